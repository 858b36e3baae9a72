"""Adventure Land, rule by rule. T-numbers are the worked examples of the rule notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from positions_adventureland import (
    GAME,
    NAMES,
    at,
    combat_of_twelve,
    fight,
    multiset,
    new,
    play_out,
    reveal,
    standing,
    table,
    targets,
    tile,
    words,
)
from refusals import refused

import ludotheque
from ludotheque import BadInput, IllegalMove
from ludotheque.games.adventureland import board, tables

# Components


def test_A1_A2_A4_the_board_and_its_cards() -> None:
    own = board.own()
    assert Counter(own["terrain"]) == {"F": 20, "M": 28, "R": 18, "C": 30, "N": 14}
    match = new(2)
    assert sorted(filter(None, match.position()["deck"] + match.position()["discard"])) == sorted(NAMES)
    assert NAMES[0] == "a1" and NAMES[10] == "k1" and NAMES[-1] == "k10"


def test_A2_the_file_tells_that_it_is_a_reconstruction_and_what_is_sourced() -> None:
    content = board.OWN.read_text(encoding="utf-8")
    assert "RECONSTRUCTION" in content
    sourced = content.split("sourced: ")[1].split()
    known = dict.fromkeys(["a1", "i4"], "F") | {"b4": "M"} | dict.fromkeys(["a7", "b7", "e9"], "R")
    known |= dict.fromkeys(["b5", "b6", "c6", "c7", "e5", "f4", "f5", "j3", "k10"], "C") | dict.fromkeys(
        ["d7", "h4"], "N"
    )
    assert sorted(sourced) == sorted(known)
    assert len(known) == 17
    for name, terrain in known.items():
        assert board.own()["terrain"][NAMES.index(name)] == terrain
    assert "17" in content


def test_A2_fog_lies_on_both_banks_of_the_river() -> None:
    own = board.own()
    river = [NAMES.index(name) for name in own["river"]]
    for space, terrain in enumerate(own["terrain"]):
        if terrain == "N":
            assert any(max(abs(space // 11 - r // 11), abs(space % 11 - r % 11)) == 1 for r in river)


def test_A3_the_river_is_one_path_from_edge_to_edge() -> None:
    river = board.own()["river"]
    assert (len(river), river[0], river[-1]) == (18, "a7", "k4")
    spaces = [NAMES.index(name) for name in river]
    assert all(abs(a - b) in (1, 11) for a, b in pairwise(spaces))


def broken(change: Callable[[str], str]) -> str:
    content = board.OWN.read_text(encoding="utf-8")
    assert change(content) != content
    with pytest.raises(BadInput) as refusal:
        board.parse(change(content))
    return str(refusal.value)


@pytest.mark.parametrize(
    ("old", "fresh", "sentence"),
    [
        (" 1   F F M M", " 1   M F M M", "the board has 19 spaces of forest, not 20"),
        (" 1   F F M M", " 1   X F M M", "the board, line 15: a1 is 'X': terrains are F, M, R, C, N"),
        (" 1   F F M M", " 1   F M M", "the board, line 15: row 1 has 10 spaces, not 11"),
        (
            "\n 2   F",
            "\n 3   F",
            "the board, line 16: expected row 2, 'river: …', 'city: …' or 'sourced: …', found '3'",
        ),
        ("c9 d9 e9 f9", "e9 d9 c9 f9", "the board: the river jumps from c8 to e9"),
        ("river: a7 b7", "river: b7 a7", "the river must lead from column a to column k, not from b7 to k4"),
        ("river: a7 b7", "river: b7", "the river of the board has 17 spaces, not 18"),
        ("river: a7 b7", "river: a7 a7", "the board: a7 is twice in the list of the river"),
        ("river: a7 b7", "river: a7 a1", "the board: a1 is in the list of the river, but is no river space"),
        ("j4 k4\n", "j4 z4\n", "the board, line 26: 'z4' is none of a1, b1"),
        ("city: e5 f4 f5", "city: e5 f4", "the board: f5 is in no list of a city"),
        ("city: e5 f4 f5", "city: e5 f4 f5 a1", "the board: a1 is in the list of a city, but is no city space"),
        ("city: e5 f4 f5", "city: e5 f4 f5 e5", "the board: e5 is listed in two cities, or twice in one"),
        ("city: e5 f4 f5\ncity: b5 b6", "city: e5 f4 f5 b5\ncity: b6", "not connected with the rest of its city"),
        ("city: e5 f4 f5\ncity: b5", "city: e5 f4 f5 b5", "the board has cities of 12, 7, 6, 5, 0 spaces"),
        ("10   C C C", "", "the board, line 24: expected row 10"),
    ],
)
def test_A2_A3_broken_boards_get_a_sentence_that_says_where(old: str, fresh: str, sentence: str) -> None:
    assert sentence in broken(lambda content: content.replace(old, fresh, 1))


def test_A2_another_board_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    path.write_text(board.OWN.read_text(encoding="utf-8").replace(" 1   F F M", " 1   M F F"), encoding="utf-8")
    match = ludotheque.new_match("adventureland", seats=2, layout=board.load(path))
    assert match.view(0)["terrain"][:3] == ["M", "F", "F"]
    assert play_out(match).over
    with pytest.raises(BadInput, match="cannot be read"):
        board.load(tmp_path / "none.txt")


@pytest.mark.parametrize("values", ["falling", "equal"])
def test_A5_A6_A7_A8_the_pieces(values: str) -> None:
    position = new(4, sword_values=values, herb_values=values).position()
    swords = multiset(position["sword_pile"]) + multiset(position["sword_box"])
    herbs = multiset([herb for herb in position["herb_pile"] if herb])
    creatures = multiset(position["creature_pile"])
    for space in range(tables.SPACES):
        what, hidden = position["tile"][space], position["hidden"][space]
        swords[str(hidden)] += what == "sword"
        herbs[str(hidden)] += what == "herb"
        creatures[what.removeprefix("creature ")] += what.startswith("creature")
    assert [swords[kind] for kind in "0123"] == ([10, 8, 6, 4] if values == "falling" else [7, 7, 7, 7])
    assert [herbs[kind] for kind in "234"] == ([8, 7, 5] if values == "falling" else [7, 7, 6])
    assert [creatures[kind] for kind in ("8", "10", "12", "14", "16")] == [4, 4, 3, 2, 1]
    free, gold = position["tile"].count("companion"), position["tile"].count("gold")
    assert free + position["companion_supply"] + position["companion_box"] == 30
    assert gold + position["gold_supply"] == 18


def test_A9_A48_swords_that_were_used_are_in_the_box() -> None:
    match = table("c7", "k10", tiles={"d7": "creature 8"}, swords=["2 2 1", ""])
    match.play("c7 > d7")
    match.play("fight 2 1")
    assert match.view(-1)["swords_shown"] == "1 2"
    assert {"1", "2"} <= set(match.position()["sword_box"].split())
    assert match.view(0)["swords"][0] == "2"


def test_A10_tiles_survive_the_loss_of_figures() -> None:
    match = table("c7+1", "k10", tiles={"d7": "creature 16"}, swords=["0", ""], herbs=["2", ""], gold=[0, 0])
    match.play("c7 > d7")
    match.play("fight bare")
    match.play("give up")
    assert at(match, "d7") == (-1, 0, 0)
    view = match.view(0).as_dict()
    assert (view["swords"][0], view["herbs"][0]) == ("0", "2")


@pytest.mark.parametrize(
    ("position", "number"),
    [
        (words("c3", "c3"), 11),
        (words("c3", "k10", tiles={"c3": "herb"}), 11),
        (words("c3", "k10", tiles={"a1": "gold"}), 11),
        (words("c3*2", "k10"), 64),
        (words("a7", "k10", spirit="a7"), 32),
        (words("a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1", "k10"), 15),
        (words("a1", "k10", spots=["e", ""]) | {"seats": 2, "spots": ["5", "e"]}, 0),
    ],
)
def test_A11_A15_A32_A64_positions_that_cannot_be(position: dict[str, Any], number: int) -> None:
    if number == 0:
        ludotheque.from_position("adventureland", position)
        return
    with pytest.raises(BadInput, match=f"this position breaks A{number}: "):
        ludotheque.from_position("adventureland", position)


# Setup


def test_A12_two_to_four_seats_and_three_scenarios() -> None:
    assert GAME.seats == (2, 4)
    for word, number in (("companions", 1), ("glorious", 2), ("cities", 3)):
        assert new(2, scenario=word).options["scenario"] == number
    with pytest.raises(BadInput, match="it takes companions / glorious / cities"):
        new(2, scenario=4)


@pytest.mark.parametrize(
    ("seats", "option", "aside"),
    [
        (2, "each", 8),
        (3, "each", 5),
        (4, "each", 2),
        (2, "per_player", 16),
        (3, "per_player", 15),
        (4, "per_player", 8),
    ],
)
def test_A13_set_aside(seats: int, option: str, aside: int) -> None:  # T8
    position = new(seats, set_aside=option).position()
    assert position["companion_supply"] + position["tile"].count("companion") == 30 - aside
    assert position["sword_supply"] + position["tile"].count("sword") == 28 - aside
    assert position["companion_box"] == len(position["sword_box"].split()) == aside


def test_A14_the_swords_set_aside_are_random_and_unseen() -> None:
    asides = Counter(new(4, key).position()["sword_box"] for key in range(400))
    assert len(asides) == 10  # every pair of bonuses
    assert asides["0 1"] > asides["3 3"]
    assert new(4).view(0)["sword_box"] is None
    assert new(4).view(0)["swords_shown"] == ""


@pytest.mark.parametrize(
    ("seats", "spots"), [(2, "1 2 3 4 5 a b c d e"), (3, "1 2 3 4 a b c d"), (4, "1 2 3 4 a b c d")]
)
def test_A15_every_player_on_every_start_spot(seats: int, spots: str) -> None:  # T8
    assert new(seats).view(-1)["spots"] == [spots] * seats


def test_A16_everything_is_shuffled_and_scores_are_zero() -> None:
    decks = np.array([[NAMES.index(c) for c in new(2, key).position()["deck"] if c][:20] for key in range(300)])
    assert abs(decks.mean() - 54.5) < 4
    assert new(3).points() == [0, 0, 0]
    assert new(3).view(0)["deck"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A17_A20_eight_cards_then_two_that_are_no_fog(seats: int) -> None:  # T9
    for key in range(20):
        view = new(seats, key).view(-1).as_dict()
        shown = [view["terrain"][NAMES.index(card)] for card in view["discard"] if card]
        assert len(shown) - shown.count("N") == 8 + 2
        assert shown[-1] != "N"
        assert shown.count("N") == sum(what.startswith("creature") for what in view["tile"])


def test_A18_the_starter_is_drawn_and_turns_go_round() -> None:
    starters = Counter(new(3, key).view(-1)["starter"] for key in range(600))
    assert all(abs(starters[seat] - 200) < 55 for seat in range(3))
    match = new(3)
    seat = match.view(-1)["starter"]
    assert refused(match, "1 > a1", (seat + 1) % 3) == "A18"
    match.play("done")
    assert match.view(-1)["turn"] == (seat + 1) % 3


# The turn


def test_A19_revealing_is_a_must_and_moving_is_not() -> None:
    match = new(2)
    before = match.view(-1)["revealed"]
    match.play("done")
    assert match.view(-1)["revealed"] >= before + 2
    assert match.view(-1)["turns"] == 2


def test_A19_A20_A35_A39_a_turn_as_in_the_rule_book() -> None:  # T4
    match = reveal("k10", "e2", cards="j3 d7 i4", spots=["", "3"], tiles={"e9": "gold"}, moves_left=1)
    assert (tile(match, "j3"), tile(match, "i4")) == ("companion", "herb")
    assert tile(match, "d7").startswith("creature")
    assert match.view(-1)["discard"][match.view(-1)["revealed"] - 3 : match.view(-1)["revealed"]] == ["j3", "d7", "i4"]
    match.play("3 > j3")
    assert at(match, "j3") == (1, 1, 1)
    match.play("e2 > e9")
    assert match.view(-1)["gold"] == [0, 1]


def test_A21_A26_revealed_cards_are_public_and_come_once() -> None:
    match = play_out(new(4))
    view = match.view(-1).as_dict()
    shown = [card for card in view["discard"] if card]
    assert len(set(shown)) == len(shown) == view["revealed"] <= 110


def test_A22_A23_A24_A25_A26_what_each_card_brings() -> None:
    match = reveal("k1", "j1", cards="a1 b4 d7", creature_pile=[12], herb_pile=[3], sword_pile=[2])
    assert [tile(match, space) for space in ("a1", "b4", "d7")] == ["herb", "sword", ""]
    assert [match.position()["hidden"][NAMES.index(space)] for space in ("a1", "b4")] == [3, 2]
    assert match.view(0)["hidden"] is None
    match = reveal("k1", "j1", cards="d7 b5 a7", creature_pile=[12])
    assert [tile(match, space) for space in ("d7", "b5", "a7")] == ["creature 12", "companion", "gold"]
    assert match.view(-1)["spirit"] == "a7"


def test_A23_A57_an_empty_supply_of_swords_is_served_from_the_box() -> None:  # T16
    found: Counter[int] = Counter()
    for key in range(60):
        match = reveal("k1", "j1", cards="b4 a1", sword_supply=0, swords_shown="3 3 3", key=key + 1)
        assert tile(match, "b4") == "sword"
        assert match.view(-1)["swords_shown"] == ""
        assert match.view(-1)["sword_supply"] == 0
        found[match.position()["hidden"][NAMES.index("b4")]] += 1
        assert not match.over
    assert set(found) == {0, 1, 2, 3}


def test_A24_an_empty_supply_of_companions_is_served_from_the_box() -> None:
    match = reveal("k1+3", "j1", cards="b5 a1", companion_supply=0)
    assert tile(match, "b5") == "companion"
    assert (match.view(-1)["companion_supply"], match.view(-1)["companion_box"]) == (0, 26)


def test_A27_who_stands_there_takes_it() -> None:
    match = reveal("a1 b4 k1", "j1", cards="a1 b4", herb_pile=[4], sword_pile=[3])
    view = match.view(0).as_dict()
    assert (view["herbs"][0], view["swords"][0]) == ("4", "3")
    assert (tile(match, "a1"), tile(match, "b4")) == ("", "")
    assert match.view(1)["herbs"] == [None, ""]
    assert (match.view(1)["herb_count"], match.view(1)["sword_count"]) == ([1, 0], [1, 0])
    match = reveal("b5+1", "j1", cards="b5 a1")
    assert at(match, "b5") == (0, 1, 2)


def test_A28_a_creature_that_appears_must_be_fought_out_of_turn() -> None:
    match = reveal("d7", "j1", cards="d7 a1 b4", creature_pile=[8], swords=["2", ""])
    view = match.view(-1).as_dict()
    assert (view["turn"], match.waiting(), view["phase"]) == (1, [0], "swords")
    assert view["to_reveal"] == 2
    assert tile(match, "a1") == ""
    assert refused(match, "j1 > j2", 1) == "A28"
    assert refused(match, "done", 0) == refused(match, "d7 > d8", 0) == "A28"
    match.play("fight 2", 0)
    assert match.waiting() == [1]
    assert (tile(match, "a1"), tile(match, "b4")) == ("herb", "sword")


def test_A28_a_hopeless_forced_fight_is_lost_without_a_question() -> None:  # T21
    match = reveal("d7", "j1", cards="d7 a1 b4", creature_pile=[16])
    assert at(match, "d7") == (-1, 0, 0)
    assert tile(match, "d7") == "creature 16"
    assert match.waiting() == [1]
    told = [text.id for text in match.log(1)[-1]]
    assert told[3:5] == ["adventureland-log-forced", "adventureland-log-lost"]
    assert "adventureland-log-missing" not in told


def test_A29_A30_the_first_gold_brings_the_spirit() -> None:  # T12
    match = reveal("e9+1 k1", "j1", cards="e9 a1")
    view = match.view(-1).as_dict()
    assert (view["spirit"], view["gold"], at(match, "e9")) == ("e9", [1, 0], (-1, 0, 0))
    assert view["companion_box"] == 9


def test_A29_A30_the_spirit_swims_along_the_river_and_takes_all_on_its_way() -> None:
    """From c8 to f8: c9, d9, e9, f9 and f8 are entered; b8 and g8 are not, nor is d8 beside the river."""
    match = reveal("b8 c9 e9+2 d8 k1", "f9 g8 j1", cards="f8 a1", spirit="c8", tiles={"c8": "gold"})
    assert standing(match) == ["j1", "k1", "b8", "d8", "g8"]
    assert match.view(-1)["spirit"] == "f8"
    back = reveal("b8 c9 e9 k1", "g8 j1", cards="b8 a1", spirit="f8", tiles={"f8": "gold"})
    assert standing(back) == ["j1", "k1", "g8"]


def test_A31_A62_gold_is_taken_before_the_spirit_comes() -> None:  # T10
    match = reveal("e9 k1", "j1", cards="e9 a1", spirit="a7", tiles={"a7": "gold"})
    assert match.view(-1)["gold"] == [1, 0]
    assert match.points() == [2, 0]
    assert at(match, "e9") == (-1, 0, 0)
    assert tile(match, "e9") == ""


def test_A32_gold_under_the_spirit_stays() -> None:
    match = table("a7", "k10", spirit="b7", tiles={"b7": "gold"})
    assert targets(match, "a7") == ["a8", "a9", "a10"]
    match = reveal("k1", "a7 j1", cards="c8 a1", spirit="b7", tiles={"b7": "gold"})
    assert tile(match, "b7") == "gold"
    match.play("a7 > b7")
    assert match.view(-1)["gold"] == [0, 1]


# Moves


def test_A33_two_moves_one_or_none() -> None:
    match = table("a1 c1", "j1")
    match.play("a1 > b1")
    assert match.waiting() == [0]
    assert refused(match, "a1 > a2") == "A33"
    match.play("b1 > b2")
    assert match.view(-1)["turn"] == 1
    match = table("a1 c1", "j1")
    match.play("a1 > b1")
    match.play("c1 > c2")
    assert match.view(-1)["turn"] == 1
    match = table("a1 c1", "j1")
    match.play("a1 > b1")
    match.play("done")
    assert match.view(-1)["turn"] == 1
    assert refused(table("a1 c1", "j1"), "j1 > k1") == "A33"


def test_A34_straight_south_or_east_any_distance() -> None:
    match = table("c3", "k10")
    south, east = [f"c{n}" for n in range(4, 11)], [f"{c}3" for c in "defghijk"]
    assert sorted(targets(match, "c3")) == sorted(south + east)
    for move in ("c3 > c2", "c3 > b3", "c3 > d4", "c3 > c3"):
        assert refused(match, move) == "A34"


def test_A35_the_way_in_from_a_start_spot() -> None:
    match = table("c3", "k10", spots=["2 d", ""])
    assert targets(match, "2") == [f"{c}2" for c in "abcdefghijk"]
    assert targets(match, "d") == [f"d{n}" for n in range(1, 11)]
    assert refused(match, "2 > a3") == "A35"
    assert refused(match, "d > e1") == "A35"
    assert refused(match, "1 > a1") == "A33"


def test_A36_companions_go_along() -> None:
    match = table("c3+4", "k10")
    match.play("c3 > c5")
    assert at(match, "c5") == (0, 1, 4)
    assert at(match, "c3") == (-1, 0, 0)


def test_A37_creature_and_spirit_bar_the_way() -> None:  # T14
    match = table("a4", "k1", tiles={"h4": "creature 8"})
    assert targets(match, "a4")[:7] == ["b4", "c4", "d4", "e4", "f4", "g4", "h4"]
    assert not {"i4", "j4", "k4"} & set(targets(match, "a4"))
    assert refused(match, "a4 > i4") == "A37"
    match = table("a4", "k1", spirit="j4", tiles={"j4": "gold"})
    assert [name for name in targets(match, "a4") if name.endswith("4")] == [f"{c}4" for c in "bcdefghi"]
    assert refused(match, "a4 > j4") == "A37"
    assert refused(match, "a4 > k4") == "A37"


def test_A37_adventurers_are_jumped_but_never_joined() -> None:
    match = table("a1 c1", "e1")
    assert [name for name in targets(match, "a1") if name.endswith("1") and name[0] != "a"] == [
        f"{c}1" for c in "bdfghijk"
    ]
    assert refused(match, "a1 > c1") == "A37"
    assert refused(match, "a1 > e1") == "A37"


def test_A37_bars_work_across_the_middle_of_the_board() -> None:
    match = table("d2", "k10", tiles={"d7": "creature 8"})
    assert [name for name in targets(match, "d2") if name[0] == "d"] == ["d3", "d4", "d5", "d6", "d7"]
    match = table("h2", "k1", tiles={"h4": "creature 8"})
    assert [name for name in targets(match, "h2") if name[0] == "h"] == ["h3", "h4"]


def test_A38_terrain_never_hinders() -> None:
    match = table("a1", "k10")
    assert len(targets(match, "a1")) == 19
    match.play("a1 > a8")  # an empty fog space
    assert at(match, "a8") == (0, 1, 0)


def test_A39_only_the_target_counts() -> None:
    match = table("a1", "k10", tiles={"b1": "herb 3", "c1": "sword 2"})
    match.play("a1 > c1")
    assert (tile(match, "b1"), tile(match, "c1")) == ("herb", "")
    assert match.view(0)["swords"] == ["2", None]
    assert match.view(1)["swords"] == [None, ""]
    assert match.view(1)["sword_count"] == [1, 0]


def test_A40_a_fight_comes_before_the_second_move() -> None:
    match = table("c7+7 a1", "j1", tiles={"d7": "creature 8"})
    match.play("c7 > d7")  # 8 figures: won at once
    match.play("d7 > e7")
    assert match.view(-1)["turn"] == 1
    match = table("c7 a1", "j1", tiles={"d7": "creature 8"}, gold=[1, 0])
    match.play("c7 > d7")
    assert refused(match, "a1 > a2") == "A40"
    match.play("give up")
    match.play("a1 > a2")
    assert match.view(-1)["turn"] == 1


# Combat


def test_A41_A42_A43_A45_the_combat_of_twelve_with_a_herb() -> None:  # T1
    match = combat_of_twelve(herbs=["4", ""])
    view = match.view(0).as_dict()
    assert (view["fight_total"], view["derived"]["strength"]) == (11, 12)
    match.play("herb 4")
    assert match.view(-1)["fight_total"] == 15
    assert match.view(-1)["won"] == ["12", ""]
    assert match.points() == [6, 0]
    assert at(match, "d7") == (0, 1, 2)


def test_A45_the_combat_of_twelve_with_gold() -> None:  # T2
    match = combat_of_twelve(gold=[1, 0])
    match.play("gold")
    assert match.view(-1)["won"] == ["12", ""]
    assert match.view(-1)["gold"] == [0, 0]


def test_A45_A47_the_combat_of_twelve_with_a_reroll() -> None:  # T3
    outcomes: dict[int, set[bool]] = {}
    seen: Counter[int] = Counter()
    for key in range(1, 2500):
        match = fight("c7+2 a1", swords=["2 1", ""], gold=[1, 0], key=key)
        match.play("fight 2 1")
        if match.view(-1)["dice"] != "2 3":
            continue
        match.play("reroll 2")
        view = match.view(-1).as_dict()
        fresh = view["fight_total"] - 9
        outcomes.setdefault(fresh, set()).add(view["won"][0] == "12")
        seen[fresh] += 1
        if view["won"][0] == "":
            assert (at(match, "d7"), tile(match, "d7"), view["gold"][0]) == ((-1, 0, 0), "creature 12", 0)
            assert (view["swords_shown"], view["companion_box"]) == ("1 2", 10)
        if len(outcomes) == 6 and sum(seen.values()) > 20:
            break
    assert outcomes == {1: {False}, 2: {False}, 3: {True}, 4: {True}, 5: {True}, 6: {True}}


def test_A41_exactly_is_enough() -> None:
    match = fight("c7+7 a1", 8)
    assert match.view(-1)["won"] == ["8", ""]
    assert fight("c7+6 a1", 8).view(-1)["won"] == ["", ""]


def test_A42_figures_count_one_each() -> None:
    match = fight("c7+2 a1", 12, gold=[1, 0])
    assert match.view(-1)["fight_total"] == 3


def test_A43_none_to_three_swords_at_once() -> None:
    match = fight(swords=["0 1 1 3", ""])
    assert len(match.moves()) == 1 + 3 + 4 + 3  # none; 0 1 3; 01 03 11 13; 011 013 113
    assert refused(match, "fight 2") == "A43"
    assert refused(match, "fight 3 3") == "A43"
    assert refused(match, "herb 2") == "A43"
    with pytest.raises(IllegalMove):
        match.play("fight 0 1 1 3")
    match.play("fight 0 1 1")
    assert len(match.view(-1)["dice"].split()) == 3
    assert match.view(-1)["fight_swords"] == "0 1 1"


def test_A43_A46_no_swords_later_and_no_swords_needed() -> None:
    match = fight(swords=["0", ""], herbs=["4 4 4", ""])
    match.play("fight bare")
    assert refused(match, "fight 0") == "A43"
    for _ in range(3):
        match.play("herb 4")
    assert match.view(-1)["won"] == ["12", ""]
    assert match.view(0)["swords"][0] == "0"


def test_A44_what_suffices_is_won_and_nothing_is_spent() -> None:
    match = fight("c7+3 a1", 8, swords=["3", ""], herbs=["2", ""], gold=[2, 0])
    match.play("fight 3")  # 4 + 3 and at least 1
    assert match.view(-1)["won"] == ["8", ""]
    assert (match.view(-1)["gold"][0], match.view(0)["herbs"][0]) == (2, "2")
    assert fight("c7+7 a1", 8, swords=["3", ""]).view(0)["swords"][0] == "3"


def test_A45_any_order_as_long_as_one_has_it() -> None:
    match = fight(herbs=["2 3", ""], gold=[3, 0])
    assert match.moves() == ["herb 2", "herb 3", "gold", "give up"]
    for move in ("gold", "herb 2", "gold", "herb 3", "gold"):
        match.play(move)
    assert at(match, "d7") == (-1, 0, 0)  # 1 + 8 = 9 of 12
    assert refused(fight(herbs=["2", ""]), "herb 4") == "A45"
    assert refused(fight(herbs=["2", ""]), "gold") == "A45"


def test_A46_a_reroll_needs_a_die_that_shows_it() -> None:
    assert refused(fight(gold=[1, 0]), "reroll 3") == "A46"
    match = combat_of_twelve(gold=[2, 0])
    assert [move for move in match.moves() if "reroll" in move] == ["reroll 2", "reroll 3"]
    assert refused(match, "reroll 6") == "A46"


def test_A47_A48_A49_A50_giving_up_keeps_what_is_unspent() -> None:
    match = combat_of_twelve(herbs=["2", ""], gold=[2, 0])
    match.play("give up")
    view = match.view(0).as_dict()
    assert (at(match, "d7"), tile(match, "d7")) == ((-1, 0, 0), "creature 12")
    assert (view["herbs"][0], view["gold"][0], view["swords"][0]) == ("2", 2, "")
    assert view["swords_shown"] == "1 2"
    match = fight(herbs=["4", ""], gold=[1, 0])
    match.play("gold")
    match.play("herb 4")
    assert (match.view(-1)["gold"], match.view(-1)["herbs_gone"]) == ([0, 0], "4")


def test_A51_nobody_fights_another_player() -> None:
    assert refused(table("a1", "c1"), "a1 > c1") == "A37"
    assert refused(table("a1", "c1"), "fight bare") == "A41"
    assert refused(table("a1", "c1"), "gold") == "A41"


# Information


def test_A52_A53_A54_A55_what_is_seen() -> None:
    match = table(
        "a1", "c1", swords=["3 1", "2"], herbs=["4", "2 2"], gold=[1, 2], won=["8", "16"], tiles={"b1": "herb 3"}
    )
    onlooker, own = match.view(-1).as_dict(), match.view(1).as_dict()
    assert onlooker["swords"] == onlooker["herbs"] == [None, None]
    assert (own["swords"], own["herbs"]) == ([None, "2"], [None, "2 2"])
    assert (onlooker["sword_count"], onlooker["herb_count"]) == ([2, 1], [1, 2])
    assert (onlooker["gold"], onlooker["won"]) == ([1, 2], ["8", "16"])
    for name in ("deck", "sword_pile", "herb_pile", "creature_pile", "hidden", "sword_box", "bonus_pile"):
        assert own[name] is None


def test_A53_what_is_taken_is_told_to_its_owner_only() -> None:
    match = table("a1", "k10", tiles={"c1": "sword 3"})
    match.play("a1 > c1")
    assert [text.id for text in match.log(0)[0]] == ["adventureland-log-walk", "adventureland-log-found-sword"]
    assert [text.id for text in match.log(1)[0]] == ["adventureland-log-walk"]


def test_A54_guesses_are_uniform_over_what_is_unseen() -> None:
    """Seat 1 has used a 3 and holds none: 27 swords are unseen, and seat 0 holds one of them."""
    match = table("a1", "k10", swords=["0", ""], swords_shown="3")
    view = match.view(1)
    found = Counter(GAME.position(view.guess_world(i.to_bytes(16, "little")))["swords"][0] for i in range(2700))
    for kind, count in zip("0123", (10, 8, 6, 3), strict=True):
        assert abs(found[kind] - 100 * count) < 130


def test_A54_a_guess_keeps_what_was_shown_in_the_box() -> None:
    match = table("a1", "k10", swords=["0", ""], swords_shown="3 3 3 3")
    for i in range(50):
        world = GAME.position(match.view(1).guess_world(i.to_bytes(16, "little")))
        assert "3" not in world["swords"][0]
        assert world["sword_box"].count("3") == 4


# The end


def test_A56_A57_both_supplies_empty_and_the_round_is_finished() -> None:  # T16
    match = reveal("a1", "c1", cards="b5 a1 c1 b4", companion_supply=1, sword_supply=0, starter=0)
    assert match.view(-1)["companion_supply"] == 0
    assert match.view(-1)["derived"]["last_round"] == 1
    assert match.waiting()
    match.play("done")
    assert match.over
    match = reveal("a1", "c1", cards="b5 a1 c1 b4", companion_supply=1, sword_supply=0, starter=1)
    match.play("done")
    assert not match.over
    match.play("done")
    assert match.over


def test_A56_one_empty_supply_is_not_enough() -> None:
    match = reveal("a1", "c1", cards="b5 a1 c1 b4", companion_supply=1, sword_supply=5, starter=0)
    assert match.view(-1)["derived"]["last_round"] == 0
    match.play("done")
    assert not match.over


def test_A58_nobody_can_move() -> None:
    match = table("j10", "k9", moves_left=1)
    match.play("j10 > k10")
    # Seat 1 on k9 cannot move onto k10 either.
    assert match.over
    assert match.view(-1)["revealed"] == match.position_at(0).revealed


def test_A59_a_player_who_cannot_move_only_reveals() -> None:
    match = table("a1", "k10")
    before = match.view(-1)["revealed"]
    match.play("done")
    view = match.view(-1).as_dict()
    assert (view["turn"], match.waiting(), view["turns"]) == (0, [0], 3)
    assert view["revealed"] >= before + 4


def test_A60_most_points_win_and_ties_share() -> None:
    match = table("j10", "k9", moves_left=1, lines=[[5] + [0] * 13, [3, 2] + [0] * 12])
    match.play("j10 > k10")
    assert (match.over, match.points(), match.places()) == (True, [5, 5], [1, 1])
    assert refused(match, "done") == "A60"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A57_A21_turns_in_all(seats: int) -> None:  # T17
    most = {2: 40, 3: 42, 4: 44}[seats]
    for key in range(6):
        match = play_out(new(seats, key))
        turns = match.view(-1)["turns"]
        assert turns <= most
        assert match.view(-1)["revealed"] <= 110
        assert turns % seats == 0 or match.view(-1)["companion_supply"] + match.view(-1)["sword_supply"] > 0
