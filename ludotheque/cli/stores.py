"""`ludotheque backup`, `restore`, `transfer` and `check`: whole stores, as their operator handles them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import Annotated

import typer

from ..core.errors import bad
from ..server import stores
from ..server.configuration import configure, without_password
from ..server.store import StoreError
from .options import LANGUAGE
from .render import sayer
from .terminal import Terminal

DAMAGED = 1

STORE = Annotated[
    str | None,
    typer.Option("--store", metavar="PLACE", help="The store: a folder or postgresql://…; the server's if left out."),
]
FILE = Annotated[str | None, typer.Option("--settings", metavar="FILE", help="The server's file of settings.")]


def backup(
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="A folder in which no store is.")],
    store: STORE = None,
    settings: FILE = None,
    language: LANGUAGE = "en",
) -> None:
    """Copy a store into a folder, while it is played on."""
    if not stores.is_folder(folder):
        raise bad("store-url", fault=without_password(folder))
    place = store or _servers(settings)
    _tell_copied(Terminal(sayer(language)), stores.fill(place, folder), place, folder)


def restore(
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="A backup.")],
    store: STORE = None,
    settings: FILE = None,
    language: LANGUAGE = "en",
) -> None:
    """Put a backup where no store is."""
    place = store or _servers(settings)
    _tell_copied(Terminal(sayer(language)), stores.fill(folder, place), folder, place)


def transfer(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A folder or postgresql://…; it stays as it is.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="A folder or postgresql://….")],
    language: LANGUAGE = "en",
) -> None:
    """Copy all tables to another store, as from SQLite to PostgreSQL. Stop the servers first."""
    _tell_copied(Terminal(sayer(language)), stores.move(source, target), source, target)


def check(store: STORE = None, settings: FILE = None, language: LANGUAGE = "en") -> None:
    """Look at a store: its file, and the log of every match."""
    terminal, place = Terminal(sayer(language)), store or _servers(settings)
    found = _run(stores.check(place))
    if not found.damaged:
        terminal.tell("cli-store-whole", count=found.matches, place=without_password(place))
    _tell_damaged(terminal, found)


def _servers(settings: str | None) -> str:
    """The store that a server would use here."""
    chosen = configure(settings, os.environ).settings
    return chosen.store or chosen.data


def _run(work: Coroutine[None, None, stores.Copied]) -> stores.Copied:
    try:
        return asyncio.run(work)
    except (StoreError, OSError) as fault:
        raise bad("store-work", fault=str(fault)) from None


def _tell_copied(terminal: Terminal, work: Coroutine[None, None, stores.Copied], source: str, target: str) -> None:
    done = _run(work)
    names = {"source": without_password(source), "target": without_password(target)}
    terminal.tell("cli-store-copied", count=done.matches, **names)
    _tell_damaged(terminal, done)


def _tell_damaged(terminal: Terminal, found: stores.Copied) -> None:
    for match in found.damaged:
        terminal.warn("cli-store-damaged", match=match)
    if found.damaged:
        raise typer.Exit(DAMAGED)
