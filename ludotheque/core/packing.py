"""A state for one viewer as bytes: what is asked, the legal moves with their offers, what follows from the view.

Whole numbers are written as in LEB128, seven bits a byte, the lowest first, negative ones zigzag (0, −1, 1, −2 … are
0, 1, 2, 3 …). Something said is how many messages it has; then for each its number, how many arguments follow, and
these: arguments that are missing are 0. A state's words are: what is asked; how many legal moves there are; and for
each the difference of its code to the one before, and its offer.
"""

from __future__ import annotations

import threading
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from .generic import ask, derive, legal, offer
from .messages import ROOM, hush, silence
from .records import Bytes, Ints, Position
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


class Packed(NamedTuple):
    """A state as bytes: the record that the viewer sees, the facts that follow from it, the words."""

    record: bytes
    facts: bytes
    words: bytes


class _Scratch(threading.local):
    """Room to write in, one for each thread."""

    def __init__(self) -> None:
        self.moves = np.empty(0, dtype=np.int64)
        self.out = np.empty(0, dtype=np.uint8)
        self.said = silence()

    def widen(self, codes: int) -> None:
        if len(self.moves) < codes:
            self.moves = np.empty(codes, dtype=np.int64)
            self.out = np.empty((codes + 2) * MOST_SAID, dtype=np.uint8)


_scratch = _Scratch()


def pack(s: Position, seat: int, codes: int, facts: npt.NDArray[Any]) -> Packed:
    """The state of a viewer, from the view; `codes` is how many codes the game has, `facts` a blank record of them."""
    _scratch.widen(codes)
    size = put_words(s, seat, _scratch.moves, _scratch.said, facts, _scratch.out)
    return Packed(s.tobytes(), facts.tobytes(), _scratch.out[:size].tobytes())


def pack_said(said: Ints) -> bytes:
    """What was said, as bytes."""
    out = np.empty(len(said) * MOST_BYTES, dtype=np.uint8)
    return out[: put_said(out, 0, said)].tobytes()
