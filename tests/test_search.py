"""The search: it finds what can be found, knows chances that can be worked out, keeps to its budget and its view."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from itertools import pairwise

import pytest

import ludotheque
from ludotheque import BadInput, Match, bots, games
from ludotheque.bots import search
from ludotheque.bots.search import Search, Thought, think
from ludotheque.core.game import Game, View

GAMES = games.all_games()
by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def decision(game: Game, seats: int, skip: int = 0) -> View:
    """A view with a choice, some decisions into a match that is played by rules of thumb."""
    match = Match.new(game, seats, {}, key=bytes(16))
    while True:
        view = match.view_of(match.waiting()[0])
        if len(view.legal()) > 1:
            if skip == 0:
                return view
            skip -= 1
        match.play_code(bots.greedy(view, 0), view.seat)


def odin(**position: object) -> View:
    """An Odin position on the last hand, seat 0 to decide."""
    words = {"seats": 2, "target": 1, "phase": "follow", "owner": 1, "turn": 0, **position}
    return ludotheque.from_position("odin", words, key=bytes(16)).view_of(0)


def named(view: View, thought: Thought) -> str:
    return view.game.moves.notation(thought.move)


# What it finds


def test_it_goes_out_when_it_can() -> None:
    view = odin(hands=["R3 R4", "O1 K2"], centre="B3")
    thought = think(view, 1, iterations=200)
    assert named(view, thought) == "R3 R4"
    assert thought.candidates[0].chances == (1.0, 0.0)


def test_it_keeps_the_card_that_wins_back_the_lead() -> None:
    """With 9 and 1 left against one unknown card: to lead the 9 first, and the 1 into an empty centre, always wins."""
    view = odin(hands=["K9 B1", "O5"], phase="lead", centre="", owner=-1)
    thought = think(view, 1, iterations=400)
    assert named(view, thought) == "K9"
    assert thought.chances[0] > 0.95


def test_chances_are_those_that_can_be_worked_out() -> None:
    """Whoever leads with two singles against one card loses if that card beats the first and wins if it does not.

    Seat 0 has 5 and 2 of different colours and must lead one of them, seat 1 has one card that nobody knows. It beats
    the 5 with 6…9, that is 24 cards of the 52 that seat 0 has not got; else seat 0 leads again, and is out.
    """
    view = odin(hands=["R5 B2", "O5"], phase="lead", centre="", owner=-1)
    thought = think(view, 1, iterations=6000)
    assert named(view, thought) == "R5"
    assert thought.chances[0] == pytest.approx(1 - 24 / 52, abs=0.03)


@by_name
def test_chances_and_visits_add_up(game: Game) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        view = decision(game, seats, skip=3)
        thought = think(view, 5, iterations=120)
        assert thought.iterations == 120 and thought.seat == view.seat
        assert sorted(candidate.move for candidate in thought.candidates) == view.legal()
        # The first iteration only opens the root.
        assert sum(candidate.visits for candidate in thought.candidates) == 119
        assert all(one.visits >= two.visits for one, two in pairwise(thought.candidates))
        for candidate in thought.candidates:
            assert candidate.line[0] == (view.seat, candidate.move)
            if candidate.visits:
                assert len(candidate.chances) == seats
                assert seats == 1 or sum(candidate.chances) == pytest.approx(1.0)


def test_a_line_is_a_continuation() -> None:
    """The moves of the best line are of the seats that are asked: in Spookies everything but the dice is open."""
    view = decision(games.get("spookies"), 3)
    thought = think(view, 3, iterations=2000)
    assert len(thought.candidates[0].line) > 1
    assert {seat for seat, _ in thought.candidates[0].line} <= {0, 1, 2}


# Budget


@by_name
def test_the_seed_determines_what_iterations_bring(game: Game) -> None:
    view = decision(game, game.seats[1], skip=12)
    first, second = (think(view, 7, iterations=60) for _ in range(2))
    assert first.candidates == second.candidates
    in_slices = Search(view, 7)
    for _ in range(12):
        in_slices.run(5)
    assert in_slices.thought().candidates == first.candidates
    assert think(view, 8, iterations=60).candidates != first.candidates


@pytest.mark.parametrize("name", ["odin", "spookies"])
def test_the_interpreter_searches_alike(name: str) -> None:
    program = (
        "from test_search import *\n"
        f"print([(c.move, c.visits) for c in think(decision(games.get({name!r}), 3), 9, iterations=25).candidates])"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([*sys.path, "tests"])}
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    view = decision(games.get(name), 3)
    assert plain.stdout.strip() == str([(c.move, c.visits) for c in think(view, 9, iterations=25).candidates])


def test_a_budget_of_time_is_kept() -> None:
    view = decision(games.get("ravens"), 2)
    think(view, 1, iterations=1)
    begun = time.perf_counter()
    thought = think(view, 1, seconds=0.2)
    assert time.perf_counter() - begun < 2.0
    assert thought.iterations > 0


def test_whoever_says_stop_is_heard() -> None:
    view = decision(games.get("odin"), 2)
    think(view, 1, iterations=1)
    stop = threading.Event()
    threading.Timer(0.1, stop.set).start()
    begun = time.perf_counter()
    assert bots.described("search:seconds=60")(view, 1, stop) in view.legal()
    assert time.perf_counter() - begun < 5.0


def test_it_does_not_think_about_a_foregone_choice() -> None:
    """With one legal move, or with one that no other can catch up with, time is not spent."""
    forced = odin(hands=["R1 B2", "O9"], centre="K8")
    assert forced.game.moves.notation(think(forced, 1, seconds=60.0).move) == "pass"
    begun = time.perf_counter()
    think(odin(hands=["R3 R4", "O1 K2"], centre="B3"), 1, seconds=6.0)
    assert time.perf_counter() - begun < 5.0


def test_a_full_tree_is_searched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    view = decision(games.get("odin"), 2)
    monkeypatch.setattr(search, "NODE_ROOM", 8)
    thought = think(view, 1, iterations=500)
    assert sum(candidate.visits for candidate in thought.candidates) == 499


def test_one_move_can_be_looked_at_alone() -> None:
    view = decision(games.get("odin"), 3)
    wanted = view.legal()[-1]
    looking = Search(view, 1)
    looking.run(50)
    before = {candidate.move: candidate.visits for candidate in looking.thought().candidates}
    looking.run(30, wanted)
    after = {candidate.move: candidate.visits for candidate in looking.thought().candidates}
    assert after == {**before, wanted: before[wanted] + 30}


# Names


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("search:", "no ''"),
        ("search:horizon=8", "needs a budget"),
        ("search:iteration=8", "'iterations'"),
        ("search:iterations=many", "needs a number"),
        ("mister", "'master'"),
    ],
)
def test_a_bot_that_is_not_there(name: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        bots.described(name)


def test_a_search_as_it_is_described() -> None:
    view = decision(games.get("odin"), 2)
    described = bots.described("search:iterations=50,horizon=3,explore=0.5")
    assert described(view, 1) in view.legal()
    assert described == bots.Searcher(50, None, (("horizon", 3), ("explore", 0.5)))
    assert bots.level("master", seconds=0.5) == bots.Master(0.5)
    assert bots.level("skilled", seconds=0.5) == bots.BOTS["skilled"]
