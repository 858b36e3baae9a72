"""People at a table: a rematch that takes everybody along, bots that stand in, an end by agreement, faces."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from running_server import FAST, Client, Opened, RunningServer, bot, friend, hands_free, local, me, play_to_end

from ludotheque import games
from ludotheque.core.match import Match
from ludotheque.core.record_file import read
from ludotheque.server.rematch import next_match

Build = Callable[..., RunningServer]
AT_ONCE = replace(FAST, stand_in_after=0.0, end_after=0.0)


async def two_people(server: RunningServer, game: str = "odin", **options: int) -> tuple[Opened, Client, Client]:
    opened = server.open(me(), friend(), game=game, **options)
    opened.sit(1, "Bob")
    ann, bob = await opened.join(0), await opened.join(1)
    for client in (ann, bob):
        await told(client, lambda client: all(seat["online"] for seat in client.table["seats"]))
    return opened, ann, bob


async def told(client: Client, true: Callable[[Client], Any]) -> None:
    """Wait until a client knows something."""
    await client.until(lambda: true(client))


async def ended(ann: Client, bob: Client) -> None:
    """Both agree that the match ends."""
    assert (await ann.ask("propose", 0, what="end"))["t"] == "ok"
    await bob.until(lambda: bob.table["proposal"])
    assert (await bob.ask("agree", 1, yes=True))["t"] == "ok"
    for client in (ann, bob):
        await told(client, lambda client: all(state["over"] for state in client.states.values()))


def said(answer: dict[str, Any]) -> str:
    return str(answer["say"]["id"])


# A host who has lost his seat


async def test_a_host_who_stays_away_can_be_seated_again_by_a_friend(build: Build) -> None:
    server = build(AT_ONCE)
    opened, ann, bob = await two_people(server)
    wish = {"token": opened.tokens[1], "seat": 0}
    address = f"/api/tables/{opened.id}/invite"
    assert said(server.post(address, wish).json()) == "say-not-away"
    assert said(await bob.ask("propose", 1, what="seat", about=0)) == "say-not-away"
    await ann.close()
    await told(bob, lambda bob: not bob.table["seats"][0]["online"])
    opened.invites[0] = server.post(address, wish).json()["invite"]
    opened.invites[0] = server.post(address, wish).json()["invite"]
    assert server.post(address, {"token": opened.tokens[1], "seat": 7}).status_code == 403
    opened.sit(0, "Ann again")
    again = await opened.join(0)
    assert again.table["host"] and again.states[0]["log"][-1]["note"] == "seat"
    await again.close()
    await bob.close()


async def test_a_host_who_is_away_shortly_keeps_the_seat(server: RunningServer) -> None:
    opened, ann, bob = await two_people(server)
    await ann.close()
    await told(bob, lambda bob: not bob.table["seats"][0]["online"])
    answer = server.post(f"/api/tables/{opened.id}/invite", {"token": opened.tokens[1], "seat": 0})
    assert (answer.status_code, said(answer.json())) == (409, "say-away-shortly")
    await bob.close()


# The next match


async def test_whoever_plays_on_takes_everybody_along(server: RunningServer) -> None:
    opened = server.open(me(), friend(), bot("greedy"), target=0)
    opened.sit(1, "Bob")
    ann, bob, onlooker = await opened.join(0), await opened.join(1), await opened.join()
    assert said(await ann.ask("rematch", 0)) == "say-match-goes-on" and not ann.table["next"]
    first = ann.states[0]["waiting"]
    await play_to_end({0: ann, 1: bob})
    assert (await bob.ask("rematch", 1))["t"] == "ok"
    for client in (ann, bob, onlooker):
        await told(client, lambda client: client.table["next"])
    again = Opened(server.address, {"table": ann.table["next"], "seats": []})
    assert again.id != opened.id
    assert (await ann.ask("rematch", 0))["t"] == "ok" and ann.table["next"] == again.id, "who is second comes along"
    again.tokens = opened.tokens
    there, with_bob = await again.join(0), await again.join(1)
    assert there.table["host"] and [s.get("name", s.get("level")) for s in there.table["seats"]] == [
        "Ann",
        "Bob",
        "greedy",
    ]
    assert there.table["options"] == ann.table["options"] and there.table["commitment"] != ann.table["commitment"]
    assert there.states[0]["log"] or there.states[0]["waiting"] == [(first[0] + 1) % 3]
    entry = {"seat": 1, "says": [{"id": "say-log-next", "args": {"player": {"seat": 1}}}], "note": "next"}
    assert ann.states[0]["log"][-1].items() >= entry.items()
    for client in (ann, bob, onlooker, there, with_bob):
        await client.close()


async def test_another_box_with_the_same_people(server: RunningServer) -> None:
    _, ann, bob = await two_people(server)
    await ended(ann, bob)
    assert said(await ann.ask("rematch", 0, game="chess")) == "say-bad-table"
    assert said(await ann.ask("rematch", 0, options={"target": 10**6})) == "say-bad-table"
    assert ann.table["next"] is None
    assert (await ann.ask("rematch", 0, game="ravens"))["t"] == "ok"
    await bob.until(lambda: bob.table["next"])
    assert server.get(f"/api/tables/{bob.table['next']}").json()["game"] == "ravens"
    await ann.close()
    await bob.close()


async def test_a_box_for_fewer_people_is_refused(server: RunningServer) -> None:
    ann = await server.open(me(), bot(), bot()).join(0)
    assert (await ann.ask("propose", 0, what="end"))["t"] == "ok", "bots are not asked"
    await ann.until(lambda: ann.states[0]["over"])
    assert said(await ann.ask("rematch", 0, game="ravens")) == "say-bad-table"
    await ann.close()


async def test_tables_are_not_opened_without_end(build: Build) -> None:
    server = build(replace(AT_ONCE, tables_per_minute=1.0))
    ann = await server.open(me(), bot()).join(0)
    await ann.ask("propose", 0, what="end")
    await ann.until(lambda: ann.states[0]["over"])
    assert said(await ann.ask("rematch", 0)) == "say-too-many-tables"
    await ann.close()


@pytest.mark.parametrize("name", games.names())
def test_the_next_seat_starts(name: str) -> None:
    game = games.get(name)
    for seats in range(max(2, game.seats[0]), game.seats[1] + 1):
        last = Match.new(game, seats, {})
        for _ in range(3):
            following = next_match(last, game, last.options)
            starters = last.waiting()
            if len(starters) == 1:
                assert following.waiting() == [(starters[0] + 1) % seats]
            assert following.key != last.key and following.seats == seats
            last = following


# A bot stands in


async def test_a_bot_plays_for_who_is_away_and_gives_back(build: Build) -> None:
    server = build(AT_ONCE)
    opened, ann, bob = await two_people(server)
    assert said(await ann.ask("propose", 0, what="bot", about=1)) == "say-not-away"
    assert said(await ann.ask("propose", 0, what="bot", about=7)) == "say-no-stand-in"
    assert said(await bob.ask("back", 1)) == "say-no-bot-there"
    await bob.close()
    await ann.until(lambda: not ann.table["seats"][1]["online"])
    assert (await ann.ask("propose", 0, what="bot", about=1))["t"] == "ok"
    await ann.until(lambda: ann.table["seats"][1].get("stand_in"))
    assert ann.table["seats"][1].items() >= {"name": "Bob", "stand_in": "skilled", "taken": True}.items()
    assert said(await ann.ask("propose", 0, what="bot", about=1)) == "say-no-stand-in"
    before = ann.states[0]["seq"]
    while not any(entry["seat"] == 1 and "note" not in entry for f in ann.frames for entry in f.get("log", [])):
        state = await ann.turn(0)
        await ann.move(0, hands_free(state))
    assert ann.states[0]["seq"] > before, "the bot has moved"
    bob = await opened.join(1)
    waiting = await bob.until(lambda: bob.states[1])
    assert said(await bob.ask("move", 1, move="pass")) in ("say-bot-plays", "say-moved-on")
    assert (await bob.ask("back", 1))["t"] == "ok"
    await ann.until(lambda: "stand_in" not in ann.table["seats"][1])
    notes = [entry.get("note") for f in bob.frames for entry in f.get("log", [])]
    assert "bot" in notes and "back" in notes and waiting is not None
    while 1 not in bob.states[1]["waiting"] and not bob.states[1]["over"]:
        await ann.turn(0)
        await ann.move(0, hands_free(ann.states[0]))
        await bob.reach(ann.states[0]["seq"])
    await asyncio.sleep(0.2)
    assert bob.states[1]["over"] or bob.states[1]["waiting"] == [1], "nobody plays for him any more"
    await ann.close()
    await bob.close()


async def test_a_short_absence_is_none(server: RunningServer) -> None:
    _, ann, bob = await two_people(server)
    await bob.close()
    await ann.until(lambda: not ann.table["seats"][1]["online"])
    refused = await ann.ask("propose", 0, what="bot", about=1)
    assert said(refused) == "say-away-shortly" and 1 <= refused["say"]["args"]["seconds"] <= 60
    refused = await ann.ask("propose", 0, what="end")
    assert said(refused) == "say-end-later" and 1 <= refused["say"]["args"]["minutes"] <= 10
    assert ann.table["proposal"] is None and ann.states[0]["seq"] == 0
    await ann.close()


async def test_those_who_are_here_decide_whether_a_bot_plays(server: RunningServer) -> None:
    opened = server.open(me(), friend(), friend())
    opened.sit(1, "Bob")
    opened.sit(2, "Cleo")
    ann, bob = await opened.join(0), await opened.join(1)
    await ann.until(lambda: ann.table["seats"][1]["online"])
    assert (await bob.ask("propose", 1, what="bot", about=2))["t"] == "ok"
    await ann.until(lambda: ann.table["proposal"])
    assert ann.table["proposal"]["asked"] == [0] and ann.table["proposal"]["about"] == 2
    cleo = await opened.join(2)
    await ann.until(lambda: ann.table["proposal"] is None), "whoever comes back needs no bot"
    await cleo.close()
    await ann.until(lambda: not ann.table["seats"][2]["online"])
    assert (await bob.ask("propose", 1, what="bot", about=2))["t"] == "ok"
    assert (await bob.ask("agree", 1, yes=False))["t"] == "ok", "whoever proposes may think again"
    assert (await bob.ask("propose", 1, what="bot", about=2))["t"] == "ok"
    await ann.until(lambda: ann.table["proposal"])
    assert (await ann.ask("agree", 0, yes=True))["t"] == "ok"
    await bob.until(lambda: bob.table["seats"][2].get("stand_in"))
    await ann.close()
    await bob.close()


async def test_a_stand_in_is_there_after_a_restart_and_sees_its_seat_alone(build: Build) -> None:
    server = build(AT_ONCE)
    opened, ann, bob = await two_people(server)
    await bob.close()
    await ann.until(lambda: not ann.table["seats"][1]["online"])
    await ann.ask("propose", 0, what="bot", about=1)
    await ann.close()
    server.stop()
    again = build(AT_ONCE, server.data)
    asked = []
    move = again.app.state.commands.thinkers.move

    async def note(view: Any, *more: Any) -> Any:
        asked.append(view.seat)
        return await move(view, *more)

    again.app.state.commands.thinkers.move = note
    there = Opened(again.address, {"table": opened.id, "seats": []})
    there.tokens = opened.tokens
    ann = await there.join(0)
    assert ann.table["seats"][1]["stand_in"] == "skilled"
    while not asked:
        await ann.turn(0)
        await ann.move(0, hands_free(ann.states[0]))
    assert set(asked) == {1}
    await ann.close()


# The end by agreement


async def test_a_match_is_ended_when_all_who_are_here_agree(server: RunningServer) -> None:
    opened, ann, bob = await two_people(server)
    leader = ann.states[0]["waiting"][0]
    await (ann, bob)[leader].move(leader, hands_free((ann, bob)[leader].states[leader]))
    await asyncio.gather(ann.reach(1), bob.reach(1))
    assert server.get(f"/api/tables/{opened.id}/record").status_code == 409
    assert (await bob.ask("propose", 1, what="end"))["t"] == "ok"
    assert (await ann.ask("agree", 0, yes=False))["t"] == "ok"
    await bob.until(lambda: bob.table["proposal"] is None)
    assert bob.states[1]["over"] is None
    await ended(ann, bob)
    over = ann.states[0]["over"]
    assert over["agreed"] and over["ranks"] == [] and len(over["points"]) == 2 and len(over["key"]) == 32
    assert ann.states[0]["waiting"] == [] == ann.table["waiting"] and ann.states[0]["moves"] == []
    assert said(await ann.ask("move", 0, move="pass")) == "say-match-ended"
    assert said(await ann.ask("undo", 0)) == "say-undo-over"
    assert said(await ann.ask("propose", 0, what="end")) == "say-match-ended"
    assert said(await ann.ask("propose", 0, what="bot", about=1)) == "say-match-over"
    assert (await ann.ask("hint", 0))["t"] == "no"
    record = server.get(f"/api/tables/{opened.id}/record").text
    assert "\nresult: ended by agreement\n" in record
    match = read(record, games.get)
    assert match.agreed and match.over and not match.decided and match.waiting() == [] == match.moves()
    assert len(match.history) == 1
    await ann.close()
    await bob.close()


async def test_bots_do_not_go_on_after_the_end_and_it_lasts(build: Build) -> None:
    server = build(AT_ONCE)
    opened = server.open(me(), local(), bot())
    both = await opened.join(0, 1)
    assert (await both.ask("propose", 1, what="end", seq=both.states[1]["seq"]))["t"] in ("ok", "no")
    while not both.states[0]["over"]:
        await both.ask("propose", 0, what="end")
        await asyncio.sleep(0.02)
    seq = both.states[0]["seq"]
    del server.app.state.commands.tables.open_now[opened.id]
    again = await opened.join(0)
    await asyncio.sleep(0.2)
    assert again.states[0]["seq"] == seq and again.states[0]["over"]["agreed"]
    stored = await server.app.state.commands.store.load(opened.id)
    assert stored is not None and stored.ended is not None
    await both.ask("rematch", 0)
    stored = await server.app.state.commands.store.load(opened.id)
    assert stored is not None and stored.ended is not None, "what is noted later leaves it over"
    await both.close()
    await again.close()


# Faces


async def test_a_face_is_seen_by_all_and_kept_nowhere(server: RunningServer) -> None:
    opened, ann, bob = await two_people(server)
    onlooker = await opened.join()
    assert (await ann.ask("react", 0, what="well"))["t"] == "ok"
    for client in (ann, bob, onlooker):
        await told(client, lambda client: {"t": "reaction", "seat": 0, "what": "well"} in client.frames)
    assert ann.states[0]["seq"] == 0
    answers = [await ann.ask("react", 0, what="wow") for _ in range(5)]
    assert said(answers[-1]) == "say-too-many-reactions"
    assert (await bob.ask("react", 1, what="wow"))["t"] == "ok", "each has his own measure"
    assert said(await onlooker.ask("react", 0, seq=0, what="wow")) == "say-not-your-seat"
    await ann.send({"t": "react", "id": "x", "seat": 0, "seq": 0, "what": "<b>"})
    await ann.until(lambda: ann.answers(None))
    assert said(ann.answers(None)[-1]) == "say-frame-garbled"
    for client in (ann, bob, onlooker):
        await client.close()
