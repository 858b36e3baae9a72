"""The public face of a match: copies, pickles, reading only, no secrets in its repr, sentences for wrong types."""

from __future__ import annotations

import copy
import hashlib
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque import BadInput, IllegalMove, Match, games
from ludotheque.core.match import Played

KEY = bytes(range(16))


def some_match(moves: int = 6) -> Match:
    match = ludotheque.new_match("odin", seats=3, key=KEY, target=20)
    match.names = ["Ada", "Bela", "Cy"]
    for _ in range(moves):
        match.play(match.moves()[0])
    return match


def went_on(match: Match) -> Match:
    """Play a move, in whatever process this is."""
    match.play(match.moves()[-1])
    return match


# Copies and pickles


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, Match.copy, lambda m: pickle.loads(pickle.dumps(m))])
def test_a_copy_is_equal_and_goes_its_own_way(again: Callable[[Match], Match]) -> None:
    match = some_match()
    twin = again(match)
    assert twin.game is match.game
    assert twin.current.tobytes() == match.current.tobytes()
    assert (twin.history, twin.names, twin.options, twin.key) == (match.history, match.names, match.options, match.key)
    before = match.current.tobytes()
    went_on(twin)
    twin.undo()
    assert twin.current.tobytes() == before
    went_on(twin)
    twin.names[0] = "Dora"
    twin.options["goat"] = 1
    assert (len(match.history), match.current.tobytes(), match.names[0], match.options["goat"]) == (6, before, "Ada", 0)


def test_a_match_and_a_view_travel_to_another_process() -> None:
    match = some_match()
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as other:
        there = other.submit(went_on, match).result()
        legal = other.submit(ludotheque.View.legal, match.view(match.waiting()[0])).result()
        with pytest.raises(IllegalMove) as refused:
            other.submit(Match.play, match, "xyzzy").result()
    assert there.game is match.game
    assert there.current.tobytes() == went_on(match.copy()).current.tobytes()
    assert legal == match.game.legal(match.current, match.waiting()[0])
    assert str(refused.value) == str(match.why_not("xyzzy"))


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_games_and_views_are_copied_and_pickled(again: Callable[[Any], Any]) -> None:
    for name in games.names():
        for game in games.versions(name):
            assert again(game) is game
    view = some_match().view(1)
    twin = again(view)
    assert (twin.game, twin.seat, twin.s.tobytes()) == (view.game, 1, view.s.tobytes())
    assert twin.legal() == view.legal()
    with pytest.raises(ValueError, match="read-only"):
        twin.s.turn = 2


def test_views_are_for_reading() -> None:
    match = some_match()
    view = match.view(0)
    with pytest.raises(ValueError, match="read-only"):
        view.s.turn = 2
    with pytest.raises(ValueError, match="read-only"):
        view.s.hands[0] = 0
    world = view.guess_world(KEY)
    world.turn = 2
    match.play(match.moves()[0])


def test_what_is_shown_of_a_match_tells_no_secret() -> None:
    match = some_match()
    assert repr(match) == "<Match of odin, rules 1: 3 seats, 6 moves, unfinished>"
    assert repr(match.game) == "<Game odin, rules 1>"
    assert repr(match.view(1)) == "<View of odin for seat 1>"
    assert repr(match.view(-1)) == "<View of odin for an onlooker>"


# Keys and seeds


def test_a_seed_gives_the_same_match_every_time() -> None:
    match = ludotheque.new_match("odin", seats=2, seed=7)
    assert match.key == hashlib.sha256(b"ludotheque seed 1\n7").digest()[:16]
    assert ludotheque.new_match("odin", seats=2, seed="7").current.tobytes() == match.current.tobytes()
    assert ludotheque.new_match("odin", seats=2, seed=np.int64(7)).key == match.key  # type: ignore[arg-type]
    assert ludotheque.new_match("odin", seats=2, seed=8).key != match.key
    assert ludotheque.new_match("odin", seats=2).key != ludotheque.new_match("odin", seats=2).key
    position = {"seats": 2, "hands": ["B1 R2", "G5 K7"], "turn": 1}
    assert ludotheque.from_position("odin", position, seed=7).key == match.key


def test_options_come_by_name_or_together() -> None:
    by_name = ludotheque.new_match("odin", seats=2, key=KEY, target=20, goat="on")
    assert ludotheque.new_match("odin", seats=2, key=KEY, options={"target": 20, "goat": "on"}) == by_name
    assert ludotheque.new_match("odin", seats=2, key=KEY, options={"target": 20}, goat="on") == by_name
    with pytest.raises(BadInput, match="the option target is there twice"):
        ludotheque.new_match("odin", seats=2, options={"target": 20}, target=20)


# Wrong types


