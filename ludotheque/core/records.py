"""A game's position: one fixed-size record of named, shaped fields, each with who may see it.

A game subclasses `Record` and lists its fields::

    class State(Record):
        totals: Ints = field(6, means=Count())                  # one number for each seat, seen by everybody
        hands: Ints = field(6, means=CARDS, seen_by=OWNER)      # row i is seen by seat i alone
        undealt: int = field(means=CARDS, seen_by=NOBODY)       # hidden from all until it comes out

A game in which nothing is private to a seat says how many seats there are: `class State(Record, seats=5)`.

What a seat may know follows from this declaration alone: `State.masks` holds, for every viewer, which bytes of the
record are seen, and hiding is a bitwise *and* with them. Nothing else in the library decides on visibility.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt

from .meanings import NUMBER, SEATS, Meaning

Ints: TypeAlias = npt.NDArray[np.int64]
"""A field of several numbers, or a list of move codes."""
Bytes: TypeAlias = npt.NDArray[np.uint8]
Floats: TypeAlias = npt.NDArray[np.float64]
Position: TypeAlias = Any
"""A record in memory (`numpy.record`): rules annotate it with the game's own `State`."""

ONLOOKER = -1


class Seen(Enum):
    """Who may know a field."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    NOBODY = "nobody"


EVERYBODY, OWNER, NOBODY = Seen.EVERYBODY, Seen.OWNER, Seen.NOBODY


class Weight(Enum):
    """What players who learn make of a field: each number in its place, all together like a heap, or nothing.

    What is `PAST` a search makes nothing of either: positions that differ in nothing else are the same node.
    """

    EACH = "each"
    TOGETHER = "together"
    NONE = "none"
    PAST = "past"


@dataclass(frozen=True)
class Field:
    """One declared field: its shape (empty for a single number), type, who sees it, what its rows and numbers mean."""

    shape: tuple[int, ...]
    dtype: type[np.generic]
    seen_by: Seen
    by_seat: bool
    means: Meaning
    weight: Weight = Weight.EACH
    of: Meaning | None = None


def field(
    *shape: int,
    means: Meaning = NUMBER,
    dtype: type[np.generic] = np.int64,
    seen_by: Seen = EVERYBODY,
    by_seat: bool = True,
    weight: Weight = Weight.EACH,
    of: Meaning | None = None,
) -> Any:
    """Declare a field of a record and what its numbers mean. With `seen_by=OWNER` the first axis counts the seats.

    So does any first axis as long as that one, and positions in words then tell of the seats that are taken only;
    `by_seat=False` says that it counts something else, such as colours.

    `weight` is for nets: `Weight.TOGETHER` where the places of the numbers do not matter, `Weight.NONE` for what only
    logs tell of, `Weight.PAST` for what is remembered of others' decisions (`dispatch.Memory`). `of` is what the
    numbers are told of, one for each value: nets then see what lies where a move goes.

    Single numbers are int64 so that rules compute alike in the interpreter and in machine code; arrays may be
    narrower, and a rule then reads their elements through `int()`.
    """
    if seen_by is OWNER and not shape:
        raise TypeError("a field seen by its owner needs one row for each seat")
    if seen_by is OWNER and not by_seat:
        raise TypeError("the rows of a field seen by its owner are the seats")
    if not shape and dtype not in (np.int64, np.uint64):
        raise TypeError("a single number is an int64 (or uint64) field")
    return Field(shape, dtype, seen_by, by_seat, means, weight, of)


class Declared:
    """Something made of declared fields: a position, or what follows from one."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]
    max_seats: ClassVar[int]

    @classmethod
    def _declare(cls, declared: dict[str, Any]) -> None:
        cls.fields = {name: f for name, f in declared.items() if isinstance(f, Field)}
        taken = [name for name in cls.fields if hasattr(np.record, name)]
        if taken:
            raise TypeError(f"a record of NumPy has something of that name already: {', '.join(taken)}")
        plain = np.dtype([(name, f.dtype, f.shape) for name, f in cls.fields.items()], align=True)
        cls.dtype = np.dtype((np.record, plain))

    @classmethod
    def blank(cls, count: int = 1) -> npt.NDArray[Any]:
        """`count` records filled with zeros, as an array; element `[i]` is a record that rules can change."""
        return np.zeros(count, dtype=cls.dtype)


