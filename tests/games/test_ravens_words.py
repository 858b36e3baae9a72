"""Odin's Ravens: notation, what is told and refused, versions and options."""

from __future__ import annotations

import io
from itertools import islice, product
from typing import Any

import pytest
import reasons_ravens as reasons
from effort import FUZZ
from positions_ravens import NINE, RAVENS, all_lands, lane, new, play_out, rest_of, table
from pressing import questions
from refusals import refused
from rich.console import Console

import ludotheque
from ludotheque import BadInput, IllegalMove, Match, bots, texts
from ludotheque.core.text import text
from ludotheque.games.ravens import OLDER, terminal
from ludotheque.games.ravens.moves import CARD

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
