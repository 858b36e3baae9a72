"""The search: it finds what can be found, knows chances that can be worked out, keeps to its budget and its view."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import ludotheque
from ludotheque import BadInput, Match, bots, games, texts
from ludotheque.bots import ratings
from ludotheque.bots.judgement import normal, uniform
from ludotheque.bots.search import Search, SearchResult, search
from ludotheque.bots.tree import believe, credibility, evaluate, guess_world
from ludotheque.core.game import Game, View
from ludotheque.core.rule import as_written
from ludotheque.nets.file import load

GAMES = games.all_games()
by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def decision(game: Game, seats: int, skip: int = 0) -> View:
    """A view with a choice, some decisions into a match that is played by rules of thumb."""
    match = Match.new(game, seats, {}, key=bytes(16))
    while True:
        view = match.view(match.waiting()[0])
        if len(view.legal()) > 1:
            if skip == 0:
                return view
            skip -= 1
        match.play_code(bots.greedy(view, 0), view.seat)


def odin(**position: object) -> View:
    """An Odin position on the last hand, seat 0 to decide."""
    words = {"seats": 2, "target": 1, "phase": "follow", "owner": 1, "turn": 0, **position}
    return ludotheque.from_position("odin", words, key=bytes(16)).view(0)


def named(view: View, found: SearchResult) -> str:
    return view.game.notation(found.move)


# What it finds


def test_it_goes_out_when_it_can() -> None:
    view = odin(hands=["R3 R4", "O1 K2"], centre="B3")
    found = search(view, 1, iterations=200)
    assert named(view, found) == "R3 R4"
    assert found.candidates[0].chances == (1.0, 0.0)


def test_it_keeps_the_card_that_wins_back_the_lead() -> None:
    """With 9 and 1 left against one unknown card: to lead the 9 first, and the 1 into an empty centre, always wins."""
    view = odin(hands=["K9 B1", "O5"], phase="lead", centre="", owner=-1)
    found = search(view, 1, iterations=400)
    assert named(view, found) == "K9"
    assert found.chances[0] > 0.95


def test_chances_are_those_that_can_be_worked_out() -> None:
    """Whoever leads with two singles against one card loses if that card beats the first and wins if it does not.

    Seat 0 has 5 and 2 of different colours and must lead one of them, seat 1 has one card that nobody knows. It beats
    the 5 with 6…9, that is 24 cards of the 52 that seat 0 has not got; else seat 0 leads again, and is out.
    """
    view = odin(hands=["R5 B2", "O5"], phase="lead", centre="", owner=-1)
    found = search(view, 1, iterations=6000)
    assert named(view, found) == "R5"
    assert found.chances[0] == pytest.approx(1 - 24 / 52, abs=0.03)


@by_name
def test_chances_and_visits_add_up(game: Game) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        view = decision(game, seats, skip=3)
        found = search(view, 5, iterations=120)
        assert found.iterations == 120 and found.seat == view.seat
        assert sorted(candidate.move for candidate in found.candidates) == view.legal()
        # The first iteration only opens the root.
        assert sum(candidate.visits for candidate in found.candidates) == 119
        assert all(one.visits >= two.visits for one, two in pairwise(found.candidates))
        for candidate in found.candidates:
            assert candidate.line[0] == (view.seat, candidate.move)
            if candidate.visits:
                assert len(candidate.chances) == seats
                assert seats == 1 or sum(candidate.chances) == pytest.approx(1.0)


def test_a_line_is_a_continuation() -> None:
    """The moves of the best line are of the seats that are asked: in Spookies everything but the dice is open."""
    view = decision(games.get("spookies"), 3)
    found = search(view, 3, iterations=2000)
    assert len(found.candidates[0].line) > 1
    assert {seat for seat, _ in found.candidates[0].line} <= {0, 1, 2}


def test_nobody_looks_beyond_the_hand() -> None:
    """A playout ends when the cards are dealt anew, and with points alone; `plain` plays the match out."""
    view = decision(games.get("odin"), 4, skip=5)
    for params, hands in ((view.game.search, {2}), (view.game.search.plain(), {0})):
        work = Search(view, 1, params, guided=False)._work
        seen = set()
        for _ in range(20):
            as_written(guess_world)(work, view.seat)
            as_written(evaluate)(work)
            world = work.worlds[0]
            seen.add(int(world.hand_no) if world.waiting else 0)
            if world.waiting:
                order = np.argsort(work.chances[:4])
                assert (np.diff(world.totals[:4][order]) <= 0).all(), "the fewer points, the better"
        assert seen == hands
    running = Search(view, 1)
    running.run(300)
    assert int(running._work.worlds[0].hand_no) <= 2


# Budget


@by_name
def test_the_seed_determines_what_iterations_bring(game: Game) -> None:
    view = decision(game, game.seats[1], skip=12)
    first, second = (search(view, 7, iterations=60) for _ in range(2))
    assert first.candidates == second.candidates
    in_slices = Search(view, 7)
    for _ in range(12):
        in_slices.run(5)
    assert in_slices.result().candidates == first.candidates
    assert search(view, 8, iterations=60).candidates != first.candidates


def visits(name: str, seats: int, iterations: int, guided: bool) -> str:
    """What a search found, in words."""
    found = search(decision(games.get(name), seats), 9, iterations=iterations, guided=guided)
    return str([(candidate.move, candidate.visits) for candidate in found.candidates])


@pytest.mark.parametrize("asked", [("odin", 3, 25, False), ("spookies", 3, 25, False), ("karuba", 2, 3, True)])
def test_the_interpreter_searches_alike(asked: tuple[str, int, int, bool]) -> None:
    """Interpreted, a net takes a tenth of a second for a position."""
    program = f"from test_search import *\nprint(visits(*{asked!r}))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([*sys.path, "tests"])}
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip() == visits(*asked)


def test_worlds_count_as_much_as_they_make_likely_what_the_others_did() -> None:
    """What Metropolis' rule brings is what every guess brings that counts with its likelihood."""
    view = decision(games.get("odin"), 3, skip=9)
    params = replace(view.game.search, proposals=2)
    work = Search(view, 1, params, guided=False)._work
    other = (view.seat + 1) % 3
    cards, count = 54, 10_000
    guessed, weighed, believed = np.zeros(cards), np.zeros(cards), np.zeros(cards)
    total = 0.0
    for _ in range(count):
        as_written(guess_world)(work, view.seat)
        held = np.array([int(work.worlds[0].hands[other]) >> card & 1 for card in range(cards)])
        likelihood = as_written(credibility)(work, view.seat)
        assert 0 < likelihood <= 1
        total += likelihood
        guessed += held / count
        weighed += held * likelihood
    for _ in range(count):
        as_written(believe)(work, view.seat)
        believed += [(int(work.worlds[0].hands[other]) >> card & 1) / count for card in range(cards)]
    weighed /= total
    assert np.abs(weighed - believed).max() < 0.02
    assert np.abs(weighed - guessed).max() > 0.06


