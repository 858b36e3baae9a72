"""Judgement without foresight: how good moves and positions look. Bots and hints live on it."""

from __future__ import annotations

from ludotheque.core.records import Floats, Ints
from ludotheque.core.rule import rule

from .moves import DECK, TAKE, VERB
from .rules import worth
from .state import State


@rule
def rate_moves(s: State, seat: int, moves: Ints, count: int, out: Floats) -> None:
    """Take while an average card fits below the limit."""
    room = s.limit - worth(int(s.hidden[seat]) | int(s.open[seat])) - (DECK + 1) / 2
    for i in range(count):
        out[i] = room if VERB[moves[i]] == TAKE else 0.0


@rule
def evaluate(s: State, out: Floats) -> None:
    """How much of the limit is filled; nothing beyond it."""
    for seat in range(s.seats):
        total = worth(int(s.hidden[seat]) | int(s.open[seat]))
        out[seat] = 3.0 * total / s.limit if total <= s.limit else 0.0
