"""The store in PostgreSQL: one writer that appends all that waits by one statement, and a few readers."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg

from ..core.errors import bad
from .postgres_lines import DAMAGE, Connection, Line, prepare, shown
from .store import (
    AlreadyDone,
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
    row_body,
)
from .writer import Outcome, Writer

log = logging.getLogger("ludotheque.store")

T = TypeVar("T")

READERS = 4

APPEND = """
WITH wanted AS (
    SELECT * FROM unnest(
        %s::text[], %s::int[], %s::text[], %s::int[], %s::text[], %s::text[], %s::bigint[], %s::bytea[], %s::bool[],
        %s::bytea[]
    ) AS w(match, seq, kind, seat, data, command, time, body, ends, token)
), next AS (
    SELECT w.*, m.last_hash AS previous FROM wanted w JOIN matches m ON m.id = w.match
    WHERE m.last_seq = w.seq - 1 AND NOT EXISTS (
        SELECT FROM log l WHERE l.match = w.match AND l.seat = w.seat AND l.command = w.command
    ) AND (w.token IS NULL OR EXISTS (
        SELECT FROM seats s WHERE s.match = w.match AND s.seat = w.seat AND s.token = w.token
    ))
    ORDER BY w.match FOR UPDATE OF m
), heads AS (
    UPDATE matches m SET last_seq = n.seq, last_hash = sha256(n.body || n.previous), active = n.time,
        ended = CASE WHEN n.ends THEN n.time END
    FROM next n WHERE m.id = n.match
    RETURNING n.*, m.last_hash AS hash
)
INSERT INTO log SELECT match, seq, kind, seat, data, command, time, previous, hash FROM heads
RETURNING match, seat, command, previous, hash
"""
"""Append rows of different matches: to each match whose log ends just before, and which has not the command yet.

