"""Does luck average to nothing? Reviews of mirrored matches between unequal bots: the mean luck of each of them.

    python tools/luck.py ravens --bots beginner skilled --deals 500
    python tools/luck.py ravens --kept ravens.jsonl --seconds 500

Each deal is played twice, the bots changing seats, so that good and bad cards cancel out: what is left of luck in the
mean is a fault of the review. Ends with 1 if a mean lies outside of ± 0.02, with 2 if there are too few deals to tell.
Tells also which `choice_weight` and `start_lack` of the game (`core/evaluation.py`) would make both means 0, which only
bots of unequal strength can tell.
With `--kept` a deal that is done is a line of that file, and the next run goes on where the last one stopped.
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
from ludotheque.core.records import Floats
from ludotheque.lab.matches import MatchSetup, play

ALLOWED = 0.02
ENOUGH = 0.01
"""The standard error of a mean that is to be believed."""
PARTS = ("start", "own", "others", "luck", "result")


def splits(setup: MatchSetup, deal: int, line_up: list[str], iterations: int | None) -> list[list[float]]:
    """The parts of each bot's way, the mean of both seatings of a deal."""
    ways = []
    for bots in (line_up, line_up[::-1]):
        match = play(setup, deal, bots, lambda *_: None)
        found = review(match, iterations).splits
        own = found if bots is line_up else found[::-1]
        ways.append([[getattr(split, part) if split else 0.0 for part in PARTS] for split in own])
    mean: list[list[float]] = np.mean(ways, axis=0).tolist()
    return mean


def measured(wishes: argparse.Namespace) -> Iterator[list[list[float]]]:
    """The ways of all deals, those that are kept first, until they are done or the time is up."""
    options = dict(word.split("=", 1) for word in wishes.option)
    setup = MatchSetup.read(wishes.game, max(2, games.get(wishes.game).seats[0]), options, 1)
    kept: Path | None = wishes.kept
    done = [json.loads(line) for line in kept.read_text().splitlines()] if kept and kept.exists() else []
    yield from done[: wishes.deals]
    until = time.monotonic() + wishes.seconds
    for deal in range(wishes.first + len(done), wishes.first + wishes.deals):
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
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, metavar="DEAL", help="the number of the first deal")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--iterations", type=int, default=None)
    parser.add_argument("--kept", type=Path, default=None, metavar="FILE")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    wishes = parser.parse_args()
    ways = np.array(list(measured(wishes)))
    means, errors = ways.mean(axis=0), ways.std(axis=0, ddof=1) / sqrt(len(ways))
    print(f"{wishes.game}: {len(ways)} deals, {2 * len(ways)} matches")
    for bot, mean, error in zip(wishes.bots, means, errors, strict=True):
        told = (f"{part} {value:+.4f} ± {off:.4f}" for part, value, off in zip(PARTS, mean, error, strict=True))
        print(f"{bot:9}", ", ".join(told), "(standard errors)")
    if len(set(wishes.bots)) == 2:
        print("would be 0 with choice_weight {:.3f}, start_lack {:.3f}".format(*fitting(wishes.game, means)))
    luck = PARTS.index("luck")
    if errors[:, luck].max() > ENOUGH:
        return 2
    return int(np.abs(means[:, luck]).max() > ALLOWED)


def fitting(game: str, means: Floats) -> tuple[float, float]:
    """The weight of choices and the lack of starts by which both bots' mean luck would have been 0."""
    now = games.get(game).search
    way = means[:, 4] - means[:, 0]
    choices = means[:, 1] + means[:, 2]
    times = (way[0] - way[1]) / (choices[0] - choices[1])
    return now.choice_weight * times, now.start_lack + way[0] - times * choices[0]


if __name__ == "__main__":
    sys.exit(main())
