"""Texts told in a language: the Fluent files of the library and of every game, for terminal, server and client."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from .. import games
from ..core.errors import BadInput
from ..core.text import Arg, Text, Who, text

_PACKAGE = Path(__file__).resolve().parent.parent
FIRST = "en"
LANGUAGES = (FIRST, *sorted(path.stem for path in (_PACKAGE / "texts").glob("*.ftl") if path.stem != FIRST))
"""Every language that has a file here, English first: adding one takes Fluent files and nothing else."""
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n?(?:[ }].*\n?|\n)*", re.MULTILINE)
"""A message: its name at the margin, and the lines after it that are set in, close a brace or are empty."""


@cache
def source(language: str) -> str:
    """Every message as one Fluent resource: in the language, or in English where the language lacks it."""
    spoken = _written(language)
    known = {entry[1] for entry in _ENTRY.finditer(spoken)}
    return "\n".join([spoken, *(entry[0] for entry in _ENTRY.finditer(_written(FIRST)) if entry[1] not in known)])


def _written(language: str) -> str:
    """What the Fluent files of a language say, the library's own first: the first message of a name counts."""
    named = sorted(games.names(), key=lambda name: not games.is_own(name))
    folders = [_PACKAGE, *(folder for name in named if (folder := _folder(name)))]
    paths = [folder / "texts" / f"{language}.ftl" for folder in folders]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())


def _folder(game: str) -> Path | None:
    try:
        return games.folder(game)
    except BadInput:
        return None


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of one language, ready to be formatted."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def say(told: Text, language: str = "en", names: Sequence[str] = ()) -> str:
    """A text in a language; `names` tells who sits where. A missing message is told by its id."""
    messages = bundle(language)
    pattern = messages.get_message(told.id).value if messages.has_message(told.id) else None
    if pattern is None:
        return told.id
    args = {name: _argument(value, language, names) for name, value in told.args.items()}
    sentence, _faults = messages.format_pattern(pattern, args)
    return str(sentence)


def _argument(value: Arg, language: str, names: Sequence[str]) -> str | int:
    if isinstance(value, str | int):
        return value
    if isinstance(value, Who):
        return names[value.seat] if value.seat < len(names) else f"#{value.seat}"
    if isinstance(value, Text):
        return say(value, language, names)
    *first, last = [str(_argument(item, language, names)) for item in value] or [""]
    return say(text("list-and", first=", ".join(first), last=last), language) if first else last
