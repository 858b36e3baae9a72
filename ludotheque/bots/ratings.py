"""How strong the levels are: measured in matches between them, for each game on a scale of its own.

A level that is rated 400 higher than another wins about ten of eleven duels with it. The numbers come from the arena of
the laboratory and lie in the game's folder, `ratings.json`: level → rating. docs/bots.md tells the matches, the
intervals, and why the master's are lower bounds; a level that has not been measured is missing.
"""

from __future__ import annotations

import json
from functools import cache

from .. import games

FILE = "ratings.json"


@cache
def ratings(game: str) -> dict[str, int]:
    """The measured ratings of a game's levels; a level that has not been measured is missing."""
    path = games.folder(game) / FILE
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def rating(game: str, level: str) -> int | None:
    """The measured rating of a level, None if there is none."""
    return ratings(game).get(level)
