"""The end of a match and the points (K19–K22, K36)."""

from __future__ import annotations

from ...core.rule import rule
from . import island
from .state import State


@rule
def is_over(s: State) -> bool:
    """K20: all tiles are used, or a seat has all its adventurers at their temples."""
    return s.round_no == island.TILES or somebody_is_home(s)


@rule
def somebody_is_home(s: State) -> bool:
    """K20: has a seat all four adventurers at their temples?"""
    for seat in range(s.seats):
        away = 0
        for colour in range(island.COLOURS):
            if s.where[seat, colour] != island.TEMPLE:
                away += 1
        if away == 0:
            return True
    return False


@rule
def laid(s: State, seat: int) -> int:
    """How many tiles lie on a seat's island."""
    count = 0
    for cell in range(island.CELLS):
        if s.islands[seat, cell] != 0:
            count += 1
    return count


@rule
def points_of(s: State, seat: int) -> int:
    """K19, K21, K36: treasures, crystals 1, gold 2, bonus tiles."""
    total = int(s.extra[seat])
    for colour in range(island.COLOURS):
        total += int(s.treasures[seat, colour]) + int(s.crystals[seat, colour]) + 2 * int(s.gold[seat, colour])
    for tile in range(island.BONUS_TILES):
        if s.bonuses[tile] == seat:
            total += int(island.BONUS_POINTS[tile])
    return total


@rule
def ranking_of(s: State, seat: int) -> int:
    """K22: the most points, then the most tiles on the island."""
    return points_of(s, seat) * (island.CELLS + 1) + laid(s, seat)
