"""Spookies: evidence from outside the rules (independent references, known numbers), and its bots."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from effort import FUZZ, matches
from positions_spookies import EVERY_OPTION, FRIENDS, RECORDS, SPOOKIES, USED, heap, table, throw

import ludotheque
from ludotheque import Match, bots
from ludotheque.checks import battery
from ludotheque.core.chance import u64
from ludotheque.core.rule import rule
from ludotheque.games.spookies import board, rules
from ludotheque.games.spookies.dice import result
from ludotheque.games.spookies.evaluation import standing
from ludotheque.games.spookies.moves import FIRST_ROLL
from ludotheque.games.spookies.state import CLIMB

# Evidence from outside the code

EXACT = {
    5: (30, 205, 1276),
    6: (26, 193, 1244),
    7: (21, 174, 1179),
    8: (15, 147, 1071),
    9: (10, 113, 900),
    10: (6, 77, 676),
    11: (3, 43, 415),
    12: (1, 16, 171),
}
"""§5 of the rule notes: rolls of 2, 3, 4 dice whose two highest reach a number."""


def test_the_exact_table_agrees_with_the_odds() -> None:
    for floor in range(4, 11):
        assert tuple(table(floor).view(0)["derived"]["climb"][0]) == EXACT[floor + 1]
    for number, row in EXACT.items():
        assert tuple(int(board.WAYS[count, number:].sum()) for count in (2, 3, 4)) == row


@rule
def many_rolls(states: npt.NDArray[Any], count: int, rolls: int, seen: npt.NDArray[np.int64]) -> None:
    """Play one roll from `states[1]` again and again; count results in `seen[0]` and outcomes in `seen[1]`."""
    for number in range(rolls):
        states[0] = states[1]
        states[0].key[0], states[0].key[1] = u64(number), u64(count)
        rules.play(states[0], states[0].turn, FIRST_ROLL + count - 2)
        seen[0, result(states[0])] += 1
        seen[1, states[0].outcome] += 1


def rolls_from(floor: int, count: int, rolls: int) -> npt.NDArray[np.int64]:
    states = SPOOKIES.record.blank(2)
    states[1] = table(floor).current
    seen = np.zeros((2, 13), dtype=np.int64)
    many_rolls(states, count, rolls, seen)
    return seen


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_million_rolls_agree_with_the_exact_table(count: int) -> None:
    rolls = 1_000_000
    totals = rolls_from(4, count, rolls)[0]
    assert totals.sum() == rolls
    for number, row in EXACT.items():
        exact = row[count - 2] / 6**count
        assert abs(totals[number:].sum() / rolls - exact) < 4 * (exact * (1 - exact) / rolls) ** 0.5


@pytest.mark.parametrize("floor", range(4, 12))
def test_climbs_come_as_often_as_the_exact_table_says(floor: int) -> None:
    rolls = 50_000
    for count in (2, 3, 4):
        exact = EXACT[floor + 1][count - 2] / 6**count if floor < 11 else 0
        climbs = rolls_from(floor, count, rolls)[1, CLIMB]
        assert abs(climbs / rolls - exact) <= 4 * (exact * (1 - exact) / rolls) ** 0.5


class Slow:
    """The rule notes once more, as plainly as can be: what everybody sees, from moves, dice and the friend die."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.attic, self.joker_pay = view["attic"], view["joker_pay"]
        self.floor = dict.fromkeys(FRIENDS, 4)
        self.ghost = 9 if view["ghost"] else 0
        self.jokers = [view["joker"]] * view["seats"]
        self.stock, self.chips = USED[view["seats"]], [0] * view["seats"]
        self.penalty = dict.fromkeys(range(5, 12), 0)
        self.seat, self.over = view["turn"], False
        self.free = bool(view["free_choice"])
        self.turn_begins(view)

    def turn_begins(self, view: dict[str, Any]) -> None:
        self.who: Any = view["friend"] if view["friend"] in FRIENDS else None
        self.asked = "dice" if self.who else "who"
        assert self.free == (view["friend"] == "")

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.asked == "who":
            return [f"choose {name}" for name in FRIENDS]
        if self.asked == "joker":
            return ["keep", "joker"]
        if self.asked == "ghost":
            top = 10 if self.attic == 1 else 11
            return ["ghost down"] * (self.ghost > 6) + ["ghost up"] * (self.ghost < top)
        rolls = [f"roll {n}" for n in (2, 3, 4) if n < 4 or self.floor[self.who] != self.ghost]
        return rolls + ["stop"] * (self.asked == "dice or stop")

    def play(self, move: str, after: dict[str, Any]) -> None:
        verb, *rest = move.split()
        if verb == "choose":
            self.who, self.asked = rest[0], "dice"
        elif verb == "stop":
            self.next_player(after)
        elif verb == "ghost":
            self.ghost += 1 if rest == ["up"] else -1
            self.go_on(after)
        else:
            dice = [die for die in after["dice"] if die]
            if verb == "roll":
                assert len(dice) == int(rest[0])
                if self.jokers[self.seat]:
                    self.asked = "joker"
                    return
            if verb == "joker":
                self.jokers[self.seat] = 0
            self.apply(dice, after)

    def apply(self, dice: list[int], after: dict[str, Any]) -> None:
        result, seat, here = sum(sorted(dice)[-2:]), self.seat, self.floor[self.who]
        beside_ghost = here == self.ghost
        self.again = False
        if here < 11 and result >= here + 1:
            self.arrive(here + 1, len(dice))
        elif here == 11 and result >= 11:
            if self.attic == 2:
                self.arrive(11, len(dice))
        elif here > 4 and result < here:
            there = max(result, 4)
            for _ in range(here - there):
                if self.chips[seat]:
                    self.chips[seat] -= 1
                    self.penalty[here] += 1
            self.floor[self.who] = there
        if self.stock == 0:
            self.end()
        elif beside_ghost:
            self.asked = "ghost"
        else:
            self.go_on(after)

    def arrive(self, floor: int, dice: int) -> None:
        self.floor[self.who] = floor
        for _ in range(board.REWARD_TABLE[floor][dice - 2][0]):
            if self.stock:
                self.stock -= 1
                self.chips[self.seat] += 1
        if dice == 2:
            self.chips[self.seat] += self.penalty[floor]
            self.penalty[floor] = 0
        self.again = True
        if floor == 11 and self.attic == 1:
            self.floor[self.who], self.again = 4, False

    def go_on(self, after: dict[str, Any]) -> None:
        if self.again:
            self.asked = "dice or stop"
        else:
            self.next_player(after)

    def next_player(self, after: dict[str, Any]) -> None:
        self.seat = (self.seat + 1) % len(self.chips)
        self.turn_begins(after)

    def end(self) -> None:
        self.over = True
        self.penalty = dict.fromkeys(self.penalty, 0)
        if self.joker_pay == 0:
            self.chips = [own + 5 * joker for own, joker in zip(self.chips, self.jokers, strict=True)]
            self.jokers = [0] * len(self.jokers)

    def seen(self) -> dict[str, Any]:
        return {
            "turn": self.seat,
            "pieces": [*self.floor.values(), self.ghost],
            "jokers": self.jokers,
            "stock": self.stock,
            "chips": self.chips,
            "penalty": list(self.penalty.values()),
        }


