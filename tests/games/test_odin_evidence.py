"""Odin: evidence from outside the rules (independent references, known numbers), and its bots."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from effort import matches
from test_odin import ODIN, SETS, table

import ludotheque
from ludotheque import Match, bots
from ludotheque.checks import battery
from ludotheque.games.odin import sets
from ludotheque.games.odin.evaluation import turns_needed
from ludotheque.games.odin.moves import CARDS

# Evidence from outside the code


def test_the_number_of_sets_is_right() -> None:
    """§5 of the rule notes, counted there by hand: 3579 sets, by size 54, 351, 684, …; 6646 with the goat."""
    assert len(SETS) == 3579
    assert sorted(Counter(sets.set_size(c) for c in SETS).items()) == list(
        enumerate([54, 351, 684, 891, 810, 513, 216, 54, 6], 1)
    )
    assert len({sets.set_value(c) for c in SETS}) == 556
    with_goat = [c for c in range(sets.CODES) if sets.set_size(c) > 0]
    assert len(with_goat) == len({sets.set_cards(c) for c in with_goat}) == 6646
    assert all(sets.set_of(sets.set_cards(c)) == c for c in with_goat)


def test_the_most_legal_moves_of_any_position() -> None:
    match = table("B1 B2 B3 B4 B5 B6 B7 B8 B9", "K9", centre="R1 P1 G1 K1")
    assert len(match.moves()) == 252 + 1


def slow_legal(match: Match, seat: int) -> set[str]:
    """Legal moves from the rule notes in the plainest way: try every group of sets."""
    view = match.view(seat).as_dict()
    hand = view["hands"][seat].split()
    if view["phase"] == "take":
        return {f"take {card}" for card in view["beaten"].split()}

    def is_set(group: tuple[str, ...]) -> bool:
        plain = [card for card in group if card != "goat"]
        if len({card[0] for card in plain}) <= 1:
            return True
        return "goat" not in group and len({card[1] for card in plain}) == 1

    def worth(group: list[str]) -> int:
        digits = sorted(("0" if card == "goat" else card[1] for card in group), reverse=True)
        return int("".join(digits))

    groups = [g for n in range(1, len(hand) + 1) for g in combinations(hand, n) if is_set(g)]
    if view["phase"] == "lead":
        return {" ".join(g) for g in groups if len(g) in (1, len(hand))}
    centre = view["centre"].split()
    fitting = [g for g in groups if len(g) - len(centre) in (0, 1) and worth(list(g)) > worth(centre)]
    return {" ".join(g) for g in fitting} | {"pass"}


@pytest.mark.parametrize("options", [{}, {"goat": "on"}])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_legal_moves_equal_a_slow_reference(seats: int, options: dict[str, Any]) -> None:
    for trial in range(4):
        match = ludotheque.new_match("odin", seats=seats, **options)
        while not match.over:
            seat = match.waiting()[0]
            assert set(match.moves()) == slow_legal(match, seat)
            choose = bots.random if trial % 2 else bots.greedy
            match.play_code(choose(match.view(seat), len(match.history)), seat)


@pytest.mark.parametrize("seats", range(2, 7))
def test_ten_thousand_random_matches(seats: int) -> None:
    report = battery.run(ODIN, seats, {}, matches(10_000), seed=seats, deep=499)
    assert report.fault is None
    assert report.matches == matches(10_000)
    assert report.varied > report.worlds // 2


# The greedy bot


@pytest.mark.parametrize(
    ("hand", "turns"),
    [
        ("B1", 1),
        ("B1 B5 B9", 1),
        ("B1 R1 G1", 1),
        ("B1 R2", 2),
        ("B1 B2 R2 G2", 2),
        ("B1 R2 G3 K4 O5 P6", 6),
        ("goat", 1),
    ],
)
def test_greedy_counts_the_turns_a_hand_needs(hand: str, turns: int) -> None:
    assert turns_needed(CARDS.read(hand)) == turns


def test_greedy_finishes_when_it_can() -> None:
    match = table("R1 R5 R7", "B9 B8")
    assert ODIN.notation(bots.greedy(match.view(0), 0)) == "R1 R5 R7"


def test_greedy_takes_what_helps() -> None:
    match = table("P9 P3 K1", "O1", "O2", centre="K6 K5")
    match.play("P9 P3")
    assert ODIN.notation(bots.greedy(match.view(0), 0)) == "take K6"


def test_greedy_beats_random_clearly() -> None:
    wins = 0
    for deal in range(60):
        match = ludotheque.new_match("odin", seats=2)
        while not match.over:
            seat = match.waiting()[0]
            player = bots.greedy if seat == deal % 2 else bots.random
            match.play_code(player(match.view(seat), deal * 1000 + len(match.history)), seat)
        wins += match.places()[deal % 2] == 1
    assert wins >= 54
