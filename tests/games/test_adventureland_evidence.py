"""Adventure Land: evidence from outside the rules (independent references, known numbers), and its bots."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import numpy as np
import pytest
from effort import matches
from positions_adventureland import GAME, NAMES, combat_of_twelve, fight, new, reveal, table

from ludotheque import Match, bots, texts
from ludotheque.checks import battery
from ludotheque.core.chance import u64
from ludotheque.core.dispatch import legal as legal_of
from ludotheque.core.dispatch import start
from ludotheque.core.random_play import random_match
from ludotheque.core.records import Record
from ludotheque.core.rule import rule
from ludotheque.games.adventureland import moves, odds, rules, tables
from ludotheque.games.adventureland.combat import draw_swords, spend
from ludotheque.games.adventureland.evaluation import best_choice
from ludotheque.games.adventureland.land import weight
from ludotheque.games.adventureland.moves import MOVES, VERB

# Evidence from outside the code


def slow_legal(match: Match, seat: int) -> set[str]:
    """Legal moves in the move phase, from the rule notes in the plainest way: A37 space by space."""
    view = match.view(seat).as_dict()
    spirit, scenario = view["spirit"], view["scenario"]
    figures = {name: owner for name, owner in zip(NAMES, view["derived"]["owner"], strict=True) if owner >= 0}

    def scan(begin: str, spaces: list[str]) -> set[str]:
        found = set()
        for name in spaces:
            if name == spirit:
                break
            if view["tile"][NAMES.index(name)].startswith("creature"):
                found.add(f"{begin} > {name}")
                break
            if name not in figures or (scenario == 2 and figures[name] == seat):
                found.add(f"{begin} > {name}")
        return found

    columns = "abcdefghijk"
    moves_found = {"done"}
    for spot in view["spots"][seat].split():
        spaces = [f"{c}{spot}" for c in columns] if spot.isdigit() else [f"{spot}{n}" for n in range(1, 11)]
        moves_found |= scan(spot, spaces)
    for name, owner in figures.items():
        if owner == seat:
            column, row = name[0], int(name[1:])
            moves_found |= scan(name, [f"{c}{row}" for c in columns[columns.index(column) + 1 :]])
            moves_found |= scan(name, [f"{column}{n}" for n in range(row + 1, 11)])
    return moves_found


@pytest.mark.parametrize("scenario", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 4])
def test_legal_moves_equal_a_slow_reference(seats: int, scenario: int) -> None:
    for trial in range(2):
        match = new(seats, trial, scenario=scenario)
        while not match.over:
            seat = match.waiting()[0]
            if match.view(-1)["phase"] == "move":
                assert set(match.moves()) == slow_legal(match, seat)
            choose = bots.random if trial % 2 else bots.greedy
            match.play_code(choose(match.view(seat), len(match.history)), seat)


def slow_win(dice: tuple[int, ...], gold: int, needed: int) -> float:
    """The best odds by trying everything: any die may be rerolled, a gold may be given for a point at any time."""
    if sum(dice) >= needed:
        return 1.0
    if gold == 0:
        return 0.0
    best = slow_win(dice, gold - 1, needed - 1)
    for i in range(len(dice)):
        rest = dice[:i] + dice[i + 1 :]
        best = max(best, sum(slow_win(tuple(sorted((*rest, x))), gold - 1, needed) for x in range(1, 7)) / 6)
    return best


def heap(kinds: tuple[int, ...], first: int = 1) -> int:
    return sum(1 << tables.BITS * (kind - first) for kind in kinds)


def test_the_odds_are_those_of_trying_everything() -> None:
    for dice in [(), (1,), (4,), (2, 3), (1, 6), (5, 5), (1, 1, 2), (2, 3, 6)]:
        for gold, needed in product(range(4), range(0, 17, 3)):
            assert odds.after_roll(heap(dice), gold, needed) == pytest.approx(slow_win(dice, gold, needed), abs=1e-12)
    for count, gold, needed in product(range(3), range(3), (2, 5, 9, 12)):
        rolls = list(product(range(1, 7), repeat=count))
        expected = sum(slow_win(tuple(sorted(dice)), gold, needed) for dice in rolls) / len(rolls)
        assert odds.before_roll(count, gold, needed) == pytest.approx(expected, abs=1e-12)


@rule
def fights_won(states: Any, found: Any, choice: int, trials: int) -> int:
    """How many fights from `states[1]` are won if one rerolls the lowest die while nothing certain helps."""
    won = 0
    for trial in range(trials):
        states[0] = states[1]
        s = states[0]
        s.key[0], s.draws = u64(trial), 0
        draw_swords(s, 0, choice)
        while s.won[0] == 0 and s.adventurers[s.fight_space] > 0:
            s.waiting = 1
            count = legal_of(s, 0, found)
            missing = 2 * int(s.tile[s.fight_space]) - s.fight_total
            certain = weight(int(s.herbs[0]), 2) + s.gold[0] >= missing
            move = moves.GIVE_UP_CODE
            for i in range(count - 1, -1, -1):
                code = found[i]
                if certain and (VERB[code] == moves.HERB or VERB[code] == moves.GOLD):
                    move = code
                if not certain and VERB[code] == moves.REROLL:
                    move = code
            spend(s, 0, move)
        if s.won[0] != 0:
            won += 1
    return won


def panel(match: Match, viewer: int = 0) -> dict[str, int]:
    """The odds per mille of each way to go on with a fight, as a viewer is told."""
    derived = match.view(viewer)["derived"]
    return {way: each for way, each in zip(derived["ways"], derived["odds"], strict=True) if way}


@pytest.mark.parametrize(
    ("figures", "strength", "swords", "herbs", "gold", "choice"),
    [
        ("c7", 8, "1", "", 0, "fight 1"),
        ("c7+2", 12, "2 1", "", 1, "fight 2 1"),
        ("c7", 12, "0 1 3", "3", 0, "fight 3 1 0"),
        ("c7", 16, "0 0 0", "2 4", 4, "fight 0 0 0"),
        ("c7", 14, "0 0", "", 6, "fight 0 0"),
    ],
)
def test_the_odds_agree_with_a_million_fights(
    figures: str, strength: int, swords: str, herbs: str, gold: int, choice: str
) -> None:
    match = fight(figures, strength, swords=[swords, ""], herbs=[herbs, ""], gold=[gold, 0])
    assert set(panel(match)) == set(match.moves())
    assert panel(match, 1) == panel(match, -1) == {}
    states = GAME.record.blank(2)
    states[1] = match.current
    trials = matches(1_000_000)
    won = fights_won(states, np.empty(rules.CODES, dtype=np.int64), int(MOVES.one[MOVES.parse(choice)]), trials)
    expected = odds.win_odds(match.current, 0, MOVES.parse(choice))
    assert panel(match)[choice] == round(1000 * expected)
    assert 0 < expected < 1
    assert abs(won / trials - expected) < 4.5 * (expected * (1 - expected) / trials) ** 0.5


def test_the_panel_tells_every_way_to_go_on() -> None:
    match = combat_of_twelve(gold=[1, 0])
    assert panel(match) == {"gold": 1000, "reroll 2": 667, "reroll 3": 500, "give up": 0}  # T3


@rule
def most_turns(states: Any, rng: Any, found: Any, matches: int) -> tuple[int, int]:
    """The most turns, and the most cards, of many random matches."""
    turns, cards = 0, 0
    for match in range(matches):
        states[0] = states[1]
        states[0].key[0], rng[0] = u64(match), u64(match)
        start(states[0])
        random_match(states[0], rng, found, 1_000_000)
        turns = max(turns, states[0].turns)
        cards = max(cards, states[0].revealed)
    return turns, cards


@pytest.mark.parametrize("bonus", [0, 1])
@pytest.mark.parametrize("scenario", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_thousand_random_matches(seats: int, scenario: int, bonus: int) -> None:
    options: dict[str, object] = {"scenario": scenario, "bonus": bonus}
    report = battery.run(GAME, seats, options, matches(5_000), seed=seats, deep=1499)
    assert report.fault is None
    assert report.matches == matches(5_000)
    assert report.varied == report.worlds
    states = GAME.record.blank(2)
    states[1] = GAME.unstarted(seats, GAME.read_options(seats, options))
    turns, cards = most_turns(states, np.zeros(3, dtype=np.uint64), np.empty(rules.CODES, dtype=np.int64), 5000)
    assert turns <= {2: 40, 3: 42, 4: 44}[seats]
    assert cards <= 110


def test_the_record_is_small() -> None:
    assert issubclass(rules.State, Record)
    assert rules.State.dtype.itemsize < 2048
    sizes = [kind[0].itemsize for kind in rules.State.dtype.fields.values()]  # type: ignore[union-attr]
    assert sum(sizes) == rules.State.dtype.itemsize  # no gaps: equal positions have equal bytes, however copied


def test_notation_forgives() -> None:
    assert GAME.parse("C3>C9") == GAME.parse("c3 > c9")
    assert GAME.parse("fight 1 2") == GAME.parse("Fight 2 1")
    assert GAME.elements(GAME.parse("c3 > c9")) == ["figure:c3", "space:c9"]
    assert GAME.elements(GAME.parse("3 > j3")) == ["figure:3", "space:j3"]
    assert GAME.elements(GAME.parse("fight 2 2 1")) == ["tile:sword1.1", "tile:sword2.1", "tile:sword2.2"]


def test_views_are_plain_json_and_odds_are_numbers() -> None:
    match = new(3, 8, bonus="on")
    while not match.over:
        seat = match.waiting()[0]
        assert json.loads(json.dumps(match.view(seat).as_dict())) == match.view(seat).as_dict()
        match.play_code(bots.random(match.view(seat), len(match.history)), seat)
    assert json.loads(json.dumps(match.view(-1).as_dict()))["phase"] == "over"


def test_the_log_tells_turns_cards_and_who_took_what() -> None:
    match = reveal("a1 k1", "j1", cards="a1 b4 c1", herb_pile=[4])
    told = [texts.say(line, "en", ["Ada", "Blaise"]) for line in match.log(0)[0]]
    assert told == [
        "Ada moves no further.",
        "It is Blaise’s turn.",
        "Card a1: a herb.",
        "Ada stands there and takes it.",
        "Card b4: a sword.",
        "You have found a herb worth 4.",
    ]
    assert [texts.say(line, "en", ["Ada", "Blaise"]) for line in match.log(1)[0]] == told[:-1]
    match = fight("c7+7 a1", 8)
    assert [texts.say(line, "de", ["Ada", "Blaise"]) for line in match.log(0)[0]] == [
        "Ada zieht von c7 nach d7 und trifft auf ein Nebelwesen der Stärke 8.",
        "Ada besiegt das Nebelwesen der Stärke 8.",
    ]


def test_a_plain_sword_is_told_as_such() -> None:
    match = fight(swords=["0 2", ""])
    offers = [texts.say(match.view(0).offer(move), "en", []) for move in match.view(0).legal()]
    assert offers[1].startswith("Fight with a plain sword, 1 die")
    assert offers[3].startswith("Fight with a plain sword and a sword +2, 2 dice")


def test_picking_names_the_rule() -> None:
    match = table("a1 c3", "e5", spots=["2", ""])
    view = match.view(0)
    for picked, number in (
        (["figure:e5"], 33),
        (["figure:zz"], 33),
        (["space:a2"], 33),
        (["figure:c3", "space:b3"], 34),
        (["figure:2", "space:a3"], 35),
        (["figure:c3", "space:c4"], 0),
        (["button:gold"], 41),
    ):
        assert view.why(picked) == number
    assert match.view(1).why(["figure:e5"]) == 18
    fighting = fight(swords=["2", ""]).view(0)
    assert fighting.why(["tile:sword2.1", "figure:c3"]) == 40


# The greedy bot


def test_greedy_takes_what_lies_at_hand() -> None:
    match = table("a1", "k10", tiles={"b1": "herb 3"})
    assert GAME.notation(bots.greedy(match.view(0), 0)) == "a1 > b1"
    match = table("a9+2", "k1", tiles={"b9": "companion"})
    assert GAME.notation(bots.greedy(match.view(0), 0)) == "a9 > b9"


def test_greedy_leaves_hopeless_fights_alone() -> None:
    match = table("c7", "k1", tiles={"d7": "creature 16"})
    assert GAME.notation(bots.greedy(match.view(0), 0)) != "c7 > d7"


def test_greedy_knows_its_strongest_swords() -> None:
    assert tables.FIGHT_KINDS[best_choice(heap((0, 1, 2, 3), first=0))] == (1, 2, 3)


@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_greedy_beats_random_clearly(scenario: int) -> None:
    wins = 0
    for deal in range(100):
        match = new(2, deal, scenario=scenario)
        while not match.over:
            seat = match.waiting()[0]
            player = bots.greedy if seat == deal % 2 else bots.random
            match.play_code(player(match.view(seat), deal * 1000 + len(match.history)), seat)
        wins += match.places()[deal % 2] == 1 and match.places()[1 - deal % 2] == 2
    assert wins >= 90
