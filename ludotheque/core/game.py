"""A game as the rest of the library knows it: its rules, its words, its options; and the view that one seat has."""

from __future__ import annotations

import importlib
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from . import chance, dispatch
from .errors import BadInput, IllegalMove, bad, nearest
from .evaluation import Evaluation, SearchParams
from .messages import silence
from .options import Option, span, written_options
from .packing import Packed, Packer
from .records import ONLOOKER, Position, Record, copy, hide
from .text import Text, text
from .verbs import Moves, NoSuchMove
from .words import check_numbers, field_in_words, in_words, set_blanks, set_field, told_fields

__all__ = ["BadInput", "Game", "IllegalMove", "Option", "View", "nearest", "written_options"]


class Positions(Protocol):
    """What a game's `positions.py` defines: how a position set up by hand is completed."""

    @property
    def COMPLETED(self) -> Sequence[str]:
        """The fields that `complete` fills in."""

    def waits(self, s: Any, /) -> int:
        """Who owes a decision, as a mask: it follows from the rest. Compiled, since browsers ask too."""

    def complete(self, s: Any, /) -> None:
        """Fill in what follows from the other fields; raises BadInput for what cannot be."""


@dataclass(frozen=True)
class Section:
    """A stretch of the numbered rules under one heading."""

    name: str
    first: int
    last: int


