"""`ludotheque games`: what stands on the shelf."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from .. import bots
from .. import games as shelf
from ..bots.ratings import Rating, ratings
from ..core.game import Game, Option
from ..core.text import text
from .options import LANGUAGE
from .render import Say, game_title, rules_in_words, sayer
from .terminal import Terminal

WIDEST_VALUE = 16


def games(
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="Only this game, with its rules.")] = "",
    language: LANGUAGE = "en",
) -> None:
    """List the games with their seats, length, options and bots; with a NAME, tell its rules too."""
    say = sayer(language)
    terminal = Terminal(say)
    for game in [shelf.get(name)] if name else shelf.all_games():
        terminal.print(describe(game, say, long=bool(name)))
        if name:
            terminal.print(rules_in_words(game, say) or "")


def describe(game: Game, say: Say, long: bool) -> RenderableType:
    """The game in a few lines and its options in a table; `long` tells more of what it is like."""
    low, high = game.seats
    facts = say(text("cli-game-facts", name=game.name, low=low, high=high, minutes=game.minutes))
    head = Styled.assemble((game_title(game, say), "bold"), ("  " + facts, "dim"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(Styled(say(text("cli-option"))), no_wrap=True)
    table.add_column(Styled(say(text("cli-option-takes"))), min_width=WIDEST_VALUE)
    table.add_column(Styled(say(text("cli-option-help"))), ratio=1)
    for option in game.options:
        table.add_row(
            Styled(option.name, style="bold"),
            _takes(game, option, say),
            Styled(say(text(f"{game.name}-option-{option.name}-help"))),
        )
    told = Styled(say(text(f"{game.name}-{'blurb' if long else 'tagline'}")))
    parts: list[RenderableType] = [head, told, *([table] if game.options else [])]
    if long:
        parts.append(_levels(game, say))
    return Group(*parts)


def _levels(game: Game, say: Say) -> RenderableType:
    """The bots by their levels: how they play, and how strong they were measured to be."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(Styled(say(text("cli-level"))), no_wrap=True, min_width=WIDEST_VALUE)
    table.add_column(Styled(say(text("cli-level-help"))), ratio=1)
    for level in bots.LEVELS:
        name = say(text("cli-option-usual", value=level)) if level == bots.DEFAULT_LEVEL else level
        table.add_row(Styled(name, style="bold"), Styled(say(text(f"level-{level}-help"))))
    return Group(table, _ratings(game, say)) if ratings(game.name) else table


def _ratings(game: Game, say: Say) -> RenderableType:
    """A row for each table that levels were measured at."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(Styled(say(text("cli-level-rating"))), min_width=WIDEST_VALUE)
    for level in bots.LEVELS:
        table.add_column(Styled(level), justify="right")
    known = {option.name: option for option in game.options}
    for each in ratings(game.name):
        seats = say(text("cli-seats", seats=each.seats))
        told = [seats, *(f"{name} {known[name].show(value)}" for name, value in each.options.items())]
        numbers = [_rating(each.levels.get(level)) for level in bots.LEVELS]
        table.add_row(Styled("\n".join(told)), *map(Styled, numbers))
    return table


def _rating(found: Rating | None) -> str:
    """A rating with its interval below."""
    if found is None:
        return "–"
    if found.low == found.high:
        return str(found.value)
    return f"{found.value}\n≥ {found.low}" if found.high is None else f"{found.value}\n{found.low}–{found.high}"


def _takes(game: Game, option: Option, say: Say) -> Styled:
    """What values an option takes, each in a line, the usual one told: `15 (usual)`, `one-hand`, `1–999`."""
    usual = option.show(option.default)
    lines = [Styled(say(text("cli-option-usual", value=usual)), style="bold")]
    lines += [Styled(word) for word in option.words if word != usual]
    if option.low <= option.high:
        lines.append(Styled(f"{option.low}–{option.high}"))
    if option.seats != game.seats:
        seats = "–".join(dict.fromkeys(map(str, option.seats)))
        lines.append(Styled(say(text("cli-option-seats", seats=seats)), style="dim"))
    return Styled("\n").join(lines)
