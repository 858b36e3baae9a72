"""How strong the levels are: measured in matches between them, for each game on a scale of its own.

A level that is rated 400 higher than another wins about ten of eleven duels with it. The numbers come from
`tools/ratings.py` and lie in the game's folder, `ratings.json`: a list of tables, each with its seats, the options that
it was measured with, and for each level its rating and the ends of its 95 % interval. The upper one is null where a
level lost too seldom to tell. docs/bots.md tells the matches; a level that has not been measured is missing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from .. import games

FILE = "ratings.json"


@dataclass(frozen=True)
class Rating:
    """What a level was measured to be, and the ends of the interval; no upper one where it lost too seldom to tell."""

    value: int
    low: int
    high: int | None


@dataclass(frozen=True)
class RatedTable:
    """The ratings of levels at one kind of table."""

    seats: int
    options: Mapping[str, int]
    levels: Mapping[str, Rating]


@cache
def ratings(game: str) -> tuple[RatedTable, ...]:
    """The measured ratings of a game's levels, the usual table first."""
    path = games.folder(game) / FILE
    tables = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    return tuple(
        RatedTable(
            table["seats"], table["options"], {level: Rating(*numbers) for level, numbers in table["levels"].items()}
        )
        for table in tables
    )