@dataclass(frozen=True, repr=False)
class Game:
    """The rules and pieces. `seats` is (fewest, most); `letter` heads the rule numbers; `minutes` is a usual length."""

    name: str
    version: int
    letter: str
    seats: tuple[int, int]
    minutes: int
    rules: dispatch.Rules
    moves: Moves
    words: dispatch.Words
    positions: Positions
    options: tuple[Option, ...]
    sections: tuple[Section, ...]
    evaluation: Evaluation
    search: SearchParams
    rechoose: bool = False
    """Seats choose at the same time, and one that has chosen may choose anew until the last one has."""
    layout: Callable[[], Mapping[str, Any]] = dict
    """Fields that are in the record before `start`, in the game's words: a board, say. A match may bring its own."""
    parse_layout: Callable[[str], Mapping[str, Any]] | None = None
    """A layout from the text that a person wrote (a board file), in the game's words; raises BadInput with the line."""
    check_layout: Callable[[Any], None] = lambda s: None
    """Raises BadInput, with a sentence that says where, if the layout in a record is broken."""

    facts: Mapping[str, Any] = field(default_factory=dict)
    """What never changes and a screen wants to know: sizes, tables, names. Plain JSON."""
    assumed: tuple[int, ...] = ()
    """The rules that are decided by an assumption; `assumed_text` tells which."""

    def __post_init__(self) -> None:
        dispatch.bind(self.rules, self.evaluation, self.words)

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.version}>"

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, int]]:
        """By name and version: whoever unpickles it finds the game among those there."""
        return importlib.import_module("ludotheque.games").get, (self.name, self.version)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    @property
    def record(self) -> type[Record]:
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

    def assumed_text(self, number: int) -> Text:
        """What is assumed of a rule that is one of `assumed`."""
        return text(f"{self.name}-assumed-{self.rule_name(number)}")

    def refuse(self, number: int) -> IllegalMove:
        """The refusal by a numbered rule."""
        return IllegalMove(self.rule_name(number), self.rule_text(number))

    # Moves in words

    def notation(self, move: int) -> str:
        """The short readable form of a move code."""
        return self.moves.notations[move]

    def parse(self, notation: str) -> int:
        """The code of a notation; raises IllegalMove, with a rule where that says why it can be no move."""
        try:
            return self.moves.parse(notation)
        except NoSuchMove as none:
            if none.rule:
                raise IllegalMove(self.rule_name(none.rule), self.rule_text(none.rule), none.picks) from None
            raise IllegalMove("", text("say-no-such-move", move=notation[:80])) from None

    def elements(self, move: int) -> list[str]:
        """The elements that a person picks to make this move."""
        return list(self.moves.elements[move])

    def tell(self, before: Position, seat: int, move: int, after: Position, viewer: int) -> list[Text]:
        """What a viewer is told of a move: from the viewer's views before and after it."""
        out = silence()
        self.words.tell(before, seat, move, after, viewer, out)
        return self.words.MESSAGES.texts(out)

    # Options and layouts

    def read_options(self, seats: int, wishes: Mapping[str, object]) -> dict[str, int]:
        """All options with their numbers, from wishes for some; refuses what is not an option or out of range."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.seats[0] <= seats <= self.seats[1]:
            raise bad("seats", game=self.name, span=span(*self.seats), seats=str(seats)[:20])
        for name in wishes:
            if name not in self.option:
                raise bad("no-option", game=self.name, option=str(name)[:60], known=nearest(str(name), self.option))
        return {o.name: o.read(wishes.get(o.name, o.default), seats) for o in self.options}

    def read_layout(self, layout: Mapping[str, Any]) -> dict[str, Any] | None:
        """A layout in full and in the words that `position` uses; None for the game's own. Refuses what is broken."""
        own = self.layout()
        for name in layout:
            if name not in own:
                known = nearest(name, own) if own else text("it-has-none")
                raise bad("no-layout", game=self.name, layout=name[:60], known=known)
        usual, wished = self._layout_words(self._laid_out({})), self._layout_words(self._laid_out(layout))
        return None if wished == usual else wished

    def _layout_words(self, s: Position) -> dict[str, Any]:
        """The layout in a record, in words."""
        fields = {name: self.record.fields[name] for name in self.layout()}
        most = self.seats[1]
        return {name: field_in_words(self.record, f, getattr(s, name), most, None) for name, f in fields.items()}

    def _laid_out(self, layout: Mapping[str, Any]) -> Position:
        s = self.record.blank()[0]
        for name, value in {**self.layout(), **layout}.items():
            set_field(self.record, s, name, value, "layout")
        self.check_layout(s)
        return s

    def unstarted(self, seats: int, options: Mapping[str, int], layout: Mapping[str, Any] | None = None) -> Position:
        """The record that `start` is given, less the key: seats, options, layout (None: the game's own)."""
        s = self._laid_out(layout or {})
        s.seats = seats
        for name, number in options.items():
            setattr(s, name, number)
        return s

    def start(
        self, seats: int, options: Mapping[str, int], key: bytes, layout: Mapping[str, Any] | None = None
    ) -> Position:
        """The position at the first decision."""
        s = self.unstarted(seats, options, layout)
        chance.set_key(s, key)
        self.rules.start(s)
        return s

    def view(self, s: Position, seat: int) -> View:
        """What a seat (or ONLOOKER) may know of a position."""
        return View(self, seat, hide(self.record, s, seat))

    def narrate(self, before: Position, seat: int, move: int, after: Position, viewer: int) -> list[Text]:
        """What a viewer is told of a move from one position to another, from what the viewer sees of both."""
        return self.tell(self.view(before, viewer).s, seat, move, self.view(after, viewer).s, viewer)

    @cached_property
    def _packer_name(self) -> str:
        return f"{self.name} {self.version}"

    def packer(self) -> Packer:
        """What packs states and narrations of this game, in this thread."""
        packers = _packers.__dict__
        packer: Packer | None = packers.get(self._packer_name)
        if packer is None or packer.record is not self.record:
            packer = packers[self._packer_name] = Packer(self.record, self.words.Derived, self.rules.CODES)
        return packer

    def waiting(self, s: Position) -> list[int]:
        """The seats that owe a decision."""
        waiting, seats = int(s["waiting"]), int(s["seats"])
        return [seat for seat in range(seats) if waiting >> seat & 1]

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
        score = self._score(s)
        keys = score[:, dispatch.RANKING].tolist()
        return score[:, dispatch.POINTS].tolist(), [1 + sum(k > own for k in keys) for own in keys]

    def rankings(self, s: Position) -> list[int]:
        """What each seat is ranked by: higher is better, tie-breakers included."""
        keys: list[int] = self._score(s)[:, dispatch.RANKING].tolist()
        return keys

    def _score(self, s: Position) -> npt.NDArray[np.int64]:
        out = np.zeros((s.seats, 2), dtype=np.int64)
        self.rules.points(s, out)
        return out

    def position(self, s: Position) -> dict[str, Any]:
        """A whole position in the game's words, less the key: `place` makes the same one of it."""
        return in_words(self.record, s, int(s.seats), None)

    def place(self, position: Mapping[str, Any], key: bytes | None = None) -> Position:
        """Set a position up from words such as `position` gives; what is left out is zero, or follows from the rest."""
        s = self.record.blank()[0]
        seats = position.get("seats")
        if not isinstance(seats, int):
            raise bad("position-seats")
        wishes = {o: position[o] for o in self.option if o in position}
        options = self.read_options(seats, wishes)
        set_blanks(self.record, s)
        s.seats = seats
        for name, number in options.items():
            setattr(s, name, number)
        for name, value in self.layout().items():
            set_field(self.record, s, name, value, "layout")
        known = list(told_fields(self.record))
        for name, value in position.items():
            if name not in known:
                raise bad("no-field", game=self.name, field=str(name)[:60], known=nearest(str(name), known))
            if name not in self.option and name not in self.positions.COMPLETED and name != "seats":
                set_field(self.record, s, name, value, "position")
        self.check_layout(s)
        chance.set_key(s, key or chance.new_key())
        check_numbers(self.record, s, seats)
        self.positions.complete(s)
        s.waiting = self.positions.waits(s)
        self._check_completed(s, position)
        broken = self.rules.broken_rule(s)
        if broken:
            raise bad("position-breaks", rule=self.rule_name(broken), why=self.rule_text(broken))
        return s

    def _check_completed(self, s: Position, position: Mapping[str, Any]) -> None:
        """Raise BadInput where something is said of a completed field that does not follow from the rest."""
        said = self.record.blank()[0]
        for name in self.positions.COMPLETED:
            if name in position:
                set_field(self.record, said, name, position[name], "position")
                if not np.array_equal(getattr(said, name), getattr(s, name)):
                    raise bad("follows", field=name, value=str(self.position(s)[name])[:60])


