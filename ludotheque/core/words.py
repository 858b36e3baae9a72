"""Records in words and back, by the meanings of their fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .errors import BadInput, bad
from .meanings import Meaning
from .records import NOBODY, OWNER, Declared, Field, Position, copy
from .text import text

NEVER_TOLD = ("key", "draws", "waiting")
"""Fields that no position tells: the source of chance, and whose turn it is, which follows from the rest."""


def told_fields(declared: type[Declared]) -> dict[str, Field]:
    """The fields that positions tell."""
    return {name: f for name, f in declared.fields.items() if name not in NEVER_TOLD}


def in_words(declared: type[Declared], record: Position, seats: int, viewer: int | None) -> dict[str, Any]:
    """The fields of a record in words; for a viewer, what they may not know is None."""
    # One `item` turns the whole record into Python's own numbers, which is far quicker than field by field.
    values = dict(zip(declared.fields, record.item(), strict=True))
    fields = told_fields(declared)
    return {name: field_in_words(declared, f, values[name], seats, viewer) for name, f in fields.items()}


def field_in_words(declared: type[Declared], f: Field, value: Any, seats: int, viewer: int | None) -> Any:
    """One field in words."""
    hidden = viewer is not None and f.seen_by is NOBODY
    if not f.shape:
        return None if hidden else f.means.show(int(value))
    rows = (value[:seats] if counts_seats(declared, f) else value).tolist()
    if viewer is not None and f.seen_by is OWNER:
        return [_nested(row, f.means) if seat == viewer else None for seat, row in enumerate(rows)]
    return None if hidden else _nested(rows, f.means)


def counts_seats(declared: type[Declared], f: Field) -> bool:
    """Whether the first axis of a field counts the seats."""
    return f.by_seat and bool(f.shape) and f.shape[0] == declared.max_seats


def _nested(rows: Any, means: Meaning) -> Any:
    if not isinstance(rows, list):
        return means.show(rows)
    if means.rows and not isinstance(rows[0], list):
        return means.show(rows)
    return [_nested(row, means) for row in rows]


def set_blanks(declared: type[Declared], s: Position) -> None:
    """Put into each field what is there if nothing is said."""
    for name, f in declared.fields.items():
        if f.means.blank:
            setattr(s, name, f.means.blank)


def set_field(declared: type[Declared], s: Position, name: str, value: Any, where: str) -> None:
    """Put a field into a record from its words; raises BadInput that tells the field."""
    f = declared.fields[name]
    try:
        if not f.shape:
            setattr(s, name, f.means.read(value))
        elif f.means.rows and len(f.shape) == 1:
            _fill(getattr(s, name), f.means.read(value))
        else:
            _set_rows(getattr(s, name), f, value)
    except (BadInput, OverflowError, TypeError, ValueError) as fault:
        why = fault.why if isinstance(fault, BadInput) else text("bad-does-not-fit")
        raise BadInput(text("bad-field", field=name, where=where, why=why)) from None


def _set_rows(target: Any, f: Field, value: Any) -> None:
    if not isinstance(value, list | tuple):
        raise bad("takes-a-list", most=f.shape[0])
    if len(value) > f.shape[0]:
        raise bad("takes-at-most", most=f.shape[0])
    for i, item in enumerate(value):
        if f.means.rows:
            _fill(target[i], f.means.read(item))
        elif len(f.shape) == 1:
            target[i] = f.means.read(item)
        else:
            if not isinstance(item, list | tuple) or len(item) != f.shape[1]:
                raise bad("takes-rows", count=f.shape[1])
            target[i] = [f.means.read(each) for each in item]


def _fill(row: Any, numbers: Sequence[int]) -> None:
    """Write numbers to the beginning of a row; raises BadInput if there are too many."""
    if len(numbers) > len(row):
        raise bad("takes-at-most", most=len(row))
    row[: len(numbers)] = numbers


def check_numbers(declared: type[Declared], s: Position, seats: int) -> None:
    """Raise BadInput for a number that its meaning does not have in a match of so many seats."""
    values = dict(zip(declared.fields, s.item(), strict=True))
    for name, f in told_fields(declared).items():
        try:
            rows = [values[name]] if not f.shape else values[name].reshape(f.shape[0], -1).tolist()
            for row in rows[:seats] if counts_seats(declared, f) else rows:
                for number in row if isinstance(row, list) else [row]:
                    f.means.check(number, seats)
        except BadInput as fault:
            raise BadInput(text("bad-field", field=name, where="position", why=fault.why)) from None


def rotated(declared: type[Declared], s: Position, first: int, seats: int) -> Position:
    """A copy of a record with the seats counted from `first` on, for those who want to see themselves first."""
    turned = copy(s)
    for name, f in declared.fields.items():
        value = getattr(s, name)
        if not f.shape:
            setattr(turned, name, f.means.rotated(int(value), first, seats))
            continue
        target = getattr(turned, name)
        if counts_seats(declared, f):
            for seat in range(seats):
                target[seat] = value[(seat + first) % seats]
        if type(f.means).rotated is not Meaning.rotated:
            for i in np.ndindex(*f.shape):
                target[i] = f.means.rotated(int(target[i]), first, seats)
    return turned
