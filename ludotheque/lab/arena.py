"""Round robins between bots: every two of them, the same deals, each bot in every seat equally often.

Needs nothing but NumPy, Numba and this library, so it also runs where nothing else is installed:

    python -m ludotheque.lab.arena GAME --bot A --bot B --seats 2 --deals 100 --out FOLDER --seconds-limit 550

`ludotheque arena` is the same with a progress bar, ratings and plots.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import bots as players
from .. import games
from ..core.game import BadInput, written_options
from ..core.match import Match
from . import deals as dealt
from .deals import Setting
from .results import Fixture, Outcome, Results
from .standings import Pairing, fixtures, pairings
from .workers import cores, spread

INTERRUPTED = 130
WRONG_INPUT = 2
REPORT_EVERY = 5.0
"""Seconds between two lines of progress."""


@dataclass(frozen=True)
class Tournament:
    """Who plays how many deals of what: one setting for each seat count. Make one with `read`."""

    settings: tuple[Setting, ...]
    bots: tuple[str, ...]
    deals: int

    @classmethod
    def read(
        cls, game: str, bots: Sequence[str], seats: Sequence[int], options: Sequence[str], deals: int, seed: int
    ) -> Tournament:
        """The tournament that these words ask for; raises BadInput for what is wrong. No bots: all levels."""
        names = tuple(bots or players.LEVELS)
        for name in names:
            players.from_spec(name)
            if names.count(name) > 1:
                raise BadInput(f"the bot '{name}' is named more than once: name each bot once")
        if len(names) < 2:
            raise BadInput(f"an arena needs at least two bots, not just '{names[0]}'")
        if deals < 1:
            raise BadInput(f"an arena needs at least one deal, not {deals}")
        wishes = written_options(options)
        counts = sorted(set(seats)) or [max(2, games.get(game).seats[0])]
        if counts[0] < 2:
            raise BadInput(f"an arena needs at least two seats, not {counts[0]}")
        return cls(tuple(Setting.read(game, count, wishes, seed) for count in counts), names, deals)

    def fixtures(self, setting: Setting) -> list[Fixture]:
        """All matches of one seat count."""
        return fixtures(self.bots, setting.seats, self.deals)

    def pairings(self, results: Results) -> list[Pairing]:
        """What is known of each pairing at one seat count."""
        return pairings(results.outcomes, self.bots, results.setting.seats, self.deals)


def play(job: tuple[Setting, Fixture]) -> tuple[Setting, Outcome]:
    """Play one match."""
    setting, fixture = job
    decisions, seconds = [0] * setting.seats, [0.0] * setting.seats

    def watch(match: Match, seat: int, spent: float) -> None:
        decisions[seat] += 1
        seconds[seat] += spent

    match = dealt.play(setting, fixture.deal, fixture.bots, watch)
    return setting, Outcome(
        deal=fixture.deal,
        bots=fixture.bots,
        places=tuple(match.places()),
        points=tuple(match.points()),
        decisions=tuple(decisions),
        seconds=tuple(round(spent, 6) for spent in seconds),
        over=match.over,
    )


def prepare(tournament: Tournament) -> None:
    """Have the rules and the bots compiled before several workers would all do it at once."""
    for setting in tournament.settings:
        dealt.play(setting, 0, (tournament.bots[0],) * setting.seats, lambda *_: None, longest=1).points()
        for name in tournament.bots:
            dealt.ready(setting, name)


class Run:
    """A tournament and its results in a folder: what is there, what is missing; iterate over `play` to play that.

    A context manager, which closes the files. Making one raises BadInput if the folder holds something else.
    """

    def __init__(self, tournament: Tournament, folder: Path) -> None:
        self.tournament = tournament
        self.folder = folder
        with ExitStack() as files:
            self.results = [files.enter_context(closing(Results(folder, own))) for own in tournament.settings]
            self._files = files.pop_all()

    def __enter__(self) -> Run:
        return self

    def __exit__(self, *_: object) -> None:
        self._files.close()

    @property
    def total(self) -> int:
        """How many matches the tournament has."""
        return sum(len(self.tournament.fixtures(setting)) for setting in self.tournament.settings)

    def missing(self) -> list[tuple[Setting, Fixture]]:
        """The matches still to be played."""
        return [
            (results.setting, fixture)
            for results in self.results
            for fixture in results.missing(self.tournament.fixtures(results.setting))
        ]

    def play(self, jobs: int, seconds_limit: float | None = None) -> Generator[Outcome, None, None]:
        """Play what is missing in so many processes; each outcome is in its file before it is yielded.

        After `seconds_limit` no match is begun any more. Close the generator to leave early: the workers end at once.
        """
        missing = self.missing()
        if not missing:
            return
        by_setting = {results.setting: results for results in self.results}
        begun = time.monotonic()
        in_time = _until(missing, None if seconds_limit is None else begun + seconds_limit)
        prepare(self.tournament)
        with closing(spread(play, in_time, min(jobs, len(missing)))) as outcomes:
            for setting, outcome in outcomes:
                by_setting[setting].add(outcome)
                yield outcome


def _until(jobs: Iterable[Any], deadline: float | None) -> Iterator[Any]:
    """The jobs, as long as there is time."""
    for job in jobs:
        if deadline is not None and time.monotonic() >= deadline:
            return
        yield job


def in_words(pairing: Pairing) -> str:
    """A pairing as one plain line."""
    first = pairing.first
    return (
        f"{pairing.bot} against {pairing.against}: first in {first.value:.1%} of {pairing.matches} matches"
        f" (95 %: {first.low:.1%} to {first.high:.1%}; par {pairing.par:.1%}),"
        f" {pairing.own.points:.1f} to {pairing.theirs.points:.1f} points,"
        f" {pairing.own.seconds:.2g} and {pairing.theirs.seconds:.2g} s a decision"
    )


def main(words: Sequence[str] | None = None) -> int:
    """The plain program; returns its exit code."""
    parser = argparse.ArgumentParser("python -m ludotheque.lab.arena", description="Round robins between bots.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bot", action="append", default=[], metavar="NAME", help="a bot; all levels if none")
    parser.add_argument("--seats", action="append", default=[], type=int, metavar="N", help="a seat count")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="different deals for each pairing")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="worker processes")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of all chance")
    parser.add_argument("--out", type=Path, metavar="DIR", help="where the results are kept")
    parser.add_argument("--seconds-limit", type=float, metavar="S", help="begin no match after so long")
    asked = parser.parse_args(words)
    try:
        tournament = Tournament.read(asked.game, asked.bot, asked.seats, asked.option, asked.deals, asked.seed)
        with Run(tournament, asked.out or default_folder(asked.game)) as run:
            code = _play_with_lines(run, max(1, asked.jobs), asked.seconds_limit)
            for results in run.results:
                print(f"{asked.game}, {results.setting.seats} seats")
                for pairing in tournament.pairings(results):
                    print(f"  {in_words(pairing)}")
    except BadInput as fault:
        print(f"arena: {fault}", file=sys.stderr)
        return WRONG_INPUT
    return code


def default_folder(game: str) -> Path:
    """Where results are kept if nothing is said."""
    return Path("arena-results") / game


def _play_with_lines(run: Run, jobs: int, seconds_limit: float | None) -> int:
    """Play, with a line on stderr now and then."""
    missing, total, begun = len(run.missing()), run.total, time.monotonic()
    told, code = begun, 0
    print(f"{total} matches, {total - missing} of them played before, {jobs} processes", file=sys.stderr)
    try:
        with closing(run.play(jobs, seconds_limit)) as outcomes:
            for count, _ in enumerate(outcomes):
                now = time.monotonic()
                if count == 0:
                    begun = now
                elif now - told >= REPORT_EVERY:
                    told, rate = now, count / (now - begun)
                    left = (missing - count - 1) / rate
                    done = total - missing + count + 1
                    print(f"{done}/{total}, {rate:.1f} a second, {left:.0f} s left", file=sys.stderr)
    except KeyboardInterrupt:
        code = INTERRUPTED
    left = len(run.missing())
    if left:
        print(f"{total - left} of {total} matches are in '{run.folder}'; the same command goes on.", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
