"""Twice, late, out of order, from several processes; undo; bots that fail."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from typing import Any, get_args

from running_server import (
    Client,
    Frame,
    Opened,
    RunningServer,
    bot,
    friend,
    hands_free,
    local,
    me,
    new_id,
    play_to_end,
)

from ludotheque.server import wire
from ludotheque.server.sqlite_file import FILE_NAME

Build = Callable[..., RunningServer]


def rows_of(server: RunningServer, table: str) -> list[tuple[Any, ...]]:
    db = sqlite3.connect(server.data / FILE_NAME)
    rows = db.execute(
        "SELECT seq, kind, seat, data, command FROM log WHERE match = ? ORDER BY seq", (table,)
    ).fetchall()
    db.close()
    return rows


async def step(client: Client) -> Frame:
    """One move of whoever is to move, by a client with all seats."""
    states = client.states.values()
    await client.until(lambda: len({state["seq"] for state in states}) == 1)
    seat = client.states[0]["waiting"][0]
    return await client.move(seat, hands_free(await client.turn(seat)))


def test_every_command_has_one_handler_and_only_a_hint_is_slow(server: RunningServer) -> None:
    kinds = server.app.state.commands.kinds
    assert set(kinds) == set(get_args(wire.Command))
    assert [kind for kind, row in kinds.items() if row.slow] == [wire.AskHint]


async def test_every_command_up_to_five_times_shuffled_gives_one_log(server: RunningServer) -> None:
    luck = random.Random(7)
    opened = server.open(me(), local())
    tabs = [await opened.join(0, 1) for _ in range(3)]
    sent: list[tuple[Frame, int]] = []
    for _ in range(30):
        seat = tabs[0].states[0]["waiting"][0]
        state = await tabs[0].turn(seat)
        command = {"t": "move", "id": new_id(), "seat": seat, "seq": state["seq"], "move": hands_free(state)}
        late = [frame for frame, _ in luck.sample(sent, min(3, len(sent)))]
        copies = [command] * luck.randint(1, 5) + late * luck.randint(1, 2)
        luck.shuffle(copies)
        await asyncio.gather(*(luck.choice(tabs).send(frame) for frame in copies))
        seq = state["seq"] + 1
        for tab in tabs:
            await tab.reach(seq)
        sent.append((command, seq))
    answered: dict[str, set[tuple[str, int]]] = {}
    for tab in tabs:
        await tab.ask("why", 0, ids=[])
        for frame in tab.frames:
            if frame["t"] in ("ok", "no"):
                answered.setdefault(frame["id"], set()).add((frame["t"], frame["seq"]))
    assert answered == {command["id"]: {("ok", seq)} for command, seq in sent}
    rows = rows_of(server, opened.id)
    assert rows == [(seq, "move", c["seat"], c["move"], c["id"]) for c, seq in sent]
    for tab in tabs:
        await tab.close()


async def test_a_late_command_is_refused_and_the_state_comes_with_it(server: RunningServer) -> None:
    opened = server.open(me(), local())
    both = await opened.join(0, 1)
    await step(both)
    states = len([f for f in both.frames if f["t"] == "words"])
    for t, more in (("move", {"move": "pass"}), ("undo", {}), ("hint", {}), ("why", {"ids": []})):
        for seq in (0, 7):
            answer = await both.ask(t, 0, seq=seq, **more)
            assert answer["t"] == "no" and answer["say"]["id"] == "say-moved-on" and answer["seq"] == 1
    await both.until(lambda: len([f for f in both.frames if f["t"] == "words"]) > states)
    assert len(rows_of(server, opened.id)) == 1
    await both.close()


async def test_the_answer_comes_before_the_state(server: RunningServer) -> None:
    opened = server.open(me(), bot(), bot())
    ann = await opened.join(0)
    for _ in range(10):
        await ann.move(0, hands_free(await ann.turn(0)))
    for number, frame in enumerate(ann.frames):
        if frame["t"] == "ok":
            told = [f["seq"] for f in ann.frames[:number] if f["t"] == "words"]
            assert max(told) < frame["seq"]
    await ann.close()


async def test_restart_resumes_and_remembers_commands(build: Build) -> None:
    first = build()
    opened = first.open(me(), bot("greedy"), friend())
    opened.sit(2)
    ann, guest = await opened.join(0), await opened.join(2)
    while len(ann.answers("kept")) == 0:
        state = await ann.turn(0) if ann.states[0]["waiting"] == [0] else None
        if state:
            kept = {"id": "kept", "seq": state["seq"], "move": hands_free(state)}
            accepted = await ann.move(0, **kept)
        elif guest.states[2]["waiting"] == [2]:
            await guest.move(2, hands_free(guest.states[2]))
        await asyncio.sleep(0.01)
    await asyncio.to_thread(first.stop)
    assert await ann.closed() == 1012
    assert ann.frames[-1] == {"t": "bye", "say": {"id": "say-restarting", "args": {}}}
    seq = ann.states[0]["seq"]

    second = build()
    opened.address = second.address
    ann, guest = await opened.join(0, since=seq), await opened.join(2)
    assert (await ann.ask("move", 0, **kept)) == accepted
    assert all(entry["seq"] > seq for entry in ann.states[0]["log"])
    await play_to_end({0: ann, 2: guest})
    record = second.get(f"/api/tables/{opened.id}/record")
    assert record.status_code == 200


async def test_two_processes_on_one_store_the_loser_reloads(build: Build) -> None:
    servers = [build(), build()]
    opened = servers[0].open(me(), local(), target=15)
    clients = []
    for server in servers:
        opened.address = server.address
        clients.append(await opened.join(0, 1))
    lost = [0, 0]
    for _ in range(40):
        seat = clients[0].states[0]["waiting"][0]
        choices = [await client.turn(seat) for client in clients]
        if choices[0]["over"]:
            break
        assert choices[0]["seq"] == choices[1]["seq"]
        race = [client.ask("move", seat, move=hands_free(choices[0])) for client in clients]
        answers = await asyncio.gather(*race)
        # Whoever wins is not told to the other process; it finds out when it tries.
        assert sorted(answer["t"] for answer in answers) == ["no", "ok"], answers
        loser = [answer["t"] for answer in answers].index("no")
        assert answers[loser]["say"]["id"] == "say-moved-on"
        lost[loser] += 1
        seq = answers[1 - loser]["seq"]
        for client in clients:
            await client.reach(seq)
    assert sum(lost) > 10
    assert clients[0].states[0]["view"] == clients[1].states[0]["view"]
    rows = rows_of(servers[0], opened.id)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))


async def test_who_joins_another_process_sees_the_newest_position(build: Build) -> None:
    servers = [build(), build()]
    opened = servers[0].open(me(), local())
    here = await opened.join(0, 1)
    opened.address = servers[1].address
    there = await opened.join(0, 1)
    moved = await step(here)
    assert there.states[0]["seq"] == 0
    again = await opened.join(0, 1)
    assert again.states[0]["seq"] == moved["seq"]
    await there.until(lambda: there.states[0]["seq"] == moved["seq"])
    assert (await step(there))["t"] == "ok"
    assert (await here.ask("move", 0, seq=2, move="nonsense"))["say"]["id"] == "say-no-such-move", "it has caught up"


# Undo


async def two_people(server: RunningServer) -> tuple[Opened, dict[int, Client], int]:
    opened = server.open(me(), friend())
    opened.sit(1)
    clients = {0: await opened.join(0), 1: await opened.join(1)}
    return opened, clients, clients[0].states[0]["waiting"][0]


async def test_undo_law_a_shown_card_stays_shown(server: RunningServer) -> None:
    opened, clients, leader = await two_people(server)
    assert clients[leader].states[leader]["undo"] is False
    await clients[leader].move(leader, clients[leader].states[leader]["moves"][0]["move"])
    assert clients[leader].states[leader]["undo"] is False
    refused = await clients[leader].ask("undo", leader)
    assert refused["t"] == "no" and refused["rule"] is None and refused["say"]["id"] == "say-undo-refused"
    assert len(rows_of(server, opened.id)) == 1


async def test_undo_law_a_pass_can_be_taken_back_until_somebody_acts(server: RunningServer) -> None:
    opened, clients, leader = await two_people(server)
    other = 1 - leader
    await clients[leader].move(leader, clients[leader].states[leader]["moves"][0]["move"])
    await clients[other].turn(other)
    before = clients[other].states[other]
    await clients[other].move(other, "pass")
    assert clients[other].states[other]["undo"] is True
    await clients[leader].until(lambda: clients[leader].states[leader]["seq"] == 2)
    assert clients[leader].states[leader]["undo"] is False
    assert (await clients[leader].ask("undo", leader))["say"]["id"] == "say-undo-refused"
    undone = await clients[other].ask("undo", other, id="undo")
    assert undone == {"t": "ok", "id": "undo", "seq": 3}
    await clients[leader].until(lambda: clients[leader].states[leader]["seq"] == 3)
    after = clients[other].states[other]
    assert after["view"] == before["view"] and after["moves"] == before["moves"]
    entry = {"seq": 3, "seat": other, "says": [{"id": "say-log-undo", "args": {"player": {"seat": other}}}]}
    assert clients[leader].states[leader]["log"] == [{**entry, "to": 1}]
    assert await clients[other].ask("undo", other, id="undo", seq=2) == undone, "twice is once"
    # Once the other has acted on it, it stays.
    await clients[other].move(other, "pass")
    await clients[leader].turn(leader)
    await clients[leader].move(leader, clients[leader].states[leader]["moves"][0]["move"])
    await clients[other].turn(other)
    assert (await clients[other].ask("undo", other))["say"]["id"] == "say-undo-refused"
    assert [row[1:4] for row in rows_of(server, opened.id)][2] == ("undo", other, "1")
    onlooker = await opened.join()
    log = onlooker.states[-1]["log"]
    assert [entry["seq"] for entry in log] == list(range(1, 6)) and log[2] == {**entry, "to": 1}


async def test_against_bots_alone_one_takes_back_as_one_likes(build: Build) -> None:
    server = build()
    opened = server.open(me(), bot(), bot(), target=999)
    ann = await opened.join(0)
    start = await ann.turn(0)
    assert start["undo"] is any(entry["seat"] == 0 for entry in start["log"])
    positions = []
    for _ in range(4):
        state = await ann.turn(0)
        positions.append(state)
        await ann.move(0, hands_free(state))
    await ann.turn(0)
    for state in reversed(positions):
        assert ann.states[0]["undo"] is True
        seq = ann.states[0]["seq"] + 1
        assert (await ann.ask("undo", 0))["t"] == "ok"
        await ann.reach(seq)
        assert ann.states[0]["view"] == state["view"] and ann.states[0]["moves"] == state["moves"]
    assert ann.states[0]["undo"] is False
    assert (await ann.ask("undo", 0))["say"]["id"] == "say-undo-refused"
    await ann.move(0, hands_free(ann.states[0]))
    log = [entry for f in ann.frames if f["t"] == "words" for entry in f["log"]]
    await asyncio.to_thread(server.stop)
    opened.address = build().address
    again = await opened.join(0)
    assert again.states[0]["log"][: len(log)] == log, "told again as it was told"


async def test_nothing_is_taken_back_once_the_key_is_open(server: RunningServer) -> None:
    opened = server.open(me(), local(), target=0)
    both = await opened.join(0, 1)
    while not both.states[0]["over"]:
        await step(both)
        await both.until(lambda: both.states[0]["seq"] == both.states[1]["seq"])
    assert both.states[0]["undo"] is both.states[1]["undo"] is False
    assert (await both.ask("undo", 0))["say"]["id"] == "say-undo-over"
    await both.close()
