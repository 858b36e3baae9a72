"""Two matches that differ only in what a viewer may not see: all that he is sent of them is the same, byte by byte.

The battery compares views, refusals and logs in far more worlds; here it is the whole frames of a real server: joins
with the whole log, offers, undo flags, refusals, reasons, what a hint is thought about, and so all sizes.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from copy import copy
from dataclasses import replace

import pytest
from effort import FUZZ
from running_server import Client, Opened, RunningServer, local, me

from ludotheque import games
from ludotheque.core.game import View
from ludotheque.core.match import Match
from ludotheque.server.frames import Frames
from ludotheque.server.table import Table
from ludotheque.server.thoughts import Seen

MOVES = [0, 3, 12, *range(20, 20 * FUZZ)]
WORLDS = 40


async def played(server: RunningServer, name: str, moves: int) -> Opened:
    """A table at which so many random moves were made, unless the match was over before."""
    opened = server.open(me(), local(), game=name)
    both, luck = await opened.join(0, 1), random.Random(moves)
    for _ in range(moves):
        waiting = both.states[0]["waiting"]
        if not waiting:
            break
        answer = await both.move(waiting[0], luck.choice(both.states[waiting[0]]["moves"])["move"])
        assert answer["t"] == "ok", answer
    await both.close()
    return opened


def twin(match: Match, viewer: int) -> Match | None:
    """The same match in a world that looks alike to a viewer, before the last move and after it; None if none is."""
    game, other = match.game, match.copy()
    for seed in range(1, WORLDS):
        key = seed.to_bytes(16, "big")
        if not match.history:
            other.current = match.view(viewer).guess_world(key)
            return other
        last = match.history[-1]
        world = game.view(match.position_at(len(match.history) - 1), viewer).guess_world(key)
        if game.rules.why_not(world, last.seat, last.move) == 0:
            other.before = copy(world)
            game.rules.play(world, last.seat, last.move)
            other.current = world
            if other.view(viewer).s.tobytes() == match.view(viewer).s.tobytes():
                return other
    return None


def put_into(match: Match, here: Table, there: Table) -> None:
    """Let a table be as another one, but with this match."""
    there.matchlog.match = match
    for part in ("entries", "kept", "_own"):
        setattr(there.matchlog, part, list(getattr(here.matchlog, part)))
    there.matchlog.seq = here.matchlog.seq
    there.frames = Frames(there.matchlog)
    there.frames._narrations = list(here.frames._narrations)
    there.frames.free = here.frames.free
    there.header = replace(there.header, commitment=here.header.commitment)


async def told(opened: Opened, viewer: int, refused: list[str], seq: int) -> Iterator[str]:
    """Every frame that a viewer gets at a table: on joining, in numbers and in words, and for all that he asks."""
    client = await Client.to(opened.address, opened.id)
    tokens = [] if viewer < 0 else [opened.tokens[viewer]]
    for kind in ("state", "words"):
        await client.send({"t": "join", "tokens": tokens, "since": 0, "words": kind == "words"})
        await client.until(lambda kind=kind: any(f["t"] == kind for f in client.frames))  # type: ignore[misc]
    if viewer >= 0:
        for number, move in enumerate(refused):
            await client.ask("move", viewer, seq=seq, id=f"move-{number}", move=move)
            await client.ask("why", viewer, seq=seq, id=f"why-{number}", ids=move.split())
        await client.ask("hint", viewer, seq=seq, id="hint")
        await client.ask("propose", viewer, seq=seq, id="propose", what="undo")
        if not client.states[viewer]["undo"]:
            # Where it may be taken back, the store of the other table would lack what is to be taken back.
            await client.ask("undo", viewer, seq=seq, id="undo")
    await client.close()
    return (text.replace(opened.id, "TABLE") for text in client.texts if '"t":"hint"' not in text)


@pytest.mark.parametrize("name", games.names())
async def test_whole_frames_do_not_tell_worlds_apart_that_look_alike(
    server: RunningServer, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers, tables = server.app.state.commands.thinkers, server.app.state.commands.tables
    game, think, thought_about = games.get(name), thinkers.hint, list[Seen]()

    async def hint(view: View, by: str) -> object:
        # How far a search comes in its time differs from one to the next; what it knows may not.
        thought_about.append(Seen.of(view))
        return await think(view, by)

    monkeypatch.setattr(thinkers, "hint", hint)
    compared = 0
    for moves in MOVES:
        for viewer in (-1, 0, 1):
            here, there = await played(server, name, moves), server.open(me(), local(), game=name)
            for opened in (here, there):
                await (await opened.join()).close()
            one, other = tables.open_now[here.id], tables.open_now[there.id]
            match = one.matchlog.match
            world = None if match.over else twin(match, viewer)
            if world is None:
                continue
            assert world.current.tobytes() != match.current.tobytes()
            put_into(world, one, other)
            legal = set(match.view(viewer).legal()) if viewer >= 0 else set()
            codes = range(0, game.rules.CODES, max(1, game.rules.CODES // 12))
            refused = [game.notation(code) for code in codes if code not in legal]
            first, second = await asyncio.gather(
                *(told(opened, viewer, refused, one.matchlog.seq) for opened in (here, there))
            )
            assert list(first) == list(second), (moves, viewer)
            assert len(set(thought_about)) <= 1
            thought_about.clear()
            compared += 1
    assert compared >= 3, "at the beginning every viewer"
