"""Spookies, rule by rule: the dice joker and the ghost."""

from __future__ import annotations

from collections import Counter

import pytest
from positions_spookies import (
    SET,
    floor_of,
    heap,
    last_chip,
    lying,
    table,
    throw,
    without,
)
from refusals import refused

import ludotheque
from ludotheque import BadInput, bots
from ludotheque.games.spookies import rules

# The dice joker


def test_S20_one_joker_each_with_the_option() -> None:
    assert ludotheque.new_match("spookies", seats=3, joker="on").view(-1)["jokers"] == [1, 1, 1]
    match = table()
    assert match.view(-1)["jokers"] == [0, 0]
    assert refused(match, "joker") == "S20"
    with pytest.raises(BadInput, match="S20"):
        table(jokers=[1, 0])


def test_S21_the_joker_throws_all_dice_again_and_the_second_result_counts() -> None:  # E15
    match = table(8, joker="on", jokers=[1, 1])
    assert refused(match, "joker") == "S21"
    throw(match, 4, 2, 2)
    assert (match.moves(), floor_of(match), match.view(-1)["phase"]) == (["keep", "joker"], 8, "joker")
    assert refused(match, "stop") == refused(match, "roll 3") == "S21"
    throw(match, 5, 4, 1, joker=True)
    assert (floor_of(match), match.view(-1)["chips"], match.view(-1)["jokers"]) == (9, [14, 10], [0, 1])
    throw(match, 6, 6, 6)
    assert (floor_of(match), match.view(-1)["phase"]) == (10, "go-on")


def test_S21_the_second_result_may_be_worse() -> None:  # E15
    match = table(8, joker="on", jokers=[1, 1])
    throw(match, 4, 2, 2)
    throw(match, 3, 2, 1, joker=True)
    assert (floor_of(match), lying(match, 8), match.waiting()) == (5, 3, [1])


def test_S21_a_roll_may_be_kept_and_good_ones_thrown_again() -> None:
    match = table(8, joker="on", jokers=[1, 1])
    throw(match, 6, 6, 1)
    match.play("keep")
    assert (floor_of(match), match.view(-1)["jokers"]) == (9, [1, 1])
    throw(match, 6, 6)
    throw(match, 1, 1, joker=True)
    assert (floor_of(match), match.view(-1)["jokers"]) == (4, [0, 1])


def test_S22_an_unused_joker_is_five_chips() -> None:  # E15
    match = last_chip("1x5", "5x2", stock="1x1", joker="on", jokers=[0, 1])
    out = heap(match.position()["box_heap"]) + heap(match.position()["lying"][3])
    throw(match, 6, 6)
    assert match.over
    view, position = match.view(-1).as_dict(), match.position()
    assert (view["chips"], view["jokers"]) == ([2, 10], [0, 0])
    drawn = heap(view["shown"][1]) - Counter({2: 5})
    assert sum(drawn.values()) == 5
    assert heap(position["box_heap"]) + drawn == out
    assert match.points()[1] == 10 + sum(value * count for value, count in drawn.items())


def test_S22_a_second_set_helps_when_nothing_is_out_of_play() -> None:
    ten = ["5x1 5x2", "10x1", "10x1", "5x1 5x2", "10x2 13x3 8x5"]
    few = "1x3 1x5"
    stock = without(*ten, few)
    words = {
        "seats": 5, "phase": "roll", "active": "poppy", "joker": "on", "jokers": [1, 1, 1, 1, 1],
        "chips": [10, 10, 10, 10, 31], "held": ten, "penalty": [0, 2, 0, 0, 0, 0, 0],
        "lying": ["", few, "", "", "", "", ""], "stock_heap": stock, "box_heap": "", "pieces": [9, 4, 4, 4, 4],
    }  # fmt: skip
    match = ludotheque.from_position("spookies", words)
    throw(match, 6, 6)
    match.play("keep")
    assert match.over
    view, position = match.view(-1).as_dict(), match.position()
    left = sum(heap(stock).values())
    assert view["chips"] == [10 + left + 5, 15, 15, 15, 36]
    shown = sum((heap(words) for words in view["shown"]), Counter[int]())
    assert shown + heap(position["box_heap"]) == Counter({value: 2 * count for value, count in SET.items()})
    assert rules.broken_rule(match.view(0).guess_world(bytes(16))) == 0
    first = heap(view["shown"][0]) - heap(ten[0]) - heap(stock)
    assert first[3] >= 1
    assert first[5] >= 1


def test_S22_by_option_it_is_five_points() -> None:
    match = last_chip("1x5", "5x2", stock="1x1", joker="on", joker_pay="points", jokers=[0, 1])
    throw(match, 6, 6)
    assert (match.points(), match.view(-1)["chips"]) == ([6, 15], [2, 5])


