"""`ludotheque arena` and `study`: what they print, draw and refuse."""

from __future__ import annotations

import importlib.util
import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ludotheque import texts
from ludotheque.cli import app

PNG = b"\x89PNG\r\n\x1a\n"


def run(*words: str) -> Result:
    return CliRunner(env={"COLUMNS": "80"}).invoke(app, list(words))


def arena(folder: Path, *words: str) -> Result:
    quick = ["--deals", "3", "--jobs", "1", "--option", "target=one-hand", "--out", str(folder)]
    return run("arena", "odin", "--bot", "random", "--bot", "greedy", *quick, *words)


def study(*words: str) -> Result:
    return run("study", "odin", "--matches", "5", "--jobs", "1", "--option", "target=one-hand", *words)


def is_svg(path: Path) -> bool:
    return ET.parse(path).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def is_png(path: Path) -> bool:
    content = path.read_bytes()
    return content.startswith(PNG) and content.rstrip().endswith(b"IEND\xaeB`\x82")


def test_the_arena_prints_a_table_of_80_columns(tmp_path: Path) -> None:
    result = arena(tmp_path, "--seats", "2", "--seats", "3")
    assert result.exit_code == 0, result.output
    for part in ("odin, 2 seats", "odin, 3 seats", "random", "greedy", "95 %", "33.3", "rating", "a decision takes"):
        assert part in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert {path.name for path in tmp_path.iterdir()} == {"2-seats.jsonl", "3-seats.jsonl"}


def test_the_arena_as_json(tmp_path: Path) -> None:
    told = json.loads(arena(tmp_path, "--json", "--seats", "3", "--anchor", "greedy").stdout)
    assert told["game"] == "odin"
    assert told["options"]["target"] == 0
    assert (told["matches"], told["missing"], told["anchor"]) == (18, 0, "greedy")
    (table,) = told["results"]
    assert table["seats"] == 3
    assert table["unfinished"] == 0
    assert [(own["bot"], own["against"]) for own in table["pairings"]] == [("random", "greedy"), ("greedy", "random")]
    for pairing in table["pairings"]:
        first = pairing["first_places"]
        assert 0 <= first["low"] <= first["value"] <= first["high"] <= 1
        assert pairing["matches"] == 9
        assert set(pairing["points"]) == set(pairing["seconds_per_decision"]) == {"bot", "against"}
    assert {own["bot"]: own["value"] for own in table["ratings"]}["greedy"] == 1000


def test_the_arena_draws(tmp_path: Path) -> None:
    assert arena(tmp_path, "--plot", str(tmp_path / "a.svg")).exit_code == 0
    assert arena(tmp_path, "--plot", str(tmp_path / "a.png")).exit_code == 0
    assert is_svg(tmp_path / "a.svg")
    assert is_png(tmp_path / "a.png")


def test_the_study_prints_a_table_of_80_columns() -> None:
    result = study()
    assert result.exit_code == 0, result.output
    for part in ("2 seats", "6 seats", "length, decisions", "forced, %", "lead changes", "seat 5", "do they differ?"):
        assert part in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_the_study_as_json() -> None:
    told = json.loads(study("--json", "--seats", "2", "--seats", "4", "--bot", "random").stdout)
    assert (told["game"], told["bot"], told["matches"], told["unfinished"]) == ("odin", "random", 10, 0)
    assert [own["seats"] for own in told["studies"]] == [2, 4]
    for own in told["studies"]:
        assert len(own["by_seat"]["shares"]) == own["seats"]
        assert sum(share["value"] for share in own["by_seat"]["shares"]) == pytest.approx(1, abs=1e-5)
        assert 0 < own["by_seat"]["p"] <= 1
        assert set(own["decisions"]) == {"value", "low", "high"}


