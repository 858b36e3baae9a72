"""`ludotheque replay` and `verify`: what can be done with a record file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ..core.match import Match
    from ..core.text import Text

RECORD_IS_WRONG = 1


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")],
    lang: Annotated[str, typer.Option(help="The language: en, fr, it or de.")] = "en",
    seat: Annotated[int | None, typer.Option(help="See it from this seat; an onlooker's view if left out.")] = None,
    all: Annotated[bool, typer.Option("--all", help="See everything, hidden cards too.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
) -> None:
    """Tell a match move by move, with the positions."""
    from rich.rule import Rule
    from rich.text import Text as Line

    from ..core.game import BadInput
    from ..core.records import ONLOOKER
    from ..core.text import Who, text
    from .common import find_screen, game_title, load_whole_record, options_in_words, result_table, sayer
    from .terminal import Terminal

    terminal = Terminal(lang)
    sayer(lang)
    match = load_whole_record(file)
    if seat is not None and all:
        raise BadInput("--seat and --all do not go together: one seat does not see everything")
    viewer = ONLOOKER if seat is None else seat
    match.view_of(viewer)
    names = match.names or [f"#{n}" for n in range(match.seats)]
    say = sayer(lang, names)
    game, screen = match.game, find_screen(match.game)
    prefs = {name: values[0] for name, values in screen.PREFS.items()}
    wait = step and sys.stdin.isatty()

    terminal.print(f"{game_title(game, say)}: {', '.join(names)}", style="bold")
    terminal.print(options_in_words(match, say))
    s = match.beginning()
    try:
        for number in range(len(match.history) + 1):
            if number > 0:
                played = match.history[number - 1]
                told = _told(match, s, number - 1, played.seat if all else viewer)
                heading = say(text("cli-replay-move", number=number, player=Who(played.seat)))
                terminal.print(Rule(Line(heading), align="left", style="dim"))
                for line in told:
                    terminal.print(f"  {say(line)}", style="bold")
            words = game.position(s) if all else game.view(s, viewer).words()
            terminal.print(screen.draw(words, viewer, names, say, **prefs))
            if (
                wait
                and number < len(match.history)
                and terminal.ask(say(text("cli-replay-step")) + " ") in ("q", "quit")
            ):
                return
    except (EOFError, KeyboardInterrupt):
        terminal.print()
        return
    terminal.print(say(text("cli-over" if match.over else "cli-unfinished")), style="bold")
    if match.over:
        terminal.print(result_table(match, say))


def _told(match: Match, s: object, number: int, viewer: int) -> list[Text]:
    """Carry move `number` out on `s`; return what the viewer is told of it."""
    game, played = match.game, match.history[number]
    before = game.view(s, viewer).s
    game.rules.play(s, played.seat, played.move)
    texts: list[Text] = game.moves.tell(before, played.seat, played.move, game.view(s, viewer).s, viewer)
    return texts


def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")]) -> None:
    """Check a record: key against commitment, every move, the result. Exit code 1 if anything is wrong."""
    from .. import DamagedRecord
    from .common import game_title, load_record, options_in_words, result_table, sayer
    from .terminal import Terminal, printable

    terminal = Terminal()
    try:
        match = load_record(file)
    except DamagedRecord as fault:
        terminal.quiet()
        print(printable(f"'{file}' is wrong, {fault}."), file=sys.stderr)
        raise typer.Exit(RECORD_IS_WRONG) from None
    say = sayer("en", match.names)
    terminal.print(
        f"{game_title(match.game, say)} (rules version {match.game.version}), {match.seats} seats", style="bold"
    )
    terminal.print(options_in_words(match, say))
    terminal.print("✓ The key fits the commitment, which binds game, seats and options:")
    terminal.print(f"  {match.commitment}")
    if match.placed is None:
        terminal.print("✓ The deal and all chance after it come from the key.")
    else:
        terminal.print("! The match goes on from a position set up by hand: only chance after it comes from the key.")
    count = len(match.history)
    terminal.print(f"✓ {count} {'move was' if count == 1 else 'moves were'} replayed: all legal.")
    if match.over:
        terminal.print("✓ They lead to the result that the record tells:")
        terminal.print(result_table(match, say))
    else:
        terminal.print("✓ The match is unfinished, as the record tells.")
    terminal.print("✓ The checksum fits.")
    terminal.print(
        "The record is good. If its commitment is the one that was shown before the first move, "
        "then nothing was changed since."
    )
