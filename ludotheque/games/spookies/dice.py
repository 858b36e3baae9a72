"""A roll of Spookies: how many dice, what they make, and what that means to a character (S5–S7, S10, S24, S26)."""

from __future__ import annotations

from ...core.chance import draw
from ...core.rule import rule
from . import board
from .board import ATTIC, GHOST, MOST_DICE, START
from .state import ATTIC_REPEAT, ATTIC_RESET, CLIMB, FALL, STAY, State

OUT_OF_REACH = 2 * board.SIDES + 1


@rule
def roll(s: State, count: int) -> None:
    """S5: throw that many dice."""
    number = draw(s, board.ROLLS[count])
    for i in range(MOST_DICE):
        s.dice[i] = board.FACES[count, number, i]


@rule
def dice_rolled(s: State) -> int:
    """How many dice the last roll had."""
    count = 0
    for i in range(MOST_DICE):
        if s.dice[i] != 0:
            count += 1
    return count


@rule
def result(s: State) -> int:
    """S6: the sum of the two highest dice."""
    highest, second = 0, 0
    for i in range(MOST_DICE):
        die = int(s.dice[i])
        second = max(second, min(highest, die))
        highest = max(highest, die)
    return highest + second


@rule
def needed(floor: int, attic: int) -> int:
    """S7, S10: the least result that climbs from a floor; the attic is reached again only where that option says so."""
    if floor < ATTIC:
        return floor + 1
    return ATTIC if attic == ATTIC_REPEAT else OUT_OF_REACH


@rule
def outcome_of(floor: int, attic: int, total: int) -> int:
    """S7, S10: what a result means to a character on a floor."""
    if total >= needed(floor, attic):
        return CLIMB
    return STAY if total >= floor or floor == START else FALL


@rule
def landing(total: int) -> int:
    """S7: where a result below the floor leads to."""
    return total if total >= board.GARDEN else START


@rule
def haunted(s: State, friend: int) -> bool:
    """S24: does the ghost stand beside a character?"""
    return int(s.pieces[friend]) == int(s.pieces[GHOST])


@rule
def most_dice_for(s: State, friend: int) -> int:
    """S5, S24: four dice for a character, three beside the ghost."""
    return MOST_DICE - 1 if haunted(s, friend) else MOST_DICE


@rule
def ghost_top(s: State) -> int:
    """S26: how high the ghost gets. Where nobody stays in the attic it keeps out of it, or it might never come down."""
    return ATTIC - 1 if s.attic == ATTIC_RESET else ATTIC