The rows are locked in the order of the matches, so that two servers never wait for each other in a circle.
"""


Work = Append | Callable[[Connection], Any]


class PostgresStore:
    """The store contract in a database. Raises BadInput if there is no store and `create` does not say to make one."""

    def __init__(self, url: str, create: bool = True) -> None:
        try:
            self.place = shown(url)
            self._line = Line(url)
            self._line.do(lambda db: prepare(db, self.place, create))
        except psycopg.ProgrammingError as fault:
            raise bad("store-url", fault=str(fault).strip()) from None
        except StoreUnavailable as fault:
            raise bad("store-away", place=self.place, fault=str(fault)) from None
        self._damage: str | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._reading = threading.local()
        self._lines: list[Line] = []
        self._url = url
        self._writer: Writer[Work] = Writer(self._commit, self._line.close)

    # The one writer

    def _commit(self, works: list[Work]) -> list[Outcome]:
        """Carry works out in one transaction. One that fails leaves the others alone; if the commit fails, all do."""
        harmless = all(isinstance(work, Append) for work in works)
        try:
            return self._line.do(lambda db: self._carry_out(db, works), again=harmless)
        except StoreUnavailable as fault:
            return [(None, fault)] * len(works)
        except psycopg.Error as fault:
            return [(None, self._unavailable(fault))] * len(works)

    def _carry_out(self, db: Connection, works: list[Work]) -> list[Outcome]:
        outcomes: list[Outcome] = [(None, None)] * len(works)
        appends = {n: work for n, work in enumerate(works) if isinstance(work, Append)}
        while appends:
            # One row a match at a time: the next one is chained to it.
            first = {work.match: n for n, work in reversed(appends.items())}
            batch = {n: appends.pop(n) for n in first.values()}
            for n, outcome in zip(batch, self._append(db, list(batch.values())), strict=True):
                outcomes[n] = outcome
        for n, work in enumerate(works):
            if not isinstance(work, Append):
                outcomes[n] = self._alone(db, work)
        return outcomes

    def _append(self, db: Connection, rows: list[Append]) -> list[Outcome]:
        """Append rows by one statement; where that fails each is tried alone, so that none fails for another."""
        outcome = self._alone(db, lambda db: _append(db, rows))
        if outcome[1] is None:
            return list(outcome[0])
        return [outcome] if len(rows) == 1 else [self._append(db, [row])[0] for row in rows]

    def _alone(self, db: Connection, work: Callable[[Connection], Any]) -> Outcome:
        """Carry out one work of a transaction; raises only where the connection is lost."""
        try:
            with db.transaction():
                return work(db), None
        except psycopg.OperationalError:
            raise
        except psycopg.Error as fault:
            return None, self._unavailable(fault)
        except Exception as fault:
            return None, fault

    def _unavailable(self, fault: psycopg.Error) -> Exception:
        """What PostgreSQL says, for those who asked; that the store is damaged is remembered."""
        if fault.sqlstate in DAMAGE and self._damage is None:
            self._damage = str(fault)
            log.critical("%s is damaged: %s", self.place, fault)
        return fault if isinstance(fault, psycopg.DataError) else StoreUnavailable(str(fault).strip())

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def read() -> T:
            if not hasattr(self._reading, "line"):
                self._reading.line = Line(self._url)
                self._lines.append(self._reading.line)
            line: Line = self._reading.line
            return line.do(work, again=True)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except psycopg.Error as fault:
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
        row: Row = await self._writer.write(Append(match, seq, kind, seat, data, command, ends, token))
        return row

    async def find(self, match: str, seat: int, command: str) -> int | None:
        """The seq of a command that is in the log."""
        return await self._read(lambda db: _find(db, match, seat, command))

    async def last(self, match: str) -> int:
        """The seq of the last row."""
        return await self._read(lambda db: _number(db, "SELECT last_seq FROM matches WHERE id = %s", match) or 0)

    async def seats(self, match: str) -> list[Seat]:
        """The seats as they are now."""
        return await self._read(lambda db: _seats(db, match))

    async def sit(self, match: str, invite: bytes, name: str, token: bytes) -> int | None:
        """Spend an invite for a token."""
        query = "UPDATE seats SET name = %s, token = %s, invite = NULL WHERE match = %s AND invite = %s RETURNING seat"

        seat: int | None = await self._writer.write(lambda db: _number(db, query, name, token, match, invite))
        return seat

    async def new_invite(self, match: str, seat: int, invite: bytes) -> None:
        """Make the seat's invite, token and name void; from now on this invite is for it."""
        query = "UPDATE seats SET name = NULL, token = NULL, invite = %s WHERE match = %s AND seat = %s"

        await self._writer.write(lambda db: db.execute(query, (invite, match, seat)))

    async def part(self, match: str) -> None:
        """Note that people who were to share a screen do not."""
        query = "UPDATE matches SET apart = true WHERE id = %s"
        await self._writer.write(lambda db: db.execute(query, (match,)))

    async def secret(self, name: str, value: bytes) -> bytes:
        """Keep a secret once; the one that was kept first."""

        def work(db: Connection) -> bytes:
            db.execute("INSERT INTO secrets VALUES (%s, %s) ON CONFLICT DO NOTHING", (name, value))
            row: Any = db.execute("SELECT value FROM secrets WHERE name = %s", (name,)).fetchone()
            return bytes(row[0])

        kept: bytes = await self._writer.write(work)
        return kept

    async def secrets(self) -> dict[str, bytes]:
        """All secrets, by name."""

        def work(db: Connection) -> dict[str, bytes]:
            rows: list[Any] = db.execute("SELECT name, value FROM secrets").fetchall()
            return {name: bytes(value) for name, value in rows}

        return await self._read(work)

    async def subscribe(self, match: str, subscription: Subscription) -> None:
        """Call this endpoint for its seat from now on."""
        s = subscription
        query = (
            "INSERT INTO subscriptions VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT (match, endpoint) DO UPDATE "
            "SET seat = excluded.seat, key = excluded.key, auth = excluded.auth, language = excluded.language"
        )
        row = (match, s.endpoint, s.seat, s.key, s.auth, s.language)
        await self._writer.write(lambda db: db.execute(query, row).rowcount)

    async def unsubscribe(self, endpoint: str) -> None:
        """Call this endpoint no more."""
        query = "DELETE FROM subscriptions WHERE endpoint = %s"
        await self._writer.write(lambda db: db.execute(query, (endpoint,)).rowcount)

    async def subscriptions(self, match: str, seat: int) -> list[Subscription]:
        """Whom to call for a seat."""
        query = "SELECT seat, endpoint, key, auth, language FROM subscriptions WHERE match = %s AND seat = %s"

        def work(db: Connection) -> list[Subscription]:
            rows: list[Any] = db.execute(query, (match, seat)).fetchall()
            return [Subscription(n, end, bytes(key), bytes(auth), lang) for n, end, key, auth, lang in rows]

        return await self._read(work)

    async def probe(self) -> None:
        """Write something and have it durable; raises StoreUnavailable also for damage that was seen meanwhile."""
        query = "INSERT INTO probe VALUES (1, %s) ON CONFLICT (id) DO UPDATE SET time = excluded.time"
        await self._writer.write(lambda db: db.execute(query, (time.time_ns(),)))
        if self._damage is not None:
            raise StoreUnavailable(self._damage)

    async def inspect(self) -> int:
        """How many matches there are."""

        def work(db: Connection) -> int:
            db.execute("SET LOCAL statement_timeout = 0")
            return _number(db, "SELECT COUNT(*) FROM matches") or 0

        return await self._read(work)

    async def ids(self, after: str = "", limit: int = 1000) -> list[str]:
        """The ids of the next matches in their order."""
        query = "SELECT id FROM matches WHERE id > %s ORDER BY id LIMIT %s"
        return await self._read(lambda db: [str(row[0]) for row in db.execute(query, (after, limit))])

    async def forget(self, ended_before: int, quiet_before: int) -> int:
        """Forget matches that were over, or in which nothing happened, before these times."""

        def work(db: Connection) -> int:
            query = "SELECT id FROM matches WHERE ended < %s OR active < %s LIMIT 100 FOR UPDATE SKIP LOCKED"
            old = [row[0] for row in db.execute(query, (ended_before, quiet_before))]
            db.execute("DELETE FROM subscriptions WHERE match = ANY(%s)", (old,))
            db.execute("DELETE FROM log WHERE match = ANY(%s)", (old,))
            db.execute("DELETE FROM seats WHERE match = ANY(%s)", (old,))
            db.execute("DELETE FROM matches WHERE id = ANY(%s)", (old,))
            return len(old)

        count = 0
        while found := await self._writer.write(work):
            count += found
        return count

    async def close(self) -> None:
        """Finish what was asked and let go."""
        await self._writer.close()
        self._readers.shutdown()
        for line in self._lines:
            line.close()


