"""Karuba, rule by rule. X-numbers are the worked examples of the rule notes; layout S is the one they use."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from positions_karuba import (
    AT_BEACH,
    KARUBA,
    S,
    choose,
    island,
    key,
    play_out,
    refused,
    runners,
    table,
    walks,
    where,
)
from reasons_karuba import CELLS, COLOURS, TILES

import ludotheque
from ludotheque import BadInput, IllegalMove
from ludotheque.games.karuba import island as tables
from ludotheque.games.karuba.state import GONE

# Setup


@pytest.mark.parametrize("seats", range(1, 5))
def test_K1_an_empty_island_and_four_adventurers_each(seats: int) -> None:
    view = ludotheque.new_match("karuba", seats=seats).view(0).as_dict()
    assert view["islands"] == [[0] * 30] * seats
    assert view["where"] == [AT_BEACH] * seats
    assert view["left"].split() == [str(tile) for tile in range(1, 37)]
    with pytest.raises(BadInput, match="karuba is for 1 to 4 seats"):
        ludotheque.new_match("karuba", seats=5)
    with pytest.raises(BadInput, match="K1: "):
        table("a1=5 a2=5", tile=1)


@pytest.mark.parametrize(("seats", "stack"), [(1, [5]), (2, [5, 3]), (3, [5, 3, 2]), (4, [5, 4, 3, 2])])
def test_K2_treasures_from_the_top(seats: int, stack: list[int]) -> None:
    """Each seat in turn brings its brown adventurer home."""
    match = table(*["f1=1"] * seats, where=[where(brown="f1")] * seats, tile=2, stack=[3, 4, 5, 6, 7])
    for seat, treasure in enumerate(stack):
        assert match.view(0)["derived"]["tops"] == [treasure, *[stack[0]] * 3]
        choose(match, *("move brown temple" if other == seat else "stay" for other in range(seats)))
        assert match.points()[seat] == treasure
    assert match.view(0)["derived"]["tops"] == [0, *[stack[0]] * 3]


@pytest.mark.parametrize("seats", range(1, 5))
def test_K3_colours_are_placed_in_turn_from_the_leader(seats: int) -> None:
    match = ludotheque.new_match("karuba", seats=seats)
    leader = match.view(0)["leader"]
    for turn, colour in enumerate(COLOURS):
        seat = (leader + turn) % seats
        assert match.waiting() == [seat]
        assert len(match.moves()) == (4 - turn) * (11 - turn)
        match.play(f"place {colour} {S['beach'][turn]}")
        assert match.waiting() == [seat]
        match.play(f"temple {S['jungle'][turn]}")
    view = match.view(-1).as_dict()
    assert (view["beach"], view["jungle"], view["phase"]) == (S["beach"], S["jungle"], "choose")
    assert match.waiting() == list(range(seats))


def test_K3_refuses_what_is_not_a_placement_of_the_one_whose_turn_it_is() -> None:
    match = ludotheque.new_match("karuba", seats=2)
    seat = match.waiting()[0]
    assert refused(match, "place brown 60", 1 - seat) == "K3"
    assert refused(match, "temple 70", seat) == "K3"
    assert refused(match, "lay c3", seat) == "K3"
    match.play("place brown 60", seat)
    assert refused(match, "place blue 20", seat) == "K3"
    match.play("temple 70", seat)
    assert refused(match, "place brown 20", 1 - seat) == "K3"
    assert refused(table("a1=5", tile=6), "place brown 10") == "K3"


def test_K4_one_piece_on_a_number() -> None:
    match = ludotheque.new_match("karuba", seats=1)
    match.play("place brown 60")
    match.play("temple 70")
    assert refused(match, "place blue 60") == "K4"
    match.play("place blue 20")
    assert refused(match, "temple 70") == "K4"
    with pytest.raises(BadInput, match="K4: "):
        table("", tile=1, beach=[60, 60, 110, 90])


@pytest.mark.parametrize("apart", [3, 2])
def test_K5_numbers_between_an_adventurer_and_its_temple(apart: int) -> None:
    """Counted here by walking round the rim: beach 110 … 10 lie along it, then jungle 10 … 110."""
    rim = [("B", n) for n in range(110, 0, -10)] + [("T", n) for n in range(10, 120, 10)]
    forbidden = set()
    for beach in range(10, 120, 10):
        match = ludotheque.new_match("karuba", seats=1, apart=apart)
        match.play(f"place brown {beach}")
        for jungle in range(10, 120, 10):
            way = abs(rim.index(("B", beach)) - rim.index(("T", jungle)))
            between = min(way, len(rim) - way) - 1
            assert (f"temple {jungle}" in match.moves()) == (between >= apart)
            if between < apart:
                assert refused(match, f"temple {jungle}") == "K5"
                forbidden.add((beach, jungle))
    if apart == 3:
        corner = {(10, 10), (10, 20), (10, 30), (20, 10), (20, 20), (30, 10)}
        assert forbidden == corner | {(120 - b, 120 - t) for b, t in corner}
    assert ((10, 40) in forbidden, (20, 30) in forbidden, (110, 80) in forbidden) == (False, False, False)  # X8
    assert all((pair in forbidden) == (apart == 3) for pair in [(10, 30), (20, 20), (100, 100)])
    assert {(10, 20), (110, 110)} <= forbidden


def test_K6_a_random_setup_is_legal_and_even() -> None:
    """The pairs of one colour come up as often as in layouts drawn in the plainest way."""
    drawn: Counter[tuple[int, int]] = Counter()
    for i in range(4000):
        view = ludotheque.new_match("karuba", seats=2, setup="random", key=key(i)).view(0).as_dict()
        pairs = list(zip(view["beach"], view["jungle"], strict=True))
        assert len(set(view["beach"])) == len(set(view["jungle"])) == 4
        assert all(50 <= beach + jungle <= 190 for beach, jungle in pairs)
        drawn.update(pairs)
    rng = np.random.default_rng(1)
    plain: Counter[tuple[int, int]] = Counter()
    for _ in range(12000):
        layout = list(zip(rng.permutation(11)[:4] * 10 + 10, rng.permutation(11)[:4] * 10 + 10, strict=True))
        if all(50 <= beach + jungle <= 190 for beach, jungle in layout):
            plain.update((int(beach), int(jungle)) for beach, jungle in layout)
    assert set(drawn) == set(plain)
    assert len(drawn) == 109
    scale = drawn.total() / plain.total()
    chi = sum((drawn[p] - plain[p] * scale) ** 2 / (drawn[p] + plain[p] * scale**2) for p in drawn)
    assert chi < 157  # 0.1 % for 108 degrees of freedom


def test_K7_the_leader_is_drawn_and_the_stack_is_shuffled_and_hidden() -> None:
    leaders: Counter[int] = Counter()
    places = np.zeros((36, 37))
    for i in range(3600):
        match = ludotheque.new_match("karuba", seats=3, key=key(i))
        leaders[match.view(0)["leader"]] += 1
        places[np.arange(36), match.position()["stack"]] += 1
    assert all(abs(count - 1200) < 130 for count in leaders.values())
    assert ((places[:, 1:] - 100) ** 2 / 100).sum() < 1390  # 0.1 % for 35² degrees of freedom
    for viewer in range(-1, 3):
        assert match.view(viewer)["stack"] is None
    with pytest.raises(BadInput, match="K7: "):
        table("", tile=1, stack=[1, 2])


def test_K7_a_guess_keeps_what_is_known_and_is_uniform() -> None:
    """Three tiles to come and two choices unknown: each completion comes up equally often."""
    laid = " ".join(f"{cell}={tile}" for cell, tile in zip(CELLS[:28], [*range(4, 12), *range(17, 37)], strict=True))
    match = table(laid, laid, laid, tile=1, stack=[2, 3, 13], beach=[10, 20, 30, 40], jungle=[70, 80, 90, 100])
    match.play("lay e5", 0)
    match.play("stay", 1)
    view = match.view(2)
    options = [len(match.moves(seat)) for seat in (0, 1)]
    worlds: Counter[tuple[object, ...]] = Counter()
    for i in range(6000):
        world = KARUBA.position(view.guess_world(key(i)))
        assert world["choices"][2] == ""
        worlds[(tuple(world["stack"]), *world["choices"][:2])] += 1
    assert len(worlds) == 6 * options[0] * options[1]
    expected = 6000 / len(worlds)
    chi = sum((count - expected) ** 2 / expected for count in worlds.values())
    freedom = len(worlds) - 1
    assert chi < freedom + 3.1 * (2 * freedom) ** 0.5 + 8


# A round


def test_K8_the_same_tile_for_all_in_the_order_of_the_stack() -> None:
    match = table("", "", tile=5, stack=[7, 1])
    seen = []
    for _ in range(3):
        seen.append([match.view(viewer)["tile"] for viewer in (-1, 0, 1)])
        choose(match, "stay", match.moves(1)[0])
    assert seen == [[5] * 3, [7] * 3, [1] * 3]
    assert match.position()["islands"] == [island(""), island("a1=5 b1=7 c1=1")]


def test_K8_a_tile_is_laid_or_discarded_never_both() -> None:
    match = table("a2=1", tile=5)
    assert set(match.moves(0)) == {f"lay {cell}" for cell in CELLS if cell != "a2"} | {"stay", "move blue a2"}
    assert match.view(0).why(["cell:c3", "cell:c4"]) == 8
    assert match.view(0).why(["button:stay", "cell:c4"]) == 8


def test_K9_choices_are_secret_and_may_be_changed_until_all_have_chosen() -> None:
    match = table("a2=1", "a2=1", "a2=1", tile=14, stack=[7, 3])
    match.play("lay c3", 1)
    assert match.waiting() == [0, 2]
    assert [match.view(viewer)["choices"][1] for viewer in (-1, 0, 1, 2)] == [None, None, "lay c3", None]
    assert match.may_undo(1)
    match.play("stay", 0)
    assert not match.may_undo(1)
    match.play("move blue a2", 1)
    assert (match.waiting(), match.view(1)["choices"][1]) == ([2], "move blue a2")
    assert match.view(2)["islands"] == [island("a2=1")] * 3
    match.play("lay d4", 2)
    assert match.waiting() == [0, 1, 2]
    assert match.view(-1)["where"] == [AT_BEACH, where(blue="a2"), AT_BEACH]
    assert match.view(-1)["islands"][2] == island("a2=1 d4=14")
    assert match.view(1)["choices"] == [None, "", None]
    assert not any(match.may_undo(seat) for seat in range(3))
    says = [[text.id.removeprefix("karuba-log-") for text in told] for told in match.log(0)]
    assert says == [["chosen"], ["chosen"], ["rechosen"], ["stay", "walk", "lay", "tile"]]


def test_K9_a_choice_must_be_legal_and_somebody_must_still_choose() -> None:
    assert table("", "", tile=1, choices=["lay c3", ""]).waiting() == [1]
    with pytest.raises(BadInput, match="somebody must still have to choose"):
        table("", "", tile=1, choices=["lay c3", "stay"])
    with pytest.raises(BadInput, match="K10: "):
        table("c3=5", "", tile=1, choices=["lay c3", ""])


# Laying


def test_K10_any_empty_cell_whatever_the_neighbours() -> None:
    match = table("c3=17", tile=1, stack=[2, 5])
    assert refused(match, "lay c3") == "K10"
    match.play("lay d3", 0)  # beside a tile without a path on that side
    match.play("lay a5", 0)  # touching nothing
    assert match.position()["islands"][0] == island("c3=17 d3=1 a5=2")
    assert (match.position()["east"], match.position()["south"]) == ([""], [""])


def test_K11_what_a_tile_shows_is_put_on_it() -> None:  # X7
    match = table("", "", tile=14, stack=[3, 1])
    choose(match, "lay c3", "stay")
    assert match.view(-1)["lying"] == ["c3", ""]
    assert match.points() == [0, 0]
    choose(match, "stay", "lay c3")
    assert match.view(-1)["lying"] == ["c3", "c3"]


# Walking


def test_K12_K17_a_walk_takes_at_most_as_many_steps_as_the_tile_has_exits() -> None:  # X2
    laid = "a2=1 b2=11 c2=7"
    assert walks(table(laid, tile=5), "blue") == {"a2", "b2", "c2"}
    match = table(laid, tile=2)
    assert walks(match, "blue") == {"a2", "b2"}
    assert refused(match, "move blue c2") == "K12"
    match = table(laid, tile=5, stack=[6])
    match.play("move blue b2", 0)
    assert (match.view(0)["crystals"], match.view(0)["lying"]) == ([[0, 1, 0, 0]], [""])
    match = table(laid, tile=5, stack=[6])
    match.play("move blue c2", 0)
    assert (match.view(0)["crystals"], match.view(0)["lying"]) == ([[0, 0, 0, 0]], ["b2"])


def test_K12_one_may_stay_and_staying_is_no_walk() -> None:
    match = table("a2=1 b2=5", where=[where(blue="b2")], tile=2, stack=[6])
    assert refused(match, "move blue b2") == "K12"
    match.play("stay", 0)
    assert match.view(0)["where"] == [where(blue="b2")]
    both = table("a2=1 b2=5 a5=7 b5=8", where=[where(blue="b2", brown="a5")], tile=2)
    assert both.view(0).why(["adventurer:blue", "adventurer:brown"]) == 12
    assert match.view(0).why(["adventurer:blue", "adventurer:brown"]) == 13  # brown could not walk anyway
    with pytest.raises(IllegalMove, match="K12: "):
        both.play("move blue brown a2", 0)


def test_K12_a_full_island_leaves_discarding_only() -> None:  # X12
    tiles = [n for n in TILES if n not in (5, 6, 7, 8, 25, 26)]
    laid = " ".join(f"{cell}={tile}" for cell, tile in zip(CELLS, tiles, strict=True))
    match = table(laid, tile=5, stack=[6, 7])
    assert not any(move.startswith("lay") for move in match.moves(0))
    assert "stay" in match.moves(0)
    assert refused(match, "lay c3") == "K10"


def test_K13_ports() -> None:  # X1
    beach = {n: (CELLS[tables.BEACH_CELL[n // 10]], tables.BEACH_SIDE[n // 10]) for n in range(10, 120, 10)}
    jungle = {n: (CELLS[tables.JUNGLE_CELL[n // 10]], tables.JUNGLE_SIDE[n // 10]) for n in range(10, 120, 10)}
    north, east, south, west = 1, 2, 4, 8
    assert [beach[n] for n in (20, 90, 110, 60)] == [("a2", west), ("d5", south), ("f5", south), ("a5", south)]
    assert [jungle[n] for n in (100, 10, 60, 70)] == [("f4", east), ("a1", north), ("f1", north), ("f1", east)]
    assert (beach[50][0], jungle[60][0]) == (beach[60][0], jungle[70][0])
    assert list(beach.values()) == [(f"a{r}", west) for r in range(1, 6)] + [(f"{c}5", south) for c in "abcdef"]
    assert list(jungle.values()) == [(f"{c}1", north) for c in "abcdef"] + [(f"f{r}", east) for r in range(1, 6)]


def test_K13_a_dead_end() -> None:  # X3
    laid = "a2=1 b2=11 c2=7 d2=17"
    match = table(laid, tile=8)
    assert walks(match, "blue") == {"a2", "b2", "c2"}
    assert refused(match, "move blue d2") == "K13"
    assert refused(match, "move blue e4") == "K13"
    assert refused(match, "move blue temple") == "K13"


def test_K13_from_the_beach_and_to_the_temple_takes_a_step_each() -> None:
    match = table("f1=7", beach=[110, 20, 60, 90], jungle=[10, 100, 60, 30], where=[where(purple="f1")], tile=1)
    assert walks(match, "purple") == {"temple"}
    short = {"beach": [10, 20, 60, 90], "jungle": [40, 100, 60, 30], "apart": 2}
    for tile, reached in ((2, {"a1", "b1"}), (5, {"a1", "b1", "c1"}), (7, {"a1", "b1", "c1", "d1"})):
        assert walks(table("a1=1 b1=19 c1=20 d1=12", **short, tile=tile), "brown") == reached
    assert walks(table("a1=1 b1=19 c1=20 d1=12", **short, tile=7, where=[where(brown="a1")]), "brown") == {
        "b1",
        "c1",
        "d1",
        "temple",
    }
    assert walks(table("a1=17", **short, tile=7), "brown") == set()  # no path to that beach number
    assert table("a1=17", tile=7).view(0).why(["adventurer:brown"]) == 13


def test_K14_a_walk_turns_and_goes_back() -> None:
    """Round a corner and back to where one came from: only the shortest path counts."""
    match = table("a2=7 b2=4 b3=8 c3=10 c2=3", where=[where(blue="a2")], tile=25)
    assert walks(match, "blue") == {"b2", "b3", "c3", "c2"}
    match = table("a2=7 b2=8 c2=25", where=[where(blue="c2")], tile=1)
    assert walks(match, "blue") == {"b2", "a2"}


def test_K15_adventurers_block_each_other_on_the_island_only() -> None:
    laid = "a2=1 b2=5 c2=7"
    match = table(laid, where=[where(brown="b2")], tile=25)
    assert walks(match, "blue") == {"a2"}
    assert refused(match, "move blue b2") == "K15"
    assert refused(match, "move blue c2") == "K15"
    assert table(laid, where=[where(brown="a2")], tile=25).view(0).why(["adventurer:blue"]) == 15
    gone = table(laid, where=[where(brown="temple")], treasures=[[5, 0, 0, 0]], tile=25)
    assert walks(gone, "blue") == {"a2", "b2", "c2"}
    with pytest.raises(BadInput, match="K15: "):
        table(laid, where=[where(brown="b2", blue="b2")], tile=25)


def test_K15_a_way_round_is_as_long_as_it_is() -> None:
    """The direct path is blocked, the detour fits into four steps but not into two."""
    laid = "a2=7 b2=8 c2=25 a3=12 b3=1 c3=10"
    blocked = [where(blue="a2", brown="b2")]
    assert walks(table(laid, where=blocked, tile=26), "blue") == {"a3", "b3", "c3", "c2"}
    assert walks(table(laid, where=blocked, tile=2), "blue") == {"a3", "b3"}
    assert refused(table(laid, where=blocked, tile=2), "move blue c2") == "K15"


def test_K16_only_ones_own_temple_and_never_back_to_the_beach() -> None:
    match = table("f1=7", where=[where(brown="f1")], tile=25)  # brown T70 and purple T60 share the cell
    assert walks(match, "brown") == {"temple"}
    assert match.view(0).why(["adventurer:brown", "temple:purple"]) == 16
    assert match.view(0).why(["adventurer:brown", "beach:60"]) == 16
    for typed in ("move brown beach", "Beach brown MOVE", "move brown temple purple"):
        assert refused(match, typed) == "K16"
    blue = table("a2=7", where=[where(blue="a2")], tile=25)
    assert walks(blue, "blue") == set()


# Temples


def test_K18_the_next_treasure_for_each_arrival() -> None:  # X6
    home = where(brown="f1")
    four = table(*["f1=1"] * 4, where=[home] * 4, tile=2, stack=[3, 4, 5])
    choose(four, "move brown temple", "stay", "stay", "stay")
    choose(four, "stay", "stay", "move brown temple", "move brown temple")
    assert (four.points(), four.view(0)["derived"]["tops"][0]) == ([5, 0, 4, 4], 2)
    assert ([row[0] for row in four.view(0)["treasures"]], four.view(0)["extra"]) == ([5, 0, 4, 3], [0, 0, 0, 1])
    choose(four, "stay", "move brown temple", "stay", "stay")
    assert four.points() == [5, 2, 4, 4]

    two = table(*["f1=1"] * 2, where=[home] * 2, tile=2, stack=[3])
    choose(two, "move brown temple", "move brown temple")
    assert (two.points(), two.view(0)["extra"]) == ([5, 5], [0, 2])

    three = table(*["f1=1"] * 3, where=[home] * 3, tile=2, stack=[3, 4])
    choose(three, "stay", "move brown temple", "stay")
    choose(three, "move brown temple", "stay", "move brown temple")
    assert (three.points(), three.view(0)["extra"]) == ([3, 5, 3], [0, 0, 1])

    together = table(*["f1=1"] * 4, where=[home] * 4, tile=2, stack=[3])
    choose(together, *["move brown temple"] * 4)
    assert (together.points(), sum(together.view(0)["extra"])) == ([5] * 4, 6)


def test_K18_whoever_has_arrived_stays() -> None:
    match = table("f1=1", where=[where(brown="temple")], treasures=[[5, 0, 0, 0]], tile=2)
    assert walks(match, "brown") == set()
    assert refused(match, "move brown f1") == "K18"
    assert match.view(0).why(["adventurer:brown"]) == 18
    with pytest.raises(BadInput, match="K18: "):
        table("", where=[where(brown="temple")], tile=2)


def test_K19_crystals_of_a_tie_belong_to_no_adventurer() -> None:
    match = table(*["f1=1"] * 2, where=[where(brown="f1")] * 2, tile=2, stack=[3])
    choose(match, "move brown temple", "move brown temple")
    assert match.view(0)["crystals"] == [[0] * 4] * 2
    assert match.points() == [5, 3 + 2]


# The end


def test_K20_after_the_last_tile() -> None:
    match = table("", "", tile=5, stack=[7])
    choose(match, "stay", "stay")
    assert match.waiting()
    choose(match, "lay a1", "lay a1")
    assert match.over
    assert match.position()["islands"] == [island("a1=7")] * 2
    assert refused(match, "stay") == "K20"
    assert match.view(0).why(["cell:a1"]) == 20


def test_K20_no_position_goes_on_after_the_end_or_stops_before_it() -> None:
    with pytest.raises(BadInput, match="K20: "):
        table("", tile=1, stack=[2], where=[["temple"] * 4], treasures=[[5] * 4])
    with pytest.raises(BadInput, match="K20: "):
        table("", phase="over", stack=[2])


def test_K20_after_the_round_in_which_all_four_are_home() -> None:  # X11
    match = table(
        "a1=17 a2=18 a3=24",
        "f1=7",
        where=[where(brown="temple", blue="temple", purple="temple"), where(brown="temple", purple="f1")],
        treasures=[[5, 5, 5, 0], [3, 0, 0, 0]],
        beach=[60, 20, 110, 30],
        apart=2,
        tile=26,
        stack=[2, 3, 4, 5, 6, 8],
        bonus="on",
    )
    assert match.view(0)["round_no"] == 30
    choose(match, "move yellow temple", "move purple temple")
    assert match.over
    assert match.view(0)["bonuses"] == ["open", "open", "open", 0]
    assert match.points() == [5 + 5 + 5 + 5 + 2, 3 + 3]


def scored(laid: tuple[int, int] = (22, 24), runner: int = GONE) -> tuple[list[int], list[int]]:
    """X9: points and places of P and Q. A mere sum: nobody gets a treasure of 2 before everybody has one there."""
    s = KARUBA.record.blank()[0]
    s.seats = 2
    s.bonuses[:] = [GONE, GONE, GONE, runner]
    s.treasures[:2] = [[5, 3, 0, 0], [5, 4, 2, 0]]
    s.crystals[:2] = [[3, 0, 0, 0], [1, 3, 0, 0]]
    s.gold[:2] = [[1, 0, 1, 0], [0, 0, 0, 0]]
    for seat in range(2):
        s.islands[seat, : laid[seat]] = range(1, laid[seat] + 1)
    return KARUBA.points(s)


def test_K21_points_are_treasures_gold_and_crystals() -> None:  # X9
    assert scored()[0] == [15, 15]
    match = table("a2=14", tile=5, where=[where(brown="temple")], treasures=[[5, 0, 0, 0]])
    assert match.points() == [5]  # nothing for the nugget that still lies there


def test_K22_tiles_on_the_island_decide_a_tie() -> None:  # X9
    assert scored()[1] == [2, 1]
    assert scored((23, 23))[1] == [1, 1]
    match = table("", "", tile=5)
    choose(match, "stay", "lay f5")
    assert match.places() == [2, 1]
    match = table("", "", tile=5)
    choose(match, "stay", "stay")
    assert match.places() == [1, 1]
    assert match.log(0)[-1][-1].args["count"] == 2


def test_K23_alone_every_treasure_is_worth_five() -> None:
    match = table("f1=7", where=[where(brown="f1")], tile=2, stack=[3])
    assert match.view(0)["derived"]["tops"] == [5, 5, 5, 5]
    match.play("move brown temple", 0)
    assert match.points() == [5]
    assert play_out(match).over


# Bonus tiles


def test_K30_four_open_tiles_with_the_option_only() -> None:
    assert ludotheque.new_match("karuba", seats=2, bonus="on").view(0)["bonuses"] == ["open"] * 4
    assert ludotheque.new_match("karuba", seats=2).view(0)["bonuses"] == ["gone"] * 4
    with pytest.raises(BadInput, match="there is no seat 3"):
        table("", tile=1, bonus="on", bonuses=[3, "open", "open", "open"])


def test_K30_first_come_or_nobody() -> None:
    assert runners("move blue a2", "stay").view(0)["bonuses"][3] == 0
    match = runners("stay", "stay")
    assert match.view(0)["bonuses"][3] == "open"
    choose(match, "stay", "move blue a2")
    assert match.view(0)["bonuses"][3] == 1
    choose(match, "move blue a2", "stay")
    assert match.view(0)["bonuses"][3] == 1
    both = runners("move blue a2", "move blue a2")
    assert both.view(0)["bonuses"][3] == "gone"
    assert both.points() == [0, 0]
    three = runners("move blue a2", "move blue a2", "move blue a2")
    assert three.view(0)["bonuses"][3] == "gone"


def test_K31_several_at_once_and_in_the_last_round_too() -> None:
    laid = "a2=9 b1=17 b2=18 b3=35"
    has: dict[str, Any] = {"crystals": [[1, 0, 1, 0]], "gold": [[0, 0, 0, 1]], "lying": ["a2"]}
    started = [where(brown="b1", purple="b2", yellow="b3")]
    match = table(laid + " f1=10 f2=27 f3=14", tile=2, bonus="on", where=started, **has)
    assert "move blue a2" not in match.moves(0)  # tile 9 has no exit to the west
    laid = laid.replace("a2=9", "a2=13")
    match = table(laid + " f1=10 f2=27 f3=14", tile=2, bonus="on", where=started, **has)
    match.play("move blue a2", 0)
    assert match.over
    assert match.view(0)["bonuses"] == [0, "open", "open", 0]
    assert match.points() == [1 + 1 + 2 + 1 + 2 + 2]


def walked(*items: list[int]) -> list[str]:
    """Where those stand who have found something: on f1, f2, f3."""
    spots = iter(("f1", "f2", "f3"))
    return [next(spots) if any(found) else "beach" for found in zip(*items, strict=True)]


@pytest.mark.parametrize(("crystals", "fulfilled"), [([1, 0, 1, 1], True), ([2, 0, 1, 0], False)])
def test_K32_an_item_for_each_of_the_four(crystals: list[int], fulfilled: bool) -> None:
    laid = "a2=13 f1=3 f2=4 f3=9"
    has = {"crystals": [crystals, [0] * 4], "lying": ["a2", ""], "where": [walked(crystals), AT_BEACH]}
    match = table(laid, "", tile=2, stack=[5], bonus="on", **has)
    choose(match, "move blue a2", "stay")
    assert match.view(0)["bonuses"][0] == (0 if fulfilled else "open")
    assert match.points() == [4 + (2 + 2 if fulfilled else 0), 0]  # whoever has found something has also run


@pytest.mark.parametrize(
    ("crystals", "gold", "fulfilled"), [([0, 2, 0, 0], [0, 1, 0, 0], True), ([1, 1, 0, 0], [0, 1, 0, 0], False)]
)
def test_K33_four_items_with_one_adventurer(crystals: list[int], gold: list[int], fulfilled: bool) -> None:
    laid = "a2=13 b2=1 f1=3 f2=4 f3=14"
    none = [0] * 4
    at = where(blue="b2", brown="f1" if crystals[0] else "beach")
    has = {"crystals": [crystals, none], "gold": [gold, none], "lying": ["a2", ""], "where": [at, AT_BEACH]}
    match = table(laid, "", tile=2, stack=[5], bonus="on", **has)
    choose(match, "move blue a2", "stay")
    assert match.view(0)["bonuses"][1] == (0 if fulfilled else "open")
    assert match.points() == [5 + (3 if fulfilled else 0), 0]


def test_K34_a_path_for_every_colour_whoever_stands_on_it() -> None:
    """All four ways share the road from a1 to d1; its last tile connects them all, though brown stands on it."""
    layout = {"beach": [10, 60, 20, 70], "jungle": [40, 50, 60, 70]}
    laid = "a1=5 a2=7 a3=17 a4=18 a5=8 b5=22 b1=6 c1=1 e1=12 f1=25"
    match = table(laid, tile=11, stack=[2, 3], bonus="on", where=[where(brown="c1")], **layout)
    gap = match.copy()
    gap.play("stay", 0)
    assert gap.view(0)["bonuses"][2] == "open"
    match.play("lay d1", 0)
    assert match.view(0)["bonuses"][2] == 0
    assert match.points() == [3]
    assert walks(match, "blue") == {"a5", "a4", "b5"}
    for piece in ("a4=18", "b5=22", "f1=25"):  # without any of these some colour is cut off
        match = table(laid.replace(piece, ""), tile=11, stack=[2, 3], bonus="on", **layout)
        match.play("lay d1", 0)
        assert match.view(0)["bonuses"][2] == "open"


def test_K35_each_of_the_four_has_walked() -> None:
    match = runners("move blue a2", "stay")
    assert (match.view(0)["bonuses"][3], match.points()) == (0, [2, 0])


def test_K36_bonus_points_are_points() -> None:  # X9
    assert scored(runner=0) == ([17, 15], [1, 2])
    match = runners("move blue a2", "stay")
    assert match.points() == [2, 0]
