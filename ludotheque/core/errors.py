"""What is refused, and why: each refusal carries a text, told in a language only at the rim."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from .text import Text, text


class IllegalMove(ValueError):
    """A move that is refused. `rule` is the rule that forbids it ("O17"), or "" if it is no move of the game at all.

    `picks` are the elements that were named, where `View.why` can tell better than the words alone.
    """

    def __init__(self, rule: str, why: Text, picks: tuple[str, ...] = ()) -> None:
        super().__init__(rule, why)
        self.rule = rule
        self.why = why
        self.picks = picks

    def __str__(self) -> str:
        return f"{self.rule}: {self.why}" if self.rule else str(self.why)


class BadInput(ValueError):
    """Input that is refused with a sentence a person can act on; `why` is that sentence."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return str(self.why)


def bad(id: str, **args: str | int | Text) -> BadInput:
    """The refusal by the message `bad-ID`; a game says `bad("odin:passes")` for `odin-bad-passes`."""
    game, colon, name = id.rpartition(":")
    return BadInput(text(f"{game}-bad-{name}" if colon else f"bad-{id}", **args))


def nearest(word: str, known: Iterable[str]) -> Text:
    """The known word most like this one, as the end of a sentence; or the list of them."""
    known = list(known)
    close = difflib.get_close_matches(word, known, n=1)
    return text("did-you-mean", word=close[0]) if close else text("there-are", words=", ".join(known))
