"""Work on all cores: worker processes that take one job after another and end with the process that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar, cast

Job = TypeVar("Job")
Result = TypeVar("Result")


def cores() -> int:
    """The processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(work: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Generator[Result, None, None]:
    """Do the jobs in worker processes and yield the results as they come, in any order.

    A job is taken from `jobs` only when a worker is free for it. `work` is a function of a module; jobs and results are
    pickled. One process means this one. Whoever may leave early closes the generator, which ends the workers at once;
    a job that fails raises RuntimeError here, with the worker's traceback.
    """
    if processes == 1:
        yield from map(work, jobs)
        return
    waiting_jobs = iter(jobs)
    with _workers(work, processes) as workers:
        busy = [own for own in workers if _hand_out(own, waiting_jobs)]
        while busy:
            for own in cast(list[Connection], wait(busy)):
                yield _result(own)
                if not _hand_out(own, waiting_jobs):
                    busy.remove(own)


def _hand_out(worker: Connection, jobs: Iterator[Any]) -> bool:
    """Give the worker the next job; False if there is none left."""
    for job in jobs:
        worker.send(job)
        return True
    return False


def _result(worker: Connection) -> Any:
    try:
        done, result = worker.recv()
    except (EOFError, ConnectionResetError):
        raise RuntimeError("a worker process was ended from outside, perhaps for lack of memory") from None
    if not done:
        raise RuntimeError(f"a worker process failed:\n{result}")
    return result


@contextmanager
def _workers(work: Callable[[Any], Any], count: int) -> Iterator[list[Connection]]:
    """The ends that we hold of the pipes to so many workers, which are ended with the body."""
    context = multiprocessing.get_context("spawn")
    workers: list[BaseProcess] = []
    ends: list[Connection] = []
    try:
        with _deaf_to_interrupts():
            for _ in range(count):
                ours, theirs = context.Pipe()
                worker: BaseProcess = context.Process(target=_serve, args=(work, theirs), daemon=True)
                worker.start()
                # Only the worker holds its end now, so its end of life closes the pipe.
                theirs.close()
                workers.append(worker)
                ends.append(ours)
        yield ends
    finally:
        for worker in workers:
            worker.kill()
        for worker in workers:
            worker.join()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes that are started meanwhile never hear Ctrl-C, not even while they are still loading."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(work: Callable[[Any], Any], boss: Connection) -> None:
    """What a worker does until it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            boss.send((True, work(boss.recv())))
        except (EOFError, BrokenPipeError):
            return
        except Exception:
            boss.send((False, traceback.format_exc()))


def _end_with_parent() -> None:
    """A parent that was killed could not end its workers: each sees to it by itself, also within a long job."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
