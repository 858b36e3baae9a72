"""Bad input: whatever comes over a socket, nothing breaks, nothing changes, and nobody but the sender is concerned."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from effort import FUZZ
from running_server import FAST, Client, Opened, RunningServer, friend, hands_free, me
from websockets.exceptions import ConnectionClosed

from ludotheque import games
from ludotheque.checks.mutants import Mutator
from ludotheque.core.text import Text, Who, text
from ludotheque.server import connections
from ludotheque.server.settings import ServerSettings
from ludotheque.server.wire import decode_frame, encode

Build = Callable[..., RunningServer]
MUTATIONS = 10_000 * FUZZ


async def cornered(server: RunningServer) -> tuple[Opened, int, Client]:
    """A table where one seat has led, and so can neither move nor take back; and the other one's client."""
    opened = server.open(me(), friend())
    opened.sit(1)
    victim = await opened.join(0)
    leader = victim.states[0]["waiting"][0]
    first = await opened.join(leader)
    await first.move(leader, first.states[leader]["moves"][0]["move"])
    await first.close()
    await victim.close()
    return opened, leader, await opened.join(1 - leader)


@pytest.fixture
def tolerant(shared_server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one socket send as much nonsense as it likes."""
    monkeypatch.setattr(shared_server.app.state.commands, "settings", replace(FAST, bad_frames=10**9))
    monkeypatch.setattr(connections, "BAD_FRAME_PAUSE", 0.0)


@pytest.mark.usefixtures("tolerant")
async def test_mutated_frames_change_nothing_and_disturb_nobody(server: RunningServer) -> None:
    opened, leader, other = await cornered(server)
    before = other.states[1 - leader]
    mutator = Mutator(20261115, [opened.tokens[leader]])
    attacker = await opened.join(leader)
    answers = []
    for number in range(MUTATIONS):
        try:
            await attacker.socket.send(mutator.frame())
            if number % 200 == 199:
                await attacker.ask("why", leader, seq=1, ids=[], id=f"still there {number}")
        except (ConnectionClosed, AssertionError):
            answers += attacker.frames
            assert await attacker.closed() in (1009, 4003, 4004), attacker.frames[-1:]
            attacker = await opened.join(leader)
    answers += attacker.frames
    assert {f["t"] for f in answers} >= {"no", "why", "pong"}
    assert not [f for f in answers if f.get("say", {}).get("id") == "say-server-fault"]
    await attacker.close()
    assert other.code is None
    again = await opened.join(1 - leader)
    assert again.states[1 - leader]["seq"] == 1 and again.states[1 - leader]["view"] == before["view"]
    assert (await other.move(1 - leader, hands_free(before)))["t"] == "ok"
    await other.close()


async def test_invalid_utf8_in_a_text_frame_is_one_more_bad_frame(server: RunningServer) -> None:
    opened = server.open(me(), friend())
    ann = await opened.join(0)
    await ann.socket.send(b'{"t": "why", "id": "\xff\xfe"}', text=True)
    await ann.until(lambda: ann.answers(None))
    assert ann.answers(None)[0] == {
        "t": "no", "id": None, "seq": 0, "rule": None, "say": {"id": "say-frame-garbled", "args": {}},
    }  # fmt: skip
    assert (await ann.ask("why", 0, ids=[]))["t"] == "why"
    await ann.close()


async def test_frames_over_8_kb_are_refused(server: RunningServer) -> None:
    opened = server.open(me(), friend())
    ann = await opened.join(0)
    await ann.send({"t": "why", "id": "x" * 9000, "seat": 0, "seq": 0, "ids": []})
    await ann.until(lambda: ann.answers(None))
    assert ann.answers(None)[0]["say"]["id"] == "say-frame-too-long"
    await ann.socket.send("x" * 100_000)
    assert await ann.closed() == 1009


async def test_twenty_bad_frames_and_the_line_is_cut(build: Build) -> None:
    server = build(ServerSettings(bot_pause=0))
    opened = server.open(me(), friend())
    ann, onlooker = await opened.join(0), await opened.join()
    begun = time.monotonic()
    for _ in range(20):
        await ann.socket.send("nonsense")
    assert await ann.closed() == 4001
    assert time.monotonic() - begun > 18 * connections.BAD_FRAME_PAUSE, "listened to less and less gladly"
    assert [f["t"] for f in ann.frames[-21:]] == ["no"] * 20 + ["bye"]
    await onlooker.until(lambda: not onlooker.table["seats"][0]["online"])


async def test_who_only_looks_on_or_comes_twice_is_nobodys_news(server: RunningServer) -> None:
    opened = server.open(me(), friend())
    opened.sit(1)
    ann = await opened.join(0)
    told = [frame["t"] for frame in ann.frames].count("table")
    for seats in ((), (0,), ()):
        visitor = await opened.join(*seats)
        await visitor.close()
    guest = await opened.join(1)
    await ann.until(lambda: ann.table["seats"][1]["online"])
    assert [frame["t"] for frame in ann.frames].count("table") == told + 1
    await guest.close()
    await ann.until(lambda: not ann.table["seats"][1]["online"])
    await ann.close()


def written(text: str, first: int = 0x81) -> bytes:
    """A short frame as a client sends it."""
    mask = b"mask"
    data = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text.encode()))
    return bytes([first, 0x80 | len(data)]) + mask + data


async def test_frames_may_come_in_pieces_and_several_at_once(server: RunningServer) -> None:
    opened = server.open(me(), friend())
    host, _, port = server.address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"GET /ws/{opened.id} HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write(f"{head}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(written('{"t":"join"}'))
    ping, pong = written('{"t":"ping"}'), b'\x81\x0c{"t":"pong"}'
    pieces = [[ping], [ping + ping], *([ping[:at], ping[at:]] for at in range(1, len(ping))), [ping]]
    # One message in two frames, and another kind of frame in between.
    pieces.append([written('{"t":', 0x01), written("", 0x89), written('"ping"}', 0x80), ping])
    for number, sent in enumerate(pieces):
        for piece in sent:
            writer.write(piece)
            await asyncio.sleep(0.002)
        for _ in range(2 if number in (1, len(pieces) - 1) else 1):
            await asyncio.wait_for(reader.readuntil(pong), 10)
    writer.write(written('{"t":', 0x01))
    await asyncio.sleep(0.01)
    writer.write(ping)
    assert (await asyncio.wait_for(reader.read(), 10))[:4] == b"\x88\x1f\x03\xea", "no message within a message: 1002"
    writer.close()


async def test_the_first_frame_is_a_join(server: RunningServer) -> None:
    opened = server.open(me(), friend())
    early = await Client.to(server.address, opened.id)
    await early.send({"t": "move", "id": "x", "seat": 0, "seq": 0, "move": "pass"})
    await early.until(lambda: early.answers(None))
    assert early.answers(None)[0]["say"]["id"] == "say-join-first"
    await early.join([opened.tokens[0]])
    await early.close()


async def test_who_goes_before_joining_is_no_fault_of_ours(server: RunningServer) -> None:
    opened = server.open(me(), friend())
    for _ in range(3):
        early = await Client.to(server.address, opened.id)
        await early.socket.send("nonsense")
        await early.close()
    ann = await opened.join(0)
    await ann.close()
    await asyncio.sleep(0.1)


async def test_a_client_may_join_again_on_the_same_socket(server: RunningServer) -> None:
    opened = server.open(me(), friend())
    ann = await opened.join(0)
    await ann.join([])
    await ann.until(lambda: -1 in ann.states)
    assert ann.table["you"] == []
    assert (await ann.ask("why", 0, ids=[]))["say"]["id"] == "say-not-your-seat"
    await ann.close()


@pytest.mark.parametrize(
    "move", ["B1 B1", "take B1", "goat", "B1 R1 P1 G1 K1 O1", "B0", "b" * 200, "", " ", "\u0000", "pass pass", "²"]
)
async def test_any_move_outside_the_legal_ones_is_refused(server: RunningServer, move: str) -> None:
    opened = server.open(me(), friend())
    opened.sit(1)
    clients = {0: await opened.join(0), 1: await opened.join(1)}
    leader = clients[0].states[0]["waiting"][0]
    answer = await clients[leader].move(leader, move)
    assert answer["t"] == "no" and answer["seq"] == 0
    await asyncio.gather(*(client.close() for client in clients.values()))


async def test_every_offered_move_is_taken_and_no_other(server: RunningServer) -> None:
    """Over a whole table of codes: what is not on offer is refused with a rule."""
    opened = server.open(me(), friend())
    opened.sit(1)
    clients = {0: await opened.join(0), 1: await opened.join(1)}
    leader = clients[0].states[0]["waiting"][0]
    game = games.get("odin")
    offered = {offer["move"] for offer in clients[leader].states[leader]["moves"]}
    for code in range(0, game.rules.CODES, 41):
        notation = game.notation(code)
        if notation not in offered:
            answer = await clients[leader].ask("move", leader, move=notation)
            assert answer["t"] == "no" and answer["rule"], notation
    assert clients[leader].states[leader]["seq"] == 0
    assert (await clients[leader].move(leader, min(offered)))["t"] == "ok"
    await asyncio.gather(*(client.close() for client in clients.values()))


def test_texts_travel_as_the_protocol_tells() -> None:
    six: Any = np.int64(6)
    card = text("odin-card", colour="K", number=six)
    told = text("odin-log-play", player=Who(1), cards=[card, Who(0)], value=62)
    assert json.loads(encode(told)) == {
        "id": "odin-log-play",
        "args": {
            "player": {"seat": 1},
            "cards": [{"id": "odin-card", "args": {"colour": "K", "number": 6}}, {"seat": 0}],
            "value": 62,
        },
    }
    assert json.loads(encode(Text("x", {}))) == {"id": "x", "args": {}}


def test_mutated_frames_decode_to_strict_types_or_not_at_all() -> None:
    mutator = Mutator(1, ["0" * 32])
    refused = 0
    for _ in range(MUTATIONS):
        frame = mutator.frame()
        try:
            encode(decode_frame(frame))
        except (ValueError, RecursionError):
            refused += 1
    assert MUTATIONS // 3 < refused < MUTATIONS
