"""Compiled rules before the first player comes.

The first start compiles the rules of every game, which takes a while: each game in a process of its own, as many at
once as there are cores. Later starts find them on disk, and compile only the games that have changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
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

MOVES = 12


def play_a_little(name: str) -> None:
    """Use everything of a game that a table needs, so that it is compiled, or loaded, now and not later."""
    game = games.get(name)
    match = Match.new(game, game.seats[0], {})
    levels = [bots.level(name, seconds=0.01) for name in bots.LEVELS]
    for number in range(MOVES):
        if match.over:
            break
        seat = match.waiting()[0]
        match.play_code(levels[number % len(levels)](match.view(seat), number), seat)
        match.may_undo(seat)
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
    play_a_little(name)
    ready = _ready(name)
    with suppress(OSError):
        ready.parent.mkdir(parents=True, exist_ok=True)
        ready.touch()


def _compile_apart(name: str) -> str:
    program = f"from ludotheque.server.warmup import compile_game; compile_game({name!r})"
    subprocess.run([sys.executable, "-c", program], check=True)
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


def warm_up() -> None:
    """Everything compiled and loaded, for every game; the interpreter has nothing to compile."""
    if INTERPRETED:
        return
    compile_aloud()
    for game in games.all_games():
        play_a_little(game.name)
