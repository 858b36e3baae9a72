"""What is printed on the pieces of Spookies: characters, chips, floors, the reward table, and the odds of the dice.

Characters, chips and floors are those of the official manual; the reward table below says how sure each number is.
A floor goes by its number: 4 is the start area before the gate, 5 the garden, 6…10 are in the house, 11 is the attic.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

FRIENDS = ("poppy", "kracko", "duffy", "hanja", "schnuffer")
"""The characters, in the order of their codes; they belong to nobody (S1)."""
FRIEND_COUNT = len(FRIENDS)
GHOST = FRIEND_COUNT
"""The ghost's place among the pieces, after the characters."""

START, GARDEN, FRONT_DOOR, GHOST_START, ATTIC = 4, 5, 6, 9, 11
FLOORS = ATTIC - GARDEN + 1
"""The floors with a reward and with room for penalty chips, from the garden up."""

CHIP_VALUES = (1, 2, 3, 5)
CHIP_COUNTS = (30, 20, 15, 10)
"""S2: how many chips of each value there are."""
VALUES = len(CHIP_VALUES)
ALL_CHIPS = sum(CHIP_COUNTS)

CHIP_BITS = 8
"""The width of a lane in a heap of chips (`core/heaps.py`)."""
FULL_SET = sum(count << (CHIP_BITS * i) for i, count in enumerate(CHIP_COUNTS))
"""All chips as a heap."""

CHIPS_USED = (0, 0, 50, 60, 75, 75)
"""S2: chips in the stock at the start, by the number of seats."""

JOKER_PAY = 5
"""S22: what a joker left at the end brings."""

FEWEST_DICE, MOST_DICE = 2, 4
DICE_CHOICES = MOST_DICE - FEWEST_DICE + 1
SIDES = 6
ROLLS: tuple[int, ...] = tuple(SIDES**dice for dice in range(MOST_DICE + 1))
"""How many rolls there are with so many dice."""

KNOWN, INFERRED, ESTIMATED = "known", "inferred", "estimated"
REWARD_TABLE: dict[int, tuple[tuple[int, str], tuple[int, str], tuple[int, str]]] = {
    5: ((1, KNOWN), (0, KNOWN), (0, INFERRED)),
    6: ((2, ESTIMATED), (1, KNOWN), (0, ESTIMATED)),
    7: ((3, KNOWN), (2, KNOWN), (1, ESTIMATED)),
    8: ((4, ESTIMATED), (3, ESTIMATED), (1, ESTIMATED)),
    9: ((6, KNOWN), (4, ESTIMATED), (2, KNOWN)),
    10: ((10, ESTIMATED), (6, ESTIMATED), (3, ESTIMATED)),
    11: ((16, INFERRED), (10, ESTIMATED), (5, ESTIMATED)),
}
"""S7: chips for reaching a floor with 2, 3, 4 dice, and how sure each number is.

No source shows the whole board, so part of it is assumed. Known cells are told by the manual's examples and by play
reports; the inferred ones follow from those and from the range that a review tells (0 to 16 chips); the estimated ones
keep to fewer dice and higher floors paying more. This is the only place to correct when a photo of the board turns up.
"""


def _rewards() -> npt.NDArray[np.int64]:
    """The reward table by floor and number of dice, both as they are."""
    rewards = np.zeros((ATTIC + 1, MOST_DICE + 1), dtype=np.int64)
    for floor, row in REWARD_TABLE.items():
        rewards[floor, FEWEST_DICE:] = [chips for chips, _ in row]
    return rewards


def _faces() -> npt.NDArray[np.int8]:
    """S5: by number of dice and number of the roll, the dice."""
    faces = np.zeros((MOST_DICE + 1, ROLLS[MOST_DICE], MOST_DICE), dtype=np.int8)
    for dice in range(FEWEST_DICE, MOST_DICE + 1):
        faces[dice, : ROLLS[dice], :dice] = list(product(range(1, SIDES + 1), repeat=dice))
    return faces


def _ways() -> npt.NDArray[np.int64]:
    """S6: by number of dice and result, how many of the rolls have it."""
    ways = np.zeros((MOST_DICE + 1, 2 * SIDES + 1), dtype=np.int64)
    for dice in range(FEWEST_DICE, MOST_DICE + 1):
        for roll in product(range(1, SIDES + 1), repeat=dice):
            ways[dice, sum(sorted(roll)[-2:])] += 1
    return ways


REWARD = _rewards()
FACES = _faces()
WAYS = _ways()


FACTS: dict[str, Any] = {
    "friends": list(FRIENDS),
    "start": START,
    "garden": GARDEN,
    "front_door": FRONT_DOOR,
    "attic": ATTIC,
    "dice": list(range(FEWEST_DICE, MOST_DICE + 1)),
    "rolls": list(ROLLS[FEWEST_DICE:]),
    "rewards": {str(floor): [chips for chips, _ in row] for floor, row in REWARD_TABLE.items()},
    "sure": {str(floor): [mark for _, mark in row] for floor, row in REWARD_TABLE.items()},
    "chip_values": list(CHIP_VALUES),
    "chip_counts": list(CHIP_COUNTS),
    "joker_pay": JOKER_PAY,
}
"""What screens want to know; rewards and how sure they are go by floor, then by number of dice."""