def _append(db: Connection, wanted: list[Append]) -> list[Outcome]:
    """Append rows of different matches; what became of each."""
    now = time.time_ns() // 1_000_000
    bodies = [row_body(w.match, w.seq, w.kind, w.seat, w.data, w.command, now) for w in wanted]
    match, seq, kind, seat, data, command, ends, token = map(list, zip(*wanted, strict=True))
    columns = (match, seq, kind, seat, data, command, [now] * len(wanted), bodies, ends, token)
    done = {(m, s, c): links for m, s, c, *links in db.execute(APPEND, columns).fetchall()}
    outcomes: list[Outcome] = []
    for w in wanted:
        links: Any = done.get((w.match, w.seat, w.command))
        if links is not None:
            outcomes.append((Row(*w[:6], now, *links), None))
        else:
            known = _find(db, w.match, w.seat, w.command)
            outcomes.append((None, Conflict(w.match, w.seq) if known is None else AlreadyDone(known)))
    return outcomes


def _keep(db: Connection, stored: Stored) -> None:
    h, head = stored.header, head_of(stored.header, stored.rows)
    active = stored.rows[-1].time if stored.rows else h.created
    fields = (h.id, h.game, h.version, h.seats, options_text(h), h.key, h.commitment, h.created)
    kept = db.execute(
        f"INSERT INTO matches VALUES ({', '.join(['%s'] * 13)}) ON CONFLICT DO NOTHING",
        (*fields, head.seq, head.hash, active, stored.ended, stored.apart),
    )
    if kept.rowcount == 0:
        raise Conflict(h.id)
    with db.cursor() as cursor:
        cursor.executemany(
            "INSERT INTO seats VALUES (%s, %s, %s, %s, %s, %s, %s, %s)",
            [(h.id, s.seat, s.kind, s.name, s.level, s.token, s.invite, s.host) for s in stored.seats],
        )
        cursor.executemany(
            "INSERT INTO log VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)",
            [(r.match, r.seq, r.kind, r.seat, r.data, r.command, r.time, r.previous, r.hash) for r in stored.rows],
        )


def _number(db: Connection, query: str, *values: object) -> int | None:
    row: Any = db.execute(query.encode(), values).fetchone()
    return None if row is None else int(row[0])


def _find(db: Connection, match: str, seat: int, command: str) -> int | None:
    query = "SELECT seq FROM log WHERE match = %s AND seat = %s AND command = %s"
    return _number(db, query, match, seat, command)


def _seats(db: Connection, match: str) -> list[Seat]:
    query = "SELECT seat, kind, name, level, token, invite, host FROM seats WHERE match = %s ORDER BY seat"
    found: list[Any] = db.execute(query, (match,)).fetchall()
    return [Seat(*row) for row in found]


def _load(db: Connection, match: str) -> Stored | None:
    # The parts are to be of the same moment.
    db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    found: Any = db.execute("SELECT * FROM matches WHERE id = %s", (match,)).fetchone()
    if found is None:
        return None
    rows: list[Any] = db.execute("SELECT * FROM log WHERE match = %s ORDER BY seq", (match,)).fetchall()
    header = header_from(found[:8])
    last_seq, last_hash, _, ended, apart = found[8:]
    entries = [Row(*row) for row in rows]
    if not is_chained(header, entries, Head(last_seq, last_hash)):
        raise Damaged(match)
    return Stored(header, _seats(db, match), entries, ended, bool(apart))
