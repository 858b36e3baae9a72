"""Who knows what, A52–A55, A85: a world that fits what a seat sees."""

from __future__ import annotations

from ...core import bits, heaps
from ...core.rule import rule
from . import tables
from .land import is_creature
from .pieces import all_creatures, all_herbs, all_swords
from .state import HERB, State
from .tables import BITS, HALF, NONE, SPACES


@rule
def guess(s: State, seat: int) -> None:
    """Deal all that the seat has not seen at random to the places where it may be."""
    guess_deck(s)
    guess_creatures(s)
    guess_swords(s, seat)
    guess_herbs(s, seat)
    guess_bonus(s, seat)


@rule
def guess_deck(s: State) -> None:
    """A21, A54: the cards that have not been revealed, in any order."""
    north, south = (1 << HALF) - 1, (1 << HALF) - 1
    for i in range(s.revealed):
        space = int(s.discard[i]) - 1
        if space < HALF:
            north &= ~(1 << space)
        else:
            south &= ~(1 << (space - HALF))
    i = int(s.revealed)
    for half in range(2):
        left = south if half else north
        while left:
            s.deck[i] = half * HALF + bits.lowest(left) + 1
            left &= left - 1
            i += 1
    heaps.shuffle(s, s.deck, int(s.revealed))


@rule
def guess_creatures(s: State) -> None:
    """A54: the creatures in the pile, in any order."""
    left = all_creatures()
    for seat in range(s.seats):
        left -= s.won[seat]
    for space in range(SPACES):
        if is_creature(int(s.tile[space])):
            left -= heaps.one(int(s.tile[space]) - tables.WEAKEST, BITS)
    for i in range(tables.CREATURE_COUNT - s.creature_supply, tables.CREATURE_COUNT):
        kind = heaps.draw(s, left, BITS)
        left -= heaps.one(kind, BITS)
        s.creature_pile[i] = tables.WEAKEST + kind


@rule
def guess_swords(s: State, seat: int) -> None:
    """A53, A54: in the pile, face down on the board, with the others, and in the box those that nobody has seen."""
    left = all_swords(s) - s.swords_shown
    if seat != NONE:
        left -= s.swords[seat]
    for i in range(tables.SWORD_COUNT - s.sword_supply, tables.SWORD_COUNT):
        kind = heaps.draw(s, left, BITS)
        left -= heaps.one(kind, BITS)
        s.sword_pile[i] = kind + 1
    for space in range(SPACES):
        if s.tile[space] == tables.SWORD_TILE:
            kind = heaps.draw(s, left, BITS)
            left -= heaps.one(kind, BITS)
            s.hidden[space] = kind
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.sword_count[other]):
                kind = heaps.draw(s, left, BITS)
                left -= heaps.one(kind, BITS)
                s.swords[other] += heaps.one(kind, BITS)
    s.sword_box = left + s.swords_shown


@rule
def guess_herbs(s: State, seat: int) -> None:
    """A53, A54: in the pile, face down on the board and with the others; one of theirs may be just taken."""
    left = all_herbs(s) - s.herbs_gone
    if seat != NONE:
        left -= s.herbs[seat]
    for i in range(tables.HERB_COUNT - s.herb_supply, tables.HERB_COUNT):
        kind = heaps.draw(s, left, BITS)
        left -= heaps.one(kind, BITS)
        s.herb_pile[i] = tables.WEAKEST_HERB + kind
    for space in range(SPACES):
        if s.tile[space] == tables.HERB_TILE:
            kind = heaps.draw(s, left, BITS)
            left -= heaps.one(kind, BITS)
            s.hidden[space] = tables.WEAKEST_HERB + kind
    for other in range(s.seats):
        if other == seat:
            continue
        for _ in range(s.herb_count[other]):
            kind = heaps.draw(s, left, BITS)
            left -= heaps.one(kind, BITS)
            s.herbs[other] += heaps.one(kind, BITS)
        if s.phase == HERB and (s.waiting >> other) & 1:
            s.fresh[other] = tables.WEAKEST_HERB + heaps.draw(s, int(s.herbs[other]), BITS)


@rule
def guess_bonus(s: State, seat: int) -> None:
    """A85: the bonus tiles in the pile and with the others, less those that all know of."""
    if s.bonus == 0:
        return
    left = tables.BONUS_TILES & ~s.bonus_gone
    for other in range(s.seats):
        left &= ~(s.bonus_tiles[other] if other == seat else s.bonus_open[other])
    for other in range(s.seats):
        if other == seat:
            continue
        tiles = int(s.bonus_open[other])
        for _ in range(s.bonus_count[other] - bits.size(tiles)):
            tile = 1 << bits.draw_one(s, left)
            left &= ~tile
            tiles |= tile
        s.bonus_tiles[other] = tiles
    s.bonus_pile = left
