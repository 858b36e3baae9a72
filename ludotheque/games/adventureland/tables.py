"""What is in the box of Adventure Land, and the geometry of the land, as tables.

Spaces are numbered row by row, a1 = 0, b1 = 1, … k10 = 109; start spots follow: rows 1–5 (110–114), columns a–e
(115–119). A set of spaces is two masks, north (rows 1–5) and south (rows 6–10), of 55 bits each. Heaps
(`core/heaps.py`) have lanes of eight bits. The assumed data (A5–A7) are listed in `GAME.assumed`.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
import numpy.typing as npt

from ...core.records import Ints

COLUMNS, ROWS = 11, 10
SPACES = COLUMNS * ROWS
HALF = SPACES // 2
SPOTS = 10
PLACES = SPACES + SPOTS
SEATS = 4
NONE = -1
BITS = 8
"""The width of a lane in all heaps."""

# Terrain (A4), also the kind of thing that a card of it brings.
FOREST, MOUNTAIN, RIVER, CITY, FOG = range(5)
TERRAIN_COUNT = (20, 28, 18, 30, 14)
CITY_SIZES = (12, 6, 5, 4, 3)
RIVER_LENGTH = TERRAIN_COUNT[RIVER]

# What lies on a space (A11): creatures are their laurel number, 4 … 8.
EMPTY, HERB_TILE, SWORD_TILE, GOLD_TILE = 0, 1, 2, 3
WEAKEST, STRONGEST = 4, 8
COMPANION = 9

CREATURES = (4, 4, 3, 2, 1)
"""A5: how many there are of each laurel. The values are sourced, the counts are assumed."""
SWORD_KINDS, HERB_KINDS = 4, 3
SWORD_VALUES = np.array([[10, 8, 6, 4], [7, 7, 7, 7]], dtype=np.int64)
"""A6: swords with bonus 0, 1, 2, 3; rows are the option `sword_values`. Both are assumed."""
HERB_VALUES = np.array([[8, 7, 5], [7, 7, 6]], dtype=np.int64)
"""A7: herbs worth 2, 3, 4; rows are the option `herb_values`. Both are assumed."""
SWORD_COUNT, HERB_COUNT, GOLD_COUNT, CREATURE_COUNT, COMPANION_COUNT = 28, 20, 18, 14, 30
WEAKEST_HERB = 2
SET_ASIDE = (0, 0, 8, 5, 2)
"""A13: companions and swords set aside with 2, 3, 4 seats."""
CARDS_OF_SETUP, CARDS_OF_TURN, MOVES_OF_TURN = 8, 2, 2

# A80–A83: the bonus tiles.
GOLDEN, PLATINUM, MAGIC, WOLF = range(4)
BONUS_TILES = 0b1111
MAGIC_VALUE, WOLF_VALUE = 5, 2
MOST_SWORDS = 3
MOST_DICE = 6
FACES = 6

# Directions

EAST, SOUTH = 0, 1


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


def _walks(places: range) -> list[tuple[int, int]]:
    """Every straight way from these places, in the order of the move codes: begin and end."""
    return [(place, end) for place in places for direction in (EAST, SOUTH) for end in _line(place, direction)]


ENTERING, WALKING = _walks(range(SPACES, PLACES)), _walks(range(SPACES))


def _first_codes() -> Ints:
    first = np.full((PLACES, 2), NONE, dtype=np.int64)
    for code, (begin, end) in reversed(list(enumerate(ENTERING + WALKING))):
        first[begin, EAST if end in _line(begin, EAST) else SOUTH] = code
    return first


FIRST = _first_codes()
"""FIRST[place, direction]: the code for one space that way; along the line codes rise by one each space."""
ROW = np.arange(SPACES, dtype=np.int64) // COLUMNS
FIRST_EAST = np.array([(_line(place, EAST) or [NONE])[0] for place in range(PLACES)], dtype=np.int64)
FIRST_ROW = np.array([ROW[(_line(place, SOUTH) or [0])[0]] for place in range(PLACES)], dtype=np.int64)
"""Where the first step leads: the space to the east, the row to the south."""


def _rays() -> Ints:
    rays = np.zeros((PLACES, 2, 2), dtype=np.int64)
    for place in range(PLACES):
        for direction in (EAST, SOUTH):
            for space in _line(place, direction):
                rays[place, direction, space // HALF] |= 1 << (space % HALF)
    return rays


RAYS = _rays()
"""RAYS[place, direction]: the masks, north and south, of all spaces that way; their numbers rise along it."""

# Choices of swords: kinds 0–3 are the bonus, then the golden and the platinum sword

GOLDEN_LANE, PLATINUM_LANE = 4, 5
_DICE, _BONUS = (1, 1, 1, 1, 2, 3), (0, 1, 2, 3, 0, 0)


def _fights() -> list[tuple[int, ...]]:
    """A43, A84: all choices of none to three swords; there is just one golden and one platinum sword."""
    kinds = range(len(_DICE))
    chosen = [choice for n in range(MOST_SWORDS + 1) for choice in combinations_with_replacement(kinds, n)]
    return [choice for choice in chosen if max(choice.count(GOLDEN_LANE), choice.count(PLATINUM_LANE)) <= 1]


def _frozen(numbers: list[int]) -> npt.NDArray[np.int64]:
    return np.array(numbers, dtype=np.int64)


FIGHT_KINDS = _fights()
FIGHTS = len(FIGHT_KINDS)
FIGHT_HEAP = _frozen([sum(1 << BITS * kind for kind in kinds) for kinds in FIGHT_KINDS])
FIGHT_DICE = _frozen([sum(_DICE[kind] for kind in kinds) for kinds in FIGHT_KINDS])
FIGHT_BONUS = _frozen([sum(_BONUS[kind] for kind in kinds) for kinds in FIGHT_KINDS])
"""What each choice takes, how many dice it gives (A43, A80, A81) and which bonus."""
SWORD_DICE = dict(zip("0123gp", _DICE, strict=True))
