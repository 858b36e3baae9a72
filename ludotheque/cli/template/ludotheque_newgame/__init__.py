"""Newgame as the library knows it: name, seats, options, sections of the rules."""

from __future__ import annotations

from ludotheque.core.evaluation import SearchParams
from ludotheque.core.game import Game, Section
from ludotheque.core.options import Option

from . import evaluation, positions, rules, words
from .moves import MOVES

SEATS = (2, 4)

GAME = Game(
    name="newgame",
    version=1,
    letter="N",
    seats=SEATS,
    minutes=5,
    rules=rules,
    moves=MOVES,
    words=words,
    positions=positions,
    options=(Option("limit", 30, {}, SEATS, low=20, high=60, suggested=(25, 30, 40)),),
    sections=(
        Section("setup", 1, 3),
        Section("turn", 4, 6),
        Section("end", 7, 9),
    ),
    evaluation=evaluation,
    search=SearchParams(prior_temperature=3.0, horizon=40),
)
