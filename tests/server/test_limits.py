"""Limits: whoever asks for too much, or takes nothing, concerns nobody else."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pytest
from odd_bots import soon
from running_server import FAST, Client, RunningServer, bot, friend, hands_free, local, me
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.server import app, connections
from ludotheque.server.guard import address_of
from ludotheque.server.settings import ServerSettings

Build = Callable[..., RunningServer]


def test_one_address_cannot_open_tables_without_end(build: Build) -> None:
    server = build(replace(FAST, tables_per_minute=5))
    body = {"game": "odin", "seats": [me(), bot()]}
    answers = [server.post("/api/tables", body) for _ in range(7)]
    assert [a.status_code for a in answers] == [201] * 5 + [429] * 2
    assert answers[-1].json()["say"]["id"] == "say-too-many-tables"


async def test_who_has_left_is_forgotten_without_the_collector(build: Build) -> None:
    opened = build(FAST).open(me(), local())

    def there() -> int:
        return sum(type(each) is connections.Connection for each in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        before = there()
        client = await opened.join(0)
        assert there() == before + 1
        await client.close()
        await soon(lambda: there() == before)
    finally:
        gc.enable()


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


async def silence_of(address: str, *parts: bytes) -> float:
    """Send something, part by part, that is no whole request; the seconds until the server hangs up."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    begun = time.monotonic()
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0.05)
    with suppress(ConnectionError):
        async with asyncio.timeout(10):
            while await reader.read(1000):
                pass
    writer.close()
    return time.monotonic() - begun


async def test_who_says_nothing_or_says_it_too_slowly_is_dropped(build: Build) -> None:
    server = build(replace(FAST, header_seconds=0.5))
    whole = b"GET /api/texts HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    lasted = await asyncio.gather(
        silence_of(server.address),
        silence_of(server.address, *[b"GET /api/texts HTTP/1.1\r\n", b"Host: 127.0.0.1\r\n", *[b"x", b"y", b":"] * 9]),
        silence_of(server.address, whole, whole[:20]),
    )
    assert max(lasted) < 8
    ann = await server.open(me(), local()).join(0)
    await asyncio.sleep(1.0)
    assert (await ann.ask("why", 0, ids=[]))["t"] == "why", "a socket may be silent"


async def test_one_address_has_so_many_sockets_and_requests(build: Build) -> None:
    server = build(replace(FAST, sockets_per_address=2, requests_per_minute=20))
    opened = server.open(me(), local())
    both = [await opened.join(0), await opened.join(1)]
    with pytest.raises(InvalidStatus) as refused:
        await Client.to(server.address, opened.id)
    assert refused.value.response.status_code == 429
    await both[0].close()
    await both[1].until(lambda: not both[1].table["seats"][0]["online"])
    await opened.join(0)
    statuses = {server.get("/api/texts").status_code for _ in range(30)}
    assert statuses == {200, 429}
    assert server.get("/api/texts").json()["say"]["id"] == "say-too-fast"
    with pytest.raises(InvalidStatus):
        await Client.to(server.address, opened.id)
    assert (await both[1].ask("why", 1, ids=[]))["t"] == "why", "who is at a table is not concerned"


async def test_bad_frames_are_forgotten_in_time(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BAD_SECONDS", 1.0)
    ann = await build(replace(FAST, bad_frames=4)).open(me(), local()).join(0)
    for _ in range(8):
        await ann.socket.send("nonsense")
        await asyncio.sleep(0.3)
    assert ann.code is None
    for _ in range(4):
        await ann.socket.send("nonsense")
    assert await ann.closed() == 4001


def test_as_many_files_as_the_system_allows() -> None:
    program = (
        "import resource; from ludotheque.server.app import raise_file_limit;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300)); raise_file_limit();"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == "(300, 300)\n"


async def test_running_out_of_files_is_said(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(app, "NEARLY", 0.0)
    watching = asyncio.create_task(app.watch_files())
    await soon(lambda: caplog.text)
    watching.cancel()
    assert "soon nobody can come in" in caplog.text


def test_addresses_of_one_network_are_one_visitor() -> None:
    def seen(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "headers": [], "client": (host, 1)}))

    assert seen("2001:db8:1:2::5") == seen("2001:db8:1:2:ffff::1") != seen("2001:db8:1:3::5")
    assert seen("::ffff:10.0.0.1") == seen("10.0.0.1") != seen("10.0.0.2")


def test_only_a_trusted_proxy_is_believed(build: Build) -> None:
    for trusted, statuses in (("", {201, 429}), ("127.0.0.1", {201})):
        server = build(replace(FAST, tables_per_minute=3, trusted_proxies=trusted))
        body = {"game": "odin", "seats": [me(), bot()]}
        answers = [server.post("/api/tables", body, **{"x-forwarded-for": f"10.0.0.{n}"}) for n in range(6)]
        assert {answer.status_code for answer in answers} == statuses
