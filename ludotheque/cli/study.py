"""`ludotheque study`: what kind of game a game is."""

from __future__ import annotations

import json as json_format
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType

from ..core.text import text
from ..lab import pool
from ..lab.intervals import Estimate
from ..lab.study import MatchStats, Plan, SeatShares, Study
from .grid import add, grid
from .options import GAME, INTERRUPTED, JOBS, JSON, LANGUAGE, OPTION, SEED
from .render import Say, sayer
from .running import can_draw, follow, until_stopped, written
from .terminal import Terminal

WIDEST = 4
"""Seat counts that fit beside each other into 80 columns."""

Row = tuple[str, bool, Callable[[Study], str]]
"""A figure: its label, whether it belongs to the one above, and how it is told."""
Shares = Callable[[Study], SeatShares | None]


def study(
    game: GAME,
    bot: Annotated[str, typer.Option(metavar="NAME", help="The bot that plays all seats.")] = "greedy",
    seats: Annotated[list[int] | None, typer.Option(metavar="N", help="A seat count; every one if none.")] = None,
    option: OPTION = None,
    matches: Annotated[int, typer.Option(min=1, help="Matches for each seat count.")] = 400,
    jobs: JOBS = None,
    seed: SEED = 0,
    longest: Annotated[int, typer.Option(min=1, help="Decisions after which a match is given up.")] = 20_000,
    json: JSON = False,
    plots: Annotated[Path | None, typer.Option(metavar="DIR", help="Draw four pictures into that folder.")] = None,
    language: LANGUAGE = "en",
) -> None:
    """Find out what kind of game it is: length, choice, what the seat is worth, how the lead changes."""
    terminal = Terminal(sayer(language))
    plan = Plan.read(game, bot, seats or [], option or [], matches, seed, longest)
    folder = plots if plots is not None and can_draw(terminal) else None
    if folder is not None:
        written(folder, lambda: folder.mkdir(parents=True, exist_ok=True))
    stats: list[MatchStats] = []
    played = plan.play(jobs or pool.cores())
    stopped = until_stopped(terminal, lambda: follow(terminal, played, 0, plan.total, stats.append))
    if stopped:
        terminal.warn("cli-study-stopped", played=len(stats), total=plan.total)

    def report() -> None:
        studies = plan.conclude(stats)
        if json:
            print(json_format.dumps(_as_json(plan, stats, studies), indent=2))
        else:
            _tell(terminal, plan, stats, studies)
        if folder is not None and studies:
            _draw(folder, plan, studies, terminal.say)

    if until_stopped(terminal, report) or stopped:
        raise typer.Exit(INTERRUPTED)


def _as_json(plan: Plan, stats: Sequence[MatchStats], studies: Sequence[Study]) -> dict[str, Any]:
    setup = plan.setups[0]
    return {
        "game": setup.game,
        "version": setup.rules().version,
        "options": dict(setup.options),
        "seed": setup.seed,
        "bot": plan.bot,
        "matches": len(stats),
        "unfinished": sum(not match.over for match in stats),
        "studies": [study.as_json() for study in studies],
    }


def _tell(terminal: Terminal, plan: Plan, stats: Sequence[MatchStats], studies: Sequence[Study]) -> None:
    unfinished = sum(not match.over for match in stats)
    tables = -(-len(studies) // WIDEST)
    wide = -(-len(studies) // max(1, tables))
    for start in range(0, len(studies), max(1, wide)):
        terminal.print(_table(plan, studies[start : start + wide], terminal.say))
        terminal.print()
    if studies:
        terminal.tell("cli-study-note", style="dim")
    if unfinished:
        terminal.tell("cli-study-unfinished", count=unfinished, longest=plan.longest)


def _table(plan: Plan, studies: Sequence[Study], say: Say) -> RenderableType:
    """A column for each seat count, a row for each figure."""
    counts = [say(text("cli-seats", seats=own.setup.seats)) for own in studies]
    table = grid((f"{plan.setups[0].game}, {plan.bot}", False), *((count, True) for count in counts))
    for label, set_in, tell in _rows(studies, say):
        add(table, (f"  {label}" if set_in else label, *(tell(own) for own in studies)), "" if set_in else "bold")
    return table


def _rows(studies: Sequence[Study], say: Say) -> list[Row]:
    """The figures with how each is told."""

    def row(name: str, tell: Callable[[Study], str], set_in: bool = False) -> Row:
        return say(text(f"cli-study-{name}")), set_in, tell

    rows = [
        row("matches", lambda own: f"{len(own.stats):,}"),
        row("decisions", lambda own: _shown(own.decisions)),
        row("turns", lambda own: _shown(own.turns), True),
        row("moves", lambda own: _shown(own.branching_mean)),
        row("moves-median", lambda own: _shown(own.branching_median), True),
        row("moves-90", lambda own: _shown(own.branching_90), True),
        row("moves-most", lambda own: str(own.branching_most), True),
        row("forced", lambda own: _shown(own.forced, 100), True),
        row("points", lambda own: _shown(own.points)),
        row("points-deviation", lambda own: _shown(own.points_sd), True),
        row("margin", lambda own: _shown(own.margin), True),
        row("lead-changes", lambda own: _shown(own.lead_changes)),
        row("winner-leads", lambda own: _shown(own.winner_led, 100), True),
    ]
    most = range(max(own.setup.seats for own in studies))
    by_seat = [say(text("cli-study-seat", seat=seat)) for seat in most]
    rows += _seat_rows("first-by-seat", by_seat, lambda own: own.by_seat, say)
    if any(own.by_seat and own.by_order and own.by_seat.shares != own.by_order.shares for own in studies):
        by_order = [say(text("cli-study-starter", after=seat)) for seat in most]
        rows += _seat_rows("first-by-order", by_order, lambda own: own.by_order, say)
    return rows


def _seat_rows(title: str, seats: Sequence[str], shares: Shares, say: Say) -> list[Row]:
    """The share of first places of each seat; nothing where there is only one."""

    def told(seat: int) -> Callable[[Study], str]:
        def tell(own: Study) -> str:
            found = shares(own)
            return _shown(found.shares[seat], 100) if found and seat < own.setup.seats else ""

        return tell

    def differ(own: Study) -> str:
        found = shares(own)
        if found is None:
            return ""
        return say(text("cli-study-they-do" if found.differ else "cli-study-they-do-not", p=f"{found.p:.2g}"))

    def par(own: Study) -> str:
        return say(text("cli-study-par", par=f"{100 / own.setup.seats:.1f}"))

    if len(seats) == 1:
        return []
    return [
        (say(text(f"cli-study-{title}")), False, par),
        *((name, True, told(seat)) for seat, name in enumerate(seats)),
        (say(text("cli-study-differ")), True, differ),
    ]


def _shown(estimate: Estimate | None, times: int = 1) -> str:
    """A figure with half its interval, and as many digits as that allows."""
    if estimate is None:
        return ""
    half = estimate.half * times
    if half == 0:
        return f"{estimate.value * times:g}"
    digits = 0 if half >= 5 else 1 if half >= 0.1 else 2
    return f"{estimate.value * times:.{digits}f} ± {half:.{digits}f}"


def _draw(folder: Path, plan: Plan, studies: Sequence[Study], say: Say) -> None:
    from ..lab import plots

    written(folder, lambda: plots.study(folder, f"{plan.setups[0].game}, {plan.bot}", studies, say))
