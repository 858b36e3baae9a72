"""The position of Newgame, and what its numbers mean.

| field | seen by | what |
|---|---|---|
| limit | all | the option (N1) |
| hidden | owner | the card that lies face down before each seat |
| open | all | the cards that lie face up before each seat |
| stopped | all | the seats that take no more cards |
| turn | all | who decides |
| totals | all | what everybody has, once the match is over |
"""

from __future__ import annotations

from ludotheque.core.meanings import SEAT, SEATS, Count, OneOf
from ludotheque.core.records import OWNER, Ints, Record, field

from .moves import CARDS

MOST_SEATS = 4
PLAY, OVER = range(2)
PHASES = OneOf(("play", "over"))


class State(Record):
    """The position; the table above tells the fields."""

    phase: int = field(means=PHASES)
    limit: int = field(means=Count(60))
    hidden: Ints = field(MOST_SEATS, means=CARDS, seen_by=OWNER)
    open: Ints = field(MOST_SEATS, means=CARDS)
    stopped: int = field(means=SEATS)
    turn: int = field(means=SEAT)
    totals: Ints = field(MOST_SEATS, means=Count())
