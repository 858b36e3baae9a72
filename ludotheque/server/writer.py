"""One thread that writes: whatever has gathered is committed together, and each asker is told what became of his."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

from . import metrics

W = TypeVar("W")

MOST_AT_ONCE = 512
GATHER_SECONDS = 0.02
"""While several write at once, commits begin no more often than this: one for many costs little more than one for each.
Whoever writes alone never waits."""


class Job(NamedTuple, Generic[W]):
    """Something to write, and who waits for it."""

    work: W
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


Outcome = tuple[Any, Exception | None]
"""What came of a job: its value, or why there is none."""


class Writer(Generic[W]):
    """Hands what waits to `commit`, in its own thread; `commit` returns an outcome for each and never raises."""

    def __init__(self, commit: Callable[[list[W]], Sequence[Outcome]], close: Callable[[], None]) -> None:
        self._commit, self._close = commit, close
        self._jobs: queue.SimpleQueue[Job[W] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: W) -> Any:
        """Have it written; its value, once it is durable."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(work, loop, done))
        return await done

    async def close(self) -> None:
        """Finish what was asked and let go."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going_on = True
        begun, gathered = 0.0, 0
        while going_on:
            waiting = [self._jobs.get()]
            if gathered > 1:
                time.sleep(max(0.0, begun + GATHER_SECONDS - time.monotonic()))
            while len(waiting) < MOST_AT_ONCE and not self._jobs.empty():
                waiting.append(self._jobs.get())
            going_on = None not in waiting
            jobs = [job for job in waiting if job is not None]
            begun, gathered = time.monotonic(), len(jobs)
            if jobs:
                before = time.perf_counter()
                outcomes = self._commit([job.work for job in jobs])
                metrics.COMMIT_SECONDS.observe(time.perf_counter() - before)
                metrics.COMMIT_ROWS.observe(len(jobs))
                _tell_all(list(zip(jobs, outcomes, strict=True)))
        self._close()


def _tell_all(results: list[tuple[Job[W], Outcome]]) -> None:
    for loop in {job.loop for job, _ in results}:
        # A loop that is closed has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_tell, [result for result in results if result[0].loop is loop])


def _tell(results: list[tuple[Job[W], Outcome]]) -> None:
    for job, (value, fault) in results:
        if job.done.done():
            continue
        if fault is None:
            job.done.set_result(value)
        else:
            job.done.set_exception(fault)
