"""Round robins between bots: every two of them, the same deals, each bot in every seat equally often.

Needs nothing but NumPy, Numba and this library, so a `Run` also plays where nothing else is installed. The command
`arena` adds progress, tables, ratings and plots.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import bots as players
from .. import games
from ..core.errors import bad
from ..core.game import written_options
from ..core.match import Match
from . import matches, pool
from .matches import MatchSetup
from .results import Fixture, Outcome, Results
from .standings import Pairing, fixtures, pairings


@dataclass(frozen=True)
class Tournament:
    """Who plays how many deals of what: one setup for each seat count. Make one with `read`."""

    setups: tuple[MatchSetup, ...]
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
                raise bad("arena-bot-twice", bot=name)
        if len(names) < 2:
            raise bad("arena-one-bot", bot=names[0])
        if deals < 1:
            raise bad("arena-deals", deals=deals)
        wishes = written_options(options)
        counts = sorted(set(seats)) or [max(2, games.get(game).seats[0])]
        if counts[0] < 2:
            raise bad("arena-seats", seats=counts[0])
        return cls(tuple(MatchSetup.read(game, count, wishes, seed) for count in counts), names, deals)

    def fixtures(self, setup: MatchSetup) -> list[Fixture]:
        """All matches of one seat count."""
        return fixtures(self.bots, setup.seats, self.deals)

    def pairings(self, results: Results) -> list[Pairing]:
        """What is known of each pairing at one seat count."""
        return pairings(results.outcomes, self.bots, results.setup.seats, self.deals)


def play(job: tuple[MatchSetup, Fixture]) -> tuple[MatchSetup, Outcome]:
    """Play one match."""
    setup, fixture = job
    decisions, seconds = [0] * setup.seats, [0.0] * setup.seats

    def watch(match: Match, seat: int, spent: float) -> None:
        decisions[seat] += 1
        seconds[seat] += spent

    match = matches.play(setup, fixture.deal, fixture.bots, watch)
    return setup, Outcome(
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
    for setup in tournament.setups:
        matches.play(setup, 0, (tournament.bots[0],) * setup.seats, lambda *_: None, longest=1).points()
        for name in tournament.bots:
            matches.ready(setup, name)


class Run:
    """A tournament and its results in a folder: what is there, what is missing; iterate over `play` to play that.

    A context manager, which closes the files. Making one raises BadInput if the folder holds something else.
    """

    def __init__(self, tournament: Tournament, folder: Path) -> None:
        self.tournament = tournament
        self.folder = folder
        with ExitStack() as files:
            self.results = [files.enter_context(closing(Results(folder, own))) for own in tournament.setups]
            self._files = files.pop_all()

    def __enter__(self) -> Run:
        return self

    def __exit__(self, *_: object) -> None:
        self._files.close()

    @property
    def total(self) -> int:
        """How many matches the tournament has."""
        return sum(len(self.tournament.fixtures(setup)) for setup in self.tournament.setups)

    def missing(self) -> list[tuple[MatchSetup, Fixture]]:
        """The matches still to be played."""
        return [
            (results.setup, fixture)
            for results in self.results
            for fixture in results.missing(self.tournament.fixtures(results.setup))
        ]

    def play(self, jobs: int, seconds_limit: float | None = None) -> Generator[Outcome, None, None]:
        """Play what is missing in so many processes; each outcome is in its file before it is yielded.

        After `seconds_limit` no match is begun any more. Close the generator to leave early: the workers end at once.
        """
        missing = self.missing()
        if not missing:
            return
        by_setup = {results.setup: results for results in self.results}
        begun = time.monotonic()
        in_time = _until(missing, None if seconds_limit is None else begun + seconds_limit)
        prepare(self.tournament)
        with closing(pool.run(play, in_time, min(jobs, len(missing)))) as outcomes:
            for setup, outcome in outcomes:
                by_setup[setup].add(outcome)
                yield outcome


def play_missing(
    setup: MatchSetup, wanted: Iterable[Fixture], folder: Path, jobs: int, seconds_limit: float
) -> dict[Fixture, Outcome]:
    """Play those of the matches that a folder does not know yet, in so many processes; return all that it then knows.

    After `seconds_limit` no match is begun any more.
    """
    deadline = time.monotonic() + seconds_limit
    with closing(Results(folder, setup)) as results:
        in_time = _until([(setup, fixture) for fixture in results.missing(wanted)], deadline)
        with closing(pool.run(play, in_time, jobs)) as outcomes:
            for _, outcome in outcomes:
                results.add(outcome)
        return dict(results.outcomes)


def _until(jobs: Iterable[Any], deadline: float | None) -> Iterator[Any]:
    """The jobs, as long as there is time."""
    for job in jobs:
        if deadline is not None and time.monotonic() >= deadline:
            return
        yield job


def default_folder(game: str) -> Path:
    """Where results are kept if nothing is said."""
    return Path("arena-results") / game
