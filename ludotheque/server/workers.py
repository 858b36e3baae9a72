"""The processes that think for a server. One that dies is replaced, and what it was thinking about is told as lost."""

from __future__ import annotations

import itertools
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import IO

from . import thoughts
from .thoughts import Heard, Load, Progress, Request, Stop

log = logging.getLogger("ludotheque.workers")

PROGRAM = (sys.executable, "-m", "ludotheque.server.thinker")
MOST_PROCESSES = 4
SHORT_LIFE = 5.0
"""A process that lives no longer is not replaced at once, and ever later."""
LONGEST_PAUSE = 30.0


def usual_processes() -> int:
    """One for each core but one, which is the event loop's."""
    return max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) - 1))


class Worker:
    """One process, with a thread that writes to it and one that reads from it."""

    def __init__(self, program: Sequence[str], ended: Callable[[Worker], None], pause: float) -> None:
        self.born = time.monotonic() + pause
        self.process: subprocess.Popen[bytes] | None = None
        self._program, self._ended = program, ended
        self._heard: dict[int, Heard] = {}
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        threading.Thread(target=self._live, args=(pause,), name="worker", daemon=True).start()

    @property
    def busy(self) -> int:
        """How many thoughts it has."""
        return len(self._heard)

    def ask(self, request: Request, heard: Heard) -> bool:
        """Ask for something; False if it is too late for that."""
        with self._lock:
            if self._over.is_set():
                return False
            self._heard[request.id] = heard
        self._requests.put(request)
        return True

    def stop(self, id: int) -> None:
        """Nobody waits for this thought any more; its reply is still told."""
        self._requests.put(Stop(id))

    def kill(self) -> None:
        """End the process at once."""
        self._over.set()
        if self.process is not None:
            self.process.kill()
        self._requests.put(None)

    def _live(self, pause: float) -> None:
        if not self._over.wait(pause):
            # In a group of its own: what a terminal sends to the server is the server's business.
            self.process = subprocess.Popen(
                self._program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, process_group=0
            )
            assert self.process.stdin is not None and self.process.stdout is not None
            threading.Thread(target=self._write, args=(self.process.stdin,), name="worker-writer", daemon=True).start()
            self._read(self.process.stdout)
            self.process.kill()
            self.process.wait()
        with self._lock:
            self._over.set()
            lost = list(self._heard.values())
            self._heard.clear()
        self._requests.put(None)
        self._ended(self)
        for heard in lost:
            heard(None)

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:
            while (request := self._requests.get()) is not None:
                thoughts.send(pipe, request)

    def _read(self, pipe: IO[bytes]) -> None:
        while not self._over.is_set() and (data := thoughts.receive(pipe)) is not None:
            reply = thoughts.decode_reply(data)
            last = not isinstance(reply, Progress)
            heard = self._heard.pop(reply.id, None) if last else self._heard.get(reply.id)
            if heard is not None:
                heard(reply)


class Workers:
    """So many processes, started when they are first needed."""

    def __init__(self, processes: int = 0, program: Sequence[str] = PROGRAM) -> None:
        self.processes = processes or usual_processes()
        self._program = program
        self._lock = threading.Lock()
        self._workers: list[Worker] = []
        self._numbers = itertools.count(1)
        self._games: list[str] = []
        self._pause = 0.0
        self._closed = False

    def new_id(self) -> int:
        """A number for a request."""
        return next(self._numbers)

    def start(self) -> None:
        """Have all processes running."""
        with self._lock:
            while len(self._workers) < self.processes and not self._closed:
                worker = Worker(self._program, self._replace, self._pause)
                self._workers.append(worker)
                for game in self._games:
                    worker.ask(Load(self.new_id(), game), lambda _: None)

    def ask(self, request: Request, heard: Heard) -> Worker | None:
        """Ask the process that has the least to do; None once all are closed."""
        while not self._closed:
            self.start()
            with self._lock:
                worker = min(self._workers, key=lambda each: each.busy, default=None)
            if worker is not None and worker.ask(request, heard):
                return worker
        return None

    def load(self, game: str, heard: Heard) -> None:
        """Have a game at hand in every process; each tells when it has it."""
        self.start()
        with self._lock:
            self._games.append(game)
            workers = list(self._workers)
        for worker in workers:
            if not worker.ask(Load(self.new_id(), game), heard):
                heard(None)

    def _replace(self, ended: Worker) -> None:
        with self._lock:
            self._workers.remove(ended)
            if self._closed:
                return
            lived = time.monotonic() - ended.born
            self._pause = 0.0 if lived > SHORT_LIFE else min(LONGEST_PAUSE, 2 * self._pause + 0.5)
        code = None if ended.process is None else ended.process.returncode
        log.error("a thinking process ended with %s after %.1f seconds and is replaced", code, lived)
        self.start()

    def close(self) -> None:
        """End all processes at once."""
        with self._lock:
            self._closed = True
            workers = list(self._workers)
        for worker in workers:
            worker.kill()
