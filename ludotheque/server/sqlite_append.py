"""Rows of many matches appended to an SQLite store by few statements.

Each statement gives the interpreter lock away and has to wait for it again while the event loop is at work; so a group
of rows goes in by one statement for dozens of them, and a trigger does for each what its match needs.
"""

from __future__ import annotations

import sqlite3
import time
from collections import OrderedDict
from collections.abc import Sequence

from .store import AlreadyDone, Append, Conflict, Head, Row, row_hash

VIEW = "CREATE TEMP VIEW appended AS SELECT *, 0 AS ended, x'' AS token FROM log"
TRIGGER = """
CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
    UPDATE matches SET last_seq = NEW.seq, last_hash = NEW.hash, active = NEW.time, ended = NEW.ended
    WHERE id = NEW.match AND last_seq = NEW.seq - 1 AND last_hash = NEW.previous AND (NEW.token IS NULL
        OR NEW.token = (SELECT token FROM main.seats WHERE match = NEW.match AND seat = NEW.seat));
    SELECT RAISE(ABORT, 'not the next row') WHERE changes() = 0;
    INSERT INTO log VALUES (
        NEW.match, NEW.seq, NEW.kind, NEW.seat, NEW.data, NEW.command, NEW.time, NEW.previous, NEW.hash
    );
END
"""
"""A row is appended to the match whose log ends with the row before, by whoever holds the seat; else all fails."""
HEAD = """SELECT last_hash, token FROM matches LEFT JOIN seats ON seats.match = id AND seat = ?
WHERE id = ? AND last_seq = ?"""
"""What a row is chained to, if it is the next, and the token that its seat is held by."""
INSERT = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
AT_ONCE = (64, 32, 16, 8, 4, 2, 1)
"""So many rows go by one statement: a few sizes, so that SQLite has each prepared."""
_ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
STATEMENTS = {count: f"INSERT INTO appended VALUES {', '.join([_ROW] * count)}" for count in AT_ONCE}
HEADS_KEPT = 4096


class Appender:
    """Appends rows on one connection. It knows by heart where the logs that were appended to last end."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._heads: OrderedDict[str, Head] = OrderedDict()
        db.execute(VIEW)
        db.execute(TRIGGER)

    def append(self, wanted: Sequence[Append]) -> list[Row]:
        """Append all of these. Raises what is wrong with one of them, after which the caller has to roll back.

        A single row needs no transaction around it.
        """
        try:
            rows = [self._chained(each) for each in wanted]
            self._insert(rows, wanted)
        except Exception:
            for each in wanted:
                self._heads.pop(each.match, None)
            raise
        while len(self._heads) > HEADS_KEPT:
            self._heads.popitem(last=False)
        return rows

    def _chained(self, wanted: Append) -> Row:
        """The row, chained to the one before it; raises Conflict if that is not the last one."""
        match, seq, kind, seat, data, command, _, _ = wanted
        head = self._heads.pop(match, None) or self._head(match)
        if head is None or head.seq != seq - 1:
            raise Conflict(match, seq)
        now = time.time_ns() // 1_000_000
        link = row_hash(match, seq, kind, seat, data, command, now, head.hash)
        self._heads[match] = Head(seq, link)
        return Row(match, seq, kind, seat, data, command, now, head.hash, link)

    def _head(self, match: str) -> Head | None:
        found = self._db.execute("SELECT last_seq, last_hash FROM matches WHERE id = ?", (match,)).fetchone()
        return None if found is None else Head(*found)

    def _insert(self, rows: Sequence[Row], wanted: Sequence[Append]) -> None:
        done = 0
        for count in AT_ONCE:
            while len(rows) - done >= count:
                values: list[object] = []
                for r, w in zip(rows[done : done + count], wanted[done : done + count], strict=True):
                    ended = r.time if w.ends else None
                    values += r.match, r.seq, r.kind, r.seat, r.data, r.command, r.time, r.previous, r.hash
                    values += ended, w.token
                self._db.execute(STATEMENTS[count], values)
                done += count


def append_alone(db: sqlite3.Connection, wanted: Append) -> Row:
    """Append one row of a transaction; raises Conflict or AlreadyDone."""
    match, seq, kind, seat, data, command, ends, token = wanted
    head = db.execute(HEAD, (seat, match, seq - 1)).fetchone()
    if head is None or (token is not None and head[1] != token):
        raise _why_not(db, match, seq, seat, command)
    previous = bytes(head[0])
    now = time.time_ns() // 1_000_000
    link = row_hash(match, seq, kind, seat, data, command, now, previous)
    row = Row(match, seq, kind, seat, data, command, now, previous, link)
    try:
        db.execute(INSERT, (match, seq, kind, seat, data, command, now, previous, link))
    except sqlite3.IntegrityError:
        raise _why_not(db, match, seq, seat, command) from None
    db.execute(
        "UPDATE matches SET last_seq = ?, last_hash = ?, active = ?, ended = ? WHERE id = ?",
        (seq, link, now, now if ends else None, match),
    )
    return row


def _why_not(db: sqlite3.Connection, match: str, seq: int, seat: int, command: str) -> AlreadyDone | Conflict:
    """Why a row cannot be appended: it was, or something else was."""
    done = find(db, match, seat, command)
    return Conflict(match, seq) if done is None else AlreadyDone(done)


def find(db: sqlite3.Connection, match: str, seat: int, command: str) -> int | None:
    """The seq of a command that is in the log."""
    query = "SELECT seq FROM log WHERE match = ? AND seat = ? AND command = ?"
    row = db.execute(query, (match, seat, command)).fetchone()
    return None if row is None else int(row[0])
