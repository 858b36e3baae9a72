"""Moves as nets tell them apart: each is the sum of its tokens, which follow from its verb and the elements one picks.

A move has its verb as a token, each element together with the verb, and where the verb takes more or fewer elements,
how many they are. Where a game has few codes, each code is a token too.

So far they are the same in every position. Others tell what lies where the move goes: where an argument of a verb is
what a field is told `of`, and everybody sees the field, each of its values is a token, together with the verb. Where
moves lead from one such place to another, whatever lies one move further is a token too, once for each such place.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ..core.meanings import Count, Meaning, OneOf, Row, Sides
from ..core.records import EVERYBODY, Field, Record
from ..core.rule import rule
from ..core.verbs import Moves

Table: TypeAlias = npt.NDArray[np.int32]
Words: TypeAlias = npt.NDArray[np.int64]

NONE = -1
MOST_CODES = 2048
"""A game with more codes than that has no token for each of them."""
FEW = 16
"""Numbers have a token each up to so many."""
COLUMNS = 7
OFFSET, BYTES, LEAST, WIDTH, FIRST, BITS, SKIP = range(COLUMNS)
"""The columns of `Tokens.sights`: where a field's numbers lie, the first of them and how many, the first token, the
bits of a side where they have two, and the number that has no token."""
NO_NUMBER = -(1 << 30)


@rule
def number_at(words: Words, offset: int, width: int) -> int:
    """The number of `width` bytes at an offset of a record, read from its 64-bit words."""
    word = int(words[offset >> 3])
    if width == 8:
        return word
    bits = 8 * width
    number = (word >> (8 * (offset & 7))) & ((1 << bits) - 1)
    return number - ((number >> (bits - 1)) << bits)


@rule
def swapped(number: int, bits: int) -> int:
    """A number of two sides with so many bits each (`Sides`), the other side first."""
    return (number & ((1 << bits) - 1)) << bits | number >> bits


@rule
def seen_token(sights: Table, words: Words, viewer: int, sight: int, item: int) -> int:
    """The token of what a viewer sees in a field; NONE where there is nothing to tell."""
    row = sights[sight]
    number = number_at(words, int(row[OFFSET]) + item * int(row[BYTES]), int(row[BYTES]))
    if number == row[SKIP]:
        return NONE
    if row[BITS] and viewer == 1:
        number = swapped(number, int(row[BITS]))
    return int(row[FIRST]) + min(max(number - int(row[LEAST]), 0), int(row[WIDTH]) - 1)


class Tokens:
    """The tokens of every code: `table[code]` has their numbers, then NONE.

    `looks[code]` has pairs, then NONE: a row of `sights`, and the item of that field that gives another token, as
    `seen_token` reads it.
    """

    def __init__(self, moves: Moves, record: type[Record]) -> None:
        numbers: dict[str, int] = {}
        lists = []
        sizes: dict[str, set[int]] = {}
        for move, elements in zip(moves.table, moves.elements, strict=True):
            sizes.setdefault(move.verb.name, set()).add(len(elements))
        for code, (move, elements) in enumerate(zip(moves.table, moves.elements, strict=True)):
            verb = move.verb.name
            told = [verb, *(f"{verb} {element}" for element in elements)]
            if len(sizes[verb]) > 1:
                told.append(f"{verb} ×{len(elements)}")
            if moves.count <= MOST_CODES:
                told.append(f"code {code}")
            lists.append([numbers.setdefault(word, len(numbers)) for word in told])
        self.table = _table(lists)
        self.fixed = tuple(numbers)
        """The names of the tokens that are the same in every position; `names` has the others too."""
        self.names = self.fixed
        self._look(moves, record)

    def _look(self, moves: Moves, record: type[Record]) -> None:
        fields = {name: f for name, f in record.fields.items() if f.of is not None and f.seen_by is EVERYBODY}
        further = _further(moves)
        sights: dict[tuple[str, int, str, bool], int] = {}
        rows: list[list[int]] = []
        looks: list[list[int]] = []

        def sight(verb: str, place: int, name: str, is_further: bool) -> int:
            key = verb, place, name, is_further
            if key not in sights:
                sights[key] = len(rows)
                rows.append(self._sight(*key, fields[name], int(record.dtype.fields[name][1])))  # type: ignore[index]
            return sights[key]

        for move in moves.table:
            verb, found = move.verb.name, []
            for place, (means, argument) in enumerate(zip(move.verb.arguments, move.arguments, strict=True)):
                for name in [name for name, f in fields.items() if f.of is means]:
                    assert isinstance(means, OneOf)
                    found += [sight(verb, place, name, False), argument - means.first]
                    if place == len(move.arguments) - 1 and _may_be_empty(fields[name].means):
                        for other in sorted(further.get((id(means), argument), ())):
                            found += [sight(verb, place, name, True), other - means.first]
            looks.append(found)
        # Never empty: a GPU cannot be given an array without memory.
        self.looks = _table(looks, least=2)
        self.sights: Table = np.array(rows or [[0] * COLUMNS], dtype=np.int32)

    def _sight(self, verb: str, place: int, name: str, is_further: bool, f: Field, offset: int) -> list[int]:
        """A row of `sights`, and the names of its tokens."""
        least, words, bits = _values(f.means)
        first = len(self.names)
        where = f"{{{place}}} further" if is_further else f"{{{place}}}"
        self.names += tuple(f"{verb} {where} {name}={word}" for word in words)
        nothing = least + words.index("") if is_further else NO_NUMBER
        return [offset, np.dtype(f.dtype).itemsize, least, len(words), first, bits, nothing]


def _further(moves: Moves) -> dict[tuple[int, int], set[int]]:
    """Where a move leads that names two places of the same kind: from the meaning of places and a place to others."""
    found: dict[tuple[int, int], set[int]] = {}
    for move in moves.table:
        if len(move.arguments) == 2 and move.verb.arguments[0] is move.verb.arguments[1]:
            found.setdefault((id(move.verb.arguments[0]), move.arguments[0]), set()).add(move.arguments[1])
    return found


def _may_be_empty(means: Meaning) -> bool:
    """Is there a value that tells of nothing?"""
    return isinstance(means, OneOf) and "" in means.names


def _values(means: Meaning) -> tuple[int, list[str], int]:
    """The first number of a meaning, the words of all, and the bits of a side."""
    if isinstance(means, Row):
        return _values(means.item)
    if isinstance(means, OneOf):
        return means.first, [str(word) for word in means.names], means.bits if isinstance(means, Sides) else 0
    if isinstance(means, Count):
        return means.least, [str(n) for n in range(means.least, min(means.most, means.least + FEW) + 1)], 0
    raise TypeError(f"a field of this meaning has no tokens: {means}")


def _table(lists: list[list[int]], least: int = 1) -> npt.NDArray[Any]:
    """Lists side by side, NONE behind their ends; there is room for so many at least."""
    table = np.full((len(lists), max(least, *map(len, lists))), NONE, dtype=np.int32)
    for i, each in enumerate(lists):
        table[i, : len(each)] = each
    return table
