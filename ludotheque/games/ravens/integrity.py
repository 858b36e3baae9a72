"""What holds in every position of Odin's Ravens: all cards are there, and pieces stand where they may."""

from __future__ import annotations

from ...core import heaps
from ...core.rule import rule
from . import tables
from .state import OVER, SEATS, State


@rule
def broken_rule(s: State) -> int:
    """R3, R4 and what follows from the rules; 0, or the number of the broken rule."""
    for seat in range(SEATS):
        broken = broken_cards(s, seat)
        if broken:
            return broken
    if not all_lands(s):
        return 3
    for seat in range(SEATS):
        at = int(s.positions[seat])
        if at < 0 or at > s.length:
            return 9
        if at == s.length and s.phase != OVER:
            return 63
        if s.marker != 0 and s.marker == 64 * seat + at:
            return 11
    if s.marker != 0 and not (s.marker >> 6 < SEATS and 1 <= s.marker & 63 <= s.length):
        return 10
    if not (0 <= s.hand_plays <= tables.PLAYS and 0 <= s.stack_plays <= tables.PLAYS):
        return 23
    return 0 if (s.phase == OVER) == (s.waiting == 0) else 69


@rule
def broken_cards(s: State, seat: int) -> int:
    """R4, R45, R72: are a player's 33 cards all there, and where they may be?"""
    heap = int(s.hands[seat]) + int(s.piles[seat]) + int(s.discards[seat]) + int(s.magic_rows[seat])
    for i in range(tables.CARDS):
        kind = int(s.stacks[seat, i])
        if (kind != 0) != (i < s.stack_sizes[seat]):
            return 27
        if kind:
            heap += heaps.one(kind, tables.BITS)
    cards = s.hand_sizes[seat] + s.pile_sizes[seat] + s.stack_sizes[seat]
    cards += heaps.size(int(s.discards[seat]), tables.BITS) + heaps.size(int(s.magic_rows[seat]), tables.BITS)
    if heap != tables.DECK or cards != tables.CARDS:
        return 4
    if s.hand_sizes[seat] != heaps.size(s.hands[seat], tables.BITS):
        return 4
    if s.pile_sizes[seat] != heaps.size(s.piles[seat], tables.BITS):
        return 4
    if s.hand_sizes[seat] > tables.HAND:
        return 72
    for kind in range(1, tables.KINDS + 1):
        if heaps.count(int(s.magic_rows[seat]), kind, tables.BITS) and (tables.MAGIC[s.magic_card] >> kind) & 1 == 0:
            return 45
    return 0


@rule
def all_lands(s: State) -> bool:
    """R3: the 40 landscape cards are in the path, the deck, the discards or about to be laid."""
    heap = s.deck + s.land_discards
    cards = heaps.size(s.deck, tables.BITS) + heaps.size(s.land_discards, tables.BITS)
    if s.drawn:
        heap += heaps.one(int(tables.PAIR[s.drawn]), tables.BITS)
        cards += 1
    for i in range(tables.LONGEST):
        if (s.path[i] != 0) != (i < s.length) or (s.under[i] != 0) != (i < s.under_size):
            return False
        for card in (int(s.path[i]), int(s.under[i])):
            if card:
                heap += heaps.one(int(tables.PAIR[card]), tables.BITS)
                cards += 1
    return heap == tables.LAND_DECK and cards == tables.LONGEST
