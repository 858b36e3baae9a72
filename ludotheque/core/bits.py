"""Sets of up to 62 things as the bits of an int64."""

from __future__ import annotations

from .chance import draw
from .records import Record
from .rule import rule


@rule
def size(mask: int) -> int:
    """How many things are in the set."""
    mask = int(mask)
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0x7F


@rule
def lowest(mask: int) -> int:
    """The smallest thing in a set that is not empty."""
    return size((mask & -mask) - 1)


@rule
def draw_one(s: Record, mask: int) -> int:
    """A thing of the set, each equally likely; the set must not be empty."""
    for _ in range(draw(s, size(mask))):
        mask &= mask - 1
    return lowest(mask)
