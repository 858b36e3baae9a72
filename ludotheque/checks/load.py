"""What the server costs under load: `ludotheque bench --measure load`.

Starts a server of its own with an empty store. From this process, which is another one, it opens tables for two people,
with a socket each, who move by turns. It tells the server's processor time for each durable move that both were told,
how long acknowledgements took, and the server's memory; then how long it takes until everybody is back after a restart.
Times on the clock mean something on a quiet machine only; the processor time does on any.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import numpy as np
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..core.game import Game
from .ready import wait_until_ready

PEOPLE = [{"kind": "me", "name": "Ann"}, {"kind": "local", "name": "Bob"}]
LONG = {"odin": {"target": 999}}
"""Options for matches that do not end too soon."""
PROGRAM = """
import sys
from ludotheque.server.app import serve
from ludotheque.server.settings import ServerSettings
many = ("tables_per_minute", "requests_per_minute", "sockets_per_address", "frames_per_second", "frames_burst")
limits = {name: 1e9 for name in many if hasattr(ServerSettings, name)}
limits |= {name: False for name in ("build_engines",) if hasattr(ServerSettings, name)}
serve(ServerSettings(port=int(sys.argv[1]), data=sys.argv[2], **limits))
"""
MOST_FILES = 65_536
AT_ONCE = 50
PATIENCE = 120.0


class Server:
    """A server process, and what the system knows of it."""

    def __init__(self, folder: str, port: int = 0) -> None:
        command = [sys.executable, "-u", "-c", PROGRAM, str(port), folder]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().rstrip("/\n").rpartition("/")[2]
        wait_until_ready(self.address)

    def processor_seconds(self) -> float:
        """The processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """The memory that it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it."""
        self.process.send_signal(how)
        self.process.wait(30)


class Seat:
    """One person's socket; it keeps the newest state, and what has been acknowledged."""

    def __init__(self, number: int, token: str) -> None:
        self.number, self.token = number, token
        self.state: dict[str, Any] = {}
        self.answer: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.line: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def join(self, address: str, table: str) -> None:
        """Come to the table, again and again until one is let in."""
        seq, self.state = self.state.get("seq", 0), {}
        while not self.state:
            try:
                self.line = await connect(f"ws://{address}/ws/{table}", compression=None, proxy=None, open_timeout=60)
                await self.line.send(json.dumps({"t": "join", "tokens": [self.token], "since": seq}))
                self._reading = asyncio.create_task(self._read(self.line))
                await self.until(lambda: self.state or self._reading is None or self._reading.done())
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(random.uniform(0.2, 0.6))

    async def _read(self, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for data in line:
                frame = json.loads(data)
                if frame["t"] == "state":
                    self.state = frame
                elif frame["t"] in ("ok", "no"):
                    self.answer = frame
                self.news.set()
        self.news.set()

    async def reach(self, seq: int) -> None:
        """Wait until so much of the match is known here."""
        await self.until(lambda: self.state["seq"] >= seq)

    async def until(self, true: Callable[[], object]) -> None:
        """Wait for something to be so."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.news.clear()
                await self.news.wait()


class Table:
    """Two people who play at random."""

    def __init__(self, game: Game, opened: dict[str, Any], seed: int) -> None:
        self.game, self.id = game, opened["table"]
        self.seats = [Seat(seat["seat"], seat["token"]) for seat in opened["seats"]]
        self.acknowledged: list[float] = []
        self._luck = random.Random(seed)

    async def join(self, address: str) -> None:
        """Both sit down."""
        await asyncio.gather(*(seat.join(address, self.id) for seat in self.seats))

    async def play(self, until: float, pace: float) -> None:
        """Move by turns until a time, one move in so many seconds."""
        await asyncio.sleep(self._luck.uniform(0, pace))
        while time.perf_counter() < until:
            begun = time.perf_counter()
            if not await self.move():
                return
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - begun)))

    async def move(self) -> bool:
        """One move, until both know it; False at the end of the match."""
        record = np.frombuffer(base64.b64decode(self.seats[0].state["record"]), dtype=self.game.record.dtype)[0]
        waiting = [seat for seat in self.seats if int(record.waiting) >> seat.number & 1]
        if not waiting:
            return False
        seat = waiting[0]
        seen = np.frombuffer(base64.b64decode(seat.state["record"]), dtype=self.game.record.dtype)[0]
        move = self.game.notation(self._luck.choice(self.game.legal(seen, seat.number)))
        name, begun = f"{self._luck.getrandbits(64):x}", time.perf_counter()
        wish = {"t": "move", "id": name, "seat": seat.number, "seq": seat.state["seq"], "move": move}
        assert seat.line is not None
        await seat.line.send(json.dumps(wish))
        await seat.until(lambda: seat.answer.get("id") == name)
        assert seat.answer["t"] == "ok", seat.answer
        self.acknowledged.append(time.perf_counter() - begun)
        for each in self.seats:
            await each.reach(seat.answer["seq"])
        return True


async def _in_groups(works: Sequence[Coroutine[Any, Any, None]]) -> None:
    for at in range(0, len(works), AT_ONCE):
        await asyncio.gather(*works[at : at + AT_ONCE])


async def _opened(game: Game, address: str, count: int) -> list[Table]:
    tables: list[Table] = []
    body = {"game": game.name, "seats": PEOPLE, "options": LONG.get(game.name, {})}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as web:

        async def one(number: int) -> None:
            answer = await web.post("/api/tables", json=body)
            tables.append(Table(game, answer.json(), number))

        await _in_groups([one(number) for number in range(count)])
    await _in_groups([table.join(address) for table in tables])
    return tables


async def _load(game: Game, folder: str, count: int, seconds: float, pace: float) -> dict[str, object]:
    server = Server(folder)
    try:
        tables = await _opened(game, server.address, count)
        await asyncio.gather(*(table.move() for table in tables))
        used = server.processor_seconds()
        for table in tables:
            table.acknowledged.clear()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(table.play(until, pace) for table in tables))
        used = server.processor_seconds() - used
        times = [1000 * took for table in tables for took in table.acknowledged]
        megabytes = server.megabytes()
        port = int(server.address.rpartition(":")[2])
        server.stop(signal.SIGKILL)
        server = Server(folder, port)
        before, begun = server.processor_seconds(), time.perf_counter()
        await asyncio.gather(*(table.join(server.address) for table in tables))
        back, rejoining = time.perf_counter() - begun, server.processor_seconds() - before
    finally:
        server.stop()
    middle, high = np.percentile(times, [50, 99])
    return {
        "game": game.name,
        "tables": count,
        "moves": len(times),
        "processor_milliseconds": round(1000 * used / len(times), 3),
        "median_milliseconds": round(float(middle), 1),
        "p99_milliseconds": round(float(high), 1),
        "megabytes": round(megabytes),
        "back_seconds": round(back, 2),
        "join_milliseconds": round(1000 * rejoining / (2 * count), 3),
    }


def run(game: Game, tables: int, seconds: float, pace: float = 1.0) -> dict[str, object]:
    """Measure a server of one's own: so many tables, each moving once in `pace` seconds, for so many seconds."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, MOST_FILES), hard), hard))
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_load(game, folder, tables, seconds, pace))
