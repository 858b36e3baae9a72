"""The moves of Pennies: `hide 2`, `call 7`."""

from __future__ import annotations

from ludotheque.core.meanings import OneOf
from ludotheque.core.verbs import Moves, Verb

MOST_COINS = 3
MOST_TOTAL = MOST_COINS * (4 + 1)
COINS = OneOf(tuple(range(MOST_COINS + 1)))
TOTAL = OneOf(tuple(range(MOST_TOTAL + 1)))
# Kept one higher than they are, so that nothing is 0.
FIST = OneOf(COINS.names, first=1, none=0)
TOTAL_OR_NONE = OneOf(TOTAL.names, first=1, none=0)

MOVES = Moves(
    Verb("hide", COINS, picks=("coins:{0}",)),
    Verb("call", TOTAL, picks=("total:{0}",)),
)
CODES, VERB, ONE = MOVES.count, MOVES.verb, MOVES.one
HIDE_COINS, CALL_TOTAL = MOVES.numbers("hide", "call")
FIRST_CALL = MOVES.first("call")
