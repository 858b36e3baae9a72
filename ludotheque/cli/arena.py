"""`ludotheque arena`: how strong the bots are."""

from __future__ import annotations

import json as json_format
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType

from ..core.errors import bad, nearest
from ..core.text import text
from ..lab import pool
from ..lab.arena import Run, Tournament, default_folder
from ..lab.ratings import Rating, rate
from ..lab.results import Results
from ..lab.standings import Pairing, pace
from .grid import add, grid
from .options import GAME, INTERRUPTED, JOBS, JSON, LANGUAGE, OPTION, SEED
from .render import Say, sayer
from .running import can_draw, can_rate, follow, until_stopped, written
from .terminal import Terminal

REPORT_EVERY = 5.0
"""Seconds between two lines of plain progress."""

Table = tuple[Results, list[Pairing], list[Rating] | None]
"""What is told of one seat count; no ratings where they cannot be worked out."""


def arena(
    game: GAME,
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME", help="A bot; all levels if none.")] = None,
    seats: Annotated[list[int] | None, typer.Option(metavar="N", help="A seat count; the fewest if none.")] = None,
    option: OPTION = None,
    deals: Annotated[int, typer.Option(min=1, help="Different deals for each pairing.")] = 100,
    jobs: JOBS = None,
    seed: SEED = 0,
    anchor: Annotated[str | None, typer.Option(metavar="NAME", help="The bot rated 1000; the first if none.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where results are kept: ./arena-results/GAME.")
    ] = None,
    limit: Annotated[
        float | None,
        typer.Option(min=0, metavar="SECONDS", help="Begin no match after so long, and tell what is there."),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines instead of a bar and tables, as for a log.")] = False,
    json: JSON = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the table too, as .svg or .png.")] = None,
    language: LANGUAGE = "en",
) -> None:
    """Let bots play each other: the same deals in every seat, all cores. Stop and go on as you like."""
    terminal = Terminal(sayer(language))
    tournament = Tournament.read(game, bot or [], seats or [], option or [], deals, seed)
    own_anchor = _anchor(tournament, anchor)
    check_plot(plot)
    rating, drawing = not plain and can_rate(terminal), plot is not None and can_draw(terminal)
    with Run(tournament, out or default_folder(game)) as run:
        play = _play_with_lines if plain else _play_with_bar
        stopped = until_stopped(terminal, lambda: play(terminal, run, jobs or pool.cores(), limit))
        if left := len(run.missing()):
            terminal.warn("cli-arena-stopped", kept=run.total - left, total=run.total, folder=str(run.folder))

        def report() -> None:
            tables = [_table(tournament, results, own_anchor, rating) for results in run.results]
            if json:
                print(json_format.dumps(_as_json(run, tables, own_anchor), indent=2))
            else:
                (_tell_lines if plain else _tell)(terminal, run, tables, own_anchor)
            if drawing and plot is not None:
                _draw(plot, tournament, tables, own_anchor, terminal.say)

        if until_stopped(terminal, report) or stopped:
            raise typer.Exit(INTERRUPTED)


def _anchor(tournament: Tournament, wanted: str | None) -> str:
    if wanted is not None and wanted not in tournament.bots:
        raise bad("anchor", bot=wanted, known=nearest(wanted, tournament.bots))
    return wanted or tournament.bots[0]


def check_plot(plot: Path | None) -> None:
    """Raise BadInput, before anything is played, if a picture that is wanted could not be written."""
    if plot is None:
        return
    if plot.suffix.lower() not in (".svg", ".png"):
        raise bad("plot", file=str(plot))
    if not plot.parent.is_dir():
        raise bad("no-folder", folder=str(plot.parent))


def _play_with_bar(terminal: Terminal, run: Run, jobs: int, limit: float | None) -> None:
    follow(terminal, run.play(jobs, limit), run.total - len(run.missing()), run.total, lambda _: None)


def _play_with_lines(terminal: Terminal, run: Run, jobs: int, limit: float | None) -> None:
    """Play, with a line on stderr now and then."""
    missing, total = len(run.missing()), run.total
    terminal.warn("cli-arena-begun", total=total, played=total - missing, jobs=jobs)
    begun = told = time.monotonic()
    with closing(run.play(jobs, limit)) as outcomes:
        for count, _ in enumerate(outcomes):
            now = time.monotonic()
            if count == 0:
                # What was compiled before the first match is no part of the rate.
                begun = now
            elif now - told >= REPORT_EVERY:
                told, speed = now, count / (now - begun)
                done, left = total - missing + count + 1, round((missing - count - 1) / speed)
                terminal.warn("cli-arena-progress", done=done, total=total, rate=f"{speed:.1f}", left=left)


def _table(tournament: Tournament, results: Results, anchor: str, rating: bool) -> Table:
    seats, deals = results.setup.seats, tournament.deals
    ratings = rate(results.outcomes, tournament.bots, seats, deals, anchor) if rating else None
    return results, tournament.pairings(results), ratings


def _tell_lines(terminal: Terminal, run: Run, tables: Sequence[Table], anchor: str) -> None:
    """A line for each pairing, with nothing but words."""
    for results, pairings, _ in tables:
        terminal.tell("cli-arena-title", game=run.tournament.setups[0].game, seats=results.setup.seats)
        for pairing in pairings:
            first = pairing.first
            told = text(
                "cli-arena-pairing",
                bot=pairing.bot,
                against=pairing.against,
                matches=pairing.matches,
                first=f"{first.value * 100:.1f}",
                low=f"{first.low * 100:.1f}",
                high=f"{first.high * 100:.1f}",
                par=f"{pairing.par * 100:.1f}",
                points=f"{pairing.own.points:.1f}",
                others=f"{pairing.theirs.points:.1f}",
                seconds=f"{pairing.own.seconds:.2g}",
                theirs=f"{pairing.theirs.seconds:.2g}",
            )
            # Not folded: one pairing is one line, however long.
            terminal.out.print(f"  {terminal.say(told)}", soft_wrap=True)


def _tell(terminal: Terminal, run: Run, tables: Sequence[Table], anchor: str) -> None:
    for results, pairings, ratings in tables:
        unfinished = _unfinished(run.tournament, results)
        if results is not tables[0][0]:
            terminal.print()
        game, seats = run.tournament.setups[0].game, results.setup.seats
        terminal.tell("cli-arena-title", style="bold", game=game, seats=seats)
        if not pairings:
            terminal.tell("cli-arena-no-deal")
            continue
        terminal.print(_pairing_table(pairings, terminal.say))
        terminal.print()
        terminal.print(_bot_table(run.tournament, results, ratings, anchor, terminal.say))
        if unfinished:
            terminal.tell("cli-arena-given-up", count=unfinished)
        if ratings is not None and not all(rating.bounded for rating in ratings):
            terminal.tell("cli-arena-unbounded")


def _unfinished(tournament: Tournament, results: Results) -> int:
    asked = set(tournament.fixtures(results.setup))
    return sum(not outcome.over for fixture, outcome in results.outcomes.items() if fixture in asked)


def _as_json(run: Run, tables: Sequence[Table], anchor: str) -> dict[str, Any]:
    tournament = run.tournament
    header = tables[0][0].header()
    return {
        **{name: header[name] for name in ("game", "version", "options", "seed")},
        "bots": list(tournament.bots),
        "deals": tournament.deals,
        "matches": run.total - len(run.missing()),
        "missing": len(run.missing()),
        "anchor": anchor,
        "results": [
            {
                "seats": results.setup.seats,
                "unfinished": _unfinished(tournament, results),
                "pairings": [pairing.as_json() for pairing in pairings],
                "ratings": None if ratings is None else [rating.as_json() for rating in ratings],
            }
            for results, pairings, ratings in tables
        ],
    }


def _pairing_table(pairings: Sequence[Pairing], say: Say) -> RenderableType:
    heads = [say(text(f"cli-arena-{head}")) for head in ("bot", "against", "matches", "first", "sure", "par", "points")]
    table = grid(*((head, number >= 2) for number, head in enumerate(heads)), ("", False))
    for pairing in pairings:
        first, verdict = pairing.first, pairing.verdict
        cells = (
            pairing.bot,
            pairing.against,
            f"{pairing.matches:,}",
            f"{first.value * 100:.1f}",
            f"{first.low * 100:.1f}–{first.high * 100:.1f}",
            f"{pairing.par * 100:.1f}",
            f"{pairing.own.points:.1f} : {pairing.theirs.points:.1f}",
            say(text(f"cli-arena-{verdict}")) if verdict else "",
        )
        add(table, cells, {"better": "green", "worse": "red", "": ""}[verdict])
    return table


def _bot_table(
    tournament: Tournament, results: Results, ratings: Sequence[Rating] | None, anchor: str, say: Say
) -> RenderableType:
    """Each bot's rating, if there are any, and how long it thinks."""
    rated = {rating.bot: rating for rating in ratings or ()}
    heads = ["bot", *(["rating", "sure"] if rated else []), "decision-takes"]
    table = grid(*((say(text(f"cli-arena-{head}")), head != "bot") for head in heads))
    for name in rated or tournament.bots:
        outcomes = [outcome for outcome in results.outcomes.values() if name in outcome.bots]
        seconds = _duration(pace(outcomes, name).seconds) if outcomes else ""
        cells = _rating_cells(rated[name], name == anchor, say) if rated else ()
        add(table, (name, *cells, seconds))
    return table


def _rating_cells(rating: Rating, anchor: bool, say: Say) -> tuple[str, str]:
    elo = rating.elo
    if anchor:
        return f"{elo.value:.0f}", say(text("cli-arena-anchor"))
    if not rating.bounded:
        return f"~ {elo.value:.0f}", say(text("cli-arena-unknown"))
    return f"{elo.value:.0f}", say(text("cli-arena-range", low=f"{elo.low:.0f}", high=f"{elo.high:.0f}"))


def _duration(seconds: float) -> str:
    """A short time with three digits that count: `24.1 µs`, `1.20 ms`, `3.05 s`."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:#.3g} {unit}"
    return f"{seconds / 1e-6:#.3g} µs"


def _draw(path: Path, tournament: Tournament, tables: Sequence[Table], anchor: str, say: Say) -> None:
    from ..lab import plots

    drawn = [(results.setup.seats, pairings, ratings or []) for results, pairings, ratings in tables if pairings]
    if drawn:
        title = say(text("cli-plot-arena", game=tournament.setups[0].game))
        written(path, lambda: plots.arena(path, title, drawn, anchor, say))
