"""Connections to PostgreSQL that come back by themselves, and the tables of the store there."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict

from ..core.errors import bad
from .store import StoreUnavailable

T = TypeVar("T")
Connection = psycopg.Connection[tuple[object, ...]]

PATIENCE = 5.0
"""How long to wait for a server that restarts."""
DAMAGE = ("XX001", "XX002")
"""PostgreSQL's codes for tables and indexes that it cannot make sense of."""

FIRST = """
CREATE TABLE matches (
    id TEXT COLLATE "C" PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL,
    options TEXT NOT NULL, key BYTEA NOT NULL, commitment TEXT NOT NULL, created BIGINT NOT NULL,
    last_seq INTEGER NOT NULL, last_hash BYTEA NOT NULL, active BIGINT NOT NULL, ended BIGINT
) WITH (fillfactor = 70);
CREATE TABLE seats (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT,
    level TEXT, token BYTEA, invite BYTEA, host BOOLEAN NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE TABLE log (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
    data TEXT NOT NULL, command TEXT NOT NULL, time BIGINT NOT NULL, previous BYTEA NOT NULL, hash BYTEA NOT NULL,
    PRIMARY KEY (match, seq)
);
CREATE UNIQUE INDEX log_command ON log (match, seat, command);
CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), time BIGINT NOT NULL);
"""
PUSH = """
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE subscriptions (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches, endpoint TEXT NOT NULL, seat INTEGER NOT NULL,
    key BYTEA NOT NULL, auth BYTEA NOT NULL, language TEXT NOT NULL,
    PRIMARY KEY (match, endpoint)
);
CREATE INDEX subscriptions_endpoint ON subscriptions (endpoint);
"""
APART = "ALTER TABLE matches ADD COLUMN apart BOOLEAN NOT NULL DEFAULT false"
STEPS = (FIRST, PUSH, APART)
"""Each brings the tables from one version to the next."""
VERSION = len(STEPS)
LOCK = 7266653
"""Whoever looks at the tables' version holds this lock."""


class Line:
    """A connection that is made when it is needed, and made anew when it breaks."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Connection | None = None

    def do(self, work: Callable[[Connection], T], again: bool = False) -> T:
        """Carry something out in one transaction.

        While PostgreSQL is away it is tried again for a while, but never where it may have been done already, unless
        `again` says that this does no harm. Raises StoreUnavailable.
        """
        until = time.monotonic() + PATIENCE
        while True:
            committing = False
            try:
                connection = self._open()
                with connection.transaction():
                    found = work(connection)
                    committing = True
            except psycopg.OperationalError as fault:
                self.close()
                if (committing and not again) or time.monotonic() > until:
                    raise StoreUnavailable(str(fault).strip()) from fault
                time.sleep(0.1)
            else:
                return found

    def _open(self) -> Connection:
        if self._connection is None or self._connection.closed:
            self._connection = psycopg.connect(
                self._url,
                autocommit=True,
                connect_timeout=5,
                tcp_user_timeout=10_000,
                application_name="ludotheque",
            )
            self._connection.execute("SET synchronous_commit = on; SET statement_timeout = '10s'")
        return self._connection

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def shown(url: str) -> str:
    """Where a store is, without its password."""
    found = conninfo_to_dict(url)
    host, port = found.get("host") or "localhost", found.get("port") or "5432"
    return f"postgresql://{host}:{port}/{found.get('dbname') or found.get('user') or ''}"


def prepare(connection: Connection, place: str, create: bool) -> None:
    """Bring the tables to the newest version; raises BadInput for a later one, or where none may be made."""
    connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
    there = connection.execute("SELECT to_regclass('store_version')").fetchone()
    if there == (None,):
        if not create:
            raise bad("store-none", place=place)
        connection.execute("CREATE TABLE store_version (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO store_version VALUES (0)")
    found = connection.execute("SELECT version FROM store_version").fetchone()
    version = int(str(found[0])) if found else 0
    if version > VERSION:
        raise bad("store-later", file=place, version=str(version))
    for step in STEPS[version:]:
        connection.execute(step.encode())
    connection.execute("UPDATE store_version SET version = %s", (VERSION,))
