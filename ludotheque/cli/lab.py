"""`ludotheque arena` and `study`: how strong the bots are, and what kind of game a game is."""

from __future__ import annotations

import importlib.util
import json as json_format
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from .play import INTERRUPTED

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ..lab.arena import Run, Tournament
    from ..lab.intervals import Estimate
    from ..lab.ratings import Rating
    from ..lab.results import Results
    from ..lab.standings import Pairing
    from ..lab.study import Plan, Study
    from .terminal import Terminal

T = TypeVar("T")

GAME = Annotated[str, typer.Argument(metavar="GAME", help="The game.")]
OPTION = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game ('games' lists them).")
]
JOBS = Annotated[int | None, typer.Option(min=1, help="How many processes; all cores if left out.")]
SEED = Annotated[int, typer.Option(help="What all chance comes from: the same seed, the same matches.")]
JSON = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]

WIDEST = 4
"""Seat counts that fit beside each other into 80 columns."""


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
    json: JSON = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the table too, as .svg or .png.")] = None,
) -> None:
    """Let bots play each other: the same deals in every seat, all cores. Stop and go on as you like."""
    from ..lab.arena import Run, Tournament, default_folder
    from .terminal import Terminal

    tournament = Tournament.read(game, bot or [], seats or [], option or [], deals, seed)
    own_anchor = _anchor(tournament, anchor)
    drawing = _drawing(plot)
    terminal = Terminal()
    rating, drawing = _have(terminal, "choix", "ratings"), drawing and _have(terminal, "matplotlib", "plots")
    with Run(tournament, out or default_folder(game)) as run:
        stopped = _until_stopped(terminal, lambda: _play_arena(terminal, run, jobs, limit))
        if run.missing():
            kept = f"{run.total - len(run.missing())} of {run.total} matches are kept in '{run.folder}'"
            terminal.err.print(f"Stopped: {kept}; the same command goes on.", soft_wrap=True)

        def report() -> None:
            tables = [_table(tournament, results, own_anchor, rating) for results in run.results]
            _tell_arena(terminal, run, tables, own_anchor, json)
            if drawing and plot is not None:
                _draw_arena(plot, tournament, tables, own_anchor)

        if _until_stopped(terminal, report) or stopped:
            raise typer.Exit(INTERRUPTED)


Table = tuple["Results", list["Pairing"], list["Rating"] | None]
"""What is told of one seat count; no ratings where they cannot be worked out."""


def _until_stopped(terminal: Terminal, body: Callable[[], None]) -> bool:
    """Do something; True if Ctrl-C ended it."""
    try:
        body()
    except KeyboardInterrupt:
        terminal.quiet()
        return True
    return False


def _anchor(tournament: Tournament, wanted: str | None) -> str:
    from ..core.game import BadInput, nearest

    if wanted is not None and wanted not in tournament.bots:
        raise BadInput(f"the anchor '{wanted}' does not play: {nearest(wanted, tournament.bots)}")
    return wanted or tournament.bots[0]


def _drawing(plot: Path | None) -> bool:
    """Is a picture wanted? Raises BadInput, before anything is played, if it could not be written."""
    from ..core.game import BadInput

    if plot is None:
        return False
    if plot.suffix.lower() not in (".svg", ".png"):
        raise BadInput(f"a plot is a file .svg or .png, not '{plot}'")
    if not plot.parent.is_dir():
        raise BadInput(f"there is no folder '{plot.parent}'")
    return True


def _have(terminal: Terminal, package: str, what: str) -> bool:
    """Is an optional package there? If not, say what to install."""
    if importlib.util.find_spec(package) is not None:
        return True
    terminal.err.print(f"There are no {what} without {package}: pip install 'ludotheque[lab]'", soft_wrap=True)
    return False


def _play_arena(terminal: Terminal, run: Run, jobs: int | None, limit: float | None) -> None:
    from ..lab.workers import cores

    _follow(terminal, run.play(jobs or cores(), limit), run.total - len(run.missing()), run.total, lambda _: None)


