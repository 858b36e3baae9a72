"""What a seat sees, as a list of active feature numbers: it follows from the fields and what their numbers mean.

Seats are counted from the viewer on, so a net sees itself first. Fields that the viewer may not see have no features,
and neither have those of the layout, nor the source of chance. A number that means nothing (0, or `none`) has none
either, so the list is short. Counts beyond 16 share features the more the larger they are. A row whose last item comes
first in words is seen from there. One that seats stand on is also seen from where each of them stands, on its side.
Of two sides the viewer's comes first.

    encoder = Encoder(games.get("odin"))
    encoder.size, encoder.names[0], encoder.encode(view)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ..core import bits
from ..core.meanings import Count, Digits, HeapOf, Meaning, OneOf, Row, Seat, Seats, SetOf, Sides
from ..core.records import NOBODY, OWNER, Field, Weight, raw
from ..core.rule import as_written, rule
from ..core.verbs import Code
from ..core.words import counts_seats
from .tokens import NONE, Table, Tokens, Words, number_at, swapped

if TYPE_CHECKING:
    from ..core.game import Game, View

Active: TypeAlias = npt.NDArray[Any]

ONE, BUCKET, SET, HEAP, SEAT, SEATS, CODE, DIGITS, LAST, AHEAD = range(10)
COLUMNS = 15
KIND, OFFSET, BYTES, ITEMS, ROW, TURN, FIRST, STEP, LEAST, WIDTH, SKIP, BITS, MOST, STANDS, STAND_BYTES = range(COLUMNS)
"""The columns of the table: for each row of a field, the kind of its meaning, where its numbers and features lie.

