"""Messages: what compiled code says. A game declares its texts with the meanings of their arguments::

    words = Messages("odin")
    LOG_FOLLOW = words("log-follow", player=SEAT, cards=CARDS, value=NUMBER)

    @rule
    def tell(before, seat, move, after, viewer, out):
        say(out, LOG_FOLLOW, seat, set_cards(move), set_value(move))

What is said is numbers and nothing else; `Messages.texts` makes texts of them, and the client does the same from the
same declarations (`Messages.data`).
"""

from __future__ import annotations

import numpy as np

from .meanings import Meaning, Said
from .records import Ints
from .rule import rule
from .text import Arg, Text

MOST_ARGUMENTS = 7
ROOM = 1 + MOST_ARGUMENTS
"""Whole numbers that a message takes: its own, and its arguments."""
CAPACITY = 1 + 256 * ROOM
"""More than one move ever says."""


def silence() -> Ints:
    """A place to say something: nothing is said yet."""
    out = np.zeros(CAPACITY, dtype=np.int64)
    out[0] = 1
    return out


@rule
def say(
    out: Ints, message: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Say a message with its arguments; `out[0]` is where the next one goes. There is room for 256."""
    at = int(out[0])
    if at + ROOM > len(out):
        return
    out[at] = message
    out[at + 1], out[at + 2], out[at + 3], out[at + 4] = a, b, c, d
    out[at + 5], out[at + 6], out[at + 7] = e, f, g
    out[0] = at + ROOM


@rule
def hush(out: Ints) -> None:
    """Forget what was said."""
    out[0] = 1


class Messages:
    """The messages of a game, by number. Calling it declares the next one and returns its number."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.declared: list[tuple[str, dict[str, Meaning]]] = []

    def __call__(self, name: str, **arguments: Meaning) -> int:
        """Declare the text `GAME-NAME` with the meanings of its arguments."""
        if len(arguments) > MOST_ARGUMENTS:
            raise TypeError(f"a message has at most {MOST_ARGUMENTS} arguments, not {len(arguments)}: {name}")
        self.declared.append((f"{self.game}-{name}", arguments))
        return len(self.declared) - 1

    def texts(self, said: Ints) -> list[Text]:
        """What was said, as texts."""
        texts: list[Text] = []
        for at in range(1, int(said[0]), ROOM):
            name, meanings = self.declared[int(said[at])]
            arguments: dict[str, Arg] = {}
            for i, (argument, meaning) in enumerate(meanings.items(), 1):
                arguments[argument] = texts.pop() if isinstance(meaning, Said) else meaning.argument(int(said[at + i]))
            texts.append(Text(name, arguments))
        return texts
