"""Modules made and found: one for each game and, where the rules differ, for each version of them.

A module's name follows from the content of all that is compiled into it, so an unchanged game is never built twice. It
lies in `built/` beside this file, where packages carry it, or else in the user's cache folder. The weights of the
game's net are data, in a file of their own beside it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import numba
from numba.core.dispatcher import Dispatcher

from .. import games
from ..bots import comparison, judgement, tree
from ..core import disclosure, dispatch, packing, random_play
from ..core.content import content
from ..core.game import Game
from ..core.rule import TOOLS, cache_folder, prune, short_hash, write_whole
from ..nets import features, inference
from ..nets.file import WEIGHTS_FILE
from . import entries, link, target
from .about import SECTION, about

if sys.platform != "win32":
    import fcntl

PACKED = Path(__file__).parent / "built"
"""Where `make wasm` puts the modules."""
HOMES = (comparison, disclosure, features, inference, judgement, packing, random_play, tree)
SOURCES = (entries, link, target)
LIST, MADE_OF = "engines.json", "made-of"
ROOMS = "core", "nets", "bots", "games", "wasm"
HERE, BEHIND = "--compile", "--compile-behind"


def kept() -> Path:
    """The folder in the user's cache."""
    return cache_folder().parent / "engines"


def module(game: Game) -> bytes:
    """The module of a game, compiled. This process cannot compile for the CPU any more afterwards."""
    wasm = target.Target()
    offered = entries.Entries(game)
    for function, signature in offered.functions:
        wasm.export(function, signature)
    names = [function.__name__ for function, _ in offered.functions]
    linked, base = link.link(wasm.object_file(), names, offered.small)
    return linked + link.custom_section(SECTION, json.dumps(about(game, offered, base)).encode())


def name(game: Game) -> str:
    """The name of a game's module: the game, and a hash of what the module is made of."""
    return _names(game.name, game.version)[0]


def parts(game: Game) -> list[str]:
    """The names of the files that belong together: the module, and the weights of its net where it has one."""
    return _names(game.name, game.version)


@cache
def _names(game_name: str, version: int) -> list[str]:
    game = games.get(game_name, version)
    record = str(numba.from_dtype(game.record.dtype))
    shared = [value for home in HOMES for value in vars(home).values() if isinstance(value, Dispatcher)]
    homes = (game.rules, game.words, game.evaluation, game.positions)
    words = (*dispatch.VOCABULARY, "waits")
    own = [getattr(home, word) for home in homes for word in words if hasattr(home, word)]
    digests = [content(rule.py_func, record).digest for rule in (*shared, *own)]
    made_by = [Path(str(source.__file__)).read_bytes() for source in SOURCES]
    described = about(game, entries.Entries(game), 0)
    digest = short_hash(TOOLS, digests, made_by, json.dumps(described), game.search)
    return [f"{game_name}-{digest}.wasm", *filter(None, [described["net"]])]


def sources() -> str:
    """A hash of the sources that modules are made of: packages carry both, whatever Python comes to read them."""
    home = Path(__file__).parents[1]
    paths = sorted(path for room in ROOMS for kind in ("*.py", WEIGHTS_FILE) for path in (home / room).rglob(kind))
    return short_hash([(path.relative_to(home).as_posix(), path.read_bytes()) for path in paths])


@cache
def _packed() -> dict[str, dict[str, str]]:
    """The modules beside this file, by game and version, if they were made of the present sources."""
    try:
        listed = json.loads((PACKED / LIST).read_bytes())
        current = (PACKED / MADE_OF).read_text(encoding="utf-8") == sources()
    except (OSError, ValueError):
        return {}
    return listed if current else {}


def find(game: Game) -> Path | None:
    """The module of a game, if it has been built."""
    packed = _packed().get(game.name, {}).get(str(game.version))
    if packed:
        return PACKED / packed if (PACKED / packed).is_file() else None
    there = all((kept() / part).is_file() for part in parts(game))
    return kept() / name(game) if there else None


def file(file_name: str) -> Path | None:
    """The module or net of that file name, if there is one."""
    if not re.fullmatch(r"[a-z0-9_]+-[0-9a-f]+\.(wasm|bin)", file_name):
        return None
    return next((path for folder in (PACKED, kept()) if (path := folder / file_name).is_file()), None)


def every() -> list[Game]:
    """One game for each module that there can be: every game, and older versions with rules of their own."""
    known = {name(game): game for each in games.all_games() for game in reversed(games.versions(each.name))}
    return list(known.values())


def addresses() -> dict[str, dict[str, str]]:
    """The file of each module that is there, by game and version."""
    return {
        each.name: {str(game.version): path.name for game in games.versions(each.name) if (path := find(game))}
        for each in games.all_games()
    }


def build(game: Game) -> Path:
    """Have the module of a game; it is compiled in a process of its own if it is not there."""
    if find(game) is None:
        subprocess.run(command(game), check=True)
    return find(game) or kept() / name(game)


def pack(folder: Path) -> None:
    """Have every module in a folder, and nothing else but the list of them; all that are missing are built at once."""
    with ThreadPoolExecutor(os.cpu_count()) as at_once:
        modules = list(zip(every(), at_once.map(build, every()), strict=True))
    folder.mkdir(parents=True, exist_ok=True)
    listed = json.dumps(addresses())
    wanted = {part: module.with_name(part) for game, module in modules for part in reversed(parts(game))}
    for part, path in wanted.items():
        if path.parent != folder.resolve():
            write_whole(folder / part, path.read_bytes())
    for old in {path.name for kind in ("*.wasm", "*.bin") for path in folder.glob(kind)} - wanted.keys():
        (folder / old).unlink()
    write_whole(folder / LIST, listed.encode())
    write_whole(folder / MADE_OF, sources().encode())


def command(game: Game, behind: bool = False) -> list[str]:
    """What starts a process that builds a game's module into the cache folder, `behind` all other work if said."""
    return [sys.executable, "-m", __package__, BEHIND if behind else HERE, game.name, str(game.version)]


def compile_here(game: Game) -> None:
    """Compile a module in this process and keep it with the weights of its net; where another process is about to, wait
    for that one instead."""
    path, *weights = (kept() / part for part in parts(game))
    with _alone(path.with_suffix(".lock")):
        for net in weights:
            write_whole(net, entries.Entries(game).net_bytes())
            prune(net)
        if not path.is_file():
            write_whole(path, module(game))
            prune(path)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Nobody else who asks for this lock goes on meanwhile. Windows has no such lock: work may be done twice there."""
    if sys.platform == "win32":
        yield
        return
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        try:
            yield
        finally:
            # Whoever waits for it goes on and finds the work done.
            lock.unlink(missing_ok=True)
