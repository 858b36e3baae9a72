"""Ludothèque: a games library that is open day and night.

>>> import ludotheque
>>> match = ludotheque.new_match("odin", seats=3, target=15)
>>> len(match.moves())
9

Names are imported when they are first asked for, so that whoever wants none of the rules does not wait for them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import games
    from .batches import Batch, batch
    from .core.game import BadInput, Game, IllegalMove, View
    from .core.match import Match
    from .core.record_file import DamagedRecord
    from .library import from_position, load, new_match
    from .nets.features import Encoder

__version__ = "0.1.0"
__all__ = [
    "BadInput",
    "Batch",
    "DamagedRecord",
    "Encoder",
    "Game",
    "IllegalMove",
    "Match",
    "View",
    "batch",
    "from_position",
    "games",
    "load",
    "new_match",
]

_HOMES = {
    ".batches": ("Batch", "batch"),
    ".core.game": ("BadInput", "Game", "IllegalMove", "View"),
    ".core.match": ("Match",),
    ".core.record_file": ("DamagedRecord",),
    ".library": ("from_position", "load", "new_match"),
    ".nets.features": ("Encoder",),
}


def __getattr__(name: str) -> object:
    """A public name, from its home; the next time it is simply there."""
    if name == "games":
        return import_module(".games", __name__)
    for home, names in _HOMES.items():
        if name in names:
            found: object = getattr(import_module(home, __name__), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
