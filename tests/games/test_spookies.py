"""Spookies, rule by rule. E-numbers are the worked examples of the rule notes; * there marks estimated rewards."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from positions_spookies import (
    FRIENDS,
    SET,
    SPOOKIES,
    USED,
    floor_of,
    heap,
    last_chip,
    lying,
    odds_of,
    sum_paid,
    table,
    throw,
    told_of,
    without,
)
from refusals import refused

import ludotheque
from ludotheque import BadInput
from ludotheque.core import chance
from ludotheque.core.records import copy
from ludotheque.games.spookies import board, rules
from ludotheque.games.spookies.dice import dice_rolled, result
from ludotheque.games.spookies.state import CHIPS

# Setup


@pytest.mark.parametrize("seats", range(2, 6))
def test_S1_all_characters_at_the_start_and_no_chips_out(seats: int) -> None:
    view = ludotheque.new_match("spookies", seats=seats).view(-1).as_dict()
    assert view["pieces"] == [4, 4, 4, 4, 4, 0]
    assert view["chips"] == [0] * seats
    assert view["penalty"] == [0] * 7
    with pytest.raises(BadInput):
        ludotheque.new_match("spookies", seats=6)


@pytest.mark.parametrize("seats", range(2, 6))
def test_S2_chips_used_by_seat_count(seats: int) -> None:
    match = ludotheque.new_match("spookies", seats=seats)
    position = match.position()
    stock, box = heap(position["stock_heap"]), heap(position["box_heap"])
    assert match.view(-1)["stock"] == sum(stock.values()) == USED[seats]
    assert sum(box.values()) == 75 - USED[seats]
    assert stock + box == Counter(SET)
    assert sum(value * count for value, count in SET.items()) == 165


def test_S2_every_chip_is_equally_likely_to_stay_in_the_box() -> None:
    boxed: Counter[int] = Counter()
    for i in range(2000):
        match = ludotheque.new_match("spookies", seats=2, key=i.to_bytes(16, "little"))
        boxed += heap(match.position()["box_heap"])
    for value, count in SET.items():
        expected = 2000 * 25 * count / 75
        assert abs(boxed[value] - expected) < 4.5 * (expected * (1 - count / 75)) ** 0.5


def test_S2_chips_lie_face_down_for_their_owners_too() -> None:
    match = table(chips=[7, 9], penalty=[1, 0, 0, 2, 0, 0, 0])
    for viewer in (0, 1, -1):
        view = match.view(viewer).as_dict()
        assert (view["chips"], view["stock"], view["penalty"]) == ([7, 9], 31, [1, 0, 0, 2, 0, 0, 0])
        assert [view[name] for name in ("stock_heap", "held", "lying", "box_heap")] == [None] * 4
        assert view["shown"] == ["", ""]
    assert (SPOOKIES.record.masks == SPOOKIES.record.masks[-1]).all()
    assert match.points() == [0, 0]


def test_S2_a_guess_takes_every_spread_of_the_unseen_chips_as_equally_likely() -> None:
    view = table(chips=[2, 1]).view(0)
    pairs: Counter[tuple[int, ...]] = Counter()
    worlds = 6000
    for i in range(worlds):
        world = view.guess_world(i.to_bytes(16, "little"))
        assert rules.broken_rule(world) == 0
        pairs[tuple(sorted(heap(SPOOKIES.position(world)["held"][0]).elements()))] += 1
    for (one, other), count in pairs.items():
        ways = SET[one] * (SET[one] - 1) / 2 if one == other else SET[one] * SET[other]
        expected = worlds * ways / (75 * 74 / 2)
        assert abs(count - expected) < 4.5 * expected**0.5
    assert len(pairs) == 10


def test_S3_the_first_player_is_drawn_and_turns_go_round() -> None:
    first = Counter(
        ludotheque.new_match("spookies", seats=3, key=i.to_bytes(16, "little")).view(-1)["turn"] for i in range(3000)
    )
    assert sorted(first) == [0, 1, 2]
    assert all(abs(count - 1000) < 120 for count in first.values())
    match = table(floor=5, seats=3, turn=2, phase="go-on", outcome="climb")
    assert refused(match, "stop", 0) == "S3"
    match.play("stop")
    assert match.waiting() == [0]


# The turn


def test_S4_the_friend_die_names_the_character_of_the_turn() -> None:
    faces: Counter[str] = Counter()
    for i in range(3000):
        view = ludotheque.new_match("spookies", seats=2, key=i.to_bytes(16, "little")).view(-1).as_dict()
        faces[view["friend"]] += 1
        if view["friend"] == "?":
            assert (view["phase"], view["active"]) == ("choose", "")
        else:
            assert (view["phase"], view["active"]) == ("roll", view["friend"])
    assert set(faces) == {*FRIENDS, "?"}
    assert all(abs(count - 500) < 95 for count in faces.values())


def test_S4_a_question_mark_lets_one_choose_and_then_it_is_settled() -> None:
    match = ludotheque.from_position("spookies", {"seats": 2, "friend": "?"})
    assert match.moves() == [f"choose {name}" for name in FRIENDS]
    assert refused(match, "roll 2") == "S4"
    assert refused(match, "stop") == "S5"
    match.play("choose hanja")
    assert (match.view(-1)["active"], match.waiting()) == ("hanja", [0])
    assert refused(match, "choose poppy") == "S4"
    match.play("roll 4")


def test_S5_two_to_four_dice_and_the_first_roll_is_a_must() -> None:
    match = table()
    assert match.moves() == ["roll 2", "roll 3", "roll 4"]
    for move in ("stop", "pass", "roll", "roll 1", "5 ROLL", "roll 12"):
        assert refused(match, move) == "S5"
    assert [refused(match, move) for move in ("roll two", "roll 2 3", "nap", "")] == [""] * 4
    for count in (2, 3, 4):
        match = table()
        match.play(f"roll {count}")
        assert sum(die > 0 for die in match.view(-1)["dice"]) == count


@pytest.mark.parametrize(
    ("dice", "total"), [((2, 3), 5), ((5, 3, 1), 8), ((6, 4, 2, 1), 10), ((3, 1, 1, 1), 4), ((6, 6, 6, 6), 12)]
)
def test_S6_the_two_highest_dice_count(dice: tuple[int, ...], total: int) -> None:  # E1
    match = table()
    throw(match, *dice)
    assert match.view(-1)["derived"]["result"] == total


def test_S6_over_every_roll_there_is() -> None:
    s = SPOOKIES.record.blank()[0]
    for count in (2, 3, 4):
        for dice in product(range(1, 7), repeat=count):
            s.dice[:] = 0
            s.dice[:count] = dice
            assert result(s) == sum(sorted(dice, reverse=True)[:2])
            assert dice_rolled(s) == count


# What a roll does


def test_S7_a_success_climbs_exactly_one_floor() -> None:  # E2, Tim
    match = table(name="schnuffer", chips=[0, 0])
    throw(match, 3, 4)
    view = match.view(-1).as_dict()
    assert floor_of(match, "schnuffer") == 5
    assert (view["chips"], view["stock"], view["outcome"]) == ([1, 0], 49, "climb")
    assert match.moves() == ["roll 2", "roll 3", "roll 4", "stop"]


def test_S7_peter_falls_to_the_start() -> None:  # E3
    match = table(9, "hanja")
    throw(match, 3, 1, 1, 1)
    assert floor_of(match, "hanja") == 4
    assert (lying(match, 9), match.view(-1)["chips"]) == (5, [5, 10])
    assert match.waiting() == [1]


@pytest.mark.parametrize(
    ("floor", "dice", "down", "paid"),
    [
        (9, (5, 3), 8, 1),  # E4
        (7, (2, 3), 5, 2),  # E5
        (7, (1, 2), 4, 3),
        (5, (2, 2), 4, 1),
        (11, (4, 4), 8, 3),  # E13
        (11, (1, 1), 4, 7),
    ],
)
def test_S7_a_fall_leaves_a_chip_for_each_floor(floor: int, dice: tuple[int, ...], down: int, paid: int) -> None:
    match = table(floor)
    throw(match, *dice)
    assert floor_of(match) == down
    assert [lying(match, f) for f in range(5, 12)] == [paid if f == floor else 0 for f in range(5, 12)]
    view = match.view(-1).as_dict()
    assert (view["chips"], view["outcome"], view["turn"]) == ([10 - paid, 10], "fall", 1)


def test_S7_an_equal_result_stays_and_ends_the_turn() -> None:  # E6
    match = table(9)
    throw(match, 6, 3, 2)
    view = match.view(-1).as_dict()
    assert (floor_of(match), view["chips"], view["outcome"], view["turn"]) == (9, [10, 10], "stay", 1)


@pytest.mark.parametrize("dice", [(1, 3), (2, 2), (1, 1), (2, 1, 1)])
def test_S7_at_the_start_nobody_falls(dice: tuple[int, ...]) -> None:  # E10
    match = table()
    throw(match, *dice)
    view = match.view(-1).as_dict()
    assert (floor_of(match), view["chips"], view["outcome"], view["turn"]) == (4, [10, 10], "stay", 1)


def test_S7_rewards_by_floor_and_dice() -> None:
    """§2.1 of the rule notes, typed once more."""
    rewards = {5: (1, 0, 0), 6: (2, 1, 0), 7: (3, 2, 1), 8: (4, 3, 1), 9: (6, 4, 2), 10: (10, 6, 3), 11: (16, 10, 5)}
    for floor, row in rewards.items():
        for count, reward in zip((2, 3, 4), row, strict=True):
            match = table(floor - 1, chips=[0, 0])
            throw(match, *([6] * count))
            assert (floor_of(match), match.view(-1)["chips"]) == (floor, [reward, 0])
    assert SPOOKIES.facts["rewards"] == {str(floor): list(row) for floor, row in rewards.items()}


def test_S7_the_reward_table_says_how_sure_it_is() -> None:
    marks = Counter(mark for row in board.REWARD_TABLE.values() for _, mark in row)
    assert marks == {"known": 7, "inferred": 2, "estimated": 12}
    sure = SPOOKIES.facts["sure"]
    assert (sure["9"], sure["11"][0]) == (["known", "estimated", "known"], "inferred")
    rows = [[chips for chips, _ in board.REWARD_TABLE[floor]] for floor in range(5, 12)]
    assert all(row == sorted(row, reverse=True) for row in rows)
    assert all(list(column) == sorted(column) for column in zip(*rows, strict=True))


def test_S7_two_dice_collect_the_penalty_chips() -> None:
    for dice, taken in (((6, 2), 3), ((6, 2, 1), 0), ((6, 2, 1, 1), 0)):
        match = table(7, penalty=[0, 1, 0, 3, 0, 0, 0])
        before = match.view(-1)["chips"][0]
        throw(match, *dice)
        reward = {2: 4, 3: 3, 4: 1}[len(dice)]
        assert match.view(-1)["chips"][0] == before + reward + taken
        assert match.view(-1)["penalty"] == [0, 1, 0, 3 - taken, 0, 0, 0]


def test_S7_collected_chips_are_the_very_ones_that_lay_there() -> None:
    fives: dict[str, Any] = {"held": ["", "10x1"], "lying": ["", "4x5", "", "", "", "", ""], "chips": [0, 10]}
    stock = "20x1 16x2"
    match = table(5, penalty=[0, 4, 0, 0, 0, 0, 0], **fives, stock_heap=stock, box_heap=without("10x1", "4x5", stock))
    throw(match, 6, 2)
    held = heap(match.position()["held"][0])
    assert (held[5], sum(held.values())) == (4, 6)


def test_S7_chips_are_taken_and_paid_at_random() -> None:
    taken, paid = Counter[int](), Counter[int]()
    start = table(chips=[0, 0], pieces=[4] * 5, held=["", ""], stock_heap="30x1 20x2", box_heap="15x3 10x5")
    fall = table(
        5,
        chips=[4, 0],
        held=["1x1 1x2 1x3 1x5", ""],
        stock_heap="29x1 17x2",
        box_heap=without("1x1 1x2 1x3 1x5", "29x1 17x2"),
    )
    for i in range(6000):
        for match, counts in ((start, taken), (fall, paid)):
            s = copy(match.current)
            chance.set_key(s, i.to_bytes(16, "little"))
            s.dice[:] = (6, 6, 0, 0) if match is start else (1, 1, 0, 0)
            rules.resolve(s, 0)
            moved = s.held[0] if match is start else s.lying[0]
            counts[int(CHIPS.show(int(moved))[-1])] += 1
    assert abs(taken[1] - 3600) < 4.5 * (6000 * 0.6 * 0.4) ** 0.5
    assert taken[1] + taken[2] == 6000
    assert all(abs(paid[value] - 1500) < 160 for value in SET)


def test_S7_S8_the_sequence_of_a_play_report() -> None:  # E7
    match = table(chips=[0, 0])
    throw(match, 2, 3, 1)
    assert (floor_of(match), match.view(-1)["chips"][0]) == (5, 0)
    throw(match, 5, 1, 1)
    assert (floor_of(match), match.view(-1)["chips"][0]) == (6, 1)
    assert match.view(0)["derived"]["gain"][0] == [3, 2, 1]


def test_S8_after_a_climb_one_stops_or_rolls_on_with_the_same_character() -> None:
    match = table(5, seats=3)
    throw(match, 6, 6, 6)
    assert (match.waiting(), match.view(-1)["phase"]) == ([0], "go-on")
    assert refused(match, "choose hanja") == "S4"
    throw(match, 6, 6)
    assert (floor_of(match), match.waiting()) == (7, [0])
    chips = match.view(-1)["chips"]
    match.play("stop")
    assert (match.view(-1)["chips"], match.waiting()) == (chips, [1])


def test_S9_whoever_is_poor_leaves_all_there_is() -> None:  # E11
    match = table(9, chips=[2, 10])
    throw(match, 1, 3)
    assert (floor_of(match), lying(match, 9), match.view(-1)["chips"]) == (4, 2, [0, 10])
    match = table(9, chips=[0, 10])
    throw(match, 1, 3)
    assert (floor_of(match), lying(match, 9), match.view(-1)["chips"]) == (4, 0, [0, 10])


def test_S10_the_attic_is_the_end_of_the_way() -> None:  # E13
    match = table(10)
    throw(match, 6, 5)
    assert (floor_of(match), match.view(-1)["chips"], match.view(-1)["phase"]) == (11, [26, 10], "go-on")
    for dice in ((6, 6), (6, 5)):
        match = table(11)
        told = told_of(match, *dice)
        view = match.view(-1).as_dict()
        assert (floor_of(match), view["chips"], view["outcome"], view["turn"]) == (11, [10, 10], "stay", 1)
        assert told[0] == f"Poppy is in the attic already: {sum(dice)} brings nothing, and the turn is over."
    odds = odds_of(table(11), 2)
    assert odds == {"climb": 0, "stay": 3, "fall": 33, "gain": 0, "paid": sum_paid(11, 2, 10), "per_cent": [0, 8, 92]}


def test_S10_by_option_one_goes_back_to_the_start() -> None:
    match = table(10, attic="reset", penalty=[0, 0, 0, 0, 0, 0, 2], chips=[3, 3])
    throw(match, 6, 5)
    view = match.view(-1).as_dict()
    assert (floor_of(match), view["chips"], view["outcome"], view["turn"]) == (4, [21, 3], "climb", 1)
    with pytest.raises(BadInput, match="S10"):
        table(11, attic="reset")


def test_S10_by_option_the_reward_can_be_won_again() -> None:
    match = table(11, attic="repeat", penalty=[0, 0, 0, 0, 0, 0, 2], chips=[3, 3])
    assert str(match.view(0).offer(SPOOKIES.parse("roll 2"))) == (
        "Roll 2 dice (8% to win the attic’s reward again, 18 chips)"
    )
    told = told_of(match, 6, 5)
    view = match.view(-1).as_dict()
    assert (floor_of(match), view["chips"], view["outcome"], view["phase"]) == (11, [21, 3], "climb", "go-on")
    assert told == [
        "Poppy is in the attic already, where 11 wins the reward again. #0 takes 16 chips.",
        "#0 also takes the 2 penalty chips there.",
    ]
    throw(match, 5, 5)
    assert (floor_of(match), lying(match, 11)) == (10, 1)


def test_S11_characters_share_a_floor() -> None:
    match = table(pieces=[7, 8, 8, 7, 4])
    throw(match, 6, 6)
    assert match.view(-1)["pieces"] == [8, 8, 8, 7, 4, 0]


# The end


def test_S12_the_match_ends_with_the_last_chip() -> None:
    match = last_chip("1x5 2x3 1x1", "5x2", stock="1x1")
    throw(match, 6, 6)
    assert match.over
    assert (match.view(-1)["phase"], match.view(-1)["stock"], match.waiting()) == ("over", 0, [])
    assert refused(match, "roll 2", 0) == "S12"
    match = last_chip("1x5", "5x2", stock="2x1")
    throw(match, 6, 6)
    assert not match.over


def test_S12_a_short_stock_pays_what_it_has_and_penalty_chips_come_too() -> None:
    match = last_chip("1x5", "5x2", stock="2x3", pieces=[7, 4, 4, 4, 4])
    there = lying(match, 8)
    assert there == 50 - 8
    throw(match, 6, 6)
    assert match.over
    assert match.view(-1)["chips"] == [1 + 2 + there, 5]
    match = last_chip("1x5", "5x2", stock="2x3", pieces=[7, 4, 4, 4, 4])
    throw(match, 6, 6, 1)
    assert match.view(-1)["chips"] == [1 + 2, 5]


def test_S12_a_roll_without_a_reward_does_not_end_it() -> None:
    match = last_chip("1x5", "5x2")
    throw(match, 6, 6, 1)
    assert (match.over, match.view(-1)["stock"]) == (False, 1)


def test_S13_values_win_and_not_numbers() -> None:  # E14
    match = last_chip("1x5 2x3", "5x2", stock="1x1")
    throw(match, 6, 6)
    assert match.over
    assert (match.points(), match.places()) == ([12, 10], [1, 2])
    assert match.view(1)["shown"] == ["1x1 2x3 1x5", "5x2"]
    assert match.view(-1)["penalty"] == [0] * 7


def test_S13_equal_sums_share_the_victory() -> None:  # E14
    match = last_chip("1x5 2x3", "6x2", "1x3", stock="1x1")
    throw(match, 6, 6)
    assert (match.points(), match.places()) == ([12, 12, 3], [1, 1, 3])


def test_S13_the_sum_of_all_points_is_what_lies_open() -> None:
    match = last_chip("1x5 2x3", "5x2", stock="1x1")
    left = match.position()["lying"][3]
    box = match.position()["box_heap"]
    throw(match, 6, 6)
    assert heap(match.position()["box_heap"]) == heap(box) + heap(left)
    assert sum(match.points()) == 165 - sum(v * n for v, n in heap(match.position()["box_heap"]).items())


def test_S14_free_choice_leaves_the_friend_die_out() -> None:
    match = ludotheque.new_match("spookies", seats=2, free_choice="on")
    for _ in range(12):
        view = match.view(-1).as_dict()
        assert (view["phase"], view["friend"], view["active"]) == ("choose", "", "")
        assert refused(match, "roll 2") == "S14"
        match.play("choose duffy")
        assert refused(match, "choose hanja") == refused(match, "choose duffy") == "S14"
        match.play("roll 4")
        if match.view(-1)["phase"] == "go-on":
            match.play("stop")
