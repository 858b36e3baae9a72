"""@rule: a changed rule can never be run stale, what has not changed is not compiled again, and compiling is told."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections import namedtuple
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import rule

PACKAGE = Path(rule.__file__).parents[1]
compiles = pytest.mark.skipif(rule.INTERPRETED, reason="nothing is compiled")

ODIN = """
import ludotheque
from ludotheque.core.rule import on_compile
compiled = []
on_compile(lambda count, total, name: compiled.append(name))
match = ludotheque.new_match("odin", seats=2, key=bytes(16))
match.play(match.moves()[0])
print(*compiled)
print(match.view(0)["sizes"])
"""

GAME = """
from ludotheque.core.records import Record, field
from ludotheque.core.rule import rule
from .tables import STEP
class State(Record, seats=1):
    NAME: int = field()
@rule
def start(s):
    s.waiting = 1
@rule
def legal(s, seat, moves):
    moves[0] = 0
    return 1
@rule
def why_not(s, seat, move):
    return 0
@rule
def play(s, seat, move):
    s.NAME += STEP
    if s.NAME > 9:
        s.waiting = 0
@rule
def guess(s, seat):
    pass
@rule
def points(s, out):
    pass
@rule
def broken_rule(s):
    return 0
@rule
def rate_moves(s, seat, moves, count, out):
    pass
@rule
def evaluate(s, out):
    pass
ask = offer = tell = derive = why_not_picked = evaluate
"""

OUTSIDE = """
import sys
import numpy as np
from ludotheque.core import dispatch, random_play
from ludotheque.core.rule import on_compile
from outside import one, two
told = []
on_compile(lambda *report: told.append(report))
for game in (one, two):
    before = len(told)
    dispatch.bind(game, game, game)
    s = game.State.blank()[0]
    game.start(s)
    made = random_play.random_match(s, np.zeros(3, np.uint64), np.zeros(9, np.int64), 99)
    print(made, *sorted(name for _, _, name in told[before:]))
print(told)
"""


def environment(folder: Path, cache: Path) -> dict[str, str]:
    path = os.pathsep.join([str(folder), str(PACKAGE.parent)])
    return {**os.environ, "PYTHONPATH": path, "LUDOTHEQUE_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}


def run(program: str, folder: Path, cache: Path) -> list[str]:
    """The lines that a program prints that finds its packages in a folder first."""
    command = [sys.executable, "-W", "error", "-c", program]
    env = environment(folder, cache)
    return subprocess.run(
        command, env=env, cwd=folder, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.splitlines()


def outside(folder: Path) -> Path:
    """A package with two small games, from outside of the library."""
    home = folder / "outside"
    home.mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "tables.py").write_text("STEP, REST = 1, 1\n")
    for name in ("one", "two"):
        (home / f"{name}.py").write_text(GAME.replace("NAME", name))
    return folder


def change(path: Path, old: str, new: str) -> None:
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache with the games from outside."""
    folder = tmp_path_factory.mktemp("first")
    first, second, told = run(OUTSIDE, outside(folder), folder / "cache")
    assert first.split()[0] == second.split()[0] == "10"
    shared = ["_rotate"] * 4 + ["_round", "siphash", "lowest", "size"]
    assert {*shared, "any_of", "next_seat", "legal", "play", "random_match", "start"} == set(first.split()[1:])
    assert {"legal", "next_seat", "play", "random_match", "start"} == set(second.split()[1:])
    counts = [(count, total) for count, total, _ in eval(told)]
    assert all(count <= total for count, total in counts)
    assert counts[-1][0] == counts[-1][1]
    assert counts[2][0] < counts[2][1]
    return folder / "cache"


@pytest.fixture
def cache(compiled: Path, tmp_path: Path) -> Path:
    """A copy of that cache, to be changed."""
    return Path(shutil.copytree(compiled, tmp_path / "cache"))


@compiles
def test_another_copy_compiles_nothing(cache: Path, tmp_path: Path) -> None:
    elsewhere = outside(tmp_path / "elsewhere")
    change(elsewhere / "outside" / "tables.py", "1, 1", "1, 2  # which no rule uses")
    assert run(OUTSIDE, elsewhere, cache) == ["10", "10", "[]"]


@compiles
def test_a_changed_game_is_compiled_alone_and_within_generic_code(cache: Path, tmp_path: Path) -> None:
    elsewhere = outside(tmp_path / "elsewhere")
    change(elsewhere / "outside" / "one.py", "s.one > 9", "s.one > 4")
    assert run(OUTSIDE, elsewhere, cache)[:2] == ["5 play random_match", "10"]
    change(elsewhere / "outside" / "tables.py", "1, 1", "2, 1")
    assert run(OUTSIDE, elsewhere, cache)[:2] == ["3 play random_match", "5 play random_match"]


@compiles
def test_a_damaged_file_is_compiled_again(cache: Path, tmp_path: Path) -> None:
    (damaged,) = (cache / "compiled").glob("outside.two.start-*.nbc")
    damaged.write_bytes(damaged.read_bytes()[:1000])
    elsewhere = outside(tmp_path / "elsewhere")
    assert run(OUTSIDE, elsewhere, cache)[:2] == ["10", "10 start"]
    assert run(OUTSIDE, elsewhere, cache)[:2] == ["10", "10"]


