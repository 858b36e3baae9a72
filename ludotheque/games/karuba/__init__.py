"""Karuba: the game as the library knows it. A match of one seat is the unofficial solo game (K23)."""

from __future__ import annotations

from ...core.evaluation import SearchParams
from ...core.game import Game, Section
from ...core.options import Option
from . import evaluation, moves, rules

SEATS = (1, 4)

GAME = Game(
    name="karuba",
    version=1,
    letter="K",
    seats=SEATS,
    minutes=30,
    rules=rules,
    moves=moves,
    options=(
        Option("bonus", 0, {"off": 0, "on": 1}, SEATS),
        Option("setup", rules.IN_TURN, {"in-turn": rules.IN_TURN, "random": rules.RANDOM}, SEATS),
        # ASSUMPTION: the booklet does not say how "three numbers apart" is counted; we default to the stricter reading.
        Option("apart", 3, {"three-between": 3, "two-between": 2}, SEATS),
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
    evaluation=evaluation,
    search=SearchParams(prior_temperature=300.0, horizon=8, skilled_iterations=50),
    rechoose=True,
)
