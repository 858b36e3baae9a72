"""The store in one SQLite file: write-ahead log, full synchronisation, one writer that commits all that waits."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from .sqlite_append import INSERT, Appender, append_alone, find
from .sqlite_file import FILE_NAME, Watch, connect, is_damage, open_file
from .store import (
    Append,
    Conflict,
    Damaged,
    Head,
    Header,
    Kind,
    Row,
    Seat,
    Stored,
    StoreUnavailable,
    Subscription,
    head_of,
    header_from,
    is_chained,
    options_text,
)
from .writer import Outcome, Writer

log = logging.getLogger("ludotheque.store")

COMMITS_A_CHECKPOINT = 64
"""After so many commits the write-ahead log is brought into the file, beside the writer."""

T = TypeVar("T")
Work = Append | Callable[[sqlite3.Connection], Any]


class _Halfway(Exception):
    """A work of a transaction failed: the others are to be carried out without it."""


class SqliteStore:
    """The store contract on `ludotheque.sqlite` in a folder, which is made if need be and `create` says so.

    Raises BadInput where a store was and is gone, or cannot be used.
    """

    def __init__(self, folder: Path, create: bool = True) -> None:
        path = folder / FILE_NAME
        self.place = str(path)
        self._writing = open_file(folder, create)
        self._watch = Watch(path)
        self._damage: str | None = None
        self._reading = connect(path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._checkpointing = connect(path)
        self._checkpointer = ThreadPoolExecutor(1, thread_name_prefix="store-checkpointer")
        self._commits = 0
        self._appender = Appender(self._writing)
        self._writer: Writer[Work] = Writer(self._commit, self._writing.close)

    # The one writer

    def _commit(self, works: list[Work]) -> list[Outcome]:
        """Carry works out in one transaction. One that fails leaves the others alone; if the commit fails, all do."""
        self._commits += 1
        if self._commits % COMMITS_A_CHECKPOINT == 0:
            self._checkpointer.submit(self._checkpoint)
        try:
            if len(works) == 1 and isinstance(works[0], Append):
                rows = self._appender.append([works[0]])
                self._watch.look()
                return [(rows[0], None)]
            return self._transact(lambda db: self._together(db, works), len(works))
        except StoreUnavailable as gone:
            return [(None, gone)]
        except Exception:
            # Something failed, and nothing was done: once more, each by itself.
            return self._transact(lambda db: [self._alone(db, work) for work in works], len(works))

    def _checkpoint(self) -> None:
        """Bring what was committed from the write-ahead log into the file; nobody waits for it."""
        try:
            self._checkpointing.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as fault:
            self._unavailable(fault)

    def _transact(self, carry_out: Callable[[sqlite3.Connection], list[Outcome]], count: int) -> list[Outcome]:
        """Carry out so many works in one transaction; raises _Halfway as `carry_out` does."""
        db = self._writing
        try:
            db.execute("BEGIN IMMEDIATE")
            outcomes = carry_out(db)
            db.execute("COMMIT")
            self._watch.look()
        except Exception as fault:
            with suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            if isinstance(fault, _Halfway):
                raise
            refused = fault if isinstance(fault, StoreUnavailable) else self._unavailable(fault)
            return [(None, refused)] * count
        return outcomes

    def _together(self, db: sqlite3.Connection, works: list[Work]) -> list[Outcome]:
        """Carry out works of a transaction, all appends as one; raises _Halfway where one fails."""
        try:
            rows = iter(self._appender.append([work for work in works if isinstance(work, Append)]))
            return [(next(rows) if isinstance(work, Append) else work(db), None) for work in works]
        except Exception as fault:
            raise _Halfway from fault

    def _alone(self, db: sqlite3.Connection, work: Work) -> Outcome:
        """Carry out one work and undo it if it fails; raises only where SQLite has given up the whole transaction."""
        db.execute("SAVEPOINT work")
        try:
            outcome: Outcome = (append_alone(db, work) if isinstance(work, Append) else work(db)), None
        except Exception as fault:
            if not db.in_transaction:
                raise
            db.execute("ROLLBACK TO work")
            outcome = None, self._unavailable(fault) if isinstance(fault, sqlite3.Error) else fault
        db.execute("RELEASE work")
        return outcome

    def _unavailable(self, fault: Exception) -> StoreUnavailable:
        """What SQLite says, for those who asked; that the file is damaged is remembered."""
        if is_damage(fault) and self._damage is None:
            self._damage = str(fault)
            log.critical("%s is damaged: %s", self.place, fault)
        return StoreUnavailable(str(fault))

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)
        except sqlite3.Error as fault:
            raise self._unavailable(fault) from fault

    # The contract

    async def create(self, header: Header, seats: Sequence[Seat]) -> None:
        """Keep a new match; raises Conflict if its id is taken."""
        await self.keep(Stored(header, list(seats), []))

    async def keep(self, stored: Stored) -> None:
        """Keep a whole match that comes from another store; raises Conflict if its id is taken."""
        await self._writer.write(lambda db: _keep(db, stored))

    async def load(self, match: str) -> Stored | None:
        """The whole match, its chain verified; None if there is no such match."""
        return await self._read(lambda db: _load(db, match))

    async def verify_chain(self, match: str) -> bool:
        """Do the rows of a match fit together?"""
        try:
            return await self.load(match) is not None
        except Damaged:
            return False

    async def append(
        self,
        match: str,
        seq: int,
        kind: Kind,
        seat: int,
        data: str,
        command: str,
        *,
        ends: bool = False,
        token: bytes | None = None,
    ) -> Row:
        """Append one row; raises Conflict or AlreadyDone."""

        row = Append(match, seq, kind, seat, data, command, ends, token)
        return await self._writer.write(row)  # type: ignore[no-any-return]

    async def find(self, match: str, seat: int, command: str) -> int | None:
        """The seq of a command that is in the log."""
        return await self._read(lambda db: find(db, match, seat, command))

    async def last(self, match: str) -> int:
        """The seq of the last row."""

        def work(db: sqlite3.Connection) -> int:
            found = db.execute("SELECT last_seq FROM matches WHERE id = ?", (match,)).fetchone()
            return 0 if found is None else int(found[0])

        return await self._read(work)

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

        return await self._writer.write(work)  # type: ignore[no-any-return]

    async def new_invite(self, match: str, seat: int, invite: bytes) -> None:
        """Make the seat's invite, token and name void; from now on this invite is for it."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE seats SET name = NULL, token = NULL, invite = ? WHERE match = ? AND seat = ?",
                (invite, match, seat),
            )

        await self._writer.write(work)

    async def part(self, match: str) -> None:
        """Note that people who were to share a screen do not."""
        query = "UPDATE matches SET apart = 1 WHERE id = ?"
        await self._writer.write(lambda db: db.execute(query, (match,)).rowcount)

    async def secret(self, name: str, value: bytes) -> bytes:
        """Keep a secret once; the one that was kept first."""

        def work(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, value))
            return bytes(db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0])

        return await self._writer.write(work)  # type: ignore[no-any-return]

    async def secrets(self) -> dict[str, bytes]:
        """All secrets, by name."""
        return await self._read(lambda db: dict(db.execute("SELECT name, value FROM secrets")))

    async def subscribe(self, match: str, subscription: Subscription) -> None:
        """Call this endpoint for its seat from now on."""
        s = subscription
        row = (match, s.endpoint, s.seat, s.key, s.auth, s.language)
        query = "INSERT OR REPLACE INTO subscriptions VALUES (?, ?, ?, ?, ?, ?)"
        await self._writer.write(lambda db: db.execute(query, row).rowcount)

    async def unsubscribe(self, endpoint: str) -> None:
        """Call this endpoint no more."""
        query = "DELETE FROM subscriptions WHERE endpoint = ?"
        await self._writer.write(lambda db: db.execute(query, (endpoint,)).rowcount)

    async def subscriptions(self, match: str, seat: int) -> list[Subscription]:
        """Whom to call for a seat."""
        query = "SELECT seat, endpoint, key, auth, language FROM subscriptions WHERE match = ? AND seat = ?"
        return await self._read(lambda db: [Subscription(*row) for row in db.execute(query, (match, seat))])

    async def probe(self) -> None:
        """Write something and have it durable; raises StoreUnavailable also for damage that was seen meanwhile."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO probe VALUES (1, ?)", (time.time_ns(),))

        await self._writer.write(work)
        if self._damage is not None:
            raise StoreUnavailable(self._damage)

    async def inspect(self) -> int:
        """Go through the whole file, beside whatever else goes on; how many matches there are. Raises Damaged."""
        return await asyncio.to_thread(self._inspect)

    def _inspect(self) -> int:
        db = connect(Path(self.place))
        try:
            found = [str(line) for (line,) in db.execute("PRAGMA quick_check(10)")]
            count = int(db.execute("SELECT COUNT(*) FROM matches").fetchone()[0])
        except sqlite3.Error as fault:
            found, count = [str(fault)], 0
        finally:
            db.close()
        if found != ["ok"]:
            self._damage = "; ".join(found)
            raise Damaged(self._damage)
        return count

    async def ids(self, after: str = "", limit: int = 1000) -> list[str]:
        """The ids of the next matches in their order."""
        query = "SELECT id FROM matches WHERE id > ? ORDER BY id LIMIT ?"
        return await self._read(lambda db: [str(found) for (found,) in db.execute(query, (after, limit))])

    async def forget(self, ended_before: int, quiet_before: int) -> int:
        """Forget matches that were over, or in which nothing happened, before these times."""

        def work(db: sqlite3.Connection) -> int:
            query = "SELECT id FROM matches WHERE ended < ? OR active < ? LIMIT 100"
            old = db.execute(query, (ended_before, quiet_before)).fetchall()
            for table, column in (("subscriptions", "match"), ("log", "match"), ("seats", "match"), ("matches", "id")):
                db.executemany(f"DELETE FROM {table} WHERE {column} = ?", old)
            return len(old)

        count = 0
        # A hundred at a time, so that nobody waits long for the writer.
        while found := await self._writer.write(work):
            count += found
        return count

    async def close(self) -> None:
        """Finish what was asked and let go."""
        await self._writer.close()
        for thread, db in (self._checkpointer, self._checkpointing), (self._reader, self._reading):
            thread.shutdown()
            db.close()


def _keep(db: sqlite3.Connection, stored: Stored) -> None:
    h, head = stored.header, head_of(stored.header, stored.rows)
    active = stored.rows[-1].time if stored.rows else h.created
    fields = (h.id, h.game, h.version, h.seats, options_text(h), h.key, h.commitment, h.created)
    try:
        db.execute(
            "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*fields, head.seq, head.hash, active, stored.ended, int(stored.apart)),
        )
    except sqlite3.IntegrityError:
        raise Conflict(h.id) from None
    db.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(h.id, s.seat, s.kind, s.name, s.level, s.token, s.invite, int(s.host)) for s in stored.seats],
    )
    for row in stored.rows:
        _insert(db, row)


def _insert(db: sqlite3.Connection, row: Row) -> None:
    r = row
    try:
        db.execute(INSERT, (r.match, r.seq, r.kind, r.seat, r.data, r.command, r.time, r.previous, r.hash))
    except sqlite3.IntegrityError:
        raise Conflict(r.match, r.seq) from None


def _seats(db: sqlite3.Connection, match: str) -> list[Seat]:
    query = "SELECT seat, kind, name, level, token, invite, host FROM seats WHERE match = ? ORDER BY seat"
    found = db.execute(query, (match,))
    return [Seat(s, kind, name, level, token, inv, bool(host)) for s, kind, name, level, token, inv, host in found]


def _load(db: sqlite3.Connection, match: str) -> Stored | None:
    # One transaction, so that the parts are of the same moment.
    db.execute("BEGIN")
    try:
        found = db.execute("SELECT * FROM matches WHERE id = ?", (match,)).fetchone()
        if found is None:
            return None
        rows = [Row(*row) for row in db.execute("SELECT * FROM log WHERE match = ? ORDER BY seq", (match,))]
        seats = _seats(db, match)
    finally:
        db.execute("COMMIT")
    header = header_from(found[:8])
    last_seq, last_hash, _, ended, apart = found[8:]
    if not is_chained(header, rows, Head(last_seq, last_hash)):
        raise Damaged(match)
    return Stored(header, seats, rows, ended, bool(apart))
