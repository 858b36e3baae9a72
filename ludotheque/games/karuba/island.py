"""Karuba's 36 tiles and the island they are laid on (K1, K2, §2 of the rule notes), as tables.

A cell is 0…29, row by row from the upper left corner: `a1` is 0, `f1` is 5, `a2` is 6, `f5` is 29; cells are also the
bits of a mask. Sides are bits: N 1, E 2, S 4, W 8. Numbers on the rim (10°…110°) are kept as 1…11; 0 is none.

Tiles: scans of the real tiles, checked against three tables by others. Geometry of the rim: four implementations by
others that agree, and the examples of the booklet.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

COLUMNS, ROWS = 6, 5
CELLS = COLUMNS * ROWS
ALL_CELLS = (1 << CELLS) - 1
COLOURS = 4
TEMPLE, BEACH = CELLS, CELLS + 1
"""Where an adventurer is that is on no cell; the temple is also a goal of walks, beside the cells."""
GOALS = CELLS + 1
RIM = 11
"""Numbers along the beach, and as many along the jungle."""

N, E, S, W = 1, 2, 4, 8
SIDES = "NESW"
NOTHING, CRYSTAL, GOLD = range(3)
ITEMS = " cg"

TILES = 36
ALL_TILES = ((1 << TILES) - 1) << 1
"""Mask of the tiles 1…36."""
_TILES = """
 1:EW    2:EW    3:ESc   4:SWc   5:ESW   6:ESW   7:NESW  8:NESW  9:NEc  10:NWc  11:NEWc 12:NEW
13:EWc  14:EWg  15:EWc  16:EWg  17:NS   18:NS   19:EW   20:EW   21:ES   22:SW   23:NES  24:NSW
25:NESW 26:NESW 27:NEc  28:NW   29:NES  30:NSW  31:NSc  32:NSg  33:NSc  34:NSg  35:NS   36:NS
"""
"""Number, exits with the number upright, and what is found on it: c a crystal, g a gold nugget."""

TILE_WORDS = ["", *(entry.split(":")[1] for entry in _TILES.split())]
"""Exits and find of every tile as in the table above; tile 0 is no tile."""


def _table(numbers: list[int]) -> npt.NDArray[np.int64]:
    return np.array(numbers, dtype=np.int64)


EXITS = _table([sum(1 << i for i, side in enumerate(SIDES) if side in word) for word in TILE_WORDS])
"""Of a tile: the sides where its paths leave."""
STEPS = _table([int(exits).bit_count() for exits in EXITS])
"""Of a tile: how far one may walk for discarding it (K12)."""
ITEM = _table([GOLD if word.endswith("g") else CRYSTAL if word.endswith("c") else NOTHING for word in TILE_WORDS])
"""Of a tile: what lies on it when it has been laid (K11)."""
CRYSTALS, NUGGETS = int((ITEM == CRYSTAL).sum()), int((ITEM == GOLD).sum())
"""How many tiles have a crystal, and how many a gold nugget."""

# The rim: beach 10–50 is the west side from the top, 60–110 the south side from the left; jungle 10–60 is the north
# side from the left, 70–110 the east side from the top. The entry for 0 is never used.
BEACH_CELL = _table([0, *(row * COLUMNS for row in range(ROWS)), *((ROWS - 1) * COLUMNS + c for c in range(COLUMNS))])
BEACH_SIDE = _table([0, *[W] * ROWS, *[S] * COLUMNS])
JUNGLE_CELL = _table([0, *range(COLUMNS), *(row * COLUMNS + COLUMNS - 1 for row in range(ROWS))])
JUNGLE_SIDE = _table([0, *[N] * COLUMNS, *[E] * ROWS])

TREASURES = np.array([[0, 0, 0, 0], [5, 0, 0, 0], [5, 3, 0, 0], [5, 3, 2, 0], [5, 4, 3, 2]], dtype=np.int64)
"""K2, K23: the treasures of a colour, from the top, for each number of seats."""
MOST_EXTRA = COLOURS * 3
"""K18: the most crystals that ties can give to one seat: 5 − 2 for each colour."""

COLLECTOR, HOARDER, BUILDER, RUNNER = range(4)
BONUS_TILES = 4
BONUS_POINTS = _table([2, 3, 3, 2])
"""K32–K35: what each bonus tile is worth."""
FIRST_BONUS_RULE = 32
