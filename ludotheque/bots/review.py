"""A match looked at afterwards: the chance to win over time, what each choice cost, and what was luck.

**A decision** is judged from what its seat could know then, by the search that plays for the bots (`search.py`): it
looks for the best move and, unless that is the one that was played, the two are compared. Each gets a search of its own
in which it is the first move, both in the same guessed worlds, so that good and bad cards cancel out; and neither knows
of the first search, so that it does not matter if a move merely looked best by luck. What the better one gains over the
played one is the *loss*, unless it is within the noise: less than `SURE` standard errors, as seen between batches of
worlds. Then the played move counts as the best, and nobody is told of a mistake. But many small losses add up: the sums
below have every difference as it was measured, the uncertain ones too, for what is noise in them cancels out. Forced
moves are not judged, nor are choices that were chosen anew.

**The curve** of a seat is its chance to win at each of its own decisions if it plays its best move there, as it could
know it, and at the end the result: 1, 0, or its share of the first place.

**The split** tells where a seat's way from its first decision to the result came from. With b and p for the seat's
chance if the best and the played move is made, at its own decisions, and at those of the others from its first one on:

    result − start = w · (sum of own (p − b) + sum of others (p − b)) + luck

The first sum is what its own choices cost it, so at most 0 but for noise; the second what the others' mistakes gave it.
Luck is defined as the rest: what the cards and dice did, and what it learned of things hidden. So the sum is exact, and
over many matches luck should be 0: a loss that is too small to be told is a loss and no bad luck. Two things help.

- The start is b of the first decision, from a search of its own, for it must not be the best of several guesses.
  Whoever decides may judge himself a little too low, since his own moves are still being tried out while the others'
  are played out: what first chances lack in the mean, the game's `start_lack`, is added.
- Searches see what a choice changes in the near future. Where that can be made up for later they measure too much of
  it, and where much comes of it later too little: w is the game's `choice_weight`.

`tools/luck.py` measures both, and how far luck is from 0.

In a match that is not over, the last of its own decisions takes the place of the result.

With the same match and the same number of iterations everything comes out the same.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict

from ..core.evaluation import SearchParams
from ..core.game import Game, View
from ..core.match import Match
from ..core.text import Text
from ..nets.file import load_to_search
from .search import Chances, Search

ITERATIONS = 300
"""Of the first search about a decision; both searches of a comparison together have as many again."""
FEWEST = 60
BUDGET = 30_000
"""A match with so many decisions that `ITERATIONS` of each would be more gets fewer of them, down to `FEWEST`."""
WITH_NET = 2
"""A net knows from the first iteration where to look: a search that asks one gets so many times fewer of them. What
holds for the smallest table of a game holds for all, so that no review takes long."""
DIGITS = 4

Label: TypeAlias = Literal["fine", "inaccuracy", "mistake", "blunder"]
LABELS: tuple[tuple[float, Label], ...] = ((0.15, "blunder"), (0.06, "mistake"), (0.02, "inaccuracy"), (0.0, "fine"))
"""How a loss of at least so much is called."""


class Stopped(Exception):
    """Somebody has set `stop`."""


@dataclass(frozen=True)
class Decision:
    """One choice among several moves. Chances are those of every seat, from what the decider could know."""

    number: int
    """Which move of the match it is, from 1."""
    seat: int
    move: int
    best: int
    """The better move; the played one if there was none."""
    legal: int
    """How many moves there were."""
    chance_best: Chances
    chance_played: Chances
    change: Chances
    """What the played move changed against the best one found, as it was measured: noise and all."""
    loss: float
    label: Label
    said: Text
    """The move in words."""
    best_said: Text


@dataclass(frozen=True)
class Point:
    """A seat's chance to win before a move; the result stands after the last one."""

    number: int
    chance: float


@dataclass(frozen=True)
class Split:
    """Where a seat's way to the result came from: `result` = `start` + `own` + `others` + `luck`."""

    start: float
    own: float
    others: float
    luck: float
    result: float


@dataclass(frozen=True)
class Review:
    """What there is to say about a match. For a single seat, which has nobody to win against, nothing."""

    seats: int
    moves: int
    over: bool
    iterations: int
    decisions: tuple[Decision, ...]
    curves: tuple[tuple[Point, ...], ...]
    splits: tuple[Split | None, ...]
    """None for a seat that never had a choice."""

    @property
    def alone(self) -> bool:
        """Is there nobody to win against?"""
        return self.seats == 1

    def costliest(self, count: int) -> list[Decision]:
        """The decisions that cost most, the worst first; none that cost nothing."""
        dear = sorted(self.decisions, key=lambda d: (-d.loss, d.number))
        return [d for d in dear if d.loss > 0][:count]


class MoveWords(TypedDict):
    """A move in notation, the elements to pick for it, and its words."""

    move: str
    ids: list[str]
    say: Text


class DecisionWords(TypedDict):
    """One choice among `legal` moves; chances are those of every seat if the best and if the played move is made."""

    number: int
    seat: int
    legal: int
    played: MoveWords
    best: MoveWords
    chance_best: list[float]
    chance_played: list[float]
    loss: float
    label: Label


class SplitWords(TypedDict):
    """How a seat came to its result: `result` = `start` + `own` + `others` + `luck`."""

    start: float
    own: float
    others: float
    luck: float
    result: float


class ReviewWords(TypedDict):
    """The review of a match. `curves` and `splits` have one entry for each seat.

    A curve has the number of a move with the seat's chance to win before it, and last the result, after the last move.
    A seat that never had a choice has no split. A match of one seat has no decisions.
    """

    moves: int
    over: bool
    iterations: int
    curves: list[list[tuple[int, float]]]
    splits: list[SplitWords | None]
    decisions: list[DecisionWords]


