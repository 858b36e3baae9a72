"""Karuba by name: cells as column and row (`c3`), numbers on the rim as 10…110; and the table of its moves."""

from __future__ import annotations

from ...core.meanings import OneOf, SetOf
from ...core.rule import rule
from ...core.verbs import Code, Moves, NoSuchMove, Verb
from . import island

COLOUR_NAMES = ("brown", "blue", "purple", "yellow")
CELL_NAMES = tuple(f"{'abcdef'[cell % island.COLUMNS]}{cell // island.COLUMNS + 1}" for cell in range(island.CELLS))
RIM_NUMBERS = tuple(range(10, 10 * island.RIM + 1, 10))

COLOUR = OneOf(COLOUR_NAMES)
CELL = OneOf(CELL_NAMES)
CELLS = SetOf(CELL_NAMES)
GOAL = OneOf((*CELL_NAMES, "temple"))
"""Where a walk can end."""
SPOT = OneOf((*CELL_NAMES, "temple", "beach"), blank=island.BEACH)
"""Where an adventurer can be."""
RIM_NUMBER = OneOf(RIM_NUMBERS, first=1)
RIM_NUMBER_OR_NONE = OneOf((0, *RIM_NUMBERS))
TILES = SetOf(tuple(map(str, range(island.TILES + 1))))
"""Tiles by number; 0 is no tile and in no set."""
ITEM = OneOf(("none", "crystal", "gold"))
BONUS = OneOf(("collector", "hoarder", "builder", "runner"))


def _walk_picks(colour: int, goal: int) -> list[str]:
    target = f"temple:{COLOUR_NAMES[colour]}" if goal == island.TEMPLE else f"cell:{CELL_NAMES[goal]}"
    return [f"adventurer:{COLOUR_NAMES[colour]}", target]


def _tidy(written: str) -> str:
    """K16: nobody walks to the beach or to a temple of another colour. K12: one adventurer walks."""
    words = written.casefold().split()
    colours = sum(word in COLOUR_NAMES for word in words)
    if "move" in words and colours and ("beach" in words or (colours > 1 and "temple" in words)):
        raise NoSuchMove(16)
    if "move" in words and colours > 1:
        raise NoSuchMove(12)
    return written


MOVES = Moves(
    Verb("place", COLOUR, RIM_NUMBER, picks=("adventurer:{0}", "beach:{1}")),
    Verb("temple", RIM_NUMBER, picks=("jungle:{0}",)),
    Verb("lay", CELL, picks=("cell:{0}",)),
    Verb("stay"),
    Verb("move", COLOUR, GOAL, picks=_walk_picks),
    tidy=_tidy,
)
CHOICE = Code(MOVES, none=0)
"""What a seat has chosen for a round; code 0 is a placement and therefore free to mean nothing."""

VERB, ONE, TWO = MOVES.verb, MOVES.one, MOVES.two
PLACE, PLACE_TEMPLE, LAY, STAY, WALK = MOVES.numbers("place", "temple", "lay", "stay", "move")
CODES = MOVES.count
STAYING = MOVES.code("stay")
FIRST_CHOICE = FIRST_LAY = MOVES.first("lay")
FIRST_WALK = MOVES.first("move")


@rule
def lay_code(cell: int) -> int:
    """The code of laying the tile on a cell."""
    return FIRST_LAY + cell


@rule
def walk_code(colour: int, goal: int) -> int:
    """The code of walking to a cell or to the temple."""
    return FIRST_WALK + colour * island.GOALS + goal
