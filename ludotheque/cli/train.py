"""`ludotheque train`: a net for a game, from matches against itself."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import games as shelf
from ..batches.devices import device as device_named
from ..batches.devices import gpu_available
from ..core.text import text
from .options import GAME, INTERRUPTED, LANGUAGE, SEED
from .render import sayer
from .running import can_draw, until_stopped, written
from .terminal import Terminal

LOG_FILE, PLOT_FILE = "log.jsonl", "strength.svg"
ON_CPU = {"rows": 1024, "minibatch": 2048, "matches": 256}
"""What differs from the usual settings where there is no GPU."""


def train(
    game: GAME,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Where all of it goes; GAME-net if left out.")] = None,
    seconds: Annotated[float | None, typer.Option(min=1, help="How long; 120 if left out.")] = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="How many updates instead: then the seed determines the net.")
    ] = None,
    device: Annotated[str | None, typer.Option(help="cpu or cuda; the GPU if there is one.")] = None,
    rows: Annotated[int | None, typer.Option(min=64, help="Matches side by side.")] = None,
    evaluations: Annotated[int, typer.Option(min=1, help="How often its strength is measured on the way.")] = 8,
    seed: SEED = 1,
    language: LANGUAGE = "en",
) -> None:
    """Train a net for a game by matches against itself and greedy; goes on where it was stopped."""
    from ..train.export import export
    from ..train.settings import Settings
    from ..train.training import Training

    terminal = Terminal(sayer(language))
    found = shelf.get(game)
    on = device_named(device or ("cuda" if gpu_available() else "cpu"))
    folder = out or Path(f"{found.name}-net")
    written(folder, lambda: folder.mkdir(parents=True, exist_ok=True))
    wishes: dict[str, Any] = dict(ON_CPU) if on.name == "cpu" else {}
    if rows is not None:
        wishes["rows"] = rows
    limit = seconds if seconds is not None or iterations is not None else 120.0
    settings = Settings(seconds=limit, iterations=iterations, seed=seed, evaluations=evaluations, **wishes)

    def report(point: dict[str, Any]) -> None:
        with (folder / LOG_FILE).open("a", encoding="utf-8") as log:
            log.write(json.dumps(point) + "\n")
        if "against_greedy" in point:
            terminal.tell(
                "cli-train-point",
                seconds=round(point["seconds"]),
                decisions=f"{point['million_decisions']:.1f}",
                percent=f"{100 * point['against_greedy']:.1f}",
                error=f"{100 * point['error']:.1f}",
            )

    def body() -> None:
        training = Training(found, settings, on, report, folder)
        training.run()
        card = export(training, folder, _commit())
        if can_draw(terminal):
            from ..lab import plots

            title = terminal.say(text("cli-train-plot", game=found.name))
            plots.training(folder / PLOT_FILE, title, card["curve"], terminal.say)
        terminal.tell("cli-train-done", folder=str(folder))

    if until_stopped(terminal, body):
        terminal.warn("cli-train-stopped", folder=str(folder))
        raise typer.Exit(INTERRUPTED)


def _commit() -> str:
    """The commit of the checkout that trains, or nothing where it is none."""
    try:
        told = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return told.stdout.strip()
