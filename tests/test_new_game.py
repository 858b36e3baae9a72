"""`ludotheque new-game`: what is laid out is a whole game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from outside import battery, environment, install, run
from typer.testing import CliRunner

from ludotheque import texts
from ludotheque.cli import app
from ludotheque.cli.new_game import TEMPLATE, lay_out
from ludotheque.core.errors import BadInput

NAME = "brink"
QUICK = "holds_in or replays or two_worlds or notation or positions_round or told_apart or text or masks or evaluation"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games") / "mine"
    lay_out(NAME, folder)
    return folder


@pytest.fixture(scope="module")
def env(project: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return environment(install(project, tmp_path_factory.mktemp("installed")))


def test_it_has_a_place_for_everything_and_nothing_of_the_template_is_left(project: Path) -> None:
    files = {str(path.relative_to(project)) for path in project.rglob("*") if path.is_file()}
    rooms = ("__init__", "state", "moves", "rules", "words", "positions", "evaluation")
    assert {f"ludotheque_{NAME}/{room}.py" for room in rooms} < files
    assert {f"ludotheque_{NAME}/texts/en.ftl", f"tests/test_{NAME}.py", "pyproject.toml"} < files
    for path in project.rglob("*.*"):
        assert not re.search(r"newgame|\bN\d", path.read_text(encoding="utf-8"), re.IGNORECASE), path


def test_it_is_played_at_once(env: dict[str, str]) -> None:
    told = run("-m", "ludotheque", "play", NAME, "--bot", "casual", env=env, typed="take\nstop\n" * 9)
    assert "The match is over." in told
    assert f"{NAME}-" not in told


def test_its_own_tests_pass(project: Path, env: dict[str, str]) -> None:
    assert " passed" in run("-m", "pytest", "-p", "no:cacheprovider", str(project), env=env)


def test_the_battery_runs_over_it(env: dict[str, str]) -> None:
    told = battery(NAME, env, QUICK)
    assert int(re.findall(r"(\d+) passed", told)[0]) > 20


def test_every_rule_of_the_template_has_a_text_and_a_reason() -> None:
    rules = (TEMPLATE / "ludotheque_newgame" / "rules.py").read_text(encoding="utf-8")
    refused = {int(number) for number in re.findall(r"return ([1-9]\d*)\b", rules)}
    told = (TEMPLATE / "ludotheque_newgame" / "texts" / "en.ftl").read_text(encoding="utf-8")
    assert refused <= {int(number) for number in re.findall(r"^newgame-N(\d+)", told, re.MULTILINE)}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_command_says_what_to_do_next(tmp_path: Path, language: str) -> None:
    folder = tmp_path / "there" / NAME
    done = CliRunner().invoke(app, ["new-game", NAME, "--folder", str(folder), "--lang", language])
    assert done.exit_code == 0, done.output
    told = " ".join(done.output.split())
    assert f"ludotheque_{NAME}/rules.py" in told
    assert "pip install --editable" in told
    assert f"ludotheque play {NAME}" in told
    assert "cli-" not in told
    assert (folder / "pyproject.toml").exists()


@pytest.mark.parametrize("name", ["", "Brink", "two words", "../up", "1st", "a" * 25, "odin"])
def test_names_that_no_game_can_have_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput):
        lay_out(name, tmp_path / "folder")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="is there already"):
        lay_out(NAME, tmp_path)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be written"):
        lay_out(NAME, tmp_path / "file" / "folder")
