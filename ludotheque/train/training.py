"""Self-play: matches and net on one device. PPO with a value for each seat; the moves start from the game's ratings.

Decisions of all seats are learnt from alike. Whoever plays, wins by the share of the first place, mixed with the
margin, which tells more in long matches.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from ..batches.devices import Device
from ..core.errors import bad
from ..core.game import Game
from ..nets import file as nets
from . import policy
from .model import STANDING_PACE, Model, Weigh, copy_weights
from .players import Seats, Strength, turned, versus
from .settings import Progress, Settings, same_training
from .survey import Survey, cooled, survey
from .tables import larger_seats, many_tables, usual_seats

CHECKPOINT_FILE = "checkpoint.pt"
Report = Callable[[dict[str, Any]], None]
WIN_TRACE = 0.99
"""The λ of the chances to win: they are told, nothing is learnt from them, so they may vary."""
FALLEN = 0.08
"""A net that wins so much less of greedy than the best one did has lost its way: training goes on from the best."""


class Training:
    """One training of one game. `run` goes on until its budget is spent; `best` is then the net to keep."""

    def __init__(self, game: Game, settings: Settings, on: Device, report: Report, folder: Path | None = None) -> None:
        """It goes on from the folder's checkpoint, where there is one; raises BadInput if that is another training's.

        With `onward` the game must bring a net, as wide as the settings say (`settings_for` sees to it).
        """
        self.game, self.settings, self.on, self.report, self.folder = game, settings, on, report, folder
        checkpoint = self._checkpoint()
        torch.manual_seed(settings.seed)
        if on.name == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
        begun = time.perf_counter()
        found = survey(game, min(settings.rows, 8192), settings.seed, on, settings.most_features)
        start = nets.load(game) if settings.onward else None
        if start is None:
            self.model = self._model(found)
            self.survey = cooled(found, self.model, game, on, min(settings.matches, 1024), settings.seed)
        else:
            weights = start.weights
            self.survey = replace(found, sight=replace(found.sight, kept=weights.kept, temperature=weights.temperature))
            self.model = self._model(self.survey)
            copy_weights(self.model, weights)
        self.sight = self.survey.sight
        self.average = copy.deepcopy(self.model)
        self.best = copy.deepcopy(self.model)
        self.rival: Model | None = None
        """The net of the first measurement: with greedy, the pool against which nets are compared."""
        self.optimiser = self._optimiser()
        self.progress = Progress()
        self.losses: tuple[Tensor, ...] = (torch.zeros(()),) * 3
        self.length: float = self.survey.length
        report({
            "game": game.name, "device": on.name, "features": self.sight.features, "room": self.sight.room,
            "tokens": len(self.sight.encoder.tokens.names), "length": self.survey.length, "width": self.survey.width,
            "temperature": self.sight.temperature, "parameters": sum(p.numel() for p in self.model.parameters()),
            "preparing_seconds": round(time.perf_counter() - begun, 1),
        })  # fmt: skip
        if checkpoint:
            self._resume(checkpoint)

    def _model(self, found: Survey) -> Model:
        encoder, settings = found.sight.encoder, self.settings
        model = Model(
            found.sight.features, len(encoder.tokens.names), self.game.record.max_seats, settings.first,
            settings.second, settings.standing,
        )  # fmt: skip
        return model.to(self.on.name)

    def _optimiser(self) -> torch.optim.Optimizer:
        """Adam; the weight of the game's evaluation, one number, is learnt at a pace of its own."""
        others, standing = self.model.parts()
        return torch.optim.Adam([{"params": others}, {"params": [standing]}], lr=self.settings.rate, eps=1e-5)

    # The budget

    def done(self) -> float:
        """The part of the budget that is spent."""
        settings, progress = self.settings, self.progress
        parts = [0.0]
        if settings.iterations is not None:
            parts.append(progress.iteration / settings.iterations)
        if settings.seconds is not None:
            parts.append(progress.seconds / settings.seconds)
        return max(parts)

    def run(self) -> Model:
        """Train until the budget is spent, and return the best net."""
        settings, progress = self.settings, self.progress
        self.table = Seats(
            many_tables(self.game, settings.rows, settings.seed + progress.iteration, self.on, settings.usual),
            self.sight,
        )
        self.mine = self._mine()
        self._reserve()
        self._stagger()
        measured = int(self.done() * settings.evaluations)
        while self.done() < 1.0:
            begun = time.perf_counter()
            self._iterate()
            self._wait()
            progress.seconds += time.perf_counter() - begun
            if int(self.done() * settings.evaluations) > measured:
                measured = int(self.done() * settings.evaluations)
                self.measure()
        return self.best

    def _wait(self) -> None:
        if self.on.name == "cuda":
            torch.cuda.synchronize()

    # One iteration: play, then learn

    def _mine(self) -> Tensor:
        """The net's only seat where greedy has the others, −1 where the net plays against itself."""
        seats = self.table.seats
        drawn = torch.rand(len(seats), device=seats.device)
        rows = torch.arange(len(seats), device=seats.device)
        return torch.where(drawn < self.settings.greedy, rows % seats, -1)

    def _decide(self) -> tuple[tuple[Tensor, Tensor], Tensor]:
        """Choose in every row; returns the two values of each seat, and whose choice was the net's own."""
        table = self.table
        table.look()
        table.choose_rated()
        rated = table.chosen.clone()
        values = table.choose(self.model, torch.rand(self.settings.rows, device=table.where))
        own = (self.mine < 0) | (self.mine == table.deciders)
        table.chosen.copy_(torch.where(own, table.chosen, rated))
        return values, own

    def _reserve(self) -> None:
        """Memory for the decisions of one iteration."""
        settings, where = self.settings, self.table.where
        rows, total = settings.rows, settings.steps * settings.rows
        self.kept_active = torch.zeros(settings.steps, rows, self.sight.room, dtype=torch.int16, device=where)
        room = int(total * (1.6 * self.survey.width + 8))
        self.kept_moves = torch.zeros(room, dtype=torch.int16, device=where)
        looks = self.sight.encoder.tokens.looks.shape[1] // 2
        self.kept_seen = torch.zeros(room, looks, dtype=torch.int16, device=where)
        self.kept_priors, self.kept_scores = (torch.zeros(room, device=where) for _ in range(2))
        self.kept_counts = torch.zeros(settings.steps, rows, dtype=torch.int32, device=where)
        self.kept_offsets = torch.zeros(settings.steps, rows, dtype=torch.int64, device=where)
        self.kept_picked = torch.zeros(settings.steps, rows, dtype=torch.int32, device=where)
        self.kept_likelihood = torch.zeros(settings.steps, rows, device=where)
        most_seats = self.game.record.max_seats if settings.standing else 0
        self.kept_standings = torch.zeros(settings.steps, rows, most_seats, device=where)

    @torch.no_grad()
    def _stagger(self) -> None:
        """Matches must not run in step, else an iteration sees one stage of the match only."""
        table, length = self.table, self.survey.length
        waiting = int(self.game.record.dtype.fields["waiting"][1]) // 8  # type: ignore[index]
        words, matches = table.words, table.matches
        begins = torch.randint(0, length, (self.settings.rows,), device=table.where)
        for step in range(length):
            self._decide()
            again = begins == step
            words[:, waiting] = torch.where(again, 0, words[:, waiting])
            matches.copy_(torch.where(again, 0, matches))
            table.chosen.copy_(torch.where(again, -1, table.chosen))
            table.batch.step(table.batch.chosen)

    def _iterate(self) -> None:
        settings, progress = self.settings, self.progress
        left = 1.0 - self.done()
        for group, times in zip(self.optimiser.param_groups, (1.0, STANDING_PACE), strict=True):
            group["lr"] = times * settings.rate * progress.pace * (0.1 + 0.9 * left)
        begun = time.perf_counter()
        advantage, targets, own = self._play()
        self._wait()
        self.progress.playing += time.perf_counter() - begun
        self._learn(advantage, targets, own, settings.entropy * left)
        progress.iteration += 1
        progress.decisions += settings.steps * settings.rows
        self.blend(max(0.01, 10.0 / (progress.iteration + 10.0)))

    @torch.no_grad()
    def blend(self, share: float) -> None:
        """Take the present net into the average with so large a share."""
        for mean, new in zip(self.average.parameters(), self.model.parameters(), strict=True):
            mean.lerp_(new, share)

    @torch.no_grad()
    def _play(self) -> tuple[Tensor, tuple[Tensor, Tensor], Tensor]:
        """Play so many steps; returns the advantage of each decision, what the two values should have been, and the
        numbers of the decisions that were the net's own."""
        settings, table = self.settings, self.table
        values, wins, owned, deciders, ended, results, shares = [], [], [], [], [], [], []
        used = torch.zeros((), dtype=torch.int64, device=table.where)
        for step in range(settings.steps + 1):
            (value, win), own = self._decide()
            values.append(turned(value.exp(), table.seats, -table.deciders))
            wins.append(turned(win.exp(), table.seats, -table.deciders))
            if step == settings.steps:
                break
            ends = torch.cumsum(table.counts, 0) + used
            self.kept_offsets[step] = ends - table.counts
            used = ends[-1]
            table.run(
                policy.keep, settings.rows, self.sight.temperature, *table.looking, table.moves, table.ratings,
                table.counts, self.kept_offsets[step], self.kept_moves, self.kept_seen, self.kept_priors,
                self.kept_counts[step],
            )  # fmt: skip
            self.kept_active[step] = table.active
            if table.stood is not None:
                self.kept_standings[step] = table.stood
            self.kept_picked[step] = table.picked
            self.kept_likelihood[step] = table.likelihood
            owned.append(own)
            deciders.append(table.deciders.clone())
            table.batch.step(table.batch.chosen)
            ended.append(table.ended > 0)
            results.append(self._goal(ended[-1]))
            shares.append(table.shares())
        self.length = len(ended) * settings.rows / max(1.0, float(torch.stack(ended).sum()))
        believed = backwards(values, results, ended, settings.trace)
        advantage = torch.cat([
            (later - now).gather(1, who.long()[:, None])[:, 0]
            for later, now, who in zip(believed, values, deciders, strict=False)
        ])  # fmt: skip
        won = backwards(wins, shares, ended, WIN_TRACE)
        targets = tuple(
            torch.cat([turned(each, table.seats, who) for each, who in zip(aims, deciders, strict=True)])
            for aims in (believed, won)
        )
        own = torch.cat(owned).nonzero()[:, 0]
        learnt = advantage[own]
        return (advantage - learnt.mean()) / (learnt.std() + 1e-8), (targets[0], targets[1]), own

    def _goal(self, ended: Tensor) -> Tensor:
        """What each seat got of the match that ended: its share of the first place, mixed with the margin."""
        settings, table, progress = self.settings, self.table, self.progress
        weight = settings.margin * min(1.0, 1.5 * (1.0 - self.done()))
        if weight == 0:
            return table.shares()
        keys = table.keys()
        there = keys > -torch.inf
        mean = torch.where(there, keys, 0.0).sum(1, keepdim=True) / table.seats[:, None]
        apart = torch.where(there & ended[:, None], keys - mean, 0.0)
        spread = (apart.square().sum() / (there & ended[:, None]).sum().clamp(min=1)).sqrt()
        old = torch.as_tensor(progress.spread, device=spread.device)
        new = torch.where(ended.any(), 0.98 * old + 0.02 * spread if progress.decisions else spread, old)
        progress.spread = new  # type: ignore[assignment]
        margin = torch.softmax((keys - mean) / new.clamp(min=1e-6), 1).float()
        return (1 - weight) * table.shares() + weight * margin

    def _learn(self, advantage: Tensor, targets: tuple[Tensor, Tensor], own: Tensor, entropy_share: float) -> None:
        settings, table = self.settings, self.table
        old, seats = self.kept_likelihood.view(-1), table.seats.repeat(settings.steps)
        active = self.kept_active.view(-1, self.sight.room)
        standings = self.kept_standings.view(len(active), -1)
        kept = (
            table.tokens, self.kept_moves, self.kept_seen, self.kept_priors, self.kept_counts.view(-1),
            self.kept_offsets.view(-1), self.kept_picked.view(-1), self.kept_scores,
        )  # fmt: skip
        whole = max(1, len(own) // settings.minibatch)
        orders = [own[torch.randperm(len(own), device=table.where)] for _ in range(settings.epochs)]
        batches = [rows for order in orders for rows in order.split(settings.minibatch)[:whole]]
        for rows in batches:
            said, value, win = self.model(active[rows], seats[rows], standings[rows])
            likelihood, entropy = Weigh.apply(said, self.model.trust, table.run, kept, rows)
            ratio = (likelihood - old[rows]).exp()
            gain = advantage[rows]
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.minimum(ratio * gain, clipped * gain).mean()
            value_loss, win_loss = (
                -(target[rows] * said_of.clamp(min=-30.0)).sum(1).mean()
                for target, said_of in zip(targets, (value, win), strict=True)
            )
            loss = policy_loss + 0.5 * (value_loss + win_loss) - entropy_share * entropy.mean()
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
            self.optimiser.step()
        self.losses = policy_loss.detach(), win_loss.detach(), entropy.detach().mean()

    # Strength, and what is kept

    def strength(self, model: Model, other: Model | None, **how: Any) -> Strength:
        """Matches of a model against another one, or greedy, at the usual table unless said otherwise."""
        usual: dict[str, Any] = {
            "seats": usual_seats(self.game), "count": self.settings.matches, "seed": 999_000_001 + self.settings.seed
        }  # fmt: skip
        return versus(model, other, self.sight, self.game, self.on, **{**usual, **how})

    def measure(self, taught: bool = False) -> None:
        """Measure the average of the last nets against the pool, keep it if it is the best, and write it all down.

        One that was `taught` is kept unless it is clearly worse: its chances have learnt more, and matches of a net
        alone do not tell that.
        """
        progress = self.progress
        candidate = copy.deepcopy(self.average)
        usual = [self.strength(candidate, None, wishes=dict(wishes)) for wishes in self.settings.usual]
        greedy = Strength.mean(usual)
        table = self.strength(candidate, None, seats=larger_seats(self.game))
        if self.rival is None:
            self.rival = candidate
        rival = self.strength(candidate, self.rival)
        score = (greedy.share + table.share + rival.share) / 3
        fallen = greedy.share < progress.best_share - FALLEN
        if score > progress.best_score - (greedy.error if taught else 0.0):
            progress.best_score, progress.best_share, self.best = score, greedy.share, candidate
        elif fallen:
            self._fall_back()
        point = {
            "iteration": progress.iteration, "seconds": round(progress.teaching + progress.seconds, 1),
            "million_decisions": round(progress.decisions / 1e6, 2), "against_greedy": round(greedy.share, 4),
            "against_greedy_each": [round(each.share, 4) for each in usual],
            "error": round(greedy.error, 4), "matches": greedy.matches,
            "against_greedy_larger": round(table.share, 4), "against_first": round(rival.share, 4),
            "decisions_per_second": round(progress.decisions / max(1e-9, progress.seconds)),
            "playing_share": round(progress.playing / max(1e-9, progress.seconds), 2),
            "policy_loss": round(float(self.losses[0]), 4), "value_loss": round(float(self.losses[1]), 4),
            "entropy": round(float(self.losses[2]), 4), "trust": round(float(self.model.trust.detach()), 4),
            "length": round(self.length), "pace": progress.pace,
        }  # fmt: skip
        progress.curve.append(point)
        self.report(point)
        if self.folder is not None:
            self._save(self.folder / CHECKPOINT_FILE)

    def _fall_back(self) -> None:
        """Go on from the best net, at half the pace."""
        self.progress.pace /= 2
        for net in (self.model, self.average):
            net.load_state_dict(self.best.state_dict())
        self.optimiser = self._optimiser()

    def _save(self, path: Path) -> None:
        progress = {**asdict(self.progress), "spread": float(self.progress.spread)}
        part = path.with_suffix(".part")
        nets = {"model": self.model, "average": self.average, "best": self.best, "rival": self.rival}
        torch.save({
            **{name: net.state_dict() for name, net in nets.items() if net is not None},
            "optimiser": self.optimiser.state_dict(), "progress": progress, "settings": asdict(self.settings),
        }, part)  # fmt: skip
        part.replace(path)

    def _checkpoint(self) -> dict[str, Any]:
        """What the folder keeps of this training, or nothing."""
        if self.folder is None or not (self.folder / CHECKPOINT_FILE).exists():
            return {}
        kept: dict[str, Any] = torch.load(self.folder / CHECKPOINT_FILE, map_location=self.on.name)
        if not same_training(Settings(**kept["settings"]), self.settings):
            raise bad("other-training", folder=str(self.folder))
        return kept

    def _resume(self, kept: dict[str, Any]) -> None:
        """Go on where a checkpoint stands; matches begin anew."""
        self.model.load_state_dict(kept["model"])
        self.average.load_state_dict(kept["average"])
        self.best.load_state_dict(kept["best"])
        if "rival" in kept:
            self.rival = copy.deepcopy(self.model)
            self.rival.load_state_dict(kept["rival"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.progress = Progress(**kept["progress"])


def backwards(values: list[Tensor], results: list[Tensor], ended: list[Tensor], trace: float) -> list[Tensor]:
    """What each step's values should have been: the result where the match ended, else the next ones as they should
    have been, mixed with them as they were. `values` have one step more than the others."""
    believed, found = values[-1], []
    for step in reversed(range(len(results))):
        mixed = (1 - trace) * values[step + 1] + trace * believed
        believed = torch.where(ended[step][:, None], results[step], mixed)
        found.append(believed)
    return found[::-1]