`TURN` is the seat, counted from the viewer, whose row it is, or NONE; `ROW` the bytes from one seat's row to the next;
`STEP` how many features lie between those of one item and the next; `STANDS` where it is told how far seat 0 stands on
the row.
"""
SPAN = 12
"""So many items ahead of a seat have features."""
EXACT = 16
"""Counts up to this one have a feature each."""
LARGEST = 1 << 20
NEVER_SEEN = ("key", "draws")
NOT_LOOKED_AT = (Weight.NONE, Weight.PAST)


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
    while members:
        count = add(active, count, base + bits.lowest(members))
        members &= members - 1
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
    """The features of one number by the kind of its meaning, which is another than `ONE`."""
    kind, width = int(row[KIND]), int(row[WIDTH])
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
def add_last(active: Active, count: int, row: Table, words: Words, offset: int) -> int:
    """The items of a row, the last one first; it ends with zeros."""
    width = int(row[BYTES])
    size = 0
    while size < row[ITEMS] and number_at(words, offset + size * width, width) != 0:
        size += 1
    for item in range(size):
        number = number_at(words, offset + (size - 1 - item) * width, width)
        count = add(active, count, int(row[FIRST]) + item * int(row[STEP]) + number - int(row[LEAST]))
    return count


@rule
def add_ahead(active: Active, count: int, row: Table, words: Words, seat: int) -> int:
    """What lies on a row before a seat, on its own side of each item."""
    width, bits = int(row[BYTES]), int(row[BITS])
    stands = number_at(words, int(row[STANDS]) + seat * int(row[STAND_BYTES]), int(row[STAND_BYTES]))
    for item in range(max(0, min(int(row[ITEMS]), int(row[MOST]) - stands))):
        number = number_at(words, int(row[OFFSET]) + (stands + item) * width, width)
        if number == 0:
            break
        side = (number >> bits * (1 - seat)) & ((1 << bits) - 1)
        count = add(active, count, int(row[FIRST]) + item * int(row[STEP]) + side - int(row[LEAST]))
    return count


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
        kind, skip, least, last = int(row[KIND]), int(row[SKIP]), int(row[LEAST]), int(row[WIDTH]) - 1
        if kind == LAST:
            count = add_last(active, count, row, words, offset)
            continue
        if kind == AHEAD:
            count = add_ahead(active, count, row, words, (turn + viewer) % seats)
            continue
        always, sides = kind == SEAT, int(row[BITS]) if kind == ONE and viewer == 1 else 0
        item, items = 0, int(row[ITEMS])
        while item < items:
            at = offset + item * width
            if words[at >> 3] == 0 and skip == 0:
                # Nothing in the whole word: on to the first item of the next one.
                item += (8 - (at & 7)) // width
                continue
            number = number_at(words, at, width)
            if kind == ONE:
                # Nearly all fields are of this kind, and a call costs more than its work.
                if number != skip:
                    if sides:
                        number = swapped(number, sides)
                    count = add(active, count, base + item * step + min(max(number - least, 0), last))
            elif number != skip or always:
                count = add_number(active, count, row, number, base + item * step, viewer, seats, tokens)
            item += 1
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
        self.tokens = Tokens(game.moves, game.record)
        self.names: list[str] = [f"seat={seat}" for seat in range(game.record.max_seats)]
        seen = {
            name: f
            for name, f in game.record.fields.items()
            if name not in (*NEVER_SEEN, *game.layout()) and f.seen_by is not NOBODY and f.weight not in NOT_LOOKED_AT
        }
        rows = [row for name, f in seen.items() for row in self._rows(name, f)]
        for name, f in seen.items():
            if isinstance(f.means, Row) and f.means.stands:
                rows += self._rows_ahead(name, f, f.means)
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
                where = "" if together or items == 1 else f"[{-1 - item if shape.kind == LAST else item}]"
                self.names += [f"{name}{whose}{where}{feature}" for feature in shape.names]
            row = [0] * COLUMNS
            row[KIND], row[OFFSET], row[BYTES], row[ITEMS] = shape.kind, offset, width, items
            row[ROW], row[TURN], row[FIRST], row[STEP] = items * width, turn, first, step
            row[LEAST], row[WIDTH], row[SKIP] = shape.least, shape.width, shape.skip
            row[BITS], row[MOST] = shape.bits, shape.most
            rows.append(row)
        return rows

    def _rows_ahead(self, name: str, f: Field, means: Row) -> list[list[int]]:
        """The rows of the table for what lies before each seat that stands on a field."""
        record = self.game.record
        assert isinstance(means.item, Sides)
        side, rows = means.item.side, []
        for turn in range(record.max_seats):
            row = [0] * COLUMNS
            row[KIND], row[TURN], row[FIRST] = AHEAD, turn, len(self.names)
            row[OFFSET], row[BYTES] = int(record.dtype.fields[name][1]), np.dtype(f.dtype).itemsize  # type: ignore[index]
            row[STANDS] = int(record.dtype.fields[means.stands][1])  # type: ignore[index]
            row[STAND_BYTES] = np.dtype(record.fields[means.stands].dtype).itemsize
            row[ITEMS], row[STEP], row[LEAST] = SPAN, len(side.names), side.first
            row[BITS], row[MOST] = means.item.bits, f.shape[0]
            self.names += [f"{name}[+{turn}][+{item}]={word}" for item in range(1, SPAN + 1) for word in side.names]
            rows.append(row)
        return rows

    def _shape(self, name: str, means: Meaning, skip: int | None = None) -> _Shape:
        most_seats = self.game.record.max_seats
        if name == "seats":
            return _Shape(ONE, tuple(f"={n}" for n in range(1, most_seats + 1)), least=1, width=most_seats)
        if isinstance(means, Row):
            shape = self._shape(name, means.item, skip=0)
            return replace(shape, kind=LAST) if means.turned and shape.kind == ONE else shape
        if isinstance(means, OneOf):
            none = skip if skip is not None else means.none if means.none is not None else 0
            names = tuple(f"={word}" for word in means.names)
            bits = means.bits if isinstance(means, Sides) else 0
            return _Shape(ONE, names, least=means.first, width=len(names), skip=none, bits=bits)
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
            return _Shape(CODE, tuple(f":{token}" for token in self.tokens.fixed), skip=none)
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
