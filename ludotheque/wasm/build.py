"""The module of a game, made of its rules, words and evaluation and of the search."""

from __future__ import annotations

import json

from ..core.game import Game
from .about import SECTION, about
from .entries import Entries
from .link import custom_section, link
from .target import Target


def module(game: Game) -> bytes:
    """The module of a game, compiled. This process cannot compile for the CPU any more afterwards."""
    target = Target()
    entries = Entries(game)
    for function, signature in entries.functions:
        target.export(function, signature)
    linked, base = link(target.object_file(), [function.__name__ for function, _ in entries.functions], entries.small)
    return linked + custom_section(SECTION, json.dumps(about(game, entries, base)).encode())
