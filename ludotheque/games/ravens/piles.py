"""A player's own cards: hand, auxiliary stack, draw pile and discards (R23–R30, R61)."""

from __future__ import annotations

from ...core import heaps
from ...core.rule import rule
from . import tables
from .state import State

# Cards of a player, R23–R30


@rule
def top_card(s: State, seat: int) -> int:
    """R27: the kind of the top card of a stack, 0 if it is empty."""
    size = int(s.stack_sizes[seat])
    return int(s.stacks[seat, size - 1]) if size > 0 else 0


@rule
def top_cards(s: State, seat: int, many: int) -> int:
    """R27, R36: the heap of the top cards of a stack; −1 if there are not so many, or some are no flight cards."""
    size = int(s.stack_sizes[seat])
    if many > size:
        return tables.NONE
    heap = 0
    for i in range(size - many, size):
        kind = int(s.stacks[seat, i])
        if kind > tables.LANDSCAPES:
            return tables.NONE
        heap += heaps.one(kind, tables.BITS)
    return heap


@rule
def take_from_hand(s: State, seat: int, heap: int, size: int) -> None:
    """R24: these cards leave the hand, a hand play each."""
    s.hands[seat] -= heap
    s.hand_sizes[seat] -= size
    s.hand_plays -= size


@rule
def take_from_stack(s: State, seat: int, size: int) -> None:
    """R24, R27: the top cards leave the stack, a stack play each."""
    for _ in range(size):
        s.stack_sizes[seat] -= 1
        s.stacks[seat, s.stack_sizes[seat]] = 0
    s.stack_plays -= size


@rule
def take_card(s: State, seat: int, kind: int, stacked: int) -> None:
    """R24: one card leaves the hand or the top of the stack."""
    if stacked:
        take_from_stack(s, seat, 1)
    else:
        take_from_hand(s, seat, heaps.one(kind, tables.BITS), 1)


@rule
def refill(s: State, seat: int) -> None:
    """R61: draw up to five; an empty pile is made anew of the discards, when a card is needed or at once."""
    while s.hand_sizes[seat] < tables.HAND:
        if s.pile_sizes[seat] == 0:
            if s.discards[seat] == 0:
                return
            renew_pile(s, seat)
        kind = heaps.draw(s, int(s.piles[seat]), tables.BITS)
        s.piles[seat] -= heaps.one(kind, tables.BITS)
        s.pile_sizes[seat] -= 1
        s.hands[seat] += heaps.one(kind, tables.BITS)
        s.hand_sizes[seat] += 1
        if s.pile_sizes[seat] == 0 and s.reshuffle == tables.AT_ONCE:
            renew_pile(s, seat)


@rule
def renew_pile(s: State, seat: int) -> None:
    """R61: the discards become the draw pile, which is empty."""
    s.piles[seat] = s.discards[seat]
    s.pile_sizes[seat] = heaps.size(int(s.discards[seat]), tables.BITS)
    s.discards[seat] = 0