def _follow(
    terminal: Terminal, matches: Generator[T, None, None], done: int, total: int, each: Callable[[T], None]
) -> None:
    """Play all matches under a progress bar on stderr, if somebody sits there."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    # A console of its own: the terminal may have a line of progress at the same time, while rules are compiled.
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("matches"),
        MofNCompleteColumn(),
        BarColumn(bar_width=None),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(compact=True),
        TextColumn("left"),
        console=console,
        transient=True,
        expand=True,
        disable=not console.is_terminal,
    )
    with closing(matches):
        task = bar.add_task("", total=total, completed=done, rate="")
        try:
            for match in matches:
                terminal.quiet()
                bar.start()
                each(match)
                speed = bar.tasks[0].speed
                bar.update(task, advance=1, rate=f"{speed:.1f} a second" if speed else "")
        finally:
            bar.stop()


def _table(tournament: Tournament, results: Results, anchor: str, rating: bool) -> Table:
    ratings = None
    if rating:
        from ..lab.ratings import rate

        ratings = rate(results.outcomes, tournament.bots, results.setting.seats, tournament.deals, anchor)
    return results, tournament.pairings(results), ratings


def _tell_arena(terminal: Terminal, run: Run, tables: Sequence[Table], anchor: str, json: bool) -> None:
    if json:
        print(json_format.dumps(_arena_json(run, tables, anchor), indent=2))
        return
    for results, pairings, ratings in tables:
        unfinished = _unfinished(run.tournament, results)
        if results is not tables[0][0]:
            terminal.print()
        terminal.print(f"{run.tournament.settings[0].game}, {results.setting.seats} seats", style="bold")
        if not pairings:
            terminal.print("No deal was played in all seats yet.")
            continue
        terminal.print(_pairing_table(pairings))
        terminal.print()
        terminal.print(_bot_table(run.tournament, results, ratings, anchor))
        if unfinished:
            terminal.print(f"{_matches(unfinished)} given up as too long, counted as they stood.")
        if ratings is not None and not all(rating.bounded for rating in ratings):
            terminal.print("~ never lost, or never won: how far it is from the anchor is not known.")


def _matches(count: int) -> str:
    return "1 match was" if count == 1 else f"{count} matches were"


def _unfinished(tournament: Tournament, results: Results) -> int:
    asked = set(tournament.fixtures(results.setting))
    return sum(not outcome.over for fixture, outcome in results.outcomes.items() if fixture in asked)


def _arena_json(run: Run, tables: Sequence[Table], anchor: str) -> dict[str, Any]:
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
                "seats": results.setting.seats,
                "unfinished": _unfinished(tournament, results),
                "pairings": [pairing.as_json() for pairing in pairings],
                "ratings": None if ratings is None else [rating.as_json() for rating in ratings],
            }
            for results, pairings, ratings in tables
        ],
    }


def _grid(*columns: tuple[str, bool]) -> Any:
    """An empty table with these headings, each with whether it is a column of numbers."""
    from rich import box
    from rich.table import Table as Grid
    from rich.text import Text as Line

    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True)
    for heading, number in columns:
        grid.add_column(Line(heading), justify="right" if number else "left", overflow="fold", no_wrap=number)
    return grid


def _add(grid: Any, cells: Iterable[str], style: str = "") -> None:
    from rich.text import Text as Line

    grid.add_row(*(Line(cell) for cell in cells), style=style)


def _pairing_table(pairings: Sequence[Pairing]) -> RenderableType:
    numbers = [(heading, True) for heading in ("matches", "first, %", "95 %", "par", "points")]
    grid = _grid(("bot", False), ("against", False), *numbers, ("", False))
    for pairing in pairings:
        first = pairing.first
        _add(
            grid,
            (
                pairing.bot,
                pairing.against,
                f"{pairing.matches:,}",
                f"{first.value * 100:.1f}",
                f"{first.low * 100:.1f}–{first.high * 100:.1f}",
                f"{pairing.par * 100:.1f}",
                f"{pairing.own.points:.1f} : {pairing.theirs.points:.1f}",
                pairing.verdict,
            ),
            {"better": "green", "worse": "red", "": ""}[pairing.verdict],
        )
    return grid  # type: ignore[no-any-return]


def _bot_table(
    tournament: Tournament, results: Results, ratings: Sequence[Rating] | None, anchor: str
) -> RenderableType:
    """Each bot's rating, if there are any, and how long it thinks."""
    from ..lab.standings import pace

    rated = {rating.bot: rating for rating in ratings or ()}
    heads = ("rating", True), ("95 %", True)
    grid = _grid(("bot", False), *(heads if rated else ()), ("a decision takes", True))
    for name in rated or tournament.bots:
        outcomes = [outcome for outcome in results.outcomes.values() if name in outcome.bots]
        seconds = _duration(pace(outcomes, name).seconds) if outcomes else ""
        cells = _rating_cells(rated[name], name == anchor) if rated else ()
        _add(grid, (name, *cells, seconds))
    return grid  # type: ignore[no-any-return]


