"""`ludotheque bench`: how fast the rules, the bots and the server are here, and whether all engines play alike."""

from __future__ import annotations

import json as json_format
from collections.abc import Sequence
from dataclasses import asdict
from enum import StrEnum
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text as Styled

from .. import bots
from .. import games as shelf
from ..checks import gpu, latency, load, parity, speed
from ..core.game import Game
from ..core.text import text
from .options import JSON, LANGUAGE, THINK
from .render import sayer
from .terminal import Terminal

ENGINES_DIFFER = 1
LONGEST = 100_000
"""Moves after which a match on the GPU is given up."""

Row = dict[str, Any]


class Measure(StrEnum):
    """What can be measured."""

    SPEED = "speed"
    PARITY = "parity"
    GPU = "gpu"
    LATENCY = "latency"
    LOAD = "load"


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="The games to measure; all if none.")
    ] = None,
    measure: Annotated[
        Measure,
        typer.Option(
            help="How fast rules and bots are; whether interpreter and compiler, or GPU and CPU, play alike; how long "
            "the server takes to answer while bots think; or what it costs with many people at many tables."
        ),
    ] = Measure.SPEED,
    seats: Annotated[int | None, typer.Option(help="Seats in each match; each game's own choice if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="speed, latency, load: how long to measure.")] = 2.0,
    matches: Annotated[int, typer.Option(min=1, help="parity, gpu: how many matches to compare.")] = 10,
    tables: Annotated[int, typer.Option(min=1, help="latency: tables at which a bot thinks; load: tables of two.")] = 8,
    think: THINK = None,
    json: JSON = False,
    language: LANGUAGE = "en",
) -> None:
    """Measure how fast the rules, the bots and the server are on this machine, and whether all engines play alike."""
    terminal = Terminal(sayer(language))
    chosen = [shelf.get(name) for name in games or shelf.names()]
    if measure is Measure.LATENCY:
        _latency(terminal, tables, bots.THINKING_SECONDS if think is None else think, seconds, json)
    elif measure is Measure.LOAD:
        terminal.progress(terminal.say(text("cli-bench-asking")))
        rows = [load.run(game, tables, seconds) for game in chosen]
        _tell(terminal, rows, [row["game"] for row in rows], json)
    elif measure is Measure.SPEED:
        names = [game.name for game in chosen]
        rows = speed.run(names, seats, seconds, lambda told: terminal.progress(terminal.say(told)))
        _tell(terminal, rows, [row["game"] for row in rows], json)
    else:
        _compare(terminal, measure, chosen, seats, matches, json)


def _compare(
    terminal: Terminal, measure: Measure, games: Sequence[Game], seats: int | None, matches: int, json: bool
) -> None:
    """Compare two engines; exit code 1 if they differ, or if one of them is not here."""
    if measure is Measure.GPU and not gpu.available():
        terminal.warn("cli-bench-no-gpu")
        raise typer.Exit(ENGINES_DIFFER)
    compare = gpu.compare if measure is Measure.GPU else parity.compare
    rows = []
    for game in games:
        terminal.progress(terminal.say(text("cli-bench-comparing", game=game.name)))
        rows.append(compare(game, speed.seat_count(game, seats), matches, LONGEST))
    _tell(terminal, rows, [row["game"] for row in rows], json)
    if not all(row["equal"] for row in rows):
        terminal.warn("cli-bench-differ")
        raise typer.Exit(ENGINES_DIFFER)


def _latency(terminal: Terminal, tables: int, think: float, seconds: float, json: bool) -> None:
    terminal.progress(terminal.say(text("cli-bench-asking")))
    found = latency.run(tables, think, seconds)
    if json:
        terminal.quiet()
        print(json_format.dumps(asdict(found), indent=2))
        return
    _tell(terminal, found.rows, [row["question"] for row in found.rows], json)
    terminal.tell("cli-bench-moved", moves=found.moves, seconds=f"{found.seconds_per_move:g}")
    terminal.tell("cli-bench-stopped", seconds=f"{found.stop_seconds:g}")


def _tell(terminal: Terminal, rows: Sequence[Row], heads: Sequence[object], json: bool) -> None:
    """A column for each row, since there are more measures than fit side by side; `heads` are their titles."""
    terminal.quiet()
    if json:
        print(json_format.dumps(rows, indent=2))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    measures = list(dict.fromkeys(measure for row in rows for measure in row))
    table.add_column(Styled(""))
    for head in heads:
        table.add_column(Styled(str(head)), justify="right")
    for measure in measures:
        if measure not in ("game", "question"):
            label = terminal.say(text(f"cli-bench-{measure.replace('_', '-')}"))
            table.add_row(Styled(label), *(Styled(shown(row.get(measure, ""))) for row in rows))
    terminal.print(table)


def shown(value: object) -> str:
    """A number as a person reads it: large ones whole and in groups, small ones with three digits that count."""
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    if isinstance(value, int):
        return f"{value:,}"
    return str(value)
