"""Several servers on one store: what happens at one is told at the others, and nothing is lost when the bus is."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from running_server import FAST, Client, Opened, RunningServer, bot, friend, hands_free, local, me, play_to_end
from typer.testing import CliRunner

from ludotheque import games
from ludotheque.checks.cluster import Part
from ludotheque.checks.engines import Nats
from ludotheque.cli import app
from ludotheque.cli import think as cli_think
from ludotheque.core.game import BadInput
from ludotheque.server.bus import LonelyBus, bus_of
from ludotheque.server.consent import OpenProposal
from ludotheque.server.far import Beat, FarMinds, Told, _encode
from ludotheque.server.settings import ServerSettings
from ludotheque.server.thoughts import Heard, Load
from ludotheque.server.workers import Workers

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
    state = await client.turn(seat, 60)
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


async def test_people_play_on_together_across_servers(two: tuple[RunningServer, RunningServer]) -> None:
    one, other = two
    opened = one.open(me(), friend(), target=0)
    opened.sit(1, "Bob")
    ann, bob = await opened.join(0), await at(other, opened).join(1)
    await bob.until(lambda: online(bob) == [True, True])
    assert (await bob.ask("react", 1, what="hello"))["t"] == "ok"
    await ann.until(lambda: {"t": "reaction", "seat": 1, "what": "hello"} in ann.frames)
    await bob.close()
    await ann.until(lambda: online(ann) == [True, False])
    one.app.state.commands.tables.open_now[opened.id].away[1] -= 10_000
    assert (await ann.ask("propose", 0, what="bot", about=1))["t"] == "ok"
    bob = await at(other, opened).join(1)
    assert bob.table["seats"][1]["stand_in"]
    assert (await bob.ask("back", 1))["t"] == "ok"
    await ann.until(lambda: "stand_in" not in ann.table["seats"][1] and online(ann)[1])
    await play_to_end({0: ann, 1: bob})
    answers = await asyncio.gather(ann.ask("rematch", 0), bob.ask("rematch", 1))
    assert [answer["t"] for answer in answers] == ["ok", "ok"]
    await asyncio.gather(ann.until(lambda: ann.table["next"]), bob.until(lambda: bob.table["next"]))
    assert ann.table["next"] == bob.table["next"], "whoever is first opens the table for both"
    await ann.close()
    await bob.close()


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


# At Spookies nobody has a hand to hide, so nobody is asked before a seat is given anew.


async def test_a_revoked_seat_is_closed_everywhere(two: tuple[RunningServer, RunningServer]) -> None:
    one, other = two
    opened = one.open(me(), friend(), game="spookies")
    opened.sit(1)
    guest = await at(other, opened).join(1)
    wish = {"token": opened.tokens[0], "seat": 1}
    assert (await asyncio.to_thread(one.post, f"/api/tables/{opened.id}/invite", wish)).status_code == 200
    assert await guest.closed() == 4003


async def test_a_revoked_seat_cannot_move_though_the_news_was_lost(build: Build, nats: Nats) -> None:
    one, other = build(replace(FAST, bus=nats.url)), build(replace(FAST))
    opened = one.open(me(), friend(), game="spookies")
    opened.sit(1)
    guest = await at(other, opened).join(1)
    host = await opened.join(0)
    if host.states[0]["waiting"] == [0]:
        await moved(host, 0)
    state = guest.states[1]
    wish = {"token": opened.tokens[0], "seat": 1}
    assert (await asyncio.to_thread(one.post, f"/api/tables/{opened.id}/invite", wish)).status_code == 200
    seq = one.app.state.commands.tables.open_now[opened.id].matchlog.seq
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


# Consent, with a person at one server and two at another


@pytest.fixture
async def apart(build: Build, nats: Nats) -> AsyncIterator[tuple[Opened, list[RunningServer], list[Client]]]:
    """Ann, the host, at one server, Bob and Cleo at another."""
    servers = [build(replace(FAST, bus=nats.url)) for _ in range(2)]
    opened = servers[0].open(me(), friend(), friend())
    opened.sit(1, "Bob")
    opened.sit(2, "Cleo")
    there = at(servers[1], opened)
    clients = [await opened.join(0), await there.join(1), await there.join(2)]
    for client in clients:
        await everybody_online(client)
    yield opened, servers, clients
    for client in clients:
        await client.close()


async def everybody_online(client: Client) -> None:
    await client.until(lambda: all(online(client)))


async def proposed(clients: list[Client], agreed: list[int] | None) -> None:
    """Wait until everybody was told who has agreed; None if there is nothing to agree to."""
    for client in clients:
        await client.until(
            lambda client=client: (client.table["proposal"] or {"agreed": None})["agreed"] == agreed  # type: ignore[misc]
        )


async def test_a_move_is_taken_back_by_consent_across_servers(
    apart: tuple[Opened, list[RunningServer], list[Client]],
) -> None:
    _, _, clients = apart
    leader = int(clients[0].states[0]["waiting"][0])
    seq = await moved(clients[leader], leader)
    for client in clients:
        await client.reach(seq)
    one, two = (leader + 1) % 3, (leader + 2) % 3
    for last in (False, True):
        assert (await clients[leader].ask("propose", leader, what="undo"))["t"] == "ok"
        await proposed(clients, [])
        assert (await clients[one].ask("propose", one, what="undo"))["t"] == "no"
        assert (await clients[one].ask("agree", one, yes=True))["t"] == "ok"
        await proposed(clients, [one])
        assert (await clients[two].ask("agree", two, yes=last))["t"] == "ok"
        await proposed(clients, None)
    for seat, client in enumerate(clients):
        await client.reach(seq + 1)
        assert client.states[seat]["log"][-1]["to"] == 0 and client.states[seat]["waiting"] == [leader]


async def test_a_seat_is_given_anew_by_consent_across_servers(
    apart: tuple[Opened, list[RunningServer], list[Client]],
) -> None:
    opened, servers, clients = apart
    wish = {"token": opened.tokens[0], "seat": 1}

    async def invite() -> int:
        return (await asyncio.to_thread(servers[1].post, f"/api/tables/{opened.id}/invite", wish)).status_code

    assert await invite() == 409
    assert (await clients[0].ask("propose", 0, what="seat", about=1))["t"] == "ok"
    await proposed(clients, [])
    for seat in (1, 2):
        assert (await clients[seat].ask("agree", seat, yes=True))["t"] == "ok"
    await proposed(clients, None)
    tables = [server.app.state.commands.tables.open_now[opened.id] for server in servers]
    await eventually(lambda: all(table.granted == {1} for table in tables))
    assert await invite() == 200, "at the server that did not keep the account"
    assert await clients[1].closed() == 4003
    await eventually(lambda: not any(table.granted for table in tables))


async def test_a_proposal_goes_with_its_server_and_two_at_once_are_one(
    apart: tuple[Opened, list[RunningServer], list[Client]],
) -> None:
    opened, servers, _ = apart
    relays = [server.app.state.commands.tables.relay for server in servers]
    tables = [server.app.state.commands.tables.open_now[opened.id] for server in servers]
    ours = [OpenProposal("seat", 0, about, frozenset({1, 2})) for about in (1, 2)]
    loops = [server.app.state.commands.thinkers.lane._loop for server in servers]
    for loop, table, mine in zip(loops, tables, ours, strict=True):
        loop.call_soon_threadsafe(table.propose, mine)
    first = min((0, 1), key=lambda n: relays[n].process)
    await eventually(lambda: all(t.proposal and t.proposal.about == ours[first].about for t in tables))
    loops[1 - first].call_soon_threadsafe(relays[1 - first]._lost, relays[first].process)
    await eventually(lambda: tables[1 - first].proposal is None)


async def test_who_shares_no_screen_at_another_server_is_not_free(build: Build, nats: Nats) -> None:
    one, other = (build(replace(FAST, bus=nats.url)) for _ in range(2))
    opened = one.open(me(), local())
    both = await opened.join(0, 1)
    leader = both.states[0]["waiting"][0]
    await both.move(leader, hands_free(both.states[leader]))
    assert both.states[leader]["undo"]
    away = await at(other, opened).join(1 - leader)
    await both.until(lambda: not both.states[leader]["undo"])
    assert (await both.ask("undo", leader))["say"]["id"] == "say-undo-refused"
    await both.close()
    await away.close()


# Thinking elsewhere


@pytest.fixture
def thinker(nats: Nats) -> Iterator[Part]:
    """A process that thinks for whoever asks on the bus."""
    process = Part("think", ServerSettings(bus=nats.url, thinkers=1), few=("ravens",))
    process.await_first_line()
    yield process
    process.end()
    assert process.process.returncode in (0, -signal.SIGKILL)


def test_a_thinker_is_heard_of_once_it_can_think(monkeypatch: pytest.MonkeyPatch, nats: Nats) -> None:
    busy = list[int]()

    async def think(_: object, workers: Workers) -> None:
        busy.extend(worker.busy for worker in workers._workers)

    monkeypatch.setattr(cli_think, "think_far", think)
    monkeypatch.setattr(games, "packages", lambda: {"ravens": "ludotheque.games.ravens"})
    result = CliRunner().invoke(app, ["think", "--bus", nats.url, "--thinkers", "1"])
    assert (result.exit_code, busy) == (0, [0]), result.output


def test_a_server_with_thinkers_elsewhere_does_not_wait_for_its_own() -> None:
    class Own(NobodyHere):
        def load(self, game: str, heard: Heard) -> None:
            waiting.append(heard)

    waiting, ready = list[Heard](), list[str]()
    minds = FarMinds(LonelyBus(), cast(Any, Own()))
    minds.load("odin", lambda _: ready.append("odin"))
    minds._taking.add("somebody")
    minds.load("ravens", lambda _: ready.append("ravens"))
    assert len(waiting) == 2 and ready == ["ravens"]
    for heard in waiting:
        heard(None)
    assert ready == ["ravens", "odin"]


async def test_bots_and_hints_are_thought_about_elsewhere_and_here_when_that_is_gone(
    build: Build, nats: Nats, thinker: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = build(replace(FAST, bus=nats.url, far_thinkers=True, think_seconds=1.0))
    minds = server.app.state.commands.thinkers._workers
    await eventually(lambda: bool(minds._taking))
    ann = await server.open(me(), bot("master"), game="ravens").join(0)
    with monkeypatch.context() as patch:
        patch.setattr(minds, "_own", NobodyHere())
        for _ in range(3):
            await ann.turn(0, 60)
            assert (await ann.ask("hint", 0))["t"] == "hint"
            await moved(ann, 0)
        while 0 in (await ann.turn(0, 60))["waiting"]:
            await moved(ann, 0)
            if ann.states[0]["waiting"] == [1]:
                break
        await eventually(lambda: any(thought.thinker for thought in minds._thoughts.values()))
    thinker.stop(signal.SIGKILL)
    await ann.turn(0, 60)
    assert not minds._taking
    await ann.close()


async def test_a_thought_that_was_under_way_when_the_bus_went_is_lost_at_once(nats: Nats) -> None:
    async def again() -> None:
        pass

    bus = bus_of(nats.url)
    await bus.open(again)
    minds, lost = FarMinds(bus, cast(Any, NobodyHere())), asyncio.Event()
    await minds.open()
    minds._meet("", _encode(Beat("somebody", True)))
    minds.ask(Load(minds.new_id(), "odin"), lambda _: lost.set())
    thought = next(iter(minds._thoughts.values()))
    minds._hear("", _encode(Told("somebody", thought.id)))
    await asyncio.to_thread(nats.stop, signal.SIGKILL)
    await asyncio.to_thread(nats.start)
    async with asyncio.timeout(10):
        while not lost.is_set():
            # Whoever thinks about it is there all the time; only what he tells does not come.
            minds._meet("", _encode(Beat("somebody", True)))
            await asyncio.sleep(0.05)
    minds.close()
    await bus.close()


class NobodyHere:
    """Minds that are not to be asked."""

    processes = 1

    def __init__(self) -> None:
        self._numbers = itertools.count(1)

    def new_id(self) -> int:
        return next(self._numbers)

    def ask(self, *_: Any) -> None:
        raise AssertionError("the server thinks by itself")


# Several servers as one command starts them


def test_several_servers_of_one_machine_are_started_again(tmp_path: Path) -> None:
    # Programs that leave a note of their settings and wait: what servers do is shown elsewhere.
    note = f"import os, pathlib, time; pathlib.Path({str(tmp_path)!r}, f'{{os.getpid()}}').write_text("
    note += "' '.join(os.environ['LUDOTHEQUE_' + n] for n in ('PORT', 'METRICS_PORT', 'PROCESSES'))); time.sleep(60)"
    parent = f"from ludotheque.server import processes as p; p.PROGRAM = {(sys.executable, '-S', '-c', note)!r};"
    parent += "p.Supervisor(p.ServerSettings(processes=2, port=8000, metrics_port=9000)).run()"
    supervisor = subprocess.Popen([sys.executable, "-c", parent], stderr=subprocess.PIPE, text=True)
    try:
        first = notes(tmp_path, 2)
        assert sorted(first.values()) == ["8000 9000 1", "8001 9001 1"]
        killed = next(pid for pid, said in first.items() if said.startswith("8000"))
        os.kill(killed, signal.SIGKILL)
        [again] = notes(tmp_path, 3).keys() - first.keys()
        assert notes(tmp_path, 3)[again] == "8000 9000 1"
    finally:
        supervisor.send_signal(signal.SIGTERM)
        told = supervisor.communicate(timeout=30)[1]
    assert supervisor.returncode == 0
    assert "server 0 ended with -9 and is started again" in told
    assert not any(Path(f"/proc/{pid}").exists() for pid in notes(tmp_path, 3))


def notes(folder: Path, count: int) -> dict[int, str]:
    """What so many processes noted of themselves."""
    until = time.monotonic() + 60
    while len(found := {int(file.name): file.read_text() for file in folder.iterdir()}) < count or not all(
        found.values()
    ):
        assert time.monotonic() < until
        time.sleep(0.05)
    return found


def test_several_servers_need_a_bus(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--processes", "2", "--data", str(tmp_path)])
    assert result.exit_code == 2 and "--bus nats://" in result.stderr


def test_a_bus_has_an_address() -> None:
    assert bus_of("").alone
    with pytest.raises(BadInput, match="nats://HOST:PORT"):
        bus_of("http://localhost")
