"""The pieces of Spookies by name, and the table of its moves: `choose poppy`, `roll 3`, `stop`, `ghost up`."""

from __future__ import annotations

from ...core.meanings import OneOf
from ...core.text import text
from ...core.verbs import Moves, NoSuchMove, Verb
from . import board

FIGURES = (*board.FRIENDS, "ghost")
FIGURE = OneOf(FIGURES, texts=tuple(text("spookies-figure", figure=name) for name in FIGURES))
"""A character, or the ghost."""
FRIEND = OneOf(board.FRIENDS, texts=FIGURE.texts[:-1])
DICE = OneOf(tuple(range(board.FEWEST_DICE, board.MOST_DICE + 1)), first=board.FEWEST_DICE)
STEP = OneOf(("down", "", "up"), first=-1)

_FLOORS = tuple(range(board.START, board.ATTIC + 1))
AT_FLOOR = OneOf(_FLOORS, first=board.START, texts=tuple(text("spookies-at-floor", floor=n) for n in _FLOORS))
"""Where somebody is: "in the garden"."""
TO_FLOOR = OneOf(_FLOORS, first=board.START, texts=tuple(text("spookies-to-floor", floor=n) for n in _FLOORS))
"""Where somebody goes: "to the garden"."""


_WRITTEN_DICE = [[str(dice)] for dice in DICE.names]


def _tidy(written: str) -> str:
    """S5: one rolls 2, 3 or 4 dice, and nobody passes."""
    words = written.casefold().split()
    dice = [word for word in words if word != "roll"]
    rolls = len(dice) < len(words) < 3 and all(word.isdecimal() for word in dice)
    if words == ["pass"] or (rolls and dice not in _WRITTEN_DICE):
        raise NoSuchMove(5)
    return written


MOVES = Moves(
    Verb("choose", FRIEND, picks=("figure:{0}",)),
    Verb("roll", DICE, picks=("dice:{0}",)),
    Verb("stop"),
    Verb("keep"),
    Verb("joker", picks=("chip:joker",)),
    Verb("ghost", STEP, only=[(-1,), (1,)], picks=("ghost:{0}",)),
    tidy=_tidy,
)
CODES, VERB, ONE = MOVES.count, MOVES.verb, MOVES.one
CHOOSE, ROLL, STOP, KEEP, JOKER, SEND_GHOST = MOVES.numbers("choose", "roll", "stop", "keep", "joker", "ghost")

FIRST_CHOICE, FIRST_ROLL, STOP_CODE, KEEP_CODE = map(MOVES.first, ("choose", "roll", "stop", "keep"))
GHOST_DOWN, GHOST_UP = MOVES.code("ghost", -1), MOVES.code("ghost", 1)
