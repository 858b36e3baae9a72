"""How sure a figure is: 95 % intervals by drawing the independent units (deals, matches) anew, with replacement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]

DRAWS = 2000
"""Times that the units are drawn anew."""
OUTSIDE = 0.05
"""The share of intervals that may miss."""


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def as_json(self) -> dict[str, float]:
        """The figure for JSON."""
        return {"value": _rounded(self.value), "low": _rounded(self.low), "high": _rounded(self.high)}


def _rounded(number: float) -> float:
    """Six digits that count: more would tell nothing."""
    return float(f"{number:.6g}")


def redraws(units: int, draws: int = DRAWS, seed: int = 0) -> Floats:
    """How often each unit comes up in each draw: one row a draw, each adding up to `units`."""
    luck = np.random.default_rng(seed)
    return luck.multinomial(units, np.full(units, 1 / units), size=draws).astype(np.float64)


def middle(values: Floats) -> tuple[float, float]:
    """Between which two the middle 95 % of the values lie."""
    low, high = np.quantile(values, [OUTSIDE / 2, 1 - OUTSIDE / 2])
    return float(low), float(high)


def ratio(sums: Floats, counts: Floats, span: tuple[float, float] | None = None) -> Estimate:
    """The mean of something that each unit has `counts` of, adding up to `sums`; some count is not zero.

    `span` is the least and the most that one of them can be, if there is such a thing. It matters only where all units
    agree: drawing them anew shows no spread then, but another unit might still differ.
    """
    value = float(sums.sum() / counts.sum())
    own = sums[counts > 0] / counts[counts > 0]
    if span is not None and np.ptp(own) == 0:
        return Estimate(value, *_unanimous(value, len(own), span))
    weights = redraws(len(sums))
    drawn = weights @ counts
    return Estimate(value, *middle((weights @ sums)[drawn > 0] / drawn[drawn > 0]))


def mean(values: Floats, span: tuple[float, float] | None = None) -> Estimate:
    """The mean of one value a unit, of which there is at least one."""
    return ratio(values, np.ones(len(values)), span)


def _unanimous(value: float, units: int, span: tuple[float, float]) -> tuple[float, float]:
    """All units have the same value: that many would agree by luck if a larger part than `unseen` were different."""
    unseen = 1 - (OUTSIDE / 2) ** (1 / units)
    low, high = span
    return value - unseen * (value - low), value + unseen * (high - value)


def seats_alike(shares: Floats, draws: int = DRAWS, seed: int = 0) -> float:
    """How often mere luck makes the seats differ as much as they do here, or more (a p-value, by permutation).

    `shares` has a row for each match: the part of the first place that each seat has. If seats do not matter, every
    order of a row is equally likely.
    """
    luck = np.random.default_rng(seed)
    seen = _unevenness(shares)
    extremes = sum(_unevenness(luck.permuted(shares, axis=1)) >= seen - 1e-12 for _ in range(draws))
    return (extremes + 1) / (draws + 1)


def _unevenness(shares: Floats) -> float:
    return float(np.var(shares.mean(axis=0)))
