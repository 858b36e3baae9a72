"""Results of a deal of the day: those who played it are on its table, and everybody can look at their matches."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from running_server import RunningServer

from ludotheque import bots
from ludotheque.bots import deals
from ludotheque.core import record_file
from ludotheque.core.match import Match
from ludotheque.server import deals as results

TODAY = datetime.now(UTC).date()


def played(name: str, person: str, words: str) -> Match:
    """A match of a deal of Odin, the person by a bot."""
    match = deals.begun("odin", words)
    match.names = [name, *("Bot" for _ in range(match.seats - 1))]
    made = [0] * match.seats
    while not match.over:
        seat = match.waiting()[0]
        bot = bots.from_spec(person if seat == deals.SEAT else deals.LEVEL)
        match.play_code(bot(match.view(seat), deals.luck(words, seat, made[seat])), seat)
        made[seat] += 1
    return match


def post(server: RunningServer, match: Match | str, day: object = TODAY, game: str = "odin") -> Any:
    record = match if isinstance(match, str) else record_file.write(match)
    return server.post(f"/api/deals/{game}/{day}", {"record": record})


def test_a_result_is_checked_kept_once_and_can_be_reviewed(server: RunningServer) -> None:
    words = deals.words_of_day("odin", TODAY)
    assert server.get(f"/api/deals/odin/{TODAY}").json() == []
    ann, bob = played("Ann", "greedy", words), played("Bob", "random", words)
    for match in (bob, ann, ann):
        assert post(server, match).status_code == 200
    told = server.get(f"/api/deals/odin/{TODAY}").json()
    assert sorted(each["name"] for each in told) == ["Ann", "Bob"]
    assert [each["place"] for each in told] == sorted(each["place"] for each in told)
    one = next(each for each in told if each["name"] == "Ann")
    assert (one["points"], one["place"], one["seats"]) == (ann.points()[0], ann.places()[0], 3)
    frame = server.get(f"/api/tables/{one['table']}").json()
    assert [seat.get("name") or seat["level"] for seat in frame["seats"]] == ["Ann", "casual", "casual"]
    assert frame["waiting"] == []
    assert server.get(f"/api/tables/{one['table']}/record").status_code == 200


def test_other_matches_are_refused(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    words = deals.words_of_day("odin", TODAY)
    yesterday = TODAY - timedelta(days=1)
    good = played("Ann", "greedy", words)
    unnamed = played("Ann", "greedy", words)
    unnamed.names = []
    unfinished = deals.begun("odin", words)
    unfinished.names = ["Ann", "Bot", "Bot"]
    for match, day in ((good, yesterday), (unnamed, TODAY), (unfinished, TODAY)):
        refused = post(server, match, day)
        assert (refused.status_code, refused.json()["say"]["id"]) == (400, "say-not-this-deal")
    assert post(server, "nonsense").json()["say"]["id"] == "bad-record-line"
    assert post(server, good, game="karuba").status_code == 400
    assert post(server, good, day="2020-01-01").json()["say"]["id"] == "say-deal-closed"
    for path in ("odin/today", "nogame/2026-01-01"):
        assert server.get(f"/api/deals/{path}").status_code == 404
    monkeypatch.setattr(results, "MOST", 0)
    assert post(server, good).json()["say"]["id"] == "say-deal-full"
