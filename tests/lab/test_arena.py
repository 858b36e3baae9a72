"""The arena is fair, repeatable and survives being stopped; its figures mean what they say."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ludotheque import BadInput
from ludotheque.lab import arena, intervals, matches, pool, ratings, standings
from ludotheque.lab.arena import Run, Tournament
from ludotheque.lab.results import Fixture, Outcome, Results

BOTS = ("random", "greedy")


def tournament(deals: int = 3, seats: int = 2, seed: int = 7, option: str = "target=one-hand") -> Tournament:
    return Tournament.read("odin", BOTS, [seats], [option], deals, seed)


def played(folder: Path, asked: Tournament, jobs: int = 1) -> dict[Fixture, Outcome]:
    with Run(asked, folder) as run:
        list(run.play(jobs))
        return {fixture: replace(outcome, seconds=()) for fixture, outcome in run.results[0].outcomes.items()}


def lines(folder: Path, seats: int = 2) -> list[dict[str, object]]:
    """What the file holds, less the time that it took."""
    told = [json.loads(line) for line in (folder / f"{seats}-seats.jsonl").read_text().splitlines()]
    return sorted(({**line, "seconds": None} for line in told), key=str)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_has_every_seat_equally_often_with_the_same_deals(seats: int) -> None:
    bots = ("a", "b", "c")
    fixtures = standings.fixtures(bots, seats, 5)
    assert len(fixtures) == len(set(fixtures)) == 5 * 3 * (2 if seats == 2 else 2 * seats)
    seatings = Counter((name, seat) for fixture in fixtures for seat, name in enumerate(fixture.bots))
    assert len(seatings) == 3 * seats
    assert len(set(seatings.values())) == 1
    for one, other in standings.pairs(bots):
        own = [fixture for fixture in fixtures if set(fixture.bots) == {one, other}]
        assert Counter(fixture.deal for fixture in own) == dict.fromkeys(range(5), len(own) // 5)
        alone = Counter(fixture.bots.index(one) for fixture in own if fixture.bots.count(one) == 1)
        assert alone == dict.fromkeys(range(seats), 5)


def test_keys_depend_on_seed_and_deal_alone_and_luck_on_all() -> None:
    assert len({matches.key(seed, deal) for seed in range(10) for deal in range(10)}) == 100
    assert len(matches.key(0, 0)) == 16
    line_ups = [("a", "b"), ("b", "a"), ("a", "bb")]
    lucks = {matches.luck(s, d, names, move) for s in (0, 1) for d in (0, 1) for names in line_ups for move in (0, 1)}
    assert len(lucks) == 24
    assert all(0 <= luck < 1 << 63 for luck in lucks)


def test_a_run_can_be_repeated_also_by_several_processes(tmp_path: Path) -> None:
    once = played(tmp_path / "once", tournament())
    assert once == played(tmp_path / "again", tournament(), jobs=2)
    assert len(once) == 6
    assert once != played(tmp_path / "other", tournament(seed=8))
    assert all(outcome.over and sum(outcome.decisions) > 0 for outcome in once.values())


def test_a_file_cut_short_anywhere_is_played_to_the_end(tmp_path: Path) -> None:
    played(tmp_path / "whole", tournament())
    content = (tmp_path / "whole" / "2-seats.jsonl").read_bytes()
    for cut in (0, 10, len(content) // 2, len(content) - 1):
        folder = tmp_path / str(cut)
        folder.mkdir()
        (folder / "2-seats.jsonl").write_bytes(content[:cut])
        played(folder, tournament())
        assert lines(folder) == lines(tmp_path / "whole")


def test_more_deals_and_bots_join_the_same_results(tmp_path: Path) -> None:
    few = played(tmp_path, tournament(deals=2))
    with Run(tournament(deals=3), tmp_path) as run:
        assert len(run.missing()) == 2
    more = played(tmp_path, tournament(deals=3))
    assert few.items() <= more.items()
    with Run(replace(tournament(deals=3), bots=(*BOTS, "newcomer")), tmp_path) as run:
        assert len(run.missing()) == 2 * 2 * 3


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (tournament(seed=8), "seed 7, not 8"),
        (tournament(option="target=3"), "target 0, not 3"),
        (tournament(seats=3, seed=8), "seed 7, not 8"),
        (Tournament.read("spookies", BOTS, [2], [], 1, 7), "game odin, not spookies"),
    ],
)
def test_a_folder_of_other_matches_is_refused(tmp_path: Path, other: Tournament, told: str) -> None:
    with Run(tournament(), tmp_path):
        pass
    with pytest.raises(BadInput, match=told):
        Run(other, tmp_path)
    with Run(tournament(seats=3), tmp_path):
        pass


def test_damaged_and_busy_files_are_refused(tmp_path: Path) -> None:
    with Results(tmp_path, tournament().setups[0])._file, pytest.raises(BadInput, match="another run"):
        Run(tournament(), tmp_path)
    path = tmp_path / "2-seats.jsonl"
    header = path.read_text()
    for line, told in (("{oops\n", "line 2 .* damaged"), ('{"deal":1}\n', "line 2 .* no match")):
        path.write_text(header + line)
        with pytest.raises(BadInput, match=told):
            Run(tournament(), tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be kept"):
        Run(tournament(), tmp_path / "file")


def test_a_match_that_is_too_long_is_kept_as_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = tournament().setups[0]
    match = matches.play(setup, 0, BOTS, lambda *_: None, longest=3)
    assert not match.over
    assert len(match.history) == 3
    monkeypatch.setattr(matches.play, "__defaults__", (3,))
    outcome = arena.play((setup, Fixture(0, BOTS)))[1]
    assert not outcome.over
    assert sum(outcome.decisions) == 3


def test_after_the_limit_no_match_is_begun(tmp_path: Path) -> None:
    with Run(tournament(), tmp_path) as run:
        assert list(run.play(1, seconds_limit=0)) == []
        assert len(run.missing()) == 6


def test_matches_of_a_list_are_played_once_and_none_after_the_limit(tmp_path: Path) -> None:
    setup = tournament().setups[0]
    wanted = tournament().fixtures(setup)
    first = arena.play_missing(setup, wanted[:3], tmp_path, jobs=1, seconds_limit=60)
    assert set(first) == set(wanted[:3])
    assert arena.play_missing(setup, wanted, tmp_path, jobs=1, seconds_limit=-1) == first
    assert arena.play_missing(setup, wanted[:3], tmp_path, jobs=1, seconds_limit=60) == first
    assert len(lines(tmp_path)) == 1 + len(first)


def test_greedy_beats_random_in_odin(tmp_path: Path) -> None:
    asked = tournament(deals=15)
    with Run(asked, tmp_path) as run:
        list(run.play(1))
        (pairing,) = asked.pairings(run.results[0])
        rated = ratings.rate(run.results[0].outcomes, BOTS, 2, 15, "random")
    assert (pairing.bot, pairing.against, pairing.verdict) == ("random", "greedy", "worse")
    assert pairing.matches == 30
    assert pairing.first.high < pairing.par == 0.5
    assert pairing.own.points > pairing.theirs.points  # the fewest points win
    assert 0 < pairing.own.seconds < 1
    assert [rating.bot for rating in rated] == ["greedy", "random"]
    assert rated[1].elo == intervals.Estimate(1000, 1000, 1000)


def outcome(deal: int, bots: tuple[str, ...], places: tuple[int, ...]) -> Outcome:
    zeros = (0,) * len(bots)
    return Outcome(deal, bots, places, zeros, zeros, zeros)


def test_shares_of_first_places_are_counted_by_hand() -> None:
    line_ups = standings.line_ups("a", "b", 3)
    assert line_ups[:3] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    places = [(1, 2, 3), (1, 1, 3), (1, 2, 3), (1, 2, 3), (2, 1, 2), (1, 1, 1)]
    outcomes = [outcome(0, names, won) for names, won in zip(line_ups, places, strict=True)]
    known = {own.fixture: own for own in outcomes}
    # A second deal that is not whole counts for nothing.
    stray = outcome(1, line_ups[0], (3, 1, 1))
    first, second = standings.pairings({**known, stray.fixture: stray}, ("a", "b"), 3, 2)
    assert (first.bot, first.matches, first.deals) == ("a", 3, 1)
    assert first.first.value == pytest.approx((1 + 1 / 2 + 0) / 3)
    assert (second.bot, second.matches) == ("b", 3)
    assert second.first.value == pytest.approx((1 + 1 + 1 / 3) / 3)
    wins = ratings.comparisons({**known, stray.fixture: stray}, ("a", "b"), 3, 2)
    assert wins.shape == (1, 2, 2)
    # a alone: 2 wins; 1 tie and 1 win; 2 losses. b alone: 2 wins, 2 wins, 2 ties.
    assert wins[0].tolist() == [[0, 2 + 1.5 + 0 + 0 + 0 + 1], [0 + 0.5 + 2 + 2 + 2 + 1, 0]]


def synthetic(strengths: dict[str, float], deals: int, luck: np.random.Generator) -> dict[Fixture, Outcome]:
    """Matches of two seats whose winners follow the Elo formula; nobody has anything from the deal."""
    outcomes = {}
    for fixture in standings.fixtures(list(strengths), 2, deals):
        one, other = (strengths[name] for name in fixture.bots)
        won = luck.random() < 1 / (1 + 10 ** ((other - one) / 400))
        outcomes[fixture] = outcome(fixture.deal, fixture.bots, (1, 2) if won else (2, 1))
    return outcomes


def test_ratings_recover_known_strengths() -> None:
    strengths = {"weak": 1000.0, "middle": 1150.0, "strong": 1300.0}
    outcomes = synthetic(strengths, 300, np.random.default_rng(1))
    rated = ratings.rate(outcomes, list(strengths), 2, 300, "weak")
    assert [rating.bot for rating in rated] == ["strong", "middle", "weak"]
    for rating in rated:
        assert rating.elo.low <= strengths[rating.bot] <= rating.elo.high
        assert rating.elo.high - rating.elo.low < 100
        assert rating.bounded


def test_a_bot_that_never_loses_stays_finite_and_is_marked() -> None:
    outcomes = [outcome(deal, names, (1, 2) if names[0] == "a" else (2, 1)) for deal in range(9) for names in PAIR]
    rated = ratings.rate({own.fixture: own for own in outcomes}, ("a", "b"), 2, 9, "b")
    assert rated[0].bot == "a"
    assert 1400 < rated[0].elo.value < 5000
    assert not rated[0].bounded
    (pairing,) = standings.pairings({own.fixture: own for own in outcomes}, ("a", "b"), 2, 9)
    assert pairing.first.high == 1
    assert 0.5 < pairing.first.low < 0.8
    assert ratings.rate({}, ("a", "b"), 2, 9, "b") == []


PAIR = (("a", "b"), ("b", "a"))


def test_intervals_hold_what_they_promise() -> None:
    """Deals favour one seat or the other, so the two matches of a deal are alike: 95 % must still hold the truth."""
    luck = np.random.default_rng(2)
    held, trials, true_share = 0, 150, 0.6
    for _ in range(trials):
        # In four deals of ten, one bot wins both matches; otherwise each wins one.
        sums = luck.choice([2.0, 1.0, 0.0], p=[0.3, 0.6, 0.1], size=60)
        found = intervals.ratio(sums, np.full(60, 2.0), span=(0.0, 1.0))
        held += found.low <= true_share <= found.high
    assert 0.89 <= held / trials <= 0.99


def test_seats_that_differ_are_told_from_luck() -> None:
    luck = np.random.default_rng(3)
    even = np.eye(3)[luck.integers(3, size=300)]
    uneven = np.eye(3)[luck.choice(3, p=[0.5, 0.25, 0.25], size=300)]
    assert intervals.seats_alike(even) > 0.05
    assert intervals.seats_alike(uneven) < 0.01


def fails(job: int) -> int:
    if job == 1:
        raise ValueError("no luck")
    return job


def test_a_worker_that_fails_is_told() -> None:
    with pytest.raises(RuntimeError, match="no luck"):
        list(pool.run(fails, [0, 1], 2))


LEAN = """
import sys
from pathlib import Path
for name in ("rich", "typer", "msgspec", "starlette", "fluent", "scipy", "choix", "matplotlib"):
    sys.modules[name] = None
