"""How long a bot may think, as people set it."""

from __future__ import annotations

from ..core.game import BadInput

LONGEST_SECONDS = 60.0


def thinking_time(seconds: float) -> float:
    """The seconds, if a bot may think for so long about a move; raises BadInput."""
    if not 0 < seconds <= LONGEST_SECONDS:
        raise BadInput(f"a bot thinks for more than 0 and at most {LONGEST_SECONDS:g} seconds, not {seconds:g}")
    return seconds
