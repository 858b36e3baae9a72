"""Spookies: the game as the library knows it."""

from __future__ import annotations

from ...core.game import Game, Section, Tuning
from ...core.options import Option
from . import moves, rules, sense

SEATS = (2, 5)

GAME = Game(
    name="spookies",
    version=1,
    letter="S",
    seats=SEATS,
    minutes=25,
    rules=rules,
    moves=moves,
    options=(
        Option("free_choice", 0, {"off": 0, "on": 1}, SEATS),
        Option("joker", 0, {"off": 0, "on": 1}, SEATS),
        Option("joker_pay", 0, {"chips": 0, "points": 1}, SEATS),
        Option("ghost", 0, {"off": 0, "on": 1}, SEATS),
        Option("attic", 0, {"stay": 0, "reset": 1, "repeat": 2}, SEATS),
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
    sense=sense,
    tuning=Tuning(clear=0.5, horizon=0, misjudges=(8.0, 3.0, 1.0), glance=0, enough=3000),
)
