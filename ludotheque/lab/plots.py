"""Pictures of what the laboratory found, as SVG or PNG by the name of the file; needs the package matplotlib."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from ..core.text import Text, text
from .intervals import Estimate
from .ratings import Rating
from .standings import Pairing
from .study import STRETCHES, Study, branching_over_time

Say: TypeAlias = Callable[[Text], str]
"""Tells a text in the reader's language."""

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
    path: Path, title: str, tables: Sequence[tuple[int, Sequence[Pairing], Sequence[Rating]]], anchor: str, say: Say
) -> None:
    """The share of first places of each pairing and, where there are any, the ratings: a row for each seat count."""
    with mpl.rc_context(STYLE):
        columns = 2 if any(ratings for _, _, ratings in tables) else 1
        heights = [max(1.6, 0.42 * max(len(pairings), len(ratings)) + 1.1) for _, pairings, ratings in tables]
        figure = Figure(figsize=(5.2 * columns, sum(heights) + 0.5), layout="constrained")
        figure.suptitle(title, x=0.01, ha="left", fontweight="bold")
        rows = figure.subplots(len(tables), columns, squeeze=False, height_ratios=heights)
        for axes, (seats, pairings, ratings) in zip(rows, tables, strict=True):
            _first_places(axes[0], seats, pairings, say)
            if columns == 2:
                _ratings(axes[1], seats, ratings, anchor, say)
        _save(figure, path)


def _first_places(axes: Axes, seats: int, pairings: Sequence[Pairing], say: Say) -> None:
    labels = [f"{own.bot}\n{say(text('cli-plot-against', bot=own.against))}" for own in pairings]
    _whiskers(axes, labels, [pairing.first for pairing in pairings])
    axes.axvline(1 / seats, color=ORANGE, linestyle="--", linewidth=1.2, zorder=0)
    axes.text(
        1 / seats, 1.0, f" {say(text('cli-arena-par'))}", color=ORANGE, transform=axes.get_xaxis_transform(), va="top"
    )
    axes.set_xlim(-0.02, 1.02)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel(say(text("cli-plot-first-share")))
    axes.set_title(_seats_in_words(seats, say))


def _ratings(axes: Axes, seats: int, ratings: Sequence[Rating], anchor: str, say: Say) -> None:
    unknown = say(text("cli-plot-unknown"))
    _whiskers(
        axes,
        [rating.bot + ("" if rating.bounded else f"\n{unknown}") for rating in ratings],
        [rating.elo for rating in ratings],
    )
    axes.set_xlabel(say(text("cli-plot-rating", bot=anchor)))
    axes.set_title(_seats_in_words(seats, say))


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


def study(folder: Path, title: str, studies: Sequence[Study], say: Say, kind: str = ".svg") -> list[Path]:
    """Four pictures in a folder that is there: lengths, branching, first places, points; return their files."""
    with mpl.rc_context(STYLE):
        drawn = {
            "lengths": _lengths(studies, say(text("cli-plot-lengths", title=title)), say),
            "branching": _branching(studies, say(text("cli-plot-branching", title=title)), say),
            "points": _points(studies, say(text("cli-plot-points", title=title)), say),
        }
        if any(own.by_seat for own in studies):
            several = [own for own in studies if own.by_seat]
            drawn["first-places"] = _seats(several, say(text("cli-plot-first-places", title=title)), say)
        paths = [folder / f"{name}{kind}" for name in drawn]
        for figure, path in zip(drawn.values(), paths, strict=True):
            _save(figure, path)
        return paths


def _stacked(studies: Sequence[Study], title: str, say: Say) -> tuple[Figure, list[Axes]]:
    """A figure with one row for each seat count, all over the same horizontal axis."""
    figure = Figure(figsize=(6.4, 1.5 * len(studies) + 1.2), layout="constrained")
    figure.suptitle(title, x=0.01, ha="left", fontweight="bold")
    rows = [row[0] for row in figure.subplots(len(studies), 1, squeeze=False, sharex=True)]
    for axes, own in zip(rows, studies, strict=True):
        axes.set_title(_seats_in_words(own.setup.seats, say))
    return figure, rows


def _seats_in_words(seats: int, say: Say) -> str:
    return say(text("cli-seats", seats=seats))


