"""What there is to win beside crystals and gold: treasures (K18, K19) and bonus tiles (K30–K35)."""

from __future__ import annotations

from ...core import bits
from ...core.rule import rule
from . import island
from .paths import connected
from .state import GONE, OPEN, State


@rule
def at_temple(s: State, colour: int) -> int:
    """How many adventurers of a colour have arrived, and so how many treasures are gone."""
    count = 0
    for seat in range(s.seats):
        if s.where[seat, colour] == island.TEMPLE:
            count += 1
    return count


@rule
def top_treasure(s: State, colour: int) -> int:
    """K2, K18: the treasure on top of a colour's stack; 0 if none is left."""
    gone = at_temple(s, colour)
    return int(island.TREASURES[s.seats, gone]) if gone < s.seats else 0


@rule
def give_treasures(s: State, colour: int, arrived: int) -> None:
    """K18: those who arrived (a mask) take the next treasures in seat order, made up with crystals to the first."""
    top = at_temple(s, colour) - bits.size(arrived)
    given = 0
    for seat in range(s.seats):
        if (arrived >> seat) & 1:
            treasure = island.TREASURES[s.seats, top + given]
            s.treasures[seat, colour] = treasure
            s.extra[seat] += island.TREASURES[s.seats, top] - treasure
            given += 1


@rule
def give_bonuses(s: State) -> None:
    """K30, K31: a tile still there goes to the one seat that fulfils it; if several do so at once, to nobody."""
    for tile in range(island.BONUS_TILES):
        if s.bonuses[tile] != OPEN:
            continue
        for seat in range(s.seats):
            if fulfils(s, seat, tile):
                s.bonuses[tile] = seat if s.bonuses[tile] == OPEN else GONE


@rule
def fulfils(s: State, seat: int, tile: int) -> bool:
    """K32–K35: has the seat done what the bonus tile asks for?"""
    if tile == island.COLLECTOR:
        return fewest_items(s, seat) >= 1
    if tile == island.HOARDER:
        return most_items(s, seat) >= 4
    if tile == island.RUNNER:
        for colour in range(island.COLOURS):
            if s.where[seat, colour] == island.BEACH:
                return False
        return True
    for colour in range(island.COLOURS):
        if not connected(s, seat, colour):
            return False
    return True


@rule
def items_of(s: State, seat: int, colour: int) -> int:
    """K32, K33: how many crystals and nuggets an adventurer has collected."""
    return int(s.crystals[seat, colour]) + int(s.gold[seat, colour])


@rule
def fewest_items(s: State, seat: int) -> int:
    """K32: how many items the adventurer with the fewest has."""
    fewest = island.TILES
    for colour in range(island.COLOURS):
        fewest = min(fewest, items_of(s, seat, colour))
    return fewest


@rule
def most_items(s: State, seat: int) -> int:
    """K33: how many items the adventurer with the most has."""
    most = 0
    for colour in range(island.COLOURS):
        most = max(most, items_of(s, seat, colour))
    return most