_packers = threading.local()


@dataclass(frozen=True, repr=False)
class View:
    """What one seat (or ONLOOKER) may know, for reading. Bots, screens and logs get this and never a position."""

    game: Game
    seat: int
    s: Position

    def __repr__(self) -> str:
        return f"<View of {self.game.name} for {'an onlooker' if self.seat == ONLOOKER else f'seat {self.seat}'}>"

    def __reduce__(self) -> tuple[Callable[..., View], tuple[Game, Position, int]]:
        """A view of what it holds, so that it is for reading again."""
        return Game.view, (self.game, copy(self.s), self.seat)

    def as_dict(self) -> dict[str, Any]:
        """The view in the game's words; what is hidden is None. `derived` holds what follows from the rest."""
        seats = int(self.s.seats)
        derived = in_words(self.game.words.Derived, self.derived(), seats, None)
        return {**in_words(self.game.record, self.s, seats, self.seat), "derived": derived}

    def __getitem__(self, name: str) -> Any:
        """One field of the view in the game's words."""
        return self.as_dict()[name]

    def derived(self) -> Position:
        """What follows from the view: a record of the game's `Derived`."""
        facts = self.game.words.Derived.blank()[0]
        self.game.words.derive(self.s, self.seat, facts)
        return facts

    def packed(self) -> Packed:
        """All of this as bytes: the view, what follows from it, what is asked, the legal moves with their offers."""
        return self.game.packer().view(self.s, self.seat)

    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return self.game.waiting(self.s)

    def legal(self) -> list[int]:
        """The codes of this seat's legal moves, ascending."""
        return self.game.legal(self.s, self.seat)

    def ask(self) -> Text:
        """What is being asked."""
        out = silence()
        self.game.words.ask(self.s, self.seat, out)
        return self.game.words.MESSAGES.texts(out)[0]

    def offer(self, move: int) -> Text:
        """A legal move as an offer to make it."""
        out = silence()
        self.game.words.offer(self.s, self.seat, move, out)
        return self.game.words.MESSAGES.texts(out)[0]

    def why(self, ids: Sequence[str]) -> int:
        """The number of the rule that forbids picking these elements together; 0 if none can be named."""
        if self.seat == ONLOOKER:
            return 0
        numbers = [self.game.moves.element_numbers.get(element, -1) for element in ids]
        picks = np.array(numbers, dtype=np.int64)
        return int(self.game.words.why_not_picked(self.s, self.seat, picks, len(picks)))

    def guess_world(self, key: bytes) -> Position:
        """A whole position that this seat cannot tell from the real one, guessed by the given key."""
        s = copy(self.s)
        chance.set_key(s, key)
        self.game.rules.guess(s, self.seat)
        return s
