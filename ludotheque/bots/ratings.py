"""How strong the levels are: measured in matches between them, for each game on a scale of its own.

A level that is rated 400 higher than another wins about ten of eleven duels with it. The numbers come from the arena of
the laboratory; a level without a number has not been measured.
"""

from __future__ import annotations

RATINGS: dict[str, dict[str, int]] = {
    "adventureland": {"beginner": 563, "casual": 1000, "skilled": 1213, "master": 1431},
    "karuba": {"beginner": 766, "casual": 1000, "skilled": 1314, "master": 1520},
    "odin": {"beginner": 734, "casual": 1000, "skilled": 1201, "master": 1287},
    "ravens": {"beginner": 692, "casual": 1000, "skilled": 1341, "master": 1540},
    "spookies": {"beginner": 899, "casual": 1000, "skilled": 1054, "master": 1094},
}
"""Game → level → rating; docs/bots.md tells the matches, the intervals, and why the master's are lower bounds."""


def rating(game: str, level: str) -> int | None:
    """The measured rating of a level, None if there is none."""
    return RATINGS.get(game, {}).get(level)
