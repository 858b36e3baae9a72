"""`ludotheque replay` and `verify`: what can be done with a record file."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text as Styled

from .. import DamagedRecord
from ..core.errors import bad
from ..core.match import Match
from ..core.records import ONLOOKER
from ..core.text import Text, Who, text
from .files import load_record, load_whole_record
from .options import LANGUAGE, RECORD
from .render import find_screen, game_title, options_in_words, result_table, sayer
from .terminal import Terminal

RECORD_IS_WRONG = 1


def replay(
    file: RECORD,
    language: LANGUAGE = "en",
    seat: Annotated[int | None, typer.Option(help="See it from this seat; an onlooker's view if left out.")] = None,
    all: Annotated[bool, typer.Option("--all", help="See everything, hidden cards too.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
) -> None:
    """Tell a match move by move, with the positions."""
    terminal = Terminal(sayer(language))
    match = load_whole_record(file)
    if seat is not None and all:
        raise bad("seat-and-all")
    viewer = ONLOOKER if seat is None else seat
    match.view(viewer)
    names = match.names or [f"#{n}" for n in range(match.seats)]
    say = terminal.say = sayer(language, names)
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
                terminal.print(Rule(Styled(heading), align="left", style="dim"))
                for line in told:
                    terminal.print(f"  {say(line)}", style="bold")
            words = game.position(s) if all else game.view(s, viewer).as_dict()
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
    terminal.tell(end_of(match), style="bold")
    if match.decided:
        terminal.print(result_table(match, say))


def end_of(match: Match) -> str:
    """The id of the text that tells how a match ends, if it has."""
    return "cli-over" if match.decided else "say-match-ended" if match.agreed else "cli-unfinished"


def _told(match: Match, s: object, number: int, viewer: int) -> list[Text]:
    """Carry move `number` out on `s`; return what the viewer is told of it."""
    game, played = match.game, match.history[number]
    before = game.view(s, viewer).s
    game.rules.play(s, played.seat, played.move)
    texts: list[Text] = game.tell(before, played.seat, played.move, game.view(s, viewer).s, viewer)
    return texts


def verify(file: RECORD, language: LANGUAGE = "en") -> None:
    """Check a record: key against commitment, every move, the result. Exit code 1 if anything is wrong."""
    terminal = Terminal(sayer(language))
    try:
        match = load_record(file)
    except DamagedRecord as fault:
        terminal.warn("cli-verify-wrong", file=str(file), why=fault.why)
        raise typer.Exit(RECORD_IS_WRONG) from None
    say = terminal.say = sayer(language, match.names)
    title, version = game_title(match.game, say), match.game.version
    terminal.tell("cli-verify-match", style="bold", game=title, version=version, seats=match.seats)
    terminal.print(options_in_words(match, say))
    terminal.tell("cli-verify-key")
    terminal.print(f"  {match.commitment}")
    terminal.tell("cli-verify-deal" if match.start_words is None else "cli-verify-placed")
    terminal.tell("cli-verify-moves", count=len(match.history))
    if match.decided:
        terminal.tell("cli-verify-result")
        terminal.print(result_table(match, say))
    else:
        terminal.tell("say-match-ended" if match.agreed else "cli-verify-unfinished")
    terminal.tell("cli-verify-checksum")
    terminal.tell("cli-verify-good")
