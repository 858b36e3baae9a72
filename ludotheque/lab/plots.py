"""Pictures of what the laboratory found, as SVG or PNG by the name of the file; needs the package matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from .intervals import Estimate
from .study import STRETCHES, Study, branching_over_time

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from .ratings import Rating
    from .standings import Pairing

INK, QUIET, BLUE, ORANGE = "#22303c", "#8a949e", "#2f6f9f", "#d9822b"
STYLE: Any = {
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": INK,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
    "savefig.dpi": 150,
    # The same figures give the same file.
    "svg.hashsalt": "ludotheque",
}
KINDS = (".svg", ".png")
MOST_BARS = 40


def arena(
    path: Path, title: str, tables: Sequence[tuple[int, Sequence[Pairing], Sequence[Rating]]], anchor: str
) -> None:
    """The share of first places of each pairing and, where there are any, the ratings: a row for each seat count."""
    with mpl.rc_context(STYLE):
        columns = 2 if any(ratings for _, _, ratings in tables) else 1
        heights = [max(1.6, 0.42 * max(len(pairings), len(ratings)) + 1.1) for _, pairings, ratings in tables]
        figure = Figure(figsize=(5.2 * columns, sum(heights) + 0.5), layout="constrained")
        figure.suptitle(title, x=0.01, ha="left", fontweight="bold")
        rows = figure.subplots(len(tables), columns, squeeze=False, height_ratios=heights)
        for axes, (seats, pairings, ratings) in zip(rows, tables, strict=True):
            _first_places(axes[0], seats, pairings)
            if columns == 2:
                _ratings(axes[1], seats, ratings, anchor)
        _save(figure, path)


def _first_places(axes: Axes, seats: int, pairings: Sequence[Pairing]) -> None:
    labels = [f"{pairing.bot}\nagainst {pairing.against}" for pairing in pairings]
    _whiskers(axes, labels, [pairing.first for pairing in pairings])
    axes.axvline(1 / seats, color=ORANGE, linestyle="--", linewidth=1.2, zorder=0)
    axes.text(1 / seats, 1.0, " par", color=ORANGE, transform=axes.get_xaxis_transform(), va="top")
    axes.set_xlim(-0.02, 1.02)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel("first places (share of matches, 95 % intervals)")
    axes.set_title(f"{seats} seats")


def _ratings(axes: Axes, seats: int, ratings: Sequence[Rating], anchor: str) -> None:
    _whiskers(
        axes,
        [rating.bot + ("" if rating.bounded else "\n(distance unknown)") for rating in ratings],
        [rating.elo for rating in ratings],
    )
    axes.set_xlabel(f"rating (Elo scale, {anchor} is 1000, 95 % intervals)")
    axes.set_title(f"{seats} seats")


def _whiskers(axes: Axes, labels: Sequence[str], estimates: Sequence[Estimate]) -> None:
    """A dot with its interval for each label, the first one on top."""
    heights = np.arange(len(labels))
    axes.errorbar(
        [estimate.value for estimate in estimates],
        heights,
        xerr=_bars(estimates),
        fmt="o",
        color=BLUE,
        markersize=5,
        capsize=3,
        linewidth=1.5,
    )
    axes.set_yticks(heights, labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.grid(axis="x", color=QUIET, alpha=0.25)
    axes.tick_params(axis="y", length=0)


def _bars(estimates: Sequence[Estimate]) -> list[list[float]]:
    below = [max(0.0, estimate.value - estimate.low) for estimate in estimates]
    return [below, [max(0.0, estimate.high - estimate.value) for estimate in estimates]]


def study(folder: Path, title: str, studies: Sequence[Study], kind: str = ".svg") -> list[Path]:
    """Four pictures in a folder that is there: lengths, branching, first places, points; return their files."""
    with mpl.rc_context(STYLE):
        drawn = {
            "lengths": _lengths(studies, f"{title}: length of a match"),
            "branching": _branching(studies, f"{title}: choice in the course of a match"),
            "points": _points(studies, f"{title}: points at the end"),
        }
        if any(own.by_seat for own in studies):
            drawn["first-places"] = _seats(
                [s for s in studies if s.by_seat], f"{title}: first places by seat (dashed: par)"
            )
        paths = [folder / f"{name}{kind}" for name in drawn]
        for figure, path in zip(drawn.values(), paths, strict=True):
            _save(figure, path)
        return paths


def _stacked(studies: Sequence[Study], title: str) -> tuple[Figure, list[Axes]]:
    """A figure with one row for each seat count, all over the same horizontal axis."""
    figure = Figure(figsize=(6.4, 1.5 * len(studies) + 1.2), layout="constrained")
    figure.suptitle(title, x=0.01, ha="left", fontweight="bold")
    rows = [row[0] for row in figure.subplots(len(studies), 1, squeeze=False, sharex=True)]
    for axes, own in zip(rows, studies, strict=True):
        axes.set_title(_seats_in_words(own.setting.seats))
    return figure, rows


def _seats_in_words(seats: int) -> str:
    return "1 seat" if seats == 1 else f"{seats} seats"


def _edges(numbers: Sequence[int]) -> Any:
    """Edges of at most `MOST_BARS` bars of whole numbers, each as wide as the next."""
    low, high = min(numbers), max(numbers)
    width = -(-(high - low + 1) // MOST_BARS)
    return np.arange(low, high + width + 1, width) - 0.5


def _lengths(studies: Sequence[Study], title: str) -> Figure:
    figure, rows = _stacked(studies, title)
    edges = _edges([len(course.branching) for own in studies for course in own.courses])
    for axes, own in zip(rows, studies, strict=True):
        axes.hist([len(course.branching) for course in own.courses], bins=edges, color=BLUE)
        axes.axvline(own.decisions.value, color=ORANGE, linewidth=1.5)
        axes.set_title(f"{_seats_in_words(own.setting.seats)}, mean {own.decisions.value:.0f}")
        axes.set_ylabel("matches")
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
    rows[-1].set_xlabel("length (decisions)")
    return figure


def _branching(studies: Sequence[Study], title: str) -> Figure:
    figure = Figure(figsize=(6.4, 4.0), layout="constrained")
    figure.suptitle(title, x=0.01, ha="left", fontweight="bold")
    axes = figure.subplots()
    shades = mpl.colormaps["viridis"](np.linspace(0.1, 0.85, len(studies)))
    for own, shade in zip(studies, shades, strict=True):
        course = branching_over_time(own.courses)
        at = (np.arange(len(course)) + 0.5) / STRETCHES
        axes.plot(at, [part.value for part in course], color=shade, label=_seats_in_words(own.setting.seats))
        axes.fill_between(
            at, [part.low for part in course], [part.high for part in course], color=shade, alpha=0.2, linewidth=0
        )
    axes.set_xlim(0, 1)
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel("part of the match's decisions made")
    axes.set_ylabel("legal moves (mean, 95 % band)")
    axes.grid(axis="y", color=QUIET, alpha=0.25)
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5))
    return figure


def _points(studies: Sequence[Study], title: str) -> Figure:
    figure, rows = _stacked(studies, title)
    edges = _edges([points for own in studies for course in own.courses for points in course.points])
    for axes, own in zip(rows, studies, strict=True):
        seats = [pair for c in own.courses for pair in zip(c.points, c.first_shares, strict=True)]
        groups = [[points for points, share in seats if (share > 0) is first] for first in (True, False)]
        axes.hist(groups, bins=edges, stacked=True, color=[BLUE, QUIET], label=["first place", "others"])
        axes.set_ylabel("seats")
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
    rows[0].legend(ncols=2, loc="lower right", bbox_to_anchor=(1, 1), borderaxespad=0)
    rows[-1].set_xlabel("points")
    return figure


def _seats(studies: Sequence[Study], title: str) -> Figure:
    widths = [own.setting.seats for own in studies]
    figure = Figure(figsize=(max(4.5, 0.4 * sum(widths) + 0.5 * len(widths) + 0.8), 3.4), layout="constrained")
    figure.suptitle(title, x=0.01, ha="left", fontweight="bold")
    panels = figure.subplots(1, len(studies), squeeze=False, sharey=True, width_ratios=widths)[0]
    for axes, own in zip(panels, studies, strict=True):
        assert own.by_seat is not None
        shares = own.by_seat.shares
        at = np.arange(len(shares))
        axes.bar(at, [share.value for share in shares], width=0.7, color=BLUE, alpha=0.35)
        axes.errorbar(
            at, [share.value for share in shares], yerr=_bars(shares), fmt="o", color=BLUE, markersize=4, capsize=3
        )
        axes.axhline(1 / len(shares), color=ORANGE, linestyle="--", linewidth=1.2)
        axes.set_xticks(at)
        axes.set_xlabel("seat")
        axes.set_title(_seats_in_words(len(shares)))
        axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    panels[0].set_ylabel("first places (95 % intervals)")
    panels[0].set_ylim(bottom=0)
    return figure


def _save(figure: Figure, path: Path) -> None:
    figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
