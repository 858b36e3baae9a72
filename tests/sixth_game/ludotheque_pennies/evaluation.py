"""Judgement without foresight: call about as many coins as there are on average."""

from __future__ import annotations

from ludotheque.core.records import Floats, Ints
from ludotheque.core.rule import rule

from .moves import HIDE_COINS, MOST_COINS, ONE, VERB
from .state import State

POINT = 0.7
"""What a point more is worth in steps of `evaluate`."""


@rule
def rate_moves(s: State, seat: int, moves: Ints, count: int, out: Floats) -> None:
    """Middling fists tell least; a call is the better the nearer it is to one's own coins and half of the others."""
    expected = int(s.fists[seat]) - 1 + MOST_COINS * s.seats / 2
    for i in range(count):
        wanted = MOST_COINS / 2 if VERB[moves[i]] == HIDE_COINS else expected
        out[i] = -abs(int(ONE[moves[i]]) - wanted)


@rule
def evaluate(s: State, out: Floats) -> None:
    """Points so far."""
    for seat in range(s.seats):
        out[seat] = POINT * int(s.scores[seat])