def _rating_cells(rating: Rating, anchor: bool) -> tuple[str, str]:
    elo = rating.elo
    if anchor:
        return f"{elo.value:.0f}", "anchor"
    if not rating.bounded:
        return f"~ {elo.value:.0f}", "unknown"
    return f"{elo.value:.0f}", f"{elo.low:.0f} to {elo.high:.0f}"


def _duration(seconds: float) -> str:
    """A short time with three digits that count: `24.1 µs`, `1.20 ms`, `3.05 s`."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:#.3g} {unit}"
    return f"{seconds / 1e-6:#.3g} µs"


def _draw_arena(path: Path, tournament: Tournament, tables: Sequence[Table], anchor: str) -> None:
    from ..lab import plots

    drawn = [(results.setting.seats, pairings, ratings or []) for results, pairings, ratings in tables if pairings]
    if drawn:
        _written(
            path, lambda: plots.arena(path, f"{tournament.settings[0].game}: bots against each other", drawn, anchor)
        )


def _written(path: Path, draw: Callable[[], Any]) -> None:
    """Draw; a disk that refuses is told in a sentence."""
    from ..core.game import BadInput

    try:
        draw()
    except OSError as fault:
        raise BadInput(f"'{path}' cannot be written: {fault.strerror or fault}") from None


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
) -> None:
    """Find out what kind of game it is: length, choice, what the seat is worth, how the lead changes."""
    from ..lab.study import Course, Plan
    from ..lab.workers import cores
    from .terminal import Terminal

    plan = Plan.read(game, bot, seats or [], option or [], matches, seed, longest)
    terminal = Terminal()
    drawing = plots is not None and _have(terminal, "matplotlib", "plots")
    if plots is not None and drawing:
        folder = plots
        _written(folder, lambda: folder.mkdir(parents=True, exist_ok=True))
    courses: list[Course] = []
    stopped = _until_stopped(
        terminal, lambda: _follow(terminal, plan.play(jobs or cores()), 0, plan.total, courses.append)
    )
    if stopped:
        terminal.err.print(f"Stopped after {len(courses)} of {plan.total} matches.", soft_wrap=True)

    def report() -> None:
        studies = plan.conclude(courses)
        if json:
            print(json_format.dumps(_study_json(plan, courses, studies), indent=2))
        else:
            _tell_study(terminal, plan, courses, studies)
        if plots is not None and drawing and studies:
            _draw_study(plots, plan, studies)

    if _until_stopped(terminal, report) or stopped:
        raise typer.Exit(INTERRUPTED)


def _study_json(plan: Plan, courses: Sequence[Any], studies: Sequence[Study]) -> dict[str, Any]:
    setting = plan.settings[0]
    return {
        "game": setting.game,
        "version": setting.rules().version,
        "options": dict(setting.options),
        "seed": setting.seed,
        "bot": plan.bot,
        "matches": len(courses),
        "unfinished": sum(not course.over for course in courses),
        "studies": [study.as_json() for study in studies],
    }


def _tell_study(terminal: Terminal, plan: Plan, courses: Sequence[Any], studies: Sequence[Study]) -> None:
    unfinished = sum(not course.over for course in courses)
    tables = -(-len(studies) // WIDEST)
    wide = -(-len(studies) // max(1, tables))
    for start in range(0, len(studies), max(1, wide)):
        terminal.print(_study_table(plan, studies[start : start + wide]))
        terminal.print()
    if studies:
        terminal.print("± is half the 95 % interval. A turn is a stretch of decisions of one seat.", style="dim")
    if unfinished:
        terminal.print(f"{_matches(unfinished)} not over after {plan.longest:,} decisions and left out.")


Row = tuple[str, Callable[["Study"], str]]


def _study_table(plan: Plan, studies: Sequence[Study]) -> RenderableType:
    """A column for each seat count, a row for each figure."""
    title = f"{plan.settings[0].game}, {plan.bot}"
    counts = [own.setting.seats for own in studies]
    grid = _grid((title, False), *(("1 seat" if count == 1 else f"{count} seats", True) for count in counts))
    for label, tell in _study_rows(studies):
        _add(grid, (label, *(tell(own) for own in studies)), "" if label.startswith(" ") else "bold")
    return grid  # type: ignore[no-any-return]


def _study_rows(studies: Sequence[Study]) -> list[Row]:
    """The figures with how each is told; a label that is set in belongs to the one above."""
    rows: list[Row] = [
        ("matches", lambda own: f"{len(own.courses):,}"),
        ("length, decisions", lambda own: _shown(own.decisions)),
        ("  turns", lambda own: _shown(own.turns)),
        ("legal moves, mean", lambda own: _shown(own.branching_mean)),
        ("  median", lambda own: _shown(own.branching_median)),
        ("  90th percentile", lambda own: _shown(own.branching_90)),
        ("  most", lambda own: str(own.branching_most)),
        ("  forced, %", lambda own: _shown(own.forced, 100)),
        ("points, mean", lambda own: _shown(own.points)),
        ("  standard deviation", lambda own: _shown(own.points_sd)),
        ("  winner's margin", lambda own: _shown(own.margin)),
        ("lead changes", lambda own: _shown(own.lead_changes)),
        ("  winner leads, %", lambda own: _shown(own.winner_led, 100)),
    ]
    most = range(max(own.setting.seats for own in studies))
    rows += _seat_rows("first places, %", [f"seat {seat}" for seat in most], lambda own: own.by_seat)
    if any(own.by_seat and own.by_order and own.by_seat.shares != own.by_order.shares for own in studies):
        order = ["starter", *(f"starter + {seat}" for seat in most[1:])]
        rows += _seat_rows("from the starter, %", order, lambda own: own.by_order)
    return rows


def _seat_rows(title: str, seats: Sequence[str], shares: Callable[[Study], Any]) -> list[Row]:
    """The share of first places of each seat; nothing where there is only one."""

    def told(seat: int) -> Callable[[Study], str]:
        return lambda own: _shown(shares(own).shares[seat], 100) if shares(own) and seat < own.setting.seats else ""

    def differ(own: Study) -> str:
        return f"{'yes' if shares(own).differ else 'no'}, p {shares(own).p:.2g}" if shares(own) else ""

    if len(seats) == 1:
        return []
    told_seats: list[Row] = [(f"  {name}", told(seat)) for seat, name in enumerate(seats)]
    return [(title, lambda own: f"par {100 / own.setting.seats:.1f}"), *told_seats, ("  do they differ?", differ)]


def _shown(estimate: Estimate | None, times: int = 1) -> str:
    """A figure with half its interval, and as many digits as that allows."""
    if estimate is None:
        return ""
    half = estimate.half * times
    if half == 0:
        return f"{estimate.value * times:g}"
    digits = 0 if half >= 5 else 1 if half >= 0.1 else 2
    return f"{estimate.value * times:.{digits}f} ± {half:.{digits}f}"


def _draw_study(folder: Path, plan: Plan, studies: Sequence[Study]) -> None:
    from ..lab import plots

    _written(folder, lambda: plots.study(folder, f"{plan.settings[0].game}, {plan.bot}", studies))
