"""The file of an SQLite store: made, opened, brought up to date, and watched."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from ..core.errors import bad
from .store import StoreUnavailable, header_from

FILE_NAME = "ludotheque.sqlite"
MARK_NAME = "ludotheque.txt"
MARK = f"""The tables of a Ludothèque are kept in this folder, in {FILE_NAME} and the files beside it.
While this note is here, no new library is begun in their place: should {FILE_NAME} be missing,
the server says so and does not start. Copy them with `ludotheque backup`, never by hand.
"""
BUSY_SECONDS = 5.0
"""How long to wait for another process that is writing."""
BEGIN_SECONDS = 1.0
"""How long another process may take to begin a new store."""
MOST_PAGES = 16_000
"""So long may the write-ahead log become before the writer itself brings it into the file, and everybody waits."""
CORRUPT, NO_DATABASE = 11, 26
"""SQLite's codes for a file that it cannot make sense of."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection to the store's file that is as durable as the store promises."""
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA cell_size_check = ON")
    return db


def open_file(folder: Path, create: bool) -> sqlite3.Connection:
    """The store of a folder, its tables of the newest version.

    Where there never was one, a new one is begun if `create` says so. Raises BadInput where one was and is gone, is
    empty, is no store, or is of a later version.
    """
    path, mark = folder / FILE_NAME, folder / MARK_NAME
    if path.exists():
        if _stays_empty(path):
            raise bad("store-empty", file=str(path))
    elif mark.exists() or list(folder.glob(f"{FILE_NAME}-*")):
        raise bad("store-gone", file=str(path))
    elif not create:
        raise bad("store-none", place=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        db = connect(path)
        _prepare(db, path)
    except sqlite3.DatabaseError as fault:
        if is_damage(fault):
            raise bad("store-damaged", place=str(path), fault=str(fault)) from None
        raise OSError(f"{path}: {fault}") from None
    if not mark.exists():
        mark.write_text(MARK, encoding="utf-8")
    return db


def _stays_empty(path: Path) -> bool:
    """Is there nothing in the file, and nobody just about to write its tables?"""
    until = time.monotonic() + BEGIN_SECONDS
    while path.stat().st_size == 0:
        if time.monotonic() > until:
            return True
        time.sleep(0.05)
    return False


def is_damage(fault: BaseException) -> bool:
    """Is it the file that is wrong, rather than the moment?"""
    code = getattr(fault, "sqlite_errorcode", 0) & 0xFF
    return isinstance(fault, sqlite3.DatabaseError) and code in (CORRUPT, NO_DATABASE)


class Watch:
    """Sees to it that what is written goes to the files that lie at the path, and to no deleted ones."""

    def __init__(self, path: Path) -> None:
        self._files = [str(path), f"{path}-wal"]
        self._known = [_identity(file) for file in self._files]

    def look(self) -> None:
        """Raise StoreUnavailable if a file has vanished, or lies no longer where it was opened."""
        for file, known in zip(self._files, self._known, strict=True):
            found = _identity(file)
            if found != known:
                raise StoreUnavailable(f"{file} {'is gone' if found is None else 'is another file'}")


def _identity(path: str) -> tuple[int, int] | None:
    try:
        # Asked after every commit: a Path would take longer than the system does.
        found = os.stat(path)  # noqa: PTH116
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


# Versions: a new store goes through all steps, an old one through those that it lacks.

FIRST = """
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

HEADS = """
ALTER TABLE matches ADD COLUMN last_seq INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN last_hash BLOB NOT NULL DEFAULT x'';
ALTER TABLE matches ADD COLUMN active INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN ended INTEGER;
CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches, seq INTEGER NOT NULL, kind TEXT NOT NULL,
    seat INTEGER NOT NULL, data TEXT NOT NULL, command TEXT NOT NULL, time INTEGER NOT NULL,
    previous BLOB NOT NULL, hash BLOB NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO entries SELECT * FROM log;
DROP TABLE log;
ALTER TABLE entries RENAME TO log;
CREATE UNIQUE INDEX log_command ON log (match, seat, command);
UPDATE matches SET last_seq = COALESCE((SELECT MAX(seq) FROM log WHERE match = id), 0);
UPDATE matches SET
    last_hash = COALESCE((SELECT hash FROM log WHERE match = id AND seq = last_seq), x''),
    active = COALESCE((SELECT time FROM log WHERE match = id AND seq = last_seq), created);
"""


PUSH = """
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE subscriptions (
    match TEXT NOT NULL REFERENCES matches, endpoint TEXT NOT NULL, seat INTEGER NOT NULL, key BLOB NOT NULL,
    auth BLOB NOT NULL, language TEXT NOT NULL,
    PRIMARY KEY (match, endpoint)
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_endpoint ON subscriptions (endpoint);
"""


APART = "ALTER TABLE matches ADD COLUMN apart INTEGER NOT NULL DEFAULT 0;"


def _first(db: sqlite3.Connection) -> None:
    _run(db, FIRST)


def _heads(db: sqlite3.Connection) -> None:
    """Each match gets the head of its log; a kind of row is no longer the file's business."""
    _run(db, HEADS)
    for found in db.execute("SELECT * FROM matches WHERE last_seq = 0").fetchall():
        header = header_from(found[:8])
        db.execute("UPDATE matches SET last_hash = ? WHERE id = ?", (header.hash(), header.id))


def _push(db: sqlite3.Connection) -> None:
    """Browsers that want to be called, and the key by which the library is known to push services."""
    _run(db, PUSH)


def _apart(db: sqlite3.Connection) -> None:
    """Whether people who were to share a screen have come by several."""
    _run(db, APART)


STEPS: tuple[Callable[[sqlite3.Connection], None], ...] = (_first, _heads, _push, _apart)
VERSION = len(STEPS)


def _run(db: sqlite3.Connection, statements: str) -> None:
    for statement in statements.split(";")[:-1]:
        db.execute(statement)


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    """Bring the tables to the newest version, all in one transaction; refuse a file of a later one."""
    db.execute("BEGIN IMMEDIATE")
    try:
        version = int(db.execute("PRAGMA user_version").fetchone()[0])
        if version > VERSION:
            raise bad("store-later", file=str(path), version=str(version))
        for step in STEPS[version:]:
            step(db)
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        db.close()
        raise
