"""The screen of a game that has none of its own: its view as a table of fields."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from .render import Say

PREFS: dict[str, Sequence[str]] = {}


def draw(view: Mapping[str, Any], seat: int, names: Sequence[str], say: Say, **prefs: str) -> RenderableType:
    """Every field in a row; one with a value for each seat has a row for each of them."""
    table = Table.grid(padding=(0, 2))
    for field, value in _fields(view):
        if isinstance(value, list) and len(value) == len(names):
            for player, part in zip(names, value, strict=True):
                table.add_row(Styled(field, style="dim"), Styled(player), Styled(_shown(part)))
        else:
            table.add_row(Styled(field, style="dim"), Styled(""), Styled(_shown(value)))
    return table


def _fields(view: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The fields of a view; those of a record in it, such as what is derived, like its own."""
    for field, value in view.items():
        if isinstance(value, Mapping):
            yield from _fields(value)
        else:
            yield field.replace("_", " "), value


def _shown(value: Any) -> str:
    if value is None:
        return "?"
    if isinstance(value, list):
        return " ".join(f"({_shown(part)})" if isinstance(part, list) else _shown(part) for part in value)
    return str(value)


def paint(notation: str) -> Styled:
    """The notation as it is."""
    return Styled(notation, style="bold")
