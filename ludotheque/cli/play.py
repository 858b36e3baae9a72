"""`ludotheque play`: who sits where, in which match; the talk at the table is in `session.py`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import bots, games
from ..bots.clock import thinking_time
from ..core.errors import bad
from ..core.game import Game, written_options
from ..core.match import Match
from .files import check_saving, load_whole_record
from .options import INTERRUPTED, LANGUAGE, OPTION, THINK
from .render import sayer
from .session import Session
from .terminal import Terminal

LONGEST_NAME = 24
USUAL_SEATS = 3


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; None or empty where it leaves the choice to us."""

    game: str
    seats: int | None
    bots: list[str]
    seat: int | None
    options: list[str]
    name: str | None
    resume: Path | None
    key: str | None
    board: Path | None


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; may be left out with --resume.")] = "",
    seats: Annotated[int | None, typer.Option(help="How many seats; the others are bots.")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="LEVEL",
            help="A bot's level: beginner, casual, skilled (usual), master or champion; once for all bots, or "
            "once for each. "
            "'games' tells how strong they are.",
        ),
    ] = None,
    think: THINK = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0 on.")] = None,
    option: OPTION = None,
    language: LANGUAGE = "en",
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the match there when it ends or you quit.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a match that was saved.")] = None,
    key: Annotated[str | None, typer.Option(metavar="HEX", help="The key of all chance, to play a deal again.")] = None,
    board: Annotated[Path | None, typer.Option(metavar="FILE", help="Another board, for games that have one.")] = None,
) -> None:
    """Play a match against bots. Type 'help' there for all that you can do."""
    terminal = Terminal(sayer(language))
    seconds = bots.THINKING_SECONDS if think is None else thinking_time(think)
    wishes = Wishes(game, seats, bot or [], seat, option or [], name, resume, key, board)
    match, own, levels = set_table(wishes)
    if save is not None:
        check_saving(match, save)
    terminal.say = sayer(language, match.names)
    try:
        Session(terminal, match, own, levels, save, seconds).run()
    except EOFError:
        terminal.print()
        terminal.tell("cli-input-ended")
    except KeyboardInterrupt:
        terminal.print()
        terminal.tell("cli-interrupted")
        raise typer.Exit(INTERRUPTED) from None


def set_table(wishes: Wishes) -> tuple[Match, int, dict[int, str]]:
    """The match, one's own seat, and the level of the bot in each other seat; raises BadInput for what is wrong."""
    if wishes.name is not None and not (0 < len(wishes.name) <= LONGEST_NAME and wishes.name.isprintable()):
        raise bad("player-name", most=LONGEST_NAME)
    return _resumed(wishes) if wishes.resume is not None else _new(wishes)


def _new(wishes: Wishes) -> tuple[Match, int, dict[int, str]]:
    if not wishes.game:
        raise bad("which-game", game=games.names()[0], games=", ".join(games.names()))
    game = games.get(wishes.game)
    seats = wishes.seats if wishes.seats is not None else _seats_for(game, len(wishes.bots))
    # All wishes are checked before the first rule runs, so that a slip is told at once.
    options, key = game.read_options(seats, written_options(wishes.options)), _key(wishes.key)
    own = _own_seat(wishes.seat if wishes.seat is not None else 0, seats)
    levels = _levels(wishes.bots, own, seats)
    match = Match.new(game, seats, options, key, _layout(game, wishes.board))
    match.names = [f"{levels[n].capitalize()} {n}" if n in levels else wishes.name or _login() for n in range(seats)]
    return match, own, levels


def _resumed(wishes: Wishes) -> tuple[Match, int, dict[int, str]]:
    """A record does not tell who is a bot; the names that `_new` gives to bots do, unless the command line does."""
    assert wishes.resume is not None
    if wishes.seats is not None or wishes.options or wishes.key is not None or wishes.board is not None:
        raise bad("resumed")
    match = load_whole_record(wishes.resume)
    if wishes.game and wishes.game != match.game.name:
        raise bad("resumed-game", file=str(wishes.resume), game=match.game.name, wanted=wishes.game)
    told = {n: name.rpartition(" ")[0].lower() for n, name in enumerate(match.names)}
    people = [n for n in range(match.seats) if told.get(n) not in bots.ALL_BOTS]
    own = _own_seat(wishes.seat if wishes.seat is not None else (people or [0])[0], match.seats)
    levels = _levels(wishes.bots, own, match.seats)
    if not wishes.bots:
        levels = {n: told[n] if told.get(n) in bots.ALL_BOTS else level for n, level in levels.items()}
    if not match.names:
        match.names = [f"{levels[n].capitalize()} {n}" if n in levels else _login() for n in range(match.seats)]
    if wishes.name is not None:
        match.names[own] = wishes.name
    return match, own, levels


def _seats_for(game: Game, bots: int) -> int:
    """As many seats as bots were named and one more; a usual number if they were not named one by one."""
    if bots > 1:
        return bots + 1
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[1])


def _own_seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise bad("no-such-seat", seat=seat, last=seats - 1)
    return seat


def _levels(wanted: list[str], own: int, seats: int) -> dict[int, str]:
    others = [seat for seat in range(seats) if seat != own]
    for name in wanted:
        bots.level(name)
    if len(wanted) <= 1:
        return dict.fromkeys(others, *(wanted or [bots.DEFAULT_LEVEL]))
    if len(wanted) != len(others):
        raise bad("bots-and-seats", bots=len(wanted), seats=seats, others=len(others))
    return dict(zip(others, wanted, strict=True))


def _key(digits: str | None) -> bytes | None:
    if digits is None:
        return None
    if len(digits) != 32 or not set(digits.lower()) <= set("0123456789abcdef"):
        raise bad("key", key=digits[:40])
    return bytes.fromhex(digits)


def _layout(game: Game, board: Path | None) -> Mapping[str, Any] | None:
    """The layout that a board file holds."""
    if board is None:
        return None
    if game.parse_layout is None:
        raise bad("no-board", game=game.name)
    try:
        return game.parse_layout(board.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise bad("board-not-read", file=str(board), fault=str(fault)) from None


def _login() -> str:
    """The name the computer knows the player by."""
    login = os.environ.get("USER") or os.environ.get("USERNAME") or "player"
    return login.capitalize()[:LONGEST_NAME] if login.isprintable() else "Player"
