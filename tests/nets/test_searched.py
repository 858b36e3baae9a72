"""Lessons: every choice of a match with what a search thought of it. No PyTorch is needed."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque import games
from ludotheque.bots.search import SearchResult, search
from ludotheque.core.game import View
from ludotheque.core.match import Match
from ludotheque.lab.matches import MatchSetup, first_shares
from ludotheque.nets import file
from ludotheque.train import lessons
from ludotheque.train.lessons import Job, Lessons, gather, searched_match
from ludotheque.train.tables import LARGER_SHARE, USUAL_SHARE, drawn_table

ITERATIONS = 12
TABLES = [("odin", 3, {"target": "one-hand"}), ("ravens", 2, {}), ("karuba", 2, {}), ("adventureland", 2, {})]


def job(game: str, seats: int, wishes: dict[str, Any], deal: int = 0, seed: int = 5) -> Job:
    return Job(MatchSetup.read(game, seats, wishes, seed), deal, ITERATIONS)


def same(one: Lessons, other: Lessons) -> bool:
    return all(np.array_equal(array, vars(other)[name]) for name, array in vars(one).items())


@pytest.mark.parametrize(("game", "seats", "wishes"), TABLES)
def test_a_match_tells_of_each_choice_what_the_search_thought(
    game: str, seats: int, wishes: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[View, int]] = []
    ended: list[Match] = []
    searched, told = lessons._searched, lessons._lessons

    def look(view: View, seed: int, iterations: int) -> Any:
        seen.append((view, seed))
        return searched(view, seed, iterations)

    def tell(match: Match, found: Any) -> Lessons:
        ended.append(match)
        return told(match, found)

    monkeypatch.setattr(lessons, "_searched", look)
    monkeypatch.setattr(lessons, "_lessons", tell)
    found = searched_match(job(game, seats, wishes))
    match, most = ended[0], games.get(game).record.max_seats
    assert match.over
    assert len(found) == len(seen) > 0
    assert (found.seats == seats).all()
    assert found.counts.sum() == len(found.moves) == len(found.priors) == len(found.aims)
    assert found.active_counts.sum() == len(found.active)
    assert found.chances.shape == found.results.shape == found.standings.shape == (len(found), most)
    assert np.allclose(found.chances.sum(1), 1, atol=1e-5)
    assert np.allclose(found.results.sum(1), 1)
    ends = np.cumsum(found.counts)
    shares = first_shares(match.places())
    for row, (view, seed) in enumerate(seen):
        part = slice(ends[row] - found.counts[row], ends[row])
        assert sorted(found.moves[part]) == sorted(view.legal())
        assert found.counts[row] > 1
        assert np.isclose(found.aims[part].sum(), 1)
        assert (found.aims[part] >= 0).all()
        assert found.priors[part].max() == 0
        assert found.results[row, 0] == np.float32(shares[view.seat])
        if row % 20 == 0:
            again = search(view, seed, iterations=1 + ITERATIONS)
            own = sum(each.visits * each.chances[view.seat] for each in again.candidates if each.visits) / ITERATIONS
            assert found.chances[row, 0] == pytest.approx(own, abs=1e-5)
            kept = dict(zip(found.moves[part].tolist(), found.aims[part].tolist(), strict=True))
            assert kept == pytest.approx(aims(view, again, own), abs=1e-5)


def aims(view: View, found: SearchResult, chance: float) -> dict[int, float]:
    """How likely each move should be: as the net thinks, but e times as likely for every 2 % that it is better."""
    net = file.load(view.game)
    assert net is not None
    judged = net.judge(view)
    likely = dict(zip(judged.moves.tolist(), np.exp(judged.scores - judged.scores.max()).tolist(), strict=True))
    for each in found.candidates:
        if each.visits:
            better = each.chances[view.seat] - chance
            likely[each.move] *= math.exp(better / 0.02 * each.visits / (each.visits + 4))
    return {move: each / sum(likely.values()) for move, each in likely.items()}


def test_its_seed_and_deal_determine_a_match() -> None:
    table: tuple[str, int, dict[str, Any]] = ("odin", 2, {"target": "one-hand"})
    assert same(searched_match(job(*table)), searched_match(job(*table)))
    assert not same(searched_match(job(*table)), searched_match(job(*table, deal=1)))
    assert not same(searched_match(job(*table)), searched_match(job(*table, seed=6)))


def test_one_iteration_is_enough_for_a_lesson() -> None:
    found = searched_match(Job(MatchSetup.read("karuba", 2, {}, 5), 0, 1))
    begins = np.cumsum(found.counts) - found.counts
    assert np.allclose(np.add.reduceat(found.aims, begins), 1, atol=1e-5)
    match = MatchSetup.read("karuba", 2, {}, 5).first(0)
    view = match.view(match.waiting()[0])
    assert len(view.legal()) > 1
    lesson, _ = lessons._searched(view, 1, 1)
    net = file.load(view.game)
    assert net is not None
    judged = net.judge(view)
    likely = np.exp(judged.scores - np.logaddexp.reduce(judged.scores))
    thought = dict(zip(judged.moves.tolist(), likely.tolist(), strict=True))
    assert dict(zip(lesson["moves"].tolist(), lesson["aims"].tolist(), strict=True)) == pytest.approx(thought)


def test_a_match_that_does_not_end_has_no_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "LONGEST", 3)
    found = searched_match(job("karuba", 2, {}))
    assert len(found) == len(found.moves) == len(found.active) == 0
    whole = searched_match(job("odin", 2, {"target": "one-hand"}))
    assert len(whole) == 0


def test_lessons_are_gathered_until_the_time_is_over() -> None:
    game = games.get("odin")
    usual = ((("target", 1),),)
    found = gather(game, iterations=ITERATIONS, seconds=0, processes=1, seed=8, usual=usual)
    seats, wishes = drawn_table(game, np.random.default_rng(8), usual)
    assert same(found, searched_match(Job(MatchSetup.read("odin", seats, wishes, 8), 0, ITERATIONS)))


def test_lessons_are_kept_and_joined(tmp_path: Path) -> None:
    one, two = (searched_match(job("karuba", seats, {})) for seats in (2, 3))
    both = Lessons.joined([one, two])
    assert len(both) == len(one) + len(two)
    assert (both.moves == [*one.moves, *two.moves]).all()
    both.save(tmp_path / "lessons.npz")
    assert same(Lessons.load(tmp_path / "lessons.npz"), both)
    assert [path.name for path in tmp_path.iterdir()] == ["lessons.npz"]


def test_tables_are_drawn_as_self_play_shares_them_out() -> None:
    game, rng = games.get("adventureland"), np.random.default_rng(1)
    usual = ((), (("scenario", 2),))
    drawn = [drawn_table(game, rng, usual) for _ in range(3000)]
    for seats, wishes in drawn:
        game.read_options(seats, wishes)
    counts = Counter((seats, tuple(wishes.items())) for seats, wishes in drawn)
    for table in usual:
        assert counts[2, table] / len(drawn) >= USUAL_SHARE / 2 - 0.03
        assert counts[4, table] / len(drawn) >= LARGER_SHARE / 2 - 0.03
    assert {seats for seats, _ in drawn} == {2, 3, 4}
    assert len(counts) > 50
