"""Odin in a terminal. A card shows its letter and number on its colour, so that it is read without colours too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from ...core.text import Text, Who, text
from .moves import COLOUR_LETTERS as LETTERS
from .moves import GOAT_NAME as GOAT_WORD

PREFS: dict[str, Sequence[str]] = {"sort": ("colour", "number"), "discards": ("hidden", "shown")}
STYLES = {
    "B": "bold #ffffff on #1f5fbf",
    "R": "bold #ffffff on #b3261e",
    "P": "bold #000000 on #f48fb1",
    "G": "bold #ffffff on #2e7d32",
    "K": "bold #ffffff on #424242",
    "O": "bold #000000 on #ff9800",
    GOAT_WORD: "bold #000000 on #e0e0e0",
}


def draw(
    view: Mapping[str, Any], seat: int, names: Sequence[str], say: Callable[[Text], str], **prefs: str
) -> RenderableType:
    """Who has what, the centre, and one's own hand sorted by `sort`; the discards too where they are `shown`."""
    title = text("odin-cli-title", hand=view["hand_no"], target=view["target"])
    parts: list[RenderableType] = [Line(say(title), style="underline"), _players(view, seat, say), Line("")]
    places = Table.grid(padding=(0, 2))
    places.add_row(Line(say(text("odin-cli-centre")), style="dim"), _centre(view, say))
    if view["beaten"]:
        places.add_row(Line(say(text("odin-cli-beaten")), style="dim"), _set(view["beaten"]))
    if prefs.get("discards") == "shown":
        places.add_row(Line(say(text("odin-cli-discards")), style="dim"), Line.assemble(" ", _cards(view["discards"])))
    if seat >= 0:
        hand = _hand(view["hands"][seat] or "", prefs.get("sort", "colour"))
        places.add_row(Line(say(text("odin-cli-hand")), style="dim"), hand)
    return Padding(Group(*parts, places), (0, 0, 0, 1))


def _players(view: Mapping[str, Any], seat: int, say: Callable[[Text], str]) -> RenderableType:
    """A line for each seat: whose turn it is, how many cards and points, and the cards that are no secret."""
    table = Table.grid(padding=(0, 2))
    for other in range(view["seats"]):
        turn = view["phase"] != "over" and view["turn"] == other
        told = "odin-cli-holds" if other != seat and view["hands"][other] else "odin-cli-known"
        shown = view["hands"][other] if told == "odin-cli-holds" else view["known"][other]
        seen = Line.assemble((say(text(told)) + " ", "dim"), _cards(shown)) if shown else Line("")
        table.add_row(
            Line("▶" if turn else " "),
            Line(say(text("cli-who", player=Who(other))), style="bold" if turn else ""),
            Line(say(text("odin-cli-size", count=view["sizes"][other]))),
            Line(say(text("cli-points", points=view["totals"][other]))),
            seen,
        )
    return table


def _centre(view: Mapping[str, Any], say: Callable[[Text], str]) -> Line:
    if not view["centre"]:
        return Line(say(text("odin-cli-centre-empty")), style="dim")
    value = view["derived"]["value"]
    told = text("odin-cli-worth", value=value, player=Who(view["owner"]), passes=view["passes"])
    return Line.assemble(_set(view["centre"]), "  ", say(told))


def _hand(cards: str, sort: str) -> Line:
    """A hand as one holds it, with a gap between colours or between numbers."""
    by_number = sort == "number"
    row, before = Line(), ""
    for card in sorted(cards.split(), key=_by_number if by_number else _by_colour):
        group = card[1] if by_number else card[0]
        row.append("   " if before not in ("", group) else " " if before else "")
        row.append(f" {card} ", style=_style(card))
        before = group
    return row


def _set(cards: str) -> Line:
    """A set as its value is read."""
    return Line(" ").join(Line(f" {card} ", style=_style(card)) for card in sorted(cards.split(), key=_by_number))


def _cards(cards: str) -> Line:
    """Cards in little room."""
    return Line(" ").join(Line(card, style=_style(card)) for card in sorted(cards.split(), key=_by_colour))


def _by_number(card: str) -> tuple[int, int]:
    return (0, 0) if card == GOAT_WORD else (-int(card[1]), LETTERS.index(card[0]))


def _by_colour(card: str) -> tuple[int, int]:
    return (len(LETTERS), 0) if card == GOAT_WORD else (LETTERS.index(card[0]), int(card[1]))


def _style(card: str) -> str:
    return STYLES[card if card == GOAT_WORD else card[0]]


def paint(notation: str) -> Line:
    """The cards of a move on their colours."""
    line = Line()
    for i, word in enumerate(notation.split()):
        line.append(" " if i else "")
        card = word == GOAT_WORD or (len(word) == 2 and word[0] in LETTERS)
        line.append(word, style=_style(word) if card else "bold")
    return line
