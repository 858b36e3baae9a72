"""Several servers on one store: what happens at one is told at the others, and nothing is lost when the bus is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from running_server import FAST, Client, Opened, RunningServer, bot, friend, hands_free, local, me

from ludotheque.checks.engines import Nats
from ludotheque.core.game import BadInput
from ludotheque.server.bus import bus_of

Build = Callable[..., RunningServer]


@pytest.fixture(params=["sqlite", "postgresql"])
def two(request: pytest.FixtureRequest, build: Build, nats: Nats) -> tuple[RunningServer, RunningServer]:
    """Two servers that share a store and a bus."""
    store = request.getfixturevalue("database") if request.param == "postgresql" else ""
    settings = replace(FAST, bus=nats.url, store=store)
    return build(settings), build(settings)


def at(server: RunningServer, opened: Opened) -> Opened:
    """The same table at another server."""
    there = Opened(server.address, {"table": opened.id, "seats": []})
    there.tokens, there.invites = opened.tokens, opened.invites
    return there


async def moved(client: Client, seat: int) -> int:
    """Make a move; its seq."""
    state = await client.turn(seat)
    answer = await client.move(seat, hands_free(state))
    assert answer["t"] == "ok", answer
    return int(answer["seq"])


async def eventually(true: Callable[[], bool]) -> None:
    """Wait for something that no client is told of."""
    for _ in range(400):
        if true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError


def online(client: Client) -> list[bool]:
    return [seat["online"] for seat in client.table["seats"]]


async def test_moves_and_people_are_told_across_servers(two: tuple[RunningServer, RunningServer]) -> None:
    one, other = two
    opened = one.open(me(), local())
    ann, bob = await opened.join(0), await at(other, opened).join(1)
    await ann.until(lambda: online(ann) == [True, True])
    await bob.until(lambda: online(bob) == [True, True])
    for _ in range(6):
        seat = ann.states[0]["waiting"][0]
        seq = await moved((ann, bob)[seat], seat)
        await asyncio.gather(ann.reach(seq), bob.reach(seq))
    await bob.close()
    await ann.until(lambda: online(ann) == [True, False])
    await ann.close()


async def test_a_row_that_is_heard_is_applied_without_the_store(
    build: Build, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = build(replace(FAST, bus=nats.url)), build(replace(FAST, bus=nats.url))
    opened = one.open(me(), local())
    ann, bob = await opened.join(0, 1), await at(other, opened).join(1)

    async def never(*_: Any) -> None:
        raise AssertionError("the store was asked")

    await bob.until(lambda: online(bob) == [True, True])
    monkeypatch.setattr(other.app.state.commands.tables, "reload", never)
    for _ in range(5):
        await bob.reach(await moved(ann, ann.states[0]["waiting"][0]))
    await ann.close()
    await bob.close()


async def test_a_revoked_seat_is_closed_everywhere(two: tuple[RunningServer, RunningServer]) -> None:
    one, other = two
    opened = one.open(me(), friend())
    opened.sit(1)
    guest = await at(other, opened).join(1)
    wish = {"token": opened.tokens[0], "seat": 1}
    assert (await asyncio.to_thread(one.post, f"/api/tables/{opened.id}/invite", wish)).status_code == 200
    assert await guest.closed() == 4003


async def test_a_revoked_seat_cannot_move_though_the_news_was_lost(build: Build, nats: Nats) -> None:
    one, other = build(replace(FAST, bus=nats.url)), build(replace(FAST))
    opened = one.open(me(), friend())
    opened.sit(1)
    guest = await at(other, opened).join(1)
    host = await opened.join(0)
    if host.states[0]["waiting"] == [0]:
        await moved(host, 0)
    state = guest.states[1]
    wish = {"token": opened.tokens[0], "seat": 1}
    assert (await asyncio.to_thread(one.post, f"/api/tables/{opened.id}/invite", wish)).status_code == 200
    seq = host.states[0]["seq"]
    await guest.send(
        {"t": "move", "id": "x", "seat": 1, "seq": seq, "move": hands_free(state) if state["moves"] else "pass"}
    )
    assert await guest.closed() == 4003
    assert not [answer for answer in guest.answers("x") if answer["t"] == "ok"]
    assert (await at(one, opened).join()).states[-1]["seq"] == seq
    await host.close()


async def test_bots_are_moved_by_one_server(two: tuple[RunningServer, RunningServer]) -> None:
    one, other = two
    opened = one.open(me(), bot(), bot("greedy"))
    ann, onlooker = await opened.join(0), await at(other, opened).join()
    tables = [server.app.state.commands.tables for server in two]
    await eventually(lambda: all(opened.id in t.open_now and t.open_now[opened.id].elsewhere for t in tables))
    owners = [t.relay.is_mine(t.open_now[opened.id]) for t in tables]
    assert sorted(owners) == [False, True]
    for _ in range(4):
        seq = await moved(ann, 0)
        await onlooker.reach(seq)
    await ann.close()
    await onlooker.close()


async def test_when_a_server_is_gone_the_other_moves_the_bots(build: Build, nats: Nats) -> None:
    settings = replace(FAST, bus=nats.url)
    one, other = build(settings), build(settings)
    opened = one.open(me(), bot(), bot("greedy"))
    ann, again = await opened.join(0), await at(other, opened).join(0)
    await again.until(lambda: again.table["seats"][0]["online"])
    await asyncio.to_thread(one.stop)
    assert await ann.closed() == 1012
    for _ in range(3):
        await moved(again, 0)
    await again.close()


async def test_without_the_bus_play_goes_on_and_catches_up(
    two: tuple[RunningServer, RunningServer], nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = two
    opened = one.open(me(), local())
    ann, bob = await opened.join(0, 1), await at(other, opened).join(1)
    await bob.until(lambda: online(bob) == [True, True])
    await asyncio.to_thread(nats.stop)
    for _ in range(3):
        await bob.reach(await moved(ann, ann.states[0]["waiting"][0]))
    await asyncio.to_thread(nats.start)
    buses = [server.app.state.commands.tables.relay._bus for server in two]
    await eventually(lambda: all(bus.connected for bus in buses))
    for _ in range(3):
        await bob.reach(await moved(ann, ann.states[0]["waiting"][0]))
    await ann.until(lambda: online(ann) == [True, True])
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
    await ann.close()
    await bob.close()


def test_a_bus_has_an_address() -> None:
    assert bus_of("").alone
    with pytest.raises(BadInput, match="nats://HOST:PORT"):
        bus_of("http://localhost")
