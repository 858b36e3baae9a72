"""Limits: whoever asks for too much, or takes nothing, concerns nobody else."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from running_server import FAST, Client, RunningServer, bot, friend, hands_free, local, me
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludotheque.server.settings import ServerSettings

Build = Callable[..., RunningServer]


def test_one_address_cannot_open_tables_without_end(build: Build) -> None:
    server = build(replace(FAST, tables_per_minute=5))
    body = {"game": "odin", "seats": [me(), bot()]}
    answers = [server.post("/api/tables", body) for _ in range(7)]
    assert [a.status_code for a in answers] == [201] * 5 + [429] * 2
    assert answers[-1].json()["say"]["id"] == "say-too-many-tables"


async def test_a_flood_is_refused_and_then_cut_off(build: Build) -> None:
    server = build(ServerSettings(bot_pause=0))
    opened = server.open(me(), local())
    flood, other = await opened.join(0), await opened.join(1)
    with suppress(ConnectionClosed):
        for number in range(500):
            await flood.send({"t": "why", "id": str(number), "seat": 0, "seq": 0, "ids": []})
    assert await flood.closed() == 4001
    says = [f["say"]["id"] for f in flood.frames if f["t"] in ("no", "bye")]
    assert "say-too-fast" in says and says[-1] == "say-too-many-bad-frames"
    assert (await other.ask("why", 1, ids=["button:pass"]))["t"] == "why"


async def test_who_does_not_join_is_let_go(build: Build) -> None:
    server = build(replace(FAST, join_limit=0.2))
    opened = server.open(me(), bot())
    silent = await Client.to(server.address, opened.id)
    assert await silent.closed() == 1008
    assert silent.frames == [{"t": "bye", "say": {"id": "say-join-first", "args": {}}}]


async def test_a_table_has_room_for_so_many(build: Build) -> None:
    server = build(replace(FAST, connections_per_table=2))
    opened = server.open(me(), bot())
    await opened.join()
    await opened.join()
    third = await Client.to(server.address, opened.id)
    await third.send({"t": "join"})
    assert await third.closed() == 1013


async def test_tables_with_nobody_there_are_forgotten_and_come_back(build: Build) -> None:
    server = build(replace(FAST, idle_tables=2))
    tables = [server.open(me(), local()) for _ in range(6)]
    for opened in tables:
        both = await opened.join(0, 1)
        seat = both.states[0]["waiting"][0]
        await both.move(seat, hands_free(both.states[seat]))
        await both.close()
    assert len(server.app.state.commands.tables.open_now) <= 4
    for opened in tables:
        assert (await opened.join(0)).states[0]["seq"] == 1


async def test_a_stalled_reader_is_dropped_and_delays_nobody(build: Build) -> None:
    server = build(replace(FAST, stall_limit=0.3))
    opened = server.open(me(), local(), friend())
    host, port = server.address.split(":")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect((host, int(port)))
    narrow.setblocking(False)
    stalled = await connect(f"ws://{server.address}/ws/{opened.id}", sock=narrow, compression=None, max_queue=1)
    join = json.dumps({"t": "join", "tokens": [opened.tokens[0], opened.tokens[1]]})
    await stalled.send(join)
    onlooker = await opened.join()
    await onlooker.until(lambda: onlooker.table["seats"][0]["online"])
    for number in range(2000):
        await asyncio.wait_for(stalled.send(join), 5)
        if number % 50 == 0:
            # Everybody else is served as ever.
            assert (await onlooker.ask("why", 0, seq=0, ids=[]))["say"]["id"] == "say-not-your-seat"
        if (
            number > 100
            and not onlooker.table["seats"][0]["online"]
            and len(server.app.state.connections.open_now) == 1
        ):
            break
    await onlooker.until(lambda: not onlooker.table["seats"][0]["online"], 5)
    narrow.close()
