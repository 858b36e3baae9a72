"""How strong thinking makes: first places against the level *skilled*, by the time that a decision takes.

    python tools/budgets.py odin --plot docs/budget-odin.svg
    python tools/budgets.py odin --seats 4 --seconds 600

Every bot plays each deal in every seat, all other seats being skilled's. A match that is done is a line in the folder
`arena-results/GAME-budgets`, so the next run goes on where the last one stopped. Run it where nothing else runs: times
are those of the clock, and as many matches are played at once as there are cores.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from pathlib import Path

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure
from matplotlib.ticker import EngFormatter, PercentFormatter

from ludotheque import games
from ludotheque.cli.render import sayer
from ludotheque.core.game import Game, written_options
from ludotheque.core.text import text
from ludotheque.lab import arena, pool
from ludotheque.lab.intervals import Estimate, ratio
from ludotheque.lab.matches import MatchSetup, first_shares
from ludotheque.lab.plots import BLUE, ORANGE, QUIET, STYLE
from ludotheque.lab.results import Fixture, Outcome
from ludotheque.nets import file as nets

REFERENCE = "skilled"
DEALS = {0.001: 40, 0.01: 30, 0.1: 12, 0.3: 12, 2.0: 4}
"""Of each budget in seconds, how many deals are played: the long ones cost a minute or two a match."""
LEVELS = {0.3: "master", 2.0: "champion"}
"""Whose budgets these are."""
CURVES = {"search": (BLUE, "search without the net"), "guided": (ORANGE, "search with the net")}


@dataclass(frozen=True)
class Entrant:
    """A bot, which curve it belongs to, and how many deals it plays."""

    bot: str
    curve: str
    deals: int


@dataclass(frozen=True)
class Point:
    """What came of a bot: how often it was first, and the seconds of a decision in the mean."""

    entrant: Entrant
    share: Estimate
    seconds: float
    matches: int


def entrants(game: Game, seats: int) -> list[Entrant]:
    """The net alone, and searches of every budget, with and without it; the game's own kind of search comes first.
    At the budgets of levels that one is the level itself."""
    brought = nets.load(game) is not None
    own, other = ("guided", "search") if nets.load_to_search(game, seats) else ("search", "guided")
    found = [Entrant("net", "net", DEALS[0.001])] if brought else []
    for curve in (own, other) if brought else (own,):
        for seconds, deals in DEALS.items():
            level = LEVELS.get(seconds) if curve == own else None
            found.append(Entrant(level or f"{curve}:seconds={seconds}", curve, deals))
    return found


def fixtures(entrant: Entrant, seats: int) -> list[Fixture]:
    """The bot in every seat of every deal."""
    line_ups = [tuple(entrant.bot if seat == own else REFERENCE for seat in range(seats)) for own in range(seats)]
    return [Fixture(deal, line_up) for deal in range(entrant.deals) for line_up in line_ups]


def point(entrant: Entrant, outcomes: list[Outcome]) -> Point:
    """What the matches of a bot tell."""
    by_deal: dict[int, list[float]] = {}
    seconds, decisions = 0.0, 0
    for each in outcomes:
        seat = each.bots.index(entrant.bot)
        by_deal.setdefault(each.deal, []).append(first_shares(each.places)[seat])
        seconds, decisions = seconds + each.seconds[seat], decisions + each.decisions[seat]
    sums = np.array([sum(shares) for shares in by_deal.values()])
    counts = np.array([len(shares) for shares in by_deal.values()], dtype=np.float64)
    return Point(entrant, ratio(sums, counts, (0.0, 1.0)), seconds / max(1, decisions), len(outcomes))


def rating(share: float, seats: int) -> float:
    """By how much a bot is rated above the others at its table, which are all alike."""
    share = min(max(share, 1e-3), 1 - 1e-3)
    return 400 * math.log10(share * (seats - 1) / (1 - share))


def play(wishes: argparse.Namespace) -> list[Point]:
    """Play what is missing until it is done or the time is up, and tell what there is."""
    game = games.get(wishes.game)
    seats = wishes.seats or max(2, game.seats[0])
    setup = MatchSetup.read(game.name, seats, written_options(wishes.option), wishes.seed)
    folder = wishes.out or Path("arena-results") / f"{game.name}-budgets"
    own = entrants(game, seats)
    wanted = [fixture for entrant in own for fixture in fixtures(entrant, seats)]
    known = arena.play_missing(setup, wanted, folder, wishes.jobs or pool.cores(), wishes.seconds)
    played = {entrant: [known[each] for each in fixtures(entrant, seats) if each in known] for entrant in own}
    return [point(entrant, outcomes) for entrant, outcomes in played.items() if outcomes]


def draw(path: Path, title: str, points: list[Point]) -> None:
    """A picture of all points with their intervals."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(6.4, 3.6), layout="constrained")
        axes = figure.add_subplot()
        axes.set_title(title)
        for curve, (colour, label) in CURVES.items():
            there = [each for each in points if each.entrant.curve == curve]
            if there:
                times, shares = [each.seconds for each in there], [each.share.value for each in there]
                away = [[each.share.value - each.share.low for each in there],
                        [each.share.high - each.share.value for each in there]]  # fmt: skip
                axes.errorbar(times, shares, yerr=away, color=colour, marker="o", capsize=3, label=label)
        for each in points:
            if each.entrant.curve == "net":
                axes.axhspan(each.share.low, each.share.high, color=QUIET, alpha=0.25, lw=0)
                axes.axhline(each.share.value, color=QUIET, lw=1, label="the net alone")
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(EngFormatter(unit="s"))
        axes.set_xlabel("time of a decision, in the mean")
        axes.set_ylabel(f"first places against {REFERENCE}")
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))
        axes.set_ylim(0, 1)
        axes.legend(loc="best")
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Play, tell and draw."""
    parser = argparse.ArgumentParser(description="First places against skilled by the time of a decision.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no match after so long")
    parser.add_argument("--out", type=Path, default=None, metavar="DIR")
    parser.add_argument("--plot", type=Path, default=None, metavar="FILE")
    wishes = parser.parse_args()
    points = play(wishes)
    seats = wishes.seats or max(2, games.get(wishes.game).seats[0])
    for each in points:
        low, high = (f"{rating(edge, seats):+.0f}" for edge in (each.share.low, each.share.high))
        print(
            f"{each.entrant.bot:22} {1000 * each.seconds:8.2f} ms  {each.share.value:6.1%} "
            f"({each.share.low:.1%} to {each.share.high:.1%}) of {each.matches:3}  "
            f"{rating(each.share.value, seats):+.0f} ({low} to {high})"
        )
    if wishes.plot:
        name = sayer("en")(text(f"{wishes.game}-name"))
        title = f"{name}, {seats} seats" + "".join(f", {each}" for each in wishes.option)
        draw(wishes.plot, title, points)


if __name__ == "__main__":
    main()
