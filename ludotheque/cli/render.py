"""A game and its matches as a terminal shows them: its screen, its rules, options and results in words."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, TypeAlias, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from .. import games, texts
from ..core.game import Game
from ..core.match import Match
from ..core.text import Text, Who, text

Say: TypeAlias = Callable[[Text], str]


class Screen(Protocol):
    """How a game is drawn in a terminal: what the game's `terminal.py` defines."""

    PREFS: Mapping[str, Sequence[str]]
    """What a player may choose about the drawing: a command word, and the values it goes through from the first on.

    `NAME-cli-pref-WORD` is its line in the help.
    """

    def draw(self, view: Mapping[str, Any], seat: int, names: Sequence[str], say: Say, **prefs: str) -> RenderableType:
        """A view in words as a picture of at most 80 columns; seat −1 is an onlooker."""

    def paint(self, notation: str, /) -> Styled:
        """A move's notation in the colours of the game."""


def find_screen(game: Game) -> Screen:
    """The game's own screen, or one that draws any game as a table of its fields."""
    own = f"{games.package(game.name)}.terminal"
    name = own if importlib.util.find_spec(own) else f"{__package__}.plain_screen"
    return cast(Screen, importlib.import_module(name))


def sayer(language: str, names: Sequence[str] = ()) -> Say:
    """How texts are told in a language to people of these names."""
    return partial(texts.say, language=language, names=names)


def game_title(game: Game, say: Say) -> str:
    """The game's name in words."""
    return say(text(f"{game.name}-name"))


def options_in_words(match: Match, say: Say, changed_only: bool = False) -> str:
    """The options of a match: `Target: 15 · Grumpy goat: With the goat`; those that cannot apply are left out."""
    game, parts = match.game, []
    for name, number in match.options.items():
        option = game.option[name]
        applies = option.seats[0] <= match.seats <= option.seats[1]
        if applies and not (changed_only and number == option.default):
            word = option.show(number)
            value = say(text(f"{game.name}-option-{name}-{word}")) if word in option.words else word
            parts.append(f"{say(text(f'{game.name}-option-{name}'))}: {value}")
    return " · ".join(parts)


def last_rule(game: Game) -> int:
    """The highest rule number."""
    return max(section.last for section in game.sections)


def rule_line(game: Game, number: int, say: Say) -> RenderableType:
    """A numbered rule, its text hanging beside the number; under it what is assumed of it."""
    row = Table.grid(padding=(0, 1))
    row.add_column(width=len(game.rule_name(last_rule(game))), style="bold")
    row.add_column()
    row.add_row(Styled(game.rule_name(number)), Styled(say(game.rule_text(number))))
    if number in game.assumed:
        row.add_row(Styled(""), Styled(say(text("cli-assumed", why=game.assumed_text(number))), style="dim"))
    return row


def _rule_in_words(game: Game, number: int, say: Say) -> str:
    """All that is told of a rule."""
    assumed = say(game.assumed_text(number)) if number in game.assumed else ""
    return f"{game.rule_name(number)} {say(game.rule_text(number))} {assumed}"


def rules_in_words(game: Game, say: Say, wanted: str = "") -> RenderableType | None:
    """The rules by section, or those with a word in them; None if there is none."""
    parts: list[RenderableType] = []
    for section in game.sections:
        heading = say(text(f"{game.name}-section-{section.name}"))
        numbers = [
            number
            for number in range(section.first, section.last + 1)
            if wanted.casefold() in f"{heading} {_rule_in_words(game, number, say)}".casefold()
        ]
        if numbers:
            parts += [Styled(""), Styled(heading, style="bold underline")]
            parts += [Padding(rule_line(game, number, say), (0, 0, 0, 1)) for number in numbers]
    return Group(*parts) if parts else None


def result_table(match: Match, say: Say) -> RenderableType:
    """Who came in where with how many points; whoever plays alone has points and no place."""
    table = Table.grid(padding=(0, 2))
    rows = sorted(zip(match.places(), match.points(), range(match.seats), strict=True))
    for place, points, seat in rows:
        style = "bold" if place == 1 else ""
        cells = [Styled(say(text("cli-place", place=place)), style=style)] if match.seats > 1 else []
        cells.append(Styled(say(text("cli-who", player=Who(seat))), style=style))
        table.add_row(*cells, Styled(say(text("cli-points", points=points))))
    return Padding(table, (0, 0, 0, 2))
