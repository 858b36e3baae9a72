"""How sure a figure is: 95 % intervals by drawing the independent units (deals, matches) anew, with replacement."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]

DRAWS = 1000
"""Times that the units are drawn anew."""
ROOM = 4_000_000
"""Numbers held at a time while drawing."""
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


def redraws(columns: Floats) -> Floats:
    """The sums of each column (a row is a unit) in `DRAWS` draws of as many units with replacement: one row a draw."""
    luck, units = np.random.default_rng(0), len(columns)
    at_once = max(1, ROOM // units)
    sums = []
    for done in range(0, DRAWS, at_once):
        times = luck.multinomial(units, np.full(units, 1 / units), size=min(at_once, DRAWS - done))
        sums.append(times.astype(np.float64) @ columns)
    return np.concatenate(sums)


def resampled(columns: Floats, figure: Callable[[Floats], Floats]) -> Estimate:
    """A figure that follows from the sums of columns, a row of which is a unit.

    `figure` gets rows of such sums and returns one number for each; NaN where a draw of units has none.
    """
    drawn = figure(redraws(columns))
    value = float(figure(columns.sum(axis=0)[np.newaxis])[0])
    return Estimate(value, *middle(drawn[~np.isnan(drawn)]))


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
    return resampled(np.stack([sums, counts], axis=1), _quotient)


def _quotient(columns: Floats) -> Floats:
    sums, counts = columns.T
    return np.asarray(np.divide(sums, counts, out=np.full(len(sums), np.nan), where=counts > 0))


def mean(values: Floats, span: tuple[float, float] | None = None) -> Estimate:
    """The mean of one value a unit, of which there is at least one."""
    return ratio(values, np.ones(len(values)), span)


def deviation(sums: Floats, squares: Floats, counts: Floats) -> Estimate:
    """The standard deviation of something that each unit has `counts` of, with these sums and sums of squares."""

    def root_of_variance(columns: Floats) -> Floats:
        means, mean_squares = columns[:, :2].T / columns[:, 2]
        return np.asarray(np.sqrt(np.maximum(0.0, mean_squares - means**2)))

    return resampled(np.stack([sums, squares, counts], axis=1), root_of_variance)


def quantile(values: Floats, histograms: Floats, part: float) -> Estimate:
    """The least value that at least such a part of all is not above.

    `values` are ascending, and each row of `histograms` tells how many of each a unit has.
    """

    def reached(columns: Floats) -> Floats:
        up_to = np.cumsum(columns, axis=1)
        return np.asarray(values[np.argmax(up_to >= part * up_to[:, -1:] - 1e-9, axis=1)])

    return resampled(histograms, reached)


def _unanimous(value: float, units: int, span: tuple[float, float]) -> tuple[float, float]:
    """All units have the same value: that many would agree by luck if a larger part than `unseen` were different."""
    unseen = 1 - (OUTSIDE / 2) ** (1 / units)
    low, high = span
    return value - unseen * (value - low), value + unseen * (high - value)


def seats_alike(shares: Floats) -> float:
    """How often mere luck makes the seats differ as much as they do here, or more (a p-value, by permutation).

    `shares` has a row for each match: the part of the first place that each seat has. If seats do not matter, every
    order of a row is equally likely.
    """
    luck = np.random.default_rng(0)
    seen = _unevenness(shares)
    extremes = sum(_unevenness(luck.permuted(shares, axis=1)) >= seen - 1e-12 for _ in range(DRAWS))
    return (extremes + 1) / (DRAWS + 1)


def _unevenness(shares: Floats) -> float:
    return float(np.var(shares.mean(axis=0)))
