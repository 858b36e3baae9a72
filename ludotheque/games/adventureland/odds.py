"""The exact odds of winning a fight, worked out from the rules (A43–A46) for a player who only wants to win.

Herbs and gold as points are certain, so they may wait: what counts is whether dice, herbs and gold together reach the
strength. Only rerolls are chance. Of several dice it is best to reroll the lowest, since any other outcome is also
reached from there with a higher die left lying. So with T the sum that the dice must show beside all that is
certain but gold, g the gold and d the dice,

    win(d, g, T) = 1 if sum(d) + g ≥ T, else 0 if g = 0 or there are no dice,
                   else the mean over x = 1 … 6 of win(d without its lowest, with x, g − 1, T).
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import numpy as np
import numpy.typing as npt

from .tables import GOLD_COUNT, MOST_DICE

FACES = range(1, 7)
ROLLS = [dice for n in range(MOST_DICE + 1) for dice in combinations_with_replacement(FACES, n)]
"""Every roll of none to six dice, the lowest die first."""
INDEX = {dice: i for i, dice in enumerate(ROLLS)}
MOST_NEEDED = 16
"""The strongest creature has 16: a roll never needs to show more (A5)."""

Odds = npt.NDArray[np.float64]


def _after_roll() -> Odds:
    """AFTER[g, roll, T]: win(d, g, T)."""
    lowest_rerolled = np.array([[INDEX[_replaced(dice, x)] for x in FACES] for dice in ROLLS])
    shown = np.array([sum(dice) for dice in ROLLS])
    has_dice = np.array([bool(dice) for dice in ROLLS])
    needed = np.arange(MOST_NEEDED + 1)
    odds = np.zeros((GOLD_COUNT + 1, len(ROLLS), MOST_NEEDED + 1))
    for gold in range(GOLD_COUNT + 1):
        if gold:
            odds[gold] = odds[gold - 1][lowest_rerolled].mean(axis=1) * has_dice[:, None]
        odds[gold][shown[:, None] + gold >= needed] = 1
    return odds


def _replaced(dice: tuple[int, ...], face: int) -> tuple[int, ...]:
    return tuple(sorted((*dice[1:], face))) if dice else ()


def _before_roll(after: Odds) -> Odds:
    """BEFORE[n, g, T]: the mean of AFTER over all rolls of n dice."""
    odds = np.zeros((MOST_DICE + 1, GOLD_COUNT + 1, MOST_NEEDED + 1))
    for i, dice in enumerate(ROLLS):
        ways = factorial(len(dice)) / prod(factorial(dice.count(face)) for face in FACES)
        odds[len(dice)] += after[:, i] * (ways / 6 ** len(dice))
    return odds


AFTER = _after_roll()
BEFORE = _before_roll(AFTER)


def after_roll(dice: Any, gold: int, needed: int) -> float:
    """The odds once the dice lie there: `needed` is what dice and gold must still make together."""
    return float(AFTER[gold, INDEX[tuple(sorted(dice))], min(max(needed, 0), MOST_NEEDED)])


def before_roll(count: int, gold: int, needed: int) -> float:
    """The odds before `count` dice are rolled."""
    return float(BEFORE[count, gold, min(max(needed, 0), MOST_NEEDED)])
