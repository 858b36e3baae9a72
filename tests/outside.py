"""Games from outside: a distribution is installed into a folder of its own, and programs run that can see it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent
SIXTH = TESTS / "sixth_game"
"""Pennies, a game in a distribution of its own."""
_INSTALL = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]


def install(project: Path, folder: Path) -> Path:
    """Install a project, which needs no network, into a folder; the folder."""
    run(*_INSTALL, "--no-index", "--target", str(folder), str(project))
    return folder


def environment(*folders: Path, compiled: bool = False) -> dict[str, str]:
    """The environment of a program that finds the library and the distributions of these folders."""
    paths = os.pathsep.join(str(path) for path in (ROOT, *folders))
    return {**os.environ, "PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "0" if compiled else "1"}


def run(*words: str, env: dict[str, str] | None = None, typed: str = "", code: int = 0) -> str:
    """What Python prints that is run with these words, outside this checkout; it must end with the exit code."""
    command = [sys.executable, *words]
    done = subprocess.run(command, env=env, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if code == 0 else done.stderr


def battery(game: str, env: dict[str, str], tests: str = "test") -> str:
    """Run those tests of the battery over a game that have such a word in their names; what pytest says."""
    words = ["-m", "pytest", "-p", "no:cacheprovider", "-k", f"{game} and ({tests})"]
    return run(*words, str(TESTS / "test_battery.py"), env=env)
