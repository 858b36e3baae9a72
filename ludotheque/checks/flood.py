"""Floods beside a bystander: `make flood`. Somebody at another address asks for as much as he can, of everything that
costs something, while people at tables play on: how long do their moves take?

The server has its usual limits and is a process of its own; so is the flood. It tells what it sent, and what was not
answered or closed as docs/protocol.md says.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import numpy as np
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ..server.connections import LONGEST_FRAME
from ..server.settings import ServerSettings
from ..server.warmup import compile_aloud
from ..server.wire import Join, decode_frame
from .chaos import PEOPLE
from .children import die_with_parent, stop_in_order
from .cluster import Part, is_ready, until
from .engines import free_port
from .mutants import Mutator
from .people import open_table

P99_MILLISECONDS = 100.0
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 12)]
"""Where floods come from; people come from 127.0.0.1."""
SOCKETS = 40
BATCH = 15
TABLES = 5
"""At so many tables people play."""
ANSWER_SECONDS = 30.0
REVIEW_SECONDS = 60.0
"""So long may two bots take to end the match that is to be reviewed."""
ENDING_SECONDS = 120.0
"""So much longer than it was told may a flood take, to prepare itself and to end."""
ANSWERS = ("no", "ok", "why", "hint", "pong")
CLOSED = (1009, 4001, 4003)
"""How a socket may end after bad frames: far too long, too many, a token that is for no seat here."""
BOTS = [{"kind": "bot", "level": "master"}] * 6


@dataclass
class Flood:
    """Somebody who floods the server on a port for so many seconds, and what came of it."""

    port: int
    seconds: float
    frames: int = 0
    """How many mutated frames to send."""
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._addresses = itertools.cycle(ADDRESSES)
        self._until = 0.0

    @property
    def over(self) -> bool:
        """Is it time to stop?"""
        return time.monotonic() > self._until or 0 < self.frames <= self.counts["frames"]

    @asynccontextmanager
    async def line(self, table: str) -> AsyncIterator[ClientConnection]:
        """A socket from one of the addresses."""
        address = f"ws://127.0.0.1:{self.port}/ws/{table}"
        source = (next(self._addresses), 0)
        async with connect(address, compression=None, proxy=None, local_addr=source, close_timeout=1) as line:
            yield line

    def web(self) -> httpx.AsyncClient:
        """A client from one of the addresses."""
        way = httpx.AsyncHTTPTransport(local_address=next(self._addresses))
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=way, timeout=60)

    async def table(self, seats: list[dict[str, str]], **options: int) -> dict[str, Any]:
        """A new table, of one of the addresses that may still open one."""
        for _ in ADDRESSES:
            async with self.web() as web:
                answer = await web.post("/api/tables", json={"game": "odin", "seats": seats, "options": options})
            self.counts[str(answer.status_code)] += 1
            if answer.status_code == 201:
                opened: dict[str, Any] = answer.json()
                return opened
        raise OSError("no table can be opened")

    async def again_and_again(self, what: Callable[[], Awaitable[None]], at_once: int = SOCKETS) -> None:
        """Do something, so often at once, until it is over."""

        async def one() -> None:
            while not self.over:
                try:
                    await what()
                except (OSError, WebSocketException, httpx.HTTPError, TimeoutError):
                    self.counts["broken"] += 1
                    await asyncio.sleep(0.1)

        self._until = time.monotonic() + self.seconds
        await asyncio.gather(*(one() for _ in range(at_once)))

    # The floods

    async def mutated(self) -> None:
        """Frames that are nearly right: each is answered, or its socket closed as documented."""
        table = await self.table(PEOPLE, target=999)
        mutator = Mutator(20261115, [table["seats"][0]["token"]])

        async def one() -> None:
            async with self.line(table["table"]) as line:
                await line.send(json.dumps({"t": "join", "words": True}))
                while not self.over and await self._batch(line, mutator):
                    pass

        await self.again_and_again(one)

    async def _batch(self, line: ClientConnection, mutator: Mutator) -> bool:
        """Send some frames and wait for as many answers; False when the socket is closed."""
        frames = [mutator.frame() for _ in range(BATCH)]
        owed = sum(not _is_join(frame) for frame in frames)
        self.counts["frames"] += len(frames)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                for frame in frames:
                    await line.send(frame)
                while owed > 0:
                    owed -= json.loads(await line.recv())["t"] in ANSWERS
        except ConnectionClosed:
            self.counts[f"closed with {line.close_code}"] += 1
            if line.close_code not in CLOSED:
                self.wrong.append(f"closed with {line.close_code}")
            return False
        except TimeoutError:
            self.wrong.append(f"{owed} frames without an answer")
            return False
        return True

    async def hints(self) -> None:
        """As many hints as one is given, at many tables."""
        tables = [await self.table(PEOPLE, target=999) for _ in range(SOCKETS)]
        turns = itertools.cycle(tables)

        async def one() -> None:
            table = next(turns)
            async with self.line(table["table"]) as line:
                tokens = [seat["token"] for seat in table["seats"]]
                await line.send(json.dumps({"t": "join", "tokens": tokens}))
                for number in itertools.count():
                    async with asyncio.timeout(ANSWER_SECONDS):
                        for seat in (0, 1):
                            wish = {"t": "hint", "id": f"h{number}-{seat}", "seat": seat, "seq": 0}
                            await line.send(json.dumps(wish))
                        while (told := json.loads(await line.recv()))["t"] not in ("hint", "no"):
                            pass
                    self.counts[told["t"]] += 1
                    await asyncio.sleep(0.1)
                    if self.over:
                        return

        await self.again_and_again(one)

    async def joins(self) -> None:
        """Onlookers who come again and again, and want to be told everything."""
        table = await self.table(PEOPLE, target=999)

        async def one() -> None:
            async with self.line(table["table"]) as line:
                while not self.over:
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await line.send(json.dumps({"t": "join", "since": 0}))
                        self.counts[json.loads(await line.recv())["t"]] += 1

        await self.again_and_again(one)

    async def headers(self) -> None:
        """Connections on which nothing comes, or a request that never ends."""
        sources = itertools.cycle(ADDRESSES)

        async def one() -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(next(sources), 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            self.counts["connections"] += 1
            with suppress(OSError):
                while not self.over and not reader.at_eof():
                    writer.write(b"x")
                    with suppress(TimeoutError):
                        async with asyncio.timeout(1.0):
                            await reader.read(1000)
            self.counts["hung up on"] += reader.at_eof()
            writer.close()

        await self.again_and_again(one, 10 * SOCKETS)

    async def tables(self) -> None:
        """Tables of six masters each, at which somebody looks."""

        async def one() -> None:
            table = await self.table(BOTS, target=999)
            async with self.line(table["table"]) as line:
                await line.send(json.dumps({"t": "join"}))
                while not self.over:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(1.0):
                            self.counts[json.loads(await line.recv())["t"]] += 1

        await self.again_and_again(one)

    async def reviews(self) -> None:
        """Reviews of matches that are over, asked for again and again."""
        tables = [await self.table([{"kind": "bot", "level": "random"}] * 2, target=1) for _ in range(SOCKETS // 4)]

        async def played(table: dict[str, Any]) -> None:
            async with asyncio.timeout(REVIEW_SECONDS), self.line(table["table"]) as line:
                await line.send(json.dumps({"t": "join", "words": True}))
                while not json.loads(await line.recv()).get("over"):
                    pass

        await asyncio.gather(*(played(table) for table in tables))
        turns = itertools.cycle(tables)

        async def one() -> None:
            async with self.web() as web:
                answer = await web.get(f"/api/tables/{next(turns)['table']}/review")
            self.counts[str(answer.status_code)] += 1

        await self.again_and_again(one)


KINDS = ("mutated", "hints", "joins", "headers", "tables", "reviews")


def _is_join(frame: bytes | str) -> bool:
    """Is it one that is answered by the state of the table, or by hanging up?"""
    data = frame.encode() if isinstance(frame, str) else frame
    try:
        return len(data) <= LONGEST_FRAME and isinstance(decode_frame(data), Join)
    except (ValueError, RecursionError):
        return False


async def flood(kind: str, port: int, seconds: float, frames: int) -> Flood:
    """Flood a server for so long, or until so many mutated frames are sent; what came of it."""
    made = Flood(port, seconds, frames)
    await getattr(made, kind)()
    return made


async def beside(port: int, kind: str, seconds: float, frames: int) -> tuple[list[float], dict[str, Any]]:
    """The milliseconds that people's acknowledgements took beside a flood from another process, and what that says."""
    people = [
        person for _ in range(TABLES) for person in await asyncio.to_thread(open_table, port, PEOPLE, "odin", 0.1)
    ]
    tasks = [asyncio.create_task(person.play()) for person in people]
    try:
        command = [sys.executable, "-m", __spec__.name, "--attack", kind, "--port", str(port)]
        command += ["--seconds", str(seconds), "--frames", str(frames)]
        if kind == "nothing":
            await asyncio.sleep(seconds)
            return [1000 * took for person in people for took in person.delays], {"counts": {}, "wrong": []}
        said = await _told(command, seconds + ENDING_SECONDS)
        return [1000 * took for person in people for took in person.delays], said
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _told(command: list[str], seconds: float) -> dict[str, Any]:
    """What a flood says in the end; raises TimeoutError for one that does not end."""
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, preexec_fn=die_with_parent)
    try:
        async with asyncio.timeout(seconds):
            said, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    told: dict[str, Any] = json.loads(said)
    return told


