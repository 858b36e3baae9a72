"""The undo law's hard part, for any game: did a move tell a viewer something that was hidden?"""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from .chance import u64
from .dispatch import guess, legal, play
from .records import Bytes, Ints
from .rule import rule

TRIES = 32
"""Worlds that are guessed for each viewer."""


@rule
def alike(a: Bytes, b: Bytes, mask: Bytes) -> bool:
    """Do two positions, given as bytes, look the same through a viewer's mask?"""
    for i in range(len(mask)):
        if (a[i] ^ b[i]) & mask[i] != 0:
            return False
    return True


@rule
def cover(position: Bytes, mask: Bytes, into: Bytes) -> None:
    """Copy a position, given as bytes, less what a viewer may not know."""
    for i in range(len(mask)):
        into[i] = position[i] & mask[i]


@rule
def could_be(worlds: npt.NDArray[Any], rows: Bytes, after: Bytes, mask: Bytes, seat: int, moves: Ints) -> bool:
    """In the world `worlds[0]`, does the seat have a move that leads to what the viewer saw? `worlds[1]` is scratch."""
    for i in range(legal(worlds[0], seat, moves)):
        worlds[1] = worlds[0]
        play(worlds[1], seat, moves[i])
        if alike(rows[1], after, mask):
            return True
    return False


@rule
def discloses(
    worlds: npt.NDArray[Any],
    rows: Bytes,
    before: Bytes,
    after: Bytes,
    masks: Bytes,
    seats: int,
    seat: int,
    moves: Ints,
    tries: int,
) -> bool:
    """Did the seat's move from `before` to `after` tell any viewer something that was hidden from him?

    It did if there is a world, alike to what the viewer saw before, in which no move of the seat leads to what he sees
    after. Worlds are guessed, `tries` for each viewer. `rows` are the bytes of `worlds` (two records, scratch).
    """
    for viewer in range(-1, seats):
        mask = masks[viewer]
        for trial in range(tries):
            cover(before, mask, rows[0])
            worlds[0].key[0] = u64(trial + 1)
            guess(worlds[0], viewer)
            if not could_be(worlds, rows, after, mask, seat, moves):
                return True
    return False


@rule
def may_undo(
    worlds: npt.NDArray[Any],
    rows: Bytes,
    positions: npt.NDArray[Any],
    position_rows: Bytes,
    masks: Bytes,
    seat: int,
    moves: Ints,
) -> bool:
    """May the seat take back its move from `positions[0]` to `positions[1]`? It drew no chance and disclosed nothing.

    `position_rows` are the bytes of `positions`; `worlds` and `rows` are scratch as in `discloses`.
    """
    if positions[0].draws != positions[1].draws:
        return False
    before, after, seats = position_rows[0], position_rows[1], positions[0].seats
    return not discloses(worlds, rows, before, after, masks, seats, seat, moves, TRIES)
