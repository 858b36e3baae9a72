"""Matches by the name of their game: new ones, from a position, from a file. The package hands these functions out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from . import games
from .core.match import Match
from .core.record_file import DamagedRecord, read


def new_match(
    game: str, *, seats: int, key: bytes | None = None, layout: Mapping[str, Any] | None = None, **options: object
) -> Match:
    """A new match of the named game at its first decision; the key of all chance is fresh unless given.

    `layout` are fields of the record, in the game's words, that replace the game's own, such as another board.
    Raises BadInput, with a sentence that tells what would be right, for a wrong name, seat count, option or layout.
    """
    return Match.new(games.get(game), seats, options, key, layout)


def from_position(game: str, position: Mapping[str, Any], key: bytes | None = None) -> Match:
    """A match that goes on from a position in the game's words, such as `Match.position` gives."""
    return Match.from_position(games.get(game), position, key)


def load(path: str | Path) -> Match:
    """The match of a record file, replayed; raises DamagedRecord with the line and what is wrong there."""
    try:
        record = Path(path).read_bytes().decode("utf-8")
    except UnicodeDecodeError as fault:
        raise DamagedRecord(1, f"this is no text file: {fault.reason} at byte {fault.start}") from None
    return read(record, games.get)