def run(seconds: float, frames: int) -> list[str]:
    """Every flood, each on a server of its own with the usual limits; what is wrong."""
    compile_aloud()
    wrong = []
    for kind in ("nothing", *KINDS):
        with tempfile.TemporaryDirectory() as folder:
            settings = ServerSettings(port=free_port(), data=folder, bot_pause=0.0, log_level="error")
            server = Part("serve", settings, few=("odin",))
            try:
                until(lambda port=settings.port: is_ready(port))  # type: ignore[misc]
                limit = 600.0 if kind == "mutated" else seconds
                times, told = asyncio.run(beside(settings.port, kind, limit, frames))
            finally:
                server.end()
        middle, high = np.percentile(times, [50, 99])
        print(
            f"{kind}: {len(times)} moves of others, p50 {middle:.0f} ms, p99 {high:.0f} ms; {told['counts']}",
            flush=True,
        )
        wrong += [f"{kind}: {what}" for what in told["wrong"]]
        if high > P99_MILLISECONDS:
            wrong.append(f"{kind}: p99 {high:.0f} ms")
    return wrong


def main() -> None:
    """`python -m ludotheque.checks.flood`; with `--attack` it is the flood."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--attack", choices=KINDS)
    words.add_argument("--port", type=int, default=0)
    words.add_argument("--seconds", type=float, default=10.0)
    words.add_argument("--frames", type=int, default=100_000, help="how many mutated frames")
    chosen = words.parse_args()
    if chosen.attack:
        made = asyncio.run(flood(chosen.attack, chosen.port, chosen.seconds, chosen.frames))
        print(json.dumps({"counts": made.counts, "wrong": made.wrong[:20]}))
        return
    stop_in_order()
    wrong = run(chosen.seconds, chosen.frames)
    for line in wrong:
        print(line)
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
