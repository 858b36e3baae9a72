"""Tables that are in the memory of several processes: rows, seats and who is there travel between them by the bus.

Nobody owns a table. Whoever hears of a row applies it, or asks the store where one is missing; a seat that was given
anew is closed everywhere. Bots are moved by one of the processes in which somebody is at the table, the one that comes
first by a hash: should two believe that they are it, that costs a thought and nothing else: the log takes a row once.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Protocol

import msgspec

from .bus import Bus
from .consent import heard
from .store import Damaged, Kind, Row, StoreError
from .table import Table
from .wire import Proposal

log = logging.getLogger("ludotheque.relay")

ALIVE = "alive"
"""The topic on which every process is heard of, whatever its tables."""
BEAT = 0.5
LIFETIME = 2.5
"""A process that was not heard of for so long is gone, and everybody at its tables with it."""
POLL_BEAT = 1.0
"""How often the store is asked for news while the bus is away."""


class NewRow(msgspec.Struct, tag="row", array_like=True):
    """A row is durable."""

    process: str
    match: str
    seq: int
    kind: Kind
    seat: int
    data: str
    command: str
    time: int
    previous: bytes
    hash: bytes


class NewSeats(msgspec.Struct, tag="seats", array_like=True):
    """The seats of a table are no longer as they were."""

    process: str


class Here(msgspec.Struct, tag="here", array_like=True):
    """Who is at the table in this process; an `asking` one wants to know it of the others, too."""

    process: str
    seats: list[int]
    listeners: int
    asking: bool
    apart: bool


class Proposed(msgspec.Struct, tag="proposed", array_like=True):
    """What is proposed at a table in this process, which keeps the account of it; None if nothing is any more."""

    process: str
    proposal: Proposal | None


class Agreed(msgspec.Struct, tag="agreed", array_like=True):
    """A seat agrees, or not, to what the process `home` keeps."""

    process: str
    home: str
    seat: int
    yes: bool


class Granted(msgspec.Struct, tag="granted", array_like=True):
    """A seat may be given anew, since everybody has agreed; or that was made use of."""

    process: str
    seat: int
    open: bool


class Alive(msgspec.Struct, tag="alive", array_like=True):
    """A process is there; one that is `leaving` will not be any more."""

    process: str
    leaving: bool


_decode = msgspec.msgpack.Decoder(NewRow | NewSeats | Here | Proposed | Agreed | Granted | Alive).decode
_encode = msgspec.msgpack.Encoder().encode

Agreement = Callable[[Table, int, bool], Coroutine[None, None, None]]
"""Takes the consent, or the refusal, of a seat to what is proposed at a table."""


class OpenTables(Protocol):
    """What the relay needs of the tables of this process."""

    @property
    def open_now(self) -> Mapping[str, Table]:
        """Those in memory."""

    async def catch_up(self, table: Table, seq: int) -> None:
        """See to it that the table knows the log up to `seq`."""

    async def refresh_seats(self, table: Table) -> None:
        """See to it that the table knows its seats, and that who sits there no more is gone."""

    async def last(self, table: Table) -> int:
        """The seq of the last row in the store."""


class Relay:
    """Between the tables of this process and the bus.

    `moved` is called for a table whose bots may have to move, `agreed` when somebody elsewhere agrees to what is
    proposed here.
    """

    def __init__(self, bus: Bus, tables: OpenTables, moved: Callable[[Table], None], agreed: Agreement) -> None:
        self.process = secrets.token_hex(4)
        self._bus, self._tables, self._moved, self._agreed = bus, tables, moved, agreed
        self._seen: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to hear and to be heard."""
        if self._bus.alone:
            return
        await self._bus.open(self._again)
        await self._bus.subscribe(ALIVE, self._heard)
        self._start(self._live())
        self._start(self._poll())

    async def close(self) -> None:
        """Say good-bye to the other processes."""
        self._bus.publish(ALIVE, _encode(Alive(self.process, True)))
        await asyncio.sleep(0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What happens here

    def came(self, table: Table) -> None:
        """A table is in memory now."""
        if not self._bus.alone:
            self._start(self._follow(table))

    async def _follow(self, table: Table) -> None:
        await self._bus.subscribe(_topic(table.id), self._heard)
        self._tell_here(table, asking=True)
        await self._catch_up(table)

    def went(self, id: str) -> None:
        """A table is in memory no more."""
        if not self._bus.alone:
            self._bus.publish(_topic(id), _encode(Proposed(self.process, None)))
            self._start(self._bus.unsubscribe(_topic(id)))

    def appended(self, row: Row) -> None:
        """A row is durable."""
        if self._bus.alone:
            return
        r = row
        news = NewRow(self.process, r.match, r.seq, r.kind, r.seat, r.data, r.command, r.time, r.previous, r.hash)
        self._bus.publish(_topic(r.match), _encode(news))

    def seats_changed(self, table: Table) -> None:
        """A seat was taken, or given anew."""
        self._bus.publish(_topic(table.id), _encode(NewSeats(self.process)))

    def people_changed(self, table: Table) -> None:
        """Somebody came to the table, or left it."""
        self._tell_here(table, asking=False)

    def proposal_changed(self, table: Table) -> None:
        """There is a proposal that is kept here, or another state of it, or none any more."""
        kept = table.proposal if table.proposal is not None and not table.proposal.home else None
        self._bus.publish(_topic(table.id), _encode(Proposed(self.process, kept.told() if kept else None)))

    def agrees(self, table: Table, home: str, seat: int, yes: bool) -> None:
        """Somebody here agrees, or not, to what another process keeps."""
        self._bus.publish(_topic(table.id), _encode(Agreed(self.process, home, seat, yes)))

    def granted(self, table: Table, seat: int, open: bool) -> None:
        """A seat may be given anew, or no longer."""
        self._bus.publish(_topic(table.id), _encode(Granted(self.process, seat, open)))

    def is_mine(self, table: Table) -> bool:
        """Are the bots of a table to be moved by this process?"""
        others = [process for process, there in table.elsewhere.items() if there.listeners]
        if not others:
            return True
        if not table.listeners:
            return False
        return max([self.process, *others], key=lambda process: _rank(process, table.id)) == self.process

    def _tell_here(self, table: Table, asking: bool) -> None:
        seats = sorted({seat for listener in table.listeners for seat in listener.seats})
        news = Here(self.process, seats, len(table.listeners), asking, table.apart)
        self._bus.publish(_topic(table.id), _encode(news))

    # What is heard

    def _heard(self, topic: str, data: bytes) -> None:
        news = _decode(data)
        if news.process == self.process:
            return
        if isinstance(news, Alive) and news.leaving:
            self._lost(news.process)
            return
        self._seen[news.process] = time.monotonic()
        table = self._tables.open_now.get(topic.removeprefix(_topic("")))
        if table is None:
            return
        if isinstance(news, NewRow):
            self._start(self._row(table, news))
        elif isinstance(news, NewSeats):
            self._start(self._seats(table))
        elif isinstance(news, Here):
            self._here(table, news)
        else:
            self._consent(table, news)

    async def _row(self, table: Table, news: NewRow) -> None:
        """Apply a row that is durable, or ask the store where it does not follow on what is known here."""
        row = Row(*msgspec.structs.astuple(news)[1:])
        async with table.lock:
            if row.seq <= table.matchlog.seq:
                return
            try:
                applied = table.apply(row)
            except Damaged:
                applied = False
        if applied:
            table.tell()
            self._moved(table)
        else:
            await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        try:
            await self._tables.catch_up(table, await self._tables.last(table))
            self._moved(table)
        except Exception as fault:
            log.warning("table %s is not up to date: %r", table.id, fault)

    async def _seats(self, table: Table) -> None:
        try:
            await self._tables.refresh_seats(table)
        except StoreError as fault:
            log.warning("the seats of table %s are not up to date: %r", table.id, fault)

    def _here(self, table: Table, news: Here) -> None:
        table.hear_of(news.process, news)
        self._moved(table)
        if not news.asking:
            return
        if table.listeners:
            self._tell_here(table, asking=False)
        if table.proposal is not None and not table.proposal.home:
            self.proposal_changed(table)
        for seat in table.granted:
            self.granted(table, seat, True)

    def _consent(self, table: Table, news: Proposed | Agreed | Granted | Alive) -> None:
        if isinstance(news, Proposed):
            self._proposed(table, news)
        elif isinstance(news, Agreed):
            if news.home == self.process:
                self._start(self._agreed(table, news.seat, news.yes))
        elif isinstance(news, Granted):
            (table.granted.add if news.open else table.granted.discard)(news.seat)

    def _proposed(self, table: Table, news: Proposed) -> None:
        """Of two proposals at the same time, that of the process whose name comes first counts, everywhere."""
        known = table.proposal
        if news.proposal is None:
            if known is not None and known.home == news.process:
                table.propose(None)
        elif known is None or news.process <= (known.home or self.process):
            table.propose(heard(news.proposal, news.process))
        elif not known.home:
            self.proposal_changed(table)

    # Who lives

    async def _live(self) -> None:
        while True:
            self._bus.publish(ALIVE, _encode(Alive(self.process, False)))
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            for process in [p for p, seen in self._seen.items() if now - seen > LIFETIME]:
                self._lost(process)

    def _lost(self, process: str) -> None:
        """A process is gone, and everybody who was at its tables."""
        self._seen.pop(process, None)
        for table in list(self._tables.open_now.values()):
            if table.proposal is not None and table.proposal.home == process:
                table.propose(None)
            if table.elsewhere.pop(process, None) is not None:
                table.tell_who()
                self._moved(table)

    async def _again(self) -> None:
        """The bus is there again: whatever was missed is asked for."""
        for table in list(self._tables.open_now.values()):
            if table.proposal is not None and table.proposal.home:
                # Whoever keeps it tells of it again, if it is still there.
                table.propose(None)
            await self._follow(table)
            await self._seats(table)

    async def _poll(self) -> None:
        """While the bus is away, ask the store instead, for the tables at which somebody is."""
        while True:
            await asyncio.sleep(POLL_BEAT)
            if not self._bus.connected:
                for table in [t for t in self._tables.open_now.values() if t.listeners]:
                    await self._catch_up(table)


def _topic(id: str) -> str:
    return f"table.{id}"


def _rank(process: str, table: str) -> bytes:
    return hashlib.blake2b(f"{process} {table}".encode(), digest_size=8).digest()
