"""A position of Karuba set up by hand: what is not said follows from the rest, and what is said must fit it."""

from __future__ import annotations

from ...core.errors import bad
from ...core.rule import rule
from . import island
from .paths import link
from .state import CHOOSING, GONE, OPEN, OVER, UNSAID, State

COMPLETED = ()
"""The fields that are never read: none."""
FOLLOWING = ("round_no", "left", "east", "south")
"""The fields that `complete` fills in, and compares with what was said."""


@rule
def waits(s: State) -> int:
    """Who owes a decision, as a mask: it follows from the rest."""
    if s.phase == OVER:
        return 0
    if s.phase != CHOOSING:
        return 1 << s.turn
    mask = 0
    for seat in range(s.seats):
        if s.choices[seat] == 0:
            mask |= 1 << seat
    return mask


def complete(s: State) -> None:
    """Count the rounds by the tiles of the stack (next first), and link the tiles."""
    said = {name: _rows(s, name) for name in FOLLOWING}
    stack = [int(tile) for tile in s.stack if tile]
    s.stack[:] = [0] * (island.TILES - len(stack)) + stack
    s.round_no = island.TILES - len(stack)
    s.left = sum(1 << tile for tile in set(stack))
    s.east[:] = s.south[:] = 0
    for seat in range(s.seats):
        for cell in range(island.CELLS):
            link(s, seat, cell)
    for name, numbers in said.items():
        if any(number not in (UNSAID, right) for number, right in zip(numbers, _rows(s, name), strict=True)):
            raise bad("karuba:follows", field=name)
    if not s.bonus and not set(s.bonuses.tolist()) <= {OPEN, GONE}:
        raise bad("karuba:bonuses")
    if not s.bonus:
        s.bonuses[:] = GONE
    # What belongs to a seat that nobody sits on is not there.
    s.where[s.seats :] = 0
    if s.phase == CHOOSING and waits(s) == 0:
        raise bad("karuba:choices")


def _rows(s: State, name: str) -> list[int]:
    """The numbers of a field: of each seat that is taken, or the only one."""
    value = getattr(s, name)
    return [int(value)] if name in ("round_no", "left") else value[: s.seats].tolist()
