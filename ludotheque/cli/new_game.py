"""`ludotheque new-game`: the folder of a game of one's own, laid out so that it can be played and tested at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..core.errors import bad
from .options import LANGUAGE
from .render import sayer
from .terminal import Terminal

TEMPLATE = Path(__file__).parent / "template"
"""A whole small game called `newgame`, its rules `N1`, `N2` …"""
LONGEST_NAME = 24


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What programs call the game: one small word.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where to lay it out; a folder of that name here if left out.")
    ] = None,
    language: LANGUAGE = "en",
) -> None:
    """Lay out the folder of a game of your own: rules, moves, words, texts and tests, which can be played at once."""
    terminal = Terminal(sayer(language))
    laid_out = folder or Path(name)
    written = lay_out(name, laid_out)
    terminal.tell("cli-new-game-laid-out", style="bold", name=name, folder=str(laid_out))
    for path in written:
        terminal.print(f"  {path}")
    terminal.tell("cli-new-game-install")
    terminal.print(f"  pip install --editable {laid_out}")
    terminal.tell("cli-new-game-play")
    terminal.print(f"  ludotheque play {name}")
    terminal.print(f"  python -m pytest {laid_out}")
    terminal.tell("cli-new-game-guide")


def lay_out(name: str, folder: Path) -> list[Path]:
    """Write the files of a new game into a folder that is not there yet; their paths in it.

    Raises BadInput for a name that no game can have, and for a folder that is there or cannot be written.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*", name) or len(name) > LONGEST_NAME:
        raise bad("game-name", name=name[:60])
    if name in games.names():
        raise bad("game-there", game=name)
    if folder.exists():
        raise bad("folder-there", folder=str(folder))
    written = []
    try:
        for source in _templates():
            path = Path(_renamed(str(source.relative_to(TEMPLATE)), name))
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(_renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
            written.append(path)
    except OSError as fault:
        raise bad("not-written", path=str(folder), fault=str(fault.strerror or fault)) from None
    return written


def _templates() -> Iterator[Path]:
    for path in sorted(TEMPLATE.rglob("*")):
        if path.is_file() and path.suffix in (".py", ".ftl", ".toml"):
            yield path


def _renamed(words: str, name: str) -> str:
    """The template's words with the name of the game and the letter of its rules."""
    words = words.replace("newgame", name).replace("Newgame", name.capitalize())
    letter = name[0].upper()
    words = words.replace('letter="N"', f'letter="{letter}"')
    return re.sub(r"(?<![A-Za-z])N(?=\d)", letter, words)
