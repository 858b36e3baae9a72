"""What the numbers of a game mean: declared once, beside the field, the argument of a move or of a message.

From a meaning follow the words of a position and how they are read, the check of a number that came from outside, the
argument that a text gets, how the number changes when the seats are counted from another one, and what the client needs
to do the same (`data`, `typescript`).

    COLOUR = OneOf(("brown", "blue", "purple", "yellow"))
    HAND = SetOf(CARD_NAMES, texts=CARD_TEXTS)
    where: Ints = field(4, 4, means=OneOf(PLACES, blank=BEACH))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

from .errors import bad
from .text import Arg, Text, Who

Word: TypeAlias = str | int
MOST = (1 << 62) - 1
"""Numbers beyond this are no numbers of any game."""


def read_int(value: Any, least: int = -MOST, most: int = MOST) -> int:
    """A whole number from `least` to `most` as it is; raises BadInput for anything else."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise bad("no-whole-number", value=_short(value))
    if not least <= value <= most:
        raise bad("out-of-range", value=_short(value), least=str(least), most=str(most))
    return value


def _short(value: object) -> str:
    """What a person wrote, cut where it grows long."""
    shown = str(value) if isinstance(value, int) else repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "…"


@dataclass(frozen=True)
class Meaning:
    """What a number means. Subclasses are the kinds there are; all are plain data."""

    blank: int = field(default=0, kw_only=True)
    """What a position has there if nothing is said."""

    rows = False
    """Whether a whole row of a field is written as one word."""

    def show(self, number: Any) -> Word:
        """The number in the words of a position."""
        raise NotImplementedError  # overload

    def read(self, word: Any) -> Any:
        """The number of a word; raises BadInput with a sentence that tells what would be right."""
        raise NotImplementedError  # overload

    def check(self, number: int, seats: int) -> None:
        """Raise BadInput if a match of so many seats cannot have the number."""

    def argument(self, number: int) -> Arg:
        """The number as the argument of a text."""
        return self.show(number)

    def rotated(self, number: int, first: int, seats: int) -> int:
        """The number as it would be if seats were counted from `first` on."""
        return number

    def data(self) -> dict[str, Any]:
        """All of this as JSON, for the client."""
        raise NotImplementedError  # overload

    def typescript(self) -> str:
        """The type of `show`'s result in TypeScript."""
        raise NotImplementedError  # overload


@dataclass(frozen=True)
class Count(Meaning):
    """How many, or how much: a plain number from `least` to `most`."""

    most: int = MOST
    least: int = 0

    def show(self, number: int) -> int:
        """The number."""
        return int(number)

    def read(self, word: Any) -> int:
        """The number, if it lies between the two ends or is the blank."""
        is_blank = isinstance(word, int) and not isinstance(word, bool) and word == self.blank
        return self.blank if is_blank else read_int(word, self.least, self.most)

    def check(self, number: int, seats: int) -> None:
        """Refuse a number beyond the two ends."""
        if number != self.blank:
            read_int(number, self.least, self.most)

    def data(self) -> dict[str, Any]:
        """Nothing but its kind."""
        return {"is": "count"}

    def typescript(self) -> str:
        """`number`."""
        return "number"


NUMBER = Count(least=-MOST)
"""Any whole number."""
FLAG = Count(most=1)
"""0 or 1."""


