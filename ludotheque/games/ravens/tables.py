"""The pieces of Odin's Ravens in numbers, and the payments for a flight.

Kinds of player cards: 1–5 are the landscapes mountain, forest, water, snow and plain, 6–9 the four Odin cards OA–OD;
0 is no card. A heap of them has a lane of `BITS` bits for each kind (`core/heaps.py`).

A landscape card is `8 * half on lane a + half on lane b`; a heap of them counts the fifteen pairs of `LANDS` alike.

A payment is a choice of flight cards, each from the hand or from the top of the stack, that can make one unit or two
for some landscape (R32, R36, R39).

The numbers of cards are in `FLIGHT_CARDS`, `ODIN_CARDS`, `MIXED_LANDS`, `DOUBLE_LANDS` and `MAGIC_CARDS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

import numpy as np
import numpy.typing as npt

BITS = 4


def _table(numbers: Any) -> npt.NDArray[np.int64]:
    table = np.array(numbers, dtype=np.int64)
    table.flags.writeable = False
    return table


# The pieces, R2–R6

NAMES = ("", "M", "F", "W", "S", "P", "OA", "OB", "OC", "OD")
KINDS = 9
LANDSCAPES = 5
OA, OB, OC, OD = range(6, 10)

FLIGHT_CARDS = 5
"""Cards of each landscape for each player: 25 for five landscapes. The even split is assumed (R4)."""
ODIN_CARDS = {OA: 1, OB: 2, OC: 3, OD: 2}
"""For each player, as the French rules count them."""
MIXED_LANDS, DOUBLE_LANDS = 3, 2
"""Of each pair of different landscapes, of each pair of equal ones. Assumed (R3): the sheets tell the total, 40."""
MAGIC_CARDS = (("M", "O"), ("M", "F"), ("F", "S"), ("S", "W"), ("W", "P"), ("P", "O"))
"""The symbols of the six magic way cards, O for Odin. The last three are assumed (R6)."""

NONE = -1
CARDS = LANDSCAPES * FLIGHT_CARDS + sum(ODIN_CARDS.values())
HAND = 5
PLAYS = 3
LONGEST = 40
PATH = 9
TARGET = 12
MAGIC_POINTS = 3
MOST_TURNS = 200
"""Turns after which a stage is void (R74)."""
MOST_VOIDS = 3
"""Void stages in a row of which the last counts as it stands and ends the match, so that every match ends (R74)."""
BEHIND_REAR = 2
"""Cards that trimming leaves behind the rear raven (R62)."""
UNDER_DECK, DISCARD_PILE = 0, 1
"""Where removed landscape cards go (R55)."""
CROSSABLE, STOP_FIRST = 0, 1
"""What a marker inside a group does (R40)."""
ANY_TIME, WITHOUT_CARD = 0, 1
"""When a joker may pay (R35)."""
TO_START, TWO_BEHIND = 0, 1
"""How far a raven can be pushed back (R52)."""
AS_NEEDED, ALL_BUT_TWO = 0, 1
"""How many cards trimming takes away (R62)."""
WHEN_NEEDED, AT_ONCE = 0, 1
"""When an empty draw pile is made anew (R61)."""

DECK = sum(FLIGHT_CARDS << BITS * kind for kind in range(1, LANDSCAPES + 1)) + sum(
    count << BITS * kind for kind, count in ODIN_CARDS.items()
)
"""The heap of all 33 cards of a player (R4)."""

LANDS = _table([8 * a + b for a in range(1, LANDSCAPES + 1) for b in range(a, LANDSCAPES + 1)])
"""The fifteen pairs, the lower landscape first."""
LAND_DECK = sum(
    (DOUBLE_LANDS if land >> 3 == land & 7 else MIXED_LANDS) << BITS * i for i, land in enumerate(LANDS.tolist())
)
"""The heap of all 40 landscape cards (R3)."""
_pairs = {8 * a + b: i for i, land in enumerate(LANDS.tolist()) for a, b in permutations((land >> 3, land & 7))}
PAIR = _table([_pairs.get(card, NONE) for card in range(64)])
"""The pair of a landscape card, whichever way it lies; −1 for what is no card."""

ODINS = 1 << OA | 1 << OB | 1 << OC | 1 << OD
MAGIC = _table([sum(ODINS if symbol == "O" else 1 << NAMES.index(symbol) for symbol in card) for card in MAGIC_CARDS])
"""For each magic way card, the mask of the kinds that go there (R45)."""


# Payments, R32, R36, R39


def makes(cards: Counter[int], landscape: int, units: int) -> bool:
    """Can these flight cards be split into that many units, each a card of the landscape or two equal cards?

    Cards of other landscapes go in pairs; those of the landscape itself count singly or in pairs.
    """
    others = [n for card, n in cards.items() if card != landscape]
    if any(n % 2 for n in others):
        return False
    own = cards[landscape]
    return any(sum(others) // 2 + own - pairs == units for pairs in range(own // 2 + 1))


def _payments() -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All (cards from the hand, cards from the stack) that pay a flight somewhere, the smaller ones first."""
    landscapes = range(1, LANDSCAPES + 1)
    for size in range(1, 5):
        for cards in combinations_with_replacement(landscapes, size):
            if any(makes(Counter(cards), t, units) for t in landscapes for units in (1, 2)):
                splits = {
                    (tuple(cards[i] for i in range(size) if i not in chosen), tuple(cards[i] for i in chosen))
                    for k in range(size + 1)
                    for chosen in combinations(range(size), k)
                    if k <= PLAYS and size - k <= PLAYS
                }
                yield from sorted(splits, key=lambda split: (len(split[1]), split))


PAYMENTS = tuple(_payments())
SINGLES = sum(len(hand) + len(stack) == 1 for hand, stack in PAYMENTS)
"""How many payments are a single card; they come first, and never make two units."""


def _heap(cards: tuple[int, ...]) -> int:
    return sum(1 << BITS * card for card in cards)


PAY_HAND = _table([_heap(hand) for hand, _ in PAYMENTS])
PAY_STACK = _table([_heap(stack) for _, stack in PAYMENTS])
PAY_HAND_SIZE = _table([len(hand) for hand, _ in PAYMENTS])
PAY_STACK_SIZE = _table([len(stack) for _, stack in PAYMENTS])
PAYS = _table(
    [
        sum(
            makes(Counter(hand + stack), landscape, units) << (8 * units + landscape)
            for landscape in range(1, LANDSCAPES + 1)
            for units in (1, 2)
        )
        for hand, stack in PAYMENTS
    ]
)
"""For each payment, bit `8 * units + landscape` says whether it pays that."""
_lists = [[p for p in range(len(PAYMENTS)) if PAYS[p] >> bit & 1] for bit in range(24)]
PAYING = _table([p for fitting in _lists for p in fitting]).astype(np.int16)
PAYING_START = _table([sum(map(len, _lists[:bit])) for bit in range(25)])
"""The payments of bit b, ascending, are `PAYING[PAYING_START[b] : PAYING_START[b + 1]]`."""
