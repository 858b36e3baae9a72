"""A position of Odin's Ravens set up by hand: what is not said follows from the rest."""

from __future__ import annotations

from collections import Counter

from ...core.errors import bad
from ...core.rule import rule
from . import tables
from .state import ADD_LAND, ARRANGE, OVER, PLAY, SEATS, State

COMPLETED = ("length", "deck", "under_size", "piles", "hand_sizes", "pile_sizes", "stack_sizes")
"""The fields that `complete` fills in."""


@rule
def waits(s: State) -> int:
    """Who owes a decision, as a mask: it follows from the rest."""
    return 0 if s.phase == OVER else 1 << s.turn


def complete(s: State) -> None:
    """Count what lies there, and put every other card into its draw pile."""
    s.length = sum(1 for card in s.path if card)
    s.under_size = sum(1 for card in s.under if card)
    # Which way round a card is that does not lie on the path yet makes no difference: the lower landscape comes first.
    s.under[: s.under_size] = [tables.LANDS[tables.PAIR[card]] for card in s.under[: s.under_size]]
    s.drawn = tables.LANDS[tables.PAIR[s.drawn]] if s.drawn else 0
    if s.length == 0:
        raise bad("ravens:path")
    if s.land_discards and s.removed_land == tables.UNDER_DECK:
        raise bad("ravens:land-discards")
    _check_phase(s)
    lands = Counter(int(tables.PAIR[card]) for card in (*s.path, *s.under, s.drawn) if card)
    s.deck = _rest(tables.LAND_DECK, lands + _counts(s.land_discards))
    for seat in range(SEATS):
        stack = Counter(int(kind) for kind in s.stacks[seat] if kind)
        hand = _counts(s.hands[seat])
        s.stack_sizes[seat] = stack.total()
        s.hand_sizes[seat] = hand.total()
        s.piles[seat] = _rest(tables.DECK, stack + hand + _counts(s.discards[seat]) + _counts(s.magic_rows[seat]))
        s.pile_sizes[seat] = _counts(s.piles[seat]).total()


def _check_phase(s: State) -> None:
    laying = s.phase not in (PLAY, ARRANGE, OVER)
    if laying != (s.drawn != 0):
        raise bad("ravens:drawn")
    if s.to_lay and s.phase != ADD_LAND:
        raise bad("ravens:to-lay")
    stack = sum(1 for kind in s.stacks[s.turn] if kind)
    if s.phase == ARRANGE and stack < 2:
        raise bad("ravens:arrange")
    if s.arranged > (stack - 2 if s.phase == ARRANGE else 0):
        raise bad("ravens:arranged")


def _counts(heap: int) -> Counter[int]:
    """How many of each kind are in a heap."""
    lane = (1 << tables.BITS) - 1
    return Counter({kind: int(heap) >> tables.BITS * kind & lane for kind in range(64 // tables.BITS)})


def _rest(heap: int, used: Counter[int]) -> int:
    """A heap less what is used; raises BadInput if there is not so much."""
    left = _counts(heap)
    left.subtract(used)
    if min(left.values()) < 0:
        raise bad("ravens:too-many")
    return sum(count << tables.BITS * kind for kind, count in left.items())
