"""Functions of fractions: as good as those of the machine, and with bits of their own."""

from __future__ import annotations

import math
import random

from ludotheque.core.maths import cos_of_turn, exp, log


def ulps(one: float, other: float) -> float:
    return abs(one - other) / math.ulp(max(abs(one), abs(other)))


def test_they_are_right_to_the_last_digit_but_one() -> None:
    rng = random.Random(1)
    for _ in range(5000):
        x = -rng.random() * 10.0 ** rng.randint(-9, 2)
        assert ulps(exp(x), math.exp(x)) <= 1
        x = (rng.randrange(1 << 30) + 0.5) / (1 << 30)
        assert ulps(log(x), math.log(x)) <= 1
        x = rng.random()
        assert abs(cos_of_turn(x) - math.cos(2 * math.pi * x)) < 1e-15


def test_what_is_exact_is_exact() -> None:
    assert exp(0.0) == 1.0 and exp(-1000.0) == 0.0 and log(1.0) == 0.0
    assert [cos_of_turn(part / 4) for part in range(5)] == [1.0, 0.0, -1.0, 0.0, 1.0]


def test_their_bits_stay() -> None:
    """The same on every processor and in every browser: seeds give what they gave."""
    values = exp(-1.0), exp(-0.1), log(0.3), cos_of_turn(0.1)
    assert [value.hex() for value in values] == [
        "0x1.78b56362cef38p-2",
        "0x1.cf46d99d52b3ap-1",
        "-0x1.34378fcbda721p+0",
        "0x1.9e3779b97f4a8p-1",
    ]
