"""How long the server takes to answer while bots think: `python -m ludotheque.lab.lag`.

Starts a server of its own, measures it idle, sets tables going at which the strongest bots play each other, so that one
of them thinks at each table all the time, and measures again: `GET /api/games` on a line that stays open, and `why`
over a WebSocket, by turns. At last it stops the server in the middle of their thoughts. The measuring itself takes some
of the processor, as people's browsers do not; so the figures are on the safe side.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any

import numpy as np
from websockets.sync.client import ClientConnection, connect

from .. import bots
from ..bots.clock import thinking_time

GAMES = ("ravens", "adventureland")
BEAT = 0.03
"""Seconds between two questions: the server does not let anybody ask much faster."""
PATIENCE = 30.0
PEOPLE = [{"kind": "me", "name": "Ann"}, {"kind": "local", "name": "Bob"}]
ONLY_BOTS = [{"kind": "bot", "level": bots.LEVELS[-1]}] * 2


class Server:
    """A server process with an empty store, and questions to it."""

    def __init__(self, folder: str, seconds: float) -> None:
        words = ["--port", "0", "--data", folder, "--bot-pause", "0", "--think", str(seconds)]
        command = [sys.executable, "-u", "-m", "ludotheque.server", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().rstrip("/\n").rpartition("/")[2]
        self.http = HTTPConnection(self.address)

    def ask(self, path: str, body: Any = None) -> Any:
        """A request and its answer as JSON."""
        kind = {"content-type": "application/json"}
        self.http.request("GET" if body is None else "POST", path, json.dumps(body) if body else None, kind)
        return json.loads(self.http.getresponse().read())

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


def told(title: str, took: dict[str, list[float]]) -> None:
    """Print a line for each question."""
    for name, times in took.items():
        middle, high = np.percentile(times, [50, 99])
        figures = f"{middle:7.1f} {high:7.1f} {max(times):7.1f}"
        print(f"{title:<16} {name:<15} {len(times):>6} {figures}", flush=True)


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m ludotheque.lab.lag", description="Answers while bots think.")
    parser.add_argument("--tables", type=int, default=8, help="tables at which a bot thinks all the time")
    parser.add_argument("--think", type=float, default=bots.THINKING_SECONDS, help="seconds a bot thinks")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, thinking_time(args.think))
        try:
            watch(server, args.tables, args.seconds)
        finally:
            print(f"stopped in {server.stop():.2f} s")


def watch(server: Server, count: int, seconds: float) -> None:
    """Measure without bots, and with one that thinks at each of so many tables."""
    own = server.open("odin", PEOPLE)
    with server.join(own["table"], own["seats"][0]["token"]) as (line, _):
        questions: dict[str, Callable[[int], object]] = {
            "GET /api/games": lambda _: server.ask("/api/games"),
            "why": lambda number: why(line, number),
        }
        print(f"{'':<16} {'':<15} {'asked':>6} {'median':>7} {'p99':>7} {'max ms':>7}")
        told("nobody thinks", measure(questions, seconds))
        tables = [server.open(GAMES[n % len(GAMES)], ONLY_BOTS)["table"] for n in range(count)]
        begun = time.perf_counter()
        told(f"{count} bots think", measure(questions, seconds))
        lasted, moves = time.perf_counter() - begun, 0
        for table in tables:
            with server.join(table) as (_, made):
                moves += made
        print(f"{moves} moves, one in {count * lasted / max(1, moves):.2f} s at each table")


if __name__ == "__main__":
    main()
