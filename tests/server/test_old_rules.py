"""Rules that last, on the server: an old table goes on under the rules it began with, a new one gets the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from running_server import RunningServer, local, me

from ludotheque import games
from ludotheque.core import record_file


async def test_an_old_table_goes_on_and_a_new_one_plays_the_new_rules(
    build: Callable[..., RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = games.versions
    with monkeypatch.context() as then:
        # As it was before the second version of the rules came.
        then.setattr(games, "versions", lambda name: known(name)[-1:])
        server = build()
        opened = server.open(me(), local(), game="karuba", setup=1)
        client = await opened.join(0, 1)
        for seat in (0, 1):
            await client.move(seat, "lay c3")
        await client.reach(2)
        seen = client.states[0]["view"]
        await client.close()
        await asyncio.to_thread(server.stop)
    server = build()
    opened.address = server.address
    assert server.get(f"/api/tables/{opened.id}").json()["version"] == 1
    assert server.open(me(), local(), game="karuba").id
    fresh = server.open(me(), local(), game="karuba", setup=1)
    assert server.get(f"/api/tables/{fresh.id}").json()["version"] == 2
    again = await opened.join(0, 1)
    assert again.states[0]["view"] == seen
    while not again.states[0]["over"]:
        for seat in again.states[0]["waiting"]:
            moves = again.states[seat]["moves"]
            answer = await again.move(seat, moves[len(moves) // 2]["move"])
            await again.reach(answer["seq"])
    await again.close()
    match = record_file.read(server.get(f"/api/tables/{opened.id}/record").text, games.get)
    assert match.over
    assert match.game.version == 1


async def test_rules_that_are_not_here_are_told(
    build: Callable[..., RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = build()
    opened = server.open(me(), local(), game="karuba")
    await asyncio.to_thread(server.stop)
    known = games.versions
    monkeypatch.setattr(games, "versions", lambda name: known(name)[-1:])
    answer = build().get(f"/api/tables/{opened.id}")
    assert answer.status_code >= 400
    assert answer.json()["say"]["id"] == "say-table-other-rules"
