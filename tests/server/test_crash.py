"""Acknowledged = durable: kill -9 at random instants, and every acknowledged move is there once."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from effort import FUZZ
from running_server import Client, Frame, Opened, bot, hands_free, me, new_id
from websockets.exceptions import ConnectionClosed

from ludotheque.checks.ready import wait_until_ready
from ludotheque.server.stores import open_store

KILLS = {"sqlite": 6 * FUZZ, "postgresql": 2 * FUZZ}


class Process:
    """The server as users start it."""

    def __init__(self, place: str) -> None:
        words = ["--port", "0", "--store", place, "--bot-pause", "0", "--no-build-engines"]
        command = [sys.executable, "-m", "ludotheque", "serve", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Ludothèque is open at http://"), line
        self.address = line.strip().rstrip("/").rpartition("/")[2]
        try:
            wait_until_ready(self.address, "odin")
        except BaseException:
            self.end(signal.SIGKILL)
            raise

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(10)


async def play_until_cut(client: Client, pending: Frame | None, acknowledged: dict[str, int]) -> Frame | None:
    """Play on, first what was not acknowledged; what is not acknowledged when the line breaks."""
    try:
        while True:
            if pending is None:
                state = await client.turn(0)
                pending = {"id": new_id(), "seq": state["seq"], "move": hands_free(state)}
            answer = await client.ask("move", 0, **pending)
            if answer["t"] == "ok":
                acknowledged[pending["id"]] = answer["seq"]
                await client.reach(answer["seq"])
            else:
                assert answer["say"]["id"] == "say-moved-on", answer
            pending = None
    except (AssertionError, ConnectionClosed):
        assert client.code is not None, "the server refused something"
        return pending


async def some_more(acknowledged: dict[str, int], playing: asyncio.Task[Frame | None]) -> None:
    """Wait until two moves more are acknowledged, for a while."""
    wanted = len(acknowledged) + 2
    for _ in range(6000):
        if len(acknowledged) >= wanted or playing.done():
            return
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("kind", KILLS)
async def test_acknowledged_moves_outlive_kill_9(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    place = str(tmp_path) if kind == "sqlite" else request.getfixturevalue("database")
    luck = random.Random(1)
    acknowledged: dict[str, int] = {}
    pending: Frame | None = None
    opened: Opened | None = None
    server = await asyncio.to_thread(Process, place)
    try:
        for _ in range(KILLS[kind]):
            if opened is None:
                body = {"game": "odin", "seats": [me(), bot(), bot("greedy")], "options": {"target": 999}}
                async with httpx.AsyncClient() as web:
                    answer = await web.post(f"http://{server.address}/api/tables", json=body)
                opened = Opened(server.address, answer.json())
            opened.address = server.address
            client = await opened.join(0)
            playing = asyncio.create_task(play_until_cut(client, pending, acknowledged))
            # However slow the machine is, something is acknowledged before the plug is pulled.
            await some_more(acknowledged, playing)
            await asyncio.sleep(luck.uniform(0.0, 0.2))
            server.process.send_signal(signal.SIGKILL)
            pending = await playing
            server.end(signal.SIGKILL)

            store = open_store(place)
            stored = await store.load(opened.id)
            assert stored is not None, "the chain holds"
            own = {row.command: row.seq for row in stored.rows if row.seat == 0}
            assert len(own) == len([row for row in stored.rows if row.seat == 0])
            assert acknowledged.items() <= own.items()
            assert set(own) <= {*acknowledged, *([pending["id"]] if pending else [])}
            await store.close()
            server = await asyncio.to_thread(Process, place)
        assert opened is not None and len(acknowledged) > KILLS[kind]
        opened.address = server.address
        client = await opened.join(0)
        await client.turn(0)
        assert (await client.move(0, hands_free(client.states[0])))["t"] == "ok", "the match goes on"
        await client.close()
    finally:
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)
