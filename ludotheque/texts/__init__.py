"""Texts told in a language: the Fluent files of the library and of every game, for terminal, server and client."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from .. import games
from ..core.text import Arg, Text, Who, text

_PACKAGE = Path(__file__).resolve().parent.parent
FIRST = "en"
LANGUAGES = (FIRST, *sorted(path.stem for path in (_PACKAGE / "texts").glob("*.ftl") if path.stem != FIRST))
"""Every language that has a file here, English first: adding one takes Fluent files and nothing else."""


@cache
def source(language: str) -> str:
    """Every message of one language as one Fluent resource."""
    folders = [_PACKAGE / "texts", *(games.folder(name) / "texts" for name in games.names())]
    return "\n".join(_file(folder, language).read_text(encoding="utf-8") for folder in folders)


def _file(folder: Path, language: str) -> Path:
    """The messages of a folder in a language; in English where a game from elsewhere does not speak it."""
    path = folder / f"{language}.ftl"
    return path if path.exists() else folder / f"{FIRST}.ftl"


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
