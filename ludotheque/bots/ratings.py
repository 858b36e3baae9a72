"""How strong the levels are: measured in matches between them, for each game on a scale of its own.

A level that is rated 400 higher than another wins about ten of eleven duels with it. The numbers come from the arena of
the laboratory; a level without a number has not been measured.
"""

from __future__ import annotations

RATINGS: dict[str, dict[str, int]] = {}
"""Game → level → rating."""


def rating(game: str, level: str) -> int | None:
    """The measured rating of a level, None if there is none."""
    return RATINGS.get(game, {}).get(level)
