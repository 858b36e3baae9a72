"""The store in one SQLite file: write-ahead log, full synchronisation, one writer that commits all that waits."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..core.errors import bad
from .store import (
    AlreadyDone,
    Conflict,
    Damaged,
    Header,
    Kind,
    Row,
    Seat,
    Stored,
    StoreError,
    StoreUnavailable,
    is_chained,
    row_hash,
)

T = TypeVar("T")

FILE_NAME = "ludotheque.sqlite"
VERSION = 1
MOST_AT_ONCE = 512
BUSY_SECONDS = 5.0
"""How long to wait for another process that is writing."""

SCHEMA = """
CREATE TABLE matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,
    key BLOB NOT NULL, commitment TEXT NOT NULL, created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT, level TEXT,
    token BLOB, invite BLOB, host INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE log (
    match TEXT NOT NULL REFERENCES matches, seq INTEGER NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('move', 'undo')),
    seat INTEGER NOT NULL, data TEXT NOT NULL, command TEXT NOT NULL, time INTEGER NOT NULL,
    previous BLOB NOT NULL, hash BLOB NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX log_command ON log (match, seat, command);
CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), time INTEGER NOT NULL) STRICT;
"""


@dataclass(frozen=True)
class _Job:
    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


_Result = tuple[_Job, Any, Exception | None]


def connect(path: Path) -> sqlite3.Connection:
    """A connection to the store's file that is as durable as the store promises."""
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


