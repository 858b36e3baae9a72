"""Odin's Ravens, rule by rule. T-numbers are the worked examples of the rule notes, A- and D-numbers their rulings."""

from __future__ import annotations

import io
import json
from collections import Counter
from itertools import combinations, islice, pairwise, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import reasons_ravens as reasons
from effort import FUZZ, matches
from pressing import questions
from rich.console import Console

import ludotheque
from ludotheque import BadInput, IllegalMove, Match, bots, games, texts
from ludotheque.checks import battery
from ludotheque.core.text import text
from ludotheque.games.ravens import OLDER, terminal
from ludotheque.games.ravens.moves import CARD, LAND
from ludotheque.games.ravens.path import clash, turned

RAVENS = games.get("ravens")
PERFT = json.loads((Path(__file__).parent / "ravens_perft.json").read_text())
NINE = "MF WS PM FW SP MS FP WM SF"
ALL_CARDS = Counter({**dict.fromkeys("MFWSP", 5), "OA": 1, "OB": 2, "OC": 3, "OD": 2})


def table(path: str = NINE, **more: Any) -> Match:
    """A match set up in notation; seat 0, Grey, is on turn and can be given a `hand` and a `stack` (top first)."""
    if "hand" in more:
        more["hands"] = [more.pop("hand"), ""]
    if "stack" in more:
        more["stacks"] = [more.pop("stack"), ""]
    return ludotheque.from_position("ravens", {"seats": 2, "path": path, **more})


def lane(grey: str) -> str:
    """A path with these landscapes on lane a, and others on lane b that never make a group."""
    brown = ("P", "S") if "P" not in grey else ("W", "F")
    return " ".join(letter + brown[i % 2] for i, letter in enumerate(grey.split()))


def refused(match: Match, move: str, seat: int | None = None) -> str:
    """The rule that refuses a move; the position must stay as it was."""
    before = match.current.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        match.play(move, seat)
    assert match.current.tobytes() == before
    return refusal.value.rule


def at(match: Match) -> list[int]:
    """Where the ravens are."""
    return list(match.view(-1)["positions"])


def new(seed: int, **options: Any) -> Match:
    return ludotheque.new_match("ravens", seats=2, key=seed.to_bytes(16, "little"), **options)


def play_out(match: Match, seed: int = 1, bot: bots.Bot = bots.random, most: int = 10**6) -> Match:
    """Play on to the end, or for some moves."""
    while not match.over and len(match.history) < most:
        seat = match.waiting()[0]
        seed += 1
        match.play_code(bot(match.view(seat), seed), seat)
    return match


def rest_of(*held: str) -> str:
    """All of a player's cards but those."""
    return " ".join((ALL_CARDS - Counter(" ".join(held).split())).elements())


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


def all_lands() -> list[str]:
    return [a + b for a, b in combinations("MFWSP", 2) for _ in range(3)] + [a + a for a in "MFWSP" for _ in range(2)]


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


# Guards


def test_R72_five_cards_and_six_plays_at_most() -> None:
    match = new(3)
    played = 0
    for step in range(600):
        before = match.view(-1).as_dict()
        assert max(before["hand_sizes"]) <= 5
        seat = match.waiting()[0]
        match.play_code(bots.random(match.view(seat), step), seat)
        after = match.view(-1).as_dict()
        same = after["turns"] == before["turns"] and after["stage"] == before["stage"]
        played = played + 1 if same and after["phase"] == before["phase"] == "play" else 0
        assert played <= 6
    with pytest.raises(BadInput, match="R72"):
        table(hand="M M F F W W")


def test_R73_a_card_whose_actions_are_refused_may_be_used_otherwise() -> None:
    match = table(hand="OB", marker="a1")
    assert refused(match, "push") == "R52"
    assert refused(match, "step") == "R53"
    assert {"stash OB", "discard OB", "magic OB"} < set(match.moves())


def test_R74_a_stage_of_more_than_200_turns_is_void() -> None:  # A17
    match = table(hands=["M F W S P", ""], turns=200, starter=1, scores=[3, 4])
    match.play("end")
    view = match.view(0).as_dict()
    assert (view["stage"], view["turns"], view["scores"], view["voids"]) == (2, 1, [3, 4], 1)
    assert match.waiting() == [1]


