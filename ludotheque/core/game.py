"""A game as the rest of the library knows it: its rules, its words, its options; and the view that one seat has."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from . import chance, generic
from .records import NOBODY, ONLOOKER, OWNER, Field, Position, Record, copy, hide
from .text import Text, text


class IllegalMove(ValueError):
    """A move that is refused. `rule` is the rule that forbids it ("O17"), or "" if it is no move of the game at all."""

    def __init__(self, rule: str, why: Text) -> None:
        super().__init__(rule, why)
        self.rule = rule
        self.why = why

    def __str__(self) -> str:
        return f"{self.rule}: {self.why}" if self.rule else str(self.why)


class BadInput(ValueError):
    """Input that is refused with a sentence a person can act on."""


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word most like this one, as the end of a sentence; or the list of them."""
    close = difflib.get_close_matches(word, known, n=1)
    return f"did you mean '{close[0]}'?" if close else f"there are: {', '.join(known)}"


def written_options(words: Sequence[str]) -> dict[str, object]:
    """Wishes for options from words such as `target=15`; raises BadInput for one that is written otherwise."""
    wishes: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadInput(f"an option is written name=value, such as target=15, not '{word}'")
        wishes[name.strip()] = value.strip()
    return wishes


@dataclass(frozen=True)
class Option:
    """A choice made before a match, kept as a whole number in the record's field of the same name.

    A value lies in `low … high` or has a word in `words`. `seats` are the seat counts (lowest, highest) it applies to.
    """

    name: str
    default: int
    words: Mapping[str, int]
    seats: tuple[int, int]
    low: int = 0
    high: int = -1
    suggested: tuple[int, ...] = ()

    def read(self, value: object, seats: int) -> int:
        """The number meant by a number, a numeral or a word; refuses anything else with a sentence."""
        if isinstance(value, str) and value in self.words:
            number = self.words[value]
        elif isinstance(value, int | np.integer) or (isinstance(value, str) and value.lstrip("-").isdecimal()):
            number = int(value)
        else:
            raise BadInput(f"{self.name} cannot be {value!r}: {self._wanted()}")
        if number not in self.words.values() and not self.low <= number <= self.high:
            raise BadInput(f"{self.name} cannot be {value!r}: {self._wanted()}")
        if number != self.default and not self.seats[0] <= seats <= self.seats[1]:
            raise BadInput(f"{self.name} is for {_span(*self.seats)} seats only, not for {seats}")
        return number

    def show(self, number: int) -> str:
        """The word for a number where it has one, else the numeral."""
        return next((word for word, value in self.words.items() if value == number), str(number))

    def _wanted(self) -> str:
        parts = [*self.words]
        if self.low <= self.high:
            parts.append(f"a whole number from {self.low} to {self.high}")
        return "it takes " + " or ".join(parts)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


@dataclass(frozen=True)
class Codec:
    """How a number of the record is written in a position, and read back (`read` raises BadInput).

    `blank` is what a position has there if nothing is said. With `row`, a whole row of a field is written as one:
    `show` gets the list of its numbers, and `read` returns such a list, which may be shorter than the row.
    """

    show: Callable[[Any], str | int]
    read: Callable[[Any], Any]
    blank: int = 0
    row: bool = False


def whole(value: Any) -> int:
    """A whole number as it is, for codecs; raises BadInput for anything else."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{value!r} is no whole number")
    return value


class Moves(Protocol):
    """What a game's `moves.py` defines: codes as words, words as codes. Everything here sees views only."""

    @property
    def CODECS(self) -> Mapping[str, Codec]:
        """How the fields of the record are written in a position; a field without one is a plain number."""

    @property
    def SETTLED(self) -> Sequence[str]:
        """The fields that `settle` fills in."""

    def notation(self, move: int, /) -> str:
        """The short readable form of a move code."""

    def parse(self, notation: str, /) -> int:
        """The code of a notation; raises IllegalMove with a rule where that says why it can be no move."""

    def ids(self, move: int, /) -> list[str]:
        """The elements a person picks to make this move."""

    def picked(self, s: Any, seat: int, ids: Sequence[str], /) -> int:
        """The number of the rule that forbids picking these elements together; 0 if there is no such rule."""

    def words(self, s: Any, seat: int, move: int, /) -> Text:
        """The move as an offer to make it."""

    def ask(self, s: Any, seat: int, /) -> Text:
        """What is being asked, told to the seat that views `s`."""

    def tell(self, before: Any, seat: int, move: int, after: Any, viewer: int, /) -> list[Text]:
        """What the viewer is told of a move: from his views before and after it."""

    def insight(self, s: Any, seat: int, /) -> dict[str, Any]:
        """What a screen shows beside the fields and a person could work out from the view: values, odds."""

    def settle(self, s: Any, /) -> None:
        """Fill in the fields named in SETTLED, which follow from the others, after a position was set up by hand."""


