"""`ludotheque site`: the library as a folder of files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import bad
from ..server import site as library


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write it; what lies there is replaced.")],
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Only these games; all, if none.")] = None,
) -> None:
    """Write the library as a folder for any web host."""
    try:
        library.build(folder, games or ())
    except OSError as fault:
        raise bad("site", folder=str(folder), fault=str(fault)) from None
    typer.echo(f"{folder}/index.html")
