"""A study's figures agree with a slow recount; matches without end do not stop it."""

from __future__ import annotations

import statistics
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from ludotheque import BadInput, bots, games
from ludotheque.core.match import Match
from ludotheque.lab import matches
from ludotheque.lab.study import STRETCHES, MatchStats, Plan, branching_over_time, lead_changes

SEATS, MATCHES = 3, 8


@pytest.fixture(scope="module")
def plan() -> Plan:
    return Plan.read("odin", "greedy", [SEATS], ["target=5"], MATCHES, 11)


@pytest.fixture(scope="module")
def stats(plan: Plan) -> list[MatchStats]:
    return list(plan.play(1))


def recount() -> list[tuple[list[list[str]], list[list[int]], list[int], Match]]:
    """The same matches once more by the slow way: moves in notation, places by `Match`, nothing shared but the keys."""
    told = []
    game = games.get("odin")
    for deal in range(MATCHES):
        match = Match.new(game, SEATS, {"target": 5}, matches.key(11, deal))
        offers, places, seats = [], [], []
        while not match.over:
            seat = match.waiting()[0]
            offers.append(match.moves(seat))
            places.append(match.places())
            seats.append(seat)
            match.play_code(bots.greedy(match.view(seat), 0), seat)
        told.append((offers, places, seats, match))
    return told


def leader(places: list[int]) -> int | None:
    return places.index(1) if places.count(1) == 1 else None


def test_the_figures_agree_with_a_slow_recount(plan: Plan, stats: list[MatchStats]) -> None:
    (study,) = plan.conclude(stats)
    slow = recount()
    lengths = [len(offers) for offers, _, _, _ in slow]
    assert study.decisions.value == pytest.approx(statistics.mean(lengths))
    turns = [1 + sum(a != b for a, b in pairwise(seats)) for _, _, seats, _ in slow]
    assert study.turns.value == pytest.approx(statistics.mean(turns))
    widths = [len(offer) for offers, _, _, _ in slow for offer in offers]
    assert study.branching_mean.value == pytest.approx(statistics.mean(widths))
    assert study.branching_median.value == np.quantile(widths, 0.5, method="inverted_cdf")
    assert study.branching_90.value == np.quantile(widths, 0.9, method="inverted_cdf")
    assert study.branching_most == max(widths)
    assert study.forced.value == pytest.approx(widths.count(1) / len(widths))
    points = [number for *_, match in slow for number in match.points()]
    assert study.points.value == pytest.approx(statistics.mean(points))
    assert study.points_sd.value == pytest.approx(statistics.pstdev(points))
    # In Odin the fewest points win.
    margins = [sorted(match.points())[1] - min(match.points()) for *_, match in slow]
    assert study.margin is not None
    assert study.margin.value == pytest.approx(statistics.mean(margins))
    changes, led = [], []
    for _, places, _, match in slow:
        alone = [own for own in map(leader, [*places, match.places()]) if own is not None]
        changes.append(sum(a != b for a, b in pairwise(alone)))
        led.append(sum(match.places()[own] == 1 for own in map(leader, places) if own is not None) / len(places))
    assert study.lead_changes is not None
    assert study.winner_led is not None
    assert study.lead_changes.value == pytest.approx(statistics.mean(changes))
    assert study.winner_led.value == pytest.approx(statistics.mean(led))
    assert study.by_seat is not None
    assert study.by_order is not None
    for own, shift in ((study.by_seat, None), (study.by_order, 0)):
        firsts = [0.0] * SEATS
        for _, _, seats, match in slow:
            for seat, place in enumerate(match.places()):
                at = seat if shift is None else (seat - seats[0]) % SEATS
                firsts[at] += (place == 1) / match.places().count(1) / MATCHES
        assert [share.value for share in own.shares] == pytest.approx(firsts)


def test_every_figure_lies_in_its_interval(plan: Plan, stats: list[MatchStats]) -> None:
    (study,) = plan.conclude(stats)
    told = study.as_json()
    assert told["matches"] == MATCHES
    for name in ("decisions", "branching_mean", "forced", "points", "points_sd", "margin", "winner_led"):
        assert told[name]["low"] <= told[name]["value"] <= told[name]["high"], name


def test_several_processes_find_the_same(plan: Plan, stats: list[MatchStats]) -> None:
    assert plan.conclude(list(plan.play(2)))[0].as_json() == plan.conclude(stats)[0].as_json()


def test_branching_over_time_covers_every_decision(stats: list[MatchStats]) -> None:
    stretches = branching_over_time(stats)
    assert len(stretches) == STRETCHES
    widths = [width for match in stats for width in match.branching]
    assert min(widths) <= min(part.value for part in stretches) <= max(part.value for part in stretches) <= max(widths)


def test_only_another_sole_leader_is_a_change() -> None:
    assert lead_changes([None, 0, None, 0, 1, None, 0, 0]) == 2
    assert lead_changes([None, None]) == 0


def test_a_match_without_end_is_counted_and_left_out() -> None:
    plan = Plan.read("odin", "random", [2], [], 6, 0, longest=300)
    stats = list(plan.play(1))
    (study,) = plan.conclude(stats)
    assert 0 < study.unfinished < 6
    assert study.unfinished + len(study.stats) == 6
    assert max(len(match.branching) for match in stats) == 300
    assert Plan.read("odin", "random", [2], [], 2, 0, longest=5).conclude(stats[:0]) == []


def test_one_seat_has_nobody_to_be_compared_with() -> None:
    plan = Plan.read("karuba", "greedy", [1], [], 3, 0)
    (study,) = plan.conclude(list(plan.play(1)))
    assert study.by_seat is None and study.margin is None and study.lead_changes is None
    assert study.as_json()["by_seat"] is None


def test_wrong_wishes_are_refused() -> None:
    for words, told in (
        (("odni", "greedy", [], [], 1, 0), "odin"),
        (("odin", "gredy", [], [], 1, 0), "greedy"),
        (("odin", "greedy", [9], [], 1, 0), "2 to 6"),
        (("odin", "greedy", [], ["target"], 1, 0), "name=value"),
        (("odin", "greedy", [], [], 0, 0), "one match"),
    ):
        with pytest.raises(BadInput, match=told):
            Plan.read(*words)


def test_pictures_are_the_same_for_the_same_figures(plan: Plan, stats: list[MatchStats], tmp_path: Path) -> None:
    plots = pytest.importorskip("ludotheque.lab.plots")
    once = [path.read_bytes() for path in plots.study(tmp_path, "odin", plan.conclude(stats), str)]
    assert once == [path.read_bytes() for path in plots.study(tmp_path, "odin", plan.conclude(stats), str)]
    assert len(once) == 4
