"""A running server for tests, and a client that speaks docs/protocol.md over a real socket."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque import games
from ludotheque.server.app import Server, create_app, listen
from ludotheque.server.settings import ServerSettings
from ludotheque.server.stores import open_store
from ludotheque.server.warmup import Setup
from ludotheque.server.workers import Workers

Frame = dict[str, Any]

FAST = ServerSettings(
    bot_pause=0.0,
    think_seconds=0.1,
    hint_seconds=0.1,
    frames_per_second=1e6,
    frames_burst=1e6,
    tables_per_minute=1e6,
    requests_per_minute=1e9,
    sockets_per_address=10**6,
    thoughts_each=32,
)
"""Bots do not wait, and tests may hurry."""
WORKERS = Workers(1)
"""The process that thinks for the servers of all tests."""

_numbers = itertools.count(1)


class RunningServer:
    """A server on a real port, in a thread of its own."""

    def __init__(
        self, data: Path, settings: ServerSettings = FAST, workers: Workers = WORKERS, setup: Setup | None = None
    ) -> None:
        """On a folder, unless the settings name another store."""
        self.data = data
        listening = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"
        store = open_store(settings.store or str(data))
        self.app = create_app(store, settings, workers, setup or Setup(games.names()))
        self.uvicorn = Server(self.app, settings)
        self._thread = threading.Thread(target=self.uvicorn.run, args=([listening],), daemon=True)
        self._thread.start()
        until = time.monotonic() + 30
        while not self.uvicorn.started:
            assert self._thread.is_alive() and time.monotonic() < until
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop as SIGTERM would."""
        self.uvicorn.should_exit = True
        self._thread.join(10)
        assert not self._thread.is_alive()

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(f"http://{self.address}{path}", headers=headers)

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return httpx.post(f"http://{self.address}{path}", json=body, headers=headers)

    def open(self, *seats: Frame, game: str = "odin", **options: int) -> Opened:
        answer = self.post("/api/tables", {"game": game, "seats": list(seats), "options": options})
        assert answer.status_code == 201, answer.text
        return Opened(self.address, answer.json())


class Opened:
    """A table and the secrets that its opener got."""

    def __init__(self, address: str, answer: Frame) -> None:
        self.address = address
        self.id: str = answer["table"]
        self.tokens: dict[int, str] = {s["seat"]: s["token"] for s in answer["seats"] if "token" in s}
        self.invites: dict[int, str] = {s["seat"]: s["invite"] for s in answer["seats"] if "invite" in s}

    def sit(self, seat: int, name: str = "Guest") -> None:
        """Let a friend take a seat."""
        url = f"http://{self.address}/api/tables/{self.id}/sit"
        answer = httpx.post(url, json={"invite": self.invites[seat], "name": name})
        assert answer.status_code == 200, answer.text
        self.tokens[seat] = answer.json()["token"]

    async def join(self, *seats: int, since: int = 0) -> Client:
        """A client with these seats, or an onlooker."""
        client = await Client.to(self.address, self.id)
        await client.join([self.tokens[seat] for seat in seats], since)
        return client


def me(name: str = "Ann") -> Frame:
    return {"kind": "me", "name": name}


def local(name: str = "Bob") -> Frame:
    return {"kind": "local", "name": name}


def bot(level: str = "random") -> Frame:
    return {"kind": "bot", "level": level}


def friend() -> Frame:
    return {"kind": "friend"}


def new_id() -> str:
    return f"command-{next(_numbers)}"


class Client:
    """A client as simple as can be: it keeps every frame, and the newest state of each of its seats."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.texts: list[str] = []
        self.states: dict[int, Frame] = {}
        self.table: Frame = {}
        self.code: int | None = None
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def to(cls, address: str, table: str, **more: Any) -> Client:
        return cls(await connect(f"ws://{address}/ws/{table}", compression=None, proxy=None, **more))

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                frame = json.loads(text)
                self.texts.append(text)
                self.frames.append(frame)
                if frame["t"] == "words":
                    self.states[frame["seat"]] = frame
                elif frame["t"] == "table":
                    self.table = frame
                self._news.set()
        except ConnectionClosed:
            pass
        self.code = self.socket.close_code
        self._news.set()

    async def until(self, true: Callable[[], Any], seconds: float = 30.0) -> Any:
        """Wait for something to be so."""
        async with asyncio.timeout(seconds):
            while not (value := true()):
                assert self.code is None, f"closed with {self.code}: {self.frames[-1:]}"
                self._news.clear()
                await self._news.wait()
        return value

    async def closed(self, seconds: float = 10.0) -> int:
        """Wait for the server to hang up; the close code."""
        async with asyncio.timeout(seconds):
            await asyncio.wait([self._reading])
        assert self.code is not None
        return self.code

    async def join(self, tokens: list[str], since: int = 0) -> None:
        await self.send({"t": "join", "tokens": tokens, "since": since, "words": True})
        await self.until(lambda: self.states)

    async def send(self, frame: Frame) -> None:
        await self.socket.send(json.dumps(frame))

    async def reach(self, seq: int) -> None:
        """Wait until every seat here has been told the match up to `seq`."""
        await self.until(lambda: all(state["seq"] >= seq for state in self.states.values()))

    def answers(self, id: str | None) -> list[Frame]:
        return [f for f in self.frames if f["t"] in ("ok", "no", "hint", "why") and f["id"] == id]

    async def ask(self, t: str, seat: int = 0, *, seq: int | None = None, id: str | None = None, **more: Any) -> Frame:
        """Send a command; its answer."""
        command = id or new_id()
        before = len(self.answers(command))
        seq = self.states[seat]["seq"] if seq is None else seq
        await self.send({"t": t, "id": command, "seat": seat, "seq": seq, **more})
        await self.until(lambda: len(self.answers(command)) > before)
        return self.answers(command)[-1]

    async def move(self, seat: int, move: str, **more: Any) -> Frame:
        """Make a move and wait for the state that follows from it."""
        answer = await self.ask("move", seat, move=move, **more)
        if answer["t"] == "ok":
            await self.until(lambda: self.states[seat]["seq"] >= answer["seq"])
        return answer

    async def turn(self, seat: int, seconds: float = 10.0) -> Frame:
        """Wait until the seat owes a decision, which is more than to have moves, or the match is over; the state."""
        await self.until(lambda: seat in self.states[seat]["waiting"] or self.states[seat]["over"], seconds)
        return self.states[seat]

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.wait([self._reading])


def hands_free(state: Frame) -> str:
    """A move that brings the end nearer: the most cards on offer, or the first offer."""
    return str(max(state["moves"], key=lambda offer: len(offer["ids"]) if offer["move"] != "pass" else 0)["move"])


async def play_to_end(clients: dict[int, Client], choose: Callable[[Frame], str] = hands_free) -> None:
    """Every seat plays on its own socket until the match is over."""

    async def play(seat: int, client: Client) -> None:
        while not (state := await client.turn(seat, 30))["over"]:
            answer = await client.move(seat, choose(state))
            assert answer["t"] == "ok" or answer["say"]["id"] == "say-moved-on", answer

    await asyncio.gather(*(play(seat, client) for seat, client in clients.items()))
