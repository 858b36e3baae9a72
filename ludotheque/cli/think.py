"""`ludotheque think`: bots, hints and reviews for servers on other machines."""

from __future__ import annotations

import asyncio
import os
import threading
from typing import Annotated

import typer

from .. import games
from ..core.errors import bad
from ..server import logs
from ..server.bus import bus_of
from ..server.configuration import configure
from ..server.far import think as think_far
from ..server.warmup import compile_aloud
from ..server.workers import Workers


def think(
    bus: Annotated[str | None, typer.Option(metavar="URL", help="Where servers ask: nats://HOST:PORT.")] = None,
    thinkers: Annotated[
        int | None, typer.Option(min=0, help="How many processes think; 0: one for each core but one, at most four.")
    ] = None,
    settings: Annotated[str | None, typer.Option(metavar="FILE", help="A file with settings (TOML).")] = None,
) -> None:
    """Think for servers elsewhere that ask on a bus; they are started with --far-thinkers."""
    chosen = configure(settings, os.environ, {"bus": bus, "thinkers": thinkers}).settings
    if not chosen.bus:
        raise bad("bus-url", url="")
    logs.set_up(chosen.log_level, chosen.log_format)
    asking = bus_of(chosen.bus)
    compile_aloud()
    workers = Workers(chosen.thinkers)
    _have_at_hand(workers)
    print(f"Thinking for whoever asks on {chosen.bus}", flush=True)
    try:
        asyncio.run(think_far(asking, workers))
    finally:
        workers.close()


def _have_at_hand(workers: Workers) -> None:
    """Wait until every process has every game: whoever is asked before that is late with the answer."""
    loaded = threading.Semaphore(0)
    for game in games.names():
        workers.load(game, lambda _: loaded.release())
    for _ in range(workers.processes * len(games.names())):
        loaded.acquire()