def as_words(found: Review, game: Game) -> ReviewWords:
    """A review as it travels (docs/protocol.md): plain values, with moves in notation and as texts."""
    return {
        "moves": found.moves,
        "over": found.over,
        "iterations": found.iterations,
        "curves": [[(point.number, _rounded(point.chance)) for point in curve] for curve in found.curves],
        "splits": [_split_words(split) if split else None for split in found.splits],
        "decisions": [_decision_words(decision, game) for decision in found.decisions],
    }


def _decision_words(decision: Decision, game: Game) -> DecisionWords:
    return {
        "number": decision.number,
        "seat": decision.seat,
        "legal": decision.legal,
        "played": _move_words(decision.move, decision.said, game),
        "best": _move_words(decision.best, decision.best_said, game),
        "chance_best": [_rounded(chance) for chance in decision.chance_best],
        "chance_played": [_rounded(chance) for chance in decision.chance_played],
        "loss": _rounded(decision.loss),
        "label": decision.label,
    }


def _move_words(move: int, said: Text, game: Game) -> MoveWords:
    return {"move": game.notation(move), "ids": game.elements(move), "say": said}


def _split_words(split: Split) -> SplitWords:
    return {
        "start": _rounded(split.start),
        "own": _rounded(split.own),
        "others": _rounded(split.others),
        "luck": _rounded(split.luck),
        "result": _rounded(split.result),
    }


def _rounded(chance: float) -> float:
    return round(chance, DIGITS)


def review(
    match: Match,
    iterations: int | None = None,
    stop: threading.Event | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge every decision of a match. `progress` is told how many are done, of how many.

    Without a number of iterations a decision gets the usual one, or fewer in a very long match.
    Raises Stopped soon after `stop` is set.
    """
    choices = _choices(match) if match.seats > 1 else []
    if iterations is None:
        fewer = WITH_NET if load_to_search(match.game, match.game.seats[0]) else 1
        iterations = max(FEWEST, min(ITERATIONS, BUDGET // max(1, len(choices))) // fewer)
    decisions: list[Decision] = []
    for done, (number, view, move) in enumerate(choices):
        if progress is not None:
            progress(done, len(choices))
        if stop is not None and stop.is_set():
            raise Stopped
        first = all(decision.seat != view.seat for decision in decisions)
        decisions.append(judge(view, move, number, iterations, first))
    results = _results(match, decisions)
    seats = range(match.seats)
    return Review(
        seats=match.seats,
        moves=len(match.history),
        over=match.decided,
        iterations=iterations,
        decisions=tuple(decisions),
        curves=tuple(_curve(seat, decisions, results[seat], len(match.history) + 1) for seat in seats),
        splits=tuple(_split(seat, decisions, results[seat], match.game.search) for seat in seats),
    )


def _choices(match: Match) -> list[tuple[int, View, int]]:
    """Where a seat had more than one move: the number of the move, what the seat knew, what it did."""
    choices: dict[int, tuple[int, View, int]] = {}
    last: dict[int, int] = {}
    s = match.beginning()
    for number, played in enumerate(match.history, 1):
        view = match.game.view(s, played.seat)
        if played.seat not in view.waiting():
            # It had chosen already and chooses anew: only the last choice counts.
            choices.pop(last[played.seat], None)
        if len(view.legal()) > 1:
            choices[number] = (number, view, played.move)
        last[played.seat] = number
        match.game.rules.play(s, played.seat, played.move)
    return list(choices.values())


def judge(view: View, move: int, number: int, iterations: int = ITERATIONS, first: bool = False) -> Decision:
    """Compare a move with the best one that can be found; the number of the move seeds the luck.

    The chance at the `first` decision of a seat, from which its way is told, gets a search of its own.
    """
    best, chance_best, chance_played, change = Search(view, seed=0).compare(move, number, iterations, first)
    loss = chance_best[view.seat] - chance_played[view.seat]
    label = next(label for least, label in LABELS if loss >= least)
    return Decision(
        number=number,
        seat=view.seat,
        move=move,
        best=best,
        legal=len(view.legal()),
        chance_best=chance_best,
        chance_played=chance_played,
        change=change,
        loss=loss,
        label=label,
        said=view.offer(move),
        best_said=view.offer(best),
    )


def _results(match: Match, decisions: list[Decision]) -> list[float | None]:
    """What each seat's way leads to: its share of the first place or, while that is open, its last known chance."""
    if match.decided:
        winners = [place == 1 for place in match.places()]
        return [won / sum(winners) for won in winners]
    last: dict[int, float] = {d.seat: d.chance_played[d.seat] for d in decisions}
    return [last.get(seat) for seat in range(match.seats)]


def _curve(seat: int, decisions: list[Decision], result: float | None, end: int) -> tuple[Point, ...]:
    points = [Point(d.number, d.chance_best[seat]) for d in decisions if d.seat == seat]
    if result is not None:
        points.append(Point(end, result))
    return tuple(points)


def _split(seat: int, decisions: list[Decision], result: float | None, measured: SearchParams) -> Split | None:
    own = [d for d in decisions if d.seat == seat]
    if not own or result is None:
        return None
    others = [d for d in decisions if d.seat != seat and d.number > own[0].number]
    start = own[0].chance_best[seat] + measured.start_lack
    # From a start at which nothing better was sure, nothing was lost there either.
    cost, gift = (sum((d.change[seat] for d in some), 0.0) for some in (own[1:], others))
    cost, gift = measured.choice_weight * (cost - own[0].loss), measured.choice_weight * gift
    return Split(start, cost, gift, result - start - cost - gift, result)
