"""Adventure Land: the game as the library knows it."""

from __future__ import annotations

from ...core.evaluation import SearchParams
from ...core.game import Game, Section
from ...core.options import Option
from . import board, evaluation, positions, rules, words
from .moves import MOVES

SEATS = (2, 4)

GAME = Game(
    name="adventureland",
    version=1,
    letter="A",
    seats=SEATS,
    minutes=60,
    rules=rules,
    moves=MOVES,
    words=words,
    positions=positions,
    facts=words.FACTS,
    options=(
        Option("scenario", 1, {"companions": 1, "glorious": 2, "cities": 3}, SEATS),
        Option("bonus", 0, {"off": 0, "on": 1}, SEATS),
        Option("set_aside", 0, {"each": 0, "per_player": 1}, SEATS),
        Option("after_tie", 0, {"next": 0, "skip": 1}, SEATS),
        Option("sword_values", 0, {"falling": 0, "equal": 1}, SEATS),
        Option("herb_values", 0, {"falling": 0, "equal": 1}, SEATS),
    ),
    sections=(
        Section("components", 1, 11),
        Section("setup", 12, 18),
        Section("turn", 19, 32),
        Section("moves", 33, 40),
        Section("combat", 41, 51),
        Section("information", 52, 55),
        Section("end", 56, 60),
        Section("companions", 61, 63),
        Section("glorious", 64, 68),
        Section("cities", 69, 77),
        Section("bonus", 78, 87),
    ),
    evaluation=evaluation,
    search=SearchParams(prior_temperature=60.0, horizon=400, level_noise={"beginner": 2.0}),
    layout=board.own,
    parse_layout=board.parse,
    check_layout=lambda s: board.check(s.terrain, s.river, s.city),
)
