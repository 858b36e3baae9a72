"""The exact odds of winning a fight, worked out from the rules (A43–A46) for a player who only wants to win.

Herbs and gold as points are certain, so they may wait: what counts is whether dice, herbs and gold together reach the
strength. Only rerolls are chance. Of several dice it is best to reroll the lowest, since any other outcome is also
reached from there with a higher die left lying. So with T the sum that the dice must show beside all that is
certain but gold, g the gold and d the dice,

    win(d, g, T) = 1 if sum(d) + g ≥ T, else 0 if g = 0 or there are no dice,
                   else the mean over x = 1 … 6 of win(d without its lowest, with x, g − 1, T).

The odds are exactly 1 where no luck is needed, exactly 0 where no luck can help, and only there.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
import numpy.typing as npt

from ...core import heaps
from ...core.rule import rule
from . import tables
from .combat import strength
from .land import weight
from .moves import FIGHT, GIVE_UP, GOLD, ONE, REROLL, VERB
from .state import State
from .tables import BITS, GOLD_COUNT, MAGIC, MAGIC_VALUE, MOST_DICE, WEAKEST_HERB

FACES = range(1, tables.FACES + 1)
MOST_NEEDED = 16
"""The strongest creature has 16: a roll never needs to show more (A5)."""

Odds = npt.NDArray[np.float64]
_ROLLS = [dice for n in range(MOST_DICE + 1) for dice in combinations_with_replacement(FACES, n)]
_INDEX = {dice: i for i, dice in enumerate(_ROLLS)}


def _after_roll() -> Odds:
    """For gold, roll and T: win(d, g, T)."""
    lowest_rerolled = np.array([[_INDEX[_replaced(dice, x)] for x in FACES] for dice in _ROLLS])
    shown = np.array([sum(dice) for dice in _ROLLS])
    has_dice = np.array([bool(dice) for dice in _ROLLS])
    needed = np.arange(MOST_NEEDED + 1)
    odds = np.zeros((GOLD_COUNT + 1, len(_ROLLS), MOST_NEEDED + 1))
    for gold in range(GOLD_COUNT + 1):
        if gold:
            odds[gold] = odds[gold - 1][lowest_rerolled].mean(axis=1) * has_dice[:, None]
        odds[gold][shown[:, None] + gold >= needed] = 1
    return odds


def _replaced(dice: tuple[int, ...], face: int) -> tuple[int, ...]:
    return tuple(sorted((*dice[1:], face))) if dice else ()


def _before_roll(after: Odds) -> Odds:
    """For n dice, gold and T: the mean over all rolls of n dice."""
    odds = np.zeros((MOST_DICE + 1, GOLD_COUNT + 1, MOST_NEEDED + 1))
    for i, dice in enumerate(_ROLLS):
        ways = factorial(len(dice)) / prod(factorial(dice.count(face)) for face in FACES)
        odds[len(dice)] += after[:, i] * (ways / 6 ** len(dice))
    return odds


def _uncertain(after: Odds) -> tuple[list[int], list[int], list[float]]:
    """The rolls that a reroll may still help, as heaps and ascending; and of each the odds by what is missing and gold.

    With fewer than all rolls and only what is below MOST_NEEDED the table is small enough to be part of compiled code.
    """
    rolls = {sum(1 << BITS * (face - 1) for face in dice): dice for dice in _ROLLS if 0 < sum(dice) < MOST_NEEDED}
    starts: list[int] = []
    odds: list[float] = []
    for _, dice in sorted(rolls.items()):
        starts.append(len(odds))
        room = MOST_NEEDED - sum(dice)
        for missing in range(1, room + 1):
            odds += [float(after[gold, _INDEX[dice], sum(dice) + missing]) for gold in range(room)]
    return sorted(rolls), starts, odds


_AFTER = _after_roll()
BEFORE = _before_roll(_AFTER)
"""BEFORE[n, gold, needed]: the odds before n dice are rolled."""
_rolls, _starts, _odds = _uncertain(_AFTER)
ROLLS, STARTS, AFTER = np.array(_rolls), np.array(_starts), np.array(_odds)
"""The odds after a roll: of `ROLLS[i]` they begin at `STARTS[i]`, a row of gold for each number that is missing."""
del _AFTER


@rule
def after_roll(dice: int, gold: int, needed: int) -> float:
    """The odds once the dice lie there (a heap): `needed` is what dice and gold must make together."""
    shown = weight(dice, 1)
    needed = min(needed, MOST_NEEDED)
    if shown + gold >= needed:
        return 1.0
    if gold == 0 or dice == 0:
        return 0.0
    room = MOST_NEEDED - shown
    low, high = 0, len(ROLLS) - 1
    while low < high:
        middle = (low + high) // 2
        if ROLLS[middle] < dice:
            low = middle + 1
        else:
            high = middle
    return float(AFTER[STARTS[low] + (needed - shown - 1) * room + gold])


@rule
def before_roll(count: int, gold: int, needed: int) -> float:
    """The odds before `count` dice are rolled."""
    if count + gold >= needed:
        return 1.0
    return float(BEFORE[count, gold, min(needed, MOST_NEEDED)])


@rule
def herb_points(s: State, seat: int) -> int:
    """All that a seat's herbs could add to a fight (A45, A82)."""
    magic = MAGIC_VALUE if (s.bonus_tiles[seat] >> MAGIC) & 1 else 0
    return weight(int(s.herbs[seat]), WEAKEST_HERB) + magic


@rule
def win_odds(s: State, seat: int, move: int) -> float:
    """The exact odds that the fighter wins if they go on with a legal move, and then as well as they can."""
    verb = VERB[move]
    dice, gold = int(s.dice), int(s.gold[seat])
    needed = strength(s, s.fight_space) - s.fight_total + weight(dice, 1) - herb_points(s, seat)
    if verb == GIVE_UP:
        return 0.0
    if verb == FIGHT:
        choice = int(ONE[move])
        return before_roll(int(tables.FIGHT_DICE[choice]), gold, needed - int(tables.FIGHT_BONUS[choice]))
    if verb == GOLD:
        return after_roll(dice, gold - 1, needed - 1)
    if verb != REROLL:
        return after_roll(dice, gold, needed)
    rest = dice - heaps.one(int(ONE[move]) - 1, BITS)
    odds = 0.0
    for face in range(tables.FACES):
        odds += after_roll(rest + heaps.one(face, BITS), gold - 1, needed)
    return odds / tables.FACES


@rule
def in_parts(odds: float, parts: int) -> int:
    """Odds in whole per cent (100 parts) or per mille (1000): 0 and all of them are told only where that is certain."""
    if odds == 0.0:
        return 0
    if odds == 1.0:
        return parts
    return min(max(round(odds * parts), 1), parts - 1)
