"""Adventure Land in a terminal. Every space shows the letter of its terrain, so that it is read without colours too.

A space shows its terrain and what lies there: `h` herb, `s` sword, `g` gold, `c` companion, `~` the water spirit, or
the strength of a creature. Figures stand in brackets: the letter of their player, the number of adventurers if they are
several, and `+` companions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from ...core.text import Arg, Text, Who, text
from .moves import LETTERS, SPACE_NAMES
from .tables import COLUMNS, ROWS, SPACES
from .words import FACTS

Say = Callable[[Text], str]

PREFS: dict[str, Sequence[str]] = {}
SEAT_LETTERS = "ABCD"
SEAT_STYLES = (
    "bold #ffffff on #212121",
    "bold #000000 on #66bb6a",
    "bold #ffffff on #7b1fa2",
    "bold #000000 on #ffa726",
)
TERRAIN_STYLES = {"F": "#1b5e20", "M": "#6d4c41", "R": "#1565c0", "C": "#b71c1c", "N": "#616161"}
THINGS = {"": "", "herb": "h", "sword": "s", "gold": "g", "companion": "c"}
CELL = 5
"""The least width of a space."""
ROW_SPOTS, COLUMN_SPOTS = "12345", "abcde"


def draw(view: Mapping[str, Any], seat: int, names: Sequence[str], say: Say, **prefs: str) -> RenderableType:
    """The players, the land and its start spots, the fight that is on, the supplies; at the end the score sheets."""
    parts: list[RenderableType] = [_title(view, say), _players(view, seat, say), Line(""), _land(view), Line("")]
    if view["phase"] in ("swords", "spend"):
        parts += [_fight(view, say), Line("")]
    parts.append(_supplies(view, say))
    if view["phase"] == "over":
        parts += [Line(""), _scoring(view, say)]
    return Padding(Group(*parts), (0, 0, 0, 1))


def _ui(say: Say, name: str, **args: Arg) -> str:
    return say(text(f"adventureland-ui-{name}", **args))


def _title(view: Mapping[str, Any], say: Say) -> Line:
    scenario = FACTS["scenarios"][str(view["scenario"])]
    told = [say(text(f"adventureland-section-{scenario}")), _ui(say, "turn", number=view["turns"])]
    if view["derived"]["last_round"] and view["phase"] != "over":
        told.append(_ui(say, "last-round"))
    return Line(" · ".join(told), style="underline")


def _players(view: Mapping[str, Any], seat: int, say: Say) -> RenderableType:
    """A line for each seat: points and what it holds; one's own swords and herbs by value."""
    table = Table.grid(padding=(0, 2))
    for other in range(view["seats"]):
        turn = view["phase"] != "over" and view["turn"] == other
        table.add_row(
            Line("▶" if turn else " "),
            Line(f" {SEAT_LETTERS[other]} ", style=SEAT_STYLES[other]),
            Line(say(text("cli-who", player=Who(other))), style="bold" if other == seat else ""),
            Line(say(text("cli-points", points=view["derived"]["totals"][other]))),
            _held(say, "swords", view["swords"][other], view["sword_count"][other]),
            _held(say, "herbs", view["herbs"][other], view["herb_count"][other]),
            Line(f"{_ui(say, 'gold')} {view['gold'][other]}"),
            _held(say, "creatures", view["won"][other], len(view["won"][other].split())),
            _held(say, "bonus", view["bonus_tiles"][other], view["bonus_count"][other]) if view["bonus"] else Line(""),
        )
    return table


def _held(say: Say, name: str, own: str | None, count: int) -> Line:
    """How many tiles a seat has, and which where that is known."""
    return Line(f"{_ui(say, name)} {count}" + (f" ({own})" if own else ""))


