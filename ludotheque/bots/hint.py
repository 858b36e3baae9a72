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
    """What of a search is worth telling: the move that it would make, then the others by their chances."""
    enough = WORTH_TELLING * found.candidates[0].visits
    best, *others = [
        Advice(
            candidate.move,
            candidate.chances[found.seat] if len(candidate.chances) > 1 else None,
            candidate.visits / found.iterations if found.iterations else 1.0,
        )
        for candidate in found.candidates[:MOST_MOVES]
        if candidate.visits >= enough
    ]
    return [best, *sorted(others, key=lambda advice: -(advice.chance or 0.0))]
