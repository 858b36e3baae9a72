"""The three ways to count, line by line: A61–A63, A67–A77."""

from __future__ import annotations

from ...core import bits, heaps
from ...core.records import Ints
from ...core.rule import rule
from . import state, tables
from .land import GOLD_POINTS, creatures_on_board, figures_on, weight
from .state import CITIES, GLORIOUS, LINES, State
from .tables import BITS, HALF, SPACES

GLORIOUS_POINTS = 3
MAJORITY = (7, 3, 1, 0)
SKIP = 1
"""The option `after_tie`: whoever follows tied seats leaves out the places that they fill."""


@rule
def tally(s: State, lines: Ints) -> None:
    """Fill in the score sheets as if the match ended now; in scenario 1 they are kept as one plays (A63)."""
    for seat in range(s.seats):
        if s.scenario == GLORIOUS:
            tally_glorious(s, seat, lines)
        elif s.scenario == CITIES:
            tally_cities(s, seat, lines)


@rule
def tally_glorious(s: State, seat: int, lines: Ints) -> None:
    """A67, A87: creatures by strength, three for each figure of the largest group, gold, herbs and swords."""
    lines[seat, state.CREATURE_LINE] = 2 * weight(int(s.won[seat]), tables.WEAKEST)
    lines[seat, state.GLORIOUS_LINE] = GLORIOUS_POINTS * largest_group(s, seat)
    lines[seat, state.GOLD_LINE] = GOLD_POINTS * s.gold[seat]
    lines[seat, state.HERB_LINE] = weight(int(s.herbs[seat]), tables.WEAKEST_HERB)
    lines[seat, state.SWORD_LINE] = weight(int(s.swords[seat]), 0)


@rule
def largest_group(s: State, seat: int) -> int:
    """A68: the most figures of a seat on one space of the board."""
    most = 0
    for half in range(2):
        standing = int(s.south[seat] if half else s.north[seat])
        while standing:
            most = max(most, figures_on(s, half * HALF + bits.lowest(standing)))
            standing &= standing - 1
    return most


@rule
def tally_cities(s: State, seat: int, lines: Ints) -> None:
    """A69–A71, A76, A77: creatures and gold with their majorities, every city, less the figures outside."""
    lines[seat, state.CREATURE_LINE] = weight(int(s.won[seat]), tables.WEAKEST)
    lines[seat, state.GOLD_LINE] = GOLD_POINTS * s.gold[seat]
    lines[seat, state.MOST_CREATURES_LINE] = MAJORITY[place_of(s, seat, state.MOST_CREATURES_LINE)]
    lines[seat, state.MOST_GOLD_LINE] = MAJORITY[place_of(s, seat, state.MOST_GOLD_LINE)]
    for city in range(1, len(tables.CITY_SIZES) + 1):
        # Halving place by place and rounding down each time is a shift; the fourth place has nothing.
        place = place_of(s, seat, state.FIRST_CITY_LINE + city - 1)
        lines[seat, state.FIRST_CITY_LINE + city - 1] = city_size(s, city) >> place if place < len(MAJORITY) - 1 else 0
    lines[seat, state.MALUS_LINE] = -outside(s, seat) * creatures_on_board(s)


@rule
def place_of(s: State, seat: int, line: int) -> int:
    """A70–A74: the place of a seat in what a line compares, from 0; the last one (3) for an amount of 0."""
    own = amount(s, seat, line)
    if own == 0:
        return len(MAJORITY) - 1
    place = 0
    for other in range(s.seats):
        theirs = amount(s, other, line)
        if theirs <= own:
            continue
        counts = 1
        if s.after_tie != SKIP:
            for earlier in range(other):
                if amount(s, earlier, line) == theirs:
                    counts = 0
        place += counts
    return place


@rule
def amount(s: State, seat: int, line: int) -> int:
    """A70, A71: how many creatures, gold, or figures in a city a seat has."""
    if line == state.MOST_CREATURES_LINE:
        return heaps.size(int(s.won[seat]), BITS)
    if line == state.MOST_GOLD_LINE:
        return int(s.gold[seat])
    return figures_in(s, seat, line - state.FIRST_CITY_LINE + 1)


@rule
def figures_in(s: State, seat: int, city: int) -> int:
    """A71, A76: the figures of a seat in a city; in city 0: on the board outside all cities."""
    figures = 0
    for half in range(2):
        standing = int(s.south[seat] if half else s.north[seat])
        while standing:
            space = half * HALF + bits.lowest(standing)
            if s.city[space] == city:
                figures += figures_on(s, space)
            standing &= standing - 1
    return figures


@rule
def city_size(s: State, city: int) -> int:
    """A71: how many spaces a city has."""
    size = 0
    for space in range(SPACES):
        if s.city[space] == city:
            size += 1
    return size


@rule
def outside(s: State, seat: int) -> int:
    """A76: adventurers outside the cities and on start spots, and their companions."""
    return bits.size(int(s.spots[seat])) + figures_in(s, seat, 0)


@rule
def score(s: State, seat: int) -> int:
    """The sum of a score sheet, as far as it is filled in."""
    points = 0
    for line in range(len(LINES)):
        points += int(s.lines[seat, line])
    return points
