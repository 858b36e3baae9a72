"""Whole matches over the wire: what is told, to whom, and what never is."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from running_server import Client, Frame, RunningServer, bot, friend, hands_free, local, me, play_to_end

from ludotheque import games
from ludotheque.core import record_file
from ludotheque.core.chance import commitment
from ludotheque.core.match import Match


def log_of(client: Client, seat: int) -> list[Frame]:
    return [entry for f in client.frames if f["t"] == "words" and f["seat"] == seat for entry in f["log"]]


def hands_over_time(record: str, seat: int) -> list[set[str]]:
    """The hand of a seat after each move of a record, the deal included."""
    whole = record_file.read(record, games.get)
    match = Match(whole.game, whole.seats, whole.options, whole.key)
    hands = [set(match.position()["hands"][seat].split())]
    for played in whole.history:
        match.play_code(played.move, played.seat)
        hands.append(set(match.position()["hands"][seat].split()))
    return hands


async def test_two_people_and_a_bot_play_a_whole_match(server: RunningServer) -> None:
    opened = server.open(me(), friend(), bot("greedy"))
    opened.sit(1, "Bob")
    ann, bob, onlooker = await asyncio.gather(opened.join(0), opened.join(1), opened.join())
    commitment_shown = ann.table["commitment"]
    await play_to_end({0: ann, 1: bob})
    await onlooker.until(lambda: onlooker.states[-1]["over"])

    for client, seat in ((ann, 0), (bob, 1), (onlooker, -1)):
        over = client.states[seat]["over"]
        assert over == ann.states[0]["over"]
        assert sorted(over["ranks"])[0] == 1
        seqs = [entry["seq"] for entry in log_of(client, seat)]
        assert seqs == list(range(1, client.states[seat]["seq"] + 1)), "each row is told once, in order"

    record = server.get(f"/api/tables/{opened.id}/record")
    assert record.status_code == 200
    match = record_file.read(record.text, games.get)
    assert match.names == ["Ann", "Bob", "greedy"]
    assert match.points() == ann.states[0]["over"]["points"]
    key = bytes.fromhex(ann.states[0]["over"]["key"])
    assert commitment(key, match.header()) == commitment_shown == match.commitment
    for client in (ann, bob, onlooker):
        await client.close()


async def test_no_frame_shows_a_hidden_card_or_the_key(server: RunningServer) -> None:
    opened = server.open(me(), friend(), target=15)
    opened.sit(1)
    clients = {seat: await (opened.join(seat) if seat >= 0 else opened.join()) for seat in (0, 1, -1)}
    await play_to_end({0: clients[0], 1: clients[1]})
    for client in clients.values():
        await client.reach(clients[0].states[0]["seq"])
    record = server.get(f"/api/tables/{opened.id}/record").text
    key = record_file.read(record, games.get).key.hex()
    looked_at = 0
    for viewer, client in clients.items():
        before_the_end = [t for t, f in zip(client.texts, client.frames, strict=True) if not f.get("over")]
        assert before_the_end and not any(key in text for text in before_the_end)
        for other in {0, 1} - {viewer}:
            hands = hands_over_time(record, other)
            for frame in client.frames:
                if frame["t"] != "words" or frame["over"]:
                    continue
                view = frame["view"]
                assert view["hands"][other] is None and view["undealt"] is None
                hidden = hands[frame["seq"]] - set(view["known"][other].split())
                told = json.dumps([view, frame["ask"], frame["moves"]])
                assert not [card for card in hidden if f'"{card}"' in told or f"card:{card}" in told]
                assert not hidden & set(" ".join(v for v in strings(view)).split())
                looked_at += 1
    assert looked_at > 20


def strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [s for item in items for s in strings(item)]


async def test_what_a_seat_gets_is_what_its_view_says(server: RunningServer) -> None:
    opened = server.open(me(), bot())
    ann = await opened.join(0)
    state = await ann.turn(0)
    assert state["view"]["hands"][1] is None
    assert set(state) == {"t", "seq", "seat", "view", "ask", "waiting", "moves", "undo", "ask_undo", "log", "over"}
    assert all(set(offer) == {"move", "ids", "say"} for offer in state["moves"])
    assert state["waiting"] == [0]
    assert ann.table["seats"][1] == {"seat": 1, "kind": "bot", "level": "random", "taken": True, "online": True}
    assert ann.table["you"] == [0] and ann.table["host"] is True
    await ann.close()


async def test_an_onlooker_gets_no_moves(server: RunningServer) -> None:
    opened = server.open(me(), local())
    onlooker = await opened.join()
    assert onlooker.states[-1]["moves"] == [] and onlooker.states[-1]["undo"] is False
    assert onlooker.states[-1]["view"]["hands"] == [None, None]
    assert (await onlooker.ask("move", 0, seq=0, move="B1"))["say"]["id"] == "say-not-your-seat"
    await onlooker.close()


async def test_two_people_at_one_screen(server: RunningServer) -> None:
    opened = server.open(me(), local(), target=1)
    both = await opened.join(0, 1)
    assert both.table["you"] == [0, 1] and set(both.states) == {0, 1}
    while not both.states[0]["over"]:
        seat = both.states[0]["waiting"][0]
        assert (await both.move(seat, hands_free(await both.turn(seat))))["t"] == "ok"
        await both.until(lambda: both.states[0]["seq"] == both.states[1]["seq"])
    await both.close()


async def test_a_table_of_bots_plays_by_itself(server: RunningServer) -> None:
    opened = server.open(bot("greedy"), bot("greedy"), bot())
    onlooker = await opened.join()
    await onlooker.until(lambda: onlooker.states[-1]["over"], 20)
    assert [e["seq"] for e in log_of(onlooker, -1)] == list(range(1, onlooker.states[-1]["seq"] + 1))
    await onlooker.close()


async def test_a_refused_move_names_its_rule(server: RunningServer) -> None:
    opened = server.open(me(), local())
    both = await opened.join(0, 1)
    seat = both.states[0]["waiting"][0]
    refused = await both.move(seat, "pass")
    assert refused == {"t": "no", "id": refused["id"], "seq": 0, "rule": "O11", "say": {"id": "odin-O11", "args": {}}}
    assert (await both.move(1 - seat, "pass"))["rule"] == "O50"
    assert (await both.move(seat, "B1 R2"))["rule"] == "O8"
    nonsense = await both.move(seat, "<b>checkmate</b>")
    assert nonsense["rule"] is None and nonsense["say"]["id"] == "say-no-such-move"
    await both.close()


async def test_why_and_hint(server: RunningServer) -> None:
    opened = server.open(me(), local())
    both = await opened.join(0, 1)
    seat = both.states[0]["waiting"][0]
    hand = both.states[seat]["view"]["hands"][seat].split()
    why = await both.ask("why", seat, ids=[f"card:{hand[0]}", f"card:{hand[1]}"])
    assert why["t"] == "why" and why["rule"] in ("O8", "O14")
    assert (await both.ask("why", 1 - seat, ids=["button:pass"]))["rule"] == "O50"
    legal = await both.ask("why", seat, ids=[f"card:{hand[0]}"])
    assert legal["rule"] is None and legal["say"]["id"] == "say-no-move-fits"
    hint = await both.ask("hint", seat)
    offered = {offer["move"]: offer for offer in both.states[seat]["moves"]}
    assert hint.keys() == {"t", "id", "best"} and 1 <= len(hint["best"]) <= 3
    for advised in hint["best"]:
        assert 0 <= advised.pop("chance") <= 1 and 0 < advised.pop("share") <= 1
        assert advised == offered[advised["move"]]
    assert (await both.ask("hint", 1 - seat))["say"]["id"] == "say-not-your-turn"
    assert both.states[seat]["seq"] == 0, "asking changes nothing"
    await both.close()


async def test_a_hint_tells_no_chance_where_it_means_nothing(server: RunningServer) -> None:
    alone = await server.open(me(), game="karuba", setup=1).join(0)
    best = (await alone.ask("hint", 0))["best"]
    assert best and all("chance" not in advised for advised in best), "one who plays alone cannot but win"
    await alone.close()
    duel = await server.open(me(), local(), game="odin", target=999).join(0, 1)
    for _ in range(200):
        seat = duel.states[0]["waiting"][0]
        state = await duel.turn(seat)
        if len(state["moves"]) == 1:
            break
        await duel.move(seat, state["moves"][-1]["move"])
        await duel.reach(duel.states[seat]["seq"])
    assert (await duel.ask("hint", seat))["best"] == [{**state["moves"][0], "share": 1.0}]
    await duel.close()


@pytest.mark.parametrize("since", [0, 3, 10_000])
async def test_who_comes_back_is_told_what_was_missed(server: RunningServer, since: int) -> None:
    opened = server.open(me(), local())
    both = await opened.join(0, 1)
    for _ in range(20):
        seat = both.states[0]["waiting"][0]
        await both.move(seat, hands_free(await both.turn(seat)))
        await both.until(lambda: both.states[0]["seq"] == both.states[1]["seq"])
    seq = both.states[0]["seq"]
    again = await opened.join(0, since=since)
    expected = [entry for entry in log_of(both, 0) if entry["seq"] > since]
    assert again.states[0]["log"] == expected and again.states[0]["seq"] == seq
    await both.close()
    await again.close()
