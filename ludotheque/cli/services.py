"""`ludotheque bench` and `serve`: the doors to the laboratory and to the server."""

from __future__ import annotations

import json as json_format
import os
from pathlib import Path
from typing import Annotated

import typer


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="The games to measure; all if none.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="Seats in each match; each game's own choice if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each thing.")] = 2.0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Measure how fast the rules and the bots are on this machine."""
    from rich import box
    from rich.table import Table
    from rich.text import Text as Line

    from .. import games as shelf
    from .terminal import Terminal

    names = [shelf.get(name).name for name in games or shelf.names()]
    # Only now, so that a wrong name is told at once.
    from ..lab.bench import run

    terminal = Terminal()
    rows = run(names, seats, seconds, terminal.progress)
    terminal.quiet()
    if json:
        print(json_format.dumps(rows, indent=2))
        return
    # A column for each game: there are more measures than fit beside each other.
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    measures = list(dict.fromkeys(measure for row in rows for measure in row))
    table.add_column(Line(""))
    for row in rows:
        table.add_column(Line(_shown(row.get("game", ""))), justify="right")
    for measure in measures:
        if measure != "game":
            table.add_row(Line(measure.replace("_", " ")), *(Line(_shown(row.get(measure, ""))) for row in rows))
    terminal.print(table)


def _shown(value: object) -> str:
    """A number as a person reads it: large ones whole and in groups, small ones with three digits that count."""
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}"
    return str(value)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where tables are kept: $LUDOTHEQUE_DATA, or ./data.")
    ] = None,
    think: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="How long a master thinks about a move; 2 if left out.")
    ] = None,
) -> None:
    """Host tables for friends, in the browser."""
    from ..bots.clock import thinking_time
    from ..core.game import BadInput
    from ..server.app import serve as start
    from ..server.settings import ServerSettings

    settings = ServerSettings() if think is None else ServerSettings(think_seconds=thinking_time(think))

    folder = data or Path(os.environ.get("LUDOTHEQUE_DATA") or "data")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        start(host, port, folder, settings)
    except OSError as fault:
        raise BadInput(
            f"the server cannot run on {host}, port {port}, with its tables in '{folder}': {fault}"
        ) from None
