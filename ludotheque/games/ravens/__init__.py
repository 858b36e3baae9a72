"""Odin's Ravens: the game as the library knows it."""

from __future__ import annotations

from dataclasses import replace

from ...core.evaluation import NetParams, SearchParams
from ...core.game import Game, Section
from ...core.options import Option
from . import evaluation, positions, rules, tables, words
from .moves import FACTS, MOVES
from .state import SEATS as MOST_SEATS

SEATS = (MOST_SEATS, MOST_SEATS)

GAME = Game(
    name="ravens",
    version=2,
    letter="R",
    seats=SEATS,
    minutes=30,
    rules=rules,
    moves=MOVES,
    words=words,
    positions=positions,
    facts=FACTS,
    assumed=(3, 4, 6, 9, 12, 13, 14, 29, 35, 40, 49, 51, 52, 53, 55, 58, 60, 61, 62, 64, 70, 74, 77),
    options=(
        Option("first_starter", 0, {"chance": 0, "grey": 1, "brown": 2}, SEATS),
        Option("marker_in_group", 0, {"cross": 0, "stop": 1}, SEATS, fine=True),
        Option("removed_land", 0, {"under-deck": 0, "discard-pile": 1}, SEATS, fine=True),
        Option(
            "trim", 0, {"never": 0}, SEATS, low=tables.PATH + 1, high=tables.LONGEST - 1, suggested=(15,), fine=True
        ),
        Option("joker", 0, {"any-time": 0, "without-card": 1}, SEATS, fine=True),
        Option("push_back", 0, {"to-start": 0, "two-behind": 1}, SEATS, fine=True),
        Option("trimming", 0, {"as-needed": 0, "all-but-two": 1}, SEATS, fine=True),
        Option("reshuffle", 0, {"when-needed": 0, "at-once": 1}, SEATS, fine=True),
    ),
    sections=(
        Section("components", 1, 7),
        Section("position", 8, 13),
        Section("preparing", 14, 21),
        Section("turn", 22, 30),
        Section("flying", 31, 38),
        Section("marker", 39, 44),
        Section("magic-way", 45, 48),
        Section("odin", 49, 59),
        Section("turn-end", 60, 62),
        Section("stage-end", 63, 68),
        Section("match-end", 69, 71),
        Section("guards", 72, 78),
    ),
    evaluation=evaluation,
    search=SearchParams(
        prior_temperature=3.0,
        horizon=12,
        level_noise={"beginner": 0.7},
        net=NetParams(guided_seats=2, net_ends=True, horizon=8, skilled_iterations=100, level_noise={"beginner": 4.7}),
        choice_weight=1.06,
        start_lack=-0.01,
    ),
)

OLDER = (replace(GAME, version=1, options=GAME.options[:4], moves=MOVES),)
"""Version 1 had the same rules without the other readings of the sheets."""
