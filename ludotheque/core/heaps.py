"""Heaps: pieces whose order does not matter, as one number with a lane of `bits` bits for each kind, its count.

Heaps are put together by adding and taken apart by subtracting. A game uses the narrowest lanes that hold its counts
with one bit to spare (`holds` needs it); a heap of eight-bit lanes has at most seven of them and 127 pieces.
And piles: rows of numbers whose order does matter.
"""

from __future__ import annotations

from .chance import draw as draw_number
from .records import Ints, Record
from .rule import rule


@rule
def one(kind: int, bits: int) -> int:
    """A heap of one piece."""
    return 1 << (bits * kind)


@rule
def count(heap: int, kind: int, bits: int) -> int:
    """How many pieces of a kind are in a heap."""
    return (heap >> (bits * kind)) & ((1 << bits) - 1)


@rule
def size(heap: int, bits: int) -> int:
    """How many pieces are in a heap."""
    heap = int(heap)
    if bits == 4:
        pairs = (heap & 0x0F0F0F0F0F0F0F0F) + ((heap >> 4) & 0x0F0F0F0F0F0F0F0F)
        return ((pairs * 0x0101010101010101) >> 56) & 0x7F
    if bits == 8:
        return ((heap * 0x0001010101010101) >> 48) & 0x7F
    lane = (1 << bits) - 1
    pieces = 0
    while heap > 0:
        pieces += heap & lane
        heap >>= bits
    return pieces


@rule
def guards(bits: int) -> int:
    """The highest bit of every lane: counts stay below it."""
    if bits == 4:
        return 0x0888888888888888
    if bits == 8:
        return 0x0080808080808080
    guard = 0
    for lane in range(62 // bits):
        guard |= 1 << (bits * lane + bits - 1)
    return guard


@rule
def holds(heap: int, part: int, bits: int) -> bool:
    """Are all pieces of the part in the heap?"""
    # A guard bit above each lane is borrowed where the lane is too small.
    guard = guards(bits)
    return ((heap | guard) - part) & guard == guard


@rule
def kind_at(heap: int, place: int, bits: int) -> int:
    """The kind of the piece at a place from 0 in the heap sorted by kind."""
    if bits == 8:
        # Each lane of the product counts the pieces up to that kind; the kind is how many of them the place is past.
        upto = (int(heap) * 0x0001010101010101) & 0x007F7F7F7F7F7F7F
        past = ((int(place) * 0x0001010101010101) | 0x0080808080808080) - upto
        return ((((past >> 7) & 0x0001010101010101) * 0x0001010101010101) >> 48) & 0x7F
    kind = 0
    while place >= count(heap, kind, bits):
        place -= count(heap, kind, bits)
        kind += 1
    return kind


@rule
def draw(s: Record, heap: int, bits: int) -> int:
    """The kind of a piece drawn from a heap that is not empty, each piece equally likely."""
    return kind_at(heap, draw_number(s, size(heap, bits)), bits)


@rule
def shuffle(s: Record, pile: Ints, first: int) -> None:
    """Bring a pile from an index on into any order, each equally likely."""
    i = len(pile) - 1 - first
    while i > 0:
        # One draw for two swaps: a number below (i + 1)·i is a number below i + 1 and one below i.
        both = draw_number(s, (i + 1) * i)
        a, b = first + i, first + both // i
        pile[a], pile[b] = pile[b], pile[a]
        a, b = first + i - 1, first + both % i
        pile[a], pile[b] = pile[b], pile[a]
        i -= 2
