"""`ludotheque review`: what a person reads of a match in a terminal, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import ludotheque
from ludotheque import bots
from ludotheque.cli import app
from ludotheque.cli.review import percent


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["review", *words])


def saved(path: Path, game: str = "odin", seats: int = 3, most: int = 100_000, **options: Any) -> str:
    """The record of a match of bots."""
    match = ludotheque.new_match(game, seats=seats, key=bytes(16), **options)
    match.names = ["Ann", "Bob", "Eve"][:seats]
    while not match.over and len(match.history) < most:
        seat = match.waiting()[0]
        match.play_code(bots.random(match.view(seat), len(match.history)), seat)
    match.save(path)
    return str(path)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    return saved(tmp_path_factory.mktemp("records") / "evening.txt", target=1)


def test_a_review_has_curves_splits_and_the_costliest_moves(record: str) -> None:
    result = run(record, "--iterations", "60")
    assert result.exit_code == 0, result.output
    for part in ("Odin: Ann, Bob, Eve", "Chance to win", "Own choices", "Luck", "The costliest moves", "Better: "):
        assert part in result.stdout
    assert result.stdout.count("Ann") >= 3 and any(block in result.stdout for block in "▁▂▃▄▅▆▇█")
    assert "decision 1 of" in result.stderr
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_it_speaks_other_languages(record: str) -> None:
    told = run(record, "--iterations", "20", "--lang", "de").stdout
    assert "Gewinnchance" in told and "Chance to win" not in told


def test_json_has_moves_in_notation_and_in_words(record: str) -> None:
    result = run(record, "--iterations", "20", "--json")
    found = json.loads(result.stdout)
    assert found["iterations"] == 20 and len(found["curves"]) == 3
    match = ludotheque.load(record)
    first = found["decisions"][0]
    assert first["played"]["move"] == match.game.notation(match.history[first["number"] - 1].move)
    assert isinstance(first["played"]["say"], str) and " " in first["best"]["say"]
    assert json.loads(run(record, "--iterations", "20", "--json").stdout) == found


def test_an_unfinished_match_is_told_as_such(tmp_path: Path) -> None:
    assert "unfinished" in run(saved(tmp_path / "early.txt", most=10), "--iterations", "20").stdout


def test_who_plays_alone_is_told_why_there_is_nothing(tmp_path: Path) -> None:
    result = run(saved(tmp_path / "alone.txt", "karuba", seats=1, most=10))
    assert result.exit_code == 0 and "nobody to win against" in result.stdout


def test_wrong_input_is_refused_with_a_sentence(tmp_path: Path, record: str) -> None:
    (tmp_path / "bad.txt").write_text("no record")
    for words, why in (
        ([str(tmp_path / "none.txt")], "there is no file"),
        ([str(tmp_path / "bad.txt")], "line 1"),
        ([record, "--lang", "xx"], "en, de, fr, it"),
        ([record, "--iterations", "1"], "--iterations"),
        ([], "FILE"),
    ):
        result = run(*words)
        assert result.exit_code == 2 and why in result.stderr and result.stdout == "", words


def test_percentages_are_written_as_the_language_does() -> None:
    assert [percent(0.123, "en"), percent(-0.123, "en"), percent(0.5, "it", True)] == ["12%", "−12%", "+50%"]
    assert percent(0.004, "en", True) == "0%" and percent(-0.2, "fr").endswith("\N{NARROW NO-BREAK SPACE}%")
