"""`ludotheque serve`: the server, as its operator starts it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ..bots.clock import thinking_time
from ..core.errors import bad
from ..server.app import serve as start
from ..server.settings import ServerSettings
from .options import THINK


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 takes any free one.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where tables are kept: $LUDOTHEQUE_DATA, or ./data.")
    ] = None,
    think: THINK = None,
    hint: Annotated[float | None, typer.Option(metavar="SECONDS", help="How long to think about a hint.")] = None,
    bot_pause: Annotated[
        float, typer.Option(min=0, metavar="SECONDS", help="A bot's move comes no sooner, so that people can follow.")
    ] = ServerSettings.bot_pause,
) -> None:
    """Host tables for friends, in the browser."""
    settings = ServerSettings(
        bot_pause=bot_pause,
        think_seconds=ServerSettings.think_seconds if think is None else thinking_time(think),
        hint_seconds=ServerSettings.hint_seconds if hint is None else thinking_time(hint),
    )
    folder = data or Path(os.environ.get("LUDOTHEQUE_DATA") or "data")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        start(host, port, folder, settings)
    except OSError as fault:
        raise bad("server", host=host, port=str(port), folder=str(folder), fault=str(fault)) from None