def _edges(numbers: Sequence[int]) -> Any:
    """Edges of at most `MOST_BARS` bars of whole numbers, each as wide as the next."""
    low, high = min(numbers), max(numbers)
    width = -(-(high - low + 1) // MOST_BARS)
    return np.arange(low, high + width + 1, width) - 0.5


def _lengths(studies: Sequence[Study], title: str, say: Say) -> Figure:
    figure, rows = _stacked(studies, title, say)
    edges = _edges([len(match.branching) for own in studies for match in own.stats])
    for axes, own in zip(rows, studies, strict=True):
        axes.hist([len(match.branching) for match in own.stats], bins=edges, color=BLUE)
        axes.axvline(own.decisions.value, color=ORANGE, linewidth=1.5)
        axes.set_title(say(text("cli-plot-mean", seats=own.setup.seats, mean=f"{own.decisions.value:.0f}")))
        axes.set_ylabel(say(text("cli-matches")))
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
    rows[-1].set_xlabel(say(text("cli-plot-decisions")))
    return figure


def _branching(studies: Sequence[Study], title: str, say: Say) -> Figure:
    figure = Figure(figsize=(6.4, 4.0), layout="constrained")
    figure.suptitle(title, x=0.01, ha="left", fontweight="bold")
    axes = figure.subplots()
    shades = mpl.colormaps["viridis"](np.linspace(0.1, 0.85, len(studies)))
    for own, shade in zip(studies, shades, strict=True):
        widths = branching_over_time(own.stats)
        at = (np.arange(len(widths)) + 0.5) / STRETCHES
        axes.plot(at, [part.value for part in widths], color=shade, label=_seats_in_words(own.setup.seats, say))
        axes.fill_between(
            at, [part.low for part in widths], [part.high for part in widths], color=shade, alpha=0.2, linewidth=0
        )
    axes.set_xlim(0, 1)
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel(say(text("cli-plot-part")))
    axes.set_ylabel(say(text("cli-plot-moves")))
    axes.grid(axis="y", color=QUIET, alpha=0.25)
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5))
    return figure


def _points(studies: Sequence[Study], title: str, say: Say) -> Figure:
    figure, rows = _stacked(studies, title, say)
    edges = _edges([points for own in studies for match in own.stats for points in match.points])
    for axes, own in zip(rows, studies, strict=True):
        seats = [pair for c in own.stats for pair in zip(c.points, c.first_shares, strict=True)]
        labels = [say(text("cli-plot-first")), say(text("cli-plot-others"))]
        groups = [[points for points, share in seats if (share > 0) is first] for first in (True, False)]
        axes.hist(groups, bins=edges, stacked=True, color=[BLUE, QUIET], label=labels)
        axes.set_ylabel(say(text("cli-plot-seats")))
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
    rows[0].legend(ncols=2, loc="lower right", bbox_to_anchor=(1, 1), borderaxespad=0)
    rows[-1].set_xlabel(say(text("cli-arena-points")))
    return figure


def _seats(studies: Sequence[Study], title: str, say: Say) -> Figure:
    widths = [own.setup.seats for own in studies]
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
        axes.set_xlabel(say(text("cli-plot-seat")))
        axes.set_title(_seats_in_words(len(shares), say))
        axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    panels[0].set_ylabel(say(text("cli-plot-first-by-seat")))
    panels[0].set_ylim(bottom=0)
    return figure


def training(path: Path, title: str, curve: Sequence[dict[str, Any]], say: Say) -> None:
    """What a net won of greedy while it was trained: at two seats with intervals, and at a larger table."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(6.4, 3.6), layout="constrained")
        axes = figure.subplots()
        seconds = [point["seconds"] for point in curve]
        shares, errors = ([point[name] for point in curve] for name in ("against_greedy", "error"))
        axes.errorbar(seconds, shares, yerr=errors, color=BLUE, marker="o", capsize=3, label=say(text("cli-plot-two")))
        if all("against_greedy_larger" in point for point in curve):
            larger = [point["against_greedy_larger"] for point in curve]
            axes.plot(seconds, larger, color=ORANGE, marker="o", label=say(text("cli-plot-larger")))
            axes.legend()
        axes.set_ylim(0.0, 1.0)
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))
        axes.grid(axis="y", color=QUIET, alpha=0.25)
        axes.set_xlabel(say(text("cli-plot-trained")))
        axes.set_ylabel(say(text("cli-plot-against", bot="greedy")))
        axes.set_title(title)
        _save(figure, path)


def _save(figure: Figure, path: Path) -> None:
    figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
