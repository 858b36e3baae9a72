"""Ludothèque: a games library that is open day and night.

>>> import ludotheque
>>> match = ludotheque.new_match("odin", seats=3, target=15)
>>> len(match.moves())
9
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from . import games
from .core.game import BadInput, Game, IllegalMove, View
from .core.match import Match, joined_options
from .core.record_file import DamagedRecord, read_file
from .core.text import Text, told_to_programmers

__version__ = "0.1.0"
__all__ = [
    "BadInput",
    "DamagedRecord",
    "Game",
    "IllegalMove",
    "Match",
    "View",
    "from_position",
    "games",
    "load",
    "new_match",
]


def _in_english(told: Text) -> str:
    """How exceptions tell a text; the languages are loaded only when one is told."""
    from .texts import say

    return say(told, "en")


told_to_programmers[0] = _in_english


def new_match(
    game: str,
    *,
    seats: int,
    options: Mapping[str, int | str] | None = None,
    key: bytes | None = None,
    seed: int | str | None = None,
    layout: Mapping[str, Any] | None = None,
    **more: int | str,
) -> Match:
    """A new match of the named game at its first decision. Options are given by name, or together in `options`.

    The key of all chance is fresh unless given. A `seed` gives the same key every time, for matches that others are to
    repeat: it is no secret. `layout` are fields of the record, in the game's words, that replace the game's own, such
    as another board. Raises BadInput, with a sentence that tells what would be right, for whatever is wrong.
    """
    return Match.new(games.get(game), seats, joined_options(options, more), key, layout, seed)


def from_position(
    game: str, position: Mapping[str, Any], key: bytes | None = None, *, seed: int | str | None = None
) -> Match:
    """A match that goes on from a position in the game's words, such as `Match.position` gives."""
    return Match.from_position(games.get(game), position, key, seed)


def load(path: str | Path) -> Match:
    """The match of a record file, replayed; raises DamagedRecord with the line and what is wrong there."""
    return read_file(path, games.get)
