"""The paths of an island and who can walk where (K13–K16, K34)."""

from __future__ import annotations

from ...core.rule import rule
from . import island
from .island import CELLS, COLUMNS, E, N, S, W
from .state import State


@rule
def opens(s: State, seat: int, cell: int, side: int) -> bool:
    """Does a path of the tile on a cell leave on a side?"""
    return int(island.EXITS[s.islands[seat, cell]]) & side != 0


@rule
def meets_east(s: State, seat: int, cell: int) -> bool:
    """K13: do the paths of a cell and of the one on its right meet?"""
    return cell % COLUMNS < COLUMNS - 1 and opens(s, seat, cell, E) and opens(s, seat, cell + 1, W)


@rule
def meets_south(s: State, seat: int, cell: int) -> bool:
    """K13: do the paths of a cell and of the one below it meet?"""
    return cell < CELLS - COLUMNS and opens(s, seat, cell, S) and opens(s, seat, cell + COLUMNS, N)


@rule
def link(s: State, seat: int, cell: int) -> None:
    """K13: link the tile on a cell to its neighbours where the paths of both meet."""
    bit = 1 << cell
    if meets_east(s, seat, cell):
        s.east[seat] |= bit
    if cell % COLUMNS > 0 and meets_east(s, seat, cell - 1):
        s.east[seat] |= bit >> 1
    if meets_south(s, seat, cell):
        s.south[seat] |= bit
    if cell >= COLUMNS and meets_south(s, seat, cell - COLUMNS):
        s.south[seat] |= bit >> COLUMNS


@rule
def neighbours(cells: int, east: int, south: int) -> int:
    """K13: the cells one step away from any of these."""
    return (cells & east) << 1 | (cells >> 1) & east | (cells & south) << COLUMNS | (cells >> COLUMNS) & south


@rule
def landing(s: State, seat: int, colour: int) -> int:
    """K13: the cell (as a mask) that the adventurer's beach number is linked to; 0 if it is not."""
    cell, side = island.BEACH_CELL[s.beach[colour]], island.BEACH_SIDE[s.beach[colour]]
    return 1 << cell if opens(s, seat, cell, side) else 0


@rule
def gate(s: State, seat: int, colour: int) -> int:
    """K13: the cell (as a mask) that the temple is linked to; 0 if it is not."""
    cell, side = island.JUNGLE_CELL[s.jungle[colour]], island.JUNGLE_SIDE[s.jungle[colour]]
    return 1 << cell if opens(s, seat, cell, side) else 0


@rule
def free_cells(s: State, seat: int) -> int:
    """K15: the cells without an adventurer; those at the beach or at a temple are in nobody's way."""
    taken = 0
    for colour in range(island.COLOURS):
        taken |= 1 << int(s.where[seat, colour])
    return island.ALL_CELLS & ~taken


@rule
def reach(s: State, seat: int, colour: int, steps: int, free: int) -> int:
    """K12–K16: mask of the cells, and the bit TEMPLE, that an adventurer can walk to in 1 to `steps` steps."""
    at = int(s.where[seat, colour])
    if at == island.TEMPLE:
        return 0
    origin = 0
    if at == island.BEACH:
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
        goals |= 1 << island.TEMPLE
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
