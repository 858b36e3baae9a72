"""Matches by the name of their game: new ones, from a position, from a file. The package hands these functions out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from . import games
from .core.match import Match, joined_options
from .core.record_file import read_file


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
