"""Version 1 shuffles the stack with a draw for each tile, and takes positions that no match can have come to.

All else is as it is now. The record differs from today's, for that is how generic code tells the versions apart; in
words both are alike.
"""

from __future__ import annotations

import numpy as np

from ....core.chance import draw
from ....core.records import NOBODY, Ints, field
from ....core.rule import rule
from .. import island, state
from ..integrity import broken_pieces as broken_rule
from ..rules import CODES, begin, guess_choices, legal, play, points, set_out, stack_in_order, why_not

__all__ = ["CODES", "State", "broken_rule", "guess", "legal", "play", "points", "start", "why_not"]


class State(state.State):
    """The position, with wider numbers in the stack."""

    stack: Ints = field(island.TILES, means=state.TILE, dtype=np.int16, seen_by=NOBODY)


@rule
def start(s: State) -> None:
    """As today, but for the shuffle."""
    set_out(s)
    s.leader = draw(s, s.seats)
    shuffle_stack(s)
    begin(s)


@rule
def shuffle_stack(s: State) -> None:
    """K7: the tiles still to come, in any order: from the top, each place gets any of those that are left."""
    stack_in_order(s)
    for place in range(s.round_no, island.TILES - 1):
        other = place + draw(s, island.TILES - place)
        tile = s.stack[place]
        s.stack[place] = s.stack[other]
        s.stack[other] = tile


@rule
def guess(s: State, seat: int) -> None:
    """As today, but for the shuffle."""
    shuffle_stack(s)
    guess_choices(s, seat)
