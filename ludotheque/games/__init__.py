"""The shelf: one folder a game. A folder here with a `rules.py` is a game of the library, and so is whatever another
distribution names under the entry point `ludotheque.games`; nothing else lists them.

A game's package has `GAME`, the newest version of its rules, and may have `OLDER`, the versions before it: a match goes
on and replays under the version that it names.
"""

from __future__ import annotations

import importlib
import importlib.util
import warnings
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from ..core.errors import bad, nearest
from ..core.game import Game

ENTRY_POINTS = "ludotheque.games"
"""The group of entry points by which other distributions bring games: NAME = "package"."""


@cache
def packages() -> dict[str, str]:
    """The package of every game, by the game's name."""
    here = Path(__file__).parent
    found = {path.parent.name: f"{__name__}.{path.parent.name}" for path in here.glob("*/rules.py")}
    for point in entry_points(group=ENTRY_POINTS):
        if found.setdefault(point.name, point.value) != point.value:
            warnings.warn(f"there are two games called '{point.name}': {point.value} is left out", stacklevel=2)
    return dict(sorted(found.items()))


def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(packages())


def package(name: str) -> str:
    """The package of a game; raises BadInput with the nearest right name."""
    if name not in packages():
        raise bad("no-game", game=str(name)[:60], known=nearest(str(name), names()))
    return packages()[name]


@cache
def folder(name: str) -> Path:
    """The folder of a game: its texts, ratings and tables lie there."""
    spec = importlib.util.find_spec(package(name))
    if spec is None or not spec.submodule_search_locations:
        raise bad("no-game-folder", game=name)
    return Path(spec.submodule_search_locations[0])


@cache
def versions(name: str) -> tuple[Game, ...]:
    """Every version of a game's rules that is here, the newest first; raises BadInput for a game that is not here."""
    module = importlib.import_module(package(name))
    return (module.GAME, *getattr(module, "OLDER", ()))


def get(name: str, version: int | None = None) -> Game:
    """The game of that name, under the newest rules or those of a version; raises BadInput if it is not here."""
    known = versions(str(name))
    if version is None:
        return known[0]
    for game in known:
        if game.version == version:
            return game
    shown = ", ".join(str(game.version) for game in known)
    raise bad("no-version", game=name, version=str(version)[:20], known=shown)


def all_games() -> list[Game]:
    """Every game of the library under its newest rules; one from outside that cannot be loaded is left out."""
    found = []
    for name in names():
        try:
            found.append(get(name))
        except Exception as fault:
            if packages()[name].startswith(__name__):
                raise
            warnings.warn(f"the game '{name}' cannot be loaded: {fault!r}", stacklevel=2)
    return found
