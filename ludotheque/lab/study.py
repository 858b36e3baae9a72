"""What kind of game it is, from matches in which one bot plays all seats.

Length, branching, what the seat is worth, how far apart the points are, how often the lead changes and how early the
match is decided. Who leads is what `points` says of a position; in a game whose points mean something only at the end,
the figures about the lead mean as little.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from .. import bots as players
from .. import games
from ..core.dispatch import RANKING
from ..core.errors import bad
from ..core.game import Game, written_options
from ..core.match import Match
from ..core.records import Position
from . import matches, pool
from .intervals import Estimate, Floats, deviation, mean, quantile, ratio, seats_alike
from .matches import LONGEST, MatchSetup

STRETCHES = 20
"""The parts that a match is cut into to see how branching goes on."""
SURE = 0.05
"""A p-value below this one says that the seats differ."""


@dataclass(frozen=True)
class Job:
    """One match to be watched."""

    setup: MatchSetup
    bot: str
    deal: int
    longest: int


@dataclass(frozen=True)
class MatchStats:
    """What was seen of one match.

    `branching` is the number of legal moves at each decision; `turns` counts stretches of decisions of one seat;
    `starter` is the seat that decided first. `led` is the part of the decisions before which one of the later winners
    was alone in the lead; `lead_changes` counts how often the lead went from one sole leader to another.
    """

    setup: MatchSetup
    deal: int
    over: bool
    branching: tuple[int, ...]
    turns: int
    starter: int
    first_shares: tuple[float, ...]
    points: tuple[int, ...]
    margin: int
    lead_changes: int
    led: float


def watch_match(job: Job) -> MatchStats:
    """Play a match and tell what was seen."""
    game = job.setup.rules()
    moves = np.empty(game.rules.CODES, dtype=np.int64)
    branching: list[int] = []
    leaders: list[int | None] = []

    def watch(match: Match, seat: int, seconds: float) -> None:
        branching.append(int(game.rules.legal(match.current, seat, moves)))
        leaders.append(sole_leader(game, match.current))

    match = matches.play(job.setup, job.deal, (job.bot,) * job.setup.seats, watch, job.longest)
    points, places = match.points(), match.places()
    order = sorted(range(match.seats), key=places.__getitem__)
    deciders = [played.seat for played in match.history]
    return MatchStats(
        setup=job.setup,
        deal=job.deal,
        over=match.over,
        branching=tuple(branching),
        turns=1 + sum(one != next_one for one, next_one in pairwise(deciders)),
        starter=deciders[0],
        first_shares=tuple(matches.first_shares(places)),
        points=tuple(points),
        margin=abs(points[order[0]] - points[order[min(1, match.seats - 1)]]),
        lead_changes=lead_changes([*leaders, sole_leader(game, match.current)]),
        led=sum(leader is not None and places[leader] == 1 for leader in leaders) / len(leaders),
    )


def sole_leader(game: Game, s: Position) -> int | None:
    """The seat that alone ranks highest in a position, if there is one."""
    out = np.zeros((int(s.seats), 2), dtype=np.int64)
    game.rules.points(s, out)
    ranking = out[:, RANKING].tolist()
    return ranking.index(max(ranking)) if ranking.count(max(ranking)) == 1 else None


def lead_changes(leaders: Sequence[int | None]) -> int:
    """How often a sole leader is another one than the last; None, a shared lead, is passed over."""
    alone = [leader for leader in leaders if leader is not None]
    return sum(one != next_one for one, next_one in pairwise(alone))


@dataclass(frozen=True)
class SeatShares:
    """The share of first places of each seat, and how likely mere luck makes them differ that much."""

    shares: list[Estimate]
    p: float

    def as_json(self) -> dict[str, Any]:
        """The shares for JSON."""
        return {"shares": [share.as_json() for share in self.shares], "p": self.p, "differ": self.differ}

    @property
    def differ(self) -> bool:
        """It is hard to put down to luck."""
        return self.p < SURE


@dataclass(frozen=True)
class Study:
    """The figures of one seat count, from the matches that ended; `stats` are those matches.

    `by_order` counts seats from the one that decides first. What compares seats is None where there is only one.
    """

    setup: MatchSetup
    stats: list[MatchStats]
    unfinished: int
    decisions: Estimate
    turns: Estimate
    branching_mean: Estimate
    branching_median: Estimate
    branching_90: Estimate
    branching_most: int
    forced: Estimate
    points: Estimate
    points_sd: Estimate
    margin: Estimate | None
    lead_changes: Estimate | None
    winner_led: Estimate | None
    by_seat: SeatShares | None
    by_order: SeatShares | None

    def as_json(self) -> dict[str, Any]:
        """The study for JSON."""
        told: dict[str, Any] = {
            "seats": self.setup.seats,
            "matches": len(self.stats),
            "unfinished": self.unfinished,
            "par": 1 / self.setup.seats,
        }
        for name, value in vars(self).items():
            if isinstance(value, Estimate | SeatShares):
                told[name] = value.as_json()
            elif name not in ("setup", "stats", "unfinished"):
                told[name] = value
        return told


def conclude(setup: MatchSetup, stats: Sequence[MatchStats]) -> Study | None:
    """The figures of one seat count; None if none of the matches ended."""
    ended = [match for match in stats if match.over]
    if not ended:
        return None
    lengths = np.array([float(len(match.branching)) for match in ended])
    widths, histograms = _histograms(ended)
    points = np.array([match.points for match in ended], dtype=np.float64)
    several = setup.seats > 1
    return Study(
        setup=setup,
        stats=ended,
        unfinished=len(stats) - len(ended),
        decisions=mean(lengths),
        turns=mean(np.array([float(match.turns) for match in ended])),
        branching_mean=ratio(histograms @ widths, lengths),
        branching_median=quantile(widths, histograms, 0.5),
        branching_90=quantile(widths, histograms, 0.9),
        branching_most=int(widths[-1]),
        forced=ratio(histograms[:, widths == 1].sum(axis=1), lengths, span=(0.0, 1.0)),
        points=mean(points.mean(axis=1)),
        points_sd=deviation(points.sum(axis=1), (points**2).sum(axis=1), np.full(len(ended), float(setup.seats))),
        margin=mean(np.array([float(match.margin) for match in ended])) if several else None,
        lead_changes=mean(np.array([float(match.lead_changes) for match in ended])) if several else None,
        winner_led=mean(np.array([match.led for match in ended]), span=(0.0, 1.0)) if several else None,
        by_seat=_seat_shares([match.first_shares for match in ended]) if several else None,
        by_order=_seat_shares([_from_starter(match) for match in ended]) if several else None,
    )


def _histograms(stats: Sequence[MatchStats]) -> tuple[Floats, Floats]:
    """The numbers of legal moves that came up, ascending, and how often each did in each match."""
    counted = [np.unique(match.branching, return_counts=True) for match in stats]
    widths = np.unique(np.concatenate([values for values, _ in counted]))
    histograms = np.zeros((len(stats), len(widths)))
    for row, (values, counts) in zip(histograms, counted, strict=True):
        row[np.searchsorted(widths, values)] = counts
    return widths.astype(np.float64), histograms


def _seat_shares(rows: Sequence[Sequence[float]]) -> SeatShares:
    shares = np.array(rows, dtype=np.float64)
    return SeatShares([mean(column, span=(0.0, 1.0)) for column in shares.T], seats_alike(shares))


def _from_starter(match: MatchStats) -> tuple[float, ...]:
    return match.first_shares[match.starter :] + match.first_shares[: match.starter]


def branching_over_time(stats: Sequence[MatchStats]) -> list[Estimate]:
    """The mean number of legal moves in each of the stretches of a match."""
    sums, counts = np.zeros((len(stats), STRETCHES)), np.zeros((len(stats), STRETCHES))
    for i, match in enumerate(stats):
        stretch = np.arange(len(match.branching)) * STRETCHES // len(match.branching)
        np.add.at(sums[i], stretch, match.branching)
        np.add.at(counts[i], stretch, 1)
    return [ratio(sums[:, k], counts[:, k]) for k in range(STRETCHES) if counts[:, k].any()]


@dataclass(frozen=True)
class Plan:
    """What is to be studied: one setup for each seat count. Make one with `read`."""

    setups: tuple[MatchSetup, ...]
    bot: str
    matches: int
    longest: int = LONGEST

    @classmethod
    def read(
        cls,
        game: str,
        bot: str,
        seats: Sequence[int],
        options: Sequence[str],
        matches: int,
        seed: int,
        longest: int = LONGEST,
    ) -> Plan:
        """The plan that these words ask for; raises BadInput for what is wrong. No seats: every seat count."""
        players.from_spec(bot)
        if matches < 1:
            raise bad("study-matches", matches=matches)
        low, high = games.get(game).seats
        counts = sorted(set(seats)) or range(low, high + 1)
        wishes = written_options(options)
        return cls(tuple(MatchSetup.read(game, count, wishes, seed) for count in counts), bot, matches, longest)

    @property
    def total(self) -> int:
        """How many matches there are to play."""
        return len(self.setups) * self.matches

    def play(self, jobs: int) -> Generator[MatchStats, None, None]:
        """Play all matches in so many processes; close the generator to leave early."""
        for setup in self.setups:
            # Compiled here, before several workers would all do it at once.
            watch_match(Job(setup, self.bot, 0, 1))
        work = (Job(own, self.bot, deal, self.longest) for own in self.setups for deal in range(self.matches))
        with closing(pool.run(watch_match, work, min(jobs, self.total))) as stats:
            yield from stats

    def conclude(self, stats: Sequence[MatchStats]) -> list[Study]:
        """The figures of each seat count of which a match ended."""
        # Whichever worker was faster: the same matches give the same intervals.
        ordered = sorted(stats, key=lambda match: match.deal)
        studies = [conclude(own, [c for c in ordered if c.setup == own]) for own in self.setups]
        return [study for study in studies if study is not None]
