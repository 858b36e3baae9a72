"""Odin's Ravens, rule by rule. T-numbers are the worked examples of the rule notes, A- and D-numbers their rulings."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest
from positions_ravens import ALL_CARDS, NINE, RAVENS, at, lane, new, rest_of, table
from refusals import refused

import ludotheque
from ludotheque import BadInput, IllegalMove, bots
from ludotheque.games.ravens.moves import LAND
from ludotheque.games.ravens.path import clash, turned

# Components


def test_R1_two_players_with_a_raven_and_a_lane_each() -> None:
    with pytest.raises(BadInput, match="ravens is for 2 seats, not 3"):
        ludotheque.new_match("ravens", seats=3)
    match = table("MF WS PM", hand="M F")
    assert refused(match, "fly F") == "R32"  # forest is what Brown sees
    match.play("fly M")
    assert at(match) == [1, 0]


def test_R2_five_landscapes() -> None:
    path = new(1).view(-1)["path"]
    assert set(path) <= set("MFWSP ")
    with pytest.raises(BadInput, match="'MX' is none of MM, MF"):
        table("MX")


def test_R3_forty_landscape_cards() -> None:
    position = new(1).position()
    lands = Counter("".join(sorted(card)) for zone in ("path", "deck", "under") for card in position[zone].split())
    assert lands.total() == 40
    assert all(n == (2 if card[0] == card[1] else 3) for card, n in lands.items())
    assert len(lands) == 15


def test_R3_a_fourth_equal_card_is_refused() -> None:
    with pytest.raises(BadInput, match="more cards of one kind"):
        table("MF FM MF FM")


def test_R4_R5_thirty_three_cards_each() -> None:
    position = new(1).position()
    for seat in (0, 1):
        held = Counter(f"{position['hands'][seat]} {position['piles'][seat]}".split())
        assert held == ALL_CARDS
        assert held.total() == 33
    with pytest.raises(BadInput, match="at most 1 of OA, not 2"):
        table(hand="OA OA")


@pytest.mark.parametrize(
    ("card", "fitting"),
    [("OA", {"rearrange", "add"}), ("OB", {"push", "step"}), ("OC", {"turn", "remove"}), ("OD", {"marker", "swap"})],
)
def test_R5_every_odin_card_offers_two_actions(card: str, fitting: set[str]) -> None:
    match = table(hand=card, positions=[2, 3])
    plain = {"end", "extend", "stash", "discard", "magic"}
    assert {move.split()[0] for move in match.moves()} - plain == fitting


def test_R6_six_magic_way_cards() -> None:
    opened = Counter(new(i).view(-1)["magic_card"] for i in range(600))
    assert set(opened) == {"MO", "MF", "FS", "SW", "WP", "PO"}
    assert all(60 < n < 140 for n in opened.values())


def test_R7_one_marker() -> None:
    match = table(hand="OD OD")
    match.play("marker b3")
    match.play("marker a4")
    assert match.view(-1)["marker"] == "a4"


# Position


def test_R8_cards_are_numbered_from_the_start() -> None:
    match = table("MF WS PM", hand="OC OC")
    match.play("turn 3")
    assert match.view(-1)["path"] == "MF WS MP"
    assert refused(match, "turn 4") == "R54"


def test_R9_ravens_begin_at_zero_and_never_block_each_other() -> None:
    match = table("MF WS PM", hand="M", positions=[0, 1])
    match.play("fly M")
    assert at(match) == [1, 1]
    with pytest.raises(BadInput, match="R9"):
        table("MF WS PM", positions=[0, 4])


def test_R10_the_marker_is_aside_or_on_one_space() -> None:
    assert new(1).view(-1)["marker"] == ""
    with pytest.raises(BadInput, match="R10"):
        table("MF WS PM", marker="a4")
    with pytest.raises(BadInput, match="'c1' is none of a1, a2"):
        table("MF WS PM", marker="c1")


def test_R11_a_space_is_free_without_its_raven_and_the_marker() -> None:
    match = table("MF WS PM", hand="OD", positions=[1, 2], marker="b1")
    assert {move for move in match.moves() if move.startswith("marker")} == {"marker a2", "marker a3", "marker b3"}
    with pytest.raises(BadInput, match="R11"):
        table("MF WS PM", positions=[1, 2], marker="b2")


def test_R12_a_card_is_free_if_both_its_spaces_are() -> None:
    match = table(hand="OC", positions=[1, 2], marker="b4")
    turns = {int(move.split()[1]) for move in match.moves() if move.startswith("turn")}
    assert turns == {3, 5, 6, 7, 8, 9}
    assert refused(match, "turn 2") == "R54"


def test_R13_who_sees_what() -> None:
    match = table(hands=["M F", "OA P"], stacks=["W OB", "S S"], discards=["M", "F"])
    for viewer in (0, 1, -1):
        view = match.view(viewer).as_dict()
        for field in ("hands", "stacks", "piles"):
            assert [row is not None for row in view[field]] == [viewer == seat for seat in (0, 1)]
        assert view["hand_sizes"] == [2, 2]
        assert view["stack_sizes"] == [2, 2]
        assert view["pile_sizes"] == [28, 28]
        assert view["discards"] == ["M", "F"]
    assert match.view(0)["stacks"][0] == "W OB"


def test_R13_a_guess_deals_what_lies_nowhere_in_the_open() -> None:
    """Of four unseen cards one is in the hand, two are on the stack, one in the pile: each way equally often."""
    unseen = "M F W S"
    match = table(hands=["M", "M"], stacks=["", "F W"], discards=["", rest_of(unseen)])
    view = match.view(0)
    worlds: Counter[tuple[str, ...]] = Counter()
    for i in range(4800):
        world = RAVENS.position(view.guess_world(i.to_bytes(16, "little")))
        assert world["hands"][0] == "M"
        worlds[world["hands"][1], world["stacks"][1], world["piles"][1]] += 1
    assert len(worlds) == 24
    chi = sum((n - 200) ** 2 / 200 for n in worlds.values())
    assert chi < 49.7  # 0.1 % for 23 degrees of freedom


# Preparing a stage


def test_R14_R15_R16_a_path_of_nine_without_equal_neighbours() -> None:
    for seed in range(300):
        view = new(seed).view(-1).as_dict()
        path = view["path"].split()
        assert len(path) == 9
        assert all(a[0] != b[0] and a[1] != b[1] for a, b in pairwise(path))
        assert len(f"{view['deck']} {view['under']}".split()) == 31


def test_R14_the_first_card_shows_either_side() -> None:
    first = Counter(new(i).view(-1)["path"].split()[0] for i in range(2000))
    assert abs(first["MF"] - first["FM"]) < 60
    assert min(first["MF"], first["FM"]) > 45  # 75 expected: three of forty cards, either way round


def land(word: str) -> int:
    return LAND.read(word)


def test_R15_turned_if_it_clashes() -> None:  # T13
    assert clash(land("MF"), land("MS"))
    assert turned(land("MS")) == land("SM")
    assert not clash(land("MF"), land("SM"))


@pytest.mark.parametrize(("previous", "drawn"), [("MF", "MM"), ("MM", "MF")])
def test_R15_under_the_deck_if_it_still_clashes(previous: str, drawn: str) -> None:  # T14, T15
    assert clash(land(previous), land(drawn))
    assert clash(land(previous), turned(land(drawn)))


def test_R15_rejected_cards_lie_under_the_deck_as_often_as_counted() -> None:
    """The rule notes count 1.55 rejected cards a set-up, and three quarters of all set-ups with some."""
    rejected = [len(new(seed).view(-1)["under"].split()) for seed in range(3000)]
    assert abs(np.mean(rejected) - 1.55) < 0.15
    assert abs(np.mean([n > 0 for n in rejected]) - 0.75) < 0.04


def test_R17_R18_R19_a_new_stage() -> None:  # T41
    match = table(
        "MF WS PM", hand="P", stack="M", positions=[2, 0], marker="b2", magic_rows=["M", ""], discards=["F", "F"]
    )
    match.play("fly P")
    view = match.view(-1).as_dict()
    assert (view["stage"], view["scores"]) == (2, [6, 0])
    assert (view["positions"], view["marker"]) == ([0, 0], "")
    assert (view["pile_sizes"], view["hand_sizes"], view["stack_sizes"]) == ([28, 28], [5, 5], [0, 0])
    assert (view["discards"], view["magic_rows"]) == (["", ""], ["", ""])
    assert view["derived"]["lands_left"] == 31


def test_R19_every_card_is_as_likely_in_a_hand() -> None:
    drawn = Counter(card for seed in range(2000) for card in new(seed).position()["hands"][0].split())
    for card, n in ALL_CARDS.items():
        expected = 2000 * 5 * n / 33
        assert abs(drawn[card] - expected) < 4.5 * expected**0.5


def test_R20_who_begins_the_first_stage() -> None:
    starters = Counter(new(i).view(-1)["starter"] for i in range(1000))
    assert abs(starters[0] - 500) < 70
    assert new(1, first_starter="grey").waiting() == [0]
    assert new(1, first_starter="brown").waiting() == [1]


def test_R21_some_card_always_fits() -> None:
    """At most 13 cards clash with the last one whichever way round, and at least 31 are left."""
    lands = [a + b for a, b in combinations("MFWSP", 2) for _ in range(3)] + [a + a for a in "MFWSP" for _ in range(2)]
    assert len(lands) == 40
    for last in set(lands):
        others = list(lands)
        others.remove(last)
        clashing = [c for c in others if clash(land(last), land(c)) and clash(land(last), turned(land(c)))]
        assert len(clashing) == (13 if last[0] == last[1] else 4)


# Turn


def test_R22_plays_then_extension_then_cards_then_the_other() -> None:
    match = table(hand="M F", discards=["W", ""])
    match.play("fly M")
    match.play("extend")
    assert match.view(-1)["phase"] == "extend"
    assert match.view(-1)["hand_sizes"][0] == 1
    match.play(match.moves()[0])
    view = match.view(-1).as_dict()
    assert (view["turn"], view["phase"], view["hand_sizes"][0]) == (1, "play", 5)
    assert refused(match, "end", 0) == "R22"


def test_R23_three_hand_plays_and_three_stack_plays() -> None:  # T25
    match = table(hand="S S P P F", stack="F W W S S")
    for move in ("stash P", "discard S", "discard F"):
        match.play(move)
    assert refused(match, "discard P") == "R23"
    for move in ("discard stack P", "discard stack F", "discard stack W"):
        match.play(move)
    assert refused(match, "discard stack W") == "R23"
    assert refused(match, "fly stack W") == "R23"
    assert match.moves() == ["end", "extend"]


def test_R23_one_may_stop_without_a_play() -> None:
    match = table(hands=["S S P P F", ""])
    match.play("end")
    assert match.waiting() == [1]
    assert (match.view(1)["hand_plays"], match.view(1)["stack_plays"]) == (3, 3)


def test_R24_every_card_costs_a_play_of_its_own_kind() -> None:
    match = table(lane("W M F"), hand="F OC S", stack="F OC", positions=[1, 0])
    match.play("fly F stack F")
    assert (match.view(-1)["hand_plays"], match.view(-1)["stack_plays"]) == (2, 2)
    match.play("turn 1 stack")
    assert (match.view(-1)["hand_plays"], match.view(-1)["stack_plays"]) == (2, 1)
    match.play("turn 1")
    assert (match.view(-1)["hand_plays"], match.view(-1)["stack_plays"]) == (1, 1)


def test_R25_the_uses_of_a_card() -> None:
    match = table(lane("M F"), hand="M", stack="M", magic_card="MF")
    uses = {"stash M", "discard M", "discard stack M", "magic M", "magic stack M", "fly M", "fly stack M"}
    assert set(match.moves()) == {"end", "extend", "fly M stack M"} | uses
    assert refused(match, "stash stack M") == "R25"
    assert refused(match, "discard W") == "R25"
    assert refused(match, "fly F+F") == "R25"


def test_R26_any_use_may_be_repeated() -> None:
    match = table(lane("M F S W"), hand="M F S")
    for move in ("fly M", "fly F", "fly S"):
        match.play(move)
    assert at(match) == [3, 0]


def test_R27_only_the_top_of_the_stack_can_be_used() -> None:  # T4b
    match = table(lane("W M F"), hand="F", stack="S F", positions=[1, 0])
    assert refused(match, "fly F stack F") == "R27"
    assert refused(match, "discard stack F") == "R27"
    match.play("discard stack S")
    match.play("fly F stack F")
    assert at(match)[0] == 2


def test_R28_any_hand_card_may_be_stashed_face_down() -> None:
    match = table(hand="M OA W F S")
    for card in ("M", "OA", "W"):
        match.play(f"stash {card}")
    assert match.view(0)["stacks"][0] == "W OA M"
    assert match.view(1)["stacks"][0] is None
    assert match.view(1)["stack_sizes"] == [3, 0]
    most = table(hand="M", stack=rest_of("M"))
    most.play("stash M")
    assert most.view(0)["stack_sizes"][0] == 33


def test_R29_a_stashed_card_may_be_used_at_once() -> None:  # T26
    match = table(lane("M F"), hand="M")
    match.play("stash M")
    match.play("fly stack M")
    view = match.view(0).as_dict()
    assert (view["positions"][0], view["hand_plays"], view["stack_plays"]) == (1, 2, 2)


def test_R30_a_card_may_be_discarded_without_effect() -> None:
    match = table(hand="OB M", stack="OC")
    match.play("discard OB")
    match.play("discard stack OC")
    view = match.view(1).as_dict()
    assert (view["discards"][0], view["positions"]) == ("OB OC", [0, 0])
    assert (view["hand_plays"], view["stack_plays"]) == (2, 2)


# Flying


def test_R31_the_group_is_the_unbroken_stretch_ahead() -> None:
    match = table("MF MW MS FM MP", hand="M")
    match.play("fly M")
    assert at(match) == [3, 0]


def test_R32_one_card_or_a_pair_as_joker() -> None:  # T3
    match = table(lane("W M F"), hand="F F S", positions=[1, 0])
    assert refused(match, "fly F") == "R32"
    match.play("fly F+F")
    assert (at(match), match.view(0)["hand_plays"]) == ([2, 0], 1)
    with pytest.raises(IllegalMove) as refusal:
        RAVENS.parse("fly F+S")
    assert refusal.value.rule == "R32"


def test_R32_a_joker_flies_over_a_group() -> None:  # T3b
    match = table(lane("W M M F"), hand="F F", positions=[1, 0])
    match.play("fly F+F")
    assert at(match) == [3, 0]


def test_R33_a_card_flies_over_the_whole_group() -> None:
    match = table(lane("W M F"), hand="M", positions=[1, 0])  # T1
    match.play("fly M")
    view = match.view(0).as_dict()
    assert (view["positions"][0], view["hand_plays"], view["discards"][0]) == (2, 2, "M")
    match = table(lane("W M M F"), hand="M", positions=[1, 0])  # T2
    match.play("fly M")
    assert at(match) == [3, 0]


def test_R34_what_the_raven_stands_on_does_not_matter() -> None:
    match = table(lane("M M M F"), hand="M", positions=[1, 0])
    match.play("fly M")
    assert at(match) == [3, 0]


def test_R35_a_joker_although_the_card_is_there() -> None:
    match = table(lane("M F"), hand="M W W")
    assert {"fly M", "fly W+W"} <= set(match.moves())
    assert "fly M+M" in table(lane("M F"), hand="M M").moves()


def test_R35_a_joker_only_without_a_fitting_card() -> None:  # D9
    strict: dict[str, Any] = {"joker": "without-card"}
    match = table(lane("M F"), hand="M W W", **strict)
    assert refused(match, "fly W+W") == "R35"
    assert refused(table(lane("M F"), hand="M M", **strict), "fly M+M") == "R35"
    assert refused(table(lane("M F"), hand="W W", stack="M", **strict), "fly W+W") == "R35"
    match.play("discard M")
    match.play("fly W+W")
    assert at(match) == [1, 0]
    assert "fly W stack W" in table(lane("M F"), hand="W", stack="W M", **strict).moves()
    past_marker = table(lane("M F"), hand="M W W", marker="a1", **strict)
    assert [move for move in past_marker.moves() if move.startswith("fly")] == ["fly M+W+W"]
    assert refused(table(lane("M F"), hand="M M W W", marker="a1", **strict), "fly M+W+W") == "R35"


def test_R36_hand_and_stack_pay_together() -> None:  # T4
    match = table(lane("W M F"), hand="F", stack="F", positions=[1, 0])
    match.play("fly F stack F")
    view = match.view(0).as_dict()
    assert (view["positions"][0], view["hand_plays"], view["stack_plays"]) == (2, 2, 2)
    match = table(lane("W M F"), stack="F F", positions=[1, 0])
    match.play("fly stack F+F")
    assert at(match) == [2, 0]
    assert refused(table(lane("M F"), hand="F", stack="OA F"), "fly F stack F") == "R27"


def test_R37_flight_cards_go_to_the_discard_pile() -> None:
    match = table(lane("W M F"), hand="F M", stack="F", positions=[1, 0])
    match.play("fly F stack F")
    assert match.view(1)["discards"] == ["F F", ""]


def test_R38_odin_cards_pay_no_flight() -> None:
    assert refused(table(hand="OA"), "fly OA") == "R38"
    assert refused(table(hand="OB OB"), "fly OB+OB") == "R38"


# The marker


def test_R39_two_units_lift_the_marker() -> None:  # T6
    match = table(lane("W M F"), hand="M M", positions=[1, 0], marker="a2")
    assert refused(match, "fly M") == "R39"
    match.play("fly M+M")
    assert (at(match), match.view(0)["marker"]) == ([2, 0], "")


@pytest.mark.parametrize("payment", ["M+M", "M+F+F"])
def test_R39_and_the_raven_flies_to_the_end_of_the_group(payment: str) -> None:  # T7, T8
    match = table(lane("W M M F"), hand="M M F F", positions=[1, 0], marker="a2")
    match.play(f"fly {payment}")
    view = match.view(0).as_dict()
    assert (view["positions"][0], view["marker"]) == (3, "")
    assert view["hand_plays"] == 3 - len(payment.split("+"))


def test_R39_two_jokers_of_equal_or_different_landscapes() -> None:
    match = table(lane("W M F"), hand="F F S S P", stack="S F", positions=[1, 0], marker="a2")
    flights = {move for move in match.moves() if move.startswith("fly")}
    assert flights == {"fly F+F+S stack S", "fly F+S stack F+S"}
    match = table(lane("W M F"), hand="F F F", stack="F F", positions=[1, 0], marker="a2")
    assert {"fly F+F+F stack F", "fly F+F stack F+F"} == {m for m in match.moves() if m.startswith("fly")}


def test_R39_explains_cards_that_pay_nothing_with_the_marker_ahead() -> None:
    ahead = table(lane("W M F"), hand="M F F", positions=[1, 0], marker="a2")
    assert refused(ahead, "fly M+F") == "R39"
    assert refused(table(lane("W M F"), hand="M F F", positions=[1, 0]), "fly M+F") == "R32"
    assert refused(table(lane("W M F"), hand="M", positions=[1, 0], marker="a2"), "fly M+F") == "R25"


def test_R40_a_marker_inside_a_group() -> None:
    for move, place, marker in (("fly M", 2, "a3"), ("cross M+M", 4, ""), ("cross M+F+F", 4, "")):
        match = table(lane("W M M M F"), hand="M M F F", positions=[1, 0], marker="a3")
        match.play(move)
        assert (at(match)[0], match.view(0)["marker"]) == (place, marker)
    match = table(lane("W M M M F"), hand="M M F F", positions=[1, 0], marker="a3")
    match.play("fly F+F")
    assert at(match)[0] == 2
    assert refused(match, "fly M") == "R39"
    assert refused(table(lane("M M F"), hand="F F", marker="a2"), "cross F+F") == "R40"
    assert refused(table(lane("M M F"), hand="M M"), "cross M+M") == "R40"
    assert refused(table(lane("M M F"), hand="M M", marker="a1"), "cross M+M") == "R40"


def test_R40_the_strict_reading_stops_first() -> None:  # A7
    match = table(lane("W M M M F"), hand="M M M", positions=[1, 0], marker="a3", marker_in_group="stop")
    assert refused(match, "cross M+M") == "R40"
    match.play("fly M")
    match.play("fly M+M")
    assert (at(match)[0], match.view(0)["marker"]) == (4, "")


def test_R41_nothing_is_carried_over() -> None:
    match = table(lane("W M F"), hand="M M", positions=[1, 0], marker="a2")
    match.play("discard M")
    assert refused(match, "fly M") == "R39"


def test_R42_two_jokers_need_the_stack() -> None:
    assert refused(table(lane("M F"), hand="F F S S", marker="a1"), "fly F+F+S+S") == "R42"
    assert refused(table(lane("M F"), stack="F F S S", marker="a1"), "fly stack F+F+S+S") == "R42"


@pytest.mark.parametrize("marker", ["b2", "b1", "a1", "a4"])
def test_R43_a_marker_elsewhere_costs_nothing(marker: str) -> None:
    match = table(lane("W S M S F"), hand="M", positions=[2, 4], marker=marker)
    match.play("fly M")
    assert at(match) == [3, 4]
    assert match.view(0)["marker"] == marker


def test_R44_the_marker_stays() -> None:
    match = table(hands=["M W S P P", "F S M W P"], marker="a5")
    for move in ("fly M", "end", "fly F", "end"):
        match.play(move)
    assert match.view(0)["marker"] == "a5"


# The magic way


def test_R45_what_goes_to_the_magic_way() -> None:  # T5
    match = table(hand="M OC F", magic_card="MO")
    match.play("magic M")
    match.play("magic OC")
    assert refused(match, "magic F") == "R45"
    assert (at(match), match.view(0)["path"]) == ([0, 0], NINE)


def test_R45_odin_cards_only_where_odin_is_shown() -> None:  # T39
    assert refused(table(hand="OB", magic_card="FS"), "magic OB") == "R45"


def test_R46_it_stays_there_until_the_stage_ends() -> None:
    match = table(lane("M F"), hand="M", stack=rest_of("M"), magic_card="MO")
    match.play("magic M")
    match.play("end")  # neither draw pile nor discards: nothing comes back
    assert match.view(0)["magic_rows"] == ["M", ""]
    assert match.view(0)["hand_sizes"] == [0, 0]
    with pytest.raises(BadInput, match="R45"):
        table(magic_card="FS", magic_rows=["M", ""])


def test_R47_from_the_hand_or_the_top_of_the_stack() -> None:
    match = table(hand="M", stack="OB F", magic_card="MO")
    match.play("magic M")
    match.play("magic stack OB")
    view = match.view(1).as_dict()
    assert (view["magic_rows"][0], view["hand_plays"], view["stack_plays"]) == ("M OB", 2, 2)


def test_R48_the_open_card_stays_for_the_stage() -> None:
    match = new(5)
    while match.view(-1)["stage"] == 1:
        opened = match.view(-1)["magic_card"]
        seat = match.waiting()[0]
        match.play_code(bots.greedy(match.view(seat), 0), seat)
        if match.view(-1)["stage"] == 1:
            assert match.view(-1)["magic_card"] == opened
