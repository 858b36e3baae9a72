"""What a seat does with the tile of a round: lay it (K10, K11), or discard it and walk (K12–K17)."""

from __future__ import annotations

from ...core import bits
from ...core.records import Ints
from ...core.rule import rule
from . import island
from .moves import LAY, ONE, STAY, STAYING, TWO, VERB, WALK, lay_code, walk_code
from .paths import free_cells, link, reach
from .state import State

FARTHEST = island.CELLS + 1
"""More steps than any shortest path has."""


@rule
def choices_of(s: State, seat: int, moves: Ints) -> int:
    """K10, K12: lay the tile on any empty cell; stay; or walk with one adventurer; also if one has chosen (K9)."""
    count = 0
    for cell in range(island.CELLS):
        # Written at any rate and kept if the cell is empty: quicker than a branch that nobody can foresee.
        moves[count] = lay_code(cell)
        count += s.islands[seat, cell] == 0
    moves[count] = STAYING
    count += 1
    free = free_cells(s, seat)
    for colour in range(island.COLOURS):
        goals = reach(s, seat, colour, steps_of(s), free)
        while goals:
            moves[count] = walk_code(colour, bits.lowest(goals))
            goals &= goals - 1
            count += 1
    return count


@rule
def steps_of(s: State) -> int:
    """K12: how far one may walk for discarding the tile of this round."""
    return int(island.STEPS[s.tile])


@rule
def why_not_choose(s: State, seat: int, move: int) -> int:
    """K3, K10, K12: the placements are over; a tile is laid on an empty cell, or discarded."""
    verb = VERB[move]
    if verb == STAY:
        return 0
    if verb == LAY:
        return why_not_lay(s, seat, int(ONE[move]))
    if verb == WALK:
        return why_not_walk(s, seat, int(ONE[move]), int(TWO[move]))
    return 3


# Laying, K10 and K11


@rule
def why_not_lay(s: State, seat: int, cell: int) -> int:
    """K10: a tile is laid on an empty cell."""
    return 10 if s.islands[seat, cell] != 0 else 0


@rule
def lay(s: State, seat: int, cell: int) -> None:
    """K10, K11: the tile lies there for good, with its item."""
    s.islands[seat, cell] = s.tile
    if island.ITEM[s.tile] != island.NOTHING:
        s.lying[seat] |= 1 << cell
    link(s, seat, cell)


# Walking, K12–K17


@rule
def why_not_walk(s: State, seat: int, colour: int, goal: int) -> int:
    """K12, K13, K15, K18: why an adventurer cannot walk there; 0 if it can."""
    if s.where[seat, colour] == island.TEMPLE:
        return 18
    if s.where[seat, colour] == goal:
        return 12
    free = free_cells(s, seat)
    if (reach(s, seat, colour, steps_of(s), free) >> goal) & 1:
        return 0
    if goal != island.TEMPLE and s.islands[seat, goal] != 0 and (free >> goal) & 1 == 0:
        return 15
    if (reach(s, seat, colour, FARTHEST, island.ALL_CELLS) >> goal) & 1 == 0:
        return 13
    return 15 if (reach(s, seat, colour, steps_of(s), island.ALL_CELLS) >> goal) & 1 else 12


@rule
def why_not_anywhere(s: State, seat: int, colour: int) -> int:
    """K13, K15, K18: why an adventurer cannot walk at all; 0 if it can."""
    if s.where[seat, colour] == island.TEMPLE:
        return 18
    if reach(s, seat, colour, 1, free_cells(s, seat)):
        return 0
    # Where a first step would do if nobody stood there, somebody does.
    return 15 if reach(s, seat, colour, 1, island.ALL_CELLS) else 13


@rule
def walk(s: State, seat: int, colour: int, goal: int) -> None:
    """K17: the adventurer goes there, and takes what lies where the walk ends."""
    s.where[seat, colour] = goal
    if goal == island.TEMPLE or (s.lying[seat] >> goal) & 1 == 0:
        return
    s.lying[seat] &= ~(1 << goal)
    if island.ITEM[s.islands[seat, goal]] == island.GOLD:
        s.gold[seat, colour] += 1
    else:
        s.crystals[seat, colour] += 1
