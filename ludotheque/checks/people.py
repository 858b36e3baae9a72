"""People at tables, for tests that pull plugs: each seat has a socket of its own, comes back by itself, and sends what
was not acknowledged again with the same id. What was acknowledged is kept, to be compared with the store."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from base64 import b64decode
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any

import numpy as np
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .. import games
from ..server.store import Store

OPTIONS = {"odin": {"target": 999}}
"""Matches that do not end soon."""
RETRY_SECONDS = 0.2
PATIENCE = 5.0
"""A socket on which nothing is answered for so long is given up."""

_numbers = itertools.count(1)


@dataclass(eq=False)
class Person:
    """Somebody at a seat, who plays whenever it is his turn. He comes back at the next of his ports."""

    ports: Sequence[int]
    table: str
    seat: int
    token: str
    pause: float
    acknowledged: dict[str, int] = field(default_factory=dict)
    """The seq of every command that was acknowledged."""
    delays: list[float] = field(default_factory=list)
    """The seconds that each acknowledgement took."""
    reached: int = 0
    """The highest of them."""
    refused: list[str] = field(default_factory=list)
    """Ids of sentences by which something was refused that should not be."""
    pending: dict[str, Any] | None = None
    state: dict[str, Any] = field(default_factory=dict)
    game: str = "odin"
    patience: float = PATIENCE

    async def play(self) -> None:
        """Until cancelled."""
        for port in itertools.cycle(self.ports):
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                address = f"ws://127.0.0.1:{port}/ws/{self.table}"
                async with connect(
                    address, compression=None, proxy=None, open_timeout=self.patience, close_timeout=1
                ) as line:
                    await self._at_table(line)
            await asyncio.sleep(RETRY_SECONDS * random.uniform(0.5, 1.5))

    async def _at_table(self, line: ClientConnection) -> None:
        self.state = {}
        await _send(line, {"t": "join", "tokens": [self.token]})
        if self.pending is not None:
            await _send(line, self.pending)
        while True:
            if self.pending is None and (moves := self._moves()):
                await asyncio.sleep(self.pause * random.uniform(0.5, 1.5))
                await self._move(line, random.choice(moves))
            async with asyncio.timeout(self.patience if self.pending else 600):
                told = await line.recv()
            self._take(json.loads(told))

    def _moves(self) -> list[str]:
        """The moves that are legal in the state that was told last."""
        if not self.state:
            return []
        game = games.get(self.game)
        seen = np.frombuffer(b64decode(self.state["record"]), dtype=game.record.dtype)[0]
        if not int(seen["waiting"]) >> self.seat & 1:
            return []
        return [game.notation(move) for move in game.legal(seen, self.seat)]

    async def _move(self, line: ClientConnection, move: str) -> None:
        command = f"c{next(_numbers)}-{random.getrandbits(32)}"
        self._sent = time.monotonic()
        self.pending = {"t": "move", "id": command, "seat": self.seat, "seq": self.state["seq"], "move": move}
        await _send(line, self.pending)

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "state":
            self.state = frame
        elif frame["t"] in ("ok", "no") and self.pending is not None and frame["id"] == self.pending["id"]:
            self._answered(frame)

    def _answered(self, frame: dict[str, Any]) -> None:
        assert self.pending is not None
        if frame["t"] == "ok":
            self.acknowledged[frame["id"]] = self.reached = frame["seq"]
            self.delays.append(time.monotonic() - self._sent)
            self.pending = None
            if self.state.get("seq", 0) < frame["seq"]:
                # What was shown is past; a later state is still to come, or has come with the seat.
                self.state = {}
            return
        say = frame["say"]["id"]
        if say == "say-moved-on":
            self.pending, self.state = None, {}
            return
        if say not in ("say-store-trouble", "say-server-fault", "say-busy"):
            self.refused.append(say)
        # What went wrong on the server's side is tried again with the same id, over a fresh line.
        raise EOFError(say)


async def _send(line: ClientConnection, frame: dict[str, Any]) -> None:
    await line.send(json.dumps(frame))


async def thrown_out(port: int, table: str, token: str, seconds: float) -> int:
    """Sit at a table until one is thrown out; the close code. Raises TimeoutError."""
    async with asyncio.timeout(seconds), connect(f"ws://127.0.0.1:{port}/ws/{table}", proxy=None) as line:
        await _send(line, {"t": "join", "tokens": [token], "words": True})
        await line.recv()
        await line.wait_closed()
        return int(line.close_code or 0)


def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask a server for something; its answer. Raises OSError or ValueError if there is none."""
    line = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        line.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer: dict[str, Any] = json.loads(line.getresponse().read())
        return answer
    finally:
        line.close()


def open_table(port: int, seats: Sequence[dict[str, str]], game: str = "odin", pause: float = 0.05) -> list[Person]:
    """Open a table; the people at it. Tried again for a while if nobody answers."""
    for _ in range(100):
        with suppress(OSError, ValueError, KeyError):
            wish = {"game": game, "seats": list(seats), "options": OPTIONS.get(game, {})}
            opened = post(port, "/api/tables", wish)
            return [
                Person([port], opened["table"], seat["seat"], seat["token"], pause, game=game)
                for seat in opened["seats"]
                if seat.get("token")
            ]
        time.sleep(0.3)
    raise TimeoutError("no table can be opened")


async def compare(store: Store, people: Sequence[Person]) -> list[str]:
    """What is wrong with the store, given what people were told; nothing, as it should be.

    Every acknowledged command is there once, where it was said to be; nothing else is there, except what a person still
    waits for. A chain that does not hold raises Damaged.
    """
    wrong = []
    for person in people:
        stored = await store.load(person.table)
        if stored is None:
            wrong.append(f"table {person.table} is gone")
            continue
        own = [row for row in stored.rows if row.seat == person.seat]
        kept = {row.command: row.seq for row in own}
        if len(kept) != len(own):
            wrong.append(f"a command is twice in {person.table}")
        wrong += [
            f"{command} at {person.table}: acknowledged as {seq}, kept as {kept.get(command)}"
            for command, seq in person.acknowledged.items()
            if kept.get(command) != seq
        ]
        told = {*person.acknowledged, *([person.pending["id"]] if person.pending else [])}
        wrong += [f"{command} at {person.table} was not acknowledged" for command in kept.keys() - told]
        wrong += [f"refused: {say}" for say in person.refused]
    return wrong