class SqliteStore:
    """The store contract on `ludotheque.sqlite` in a folder, which is made if it is not there."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / FILE_NAME
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        writing = connect(self._path)
        _prepare(writing, self._path)
        self._reading = connect(self._path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer = threading.Thread(target=self._write, args=(writing,), name="store-writer", daemon=True)
        self._writer.start()

    # The one writer

    def _write(self, db: sqlite3.Connection) -> None:
        going_on = True
        while going_on:
            waiting = [self._jobs.get()]
            while len(waiting) < MOST_AT_ONCE and not self._jobs.empty():
                waiting.append(self._jobs.get())
            going_on = None not in waiting
            jobs = [job for job in waiting if job is not None]
            if jobs:
                _tell_all(_commit_together(db, jobs))
        db.close()

    async def _written(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        return await done

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)
        except sqlite3.Error as fault:
            raise StoreUnavailable(str(fault)) from fault

    # The contract

    async def create(self, header: Header, seats: Sequence[Seat]) -> None:
        """Keep a new match; raises Conflict if its id is taken."""

        def work(db: sqlite3.Connection) -> None:
            options = msgspec.json.encode(header.options).decode()
            h = header
            row = (h.id, h.game, h.version, h.seats, options, h.key, h.commitment, h.created)
            try:
                db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            except sqlite3.IntegrityError:
                raise Conflict(header.id) from None
            db.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [(h.id, s.seat, s.kind, s.name, s.level, s.token, s.invite, int(s.host)) for s in seats],
            )

        await self._written(work)

    async def load(self, match: str) -> Stored | None:
        """The whole match, its chain verified; None if there is no such match."""
        return await self._read(lambda db: _load(db, match))

    async def verify_chain(self, match: str) -> bool:
        """Do the rows of a match fit together?"""
        try:
            return await self.load(match) is not None
        except Damaged:
            return False

    async def append(self, match: str, seq: int, kind: Kind, seat: int, data: str, command: str) -> Row:
        """Append one row; raises Conflict or AlreadyDone."""
        return await self._written(lambda db: _append(db, match, seq, kind, seat, data, command))

    async def find(self, match: str, seat: int, command: str) -> int | None:
        """The seq of a command that is in the log."""
        return await self._read(lambda db: _find(db, match, seat, command))

    async def last(self, match: str) -> int:
        """The seq of the last row."""
        query = "SELECT COALESCE(MAX(seq), 0) FROM log WHERE match = ?"
        return await self._read(lambda db: int(db.execute(query, (match,)).fetchone()[0]))

    async def seats(self, match: str) -> list[Seat]:
        """The seats as they are now."""
        return await self._read(lambda db: _seats(db, match))

    async def sit(self, match: str, invite: bytes, name: str, token: bytes) -> int | None:
        """Spend an invite for a token."""

        def work(db: sqlite3.Connection) -> int | None:
            row = db.execute(
                "UPDATE seats SET name = ?, token = ?, invite = NULL WHERE match = ? AND invite = ? RETURNING seat",
                (name, token, match, invite),
            ).fetchone()
            return None if row is None else int(row[0])

        return await self._written(work)

    async def new_invite(self, match: str, seat: int, invite: bytes) -> None:
        """Make the seat's invite, token and name void; from now on this invite is for it."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE seats SET name = NULL, token = NULL, invite = ? WHERE match = ? AND seat = ?",
                (invite, match, seat),
            )

        await self._written(work)

    async def probe(self) -> None:
        """Write something and have it durable."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO probe VALUES (1, ?)", (time.time_ns(),))

        await self._written(work)

    async def close(self) -> None:
        """Finish what was asked and let go."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    """Make the tables where there are none; refuse a file of a later version."""
    db.execute("BEGIN IMMEDIATE")
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        db.execute("ROLLBACK")
        raise bad("store-later", file=str(path), version=str(version))
    if version == 0:
        for statement in SCHEMA.split(";")[:-1]:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("COMMIT")


def _commit_together(db: sqlite3.Connection, jobs: list[_Job]) -> list[_Result]:
    """Carry jobs out in one transaction. A refused job leaves the others alone; if the commit fails, all fail."""
    results: list[_Result] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in jobs:
            db.execute("SAVEPOINT job")
            try:
                results.append((job, job.work(db), None))
            except StoreError as refused:
                db.execute("ROLLBACK TO job")
                results.append((job, None, refused))
            db.execute("RELEASE job")
        db.execute("COMMIT")
    except Exception as fault:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        return [(job, None, StoreUnavailable(str(fault))) for job in jobs]
    return results


def _tell_all(results: list[_Result]) -> None:
    loops = {job.loop for job, _, _ in results}
    for loop in loops:
        # A loop that is closed has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_tell, [r for r in results if r[0].loop is loop])


def _tell(results: list[_Result]) -> None:
    for job, value, fault in results:
        if job.done.done():
            continue
        if fault is None:
            job.done.set_result(value)
        else:
            job.done.set_exception(fault)


def _append(db: sqlite3.Connection, match: str, seq: int, kind: Kind, seat: int, data: str, command: str) -> Row:
    done = _find(db, match, seat, command)
    if done is not None:
        raise AlreadyDone(done)
    previous = _hash_before(db, match, seq)
    if previous is None:
        raise Conflict(match, seq)
    now = time.time_ns() // 1_000_000
    link = row_hash(match, seq, kind, seat, data, command, now, previous)
    try:
        db.execute(
            "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (match, seq, kind, seat, data, command, now, previous, link),
        )
    except sqlite3.IntegrityError:
        raise Conflict(match, seq) from None
    return Row(match, seq, kind, seat, data, command, now, previous, link)


def _hash_before(db: sqlite3.Connection, match: str, seq: int) -> bytes | None:
    """What the row `seq` is chained to; None if there is no such row or match."""
    if seq == 1:
        header = _header(db, match)
        return None if header is None else header.hash()
    row = db.execute("SELECT hash FROM log WHERE match = ? AND seq = ?", (match, seq - 1)).fetchone()
    return None if row is None else bytes(row[0])


def _find(db: sqlite3.Connection, match: str, seat: int, command: str) -> int | None:
    query = "SELECT seq FROM log WHERE match = ? AND seat = ? AND command = ?"
    row = db.execute(query, (match, seat, command)).fetchone()
    return None if row is None else int(row[0])


def _header(db: sqlite3.Connection, match: str) -> Header | None:
    row = db.execute("SELECT * FROM matches WHERE id = ?", (match,)).fetchone()
    if row is None:
        return None
    try:
        options = msgspec.json.decode(row[4], type=dict[str, int])
    except msgspec.DecodeError:
        raise Damaged(match) from None
    return Header(row[0], row[1], row[2], row[3], options, *row[5:])


def _seats(db: sqlite3.Connection, match: str) -> list[Seat]:
    query = "SELECT seat, kind, name, level, token, invite, host FROM seats WHERE match = ? ORDER BY seat"
    found = db.execute(query, (match,))
    return [Seat(s, kind, name, level, token, inv, bool(host)) for s, kind, name, level, token, inv, host in found]


def _load(db: sqlite3.Connection, match: str) -> Stored | None:
    # One transaction, so that the three parts are of the same moment.
    db.execute("BEGIN")
    try:
        header = _header(db, match)
        if header is None:
            return None
        rows = [Row(*row) for row in db.execute("SELECT * FROM log WHERE match = ? ORDER BY seq", (match,))]
        seats = _seats(db, match)
    finally:
        db.execute("COMMIT")
    if not is_chained(header, rows):
        raise Damaged(match)
    return Stored(header, seats, rows)
