"""Several servers on one machine: each a process on a port of its own, started anew when it ends."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from dataclasses import asdict, replace
from types import FrameType

from ..core.errors import bad
from .configuration import FILE_VARIABLE, declared
from .settings import ServerSettings
from .warmup import compile_aloud

log = logging.getLogger("ludotheque.processes")

PROGRAM = (sys.executable, "-m", "ludotheque", "serve")
PAUSE = 1.0
"""A server that ended is started again no sooner."""
PARTING_SECONDS = 10.0
"""A server that does not stop by then is killed."""


def settings_of(number: int, settings: ServerSettings) -> ServerSettings:
    """The settings of one of several servers, from 0."""
    ports = {name: getattr(settings, name) for name in ("port", "metrics_port")}
    return replace(settings, processes=1, **{name: port and port + number for name, port in ports.items()})


def environment(settings: ServerSettings) -> dict[str, str]:
    """An environment that says these settings; there a password is safer than on a command line."""
    known = {setting.variable for setting in declared().values()} | {FILE_VARIABLE}
    said = {declared()[name].variable: str(value) for name, value in asdict(settings).items()}
    return {name: value for name, value in os.environ.items() if name not in known} | said


class Supervisor:
    """Keeps so many servers running until it is told to stop."""

    def __init__(self, settings: ServerSettings) -> None:
        self._environments = [environment(settings_of(n, settings)) for n in range(settings.processes)]
        self._running: list[subprocess.Popen[bytes]] = []
        self._stopping = False

    def run(self) -> None:
        """Start them, and start those anew that end."""
        for how in (signal.SIGTERM, signal.SIGINT):
            signal.signal(how, self._stop)
        self._running = [self._start(env) for env in self._environments]
        while not self._stopping:
            time.sleep(PAUSE)
            for number, server in enumerate(self._running):
                if server.poll() is not None and not self._stopping:
                    log.error("server %d ended with %s and is started again", number, server.returncode)
                    self._running[number] = self._start(self._environments[number])
        until = time.monotonic() + PARTING_SECONDS
        for server in self._running:
            try:
                server.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                server.kill()

    def _start(self, env: dict[str, str]) -> subprocess.Popen[bytes]:
        # In a group of its own: what a terminal sends comes to it from here, once.
        return subprocess.Popen(PROGRAM, env=env, process_group=0)

    def _stop(self, *_: int | FrameType | None) -> None:
        self._stopping = True
        for server in self._running:
            server.terminate()


def supervise(settings: ServerSettings) -> None:
    """Run several servers until told to stop; raises BadInput if they could not hear of each other."""
    if not settings.bus:
        raise bad("processes")
    compile_aloud()
    Supervisor(settings).run()
