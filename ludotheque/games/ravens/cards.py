"""The cards of Odin's Ravens and the closed table of move codes, with everything that is looked up about them.

Kinds of player cards: 1–5 are the landscapes mountain, forest, water, snow and plain, 6–9 the four Odin cards OA–OD;
0 is no card. A heap whose order does not matter is one number with four bits for each kind, its counts.

A landscape card is `8 * half on lane a + half on lane b`; a heap of them counts the fifteen pairs of `LANDS` alike.

A payment is a choice of flight cards, each from the hand or from the top of the stack, that can make one unit or two
for some landscape (R32, R36, R39).

| codes | moves | verb and arguments |
|---|---|---|
| 0, 1 | end the turn, without and with an extension of the path | `END`, `EXTEND` |
| 2–10 | lay a card of the hand on the stack | `STASH` kind |
| 11–46 | discard, and put to the magic way, each from the hand and from the stack | `DISCARD`, `MAGIC_WAY` kind |
| 47–296 | fly; the marker right ahead costs a second unit | `FLY` payment |
| 297–536 | fly across a marker further back in the group | `CROSS` payment |
| 537–544 | actions without a target, each from hand and stack | `REARRANGE`, `ADD`, `PUSH`, `STEP` |
| 545–704 | turn and remove a card, each from hand and stack | `TURN`, `REMOVE` number |
| 705–864 | put the marker, from hand and stack | `MARKER` lane, number |
| 865–2424 | swap two cards, from hand and stack | `SWAP` number, number |
| 2425–2449 | lay the drawn landscape card | `LAY` half on lane a, half on lane b |
| 2450–2483 | bring a card of the stack up; leave the rest | `TOP` depth, `DONE` |

`VERB`, `STACKED`, `ONE` and `TWO` tell the verb, the source and the arguments of a code.

The numbers of cards are in `FLIGHT_CARDS`, `ODIN_CARDS`, `MIXED_LANDS`, `DOUBLE_LANDS` and `MAGIC_CARDS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.chance import draw
from ...core.records import Record
from ...core.rule import rule


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
"""Cards of each landscape for each player: 25 for five landscapes. ASSUMPTION A2, the even split."""
ODIN_CARDS = {OA: 1, OB: 2, OC: 3, OD: 2}
"""For each player, as the French rules count them."""
MIXED_LANDS, DOUBLE_LANDS = 3, 2
"""Of each pair of different landscapes, of each pair of equal ones. ASSUMPTION A1: the rules tell the total, 40."""
MAGIC_CARDS = (("M", "O"), ("M", "F"), ("F", "S"), ("S", "W"), ("W", "P"), ("P", "O"))
"""The symbols of the six magic way cards, O for Odin. ASSUMPTION A3 for the last three; the first is in the rules."""

SEATS = 2
NONE = -1
CARDS = LANDSCAPES * FLIGHT_CARDS + sum(ODIN_CARDS.values())
HAND = 5
PLAYS = 3
LONGEST = 40
PATH = 9
TARGET = 12
MAGIC_POINTS = 3
MOST_TURNS = 200
"""Turns after which a stage is void. ASSUMPTION A17."""
MOST_VOIDS = 3
"""Void stages in a row of which the last counts as it stands and ends the match, so that every match ends (R74)."""
BEHIND_REAR = 2
"""Cards that trimming leaves behind the rear raven (R62)."""
PLAY, ADD_LAND, EXTEND_PATH, ARRANGE, OVER = range(5)
"""The phases: plays, laying the cards of *add two*, laying an extension, rearranging the stack."""
UNDER_DECK, DISCARD_PILE = 0, 1
"""Where removed landscape cards go (D1)."""
CROSSABLE, STOP_FIRST = 0, 1
"""What a marker inside a group does (A7)."""

DECK = sum(FLIGHT_CARDS << 4 * kind for kind in range(1, LANDSCAPES + 1)) + sum(
    count << 4 * kind for kind, count in ODIN_CARDS.items()
)
"""The heap of all 33 cards of a player (R4)."""

LANDS = _table([8 * a + b for a in range(1, LANDSCAPES + 1) for b in range(a, LANDSCAPES + 1)])
"""The fifteen pairs, the lower landscape first."""
LAND_DECK = sum(
    (DOUBLE_LANDS if land >> 3 == land & 7 else MIXED_LANDS) << 4 * i for i, land in enumerate(LANDS.tolist())
)
"""The heap of all 40 landscape cards (R3)."""
_pairs = {8 * a + b: i for i, land in enumerate(LANDS.tolist()) for a, b in permutations((land >> 3, land & 7))}
PAIR = _table([_pairs.get(card, NONE) for card in range(64)])
"""The pair of a landscape card, whichever way it lies; −1 for what is no card."""

ODINS = 1 << OA | 1 << OB | 1 << OC | 1 << OD
MAGIC = _table([sum(ODINS if symbol == "O" else 1 << NAMES.index(symbol) for symbol in card) for card in MAGIC_CARDS])
"""For each magic way card, the mask of the kinds that go there (R45)."""


# Heaps


@rule
def one(kind: int) -> int:
    """A heap of one card (of one pair, for landscape cards)."""
    return 1 << (4 * kind)


@rule
def count(heap: int, kind: int) -> int:
    """How many cards of a kind are in a heap."""
    return (heap >> (4 * kind)) & 15


@rule
def total(heap: int) -> int:
    """How many cards are in a heap."""
    heap = int(heap)
    pairs = (heap & 0x0F0F0F0F0F0F0F0F) + ((heap >> 4) & 0x0F0F0F0F0F0F0F0F)
    return ((pairs * 0x0101010101010101) >> 56) & 0x7F


GUARDS = 0x8888888888
"""The highest bit of each kind's count: a player never has eight cards of a kind."""


