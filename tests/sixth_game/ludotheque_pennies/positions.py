"""A position of Pennies set up by hand: what is not said follows from the rest."""

from __future__ import annotations

from ludotheque.core.errors import bad

from .state import CALL, HIDE, State

COMPLETED: tuple[str, ...] = ()
"""The fields that `complete` fills in."""


def complete(s: State) -> None:
    """Whoever has an open fist hides, or else the seat on turn calls."""
    s.round_no = s.round_no or 1
    if s.phase == HIDE:
        s.waiting = sum(1 << seat for seat in range(s.seats) if s.fists[seat] == 0)
        if s.waiting == 0:
            raise bad("pennies:closed")
    else:
        s.waiting = 1 << s.turn if s.phase == CALL else 0
