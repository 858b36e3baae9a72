"""What one may ask at a table costs the same in a long match as in a short one, and a match has an end."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from running_server import FAST, Client, RunningServer, hands_free, local, me

from ludotheque import games
from ludotheque.core.match import KEPT_EVERY, Match
from ludotheque.core.records import ONLOOKER
from ludotheque.server.store import Damaged, Header, Row, Seat, Stored
from ludotheque.server.table import Table, replayed

Build = Callable[..., RunningServer]
PEOPLE = [Seat(0, "me", "Ann", host=True), Seat(1, "local", "Bob")]


def header_of(name: str, **options: int) -> Header:
    match = Match.new(games.get(name), 2, options)
    return Header("23456789ab", name, match.game.version, 2, match.options, match.key, match.commitment, 0)


class Playing:
    """A table in memory, and the rows that a store would have of it."""

    def __init__(self, header: Header) -> None:
        stored = Stored(header, PEOPLE, [])
        self.header, self.rows = header, stored.rows
        self.table = Table(stored, replayed(stored))

    def enter(self, kind: Any, seat: int, data: str) -> None:
        row = Row(self.header.id, len(self.rows) + 1, kind, seat, data, "", 0, b"", b"")
        self.rows.append(row)
        assert self.table.apply(row)

    def play(self, moves: int, undos: int, seed: int = 1) -> None:
        """So many moves at random, now and then one that is taken back."""
        luck = random.Random(seed)
        log = self.table.matchlog
        when = set(luck.sample(range(2, moves), undos))
        for number in range(moves):
            if log.match.over:
                return
            if number in when and (back := log.undo(log.match.history[-1].seat, True)):
                self.enter("undo", back.entry.seat, back.data)
            seat = log.match.waiting()[0]
            self.enter("move", seat, luck.choice(log.match.moves(seat)))

    def stored(self) -> Stored:
        return Stored(self.header, PEOPLE, self.rows)


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every move of Odin that is played, again or for the first time."""
    rules: Any = games.get("odin").rules
    played, play = [], rules.play

    def counting(s: Any, seat: int, move: int) -> None:
        played.append(move)
        play(s, seat, move)

    monkeypatch.setattr(rules, "play", counting)
    return played


def test_nothing_that_one_may_ask_goes_through_the_match_again(plays: list[int]) -> None:
    playing = Playing(header_of("odin", target=999))
    playing.play(500, 60)
    log, frames = playing.table.matchlog, playing.table.frames
    assert log.seq > 400
    seat = log.match.history[-1].seat
    asks: dict[str, Callable[[], object]] = {
        "undo": lambda: log.undo(seat, True),
        "may undo": lambda: log.may_undo(seat, False),
        "still asked": lambda: [log.still_asked(s, log.seq - n) for n in (1, 30, 300) for s in (0, 1)],
        "join": lambda: frames.state(ONLOOKER, 0),
        "join in words": lambda: frames.state(0, 0, words=True),
        "go back": lambda: playing.enter("undo", seat, log.undo(seat, True).data),
    }
    for what, ask in asks.items():
        plays.clear()
        ask()
        assert len(plays) <= 4 * KEPT_EVERY, what


@pytest.mark.parametrize("name", games.names())
def test_a_table_that_is_loaded_tells_what_the_one_that_was_played_at_told(name: str) -> None:
    playing = Playing(header_of(name))
    playing.play(60, 12)
    again = replayed(playing.stored())
    assert again.matchlog.match.current.tobytes() == playing.table.matchlog.match.current.tobytes()
    assert again.matchlog.kept == playing.table.matchlog.kept
    again.frames.free = playing.table.frames.free
    for viewer in (ONLOOKER, 0, 1):
        for words in (False, True):
            whole = playing.table.frames.state(viewer, 0, words)
            assert again.frames.state(viewer, 0, words) == whole
            log = msgspec.json.decode(whole)["log"]
            assert [entry["seq"] for entry in log] == list(range(1, len(playing.rows) + 1))
            for since in (1, len(log) - 1, len(log), 10**6):
                assert msgspec.json.decode(again.frames.state(viewer, since, words))["log"] == log[since:]


