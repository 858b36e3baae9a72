"""The battery: what must hold in every position of every game, checked over random matches in compiled code.

`run` plays matches and looks at every position; at every `deep`-th one it also tries all move codes and compares worlds
that a viewer cannot tell apart. It returns the first fault found, or None. A new game gets all of this for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core import bits
from ..core.chance import u64
from ..core.disclosure import alike, cover
from ..core.dispatch import broken_rule, guess, legal, play, start, why_not
from ..core.game import Game
from ..core.random_play import any_of
from ..core.records import Bytes, Ints, Position, Record, raw
from ..core.rule import rule


class Finding(IntEnum):
    """What can be wrong with a position, each with its words."""

    words: str

    def __new__(cls, number: int, words: str) -> Finding:
        """A fault that compiled code knows by its number."""
        made = int.__new__(cls, number)
        made._value_ = number
        made.words = words
        return made

    FINE = 0, "nothing"
    NOT_INTACT = 1, "a piece is missing or double"
    STUCK = 2, "a seat that owes a decision has no legal move"
    UNORDERED = 3, "legal moves are not ascending or out of range"
    DISAGREE = 4, "a legal move is refused by why_not, or an illegal one is not"
    OUT_OF_TURN = 5, "a seat that owes nothing has a legal move"
    SHARED_MEMORY = 6, "a move on a copy changed the original"
    ENDLESS = 7, "the match does not end"
    GUESS_SEEN = 8, "a guessed world changes what the viewer sees"
    GUESS_BROKEN = 9, "a guessed world is not broken_rule"
    WORLDS_LEGAL = 10, "legal moves differ between worlds that look alike"
    WORLDS_WHY = 11, "refusals differ between worlds that look alike"


_COUNTED = ("moves", "deep", "longest", "widest", "worlds", "varied")
COUNTERS = np.dtype((np.record, [(name, np.int64) for name in _COUNTED]))
"""What a run counts while it plays; `Report` tells what each means."""

LONGEST = 100_000
"""Moves after which a match counts as endless."""


@dataclass(frozen=True)
class Fault:
    """Where the battery found what: the match (from the seed), the move in it and the seat or viewer."""

    what: str
    match: int
    move: int
    seat: int


@dataclass(frozen=True)
class Report:
    """What a run saw.

    `deep` counts the positions looked at thoroughly, `longest` the moves of the longest match, `widest` the most legal
    moves of a seat, `worlds` those that were guessed, and `varied` those of them that differ from the true one.
    """

    matches: int
    moves: int
    deep: int
    longest: int
    widest: int
    worlds: int
    varied: int
    fault: Fault | None


@rule
def _ordered(moves: Ints, count: int, codes: int) -> bool:
    for i in range(count):
        if moves[i] < 0 or moves[i] >= codes or (i > 0 and moves[i] <= moves[i - 1]):
            return False
    return True


@rule
def _agrees(s: Record, seat: int, moves: Ints, count: int, codes: int) -> bool:
    """Over all codes: listed as legal if and only if why_not has nothing against it."""
    i = 0
    for code in range(codes):
        listed = i < count and moves[i] == code
        if listed:
            i += 1
        if listed != (why_not(s, seat, code) == 0):
            return False
    return True


@rule
def _look(s: Record, moves: Ints, codes: int, rechoose: bool, deep: bool) -> tuple[int, int, int]:
    """What is wrong with a position: (fault, seat, most legal moves of a seat)."""
    if broken_rule(s) != 0:
        return Finding.NOT_INTACT, -1, 0
    widest = 0
    for seat in range(s.seats):
        count = legal(s, seat, moves)
        widest = max(widest, count)
        owes = (s.waiting >> seat) & 1 == 1
        if owes and count == 0:
            return Finding.STUCK, seat, 0
        if not owes and count != 0 and (s.waiting == 0 or not rechoose):
            return Finding.OUT_OF_TURN, seat, 0
        if not _ordered(moves, count, codes):
            return Finding.UNORDERED, seat, 0
        if deep and not _agrees(s, seat, moves, count, codes):
            return Finding.DISAGREE, seat, 0
    return Finding.FINE, -1, widest


@rule
def _same_refusals(a: Record, b: Record, seat: int, codes: int) -> bool:
    for code in range(codes):
        if why_not(a, seat, code) != why_not(b, seat, code):
            return False
    return True


@rule
def _compare_worlds(
    states: npt.NDArray[Any],
    rows: Bytes,
    masks: Bytes,
    moves: Ints,
    other_moves: Ints,
    codes: int,
    salt: int,
    seen: Position,
) -> tuple[int, int]:
    """Guess a world for every viewer of `states[0]` into `states[1]`; what differs that he could notice."""
    for viewer in range(-1, states[0].seats):
        mask = masks[viewer]
        cover(rows[0], mask, rows[1])
        states[1].key[0] = u64(salt)
        states[1].key[1] = u64(viewer + 1)
        guess(states[1], viewer)
        if broken_rule(states[1]) != 0:
            return Finding.GUESS_BROKEN, viewer
        if not alike(rows[0], rows[1], mask):
            return Finding.GUESS_SEEN, viewer
        seen.worlds += 1
        rows[2] = rows[1]
        states[2].key[0], states[2].key[1], states[2].draws = states[0].key[0], states[0].key[1], states[0].draws
        if (rows[2] != rows[0]).any():
            seen.varied += 1
        if viewer < 0:
            continue
        count = legal(states[0], viewer, moves)
        if legal(states[1], viewer, other_moves) != count or (moves[:count] != other_moves[:count]).any():
            return Finding.WORLDS_LEGAL, viewer
        if not _same_refusals(states[0], states[1], viewer, codes):
            return Finding.WORLDS_WHY, viewer
    return Finding.FINE, -1


@rule
def _mover(s: Record, rng: npt.NDArray[np.uint64], moves: Ints, rechoose: bool) -> int:
    """Any seat that owes a decision; where one may choose anew, now and then one that has decided already."""
    if rechoose and any_of(rng, 4) == 0:
        seat = any_of(rng, s.seats)
        if legal(s, seat, moves) > 0:
            return seat
    waiting = s.waiting
    for _ in range(any_of(rng, bits.size(waiting))):
        waiting &= waiting - 1
    return bits.lowest(waiting)


@rule
def _run(
    states: npt.NDArray[Any],
    rows: Bytes,
    masks: Bytes,
    moves: Ints,
    other_moves: Ints,
    seed: int,
    matches: int,
    deep: int,
    rechoose: bool,
    seen: Position,
) -> tuple[int, int, int, int]:
    """Play and look; `states[3]` is the match before its start, the first three are scratch."""
    codes = len(moves)
    rng = np.zeros(3, dtype=np.uint64)
    total = 0
    for match in range(matches):
        states[0] = states[3]
        s = states[0]
        s.key[0], s.key[1] = u64(seed), u64(match)
        rng[0], rng[1], rng[2] = u64(seed), u64(match), u64(0)
        start(s)
        made = 0
        while s.waiting != 0:
            thorough = total % deep == 0
            fault, seat, widest = _look(s, moves, codes, rechoose, thorough)
            if fault != Finding.FINE:
                return fault, match, made, seat
            seen.widest = max(seen.widest, widest)
            if thorough:
                seen.deep += 1
                fault, seat = _compare_worlds(states, rows, masks, moves, other_moves, codes, total, seen)
                if fault != Finding.FINE:
                    return fault, match, made, seat
            seat = _mover(s, rng, moves, rechoose)
            move = moves[any_of(rng, legal(s, seat, moves))]
            if thorough:
                states[1], rows[2] = s, rows[0]
                play(states[1], seat, move)
                if (rows[2] != rows[0]).any():
                    return Finding.SHARED_MEMORY, match, made, seat
            play(s, seat, move)
            made += 1
            total += 1
            if made > LONGEST:
                return Finding.ENDLESS, match, made, seat
        fault, seat, _ = _look(s, moves, codes, rechoose, True)
        if fault != Finding.FINE:
            return fault, match, made, seat
        seen.longest = max(seen.longest, made)
        seen.moves = total
    return Finding.FINE, matches, 0, -1


def run(game: Game, seats: int, options: dict[str, object], matches: int, seed: int = 1, deep: int = 1) -> Report:
    """Play random matches and check every position; thoroughly at every `deep`-th one."""
    states = game.record.blank(4)
    states[3] = game.unstarted(seats, game.read_options(seats, options))
    codes = game.rules.CODES
    moves, other_moves = np.zeros(codes, dtype=np.int64), np.zeros(codes, dtype=np.int64)
    seen = np.zeros(1, dtype=COUNTERS)[0]
    found, match, move, seat = _run(
        states, raw(states), game.record.masks, moves, other_moves, seed, matches, deep, game.rechoose, seen
    )
    fault = (
        None
        if found == Finding.FINE
        else Fault(next(own for own in Finding if own == found).words, int(match), int(move), int(seat))
    )
    counted = {name: int(seen[name]) for name in _COUNTED}
    return Report(matches=int(match), fault=fault, **counted)
