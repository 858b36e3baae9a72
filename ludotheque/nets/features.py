"""What a seat sees, as a list of active feature numbers: it follows from the fields and what their numbers mean.

Seats are counted from the viewer on, so a net sees itself first. Fields that the viewer may not see have no features,
and neither have those of the layout, nor the source of chance. A number that means nothing (0, or `none`) has none
either, so the list is short. Counts beyond 16 share features the more the larger they are.

    encoder = Encoder(games.get("odin"))
    encoder.size, encoder.names[0], encoder.encode(view)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ..core.meanings import Count, Digits, HeapOf, Meaning, OneOf, Row, Seat, Seats, SetOf
from ..core.records import NOBODY, OWNER, Field, Weight, raw
from ..core.rule import as_written, rule
from ..core.verbs import Code
from ..core.words import counts_seats
from .tokens import NONE, Tokens

if TYPE_CHECKING:
    from ..core.game import Game, View

Table: TypeAlias = npt.NDArray[np.int32]
Active: TypeAlias = npt.NDArray[Any]
Words: TypeAlias = npt.NDArray[np.int64]

ONE, BUCKET, SET, HEAP, SEAT, SEATS, CODE, DIGITS = range(8)
KIND, OFFSET, BYTES, ITEMS, ROW, TURN, FIRST, STEP, LEAST, WIDTH, SKIP, BITS, MOST = range(13)
"""The columns of the table: for each row of a field, the kind of its meaning, where its numbers and features lie.

`TURN` is the seat, counted from the viewer, whose row it is, or NONE; `ROW` the bytes from one seat's row to the next;
`STEP` how many features lie between those of one item and the next.
"""
EXACT = 16
"""Counts up to this one have a feature each."""
LARGEST = 1 << 20
NEVER_SEEN = ("key", "draws")


@rule
def bucket(number: int) -> int:
    """The number of a count's feature: itself up to `EXACT`, then four for each doubling."""
    if number < EXACT:
        return number
    exponent = 4
    while number >> (exponent + 1) and exponent < 20:
        exponent += 1
    return EXACT + (exponent - 4) * 4 + ((number >> (exponent - 2)) & 3)


@rule
def number_at(words: Words, offset: int, width: int) -> int:
    """The number of `width` bytes at an offset of a record, read from its 64-bit words."""
    word = int(words[offset >> 3])
    if width == 8:
        return word
    bits = 8 * width
    number = (word >> (8 * (offset & 7))) & ((1 << bits) - 1)
    return number - ((number >> (bits - 1)) << bits)


@rule
def add(active: Active, count: int, feature: int) -> int:
    """Add a feature to the list, if there is room for it."""
    if count < len(active):
        active[count] = feature
        count += 1
    return count


@rule
def add_heap(active: Active, count: int, row: Table, heap: int, base: int) -> int:
    """The k-th piece of each kind is a feature of its own."""
    bits, most = int(row[BITS]), int(row[MOST])
    heap >>= bits * int(row[LEAST])
    kind = 0
    while heap > 0 and kind < row[WIDTH]:
        for piece in range(min(heap & ((1 << bits) - 1), most)):
            count = add(active, count, base + kind * most + piece)
        heap >>= bits
        kind += 1
    return count


@rule
def add_count(active: Active, count: int, number: int, base: int, width: int) -> int:
    """A count by its bucket; those below zero have their own."""
    if number > 0:
        count = add(active, count, base + min(bucket(number), width) - 1)
    elif number < 0:
        count = add(active, count, base + width + min(bucket(-number), width) - 1)
    return count


@rule
def add_set(active: Active, count: int, members: int, base: int, width: int) -> int:
    """Each member of a set."""
    members &= (1 << width) - 1
    item = 0
    while members:
        if members & 1:
            count = add(active, count, base + item)
        members >>= 1
        item += 1
    return count


@rule
def add_seats(active: Active, count: int, mask: int, base: int, viewer: int, seats: int) -> int:
    """Each seat of a set, counted from the viewer."""
    for seat in range(seats):
        if (mask >> ((seat + viewer) % seats)) & 1:
            count = add(active, count, base + seat)
    return count


