"""Tables in a browser are played, kept, recorded and reviewed as those at the server are: the same, entry by entry."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from effort import FUZZ

from ludotheque import bots, games
from ludotheque.bots import review
from ludotheque.core import record_file
from ludotheque.core.describe import describe
from ludotheque.core.game import Game
from ludotheque.core.match import Match, words_line
from ludotheque.core.record_file import DamagedRecord, _sealed
from ludotheque.server.frames import Frames
from ludotheque.server.matchlog import MatchLog, PendingEntry
from ludotheque.server.store import Header, row_hash
from ludotheque.server.wire import encode
from ludotheque.wasm.build import build

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "records"
MOVES = 40
UNDO_EVERY = 7


class Played:
    """A match at the server whose every entry is noted down as a browser should have it."""

    def __init__(self, game: Game, seats: int) -> None:
        self.match = Match.new(game, seats, {}, key=bytes(range(15)) + bytes([seats]))
        self.header = Header(
            f"here-{seats}",
            game.name,
            game.version,
            seats,
            self.match.options,
            self.match.key,
            self.match.commitment,
            7,
        )
        self.seats = [{"seat": seat, "kind": "local", "name": f"Ann {seat}"} for seat in range(seats)]
        self.log = MatchLog(self.header)
        self.frames = Frames(self.log)
        self.frames.free = True
        self.rows: list[dict[str, Any]] = []
        self.steps: list[dict[str, Any]] = []
        self.previous = self.header.hash()

    def play(self, moves: int) -> None:
        """Play random moves, and take one back now and then."""
        for step in range(moves):
            if self.log.match.over:
                return
            seat = self.log.match.waiting()[step % len(self.log.match.waiting())]
            if step % UNDO_EVERY == UNDO_EVERY - 1 and self.log.may_undo(seat, free=True):
                self.enter({"t": "undo", "seat": seat}, self.log.undo(seat, free=True))
                continue
            move = bots.random(self.log.match.view(seat), step)
            notation = self.log.game.notation(move)
            self.enter({"t": "move", "seat": seat, "move": notation}, self.log.move(seat, notation))

    def enter(self, command: dict[str, Any], pending: PendingEntry) -> None:
        """Append an entry, and note the command, the row and the states that follow from it."""
        before, seat = self.log.seq, pending.entry.seat
        command |= {"id": f"c{before}", "seq": before}
        self.log.append(pending)
        self.frames.append(pending.told)
        row = (self.header.id, before + 1, pending.kind, seat, pending.data, command["id"], 1000 + before)
        link = row_hash(*row, self.previous)
        names = ("match", "seq", "kind", "seat", "data", "command", "time")
        self.rows.append(dict(zip(names, row, strict=True)) | {"previous": self.previous.hex(), "hash": link.hex()})
        self.previous = link
        states = [msgspec.json.decode(self.frames.state(viewer, before)) for viewer in range(self.header.seats)]
        self.steps.append({"command": command, "states": states})

    def noted(self) -> dict[str, Any]:
        """All of it as plain data."""
        header = msgspec.to_builtins(self.header) | {"key": self.header.key.hex()}
        told = {"header": header, "header_hash": self.header.hash().hex(), "seats": self.seats}
        return told | {"rows": self.rows, "steps": self.steps}


def doctored(record: str) -> list[str]:
    """Records that are no good, each in another way."""
    lines = record.split("\n")[:-2]

    def sealed(start: str, *instead: str) -> str:
        at = next(i for i, line in enumerate(lines) if line.startswith(start))
        return _sealed([*lines[:at], *instead, *lines[at + 1 :]])

    return [
        _sealed(["ludotheque record 2", *lines[1:]]),
        sealed("seats", "seats: 02"),
        sealed("seats", "seats: 99"),
        sealed("option", "option sheep: on"),
        sealed("commitment"),
        sealed("key", "key: " + "AB" * 16),
        sealed("key", "key: " + "ab" * 16),
        sealed("moves", "Moves:"),
        sealed("1 ", "1 7 " + lines[-2].split(" ", 2)[2]),
        sealed("1 ", "1 0 xyzzy"),
        sealed("1 ", "01 0 B1"),
        sealed("2 ", *[line for line in lines if line.startswith("1 ")][:1]),
        sealed("result", "result: 0/1"),
        record[:-1],
        record + "more\n",
        record.replace("end: ", "end: 0"),
        _sealed(lines[:5]),
        "",
    ]


def told(record: str, why: bool = True) -> dict[str, Any]:
    """A record, and how Python refuses it if it does: the line and, if asked for, why."""
    try:
        record_file.read(record, games.get)
    except DamagedRecord as fault:
        return {"text": record, "fault": {"line": fault.line, **({"id": fault.fault.id} if why else {})}}
    return {"text": record}


def records(game: Game) -> list[dict[str, Any]]:
    """The kept records of a game under its rules, and bad ones made of the first."""
    kept = [path.read_text(encoding="utf-8") for path in sorted((KEPT / game.name).glob("*.txt"))]
    good = [each for each in kept if f"\nrules: {game.version}\n" in each] or [reviewed(game)["record"]]
    placed = [from_a_position(game, moves) for moves in (1, 7, 20)]
    # Of words that make no position a browser says no more than that.
    bad = [told(each, why=False) for each in misplaced(placed[0])]
    assert all("fault" in each for each in bad)
    agreed = Match.new(game, game.seats[0], {}, key=bytes(16))
    agreed.agreed = True
    return [told(each) for each in [*good, record_file.write(agreed), *doctored(good[0]), *placed]] + bad


def from_a_position(game: Game, moves: int) -> str:
    """The record of a match that goes on from the position after so many moves of another one."""
    first = Match.new(game, game.seats[1], {}, key=bytes(range(16)))
    play_on(first, moves)
    match = Match.from_position(game, first.position(), key=bytes(range(1, 17)))
    play_on(match, moves)
    return record_file.write(match)


def play_on(match: Match, moves: int) -> None:
    """Play random moves, as long as there are any."""
    for step in range(moves):
        if match.over:
            return
        seat = match.waiting()[step % len(match.waiting())]
        match.play_code(bots.random(match.view(seat), step), seat)


def misplaced(record: str) -> list[str]:
    """Records that begin from what is no position."""
    lines = record.split("\n")[:-2]
    at = next(i for i, line in enumerate(lines) if line.startswith("position: "))
    words = json.loads(lines[at].removeprefix("position: "))
    wrong = [
        "sheep",
        "[1]",
        words_line({**words, "sheep": 1}),
        words_line({name: value for name, value in words.items() if name != "turn"}),
        words_line({**words, "turn": "sheep"}),
        words_line({**words, "seats": int(words["seats"]) - 1}),
    ]
    return [_sealed([*lines[:at], f"position: {each}", *lines[at + 1 :]]) for each in wrong]


def reviewed(game: Game) -> dict[str, Any]:
    """A short match and its review."""
    match = Match.new(game, max(2, game.seats[0]), {}, key=bytes(16))
    step = 0
    while not match.over and step < 12:
        seat = match.waiting()[0]
        match.play_code(bots.greedy(match.view(seat), step) if step % 2 else bots.random(match.view(seat), step), seat)
        step += 1
    return {"record": record_file.write(match), "review": review.as_words(review.review(match), game)}


def sample(game: Game, seats: list[int]) -> dict[str, Any]:
    """All that is compared for a game."""
    matches = []
    for count in seats:
        played = Played(game, count)
        played.play(MOVES)
        if not played.log.match.over:
            played.enter({"t": "propose", "seat": 0, "what": "end"}, played.log.note(0, "end"))
        matches.append(played.noted())
    return {
        "description": describe(game),
        "module": str(build(game)),
        "matches": matches,
        "records": records(game),
        "reviews": [reviewed(game)],
    }


def compare(samples: list[dict[str, Any]], folder: Path) -> None:
    """Let the client do the same."""
    path = folder / "local.json"
    path.write_bytes(encode(samples))
    done = subprocess.run(
        [ROOT / "tools" / "npm", "run", "--silent", "test", "--", "local"],
        cwd=ROOT / "web",
        env={**os.environ, "LUDOTHEQUE_LOCAL": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:]
    assert done.stdout.count("says what one at the server says") >= len(samples)


@pytest.mark.skipif(not (ROOT / "web" / "node_modules").exists(), reason="the client is not set up")
def test_a_table_in_the_browser_is_as_one_at_the_server(tmp_path: Path) -> None:
    compare([sample(games.get("odin"), [2, 3])], tmp_path)


@pytest.mark.skipif(FUZZ == 1, reason="make offline does this")
def test_every_game_under_every_version_is_as_at_the_server(tmp_path: Path) -> None:
    every = [game for name in games.names() for game in games.versions(name)]
    compare([sample(game, list(range(game.seats[0], game.seats[1] + 1))) for game in every], tmp_path)
