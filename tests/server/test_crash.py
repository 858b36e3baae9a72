"""Acknowledged = durable: kill -9 at random instants, and every acknowledged move is there once.

`make crash` does the same with a thousand matches and many kills.
"""

from __future__ import annotations

import pytest
from effort import FUZZ

from ludotheque.checks.chaos import crash
from ludotheque.checks.people import Person, compare
from ludotheque.server.sqlite import SqliteStore
from ludotheque.server.store import Header, Seat

KILLS = {"sqlite": 2 * FUZZ, "postgresql": FUZZ}
TABLES = 10


@pytest.mark.parametrize("kind", KILLS)
async def test_acknowledged_moves_outlive_kill_9(kind: str) -> None:
    assert await crash(kind, TABLES, KILLS[kind]) == []
