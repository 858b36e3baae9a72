"""A position of Pennies set up by hand: what is not said follows from the rest."""

from __future__ import annotations

from ludotheque.core.errors import bad
from ludotheque.core.rule import rule

from .state import CALL, HIDE, State

COMPLETED: tuple[str, ...] = ()
"""The fields that `complete` fills in."""


@rule
def waits(s: State) -> int:
    """Who owes a decision, as a mask: whoever has an open fist hides, or else the seat on turn calls."""
    if s.phase != HIDE:
        return 1 << s.turn if s.phase == CALL else 0
    mask = 0
    for seat in range(s.seats):
        if s.fists[seat] == 0:
            mask |= 1 << seat
    return mask


def complete(s: State) -> None:
    """The rounds are counted from 1."""
    s.round_no = s.round_no or 1
    if s.phase == HIDE and waits(s) == 0:
        raise bad("pennies:closed")
