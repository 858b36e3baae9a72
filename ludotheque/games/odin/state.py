"""The position of Odin, and what its numbers mean.

| field | seen by | what |
|---|---|---|
| target, removed_colours, goat, next_starter | all | the options (O3, O40–O42); target 0 is one hand only |
| colours | all | the colours in play |
| totals, starter, hand_no | all | points so far; who started this hand; its number from 1 |
| hands | owner | the cards in each hand |
| sizes, known | all | cards in each hand: how many; those everybody saw going there |
| centre, owner | all | code of the set to beat (−1: none) and whose it is |
| beaten | all | the set just beaten, while a card is to be taken from it |
| turn, passes | all | who decides; passes since the last play |
| discards | all | the cards out of this hand |
| made, made_by, made_count | all | the decisions that all remember (`memory.py`), and whose; −1: not known |
| undealt | nobody | the cards that were not dealt |
"""

from __future__ import annotations

import numpy as np

from ...core.meanings import FLAG, SEAT, SEAT_OR_NONE, Count, OneOf, SetOf
from ...core.records import NOBODY, OWNER, Ints, Record, Weight, field
from .moves import CARDS, CENTRE, COLOUR_LETTERS

SEATS = 6
HAND = 9
LEAD, FOLLOW, TAKE_CARD, OVER = range(4)
PHASES = OneOf(("lead", "follow", "take", "over"))
NONE = -1
UNSAID = -1
REMEMBERED = 64
"""So many decisions are remembered at most."""
FORGOTTEN = -1


class State(Record):
    """The position; the table above tells the fields."""

    phase: int = field(means=PHASES)
    target: int = field(means=Count(999))
    removed_colours: int = field(means=Count(2))
    goat: int = field(means=FLAG)
    next_starter: int = field(means=FLAG)
    colours: int = field(means=SetOf(COLOUR_LETTERS))
    totals: Ints = field(SEATS, means=Count(1 << 20))
    starter: int = field(means=SEAT)
    hand_no: int = field(means=Count(1 << 20))
    hands: Ints = field(SEATS, means=CARDS, seen_by=OWNER)
    sizes: Ints = field(SEATS, means=Count(HAND, blank=UNSAID))
    known: Ints = field(SEATS, means=CARDS)
    centre: int = field(means=CENTRE)
    owner: int = field(means=SEAT_OR_NONE)
    beaten: int = field(means=CARDS)
    turn: int = field(means=SEAT)
    passes: int = field(means=Count(SEATS - 2))
    discards: int = field(means=CARDS)
    made: Ints = field(REMEMBERED, means=CENTRE, dtype=np.int16, weight=Weight.PAST)
    made_by: Ints = field(REMEMBERED, means=SEAT_OR_NONE, dtype=np.int8, weight=Weight.PAST)
    made_count: int = field(means=Count(REMEMBERED, blank=FORGOTTEN), weight=Weight.PAST)
    undealt: int = field(means=CARDS, seen_by=NOBODY)
