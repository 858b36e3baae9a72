"""SQLite's own: its file, its versions, and that what happens to the file is noticed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest
from test_store import HEADER, SEATS

from ludotheque.core.game import BadInput
from ludotheque.server.sqlite import COMMITS_A_CHECKPOINT, SqliteStore
from ludotheque.server.sqlite_file import FILE_NAME, MARK_NAME, VERSION, connect
from ludotheque.server.store import Damaged, StoreUnavailable

OLD = sorted((Path(__file__).parent / "stores").glob("version-*.sql"))


async def test_a_store_that_cannot_write_says_so_and_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.sqlite_file.BUSY_SECONDS", 0.05)
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


async def test_what_was_written_comes_into_the_file_beside_the_writer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(HEADER, SEATS)
    for seq in range(1, COMMITS_A_CHECKPOINT + 1):
        await store.append(HEADER.id, seq, "move", 0, "B1", str(seq))
    # Somebody who looks at the file alone, without the log beside it.
    alone = f"file:{tmp_path / FILE_NAME}?immutable=1"
    for _ in range(200):
        await asyncio.sleep(0.05)
        with closing(sqlite3.connect(alone, uri=True)) as db, suppress(sqlite3.Error):
            if db.execute("SELECT count(*) FROM log").fetchone()[0] >= COMMITS_A_CHECKPOINT - 2:
                break
    else:
        raise AssertionError("the log beside the file only grows")
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
    assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
    db.close()
    asyncio.run(store.close())


@pytest.mark.parametrize("how", ["removed", "replaced", "its log removed"])
async def test_a_file_that_vanishes_is_noticed_before_anything_is_acknowledged(tmp_path: Path, how: str) -> None:
    store = SqliteStore(tmp_path)
    await store.create(HEADER, SEATS)
    await store.append(HEADER.id, 1, "move", 0, "B1", "one")
    path = tmp_path / (FILE_NAME + "-wal" if how == "its log removed" else FILE_NAME)
    aside = path.rename(tmp_path / "aside")
    if how == "replaced":
        path.write_bytes(aside.read_bytes())
    with pytest.raises(StoreUnavailable, match=path.name):
        await store.append(HEADER.id, 2, "move", 0, "B1", "two")
    with pytest.raises(StoreUnavailable, match=path.name):
        await store.probe()
    aside.replace(path)
    await store.probe()
    await store.close()


def test_no_new_store_where_one_was(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path).close())
    (tmp_path / FILE_NAME).rename(tmp_path / "aside")
    with pytest.raises(BadInput, match="gone"):
        SqliteStore(tmp_path)
    (tmp_path / MARK_NAME).unlink()
    (tmp_path / f"{FILE_NAME}-wal").touch()
    with pytest.raises(BadInput, match="gone"):
        SqliteStore(tmp_path)
    (tmp_path / f"{FILE_NAME}-wal").unlink()
    asyncio.run(SqliteStore(tmp_path).close())


def test_an_empty_file_is_no_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.sqlite_file.BEGIN_SECONDS", 0.0)
    (tmp_path / FILE_NAME).touch()
    with pytest.raises(BadInput, match="empty"):
        SqliteStore(tmp_path)


def test_a_store_that_has_to_be_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="none may be begun"):
        SqliteStore(tmp_path / "data", create=False)
    assert not (tmp_path / "data").exists()


def test_a_file_that_is_no_store_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"This is a letter.\n" * 500)
    with pytest.raises(BadInput, match="damaged"):
        SqliteStore(tmp_path)


async def test_a_corrupt_page_is_found(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(HEADER, SEATS)
    for seq in range(1, 400):
        await store.append(HEADER.id, seq, "move", 0, "B1", f"command {seq}")
    await store.close()
    file = tmp_path / FILE_NAME
    content = bytearray(file.read_bytes())
    content[8 * 4096 : 12 * 4096] = b"\xff" * (4 * 4096)
    file.write_bytes(content)
    store = SqliteStore(tmp_path)
    with pytest.raises(Damaged):
        await store.inspect()
    with pytest.raises(StoreUnavailable):
        await store.probe()
    await store.close()
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreUnavailable):
        await store.load(HEADER.id)
    with pytest.raises(StoreUnavailable):
        await store.probe()
    await store.close()


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
async def test_an_older_store_is_brought_up_to_date(tmp_path: Path, old: Path) -> None:
    rows = _laid_out(tmp_path / FILE_NAME, old)
    fresh = SqliteStore(tmp_path / "fresh")
    store = SqliteStore(tmp_path)
    assert _schema(tmp_path / FILE_NAME) == _schema(tmp_path / "fresh" / FILE_NAME)
    assert await store.inspect() == 3
    kept = [stored for name in await store.ids() if (stored := await store.load(name)) is not None]
    assert [
        (r.match, r.seq, r.kind, r.seat, r.data, r.command, r.time, r.previous, r.hash) for k in kept for r in k.rows
    ] == rows
    assert [len(k.rows) for k in kept] == [0, 3, 1] and all(k.seats == SEATS for k in kept)
    for stored in kept:
        await store.append(stored.header.id, len(stored.rows) + 1, "move", 0, "B1", "onwards")
        assert await store.verify_chain(stored.header.id)
    assert await store.forget(0, kept[0].header.created) == 0
    await store.close()
    await fresh.close()


def test_every_older_version_has_a_store_here() -> None:
    assert [path.stem for path in OLD] == [f"version-{number}" for number in range(1, VERSION)]


def _laid_out(path: Path, old: Path) -> list[tuple[object, ...]]:
    """Make an old store; the rows of its log."""
    db = sqlite3.connect(path)
    db.executescript(old.read_text(encoding="utf-8"))
    rows = db.execute("SELECT * FROM log ORDER BY match, seq").fetchall()
    db.close()
    return rows


def _schema(path: Path) -> list[tuple[str, ...]]:
    db = sqlite3.connect(path)
    found = db.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()
    assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
    db.close()
    return found
