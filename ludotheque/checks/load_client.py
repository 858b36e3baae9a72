"""A server process, and people at its tables who move at random: what load, storm, join and soak are measured with.

The sockets are as cheap as can be, so that the client does not keep the server waiting: frames of a server are read and
written here, without a library.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
from base64 import b64encode
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from ..core.game import Game
from .children import start
from .ready import wait_until_ready

PEOPLE = [{"kind": "me", "name": "Ann"}, {"kind": "local", "name": "Bob"}]
LONG = {"odin": {"target": 999}}
"""Options for matches that do not end too soon."""
PROGRAM = """
import sys
from ludotheque.server.app import serve
from ludotheque.server.settings import ServerSettings
many = ("tables_per_minute", "requests_per_minute", "sockets_per_address", "frames_per_second", "frames_burst")
limits = {name: 1e9 for name in many}
serve(ServerSettings(port=int(sys.argv[1]), data=sys.argv[2], log_level="warning", build_engines=False, **limits))
"""
MOST_FILES = 65_536
AT_ONCE = 50
PATIENCE = 120.0
TEXT, WHOLE = 1, 128


class Used(NamedTuple):
    """Processor time in seconds: of the whole process, and of its event loop."""

    process: float
    loop: float


class Server:
    """A server process, and what the system knows of it."""

    def __init__(self, folder: str, port: int = 0, game: str | None = None) -> None:
        command = [sys.executable, "-u", "-c", PROGRAM, str(port), folder]
        self.begun = time.perf_counter()
        self.process = start(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().rstrip("/\n").rpartition("/")[2]
        wait_until_ready(self.address, game)

    def used(self) -> Used:
        """The processor time that it has used, to the nanosecond; the event loop is its first thread."""
        threads = Path(f"/proc/{self.process.pid}/task")
        times = {int(thread.name): int((thread / "schedstat").read_text().split()[0]) for thread in threads.iterdir()}
        return Used(sum(times.values()) / 1e9, times[self.process.pid] / 1e9)

    def megabytes(self) -> float:
        """The memory that it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it."""
        self.process.send_signal(how)
        self.process.wait(30)


class State(msgspec.Struct, tag_field="t", tag="state"):
    """What a player needs of a state."""

    seq: int
    record: bytes


class Ok(msgspec.Struct, tag_field="t", tag="ok"):
    """A move is durable."""

    id: str
    seq: int


class Other(msgspec.Struct, tag_field="t", tag="table"):
    """Who sits where: of no interest."""


_decode = msgspec.json.Decoder(State | Ok | Other).decode
Address: TypeAlias = str
"""HOST:PORT."""


class Seat(asyncio.Protocol):
    """One person's socket; it keeps the newest state, and what was acknowledged last."""

    def __init__(self, number: int, token: str) -> None:
        self.number, self.token = number, token
        self.state = State(-1, b"")
        self.answer = Ok("", 0)
        self.bytes_heard = 0
        self.line: asyncio.Transport | None = None
        self._waiting: tuple[Callable[[], object], asyncio.Future[None]] | None = None
        self._heard = bytearray()
        self._upgraded = False

    async def join(self, address: Address, table: str, since: int | None = None) -> None:
        """Come to the table, again and again until one is let in; `since` is the seq up to which the log is known."""
        wish = {"t": "join", "tokens": [self.token], "since": max(0, self.state.seq) if since is None else since}
        host, _, port = address.rpartition(":")
        key = b64encode(random.randbytes(16)).decode()
        head = f"GET /ws/{table} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self.state = State(-1, b"")
        while self.state.seq < 0:
            with suppress(OSError, TimeoutError):
                self._heard.clear()
                self._upgraded = False
                self.line, _ = await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))
                self.line.write(head.encode())
                await self.until(lambda: self._upgraded or self.line is None)
                if self.line is not None:
                    self.send(wish)
                await self.until(lambda: self.state.seq >= 0 or self.line is None)
            if self.state.seq < 0:
                await asyncio.sleep(random.uniform(0.2, 0.6))

    def leave(self) -> None:
        """Hang up."""
        if self.line is not None:
            self.line.abort()

    def send(self, frame: dict[str, Any]) -> None:
        """Send a frame; the mask that the protocol wants is zero."""
        assert self.line is not None
        data = msgspec.json.encode(frame)
        size = bytes([WHOLE | len(data)]) if len(data) < 126 else bytes([WHOLE | 126]) + len(data).to_bytes(2, "big")
        self.line.write(bytes([WHOLE | TEXT]) + size + bytes(4) + data)

    def data_received(self, data: bytes) -> None:
        """Take what has come apart."""
        self._heard += data
        self.bytes_heard += len(data)
        if not self._upgraded:
            head, end, rest = self._heard.partition(b"\r\n\r\n")
            if end:
                self._upgraded, self._heard = b" 101 " in head.partition(b"\r\n")[0], rest
                if not self._upgraded:
                    self.leave()
        while (frame := self._next_frame()) is not None:
            self._take(frame)
        self._look()

    def _next_frame(self) -> tuple[int, bytes] | None:
        """The next frame that has come as a whole: its first byte and its contents."""
        heard, at = self._heard, 2
        if not self._upgraded or len(heard) < at:
            return None
        size = heard[1]
        if size > 125:
            at += 2 if size == 126 else 8
            size = int.from_bytes(heard[2:at], "big")
        if len(heard) < at + size:
            return None
        kind, data = heard[0], bytes(heard[at : at + size])
        del heard[: at + size]
        return kind, data

    def _take(self, frame: tuple[int, bytes]) -> None:
        kind, data = frame
        if kind == WHOLE | 9 and self.line is not None:
            self.line.write(bytes([WHOLE | 10, WHOLE | len(data)]) + bytes(4) + data)
        elif kind == WHOLE | TEXT and not data.startswith(b'{"t":"bye"'):
            try:
                told = _decode(data)
            except msgspec.ValidationError:
                raise AssertionError(data) from None
            if isinstance(told, State):
                self.state = told
            elif isinstance(told, Ok):
                self.answer = told

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has hung up."""
        self.line = None
        self._look()

    def _look(self) -> None:
        if self._waiting is not None and self._waiting[0]() and not self._waiting[1].done():
            self._waiting[1].set_result(None)

    async def until(self, true: Callable[[], object]) -> None:
        """Wait for something to be so; raises TimeoutError."""
        if not true():
            self._waiting = true, asyncio.get_running_loop().create_future()
            async with asyncio.timeout(PATIENCE):
                await self._waiting[1]
            self._waiting = None


class Table:
    """Two people who play at random."""

    def __init__(self, game: Game, opened: dict[str, Any], seed: int) -> None:
        self.game, self.id = game, opened["table"]
        self.seats = [Seat(seat["seat"], seat["token"]) for seat in opened["seats"]]
        self.acknowledged: list[float] = []
        self._luck = random.Random(seed)

    async def join(self, address: Address) -> None:
        """Both sit down."""
        await asyncio.gather(*(seat.join(address, self.id) for seat in self.seats))

    async def play(self, until: float, pace: float) -> None:
        """Move by turns until a time, one move in so many seconds; as soon as it can be done where that is 0."""
        due = time.perf_counter() + self._luck.uniform(0, pace)
        while max(due, now := time.perf_counter()) < until:
            await asyncio.sleep(max(0.0, due - now))
            due += pace
            if not await self.move():
                return

    async def move(self) -> bool:
        """One move, until both know it; False at the end of the match."""
        waiting = int(np.frombuffer(self.seats[0].state.record, dtype=self.game.record.dtype)["waiting"][0])
        if not waiting:
            return False
        seat = next(seat for seat in self.seats if waiting >> seat.number & 1)
        seen = np.frombuffer(seat.state.record, dtype=self.game.record.dtype)[0]
        move = self.game.notation(self._luck.choice(self.game.legal(seen, seat.number)))
        name, begun = f"{self._luck.getrandbits(64):x}", time.perf_counter()
        seat.send({"t": "move", "id": name, "seat": seat.number, "seq": seat.state.seq, "move": move})
        await seat.until(lambda: seat.answer.id == name)
        self.acknowledged.append(time.perf_counter() - begun)
        for each in self.seats:
            await each.until(lambda: each.state.seq >= seat.answer.seq)  # noqa: B023
        return True


async def in_groups(works: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Do all of it, some at a time."""
    for at in range(0, len(works), AT_ONCE):
        await asyncio.gather(*works[at : at + AT_ONCE])


async def open_table(game: Game, address: Address, seed: int) -> Table:
    """A new table for two."""
    body = json.dumps({"game": game.name, "seats": PEOPLE, "options": LONG.get(game.name, {})}).encode()
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    return Table(game, json.loads(answer.partition(b"\r\n\r\n")[2]), seed)


async def opened(game: Game, address: Address, count: int) -> list[Table]:
    """So many new tables, with everybody at them."""
    tables: list[Table] = []

    async def one(number: int) -> None:
        tables.append(await open_table(game, address, number))
        await tables[-1].join(address)

    await in_groups([one(number) for number in range(count)])
    return tables


def allow_many_sockets() -> None:
    """Let this process, and the server that it starts, have as many sockets as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, MOST_FILES), hard), hard))
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