def _land(view: Mapping[str, Any]) -> RenderableType:
    """The grid with the letters of those who still wait on the start spots beside it."""
    table = Table.grid(padding=(0, 1))
    for i in range(COLUMNS + 2):
        table.add_column(min_width=0 if i < 2 else CELL)
    waiting = {spot: _waiting(view, spot) for spot in ROW_SPOTS + COLUMN_SPOTS}
    table.add_row(Line(""), Line(""), *(waiting.get(letter, Line("")) for letter in LETTERS))
    table.add_row(Line(""), Line(""), *(Line(letter, style="dim") for letter in LETTERS))
    for row in range(ROWS):
        number = str(row + 1)
        cells = [_space(view, row * COLUMNS + column) for column in range(COLUMNS)]
        table.add_row(waiting.get(number, Line("")), Line(number.rjust(2), style="dim"), *cells)
    return table


def _waiting(view: Mapping[str, Any], spot: str) -> Line:
    line = Line()
    for seat in range(view["seats"]):
        if spot in view["spots"][seat].split():
            line.append(SEAT_LETTERS[seat], style=SEAT_STYLES[seat])
    return line


def _space(view: Mapping[str, Any], space: int) -> Line:
    terrain, tile, owner = view["terrain"][space], view["tile"][space], view["derived"]["owner"][space]
    thing = THINGS[tile] if tile in THINGS else tile.removeprefix("creature ")
    if view["spirit"] == SPACE_NAMES[space]:
        thing = "~" + thing
    line = Line(terrain, style=f"bold {TERRAIN_STYLES[terrain]}")
    line.append(thing, style="bold")
    if owner >= 0:
        adventurers, companions = view["adventurers"][space], view["companions"][space]
        many, more = str(adventurers) if adventurers > 1 else "", f"+{companions}" if companions else ""
        line.append(f"[{SEAT_LETTERS[owner]}{many}{more}]", style=SEAT_STYLES[owner])
    return line


def _fight(view: Mapping[str, Any], say: Say) -> RenderableType:
    """Where, how far, the dice; for whoever fights the odds of each way to go on."""
    fight = view["derived"]
    title = _ui(say, "fight", space=view["fight_space"], total=view["fight_total"], strength=fight["strength"])
    table = Table.grid(padding=(0, 2))
    table.add_row(Line(title, style="bold"))
    if view["dice"]:
        table.add_row(Line(f"{_ui(say, 'dice')} {view['dice']}"))
    ways = [(odds, way) for way, odds in zip(fight["ways"], fight["odds"], strict=True) if way]
    if ways:
        table.add_row(Line(_ui(say, "odds"), style="dim"))
        for odds, way in sorted(ways, key=lambda each: -int(each[0])):
            table.add_row(Line(f"{odds / 10:6.1f}%  {way}"))
    return table


def _supplies(view: Mapping[str, Any], say: Say) -> Line:
    told = [
        f"{_ui(say, 'supply')}: {_ui(say, 'swords')} {view['sword_supply']}",
        f"{_ui(say, 'companions')} {view['companion_supply']}",
        f"{_ui(say, 'revealed')} {view['revealed']}/{SPACES}",
        _ui(say, "reconstruction"),
    ]
    return Line(" · ".join(told), style="dim")


def _scoring(view: Mapping[str, Any], say: Say) -> RenderableType:
    """The score sheets, line by line."""
    derived, lines = view["derived"], FACTS["lines"]
    table = Table.grid(padding=(0, 2))
    letters = [Line(f" {SEAT_LETTERS[seat]} ", style=SEAT_STYLES[seat]) for seat in range(view["seats"])]
    table.add_row(Line(_ui(say, "scoring"), style="bold"), *letters)
    for name in FACTS["counted"][str(view["scenario"])]:
        points = [sheet[lines.index(name)] for sheet in derived["sheets"]]
        table.add_row(Line(_ui(say, "line", line=name)), *(Line(str(each).rjust(3)) for each in points))
    table.add_row(Line(_ui(say, "total")), *(Line(str(total).rjust(3)) for total in derived["totals"]))
    return table


def paint(notation: str) -> Line:
    """A move as it is written."""
    return Line(notation, style="bold")