def test_where_nothing_is_remembered_every_world_counts_alike() -> None:
    view = decision(games.get("karuba"), 2)
    work = Search(view, 1, replace(view.game.search, proposals=1), guided=False)._work
    as_written(guess_world)(work, view.seat)
    assert as_written(credibility)(work, view.seat) == 1.0
    found = search(view, 1, iterations=50, params=replace(view.game.search, proposals=1), guided=False)
    assert found.iterations == 50


def test_a_budget_of_time_is_kept() -> None:
    view = decision(games.get("ravens"), 2)
    search(view, 1, iterations=1)
    begun = time.perf_counter()
    found = search(view, 1, seconds=0.2)
    assert time.perf_counter() - begun < 2.0
    assert found.iterations > 0


def test_whoever_says_stop_is_heard() -> None:
    view = decision(games.get("odin"), 2)
    search(view, 1, iterations=1)
    stop = threading.Event()
    threading.Timer(0.1, stop.set).start()
    begun = time.perf_counter()
    assert bots.from_spec("search:seconds=60")(view, 1, stop) in view.legal()
    assert time.perf_counter() - begun < 5.0


def test_it_does_not_think_about_a_foregone_choice() -> None:
    """With one legal move, or with one that no other can catch up with, time is not spent."""
    forced = odin(hands=["R1 B2", "O9"], centre="K8")
    assert forced.game.notation(search(forced, 1, seconds=60.0).move) == "pass"
    begun = time.perf_counter()
    search(odin(hands=["R3 R4", "O1 K2"], centre="B3"), 1, seconds=6.0)
    assert time.perf_counter() - begun < 5.0


def test_a_full_tree_is_searched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    view = decision(games.get("odin"), 2)
    monkeypatch.setattr("ludotheque.bots.search.NODE_ROOM", 8)
    found = search(view, 1, iterations=500)
    assert sum(candidate.visits for candidate in found.candidates) == 499


def test_one_move_can_be_looked_at_alone() -> None:
    view = decision(games.get("odin"), 3)
    wanted = view.legal()[-1]
    looking = Search(view, 1)
    looking.run(50)
    before = {candidate.move: candidate.visits for candidate in looking.result().candidates}
    looking.run(30, wanted)
    after = {candidate.move: candidate.visits for candidate in looking.result().candidates}
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
        bots.from_spec(name)


