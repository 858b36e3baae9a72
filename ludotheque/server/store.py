"""The store contract: what a table needs to have kept, whoever keeps it.

The log is the truth. A row is `(match, seq)`, carries the hash of the row before, and is never changed; nobody owns a
match: whoever appends `(match, seq)` first wins. The seq and the hash of the last row are kept beside the log, so that
a log whose end was cut off is known for damaged. A promise that returns is durable.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

Kind: TypeAlias = Literal["move", "undo"]
SeatKind: TypeAlias = Literal["me", "local", "bot", "friend"]


class StoreError(Exception):
    """Something the store refuses or cannot do."""


class Conflict(StoreError):
    """Somebody else has appended this seq already; load the match again."""


class AlreadyDone(StoreError):
    """This command of this seat is in the log, at `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Damaged(StoreError):
    """The rows of this match do not fit together."""


class StoreUnavailable(StoreError):
    """The store cannot write at present; nothing was changed."""


@dataclass(frozen=True)
class Header:
    """What a match begins with."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, int]
    key: bytes
    commitment: str
    created: int

    def hash(self) -> bytes:
        """What the first row of the log has as its previous hash."""
        fields = [
            self.id,
            self.game,
            self.version,
            self.seats,
            self.options,
            self.key.hex(),
            self.commitment,
            self.created,
        ]
        return hashlib.sha256(msgspec.json.encode(fields, order="sorted")).digest()


def options_text(header: Header) -> str:
    """The options of a match as they are kept."""
    return msgspec.json.encode(header.options).decode()


def header_from(columns: Sequence[Any]) -> Header:
    """The header from its columns as they are kept; raises Damaged where the options are none."""
    match, game, version, seats, options, key, commitment, created = columns
    try:
        chosen = msgspec.json.decode(options, type=dict[str, int])
    except msgspec.DecodeError:
        raise Damaged(match) from None
    return Header(match, game, version, seats, chosen, bytes(key), commitment, created)


@dataclass(frozen=True)
class Seat:
    """Who may sit there. Of a token and an invite the hash is kept."""

    seat: int
    kind: SeatKind
    name: str | None = None
    level: str | None = None
    token: bytes | None = None
    invite: bytes | None = None
    host: bool = False


@dataclass(frozen=True)
class Subscription:
    """Where a browser is called when its seat owes a decision, and by which keys (RFC 8291); in that language."""

    seat: int
    endpoint: str
    key: bytes
    auth: bytes
    language: str


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the log. `data` is the notation of a move, or for an undo the seq it goes back to.

    One of the kind of an undo whose data is a word takes nothing back: it notes what happened beside the moves
    (`matchlog.NOTES`).
    """

    match: str
    seq: int
    kind: Kind
    seat: int
    data: str
    command: str
    time: int
    previous: bytes
    hash: bytes


class Append(NamedTuple):
    """A row to be appended, after which the match may be over; the seat is held by `token`, if that matters."""

    match: str
    seq: int
    kind: Kind
    seat: int
    data: str
    command: str
    ends: bool
    token: bytes | None


def row_body(match: str, seq: int, kind: str, seat: int, data: str, command: str, time: int) -> bytes:
    """What a row says, as its hash takes it in."""
    return msgspec.json.encode([match, seq, kind, seat, data, command, time])


def row_hash(match: str, seq: int, kind: str, seat: int, data: str, command: str, time: int, previous: bytes) -> bytes:
    """The link of the chain."""
    return hashlib.sha256(row_body(match, seq, kind, seat, data, command, time) + previous).digest()


class Head(NamedTuple):
    """Where a log ends: the seq and the hash of its last row, or 0 and the hash of the header."""

    seq: int
    hash: bytes


def head_of(header: Header, rows: Sequence[Row]) -> Head:
    """Where the log of a match ends."""
    return Head(rows[-1].seq, rows[-1].hash) if rows else Head(0, header.hash())


def is_chained(header: Header, rows: Sequence[Row], head: Head) -> bool:
    """Are these all the rows from the first to the head, unchanged, each bound to the one before?"""
    previous = header.hash()
    for seq, row in enumerate(rows, 1):
        link = row_hash(header.id, seq, row.kind, row.seat, row.data, row.command, row.time, previous)
        if row.seq != seq or row.previous != previous or row.hash != link:
            return False
        previous = row.hash
    return head_of(header, rows) == head


@dataclass(frozen=True)
class Stored:
    """A match as it is kept.

    `ended` is when it was over, if it is; `apart` says that people who were to share a screen did not.
    """

    header: Header
    seats: list[Seat]
    rows: list[Row]
    ended: int | None = None
    apart: bool = False


class Store(Protocol):
    """Keeps matches. Every method may raise StoreUnavailable."""

    place: str
    """Where that is, in words that may be shown: no password."""

    async def create(self, header: Header, seats: Sequence[Seat]) -> None:
        """Keep a new match; raises Conflict if its id is taken."""

    async def load(self, match: str) -> Stored | None:
        """The whole match, its chain verified (else Damaged); None if there is no such match."""

    async def verify_chain(self, match: str) -> bool:
        """Do the rows of a match fit together? False also for a match that is not there."""

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
        """Append one row, as the `seq`-th, after which the match may be over.

        Raises AlreadyDone for a known command, and Conflict if the row is not the next, or if the seat's token
        (by hash) is given and no longer the seat's.
        """

    async def find(self, match: str, seat: int, command: str) -> int | None:
        """The seq of a command that is in the log."""

    async def last(self, match: str) -> int:
        """The seq of the last row, 0 if there is none."""

    async def seats(self, match: str) -> list[Seat]:
        """The seats as they are now."""

    async def sit(self, match: str, invite: bytes, name: str, token: bytes) -> int | None:
        """Spend an invite (given by hash) for a token; the seat, or None if there is no such invite (any more)."""

    async def new_invite(self, match: str, seat: int, invite: bytes) -> None:
        """Make the seat's invite, token and name void; from now on this invite is for it."""

    async def part(self, match: str) -> None:
        """Note that people who were to share a screen do not; that is so for good."""

    async def secret(self, name: str, value: bytes) -> bytes:
        """Keep a secret of the library under a name, once: the one that was kept first is returned."""

    async def secrets(self) -> dict[str, bytes]:
        """All secrets of the library, by name."""

    async def subscribe(self, match: str, subscription: Subscription) -> None:
        """Call this endpoint for its seat from now on; what it was told before of the same match is replaced."""

    async def unsubscribe(self, endpoint: str) -> None:
        """Call this endpoint no more."""

    async def subscriptions(self, match: str, seat: int) -> list[Subscription]:
        """Whom to call for a seat."""

    async def probe(self) -> None:
        """Write something and have it durable; raises StoreUnavailable also for damage that was seen meanwhile."""

    async def inspect(self) -> int:
        """Look at all that is kept, as far as that is quickly done; how many matches there are. Raises Damaged."""

    async def ids(self, after: str = "", limit: int = 1000) -> list[str]:
        """The ids of the next matches in their order."""

    async def keep(self, stored: Stored) -> None:
        """Keep a whole match that comes from another store; raises Conflict if its id is taken."""

    async def forget(self, ended_before: int, quiet_before: int) -> int:
        """Forget matches that were over, or in which nothing happened, before these times (ms); how many."""

    async def close(self) -> None:
        """Finish what was asked and let go."""