@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_whole_matches_equal_a_slow_reference(options: dict[str, Any]) -> None:
    for trial in range(8 * FUZZ):
        match = ludotheque.new_match("spookies", seats=2 + trial % 4, key=trial.to_bytes(16, "big"), **options)
        view = match.view(-1).as_dict()
        slow = Slow(view)
        while not match.over:
            assert match.moves() == slow.legal()
            assert {name: view[name] for name in slow.seen()} == slow.seen()
            seat = match.waiting()[0]
            choose = bots.random if trial % 3 else bots.greedy
            move = SPOOKIES.notation(choose(match.view(seat), trial * 1000 + len(match.history)))
            match.play(move)
            view = match.view(-1).as_dict()
            slow.play(move, view)
        assert slow.over
        assert {name: view[name] for name in slow.seen()} == slow.seen()
        points = [sum(value * count for value, count in heap(words).items()) for words in view["shown"]]
        assert match.points() == [own + 5 * joker for own, joker in zip(points, slow.jokers, strict=True)]


@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
@pytest.mark.parametrize("seats", range(2, 6))
def test_five_thousand_random_matches(seats: int, options: dict[str, object]) -> None:
    report = battery.run(SPOOKIES, seats, options, matches(5_000), seed=seats, deep=97)
    assert report.fault is None
    assert report.matches == matches(5_000)
    assert report.varied > report.worlds // 2