@rule
def within(part: int, heap: int) -> bool:
    """Does the heap hold at least the cards of the part?"""
    return ((heap | GUARDS) - part) & GUARDS == GUARDS


@rule
def pick(s: Record, heap: int) -> int:
    """The kind of a card drawn from a heap that is not empty, every card being equally likely."""
    left = draw(s, total(heap))
    kind = 0
    while left >= count(heap, kind):
        left -= count(heap, kind)
        kind += 1
    return kind


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
    return sum(1 << 4 * card for card in cards)


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


# Move codes

HAND_SOURCE, STACK_SOURCE = 0, 1
VERBS = (
    "end", "extend", "stash", "discard", "magic", "fly", "cross", "rearrange", "add", "push", "step",
    "turn", "remove", "marker", "swap", "lay", "top", "done",
)  # fmt: skip
(
    END, EXTEND, STASH, DISCARD, MAGIC_WAY, FLY, CROSS, REARRANGE, ADD, PUSH, STEP,
    TURN, REMOVE, MARKER, SWAP, LAY, TOP, DONE,
) = range(len(VERBS))  # fmt: skip
ODIN_CARD_OF = {REARRANGE: OA, ADD: OA, PUSH: OB, STEP: OB, TURN: OC, REMOVE: OC, MARKER: OD, SWAP: OD}
"""The Odin card that each action needs (R5)."""

Code = tuple[int, int, int, int]


def _codes() -> Iterator[Code]:
    """Every move as (verb, from the stack?, first argument, second argument), in the order of the codes."""
    sources = (HAND_SOURCE, STACK_SOURCE)
    places = range(1, LONGEST + 1)
    yield END, 0, 0, 0
    yield EXTEND, 0, 0, 0
    yield from ((STASH, 0, kind, 0) for kind in range(1, KINDS + 1))
    heaps = (DISCARD, MAGIC_WAY)
    yield from ((verb, source, kind, 0) for verb in heaps for source in sources for kind in range(1, KINDS + 1))
    yield from ((FLY, 0, payment, 0) for payment in range(len(PAYMENTS)))
    yield from ((CROSS, 0, payment, 0) for payment in range(SINGLES, len(PAYMENTS)))
    yield from ((verb, source, 0, 0) for verb in (REARRANGE, ADD, PUSH, STEP) for source in sources)
    yield from ((verb, source, i, 0) for verb in (TURN, REMOVE) for source in sources for i in places)
    yield from ((MARKER, source, lane, i) for source in sources for lane in (0, 1) for i in places)
    yield from ((SWAP, source, i, j) for source in sources for i, j in combinations(places, 2))
    yield from ((LAY, 0, a, b) for a in range(1, LANDSCAPES + 1) for b in range(1, LANDSCAPES + 1))
    yield from ((TOP, 0, depth, 0) for depth in range(1, CARDS + 1))
    yield DONE, 0, 0, 0


TABLE = tuple(_codes())
CODE = {code: number for number, code in enumerate(TABLE)}
CODES = len(TABLE)
VERB, STACKED, ONE, TWO = (_table([code[i] for code in TABLE]).astype(np.int16) for i in range(4))
FIRST = _table([next(i for i, code in enumerate(TABLE) if code[0] == verb) for verb in range(len(VERBS))])
"""The first code of each verb."""
SWAPS = LONGEST * (LONGEST - 1) // 2
KIND_FOR = _table([ODIN_CARD_OF.get(verb, 0) for verb in range(len(VERBS))])
"""`ODIN_CARD_OF` for compiled code; 0 for a verb that is no Odin action."""
