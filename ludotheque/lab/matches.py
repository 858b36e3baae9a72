"""Matches that can be played again: what they have in common, and all their chance from one seed.

A *deal* is a number; with the seed it gives the key of a match. It does not depend on who plays, so that all line-ups
see the same deals. What a bot gets for its own luck depends on the line-up and the move too.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from .. import bots, games
from ..bots import Bot
from ..core.chance import KEY_BYTES
from ..core.game import Game
from ..core.match import Match

LONGEST = 20_000
"""Decisions after which a match is given up as unfinished."""

Watch = Callable[[Match, int, float], None]
"""Is told of each decision before it is carried out: the match, the seat that decided, the seconds it took."""


@dataclass(frozen=True)
class MatchSetup:
    """What matches have in common: the game, the seats, all options in numbers, and the seed of all chance."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...]
    seed: int

    @classmethod
    def read(cls, game: str, seats: int, wishes: Mapping[str, object], seed: int) -> MatchSetup:
        """The setup that these wishes mean; raises BadInput for a wrong game, seat count or option."""
        options = games.get(game).read_options(seats, wishes)
        return cls(game, seats, tuple(sorted(options.items())), seed)

    def rules(self) -> Game:
        """The game."""
        return games.get(self.game)

    def first(self, deal: int) -> Match:
        """The match of a deal at its first decision."""
        return Match(self.rules(), self.seats, dict(self.options), key(self.seed, deal))


def _digest(*parts: object) -> bytes:
    return hashlib.sha256(json.dumps(["ludotheque deal 1", *parts]).encode()).digest()


def key(seed: int, deal: int) -> bytes:
    """The key of all chance in a deal."""
    return _digest(seed, deal)[:KEY_BYTES]


def luck(seed: int, deal: int, line_up: Sequence[str], move: int) -> int:
    """The seed that a bot gets for one decision: 63 bits."""
    return int.from_bytes(_digest(seed, deal, *line_up, move)[:8], "little") >> 1


@cache
def ready(setup: MatchSetup, name: str) -> Bot:
    """The bot of that name, once it has made a decision: what it had to compile or load is no part of its pace."""
    bot = bots.from_spec(name)
    match = setup.first(0)
    bot(match.view(match.waiting()[0]), 0)
    return bot


def play(setup: MatchSetup, deal: int, line_up: Sequence[str], watch: Watch, longest: int = LONGEST) -> Match:
    """Play a match, the named bots seat by seat, to its end or for `longest` decisions."""
    players = [ready(setup, name) for name in line_up]
    match = setup.first(deal)
    while not match.over and len(match.history) < longest:
        seat = match.waiting()[0]
        view = match.view(seat)
        fortune = luck(setup.seed, deal, line_up, len(match.history))
        begun = time.perf_counter()
        move = players[seat](view, fortune)
        watch(match, seat, time.perf_counter() - begun)
        match.play_code(move, seat)
    return match


def first_shares(places: Sequence[int]) -> list[float]:
    """The part of the first place that each seat has: all of it, or one k-th where k seats share it."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]
