"""What is compiled before the first player comes: the games that have changed, and how many of how many is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.core.rule import INTERPRETED, rule
from ludotheque.server import warmup

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


def test_only_what_is_missing_is_compiled_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    monkeypatch.setattr(warmup, "load_for_thinking", lambda name: None)

    def compile_here(name: str) -> str:
        warmup.compile_game(name)
        return name

    monkeypatch.setattr(warmup, "_compile_apart", compile_here)
    warmup.compile_game("odin")
    warmup.compile_aloud()
    words = capsys.readouterr().err
    others = len(games.names()) - 1
    assert "odin" not in words
    assert all(f"({count} of {others})" in words for count in range(1, others + 1))
    assert words.endswith(", done\n")
    warmup.compile_aloud()
    assert capsys.readouterr().err == ""


def test_the_mark_of_a_game_follows_its_own_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {name: warmup._ready(name) for name in games.names()}
    odin = games.get("odin")

    @rule
    def evaluate(s: object, out: object) -> None:
        pass

    monkeypatch.setattr(odin.evaluation, "evaluate", evaluate)
    after = {name: warmup._ready(name) for name in games.names()}
    assert {name for name in before if before[name] != after[name]} == {"odin"}
