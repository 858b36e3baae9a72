"""Moves across the land, A33–A40: straight south or east, over figures and things, past no creature and no spirit."""

from __future__ import annotations

from ...core import bits
from ...core.records import Ints
from ...core.rule import rule
from . import tables
from .combat import start_fight
from .land import arrive, is_creature, leave, owner, start_spots, take
from .moves import ONE, TWO
from .state import GLORIOUS, State
from .tables import EAST, FIRST, HALF, NONE, RAYS, SOUTH, SPACES


@rule
def bars(s: State, half: int) -> int:
    """A37: the spaces of one half that nobody passes: the creatures' and the spirit's."""
    mask = s.creatures_south if half else s.creatures_north
    return mask | spirit_mask(s, half)


@rule
def spirit_mask(s: State, half: int) -> int:
    """The spirit's space, if it is in this half."""
    if s.spirit == NONE or s.spirit // HALF != half:
        return 0
    return 1 << (s.spirit % HALF)


@rule
def no_stops(s: State, seat: int, half: int) -> int:
    """A37, A64: where nobody may stop: at the spirit and at adventurers, one's own in scenario 2 apart."""
    mask = 0
    for other in range(s.seats):
        if other != seat or s.scenario != GLORIOUS:
            mask |= s.south[other] if half else s.north[other]
    return mask | spirit_mask(s, half)


@rule
def reach(ray: int, bars_mask: int, no_stops_mask: int) -> int:
    """A37: the spaces of a ray up to the first bar where one may stop; a creature is such a bar itself."""
    bar = ray & bars_mask
    # The bits up to the lowest one of `bar`; all of them if it has none.
    return ray & (((bar & -bar) << 1) - 1) & ~no_stops_mask


@rule
def can_move(s: State, seat: int) -> bool:
    """A58, A59: has a seat any move? Most often a look at the north tells."""
    north_bars, north_stops = bars(s, 0), no_stops(s, seat, 0)
    spots, north = int(s.spots[seat]), int(s.north[seat])
    while spots | north:
        place = SPACES + bits.lowest(spots) if spots else bits.lowest(north)
        if spots:
            spots &= spots - 1
        else:
            north &= north - 1
        if reach(RAYS[place, EAST, 0], north_bars, north_stops) | reach(RAYS[place, SOUTH, 0], north_bars, north_stops):
            return True
    return can_move_south(s, seat, north_bars)


@rule
def can_move_south(s: State, seat: int, north_bars: int) -> bool:
    """Has a seat any move that ends in the south?"""
    south_bars, south_stops = bars(s, 1), no_stops(s, seat, 1)
    spots, north, south = int(s.spots[seat]), int(s.north[seat]), int(s.south[seat])
    while south:
        place = HALF + bits.lowest(south)
        south &= south - 1
        if reach(RAYS[place, EAST, 1], south_bars, south_stops) | reach(RAYS[place, SOUTH, 1], south_bars, south_stops):
            return True
    while spots | north:
        place = SPACES + bits.lowest(spots) if spots else bits.lowest(north)
        if spots:
            spots &= spots - 1
        else:
            north &= north - 1
        if RAYS[place, SOUTH, 0] & north_bars == 0 and reach(RAYS[place, SOUTH, 1], south_bars, south_stops):
            return True
    return False


