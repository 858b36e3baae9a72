"""What `make crash` and `make chaos` would notice: a comparison that finds nothing shows nothing by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.checks.people import Person, compare
from ludotheque.server.sqlite import SqliteStore
from ludotheque.server.store import Header, Seat

HEADER = Header("abcdefghjk", "odin", 1, 2, {}, bytes(16), "c0ffee", 1_700_000_000_000)


@pytest.mark.parametrize(
    ("acknowledged", "pending", "wrong"),
    [
        ({"a": 1, "b": 2}, None, []),
        ({"a": 1}, {"id": "b"}, []),
        ({"a": 1, "b": 2, "c": 3}, None, ["c at abcdefghjk: acknowledged as 3, kept as None"]),
        ({"a": 2, "b": 2}, None, ["a at abcdefghjk: acknowledged as 2, kept as 1"]),
        ({"a": 1}, None, ["b at abcdefghjk was not acknowledged"]),
    ],
)
async def test_lost_moved_and_unwanted_moves_are_found(
    tmp_path: Path, acknowledged: dict[str, int], pending: dict[str, str] | None, wrong: list[str]
) -> None:
    store = SqliteStore(tmp_path)
    await store.create(HEADER, [Seat(0, "me", "Ann", token=b"t", host=True), Seat(1, "bot", level="random")])
    for seq, (command, seat) in enumerate([("a", 0), ("b", 0), ("x", 1)], 1):
        await store.append(HEADER.id, seq, "move", seat, "pass", command)
    person = Person([1], HEADER.id, 0, "token", 0.0, acknowledged, pending=pending)
    assert await compare(store, [person]) == wrong
    await store.close()