def anything(name: str, *args: Any, **named: Any) -> Callable[[], object]:
    return lambda: getattr(ludotheque, name)(*args, **named)


def of_match(name: str, *args: Any) -> Callable[[], object]:
    return lambda: getattr(some_match(), name)(*args)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (anything("new_match", 5, seats=2), "there is no game '5'"),
        (anything("new_match", ["odin"], seats=2), "there is no game '['odin']'"),
        (anything("new_match", "odin", seats="2"), "odin is for 2 to 6 seats, not 2"),
        (anything("new_match", "odin", seats=None), "odin is for 2 to 6 seats, not None"),
        (anything("new_match", "odin", seats=2, options=[("target", 20)]), "is no mapping of names to values"),
        (anything("new_match", "odin", seats=2, options={3: 20}), "is no mapping of names to values"),
        (anything("new_match", "odin", seats=2, target=[20]), "target cannot be [20]"),
        (anything("new_match", "odin", seats=2, layout="board"), "'board' is no mapping of names to values"),
        (anything("new_match", "odin", seats=2, key="0" * 32), "a key is 16 bytes, no more and no fewer"),
        (anything("new_match", "odin", seats=2, key=b"short"), "a key is 16 bytes"),
        (anything("new_match", "odin", seats=2, key=b""), "a key is 16 bytes"),
        (anything("new_match", "odin", seats=2, key=KEY, seed=1), "give a key or a seed, not both"),
        (anything("new_match", "odin", seats=2, seed=1.5), "a seed is a whole number or a line of text, not 1.5"),
        (anything("new_match", "odin", seats=2, seed=True), "a seed is a whole number or a line of text, not True"),
        (anything("from_position", "odin", 5), "5 is no mapping of names to values"),
        (anything("from_position", "odin", {"seats": 2, 7: 1}), "is no mapping of names to values"),
        (anything("from_position", "odin", {"seats": 2}, key=5), "a key is 16 bytes"),
        (lambda: some_match().view(0).guess_world(b"short"), "a key is 16 bytes"),
        (of_match("play", 5), "a move is written in its notation, not as 5"),
        (of_match("play", None), "a move is written in its notation, not as None"),
        (of_match("play", "pass", "1"), "there is no seat 1"),
        (of_match("play", "pass", True), "there is no seat True"),
        (of_match("play_code", "pass"), "'pass' is no whole number"),
        (of_match("play_code", 1.0), "1.0 is no whole number"),
        (of_match("why_not", None), "a move is written in its notation, not as None"),
        (of_match("why_not", "pass", 3), "there is no seat 3: seats are 0 to 2"),
        (of_match("moves", "x"), "there is no seat x: seats are 0 to 2"),
        (of_match("view", "x"), "there is no seat x: seats are 0 to 2, and -1 for an onlooker"),
        (of_match("view", None), "there is no seat None"),
        (of_match("position_at", 7), "there is no position after 7 moves: 6 were made"),
        (of_match("position_at", -1), "there is no position after -1 moves"),
        (of_match("position_at", "x"), "there is no position after x moves"),
    ],
)
def test_wrong_types_get_a_sentence(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        call()
    assert sentence in str(refused.value)


# Why not, and the walk


def test_why_not_is_what_play_raises() -> None:
    match = some_match(0)
    seat = match.waiting()[0]
    for notation in match.moves():
        assert match.why_not(notation) is None
        assert match.why_not(match.game.parse(notation), seat) is None
    for move in ("pass", "xyzzy", 6702, -1):
        refusal = match.why_not(move, seat)
        assert refusal is not None
        with pytest.raises(IllegalMove) as refused:
            match.play(move, seat) if isinstance(move, str) else match.play_code(move, seat)
        assert (str(refused.value), refused.value.rule) == (str(refusal), refusal.rule)
    assert match.history == []
    other = match.why_not(match.moves()[0], (seat + 1) % 3)
    assert other is not None
    assert other.rule == "O50"


def test_the_walk_goes_from_the_beginning_to_now() -> None:
    match = some_match()
    steps = list(match.walk())
    assert [step.number for step in steps] == [1, 2, 3, 4, 5, 6]
    assert [step.played for step in steps] == match.history
    assert isinstance(steps[0].played, Played)
    assert steps[0].before.tobytes() == match.beginning().tobytes()
    assert steps[-1].after.tobytes() == match.current.tobytes()
    for step, following in pairwise(steps):
        assert step.after.tobytes() == following.before.tobytes()
        assert match.position_at(step.number).tobytes() == step.after.tobytes()
    for number, before, _, after in match.walk():
        before.turn = after.turn = 99
        assert number <= 6
    assert match.current.tobytes() == steps[-1].after.tobytes()