@dataclass(frozen=True)
class OneOf(Meaning):
    """One of these names: number `first` is the first of them. `none`, where there may be none, is written ''.

    `texts`, one for each name, are what messages get instead of the name. `also` are other ways to write a name.
    """

    names: tuple[Word, ...]
    first: int = 0
    none: int | None = None
    texts: tuple[Text, ...] = ()
    also: Mapping[str, Word] | None = None

    def __hash__(self) -> int:
        return hash((self.names, self.first, self.none, self.blank))

    @cached_property
    def _numbers(self) -> dict[Word, int]:
        """The number of each name, whatever its case."""
        found: dict[Word, int] = {}
        for i, name in enumerate(self.names):
            found.setdefault(_folded(name), i + self.first)
        for other, name in (self.also or {}).items():
            found.setdefault(_folded(other), found[_folded(name)])
        return found

    def show(self, number: int) -> Word:
        """The name; '' for none."""
        return "" if number == self.none else self.names[number - self.first]

    def read(self, word: Any) -> int:
        """The number of a name, whatever its case."""
        if word == "" and self.none is not None:
            return self.none
        if isinstance(word, bool) or not isinstance(word, str | int) or _folded(word) not in self._numbers:
            known = [str(name) for name in self.names if name != ""]
            shown = known if len(known) <= 16 else [*known[:6], "…", known[-1]]
            raise bad("none-of", word=_short(word), words=", ".join(shown))
        return self._numbers[_folded(word)]

    def check(self, number: int, seats: int) -> None:
        """Refuse a number that has no name."""
        if number != self.none and not self.first <= number < self.first + len(self.names):
            raise bad("none-of", word=str(number), words=", ".join(str(name) for name in self.names[:16]))

    def argument(self, number: int) -> Arg:
        """The name, or the text that stands for it."""
        return self.texts[number - self.first] if self.texts and number != self.none else self.show(number)

    def data(self) -> dict[str, Any]:
        """The names and where they begin."""
        return {
            "is": "one-of",
            "names": list(self.names),
            **({"first": self.first} if self.first else {}),
            **({"none": self.none} if self.none is not None else {}),
            **({"texts": list(self.texts)} if self.texts else {}),
        }

    def typescript(self) -> str:
        """A union of the names where they are few."""
        return _union(self.names, self.none is not None)


@dataclass(frozen=True)
class Sides(OneOf):
    """One of these names for two sides, each of which is a seat's: `8 * the side of seat 0 + that of seat 1`."""

    side: OneOf = field(default=OneOf(()), kw_only=True)

    bits = 3
    """Of a side."""

    def rotated(self, number: int, first: int, seats: int) -> int:
        """The sides change places where the seats do."""
        return number if first % 2 == 0 else (number & 7) << self.bits | number >> self.bits

    __hash__ = OneOf.__hash__


def _folded(word: Word) -> Word:
    return word.casefold() if isinstance(word, str) else word


def _union(names: Sequence[Word], none: bool) -> str:
    if len(names) > 24 or len({type(name) for name in names}) != 1:
        return " | ".join(sorted({"number" if isinstance(name, int) else "string" for name in names}))
    shown = [f'"{name}"' if isinstance(name, str) else str(name) for name in dict.fromkeys(names)]
    return " | ".join([*shown, '""'] if none and '""' not in shown else shown)


def _split(words: Any, names: Sequence[str]) -> list[str]:
    if not isinstance(words, str) or len(words) > 4000:
        raise bad("write-in-a-line", words=" ".join(names[:8]), value=_short(words))
    return words.split()


def _index(word: str, names: Sequence[str]) -> int:
    return OneOf(tuple(names)).read(word)


@dataclass(frozen=True)
class SetOf(Meaning):
    """A set of these names as a bit mask, written `a1 c3`. Texts tell the members in `order`."""

    names: tuple[str, ...]
    texts: tuple[Text, ...] = ()
    order: tuple[int, ...] = ()

    def members(self, mask: int) -> list[int]:
        """The members of a set, ascending."""
        return [i for i in range(len(self.names)) if mask >> i & 1]

    def show(self, number: int) -> str:
        """The names of the members."""
        return " ".join(self.names[i] for i in self.members(number))

    def read(self, word: Any) -> int:
        """The set of names; refuses a name that is there twice."""
        mask = 0
        for name in _split(word, self.names):
            member = 1 << _index(name, self.names)
            if mask & member:
                raise bad("named-twice", word=name)
            mask |= member
        return mask

    def check(self, number: int, seats: int) -> None:
        """Refuse a mask with members that have no name."""
        if number != self.blank and (number < 0 or number >> len(self.names)):
            raise bad("none-of", word=str(number), words=" ".join(self.names[:16]))

    def argument(self, number: int) -> Arg:
        """A list of the members, as names or as texts."""
        members = [i for i in self.order or range(len(self.names)) if number >> i & 1]
        return [self.texts[i] for i in members] if self.texts else [self.names[i] for i in members]

    def data(self) -> dict[str, Any]:
        """The names, and how texts tell them."""
        return {
            "is": "set-of",
            "names": list(self.names),
            **({"texts": list(self.texts)} if self.texts else {}),
            **({"order": list(self.order)} if self.order else {}),
        }

    def typescript(self) -> str:
        """`string`."""
        return "string"


