"""A state for one viewer as bytes: what is asked, the legal moves with their offers, what follows from the view.

Whole numbers are written as in LEB128, seven bits a byte, the lowest first, negative ones zigzag (0, −1, 1, −2 … are
0, 1, 2, 3 …). Something said is how many messages it has; then for each its number, how many arguments follow, and
these: arguments that are missing are 0. A state's words are: what is asked; how many legal moves there are; and for
each the difference of its code to the one before, and its offer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import disclosure
from .dispatch import ask, derive, legal, offer, play, tell, why_not
from .messages import CAPACITY, ROOM, hush, silence
from .records import Bytes, Facts, Ints, Position, Record, raw
from .rule import rule

MOST_BYTES = 10
"""What a number takes at most."""
MOST_SAID = 3 * ROOM * MOST_BYTES
"""Room for an ask or an offer."""


@rule
def put(out: Bytes, at: int, number: int) -> int:
    """Write a number; returns where the next one goes."""
    left = (number << 1) ^ (number >> 63)
    while left > 127:
        out[at] = (left & 127) | 128
        left >>= 7
        at += 1
    out[at] = left
    return at + 1


@rule
def put_said(out: Bytes, at: int, said: Ints) -> int:
    """Write all that was said; returns where the next number goes."""
    end = int(said[0])
    at = put(out, at, (end - 1) // ROOM)
    message = 1
    while message < end:
        arguments = ROOM - 1
        while arguments > 0 and said[message + arguments] == 0:
            arguments -= 1
        at = put(out, at, int(said[message]))
        at = put(out, at, arguments)
        for i in range(1, arguments + 1):
            at = put(out, at, int(said[message + i]))
        message += ROOM
    return at


@rule
def put_words(s: Any, seat: int, moves: Ints, said: Ints, facts: npt.NDArray[Any], out: Bytes) -> int:
    """Write the words of a viewer's state, and fill in the facts that follow from it; returns how many bytes."""
    derive(s, seat, facts[0])
    hush(said)
    ask(s, seat, said)
    at = put_said(out, 0, said)
    count = 0 if seat < 0 else legal(s, seat, moves)
    at = put(out, at, count)
    before = 0
    for i in range(count):
        at = put(out, at, int(moves[i]) - before)
        before = int(moves[i])
        hush(said)
        offer(s, seat, before, said)
        at = put_said(out, at, said)
    return at


@rule
def pack_view(
    positions: npt.NDArray[Any], rows: Bytes, mask: Bytes, viewer: int, moves: Ints, said: Ints, facts: Any, out: Bytes
) -> int:
    """Hide from a viewer what they may not know of `positions[0]` and write the words; `rows` are all their bytes."""
    for i in range(len(mask)):
        rows[1, i] = rows[0, i] & mask[i]
    return put_words(positions[1], viewer, moves, said, facts, out)


@rule
def pack_narrations(
    positions: npt.NDArray[Any], rows: Bytes, masks: Bytes, seat: int, move: int, said: Ints, out: Bytes, ends: Ints
) -> None:
    """Write what each viewer is told of a move from `positions[0]` to `positions[1]`; `ends` tells where each ends."""
    at = 0
    for viewer in range(-1, positions[0].seats):
        for i in range(len(rows[0])):
            rows[2, i] = rows[0, i] & masks[viewer, i]
            rows[3, i] = rows[1, i] & masks[viewer, i]
        hush(said)
        tell(positions[2], seat, move, positions[3], viewer, said)
        at = put_said(out, at, said)
        ends[viewer + 1] = at


@rule
def pack_move(
    positions: npt.NDArray[Any], rows: Bytes, masks: Bytes, seat: int, move: int, said: Ints, out: Bytes, ends: Ints
) -> int:
    """Put into `positions[1]` where a move leads from `positions[0]`, and write what each viewer is told of it.

    Returns the number of the rule that forbids it, 0 if none does.
    """
    number = why_not(positions[0], seat, move)
    if number == 0:
        for i in range(len(rows[0])):
            rows[1, i] = rows[0, i]
        play(positions[1], seat, move)
        pack_narrations(positions, rows, masks, seat, move, said, out, ends)
    return int(number)