@pytest.mark.parametrize(
    ("positions", "rows", "points", "places"),
    [([4, 2], ["", "M"], [2, 3], [2, 1]), ([1, 5], ["", ""], [0, 4], [2, 1]), ([3, 3], ["", ""], [0, 0], [1, 2])],
)
def test_R74_the_third_void_stage_in_a_row_counts_and_ends_the_match(
    positions: list[int], rows: list[str], points: list[int], places: list[int]
) -> None:
    more: dict[str, Any] = {"positions": positions, "magic_rows": rows}
    match = table(hands=["M F W S P", ""], turns=200, starter=1, voids=2, **more)
    match.play("end")
    assert match.over
    assert (match.points(), match.places()) == (points, places)
    assert [told.id for told in match.log(0)[-1]][0::3] == ["ravens-log-void", "ravens-log-scores"]


def test_R74_a_finished_stage_counts_void_ones_anew() -> None:
    match = table(hand="S", positions=[8, 5], voids=2)
    match.play("fly S")
    assert match.view(0)["voids"] == 0


def test_R75_key_and_moves_replay_a_match() -> None:
    one, two = (play_out(new(9), bot=bots.greedy) for _ in range(2))
    assert [played.move for played in one.history] == [played.move for played in two.history]
    assert one.current.tobytes() == two.current.tobytes()


def test_R76_a_guess_cannot_be_told_from_the_truth_by_its_viewer() -> None:
    for seed in range(20):
        match = play_out(new(seed), seed, most=seed * 13)
        for viewer in (0, 1):
            view = match.view(viewer)
            world = view.guess_world(seed.to_bytes(16, "big"))
            assert RAVENS.rules.broken_rule(world) == 0
            assert RAVENS.view(world, viewer).as_dict() == view.as_dict()


def test_R77_the_side_is_chosen_after_the_card_is_shown() -> None:
    match = table(hand="OA M", under="WS", stack=rest_of("OA M"))
    match.play("extend")
    view = match.view(1).as_dict()
    assert view["drawn"] != ""
    a, b = view["drawn"]
    assert set(match.moves()) == {f"lay {a}{b}", f"lay {b}{a}"}
    wrong = next(x + y for x, y in product("MFWSP", repeat=2) if {x, y} != {a, b})
    assert refused(match, f"lay {wrong}") == "R77"
    assert refused(table(hand="M"), "lay MF") == "R77"


def test_R78_actions_are_told_but_not_what_is_stashed() -> None:
    match = table(hand="OB M F", positions=[0, 2])
    match.play("push")
    match.play("stash M")
    told = [entry.id for line in match.log(1) for entry in line]
    assert told == ["ravens-log-push", "ravens-log-stash"]
    assert not match.log(1)[1][0].args.keys() & {"card", "cards"}
    assert match.log(0)[1][0].args["card"] == CARD.texts[0]


# Notation and picking


@pytest.mark.parametrize(
    ("words", "canonical"),
    [
        ("FLY  f + m+F", "fly M+F+F"),
        ("fly stack f, hand m f", "fly M+F stack F"),
        ("fly stack F F", "fly stack F+F"),
        ("turn stack 4", "turn 4 stack"),
        ("swap 5 2", "swap 2 5"),
        ("marker A 5", "marker a5"),
        ("lay m f", "lay MF"),
        ("magic m stack", "magic stack M"),
        ("discard hand oa", "discard OA"),
    ],
)
def test_notation_is_forgiving(words: str, canonical: str) -> None:
    assert RAVENS.notation(RAVENS.parse(words)) == canonical


@pytest.mark.parametrize(
    "noise",
    ["fly", "fly X", "turn", "turn 0", "turn 41", "swap 2", "marker c5", "marker a0", "lay", "lay MFW", "top 34",
     "end 3", "stash", "stash M F", "cross", "fly stack", "push 3", "turn 4 stack stack", "turn ٤"],
)  # fmt: skip
def test_what_is_no_move(noise: str) -> None:
    with pytest.raises(IllegalMove):
        RAVENS.parse(noise)


