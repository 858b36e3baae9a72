"""The position of Pennies, and what its numbers mean.

| field | seen by | what |
|---|---|---|
| rounds, nearest | all | the options (P13, P11) |
| round_no, starter | all | the number of the round from 1; who calls first in it |
| fists | owner | the coins in each closed fist; '' where nothing is hidden yet |
| bank | nobody | the coins in the bank's fist |
| calls, turn | all | the total that each seat has called; who calls |
| opened, opened_bank | all | what was in the fists of the round before |
| scores | all | points so far |
"""

from __future__ import annotations

from ludotheque.core.meanings import FLAG, SEAT, Count, OneOf
from ludotheque.core.records import NOBODY, OWNER, Ints, Record, field

from .moves import COINS, FIST, TOTAL_OR_NONE

SEATS = 4
HIDE, CALL, OVER = range(3)
PHASES = OneOf(("hide", "call", "over"))


class State(Record):
    """The position; the table above tells the fields."""

    phase: int = field(means=PHASES)
    rounds: int = field(means=Count(20))
    nearest: int = field(means=FLAG)
    round_no: int = field(means=Count(20))
    starter: int = field(means=SEAT)
    fists: Ints = field(SEATS, means=FIST, seen_by=OWNER)
    bank: int = field(means=COINS, seen_by=NOBODY)
    calls: Ints = field(SEATS, means=TOTAL_OR_NONE)
    turn: int = field(means=SEAT)
    opened: Ints = field(SEATS, means=FIST)
    opened_bank: int = field(means=FIST)
    scores: Ints = field(SEATS, means=Count(40))
