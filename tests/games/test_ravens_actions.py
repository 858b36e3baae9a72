"""Odin's Ravens, rule by rule: Odin's actions, and how turns, stages and the match end."""

from __future__ import annotations

from collections import Counter

import pytest
from effort import matches
from positions_ravens import NINE, RAVENS, all_lands, at, lane, rest_of, table
from refusals import refused

from ludotheque import BadInput
from ludotheque.checks import battery

# Odin actions


def test_R49_an_odin_card_has_left_the_stack_before_it_acts() -> None:
    match = table(stack="OA M F W")
    match.play("rearrange stack")
    assert match.view(0)["stacks"][0] == "M F W"
    assert match.view(1)["discards"] == ["OA", ""]


def test_R50_the_stack_may_be_put_in_any_order() -> None:
    for order in ("M F W", "W F M", "F W M"):
        match = table(hand="OA", stack="M F W")
        match.play("rearrange")
        left = match.view(0)["stacks"][0].split()
        for place, card in enumerate(order.split()[:2]):
            match.play(f"top {left.index(card, place) + 1}")
            left = match.view(0)["stacks"][0].split()
        assert match.view(0)["stacks"][0] == order
        assert match.view(0)["phase"] == "play"


def test_R50_secretly_and_one_card_at_a_time() -> None:
    match = table(hand="OA M", stack="M F W S")
    match.play("rearrange")
    assert match.moves() == ["top 1", "top 2", "top 3", "top 4", "done"]
    match.play("top 3")
    assert refused(match, "top 1") == "R50"
    assert refused(match, "stash M") == "R50"
    match.play("done")
    assert match.view(0)["stacks"][0] == "W M F S"
    assert match.view(1)["stacks"][0] is None
    assert not any("card" in told.args for entry in match.log(1) for told in entry)
    assert refused(match, "top 1") == "R50"
    assert refused(match, "done") == "R50"


def test_R50_with_one_card_there_is_nothing_to_do() -> None:
    match = table(hand="OA", stack="M")
    match.play("rearrange")
    assert match.view(0)["phase"] == "play"


def test_R51_two_cards_one_after_the_other() -> None:  # T11
    match = table(hand="OA M")
    match.play("add")
    assert refused(match, "end") == "R51"
    match.play(match.moves()[0])
    assert match.view(-1)["phase"] == "add"
    match.play(match.moves()[0])
    assert (match.view(-1)["length"], match.view(-1)["phase"]) == (11, "play")
    match.play("extend")
    match.play(match.moves()[0])
    assert (match.view(-1)["length"], match.waiting()) == (12, [1])


def test_R51_with_few_cards_left() -> None:  # A4
    lands = all_lands()
    match = table(" ".join(lands[:39]), hand="OA M")
    match.play("add")
    match.play(match.moves()[0])
    assert (match.view(-1)["length"], match.view(-1)["phase"]) == (40, "play")
    assert refused(table(" ".join(lands), hand="OA M"), "add") == "R51"


def test_R52_push_back() -> None:  # T21
    match = table(hand="OB OB", positions=[0, 1])
    match.play("push")
    assert at(match) == [0, 0]
    assert refused(match, "push") == "R52"
    assert refused(table(hand="OB", positions=[0, 4], marker="b3"), "push") == "R52"


def test_R52_two_cards_behind_the_raven() -> None:  # D3
    for place in (1, 2):
        assert refused(table(hand="OB", positions=[0, place], push_back="two-behind"), "push") == "R52"
    match = table(hand="OB", positions=[0, 3], push_back="two-behind")
    match.play("push")
    assert at(match) == [0, 2]


def test_R52_exactly_one_space() -> None:
    match = table("FM WM SM PM", hand="OB", positions=[0, 3])
    match.play("push")
    assert at(match) == [0, 2]


def test_R53_step_forward() -> None:  # T22, T22b
    match = table("MF MW MS", hand="OB")
    match.play("step")
    assert at(match) == [1, 0]
    assert refused(table("MF MW MS", hand="OB", marker="a1"), "step") == "R53"


def test_R54_turn() -> None:  # T24
    match = table("WS PM FW MF SP", hand="OC")
    match.play("turn 4")
    assert match.view(0)["path"] == "WS PM FW FM SP"
    assert refused(table(hand="OC", positions=[4, 0]), "turn 4") == "R54"


def test_R55_remove_and_renumber() -> None:
    match = table("MF WS PM FW SP MS", hand="OC OC", positions=[1, 4], marker="a5")
    match.play("remove 3")
    view = match.view(0).as_dict()
    assert (view["path"], view["positions"], view["marker"]) == ("MF WS FW SP MS", [1, 3], "a4")
    assert view["under"] == "MP"
    assert refused(match, "remove 4") == "R55"  # the marker is there
    assert refused(table("MF", hand="OC"), "remove 1") == "R55"  # A16


