"""A position of Odin set up by hand: what is not said follows from the rest."""

from __future__ import annotations

import numpy as np

from ...core.errors import bad
from ...core.records import copy
from ...core.rule import rule
from .checks import ALL_COLOURS, deck
from .rules import play, rewind, why_not
from .sets import set_cards
from .state import FOLLOW, FORGOTTEN, NONE, OVER, TAKE_CARD, UNSAID, State

COMPLETED = ()
"""The fields that `complete` fills in whatever is said of them."""


@rule
def waits(s: State) -> int:
    """Who owes a decision, as a mask: it follows from the rest."""
    return 0 if s.phase == OVER else 1 << s.turn


def complete(s: State) -> None:
    """Count the hands and put every other card aside."""
    s.colours = s.colours or ALL_COLOURS
    s.hand_no = s.hand_no or 1
    if s.centre != NONE and not set_cards(s.centre):
        raise bad("odin:centre")
    if (s.owner == NONE) != (s.centre == NONE):
        raise bad("odin:owner")
    if not 0 <= s.passes < s.seats - 1:
        raise bad("odin:passes", most=int(s.seats) - 2)
    if (s.phase in (FOLLOW, TAKE_CARD)) != (s.centre != NONE) and s.phase != OVER:
        raise bad("odin:phase")
    if (s.phase == TAKE_CARD) != (s.beaten != 0):
        raise bad("odin:beaten")
    if s.hands[s.seats :].any():
        raise bad("odin:seats", seats=int(s.seats))
    used = s.discards | s.beaten | (0 if s.centre == NONE else set_cards(s.centre))
    for seat in range(len(s.sizes)):
        used |= s.hands[seat]
        size = int(s.hands[seat]).bit_count()
        if s.sizes[seat] not in (UNSAID, size):
            raise bad("odin:sizes", seat=seat, size=size)
        s.sizes[seat] = size
    if s.made_count != FORGOTTEN and not leads_here(copy(s), s):
        raise bad("odin:made")
    left = deck(s) & ~used
    if s.undealt not in (0, left):
        raise bad("odin:undealt")
    s.undealt = left


def leads_here(s: State, here: State) -> bool:
    """Do the decisions that are remembered lead to a position? They are made anew in `s`, a copy of it."""
    if any(seat == NONE for seat in here.made_by[: here.made_count]):
        return False
    for i in range(rewind(s)):
        seat, move = int(here.made_by[i]), int(here.made[i])
        if seat != s.turn or move == NONE or why_not(s, seat, move):
            return False
        play(s, seat, move)
    told = ("hands", "centre", "owner", "beaten", "passes", "turn", "made", "made_by", "made_count")
    return all(np.array_equal(getattr(s, name), getattr(here, name)) for name in told)
