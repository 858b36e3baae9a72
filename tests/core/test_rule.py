"""@rule: a changed rule can never be run stale, and compiling is told."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import rule

PACKAGE = Path(rule.__file__).parents[1]
PROGRAM = """
import ludotheque
from ludotheque.core.rule import on_compile
compiled = []
on_compile(lambda count, name: compiled.append(name))
match = ludotheque.new_match("odin", seats=2, key=bytes(16))
match.play(match.moves()[0])
print(len(compiled), match.view(0)["sizes"])
"""


def run(folder: Path) -> tuple[int, str]:
    """Play the first move of a match with the package in a folder; how many functions were compiled, and the hands."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "LUDOTHEQUE_CACHE": str(folder / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, cwd=folder, capture_output=True, text=True, check=True
    )
    compiled, hands = done.stdout.split(" ", 1)
    return int(compiled), hands.strip()


@pytest.mark.skipif(rule.INTERPRETED, reason="nothing is compiled")
def test_a_changed_rule_is_never_run_stale(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "ludotheque", ignore=shutil.ignore_patterns("__pycache__", "static"))
    cold, hands = run(tmp_path)
    assert cold > 10
    assert sorted(hands) == sorted("[8, 9]")
    warm, again = run(tmp_path)
    assert (warm, again) == (0, hands)
    # The change is in a file whose callers, in other files, stay as they were and are already compiled.
    cards = tmp_path / "ludotheque" / "games" / "odin" / "rules.py"
    cards.write_text(cards.read_text().replace("\nHAND = 9\n", "\nHAND = 7\n"))
    fresh, hands = run(tmp_path)
    assert fresh > 10
    assert sorted(hands) == sorted("[6, 7]")


def test_the_hash_covers_every_folder_with_rules(tmp_path: Path) -> None:
    for folder in rule.COMPILED_FOLDERS:
        (tmp_path / folder).mkdir()
        before = rule.sources_hash(tmp_path)
        (tmp_path / folder / "a.py").write_text("x = 1")
        assert rule.sources_hash(tmp_path) != before


def test_the_caches_of_other_packages_are_left_alone() -> None:
    import numba

    config: Any = numba.config
    assert "ludotheque" not in str(config.CACHE_DIR)
