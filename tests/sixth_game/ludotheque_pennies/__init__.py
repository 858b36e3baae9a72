"""Pennies: the game as the library knows it."""

from __future__ import annotations

from ludotheque.core.evaluation import SearchParams
from ludotheque.core.game import Game, Section
from ludotheque.core.options import Option

from . import evaluation, positions, rules, words
from .moves import MOVES

SEATS = (2, 4)

GAME = Game(
    name="pennies",
    version=1,
    letter="P",
    seats=SEATS,
    minutes=5,
    rules=rules,
    moves=MOVES,
    words=words,
    positions=positions,
    options=(
        Option("rounds", 5, {}, SEATS, low=1, high=20, suggested=(3, 5, 7)),
        Option("nearest", 1, {"off": 0, "on": 1}, SEATS),
    ),
    sections=(
        Section("setup", 1, 3),
        Section("hiding", 4, 6),
        Section("calling", 7, 9),
        Section("opening", 10, 14),
        Section("information", 15, 16),
    ),
    evaluation=evaluation,
    search=SearchParams(prior_temperature=2.0, horizon=20),
    rechoose=True,
)
