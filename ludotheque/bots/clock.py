"""How long a bot may think, as people set it."""

from __future__ import annotations

from ..core.errors import bad

LONGEST_SECONDS = 60.0


def thinking_time(seconds: float) -> float:
    """The seconds, if a bot may think for so long about a move; raises BadInput."""
    if not 0 < seconds <= LONGEST_SECONDS:
        raise bad("think", most=f"{LONGEST_SECONDS:g}", seconds=f"{seconds:g}")
    return seconds