@dataclass(frozen=True)
class Section:
    """A stretch of the numbered rules under one heading."""

    name: str
    first: int
    last: int


@dataclass(frozen=True)
class Tuning:
    """What serves the search best in this game, as measured (docs/bots.md)."""

    clear: float
    """A difference between two ratings that makes a move e times as worthy of a look."""
    horizon: int
    """Decisions played out before the outlook is asked."""
    explore: float = 1.0
    """How much the search looks at moves beside the best one so far."""
    slips: float = 0.0
    """The share of random moves among those that are played out."""
    fresh: int = 1
    """How many new nodes a playout may pass before it leaves the tree."""
    misjudges: tuple[float, ...] = (0.6, 0.3)
    """How far off the judgement of the lower levels usually is, in clear steps, the beginner's first."""
    glance: int = 100
    """How many iterations the skilled level spends on a decision; 0: it judges, as the levels below it do."""
    enough: int = 1 << 30
    """Iterations after which more of them do not pay."""


@dataclass(frozen=True)
class Game:
    """The rules and pieces. `seats` is (fewest, most); `letter` heads the rule numbers; `minutes` is a usual length."""

    name: str
    version: int
    letter: str
    seats: tuple[int, int]
    minutes: int
    rules: generic.Rules
    moves: Moves
    options: tuple[Option, ...]
    sections: tuple[Section, ...]
    sense: generic.Sense
    tuning: Tuning
    rechoose: bool = False
    """Seats choose at the same time, and one that has chosen may choose anew until the last one has."""
    layout: Callable[[], Mapping[str, Any]] = dict
    """Fields that are in the record before `start`, in the game's words: a board, say. A match may bring its own."""
    parse_layout: Callable[[str], Mapping[str, Any]] | None = None
    """A layout from the text that a person wrote (a board file), in the game's words; raises BadInput with the line."""
    check_layout: Callable[[Any], None] = lambda s: None
    """Raises BadInput, with a sentence that says where, if the layout in a record is broken."""

    def __post_init__(self) -> None:
        generic.bind(self.rules, self.sense)

    @property
    def state(self) -> type[Record]:
        """The record type of this game's positions."""
        return self.rules.State

    @cached_property
    def option(self) -> dict[str, Option]:
        """The options by name."""
        return {o.name: o for o in self.options}

    def rule_name(self, number: int) -> str:
        """`17` → `"O17"`."""
        return f"{self.letter}{number}"

    def rule_text(self, number: int) -> Text:
        """The text of a numbered rule."""
        return text(f"{self.name}-{self.rule_name(number)}")

    def refuse(self, number: int) -> IllegalMove:
        """The refusal by a numbered rule."""
        return IllegalMove(self.rule_name(number), self.rule_text(number))

    def read_options(self, seats: int, wishes: Mapping[str, object]) -> dict[str, int]:
        """All options with their numbers, from wishes for some; refuses what is not an option or out of range."""
        if not isinstance(seats, int) or not self.seats[0] <= seats <= self.seats[1]:
            raise BadInput(f"{self.name} is for {_span(*self.seats)} seats, not {seats}")
        for name in wishes:
            if name not in self.option:
                raise BadInput(f"{self.name} has no option '{name}': {nearest(name, list(self.option))}")
        return {o.name: o.read(wishes.get(o.name, o.default), seats) for o in self.options}

    def read_layout(self, words: Mapping[str, Any]) -> dict[str, Any] | None:
        """A layout in full and in the words that `position` uses; None for the game's own. Refuses what is broken."""
        own = self.layout()
        for name in words:
            if name not in own:
                known = nearest(name, list(own)) if own else "it has none"
                raise BadInput(f"{self.name} has no layout '{name}': {known}")
        usual, wished = self._layout_words(self._laid_out({})), self._layout_words(self._laid_out(words))
        return None if wished == usual else wished

    def _layout_words(self, s: Position) -> dict[str, Any]:
        """The layout in a record, in words."""
        fields = {name: self.state.fields[name] for name in self.layout()}
        return {name: self._field_words(name, f, getattr(s, name), self.seats[1], None) for name, f in fields.items()}

    def _laid_out(self, words: Mapping[str, Any]) -> Position:
        s = self.state.blank()[0]
        for name, value in {**self.layout(), **words}.items():
            self._set_field(s, name, value, "layout")
        self.check_layout(s)
        return s

    def before(self, seats: int, options: Mapping[str, int], layout: Mapping[str, Any] | None = None) -> Position:
        """The record that `start` is given, less the key: seats, options, layout (None: the game's own)."""
        s = self._laid_out(layout or {})
        s.seats = seats
        for name, number in options.items():
            setattr(s, name, number)
        return s

    def first(
        self, seats: int, options: Mapping[str, int], key: bytes, layout: Mapping[str, Any] | None = None
    ) -> Position:
        """The position at the first decision."""
        s = self.before(seats, options, layout)
        chance.set_key(s, key)
        self.rules.start(s)
        return s

    def view(self, s: Position, seat: int) -> View:
        """What a seat (or ONLOOKER) may know of a position."""
        return View(self, seat, hide(self.state, s, seat))

    def narrate(self, before: Position, seat: int, move: int, after: Position, viewer: int) -> list[Text]:
        """What a viewer is told of a move that led from one position to another, from what the viewer sees of both."""
        return self.moves.tell(self.view(before, viewer).s, seat, move, self.view(after, viewer).s, viewer)

    def waiting(self, s: Position) -> list[int]:
        """The seats that owe a decision."""
        return [seat for seat in range(s.seats) if s.waiting >> seat & 1]

    def legal(self, s: Position, seat: int) -> list[int]:
        """The codes of a seat's legal moves, ascending."""
        if not 0 <= seat < s.seats:
            return []
        moves = np.empty(self.rules.CODES, dtype=np.int64)
        return [int(m) for m in moves[: self.rules.legal(s, seat, moves)]]

    def check(self, s: Position, seat: int, move: int) -> None:
        """Raise IllegalMove if the move is not legal."""
        number = self.rules.why_not(s, seat, move)
        if number:
            raise self.refuse(number)

    def points(self, s: Position) -> tuple[list[int], list[int]]:
        """Points of each seat, and the places (1 is best; equal seats share a place)."""
        out = np.zeros((s.seats, 2), dtype=np.int64)
        self.rules.points(s, out)
        keys = [int(k) for k in out[:, generic.RANKING]]
        return [int(p) for p in out[:, generic.POINTS]], [1 + sum(k > own for k in keys) for own in keys]

    def position(self, s: Position) -> dict[str, Any]:
        """A whole position in the game's words, less the key: `place` makes the same one of it."""
        return self._words(s, None)

    def _words(self, s: Position, viewer: int | None) -> dict[str, Any]:
        """The fields in words; for a viewer, what he may not know is None."""
        # One `item` turns the whole record into Python's own numbers, which is far quicker than field by field.
        values = dict(zip(self.state.fields, s.item(), strict=True))
        return {
            name: self._field_words(name, f, values[name], values["seats"], viewer)
            for name, f in self.state.fields.items()
            if name not in ("key", "draws", "waiting")
        }

    def _field_words(self, name: str, f: Field, value: Any, seats: int, viewer: int | None) -> Any:
        codec = self.moves.CODECS.get(name, _PLAIN)
        hidden = viewer is not None and f.seen_by is NOBODY
        if not f.shape:
            return None if hidden else codec.show(int(value))
        rows = (value[:seats] if f.by_seat and f.shape[0] == self.state.max_seats else value).tolist()
        if viewer is not None and f.seen_by is OWNER:
            return [_nested(row, codec) if seat == viewer else None for seat, row in enumerate(rows)]
        return None if hidden else _nested(rows, codec)

    def place(self, words: Mapping[str, Any], key: bytes | None = None) -> Position:
        """Set a position up from words such as `position` gives; what is left out is zero, or follows from the rest."""
        s = self.state.blank()[0]
        seats = words.get("seats")
        if not isinstance(seats, int):
            raise BadInput("a position needs 'seats', a whole number")
        s.seats = seats
        for name, number in self.read_options(seats, {o: words[o] for o in self.option if o in words}).items():
            setattr(s, name, number)
        for name, codec in self.moves.CODECS.items():
            setattr(s, name, codec.blank)
        for name, value in self.layout().items():
            self._set_field(s, name, value, "layout")
        known = [name for name in self.state.fields if name not in ("key", "draws", "waiting")]
        for name, value in words.items():
            if name not in known:
                raise BadInput(f"a position of {self.name} has no '{name}': {nearest(name, known)}")
            if name not in self.option and name not in self.moves.SETTLED and name != "seats":
                self._set_field(s, name, value, "position")
        self.check_layout(s)
        chance.set_key(s, key or chance.new_key())
        self.moves.settle(s)
        broken = self.rules.intact(s)
        if broken:
            raise BadInput(f"this position breaks {self.refuse(broken)}")
        return s

    def _set_field(self, s: Position, name: str, value: Any, where: str) -> None:
        f = self.state.fields[name]
        codec = self.moves.CODECS.get(name, _PLAIN)
        read = codec.read
        try:
            if not f.shape:
                setattr(s, name, read(value))
                return
            target = getattr(s, name)
            if codec.row and len(f.shape) == 1:
                _fill(target, read(value))
                return
            if not isinstance(value, list | tuple) or len(value) > f.shape[0]:
                raise BadInput(f"it takes a list of at most {f.shape[0]}")
            for i, item in enumerate(value):
                if codec.row:
                    _fill(target[i], read(item))
                else:
                    target[i] = [read(x) for x in item] if len(f.shape) > 1 else read(item)
        except (BadInput, OverflowError, TypeError) as fault:
            raise BadInput(f"'{name}' of the {where}: {fault}") from None


