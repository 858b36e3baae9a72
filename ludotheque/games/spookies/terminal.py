"""Spookies in a terminal: the house with its floors, who stands where and what lies there, and the odds of a roll."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from ...core.text import Text, Who, text
from . import board
from .board import ATTIC, FRIENDS, GARDEN, START
from .moves import DICE, MOVES

GHOST_WORD = "ghost"
PREFS: dict[str, Sequence[str]] = {"odds": ("shown", "hidden")}
STYLES = {
    "poppy": "bold #ffffff on #b3261e",
    "kracko": "bold #ffffff on #2e7d32",
    "duffy": "bold #000000 on #ffca28",
    "hanja": "bold #ffffff on #7b1fa2",
    "schnuffer": "bold #ffffff on #1f5fbf",
    GHOST_WORD: "bold #000000 on #e0e0e0",
}
DIE = "bold #000000 on #f5f5f5"


def draw(
    view: Mapping[str, Any], seat: int, names: Sequence[str], say: Callable[[Text], str], **prefs: str
) -> RenderableType:
    """The players, the house from the attic down, the dice; and the odds, unless they are to be `hidden`."""
    parts: list[RenderableType] = [_players(view, say), Line(""), _house(view, say), Line(""), _dice(view, say)]
    if prefs.get("odds") != "hidden" and _rollers(view):
        parts += [Line(""), _odds(view, say)]
    return Padding(Group(*parts), (0, 0, 0, 1))


def _players(view: Mapping[str, Any], say: Callable[[Text], str]) -> RenderableType:
    """A line for each seat: whose turn it is, how many chips, a joker left; at the end, what the chips are."""
    table = Table.grid(padding=(0, 2))
    for other in range(view["seats"]):
        turn = view["phase"] != "over" and view["turn"] == other
        table.add_row(
            Line("▶" if turn else " "),
            Line(say(text("spookies-ui-player", player=Who(other))), style="bold" if turn else ""),
            Line(say(text("spookies-ui-chips", count=view["chips"][other]))),
            Line(say(text("spookies-ui-joker")) if view["jokers"][other] else ""),
            Line(view["shown"][other].replace("x", "×")),
        )
    stock = say(text("spookies-ui-chips", count=view["stock"]))
    return Group(table, Line.assemble("   ", (say(text("spookies-ui-stock")), "dim"), "  ", stock))


def _house(view: Mapping[str, Any], say: Callable[[Text], str]) -> RenderableType:
    """The floors from the top: rewards for 2, 3 and 4 dice (~ marks an estimate), penalty chips, who stands there."""
    table = Table.grid(padding=(0, 2))
    for floor in range(ATTIC, START - 1, -1):
        rewards, penalty = Line(""), 0
        if floor > START:
            penalty = view["penalty"][floor - GARDEN]
            cells = board.REWARD_TABLE[floor]
            shown = [f"{'~' if sure == board.ESTIMATED else ''}{chips}".rjust(3) for chips, sure in cells]
            rewards = Line("  ".join(shown))
        there = [piece for piece, where in enumerate(view["pieces"]) if where == floor]
        table.add_row(
            Line(say(text("spookies-floor", floor=floor))),
            rewards,
            Line(f"+{penalty}" if penalty else "", style="bold"),
            Line(" ").join(_piece(view, piece, say) for piece in there),
        )
    legend = Line(say(text("spookies-ui-rewards")), style="dim")
    return Group(legend, table, Line(say(text("spookies-ui-estimated")), style="dim"))


def _piece(view: Mapping[str, Any], piece: int, say: Callable[[Text], str]) -> Line:
    """A character or the ghost; whoever is led this turn in capitals, so that it is seen without colours too."""
    name = (*FRIENDS, GHOST_WORD)[piece]
    word = say(text("spookies-ui-ghost") if name == GHOST_WORD else text("spookies-figure", figure=name))
    return Line(f" {word.upper() if view['active'] == name else word} ", style=STYLES[name])


def _dice(view: Mapping[str, Any], say: Callable[[Text], str]) -> RenderableType:
    """What the friend die shows, and the last roll with its result."""
    table = Table.grid(padding=(0, 2))
    if view["friend"]:
        face = view["friend"]
        shown = Line(f" {face if face not in FRIENDS else say(text('spookies-figure', figure=face))} ")
        shown.stylize(STYLES.get(face, DIE))
        table.add_row(Line(say(text("spookies-ui-friend-die")), style="dim"), shown)
    thrown = [die for die in view["dice"] if die]
    if thrown:
        result = say(text("spookies-ui-result", total=view["derived"]["result"]))
        row = Line(" ").join(Line(f" {die} ", style=DIE) for die in thrown)
        table.add_row(Line(say(text("spookies-ui-last-roll")), style="dim"), Line.assemble(row, "  ", result))
    return table


def _rollers(view: Mapping[str, Any]) -> list[int]:
    """The characters for whom a roll may come."""
    return [friend for friend, rows in enumerate(view["derived"]["per_cent"]) if any(map(any, rows))]


def _odds(view: Mapping[str, Any], say: Callable[[Text], str]) -> RenderableType:
    """For each character that may roll, by number of dice: the chances to climb, stay and fall, in per cent."""
    per_cent: Sequence[Sequence[Sequence[int]]] = view["derived"]["per_cent"]
    rollers = _rollers(view)
    choices = [at for at in range(len(DICE.names)) if any(any(per_cent[friend][at]) for friend in rollers)]
    table = Table.grid(padding=(0, 2))
    heads = [say(text("spookies-ui-dice", dice=DICE.names[at])) for at in choices]
    table.add_row(Line(""), *(Line(head, style="dim") for head in heads))
    for friend in rollers:
        cells = [
            " · ".join(f"{chance:3}" for chance in per_cent[friend][at] if any(per_cent[friend][at])) for at in choices
        ]
        name = FRIENDS[friend]
        table.add_row(Line(f" {say(text('spookies-figure', figure=name))} ", style=STYLES[name]), *map(Line, cells))
    return Group(table, Line(say(text("spookies-ui-odds")), style="dim"))


def _chances(per_cent: Sequence[int]) -> str:
    return " · ".join(f"{chance:3}" for chance in per_cent) if any(per_cent) else ""


def paint(notation: str) -> Line:
    """A move with its character in colour."""
    line = Line()
    for i, word in enumerate(notation.split() if notation in MOVES.notations else [notation]):
        line.append(" " if i else "")
        line.append(word, style=STYLES[word] if i and word in STYLES else "bold")
    return line