@dataclass(frozen=True)
class HeapOf(Meaning):
    """A heap of these names, each as often as its lane of `bits` bits counts (`core/heaps.py`): `M M OA`.

    With `counted` it is written `2xM 1xOA`. A text gets one argument for each piece; or, where `counted_text` names a
    message, that message with `count` and `card` for each kind; or, with `joined`, one word, the highest first.
    """

    names: tuple[str, ...]
    bits: int
    first: int = 0
    """The kind of the first name: lanes below it are empty."""
    counted: bool = False
    texts: tuple[Text, ...] = ()
    counted_text: str = ""
    joined: str = ""
    also: Mapping[str, str] | None = None
    most: Sequence[int] = ()
    """How many of each there can be at most."""

    def __hash__(self) -> int:
        return hash((self.names, self.bits, self.first, self.counted, self.counted_text, self.joined))

    def counts(self, heap: int) -> list[int]:
        """How many of each name are in a heap."""
        lane = (1 << self.bits) - 1
        return [int(heap) >> self.bits * (self.first + i) & lane for i in range(len(self.names))]

    def pieces(self, heap: int) -> list[str]:
        """The pieces of a heap by name, each as often as it is there."""
        return [name for name, count in zip(self.names, self.counts(heap), strict=True) for _ in range(count)]

    def show(self, number: int) -> str:
        """The pieces by name."""
        if not self.counted:
            return " ".join(self.pieces(number))
        counts = zip(self.names, self.counts(number), strict=True)
        return " ".join(f"{count}x{name}" for name, count in counts if count)

    def read(self, word: Any) -> int:
        """The heap of such words; refuses more pieces than there are."""
        counts = [0] * len(self.names)
        names = OneOf(self.names, also=self.also)
        for part in _split(word, self.names):
            many, cross, name = part.rpartition("x") if self.counted else ("", "", part)
            if cross and not (many.isascii() and many.isdecimal() and len(many) < 3):
                raise bad("none-of", word=part, words=" ".join(f"3x{each}" for each in self.names[:8]))
            counts[names.read(name)] += int(many or 1)
        for name, count, most in zip(
            self.names, counts, self.most or [1 << (self.bits - 1)] * len(counts), strict=True
        ):
            if count > most:
                raise bad("too-many-of", count=count, name=name, most=most)
        return sum(count << self.bits * (self.first + i) for i, count in enumerate(counts))

    def check(self, number: int, seats: int) -> None:
        """Refuse a heap with pieces that have no name."""
        if number < 0 or number >> self.bits * (self.first + len(self.names)):
            raise bad("none-of", word=str(number), words=" ".join(self.names[:16]))

    def argument(self, number: int) -> Arg:
        """A list of texts or names, or one word."""
        if self.joined:
            return self.joined.join(reversed(self.pieces(number)))
        told: Sequence[Text | str] = self.texts or self.names
        counts = [(each, count) for each, count in zip(told, self.counts(number), strict=True) if count]
        if self.counted_text:
            return [Text(self.counted_text, {"count": count, "card": each}) for each, count in counts]
        return [each for each, count in counts for _ in range(count)]

    def data(self) -> dict[str, Any]:
        """The names, the lanes, and how texts tell them."""
        return {
            "is": "heap-of",
            "names": list(self.names),
            "bits": self.bits,
            **({"first": self.first} if self.first else {}),
            **({"counted": True} if self.counted else {}),
            **({"texts": list(self.texts)} if self.texts else {}),
            **({"counted_text": self.counted_text} if self.counted_text else {}),
            **({"joined": self.joined} if self.joined else {}),
        }

    def typescript(self) -> str:
        """`string`."""
        return "string"


@dataclass(frozen=True)
class Seat(Meaning):
    """A seat, or one of a few words that stand for no seat, such as `{"open": -1}`; plain −1 for `none=True`."""

    words: Mapping[str, int] | None = None
    none: bool = False

    def __hash__(self) -> int:
        return hash((tuple((self.words or {}).items()), self.none, self.blank))

    def show(self, number: int) -> Word:
        """The number of the seat, or the word."""
        return next((word for word, value in (self.words or {}).items() if value == number), int(number))

    def read(self, word: Any) -> int:
        """The seat of a number or the number of a word."""
        if isinstance(word, str) and word in (self.words or {}):
            return (self.words or {})[word]
        return read_int(word, -1)

    def check(self, number: int, seats: int) -> None:
        """Refuse a seat that is not there."""
        if not self.is_seat(number) and number in ((self.words or {}).values() if self.words else ([-1] * self.none)):
            return
        if not 0 <= number < seats:
            raise bad("no-such-seat", seat=int(number), last=seats - 1)

    def is_seat(self, number: int) -> bool:
        """Whether it is a seat rather than a word."""
        return number >= 0 and number not in (self.words or {}).values()

    def argument(self, number: int) -> Arg:
        """Whoever sits there."""
        return Who(int(number)) if self.is_seat(number) else self.show(number)

    def rotated(self, number: int, first: int, seats: int) -> int:
        """The seat, counted from another one."""
        return (number - first) % seats if self.is_seat(number) else number

    def data(self) -> dict[str, Any]:
        """The words for no seat."""
        return {"is": "seat", **({"words": dict(self.words)} if self.words else {})}

    def typescript(self) -> str:
        """`number`, and the words."""
        return " | ".join(["number", *(f'"{word}"' for word in self.words or {})])


