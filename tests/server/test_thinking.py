"""Thinking off the event loop: everybody is answered meanwhile, and what nobody waits for any more ends at once."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from odd_bots import PATIENCE, Odd, soon
from running_server import FAST, WORKERS, Client, Frame, RunningServer, bot, hands_free, local, me

from ludotheque import games
from ludotheque.bots.hint import Advice, about_equal, advised
from ludotheque.bots.search import Candidate, SearchResult
from ludotheque.core.game import View
from ludotheque.core.match import Match
from ludotheque.server import thinker, thinking, thoughts

Build = Callable[..., RunningServer]


async def make_it_think(ann: Client, odd: Odd) -> int:
    """Let Ann move, so that it is for the bot to think (it may begin, too); the number of its thought."""
    if not ann.states[0]["moves"]:
        await odd.at_work(1)
        odd.let_go()
        await ann.turn(0)
        odd.hold()
    begun = odd.begun
    while ann.states[0]["waiting"] != [1]:
        await ann.move(0, hands_free(await ann.turn(0)))
    await odd.at_work(begun + 1)
    return begun + 1


async def test_an_undo_stops_the_thought_at_once(build: Build, odd: Odd) -> None:
    ann = await build(workers=odd.workers()).open(me(), bot("ponderer"), target=999).join(0)
    thought, seq = await make_it_think(ann, odd), ann.states[0]["seq"]
    assert not odd.has_ended(thought)
    assert (await ann.ask("undo", 0))["t"] == "ok"
    await soon(lambda: odd.has_ended(thought))
    await ann.turn(0)
    assert ann.states[0]["seq"] == seq + 1, "the bot has not moved"
    odd.let_go()
    await ann.move(0, hands_free(ann.states[0]))
    await ann.turn(0)


async def test_who_looks_on_or_asks_does_not_disturb_a_thought(build: Build, odd: Odd) -> None:
    server = build(workers=odd.workers())
    opened = server.open(me(), bot("ponderer"), target=999)
    ann = await opened.join(0)
    thought = await make_it_think(ann, odd)
    onlooker = await opened.join()
    assert (await ann.ask("hint", 0))["say"]["id"] == "say-not-your-turn"
    assert (await ann.ask("move", 0, move="pass"))["t"] == "no"
    assert server.get(f"/api/tables/{opened.id}").status_code == 200
    assert odd.begun == thought and not odd.has_ended(thought)
    odd.let_go()
    await onlooker.until(lambda: onlooker.states[-1]["waiting"] == [0])


async def test_bots_that_decide_at_the_same_time_think_at_the_same_time(build: Build, odd: Odd) -> None:
    opened = build(workers=odd.workers()).open(me(), bot("ponderer"), bot("ponderer"), game="karuba", setup=1)
    ann = await opened.join(0)
    await odd.at_work(2)
    assert (await ann.move(0, "lay c3"))["t"] == "ok"
    assert not odd.has_ended(1) and not odd.has_ended(2), "Ann's choice is none of their business"
    odd.let_go()
    await ann.until(lambda: ann.states[0]["view"]["round_no"] > 1)


async def test_the_pause_is_part_of_the_thinking(build: Build, odd: Odd) -> None:
    server = build(replace(FAST, bot_pause=3 * PATIENCE), workers=odd.workers())
    await server.open(bot("ponderer"), bot("ponderer")).join()
    await odd.at_work(1)


async def test_bots_alone_move_only_while_somebody_looks(build: Build, odd: Odd) -> None:
    server = build(workers=odd.workers())
    opened = server.open(bot("ponderer"), bot("ponderer"), target=999)
    assert server.get(f"/api/tables/{opened.id}").status_code == 200
    first = await opened.join()
    await odd.at_work(1)
    second = await opened.join()
    await first.close()
    await second.ask("why", 0, seq=0, ids=[])
    assert not odd.has_ended(1), "the other one still looks"
    await second.close()
    await soon(lambda: odd.has_ended(1))
    await asyncio.sleep(0.2)
    assert odd.begun == 1
    assert server.app.state.commands.tables.open_now[opened.id].idle
    third = await opened.join()
    assert third.states[-1]["seq"] == 0
    await odd.at_work(2)
    odd.let_go()
    await third.until(lambda: third.states[-1]["seq"] > 5)


async def test_a_hint_ends_with_the_socket_of_whoever_asked(build: Build, odd: Odd) -> None:
    opened = build(workers=odd.workers("hint")).open(me(), local())
    both, same = await opened.join(0, 1), await opened.join(0, 1)
    seat = both.states[0]["waiting"][0]
    asked = {"t": "hint", "id": "asked", "seat": seat, "seq": 0}
    await both.send(asked)
    await odd.at_work(1)
    await same.send(asked)
    await same.ask("why", 0, ids=[])
    await both.close()
    await soon(lambda: odd.has_ended(1))
    odd.let_go()
    await same.until(lambda: same.answers("asked"))
    assert same.answers("asked")[0]["t"] == "hint", "whoever asked the same gets the answer all the same"


async def test_a_hint_ends_when_the_match_moves_on_and_another_may_be_asked(build: Build, odd: Odd) -> None:
    opened = build(workers=odd.workers("hint")).open(me(), local(), target=999)
    both, tab = await opened.join(0, 1), await opened.join(0, 1)
    seat = both.states[0]["waiting"][0]
    await both.send({"t": "hint", "id": "first", "seat": seat, "seq": 0})
    await odd.at_work(1)
    assert (await both.ask("hint", seat))["say"]["id"] == "say-one-hint-at-a-time"
    assert (await tab.ask("hint", seat))["say"]["id"] == "say-one-hint-at-a-time", "a seat has one, not a socket"
    await both.move(seat, hands_free(both.states[seat]))
    await both.until(lambda: both.answers("first"))
    assert both.answers("first")[0]["say"]["id"] == "say-moved-on"
    await soon(lambda: odd.has_ended(1))
    odd.let_go()
    await both.reach(1)
    seat = both.states[0]["waiting"][0]
    assert (await both.ask("hint", seat))["t"] == "hint"


async def test_a_thought_that_takes_too_long_is_stopped(build: Build, odd: Odd) -> None:
    server = build(replace(FAST, think_limit=0.1), workers=odd.workers())
    ann = await server.open(me(), bot("ponderer"), target=0).join(0)
    await ann.turn(0, PATIENCE)
    await ann.move(0, hands_free(ann.states[0]))
    await ann.turn(0, PATIENCE)
    await soon(lambda: odd.begun and odd.has_ended(odd.begun))


async def test_shutdown_ends_all_thoughts_and_their_processes(build: Build, odd: Odd) -> None:
    workers = odd.workers("hint")
    server = build(workers=workers)
    for _ in range(8):
        await server.open(bot("ponderer"), bot("ponderer"), game="ravens").join()
    ann = await server.open(me(), local()).join(0, 1)
    await ann.send({"t": "hint", "id": "asked", "seat": ann.states[0]["waiting"][0], "seq": 0})
    await odd.at_work(9)
    await asyncio.to_thread(server.stop)
    await soon(lambda: all(odd.has_ended(number) for number in range(1, 10)))
    process = workers._workers[0].process
    assert process is not None and process.poll() is None, "these are not the server's own"


# Processes that fail


@pytest.mark.parametrize("bad", ["broken", "cheating", "sleeping"])
async def test_a_bot_that_fails_is_replaced(build: Build, odd: Odd, bad: str) -> None:
    server = build(replace(FAST, think_limit=0.1 if bad == "sleeping" else PATIENCE), workers=odd.workers())
    ann = await server.open(me(), bot(bad)).join(0)
    for _ in range(2):
        await ann.turn(0, PATIENCE)
        assert (await ann.move(0, hands_free(ann.states[0])))["t"] == "ok"


@pytest.mark.parametrize("bad", ["dying", "deadly"])
async def test_a_process_that_dies_is_replaced_and_the_thought_repeated(build: Build, odd: Odd, bad: str) -> None:
    workers = odd.workers()
    looker = await build(workers=workers).open(bot(bad), bot("random")).join()
    await looker.until(lambda: looker.states[-1]["seq"] >= 1, 3 * PATIENCE)
    if bad == "dying":
        await looker.until(lambda: looker.states[-1]["seq"] >= 5, PATIENCE)


async def test_a_thought_that_cannot_be_stopped_is_ended_with_its_process(
    build: Build, odd: Odd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "GRACE", 0.1)
    workers = odd.workers()
    looker = await build(workers=workers).open(bot("patient"), bot("patient")).join()
    await soon(odd.folder.joinpath("patient").exists)
    first = workers._workers[0]
    await looker.close()
    await soon(lambda: first not in workers._workers)


def test_a_thought_that_loads_its_game_is_given_up_without_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = threading.Event()
    monkeypatch.setattr(thinker, "load_for_thinking", lambda game: loaded.wait())
    monkeypatch.setattr(thinker, "hint", lambda view, *rest: loaded.wait() and [])
    asked, replies = (os.pipe() for _ in range(2))
    requests, answers = os.fdopen(asked[1], "wb"), os.fdopen(replies[0], "rb")
    at_work = thinker.Thinker(os.fdopen(asked[0], "rb"), os.fdopen(replies[1], "wb"))
    threading.Thread(target=at_work.run, daemon=True).start()

    def answer() -> thoughts.Reply:
        reply: thoughts.Reply = thoughts.decode_reply(thoughts.receive(answers) or b"")
        return reply

    seen = thoughts.Seen.of(Match.new(games.get("odin"), 2, {}).view(0))
    for request in (thoughts.Load(1, "odin"), thoughts.Advise(2, seen, 1, 0.1), thoughts.Stop(2)):
        thoughts.send(requests, request)
    assert answer() == thoughts.Failed(2, "stopped")
    loaded.set()
    assert thoughts.Loaded(1) in (answer(), answer()), "it has loaded on"
    thoughts.send(requests, thoughts.Advise(3, seen, 1, 0.1))
    assert answer() == thoughts.Advised(3, [])
    requests.close()


async def test_a_hint_that_fails_is_told(build: Build, odd: Odd) -> None:
    ann = await build(workers=odd.workers("no-hint")).open(me(), bot()).join(0)
    await ann.turn(0, PATIENCE)
    assert (await ann.ask("hint", 0))["say"]["id"] == "say-no-hint"
    assert (await ann.move(0, hands_free(ann.states[0])))["t"] == "ok"


# Whose turn it is


async def test_whoever_asks_for_much_does_not_keep_others_waiting(odd: Odd) -> None:
    """One address has more thoughts than there is room for: another one's comes next, and the first is refused more."""
    thinkers = thinking.Thinkers(replace(FAST, thoughts_each=4, thoughts_waiting=20), odd.workers())
    view = some_view("odin")
    many = [asyncio.create_task(thinkers.move(view, "ponderer", "flood")) for _ in range(7)]
    await odd.at_work(2)
    await asyncio.sleep(0.2)
    assert (odd.begun, thinkers.lane.busy, thinkers.lane.queued) == (2, 2, 5), "half of the room is for one address"
    with pytest.raises(thinking.Overloaded):
        await thinkers.hint(view, "flood")
    assert await asyncio.wait_for(thinkers.move(view, "greedy", "somebody"), PATIENCE) in view.legal()
    assert odd.begun == 2
    for task in many:
        task.cancel()
    await soon(lambda: (thinkers.lane.busy, thinkers.lane.queued) == (0, 0))


