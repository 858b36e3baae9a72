"""Judging moves without a search, as people do: with some overlooked and the others misjudged.

What a player thinks of the moves is the game's rule of thumb or, where there is one, its net. Mistakes are then those
that the net thinks possible: a move that it holds for a blunder is not made, however shaky the judgement.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import Any, NamedTuple

from ..core.chance import siphash, u64
from ..core.dispatch import legal, rate_moves
from ..core.maths import cos_of_turn, log
from ..core.records import Floats, Ints
from ..core.rule import rule
from ..nets.inference import Scratch, Weights, infer
from ..nets.tokens import Words

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


class Eyes(NamedTuple):
    """How a player sees moves."""

    noise: float
    """The standard deviation of the misjudgement, in temperatures."""
    overlooks: float
    """The share of moves that the player does not notice; one is noticed in any case."""
    furthest: float
    """A move that lies more temperatures than that behind the best one is never made."""


@rule
def chosen(ratings: Floats, count: int, seed: int, temperature: float, eyes: Eyes) -> int:
    """The best of `count` moves in the eyes of a player. Of equals the first is taken."""
    noise, overlooks, furthest = eyes.noise, eyes.overlooks, eyes.furthest
    first = 0
    for i in range(count):
        if ratings[i] > ratings[first]:
            first = i
    least = ratings[first] - furthest * temperature
    noticed = int(siphash(seed, 0, 3 * count + 1) >> u64(33)) * count >> 31
    if ratings[noticed] < least:
        noticed = first
    best, most = noticed, -inf
    for i in range(count):
        if i != noticed and (ratings[i] < least or uniform(seed, 2 * count + i + 1) < overlooks):
            continue
        rating = ratings[i]
        if noise > 0.0:
            rating += temperature * (noise * normal(uniform(seed, i + 1), uniform(seed, count + i + 1)))
        if rating > most:
            best, most = i, rating
    return best


@rule
def judged(
    s: Any, seat: int, seed: int, temperature: float, noise: float, overlooks: float, moves: Ints, ratings: Floats
) -> int:
    """The move of a player who judges by the rule of thumb, as in `chosen`.

    `moves` and `ratings` are room for every legal move.
    """
    count = legal(s, seat, moves)
    rate_moves(s, seat, moves, count, ratings)
    return int(moves[chosen(ratings, count, seed, temperature, Eyes(noise, overlooks, inf))])


@rule
def judged_by_net(
    s: Any,
    words: Words,
    seat: int,
    seed: int,
    eyes: Eyes,
    weights: Weights,
    scratch: Scratch,
    moves: Ints,
    ratings: Floats,
) -> int:
    """The move of a player who judges by the net, as in `chosen`; a temperature is one of the net's scores.

    `words` are the 64-bit words of `s`; `moves` and `ratings` are room for every legal move.
    """
    count = legal(s, seat, moves)
    infer(weights, scratch, s, words, seat, moves, count, ratings)
    return int(moves[chosen(ratings, count, seed, 1.0, eyes)])
