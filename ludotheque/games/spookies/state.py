"""The position of Spookies, and what its numbers mean.

| field | seen by | what |
|---|---|---|
| free_choice, attic, joker, joker_pay, ghost | all | the options (S14, S10, S20, S22, S23) |
| turn | all | who decides |
| friend | all | what the friend die shows (5: "?", −1: not in use) |
| active | all | the character of this turn (−1: to be chosen) |
| pieces | all | the floors of the five characters and of the ghost (0: not in play) |
| dice, outcome | all | the last roll (0: no die) and what came of it |
| jokers | all | 1 for each seat that still has its joker |
| stock, chips, penalty | all | how many chips lie in the stock, before each seat, on each floor from the garden up |
| shown | all | at the end, the heap of chips that each seat has turned over |
| stock_heap, held, lying, box_heap | nobody | those chips themselves, and the ones in the box, as heaps |
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ...core.meanings import FLAG, SEAT, Count, HeapOf, OneOf
from ...core.records import NOBODY, Record, field
from . import board

SEATS = 5
NONE = -1
UNSAID = -1
QUESTION = board.FRIEND_COUNT
ASK_FRIEND, ASK_ROLL, GO_ON, ASK_JOKER, ASK_GHOST, OVER = range(6)
PHASES = OneOf(("choose", "roll", "go-on", "joker", "ghost", "over"))
NO_ROLL, CLIMB, STAY, FALL = range(4)
OUTCOMES = OneOf(("", "climb", "stay", "fall"))
ATTIC_STAY, ATTIC_RESET, ATTIC_REPEAT = range(3)
PAY_CHIPS, PAY_POINTS = range(2)

ACTIVE = OneOf(board.FRIENDS, none=NONE, blank=NONE)
DIE_FACE = OneOf((*board.FRIENDS, "?"), none=NONE, blank=NONE)
FLOOR = Count(board.ATTIC, blank=UNSAID)
CHIPS = HeapOf(
    tuple(map(str, board.CHIP_VALUES)),
    board.CHIP_BITS,
    counted=True,
    most=tuple(count + board.JOKER_PAY for count in board.CHIP_COUNTS),
)
"""A heap of chips by value. A joker may bring its owner some of a second set (S22)."""

Small: TypeAlias = npt.NDArray[np.int8]
Heaps: TypeAlias = npt.NDArray[np.int32]


class State(Record, seats=SEATS):
    """The position; the table above tells the fields."""

    phase: int = field(means=PHASES)
    free_choice: int = field(means=FLAG)
    attic: int = field(means=Count(ATTIC_REPEAT))
    joker: int = field(means=FLAG)
    joker_pay: int = field(means=FLAG)
    ghost: int = field(means=FLAG)
    turn: int = field(means=SEAT)
    friend: int = field(means=DIE_FACE)
    active: int = field(means=ACTIVE)
    outcome: int = field(means=OUTCOMES)
    stock: int = field(means=Count(board.ALL_CHIPS, blank=UNSAID))
    pieces: Small = field(board.FRIEND_COUNT + 1, means=FLOOR, dtype=np.int8)
    dice: Small = field(board.MOST_DICE, means=Count(board.SIDES), dtype=np.int8)
    jokers: Small = field(SEATS, means=FLAG, dtype=np.int8)
    chips: Small = field(SEATS, means=Count(board.ALL_CHIPS + board.JOKER_PAY), dtype=np.int8)
    penalty: Small = field(board.FLOORS, means=Count(board.ALL_CHIPS), dtype=np.int8)
    shown: Heaps = field(SEATS, means=CHIPS, dtype=np.int32)
    held: Heaps = field(SEATS, means=CHIPS, dtype=np.int32, seen_by=NOBODY)
    lying: Heaps = field(board.FLOORS, means=CHIPS, dtype=np.int32, seen_by=NOBODY)
    stock_heap: int = field(means=CHIPS, seen_by=NOBODY)
    box_heap: int = field(means=CHIPS, seen_by=NOBODY)
