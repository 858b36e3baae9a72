"""The client reads states as the library tells them in words: views, asks, offers and log lines of every game."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque import bots, games
from ludotheque.core.describe import describe
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.records import ONLOOKER, copy
from ludotheque.server.wire import LogEntry, LogEntryWords, Move, StateFrame, encode, encode_raw

ROOT = Path(__file__).parents[2]
MOVES = 60


def samples(game: Game, seats: int, options: dict[str, int]) -> list[dict[str, Any]]:
    """States of a random match for every viewer, packed and in words."""
    match = Match.new(game, seats, options, key=bytes(15) + bytes([seats]))
    found = []
    for step in range(MOVES):
        if match.over:
            break
        seat = match.waiting()[step % len(match.waiting())]
        move = bots.random(match.view(seat), step)
        before = copy(match.current)
        match.play_code(move, seat)
        viewer = step % (seats + 1) - 1
        found.append(sample(match, before, seat, move, viewer))
    return found


def sample(match: Match, before: Any, seat: int, move: int, viewer: int) -> dict[str, Any]:
    game, view = match.game, match.view(viewer)
    said = game.packer().narrations(before, seat, move, match.current)[viewer + 1]
    packed = view.packed()
    log = encode_raw([LogEntry(1, seat, said)])
    frame = StateFrame(1, viewer, packed.record, packed.facts, packed.words, False, log, None)
    legal = view.legal() if viewer != ONLOOKER else []
    words = {
        "view": view.as_dict(),
        "ask": view.ask(),
        "waiting": view.waiting(),
        "moves": [Move(game.notation(code), game.elements(code), view.offer(code)) for code in legal],
        "log": [LogEntryWords(1, seat, game.narrate(before, seat, move, match.current, viewer))],
    }
    return {"frame": frame, "words": words}


def every_game() -> list[dict[str, Any]]:
    described = []
    for game in (game for name in games.names() for game in games.versions(name)):
        found = []
        for seats in range(game.seats[0], game.seats[1] + 1):
            found += samples(game, seats, {})
            most = {o.name: max(o.words.values()) for o in game.options if o.seats[0] <= seats <= o.seats[1]}
            found += samples(game, seats, most)
        described.append({"description": describe(game), "samples": found})
    return described


@pytest.mark.skipif(not (ROOT / "web" / "node_modules").exists(), reason="the client is not set up")
def test_the_client_reads_what_the_library_tells(tmp_path: Path) -> None:
    states = tmp_path / "states.json"
    states.write_bytes(encode({"games": every_game()}))
    assert len(msgspec.json.decode(states.read_bytes())["games"]) >= len(games.names())
    done = subprocess.run(
        [ROOT / "tools" / "npm", "run", "--silent", "test", "--", "decode"],
        cwd=ROOT / "web",
        env={**os.environ, "LUDOTHEQUE_STATES": str(states)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "states read as they are told" in done.stdout
