"""Moves as nets tell them apart: each is the sum of its tokens, which follow from its verb and the elements one picks.

A move has its verb as a token, each element together with the verb, and where the verb takes more or fewer elements,
how many they are. Where a game has few codes, each code is a token too.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..core.verbs import Moves

NONE = -1
MOST_CODES = 2048
"""A game with more codes than that has no token for each of them."""


class Tokens:
    """The tokens of every code: `table[code]` has their numbers, then NONE."""

    def __init__(self, moves: Moves) -> None:
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
        width = max(map(len, lists))
        self.names = tuple(numbers)
        self.table: npt.NDArray[np.int32] = np.full((moves.count, width), NONE, dtype=np.int32)
        for code, told_numbers in enumerate(lists):
            self.table[code, : len(told_numbers)] = told_numbers
