"""Options: choices made before a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from .errors import bad
from .text import Text, text


@dataclass(frozen=True)
class Option:
    """A choice made before a match, kept as a whole number in the record's field of the same name.

    A value lies in `low … high` or has a word in `words`. `seats` are the seat counts (lowest, highest) it applies to.
    One that is `fine` is about a detail, such as how a sentence of the rule book is read: most people never want it.
    """

    name: str
    default: int
    words: Mapping[str, int]
    seats: tuple[int, int]
    low: int = 0
    high: int = -1
    suggested: tuple[int, ...] = ()
    fine: bool = False

    def read(self, value: object, seats: int) -> int:
        """The number meant by a number, a numeral or a word; refuses anything else with a sentence."""
        number = self._number(value)
        if number is None or (number not in self.words.values() and not self.low <= number <= self.high):
            raise bad("option-value", option=self.name, value=repr(value)[:60], wanted=self._wanted())
        if number != self.default and not self.seats[0] <= seats <= self.seats[1]:
            raise bad("option-seats", option=self.name, span=span(*self.seats), seats=seats)
        return number

    def _number(self, value: object) -> int | None:
        if isinstance(value, str) and value in self.words:
            return self.words[value]
        if isinstance(value, str):
            numeral = value.removeprefix("-")
            return int(value) if numeral.isascii() and numeral.isdecimal() and len(numeral) < 10 else None
        return int(value) if isinstance(value, int | np.integer) and not isinstance(value, bool) else None

    def show(self, number: int) -> str:
        """The word for a number where it has one, else the numeral."""
        return next((word for word, value in self.words.items() if value == number), str(number))

    def _wanted(self) -> Text:
        words = " / ".join(self.words)
        if self.low > self.high:
            return text("option-takes-words", words=words)
        if not words:
            return text("option-takes-range", low=self.low, high=self.high)
        return text("option-takes-either", words=words, low=self.low, high=self.high)


def span(low: int, high: int) -> Text:
    """`2 to 4`; `2` where both are the same."""
    return text("span-one", low=low) if low == high else text("span", low=low, high=high)


def written_options(words: Sequence[str]) -> dict[str, object]:
    """Wishes for options from words such as `target=15`; raises BadInput for one that is written otherwise."""
    wishes: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise bad("option-written", word=word[:60])
        if name.strip() in wishes:
            raise bad("option-twice", option=name.strip()[:60])
        wishes[name.strip()] = value.strip()
    return wishes
