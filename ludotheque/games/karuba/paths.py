"""The paths of an island and who can walk where (K13–K16, K34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rule import rule
from .island import (
    ALL_CELLS,
    BEACH,
    BEACH_CELL,
    BEACH_SIDE,
    CELLS,
    COLOURS,
    COLUMNS,
    EXITS,
    JUNGLE_CELL,
    JUNGLE_SIDE,
    TEMPLE,
    E,
    N,
    S,
    W,
)

if TYPE_CHECKING:
    from .rules import State


@rule
def link(s: State, seat: int, cell: int) -> None:
    """K13: link the tile on a cell to its neighbours where the paths of both meet."""
    exits = EXITS[s.islands[seat, cell]]
    bit = 1 << cell
    column = cell % COLUMNS
    if exits & E and column < COLUMNS - 1 and EXITS[s.islands[seat, cell + 1]] & W:
        s.east[seat] |= bit
    if exits & W and column > 0 and EXITS[s.islands[seat, cell - 1]] & E:
        s.east[seat] |= bit >> 1
    if exits & S and cell < CELLS - COLUMNS and EXITS[s.islands[seat, cell + COLUMNS]] & N:
        s.south[seat] |= bit
    if exits & N and cell >= COLUMNS and EXITS[s.islands[seat, cell - COLUMNS]] & S:
        s.south[seat] |= bit >> COLUMNS


@rule
def neighbours(cells: int, east: int, south: int) -> int:
    """K13: the cells one step away from any of these."""
    return (cells & east) << 1 | (cells >> 1) & east | (cells & south) << COLUMNS | (cells >> COLUMNS) & south


@rule
def landing(s: State, seat: int, colour: int) -> int:
    """K13: the cell (as a mask) that the adventurer's beach number is linked to; 0 if it is not."""
    cell, side = BEACH_CELL[s.beach[colour]], BEACH_SIDE[s.beach[colour]]
    return 1 << cell if EXITS[s.islands[seat, cell]] & side else 0


@rule
def gate(s: State, seat: int, colour: int) -> int:
    """K13: the cell (as a mask) that the temple is linked to; 0 if it is not."""
    cell, side = JUNGLE_CELL[s.jungle[colour]], JUNGLE_SIDE[s.jungle[colour]]
    return 1 << cell if EXITS[s.islands[seat, cell]] & side else 0


@rule
def free_cells(s: State, seat: int) -> int:
    """K15: the cells without an adventurer; those at the beach or at a temple are in nobody's way."""
    taken = 0
    for colour in range(COLOURS):
        taken |= 1 << int(s.where[seat, colour])
    return ALL_CELLS & ~taken


@rule
def reach(s: State, seat: int, colour: int, steps: int, free: int) -> int:
    """K12–K16: mask of the cells, and the bit TEMPLE, that an adventurer can walk to in 1 to `steps` steps."""
    at = int(s.where[seat, colour])
    if at == TEMPLE:
        return 0
    origin = 0
    if at == BEACH:
        reached = landing(s, seat, colour) & free
        steps -= 1
    else:
        reached = origin = 1 << at
    if reached == 0:
        return 0
    east, south = int(s.east[seat]), int(s.south[seat])
    before_last = 0
    for _ in range(steps):
        before_last = reached
        reached |= neighbours(reached, east, south) & free
    goals = reached & ~origin
    if before_last & gate(s, seat, colour):
        goals |= 1 << TEMPLE
    return goals


@rule
def connected(s: State, seat: int, colour: int) -> bool:
    """K34: is there a path from the beach number to the temple, whoever stands on it?"""
    reached, temple = landing(s, seat, colour), gate(s, seat, colour)
    if reached == 0 or temple == 0:
        return False
    east, south = int(s.east[seat]), int(s.south[seat])
    before = 0
    while reached != before:
        before = reached
        reached |= neighbours(reached, east, south)
    return reached & temple != 0


@rule
def broken_links(s: State, seat: int) -> int:
    """K13: cells are linked where paths meet, and nowhere else."""
    for cell in range(CELLS):
        exits = EXITS[s.islands[seat, cell]]
        east = cell % COLUMNS < COLUMNS - 1 and exits & E != 0 and EXITS[s.islands[seat, cell + 1]] & W != 0
        south = cell < CELLS - COLUMNS and exits & S != 0 and EXITS[s.islands[seat, cell + COLUMNS]] & N != 0
        if east != ((s.east[seat] >> cell) & 1 == 1) or south != ((s.south[seat] >> cell) & 1 == 1):
            return 13
    return 0


@rule
def broken_adventurers(s: State, seat: int) -> int:
    """K13, K15: an adventurer on the island stands on a tile, alone."""
    taken = 0
    for colour in range(COLOURS):
        at = int(s.where[seat, colour])
        if at >= CELLS:
            continue
        if s.islands[seat, at] == 0:
            return 13
        if (taken >> at) & 1:
            return 15
        taken |= 1 << at
    return 0
