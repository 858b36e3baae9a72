"""The review of a match: what it promises of every game, and blunders that it has to find."""

from __future__ import annotations

import threading
from math import isclose
from typing import Any

import pytest

import ludotheque
from ludotheque import Match, bots, games
from ludotheque.bots.review import LABELS, Review, Stopped, as_words, review
from ludotheque.texts import say

FEW = 40


def played(game: str, seats: int, level: str = "greedy", most: int = 100_000, **options: Any) -> Match:
    """A match of bots, always the same."""
    match = ludotheque.new_match(game, seats=seats, key=bytes(16), **options)
    while not match.over and len(match.history) < most:
        seat = match.waiting()[0]
        match.play_code(bots.level(level)(match.view(seat), len(match.history)), seat)
    return match


@pytest.fixture(scope="module")
def odin() -> tuple[Match, Review]:
    match = played("odin", 3, "random", target=1)
    return match, review(match, FEW)


def check(match: Match, found: Review) -> None:
    """What holds for any match."""
    assert (found.seats, found.moves, found.over) == (match.seats, len(match.history), match.over)
    for decision in found.decisions:
        entry = match.history[decision.number - 1]
        view = match.game.view(match.position_at(decision.number - 1), entry.seat)
        assert (decision.seat, decision.move, decision.legal) == (entry.seat, entry.move, len(view.legal()))
        assert decision.legal > 1 and decision.best in view.legal()
        assert decision.loss >= 0 and (decision.loss > 0) == (decision.best != decision.move)
        assert isclose(decision.loss, decision.chance_best[entry.seat] - decision.chance_played[entry.seat])
        if decision.loss > 0:
            assert isclose(decision.loss, -decision.change[entry.seat])
        for chances in (decision.chance_best, decision.chance_played):
            assert len(chances) == match.seats and isclose(sum(chances), 1.0)
        assert say(decision.said) and say(decision.best_said)
    for seat, (curve, split) in enumerate(zip(found.curves, found.splits, strict=True)):
        own = [decision for decision in found.decisions if decision.seat == seat]
        assert [point.number for point in curve][: len(own)] == [decision.number for decision in own]
        assert all(0 <= point.chance <= 1 for point in curve)
        if split is not None:
            assert isclose(split.start + split.own + split.others + split.luck, split.result)
            # Small losses are not told, but they are losses and no luck.
            later = sum(decision.change[seat] for decision in own[1:])
            assert isclose(split.own, match.game.search.choice_weight * (later - own[0].loss), abs_tol=1e-9)
            assert (split.start, split.result) == (curve[0].chance + match.game.search.start_lack, curve[-1].chance)
    if match.over:
        assert isclose(sum(curve[-1].chance for curve in found.curves), 1.0)


@pytest.mark.parametrize("name", games.names())
def test_every_game_can_be_reviewed(name: str) -> None:
    seats = max(2, games.get(name).seats[0])
    match = played(name, seats, "beginner", most=40)
    check(match, review(match, FEW))


def test_the_parts_add_up_to_the_result(odin: tuple[Match, Review]) -> None:
    match, found = odin
    assert match.over and all(split is not None for split in found.splits)
    check(match, found)


def test_the_same_match_gets_the_same_review(odin: tuple[Match, Review]) -> None:
    match, found = odin
    assert review(match, FEW) == found
    assert as_words(found, match.game) == as_words(review(match.copy(), FEW), match.game)


def test_forced_moves_are_not_judged(odin: tuple[Match, Review]) -> None:
    match, found = odin
    judged = {decision.number for decision in found.decisions}
    for number, entry in enumerate(match.history, 1):
        legal = match.game.legal(match.position_at(number - 1), entry.seat)
        assert (number in judged) == (len(legal) > 1)


def test_passing_instead_of_going_out_is_a_blunder() -> None:
    match = ludotheque.from_position(
        "odin",
        {
            "seats": 2, "target": 1, "phase": "follow", "owner": 1, "centre": "K2",
            "hands": ["B9 R9", "G1"],
        },
        bytes(16),
    )  # fmt: skip
    match.play("pass", 0)
    found = review(match)
    (blunder,) = (decision for decision in found.decisions if decision.number == 1)
    assert match.game.notation(blunder.best) in ("B9 R9", "R9 B9")
    assert blunder.label == "blunder" and blunder.chance_best[0] == 1.0
    assert found.costliest(1) == [blunder]
    check(match, found)


def test_going_out_is_fine() -> None:
    match = ludotheque.from_position("odin", {"seats": 2, "target": 1, "hands": ["B9 R9", "G1 P3 O5 K4"]}, bytes(16))
    match.play(next(move for move in match.moves() if len(move.split()) == 2), 0)
    found = review(match)
    assert match.over and [decision.label for decision in found.decisions] == ["fine"]
    assert found.costliest(5) == []
    assert found.splits[1] is None and [point.chance for point in found.curves[1]] == [0.0]
    check(match, found)


def test_a_choice_that_was_chosen_anew_is_not_judged() -> None:
    match = ludotheque.new_match("karuba", seats=2, key=bytes(16), setup=1)
    first, second, *_ = match.moves(0)
    for seat, move in ((0, first), (0, second), (1, match.moves(1)[0])):
        match.play(move, seat)
    assert [decision.number for decision in review(match, FEW).decisions] == [2, 3]


def test_a_single_seat_has_nobody_to_win_against() -> None:
    found = review(played("karuba", 1, most=10))
    assert found.alone and found.decisions == () and found.splits == (None,)


def test_an_unfinished_match_is_reviewed_as_far_as_it_goes() -> None:
    match = played("odin", 3, most=20)
    found = review(match, FEW)
    assert not found.over
    check(match, found)
    check(played("odin", 3, most=0), review(played("odin", 3, most=0)))


def test_it_stops_when_told_and_tells_how_far_it_is() -> None:
    match, stop, told = played("odin", 2, target=1), threading.Event(), []

    def progress(done: int, of: int) -> None:
        told.append((done, of))
        if done == 3:
            stop.set()

    with pytest.raises(Stopped):
        review(match, FEW, stop, progress)
    assert [done for done, _ in told] == [0, 1, 2, 3] and len({of for _, of in told}) == 1


def test_labels_go_from_the_worst_to_the_best() -> None:
    least = [loss for loss, _ in LABELS]
    assert least == sorted(least, reverse=True) and least[-1] == 0.0
