"""`ludotheque train`: what it refuses, and a whole training that goes onward and learns from a search."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ludotheque import games
from ludotheque.cli import app
from ludotheque.nets import file

pytest.importorskip("torch", reason="PyTorch is not installed: `make nets-test` installs it")


def run(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["train", *words, "--device", "cpu", "--out", str(folder)])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("spookies --onward", "the game 'spookies' brings no net"),
        ("odin --searched 50", "--searched teaches the net that the game brings: add --onward"),
        ("odin --set searched=50", "--searched teaches the net that the game brings: add --onward"),
        ("odin --onward --set first=64", "with --onward, 'first' is 512 and 'second' 256"),
        ("odin --set rowz=64", "“rowz” in --set is no setting: did you mean 'rows'?"),
        ("odin --set rows=many", "the setting rows cannot be “many” (--set)"),
        ("odin --set rows", "the setting rows cannot be “” (--set)"),
        ("odin --set rows=1.5", "the setting rows cannot be “1.5” (--set)"),
        ("odin --set usual=[[[\"targt\",5]]]", "targt"),
    ],
)  # fmt: skip
def test_a_wrong_wish_is_refused_in_one_sentence_and_writes_nothing(words: str, sentence: str, tmp_path: Path) -> None:
    result = run(tmp_path / "net", *words.split())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr
    assert result.stderr.startswith("ludotheque: ")
    assert result.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_net_is_taught_and_trained_onward_and_goes_on_where_it_was(tmp_path: Path) -> None:
    def points() -> list[dict[str, Any]]:
        return [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]

    small = "--rows 64 --set steps=4 --set minibatch=64 --set matches=8 --set lesson_seconds=0 --set lesson_epochs=2"
    words = ["karuba", "--onward", "--searched", "4", "--evaluations", "1", *small.split()]
    first = run(tmp_path, *words, "--iterations", "1")
    assert first.exit_code == 0, first.output
    card = file.read(tmp_path, games.get("karuba")).card
    settings = card["settings"]
    assert (settings["onward"], settings["searched"], settings["rows"], settings["steps"]) == (True, 4, 64, 4)
    assert settings["first"] == 192
    assert card["iterations"] == 1
    assert [point["epoch"] for point in points() if "epoch" in point] == [1, 2]
    assert sum("lessons" in point for point in points()) == 1

    again = run(tmp_path, *words, "--iterations", "2")
    assert again.exit_code == 0, again.output
    assert file.read(tmp_path, games.get("karuba")).card["iterations"] == 2
    assert sum("epoch" in point for point in points()) == 2

    other = run(tmp_path, *words, "--iterations", "2", "--set", "rate=0.1")
    assert other.exit_code == 2
    assert "holds a training with other settings" in other.stderr
