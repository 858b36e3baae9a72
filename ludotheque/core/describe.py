"""A game's declarations as plain data, from which a client reads states (`core/packing.py`) by itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NotRequired, TypedDict

from .game import Game
from .meanings import Meaning
from .options import Option
from .records import EVERYBODY, NOBODY, Declared, Field
from .text import Text
from .words import NEVER_TOLD, counts_seats

MeaningInfo = TypedDict(
    "MeaningInfo",
    {
        "is": Literal["count", "one-of", "set-of", "heap-of", "seat", "seats", "digits", "row", "code", "said"],
        "names": NotRequired[list[str | int]],
        "first": NotRequired[int],
        "none": NotRequired[int],
        "texts": NotRequired[list[Text]],
        "order": NotRequired[list[int]],
        "bits": NotRequired[int],
        "counted": NotRequired[bool],
        "counted_text": NotRequired[str],
        "joined": NotRequired[str],
        "words": NotRequired[dict[str, int]],
        "item": NotRequired["MeaningInfo"],
        "turned": NotRequired[bool],
    },
)
MeaningInfo.__doc__ = "What a number means: a kind of `core/meanings.py` with its names."


class FieldInfo(TypedDict):
    """A field of a record: where its numbers lie, who sees them, and which meaning they have."""

    name: str
    at: int
    type: str
    shape: list[int]
    seen: Literal["everybody", "owner", "nobody"]
    by_seat: bool
    means: int


class RecordInfo(TypedDict):
    """A record: its bytes and its fields."""

    size: int
    fields: list[FieldInfo]


class MessageInfo(TypedDict):
    """A message: the id of its text, and the names and meanings of its arguments."""

    id: str
    args: list[tuple[str, int]]


class MovesInfo(TypedDict):
    """Every code: its verb, its notation, and the elements that one picks for it, by number."""

    verbs: list[str]
    verb: list[int]
    notation: list[str]
    elements: list[str]
    picks: list[list[int]]


class OptionInfo(TypedDict):
    """A choice made before a match, a whole number.

    It lies in `low … high` or has a word in `words`; an option without a range takes its words only. It applies to
    seat counts within `seats`. One that is `fine` is about a detail that most people never want to choose.
    """

    name: str
    default: int
    suggested: list[int]
    words: dict[str, int]
    seats: tuple[int, int]
    fine: bool
    low: NotRequired[int]
    high: NotRequired[int]


class Description(TypedDict):
    """All that a client needs to read the states of a game, and to read and write its records."""

    name: str
    version: int
    letter: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    layout: list[str]
    """The fields that a match may bring another layout for."""
    record: RecordInfo
    derived: RecordInfo
    messages: list[MessageInfo]
    moves: MovesInfo
    meanings: list[MeaningInfo]
    facts: dict[str, Any]
    choice_weight: float
    """By which the sums of a review count what choices changed."""
    start_lack: float
    """What a review adds to the first chance of a seat."""


class _Table:
    """The meanings that a description uses, each once."""

    def __init__(self) -> None:
        self.data: list[Any] = []

    def number(self, meaning: Meaning) -> int:
        data = meaning.data()
        if data not in self.data:
            self.data.append(data)
        return self.data.index(data)


def describe(game: Game) -> Description:
    """The declarations of a game. Texts stay texts."""
    table = _Table()
    moves: Any = game.moves.data()
    return {
        "name": game.name,
        "version": game.version,
        "letter": game.letter,
        "seats": game.seats,
        "options": [option_info(option) for option in game.options],
        "layout": list(game.layout()),
        "record": _record(game.record, table),
        "derived": _record(game.words.Derived, table),
        "messages": [
            {"id": name, "args": [(argument, table.number(meaning)) for argument, meaning in arguments.items()]}
            for name, arguments in game.words.MESSAGES.declared
        ],
        "moves": moves,
        "meanings": table.data,
        "facts": dict(game.facts),
        "choice_weight": game.search.choice_weight,
        "start_lack": game.search.start_lack,
    }


def option_info(option: Option) -> OptionInfo:
    """An option as plain data."""
    info: OptionInfo = {
        "name": option.name,
        "default": option.default,
        "suggested": list(option.suggested),
        "words": dict(option.words),
        "seats": option.seats,
        "fine": option.fine,
    }
    if option.low <= option.high:
        info |= {"low": option.low, "high": option.high}
    return info


def _record(declared: type[Declared], table: _Table) -> RecordInfo:
    places: Any = declared.dtype.fields
    fields: list[FieldInfo] = [
        {
            "name": name,
            "at": places[name][1],
            "type": f.dtype().dtype.str[1:],
            "shape": list(f.shape),
            "seen": f.seen_by.value,
            "by_seat": counts_seats(declared, f),
            "means": table.number(f.means),
        }
        for name, f in declared.fields.items()
        if name not in NEVER_TOLD or name == "waiting"
    ]
    return {"size": declared.dtype.itemsize, "fields": fields}


def view_types(game: Game) -> str:
    """The view of a game in words, and its facts, as TypeScript."""
    name = game.name.capitalize()
    head = f"/** The view of {name}. Made of its declarations by `make generate`. */\n"
    derived = _interface(f"{name}Derived", game.words.Derived, [])
    facts = "".join(f"  readonly {fact}: {_fact_type(value)};\n" for fact, value in game.facts.items())
    more = [f"  readonly derived: {name}Derived;\n", f"  readonly facts: {name}Facts;\n"]
    view = _interface(f"{name}View", game.record, more)
    return "\n".join([head + derived, f"export interface {name}Facts {{\n{facts}}}\n", view])


def _fact_type(value: Any) -> str:
    """The type of plain data."""
    if isinstance(value, Mapping):
        return f"Readonly<Record<string, {_fact_types(value.values())}>>"
    if isinstance(value, list | tuple):
        item = _fact_types(value)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    kinds = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null"}
    return kinds[type(value)]


def _fact_types(values: Iterable[Any]) -> str:
    return " | ".join(sorted({_fact_type(value) for value in values})) or "never"


def _interface(name: str, declared: type[Declared], more: list[str]) -> str:
    fields = [(field, f) for field, f in declared.fields.items() if field not in NEVER_TOLD]
    lines = [f"  readonly {field}: {_type(f)};\n" for field, f in fields] + more
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def _type(f: Field) -> str:
    """The type of a field in words: nothing that nobody sees is ever there, and rows of others are not."""
    if f.seen_by is NOBODY:
        return "null"
    item = f.means.typescript()
    depth = len(f.shape) - (1 if f.means.rows and f.shape else 0)
    for level in range(depth):
        innermost_but_owned = f.seen_by is not EVERYBODY and level == depth - 1
        item = f"{item} | null" if innermost_but_owned else item
        item = f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    return item
