"""The odd thinking process as tests see it (`odd_thinker.py`)."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path

from ludotheque.server.workers import Workers

ODD = ("ponderer", "broken", "cheating", "sleeping", "dying", "deadly", "patient")
PATIENCE = 20.0


async def soon(true: Callable[[], object]) -> None:
    """Wait for what a thread or a process does."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        await asyncio.sleep(0.005)


class Odd:
    """What the odd process does, and its ponderer, who thinks until he is stopped or let go."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._workers = Workers(1, [sys.executable, str(Path(__file__).with_name("odd_thinker.py")), str(folder)])

    def workers(self, *words: str) -> Workers:
        """The process; the words say what else is odd."""
        for word in words:
            (self.folder / word).touch()
        return self._workers

    @property
    def begun(self) -> int:
        """How many thoughts the ponderer has begun."""
        return len(list(self.folder.glob("begun-*")))

    def has_ended(self, number: int) -> bool:
        """Has the ponderer ended his thought of that number, from 1?"""
        begun = sorted(path.name for path in self.folder.glob("begun-*"))
        return (self.folder / begun[number - 1].replace("begun", "ended")).exists()

    def forget(self) -> None:
        """Begin anew for the next test."""
        self.let_go()
        until = time.monotonic() + PATIENCE
        while self.begun > len(list(self.folder.glob("ended-*"))) and time.monotonic() < until:
            time.sleep(0.01)
        for path in self.folder.iterdir():
            path.unlink()

    def let_go(self) -> None:
        """Let the ponderer move."""
        (self.folder / "go").touch()

    def hold(self) -> None:
        """Let him think again."""
        (self.folder / "go").unlink()

    async def at_work(self, count: int) -> None:
        """Wait until he has begun so many thoughts."""
        await soon(lambda: self.begun >= count)

    def close(self) -> None:
        """End the process."""
        self._workers.close()
