"""Pennies: a test for every rule, named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from ludotheque_pennies import GAME

from ludotheque import BadInput, IllegalMove, Match

HIDING = {"seats": 2, "phase": "hide", "rounds": 3, "bank": 1, "starter": 0, "turn": 0}
CALLING = {**HIDING, "phase": "call", "fists": [2, 3]}


def at(position: dict[str, object], **fields: object) -> Match:
    return Match.from_position(GAME, {**position, **fields})


def refused(match: Match, seat: int, move: str) -> str:
    with pytest.raises(IllegalMove) as fault:
        match.play(move, seat)
    return fault.value.rule


@pytest.mark.parametrize("seats", [1, 5])
def test_P1_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadInput):
        Match.new(GAME, seats, {})


def test_P2_P4_everybody_hides_none_to_three_coins_at_the_same_time() -> None:
    match = Match.new(GAME, 3, {})
    assert match.waiting() == [0, 1, 2]
    assert match.moves(1) == ["hide 0", "hide 1", "hide 2", "hide 3"]


def test_P3_P6_chance_says_who_calls_first_and_what_the_bank_hides() -> None:
    begun = [Match.new(GAME, 2, {}, key=bytes([number] * 16)).position() for number in range(60)]
    assert {position["starter"] for position in begun} == {0, 1}
    assert {position["bank"] for position in begun} == {0, 1, 2, 3}


def test_P5_one_may_hide_anew_until_the_last_fist_is_closed() -> None:
    match = at(HIDING)
    match.play("hide 1", 0)
    match.play("hide 3", 0)
    match.play("hide 2", 1)
    assert match.position()["fists"] == [3, 2]
    assert refused(match, 0, "hide 0") == "P5"


def test_P7_totals_are_called_in_turn_once_all_fists_are_closed() -> None:
    assert refused(at(HIDING), 0, "call 3") == "P7"
    match = at(CALLING)
    assert refused(match, 1, "call 3") == "P7"
    match.play("call 3", 0)
    assert match.waiting() == [1]


def test_P8_no_total_is_higher_than_all_coins() -> None:
    match = at(CALLING)
    assert refused(match, 0, "call 10") == "P8"
    match.play("call 9", 0)


def test_P9_no_total_is_called_twice() -> None:
    assert refused(at(CALLING, calls=[5, ""], turn=1), 1, "call 5") == "P9"


def test_P10_P12_P16_the_right_total_is_worth_two_and_all_is_opened() -> None:
    match = at(CALLING)
    match.play("call 6", 0)
    match.play("call 5", 1)
    told = match.position()
    assert told["scores"] == [2, 0]
    assert (told["opened"], told["opened_bank"]) == ([2, 3], 1)
    assert (told["phase"], told["round_no"], told["starter"]) == ("hide", 2, 1)


@pytest.mark.parametrize(("nearest", "scores"), [("on", [1, 1]), ("off", [0, 0])])
def test_P11_the_nearest_get_a_point_where_nobody_is_right(nearest: str, scores: list[int]) -> None:
    match = at(CALLING, nearest=nearest)
    match.play("call 5", 0)
    match.play("call 7", 1)
    assert match.position()["scores"] == scores


def test_P13_P14_after_the_last_round_the_most_points_win() -> None:
    match = at(CALLING, round_no=3, scores=[1, 2], calls=["", ""])
    match.play("call 6", 0)
    match.play("call 0", 1)
    assert match.over
    assert (match.points(), match.places()) == ([3, 2], [1, 2])
    assert refused(match, 0, "hide 0") == "P13"


def test_P15_only_the_owner_sees_a_fist_and_nobody_the_bank() -> None:
    seen = at(CALLING).view(0).as_dict()
    assert (seen["fists"], seen["bank"]) == ([2, None], None)


def test_every_rule_is_named_by_a_test() -> None:
    tests = re.findall(r"def (test_P\w+)", Path(__file__).read_text(encoding="utf-8"))
    named = {int(number) for test in tests for number in re.findall(r"P(\d+)", test)}
    assert named == set(range(1, GAME.sections[-1].last + 1))
