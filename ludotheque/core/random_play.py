"""Random play of any game, compiled: for the battery, for benchmarks, and as luck for players."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from . import bits
from .chance import siphash, u64
from .dispatch import legal, play, start
from .records import Ints, Record
from .rule import rule

ENDLESS = 1 << 40


@rule
def any_of(rng: npt.NDArray[np.uint64], n: int) -> int:
    """A number from 0 to n−1 from a player's own generator: (key, key, counter). Never from the key of the match."""
    rng[2] = u64(rng[2] + u64(1))
    return int(siphash(rng[0], rng[1], rng[2]) >> u64(33)) * n >> 31


@rule
def next_seat(s: Record) -> int:
    """The lowest seat that owes a decision."""
    return bits.lowest(s.waiting)


@rule
def random_match(s: Record, rng: npt.NDArray[np.uint64], moves: Ints, limit: int) -> int:
    """Play on with random legal moves to the end, or for `limit` moves; return how many were made."""
    count = 0
    while s.waiting != 0 and count < limit:
        seat = next_seat(s)
        play(s, seat, moves[any_of(rng, legal(s, seat, moves))])
        count += 1
    return count


@rule
def random_matches(states: npt.NDArray[Any], rng: npt.NDArray[np.uint64], moves: Ints, count: int) -> int:
    """Play whole matches with random legal moves, every one listed before one is chosen; return the moves made.

    `states[1]` is the match before its start; `states[0]` is played on.
    """
    made = 0
    for match in range(count):
        states[0] = states[1]
        states[0].key[0] = u64(match)
        start(states[0])
        made += random_match(states[0], rng, moves, ENDLESS)
    return made
