"""Adventure Land: the game as the library knows it."""

from __future__ import annotations

from dataclasses import replace

from ...core.errors import bad
from ...core.evaluation import NetParams, SearchParams
from ...core.game import Game, Section
from ...core.options import Option
from . import board, evaluation, positions, rules, words
from .moves import MOVES

SEATS = (2, 4)


class Starter(Option):
    """Who starts: 0 is drawn by lot, else it is a seat, counted from 1."""

    def read(self, value: object, seats: int) -> int:
        """The number as any option is read; refuses a seat that is not there."""
        number = super().read(value, seats)
        if number > seats:
            raise bad("no-such-seat", seat=number - 1, last=seats - 1)
        return number


GAME = Game(
    name="adventureland",
    version=2,
    letter="A",
    seats=SEATS,
    minutes=60,
    rules=rules,
    moves=MOVES,
    words=words,
    positions=positions,
    facts=words.FACTS,
    assumed=(2, 3, 5, 6, 7, 13, 14, 18, 28, 35, 36, 45, 58, 59, 60, 65, 68, 73, 74, 82, 84, 85, 86, 87),
    options=(
        Option("scenario", 1, {"companions": 1, "glorious": 2, "cities": 3}, SEATS),
        Option("bonus", 0, {"off": 0, "on": 1}, SEATS),
        Option("set_aside", 0, {"each": 0, "per_player": 1}, SEATS, fine=True),
        Option("after_tie", 0, {"next": 0, "skip": 1}, SEATS, fine=True),
        Option("sword_values", 0, {"falling": 0, "equal": 1}, SEATS, fine=True),
        Option("herb_values", 0, {"falling": 0, "equal": 1}, SEATS, fine=True),
        Starter("first_starter", 0, {"lot": 0}, SEATS, low=1, high=4, suggested=(1, 2), fine=True),
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
    search=SearchParams(
        prior_temperature=60.0,
        horizon=400,
        level_noise={"beginner": 2.0},
        net=NetParams(guided_seats=4, level_noise={"beginner": 12.0}),
        choice_weight=0.91,
        start_lack=-0.009,
    ),
    layout=board.own,
    parse_layout=board.parse,
    check_layout=lambda s: board.check(s.terrain, s.river, s.city),
)

OLDER = (replace(GAME, version=1, moves=MOVES, options=GAME.options[:6]),)
"""Version 1 has no choice who starts; whatever else is as it is now."""
