"""The undo law's hard part, for any game: did a move tell a viewer something that was hidden?"""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from .chance import u64
from .dispatch import guess, legal, play, why_not
from .records import Bytes, Ints
from .rule import rule

TRIES = 32
"""Worlds that are guessed for each viewer."""


@rule
def alike(a: Bytes, b: Bytes, mask: Bytes) -> bool:
    """Do two positions, given as bytes, look the same through a viewer's mask?"""
    # To the end in any case: without a way out in between, many bytes are compared at once.
    different = 0
    for i in range(len(mask)):
        different |= (a[i] ^ b[i]) & mask[i]
    return different == 0


@rule
def equal(a: Bytes, b: Bytes) -> bool:
    """Are two positions, given as bytes, the same?"""
    different = 0
    for i in range(len(a)):
        different |= a[i] ^ b[i]
    return different == 0


@rule
def cover(position: Bytes, mask: Bytes, into: Bytes) -> None:
    """Copy a position, given as bytes, less what a viewer may not know."""
    for i in range(len(mask)):
        into[i] = position[i] & mask[i]


@rule
def leads_there(worlds: npt.NDArray[Any], rows: Bytes, after: Bytes, mask: Bytes, seat: int, move: int) -> bool:
    """Does this move lead from the world `worlds[0]` to what the viewer saw? `worlds[1]` is scratch."""
    worlds[1] = worlds[0]
    play(worlds[1], seat, move)
    return alike(rows[1], after, mask)


@rule
def could_be(
    worlds: npt.NDArray[Any], rows: Bytes, after: Bytes, mask: Bytes, seat: int, moves: Ints, likely: int
) -> bool:
    """In the world `worlds[0]`, does the seat have a move that leads to what the viewer saw? The `likely` one first."""
    # Nearly always it is the move that was made that explains what was seen; then no other one is looked for.
    if likely >= 0 and why_not(worlds[0], seat, likely) == 0 and leads_there(worlds, rows, after, mask, seat, likely):
        return True
    for i in range(legal(worlds[0], seat, moves)):
        if moves[i] != likely and leads_there(worlds, rows, after, mask, seat, int(moves[i])):
            return True
    return False


@rule
def found_move(worlds: npt.NDArray[Any], rows: Bytes, before: Bytes, after: Bytes, seat: int, moves: Ints) -> int:
    """The move that led from one position to the other; −1 where none did."""
    for i in range(len(before)):
        rows[0, i] = before[i]
    for i in range(legal(worlds[0], seat, moves)):
        worlds[1] = worlds[0]
        play(worlds[1], seat, moves[i])
        if equal(rows[1], after):
            return int(moves[i])
    return -1


@rule
def discloses(
    worlds: npt.NDArray[Any],
    rows: Bytes,
    before: Bytes,
    after: Bytes,
    masks: Bytes,
    seats: int,
    seat: int,
    move: int,
    moves: Ints,
    tries: int,
) -> bool:
    """Did the seat's move from `before` to `after` tell any viewer something that was hidden from him?

    It did if there is a world, alike to what the viewer saw before, in which no move of the seat leads to what he sees
    after. Worlds are guessed, `tries` for each viewer. `rows` are the bytes of `worlds` (two records, scratch).
    `move` is the one that was made, or −1 where the caller does not know it.
    """
    likely = move if move >= 0 else found_move(worlds, rows, before, after, seat, moves)
    for viewer in range(-1, seats):
        mask = masks[viewer]
        for trial in range(tries):
            cover(before, mask, rows[0])
            worlds[0].key[0] = u64(trial + 1)
            guess(worlds[0], viewer)
            if not could_be(worlds, rows, after, mask, seat, moves, likely):
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
    move: int,
    moves: Ints,
) -> bool:
    """May the seat take back its move from `positions[0]` to `positions[1]`? It drew no chance and disclosed nothing.

    `position_rows` are the bytes of `positions`; `move`, `worlds` and `rows` are as in `discloses`.
    """
    if positions[0].draws != positions[1].draws:
        return False
    before, after, seats = position_rows[0], position_rows[1], positions[0].seats
    return not discloses(worlds, rows, before, after, masks, seats, seat, move, moves, TRIES)