SEAT = Seat()
SEAT_OR_NONE = Seat(none=True, blank=-1)


@dataclass(frozen=True)
class Seats(Meaning):
    """A set of seats as a bit mask, written as a list of their numbers with spaces between."""

    def show(self, number: int) -> str:
        """The seats: `0 2`."""
        return " ".join(str(seat) for seat in range(16) if number >> seat & 1)

    def read(self, word: Any) -> int:
        """The mask of such a list."""
        return SetOf(tuple(map(str, range(16)))).read(word)

    def check(self, number: int, seats: int) -> None:
        """Refuse seats that are not there."""
        if number < 0 or number >> seats:
            raise bad("no-such-seat", seat=int(number).bit_length() - 1, last=seats - 1)

    def argument(self, number: int) -> Arg:
        """Whoever sits there."""
        return [Who(seat) for seat in range(16) if number >> seat & 1]

    def rotated(self, number: int, first: int, seats: int) -> int:
        """The seats, counted from another one."""
        return (number >> first | number << (seats - first)) & ((1 << seats) - 1)

    def data(self) -> dict[str, Any]:
        """Nothing but its kind."""
        return {"is": "seats"}

    def typescript(self) -> str:
        """`string`."""
        return "string"


SEATS = Seats()


@dataclass(frozen=True)
class Digits(Meaning):
    """A short row of numbers 1…7 packed into one, three bits each, the first one lowest; told `6 4 2`."""

    def show(self, number: int) -> str:
        """The numbers with spaces between."""
        return " ".join(str(number >> shift & 7) for shift in range(0, 60, 3) if number >> shift & 7)

    def read(self, word: Any) -> int:
        """The packed numbers."""
        names = tuple(map(str, range(1, 8)))
        return sum((_index(digit, names) + 1) << 3 * i for i, digit in enumerate(_split(word, names)[:20]))

    def data(self) -> dict[str, Any]:
        """Nothing but its kind."""
        return {"is": "digits"}

    def typescript(self) -> str:
        """`string`."""
        return "string"


@dataclass(frozen=True)
class Row(Meaning):
    """A whole row of a field as one word: its items that are not zero, spaces between; `turned`: the last first.

    Where seats stand on the row, each on its side of the items (`Sides`), `stands` is the field that tells how many of
    them lie behind each seat.
    """

    item: Meaning
    turned: bool = False
    stands: str = ""

    rows = True

    def rotated(self, number: int, first: int, seats: int) -> int:
        """As its items are."""
        return self.item.rotated(number, first, seats) if number else number

    def show(self, number: Sequence[int]) -> str:
        """The items by name."""
        items = [str(self.item.show(int(each))) for each in number if each]
        return " ".join(reversed(items) if self.turned else items)

    def read(self, word: Any) -> list[int]:
        """The numbers of the items; the row may have room for more."""
        if not isinstance(word, str) or len(word) > 4000:
            raise bad("write-in-a-line", words="", value=_short(word))
        items = [self.item.read(each) for each in word.split()]
        return items[::-1] if self.turned else items

    def check(self, number: int, seats: int) -> None:
        """Refuse an item that has no name."""
        if number:
            self.item.check(number, seats)

    def data(self) -> dict[str, Any]:
        """What the items mean."""
        return {"is": "row", "item": self.item.data(), **({"turned": True} if self.turned else {})}

    def typescript(self) -> str:
        """`string`."""
        return "string"


@dataclass(frozen=True)
class Said(Meaning):
    """The argument of a message that is a message itself: the one said just before it."""

    def data(self) -> dict[str, Any]:
        """Nothing but its kind."""
        return {"is": "said"}


SAID = Said()