@rule
def add_code(active: Active, count: int, code: int, base: int, tokens: Any) -> int:
    """Each token of a move."""
    for i in range(tokens.shape[1]):
        if tokens[code, i] != NONE:
            count = add(active, count, base + int(tokens[code, i]))
    return count


@rule
def add_digits(active: Active, count: int, number: int, base: int) -> int:
    """Each digit in its place."""
    place = 0
    while number > 0:
        if number & 7:
            count = add(active, count, base + 7 * place + (number & 7) - 1)
        number >>= 3
        place += 1
    return count


@rule
def add_number(
    active: Active, count: int, row: Table, number: int, base: int, viewer: int, seats: int, tokens: Any
) -> int:
    """The features of one number by the kind of its meaning."""
    kind, width = int(row[KIND]), int(row[WIDTH])
    if kind in (ONE, CODE) and number == row[SKIP]:
        return count
    if kind == ONE:
        return add(active, count, base + min(max(number - int(row[LEAST]), 0), width - 1))
    if kind == BUCKET:
        return add_count(active, count, number, base, width)
    if kind == SET:
        return add_set(active, count, number, base, width)
    if kind == HEAP:
        return add_heap(active, count, row, number, base)
    if kind == SEAT:
        return add(active, count, base + ((number - viewer) % seats if number >= 0 else width - number - 1))
    if kind == SEATS:
        return add_seats(active, count, number, base, viewer, seats)
    if kind == CODE:
        return add_code(active, count, number, base, tokens)
    return add_digits(active, count, number, base)


@rule
def active_features(words: Words, viewer: int, seats: int, table: Table, tokens: Any, active: Active) -> int:
    """Fill in the features of a position that are active for a viewer; return how many. More than there is room for
    are left out.

    `words` are the 64-bit words of a view or a position: what the viewer may not see is never read.
    """
    count = add(active, 0, viewer)
    for r in range(len(table)):
        row = table[r]
        turn = int(row[TURN])
        if turn >= seats:
            continue
        offset = int(row[OFFSET]) + (int(row[ROW]) * ((turn + viewer) % seats) if turn >= 0 else 0)
        width, step, base = int(row[BYTES]), int(row[STEP]), int(row[FIRST])
        for item in range(row[ITEMS]):
            at = offset + item * width
            if words[at >> 3] == 0 and row[SKIP] == 0:
                continue
            number = number_at(words, at, width)
            count = add_number(active, count, row, number, base + item * step, viewer, seats, tokens)
    return count


@dataclass(frozen=True)
class _Shape:
    """How the numbers of one meaning become features: a kind and its columns, and a name for each feature."""

    kind: int
    names: tuple[str, ...]
    least: int = 0
    width: int = 0
    skip: int = 0
    bits: int = 0
    most: int = 0


