"""Karuba in a terminal. Paths are lines; an adventurer is the first two letters of its colour, on that colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from ...core.text import Text, Who, text
from .island import COLUMNS, ROWS, TILE_WORDS
from .moves import BONUS, CELL_NAMES, COLOUR_NAMES

PREFS: dict[str, Sequence[str]] = {"islands": ("all", "own"), "left": ("hidden", "shown")}
STYLES = ("bold white on #6d4c41", "bold white on #1f5fbf", "bold white on #7b1fa2", "bold black on #fdd835")
ITEMS = {"c": ("◆", "bold cyan"), "g": ("●", "bold yellow")}
WIDTH = 5
"""Signs that a cell takes: path, middle, item or path, path, path. An adventurer takes the second and the third."""
MIDDLES = {
    "EW": "─",
    "NS": "│",
    "ES": "┌",
    "SW": "┐",
    "NE": "└",
    "NW": "┘",
    "ESW": "┬",
    "NEW": "┴",
    "NES": "├",
    "NSW": "┤",
    "NESW": "┼",
}


def draw(
    view: Mapping[str, Any], seat: int, names: Sequence[str], say: Callable[[Text], str], **prefs: str
) -> RenderableType:
    """The tile of the round, who has what, the tiles `left` where `shown`; and the islands: all, or one's `own`."""
    parts: list[RenderableType] = [_round(view, say), _players(view, say), Line("")]
    if view["bonus"]:
        parts += [_bonuses(view, say), Line("")]
    if prefs.get("left") == "shown":
        parts += [Line.assemble((say(text("karuba-ui-left")) + "  ", "dim"), view["left"]), Line("")]
    own = seat >= 0 and prefs.get("islands") == "own"
    parts.append(Columns([_island(view, other, say) for other in range(view["seats"]) if not own or other == seat]))
    return Padding(Group(*parts), (0, 0, 0, 1))


def _round(view: Mapping[str, Any], say: Callable[[Text], str]) -> Line:
    """The round and its tile, with its steps."""
    line = Line(say(text("karuba-ui-round", round=view["round_no"])), style="underline")
    if view["tile"]:
        line = Line.assemble(line, "  ", say(text("karuba-ui-tile", tile=view["tile"])), " ")
        line.append_text(_tile(view["tile"], found=True))
        line.append(" " + say(text("karuba-ui-steps", steps=view["derived"]["steps"])))
    return line


def _players(view: Mapping[str, Any], say: Callable[[Text], str]) -> RenderableType:
    """A line for each seat with points and tiles laid; then the treasures still to be had."""
    players = Table.grid(padding=(0, 2))
    for seat in range(view["seats"]):
        players.add_row(
            Line(say(text("karuba-ui-island", player=Who(seat)))),
            Line(say(text("karuba-ui-points", points=view["derived"]["points"][seat]))),
            Line(say(text("karuba-ui-laid", count=view["derived"]["laid"][seat]))),
        )
    tops = Line(say(text("karuba-ui-treasures")), style="dim")
    for colour, top in enumerate(view["derived"]["tops"]):
        tops = Line.assemble(tops, "  ", _mark(colour), f" {top or '–'}")
    return Group(players, tops)


def _bonuses(view: Mapping[str, Any], say: Callable[[Text], str]) -> RenderableType:
    """The bonus tiles and whose they are."""
    bonuses = Table.grid(padding=(0, 2))
    for word, owner in zip(BONUS.names, view["bonuses"], strict=True):
        whose = text(f"karuba-ui-bonus-{owner}") if isinstance(owner, str) else text("cli-who", player=Who(owner))
        bonuses.add_row(Line(say(text("karuba-ui-bonus", bonus=word))), Line(say(whose)))
    return bonuses


def _mark(colour: int, sign: str = "") -> Line:
    """An adventurer, or with a sign something else of its colour."""
    return Line(COLOUR_NAMES[colour][:2] + sign, style=STYLES[colour])


def _tile(tile: int, found: bool, colour: int = -1) -> Line:
    """A tile in WIDTH signs, with what is found on it or with the adventurer that stands there."""
    if not tile:
        return Line("·".center(WIDTH), style="dim")
    word = TILE_WORDS[tile]
    exits = word.rstrip("cg")
    west, east = ("─" if side in exits else " " for side in "WE")
    if colour >= 0:
        return Line.assemble(west, _mark(colour), east, east)
    return Line.assemble(west, MIDDLES[exits], ITEMS[word[-1]] if found and word[-1] in ITEMS else east, east, east)


def _rim(numbers: Sequence[int], placed: Sequence[int], sign: str, shown: Sequence[bool], width: int) -> list[Line]:
    """Numbers along a side; where a colour is placed that is `shown`, its mark in their stead."""
    rim = []
    for number in numbers:
        colour = placed.index(number) if number in placed else -1
        mark = _mark(colour, sign) if colour >= 0 and shown[colour] else Line(str(number), style="dim")
        before = (width - len(mark)) // 2
        rim.append(Line.assemble(" " * before, mark, " " * (width - len(mark) - before)))
    return rim


def _island(view: Mapping[str, Any], seat: int, say: Callable[[Text], str]) -> RenderableType:
    """The island of a seat within its rim: the jungle above and on the right, the beach on the left and below."""
    where = view["where"][seat]
    waiting, margin = [at == "beach" for at in where], " " * 6
    north = _rim(range(10, 70, 10), view["jungle"], "▲", [True] * 4, WIDTH)
    east = _rim(range(70, 120, 10), view["jungle"], "▲", [True] * 4, 3)
    west = _rim(range(10, 60, 10), view["beach"], "", waiting, 3)
    south = _rim(range(60, 120, 10), view["beach"], "", waiting, WIDTH)
    home = Line(" ").join(_mark(colour, "▲") for colour, at in enumerate(where) if at == "temple")
    lines = [
        Line.assemble(say(text("karuba-ui-island", player=Who(seat))), "  ", home),
        Line.assemble(margin, *north),
        Line(margin + "".join(letter.center(WIDTH) for letter in "abcdef"), style="dim"),
    ]
    for row in range(ROWS):
        cells = [_cell(view, seat, cell) for cell in range(row * COLUMNS, (row + 1) * COLUMNS)]
        lines.append(Line.assemble(west[row], (f" {row + 1} ", "dim"), *cells, " ", east[row]))
    lines.append(Line.assemble(margin, *south))
    return Padding(Group(*lines), (0, 3, 1, 0))


def _cell(view: Mapping[str, Any], seat: int, cell: int) -> Line:
    name = CELL_NAMES[cell]
    here = view["where"][seat].index(name) if name in view["where"][seat] else -1
    return _tile(view["islands"][seat][cell], name in view["lying"][seat].split(), here)


def paint(notation: str) -> Line:
    """The colours of a move on their colours."""
    line = Line()
    for i, word in enumerate(notation.split()):
        line.append(" " if i else "")
        line.append(word, style=STYLES[COLOUR_NAMES.index(word)] if word in COLOUR_NAMES else "bold")
    return line
