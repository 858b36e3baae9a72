"""Odin's Ravens in a terminal: the path as two lanes of letters on their colours, one's own cards below."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from ...core.text import Text, Who, text
from .moves import LANES

PREFS: dict[str, Sequence[str]] = {"discards": ("hidden", "shown")}
STYLES = {
    "M": "bold #ffffff on #6d4c41",
    "F": "bold #ffffff on #2e7d32",
    "W": "bold #ffffff on #1f5fbf",
    "S": "bold #000000 on #e3f2fd",
    "P": "bold #000000 on #d4c04a",
    "O": "bold #ffffff on #5e35b1",
}
RAVENS = ("#bdbdbd", "#bc8f6f")
ROW = 20
"""Cards of the path in one line; a longer path is drawn in two."""


def draw(
    view: Mapping[str, Any], seat: int, names: Sequence[str], say: Callable[[Text], str], **prefs: str
) -> RenderableType:
    """Who has what, the path, and one's own hand and stack; both discard piles too where they are `shown`."""
    parts: list[RenderableType] = [
        Line(say(text("ravens-ui-stage", stage=view["stage"])), style="underline"),
        _players(view, say),
        Line(""),
    ]
    cards = len(view["path"].split())
    parts += [_lanes(view, first, min(first + ROW - 1, cards), say) for first in range(1, cards + 1, ROW)]
    parts += [Line(""), _places(view, seat, say, prefs.get("discards") == "shown")]
    return Padding(Group(*parts), (0, 0, 0, 1))


def _players(view: Mapping[str, Any], say: Callable[[Text], str]) -> RenderableType:
    """A line for each seat: whose turn it is, its colour, points, sizes, groups to go and the magic way."""
    table = Table.grid(padding=(0, 2))
    for other in range(2):
        turn = view["phase"] != "over" and view["turn"] == other
        sizes = {name: view[f"{name}_sizes"][other] for name in ("hand", "stack", "pile")}
        table.add_row(
            Line("▶" if turn else " "),
            Line(say(text("ravens-ui-player", player=Who(other))), style="bold" if turn else ""),
            Line(say(text("ravens-ui-lane", lane=LANES[other])), style=RAVENS[other]),
            Line(say(text("ravens-ui-points", points=view["scores"][other]))),
            Line(say(text("ravens-ui-sizes", **sizes))),
            Line(say(text("ravens-ui-groups", count=view["derived"]["groups"][other]))),
            _cards(view["magic_rows"][other]),
        )
    return table


def _lanes(view: Mapping[str, Any], first: int, last: int, say: Callable[[Text], str]) -> RenderableType:
    """A stretch of the path: numbers, and for each lane its landscapes with the raven and the marker."""
    table = Table.grid(padding=(0, 1))
    start = Line(say(text("ravens-ui-start")), style="dim") if first == 1 else Line("")
    table.add_row(start, *(Line(f"{i:>2} ", style="dim") for i in range(first, last + 1)))
    path = view["path"].split()
    for lane in range(2):
        at = view["positions"][lane]
        row = [Line(f"{LANES[lane]} ", style="dim")]
        if first == 1:
            row[0].append("▲" if at == 0 else " ", style=RAVENS[lane])
        for i in range(first, last + 1):
            letter = path[i - 1][lane]
            sign = "▲" if at == i else "●" if view["marker"] == f"{LANES[lane]}{i}" else " "
            row.append(Line(f" {letter}{sign}", style=STYLES[letter]))
        table.add_row(*row)
    return Group(table, Line("")) if last < len(path) else table


def _places(view: Mapping[str, Any], seat: int, say: Callable[[Text], str], discards: bool) -> RenderableType:
    places = Table.grid(padding=(0, 2))

    def add(name: str, shown: Line) -> None:
        places.add_row(Line(say(text(f"ravens-ui-{name}")), style="dim"), shown)

    if view["drawn"]:
        add("drawn", _cards(" ".join(view["drawn"])))
    add("magic", _cards(" ".join(view["magic_card"])))
    add("marker", Line(view["marker"] or say(text("ravens-ui-marker-aside"))))
    removed = view["land_discards"]
    add("deck", Line(str(view["derived"]["lands_left"] - len(removed.split()))))
    if removed:
        add("land-discards", _cards(removed))
    if discards:
        for other in range(2):
            add(
                "discard",
                Line.assemble(say(text("ravens-ui-player", player=Who(other))), "  ", _cards(view["discards"][other])),
            )
    if seat >= 0:
        add("hand", _cards(view["hands"][seat] or ""))
        top = (f"{say(text('ravens-ui-top'))} ", "dim")
        add("stack", Line.assemble(top, _cards(view["stacks"][seat] or "")) if view["stacks"][seat] else Line("–"))
        if view["phase"] != "over" and view["turn"] == seat:
            plays = text("ravens-ui-plays", hand=view["hand_plays"], stack=view["stack_plays"])
            places.add_row(Line(""), Line(say(plays), style="dim"))
    return places


def _cards(cards: str) -> Line:
    """Cards side by side, each on its colour."""
    return Line(" ").join(Line(f" {card} ", style=STYLES[card[0]]) for card in cards.split())


def paint(notation: str) -> Line:
    """A move with its cards on their colours."""
    line = Line()
    for word in re.split(r"([ +])", notation):
        card = re.fullmatch(r"[MFWSP]{1,2}|O[A-D]", word)
        line.append(word, style=STYLES[word[0]] if card else "bold")
    return line
