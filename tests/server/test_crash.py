"""Acknowledged = durable: kill -9 at random instants, and every acknowledged move is there once.

`make crash` does the same with a thousand matches and many kills.
"""

from __future__ import annotations

import pytest
from effort import FUZZ

from ludotheque.checks.chaos import crash

KILLS = FUZZ
TABLES = 12


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_acknowledged_moves_outlive_kill_9(kind: str) -> None:
    assert await crash(kind, TABLES, KILLS) == []
