"""Every game is taught: its pictures, the coach's steps and their texts belong together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque import games

ROOT = Path(__file__).parents[1]
GAMES = [name for name in games.names() if games.is_own(name)]
FEWEST_STEPS = 10


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def lesson(name: str) -> str:
    return (ROOT / "web" / "src" / "games" / name / "lesson.tsx").read_text(encoding="utf-8")


def ids(name: str, kind: str) -> list[str]:
    source = (games.folder(name) / "texts" / "en.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^{name}-{kind}-(\S+) =", source, re.MULTILINE)


def test_the_coach_has_a_text_for_each_of_its_steps_and_no_other(name: str) -> None:
    steps = re.findall(r'\bid: "([a-z]+)"', lesson(name))
    assert sorted(steps) == sorted(ids(name, "coach"))
    assert len(steps) == len(set(steps)) >= FEWEST_STEPS


def test_each_sentence_of_how_to_play_has_its_picture(name: str) -> None:
    found = re.search(r"pictures: \[([^\]]+)\]", lesson(name))
    assert found is not None
    pictures = found[1].split(",")
    assert ids(name, "how") == [str(number + 1) for number in range(len(pictures))]
    assert len(pictures) == 5


def test_pictures_stand_beside_rules_that_there_are(name: str) -> None:
    found = re.search(r"rules: \{([^}]+)\}", lesson(name))
    assert found is not None
    for rule, picture in re.findall(r"(\w+): (\d)", found[1]):
        assert f"{name}-{rule} =" in (games.folder(name) / "texts" / "en.ftl").read_text(encoding="utf-8")
        assert 1 <= int(picture) <= 5


def test_a_first_match_has_options_that_there_are(name: str) -> None:
    found = re.search(r"options: \{([^}]+)\}", lesson(name))
    for option, value in re.findall(r"(\w+): (\d+)", found[1] if found else ""):
        assert games.get(name).read_options(2, {option: int(value)})[option] == int(value)
