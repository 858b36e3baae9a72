"""Words of the command line that mean the same in several commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .. import texts
from ..core.errors import bad, nearest
from . import LANGUAGE_KEY

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def _speak(context: typer.Context, language: str) -> str:
    if language not in texts.LANGUAGES:
        raise bad("no-language", language=language, known=nearest(language, texts.LANGUAGES))
    context.meta[LANGUAGE_KEY] = language
    return language


LANGUAGE = Annotated[
    str,
    typer.Option(
        "--language",
        "--lang",
        metavar="CODE",
        callback=_speak,
        is_eager=True,
        help=f"The language: {', '.join(texts.LANGUAGES)}.",
    ),
]
RECORD = Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")]
GAME = Annotated[str, typer.Argument(metavar="GAME", help="The game.")]
OPTION = Annotated[
    list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game ('games' lists them).")
]
THINK = Annotated[
    float | None, typer.Option(metavar="SECONDS", help="How long a champion thinks about a move; 2 if left out.")
]
JOBS = Annotated[int | None, typer.Option(min=1, help="How many processes; all cores if left out.")]
SEED = Annotated[int, typer.Option(help="What all chance comes from: the same seed, the same matches.")]
JSON = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
