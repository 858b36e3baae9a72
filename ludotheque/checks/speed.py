"""Speed, measured: random matches by every engine but a GPU, the time of a copy, cold and warm starts."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .. import bots, games
from ..bots.search import Search
from ..core.game import Game, View
from ..core.match import Match
from ..core.random_play import random_matches
from ..core.rule import rule
from ..core.text import Text, text
from ..wasm.build import build
from .interpreter import interpreted

SEARCHED_DECISIONS = 8
LONGEST_SAMPLE = 1000


@rule
def copies(states: npt.NDArray[Any], count: int) -> int:
    """Copy a position back and forth, changing it in between so that no copy can be left out; return a checksum."""
    for i in range(count):
        states[0] = states[1]
        states[0].draws += i
        states[1] = states[0]
    return int(states[1].draws)


def before_start(game: Game, seats: int) -> npt.NDArray[Any]:
    """Two records, the second being a match with the default options before its start."""
    states = game.record.blank(2)
    states[1] = game.unstarted(seats, game.read_options(seats, {}))
    return states


def _play(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Moves and matches a second of processor time, which is what one core does, whoever else uses the machine."""
    states, moves = before_start(game, seats), np.empty(game.rules.CODES, dtype=np.int64)
    rng = np.array([seats, 1, 0], dtype=np.uint64)
    random_matches(states, rng, moves, 1)
    made, played, count = 0, 0, 1
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        made += int(random_matches(states, rng, moves, count))
        played += count
        count = min(count * 2, 1000)
    return made / spent, played / spent


def _search(game: Game, seats: int, seconds: float) -> float:
    """Iterations a second of processor time of the search, with the game's own parameters, over the course of a match.

    A match is played up to each of a few decisions, so that early and late ones count alike.
    """
    made, spent = 0, 0.0
    for number in range(SEARCHED_DECISIONS):
        search = Search(_some_view(game, seats, number), seed=number)
        search.run(10)
        begun, count = time.process_time(), 10
        while (lasted := time.process_time() - begun) < seconds / SEARCHED_DECISIONS:
            search.run(count)
            made += count
        spent += lasted
    return made / spent


def _some_view(game: Game, seats: int, number: int) -> View:
    """What a seat sees at a decision with a choice, the later in its match the higher the number."""
    match = Match.new(game, seats, {}, key=number.to_bytes(16, "big"))
    views = []
    while not match.over and len(match.history) < LONGEST_SAMPLE:
        view = match.view(match.waiting()[0])
        if len(view.legal()) > 1:
            views.append(view)
        match.play_code(bots.greedy(view, 0), view.seat)
    return views[len(views) * number // SEARCHED_DECISIONS]


def _in_node(game: Game, seats: int, seconds: float, moves: float, searched: float) -> dict[str, object]:
    """The same by the game's module in Node, and its ratio to the CPU; nothing where there is no Node."""
    node = shutil.which("node")
    if node is None:
        return {}
    views = [_some_view(game, seats, number) for number in range(SEARCHED_DECISIONS)]
    task = {
        "module": str(build(game)),
        "seconds": seconds,
        "seats": seats,
        "unstarted": _base64(before_start(game, seats)[1].tobytes()),
        "views": [(_base64(view.s.tobytes()), view.seat) for view in views],
    }
    program = [node, str(Path(__file__).with_name("wasm.mjs"))]
    found = json.loads(
        subprocess.run(program, input=json.dumps(task).encode(), stdout=subprocess.PIPE, check=True).stdout
    )
    return {
        "wasm_moves_per_second": round(found["moves"]),
        "wasm_moves_ratio": round(found["moves"] / moves, 2),
        "wasm_search_iterations_per_second": round(found["iterations"]),
        "wasm_search_ratio": round(found["iterations"] / searched, 2),
    }


def _base64(data: bytes) -> str:
    return b64encode(data).decode()


def _copy_nanoseconds(game: Game, seats: int) -> float:
    states = before_start(game, seats)
    copies(states, 10)
    count = 1_000_000
    begun = time.process_time()
    copies(states, count)
    return (time.process_time() - begun) / (2 * count) * 1e9


def _start_seconds(name: str, seats: int, cache: str | None) -> float:
    """From nothing to the first legal moves in a fresh process."""
    program = f"import ludotheque; ludotheque.new_match({name!r}, seats={seats}).moves()"
    environment = {**os.environ, **({"LUDOTHEQUE_CACHE": cache} if cache else {})}
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    return time.perf_counter() - begun


def moves_per_second(name: str, seats: int, seconds: float) -> float:
    """Moves a second of random matches of the named game, by whatever runs the rules in this process."""
    return _play(games.get(name), seats, seconds)[0]


def measure(game: Game, seats: int, seconds: float, report: Callable[[Text], None]) -> dict[str, object]:
    """All figures of one game at one seat count; `report` is told what is being measured."""
    report(text("cli-bench-playing", game=game.name))
    moves, matches = _play(game, seats, seconds)
    report(text("cli-bench-searching", game=game.name))
    searched = _search(game, seats, seconds)
    report(text("cli-bench-in-node", game=game.name))
    in_node = _in_node(game, seats, seconds, moves, searched)
    report(text("cli-bench-interpreting", game=game.name))
    by_interpreter = float(interpreted("speed", f"moves_per_second({game.name!r}, {seats}, {seconds})"))
    report(text("cli-bench-starting-warm", game=game.name))
    _start_seconds(game.name, seats, None)
    warm = _start_seconds(game.name, seats, None)
    report(text("cli-bench-starting-cold", game=game.name))
    with tempfile.TemporaryDirectory() as fresh:
        cold = _start_seconds(game.name, seats, fresh)
    return {
        "game": game.name,
        "seats": seats,
        "moves_per_second": round(moves),
        "matches_per_second": round(matches),
        "search_iterations_per_second": round(searched),
        **in_node,
        "interpreter_moves_per_second": round(by_interpreter),
        "copy_nanoseconds": round(_copy_nanoseconds(game, seats), 1),
        "record_bytes": game.record.dtype.itemsize,
        "move_codes": game.rules.CODES,
        "cold_start_seconds": round(cold, 2),
        "warm_start_seconds": round(warm, 2),
    }


def run(names: list[str], seats: int | None, seconds: float, report: Callable[[Text], None]) -> list[dict[str, object]]:
    """Measure the named games, each at its `seat_count`."""
    chosen = [games.get(name) for name in names]
    return [measure(game, seat_count(game, seats), seconds, report) for game in chosen]


def seat_count(game: Game, wanted: int | None) -> int:
    """The seat count asked for or the nearest that the game allows; 4 if none was."""
    return min(max(wanted or 4, game.seats[0]), game.seats[1])
