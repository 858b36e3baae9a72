"""What is in the box of Adventure Land, and the codes of all moves.

Spaces are numbered row by row, a1 = 0, b1 = 1, … k10 = 109; start spots follow: rows 1–5 (110–114), columns a–e
(115–119).
A set of spaces is two masks, north (rows 1–5) and south (rows 6–10), of 55 bits each. A *pack* is a multiset in one
number: lane i, eight bits wide, counts the pieces of kind i.

| codes | moves |
|---|---|
| 0 … 104 | enter from a start spot: east from rows 1–5, south from columns a–e, 1 or more spaces |
| 105 … 1149 | go from a space, the spaces in order, east before south, 1 or more spaces |
| 1150 | DONE: no more moves this turn |
| 1151 … 1220 | FIGHT with none to three swords of these kinds |
| 1221 … 1224 | HERB: add a herb worth 2, 3, 4, or the magic herb, worth 5 |
| 1225 | GOLD: give a gold for a point |
| 1226 … 1231 | REROLL a die that shows 1 … 6, for a gold |
| 1232 | GIVE_UP |
| 1233, 1234 | KEEP the herb just taken, or SWAP it for a bonus tile |
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
import numpy.typing as npt

from ...core.chance import draw
from ...core.records import Ints, Record
from ...core.rule import rule

COLUMNS, ROWS = 11, 10
SPACES = COLUMNS * ROWS
HALF = SPACES // 2
SPOTS = 10
SEATS = 4
NONE = -1

# Terrain (A4), also the kind of thing that a card of it brings.
FOREST, MOUNTAIN, RIVER, CITY, FOG = range(5)
TERRAIN_COUNT = (20, 28, 18, 30, 14)
CITY_SIZES = (12, 6, 5, 4, 3)
RIVER_LENGTH = TERRAIN_COUNT[RIVER]

# What lies on a space (A11): creatures are their laurel number, 4 … 8.
EMPTY, HERB_TILE, SWORD_TILE, GOLD_TILE = 0, 1, 2, 3
WEAKEST, STRONGEST = 4, 8
COMPANION = 9

# A5. Strength is twice the laurel. The values are sourced; 4-4-3-2-1 comes from one weak source, and that the weakest
# are the most frequent is an ASSUMPTION.
CREATURES = (4, 4, 3, 2, 1)
# A6. Swords with bonus 0, 1, 2, 3; rows are the option `sword_values`. ASSUMPTION: no rule book gives the numbers.
SWORD_VALUES = np.array([[10, 8, 6, 4], [7, 7, 7, 7]], dtype=np.int64)
# A7. Herbs worth 2, 3, 4; rows are the option `herb_values`. ASSUMPTION, likewise.
HERB_VALUES = np.array([[8, 7, 5], [7, 7, 6]], dtype=np.int64)
SWORD_COUNT, HERB_COUNT, GOLD_COUNT, CREATURE_COUNT, COMPANION_COUNT = 28, 20, 18, 14, 30
WEAKEST_HERB = 2
# A13. Companions and swords set aside with 2, 3, 4 seats.
SET_ASIDE = (0, 0, 8, 5, 2)

# A80–A83: the bonus tiles.
GOLDEN, PLATINUM, MAGIC, WOLF = range(4)
BONUS_TILES = 0b1111
MAGIC_VALUE, WOLF_VALUE = 5, 2
MOST_SWORDS = 3
MOST_DICE = 6

# Directions

EAST, SOUTH = 0, 1


def _walks() -> tuple[Ints, npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """The first code of each place in each direction, and where each code begins and ends."""
    first = np.full((SPACES + SPOTS, 2), NONE, dtype=np.int64)
    begin: list[int] = []
    end: list[int] = []
    for place in (*range(SPACES, SPACES + SPOTS), *range(SPACES)):
        for direction in (EAST, SOUTH):
            spaces = _line(place, direction)
            if spaces:
                first[place, direction] = len(begin)
            begin += [place] * len(spaces)
            end += spaces
    return first, np.array(begin, dtype=np.int8), np.array(end, dtype=np.int8)


def _line(place: int, direction: int) -> list[int]:
    """The spaces from a place to the edge, east or south; from a spot there is one way only (A35)."""
    if place >= SPACES:
        spot = place - SPACES
        if direction == EAST:
            return [spot * COLUMNS + c for c in range(COLUMNS)] if spot < SPOTS // 2 else []
        return [r * COLUMNS + spot - SPOTS // 2 for r in range(ROWS)] if spot >= SPOTS // 2 else []
    row, column = divmod(place, COLUMNS)
    if direction == EAST:
        return [row * COLUMNS + c for c in range(column + 1, COLUMNS)]
    return [r * COLUMNS + column for r in range(row + 1, ROWS)]


FIRST, FROM, TO = _walks()
"""FIRST[place, direction]: the code for one space that way; FROM, TO: begin and end of every code."""
WALKS = len(FROM)


ROW = np.arange(SPACES, dtype=np.int64) // COLUMNS
FIRST_EAST = np.array([(_line(place, EAST) or [NONE])[0] for place in range(SPACES + SPOTS)], dtype=np.int64)
FIRST_ROW = np.array([ROW[(_line(place, SOUTH) or [0])[0]] for place in range(SPACES + SPOTS)], dtype=np.int64)
"""Where the first step leads: the space to the east, the row to the south."""


def _rays() -> Ints:
    rays = np.zeros((SPACES + SPOTS, 2, 2), dtype=np.int64)
    for place in range(SPACES + SPOTS):
        for direction in (EAST, SOUTH):
            for space in _line(place, direction):
                rays[place, direction, space // HALF] |= 1 << (space % HALF)
    return rays


RAYS = _rays()
"""RAYS[place, direction]: the masks, north and south, of all spaces that way; their numbers rise along it."""

# The other codes

DONE = WALKS
FIRST_FIGHT = DONE + 1
GOLDEN_LANE, PLATINUM_LANE = 4, 5
SWORD_KINDS = 6


def _fights() -> list[tuple[int, ...]]:
    """A43, A84: all choices of none to three swords; there is just one golden and one platinum sword."""
    chosen = [kinds for n in range(MOST_SWORDS + 1) for kinds in combinations_with_replacement(range(SWORD_KINDS), n)]
    return [kinds for kinds in chosen if max(kinds.count(GOLDEN_LANE), kinds.count(PLATINUM_LANE)) <= 1]


FIGHT_KINDS = _fights()
FIGHTS = len(FIGHT_KINDS)
FIGHT_PACK = np.array([sum(1 << 8 * kind for kind in kinds) for kinds in FIGHT_KINDS], dtype=np.int64)
FIGHT_DICE = np.array([sum((1, 1, 1, 1, 2, 3)[kind] for kind in kinds) for kinds in FIGHT_KINDS], dtype=np.int64)
FIGHT_BONUS = np.array([sum((0, 1, 2, 3, 0, 0)[kind] for kind in kinds) for kinds in FIGHT_KINDS], dtype=np.int64)
"""What each FIGHT takes, how many dice it gives (A43, A80, A81) and which bonus."""

FIRST_HERB = FIRST_FIGHT + FIGHTS
MAGIC_HERB = FIRST_HERB + 3
GOLD = MAGIC_HERB + 1
FIRST_REROLL = GOLD + 1
GIVE_UP = FIRST_REROLL + 6
KEEP = GIVE_UP + 1
SWAP = KEEP + 1
CODES = SWAP + 1

# Packs


@rule
def lane(pack: int, kind: int) -> int:
    """How many of a kind are in a pack."""
    return (pack >> (8 * kind)) & 0xFF


@rule
def one(kind: int) -> int:
    """The pack of a single piece."""
    return 1 << (8 * kind)


@rule
def total(pack: int) -> int:
    """How many pieces are in a pack."""
    count = 0
    while pack > 0:
        count += pack & 0xFF
        pack >>= 8
    return count


@rule
def holds(pack: int, other: int) -> bool:
    """Are all pieces of the other pack in this one?"""
    # A guard bit above each lane is borrowed from where the lane is too small.
    guard = 0x0080808080808080
    return ((pack | guard) - other) & guard == guard


@rule
def weight(pack: int, first: int) -> int:
    """The sum of the values in a pack whose kinds are worth `first`, `first` + 1, …"""
    points = 0
    value = first
    while pack > 0:
        points += (pack & 0xFF) * value
        pack >>= 8
        value += 1
    return points


@rule
def draw_kind(s: Record, pack: int) -> int:
    """The kind of a piece drawn from a pack, each piece equally likely; the pack must not be empty."""
    left = draw(s, total(pack))
    kind = 0
    while left >= lane(pack, kind):
        left -= lane(pack, kind)
        kind += 1
    return kind


@rule
def shuffle(s: Record, pile: Ints, first: int) -> None:
    """Bring a pile from an index on into any order, each equally likely."""
    i = len(pile) - 1 - first
    while i > 0:
        # One draw for two swaps: a number below (i + 1)·i is a number below i + 1 and one below i.
        both = draw(s, (i + 1) * i)
        a, b = first + i, first + both // i
        pile[a], pile[b] = pile[b], pile[a]
        a, b = first + i - 1, first + both % i
        pile[a], pile[b] = pile[b], pile[a]
        i -= 2