def test_R55_removed_cards_may_have_a_discard_pile() -> None:  # D1
    match = table("MF WS PM FW SP MS", hand="OC", removed_land="discard-pile")
    match.play("remove 3")
    assert (match.view(0)["land_discards"], match.view(0)["under"]) == ("MP", "")
    lands = all_lands()
    match = table(" ".join(lands), hand="OC", removed_land="discard-pile")
    assert refused(match, "extend") == "R60"
    match.play("remove 40")
    match.play("extend")
    assert match.view(0)["drawn"] == lands[-1]
    assert match.view(0)["land_discards"] == ""


def test_R56_the_marker_goes_to_any_free_space() -> None:  # T40
    match = table(hand="OD", positions=[2, 3], marker="a5")
    assert refused(match, "marker a5") == "R56"
    assert refused(match, "marker a2") == "R56"
    assert refused(match, "marker b3") == "R56"
    assert refused(match, "marker a10") == "R56"
    assert len([move for move in match.moves() if move.startswith("marker")]) == 18 - 3
    match.play("marker b2")
    assert match.view(0)["marker"] == "b2"


def test_R57_swap() -> None:  # T23
    match = table("WS MF PM FW SW SP", hand="OD OD")
    match.play("swap 5 2")
    assert match.view(0)["path"] == "WS SW PM FW MF SP"
    assert refused(match, "swap 3 3") == "R57"
    assert refused(table(hand="OD", positions=[2, 0]), "swap 2 5") == "R57"


def test_R58_cards_behind_the_ravens_are_targets() -> None:
    match = table(hand="OC OD OC OD", positions=[5, 6])
    for move in ("turn 1", "swap 2 9", "remove 3"):
        match.play(move)
    assert match.view(0)["positions"] == [4, 5]
    assert "marker a1" in table(hand="OD", positions=[5, 6]).moves()


def test_R59_step_and_remove_may_end_the_stage() -> None:
    for move in ("step", "remove 3"):
        match = table("MF WS PM", hand="OB OC", positions=[2, 0])
        match.play(move)
        assert match.view(0)["stage"] == 2


# The end of a turn


def test_R60_extend() -> None:  # T12
    match = table("WS MF", hand="M", turns=3, phase="extend", drawn="MM")
    assert match.moves() == ["lay MM"]
    assert refused(match, "end") == "R60"
    match.play("lay MM")
    assert match.view(0)["path"] == "WS MF MM"
    assert refused(table(" ".join(all_lands()), hand="M"), "extend") == "R60"


def test_R60_it_does_not_matter_which_way_round_it_was_in_the_deck() -> None:
    match = table("WS PF", hand="M", phase="extend", drawn="PM", under="SF")
    assert match.moves() == ["lay MP", "lay PM"]
    assert (match.view(0)["drawn"], match.view(0)["under"]) == ("MP", "FS")


def test_R61_draw_to_five_and_reshuffle_when_needed() -> None:
    held = "M F"
    match = table(hands=[held, ""], stacks=[rest_of(held, "W W S S"), ""], discards=["W W S", ""])
    assert match.view(0)["piles"][0] == "S"
    match.play("end")
    view = match.view(0).as_dict()
    assert view["hand_sizes"][0] == 5
    assert view["discards"][0] == ""
    assert view["pile_sizes"][0] == 1
    assert Counter(f"{view['hands'][0]} {view['piles'][0]}".split()) == Counter(["M", "F", "W", "W", "S", "S"])
    assert "S" in view["hands"][0].split()


def test_R61_reshuffle_at_once() -> None:  # D6
    held = "M F W S"
    for reshuffle, discards, pile in (("when-needed", "W W S", 0), ("at-once", "", 3)):
        match = table(
            hands=[held, ""],
            stacks=[rest_of(held, "W W S P"), ""],
            discards=["W W S", ""],
            reshuffle=reshuffle,
        )
        match.play("end")
        view = match.view(0).as_dict()
        assert (view["hands"][0], view["discards"][0], view["pile_sizes"][0]) == ("M F W S P", discards, pile)


def test_R61_fewer_cards_if_there_are_none() -> None:  # T28
    match = table(hand="M F", stack=rest_of("M F"))
    match.play("end")
    assert match.view(0)["hand_sizes"][0] == 2


def test_R62_no_trimming_unless_asked_for() -> None:
    match = table(NINE, hand="M", positions=[7, 8], phase="extend", drawn="MM")
    match.play("lay MM")
    assert match.view(0)["length"] == 10


def test_R62_trimming_leaves_two_cards_behind_the_rear_raven() -> None:
    path = NINE + " PF"
    for rear, left in ((3, 11), (4, 10), (5, 10), (0, 11)):
        match = table(path, positions=[rear, 8], marker="a1", phase="extend", drawn="MM", trim=10)
        match.play("lay MM")
        view = match.view(0).as_dict()
        assert view["length"] == left
        assert view["positions"] == ([rear - 1, 7] if left == 10 else [rear, 8])
        assert view["marker"] == ("" if left == 10 else "a1")
        assert view["under"] == ("MF" if left == 10 else "")


