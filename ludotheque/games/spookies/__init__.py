"""Spookies: the game as the library knows it."""

from __future__ import annotations

from ...core.evaluation import SearchParams
from ...core.game import Game, Section
from ...core.options import Option
from . import board, evaluation, positions, rules, words
from .moves import MOVES

SEATS = (2, 5)

GAME = Game(
    name="spookies",
    version=1,
    letter="S",
    seats=SEATS,
    minutes=25,
    rules=rules,
    moves=MOVES,
    words=words,
    positions=positions,
    facts=board.FACTS,
    assumed=(7, 9, 10, 11, 12, 13, 21, 22, 24, 25, 26, 27, 28),
    options=(
        Option("free_choice", 0, {"off": 0, "on": 1}, SEATS),
        Option("joker", 0, {"off": 0, "on": 1}, SEATS),
        Option("joker_pay", 0, {"chips": 0, "points": 1}, SEATS, fine=True),
        Option("ghost", 0, {"off": 0, "on": 1}, SEATS),
        Option("attic", 0, {"stay": 0, "reset": 1, "repeat": 2}, SEATS, fine=True),
    ),
    sections=(
        Section("setup", 1, 3),
        Section("turn", 4, 6),
        Section("roll", 7, 11),
        Section("end", 12, 13),
        Section("free-choice", 14, 14),
        Section("joker", 20, 22),
        Section("ghost", 23, 28),
    ),
    evaluation=evaluation,
    search=SearchParams(
        prior_temperature=0.5,
        horizon=0,
        level_noise={"beginner": 8.0, "casual": 3.0, "skilled": 1.0},
        skilled_iterations=0,
        max_iterations=3000,
        choice_weight=1.49,
        start_lack=0.036,
    ),
)
