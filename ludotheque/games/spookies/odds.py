"""The odds of a roll in Spookies, and what else a screen shows beside the fields."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ...core.meanings import FLAG, Count
from ...core.records import Facts, field
from ...core.rule import rule
from . import board, state
from .board import ATTIC, DICE_CHOICES, FEWEST_DICE, FRIEND_COUNT, MOST_DICE
from .chips import gain, price
from .dice import dice_rolled, most_dice_for, outcome_of, result
from .state import ASK_GHOST, ASK_JOKER, CLIMB, FALL, NONE, OVER, STAY, State


@rule
def ways(s: State, friend: int, dice: int, outcome: int) -> int:
    """S6, S7: how many of the rolls with so many dice come out like this for a character."""
    floor, found = int(s.pieces[friend]), 0
    for total in range(2, 2 * board.SIDES + 1):
        if outcome_of(floor, s.attic, total) == outcome:
            found += int(board.WAYS[dice, total])
    return found


@rule
def per_cent(part: int, whole: int) -> int:
    """A chance in whole per cent; what is not certain is neither 0 nor 100."""
    if part == 0 or part == whole:
        return 100 if part else 0
    return min(99, max(1, (200 * part + whole) // (2 * whole)))


@rule
def chance(s: State, dice: int) -> int:
    """The chance of the character of the turn to climb, in per cent."""
    return per_cent(ways(s, s.active, dice, CLIMB), board.ROLLS[dice])


Shorts: TypeAlias = npt.NDArray[np.int16]
ODDS = (FRIEND_COUNT, DICE_CHOICES)


class Derived(Facts, seats=state.SEATS):
    """What the last roll counts; and where a roll may come, exact odds by character and number of dice (2, 3, 4).

    `climb`, `stay` and `fall` are numbers of rolls, all 0 where no such roll may come; `gain` is the chips for a climb,
    `paid` those paid in all falls together, so that a roll brings (climb · gain − paid) / rolls chips on average.
    `per_cent` tells the same three chances in whole per cent; `stolen` is 1 for characters beside the ghost.
    """

    result: int = field(means=Count())
    counted: Shorts = field(MOST_DICE, means=FLAG, dtype=np.int16)
    stolen: Shorts = field(FRIEND_COUNT, means=FLAG, dtype=np.int16, by_seat=False)
    climb: Shorts = field(*ODDS, means=Count(), dtype=np.int16, by_seat=False)
    stay: Shorts = field(*ODDS, means=Count(), dtype=np.int16, by_seat=False)
    fall: Shorts = field(*ODDS, means=Count(), dtype=np.int16, by_seat=False)
    gain: Shorts = field(*ODDS, means=Count(), dtype=np.int16, by_seat=False)
    paid: Shorts = field(*ODDS, means=Count(), dtype=np.int16, by_seat=False)
    per_cent: Shorts = field(*ODDS, 3, means=Count(100), dtype=np.int16, by_seat=False)


@rule
def derive(s: State, seat: int, facts: Derived) -> None:
    """Fill in what follows from a view."""
    facts.result = result(s)
    mark_counted(s, facts)
    for friend in range(FRIEND_COUNT):
        most = most_dice_for(s, friend)
        facts.stolen[friend] = 1 if most < MOST_DICE else 0
        if s.phase in (OVER, ASK_GHOST) or s.active not in (NONE, friend):
            continue
        fewest = FEWEST_DICE
        if s.phase == ASK_JOKER:
            fewest = most = dice_rolled(s)
        for dice in range(fewest, most + 1):
            derive_odds(s, friend, dice, facts)


@rule
def mark_counted(s: State, facts: Derived) -> None:
    """S6: mark the two highest dice."""
    for _ in range(2):
        best = -1
        for i in range(MOST_DICE):
            if s.dice[i] and facts.counted[i] == 0 and (best < 0 or s.dice[i] > s.dice[best]):
                best = i
        if best >= 0:
            facts.counted[best] = 1


@rule
def derive_odds(s: State, friend: int, dice: int, facts: Derived) -> None:
    """S6, S7: what a roll for a character with so many dice may bring to the seat on turn."""
    at, rolls = dice - FEWEST_DICE, board.ROLLS[dice]
    floor, paid = int(s.pieces[friend]), 0
    for total in range(2, floor):
        if outcome_of(floor, s.attic, total) == FALL:
            paid += int(board.WAYS[dice, total]) * price(s, s.turn, floor, total)
    climb, stay = ways(s, friend, dice, CLIMB), ways(s, friend, dice, STAY)
    facts.climb[friend, at], facts.stay[friend, at], facts.fall[friend, at] = climb, stay, rolls - climb - stay
    facts.gain[friend, at] = gain(s, min(floor + 1, ATTIC), dice) if climb else 0
    facts.paid[friend, at] = paid
    facts.per_cent[friend, at, 0] = per_cent(climb, rolls)
    facts.per_cent[friend, at, 1] = per_cent(stay, rolls)
    facts.per_cent[friend, at, 2] = per_cent(rolls - climb - stay, rolls)
