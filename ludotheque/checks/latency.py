"""How long the server takes to answer while bots think: `ludotheque bench --measure latency`.

Starts a server of its own, measures it idle, sets tables going at which the strongest bots play each other, so that one
of them thinks at each table all the time, and measures again: `GET /api/games` on a line that stays open, `why` over a
WebSocket, by turns, and how late the event loop wakes up. At last it stops the server in the middle of their thoughts.
The measuring itself takes some of the processor, as people's browsers do not; so the figures are on the safe side.
"""

from __future__ import annotations

import json
import math
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any
from urllib.request import urlopen

import numpy as np
from websockets.sync.client import ClientConnection, connect

from .. import bots
from ..bots.clock import thinking_time
from .children import start
from .engines import free_port
from .ready import wait_until_ready

GAMES = ("ravens", "adventureland")
BEAT = 0.03
"""Seconds between two questions: the server does not let anybody ask much faster."""
PATIENCE = 30.0
LAG = re.compile(r'^ludotheque_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)
PEOPLE = [{"kind": "me", "name": "Ann"}, {"kind": "local", "name": "Bob"}]
ONLY_BOTS = [{"kind": "bot", "level": bots.LEVELS[-1]}] * 2


class Server:
    """A server process with an empty store, and questions to it."""

    def __init__(self, folder: str, seconds: float) -> None:
        words = ["--port", "0", "--data", folder, "--bot-pause", "0", "--think", str(seconds), "--no-build-engines"]
        self.figures = f"127.0.0.1:{free_port()}"
        words += ["--metrics-port", self.figures.rpartition(":")[2]]
        command = [sys.executable, "-u", "-m", "ludotheque", "serve", *words]
        self.process = start(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().rstrip("/\n").rpartition("/")[2]
        wait_until_ready(self.address)
        self.http = HTTPConnection(self.address)

    def ask(self, path: str, body: Any = None) -> Any:
        """A request and its answer as JSON."""
        kind = {"content-type": "application/json"}
        self.http.request("GET" if body is None else "POST", path, json.dumps(body) if body else None, kind)
        return json.loads(self.http.getresponse().read())

    def lag(self) -> dict[float, float]:
        """How often the event loop was at most so many milliseconds late since the server was started."""
        with urlopen(f"http://{self.figures}/metrics", timeout=PATIENCE) as answer:
            return {1000 * float(most): float(count) for most, count in LAG.findall(answer.read().decode())}

    def open(self, game: str, seats: Sequence[dict[str, str]]) -> dict[str, Any]:
        """A new table."""
        opened: dict[str, Any] = self.ask("/api/tables", {"game": game, "seats": list(seats), "options": {}})
        return opened

    @contextmanager
    def join(self, table: str, *tokens: str) -> Iterator[tuple[ClientConnection, int]]:
        """A line to a table, and how many moves were made there."""
        with connect(f"ws://{self.address}/ws/{table}", compression=None, proxy=None) as line:
            line.send(json.dumps({"t": "join", "tokens": tokens}))
            while (frame := json.loads(line.recv(PATIENCE)))["t"] != "state":
                pass
            yield line, frame["seq"]

    def stop(self) -> float:
        """Stop it as a system would; the seconds until it is gone."""
        before = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        return time.perf_counter() - before


def why(line: ClientConnection, number: int) -> None:
    """Ask which rule forbids something, and wait for the answer."""
    line.send(json.dumps({"t": "why", "id": str(number), "seat": 0, "seq": 0, "ids": ["card:B1", "card:R2"]}))
    frame = json.loads(line.recv(PATIENCE))
    assert frame["t"] == "why", frame


def measure(questions: dict[str, Callable[[int], object]], seconds: float) -> dict[str, list[float]]:
    """How long each question takes, in milliseconds; they are asked by turns."""
    took: dict[str, list[float]] = {name: [] for name in questions}
    until, number = time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        for name, ask in questions.items():
            number += 1
            before = time.perf_counter()
            ask(number)
            took[name].append(1000 * (time.perf_counter() - before))
            time.sleep(BEAT)
    return took


def figures(question: str, thinking: int, times: list[float]) -> dict[str, object]:
    """A row: what was asked while so many bots thought, how often, and the milliseconds that answers took."""
    middle, high = (round(float(time), 1) for time in np.percentile(times, [50, 99]))
    return {
        "question": question,
        "bots_thinking": thinking,
        "asked": len(times),
        "median_milliseconds": middle,
        "p99_milliseconds": high,
        "longest_milliseconds": round(max(times), 1),
    }


def lag_figures(thinking: int, before: dict[float, float], after: dict[float, float]) -> dict[str, object]:
    """The same for the event loop's lateness, of which a server tells how often it was below certain bounds."""
    counts = {most: after[most] - before.get(most, 0.0) for most in sorted(after)}
    total = counts[math.inf]
    middle, high, longest = (next(most for most in counts if counts[most] >= share * total) for share in (0.5, 0.99, 1))
    return {
        "question": "loop lag, at most",
        "bots_thinking": thinking,
        "asked": int(total),
        "median_milliseconds": middle,
        "p99_milliseconds": high,
        "longest_milliseconds": longest,
    }


@dataclass
class Latency:
    """What was found: a row for each question with and without bots, how fast they moved, and how the server ended."""

    rows: list[dict[str, object]]
    moves: int
    seconds_per_move: float
    stop_seconds: float = 0.0


def run(tables: int, think: float, seconds: float) -> Latency:
    """Measure a server of one's own, each state for so many seconds; raises BadInput for a wrong thinking time."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, thinking_time(think))
        try:
            found = watch(server, tables, seconds)
        finally:
            lasted = server.stop()
    found.stop_seconds = round(lasted, 2)
    return found


def watch(server: Server, count: int, seconds: float) -> Latency:
    """Measure without bots, and with one that thinks at each of so many tables."""
    own = server.open("odin", PEOPLE)
    with server.join(own["table"], own["seats"][0]["token"]) as (line, _):
        questions: dict[str, Callable[[int], object]] = {
            "GET /api/games": lambda _: server.ask("/api/games"),
            "why": lambda number: why(line, number),
        }
        before = server.lag()
        rows = [figures(name, 0, times) for name, times in measure(questions, seconds).items()]
        rows.append(lag_figures(0, before, server.lag()))
        tables = [server.open(GAMES[n % len(GAMES)], ONLY_BOTS)["table"] for n in range(count)]
        with ExitStack() as looking:
            # Bots alone move only while somebody looks.
            for table in tables:
                looking.enter_context(server.join(table))
            begun, before = time.perf_counter(), server.lag()
            rows += [figures(name, count, times) for name, times in measure(questions, seconds).items()]
            rows.append(lag_figures(count, before, server.lag()))
            lasted, moves = time.perf_counter() - begun, 0
        for table in tables:
            with server.join(table) as (_, made):
                moves += made
    return Latency(rows, moves, round(count * lasted / max(1, moves), 2))