def test_a_search_by_its_spec() -> None:
    view = decision(games.get("odin"), 2)
    bot = bots.from_spec("search:iterations=50,horizon=3,c_puct=0.5")
    assert bot(view, 1) in view.legal()
    assert bot == bots.Searcher(50, None, (("horizon", 3), ("c_puct", 0.5)))
    assert bots.level("champion", seconds=0.5) == bots.Thinker(0.5, patient=True)
    assert bots.level("master", seconds=0.1) == bots.Thinker(0.1)
    assert bots.level("master", seconds=5.0) == bots.ALL_BOTS["master"]
    assert bots.level("skilled", seconds=0.5) == bots.ALL_BOTS["skilled"]


# Levels


def test_noise_is_normal_and_of_the_size_that_it_says() -> None:
    drawn = np.array([normal(uniform(7, 2 * i + 1), uniform(7, 2 * i + 2)) for i in range(20_000)])
    assert drawn.mean() == pytest.approx(0.0, abs=0.03)
    assert drawn.std() == pytest.approx(1.0, abs=0.02)
    assert np.mean(np.abs(drawn) < 1.0) == pytest.approx(0.6827, abs=0.015)
    assert np.mean(np.abs(drawn) > 2.5) == pytest.approx(0.0124, abs=0.004)
    assert abs(np.corrcoef(drawn[:-1], drawn[1:])[0, 1]) < 0.03


def judge(noise: float, overlooks: float = 0.0, furthest: float = 1e9) -> bots.Judge:
    return bots.Judge("new", noise=noise, net_noise=noise, overlooks=overlooks, furthest=furthest)


@pytest.mark.parametrize(("name", "best"), [("odin", bots.net), ("spookies", bots.greedy)])
def test_a_new_level_needs_a_name_and_its_noise_alone(name: str, best: bots.Bot) -> None:
    """A game that says nothing of a level leaves it its usual noise; one that does has the last word."""
    view = decision(games.get(name), 3, skip=2)
    steady, shaky = judge(0.0), judge(1000.0)
    move = best(view, 0)
    assert {steady(view, seed) for seed in range(20)} == {move}
    assert len({shaky(view, seed) for seed in range(20)}) > 1
    params = view.game.search
    calm = replace(params, level_noise={"new": 0.0}, net=replace(params.net, level_noise={"new": 0.0}))
    assert {shaky(replace(view, game=replace(view.game, search=calm)), seed) for seed in range(20)} == {move}


def test_who_overlooks_all_but_one_move_makes_that_one() -> None:
    view = decision(games.get("odin"), 3, skip=2)
    assert {judge(0.0, overlooks=1.0)(view, seed) for seed in range(300)} == set(view.legal())


def test_nobody_makes_what_the_net_holds_for_a_blunder() -> None:
    view = decision(games.get("odin"), 3, skip=2)
    net = load(view.game)
    assert net is not None
    thought = net.judge(view)
    scores = dict(zip(thought.moves.tolist(), thought.scores, strict=True))
    furthest = (max(scores.values()) - min(scores.values())) / 2
    careful = judge(1000.0, overlooks=0.9, furthest=furthest)
    made = {careful(view, seed) for seed in range(300)}
    assert made == {move for move, score in scores.items() if score >= max(scores.values()) - furthest}
    assert made < set(view.legal())


@by_name
def test_a_game_names_levels_that_there_are(game: Game) -> None:
    assert set(game.search.level_noise) <= set(bots.LEVELS)
    assert set(game.search.net.level_noise) <= set(bots.LEVELS)


@by_name
def test_ratings_are_of_tables_and_levels_that_there_are(game: Game) -> None:
    tables = ratings.ratings(game.name)
    assert len({(table.seats, *sorted(table.options.items())) for table in tables}) == len(tables) > 0
    for table in tables:
        assert table.seats > 1
        game.read_options(table.seats, table.options)
        assert set(table.levels) <= set(bots.LEVELS)
        for found in table.levels.values():
            assert found.low <= found.value and (found.high is None or found.value <= found.high)


def test_levels_are_told_by_their_own_names() -> None:
    assert all(bot.level == name for name, bot in bots.LEVEL_BOTS.items() if isinstance(bot, bots.Judge))
    assert bots.DEFAULT_LEVEL in bots.LEVELS
    for name in bots.ALL_BOTS:
        for language in texts.LANGUAGES:
            assert texts.bundle(language).has_message(f"level-{name}")
            assert texts.bundle(language).has_message(f"level-{name}-help")
