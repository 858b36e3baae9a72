"""How strong the levels are: each plays the one below it, and what comes of it is written where the game keeps it.

    python tools/ratings.py adventureland --seats 4 --option scenario=2 --deals 60 --master-deals 4

A match that is done is a line in a folder below `arena-results`, so the next run goes on where the last one stopped.
Run it where nothing else runs: the highest levels think for so long by the clock.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from ludotheque import bots, games
from ludotheque.bots.ratings import FILE
from ludotheque.core.game import written_options
from ludotheque.lab import arena, pool
from ludotheque.lab.matches import MatchSetup
from ludotheque.lab.ratings import Rating, rate
from ludotheque.lab.results import Fixture
from ludotheque.lab.standings import line_ups

ANCHOR = "casual"
"""The level that is rated 1000."""
FEWEST = 12
"""A level that has played fewer matches against the one below it is told no rating: they say next to nothing."""


def fixtures(seats: int, deals: dict[str, int]) -> list[Fixture]:
    """Each level against the one below it, the quick ones first; `deals` says how many by the upper level."""
    return [
        Fixture(deal, line_up)
        for lower, upper in pairwise(bots.LEVELS)
        for deal in range(deals[upper])
        for line_up in line_ups(upper, lower, seats)
    ]


def duels(known: Iterable[Fixture], lower: str, upper: str) -> int:
    """How many matches were played between two levels."""
    return sum(set(fixture.bots) == {lower, upper} for fixture in known)


def numbers(found: Rating) -> list[int | None]:
    """A rating and the ends of its interval, as `ratings.json` has them."""
    if found.bot == ANCHOR:
        return [1000, 1000, 1000]
    return [round(found.elo.value), round(found.elo.low), round(found.elo.high) if found.bounded else None]


def write(game: str, seats: int, options: dict[str, int], levels: dict[str, list[int | None]]) -> None:
    """Put a table into the game's file, in the place of the one that was measured before."""
    path = games.folder(game) / FILE
    tables = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    others = [table for table in tables if (table["seats"], table["options"]) != (seats, options)]
    whole = [*others, {"seats": seats, "options": options, "levels": levels}]
    whole.sort(key=lambda table: (table["seats"], sorted(table["options"].items())))
    lines = ",\n".join(f" {json.dumps(table)}" for table in whole)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> None:
    """Play, tell and write."""
    parser = argparse.ArgumentParser(description="Ratings of the levels with their intervals.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--deals", type=int, default=100, help="of the quick levels")
    parser.add_argument("--master-deals", type=int, default=12)
    parser.add_argument("--champion-deals", type=int, default=0)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no match after so long")
    wishes = parser.parse_args()
    game = games.get(wishes.game)
    seats = wishes.seats or max(2, game.seats[0])
    options = {name: int(value) for name, value in written_options(wishes.option).items()}
    setup = MatchSetup.read(game.name, seats, options, wishes.seed)
    deals = dict.fromkeys(bots.LEVELS, wishes.deals)
    deals |= {"master": wishes.master_deals, "champion": wishes.champion_deals}
    folder = Path("arena-results") / "-".join([game.name, "ratings", *wishes.option])
    known = arena.play_missing(setup, fixtures(seats, deals), folder, pool.cores(), wishes.seconds)
    played = [
        bots.LEVELS[0],
        *(upper for lower, upper in pairwise(bots.LEVELS) if duels(known, lower, upper) >= FEWEST),
    ]
    found = {each.bot: each for each in rate(known, played, seats, max(deals.values()), ANCHOR)}
    levels = {level: numbers(found[level]) for level in played}
    for level, told in levels.items():
        print(level, *told)
    write(game.name, seats, options, levels)


if __name__ == "__main__":
    main()
