"""Adventure Land: what is told, offered and refused."""

from __future__ import annotations

import json
from functools import partial
from itertools import product
from typing import Any

import pytest
from effort import FUZZ
from positions_adventureland import GAME, fight, herb, luck, new, play_out, reveal, table, words
from pressing import questions
from reasons_adventureland import admissible, visible
from refusals import refused

import ludotheque
from ludotheque import BadInput, IllegalMove, Match, games, texts
from ludotheque.core.rule import INTERPRETED
from ludotheque.games.adventureland import OLDER, board, odds
from ludotheque.games.adventureland.moves import MOVES, VERB, WALK

# Refusals


def test_typed_moves_are_refused_by_the_rule_that_explains_it() -> None:
    fighting = fight(swords=["0 1 2 3", ""])
    walking = table("c7", "k10", spots=["1 2", ""])
    forced = reveal("d7 a1", "j1", cards="d7 a1 b4", creature_pile=[8], swords=["2", ""])
    for match, move, number in (
        (fighting, "fight 0 1 2 3", 43),
        (fighting, "fight 3 3", 43),
        (fighting, "fight g g", 43),
        (fighting, "give up", 50),
        (fighting, "herb 3", 43),
        (fighting, "gold", 43),
        (fighting, "d7 > d8", 40),
        (fighting, "swap", 78),
        (walking, "1 > 2", 35),
        (walking, "c7 > 3", 35),
        (walking, "c7 > c", 35),
        (walking, "1 > a2", 35),
        (walking, "c7 > b7", 34),
        (walking, "swap", 78),
        (walking, "keep", 78),
        (walking, "give up", 41),
        (new(3), "5 > a5", 15),
        (new(4), "e > e2", 15),
        (forced, "a1 > a2", 28),
        (forced, "done", 28),
    ):
        assert refused(match, move) == f"A{number}", move


def test_what_is_no_move_at_all_has_no_rule() -> None:
    for move in ("", "fight", "fight 7", "1 >", "> a1", "l3 > l4", "herb 9", "reroll 7", "x" * 300):
        assert refused(table("c7", "k10"), move) == ""


def test_A79_swapping_needs_a_fresh_herb() -> None:
    assert refused(table("c7", "k10", bonus="on"), "swap") == "A79"
    assert refused(herb(3), "swap") == "A79"


def test_A28_A79_who_waits_is_told_why() -> None:
    match = reveal("c3 k1", "j1", "a9", cards="c3 b4", herb_pile=[2], bonus="on")
    assert (match.waiting(), match.view(-1)["turn"]) == ([0], 1)
    asked = [texts.say(match.view(viewer).ask(), "en", ["Ada", "Blaise", "Carl"]) for viewer in (-1, 0, 1, 2)]
    waiting = "Ada has taken a herb and decides about it; then Blaise goes on."
    assert asked == [waiting, "You have taken a herb of value 2. Swap it for a bonus tile?", waiting, waiting]
    assert refused(match, "j1 > j2", 1) == "A79"
    assert refused(match, "a9 > b9", 2) == "A18"
    # In one's own turn it is one's turn still.
    assert texts.say(herb(2).view(1).ask(), "en", ["Ada", "Blaise"]) == "It is Ada’s turn."
    assert refused(reveal("d7", "j1", cards="d7 a1", swords=["2", ""]), "j1 > j2", 1) == "A28"


