"""Spookies: what a person may know and work out, what is told and refused."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import partial
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from effort import FUZZ
from positions_spookies import (
    EVERY_OPTION,
    FRIENDS,
    RECORDS,
    SET,
    SPOOKIES,
    odds_of,
    sum_paid,
    table,
    throw,
)
from pressing import questions
from reasons_spookies import admissible, visible
from refusals import refused
from rich.console import Console

import ludotheque
from ludotheque import BadInput, bots, texts
from ludotheque.core.text import text
from ludotheque.games.spookies import board, terminal
from ludotheque.games.spookies.odds import per_cent

# What a person may know and work out


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