from ludotheque.lab.arena import Run, Tournament
asked = Tournament.read("odin", ("random", "greedy"), [], ["target=one-hand"], 2, 0)
with Run(asked, Path(sys.argv[1])) as run:
    print(len(list(run.play(1))))
    (pairing,) = asked.pairings(run.results[0])
    print(pairing.bot, pairing.against, pairing.matches)
"""


def test_it_runs_with_numpy_and_numba_alone(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", LEAN, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["4", "random greedy 4"]
    assert len(lines(tmp_path)) == 5


def await_lines(path: Path, count: int) -> None:
    deadline = time.monotonic() + 120
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def await_end_of_group(group: int) -> None:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("processes are left over")


@pytest.mark.skipif(sys.platform == "win32", reason="signals to a group of processes")
@pytest.mark.parametrize("style", ["--plain", ""])
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_run_keeps_its_matches_and_goes_on(tmp_path: Path, style: str, sent: signal.Signals) -> None:
    if style == "--plain" and sent == signal.SIGKILL:
        pytest.skip("as the other one")
    words = [sys.executable, "-m", "ludotheque", "arena", "odin", "--jobs", "2", "--out", str(tmp_path)]
    words += ["--bot", "random", "--bot", "greedy", *([style] if style else [])]
    process = subprocess.Popen(
        [*words, "--deals", "5000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs the tests in the background may have taken Ctrl-C away from everything below.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    await_lines(tmp_path / "2-seats.jsonl", 10)
    # As a terminal does it, to the whole group; a kill hits the parent alone, and the workers must notice.
    if sent == signal.SIGINT:
        os.killpg(process.pid, sent)
    else:
        process.kill()
    out, err = process.communicate(timeout=60)
    await_end_of_group(process.pid)
    kept = lines(tmp_path)
    assert len(kept) >= 10
    if sent == signal.SIGINT:
        assert process.returncode == 130, err
        assert "Traceback" not in err
        assert f"{len(kept) - 1:,} of 10,000 matches are" in err
        assert "greedy" in out
    again = subprocess.run([*words, "--deals", "3"], capture_output=True, text=True, check=True)
    assert "Traceback" not in again.stderr
    assert all(line in lines(tmp_path) for line in kept)
    with Run(Tournament.read("odin", BOTS, [], [], 3, 0), tmp_path) as run:
        assert run.missing() == []
