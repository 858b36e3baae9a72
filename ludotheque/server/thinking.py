"""Bots and hints, off the event loop. They get a view and return moves; a bot that fails is replaced for that move.

A thought has a thread of its own. Searches run in slices without the interpreter lock and share the processor as the
system sees fit; the event loop goes before them. Whoever no longer waits for a thought stops it at once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from .. import bots
from ..bots.hint import Advice, hint
from ..core.game import View
from .settings import ServerSettings

log = logging.getLogger("ludotheque.thinking")

T = TypeVar("T")

THREADS = 32
"""More thoughts than that wait for their turn, which counts as thinking."""
NICENESS = 10
"""How far thinking steps back behind the event loop."""
LEAST_SECONDS = 0.01
"""What is left to a thought that has waited for its turn too long."""


class NoThought(Exception):
    """The bot raised, took too long or named a move that is not legal."""


def step_back() -> None:
    """Let the event loop have the processor first, where a thread can have a niceness of its own."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


class Thinkers:
    """Threads to think in."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot", initializer=step_back)
        self._stops: set[threading.Event] = set()

    async def move(self, view: View, level: str) -> int:
        """A legal move in any case: what a bot of that level likes or, if it fails, any."""

        def think(seconds: float, stop: threading.Event) -> int:
            move = bots.level(level, seconds)(view, secrets.randbits(63), stop)
            if move not in view.legal():
                raise NoThought(f"{move} is not a legal move")
            return int(move)

        try:
            return await self._apart(think, self._settings.think_seconds)
        except Exception:
            log.exception("the bot %r failed at %s", level, view.game.name)
            return bots.random(view, secrets.randbits(63))

    async def hint(self, view: View) -> list[Advice]:
        """The best few moves; raises NoThought (logged) if there is no answer."""

        def think(seconds: float, stop: threading.Event) -> list[Advice]:
            return hint(view, secrets.randbits(63), seconds, stop)

        try:
            return await self._apart(think, self._settings.hint_seconds)
        except Exception as fault:
            log.exception("there is no hint at %s", view.game.name)
            raise NoThought from fault

    async def _apart(self, think: Callable[[float, threading.Event], T], seconds: float) -> T:
        """Think in a thread for so many seconds from now on; raises TimeoutError if that takes far too long.

        The thread ends at once when whoever waits is cancelled.
        """
        asked, stop = time.monotonic(), threading.Event()
        self._stops.add(stop)

        def work() -> T:
            return think(max(LEAST_SECONDS, seconds - (time.monotonic() - asked)), stop)

        try:
            async with asyncio.timeout(seconds + self._settings.think_limit):
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            stop.set()
            self._stops.discard(stop)

    def close(self) -> None:
        """Stop every thought, and wait for none."""
        for stop in self._stops:
            stop.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
