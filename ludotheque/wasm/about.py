"""What a module says of itself: a custom section with all that a caller has to know to use it, as JSON."""

from __future__ import annotations

from base64 import b64encode
from typing import Any, TypedDict

import numpy as np

from ..bots import LEVEL_BOTS, Bot, Judge, Skilled, Thinker
from ..core.game import Game
from .entries import Entries

SECTION = "ludotheque"


class Level(TypedDict, total=False):
    """How a level decides: by judgement (`noise`, `overlooks`, `furthest`), or by a search of so many iterations or
    seconds, all that it is given if it is `patient`."""

    noise: float
    overlooks: float
    furthest: float
    iterations: int
    seconds: float
    patient: bool


class About(TypedDict):
    """A module. `rooms` are offsets and bytes from the address `base` on; `needed` bytes are in use before a search."""

    game: str
    seats: tuple[int, int]
    most_seats: int
    codes: int
    record: int
    base: int
    needed: int
    needed_to_search: int
    rooms: dict[str, tuple[int, int]]
    fields: dict[str, int]
    """Where the single numbers of a record lie, and the key."""
    blank: str
    """A record with the game's own layout and nothing else, in base64."""
    levels: dict[str, Level]
    levels_beyond: dict[str, Level]
    """The levels where more seats play than `guided`."""
    guided: int
    """The search asks the net where no more seats than that play."""
    net: str
    """The file beside the module with the weights for the rooms whose names begin with `net_`; or nothing."""


def about(game: Game, entries: Entries, base: int) -> About:
    """All of it, for a module whose rooms begin at an address."""
    places: Any = game.record.dtype.fields
    blank = game.unstarted(0, {})
    guided = game.search.net.guided_seats if entries.net else 0
    return {
        "game": game.name,
        "seats": game.seats,
        "most_seats": game.record.max_seats,
        "codes": game.rules.CODES,
        "record": game.record.dtype.itemsize,
        "base": base,
        "needed": entries.small,
        "needed_to_search": entries.rooms.size,
        "rooms": entries.rooms.places,
        "fields": {name: places[name][1] for name, f in game.record.fields.items() if not f.shape or name == "key"},
        "blank": b64encode(np.asarray(blank).tobytes()).decode(),
        "guided": guided,
        "net": entries.net_file(),
        "levels": {name: _level(bot, game, max(1, guided)) for name, bot in LEVEL_BOTS.items()},
        "levels_beyond": {name: _level(bot, game, guided + 1) for name, bot in LEVEL_BOTS.items()},
    }


def _level(bot: Bot, game: Game, seats: int) -> Level:
    if isinstance(bot, Skilled):
        iterations = bot.iterations_in(game, seats)
        return {"iterations": iterations} if iterations else _level(bot.without_search, game, seats)
    if isinstance(bot, Thinker):
        return {"iterations": game.search.max_iterations, "seconds": bot.seconds, "patient": bot.patient}
    if isinstance(bot, Judge):
        return {"noise": bot.noise_in(game), "overlooks": bot.overlooks, "furthest": bot.furthest}
    raise TypeError(f"a browser does not know how to play as {bot}")
