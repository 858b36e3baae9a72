"""Rules that last: a match replays under the version of the rules that it names, and no version ever changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque import BadInput, games
from ludotheque.checks.signature import signature
from ludotheque.core.game import Game

RECORDS = Path(__file__).parent / "records"
every_version = pytest.mark.parametrize(
    "game",
    [game for name in games.names() for game in games.versions(name) if (RECORDS / name).exists()],
    ids=lambda game: f"{game.name}-{game.version}",
)


@every_version
def test_a_version_is_played_as_ever(game: Game) -> None:
    kept = json.loads((RECORDS / game.name / "signatures.json").read_text(encoding="utf-8"))
    told = "the play of a kept version has changed: leave it as it was, add a version, and run `make signatures`"
    assert signature(game) == kept.get(str(game.version)), told


@pytest.mark.parametrize("name", games.names())
def test_versions_count_down_from_the_newest(name: str) -> None:
    numbers = [game.version for game in games.versions(name)]
    assert numbers == list(range(numbers[0], 0, -1))
    assert games.get(name).version == numbers[0]
    assert [games.get(name, number).version for number in numbers] == numbers
    with pytest.raises(BadInput, match="not known here"):
        games.get(name, numbers[0] + 1)


def test_a_change_of_play_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    odin = games.get("odin")
    before = signature(odin)
    points = odin.rules.points

    def turned(s: object, out: object) -> None:
        points(s, out)  # type: ignore[arg-type]
        out[0, 0] += 1  # type: ignore[index]

    monkeypatch.setattr(odin.rules, "points", turned)
    after = signature(odin)
    assert before.keys() == after.keys()
    assert all(before[variant] != after[variant] for variant in before)
