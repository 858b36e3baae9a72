"""Compiled code that serves every game: it finds a game's rules by the type of the record it is given.

The functions named in `VOCABULARY` are those of `docs/new-game.md`, from `start` to `evaluate`.
Inside a `@rule` they are bound, when compiled, to the functions of the game whose record comes in; so bots, fuzzers and
benchmarks are written once and kept on disk compiled for each game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import overload

from .chance import siphash, u64
from .content import late_bound
from .evaluation import Evaluation
from .records import Bytes, Floats, Ints, Position, Record
from .rule import rule

POINTS, RANKING = 0, 1
"""The columns that `points` fills for each seat: points as told to people, and a key to rank by (higher is better)."""


class Rules(Protocol):
    """What a game's `rules.py` defines; `docs/new-game.md` tells each contract."""

    @property
    def State(self) -> type[Record]:
        """The record."""

    @property
    def CODES(self) -> int:
        """How many move codes there are."""

    def start(self, s: Any, /) -> None:
        """From seats, options and key to the first decision."""

    def legal(self, s: Any, seat: int, moves: Ints, /) -> int:
        """Fill in the codes of that seat's legal moves, ascending; return how many."""

    def why_not(self, s: Any, seat: int, move: int, /) -> int:
        """0 where the move is legal, else the number of the rule that forbids it."""

    def play(self, s: Any, seat: int, move: int, /) -> None:
        """Carry a legal move out."""

    def guess(self, s: Any, seat: int, /) -> None:
        """Fill what the seat cannot know, all zero in `s`, with a uniformly random completion, by `draw`."""

    def points(self, s: Any, out: Ints, /) -> None:
        """Fill `out[seat, POINTS]` and `out[seat, RANKING]`."""

    def intact(self, s: Any, /) -> int:
        """0 where all pieces are in place, else the number of the rule that is broken."""


_by_type: dict[str, dict[Any, Callable[..., Any]]] = {}
_by_dtype: dict[tuple[np.dtype[Any], str], Callable[..., Any]] = {}


def bind(rules: Rules, evaluation: Evaluation) -> None:
    """Let generic code find the functions of a game by their record type."""
    dtype = rules.State.dtype
    if _by_dtype.get((dtype, "play"), rules.play) is not rules.play:
        raise TypeError("two rules with the same record: give one a field more, so that they can be told apart")
    for name in VOCABULARY:
        function = getattr(evaluation if hasattr(Evaluation, name) else rules, name)
        _by_type[name][numba.from_dtype(dtype)] = function
        _by_dtype[dtype, name] = function


def _generic(stub: Callable[..., Any]) -> Callable[..., Any]:
    """Bind a stub to the function of the same name of the game whose record comes first."""
    name = stub.__name__
    arity = stub.__code__.co_argcount
    bound = _by_type[name] = {}

    def named(function: Callable[..., Any]) -> Callable[..., Any]:
        # Numba tells functions apart by this name; kept results of several processes come together in one.
        function.__qualname__ = f"generic.{name}"
        return function

    def one(s: Any) -> Any:
        function = bound[s]
        return named(lambda s: function(s))

    def two(s: Any, a: Any) -> Any:
        function = bound[s]
        return named(lambda s, a: function(s, a))

    def three(s: Any, a: Any, b: Any) -> Any:
        function = bound[s]
        return named(lambda s, a, b: function(s, a, b))

    def five(s: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
        function = bound[s]
        return named(lambda s, a, b, c, d: function(s, a, b, c, d))

    def interpreted(s: Position, *args: Any) -> Any:
        return _by_dtype[s.dtype, name](s, *args)

    interpreted.__name__ = interpreted.__qualname__ = name
    interpreted.__doc__ = stub.__doc__
    by_arity: dict[int, Callable[..., Any]] = {1: one, 2: two, 3: three, 5: five}
    overload(interpreted, strict=False)(by_arity[arity])
    late_bound[interpreted] = bound
    return interpreted


@_generic
def start(s: Position) -> Any:
    """See `Rules.start`."""


@_generic
def legal(s: Position, seat: int, moves: Ints) -> Any:
    """See `Rules.legal`."""


@_generic
def why_not(s: Position, seat: int, move: int) -> Any:
    """See `Rules.why_not`."""


@_generic
def play(s: Position, seat: int, move: int) -> Any:
    """See `Rules.play`."""


@_generic
def guess(s: Position, seat: int) -> Any:
    """See `Rules.guess`."""


@_generic
def points(s: Position, out: Ints) -> Any:
    """See `Rules.points`."""


@_generic
def intact(s: Position) -> Any:
    """See `Rules.intact`."""


@_generic
def rate_moves(s: Position, seat: int, moves: Ints, count: int, out: Floats) -> Any:
    """See `Evaluation.rate_moves`."""


@_generic
def evaluate(s: Position, out: Floats) -> Any:
    """See `Evaluation.evaluate`."""


VOCABULARY = ("start", "legal", "why_not", "play", "guess", "points", "intact", "rate_moves", "evaluate")
"""Everything that a game defines for generic code."""


@rule
def any_of(rng: npt.NDArray[np.uint64], n: int) -> int:
    """A number from 0 to n−1 from a player's own generator: (key, key, counter). Never from the key of the match."""
    rng[2] = u64(rng[2] + u64(1))
    return int(siphash(rng[0], rng[1], rng[2]) >> u64(33)) * n >> 31


@rule
def next_seat(s: Record) -> int:
    """The lowest seat that owes a decision."""
    seat = 0
    while (s.waiting >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def random_match(s: Record, rng: npt.NDArray[np.uint64], moves: Ints, limit: int) -> int:
    """Play on with random legal moves to the end, or for `limit` moves; return how many were made."""
    count = 0
    while s.waiting != 0 and count < limit:
        seat = next_seat(s)
        play(s, seat, moves[any_of(rng, legal(s, seat, moves))])
        count += 1
    return count


@rule
def alike(a: Bytes, b: Bytes, mask: Bytes) -> bool:
    """Do two positions, given as bytes, look the same through a viewer's mask?"""
    for i in range(len(mask)):
        if (a[i] ^ b[i]) & mask[i] != 0:
            return False
    return True


@rule
def cover(position: Bytes, mask: Bytes) -> None:
    """Wipe out of a position, given as bytes, what a viewer may not know."""
    for i in range(len(mask)):
        position[i] &= mask[i]


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
            rows[0] = before
            cover(rows[0], mask)
            worlds[0].key[0] = u64(trial + 1)
            guess(worlds[0], viewer)
            if not could_be(worlds, rows, after, mask, seat, moves):
                return True
    return False
