"""What to tell somebody who asks for a good move: the best few that a search finds, each with his chance to win.

for advice in hint(view, seed=1):
    print(view.game.notation(advice.move), advice.percent)
"""

from __future__ import annotations

import threading
from dataclasses import dataclass

from ..core.game import View
from .search import SearchResult, search

SECONDS = 1.0
"""How long to think about a hint, unless somebody sets another time."""
MOST_MOVES = 3
WORTH_TELLING = 0.05
"""A move that was tried less often than this part of the best one's tries is known too little to be told."""
WORTH_TRUSTING = 0.25
"""A move that was tried less often than this part is not told as better than the one that the search would make."""
ABOUT_EQUAL = 0.02
"""Chances that lie no further apart are the same to a person: a second search might put them the other way round."""


@dataclass(frozen=True)
class Advice:
    """A good move."""

    move: int
    chance: float | None
    """How likely the asking seat wins after it, 0 to 1; None where there is nobody to win against, or no choice."""
    share: float
    """How much of the search went into this move, 0 to 1: the more, the surer."""

    @property
    def percent(self) -> int | None:
        """The chance as people read it: 0 and 100 are for what is certain."""
        if self.chance is None:
            return None
        if self.chance in (0.0, 1.0):
            return round(100 * self.chance)
        return min(99, max(1, round(100 * self.chance)))


def hint(view: View, seed: int, seconds: float = SECONDS, stop: threading.Event | None = None) -> list[Advice]:
    """The best moves for the viewing seat, at most three, the best first; the only one without any thinking."""
    return advised(search(view, seed, seconds=seconds, stop=stop))


def advised(found: SearchResult) -> list[Advice]:
    """What of a search is worth telling, by the chances; no move is told as better that is known too little for it."""
    best, *others = [
        Advice(
            candidate.move,
            candidate.chances[found.seat] if len(candidate.chances) > 1 else None,
            candidate.visits / found.iterations if found.iterations else 1.0,
        )
        for candidate in found.candidates[:MOST_MOVES]
        if candidate.visits >= WORTH_TELLING * found.candidates[0].visits
    ]
    told = [each for each in others if each.share >= WORTH_TRUSTING * best.share or _chance(each) <= _chance(best)]
    return sorted([best, *told], key=_chance, reverse=True)


def _chance(advice: Advice) -> float:
    return advice.chance or 0.0


def about_equal(best: list[Advice]) -> bool:
    """Is it nearly the same which of several advised moves one makes?"""
    chances = [each.chance for each in best if each.chance is not None]
    return len(chances) > 1 and max(chances) - min(chances) <= ABOUT_EQUAL
