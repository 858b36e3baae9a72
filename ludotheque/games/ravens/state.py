"""The position of Odin's Ravens, and what its numbers mean. Seat 0 is Grey on lane a, seat 1 is Brown on lane b.

| field | seen by | what |
|---|---|---|
| removed_land, marker_in_group, trim, first_starter | all | options: R55, R40, R62 (0: never), R20 |
| joker, push_back, trimming, reshuffle | all | options, other readings of the sheets: R35, R52, R62, R61 |
| scores, stage, starter | all | points; the number of the stage from 1; who began it |
| turn, turns | all | who decides; turns begun in this stage |
| last_winner, voids | all | who won the last stage, −1 before there is one; void stages since (R74) |
| path, length | all | the landscape cards of the path from its start, 0 behind its end; how many there are |
| deck | all | heap of the landscape cards whose order nobody knows: the upper part of the landscape deck |
| under, under_size | all | the lower part, cards that everybody saw going there, in their order |
| land_discards | all | heap of removed landscape cards, where they do not go under the deck |
| drawn, to_lay | all | the landscape card to be laid, 0 if none; how many more are to be drawn after it |
| positions | all | of the ravens: 0 is the start, then the number of the card |
| marker | all | 0 aside, else `64 * lane + number of the card` |
| magic_card, magic_rows | all | the open magic way card; the heaps played there |
| hands, piles | owner | heaps; a draw pile's order is chance to come, its cards follow from those its owner sees |
| stacks | owner | the auxiliary stacks from the bottom, 0 above the top; in words the top comes first |
| hand_sizes, pile_sizes, stack_sizes | all | how many cards there are |
| discards | all | heaps |
| hand_plays, stack_plays | all | plays left in this turn |
| arranged | all | while a stack is rearranged: how many cards from the top are settled |

Nothing is shuffled ahead: whenever a card is drawn from a pile whose order nobody knows, chance picks it then.
"""

from __future__ import annotations

import numpy as np

from ...core.meanings import FLAG, SEAT, SEAT_OR_NONE, Count, OneOf, Row
from ...core.records import OWNER, Ints, Record, field
from . import tables
from .moves import CARD, CARDS, LAND, LANDS, SPACE

SEATS = 2
PLAY, ADD_LAND, EXTEND_PATH, ARRANGE, OVER = range(5)
"""The phases: plays, laying the cards of *add two*, laying an extension, rearranging the stack."""
PHASES = OneOf(("play", "add", "extend", "arrange", "over"))
MAGIC_NAMES = tuple("".join(card) for card in tables.MAGIC_CARDS)
_PLAYS_LEFT = Count(tables.PLAYS, blank=tables.PLAYS)
_CARDS = Count(tables.CARDS)


class State(Record):
    """The position; the table above tells the fields."""

    phase: int = field(means=PHASES)
    removed_land: int = field(means=FLAG)
    marker_in_group: int = field(means=FLAG)
    trim: int = field(means=Count(tables.LONGEST - 1))
    first_starter: int = field(means=Count(SEATS))
    joker: int = field(means=FLAG)
    push_back: int = field(means=FLAG)
    trimming: int = field(means=FLAG)
    reshuffle: int = field(means=FLAG)
    scores: Ints = field(SEATS, means=Count(999))
    stage: int = field(means=Count(1 << 20, least=1, blank=1))
    starter: int = field(means=SEAT)
    turn: int = field(means=SEAT)
    turns: int = field(means=Count(tables.MOST_TURNS, least=1, blank=1))
    last_winner: int = field(means=SEAT_OR_NONE)
    voids: int = field(means=Count(tables.MOST_VOIDS))
    path: Ints = field(tables.LONGEST, means=Row(LAND, stands="positions"), dtype=np.int8)
    length: int = field(means=Count(tables.LONGEST))
    deck: int = field(means=LANDS)
    under: Ints = field(tables.LONGEST, means=Row(LAND), dtype=np.int8)
    under_size: int = field(means=Count(tables.LONGEST))
    land_discards: int = field(means=LANDS)
    drawn: int = field(means=LAND)
    to_lay: int = field(means=FLAG)
    positions: Ints = field(SEATS, means=Count(tables.LONGEST))
    marker: int = field(means=SPACE)
    magic_card: int = field(means=OneOf(MAGIC_NAMES))
    magic_rows: Ints = field(SEATS, means=CARDS)
    hands: Ints = field(SEATS, means=CARDS, seen_by=OWNER)
    piles: Ints = field(SEATS, means=CARDS, seen_by=OWNER)
    stacks: Ints = field(SEATS, tables.CARDS, means=Row(CARD, turned=True), dtype=np.int8, seen_by=OWNER)
    hand_sizes: Ints = field(SEATS, means=Count(tables.HAND))
    pile_sizes: Ints = field(SEATS, means=_CARDS)
    stack_sizes: Ints = field(SEATS, means=_CARDS)
    discards: Ints = field(SEATS, means=CARDS)
    hand_plays: int = field(means=_PLAYS_LEFT)
    stack_plays: int = field(means=_PLAYS_LEFT)
    arranged: int = field(means=_CARDS)
