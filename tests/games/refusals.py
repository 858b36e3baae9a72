"""Moves that are refused."""

from __future__ import annotations

import pytest

from ludotheque import IllegalMove, Match


def refused(match: Match, move: str, seat: int | None = None) -> str:
    """The rule that refuses a move; the position must stay as it was."""
    before = match.current.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        match.play(move, seat)
    assert match.current.tobytes() == before
    return refusal.value.rule
