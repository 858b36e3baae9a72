"""Tables of figures, as `arena` and `study` print them."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.table import Table
from rich.text import Text as Styled


def grid(*columns: tuple[str, bool]) -> Table:
    """An empty table with these headings, each with whether it is a column of numbers."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, collapse_padding=True)
    for heading, number in columns:
        made.add_column(Styled(heading), justify="right" if number else "left", overflow="fold", no_wrap=number)
    return made


def add(table: Table, cells: Iterable[str], style: str = "") -> None:
    """A row of plain words."""
    table.add_row(*(Styled(cell) for cell in cells), style=style)
