"""Newgame: a test for every rule, named after it, and the battery of the library."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from ludotheque_newgame import GAME

from ludotheque import IllegalMove, Match
from ludotheque.checks import battery

TURN = {"seats": 2, "limit": 30, "hidden": ["10", "20"], "open": ["11", ""], "turn": 0}


def at(**fields: object) -> Match:
    """A match in the position above, but for these fields."""
    return Match.from_position(GAME, {**TURN, **fields})


def test_N4_N6_turns_pass_by_those_who_have_stopped() -> None:
    match = at()
    match.play("stop", 0)
    assert match.waiting() == [1]
    match.play("take", 1)
    assert match.waiting() == [1]


def test_N5_nobody_takes_more_than_four() -> None:
    with pytest.raises(IllegalMove, match="N5"):
        at(open=["1 2 3 4", ""]).play("take", 0)


def test_N7_N8_the_nearest_within_the_limit_wins() -> None:
    match = at(open=["11", "12"])
    match.play("stop", 0)
    match.play("stop", 1)
    assert match.over
    assert match.points() == [21, 0]
    assert match.places() == [1, 2]


def test_N9_a_card_face_down_is_seen_by_its_owner_alone() -> None:
    assert at().view(0)["hidden"] == ["10", None]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_holds_in_random_matches(seats: int) -> None:
    assert battery.run(GAME, seats, {}, matches=20, deep=3).fault is None


def test_every_rule_has_a_text() -> None:
    texts = (Path(str(GAME.words.__file__)).parent / "texts" / "en.ftl").read_text(encoding="utf-8")
    told = [int(number) for number in re.findall(rf"^{GAME.name}-{GAME.letter}(\d+) =", texts, re.MULTILINE)]
    assert told == list(range(1, GAME.sections[-1].last + 1))