def test_R62_all_passed_cards_but_two_may_go() -> None:  # D3
    path = NINE + " PF"
    for trimming, left in (("as-needed", 10), ("all-but-two", 8)):
        match = table(path, positions=[6, 8], phase="extend", drawn="MM", trim=10, trimming=trimming)
        match.play("lay MM")
        assert match.view(0)["length"] == left
        assert match.view(0)["positions"][0] == 6 - (11 - left)
    match = table(NINE, positions=[6, 8], phase="extend", drawn="MM", trim=10, trimming="all-but-two")
    match.play("lay MM")
    assert match.view(0)["length"] == 10


def test_R62_trimming_waits_for_a_card_to_be_laid() -> None:
    match = table(NINE + " PF MM", hand="S", positions=[8, 7], trim=10)
    match.play("fly S")
    match.play("end")
    assert match.view(0)["length"] == 11


def test_R62_matches_with_trimming_hold() -> None:
    report = battery.run(RAVENS, 2, {"trim": 12}, matches(20), seed=5, deep=101)
    assert report.fault is None


# The end of a stage


def test_R63_the_last_space_ends_the_stage_at_once() -> None:  # T30
    match = table(lane("W M F"), hand="F M", positions=[2, 0], magic_card="MF")
    match.play("fly F")
    assert match.view(0)["stage"] == 2
    assert match.waiting() == [1]
    assert refused(match, "magic M", 0) == "R22"
    with pytest.raises(BadInput, match="R63"):
        table(lane("W M F"), positions=[3, 0])


def test_R63_removing_the_last_card() -> None:  # T17
    match = table(hand="OC", positions=[8, 3])
    match.play("remove 9")
    assert match.view(0)["scores"] == [5, 0]
    assert match.view(0)["stage"] == 2


def test_R64_the_owner_of_the_raven_wins_whoever_did_it() -> None:
    match = table(hand="OC", positions=[3, 8])
    match.play("remove 9")
    assert (match.view(0)["scores"], match.view(0)["last_winner"]) == ([0, 5], 1)
    match = table(hand="OC", positions=[8, 8])
    match.play("remove 9")
    assert (match.view(0)["scores"], match.view(0)["last_winner"]) == ([0, 0], 0)  # A9


def test_R65_the_distance_is_the_score() -> None:  # T16
    match = table(hand="F S", positions=[8, 5])
    match.play("fly S")
    assert match.view(0)["scores"] == [4, 0]


@pytest.mark.parametrize(
    ("rows", "scores"),
    [(["M M", "M OA"], [4, 0]), (["", ""], [4, 0]), (["M", ""], [7, 0]), (["", "M"], [4, 3])],
)
def test_R66_the_magic_way(rows: list[str], scores: list[int]) -> None:  # T29
    match = table(hand="S", positions=[8, 5], magic_rows=rows, magic_card="MO")
    match.play("fly S")
    assert match.view(0)["scores"] == scores


def test_R67_another_stage_below_twelve() -> None:
    match = table(hand="S", positions=[8, 5], scores=[7, 11])
    match.play("fly S")
    assert not match.over
    assert match.view(0)["stage"] == 2


@pytest.mark.parametrize(("scores", "starter"), [([0, 3], 1), ([0, 4], 0), ([0, 9], 0), ([3, 0], 1)])
def test_R68_fewer_points_begin(scores: list[int], starter: int) -> None:  # T37
    match = table(hand="S", positions=[8, 5], scores=scores)
    match.play("fly S")
    assert match.waiting() == [starter]


def test_R68_the_winner_of_the_stage_begins_if_points_are_equal() -> None:
    match = table(hand="OC", positions=[4, 8], scores=[4, 0])
    match.play("remove 9")
    assert match.view(0)["scores"] == [4, 4]
    assert match.waiting() == [1]


# The end of the match


def test_R69_twelve_points_end_the_match_after_a_stage() -> None:
    match = table(hand="S M", positions=[8, 5], scores=[8, 3])
    assert match.waiting()
    match.play("fly S")
    assert match.over
    assert refused(match, "end", 1) == "R69"


def test_R69_one_stage_may_do() -> None:  # T38
    match = table(hand="S", positions=[8, 0], magic_rows=["M", ""])
    match.play("fly S")
    assert match.points() == [12, 0]
    assert match.over


@pytest.mark.parametrize(("rows", "scores", "places"), [("M M M", [12, 14], [2, 1]), ("", [12, 11], [1, 2])])
def test_R70_more_points_win_even_if_both_have_twelve(rows: str, scores: list[int], places: list[int]) -> None:
    match = table(hand="S", positions=[8, 5], scores=[8, 11], magic_rows=["", rows])  # T31, T32
    match.play("fly S")
    assert (match.points(), match.places()) == (scores, places)


def test_R71_the_last_stage_breaks_a_tie() -> None:
    match = table(hand="S", positions=[8, 5], scores=[8, 12])
    match.play("fly S")
    assert (match.points(), match.places()) == ([12, 12], [1, 2])
    match = table(hand="OC", positions=[5, 8], scores=[12, 9])
    match.play("remove 9")
    assert (match.points(), match.places()) == ([12, 12], [2, 1])
