"""Odin: the game as the library knows it."""

from __future__ import annotations

from ...core.evaluation import NetParams, SearchParams
from ...core.game import Game, Section
from ...core.options import Option
from . import evaluation, positions, rules, words
from .moves import MOVES

SEATS = (2, 6)

GAME = Game(
    name="odin",
    version=1,
    letter="O",
    seats=SEATS,
    minutes=15,
    rules=rules,
    moves=MOVES,
    words=words,
    positions=positions,
    facts=words.FACTS,
    assumed=(5, 34, 37, 39, 40),
    options=(
        Option("target", 15, {"one-hand": 0}, SEATS, low=1, high=999, suggested=(10, 15, 20)),
        Option("removed_colours", 0, {"none": 0, "two": 2}, (2, 2)),
        Option("goat", 0, {"off": 0, "on": 1}, SEATS),
        Option("next_starter", 0, {"left-of-starter": 0, "last-to-act": 1}, SEATS, fine=True),
    ),
    sections=(
        Section("setup", 1, 7),
        Section("sets", 8, 10),
        Section("lead", 11, 15),
        Section("follow", 16, 22),
        Section("pass", 23, 27),
        Section("hand-end", 28, 30),
        Section("match-end", 31, 34),
        Section("information", 35, 39),
        Section("options", 40, 43),
        Section("facts", 44, 50),
    ),
    evaluation=evaluation,
    search=SearchParams(
        prior_temperature=60.0,
        horizon=400,
        skilled_iterations=300,
        proposals=2,
        net=NetParams(
            guided_seats=3, net_ends=True, horizon=12, proposals=2, level_noise={"beginner": 18.0, "casual": 9.0}
        ),
        choice_weight=0.87,
        start_lack=-0.008,
    ),
)
