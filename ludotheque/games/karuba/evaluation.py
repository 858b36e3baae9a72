"""Judgement without foresight: the best move is the one after which the treasures are closest.

It plans each adventurer's cheapest way to its temple, along the paths that lie there and over cells still empty.
"""

from __future__ import annotations

import numpy as np

from ...core.records import Floats, Ints
from ...core.rule import rule
from . import island
from .ending import points_of
from .island import CELLS, COLUMNS, E, N, S, W
from .moves import LAY, ONE, TWO, VERB, WALK
from .paths import neighbours
from .prizes import top_treasure
from .state import CHOOSING, State

GAP = 4
"""What stepping onto a cell that is still empty costs, in steps on paths."""
NO_WAY = GAP * (CELLS + 1)
"""More than any way costs."""
POINT = 1000
"""What a point is worth."""
FAVOUR = 110
"""Percent that one colour counts for a seat, another for each seat: so that greedy seats do not walk in step."""
EASTERN_COLUMN = sum(1 << cell for cell in range(COLUMNS - 1, CELLS, COLUMNS))

LEFT = np.arange(island.TILES, -1, -1)
"""By round: how many rounds are still to come after it."""
COSTS = np.arange(NO_WAY + 1)
# What is left of a point that is still to be had fades with time and with the way; what cannot be reached any more is
# worth nothing. The numbers scored best of some seventy choices, each tried in a thousand matches alone.
HOPE = np.where(
    (COSTS < NO_WAY) & (4 * LEFT[:, None] >= COSTS), POINT * np.exp(-COSTS / (2.8 + 0.8 * LEFT[:, None])), 0
).astype(np.int64)
"""By round, and by what the way to the temple costs: what a point of the treasure there is worth."""
LYING = np.minimum(400, 30 * LEFT)
"""By round: what a point that lies on the island is worth."""


@rule
def passable(s: State, seat: int, side: int) -> int:
    """The cells that are empty, or whose path leaves on a side."""
    cells = 0
    for cell in range(CELLS):
        tile = s.islands[seat, cell]
        if tile == 0 or island.EXITS[tile] & side:
            cells |= 1 << cell
    return cells


@rule
def without(cells: int, cell: int, closed: bool) -> int:
    """The cells less one, if it is closed."""
    return cells & ~(1 << cell) if closed else cells


@rule
def way(s: State, colour: int, at: int, empty: int, north: int, east: int, south: int, west: int) -> int:
    """What the cheapest way from a place to the temple costs: 1 for a step, GAP onto an empty cell; or NO_WAY.

    The masks are the empty cells, and the passable ones of each side. Other adventurers are not looked at: they move.
    """
    jungle, beach = int(s.jungle[colour]), int(s.beach[colour])
    temple = (1 << island.JUNGLE_CELL[jungle]) & (north if island.JUNGLE_SIDE[jungle] == N else east)
    across, down = east & (west >> 1) & ~EASTERN_COLUMN, south & (north >> COLUMNS)
    # The cells reached for the present cost, and for 1, 2, 3 and GAP more.
    here = in1 = in2 = in3 = in4 = 0
    if at == island.BEACH:
        landing = (1 << island.BEACH_CELL[beach]) & (west if island.BEACH_SIDE[beach] == W else south)
        in1, in4 = landing & ~empty, landing & empty
    else:
        here = 1 << at
    cost = seen = 0
    while here | in1 | in2 | in3 | in4:
        here &= ~seen
        seen |= here
        if here & temple:
            return cost + 1
        near = neighbours(here, across, down) & ~seen
        here, in1, in2, in3, in4 = in1 | (near & ~empty), in2, in3, in4 | (near & empty), 0
        cost += 1
    return NO_WAY


@rule
def item_points(tile: int) -> int:
    """The points of what is found on a tile."""
    return 0 if island.ITEM[tile] == island.NOTHING else 2 if island.ITEM[tile] == island.GOLD else 1


@rule
def worth(s: State, seat: int, move: int, empty: int, north: int, east: int, south: int, west: int) -> int:
    """What a choice gains, and what the treasures to come are worth after it; the masks are those before it."""
    gained = 0
    walker = goal = -1
    if VERB[move] == LAY:
        cell, exits = int(ONE[move]), island.EXITS[s.tile]
        empty = without(empty, cell, True)
        north, east = without(north, cell, exits & N == 0), without(east, cell, exits & E == 0)
        south, west = without(south, cell, exits & S == 0), without(west, cell, exits & W == 0)
        gained = LYING[s.round_no] * item_points(s.tile)
    elif VERB[move] == WALK:
        walker, goal = int(ONE[move]), int(TWO[move])
        if goal == island.TEMPLE:
            gained = POINT * top_treasure(s, walker)
        elif (s.lying[seat] >> goal) & 1:
            gained = (POINT - LYING[s.round_no]) * item_points(int(s.islands[seat, goal]))
    for colour in range(island.COLOURS):
        at = goal if colour == walker else int(s.where[seat, colour])
        if at != island.TEMPLE:
            cost = way(s, colour, at, empty, north, east, south, west)
            gained += top_treasure(s, colour) * HOPE[s.round_no, cost] * (FAVOUR if colour == seat else 100) // 100
    return gained


@rule
def rate_moves(s: State, seat: int, moves: Ints, count: int, out: Floats) -> None:
    """What each of the legal moves is worth; a placement is the same for all, so any will do."""
    north, east, south, west = passable(s, seat, N), passable(s, seat, E), passable(s, seat, S), passable(s, seat, W)
    empty = passable(s, seat, 0)
    for i in range(count):
        move = int(moves[i])
        out[i] = worth(s, seat, move, empty, north, east, south, west) if s.phase == CHOOSING else 0.0


STEPS = (0.05 + 0.55 * (np.arange(island.TILES + 1) / island.TILES) ** 2) / POINT
"""By round: what a thousandth of a point is worth in steps of `evaluate`; fitted to matches played by `rate_moves`."""


@rule
def evaluate(s: State, out: Floats) -> None:
    """The points so far and the hope for the treasures to come; the later in the match, the more they count."""
    for seat in range(s.seats):
        north, east = passable(s, seat, N), passable(s, seat, E)
        south, west = passable(s, seat, S), passable(s, seat, W)
        empty = passable(s, seat, 0)
        hope = POINT * points_of(s, seat)
        for colour in range(island.COLOURS):
            at = int(s.where[seat, colour])
            if at != island.TEMPLE:
                hope += top_treasure(s, colour) * HOPE[s.round_no, way(s, colour, at, empty, north, east, south, west)]
        out[seat] = STEPS[s.round_no] * hope
