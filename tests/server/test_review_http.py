"""The review of a match over HTTP: when it may be had, who may read it, and what it costs the server."""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from odd_bots import Odd
from running_server import FAST, Opened, RunningServer, bot, me

from ludotheque import games
from ludotheque.bots import review
from ludotheque.server import reviews

Build = Callable[..., RunningServer]


def finished(server: RunningServer) -> Opened:
    """A table at which bots have played to the end."""
    opened = server.open(bot(), bot(), bot(), target=1)

    async def watch() -> None:
        looker = await opened.join()
        await looker.until(lambda: looker.states[-1]["over"], 30)
        await looker.close()

    asyncio.run(watch())
    return opened


def ask(server: RunningServer, opened: Opened) -> Any:
    return server.get(f"/api/tables/{opened.id}/review")


def patiently(server: RunningServer, opened: Opened) -> Any:
    """Ask until the review is there."""
    until = time.monotonic() + 30
    while (answer := ask(server, opened)).status_code == 202:
        assert set(answer.json()) == {"done", "of"} and time.monotonic() < until
        time.sleep(0.05)
    assert answer.status_code == 200, answer.text
    return answer


def test_there_is_none_before_the_end(server: RunningServer) -> None:
    opened = server.open(me(), bot())
    answer = ask(server, opened)
    assert answer.status_code == 409 and answer.json()["say"]["id"] == "say-review-later"
    assert server.get("/api/tables/23456789ab/review").status_code == 404
    assert server.get("/api/tables/nonsense/review").status_code == 404


def test_anybody_may_read_it_after_the_end(server: RunningServer) -> None:
    opened = finished(server)
    found = patiently(server, opened).json()
    assert found["over"] and len(found["curves"]) == len(found["splits"]) == 3
    assert sum(curve[-1][1] for curve in found["curves"]) == pytest.approx(1, abs=1e-3)
    for decision in found["decisions"]:
        for move in (decision["played"], decision["best"]):
            assert set(move) == {"move", "ids", "say"} and move["say"]["id"].startswith("odin-")
        assert len(decision["chance_best"]) == len(decision["chance_played"]) == 3
        assert decision["label"] in {label for _, label in review.LABELS}


def test_what_the_decider_saw_can_be_had_after_the_end(server: RunningServer) -> None:
    opened = finished(server)
    path = f"/api/tables/{opened.id}/review"
    for decision in patiently(server, opened).json()["decisions"]:
        seen = server.get(f"{path}/{decision['number']}").json()
        assert (seen["number"], seen["seat"]) == (decision["number"], decision["seat"])
        record = np.frombuffer(base64.b64decode(seen["record"]), dtype=games.get("odin").record.dtype)[0]
        assert [int(hand) != 0 for hand in record.hands[:3]] == [seat == seen["seat"] for seat in range(3)]
        assert not record.key.any() and record.undealt == 0
    moves = seen["moves"]
    end = server.get(f"{path}/{moves + 1}").json()
    assert (end["number"], end["moves"], end["said"]) == (moves + 1, moves, "")
    other = server.get(f"{path}/1?viewer=-1").json()
    assert (other["seat"], other["by"]) == (-1, server.get(f"{path}/1").json()["seat"])
    record = np.frombuffer(base64.b64decode(other["record"]), dtype=games.get("odin").record.dtype)[0]
    assert not record.hands.any(), "an onlooker saw no hand"
    for wrong in ("3", "-2", "x", ""):
        assert server.get(f"{path}/1?viewer={wrong}").status_code == 404
    assert server.get(f"{path}/0").status_code == server.get(f"{path}/99999").status_code == 404
    early = server.open(me(), bot())
    assert server.get(f"/api/tables/{early.id}/review/1").status_code == 409


def test_it_is_worked_out_once(server: RunningServer) -> None:
    opened = finished(server)
    first = patiently(server, opened)
    works = server.app.state.reviews._works
    before = dict(works)
    assert ask(server, opened).content == first.content
    assert dict(works) == before


def test_those_who_ask_meanwhile_share_it_and_no_more_than_a_few_wait(build: Build, odd: Odd) -> None:
    server = build(replace(FAST, reviews_waiting=4), workers=odd.workers("review"))
    first, second, third = (finished(server) for _ in range(3))
    ask(server, first)
    until = time.monotonic() + 30
    while (told := ask(server, first).json()) != {"done": 3, "of": 9}:
        assert told == {"done": 0, "of": 0} and time.monotonic() < until
    assert ask(server, second).json() == {"done": 0, "of": 0}
    refused = ask(server, third)
    assert refused.status_code == 503 and refused.json()["say"]["id"] == "say-reviews-busy", "a quarter is for one"
    assert ask(server, first).status_code == ask(server, second).status_code == 202
    begun = time.monotonic()
    server.stop()
    assert time.monotonic() - begun < 5


def test_one_that_fails_is_told_and_may_be_tried_again(build: Build, odd: Odd) -> None:
    server = build(workers=odd.workers("no-review"))
    opened = finished(server)
    until = time.monotonic() + 30
    while (answer := ask(server, opened)).status_code == 202:
        assert time.monotonic() < until
    assert answer.status_code == 500 and answer.json() == {"say": {"id": "say-server-fault", "args": {}}}
    assert ask(server, opened).status_code == 202


def test_old_ones_make_room(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 1)
    server = build()
    first, second = finished(server), finished(server)
    before = patiently(server, first).content
    patiently(server, second)
    assert ask(server, first).status_code == 202
    assert patiently(server, first).content == before


def test_only_a_match_that_is_shown_may_stand_in_a_frame(server: RunningServer) -> None:
    def ancestors(path: str) -> str:
        policy = server.get(path).headers["content-security-policy"]
        return policy.rsplit("frame-ancestors ", 1)[1]

    opened = finished(server)
    assert ancestors(f"/table/{opened.id}/review?embed") == ancestors("/shared?embed") == "*"
    for path in ("/?embed", f"/table/{opened.id}?embed", f"/table/{opened.id}/review", "/shared", "/api/games?embed"):
        assert ancestors(path) == "'none'"
