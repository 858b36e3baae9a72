"""The cards of Newgame by name, and the table of its moves: `take`, `stop`."""

from __future__ import annotations

from ludotheque.core.meanings import SetOf
from ludotheque.core.verbs import Moves, Verb

DECK = 24
CARDS = SetOf(tuple(str(number + 1) for number in range(DECK)))
"""Bit 0 is the card with the number 1."""

MOVES = Moves(Verb("take"), Verb("stop"))
CODES, VERB = MOVES.count, MOVES.verb
TAKE, STOP = MOVES.numbers("take", "stop")