class Facts(Declared):
    """What a screen shows beside the fields of a view and a person could work out from it: values, odds.

    A game subclasses it, `class Derived(Facts, seats=6)`, and fills it by `derive`.
    """

    def __init_subclass__(cls, seats: int = 0) -> None:
        """`seats` is the most there can be: a first axis of that length counts them."""
        cls._declare(dict(vars(cls)))
        cls.max_seats = seats


class Record(Declared):
    """The fields that every game's position begins with; subclass it to add a game's own.

    A subclass of a game's record has its fields too, and may declare some anew: so versions of rules are told apart.

    `seats` is the number of seats, `waiting` the bit mask of the seats that owe a decision (0: the match is over),
    `phase` what is being asked; `key` and `draws` are the source of all chance (see `core.chance`).
    """

    seats: int = field()
    waiting: int = field(means=SEATS)
    phase: int = field()
    key: npt.NDArray[np.uint64] = field(2, dtype=np.uint64, seen_by=NOBODY)
    draws: int = field(seen_by=NOBODY)

    masks: ClassVar[Bytes]
    search_masks: ClassVar[Bytes]
    """The same less what is past."""

    def __init_subclass__(cls, seats: int = 0) -> None:
        """`seats` is the most there can be; fields seen by their owner say it too, and then it may be left out."""
        cls._declare({name: value for part in reversed(cls.__mro__) for name, value in vars(part).items()})
        owned = {f.shape[0] for f in cls.fields.values() if f.seen_by is OWNER}
        said = owned | {seats} if seats else owned
        if len(said) > 1:
            raise TypeError(f"fields seen by their owner differ in seats: {sorted(said)}")
        cls.max_seats = said.pop() if said else 0
        cls.masks = np.stack([cls._mask(viewer) for viewer in range(cls.max_seats)] + [cls._mask(ONLOOKER)])
        present = cls.blank()
        for name, f in cls.fields.items():
            present[name].view(np.uint8)[...] = 0 if f.weight is Weight.PAST else 255
        cls.search_masks = cls.masks & raw(present)
        cls.masks.flags.writeable = cls.search_masks.flags.writeable = False

    @classmethod
    def _mask(cls, viewer: int) -> Bytes:
        """The bytes of the record that a viewer sees (255) and does not see (0)."""
        blank = np.zeros(1, dtype=cls.dtype)
        for name, f in cls.fields.items():
            seen = blank[name].view(np.uint8).reshape(1, *f.shape[:1], -1)
            if f.seen_by is EVERYBODY:
                seen[...] = 255
            elif f.seen_by is OWNER and viewer != ONLOOKER:
                seen[:, viewer] = 255
        return blank.view(np.uint8).reshape(-1).copy()


def raw(positions: npt.NDArray[Any]) -> Bytes:
    """The bytes of an array of records, one row each, sharing their memory."""
    return positions.view(np.uint8).reshape(len(positions), -1)


def copy(s: Position) -> Position:
    """A copy of a position that shares nothing with it."""
    # Assignment leaves the gaps between fields alone: zeros, so that equal positions have equal bytes.
    fresh = np.zeros(1, dtype=s.dtype)
    fresh[0] = s
    return fresh[0]


def hide(state: type[Record], s: Position, viewer: int) -> Position:
    """A copy of a position less what the viewer (a seat, or ONLOOKER) may not know; it is for reading only."""
    fresh = np.zeros(1, dtype=s.dtype)
    fresh[0] = s
    raw(fresh)[0] &= state.masks[viewer]
    fresh.flags.writeable = False
    return fresh[0]
