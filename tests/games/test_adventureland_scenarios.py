"""Adventure Land, rule by rule: the three scenarios and the bonus herbs, and what holds in all of them."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from itertools import product
from typing import Any

import pytest
from positions_adventureland import (
    GAME,
    at,
    fight,
    herb,
    multiset,
    new,
    play_out,
    reveal,
    sheets,
    table,
    targets,
    tile,
    words,
)
from refusals import refused
from rich.console import Console

import ludotheque
from ludotheque import Match, bots, texts
from ludotheque.core.text import Text
from ludotheque.games.adventureland import moves, scoring, state, terminal

# Scenario 1


def test_A61_A62_A63_points_at_once() -> None:  # T5
    match = table("a9 a5", "k1", tiles={"b9": "companion", "b10": "companion", "b5": "companion"})
    match.play("a9 > b9")
    assert match.points() == [1, 0]
    match.play("b9 > b10")
    assert match.points() == [3, 0]
    match.play("done")
    match.play("a5 > b5")
    assert match.points()[0] == 4
    assert sheets(match)[0]["companions"] == 4


def test_A61_A62_gold_points_stay_when_gold_is_spent() -> None:  # T5
    match = table("c7 a6", "k1", tiles={"a7": "gold", "d7": "creature 8"})
    match.play("a6 > a7")
    assert match.points() == [2, 0]
    match.play("c7 > d7")
    match.play("gold")
    assert match.points() == [2, 0]


# Scenario 2


def test_A64_A65_own_figures_form_a_group_that_moves_as_one() -> None:
    match = table("a1+1 c1+2", "e1", scenario="glorious")
    assert "c1" in targets(match, "a1")
    assert refused(match, "a1 > e1") == "A37"
    match.play("a1 > c1")
    assert at(match, "c1") == (0, 2, 3)
    match.play("c1 > c4")
    assert (at(match, "c4"), at(match, "c1")) == ((0, 2, 3), (-1, 0, 0))


def test_A37_A64_own_groups_may_be_jumped_too() -> None:
    assert "d1" in targets(table("a1 c1", "e1", scenario="glorious"), "a1")


def test_A66_a_group_fights_and_falls_together() -> None:
    match = fight("c7*3+4", 12, scenario="glorious", gold=[1, 0])
    assert match.view(-1)["fight_total"] == 7
    match.play("give up")
    assert at(match, "d7") == (-1, 0, 0)
    assert match.view(-1)["companion_box"] == 12
    match = reveal("e9*4+1 k1", "j1", cards="e9 a1", scenario="glorious")
    assert at(match, "e9") == (-1, 0, 0)


def over(*figures: str, **more: Any) -> Match:
    """The same position as if it were the end."""
    position = words(*figures, **more)
    match = ludotheque.from_position("adventureland", position)
    s = match.current
    s.phase, s.waiting = state.OVER, 0
    scoring.tally(s, s.lines)
    return match


def test_A67_the_example_of_61_points() -> None:  # T6
    match = over(
        "c3*3+5 e5*2",
        "k10",
        scenario="glorious",
        won=["10 12", ""],
        gold=[2, 0],
        herbs=["3 4", ""],
        swords=["0 1 3", ""],
    )
    sheet = sheets(match, 1)[0]
    assert sheet == {"creatures": 22, "glorious": 24, "gold": 4, "herbs": 7, "swords": 4, "total": 61}
    assert match.points()[0] == 61


def test_A68_the_largest_group_is_on_the_board() -> None:
    match = over("c3+1 e5", "k10", scenario="glorious", spots=["1 2 3", "1"])
    assert [sheet["glorious"] for sheet in sheets(match)] == [6, 3]
    assert over("", "k10", scenario="glorious", spots=["1 2 3", ""]).points() == [0, 3]


# Scenario 3


def test_A69_A70_A71_A72_A76_the_example_of_34_points() -> None:  # T7
    fog = {"d7": "creature 8", "h4": "creature 8", "d8": "creature 8", "e8": "creature 10", "f7": "creature 10"}
    match = over(
        "b5 e5 f4 h8 a1+1 c1",
        "b6 i8+1 k1",
        scenario="cities",
        won=["16 14 14", "8"],
        gold=[2, 3],
        tiles=fog,
    )
    sheet = sheets(match, 0)[0]
    assert sheet["creatures"] == 22
    assert sheet["most-creatures"] == 7
    assert (sheet["gold"], sheet["most-gold"]) == (4, 3)
    assert (sheet["city-2"], sheet["city-1"], sheet["city-5"]) == (4, 3, 6)
    assert sheet["malus"] == -15
    assert sheet["total"] == match.points()[0] == 34


def cities(*figures: str, **more: Any) -> list[dict[str, int]]:
    return sheets(over(*figures, scenario="cities", **more))


def test_A70_A72_A73_A74_majorities() -> None:
    def gold(*amounts: int, **more: Any) -> list[int]:
        return [sheet["most-gold"] for sheet in cities("a1", "b1", "c1", "d1", gold=list(amounts), **more)]

    assert gold(4, 3, 2, 1) == [7, 3, 1, 0]
    assert gold(4, 4, 2, 1) == [7, 7, 3, 1]
    assert gold(4, 4, 2, 1, after_tie="skip") == [7, 7, 1, 0]
    assert gold(3, 3, 3, 1) == [7, 7, 7, 3]
    assert gold(3, 3, 3, 1, after_tie="skip") == [7, 7, 7, 0]
    assert gold(5, 0, 0, 0) == [7, 0, 0, 0]
    assert gold(0, 0, 0, 0) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("line", "spaces", "points"),
    [
        ("city-5", ("h8+3", "i8+2", "j8+1", "k8"), [12, 6, 3, 0]),
        ("city-4", ("k1+3", "j2+2", "k2+1", "i3"), [6, 3, 1, 0]),
        ("city-3", ("a9+3", "b9+2", "a10+1", "b10"), [5, 2, 1, 0]),
        ("city-2", ("b5+3", "b6+2", "c6+1", "c7"), [4, 2, 1, 0]),
        ("city-1", ("e5+3", "f4+2", "f5+1", "a1"), [3, 1, 0, 0]),
    ],
)
def test_A71_A74_A75_every_city_place_by_place(line: str, spaces: tuple[str, ...], points: list[int]) -> None:
    assert [sheet[line] for sheet in cities(*spaces)] == points
    assert [sheet[line] for sheet in cities(*spaces[:2])] == points[:2]
    assert [sheet[line] for sheet in cities(*spaces[:3])] == points[:3]


def test_A71_free_companions_count_for_nobody() -> None:
    counted = cities("h8", "i8", tiles={"h9": "companion", "i9": "companion"})
    assert [sheet["city-5"] for sheet in counted] == [12, 12]


def test_A76_A77_the_malus() -> None:  # T19
    fog = {"d7": "creature 8", "h4": "creature 10"}
    counted = cities("a1+2 h8+4", "k10", tiles=fog, spots=["1 2", ""])
    assert [sheet["malus"] for sheet in counted] == [-(3 + 2) * 2, 0]
    assert cities("a1+2 h8+4", "k10", spots=["1 2", ""])[0]["malus"] == 0
    assert cities("a1+2", "k10", tiles=fog)[0]["total"] == -6


# Bonus herbs


def test_A78_A79_a_herb_of_two_may_be_swapped() -> None:
    assert herb(2, bonus="off").view(-1)["phase"] == "move"
    match = herb(2)
    assert match.moves() == ["keep", "swap"]
    assert refused(match, "done") == "A79"
    match.play("swap")
    view = match.view(0).as_dict()
    assert (view["herbs"][0], view["herbs_gone"], view["bonus_count"]) == ("", "2", [1, 0])
    assert view["bonus_tiles"][0] in moves.BONUS_NAMES
    kept = herb(2)
    kept.play("keep")
    assert (kept.view(0)["herbs"][0], kept.view(0)["bonus_count"]) == ("2", [0, 0])
    assert refused(kept, "swap") == "A79"


def test_A78_each_bonus_tile_is_as_likely() -> None:
    drawn: Counter[str] = Counter()
    for key in range(200):
        match = herb(2, key=key + 1)
        match.play("swap")
        drawn[match.view(0)["bonus_tiles"][0]] += 1
    assert sorted(drawn) == sorted(moves.BONUS_NAMES)
    assert all(abs(count - 50) < 27 for count in drawn.values())


def test_A79_other_herbs_are_kept_and_the_question_tells_nothing() -> None:
    match = herb(3)
    assert match.moves() == ["keep"]
    assert refused(match, "swap") == "A79"
    two, three = herb(2).view(1).as_dict(), herb(3).view(1).as_dict()
    assert two["derived"] == three["derived"]
    assert (two["phase"], two["herb_count"]) == (three["phase"], three["herb_count"])
    assert two["fresh"] == [None, 0]


def test_A79_an_appearing_herb_may_be_swapped_out_of_turn() -> None:
    match = reveal("c3 k1", "j1", cards="c3 b4", herb_pile=[2], bonus="on")
    assert match.waiting() == [0]
    match.play("swap", 0)
    assert match.waiting() == [1]
    assert tile(match, "b4") == "sword"


def test_A79_an_empty_pile_offers_nothing() -> None:
    match = herb(2, bonus_gone="golden platinum magic", bonus_tiles=["", "wolf"])
    assert match.view(-1)["phase"] == "move"


def test_A80_A81_A84_golden_and_platinum_swords_give_more_dice() -> None:  # T22
    match = fight(strength=16, swords=["1", ""], bonus="on", bonus_tiles=["golden", ""])
    match.play("fight 1 g")
    view = match.view(-1).as_dict()
    dice = [int(face) for face in view["dice"].split()]
    assert (len(dice), view["fight_total"]) == (3, 1 + 1 + sum(dice))
    assert view["bonus_gone"] == "golden"
    match = fight(strength=16, swords=["1 1", ""], bonus="on", bonus_tiles=["golden platinum", ""])
    assert refused(match, "fight g g p") == "A43"
    assert "fight p g 1" in match.moves()
    match.play("fight p g 1")
    assert len(match.view(-1)["dice"].split()) == 6
    assert match.view(0)["swords"][0] == "1"


def test_A82_the_magic_herb_gives_five() -> None:  # T22
    match = fight("c7+10", 16, bonus="on", bonus_tiles=["magic", ""])
    match.play("fight bare")
    assert match.view(-1)["fight_total"] == 11
    match.play("herb magic")
    assert match.view(-1)["won"][0] == "16"
    assert match.view(-1)["bonus_gone"] == "magic"
    assert refused(fight(herbs=["2", ""], bonus="on"), "herb magic") == "A82"


def test_A83_A86_the_wolf_helps_in_every_fight() -> None:  # T22
    match = table("c7 a8", "k10 j1", tiles={"d7": "creature 8"}, bonus="on", bonus_tiles=["wolf", ""], gold=[9, 0])
    assert match.view(1)["bonus_open"] == ["", ""]
    match.play("c7 > d7")
    assert match.view(-1)["fight_total"] == 3
    for _ in range(5):
        match.play("gold")
    view = match.view(1).as_dict()
    assert (view["won"][0], view["bonus_open"][0], view["bonus_count"][0]) == ("8", "wolf", 1)
    lost = fight("c7 a1", 16, bonus="on", bonus_tiles=["wolf", ""])
    assert lost.view(1)["bonus_open"][0] == "wolf"
    assert at(lost, "d7") == (-1, 0, 0)


def test_A85_bonus_tiles_are_secret_until_used() -> None:
    match = table("a1", "k10", bonus="on", bonus_tiles=["golden", "magic"])
    assert match.view(1)["bonus_tiles"] == [None, "magic"]
    held = Counter(
        GAME.position(match.view(1).guess_world(i.to_bytes(16, "little")))["bonus_tiles"][0] for i in range(300)
    )
    assert sorted(held) == ["golden", "platinum", "wolf"]
    # Being asked tells nothing: with any secret tile one is asked for swords, and what to spend.
    asked = [fight(bonus="on", bonus_tiles=[kind, ""]) for kind in ("golden", "magic")]
    assert [match.view(1)["phase"] for match in asked] == ["swords", "swords"]
    for match in asked:
        match.play("fight bare")
    assert [match.view(1)["phase"] for match in asked] == ["spend", "spend"]


def test_A86_A87_the_wolf_is_no_figure_and_bonus_tiles_score_nothing() -> None:
    match = over("c3", "k10", scenario="glorious", bonus="on", bonus_tiles=["wolf golden magic", "platinum"])
    assert match.points() == [3, 3]


# Invariants


def test_A5_A6_A7_A8_A11_every_piece_is_somewhere() -> None:  # T23
    """Counted from the words of the position, independently of `broken_rule`."""
    for seats, scenario in product((2, 3, 4), (1, 2, 3)):
        match = new(seats, seats, scenario=scenario, bonus="on")
        while not match.over:
            count_pieces(match.position())
            seat = match.waiting()[0]
            match.play_code(bots.random(match.view(seat), len(match.history)), seat)
        count_pieces(match.position())


def count_pieces(position: dict[str, Any]) -> None:
    lying = Counter(what.split(" ")[0] for what in position["tile"])
    swords = multiset(position["sword_pile"]).total()
    swords += len(position["sword_box"].split()) + sum(position["sword_count"]) + lying["sword"]
    assert swords == 28
    companions = position["companion_supply"] + position["companion_box"] + sum(position["companions"])
    assert companions + lying["companion"] == 30
    assert position["gold_supply"] + lying["gold"] + sum(position["gold"]) <= 18
    won = sum(len(own.split()) for own in position["won"])
    assert position["creature_supply"] + lying["creature"] + won == 14
    herbs = position["herb_supply"] + lying["herb"] + sum(position["herb_count"])
    assert herbs + len(position["herbs_gone"].split()) == 20
    assert sum(card != "" for card in position["deck"] + position["discard"]) == 110
    standing = [name for half in ("north", "south") for own in position[half] for name in own.split()]
    assert len(set(standing)) == len(standing)


# The terminal


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_the_screen_draws_everything_and_misses_no_text(scenario: int, language: str) -> None:
    match = play_out(new(3, 5, scenario=scenario, bonus="on"))
    match.names = ["Ada", "Blaise", "Carl"]
    missing: list[str] = []

    def say(told: Text) -> str:
        sentence = texts.say(told, language, match.names)
        if sentence == told.id and told.id.startswith("adventureland"):
            missing.append(told.id)
        return sentence

    for count in range(0, len(match.history) + 1, 3):
        for viewer in (-1, 0):
            console = Console(width=120, file=StringIO(), color_system=None)
            view = GAME.view(match.position_at(count), viewer).as_dict()
            console.print(terminal.draw(view, viewer, match.names, say))
            drawn = console.file.getvalue()  # type: ignore[attr-defined]
            for owner in view["derived"]["owner"]:
                assert owner < 0 or f"[{'ABC'[owner]}" in drawn
    assert missing == []
