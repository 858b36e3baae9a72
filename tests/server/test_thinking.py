"""Thinking off the event loop: everybody is answered meanwhile, and what nobody waits for any more ends at once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest
from running_server import FAST, Client, Frame, RunningServer, bot, hands_free, local, me

from ludotheque import bots, games
from ludotheque.bots.hint import Advice, about_equal, advised
from ludotheque.bots.search import Candidate, SearchResult
from ludotheque.core.game import View
from ludotheque.core.match import Match
from ludotheque.server import thinking

Build = Callable[..., RunningServer]
PATIENCE = 10.0


@dataclass
class Ponderer:
    """A bot that thinks until it is stopped, or until it is let go and moves."""

    let_go: threading.Event = field(default_factory=threading.Event)
    stops: list[threading.Event] = field(default_factory=list)
    ended: list[threading.Event] = field(default_factory=list)

    def __call__(self, view: View, seed: int, stop: threading.Event | None = None, /) -> int:
        assert stop is not None
        self.stops.append(stop)
        until = time.monotonic() + 3 * PATIENCE
        while not (stop.is_set() or self.let_go.is_set()) and time.monotonic() < until:
            time.sleep(0.005)
        self.ended.append(stop)
        return view.legal()[0]

    def hint(self, view: View, seed: int, seconds: float, stop: threading.Event) -> list[Advice]:
        return [Advice(self(view, seed, stop), 0.5, 1.0)]

    async def at_work(self, count: int) -> None:
        """Wait until it has begun so many thoughts."""
        await soon(lambda: len(self.stops) >= count)


async def soon(true: Callable[[], object]) -> None:
    """Wait for what a thread does."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        await asyncio.sleep(0.005)


@pytest.fixture
def ponderer(monkeypatch: pytest.MonkeyPatch) -> Ponderer:
    made = Ponderer()
    monkeypatch.setitem(bots.ALL_BOTS, "ponderer", made)
    monkeypatch.setattr(thinking, "hint", made.hint)
    return made


async def make_it_think(ann: Client, ponderer: Ponderer) -> None:
    """Let Ann move, so that it is for the bot to think; it may begin, too."""
    if not ann.states[0]["moves"]:
        await ponderer.at_work(1)
        ponderer.let_go.set()
        await ann.turn(0)
        ponderer.let_go.clear()
    begun = len(ponderer.stops)
    while ann.states[0]["waiting"] != [1]:
        await ann.move(0, hands_free(await ann.turn(0)))
    await ponderer.at_work(begun + 1)


async def test_an_undo_stops_the_thought_at_once(build: Build, ponderer: Ponderer) -> None:
    ann = await build().open(me(), bot("ponderer"), target=999).join(0)
    await make_it_think(ann, ponderer)
    stop, seq = ponderer.stops[-1], ann.states[0]["seq"]
    assert not stop.is_set()
    assert (await ann.ask("undo", 0))["t"] == "ok"
    await soon(lambda: stop in ponderer.ended)
    await ann.turn(0)
    assert ann.states[0]["seq"] == seq + 1, "the bot has not moved"
    ponderer.let_go.set()
    await ann.move(0, hands_free(ann.states[0]))
    await ann.turn(0)


async def test_who_looks_on_or_asks_does_not_disturb_a_thought(build: Build, ponderer: Ponderer) -> None:
    server = build()
    opened = server.open(me(), bot("ponderer"), target=999)
    ann = await opened.join(0)
    await make_it_think(ann, ponderer)
    begun = len(ponderer.stops)
    onlooker = await opened.join()
    assert (await ann.ask("hint", 0))["say"]["id"] == "say-not-your-turn"
    assert (await ann.ask("move", 0, move="pass"))["t"] == "no"
    assert server.get(f"/api/tables/{opened.id}").status_code == 200
    assert len(ponderer.stops) == begun and not ponderer.stops[-1].is_set()
    ponderer.let_go.set()
    await onlooker.until(lambda: onlooker.states[-1]["waiting"] == [0])


