"""Positions set up by hand: what is said is never silently changed."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque import BadInput, games


@pytest.mark.parametrize("name", games.names())
def test_a_position_of_a_match_is_taken_as_it_is(name: str) -> None:
    game = games.get(name)
    match = ludotheque.new_match(name, seats=game.seats[1], seed=3)
    words = match.position()
    assert ludotheque.from_position(name, words).position() == words


@pytest.mark.parametrize(
    ("name", "field", "wrong"),
    [
        ("adventureland", "revealed", 99),
        ("adventureland", "sword_count", [7, 7]),
        ("ravens", "hand_sizes", [4, 5]),
        ("ravens", "length", 3),
        ("karuba", "round_no", 7),
        ("odin", "sizes", [3, 9]),
        ("spookies", "stock", 3),
    ],
)
def test_what_does_not_follow_from_the_rest_is_refused(name: str, field: str, wrong: Any) -> None:
    words = ludotheque.new_match(name, seats=2, seed=3).position()
    with pytest.raises(BadInput):
        ludotheque.from_position(name, {**words, field: wrong})
