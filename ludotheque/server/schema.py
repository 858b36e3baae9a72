"""`wire.py` in the words of others: as TypeScript for the client, and as the tables of docs/protocol.md."""

from __future__ import annotations

import dataclasses
import json
import re
import textwrap
import types
from collections.abc import Sequence
from typing import (
    Annotated,
    Any,
    ForwardRef,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Raw, Struct, UnsetType, structs

from ..bots.review import MoveWords
from ..core import text
from ..core.records import ONLOOKER
from . import wire

HEAD = "/** Every JSON object that travels between client and server. Made of server/wire.py by `make generate`. */\n"
WIDTH = 110
ALIASES = (
    "SeatKind",
    "Note",
    "ProposalKind",
    "ReactionKind",
    "Command",
    "ClientFrame",
    "Answer",
    "ServerFrame",
    "SeatWish",
    "Label",
    "Split",
    "Decision",
    "Review",
    "MeaningInfo",
    "FieldInfo",
    "RecordInfo",
    "MessageInfo",
    "MovesInfo",
    "OptionInfo",
    "Description",
)
"""The names of wire.py that stand for something declared elsewhere, or for one of several."""
PRIMITIVES: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    bytes: "string",
    type(None): "null",
    Raw: "unknown",
    Any: "unknown",
}


def _is_own_struct(value: Any) -> bool:
    if not isinstance(value, type) or not issubclass(value, Struct):
        return False
    return value.__module__ == wire.__name__ and not value.__name__.startswith("_")


def _declared() -> dict[str, Any]:
    """What gets a name, in the order of wire.py."""
    own = {name: value for name, value in vars(wire).items() if name in ALIASES or _is_own_struct(value)}
    return {"Who": text.Who, "Arg": text.Arg, "Text": text.Text} | own


DECLARED = _declared()
ARGS = get_args(get_type_hints(text.Text)["args"])[1]
NAMES: dict[Any, str] = {value: name for name, value in DECLARED.items()} | {MoveWords: "Move", ARGS: "Arg"}
SPELT_OUT = {kind: name for kind, name in NAMES.items() if get_origin(kind) is not Literal}
"""The same for the tables, which have no place for a mere list of words."""


class FieldType(NamedTuple):
    """A field of an object as it travels: its name, whether it may be missing, and its type in TypeScript."""

    name: str
    optional: bool
    type: str