@pytest.mark.parametrize(("seats", "scenario", "bonus"), [(2, 1, 0), (3, 2, 1), (4, 3, 1), (2, 2, 1), (4, 1, 0)])
def test_pressed_elements_are_refused_by_a_rule_that_explains_it(seats: int, scenario: int, bonus: int) -> None:
    stride = 40 if INTERPRETED else max(1, 20 // FUZZ)
    options: dict[str, object] = {"scenario": scenario, "bonus": bonus}
    asked = wrong = 0
    for question in questions(GAME, partial(visible, stride=stride), seats, options, matches=1):
        asked += 1
        wrong += question.rule not in admissible(question.match, question.seat, question.picks)
    assert asked > 500
    assert wrong == 0


# Odds


def test_only_what_is_certain_is_told_as_certain() -> None:
    """Swords and dice of every kind against every strength: 0 and 100 mean what they say."""
    for strength, gold, swords in product((8, 12, 16), (0, 3, 9), ("1", "0 0 3", "1 2 3")):
        match = fight(strength=strength, swords=[swords, ""], gold=[gold, 0])
        view = match.view(0)
        for move in view.legal():
            dice, needed = len(GAME.notation(move).replace("bare", "").split()) - 1, strength - 1
            needed -= sum(int(bonus) for bonus in GAME.notation(move).split()[1:] if bonus.isdigit())
            percent = view.offer(move).args["percent"]
            assert (percent == 100) == (dice + gold >= needed), (strength, gold, GAME.notation(move))
            assert (percent == 0) == (6 * dice + gold < needed)


def test_odds_in_parts_are_rounded_but_never_to_the_ends() -> None:
    assert [odds.in_parts(each, 100) for each in (0.0, 0.0001, 0.5, 0.996, 0.9999999, 1.0)] == [0, 1, 50, 99, 99, 100]
    assert odds.in_parts(2 / 3, 1000) == 667


# The log


def log(match: Match, viewer: int = 0) -> list[str]:
    return [texts.say(line, "en", ["Ada", "Blaise"]) for line in match.log(viewer)[-1]]


def test_A28_a_forced_fight_that_decides_itself_is_told() -> None:
    lost = reveal("d7 k1", "j1", cards="d7 a1 b4", creature_pile=[16])
    assert log(lost)[2:5] == [
        "Card d7: a creature.",
        "Ada stands there and must fight: 1 against 16.",
        "Ada loses the fight.",
    ]
    assert not any("adventurer" in line for line in log(lost))
    won = reveal("d7+8 h4+9 k1", "j1", cards="d7 h4 a1 b4", creature_pile=[8, 10])
    assert log(won)[3:8] == [
        "Ada stands there and must fight: 9 against 8.",
        "Ada defeats the creature of strength 8.",
        "Card h4: a creature.",
        "Ada stands there and must fight: 10 against 10.",
        "Ada defeats the creature of strength 10.",
    ]


def test_each_fight_is_told_with_its_own_dice() -> None:
    """Ada's second move is a fight that her swords decide; then a card brings a creature to Blaise, who must fight."""

    def make(key: int) -> Match:
        match = table(
            "c7+2 k1",
            "h4 j1",
            tiles={"d7": "creature 8"},
            swords=["3 3", "1"],
            deck=["h4", "a1", "b4"],
            creature_pile=[8],
            moves_left=1,
            key=key,
        )
        match.play("c7 > d7")
        match.play("fight 3 3")
        return match

    match = make(1)
    view = match.view(-1).as_dict()
    assert (view["phase"], view["fighter"], view["dice"]) == ("swords", 1, "")
    dice, total = view["decided_dice"].split(), view["decided_total"][0]
    assert (len(dice), total) == (2, 9 + sum(map(int, dice)))
    told = log(match)
    assert (
        told[0]
        == f"Ada fights with a sword +3 and a sword +3 and rolls {', '.join(sorted(dice)[::-1])}: {total} in all."
    )
    assert told[1] == "Ada defeats the creature of strength 8."


def test_a_reroll_that_decides_is_told_even_if_another_fight_follows() -> None:
    def make(key: int) -> Match:
        match = table(
            "c7+2 k1",
            "h4 j1",
            tiles={"d7": "creature 16"},
            swords=["0", "1"],
            gold=[1, 0],
            deck=["h4", "a1", "b4"],
            creature_pile=[8],
            moves_left=1,
            key=key,
        )
        match.play("c7 > d7")
        match.play("fight 0")
        return match

    match = luck(make, lambda match: match.view(-1)["dice"] == "2")
    match.play("reroll 2")
    view = match.view(-1).as_dict()
    assert (view["phase"], view["fighter"], view["decided_won"][0]) == ("swords", 1, 0)
    assert log(match)[:2] == [
        f"Ada gives a gold and rerolls a 2: it is now a {view['decided_total'][0] - 3}.",
        "Ada loses the fight.",
    ]


def test_what_is_decided_is_kept_for_one_move_only() -> None:
    match = fight("c7+7 a1", 8)
    assert (match.view(-1)["decided"], match.view(-1)["walked"]) == (1, "c7 > d7")
    match.play("done")
    view = match.view(-1).as_dict()
    assert (view["decided"], view["walked"], set(view["decided_total"])) == (0, "", {0})


def test_every_fight_of_a_match_is_told_once() -> None:
    for scenario in (1, 2, 3):
        match = play_out(new(3, 11, scenario=scenario, bonus="on"), seed=5)
        told = [line.id for lines in match.log(-1) for line in lines]
        view = match.view(-1).as_dict()
        assert told.count("adventureland-log-won") + told.count("adventureland-log-lost") == view["fights"]
        assert told.count("adventureland-log-won") == sum(len(won.split()) for won in view["won"])


# Who starts


def test_A18_who_starts_may_be_chosen() -> None:
    for seat in range(3):
        match = new(3, first_starter=seat + 1)
        assert (match.view(-1)["starter"], match.waiting()) == (seat, [seat])
    # The cards are those of the same key, whoever starts.
    assert new(3, first_starter=1).view(-1)["discard"] == new(3).view(-1)["discard"]
    assert new(2, first_starter="lot").options["first_starter"] == 0
    with pytest.raises(BadInput, match="there is no seat 2: seats are 0 to 1"):
        new(2, first_starter=3)
    with pytest.raises(BadInput, match="first_starter cannot be 5"):
        new(4, first_starter=5)


def test_version_one_knows_no_choice_who_starts() -> None:
    (first,) = OLDER
    assert (GAME.version, first.version) == (2, 1)
    assert [option.name for option in GAME.options if option not in first.options] == ["first_starter"]
    assert games.get("adventureland", 1) is first
    key = bytes(range(16))
    old, now = Match.new(first, 3, {}, key=key), Match.new(GAME, 3, {}, key=key)
    assert old.current.tobytes() == now.current.tobytes()


# Positions set up by hand


@pytest.mark.parametrize(
    ("more", "number"),
    [
        ({"phase": "move", "to_reveal": 1}, 20),
        ({"phase": "move", "moves_left": 0}, 33),
        ({"phase": "swords", "fight_space": "a1"}, 28),
        ({"phase": "swords", "fight_space": "d7", "fight_total": 1, "dice": "3"}, 43),
        ({"phase": "spend", "fight_space": "d7", "fight_total": 6, "fight_swords": "1", "dice": "3 3"}, 43),
        ({"phase": "spend", "fight_space": "d7", "fight_total": 4, "fight_swords": "1", "dice": "3"}, 42),
        ({"phase": "spend", "fight_space": "d7", "fight_total": 12, "fight_swords": "1", "dice": "3"}, 44),
        ({"phase": "spend", "fight_space": "d7", "fight_total": 5, "fight_swords": "1", "dice": "3"}, 0),
    ],
)
def test_positions_that_cannot_be_are_refused(more: dict[str, Any], number: int) -> None:
    position = words("d7", "k10", tiles={"d7": "creature 12"}, gold=[1, 0], **more)
    if more["phase"] == "move":
        position = words("d7", "k10", **more)
    if number == 0:
        assert ludotheque.from_position("adventureland", position).waiting() == [0]
        return
    with pytest.raises(BadInput, match=f"this position breaks A{number}: "):
        ludotheque.from_position("adventureland", position)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"won": ["16 16", ""]}, "there are more creatures of one kind than the game has"),
        ({"swords": ["3 3 3 3 3", ""]}, "there are more swords of one kind than the game has"),
        ({"herbs": ["4 4 4 4 4 4", ""]}, "there are more herbs of one kind than the game has"),
        ({"deck": ["a1", "a1"]}, "a card is named twice"),
        ({"phase": "herb", "bonus": "on"}, "'fresh' tells the value of the herb"),
        ({"moves_left": 3}, "'moves_left' of the position: 3 is not from 0 to 2"),
        ({"turn": 2}, "there is no seat 2: seats are 0 to 1"),
        ({"gold": [19, 0]}, "'gold' of the position: 19 is not from 0 to 18"),
        ({"spirit": "z9"}, "'spirit' of the position: 'z9' is none of a1"),
    ],
)
def test_broken_positions_get_a_sentence(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as fault:
        ludotheque.from_position("adventureland", words("a1", "k10", **more))
    assert sentence in str(fault.value)


def test_broken_boards_are_refused_in_every_language() -> None:
    content = board.OWN.read_text(encoding="utf-8")
    with pytest.raises(BadInput) as fault:
        board.parse(content.replace(" 1   F F M M", " 1   X F M M", 1))
    told = {language: texts.say(fault.value.why, language) for language in texts.LANGUAGES}
    assert len(set(told.values())) == len(texts.LANGUAGES)
    assert all("15" in sentence and "a1" in sentence and "'X'" in sentence for sentence in told.values())


# What never changes


def test_the_facts_are_plain_json_and_true() -> None:
    facts = dict(GAME.facts)
    assert json.loads(json.dumps(facts)) == facts
    assert (facts["moves_of_turn"], facts["most_swords"], facts["sword_dice"]["p"]) == (2, 3, 3)
    assert (len(facts["spaces"]), len(facts["columns"]), len(facts["rows"])) == (110, 11, 10)
    assert facts["scenarios"].keys() == facts["counted"].keys() == {"1", "2", "3"}
    for scenario, name in facts["scenarios"].items():
        assert set(facts["counted"][scenario]) <= set(facts["lines"])
        assert texts.bundle("en").has_message(f"adventureland-section-{name}")


def test_every_assumption_is_told_in_every_language() -> None:
    assert set(GAME.assumed) >= {2, 3, 5, 6, 7, 18, 28, 35, 59, 60, 65, 68, 73, 74, 82, 84, 85, 86, 87}
    for language, number in product(texts.LANGUAGES, GAME.assumed):
        assert texts.bundle(language).has_message(f"adventureland-assumed-A{number}")


def test_codes_of_walks_rise_along_their_line() -> None:
    walks = [code for code in range(MOVES.count) if VERB[code] == WALK]
    assert [MOVES.notations[code] for code in walks[:3]] == ["a1 > b1", "a1 > c1", "a1 > d1"]
    with pytest.raises(IllegalMove):
        GAME.parse("k10 > a1")
