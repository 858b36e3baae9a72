"""Karuba: the game as the library knows it. A match of one seat is the unofficial solo game (K23)."""

from __future__ import annotations

from dataclasses import replace

from ...core.evaluation import NetParams, SearchParams
from ...core.game import Game, Section
from ...core.options import Option
from . import evaluation, positions, rules, words
from .moves import MOVES
from .state import IN_TURN, RANDOM
from .v1 import rules as v1

SEATS = (1, 4)

GAME = Game(
    name="karuba",
    version=2,
    letter="K",
    seats=SEATS,
    minutes=30,
    rules=rules,
    moves=MOVES,
    words=words,
    positions=positions,
    facts=words.FACTS,
    options=(
        Option("bonus", 0, {"off": 0, "on": 1}, SEATS),
        Option("setup", IN_TURN, {"in-turn": IN_TURN, "random": RANDOM}, SEATS),
        Option("apart", 3, {"three-between": 3, "two-between": 2}, SEATS, fine=True),
    ),
    sections=(
        Section("setup", 1, 7),
        Section("round", 8, 9),
        Section("lay", 10, 11),
        Section("walk", 12, 17),
        Section("temples", 18, 19),
        Section("end", 20, 22),
        Section("solo", 23, 23),
        Section("bonus", 30, 36),
    ),
    assumed=(3, 4, 5, 9, 16, 17, 19, 20, 31, 33, 34, 35),
    evaluation=evaluation,
    search=SearchParams(
        prior_temperature=300.0,
        horizon=8,
        skilled_iterations=50,
        net=NetParams(level_noise={"beginner": 5.5, "casual": 3.0}),
        choice_weight=1.59,
    ),
    rechoose=True,
)

OLDER = (replace(GAME, version=1, rules=v1, moves=MOVES),)
"""The game by older versions of its rules, for the matches that were played by them."""