def test_going_back_leads_to_where_one_was() -> None:
    playing = Playing(header_of("odin", target=999))
    log = playing.table.matchlog
    seen = [log.match.current.tobytes()]
    for seed in range(3 * KEPT_EVERY):
        playing.play(1, 0, seed)
        seen.append(log.match.current.tobytes())
    for count in reversed(range(len(log.kept))):
        seat = log.match.history[-1].seat
        playing.enter("undo", seat, log.undo(seat, True).data)
        assert log.match.current.tobytes() == seen[count] == log.match.position_at(count).tobytes()
    assert not any(log.may_undo(seat, True) for seat in (0, 1))


def test_a_row_from_elsewhere_is_taken_over_in_its_turn_only() -> None:
    here, there = Playing(header := header_of("odin")), Playing(header)
    here.play(5, 0)
    assert [there.table.apply(row) for row in here.rows[1:]] == [False] * 4
    assert all(there.table.apply(row) for row in here.rows)
    assert there.table.frames.state(0, 0) == here.table.frames.state(0, 0)
    assert not there.table.apply(here.rows[-1])
    with pytest.raises(Damaged):
        there.table.apply(Row(header.id, 6, "move", 0, "nonsense", "", 0, b"", b""))


async def test_a_long_log_is_encoded_little_by_little() -> None:
    playing = Playing(header_of("odin", target=999))
    playing.play(300, 0)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    beside = asyncio.create_task(others())
    await playing.table.frames.prepare(0, True)
    beside.cancel()
    assert turns >= 5


async def test_a_match_has_no_more_rows_and_undos_than_it_may(build: Build) -> None:
    both = await build(replace(FAST, rows_per_match=6, undos_per_match=1)).open(me(), local()).join(0, 1)

    async def step() -> str:
        seat = both.states[0]["waiting"][0]
        answer = await both.move(seat, hands_free(both.states[seat]))
        await both.reach(answer["seq"])
        return str(answer.get("say", {}).get("id", "ok"))

    async def take_back() -> str:
        await both.reach(max(state["seq"] for state in both.states.values()))
        seat = next(seat for seat in (0, 1) if both.states[seat]["log"][-1]["seat"] == seat)
        answer = await both.ask("undo", seat)
        await both.reach(answer["seq"])
        return str(answer.get("say", {}).get("id", "ok"))

    assert [await step(), await step(), await take_back(), await step()] == ["ok"] * 4
    assert await take_back() == "say-too-many-undos"
    assert [await step(), await step(), await step()] == ["ok", "ok", "say-match-too-long"]


# Coming in


async def test_nobody_is_thrown_out_because_we_are_slow(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    server = build(replace(FAST, join_limit=0.2))
    opened = server.open(me(), local())
    store = server.app.state.commands.store
    last = store.last

    async def slowly(match: str) -> int:
        await asyncio.sleep(0.6)
        return int(await last(match))

    monkeypatch.setattr(store, "last", slowly)
    joined = await asyncio.gather(*(opened.join(0) for _ in range(5)))
    assert [client.code for client in joined] == [None] * 5


async def test_nonsense_does_not_buy_time_to_join(build: Build) -> None:
    server = build(replace(FAST, join_limit=0.3, bad_frames=10**6))
    silent = await Client.to(server.address, server.open(me(), local()).id)
    begun = time.monotonic()
    while silent.code is None and time.monotonic() - begun < 10:
        await silent.socket.send("nonsense")
        await asyncio.sleep(0.05)
        if silent.frames[-1]["t"] == "bye":
            break
    assert await silent.closed() == 1008


async def test_who_comes_while_too_many_wait_is_asked_to_come_again(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = build(replace(FAST, joins_waiting=2, retry_seconds=3.0))
    opened = server.open(me(), local())
    store = server.app.state.commands.store
    last, may_go_on = store.last, threading.Event()

    async def held_up(match: str) -> int:
        await asyncio.to_thread(may_go_on.wait, 10)
        return int(await last(match))

    monkeypatch.setattr(store, "last", held_up)
    waiting = [asyncio.create_task(opened.join(0)) for _ in range(2)]
    for _ in range(1000):
        await asyncio.sleep(0.01 if server.app.state.commands.tables._joining < 2 else 0)
    third = await Client.to(server.address, opened.id)
    await third.send({"t": "join"})
    assert await third.closed() == 1013
    assert third.frames == [{"t": "bye", "say": {"id": "say-busy", "args": {}}, "retry": 3.0}]
    may_go_on.set()
    assert [client.code for client in await asyncio.gather(*waiting)] == [None, None]
