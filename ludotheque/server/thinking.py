"""Bots, off the event loop. They get a view and return a move; one that fails is replaced for that move."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from concurrent.futures import ThreadPoolExecutor

from .. import bots
from ..core.game import View

log = logging.getLogger("ludotheque.thinking")


class NoThought(Exception):
    """The bot raised, took too long or named a move that is not legal."""


def _think(level: str, view: View, seed: int) -> int:
    move = bots.level(level)(view, seed)
    if move not in view.legal():
        raise NoThought(f"{move} is not a legal move")
    return int(move)


class Thinkers:
    """Threads to think in. Rules run without the interpreter lock, so the event loop goes on meanwhile."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._pool = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")

    async def think(self, view: View, level: str) -> int:
        """The move that a bot of that level likes; raises NoThought (logged) if there is none within the limit."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._limit):
                return await loop.run_in_executor(self._pool, _think, level, view, secrets.randbits(63))
        except Exception as fault:
            log.exception("the bot %r failed at %s", level, view.game.name)
            raise NoThought(level) from fault

    async def move(self, view: View, level: str) -> int:
        """A legal move in any case: what the bot likes or, if it fails, any."""
        try:
            return await self.think(view, level)
        except NoThought:
            return bots.random(view, secrets.randbits(63))

    def close(self) -> None:
        """Wait for nobody."""
        self._pool.shutdown(wait=False, cancel_futures=True)
