"""A position of Odin set up by hand: what is not said follows from the rest."""

from __future__ import annotations

from ...core.errors import bad
from . import rules
from .sets import set_cards
from .state import FOLLOW, NONE, OVER, TAKE_CARD, State

COMPLETED = ("sizes", "undealt")
"""The fields that `complete` fills in."""


def complete(s: State) -> None:
    """Count the hands, put every other card aside, and let the seat on turn decide."""
    s.colours = s.colours or rules.ALL_COLOURS
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
    used = s.discards | s.beaten | (0 if s.centre == NONE else set_cards(s.centre))
    for seat in range(s.seats):
        s.sizes[seat] = int(s.hands[seat]).bit_count()
        used |= s.hands[seat]
    s.undealt = rules.deck(s) & ~used
    s.waiting = 0 if s.phase == OVER else 1 << s.turn
