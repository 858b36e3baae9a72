"""Odin: what everybody remembers of a hand, by which a guessed world can be taken back (O36)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque import BadInput, Match, bots, games
from ludotheque.core.dispatch import recall, rewind
from ludotheque.core.records import copy

ODIN = games.get("odin")


def test_O36_who_decided_what_is_remembered_until_the_next_deal() -> None:
    position = {"seats": 3, "hands": ["K6 K2 O7", "B1 R8", "P1 P9 P8"], "phase": "lead"}
    match = ludotheque.from_position("odin", position)
    for move in ("K2", "R8", "pass"):
        match.play(move)
        assert match.view(-1)["made_count"] == -1, "of a hand that was laid out nothing is remembered"
    match.play("pass")
    assert match.view(-1)["made_count"] == 0, "but for what comes after the next lead"
    match.play("B1")
    assert (match.view(-1)["made"][0], match.view(-1)["made_by"][0]) == ("B1", 1)
    remembered = ludotheque.new_match("odin", seats=3, key=bytes(16))
    assert remembered.view(-1)["made_count"] == 0
    while remembered.view(-1)["hand_no"] == 1:
        seen, seat = remembered.view(-1), remembered.waiting()[0]
        count = seen["made_count"]
        told = [(played.seat, ODIN.notation(played.move)) for played in remembered.history[-count:]] if count else []
        assert list(zip(seen["made_by"][:count], seen["made"][:count], strict=True)) == told
        assert set(seen["made"][count:]) <= {""}
        remembered.play_code(bots.greedy(remembered.view(seat), 0), seat)
    assert remembered.view(-1)["made_count"] == 0


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("goat", [0, 1])
def test_O36_a_world_can_be_taken_back_to_the_first_decision_that_is_remembered(seats: int, goat: int) -> None:
    """Made anew, the decisions lead to the same world again. Random players pass so much that memory runs short."""
    whole, short = 0, 0
    for number in range(2):
        match = Match.new(ODIN, seats, {"goat": goat}, key=bytes([number]) * 16)
        while not match.over and match.view(-1)["hand_no"] < 4:
            seat = match.waiting()[0]
            view = match.view(seat)
            world = view.guess_world(len(match.history).to_bytes(16, "little"))
            again = copy(world)
            for i in range(rewind(again)):
                assert again.waiting == 1 << int(world.made_by[i])
                ODIN.rules.play(again, int(again.turn), recall(again, i))
            whole += world.made_count > 0
            short += world.made_count < len(match.history) and world.hand_no == 1
            told = [name for name in ODIN.record.fields if name not in ("known", "discards", "key", "draws", "undealt")]
            assert all(np.array_equal(getattr(again, name), getattr(world, name)) for name in told)
            match.play_code(bots.random(view, len(match.history) + number), seat)
    assert whole
    assert seats < 5 or short


def test_O36_what_is_remembered_of_a_position_has_to_lead_there() -> None:
    match = ludotheque.new_match("odin", seats=2, key=bytes(16))
    for _ in range(5):
        match.play_code(bots.greedy(match.view(match.waiting()[0]), 0), match.waiting()[0])
    position = match.position()
    assert ludotheque.from_position("odin", position).position() == position
    for name, value in (("made_count", 2), ("made", ["pass"] * 5), ("made_by", [1 - seat for seat in (0, 1, 0, 1, 0)])):
        with pytest.raises(BadInput, match="remembered"):
            ludotheque.from_position("odin", {**position, name: pad(position[name], value)})


def pad(row: Any, first: Any) -> Any:
    """A row that begins otherwise."""
    return first if isinstance(first, int) else first + row[len(first) :]