@rule
def walks(s: State, seat: int, moves: Ints) -> int:
    """A33–A38, A64: every straight move of every adventurer or group, spots first, then space by space."""
    count = 0
    north_bars, south_bars = bars(s, 0), bars(s, 1)
    north_stops, south_stops = no_stops(s, seat, 0), no_stops(s, seat, 1)
    spots, north, south = int(s.spots[seat]), int(s.north[seat]), int(s.south[seat])
    while spots | north:
        if spots:
            place = SPACES + bits.lowest(spots)
            spots &= spots - 1
        else:
            place = bits.lowest(north)
            north &= north - 1
        count = list_east(place, reach(RAYS[place, EAST, 0], north_bars, north_stops), moves, count)
        ray = RAYS[place, SOUTH, 0]
        count = list_south(place, 0, reach(ray, north_bars, north_stops), moves, count)
        if ray & north_bars == 0:
            count = list_south(place, HALF, reach(RAYS[place, SOUTH, 1], south_bars, south_stops), moves, count)
    while south:
        place = HALF + bits.lowest(south)
        south &= south - 1
        ends = reach(RAYS[place, EAST, 1], south_bars, south_stops)
        count = list_east(place, ends, moves, count)
        count = list_south(place, HALF, reach(RAYS[place, SOUTH, 1], south_bars, south_stops), moves, count)
    return count


@rule
def list_east(place: int, ends: int, moves: Ints, count: int) -> int:
    """Add the moves from a place east to these ends; along a ray the codes rise by one each space."""
    half = HALF if HALF <= place < SPACES else 0
    base = int(FIRST[place, EAST]) - int(tables.FIRST_EAST[place]) + half
    while ends:
        moves[count] = base + bits.lowest(ends)
        ends &= ends - 1
        count += 1
    return count


@rule
def list_south(place: int, half: int, ends: int, moves: Ints, count: int) -> int:
    """Add the moves from a place south to these ends of the half that begins with a space."""
    base = int(FIRST[place, SOUTH]) - int(tables.FIRST_ROW[place])
    while ends:
        moves[count] = base + int(tables.ROW[half + bits.lowest(ends)])
        ends &= ends - 1
        count += 1
    return count


@rule
def walk(s: State, seat: int, move: int) -> None:
    """A34, A36, A39, A40, A64: all figures of a place go there together, take what lies there, or fight."""
    begin, end = int(ONE[move]), int(TWO[move])
    s.moves_left -= 1
    if begin >= SPACES:
        s.spots[seat] &= ~(1 << (begin - SPACES))
        arrive(s, seat, end, 1, 0)
    else:
        adventurers, companions = int(s.adventurers[begin]), int(s.companions[begin])
        leave(s, seat, begin)
        arrive(s, seat, end, adventurers, companions)
    if is_creature(int(s.tile[end])):
        start_fight(s, seat, end)
    else:
        take(s, seat, end)


@rule
def why_not_walk(s: State, seat: int, move: int) -> int:
    """A15, A33, A37, A64: only one's own figures, past no creature and no spirit, and not onto another adventurer."""
    begin, end = int(ONE[move]), int(TWO[move])
    if begin >= SPACES and (start_spots(s) >> (begin - SPACES)) & 1 == 0:
        return 15
    if not is_own(s, seat, begin):
        return 33
    step = step_towards(begin, end)
    for passed in range(first_space(begin, step), end, step):
        if is_creature(int(s.tile[passed])) or passed == s.spirit:
            return 37
    there = owner(s, end)
    if end == s.spirit or not (there == NONE or (s.scenario == GLORIOUS and there == seat)):
        return 37
    return 0


@rule
def is_own(s: State, seat: int, place: int) -> bool:
    """Does the seat have figures on a space or a start spot?"""
    if place >= SPACES:
        return (int(s.spots[seat]) >> (place - SPACES)) & 1 == 1
    return owner(s, place) == seat


@rule
def step_towards(begin: int, end: int) -> int:
    """A34, A35: how much the number of the space rises at each step of a straight move."""
    if begin >= SPACES:
        return 1 if begin - SPACES < tables.SPOTS // 2 else tables.COLUMNS
    return 1 if tables.ROW[begin] == tables.ROW[end] else tables.COLUMNS


@rule
def first_space(begin: int, step: int) -> int:
    """The space that the first step leads to."""
    if begin < SPACES:
        return begin + step
    spot = begin - SPACES
    return spot * tables.COLUMNS if step == 1 else spot - tables.SPOTS // 2
