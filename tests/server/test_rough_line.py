"""A line that cuts, stalls and delays: a move that was sent over it arrives once, and is told once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from rough import RoughLine
from running_server import Client, Opened, RunningServer, friend, hands_free, local, me, new_id

PATIENCE = 0.2
"""A client that has no answer for so long comes again; those of browsers have more of it."""


@pytest.fixture
def line(server: RunningServer) -> Iterator[RoughLine]:
    made = RoughLine(int(server.address.rpartition(":")[2]))
    yield made
    made.close()


def through(line: RoughLine, opened: Opened) -> Opened:
    """The same table by that line."""
    there = Opened(f"127.0.0.1:{line.port}", {"table": opened.id, "seats": []})
    there.tokens = opened.tokens
    return there


@pytest.mark.parametrize("trouble", ["cut", "stalled", "answer lost", "delayed"])
async def test_a_move_over_a_bad_line_arrives_once(server: RunningServer, line: RoughLine, trouble: str) -> None:
    opened = server.open(me(), local(), target=999)
    onlooker, player = await opened.join(), await through(line, opened).join(0, 1)
    old = []
    for number in range(1, 4):
        seat = player.states[0]["waiting"][0]
        frame = {"id": new_id(), "seat": seat, "seq": number - 1, "move": hands_free(player.states[seat])}
        if trouble == "delayed":
            line.delay(2 * PATIENCE)
        elif trouble != "cut":
            line.stall(up=trouble == "stalled")
        await player.send({"t": "move", **frame})
        if trouble == "cut":
            await asyncio.sleep(0.01 * (number - 1))
            line.cut()
        await asyncio.sleep(PATIENCE)
        line.delay(0.0)
        assert not player.answers(str(frame["id"])) or trouble == "cut"
        old.append(player)
        player = await through(line, opened).join(0, 1)
        await player.send({"t": "move", **frame})
        await player.until(lambda frame=frame, player=player: player.answers(str(frame["id"])))  # type: ignore[misc]
        # What was held back comes now, long after it was done.
        line.go_on()
        assert [(a["t"], a["seq"]) for a in player.answers(str(frame["id"]))] == [("ok", number)]
        await asyncio.gather(player.reach(number), onlooker.reach(number))
    told = [entry["seq"] for state in onlooker.frames if state["t"] == "words" for entry in state["log"]]
    assert told == [1, 2, 3]
    assert {a["seq"] for each in old for a in each.frames if a["t"] == "ok"} <= {1, 2, 3}
    for client in (*old, player, onlooker):
        await client.close()


async def test_a_client_may_ask_whether_the_server_is_there(server: RunningServer) -> None:
    ann = await Client.to(server.address, server.open(me(), friend()).id)
    await ann.send({"t": "ping"})
    await ann.until(lambda: ann.answers(None))
    assert ann.frames[-1]["say"]["id"] == "say-join-first"
    await ann.join([])
    await ann.send({"t": "ping"})
    await ann.until(lambda: ann.frames[-1] == {"t": "pong"})
    await ann.close()