def type_of(kind: Any, names: dict[Any, str] = NAMES) -> str:
    """A Python type in TypeScript; raises TypeError for one that does not travel."""
    if isinstance(kind, ForwardRef):
        return kind.__forward_arg__
    if kind in names:
        return names[kind]
    if kind in PRIMITIVES:
        return PRIMITIVES[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        holds = next((meta.extra["holds"] for meta in args[1:] if meta.extra), args[0])
        return type_of(holds, names)
    if origin is Literal:
        return " | ".join(json.dumps(word) for word in args)
    if origin in (Union, types.UnionType):
        return " | ".join(type_of(arg, names) for arg in args if arg is not UnsetType)
    if origin is tuple:
        return f"readonly [{', '.join(type_of(arg, names) for arg in args)}]"
    if origin is dict:
        return f"Readonly<Record<string, {type_of(args[1], names)}>>"
    if origin in (list, Sequence):
        item = type_of(args[0], names)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    raise TypeError(f"{kind} does not travel")


def _required(kind: Any, name: str, hint: Any, names: dict[Any, str]) -> tuple[bool, str]:
    """Whether a field may be missing, and its type."""
    if get_origin(hint) is NotRequired:
        return True, type_of(get_args(hint)[0], names)
    by_default = (
        {f.name for f in dataclasses.fields(kind) if f.default_factory is not dataclasses.MISSING}
        if (dataclasses.is_dataclass(kind))
        else set()
    )
    return name in by_default, type_of(hint, names)


def fields_of(kind: Any, names: dict[Any, str] = NAMES) -> list[FieldType]:
    """The fields of a struct, a typed dictionary or a dataclass."""
    if not issubclass(kind, Struct):
        hints = get_type_hints(kind, include_extras=True)
        return [FieldType(name, *_required(kind, name, hint, names)) for name, hint in hints.items()]
    config = kind.__struct_config__
    found = [FieldType(config.tag_field, False, json.dumps(config.tag))] if config.tag_field else []
    for field in structs.fields(kind):
        # What a client leaves out takes its default; what the server sends is missing only where it is unset.
        optional = UnsetType in get_args(field.type) or (config.forbid_unknown_fields and not field.required)
        found.append(FieldType(field.encode_name, optional, type_of(field.type, names)))
    return found


def _is_object(kind: Any) -> bool:
    return isinstance(kind, type) and (issubclass(kind, Struct | dict) or dataclasses.is_dataclass(kind))


def _meaning(kind: Any) -> str:
    return " ".join((kind.__doc__ or "").split())


def _comment(meaning: str) -> str:
    if len(meaning) <= WIDTH:
        return f"/** {meaning} */\n"
    return f"/**\n{textwrap.fill(meaning, WIDTH, initial_indent=' * ', subsequent_indent=' * ')}\n */\n"


def _typescript_of(name: str, kind: Any) -> str:
    if not _is_object(kind):
        others = {other: known for other, known in NAMES.items() if known != name}
        return f"export type {name} = {type_of(kind, others)};\n"
    lines = [f"  readonly {f.name}{'?' * f.optional}: {f.type};\n" for f in fields_of(kind)]
    return f"{_comment(_meaning(kind))}export interface {name} {{\n{''.join(lines)}}}\n"


def typescript() -> str:
    """All of the wire as one TypeScript module."""
    if fields_of(MoveWords) != fields_of(wire.Move):
        raise TypeError("a move of a review and one of a state are no longer the same")
    onlooker = f"/** The seat of whoever looks on. */\nexport const ONLOOKER = {ONLOOKER};\n"
    return "\n".join([HEAD, onlooker, *(_typescript_of(name, kind) for name, kind in DECLARED.items())])


def _cell(field: FieldType) -> str:
    """A field as the tables write it, without what only TypeScript needs."""
    plain = re.sub(r"Readonly<Record<string, (.*)>>", r"{string: \1}", field.type.replace("readonly ", ""))
    while (simpler := re.sub(r"\(([^()|]*)\)\[\]", r"\1[]", plain)) != plain:
        plain = simpler
    return f"{field.name}{'?' * field.optional}: {plain.replace(' | ', ' or ')}"


def _table(head: str, rows: dict[str, Any]) -> str:
    lines = [f"| {head} | fields | meaning |", "|---|---|---|"]
    for name, kind in rows.items():
        tagged = kind.__struct_config__.tag_field if issubclass(kind, Struct) else None
        fields = ", ".join(_cell(f) for f in fields_of(kind, SPELT_OUT) if f.name != tagged)
        lines.append(f"| `{name}` | {f'`{fields}`' if fields else ''} | {_meaning(kind)} |")
    return "\n".join(lines)


def tables() -> dict[str, str]:
    """The tables of docs/protocol.md by the name of their place there."""
    unions = {"client frames": wire.ClientFrame, "server frames": wire.ServerFrame, "seat wishes": wire.SeatWish}
    tagged = {place: {kind.__struct_config__.tag: kind for kind in get_args(union)} for place, union in unions.items()}
    shown = {kind for rows in tagged.values() for kind in rows.values()} | {text.Text, text.Who}
    objects = {name: kind for name, kind in DECLARED.items() if _is_object(kind) and kind not in shown}
    return {
        "client frames": _table("`t`", tagged["client frames"]),
        "server frames": _table("`t`", tagged["server frames"]),
        "seat wishes": _table("`kind`", tagged["seat wishes"]),
        "objects": _table("object", objects),
    }


def with_tables(page: str) -> str:
    """A page of Markdown with the tables as they are now; raises KeyError where one has no place, or no table fits."""
    found = tables()

    def fresh(place: re.Match[str]) -> str:
        return f"<!-- generated: {place[1]} -->\n{found.pop(place[1])}\n<!-- end -->"

    page = re.sub(r"<!-- generated: ([a-z ]+) -->\n.*?<!-- end -->", fresh, page, flags=re.DOTALL)
    if found:
        raise KeyError(f"the page has no place for {', '.join(found)}")
    return page
