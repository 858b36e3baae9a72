"""The moves of a game, declared once: a verb and its arguments with what they mean.

    MOVES = Moves(
        Verb("place", COLOUR, NUMBER, picks=("adventurer:{0}", "beach:{1}")),
        Verb("lay", CELL, picks=("cell:{0}",)),
        Verb("stay"),
    )
    CODES, VERB, ONE, TWO = MOVES.count, MOVES.verb, MOVES.one, MOVES.two
    PLACE, LAY, STAY = MOVES.numbers("place", "lay", "stay")

Codes follow in the order of the verbs, the last argument fastest. From the table follow the codes and what compiled
rules look up about them (`verb`, `one`, `two`, `three`, `first`), notation and parsing, and the elements that a person
picks. A verb may stand there several times, with other arguments each time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from .errors import bad
from .meanings import Meaning, OneOf

Arguments = tuple[int, ...]
MOST_ARGUMENTS = 3


class NoSuchMove(ValueError):
    """Words that are no move of the game; `rule` is the number of the rule that says why, 0 where none does.

    `picks` are the elements that the words name, where the position tells better why they are no move.
    """

    def __init__(self, rule: int = 0, picks: Sequence[str] = ()) -> None:
        super().__init__(rule)
        self.rule = rule
        self.picks = tuple(picks)


class Verb:
    """A verb with the meanings of its arguments, `only` for some of their combinations, in that order.

    `notation` and `picks` are templates in which `{0}` stands for the first argument. A verb without `picks` is a
    button. Where an argument stands for several elements, `picks` is a function from the arguments to all of them.
    """

    def __init__(
        self,
        name: str,
        *arguments: Meaning,
        only: Iterable[Arguments] | None = None,
        notation: str | None = None,
        picks: Sequence[str] | Callable[..., Sequence[str]] | None = None,
        ordered: bool = False,
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.only = None if only is None else tuple(only)
        self.notation = (
            notation if notation is not None else " ".join([name, *(f"{{{i}}}" for i in range(len(arguments)))])
        )
        self.picks = picks if picks is not None else (f"button:{name}",)
        self.ordered = ordered
        """Whether the words of the notation stand in this order only."""

    def combinations(self) -> list[Arguments]:
        """The arguments of each code of this verb."""
        if self.only is not None:
            return list(self.only)
        return list(product(*(_values(meaning) for meaning in self.arguments)))

    def shown(self, template: str, arguments: Arguments) -> str:
        """A template with the arguments by name."""
        names = [meaning.show(number) for meaning, number in zip(self.arguments, arguments, strict=True)]
        return " ".join(template.format(*names).split())

    def elements(self, arguments: Arguments) -> tuple[str, ...]:
        """The elements one picks for the verb with these arguments."""
        if callable(self.picks):
            return tuple(self.picks(*arguments))
        return tuple(self.shown(template, arguments) for template in self.picks)


def _values(meaning: Meaning) -> Iterable[int]:
    if not isinstance(meaning, OneOf):
        raise TypeError(f"{meaning} has no list of values: say `only`")
    return range(meaning.first, meaning.first + len(meaning.names))


@dataclass(frozen=True)
class Move:
    """One code of the table."""

    verb: Verb
    arguments: Arguments


class Moves:
    """The table of all moves. `tidy` brings what a person wrote into the form of the notation, if it takes more than
    case, spaces and the order of words; it raises NoSuchMove with a rule where that says why it can be no move.
    `shown` are elements that the board shows though no move needs them."""

    def __init__(self, *verbs: Verb, tidy: Callable[[str], str] | None = None, shown: Iterable[str] = ()) -> None:
        self.verbs = verbs
        self.tidy = tidy
        self.shown = tuple(shown)
        self.names = tuple(dict.fromkeys(verb.name for verb in verbs))
        """The verbs by number."""
        self.table = [Move(verb, arguments) for verb in verbs for arguments in verb.combinations()]
        self.count = len(self.table)
        self.verb = self._frozen([self.names.index(move.verb.name) for move in self.table])
        """The verb of each code."""
        columns = [[(*move.arguments, 0, 0, 0)[i] for move in self.table] for i in range(MOST_ARGUMENTS)]
        self.one, self.two, self.three = map(self._frozen, columns)
        """The arguments of each code, 0 where there is none."""

    @staticmethod
    def _frozen(numbers: Sequence[int]) -> npt.NDArray[Any]:
        """As narrow as the numbers allow: each rule that uses the table carries a copy, and a GPU has 64 KB for all."""
        table = np.array(numbers, dtype=np.int16)
        if table.min() >= -128 and table.max() < 128:
            table = table.astype(np.int8)
        table.flags.writeable = False
        return table

    def numbers(self, *names: str) -> tuple[int, ...]:
        """The numbers of these verbs, in this order."""
        return tuple(self.names.index(name) for name in names)

    def first(self, name: str) -> int:
        """The first code of a verb."""
        return next(code for code, move in enumerate(self.table) if move.verb.name == name)

    def code(self, name: str, *arguments: int) -> int:
        """The code of a verb with its arguments; raises KeyError where there is none."""
        return self._codes[name, arguments]

    @cached_property
    def _codes(self) -> dict[tuple[str, Arguments], int]:
        return {(move.verb.name, move.arguments): code for code, move in enumerate(self.table)}

    @cached_property
    def notations(self) -> list[str]:
        """The short readable form of each code."""
        return [move.verb.shown(move.verb.notation, move.arguments) for move in self.table]

    @cached_property
    def elements(self) -> list[tuple[str, ...]]:
        """The elements a person picks for each code."""
        return [move.verb.elements(move.arguments) for move in self.table]

    @cached_property
    def element_names(self) -> tuple[str, ...]:
        """Every element of the board, in the order of the codes that need it, then those that are only shown."""
        needed = dict.fromkeys(element for elements in self.elements for element in elements)
        return tuple(needed | dict.fromkeys(self.shown))

    @cached_property
    def element_numbers(self) -> dict[str, int]:
        """The number of each element."""
        return {name: number for number, name in enumerate(self.element_names)}

    @cached_property
    def _by_notation(self) -> dict[str, int]:
        """The codes by their notation as we write it: programs send nothing else."""
        return {notation: code for code, notation in enumerate(self.notations)}

    @cached_property
    def _by_words(self) -> dict[tuple[str, ...], int]:
        """The codes by the words of their notation: in order, and sorted where the order does not matter."""
        found: dict[tuple[str, ...], int] = {}
        for code, notation in enumerate(self.notations):
            words = _words(notation)
            found[words] = code
            if not self.table[code].verb.ordered:
                found.setdefault(("", *sorted(words)), code)
        return found

    def parse(self, written: str) -> int:
        """The code of a notation, whatever the case, the spaces and the order of its words; raises NoSuchMove."""
        exact = self._by_notation.get(written)
        if exact is not None:
            return exact
        if len(written) > 200:
            raise NoSuchMove
        words = _words(self.tidy(written) if self.tidy else written)
        code = self._by_words.get(words)
        if code is None:
            code = self._by_words.get(("", *sorted(words)))
        if code is None:
            raise NoSuchMove
        return code

    def data(self) -> dict[str, Any]:
        """All codes with their notation and elements as JSON, for the client."""
        return {
            "verbs": list(self.names),
            "verb": self.verb.tolist(),
            "notation": self.notations,
            "elements": list(self.element_names),
            "picks": [[self.element_numbers[element] for element in elements] for elements in self.elements],
        }


def _words(written: str) -> tuple[str, ...]:
    return tuple(re.sub(r"[+,\s]+", " ", written.casefold()).split())


@dataclass(frozen=True)
class Code(Meaning):
    """A move, written in notation; `none`, where there may be none, is written ''."""

    moves: Moves
    none: int | None = None

    def show(self, number: int) -> str:
        """The notation; '' for none."""
        return "" if number == self.none else self.moves.notations[number]

    def read(self, word: Any) -> int:
        """The code of a notation."""
        if word == "" and self.none is not None:
            return self.none
        try:
            code = self.moves.parse(word if isinstance(word, str) else "")
        except NoSuchMove:
            raise bad("no-move", word=repr(word)[:60]) from None
        if code == self.none:
            raise bad("no-move", word=repr(word)[:60])
        return code

    def check(self, number: int, seats: int) -> None:
        """Refuse a number that is no code."""
        if number != self.none and not 0 <= number < self.moves.count:
            raise bad("no-move", word=str(number))

    def data(self) -> dict[str, Any]:
        """Nothing but its kind: the client has the table."""
        return {"is": "code", **({"none": self.none} if self.none is not None else {})}

    def typescript(self) -> str:
        """`string`."""
        return "string"
