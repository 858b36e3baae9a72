"""Spookies, rule by rule. E-numbers are the worked examples of the rule notes; * there marks estimated rewards."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache, partial
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from effort import FUZZ
from pressing import questions
from reasons_spookies import admissible, visible
from rich.console import Console

import ludotheque
from ludotheque import BadInput, IllegalMove, Match, bots, games, texts
from ludotheque.core import chance
from ludotheque.core.records import copy
from ludotheque.core.text import text
from ludotheque.games.spookies import board, rules, terminal
from ludotheque.games.spookies.dice import dice_rolled, result, roll
from ludotheque.games.spookies.moves import DICE
from ludotheque.games.spookies.odds import per_cent
from ludotheque.games.spookies.state import CHIPS

SPOOKIES = games.get("spookies")
RECORDS = Path(__file__).parents[1] / "records" / "spookies"
FRIENDS = ("poppy", "kracko", "duffy", "hanja", "schnuffer")
USED = {2: 50, 3: 60, 4: 75, 5: 75}
SET = {1: 30, 2: 20, 3: 15, 5: 10}
EVERY_OPTION: list[dict[str, object]] = [
    {},
    {"free_choice": "on"},
    {"joker": "on"},
    {"joker": "on", "joker_pay": "points"},
    {"ghost": "on"},
    {"attic": "reset"},
    {"attic": "repeat"},
    {"joker": "on", "ghost": "on"},
    {"ghost": "on", "attic": "reset"},
    {"free_choice": "on", "joker": "on", "ghost": "on", "attic": "repeat"},
]


def table(floor: int = 4, name: str = "poppy", seats: int = 2, **more: Any) -> Match:
    """A match set up in words: seat 0 is about to roll for a character on a floor; the others are at the start."""
    pieces = [floor if friend == name else 4 for friend in FRIENDS]
    words = {"seats": seats, "phase": "roll", "active": name, "pieces": pieces, "chips": [10] * seats, **more}
    return ludotheque.from_position("spookies", words)


@cache
def key_for(dice: tuple[int, ...]) -> bytes:
    """A key whose first draw throws these dice, in any order."""
    s = SPOOKIES.record.blank()[0]
    for number in range(1_000_000):
        key = number.to_bytes(16, "little")
        chance.set_key(s, key)
        roll(s, len(dice))
        if sorted(s.dice[: len(dice)].tolist()) == sorted(dice):
            return key
    raise AssertionError(dice)


def throw(match: Match, *dice: int, joker: bool = False) -> None:
    """Roll as many dice, or throw them again with the joker, and have them show this."""
    chance.set_key(match.current, key_for(dice))
    match.play("joker" if joker else f"roll {len(dice)}")
    assert sorted(die for die in match.view(-1)["dice"] if die) == sorted(dice)


def told_of(match: Match, *dice: int) -> list[str]:
    """What everybody is told of such a roll by seat 0, after the roll itself."""
    before = copy(match.current)
    throw(match, *dice)
    told = SPOOKIES.narrate(before, 0, SPOOKIES.parse(f"roll {len(dice)}"), match.current, -1)
    return [str(each) for each in told[1:]]


def floor_of(match: Match, name: str = "poppy") -> int:
    return int(match.view(-1)["pieces"][FRIENDS.index(name)])


def lying(match: Match, floor: int) -> int:
    return int(match.view(-1)["penalty"][floor - 5])


def refused(match: Match, move: str, seat: int | None = None) -> str:
    """The rule that refuses a move; the position must stay as it was."""
    before = match.current.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        match.play(move, seat)
    assert match.current.tobytes() == before
    return refusal.value.rule


def heap(words: str) -> Counter[int]:
    """`3x1 1x5` → how many of each value."""
    return Counter({int(part.split("x")[1]): int(part.split("x")[0]) for part in words.split()})


def heap_words(chips: list[int]) -> str:
    return " ".join(f"{count}x{value}" for value, count in sorted(Counter(chips).items()))


def without(*heaps: str) -> str:
    """The set of 75 chips less some heaps, as a heap."""
    left = Counter(SET)
    for words in heaps:
        left -= heap(words)
    return heap_words(list(left.elements()))


def last_chip(*held: str, stock: str = "1x1", **more: Any) -> Match:
    """A match whose stock has the given chips left: all others of those in play lie on floor 8, seat 0 is to roll."""
    used = USED[len(held)]
    few = sum(sum(heap(words).values()) for words in (*held, stock))
    rest = list(heap(without(*held, stock)).elements())
    penalty = heap_words(rest[: used - few])
    words = {
        "seats": len(held),
        "phase": "roll",
        "active": "poppy",
        "chips": [sum(heap(h).values()) for h in held],
        "penalty": [0, 0, 0, used - few, 0, 0, 0],
        "held": list(held),
        "lying": ["", "", "", penalty, "", "", ""],
        "stock_heap": stock,
        "box_heap": without(*held, stock, penalty),
        **more,
    }
    return ludotheque.from_position("spookies", words)


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


# What a person may know and work out


def sum_paid(floor: int, count: int, own: int) -> int:
    """The chips paid over all rolls of so many dice, by enumeration."""
    paid = 0
    for dice in product(range(1, 7), repeat=count):
        total = sum(sorted(dice)[-2:])
        if total < floor and floor > 4:
            paid += min(floor - (total if total >= 5 else 4), own)
    return paid


@pytest.mark.parametrize("own", [0, 2, 10])
@pytest.mark.parametrize("floor", range(4, 12))
def test_derived_facts_tells_the_exact_odds(floor: int, own: int) -> None:
    match = table(floor, chips=[own, 5], penalty=[2, 2, 2, 2, 2, 2, 2])
    for friend in range(1, 5):
        assert odds_of(match, 2, friend)["per_cent"] == [0, 0, 0]
    for count in (2, 3, 4):
        totals = Counter(sum(sorted(dice)[-2:]) for dice in product(range(1, 7), repeat=count))
        climb = sum(ways for total, ways in totals.items() if total > floor or total >= 5 > floor) if floor < 11 else 0
        fall = sum(ways for total, ways in totals.items() if total < floor) if floor > 4 else 0
        reward = board.REWARD_TABLE[floor + 1][count - 2][0] + (2 if count == 2 else 0) if floor < 11 else 0
        told = odds_of(match, count)
        shares = [told.pop("per_cent")]
        assert told == {
            "climb": climb, "stay": 6**count - climb - fall, "fall": fall,
            "gain": reward, "paid": sum_paid(floor, count, own),
        }  # fmt: skip
        assert shares == [[int(100 * told[each] / 6**count + 0.5) for each in ("climb", "stay", "fall")]]


def odds_of(match: Match, count: int, friend: int = 0) -> dict[str, Any]:
    """The odds of a roll with so many dice for a character, as a view tells them."""
    told = match.view(1)["derived"]
    names = ("climb", "stay", "fall", "gain", "paid", "per_cent")
    return {name: told[name][friend][DICE.names.index(count)] for name in names}


def test_what_is_not_certain_is_never_told_as_certain() -> None:
    assert [per_cent(part, 1296) for part in (0, 1, 6, 7, 20, 648, 1290, 1295, 1296)] == [
        0, 1, 1, 1, 2, 50, 99, 99, 100
    ]  # fmt: skip


def test_derived_facts_tells_the_odds_of_everybody_one_may_choose() -> None:
    words = {"seats": 2, "pieces": [4, 5, 9, 10, 11, 9], "ghost": "on"}
    match = ludotheque.from_position("spookies", words)
    rolls = [[sum(odds_of(match, count, friend)["per_cent"]) > 0 for count in (2, 3, 4)] for friend in range(5)]
    assert rolls == [[True, True, friend != 2] for friend in range(5)]
    assert match.view(0)["derived"]["stolen"] == [0, 0, 1, 0, 0]


def test_derived_facts_marks_the_dice_that_count() -> None:
    match = table()
    throw(match, 6, 2, 4, 2)
    view = match.view(1).as_dict()
    assert sorted(die for die, counts in zip(view["dice"], view["derived"]["counted"], strict=True) if counts) == [4, 6]
    match = table()
    throw(match, 3, 3, 3)
    assert sum(match.view(1)["derived"]["counted"]) == 2
    assert sum(table().view(1)["derived"]["counted"]) == 0


def test_a_move_is_offered_with_its_chance() -> None:
    view = table(8).view(0)
    assert str(view.offer(SPOOKIES.parse("roll 3"))) == "Roll 3 dice (52% to climb for 4 chips)"
    match = table(9, joker="on", jokers=[1, 1])
    throw(match, 3, 3)
    assert str(match.view(0).offer(SPOOKIES.parse("keep"))) == "Keep the 6: Poppy falls to floor 6, you pay 3 chips"


def test_derived_facts_tells_the_odds_of_the_joker_alone_while_it_is_asked_for() -> None:
    match = table(9, joker="on", jokers=[1, 1])
    throw(match, 3, 3, 1)
    assert [sum(odds_of(match, count)["per_cent"]) > 0 for count in (2, 3, 4)] == [False, True, False]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_screen_shows_every_position_in_eighty_columns(language: str) -> None:
    match = ludotheque.load(RECORDS / "three-everything.txt")
    say = partial(texts.say, language=language, names=match.names)
    for count in range(len(match.history) + 1):
        words = SPOOKIES.view(match.position_at(count), 0).as_dict()
        page = Console(width=200, file=StringIO())
        page.print(terminal.draw(words, 0, match.names, say))
        drawn = page.file.getvalue()  # type: ignore[attr-defined]
        assert max(len(line.rstrip()) for line in drawn.splitlines()) <= 80
        assert "spookies-" not in drawn
        assert all(str(words["stock"]) in drawn and name in drawn for name in match.names)
        for move in SPOOKIES.legal(match.position_at(count), words["turn"]):
            assert terminal.paint(SPOOKIES.notation(move)).plain == SPOOKIES.notation(move)


def test_every_language_has_the_same_texts() -> None:
    folder = Path(board.__file__).parent / "texts"
    ids = {
        language: re.findall(
            r"^([a-z][\w-]*) =", (folder / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE
        )
        for language in texts.LANGUAGES
    }
    assert all(found == ids["en"] for found in ids.values())
    assert len(set(ids["en"])) == len(ids["en"])


def test_picking_too_much_names_a_rule() -> None:
    view = table().view(0)
    assert view.why(["dice:2", "dice:3"]) == 5
    assert view.why(["figure:poppy"]) == 4
    assert view.why(["dice:9"]) == 0
    assert view.why(["dice:2"]) == 0


def test_the_log_of_a_match_tells_all_that_happened() -> None:
    match = ludotheque.new_match("spookies", seats=2, joker="on", ghost="on", key=bytes(16))
    for i in range(2000):
        if match.over:
            break
        seat = match.waiting()[0]
        match.play_code(bots.random(match.view(seat), i), seat)
    told = [text for move in match.log(1) for text in move]
    ids = Counter(text.id for text in told)
    assert ids["spookies-log-end"] == ids["spookies-log-win"] == 1
    assert ids["spookies-log-points"] == 2
    taken = sum(int(str(text.args["chips"])) for text in told if text.id == "spookies-log-climb")
    assert taken == 50
    assert [text.args["points"] for text in told if text.id == "spookies-log-points"] == match.points()


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"chips": [30, 30]}, "50 chips are in play"),
        ({"chips": [1, 1, 1]}, "there are 2 seats"),
        ({"chips": [10, 10], "stock": 31}, "that leaves 30 in the stock, not 31"),
        ({"held": ["1x1"], "chips": [1], "stock_heap": "1x1", "stock": 2}, "S2"),
        ({"turn": 2}, "turn.*there is no seat 2"),
        ({"phase": "nap"}, "phase.*'nap' is none of choose"),
        ({"active": "casper", "phase": "roll"}, "active.*'casper' is none of poppy"),
        ({"held": ["1x4"]}, "held.*'4' is none of 1, 2, 3, 5"),
        ({"held": [7]}, "held.*not as 7"),
        ({"held": ["80x1"]}, "held.*at most 35 of 1, not 80"),
        ({"jokers": [2], "joker": "on"}, "jokers.*2 is not from 0 to 1"),
        ({"held": ["1x1"]}, "S2"),
        ({"chips": [-1]}, "-1 is not from 0 to 80"),
        ({"pieces": [3]}, "S1"),
        ({"pieces": [12]}, "pieces.*12 is not from 0 to 11"),
        ({"active": "poppy"}, "S4"),
        ({"friend": "hanja", "active": "poppy", "phase": "roll"}, "S4"),
        ({"free_choice": "on", "friend": "?"}, "S14"),
        ({"dice": [3]}, "S5"),
        ({"dice": [3, 7]}, "dice.*7 is not from 0 to 6"),
        ({"dice": [3, 0, 2]}, "S5"),
        ({"phase": "go-on", "active": "poppy"}, "S8"),
        ({"phase": "go-on", "active": "poppy", "outcome": "climb"}, "S8"),
        ({"phase": "joker", "active": "poppy", "joker": "on", "jokers": [1, 1]}, "S21"),
        (
            {"phase": "joker", "active": "poppy", "joker": "on", "jokers": [1, 1], "ghost": "on"}
            | {"pieces": [9, 4, 4, 4, 4, 9], "dice": [1, 2, 3, 4]},
            "S24",
        ),
        ({"phase": "ghost", "active": "poppy", "ghost": "on"}, "S25"),
        ({"phase": "ghost", "active": "poppy", "ghost": "on", "outcome": "climb"}, "S25"),
        ({"phase": "ghost", "active": "poppy", "ghost": "on", "outcome": "stay"}, "S25"),
        ({"phase": "ghost", "active": "poppy", "ghost": "on", "outcome": "fall", "dice": [1, 1, 1, 1]}, "S24"),
        ({"ghost": "on", "pieces": [4, 4, 4, 4, 4, 4]}, "S26"),
        ({"ghost": "on", "pieces": [4, 4, 4, 4, 4, 0]}, "S26"),
        ({"pieces": [4, 4, 4, 4, 4, 4]}, "S23"),
        ({"shown": ["1x1"]}, "S13"),
        ({"phase": "over", "active": "poppy"}, "S12"),
    ],
)
def test_impossible_positions_are_refused(words: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        ludotheque.from_position("spookies", {"seats": 2, **words})


@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_a_refusal_names_a_rule_that_explains_it(options: dict[str, object]) -> None:
    """Every element pressed in every kind of situation, against the list written from the rule notes."""
    for seats in range(2, 6) if FUZZ > 1 else (2, 5):
        asked = 0
        for q in questions(SPOOKIES, visible, seats, options, FUZZ):
            asked += 1
            assert q.rule in admissible(q.match, q.seat, q.picks), (q.match.view(q.seat).as_dict(), q.seat, q.picks)
        assert asked > 100


def test_typed_refusals_name_a_rule_that_explains_them() -> None:
    choosing = ludotheque.from_position("spookies", {"seats": 2, "joker": "on", "jokers": [1, 0]})
    told = {move: refused(choosing, move) for move in ("roll 3", "stop", "keep", "joker", "ghost up")}
    assert told == {"roll 3": "S4", "stop": "S5", "keep": "S21", "joker": "S21", "ghost up": "S23"}
    spent = ludotheque.from_position("spookies", {"seats": 2, "turn": 1, "joker": "on", "jokers": [1, 0]})
    assert refused(spent, "joker") == "S20"
    haunted = table(9, ghost="on", joker="on", jokers=[1, 1])
    assert (refused(haunted, "ghost up"), refused(haunted, "joker")) == ("S25", "S21")
    throw(haunted, 6, 6)
    assert (refused(haunted, "ghost up"), refused(haunted, "roll 2")) == ("S25", "S21")
    haunted.play("keep")
    assert [refused(haunted, move) for move in ("stop", "joker", "roll 2", "choose poppy")] == ["S25"] * 4


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_assumption_is_told(language: str) -> None:
    """The rules that the notes mark as an assumption and that decide play."""
    assert SPOOKIES.assumed == (7, 9, 10, 11, 12, 13, 21, 22, 24, 25, 26, 27, 28)
    for number in SPOOKIES.assumed:
        told = texts.say(text(f"spookies-assumed-S{number}"), language=language)
        assert len(told) > 40
        assert "spookies-" not in told


def test_facts_tell_what_never_changes() -> None:
    facts = SPOOKIES.facts
    assert json.loads(json.dumps(facts)) == facts
    assert (facts["friends"], facts["dice"], facts["rolls"]) == (list(FRIENDS), [2, 3, 4], [36, 216, 1296])
    assert (facts["start"], facts["garden"], facts["attic"]) == (4, 5, 11)
    assert dict(zip(facts["chip_values"], facts["chip_counts"], strict=True)) == SET


def test_a_whole_position_is_read_as_it_was_told() -> None:
    for path in sorted(RECORDS.glob("*.txt")):
        match = ludotheque.load(path)
        for count in range(0, len(match.history) + 1, 5):
            told = SPOOKIES.position(match.position_at(count))
            assert SPOOKIES.position(SPOOKIES.place(told)) == told
        told = match.position()
        assert SPOOKIES.position(SPOOKIES.place(told)) == told
