"""A game's declarations as plain JSON, from which a client decodes states (`core/packing.py`) by itself."""

from __future__ import annotations

from typing import Any

from .game import Game
from .meanings import Meaning
from .records import Declared
from .words import NEVER_TOLD, counts_seats


class _Table:
    """The meanings that a description uses, each once."""

    def __init__(self) -> None:
        self.data: list[dict[str, Any]] = []

    def number(self, meaning: Meaning) -> int:
        data = meaning.data()
        if data not in self.data:
            self.data.append(data)
        return self.data.index(data)


def describe(game: Game) -> dict[str, Any]:
    """All that a client needs: fields with their places and meanings, messages, moves, facts. Texts stay texts."""
    table = _Table()
    described = {
        "name": game.name,
        "version": game.version,
        "record": _fields(game.state, table),
        "derived": _fields(game.words.Derived, table),
        "messages": [
            {"id": name, "args": [[argument, table.number(meaning)] for argument, meaning in arguments.items()]}
            for name, arguments in game.words.MESSAGES.declared
        ],
        "moves": game.moves.data(),
        "facts": dict(game.facts),
    }
    return {**described, "meanings": table.data}


def _fields(declared: type[Declared], table: _Table) -> dict[str, Any]:
    places: Any = declared.dtype.fields
    fields = [
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
