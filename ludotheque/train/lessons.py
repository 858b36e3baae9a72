"""Lessons: positions of whole matches, each with what a search thought of it. They are played on all cores.

Every seat of such a match is the search's, the present net's or greedy's, so that a net also learns what to do in the
positions it gets into by itself. Whoever plays, every decision is searched.

What a net is to learn from a search is not how often each move was visited: that is too even, and a net that learns it
is weaker than before. It is its own choice, with each move the likelier the better the search found it to be.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .. import bots
from ..bots.search import Search
from ..core.game import Game, View
from ..core.match import Match
from ..core.records import raw
from ..lab.matches import LONGEST, MatchSetup, first_shares, luck
from ..lab.pool import run
from ..nets import file as nets
from ..nets.file import Judgement
from ..nets.inference import prior_score
from ..nets.tokens import NONE, Tokens
from .policy import keep_seen
from .tables import Usual, drawn_table

PLAYERS = ("search", "net", "greedy")
PLAYED_BY = (0.5, 0.25, 0.25)
"""How often each of them has a seat."""
CLEARLY = 0.02
"""A difference of chances that makes a move e times as likely as the net thought it was."""
DOUBT = 4.0
"""What a search found of a move counts as if so many visits more had brought the chance of the position."""


@dataclass(frozen=True)
class Lessons:
    """Positions one after the other; lists of features and of moves lie end to end."""

    active: npt.NDArray[np.int16]
    """The active features of the decider's view, as the net knows them."""
    active_counts: npt.NDArray[np.int32]
    moves: npt.NDArray[np.int16]
    counts: npt.NDArray[np.int32]
    seen: npt.NDArray[np.int16]
    """Of each move: the tokens of what lies where it goes, then −1."""
    priors: npt.NDArray[np.float32]
    """Of each move: its rating in temperatures, 0 for the best."""
    aims: npt.NDArray[np.float32]
    """Of each move: how likely the net should make it."""
    seats: npt.NDArray[np.int64]
    chances: npt.NDArray[np.float32]
    """Of each position: what each seat's chance to win is by the search, the decider's first."""
    results: npt.NDArray[np.float32]
    """The part of the first place that each seat got in the end, likewise."""
    standings: npt.NDArray[np.float32]
    """The game's evaluation of each seat, likewise."""

    def __len__(self) -> int:
        return len(self.seats)

    def save(self, path: Path) -> None:
        """Keep them in a file `….npz`, which is there only when it is whole."""
        part = path.with_suffix(".part.npz")
        np.savez(part, **vars(self))
        part.replace(path)

    @classmethod
    def load(cls, path: Path) -> Lessons:
        """Those of a file."""
        with np.load(path) as kept:
            return cls(**{name: kept[name] for name in kept.files})

    @classmethod
    def joined(cls, parts: Sequence[Lessons]) -> Lessons:
        """All of them as one."""
        return cls(**{name: np.concatenate([vars(part)[name] for part in parts]) for name in vars(parts[0])})


@dataclass(frozen=True)
class Job:
    """One match to be played and searched."""

    setup: MatchSetup
    deal: int
    iterations: int


def gather(game: Game, *, iterations: int, seconds: float, processes: int, seed: int, usual: Usual) -> Lessons:
    """Lessons from matches of a game that brings a net, at tables like those of self-play.

    It takes so many seconds, and until the next match is over; those that are not over yet are left out.
    """
    until = time.monotonic() + seconds
    rng = np.random.default_rng(seed)

    def jobs() -> Iterator[Job]:
        deal = 0
        while True:
            seats, wishes = drawn_table(game, rng, usual)
            yield Job(MatchSetup.read(game.name, seats, wishes, seed), deal, iterations)
            deal += 1

    parts: list[Lessons] = []
    with closing(run(searched_match, jobs(), processes)) as playing:
        for lessons in playing:
            parts.append(lessons)
            if time.monotonic() > until:
                break
    return Lessons.joined(parts)


def searched_match(job: Job) -> Lessons:
    """Play a match and search each of its choices; there are no lessons in one that does not end."""
    match = job.setup.first(job.deal)
    rng = np.random.default_rng([job.setup.seed, job.deal])
    players: list[str] = rng.choice(PLAYERS, job.setup.seats, p=PLAYED_BY).tolist()
    searched: list[tuple[int, dict[str, Any]]] = []
    while not match.over and len(match.history) < LONGEST:
        seat = match.waiting()[0]
        view = match.view(seat)
        legal = view.legal()
        move = legal[0]
        if len(legal) > 1:
            fortune = luck(job.setup.seed, job.deal, players, len(match.history))
            lesson, move = _searched(view, fortune, job.iterations)
            searched.append((seat, lesson))
            if players[seat] != "search":
                move = bots.level(players[seat])(view, fortune)
        match.play_code(move, seat)
    return _lessons(match, searched if match.over else [])


