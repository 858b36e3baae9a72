"""A net learns from lessons: choices from what a search found better, chances from the search and the results."""

from __future__ import annotations

import time
from typing import Any

import torch
from torch import Tensor, nn

from ..lab.pool import cores
from .lessons import Lessons, gather
from .model import STANDING_PACE
from .training import Training

LESSONS_FILE = "lessons.npz"
MINIBATCH = 2048
RESULT_SHARE = 0.1
"""The part of the target of the chances that is the match's result, the rest being what the search thought. There are
far fewer matches than positions: with half of it nets learn the matches by heart."""
POLICY_WEIGHT = 0.3
"""How much the choices count beside the chances."""
DECAY = 1e-2
"""The weights' decay: lessons are few, and are gone through many times."""
BLENDED = 0.02
"""How much of each new net goes into the average."""
MEASUREMENTS = 4
"""How often the strength is measured on the way."""
HELD_BACK = 0.03
"""The part of the lessons, the last ones, that only tells how well the others were learnt."""


class Lists:
    """Lists that lie end to end, and how to take those of some rows."""

    def __init__(self, counts: Tensor) -> None:
        self.counts = counts.long()
        self.offsets = torch.cumsum(self.counts, 0) - self.counts

    def take(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The places of all items of these rows, and for each item the number of its row among them."""
        counts = self.counts[rows]
        owner = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), counts)
        first = torch.cumsum(counts, 0) - counts
        return self.offsets[rows][owner] + torch.arange(len(owner), device=rows.device) - first[owner], owner


class Pupil:
    """A training's model with lessons to learn from, on the training's device."""

    def __init__(self, training: Training, lessons: Lessons) -> None:
        where = training.on.name
        self.training, self.count = training, len(lessons)

        def put(array: Any) -> Tensor:
            return torch.as_tensor(array, device=where)

        self.active, self.moves = put(lessons.active), put(lessons.moves)
        self.seen = put(lessons.seen).long()
        self.priors, self.aims = put(lessons.priors), put(lessons.aims)
        self.features, self.choices = Lists(put(lessons.active_counts)), Lists(put(lessons.counts))
        self.seats, self.standings = put(lessons.seats), put(lessons.standings)
        chances, results = put(lessons.chances), put(lessons.results)
        self.targets = RESULT_SHARE * results + (1 - RESULT_SHARE) * chances
        self.tokens = put(training.sight.encoder.tokens.table).long()

    def loss(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """How far the choices and the chances are from what they should be."""
        said, value, win = self.training.model(self._active(rows), self.seats[rows], self.standings[rows])
        places, owner = self.choices.take(rows)
        tokens = torch.cat((self.tokens[self.moves[places].long()], self.seen[places]), 1)
        told = torch.where(tokens >= 0, said[owner[:, None], tokens.clamp(min=0)], 0.0).sum(1)
        scores = told + self.training.model.trust * self.priors[places]
        likelihood = scores - logarithm_of_sums(scores, owner, len(rows))[owner]
        policy = -(self.aims[places] * likelihood).sum() / len(rows)
        target = self.targets[rows]
        value_loss, win_loss = (-(target * each.clamp(min=-30.0)).sum(1).mean() for each in (value, win))
        return policy, (value_loss + win_loss) / 2

    def _active(self, rows: Tensor) -> Tensor:
        """The features of these rows side by side, −1 behind their ends."""
        places, owner = self.features.take(rows)
        width = int(self.features.counts[rows].max())
        columns = places - self.features.offsets[rows][owner]
        active = torch.full((len(rows), width), -1, dtype=torch.int16, device=rows.device)
        active[owner, columns] = self.active[places]
        return active


def logarithm_of_sums(scores: Tensor, owner: Tensor, rows: int) -> Tensor:
    """For each row the logarithm of the sum of the exponentials of its scores."""
    most = torch.full((rows,), -torch.inf, device=scores.device).scatter_reduce(0, owner, scores.detach(), "amax")
    sums = torch.zeros(rows, device=scores.device).index_add(0, owner, (scores - most[owner]).exp())
    return sums.log() + most


def teach(training: Training, lessons: Lessons) -> None:
    """Go through the lessons as often as the settings say; measured on the way, the best net is kept."""
    pupil = Pupil(training, lessons)
    model, progress, epochs = training.model, training.progress, training.settings.lesson_epochs
    known = max(1, int(pupil.count * (1 - HELD_BACK)))
    batches = max(1, known // MINIBATCH)
    rate = training.settings.rate
    others, standing = model.parts()
    optimiser = torch.optim.AdamW([
        {"params": others, "weight_decay": DECAY}, {"params": [standing], "weight_decay": 0.0}
    ], lr=rate)  # fmt: skip
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, max_lr=[rate, STANDING_PACE * rate], total_steps=epochs * batches
    )
    for epoch in range(epochs):
        begun = time.perf_counter()
        order = torch.randperm(known, device=pupil.seats.device)
        for batch in range(batches):
            policy, chances = pupil.loss(order[batch * MINIBATCH : (batch + 1) * MINIBATCH])
            optimiser.zero_grad(set_to_none=True)
            (POLICY_WEIGHT * policy + chances).backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            training.blend(BLENDED)
        progress.teaching += time.perf_counter() - begun
        progress.taught = epoch + 1 == epochs
        training.report({"epoch": epoch + 1, **_losses(pupil, known), "seconds": round(progress.teaching, 1)})
        if (epoch + 1) * MEASUREMENTS // epochs > epoch * MEASUREMENTS // epochs:
            training.measure(taught=True)


def learn_from_search(training: Training) -> None:
    """Gather the lessons that the training's settings ask for, or take those of its folder, and teach them.

    If it was stopped on the way, it begins again with what the net has learnt so far.
    """
    settings, game = training.settings, training.game
    path = training.folder / LESSONS_FILE if training.folder else None
    if path and path.exists():
        lessons = Lessons.load(path)
    else:
        begun = time.perf_counter()
        lessons = gather(
            game,
            iterations=settings.searched,
            seconds=settings.lesson_seconds,
            processes=cores(),
            seed=settings.seed,
            usual=settings.usual,
        )
        training.progress.teaching += time.perf_counter() - begun
        if path:
            lessons.save(path)
    training.report({"lessons": len(lessons)})
    training.measure()
    teach(training, lessons)


@torch.no_grad()
def _losses(pupil: Pupil, known: int) -> dict[str, float]:
    """How well lessons are answered that were learnt from, and those that were not."""
    found: dict[str, float] = {}
    for name, first, end in (("learnt", 0, known), ("new", known, pupil.count)):
        rows = torch.arange(first, min(end, first + MINIBATCH), device=pupil.seats.device)
        if len(rows):
            policy, chances = pupil.loss(rows)
            found |= {f"policy_{name}": round(float(policy), 4), f"chances_{name}": round(float(chances), 4)}
    return found