async def test_bots_that_decide_at_the_same_time_think_at_the_same_time(build: Build, ponderer: Ponderer) -> None:
    ann = await build().open(me(), bot("ponderer"), bot("ponderer"), game="karuba", setup=1).join(0)
    await ponderer.at_work(2)
    assert (await ann.move(0, "lay c3"))["t"] == "ok"
    assert not any(stop.is_set() for stop in ponderer.stops), "Ann's choice is none of their business"
    ponderer.let_go.set()
    await ann.until(lambda: ann.states[0]["view"]["round_no"] > 1)
    assert len(ponderer.stops) >= 2


async def test_the_pause_is_part_of_the_thinking(build: Build, ponderer: Ponderer) -> None:
    server = build(replace(FAST, bot_pause=3 * PATIENCE))
    server.open(bot("ponderer"), bot("ponderer"))
    await ponderer.at_work(1)


async def test_a_hint_ends_with_the_socket_of_whoever_asked(build: Build, ponderer: Ponderer) -> None:
    opened = build().open(me(), local())
    both, same = await opened.join(0, 1), await opened.join(0, 1)
    seat = both.states[0]["waiting"][0]
    asked = {"t": "hint", "id": "asked", "seat": seat, "seq": 0}
    await both.send(asked)
    await ponderer.at_work(1)
    await same.send(asked)
    await same.ask("why", 0, ids=[])
    await both.close()
    await soon(lambda: ponderer.stops[0] in ponderer.ended)
    ponderer.let_go.set()
    await same.until(lambda: same.answers("asked"))
    assert same.answers("asked")[0]["t"] == "hint", "whoever asked the same gets the answer all the same"


async def test_a_hint_ends_when_the_match_moves_on_and_another_may_be_asked(build: Build, ponderer: Ponderer) -> None:
    both = await build().open(me(), local(), target=999).join(0, 1)
    seat = both.states[0]["waiting"][0]
    await both.send({"t": "hint", "id": "first", "seat": seat, "seq": 0})
    await ponderer.at_work(1)
    busy = await both.ask("hint", seat)
    assert busy["say"]["id"] == "say-one-hint-at-a-time"
    await both.move(seat, hands_free(both.states[seat]))
    await both.until(lambda: both.answers("first"))
    assert both.answers("first")[0]["say"]["id"] == "say-moved-on"
    await soon(lambda: ponderer.stops[0] in ponderer.ended)
    ponderer.let_go.set()
    await both.reach(1)
    seat = both.states[0]["waiting"][0]
    assert (await both.ask("hint", seat))["t"] == "hint"


async def test_a_thought_that_takes_too_long_is_stopped(build: Build, ponderer: Ponderer) -> None:
    ann = await build(replace(FAST, think_limit=0.1)).open(me(), bot("ponderer"), target=0).join(0)
    await ann.turn(0)
    await ann.move(0, hands_free(ann.states[0]))
    await ann.turn(0)
    await soon(lambda: ponderer.stops and len(ponderer.ended) == len(ponderer.stops))


async def test_shutdown_stops_all_thoughts_at_once(build: Build, ponderer: Ponderer) -> None:
    server = build()
    for _ in range(8):
        server.open(bot("ponderer"), bot("ponderer"), game="ravens")
    ann = await server.open(me(), local()).join(0, 1)
    await ann.send({"t": "hint", "id": "asked", "seat": ann.states[0]["waiting"][0], "seq": 0})
    await ponderer.at_work(9)
    await asyncio.to_thread(server.stop)
    assert all(stop.is_set() for stop in ponderer.stops)
    await soon(lambda: len(ponderer.ended) == len(ponderer.stops) == 9)


