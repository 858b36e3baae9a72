"""Judging moves without a search, as people do: by the rule of thumb, with some overlooked and the others misjudged."""

from __future__ import annotations

from math import inf, sqrt
from typing import Any

from ..core.chance import siphash, u64
from ..core.dispatch import legal, rate_moves
from ..core.maths import cos_of_turn, log
from ..core.records import Floats, Ints
from ..core.rule import rule

FINE = 1 << 30
"""In how many steps a number between 0 and 1 is drawn."""


@rule
def uniform(seed: int, number: int) -> float:
    """The number that comes so many-th from a player's seed: between 0 and 1, neither of them included."""
    return ((int(siphash(seed, 0, number) >> u64(33)) * FINE >> 31) + 0.5) / FINE


@rule
def normal(one: float, other: float) -> float:
    """A number of the standard normal distribution, from two between 0 and 1 (Box and Muller)."""
    return sqrt(-2.0 * log(one)) * cos_of_turn(other)


@rule
def judged(
    s: Any, seat: int, seed: int, temperature: float, noise: float, overlooks: float, moves: Ints, ratings: Floats
) -> int:
    """The best move in the eyes of a player who misjudges by `noise` prior temperatures (the standard deviation).

    `overlooks` is the share of moves that the player does not notice; one is noticed in any case. `moves` and `ratings`
    are room for every legal move. Of equals the first is taken.
    """
    count = legal(s, seat, moves)
    rate_moves(s, seat, moves, count, ratings)
    noticed = int(siphash(seed, 0, 3 * count + 1) >> u64(33)) * count >> 31
    best, most = noticed, -inf
    for i in range(count):
        if i != noticed and uniform(seed, 2 * count + i + 1) < overlooks:
            continue
        rating = ratings[i]
        if noise > 0.0:
            rating += temperature * (noise * normal(uniform(seed, i + 1), uniform(seed, count + i + 1)))
        if rating > most:
            best, most = i, rating
    return int(moves[best])