async def test_there_is_an_end_to_what_waits(odd: Odd) -> None:
    thinkers = thinking.Thinkers(replace(FAST, thoughts_each=2, thoughts_waiting=8), odd.workers())
    view = some_view("odin")
    tasks = [asyncio.create_task(thinkers.move(view, "ponderer", f"address {n}")) for n in range(10)]
    await odd.at_work(2)
    with pytest.raises(thinking.Overloaded):
        await thinkers.hint(view, "one more")
    assert await thinkers.move(view, "ponderer", "one more") in view.legal(), "a bot moves all the same"
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_reply_tells_nothing_by_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether there is one move or many, whether it is searched or not: the reply comes at the time that was drawn."""
    monkeypatch.setattr(thinking, "uniform", lambda low, high: high)
    thinkers = thinking.Thinkers(replace(FAST, bot_pause=0.3, think_seconds=0.6), WORKERS)
    forced, free = view_with(lambda count: count == 1), view_with(lambda count: count > 5)
    for level, seconds in (("champion", 0.6), ("master", 0.3), ("skilled", 0.3), ("random", 0.3)):
        assert thinkers.reply_seconds(level) == seconds
        for view in (forced, free):
            begun = time.monotonic()
            await thinkers.move(view, level, "")
            assert time.monotonic() - begun >= seconds


async def test_what_waited_has_less_time_but_some(odd: Odd, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = odd.workers()
    thinkers = thinking.Thinkers(replace(FAST, thoughts_each=1, think_seconds=50.0), workers)
    given: list[float] = []
    ask = workers.ask

    def noted(request: Any, heard: Any) -> Any:
        given.append(request.seconds)
        return ask(request, heard)

    monkeypatch.setattr(workers, "ask", noted)
    view = some_view("ravens")
    first = asyncio.create_task(thinkers.hint(view, "a"))
    tasks = [first, asyncio.create_task(thinkers.move(view, "ponderer", "b"))]
    await odd.at_work(1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert given[0] == pytest.approx(FAST.hint_seconds, rel=0.2)
    assert given[1] == pytest.approx(thinking.SEARCHED * thinking.LEAST_SECONDS)


def some_view(name: str) -> View:
    match = Match.new(games.get(name), 2, {})
    return match.view(match.waiting()[0])


def view_with(fits: Callable[[int], bool]) -> View:
    """A view of Odin on which its seat has a fitting number of moves."""
    match = Match.new(games.get("odin"), 2, {"target": 999}, seed=1)
    while True:
        view = match.view(match.waiting()[0])
        if fits(len(view.legal())):
            return view
        match.play_code(view.legal()[-1], view.seat)


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