def room_for_words(codes: int, seats: int) -> int:
    """Bytes that the words of a state, and narrations for every viewer, take at most."""
    return max((codes + 2) * MOST_SAID, (seats + 1) * CAPACITY * MOST_BYTES)


class Packed(NamedTuple):
    """A state as bytes: the record that the viewer sees, the facts that follow from it, the words."""

    record: bytes
    facts: bytes
    words: bytes


class Made(NamedTuple):
    """Where a move leads, and what is told of it, packed, to the onlooker and then to each seat."""

    after: Position
    told: tuple[bytes, ...]


class Packer:
    """Packs states of one game: room to write in, and one call of compiled code for each thing. For one thread.

    Compiled code is called with arrays: a single record takes several times as long to be handed over.
    """

    def __init__(self, record: type[Record], derived: type[Facts], codes: int) -> None:
        self.record = record
        self.positions = record.blank(4)
        self.rows = raw(self.positions)
        self.worlds, self.world_rows = self.positions[2:], self.rows[2:]
        self.facts = derived.blank()
        self.facts_row = raw(self.facts)
        self.masks = list(record.masks)
        self.moves = np.empty(codes, dtype=np.int64)
        self.said = silence()
        self.out = np.empty(room_for_words(codes, record.max_seats), dtype=np.uint8)
        self.ends = np.zeros(record.max_seats + 1, dtype=np.int64)

    def view(self, s: Position, viewer: int) -> Packed:
        """What a viewer sees of a position."""
        self.positions[0] = s
        self.facts_row[:] = 0
        mask = self.masks[viewer]
        size = pack_view(self.positions, self.rows, mask, viewer, self.moves, self.said, self.facts, self.out)
        return Packed(self.rows[1].tobytes(), self.facts.tobytes(), self.out[:size].tobytes())

    def move(self, before: Position, seats: int, seat: int, move: int) -> Made | int:
        """What would come of a move, with so many seats; the number of the rule that forbids it, if one does."""
        self.positions[0] = before
        number = pack_move(self.positions, self.rows, self.record.masks, seat, move, self.said, self.out, self.ends)
        if number:
            return int(number)
        after = np.frombuffer(bytearray(self.rows[1]), dtype=self.record.dtype)[0]
        return Made(after, self._told(seats))

    def narrations(self, before: Position, seat: int, move: int, after: Position) -> tuple[bytes, ...]:
        """What is told of a move that led from one position to another, to the onlooker and then to each seat."""
        self.positions[0], self.positions[1] = before, after
        pack_narrations(self.positions, self.rows, self.record.masks, seat, move, self.said, self.out, self.ends)
        return self._told(int(before["seats"]))

    def _told(self, seats: int) -> tuple[bytes, ...]:
        ends = self.ends[: seats + 1].tolist()
        out = self.out[: ends[-1]].tobytes()
        said = [out[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]
        # Mostly all are told the same, and then it is kept once.
        return (said[0],) * len(said) if said.count(said[0]) == len(said) else tuple(said)

    def may_undo(self, before: Position, after: Position, seat: int, move: int) -> bool:
        """May a seat take back the move that led from one position to the other? See `disclosure.may_undo`."""
        self.positions[0], self.positions[1] = before, after
        places = self.worlds, self.world_rows, self.positions, self.rows
        return bool(disclosure.may_undo(*places, self.record.masks, seat, move, self.moves))


def unpack_said(packed: bytes) -> Ints:
    """What was said, from its bytes."""
    numbers = iter(_numbers(packed))
    said = silence()
    for _ in range(next(numbers)):
        at = int(said[0])
        said[at] = next(numbers)
        for i in range(next(numbers)):
            said[at + 1 + i] = next(numbers)
        said[0] = at + ROOM
    return said


def _numbers(packed: bytes) -> Iterator[int]:
    value = shift = 0
    for byte in packed:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield -(value >> 1) - 1 if value & 1 else value >> 1
            value = shift = 0
