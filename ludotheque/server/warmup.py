"""Compiled rules before the first player of a game comes.

The first start compiles the rules of every game, which takes a while: each game in a process of its own, as many at
once as there are cores. Later starts find them on disk, and compile only the games that have changed. The server does
not wait for it: a game can be played as soon as its own rules are there.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path

import numba
from numba.core.dispatcher import Dispatcher

from .. import bots, games
from ..bots import judgement, tree
from ..core import disclosure, packing, random_play
from ..core.content import content
from ..core.match import Match
from ..core.rule import INTERPRETED, cache_folder, is_used, machine, short_hash
from .thoughts import Minds

log = logging.getLogger("ludotheque.warmup")

MOVES = 12


def load_for_tables(name: str) -> None:
    """Use everything of a game that a table needs, so that it is compiled, or loaded, now and not later."""
    _play([bots.random], name)


def load_for_thinking(name: str) -> None:
    """Use everything of a game that thinking needs, so that it is compiled, or loaded, now and not later."""
    if not INTERPRETED:
        _play([bots.level(level, seconds=0.01) for level in bots.LEVELS], name)


def _play(players: Sequence[bots.Bot], name: str) -> None:
    game = games.get(name)
    match = Match.new(game, game.seats[0], {})
    for number in range(MOVES):
        if match.over:
            break
        seat = match.waiting()[0]
        view = match.view(seat)
        move = players[number % len(players)](view, number)
        game.packer().view(match.current, seat)
        match.made(move, seat)
        view.why([])
        match.play_code(move, seat)
        match.may_undo(seat)
        match.still_asked(seat, number)
    match.points()


def _ready(name: str) -> Path:
    """The mark that everything of a game that a table needs lies compiled on disk."""
    game = games.get(name)
    record = str(numba.from_dtype(game.record.dtype))
    homes = (random_play, disclosure, packing, judgement, tree, game.rules, game.evaluation)
    rules = [value for home in homes for value in vars(home).values() if isinstance(value, Dispatcher)]
    digests = sorted({content(rule.py_func, record).digest for rule in rules})
    return cache_folder() / f"{name}-{short_hash(machine())}-{short_hash(digests)}.ready"


def compile_game(name: str) -> None:
    """Have the rules of a game compiled on disk, and leave the mark."""
    load_for_thinking(name)
    ready = _ready(name)
    with suppress(OSError):
        ready.parent.mkdir(parents=True, exist_ok=True)
        ready.touch()


def _compile_apart(name: str, note: Callable[[subprocess.Popen[bytes]], None] = lambda _: None) -> str:
    """Compile a game in a process of its own, which is noted."""
    program = f"from ludotheque.server.warmup import compile_game; compile_game({name!r})"
    process = subprocess.Popen([sys.executable, "-c", program])
    note(process)
    if process.wait() != 0:
        raise subprocess.CalledProcessError(process.returncode, process.args)
    return name


def compile_aloud() -> None:
    """Compile the games that are not compiled yet, and say so on stderr, since it takes a while."""
    missing = [] if INTERPRETED else [game.name for game in games.all_games() if not is_used(_ready(game.name))]
    if not missing:
        return
    print("Compiling the rules, once after every change of them:", end="", file=sys.stderr, flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as at_once:
        runs = [at_once.submit(_compile_apart, name) for name in missing]
        for count, done in enumerate(as_completed(runs), 1):
            print(f" {done.result()} ({count} of {len(runs)})", end="", file=sys.stderr, flush=True)
    print(", done", file=sys.stderr, flush=True)


class Setup:
    """Which games can be played; the others are set up in the background, game by game."""

    def __init__(self, ready: Iterable[str] = ()) -> None:
        self.ready = frozenset(ready)
        self._threads = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="setup")
        self._compiling: set[subprocess.Popen[bytes]] = set()
        self._closed = False

    async def run(self, workers: Minds) -> None:
        """Set all games up: each first here, since people wait for their tables, then for thinking there."""
        one_by_one = asyncio.Lock()
        await asyncio.gather(*(self._set_up_both(game.name, workers, one_by_one) for game in games.all_games()))
        # Modules and compiled rules stay for good: the collector need not look through them again and again.
        gc.freeze()

    async def _set_up_both(self, name: str, workers: Minds, one_by_one: asyncio.Lock) -> None:
        loop = asyncio.get_running_loop()
        loaded = asyncio.Event()

        def heard(_: object) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(loaded.set)

        if await loop.run_in_executor(self._threads, self._set_up, name) is not None:
            self.ready |= {name}
            # A thought that somebody waits for need not wait for the games of all others.
            async with one_by_one:
                workers.load(name, heard)
                await loaded.wait()

    def close(self) -> None:
        """Leave it at that."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in list(self._compiling):
            process.kill()

    def _set_up(self, name: str) -> str | None:
        """Have a game compiled and loaded; its name, or None (logged) if that fails."""
        try:
            if not INTERPRETED:
                if not is_used(_ready(name)):
                    log.warning("the rules of %s are being compiled, once after every change of them", name)
                    _compile_apart(name, self._compiling.add)
                    log.warning("the rules of %s are compiled", name)
                load_for_tables(name)
        except Exception:
            if not self._closed:
                log.exception("the rules of %s cannot be set up", name)
            return None
        return name


def warm_up() -> None:
    """Everything compiled and loaded, for every game; the interpreter has nothing to compile."""
    if INTERPRETED:
        return
    compile_aloud()
    for game in games.all_games():
        load_for_tables(game.name)
