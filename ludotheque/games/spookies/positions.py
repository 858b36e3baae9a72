"""A position of Spookies set up by hand: what is not said follows from the rest."""

from __future__ import annotations

from ...core.errors import bad
from ...core.rule import rule
from . import board
from .board import GHOST
from .chips import chips_in, mix_chips
from .state import NONE, OVER, QUESTION, UNSAID, State

COMPLETED = ()
"""The fields that `complete` fills in whatever is said of them."""


@rule
def waits(s: State) -> int:
    """Who owes a decision, as a mask: it follows from the rest."""
    return 0 if s.phase == OVER else 1 << s.turn


def complete(s: State) -> None:
    """Stand the pieces; if no heap is told, spread the chips by chance in the numbers that are told."""
    if any(rows[s.seats :].any() for rows in (s.chips, s.jokers, s.held, s.shown)):
        raise bad("spookies:seats", seats=int(s.seats))
    s.pieces[:GHOST][s.pieces[:GHOST] == UNSAID] = board.START
    if s.pieces[GHOST] == UNSAID:
        s.pieces[GHOST] = board.GHOST_START if s.ghost else 0
    if s.friend == NONE and not s.free_choice:
        s.friend = QUESTION if s.active == NONE else s.active
    if s.stock_heap or s.box_heap or s.held.any() or s.lying.any():
        s.stock = chips_in(s.stock_heap) if s.stock == UNSAID else s.stock
        return
    used = board.CHIPS_USED[s.seats]
    left = used - int(s.chips[: s.seats].sum()) - int(s.penalty.sum())
    if left <= 0:
        raise bad("spookies:chips", seats=int(s.seats), used=used)
    if s.stock not in (UNSAID, left):
        raise bad("spookies:stock", seats=int(s.seats), used=used, left=left, stock=int(s.stock))
    s.stock = left
    mix_chips(s)