async def test_eight_masters_think_at_once_and_everybody_is_answered(build: Build) -> None:
    server = build(replace(FAST, think_seconds=0.5))
    opened = [server.open(bot("master"), bot("master"), game="ravens") for _ in range(8)]
    lookers = [await table.join() for table in opened]
    both = await server.open(me(), local()).join(0, 1)
    async with asyncio.timeout(6 * PATIENCE):
        while min(looker.states[-1]["seq"] for looker in lookers) < 2:
            why: Frame = await both.ask("why", 0, ids=["card:B1", "card:R2"])
            assert why["t"] == "why"
            games = await asyncio.to_thread(server.get, "/api/games")
            assert games.status_code == 200
    before = time.monotonic()
    await asyncio.to_thread(server.stop)
    assert time.monotonic() - before < PATIENCE / 2


async def test_the_thinking_time_is_set_and_counts_from_when_it_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def level(name: str, seconds: float) -> bots.Bot:
        given.append(seconds)
        time.sleep(0.3)
        return bots.random

    monkeypatch.setattr(bots, "level", level)
    monkeypatch.setattr(thinking, "THREADS", 1)
    thinkers = thinking.Thinkers(replace(FAST, think_seconds=50.0))
    match = Match.new(games.get("ravens"), 2, {})
    view = match.view(match.waiting()[0])
    await asyncio.gather(*(thinkers.move(view, "master") for _ in range(3)))
    thinkers.close()
    assert 45 < given[0] <= 50
    assert given[0] - given[1] >= 0.25 and given[1] - given[2] >= 0.25, "what waits for its turn has less time"


@pytest.mark.parametrize("seconds", ["0", "-1", "61", "nan"])
def test_a_thinking_time_that_is_none_is_refused(seconds: str) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--think", seconds]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "a bot thinks for more than 0 and at most 60 seconds" in refused.stderr


def candidate(move: int, visits: int, *chances: float) -> Candidate:
    return Candidate(move, visits, chances, ())


def test_what_was_hardly_tried_is_not_told() -> None:
    tried = tuple(candidate(move, visits, 0.6, 0.4) for move, visits in enumerate((900, 60, 44, 0)))
    assert [advice.move for advice in advised(SearchResult(1, tried, 1004, 1.0))] == [0, 1]
    unsure = (candidate(0, 90, 0.6, 0.4), candidate(1, 60, 0.5, 0.5), candidate(2, 50, 0.55, 0.45))
    assert [advice.move for advice in advised(SearchResult(0, unsure, 200, 1.0))] == [0, 2, 1], (
        "the others by their chances"
    )
    many = tuple(candidate(move, 100, 0.3, 0.7) for move in range(5))
    assert [advice.move for advice in advised(SearchResult(0, many, 500, 1.0))] == [0, 1, 2]
    assert advised(SearchResult(1, many, 500, 1.0))[0] == Advice(0, 0.7, 0.2)


def test_advice_stands_in_the_order_of_its_chances() -> None:
    close = (candidate(0, 500, 0.37, 0.63), candidate(1, 300, 0.42, 0.58), candidate(2, 200, 0.3, 0.7))
    told = advised(SearchResult(0, close, 1000, 1.0))
    assert [advice.move for advice in told] == [1, 0, 2]
    lucky = (candidate(0, 500, 0.37, 0.63), candidate(1, 60, 0.42, 0.58), candidate(2, 60, 0.3, 0.7))
    told = advised(SearchResult(0, lucky, 620, 1.0))
    assert [advice.move for advice in told] == [0, 2], "a few lucky tries are no reason to call a move better"


def test_chances_within_the_noise_are_about_equal() -> None:
    def told(*chances: float | None) -> bool:
        return about_equal([Advice(move, chance, 0.3) for move, chance in enumerate(chances)])

    assert told(0.34, 0.33, 0.33)
    assert not told(0.42, 0.37)
    assert not told(0.34), "one move is equal to nothing"
    assert not told(None, None), "who plays alone has no chances"


def test_certainty_is_for_what_is_certain() -> None:
    shown = [Advice(0, chance, 1.0).percent for chance in (0.0, 0.0001, 0.004, 0.5, 0.619, 0.9999, 1.0, None)]
    assert shown == [0, 1, 1, 50, 62, 99, 100, None]
