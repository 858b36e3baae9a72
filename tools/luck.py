"""Does luck average to nothing? Reviews of mirrored matches between unequal bots: the mean luck of the weaker one.

    python tools/luck.py ravens --bots beginner skilled --deals 500
    python tools/luck.py ravens --kept ravens.jsonl --seconds 500

Each deal is played twice, the bots changing seats, so that good and bad cards cancel out: what is left of luck in the
mean is a fault of the review. Ends with 1 if the mean lies outside of ± 0.02, with 2 if there are too few deals to
tell. With `--kept` a deal that is done is a line of that file, and the next run goes on where the last one stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import numpy as np

from ludotheque import games
from ludotheque.bots.review import review
from ludotheque.lab.matches import MatchSetup, play

ALLOWED = 0.02
ENOUGH = 0.01
"""The standard error of a mean that is to be believed."""
PARTS = ("start", "own", "others", "luck", "result")


def splits(setup: MatchSetup, deal: int, line_up: list[str], iterations: int | None) -> list[float]:
    """The parts of the weaker bot's way, the mean of both seatings of a deal."""
    ways = []
    for seat, bots in enumerate((line_up, line_up[::-1])):
        match = play(setup, deal, bots, lambda *_: None)
        split = review(match, iterations).splits[seat]
        ways.append([getattr(split, part) if split else 0.0 for part in PARTS])
    return [float(value) for value in np.mean(ways, axis=0)]


def measured(wishes: argparse.Namespace) -> Iterator[list[float]]:
    """The ways of all deals, those that are kept first, until they are done or the time is up."""
    options = dict(word.split("=", 1) for word in wishes.option)
    setup = MatchSetup.read(wishes.game, max(2, games.get(wishes.game).seats[0]), options, 1)
    kept: Path | None = wishes.kept
    done = [json.loads(line) for line in kept.read_text().splitlines()] if kept and kept.exists() else []
    yield from done[: wishes.deals]
    until = time.monotonic() + wishes.seconds
    for deal in range(len(done), wishes.deals):
        if time.monotonic() > until:
            return
        way = splits(setup, deal, wishes.bots, wishes.iterations)
        if kept:
            with kept.open("a") as file:
                file.write(json.dumps(way) + "\n")
        yield way


def main() -> int:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description="The mean luck in reviews of mirrored matches.")
    parser.add_argument("game")
    parser.add_argument("--bots", nargs=2, default=["beginner", "skilled"], help="the weaker one first")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--iterations", type=int, default=None)
    parser.add_argument("--kept", type=Path, default=None, metavar="FILE")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    wishes = parser.parse_args()
    ways = np.array(list(measured(wishes)))
    means, errors = ways.mean(axis=0), ways.std(axis=0, ddof=1) / sqrt(len(ways))
    print(f"{wishes.game}: {len(ways)} deals, {2 * len(ways)} matches")
    for part, mean, error in zip(PARTS, means, errors, strict=True):
        print(f"{part:8} {mean:+.4f}, standard error {error:.4f}")
    luck = PARTS.index("luck")
    if errors[luck] > ENOUGH:
        return 2
    return int(abs(means[luck]) > ALLOWED)


if __name__ == "__main__":
    sys.exit(main())