@compiles
def test_where_nothing_can_be_kept_it_is_compiled_each_time(tmp_path: Path) -> None:
    elsewhere = outside(tmp_path / "elsewhere")
    program = "from outside import one; s = one.State.blank()[0]; one.start(s); print(s.waiting)"
    (tmp_path / "file").touch()
    assert run(program, elsewhere, tmp_path / "file") == ["1"]


@compiles
def test_processes_that_compile_at_once_do_not_disturb_each_other(tmp_path: Path) -> None:
    elsewhere, cache = outside(tmp_path / "elsewhere"), tmp_path / "cache"
    program = OUTSIDE.replace("random_play.random_match", "(lambda *_: 0)")
    command = [sys.executable, "-W", "error", "-c", program]
    running = [subprocess.Popen(command, env=environment(elsewhere, cache), stdout=subprocess.DEVNULL) for _ in "123"]
    assert [process.wait() for process in running] == [0, 0, 0]
    assert {path.suffix for path in (cache / "compiled").iterdir()} == {".nbc"}
    assert run(program, elsewhere, cache) == ["0", "0", "[]"]


def test_rules_run_as_they_are_without_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert run(OUTSIDE, outside(tmp_path / "elsewhere"), tmp_path / "cache") == ["10", "10", "[]"]
    assert not (tmp_path / "cache").exists()


@compiles
def test_of_the_library_what_no_rule_uses_compiles_nothing_and_a_rule_is_never_run_stale(tmp_path: Path) -> None:
    copies = [tmp_path / "one", tmp_path / "two"]
    for copy in copies:
        shutil.copytree(PACKAGE, copy / "ludotheque", ignore=shutil.ignore_patterns("__pycache__", "static"))
    cache = tmp_path / "cache"
    cold, hands = run(ODIN, copies[0], cache)
    assert len(cold.split()) > 10
    assert sorted(hands) == sorted("[8, 9]")
    package = copies[1] / "ludotheque"
    for path in [*package.rglob("*.py"), *package.rglob("*.ftl")]:
        with path.open("a", encoding="utf-8") as file:
            file.write("\n# A word more.\n")
    for name in ("bots/ratings.py", "games/odin/terminal.py", "games/odin/positions.py", "lab/plots.py", "cli/play.py"):
        with (package / name).open("a", encoding="utf-8") as file:
            file.write("\nMORE = 1\n")
    change(package / "games" / "karuba" / "rules.py", "\n@rule\n", "\nMORE = 1\n\n\n@rule\n")
    # A comment in the file that leads generic code to a game's rules counts: nothing looks into that file.
    shutil.copy(PACKAGE / "core" / "dispatch.py", package / "core" / "dispatch.py")
    assert run(ODIN, copies[1], cache) == ["", hands]
    # The change is in a file whose callers, in other files, stay as they were and are already compiled.
    change(package / "games" / "odin" / "state.py", "\nHAND = 9\n", "\nHAND = 7\n")
    fresh, hands = run(ODIN, copies[1], cache)
    assert "start" in fresh.split()
    assert len(fresh.split()) < len(cold.split())
    assert sorted(hands) == sorted("[6, 7]")


@compiles
def test_the_order_of_a_tuples_fields_is_part_of_the_signature(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))

    def first(pair: Any) -> Any:
        return pair.first

    for fields, expected in (("first second", 1), ("second first", 2), ("first second", 1)):
        make: Any = namedtuple
        assert rule.rule(first)(make("Pair", fields)(1, 2)) == expected


def test_the_caches_of_other_packages_are_left_alone() -> None:
    import numba

    config: Any = numba.config
    assert "ludotheque" not in str(config.CACHE_DIR)


def test_the_folder_is_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "users"))
    monkeypatch.delenv("LUDOTHEQUE_CACHE", raising=False)
    assert rule.cache_folder() == tmp_path / "users" / "ludotheque" / "compiled"
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path / "own"))
    assert rule.cache_folder() == tmp_path / "own" / "compiled"


def test_what_is_not_used_any_more_is_pruned(tmp_path: Path) -> None:
    now, day = time.time(), 86400

    def kept(name: str, days: float) -> Path:
        path = tmp_path / name
        path.touch()
        os.utime(path, (now - days * day, now - days * day))
        return path

    contents = [kept(f"rules.play-signature-content{number}.nbc", number / 10) for number in range(12)]
    young, old = kept("rules.play-other-a.nbc", rule.KEPT_DAYS - 1), kept("rules.legal-any-b.nbc", rule.KEPT_DAYS + 1)
    again = kept("rules.start-any-c.nbc", rule.KEPT_DAYS + 1)
    half, mark = kept("rules.play-any-d.nbc.e.part", rule.KEPT_DAYS + 1), kept("odin-f-g.ready", 1)
    assert rule.is_used(again)
    assert not rule.is_used(tmp_path / "missing")
    rule.prune(contents[0])
    assert sorted(tmp_path.iterdir()) == sorted([*contents[: rule.KEPT_VERSIONS], young, again, mark])
    assert not old.exists()
    assert not half.exists()