def _searched(view: View, seed: int, iterations: int) -> tuple[dict[str, Any], int]:
    """What a search thinks of a view with several moves, and the one it would make."""
    net = nets.load(view.game)
    assert net is not None
    search = Search(view, seed)
    search.run(1 + iterations)  # The first one only opens the tree.
    found = search.result()
    moves = np.array([each.move for each in found.candidates], dtype=np.int64)
    visits = np.array([each.visits for each in found.candidates], dtype=np.float32)
    chances = np.average([each.chances for each in found.candidates if each.visits], 0, visits[visits > 0])
    values = np.array([each.chances[view.seat] if each.visits else 0.0 for each in found.candidates])
    rows = net.weights.kept[net.encoder.active(view)]
    return {
        "active": rows[rows >= 0],
        "moves": moves,
        "seen": _seen(view, net.encoder.tokens, moves),
        "priors": _priors(view, moves, net.weights.temperature),
        "aims": _aims(net.judge(view), moves, visits, values, float(chances[view.seat])),
        "chances": np.roll(chances, -view.seat),
        "standings": np.roll(_standings(view), -view.seat),
    }, found.move


def _aims(judged: Judgement, moves: Any, visits: Any, values: Any, chance: float) -> npt.NDArray[np.float64]:
    """How likely the net should make each move, by what it thinks of them and the values that a search found."""
    order = np.argsort(judged.moves)
    scores = judged.scores[order[np.searchsorted(judged.moves, moves, sorter=order)]]
    better = visits * (values - chance) / (visits + DOUBT)
    aims = scores + better / CLEARLY
    likely: npt.NDArray[np.float64] = np.exp(aims - aims.max())
    return likely / likely.sum()


def _seen(view: View, tokens: Tokens, moves: npt.NDArray[np.int64]) -> npt.NDArray[np.int16]:
    held = view.game.record.blank()
    held[0] = view.s
    words = raw(held)[0].view(np.int64)
    seen = np.full((len(moves), tokens.looks.shape[1] // 2), NONE, dtype=np.int16)
    for row, move in enumerate(moves.tolist()):
        keep_seen(tokens.looks, tokens.sights, words, view.seat, move, seen[row])
    return seen


def _standings(view: View) -> npt.NDArray[np.float64]:
    held, standings = view.game.record.blank(), np.zeros(view.game.record.max_seats)
    held[0] = view.s
    view.game.evaluation.evaluate(held[0], standings)
    return standings[: int(view.s.seats)]


def _priors(view: View, moves: npt.NDArray[np.int64], temperature: float) -> list[float]:
    held, ratings = view.game.record.blank(), np.empty(len(moves))
    held[0] = view.s
    view.game.evaluation.rate_moves(held[0], view.seat, moves, len(moves), ratings)
    return [prior_score(rating, temperature) for rating in ratings - ratings.max()]


def _lessons(match: Match, searched: list[tuple[int, dict[str, Any]]]) -> Lessons:
    most, net = match.game.record.max_seats, nets.load(match.game)
    assert net is not None
    looks = net.encoder.tokens.looks.shape[1] // 2
    shares = np.array(first_shares(match.places()))
    chances, results, standings = (np.zeros((len(searched), most), np.float32) for _ in range(3))
    for row, (seat, lesson) in enumerate(searched):
        chances[row, : match.seats] = lesson["chances"]
        results[row, : match.seats] = np.roll(shares, -seat)
        standings[row, : match.seats] = lesson["standings"]

    def flat(name: str, dtype: Any) -> Any:
        return np.concatenate([np.empty(0), *(lesson[name] for _, lesson in searched)]).astype(dtype)

    def lengths(name: str) -> Any:
        return np.array([len(lesson[name]) for _, lesson in searched], dtype=np.int32)

    return Lessons(
        active=flat("active", np.int16),
        active_counts=lengths("active"),
        moves=flat("moves", np.int16),
        counts=lengths("moves"),
        seen=np.concatenate([np.empty((0, looks)), *(lesson["seen"] for _, lesson in searched)]).astype(np.int16),
        priors=flat("priors", np.float32),
        aims=flat("aims", np.float32),
        seats=np.full(len(searched), match.seats, dtype=np.int64),
        chances=chances,
        results=results,
        standings=standings,
    )
