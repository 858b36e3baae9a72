"""Does luck average to nothing? Reviews of mirrored matches between unequal bots: the mean luck of the weaker one.

    python tools/luck.py ravens --bots beginner skilled --deals 500

Each deal is played twice, the bots changing seats, so that good and bad cards cancel out: what is left of luck in the
mean is a fault of the review. Ends with 1 if the mean, with its 95 % interval, lies outside of ± 0.02.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt

import numpy as np

from ludotheque import games
from ludotheque.bots.review import review
from ludotheque.lab.matches import MatchSetup, play

ALLOWED = 0.02
SURE = 1.96
PARTS = ("start", "own", "others", "luck", "result")


def splits(setup: MatchSetup, deal: int, line_up: list[str], iterations: int | None) -> list[float]:
    """The parts of the weaker bot's way, the mean of both seatings of a deal."""
    ways = []
    for seat, bots in enumerate((line_up, line_up[::-1])):
        match = play(setup, deal, bots, lambda *_: None)
        split = review(match, iterations).splits[seat]
        ways.append([getattr(split, part) if split else 0.0 for part in PARTS])
    return [float(value) for value in np.mean(ways, axis=0)]


def main() -> int:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description="The mean luck in reviews of mirrored matches.")
    parser.add_argument("game")
    parser.add_argument("--bots", nargs=2, default=["beginner", "skilled"], help="the weaker one first")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--iterations", type=int, default=None)
    wishes = parser.parse_args()
    options = dict(word.split("=", 1) for word in wishes.option)
    setup = MatchSetup.read(wishes.game, max(2, games.get(wishes.game).seats[0]), options, 1)
    ways = np.array([splits(setup, deal, wishes.bots, wishes.iterations) for deal in range(wishes.deals)])
    means, errors = ways.mean(axis=0), SURE * ways.std(axis=0, ddof=1) / sqrt(len(ways))
    for part, mean, error in zip(PARTS, means, errors, strict=True):
        print(f"{part:8} {mean:+.3f} ± {error:.3f}")
    luck = PARTS.index("luck")
    return int(abs(means[luck]) - errors[luck] > ALLOWED)


if __name__ == "__main__":
    sys.exit(main())