# The ghost


def test_S23_the_ghost_begins_on_floor_nine() -> None:
    assert ludotheque.new_match("spookies", seats=2, ghost="on").view(-1)["pieces"] == [4, 4, 4, 4, 4, 9]
    match = table()
    assert refused(match, "ghost up") == "S23"
    with pytest.raises(BadInput, match="S23"):
        table(pieces=[4, 4, 4, 4, 4, 9])


def test_S24_S25_beside_the_ghost_three_dice_at_most_and_then_it_moves() -> None:  # E16
    for direction, there, four in (("up", 10, False), ("down", 8, True)):
        match = table(9, ghost="on")
        assert match.moves() == ["roll 2", "roll 3"]
        assert refused(match, "roll 4") == "S24"
        assert refused(match, "ghost up") == "S25"
        throw(match, 5, 5, 1)
        assert (floor_of(match), match.view(-1)["chips"]) == (10, [16, 10])
        assert (match.view(-1)["phase"], match.moves()) == ("ghost", ["ghost down", "ghost up"])
        assert refused(match, "stop") == refused(match, "roll 2") == "S25"
        match.play(f"ghost {direction}")
        assert (match.view(-1)["pieces"][5], match.waiting(), match.view(-1)["phase"]) == (there, [0], "go-on")
        assert ("roll 4" in match.moves()) is four


def test_S24_only_the_character_of_the_turn_counts() -> None:  # E18
    match = table(pieces=[8, 9, 4, 4, 4], ghost="on")
    assert "roll 4" in match.moves()
    throw(match, 6, 6, 6, 6)
    assert (floor_of(match), match.view(-1)["pieces"][5]) == (9, 9)
    assert match.moves() == ["roll 2", "roll 3", "stop"]


@pytest.mark.parametrize("dice", [(6, 3), (1, 1)])
def test_S25_the_ghost_moves_after_a_stay_and_a_fall_too(dice: tuple[int, ...]) -> None:
    match = table(9, ghost="on")
    throw(match, *dice)
    assert (match.waiting(), match.view(-1)["phase"]) == ([0], "ghost")
    match.play("ghost up")
    assert (match.view(-1)["pieces"][5], match.waiting()) == (10, [1])


def test_S25_the_ghost_does_not_move_when_the_match_is_over() -> None:
    match = last_chip("1x5", "5x2", ghost="on", pieces=[9, 4, 4, 4, 4, 9])
    throw(match, 6, 6)
    assert (match.over, match.view(-1)["pieces"][5]) == (True, 9)


def test_S26_the_ghost_stays_in_the_house() -> None:
    match = table(pieces=[6, 4, 4, 4, 4, 6], ghost="on")
    throw(match, 6, 6)
    assert match.moves() == ["ghost up"]
    assert refused(match, "ghost down") == "S26"
    match = table(pieces=[11, 4, 4, 4, 4, 11], ghost="on")
    throw(match, 6, 6)
    assert match.moves() == ["ghost down"]
    assert refused(match, "ghost up") == "S26"
    match = table(pieces=[10, 4, 4, 4, 4, 10], ghost="on", attic="reset")
    throw(match, 6, 6)
    assert match.moves() == ["ghost down"]
    match.play("ghost down")
    assert (match.waiting(), floor_of(match)) == ([1], 4)
    for floor, attic in ((5, "stay"), (11, "reset")):
        with pytest.raises(BadInput, match="S26"):
            table(pieces=[4, 4, 4, 4, 4, floor], ghost="on", attic=attic)


def test_S27_a_joker_beside_the_ghost_is_the_same_roll() -> None:
    match = table(9, ghost="on", joker="on", jokers=[1, 1])
    throw(match, 3, 3, 3)
    assert match.view(-1)["phase"] == "joker"
    throw(match, 6, 6, 5, joker=True)
    assert (match.view(-1)["phase"], floor_of(match)) == ("ghost", 10)
    match.play("ghost down")
    assert (match.view(-1)["pieces"][5], match.view(-1)["phase"]) == (8, "go-on")


def test_S28_modules_and_free_choice_go_together() -> None:
    match = ludotheque.new_match("spookies", seats=3, free_choice="on", joker="on", ghost="on")
    view = match.view(-1).as_dict()
    assert (view["phase"], view["jokers"], view["pieces"][5]) == ("choose", [1, 1, 1], 9)
    for i in range(2000):
        if match.over:
            break
        seat = match.waiting()[0]
        match.play_code(bots.random(match.view(seat), i), seat)
    assert match.over
