"""The terminal program `ludotheque`, the one door to everything: play, records, research, measuring, the server.

Wrong input ends in one sentence on stderr, with the nearest right word, and exit code 2; never in a traceback. It is
told in the language of the command, and in English before that is known.
A command's module is imported when the command is named, so help and slips come at once; what the modules themselves
need stands at their top.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import ludotheque

from ..core.errors import BadInput
from .printable import printable

__all__ = ["COMMANDS", "app", "main"]

WRONG_INPUT = 2
LANGUAGE_KEY = "ludotheque.language"
"""Under this key the context of a command line has the command's language, once that is known."""

COMMANDS = {
    "games": ("games", "List the games with their seats, length, options and bots."),
    "play": ("play", "Play a match against bots."),
    "replay": ("records", "Tell a match move by move, with the positions."),
    "verify": ("records", "Check a record: key against commitment, every move, the result."),
    "review": ("review", "Look at a match again: chances to win, mistakes, luck."),
    "arena": ("arena", "Let bots play each other: the same deals in every seat, all cores."),
    "puzzles": ("puzzles", "Look for puzzles: positions with one clearly best move."),
    "study": ("study", "Find out what kind of game it is, from many matches."),
    "train": ("train", "Train a net for a game, on a GPU or slowly without one."),
    "bench": ("bench", "Measure how fast the rules, the bots and the server are."),
    "serve": ("serve", "Host tables for friends, in the browser."),
    "think": ("think", "Think for servers elsewhere that ask on a bus."),
    "backup": ("stores", "Copy a store into a folder, while it is played on."),
    "restore": ("stores", "Put a backup where no store is."),
    "transfer": ("stores", "Copy all tables to another store, as from SQLite to PostgreSQL."),
    "check": ("stores", "Look at a store: its file, and the log of every match."),
    "site": ("site", "Write the library as a folder for any web host."),
    "new-game": ("new_game", "Lay out a game of your own, ready to be played."),
}
"""Each command's module here, which has a function of the command's name (`_` for `-`), and its line in the help."""


class Commands(TyperGroup):
    """The commands; loads the one that is named, and turns every refusal into a sentence and an exit code."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the words name, for which its module is imported, and the rest of the words."""
        name, _, rest = super().resolve_command(ctx, args)
        return name, load(str(name)), rest

    def invoke(self, ctx: Any) -> Any:
        """Run the command that is named; what it refuses is told in its language."""
        try:
            return super().invoke(ctx)
        except BadInput as fault:
            texts = import_module("ludotheque.texts")
            _refuse(texts.say(fault.why, ctx.meta.get(LANGUAGE_KEY, texts.FIRST)))
            raise typer.Exit(WRONG_INPUT) from None

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line and leave with its exit code; a bare `ludotheque` shows the help."""
        words = list(sys.argv[1:] if args is None else args) or ["--help"]
        try:
            code = super().main(words, "ludotheque", complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as fault:
            _refuse(fault.format_message() + _where_help_is(fault))
            code = WRONG_INPUT
        sys.exit(code if isinstance(code, int) else 0)


def load(name: str) -> Any:
    """A command, its module imported."""
    module, _ = COMMANDS[name]
    alone = typer.Typer(**PLAIN)
    alone.command(name)(getattr(import_module(f".{module}", __name__), name.replace("-", "_")))
    return typer.main.get_command(alone)


def _where_help_is(fault: typer.TyperException) -> str:
    context = getattr(fault, "ctx", None)
    return f" ('{context.command_path} --help' tells more.)" if context is not None else ""


def _refuse(sentence: str) -> None:
    print(f"ludotheque: {printable(sentence)}", file=sys.stderr)


# Plain help: rich would take as long to load as all the rest.
PLAIN: Any = {"add_completion": False, "pretty_exceptions_enable": False, "rich_markup_mode": None}

app = typer.Typer(cls=Commands, name="ludotheque", **PLAIN)
for command, (_, line) in COMMANDS.items():
    app.command(command, help=line)(lambda: None)


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"ludotheque {ludotheque.__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version and leave.")
    ] = False,
) -> None:
    """A games library that is open day and night: play, replay, verify, measure, host."""


def main() -> None:
    """The program."""
    # A terminal that lacks a sign shows a question mark in its place, rather than ending the program.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app()