def test_the_interpreter_replays_recorded_matches_of_all_options() -> None:
    """Reading a record replays it and compares the result, so this holds the interpreter to the CPU's chips."""
    kept = sorted(str(path) for path in RECORDS.glob("*.txt"))
    code = "import sys, ludotheque; print(sum(ludotheque.load(path).over for path in sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *kept],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == str(len(kept)), done.stderr


def test_a_match_is_short_and_its_record_small() -> None:
    assert SPOOKIES.record.dtype.itemsize <= 256
    report = battery.run(SPOOKIES, 5, {"ghost": "on", "joker": "on"}, 300, deep=1000)
    assert report.longest < 400


# The greedy bot


def slow_best(floor: int, own: int, top: int = 11) -> float:
    """The chips to be had from a floor by somebody who may stop, without penalty chips: backwards, by enumeration."""
    ahead = 0.0
    for here in range(top, floor - 1, -1):
        best = 0.0
        for count in (2, 3, 4):
            worth = 0.0
            for dice in product(range(1, 7), repeat=count):
                total = sum(sorted(dice)[-2:])
                if total > here and here < 11:
                    worth += board.REWARD_TABLE[here + 1][count - 2][0] + ahead
                elif total < here:
                    worth -= min(here - max(total, 4), own)
            best = max(best, worth / 6**count)
        ahead = best
    return ahead


@pytest.mark.parametrize("own", [0, 3, 12])
def test_greedy_knows_what_a_floor_is_worth(own: int) -> None:
    s = table(chips=[own, 0]).current
    for floor in range(5, 12):
        assert standing(s, 0, floor, 0) == pytest.approx(slow_best(floor, own))


def best(match: Match) -> str:
    return SPOOKIES.notation(bots.greedy(match.view(match.waiting()[0]), 0))


def test_greedy_takes_more_dice_higher_up_and_stops_at_the_top() -> None:
    assert [best(table(floor)) for floor in (4, 6, 10, 11)] == ["roll 2", "roll 3", "roll 4", "roll 4"]
    assert best(table(11, phase="go-on", outcome="climb")) == "stop"


def test_greedy_goes_for_penalty_chips() -> None:
    assert best(table(8, phase="go-on", outcome="climb", penalty=[0, 0, 0, 0, 20, 0, 0])) == "roll 2"


def test_greedy_spends_its_joker_on_a_deep_fall_only() -> None:
    match = table(5, joker="on", jokers=[1, 1])
    throw(match, 3, 2)
    assert best(match) == "keep"
    match = table(9, joker="on", jokers=[1, 1])
    throw(match, 1, 1, 1, 1)
    assert best(match) == "joker"


def test_greedy_leaves_the_ghost_behind() -> None:
    match = table(9, ghost="on", chips=[0, 0])
    throw(match, 6, 6, 1)
    assert best(match) == "ghost down"


def test_greedy_beats_random_in_three_of_four_matches() -> None:
    wins = 0
    for deal in range(100):
        match = ludotheque.new_match("spookies", seats=2, key=deal.to_bytes(16, "little"))
        while not match.over:
            seat = match.waiting()[0]
            player = bots.greedy if seat == deal % 2 else bots.random
            match.play_code(player(match.view(seat), deal * 1000 + len(match.history)), seat)
        wins += match.places()[deal % 2] == 1 and match.places() != [1, 1]
    assert wins >= 75
