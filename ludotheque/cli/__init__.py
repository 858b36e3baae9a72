"""The terminal program `ludotheque`: one file a group of commands, found here by name.

Wrong input ends in one sentence on stderr, with the nearest right word, and exit code 2; never in a traceback.
Whatever needs the rules is imported by the command that needs it, so that help comes at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import typer
from typer.core import TyperGroup

from .lab import arena, study
from .play import play
from .records import replay, verify
from .review import review
from .services import bench, serve
from .shelf import games

__all__ = ["app", "main"]

WRONG_INPUT = 2


class Commands(TyperGroup):
    """The commands; turns every refusal into a sentence and an exit code."""

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
        except ValueError as fault:
            # Importing the class only now keeps the rules out of a plain `--help`.
            from ..core.game import BadInput

            if not isinstance(fault, BadInput):
                raise
            _refuse(str(fault))
            code = WRONG_INPUT
        sys.exit(code if isinstance(code, int) else 0)


def _where_help_is(fault: typer.TyperException) -> str:
    context = getattr(fault, "ctx", None)
    return f" ('{context.command_path} --help' tells more.)" if context is not None else ""


def _refuse(sentence: str) -> None:
    from .terminal import printable

    print(f"ludotheque: {printable(sentence)}", file=sys.stderr)


app = typer.Typer(
    cls=Commands,
    name="ludotheque",
    help="A games library that is open day and night: play, replay, verify, measure, host.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (games, play, replay, verify, review, arena, study, bench, serve):
    app.command()(command)


def main() -> None:
    """The program."""
    # A terminal that lacks a sign shows a question mark in its place, rather than ending the program.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app()