def test_equal_cards_of_a_hand_are_interchangeable() -> None:
    view = table(lane("W M F"), hand="M M F F", positions=[1, 0], marker="a2").view(0)
    assert RAVENS.elements(RAVENS.parse("fly M+M")) == ["hand:M1", "hand:M2", "raven:own"]
    assert view.why(["hand:M2", "pile:stack"]) == 0
    assert view.why(["hand:M2", "raven:own"]) == 39
    assert view.why(["hand:F1", "hand:F2", "raven:own"]) == 39
    assert view.why(["hand:S1", "pile:discard"]) == 25
    assert view.why(["card:1", "space:a1"]) == 5


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"path": ""}, "a position needs a path"),
        ({"turn": 2}, "there is no seat 2"),
        ({"phase": "add"}, "a landscape card is drawn in the phases add and extend"),
        ({"phase": "arrange"}, "only if it has two cards"),
        ({"to_lay": 1}, "to_lay is 0"),
        ({"arranged": 1}, "in the phase arrange"),
        ({"turns": 201}, "201 is not from 1 to 200"),
        ({"last_winner": 2}, "there is no seat 2"),
        ({"land_discards": "MF"}, "removed landscape cards go under the deck"),
        ({"land_discards": "MF MF MF MF"}, "at most 3 of MF, not 4"),
        ({"magic_card": "MP"}, "'MP' is none of MO, MF"),
        ({"phase": "fly"}, "'fly' is none of play, add"),
        ({"hands": ["X", ""]}, "'X' is none of M, F"),
        ({"hands": [["M"], ""]}, "write it in one line"),
        ({"hand_plays": 4}, "4 is not from 0 to 3"),
        ({"stacks": ["M M M M M M", ""]}, "more cards of one kind"),
    ],
)
def test_wrong_positions_are_refused_with_a_sentence(words: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        ludotheque.from_position("ravens", {"seats": 2, "path": NINE, **words})


# What is told and drawn


def test_equal_cards_are_told_together() -> None:
    match = table(lane("W M F"), hand="F F M", stack="M", positions=[1, 0], marker="a2")
    match.play("fly F+F stack M")
    told = texts.say(match.log(1)[0][0], "en", ["Ann", "Bob"])
    assert told == "Ann flies to a2 with 2 × forest, and mountain from the stack."


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_screen_shows_what_its_seat_sees(language: str) -> None:
    names = ["Ann", "Bob"]
    lands = " ".join(all_lands()[:25])
    match = table(lands, hands=["M OA", "S S"], stacks=["W P", "F"], positions=[3, 0], marker="b22", magic_card="FS")
    for seat in (0, 1, -1):
        console = Console(width=120, color_system=None, record=True, file=io.StringIO())
        shown = terminal.draw(
            match.view(seat).as_dict(), seat, names, lambda t: texts.say(t, language, names), discards="shown"
        )
        console.print(shown)
        drawing = console.export_text()
        assert "▲" in drawing
        assert "●" in drawing
        assert "Ann" in drawing
        assert (" OA " in drawing) is (seat == 0)
        assert "ravens-" not in drawing
    assert terminal.paint("fly M+F stack OA").plain == "fly M+F stack OA"


def drawn(match: Match, seat: int, language: str = "en") -> str:
    """What the terminal shows a seat."""
    console = Console(width=120, color_system=None, record=True, file=io.StringIO())
    names = ["Ann", "Bob"]
    console.print(terminal.draw(match.view(seat).as_dict(), seat, names, lambda t: texts.say(t, language, names)))
    return console.export_text()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_R55_the_terminal_draws_the_pile_of_removed_land(language: str) -> None:
    match = table("MF WS PM FW SP MS", hand="OC", removed_land="discard-pile")
    title = texts.say(text("ravens-ui-land-discards"), language)
    assert title not in drawn(match, 0, language)
    match.play("remove 3")
    line = next(line for line in drawn(match, 0, language).splitlines() if title in line)
    assert line.split()[-1] == "MP"
    deck = texts.say(text("ravens-ui-deck"), language)
    line = next(line for line in drawn(match, 0, language).splitlines() if deck in line)
    assert line.split()[-1] == "34"


# Versions, options and assumptions


def test_version_1_has_the_first_options_and_the_same_play() -> None:
    (older,) = OLDER
    assert (older.version, RAVENS.version) == (1, 2)
    assert [option.name for option in older.options] == ["first_starter", "marker_in_group", "removed_land", "trim"]
    old, now = Match.new(older, 2, {}, key=bytes(16)), new(0)
    assert old.header() == "ravens 1 seats=2 first_starter=0 marker_in_group=0 removed_land=0 trim=0"
    for step in range(200):
        seat = now.waiting()[0]
        move = bots.random(now.view(seat), step)
        now.play_code(move, seat)
        old.play_code(move, seat)
    assert old.current.tobytes() == now.current.tobytes()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_is_assumed_is_told(language: str) -> None:
    for rule in RAVENS.assumed:
        told = texts.say(text(f"ravens-assumed-R{rule}"), language)
        assert not told.startswith("ravens-")
        assert len(told) > 40
    assert {3, 4, 6, 29, 35, 40, 52, 53, 55, 60, 61, 62, 64, 74} <= set(RAVENS.assumed)


# Refusals of what is pressed


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"marker_in_group": "stop"},
        {"removed_land": "discard-pile"},
        {"trim": 12},
        {"joker": "without-card"},
        {"push_back": "two-behind"},
        {"trim": 12, "trimming": "all-but-two"},
        {"reshuffle": "at-once"},
    ],
)
def test_pressed_elements_are_refused_with_a_rule_that_explains_it(options: dict[str, object]) -> None:
    asked = islice(questions(RAVENS, reasons.visible, 2, options, 3), 1500 * FUZZ)
    explained = [q.rule in reasons.admissible(q.match, q.seat, q.picks) for q in asked]
    assert len(explained) == 1500 * FUZZ
    assert sum(explained) >= 0.99 * len(explained)


