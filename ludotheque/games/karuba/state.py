"""The position of Karuba, and what its numbers mean.

| field | seen by | what |
|---|---|---|
| bonus, setup, apart | all | the options: bonus tiles (K30), who sets up (K3, K6), how far apart (K5) |
| leader, turn | all | the expedition leader (K7); who places (K3) |
| beach, jungle | all | for each colour: its start and its temple on the rim, 1…11 (10°…110°); 0 before it is placed |
| tile, round_no, left | all | the tile revealed (0: none), which round it is, mask of the tiles still to come |
| stack | nobody | the tile of each round to come, at its number − 1; 0 where it is already revealed |
| islands | all | for each seat and cell: the tile there, 0: none |
| east, south | all | for each seat: mask of the cells linked to the one on their right, and below (K13) |
| lying | all | for each seat: mask of the cells with an item |
| where | all | for each seat and colour: the adventurer's cell, TEMPLE or BEACH |
| crystals, gold | all | for each seat and colour: what that adventurer has collected |
| treasures, extra | all | for each seat: the treasure of each colour; crystals given to make up for a tie (K18) |
| bonuses | all | for each bonus tile: whose it is, OPEN or GONE |
| choices | owner | the move a seat has chosen for this round, 0: none yet |

`round_no`, `left`, `east` and `south` follow from the rest: in a position set up by hand they are UNSAID, or right.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...core.meanings import FLAG, SEAT, Count, OneOf, Seat
from ...core.records import NOBODY, OWNER, Ints, Record, field
from . import island
from .moves import CELLS, CHOICE, RIM_NUMBER_OR_NONE, SPOT, TILES

SEATS = 4
PLACING, PLACING_TEMPLE, CHOOSING, OVER = range(4)
PHASES = OneOf(("place", "temple", "choose", "over"), blank=CHOOSING)
IN_TURN, RANDOM = range(2)
OPEN, GONE = -1, -2
"""A bonus tile that nobody has yet, and one that nobody can have any more."""
UNSAID = -1

TILE = Count(island.TILES)
LINKS = replace(CELLS, blank=UNSAID)


class State(Record):
    """The position; the table above tells the fields."""

    phase: int = field(means=PHASES)
    bonus: int = field(means=FLAG)
    setup: int = field(means=FLAG)
    apart: int = field(means=Count(3))
    leader: int = field(means=SEAT)
    turn: int = field(means=SEAT)
    tile: int = field(means=TILE)
    round_no: int = field(means=Count(island.TILES, blank=UNSAID))
    left: int = field(means=replace(TILES, blank=UNSAID))
    lying: Ints = field(SEATS, means=CELLS)
    east: Ints = field(SEATS, means=LINKS)
    south: Ints = field(SEATS, means=LINKS)
    choices: Ints = field(SEATS, means=CHOICE, dtype=np.int16, seen_by=OWNER)
    islands: Ints = field(SEATS, island.CELLS, means=TILE, dtype=np.int8)
    where: Ints = field(SEATS, island.COLOURS, means=SPOT, dtype=np.int8)
    crystals: Ints = field(SEATS, island.COLOURS, means=Count(island.CRYSTALS), dtype=np.int8)
    gold: Ints = field(SEATS, island.COLOURS, means=Count(island.NUGGETS), dtype=np.int8)
    treasures: Ints = field(SEATS, island.COLOURS, means=Count(5), dtype=np.int8)
    extra: Ints = field(SEATS, means=Count(island.MOST_EXTRA), dtype=np.int8)
    beach: Ints = field(island.COLOURS, means=RIM_NUMBER_OR_NONE, dtype=np.int8, by_seat=False)
    jungle: Ints = field(island.COLOURS, means=RIM_NUMBER_OR_NONE, dtype=np.int8, by_seat=False)
    bonuses: Ints = field(
        island.BONUS_TILES, means=Seat({"open": OPEN, "gone": GONE}, blank=OPEN), dtype=np.int8, by_seat=False
    )
    stack: Ints = field(island.TILES, means=TILE, dtype=np.int8, seen_by=NOBODY)
