"""`ludotheque puzzles`: positions with one clearly best move, looked for in matches between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..bots.puzzles import FILE, Puzzle
from ..bots.puzzles import written as file_of
from ..core.game import written_options
from ..lab.matches import MatchSetup
from ..lab.puzzles import find
from .options import GAME, INTERRUPTED, LANGUAGE, OPTION, SEED
from .render import sayer
from .running import until_stopped, written
from .terminal import Terminal


def puzzles(
    game: GAME,
    count: Annotated[int, typer.Option(min=1, help="How many to find.")] = 32,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many play; two if left out.")] = None,
    option: OPTION = None,
    seed: SEED = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help=f"Where they are kept: {FILE} in the game's folder.")
    ] = None,
    language: LANGUAGE = "en",
) -> None:
    """Look for puzzles in matches between bots, and keep them. What is found so far is kept when you stop it."""
    terminal = Terminal(sayer(language))
    rules = games.get(game)
    setup = MatchSetup.read(game, seats or max(2, rules.seats[0]), written_options(option or []), seed)
    path = out or games.folder(game) / FILE
    found: list[Puzzle] = []

    def look() -> None:
        for deal, puzzle in find(setup, count):
            if puzzle is not None:
                found.append(puzzle)
                written(path, lambda: path.write_text(file_of(rules, found), encoding="utf-8"))
                terminal.tell("cli-puzzle-found", number=len(found), count=count, deal=deal)

    if until_stopped(terminal, look):
        raise typer.Exit(INTERRUPTED)
    terminal.tell("cli-puzzles-kept", count=len(found), file=str(path))
