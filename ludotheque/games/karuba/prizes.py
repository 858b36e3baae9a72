"""What there is to win beside crystals and gold: treasures (K18, K19) and bonus tiles (K30–K35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import bits
from ...core.rule import rule
from .island import BEACH, BONUS_TILES, COLLECTOR, COLOURS, HOARDER, RUNNER, TEMPLE, TILES, TREASURES
from .paths import connected

if TYPE_CHECKING:
    from .rules import State

OPEN, GONE = -1, -2
"""A bonus tile that nobody has yet, and one that nobody can have any more."""


@rule
def at_temple(s: State, colour: int) -> int:
    """How many adventurers of a colour have arrived, and so how many treasures are gone."""
    count = 0
    for seat in range(s.seats):
        if s.where[seat, colour] == TEMPLE:
            count += 1
    return count


@rule
def give_treasures(s: State, colour: int, arrived: int) -> None:
    """K18: those who arrived (a mask) take the next treasures in seat order, made up with crystals to the first."""
    top = at_temple(s, colour) - bits.size(arrived)
    given = 0
    for seat in range(s.seats):
        if (arrived >> seat) & 1:
            treasure = TREASURES[s.seats, top + given]
            s.treasures[seat, colour] = treasure
            s.extra[seat] += TREASURES[s.seats, top] - treasure
            given += 1


@rule
def broken_treasures(s: State, colour: int) -> int:
    """K18: those at the temple, and only they, have treasures: as many as are gone from the top."""
    left = at_temple(s, colour)
    for seat in range(s.seats):
        if (s.where[seat, colour] == TEMPLE) != (s.treasures[seat, colour] != 0):
            return 18
    for place in range(left):
        holders = 0
        for seat in range(s.seats):
            if s.treasures[seat, colour] == TREASURES[s.seats, place]:
                holders += 1
        if holders != 1:
            return 18
    return 0


@rule
def give_bonuses(s: State) -> None:
    """K30, K31: a tile still there goes to the one seat that fulfils it; if several do so at once, to nobody."""
    for tile in range(BONUS_TILES):
        if s.bonuses[tile] != OPEN:
            continue
        for seat in range(s.seats):
            if fulfils(s, seat, tile):
                s.bonuses[tile] = seat if s.bonuses[tile] == OPEN else GONE


@rule
def fulfils(s: State, seat: int, tile: int) -> bool:
    """K32–K35: has the seat done what the bonus tile asks for?"""
    if tile == COLLECTOR:
        return fewest_items(s, seat) >= 1
    if tile == HOARDER:
        return most_items(s, seat) >= 4
    if tile == RUNNER:
        for colour in range(COLOURS):
            if s.where[seat, colour] == BEACH:
                return False
        return True
    for colour in range(COLOURS):
        if not connected(s, seat, colour):
            return False
    return True


@rule
def fewest_items(s: State, seat: int) -> int:
    """K32: how many items the adventurer with the fewest has."""
    fewest = TILES
    for colour in range(COLOURS):
        fewest = min(fewest, int(s.crystals[seat, colour]) + int(s.gold[seat, colour]))
    return fewest


@rule
def most_items(s: State, seat: int) -> int:
    """K33: how many items the adventurer with the most has."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(s.crystals[seat, colour]) + int(s.gold[seat, colour]))
    return most
