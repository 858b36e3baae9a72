"""Floods: whoever asks for as much as he can is answered or sent away, and people at other tables play on.

`make flood` does the same with 100,000 frames, and tells how long the others wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from effort import FUZZ
from running_server import RunningServer, hands_free, local, me

from ludotheque.checks.flood import KINDS, flood
from ludotheque.server.settings import ServerSettings

FRAMES = 2_000 * FUZZ


@pytest.mark.parametrize("kind", KINDS)
async def test_a_flood_is_answered_or_sent_away_and_others_play_on(
    build: Callable[..., RunningServer], kind: str
) -> None:
    server = build(ServerSettings(bot_pause=0.0, header_seconds=0.5, think_seconds=0.1, hint_seconds=0.1))
    ann = await server.open(me(), local(), target=999).join(0, 1)
    port = int(server.address.rpartition(":")[2])
    seconds = {"mutated": 60.0}.get(kind, 3.0)
    flooding = asyncio.create_task(flood(kind, port, seconds, FRAMES))
    moved = 0
    while not flooding.done() or moved < 3:
        seat = ann.states[0]["waiting"][0]
        assert (await ann.move(seat, hands_free(ann.states[seat])))["t"] == "ok"
        moved += 1
        await asyncio.sleep(0.1)
    made = flooding.result()
    assert made.wrong == [] and sum(made.counts.values()) > 10, made
    if kind == "mutated":
        assert made.counts["frames"] >= FRAMES and made.counts["closed with 4001"]
    if kind == "headers":
        assert made.counts["hung up on"]
    await ann.close()