_PLAIN = Codec(int, whole)


def _nested(rows: Any, codec: Codec) -> Any:
    if not isinstance(rows, list):
        return codec.show(rows)
    if codec.row and not isinstance(rows[0], list):
        return codec.show(rows)
    return [_nested(row, codec) for row in rows]


def _fill(row: Any, numbers: Sequence[int]) -> None:
    """Write numbers to the beginning of a row; raises BadInput if there are too many."""
    if len(numbers) > len(row):
        raise BadInput(f"it takes at most {len(row)}")
    row[: len(numbers)] = numbers


@dataclass(frozen=True)
class View:
    """What one seat (or ONLOOKER) may know. Bots, screens and logs get this and never a position."""

    game: Game
    seat: int
    s: Position

    def words(self) -> dict[str, Any]:
        """The view in the game's words; what is hidden is None. `insight` holds what follows from the rest."""
        return {**self.game._words(self.s, self.seat), "insight": self.game.moves.insight(self.s, self.seat)}

    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return self.game.waiting(self.s)

    def legal(self) -> list[int]:
        """The codes of this seat's legal moves, ascending."""
        return self.game.legal(self.s, self.seat)

    def ask(self) -> Text:
        """What is being asked."""
        return self.game.moves.ask(self.s, self.seat)

    def say(self, move: int) -> Text:
        """A legal move in words."""
        return self.game.moves.words(self.s, self.seat, move)

    def why(self, ids: Sequence[str]) -> int:
        """The number of the rule that forbids picking these elements together; 0 if none can be named."""
        if self.seat == ONLOOKER:
            return 0
        return self.game.moves.picked(self.s, self.seat, ids)

    def world(self, key: bytes) -> Position:
        """A whole position that this seat cannot tell from the real one, guessed by the given key."""
        s = copy(self.s)
        chance.set_key(s, key)
        self.game.rules.guess(s, self.seat)
        return s
