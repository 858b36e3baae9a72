"""Deals that many play, each by himself: the same cards and dice, against the same bots with the same chance.

All of it follows from a few words that everybody knows, such as a game and a day; `web/src/local/deals.ts` agrees.
"""

from __future__ import annotations

from datetime import date
from hashlib import sha256

from .. import games
from ..core.game import Game
from ..core.match import Match
from . import level

LEVEL = "casual"
"""The bots of a deal: one that does not search decides at once, everywhere alike."""
SEAT = 0
"""Where the person sits."""
USUAL_SEATS = 3


def words_of_day(game: str, day: date) -> str:
    """What the deal of a day comes from."""
    return f"ludotheque deal {game} {day.isoformat()}"


def key(words: str) -> bytes:
    """The key of a deal."""
    return sha256(words.encode()).digest()[:16]


def luck(words: str, seat: int, moves: int) -> int:
    """The chance of a bot at its decision after so many moves of its own."""
    return int.from_bytes(sha256(f"{words} {seat} {moves}".encode()).digest()[:8], "big")


def seats(game: Game) -> int:
    """How many sit at the table of a deal."""
    fewest, most = game.seats
    return min(most, max(fewest, USUAL_SEATS))


def begun(name: str, words: str) -> Match:
    """The match of a deal at its first decision."""
    game = games.get(name)
    return Match(game, seats(game), game.read_options(seats(game), {}), key(words))


def is_of(match: Match, words: str) -> bool:
    """Is this a match of that deal, in which every bot did what it does?"""
    deal = begun(match.game.name, words)
    if (match.game.version, match.seats, match.options, match.key) != (
        deal.game.version,
        deal.seats,
        deal.options,
        deal.key,
    ):
        return False
    bot = level(LEVEL)
    made = [0] * match.seats
    for number, played in enumerate(match.history):
        if played.seat != SEAT:
            view = match.game.view(match.position_at(number), played.seat)
            if bot(view, luck(words, played.seat, made[played.seat])) != played.move:
                return False
        made[played.seat] += 1
    return True