class Encoder:
    """The features of a game's positions, for all seat counts and options."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tokens = Tokens(game.moves)
        self.names: list[str] = [f"seat={seat}" for seat in range(game.record.max_seats)]
        rows: list[list[int]] = []
        layout = game.layout()
        for name, f in game.record.fields.items():
            if (
                name not in NEVER_SEEN
                and name not in layout
                and f.seen_by is not NOBODY
                and f.weight is not Weight.NONE
            ):
                rows += self._rows(name, f)
        self.table: Table = np.array(rows, dtype=np.int32)
        self.size = len(self.names)

    def _rows(self, name: str, f: Field) -> list[list[int]]:
        """The rows of the table for one field."""
        record = self.game.record
        shape = self._shape(name, f.means)
        offset = int(record.dtype.fields[name][1])  # type: ignore[index]
        width = np.dtype(f.dtype).itemsize
        by_seat = counts_seats(record, f)
        items = int(np.prod(f.shape[1:] if by_seat else f.shape, dtype=np.int64))
        turns = [NONE] if not by_seat else [0] if f.seen_by is OWNER else list(range(record.max_seats))
        rows = []
        for turn in turns:
            whose = "" if turn == NONE else f"[+{turn}]"
            together = f.weight is Weight.TOGETHER
            step = 0 if together else len(shape.names)
            first = len(self.names)
            for item in range(1 if together else items):
                where = "" if together or items == 1 else f"[{item}]"
                self.names += [f"{name}{whose}{where}{feature}" for feature in shape.names]
            row = [0] * 13
            row[KIND], row[OFFSET], row[BYTES], row[ITEMS] = shape.kind, offset, width, items
            row[ROW], row[TURN], row[FIRST], row[STEP] = items * width, turn, first, step
            row[LEAST], row[WIDTH], row[SKIP] = shape.least, shape.width, shape.skip
            row[BITS], row[MOST] = shape.bits, shape.most
            rows.append(row)
        return rows

    def _shape(self, name: str, means: Meaning, skip: int | None = None) -> _Shape:
        most_seats = self.game.record.max_seats
        if name == "seats":
            return _Shape(ONE, tuple(f"={n}" for n in range(1, most_seats + 1)), least=1, width=most_seats)
        if isinstance(means, Row):
            return self._shape(name, means.item, skip=0)
        if isinstance(means, OneOf):
            none = skip if skip is not None else means.none if means.none is not None else 0
            names = tuple(f"={word}" for word in means.names)
            return _Shape(ONE, names, least=means.first, width=len(names), skip=none)
        if isinstance(means, Count):
            return _count(means)
        if isinstance(means, SetOf):
            return _Shape(SET, tuple(f":{word}" for word in means.names), width=len(means.names))
        if isinstance(means, HeapOf):
            return _heap(means)
        if isinstance(means, Seat):
            lowest = min([0, *(means.words or {}).values(), *([-1] if means.none else [])])
            names = (*(f"=+{turn}" for turn in range(most_seats)), *(f"={-n}" for n in range(1, 1 - lowest)))
            return _Shape(SEAT, names, width=most_seats, skip=NONE)
        if isinstance(means, Seats):
            return _Shape(SEATS, tuple(f":+{turn}" for turn in range(most_seats)), width=most_seats)
        if isinstance(means, Code):
            none = means.none if means.none is not None else NONE
            return _Shape(CODE, tuple(f":{token}" for token in self.tokens.names), skip=none)
        if isinstance(means, Digits):
            return _Shape(DIGITS, tuple(f"[{place}]={digit}" for place in range(20) for digit in range(1, 8)))
        raise TypeError(f"what {name} means has no features: {means}")

    @cached_property
    def room(self) -> int:
        """How many features can be active at once, by the table: more than any position has."""
        most = 1
        for row in self.table.tolist():
            each = {SET: row[WIDTH], HEAP: row[WIDTH] * row[MOST], SEATS: row[WIDTH], DIGITS: 20}
            most += row[ITEMS] * each.get(row[KIND], self.tokens.table.shape[1] if row[KIND] == CODE else 1)
        return most

    def active(self, view: View) -> npt.NDArray[np.int32]:
        """The numbers of the active features of a view."""
        held = np.zeros(1, dtype=self.game.record.dtype)
        held[0] = view.s
        active = np.empty(self.room, dtype=np.int32)
        words = raw(held)[0].view(np.int64)
        return active[: active_features(words, view.seat, int(view.s.seats), self.table, self.tokens.table, active)]

    def encode(self, view: View) -> npt.NDArray[np.float32]:
        """All features of a view: 1 for those that are active."""
        dense = np.zeros(self.size, dtype=np.float32)
        dense[self.active(view)] = 1.0
        return dense


def _count(means: Count) -> _Shape:
    if means.least >= -EXACT and means.most - means.least <= 3 * EXACT:
        least = min(means.least, means.blank)
        names = tuple(f"={n}" for n in range(least, means.most + 1))
        return _Shape(ONE, names, least=least, width=len(names))
    # Interpreted: a process that compiles for WebAssembly must not have compiled it for the CPU.
    width = int(as_written(bucket)(min(means.most, LARGEST)))
    signs = ("", "-") if means.least < 0 or means.blank < 0 else ("",)
    return _Shape(BUCKET, tuple(f"~{sign}{n}" for sign in signs for n in range(1, width + 1)), width=width)


def _heap(means: HeapOf) -> _Shape:
    most = max(means.most) if means.most else 1 << (means.bits - 1)
    names = tuple(f":{word}#{piece}" for word in means.names for piece in range(1, most + 1))
    return _Shape(HEAP, names, least=means.first, width=len(means.names), bits=means.bits, most=int(most))
