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
    seconds: Annotated[float | None, typer.Option(min=1, help="How long it plays; 120 if left out.")] = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="How many updates instead: then the seed determines the net.")
    ] = None,
    device: Annotated[str | None, typer.Option(help="cpu or cuda; the GPU if there is one.")] = None,
    rows: Annotated[int | None, typer.Option(min=64, help="Matches side by side.")] = None,
    evaluations: Annotated[int, typer.Option(min=1, help="How often its strength is measured on the way.")] = 8,
    onward: Annotated[bool, typer.Option(help="Begin with the net that the game brings, not from nothing.")] = False,
    searched: Annotated[
        int, typer.Option(min=0, help="Learn from a search of so many iterations first, on all cores (with --onward).")
    ] = 0,
    wished: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Any other setting, as the card of a net names it."),
    ] = None,
    seed: SEED = 1,
    language: LANGUAGE = "en",
) -> None:
    """Train a net for a game by matches against itself and greedy; goes on where it was stopped."""
    from ..train.export import export
    from ..train.settings import settings_for
    from ..train.teaching import learn_from_search
    from ..train.training import Training

    terminal = Terminal(sayer(language))
    found = shelf.get(game)
    on = device_named(device or ("cuda" if gpu_available() else "cpu"))
    folder = out or Path(f"{found.name}-net")
    limit = seconds if seconds is not None or iterations is not None else 120.0
    wishes: dict[str, Any] = {
        **(ON_CPU if on.name == "cpu" else {}), "seconds": limit, "iterations": iterations, "seed": seed,
        "evaluations": evaluations, "onward": onward, "searched": searched, **({} if rows is None else {"rows": rows}),
    }  # fmt: skip
    settings = settings_for(found, {**wishes, **_read(wished or [])})
    written(folder, lambda: folder.mkdir(parents=True, exist_ok=True))

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
        if settings.searched and not training.progress.taught:
            learn_from_search(training)
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


def _read(wished: list[str]) -> dict[str, Any]:
    """Settings by name; raises BadInput for what is no NAME=VALUE."""
    from ..train.settings import no_value

    found = {}
    for each in wished:
        name, _, value = each.partition("=")
        try:
            found[name] = json.loads(value)
        except ValueError:
            raise no_value(name, value) from None
    return found


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
