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
from numba.extending import overload

from .content import late_bound
from .evaluation import Evaluation
from .messages import Messages
from .records import Facts, Floats, Ints, Position, Record
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

    def broken_rule(self, s: Any, /) -> int:
        """0 where all pieces are in place, else the number of the rule that is broken."""


class Memory(Rules, Protocol):
    """What `rules.py` may define besides, where the others' decisions tell something of what they hide.

    It needs fields that keep the decisions of the last while, seen by everybody.
    """

    def rewind(self, s: Any, /) -> int:
        """Take a world back to the first decision that is remembered; return how many came since."""

    def recall(self, s: Any, i: int, /) -> int:
        """After `rewind`: the i-th decision since, which is owed by the seat that `s` waits for once all before it
        were carried out."""


class Chapters(Rules, Protocol):
    """What `rules.py` may define besides, where a match has parts of which only the points go on into the next."""

    def chapter(self, s: Any, /) -> int:
        """The number of the part that is under way, such as a hand of cards. When one begins, `evaluate` tells what
        the points so far are worth."""


class Words(Protocol):
    """What a game's `words.py` defines: each function sees a view, and says numbers (`core/messages.py`)."""

    @property
    def MESSAGES(self) -> Messages:
        """What can be said."""

    @property
    def Derived(self) -> type[Facts]:
        """The record that `derive` fills."""

    def ask(self, s: Any, seat: int, out: Ints, /) -> None:
        """Say what is asked of the seat that views `s`, or whom it waits for: one message."""

    def offer(self, s: Any, seat: int, move: int, out: Ints, /) -> None:
        """Say a legal move as an offer to make it: one message."""

    def tell(self, before: Any, seat: int, move: int, after: Any, viewer: int, out: Ints, /) -> None:
        """Say what the viewer is told of a move, from the viewer's views before and after it."""

    def derive(self, s: Any, seat: int, facts: Any, /) -> None:
        """Fill in what a screen shows beside the fields: `facts` is a blank `Derived`."""

    def why_not_picked(self, s: Any, seat: int, picks: Ints, count: int, /) -> int:
        """The number of the rule that forbids picking these elements together, −1 being no element; 0: none does."""


@rule
def _no_rewind(s: Position) -> int:
    """Nothing is remembered."""
    return 0


@rule
def _no_recall(s: Position, i: int) -> int:
    """So nobody asks."""
    return -1


@rule
def _one_chapter(s: Position) -> int:
    """The whole match is one."""
    return 0


_STAND_INS: dict[str, Callable[..., Any]] = {"rewind": _no_rewind, "recall": _no_recall, "chapter": _one_chapter}
"""What stands in where a game remembers nothing, or has no chapters."""
_by_type: dict[str, dict[Any, Callable[..., Any]]] = {}
_by_dtype: dict[tuple[np.dtype[Any], str], Callable[..., Any]] = {}


def bind(rules: Rules, evaluation: Evaluation, words: Words) -> None:
    """Let generic code find the functions of a game by their record type."""
    dtype = rules.State.dtype
    if _by_dtype.get((dtype, "play"), rules.play) is not rules.play:
        raise TypeError("two rules with the same record: give one a field more, so that they can be told apart")
    for name in VOCABULARY:
        home = evaluation if hasattr(Evaluation, name) else words if hasattr(Words, name) else rules
        lacks = name in _STAND_INS and not hasattr(home, name)
        function: Callable[..., Any] = _STAND_INS[name] if lacks else getattr(home, name)
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

    def four(s: Any, a: Any, b: Any, c: Any) -> Any:
        function = bound[s]
        return named(lambda s, a, b, c: function(s, a, b, c))

    def five(s: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
        function = bound[s]
        return named(lambda s, a, b, c, d: function(s, a, b, c, d))

    def six(s: Any, a: Any, b: Any, c: Any, d: Any, e: Any) -> Any:
        function = bound[s]
        return named(lambda s, a, b, c, d, e: function(s, a, b, c, d, e))

    def interpreted(s: Position, *args: Any) -> Any:
        return _by_dtype[s.dtype, name](s, *args)

    interpreted.__name__ = interpreted.__qualname__ = name
    interpreted.__doc__ = stub.__doc__
    by_arity: dict[int, Callable[..., Any]] = {1: one, 2: two, 3: three, 4: four, 5: five, 6: six}
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
def rewind(s: Position) -> Any:
    """See `Memory.rewind`."""


@_generic
def recall(s: Position, i: int) -> Any:
    """See `Memory.recall`."""


@_generic
def points(s: Position, out: Ints) -> Any:
    """See `Rules.points`."""


@_generic
def chapter(s: Position) -> Any:
    """See `Chapters.chapter`."""


@_generic
def broken_rule(s: Position) -> Any:
    """See `Rules.broken_rule`."""


@_generic
def rate_moves(s: Position, seat: int, moves: Ints, count: int, out: Floats) -> Any:
    """See `Evaluation.rate_moves`."""


@_generic
def evaluate(s: Position, out: Floats) -> Any:
    """See `Evaluation.evaluate`."""


@_generic
def ask(s: Position, seat: int, out: Ints) -> Any:
    """See `Words.ask`."""


@_generic
def offer(s: Position, seat: int, move: int, out: Ints) -> Any:
    """See `Words.offer`."""


@_generic
def tell(before: Position, seat: int, move: int, after: Position, viewer: int, out: Ints) -> Any:
    """See `Words.tell`."""


@_generic
def derive(s: Position, seat: int, facts: Any) -> Any:
    """See `Words.derive`."""


@_generic
def why_not_picked(s: Position, seat: int, picks: Ints, count: int) -> Any:
    """See `Words.why_not_picked`."""


VOCABULARY = tuple(_by_type)
"""Everything that a game defines for generic code."""


def bound_to(record: type[Record]) -> dict[str, Callable[..., Any]]:
    """The functions of the game with that record, by name."""
    return {name: _by_dtype[record.dtype, name] for name in VOCABULARY}
