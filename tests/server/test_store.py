"""The store contract. Whatever keeps matches has to pass this; `opened` opens a store by a name."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from ludotheque.server.postgres import PostgresStore
from ludotheque.server.sqlite import SqliteStore
from ludotheque.server.sqlite_file import FILE_NAME
from ludotheque.server.store import AlreadyDone, Conflict, Damaged, Header, Seat, Store, Stored, Subscription

HEADER = Header("abcdefghjk", "odin", 1, 2, {"target": 15, "goat": 0}, bytes(range(16)), "c0ffee", 1_700_000_000_000)
SEATS = [
    Seat(0, "me", "Ann", token=b"ann's hash", host=True),
    Seat(1, "friend", invite=b"invite's hash"),
    Seat(2, "bot", level="greedy"),
]

Opener = Callable[[Path], Store]
Damage = Callable[[str], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def opened(kind: str, request: pytest.FixtureRequest) -> Opener:
    if kind == "sqlite":
        return SqliteStore
    url: str = request.getfixturevalue("database")
    return lambda _: PostgresStore(url)


@pytest.fixture
def damage(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Damage:
    """Changes a store behind its back."""

    def run(statement: str) -> None:
        if kind == "sqlite":
            with sqlite3.connect(tmp_path / FILE_NAME) as file:
                file.execute(statement)
            file.close()
        else:
            with psycopg.connect(request.getfixturevalue("database")) as server:
                server.execute(re.sub(r"x'(..)'", r"'\\x\1'::bytea", statement).encode())

    return run


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


async def test_that_people_sit_apart_is_kept(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    await store.create(HEADER, SEATS)
    for apart in (False, True, True):
        kept = await store.load(HEADER.id)
        assert kept is not None and kept.apart is apart
        await store.part(HEADER.id)
    await store.close()


async def test_logs_known_by_heart_are_looked_at_again_when_another_process_appends(
    opened: Opener, tmp_path: Path
) -> None:
    here, there = opened(tmp_path), opened(tmp_path)
    headers = [replace(HEADER, id=f"table{number:05}") for number in range(70)]
    await asyncio.gather(*(here.create(header, SEATS) for header in headers))
    for seq in range(1, 5):
        store = (here, here, there, here)[seq - 1]
        await asyncio.gather(*(store.append(header.id, seq, "move", 0, "B1", f"no. {seq}") for header in headers))
    assert all(await asyncio.gather(*(here.verify_chain(header.id) for header in headers)))
    assert [await there.last(header.id) for header in headers] == [4] * 70
    await here.close()
    await there.close()


async def test_the_probe_writes(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    await store.probe()
    await store.probe()
    await store.close()


@pytest.mark.parametrize(
    "statement",
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
        "DELETE FROM log WHERE seq > 1",
        "DELETE FROM log",
        "UPDATE matches SET last_seq = 2",
        "UPDATE matches SET key = x'00'",
        "UPDATE matches SET options = '{\"target\": 1}'",
        "UPDATE matches SET options = 'no JSON'",
    ],
)
async def test_damage_is_found(opened: Opener, tmp_path: Path, damage: Damage, statement: str) -> None:
    store = opened(tmp_path)
    await store.create(HEADER, SEATS)
    for seq in (1, 2, 3):
        await store.append(HEADER.id, seq, "move", 0, "B1", f"command {seq}")
    assert await store.verify_chain(HEADER.id)
    damage(statement)
    assert not await store.verify_chain(HEADER.id)
    with pytest.raises(Damaged):
        await store.load(HEADER.id)
    await store.close()


async def test_a_cut_tail_is_found_before_the_next_row(opened: Opener, tmp_path: Path, damage: Damage) -> None:
    store = opened(tmp_path)
    await store.create(HEADER, SEATS)
    for seq in (1, 2, 3):
        await store.append(HEADER.id, seq, "move", 0, "B1", f"command {seq}")
    damage("DELETE FROM log WHERE seq = 3")
    with pytest.raises(Conflict):
        await store.append(HEADER.id, 3, "move", 0, "B1", "instead")
    await store.close()


async def test_one_that_cannot_be_written_fails_alone(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    headers = [replace(HEADER, id=f"table{number:05}") for number in range(20)]
    await asyncio.gather(*(store.create(header, SEATS) for header in headers))
    lone_surrogate = "\ud800"
    data = [lone_surrogate if number == 7 else "B1" for number in range(20)]
    done = await asyncio.gather(
        *(store.append(header.id, 1, "move", 0, what, "one") for header, what in zip(headers, data, strict=True)),
        return_exceptions=True,
    )
    assert [number for number, result in enumerate(done) if isinstance(result, BaseException)] == [7]
    assert [await store.last(header.id) for header in headers] == [int(number != 7) for number in range(20)]
    await store.close()


async def test_rows_of_one_match_may_wait_together(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    await store.create(HEADER, SEATS)
    rows = await asyncio.gather(*(store.append(HEADER.id, n, "move", 0, "B1", f"no. {n}") for n in range(1, 6)))
    assert [row.seq for row in rows] == [1, 2, 3, 4, 5]
    assert await store.verify_chain(HEADER.id)
    await store.close()


async def test_whoever_lost_his_seat_cannot_append(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    await store.create(HEADER, SEATS)
    await store.sit(HEADER.id, b"invite's hash", "Bob", b"token")
    await store.append(HEADER.id, 1, "move", 1, "B1", "one", token=b"token")
    await store.new_invite(HEADER.id, 1, b"again")
    with pytest.raises(Conflict):
        await store.append(HEADER.id, 2, "move", 1, "B1", "two", token=b"token")
    await store.append(HEADER.id, 2, "move", 0, "B1", "two", token=b"ann's hash")
    assert await store.last(HEADER.id) == 2
    await store.close()


async def test_a_whole_match_is_taken_over(opened: Opener, tmp_path: Path) -> None:
    elsewhere = SqliteStore(tmp_path / "elsewhere")
    await elsewhere.create(HEADER, SEATS)
    await elsewhere.append(HEADER.id, 1, "move", 0, "B1", "one")
    await elsewhere.append(HEADER.id, 2, "move", 1, "B2", "two", ends=True)
    whole = await elsewhere.load(HEADER.id)
    assert whole is not None and whole.ended == whole.rows[-1].time
    await elsewhere.close()
    store = opened(tmp_path)
    await store.keep(whole)
    assert await store.load(HEADER.id) == whole
    with pytest.raises(Conflict):
        await store.keep(whole)
    assert await store.find(HEADER.id, 1, "two") == 2
    await store.append(HEADER.id, 3, "undo", 1, "1", "three")
    await store.close()


async def test_matches_are_listed_and_counted(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    assert await store.inspect() == 0 and await store.ids() == []
    names = [f"table{number:05}" for number in range(7)]
    for name in reversed(names):
        await store.create(replace(HEADER, id=name), SEATS)
    assert await store.inspect() == 7
    assert await store.ids() == names
    assert await store.ids(names[2], 3) == names[3:6]
    await store.close()


async def test_old_matches_are_forgotten(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    ages = {"over00000a": True, "undone000a": True, "quiet0000a": False, "young0000a": False}
    for name in ages:
        young = name.startswith("young")
        await store.keep(Stored(replace(HEADER, id=name, created=9_000 if young else 1_000), SEATS, []))
    await store.append("over00000a", 1, "move", 0, "B1", "one", ends=True)
    await store.append("undone000a", 1, "move", 0, "B1", "one", ends=True)
    await store.append("undone000a", 2, "undo", 0, "0", "two")
    assert await store.forget(0, 0) == 0
    assert await store.forget(0, 5_000) == 1
    assert await store.ids() == ["over00000a", "undone000a", "young0000a"]
    assert await store.forget(2**62, 0) == 1
    assert await store.ids() == ["undone000a", "young0000a"]
    assert await store.load("over00000a") is None
    await store.close()


async def test_subscriptions_and_secrets(opened: Opener, tmp_path: Path) -> None:
    store = opened(tmp_path)
    await store.create(HEADER, SEATS)
    assert await store.secret("key", b"first") == b"first" == await store.secret("key", b"second")
    one = Subscription(1, "https://push/1", b"key", b"auth", "fr")
    await store.subscribe(HEADER.id, one)
    await store.subscribe(HEADER.id, replace(one, language="it"))
    await store.subscribe(HEADER.id, replace(one, endpoint="https://push/2"))
    found = await store.subscriptions(HEADER.id, 1)
    assert sorted((s.endpoint, s.language) for s in found) == [("https://push/1", "it"), ("https://push/2", "fr")]
    assert await store.subscriptions(HEADER.id, 0) == []
    await store.unsubscribe("https://push/1")
    assert [s.endpoint for s in await store.subscriptions(HEADER.id, 1)] == ["https://push/2"]
    assert await store.forget(0, 1 << 50) == 1 and await store.subscriptions(HEADER.id, 1) == []
    await store.close()
