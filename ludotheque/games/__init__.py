"""The shelf: one folder a game. A folder here with a `GAME` in it is a game of the library; nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from ..core.game import BadInput, Game, nearest


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def get(name: str) -> Game:
    """The game of that name; raises BadInput with the nearest right one."""
    if name not in names():
        raise BadInput(f"there is no game '{name}': {nearest(name, names())}")
    game: Game = importlib.import_module(f".{name}", __name__).GAME
    return game


def all_games() -> list[Game]:
    """Every game of the library."""
    return [get(name) for name in names()]
