"""Players that get a view and return a move. They never see a position, and a test holds them to that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from ..core.game import BadInput, View, nearest
from ..core.generic import any_of

Bot: TypeAlias = Callable[[View, int], int]
"""From a view on which its seat owes a decision, and a seed for its own luck, to the code of a legal move."""


def random(view: View, seed: int) -> int:
    """Any legal move."""
    legal = view.legal()
    luck = np.array([seed & 0xFFFFFFFFFFFFFFFF, 0, 0], dtype=np.uint64)
    return legal[any_of(luck, len(legal))]


def greedy(view: View, seed: int) -> int:
    """The move that the game's own rule of thumb likes best; the seed has no say."""
    moves = np.array(view.legal(), dtype=np.int64)
    return int(view.game.greedy(view.s, view.seat, moves, len(moves)))


LEVELS: dict[str, Bot] = {"random": random, "greedy": greedy}
"""The bots by the name one picks them by, the weakest first."""

STRONGEST = "greedy"
"""The level that gives hints."""


def level(name: str) -> Bot:
    """The bot of that level; raises BadInput with the nearest right name."""
    if name not in LEVELS:
        raise BadInput(f"there is no bot '{name}': {nearest(name, list(LEVELS))}")
    return LEVELS[name]
