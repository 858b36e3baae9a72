"""The store contract. Whatever keeps matches has to pass this; `opened` opens a store on a folder."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.core.game import BadInput
from ludotheque.server.sqlite import FILE_NAME, SqliteStore, connect
from ludotheque.server.store import AlreadyDone, Conflict, Damaged, Header, Seat, Store, StoreUnavailable

HEADER = Header("abcdefghjk", "odin", 1, 2, {"target": 15, "goat": 0}, bytes(range(16)), "c0ffee", 1_700_000_000_000)
SEATS = [
    Seat(0, "me", "Ann", token=b"ann's hash", host=True),
    Seat(1, "friend", invite=b"invite's hash"),
    Seat(2, "bot", level="greedy"),
]

Opener = Callable[[Path], Store]


@pytest.fixture(params=[SqliteStore])
def opened(request: pytest.FixtureRequest) -> Opener:
    return request.param  # type: ignore[no-any-return]


async def test_what_was_created_is_loaded_and_outlives_the_store(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path / "new" / "folder")
    await store.create(HEADER, SEATS)
    row = await store.append(HEADER.id, 1, "move", 0, "B1", "one")
    await store.close()
    store = opened(tmp_path / "new" / "folder")
    kept = await store.load(HEADER.id)
    assert kept is not None
    assert (kept.header, kept.seats, kept.rows) == (HEADER, SEATS, [row])
    assert row.previous == HEADER.hash()
    assert await store.load("zzzzzzzzzz") is None
    assert not await store.verify_chain("zzzzzzzzzz")
    await store.close()


async def test_an_id_is_taken_once(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    await store.create(HEADER, SEATS)
    with pytest.raises(Conflict):
        await store.create(replace(HEADER, game="other"), [])
    kept = await store.load(HEADER.id)
    assert kept is not None and kept.header == HEADER and kept.seats == SEATS
    await store.close()


async def test_rows_are_chained_and_appended_in_order(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    await store.create(HEADER, SEATS)
    assert await store.last(HEADER.id) == 0
    first = await store.append(HEADER.id, 1, "move", 0, "B1", "one")
    second = await store.append(HEADER.id, 2, "undo", 0, "0", "two")
    assert second.previous == first.hash
    for seq in (0, 2, 4):
        with pytest.raises(Conflict):
            await store.append(HEADER.id, seq, "move", 0, "B1", f"at {seq}")
    with pytest.raises(Conflict):
        await store.append("zzzzzzzzzz", 1, "move", 0, "B1", "x")
    assert await store.verify_chain(HEADER.id)
    assert await store.last(HEADER.id) == 2
    await store.close()


async def test_a_command_is_done_once(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    await store.create(HEADER, SEATS)
    await store.append(HEADER.id, 1, "move", 0, "B1", "one")
    with pytest.raises(AlreadyDone) as done:
        await store.append(HEADER.id, 2, "move", 0, "B2", "one")
    assert done.value.seq == 1
    await store.append(HEADER.id, 2, "move", 1, "B2", "one")
    assert await store.find(HEADER.id, 0, "one") == 1
    assert await store.find(HEADER.id, 1, "one") == 2
    assert await store.find(HEADER.id, 1, "two") is None
    await store.close()


async def test_whoever_appends_first_wins(opened: Opener, tmp_path: Path) -> None:
    stores = [opened(tmp_path) for _ in range(3)]
    await stores[0].create(HEADER, SEATS)
    for seq in range(1, 21):
        race: list[Awaitable[object]] = [
            store.append(HEADER.id, seq, "move", 0, "B1", f"{number} at {seq}")
            for number, store in enumerate(stores)
            for _ in range(2)
        ]
        results = await asyncio.gather(*race, return_exceptions=True)
        winners = [r for r in results if not isinstance(r, Exception)]
        assert len(winners) == 1
        assert all(isinstance(r, Conflict | AlreadyDone) for r in results if r not in winners)
    assert await stores[2].verify_chain(HEADER.id)
    assert await stores[2].last(HEADER.id) == 20
    for store in stores:
        await store.close()


async def test_many_appends_at_once_are_all_kept(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    headers = [replace(HEADER, id=f"table{number:05}") for number in range(200)]
    await asyncio.gather(*(store.create(header, SEATS) for header in headers))
    await asyncio.gather(*(store.append(header.id, 1, "move", 0, "B1", "one") for header in headers))
    assert all(await asyncio.gather(*(store.verify_chain(header.id) for header in headers)))
    await store.close()


async def test_an_invite_is_spent_once(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    await store.create(HEADER, SEATS)
    sitting = [store.sit(HEADER.id, b"invite's hash", f"Bob {n}", b"token %d" % n) for n in range(5)]
    assert sorted(await asyncio.gather(*sitting), key=str) == [1, None, None, None, None]
    seat = (await store.seats(HEADER.id))[1]
    assert seat.token is not None and seat.invite is None
    await store.new_invite(HEADER.id, 1, b"again")
    assert (await store.seats(HEADER.id))[1] == Seat(1, "friend", invite=b"again")
    assert await store.sit(HEADER.id, b"invite's hash", "Eve", b"x") is None
    assert await store.sit("zzzzzzzzzz", b"again", "Eve", b"x") is None
    await store.close()


async def test_the_probe_writes(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    await store.probe()
    await store.probe()
    await store.close()


# SQLite's own


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET data = 'B9' WHERE seq = 2",
        "UPDATE log SET seat = 1 WHERE seq = 2",
        "UPDATE log SET kind = 'undo' WHERE seq = 3",
        "UPDATE log SET command = 'else' WHERE seq = 1",
        "UPDATE log SET time = time + 1 WHERE seq = 3",
        "UPDATE log SET previous = x'00' WHERE seq = 2",
        "UPDATE log SET hash = x'00' WHERE seq = 3",
        "DELETE FROM log WHERE seq = 2",
        "DELETE FROM log WHERE seq = 1",
        "UPDATE matches SET key = x'00'",
        "UPDATE matches SET options = '{\"target\": 1}'",
        "UPDATE matches SET options = 'no JSON'",
    ],
)
async def test_damage_is_found(tmp_path: Path, damage: str) -> None:
    store = SqliteStore(tmp_path)
    await store.create(HEADER, SEATS)
    for seq in (1, 2, 3):
        await store.append(HEADER.id, seq, "move", 0, "B1", f"command {seq}")
    assert await store.verify_chain(HEADER.id)
    with sqlite3.connect(tmp_path / FILE_NAME) as db:
        db.execute(damage)
    db.close()
    assert not await store.verify_chain(HEADER.id)
    with pytest.raises(Damaged):
        await store.load(HEADER.id)
    await store.close()


async def test_a_store_that_cannot_write_says_so_and_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.sqlite.BUSY_SECONDS", 0.05)
    store = SqliteStore(tmp_path)
    await store.create(HEADER, SEATS)
    blocker = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable):
        await store.append(HEADER.id, 1, "move", 0, "B1", "one")
    with pytest.raises(StoreUnavailable):
        await store.probe()
    blocker.execute("ROLLBACK")
    blocker.close()
    await store.append(HEADER.id, 1, "move", 0, "B1", "one")
    await store.close()


def test_a_later_store_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(BadInput, match="later"):
        SqliteStore(tmp_path)


def test_the_file_is_as_durable_as_promised(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    db = connect(tmp_path / FILE_NAME)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    db.close()
    asyncio.run(store.close())