def test_the_study_draws(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "plots"
    assert study("--seats", "3", "--plots", str(folder)).exit_code == 0
    names = {"lengths.svg", "branching.svg", "points.svg", "first-places.svg"}
    assert {path.name for path in folder.iterdir()} == names
    assert all(is_svg(path) for path in folder.iterdir())


def test_unfinished_matches_are_told() -> None:
    result = study("--seats", "2", "--longest", "3")
    assert result.exit_code == 0
    assert "5 matches were not over after 3 decisions and left out." in result.stdout


def test_without_the_extra_packages_the_rest_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec

    def lacking(name: str, *rest: Any) -> Any:
        return None if name in ("choix", "matplotlib") else find(name, *rest)

    monkeypatch.setattr(importlib.util, "find_spec", lacking)
    result = arena(tmp_path, "--plot", str(tmp_path / "a.svg"))
    assert result.exit_code == 0
    assert "no ratings without choix: pip install 'ludotheque[lab]'" in result.stderr
    assert "no plots without matplotlib" in result.stderr
    assert "against" in result.stdout
    assert "rating" not in result.stdout
    assert not (tmp_path / "a.svg").exists()
    assert json.loads(arena(tmp_path, "--json").stdout)["results"][0]["ratings"] is None
    assert study("--seats", "2", "--plots", str(tmp_path / "plots")).exit_code == 0


@pytest.mark.parametrize(
    ("words", "nearest"),
    [
        (["arena", "odni"], "'odin'"),
        (["arena"], "GAME"),
        (["arena", "odin", "--bot", "gredy", "--bot", "random"], "'greedy'"),
        (["arena", "odin", "--bot", "greedy"], "at least two bots"),
        (["arena", "odin", "--bot", "greedy", "--bot", "greedy"], "more than once"),
        (["arena", "odin", "--seats", "7"], "2 to 6"),
        (["arena", "karuba", "--seats", "1"], "two seats"),
        (["arena", "odin", "--option", "tagret=3"], "'target'"),
        (["arena", "odin", "--option", "target"], "name=value"),
        (["arena", "odin", "--deals", "0"], "--deals"),
        (["arena", "odin", "--jobs", "0"], "--jobs"),
        (["arena", "odin", "--anchor", "mister"], "'master'"),
        (["arena", "odin", "--plot", "x.gif"], ".svg or .png"),
        (["arena", "odin", "--plot", "/no/such/x.svg"], "/no/such"),
        (["study", "odni"], "'odin'"),
        (["study", "odin", "--bot", "gredy"], "'greedy'"),
        (["study", "odin", "--seats", "1"], "2 to 6"),
        (["study", "odin", "--option", "target=many"], "1 to 999"),
        (["study", "odin", "--matches", "0"], "--matches"),
    ],
)
def test_wrong_input_is_told_in_a_sentence(
    words: list[str], nearest: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert nearest in result.stderr
    assert result.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_other_matches_is_refused_in_a_sentence(tmp_path: Path) -> None:
    arena(tmp_path)
    result = arena(tmp_path, "--seed", "1")
    assert result.exit_code == 2
    assert "seed 0, not 1: choose another folder with --out" in result.stderr


def test_the_arena_tells_what_is_there_when_its_time_is_up(tmp_path: Path) -> None:
    result = arena(tmp_path, "--limit", "0")
    assert result.exit_code == 0, result.output
    assert "0 of 6 matches are kept" in result.output


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_both_speak_every_language_in_80_columns(tmp_path: Path, language: str) -> None:
    words = ["--language", language]
    for result in (arena(tmp_path, "--seats", "3", *words), study(*words)):
        assert result.exit_code == 0, result.output
        assert "cli-" not in result.output
        assert max(map(len, result.stdout.splitlines())) <= 80
    told = arena(tmp_path, "--limit", "0", "--deals", "9", "--seats", "2", *words)
    assert ("Stopped: " in told.stderr) is (language == "en")
    assert ("No deal was played" in told.stdout) is (language == "en")


def test_the_plain_arena_tells_a_line_for_each_pairing(tmp_path: Path) -> None:
    result = arena(tmp_path, "--plain", "--seats", "3")
    assert result.exit_code == 0, result.output
    title, *pairings = result.stdout.splitlines()
    assert title == "odin, 3 seats"
    assert [line.split(":")[0] for line in pairings] == ["  random against greedy", "  greedy against random"]
    assert all("% of 9 matches (95%: " in line for line in pairings)
    assert result.stderr.splitlines()[-1] == "18 matches, 0 of them played before, 1 process"
    assert "18 of them played before" in arena(tmp_path, "--plain", "--seats", "3").stderr
