"""Choices made at the same time and in secret: they may cross, they may be changed, and nobody sees them too early."""

from __future__ import annotations

import asyncio
import random

from running_server import Client, Frame, RunningServer, bot, friend, me


async def two_choosing(server: RunningServer) -> dict[int, Client]:
    """Two people at a table of Karuba with everything placed, and somebody looking on."""
    opened = server.open(me(), friend(), game="karuba", setup=1)
    opened.sit(1, "Bob")
    return {0: await opened.join(0), 1: await opened.join(1), -1: await opened.join()}


async def close(clients: dict[int, Client]) -> None:
    for client in clients.values():
        await client.close()


async def test_choices_that_cross_are_both_taken(server: RunningServer) -> None:
    clients = await two_choosing(server)
    first, second = await asyncio.gather(
        clients[0].ask("move", 0, seq=0, move="lay c3"), clients[1].ask("move", 1, seq=0, move="lay d4")
    )
    assert (first["t"], second["t"]) == ("ok", "ok") and {first["seq"], second["seq"]} == {1, 2}
    await clients[0].reach(2)
    view = clients[0].states[0]["view"]
    assert view["round_no"] == 2 and view["islands"][0][14] == view["islands"][1][21] != 0
    late = await clients[0].ask("move", 0, seq=1, move="lay a1")
    assert late["say"]["id"] == "say-moved-on", "the next round asks for something else"
    await close(clients)


async def test_a_choice_can_be_changed_and_changed_choices_cross_too(server: RunningServer) -> None:
    clients = await two_choosing(server)
    assert (await clients[0].move(0, "lay c3"))["t"] == "ok"
    assert clients[0].states[0]["waiting"] == [1] and clients[0].states[0]["moves"], "one may still choose anew"
    assert (await clients[0].move(0, "stay"))["t"] == "ok"
    assert clients[0].states[0]["view"]["choices"][0] == "stay"
    assert (await clients[0].ask("move", 0, seq=1, move="lay a1"))["t"] == "no", "one has moved oneself since"
    assert (await clients[1].ask("hint", 1, seq=0))["t"] == "hint"
    assert (await clients[0].ask("hint", 0))["t"] == "hint", "also for whoever has chosen already"
    assert (await clients[1].ask("why", 1, seq=1, ids=["adventurer:brown"]))["t"] == "why"
    assert (await clients[1].ask("move", 1, seq=0, move="lay d4"))["t"] == "ok"
    await clients[0].reach(3)
    assert clients[0].states[0]["view"]["islands"][0] == [0] * 30
    await close(clients)


async def test_after_a_choice_was_taken_back_one_looks_again(server: RunningServer) -> None:
    clients = await two_choosing(server)
    assert (await clients[0].move(0, "lay c3"))["t"] == "ok"
    assert (await clients[0].ask("undo", 0))["t"] == "ok"
    await clients[1].reach(2)
    for seq in (0, 1):
        assert (await clients[1].ask("move", 1, seq=seq, move="lay d4"))["say"]["id"] == "say-moved-on"
    assert (await clients[1].move(1, "lay d4"))["t"] == "ok"
    assert (await clients[0].ask("move", 0, seq=2, move="lay e5"))["t"] == "ok"
    await close(clients)


async def test_a_whole_match_chosen_at_once_with_a_bot(server: RunningServer) -> None:
    opened = server.open(me(), friend(), bot("greedy"), game="karuba", setup=1)
    opened.sit(1, "Bob")
    clients = {0: await opened.join(0), 1: await opened.join(1)}
    luck = random.Random(5)

    async def play(seat: int) -> int:
        refused = 0
        while not (state := clients[seat].states[seat])["over"]:
            if seat not in state["waiting"]:
                seq = state["seq"]
                await clients[seat].reach(seq + 1)
                continue
            move = luck.choice(state["moves"])["move"]
            refused += (await clients[seat].move(seat, move))["t"] == "no"
        return refused

    assert list(await asyncio.gather(play(0), play(1))) == [0, 0], "no choice was lost to another"
    await close(clients)


async def test_nobody_sees_a_choice_before_all_have_chosen(server: RunningServer) -> None:
    clients = await two_choosing(server)
    for cell, other in (("c3", "d4"), ("b2", "e1"), ("f5", "a4")):
        seen = {viewer: len(client.frames) for viewer, client in clients.items()}
        await clients[0].move(0, f"lay {cell}")
        answer = await clients[0].move(0, f"lay {other}")
        for viewer in (1, -1):
            await clients[viewer].reach(answer["seq"])
            shown = [frame for frame in clients[viewer].frames[seen[viewer] :] if frame["t"] == "words"]
            assert shown
            for frame in shown:
                assert frame["view"]["choices"][0] is None
                assert frame["view"]["islands"] == clients[viewer].states[viewer]["view"]["islands"]
                assert not told_cells(frame["ask"]) and not told_cells(frame["log"])
        assert clients[0].states[0]["view"]["choices"][0] == f"lay {other}", "the chooser sees it"
        await clients[1].move(1, "stay")
        for client in clients.values():
            await client.reach(answer["seq"] + 1)
    again = await clients[1].ask("move", 1, move="stay")
    assert again["t"] == "ok"
    await clients[-1].reach(again["seq"])
    assert clients[-1].states[-1]["view"]["choices"] == [None, None]
    await close(clients)


def told_cells(telling: Frame | list[Frame]) -> bool:
    """Does a telling name a cell or an adventurer?"""
    words = str(telling)
    return "cell" in words or "colour" in words or "karuba-log-stay" in words
