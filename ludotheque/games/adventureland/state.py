"""The position of Adventure Land, and what its numbers mean.

| field | seen by | what |
|---|---|---|
| scenario, bonus, set_aside, after_tie, sword_values, herb_values | all | the options (A12, A78, A13, A73, A6, A7) |
| first_starter | all | the option (A18): 0 by lot, else the seat + 1 |
| terrain, river, city | all | the board: terrain of each space, the river in order, city number of each space |
| turn, starter, turns | all | whose turn; who opens each round; turns begun |
| to_reveal, moves_left | all | cards that must still be revealed, and moves, in this turn |
| deck | nobody | the cards in order (space + 1), the next one at index `revealed`; 0 where one has gone |
| discard, revealed | all | the cards revealed (space + 1) in order, and how many |
| sword_pile, herb_pile, creature_pile | nobody | end-aligned like the deck: bonus + 1, value, laurel |
| sword_supply, herb_supply, creature_supply, gold_supply, companion_supply | all | how many are left |
| sword_box, swords_shown | nobody, all | heap of the swords in the box; of those in it that all have seen |
| companion_box, herbs_gone | all | companions in the box; heap of the herbs out of the game |
| bonus_pile, bonus_gone | nobody, all | the bonus tiles in the pile; those out of the game |
| tile, hidden | all, nobody | what lies on each space; bonus or value of what lies there face down |
| north, south | all | the spaces where each seat has figures: rows 1–5, rows 6–10 |
| adventurers, companions | all | how many of each stand on each space |
| spots | all | each seat's adventurers that have not entered yet |
| creatures_north, creatures_south | all | the creatures' spaces |
| spirit | all | where the water spirit stands (−1: not yet on the board) |
| swords, herbs, bonus_tiles | owner | heaps of swords and herbs, set of bonus tiles |
| sword_count, herb_count, bonus_count | all | how many each seat has |
| bonus_open | all | a seat's bonus tiles that all know of |
| fresh | owner | value of the herb just taken, while one is asked about it |
| gold, won | all | gold; heap of the creatures defeated |
| lines | all | the score sheets (`LINES`): from the start in scenario 1, else at the end |
| fighter, fight_space, fight_total, fight_swords, dice | all | the fight that is on, or the last one |
| fights | all | how many there were |
| walked | all | the walk that was the last move (−1: it was none) |
| decided | all | how many fights the last move and what followed have decided, told by the next fields |
| decided_seat, decided_space, decided_strength | all | who fought, where, against which strength |
| decided_total, decided_won | all | what was reached, and whether it was enough |
| decided_dice | all | the dice of that fight in which there were some |
"""

from __future__ import annotations

import numpy as np

from ...core.meanings import FLAG, NUMBER, SEAT, Count, OneOf
from ...core.records import NOBODY, OWNER, Ints, Record, Weight, field
from ...core.verbs import Code
from . import moves, tables
from .tables import NONE, SEATS, SPACES

MOVE, SWORDS, SPEND, HERB, OVER = range(5)
"""What is asked: a move, which swords to fight with, what to add to a fight, whether to keep a herb; nothing more."""
PHASES = OneOf(("move", "swords", "spend", "herb", "over"))
COMPANIONS, GLORIOUS, CITIES = 1, 2, 3
"""The scenarios (A12)."""

LINES = (
    "creatures",
    "companions",
    "glorious",
    "gold",
    "herbs",
    "swords",
    "most-creatures",
    "most-gold",
    "city-1",
    "city-2",
    "city-3",
    "city-4",
    "city-5",
    "malus",
)
"""The lines of a score sheet, as they are kept in `lines`."""
(
    CREATURE_LINE,
    COMPANION_LINE,
    GLORIOUS_LINE,
    GOLD_LINE,
    HERB_LINE,
    SWORD_LINE,
    MOST_CREATURES_LINE,
    MOST_GOLD_LINE,
    FIRST_CITY_LINE,
) = range(9)
MALUS_LINE = len(LINES) - 1
MOST_TURNS = 1 << 20
MOST_TOTAL = 100
MOST_DECIDED = 16
"""More fights than one move can decide: each has another of the 14 creatures."""


