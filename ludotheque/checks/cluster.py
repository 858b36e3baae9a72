"""A whole cluster on this machine: PostgreSQL, NATS, three servers, two thinkers, HAProxy. `make cluster` runs it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from http.client import HTTPConnection

from ..server.processes import environment
from ..server.settings import ServerSettings
from ..server.warmup import compile_aloud
from .children import start, stop_in_order
from .engines import Nats, Postgres, Proxy, free_port

SERVERS, THINKERS = 3, 2
START_SECONDS = 120.0

NEXT_STEPS = """
The library is open at http://127.0.0.1:{port}/ (stop it with Ctrl-C).

| part | here | at home in docs/operations.md |
| proxy | HAProxy on port {port}, hashes the table's id | deploy/haproxy.cfg, with TLS |
| servers | ports {ports} | `ludotheque serve --processes N` on each machine |
| thinkers | {thinkers} processes | `ludotheque think` on any machine |
| bus | {bus} | a NATS server, or three |
| store | {store} | a PostgreSQL server that you back up |

Kill any one of them and go on playing. `make chaos` does so, and counts.
"""


FEW_GAMES = """
from ludotheque import cli, games

games.packages = lambda: {{name: f"ludotheque.games.{{name}}" for name in {names!r}}}
cli.main()
"""
"""The program with some of its games: it starts sooner."""


class Part:
    """A process of ours that can be killed and started again; it has all games, or those that are named."""

    def __init__(self, command: str, settings: ServerSettings, quiet: bool = True, few: Sequence[str] = ()) -> None:
        self.settings = settings
        program = ["-c", FEW_GAMES.format(names=tuple(few))] if few else ["-m", "ludotheque"]
        self._command = [sys.executable, *program, command]
        self._errors = subprocess.DEVNULL if quiet else None
        self.start()

    def start(self) -> None:
        """Start it; whether one can play there already is another matter."""
        self.process = start(
            self._command,
            env=environment(self.settings),
            stdout=subprocess.PIPE,
            stderr=self._errors,
            process_group=0,
        )
        self._begun = False

    def await_first_line(self) -> None:
        """Wait until it says that it is there."""
        assert self.process.stdout is not None
        if not self._begun:
            self._begun = bool(self.process.stdout.readline())

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, and wait until it is gone."""
        self.process.send_signal(how)
        self.process.wait(60)

    def end(self) -> None:
        """Have it gone, whatever it takes."""
        with suppress(ProcessLookupError):
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def is_ready(port: int) -> bool:
    """Can one play at the server on this port?"""
    line = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        line.request("GET", "/api/ready")
        return line.getresponse().status == 200
    except OSError:
        return False
    finally:
        line.close()


def until(true: Callable[[], bool], seconds: float = START_SECONDS) -> None:
    """Wait for something to be so; raises TimeoutError."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.1)


class Cluster:
    """All parts, running; close it in the end."""

    def __init__(self, settings: ServerSettings, port: int = 0, quiet: bool = True, few: Sequence[str] = ()) -> None:
        compile_aloud()
        self._stack = ExitStack()
        try:
            self._start(settings, port, quiet, few)
        except BaseException:
            self.close()
            raise

    def _start(self, settings: ServerSettings, port: int, quiet: bool, few: Sequence[str]) -> None:
        self.postgres = Postgres()
        self._stack.callback(self.postgres.remove)
        self.nats = Nats()
        self._stack.callback(self.nats.stop)
        base = replace(settings, store=self.postgres.url, bus=self.nats.url, far_thinkers=True, thinkers=1)
        self.servers, self.thinkers = list[Part](), list[Part]()
        for _ in range(SERVERS):
            self.servers.append(Part("serve", replace(base, port=free_port()), quiet, few))
            self._stack.callback(self.servers[-1].end)
        for _ in range(THINKERS):
            self.thinkers.append(Part("think", base, quiet, few))
            self._stack.callback(self.thinkers[-1].end)
        self.proxy = Proxy([server.settings.port for server in self.servers], port)
        self._stack.callback(self.proxy.stop)
        self.until_ready()

    def until_ready(self) -> None:
        """Wait until the thinkers are there and every server, and the proxy, lets people play."""
        for thinker in self.thinkers:
            thinker.await_first_line()
        for port in [*(server.settings.port for server in self.servers), self.proxy.port]:
            until(lambda port=port: is_ready(port))  # type: ignore[misc]

    def close(self) -> None:
        """Stop everything, and delete what was kept."""
        self._stack.close()


def main() -> None:
    """Run a cluster until Ctrl-C."""
    stop_in_order()
    print("Starting PostgreSQL, NATS, three servers, two thinkers and the proxy", flush=True)
    cluster = Cluster(
        ServerSettings(log_level="warning", trusted_proxies="127.0.0.1"),
        int(os.environ.get("PORT", "8000")),
        quiet=False,
    )
    try:
        told = NEXT_STEPS.format(
            port=cluster.proxy.port,
            ports=", ".join(str(server.settings.port) for server in cluster.servers),
            thinkers=len(cluster.thinkers),
            bus=cluster.nats.url,
            store=cluster.postgres.url,
        )
        print(told, flush=True)
        with suppress(KeyboardInterrupt):
            threading.Event().wait()
    finally:
        cluster.close()


if __name__ == "__main__":
    main()
