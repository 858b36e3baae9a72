"""`@rule`: one source for the interpreter, the CPU and the GPU.

A rule is a plain function over a record. Numba compiles it to machine code and keeps the result on disk. Numba itself
looks only at a function's own file when it decides whether a kept result is still good, so a changed rule would be run
stale by callers in other files; therefore everything compiled lies in a folder named by a hash of all sources that
can end up in machine code. `NUMBA_DISABLE_JIT=1` leaves the plain functions as they are.
"""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import event

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_FOLDERS = ("core", "games", "bots", "lab")
DRAWINGS = "screen.py"

_config: Any = numba.config
INTERPRETED = bool(_config.DISABLE_JIT)
"""True when rules run as plain Python (`NUMBA_DISABLE_JIT=1`)."""


def sources_hash(package: Path = PACKAGE) -> str:
    """A hash of every source that compiled code can depend on, and of the tools that compile it."""
    digest = hashlib.sha256(f"{platform.python_version()} {numba.__version__} {np.__version__}".encode())
    for folder in COMPILED_FOLDERS:
        for path in sorted((package / folder).rglob("*.py")):
            if path.name != DRAWINGS:
                digest.update(path.relative_to(package).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled rules are kept: `$LUDOTHEQUE_CACHE`, or `ludotheque` in the user's cache folder."""
    own = os.environ.get("LUDOTHEQUE_CACHE")
    users = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return (Path(own) if own else users / "ludotheque") / sources_hash()


_CACHE = "" if INTERPRETED else str(cache_folder())


def rule(function: F) -> F:
    """Mark a function as a rule: compiled on first use, kept on disk, free of the interpreter lock."""
    # Numba reads the folder when a function is decorated; setting it for just that moment leaves other packages alone.
    before, _config.CACHE_DIR = _config.CACHE_DIR, _CACHE
    try:
        compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        _config.CACHE_DIR = before
    return cast(F, compiled)


class _Listener(event.Listener):
    def __init__(self, report: Callable[[int, str], None]) -> None:
        self.report = report
        self.count = 0

    def on_start(self, happening: Any) -> None:
        self.count += 1
        self.report(self.count, str(happening.data["dispatcher"].py_func.__name__))

    def on_end(self, happening: Any) -> None:
        pass


def on_compile(report: Callable[[int, str], None]) -> None:
    """Call `report(how many so far, name)` whenever a function has to be compiled, for a progress line."""
    listen: Any = event.register
    listen("numba:compile", _Listener(report))