class State(Record):
    """The position; the table above tells the fields."""

    phase: int = field(means=PHASES)
    scenario: int = field(means=Count(3, 1))
    bonus: int = field(means=FLAG)
    set_aside: int = field(means=FLAG)
    after_tie: int = field(means=FLAG)
    sword_values: int = field(means=FLAG)
    herb_values: int = field(means=FLAG)
    first_starter: int = field(means=Count(SEATS))
    turn: int = field(means=SEAT)
    starter: int = field(means=SEAT)
    turns: int = field(means=Count(MOST_TURNS))
    to_reveal: int = field(means=Count(tables.CARDS_OF_TURN))
    moves_left: int = field(means=Count(tables.MOVES_OF_TURN, blank=NONE))
    revealed: int = field(means=Count(SPACES))
    sword_supply: int = field(means=Count(tables.SWORD_COUNT, blank=NONE))
    herb_supply: int = field(means=Count(tables.HERB_COUNT))
    creature_supply: int = field(means=Count(tables.CREATURE_COUNT))
    gold_supply: int = field(means=Count(tables.GOLD_COUNT))
    companion_supply: int = field(means=Count(tables.COMPANION_COUNT, blank=NONE))
    companion_box: int = field(means=Count(tables.COMPANION_COUNT))
    sword_box: int = field(means=moves.SWORDS, seen_by=NOBODY)
    swords_shown: int = field(means=moves.SWORDS)
    herbs_gone: int = field(means=moves.HERBS)
    bonus_pile: int = field(means=moves.BONUS_TILES, seen_by=NOBODY)
    bonus_gone: int = field(means=moves.BONUS_TILES)
    north: Ints = field(SEATS, means=moves.NORTH)
    south: Ints = field(SEATS, means=moves.SOUTH)
    spots: Ints = field(SEATS, means=moves.SPOTS)
    creatures_north: int = field(means=moves.NORTH)
    creatures_south: int = field(means=moves.SOUTH)
    spirit: int = field(means=moves.SPACE_OR_NONE)
    swords: Ints = field(SEATS, means=moves.SWORDS, seen_by=OWNER)
    herbs: Ints = field(SEATS, means=moves.HERBS, seen_by=OWNER)
    bonus_tiles: Ints = field(SEATS, means=moves.BONUS_TILES, seen_by=OWNER)
    sword_count: Ints = field(SEATS, means=Count(tables.SWORD_COUNT))
    herb_count: Ints = field(SEATS, means=Count(tables.HERB_COUNT))
    bonus_count: Ints = field(SEATS, means=Count(len(moves.BONUS_NAMES)))
    bonus_open: Ints = field(SEATS, means=moves.BONUS_TILES)
    fresh: Ints = field(SEATS, means=Count(tables.MAGIC_VALUE - 1), seen_by=OWNER)
    gold: Ints = field(SEATS, means=Count(tables.GOLD_COUNT))
    won: Ints = field(SEATS, means=moves.CREATURES)
    fighter: int = field(means=SEAT)
    fight_space: int = field(means=moves.SPACE_OR_NONE)
    fight_total: int = field(means=Count(MOST_TOTAL))
    fight_swords: int = field(means=moves.SWORDS)
    dice: int = field(means=moves.DICE)
    fights: int = field(means=Count(MOST_TURNS))
    walked: int = field(means=Code(moves.MOVES, none=NONE, blank=NONE), weight=Weight.NONE)
    decided: int = field(means=Count(MOST_DECIDED), weight=Weight.NONE)
    decided_dice: int = field(means=moves.DICE, weight=Weight.NONE)
    # The narrow fields lie together, 1040 and 112 bytes, so that there are no gaps between fields.
    terrain: Ints = field(SPACES, means=moves.TERRAIN, dtype=np.int8, of=moves.SPACE)
    river: Ints = field(tables.RIVER_LENGTH, means=moves.SPACE, dtype=np.int8)
    city: Ints = field(SPACES, means=Count(len(tables.CITY_SIZES)), dtype=np.int8, of=moves.SPACE)
    deck: Ints = field(SPACES, means=moves.CARD, dtype=np.int8, seen_by=NOBODY)
    discard: Ints = field(SPACES, means=moves.CARD, dtype=np.int8, weight=Weight.TOGETHER)
    sword_pile: Ints = field(
        tables.SWORD_COUNT, means=OneOf((0, 1, 2, 3), first=1, none=0), dtype=np.int8, seen_by=NOBODY
    )
    herb_pile: Ints = field(tables.HERB_COUNT, means=Count(4), dtype=np.int8, seen_by=NOBODY)
    creature_pile: Ints = field(
        tables.CREATURE_COUNT,
        means=OneOf((8, 10, 12, 14, 16), first=tables.WEAKEST, none=0),
        dtype=np.int8,
        seen_by=NOBODY,
    )
    tile: Ints = field(SPACES, means=moves.TILE, dtype=np.int8, of=moves.SPACE)
    hidden: Ints = field(SPACES, means=Count(4), dtype=np.int8, seen_by=NOBODY)
    adventurers: Ints = field(SPACES, means=Count(tables.SPOTS), dtype=np.int8, of=moves.SPACE)
    companions: Ints = field(SPACES, means=Count(tables.COMPANION_COUNT), dtype=np.int8, of=moves.SPACE)
    decided_seat: Ints = field(MOST_DECIDED, means=SEAT, dtype=np.int8, weight=Weight.NONE)
    decided_space: Ints = field(MOST_DECIDED, means=moves.SPACE, dtype=np.int8, weight=Weight.NONE)
    decided_strength: Ints = field(MOST_DECIDED, means=Count(2 * tables.STRONGEST), dtype=np.int8, weight=Weight.NONE)
    decided_total: Ints = field(MOST_DECIDED, means=Count(MOST_TOTAL), dtype=np.int8, weight=Weight.NONE)
    decided_won: Ints = field(MOST_DECIDED, means=FLAG, dtype=np.int8, weight=Weight.NONE)
    lines: Ints = field(SEATS, len(LINES), means=NUMBER, dtype=np.int16)
