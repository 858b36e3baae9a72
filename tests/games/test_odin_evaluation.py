"""Odin: what the points are worth when a hand is dealt, and what a hand is worth while it is played."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque import Match, bots
from ludotheque.core.rule import as_written
from ludotheque.games.odin import evaluation, rules


def standings(match: Match) -> list[float]:
    """What the evaluation says of each seat."""
    out = np.zeros(match.game.record.max_seats)
    as_written(evaluation.evaluate)(match.current, out)
    return list(out[: match.view(-1)["seats"]])


def dealt(totals: list[int], **options: Any) -> Match:
    """A match with a hand of nine cards each, of which the first seat's is the better one."""
    hands = ["R1 R2 R3 R4 R5 R6 R7 R8 R9", "B1 K2 P3 G4 O5 B6 K7 P8 G9", "B3 K4 P5 G6 O7 B8 K9 P1 G2"][: len(totals)]
    position = {"seats": len(totals), "hands": hands, "phase": "lead", "totals": totals, **options}
    return ludotheque.from_position("odin", position)


@pytest.mark.parametrize("seats", [2, 3])
def test_when_a_hand_is_dealt_only_points_count(seats: int) -> None:
    assert len(set(standings(dealt([4] * seats)))) == 1
    fewer = standings(dealt([4, 7, 9][:seats]))
    assert sorted(fewer, reverse=True) == fewer and len(set(fewer)) == seats


def test_O33_points_count_more_the_nearer_the_target_is() -> None:
    leads = [two - one for one, two in (standings(dealt([most, most - 3])) for most in (3, 8, 14))]
    assert 0 < leads[0] < leads[1] < leads[2]
    far, near = (standings(dealt([8, 5], target=target)) for target in (30, 10))
    assert far[1] - far[0] < near[1] - near[0]


def test_while_a_hand_is_played_the_cards_count_too() -> None:
    match = dealt([4, 4])
    match.play("R1")
    assert standings(match)[0] > standings(match)[1]


def test_O33_a_chapter_is_a_hand() -> None:
    match = ludotheque.new_match("odin", seats=3, key=bytes(16))
    seen: list[int] = []
    while not match.over:
        seen.append(int(as_written(rules.chapter)(match.current)))
        seat = match.waiting()[0]
        match.play_code(bots.greedy(match.view(seat), 0), seat)
    assert seen == sorted(seen) and sorted(set(seen)) == list(range(1, match.view(-1)["hand_no"] + 1))