@pytest.mark.parametrize(
    ("position", "picks", "rule"),
    [
        ({"stack": "M F", "stack_plays": 0}, ["stack:1"], 23),
        ({"stack": "M F"}, ["stack:2"], 27),
        ({"stack": "OA F"}, ["stack:2"], 27),
        ({"hand": "M", "stack": "S F"}, ["hand:M1", "stack:2"], 27),
        ({"hand": "OA"}, ["hand:OA1", "raven:own"], 38),
        ({"stack": "OB"}, ["stack:1", "raven:own"], 38),
        ({"stack": "S"}, ["stack:1", "card:4"], 32),
        ({"stack": "M"}, ["stack:1", "card:4"], 33),
        ({"hand": "M"}, ["hand:M1", "card:1"], 0),
        ({"hand": "M"}, ["hand:M1", "space:a1"], 0),
        ({"hand": "M", "marker": "a1"}, ["hand:M1", "card:1"], 39),
        ({"hand": "M F"}, ["marker:stone"], 44),
        ({"hand": "M F", "marker": "b4"}, ["hand:M1", "marker:stone"], 43),
        ({"hand": "M F", "marker": "a1"}, ["marker:stone"], 39),
        ({"hand": "OD"}, ["hand:OD1", "marker:stone"], 56),
        ({"hand": "M"}, ["card:4"], 5),
        ({"hand": "OC", "hand_plays": 0}, ["card:4"], 23),
        ({"hand": "OA"}, ["hand:OA1", "card:4"], 5),
        ({"hand": "OB"}, ["hand:OB1", "action:push"], 52),
        ({"hand": "F", "magic_card": "MO"}, ["hand:F1", "pile:magic"], 45),
        ({"stack": "F"}, ["stack:1", "pile:stack"], 25),
        ({"hand": "M M M M F"}, ["hand:M4", "pile:stack"], 0),
        ({"hand": "W W M", "joker": "without-card"}, ["hand:W1", "hand:W2", "raven:own"], 35),
    ],
)
def test_the_rule_named_for_what_is_pressed(position: dict[str, Any], picks: list[str], rule: int) -> None:
    assert table(**position).view(0).why(picks) == rule
