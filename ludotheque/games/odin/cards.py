"""Odin's cards and every set of them that can ever be played (O2, O8, O9, O41), as tables.

A card is 0…53 (nine numbers of the first colour, then of the next), the goat is 54; a group of cards is a bit mask.
A set has a code; within one colour, and within one number, codes rise with the value:

| codes | what |
|---|---|
| 0…3065 | sets of one colour, 511 for each colour |
| 3066…3578 | sets of one number with two cards or more, 57 for each number |
| 3579 | pass |
| 3580…3633 | take that card |
| 3634 | the goat alone |
| 3635…6700 | the goat with a set of one colour |
| 6701 | take the goat |
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

COLOURS, NUMBERS = 6, 9
CARDS = COLOURS * NUMBERS
GOAT = CARDS
GOAT_MASK = 1 << GOAT
ALL_OF_A_COLOUR = (1 << NUMBERS) - 1

COLOUR_SETS = ALL_OF_A_COLOUR
NUMBER_SETS = (1 << COLOURS) - 1 - COLOURS
FIRST_NUMBER_SET = COLOURS * COLOUR_SETS
PASS = FIRST_NUMBER_SET + NUMBERS * NUMBER_SETS
TAKE = PASS + 1
GOAT_ALONE = TAKE + CARDS
FIRST_GOAT_SET = GOAT_ALONE + 1
TAKE_GOAT = FIRST_GOAT_SET + COLOURS * COLOUR_SETS
CODES = TAKE_GOAT + 1


def _by_value(width: int, least: int) -> list[int]:
    """The subsets of `width` things with `least` or more of them, by size, then by the highest things."""
    return sorted((m for m in range(1 << width) if m.bit_count() >= least), key=lambda m: (m.bit_count(), m))


def _ranks(order: list[int], width: int) -> npt.NDArray[np.int64]:
    ranks = np.full(1 << width, -1, dtype=np.int64)
    ranks[order] = np.arange(len(order))
    return ranks


_colour_order = _by_value(NUMBERS, 1)
_number_order = _by_value(COLOURS, 2)
RANK_IN_COLOUR = _ranks(_colour_order, NUMBERS)
"""Of a group of numbers (9 bits): where its set stands among the 511 of a colour."""
RANK_IN_NUMBER = _ranks(_number_order, COLOURS)
"""Of a group of colours (6 bits): where its set stands among the 57 of a number; −1 for fewer than two."""


def _value(numbers: list[int]) -> int:
    """O9: the digits, highest first, read as one number."""
    return int("".join(map(str, sorted(numbers, reverse=True))))


def _number_mask(colours: int, number: int) -> int:
    return sum(1 << (c * NUMBERS + number) for c in range(COLOURS) if colours >> c & 1)


def _tables() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Cards, size and value of every code; pass and takes have no cards."""
    masks, values = np.zeros(CODES, dtype=np.int64), np.zeros(CODES, dtype=np.int64)
    for rank, subset in enumerate(_colour_order):
        value = _value([n + 1 for n in range(NUMBERS) if subset >> n & 1])
        for colour in range(COLOURS):
            cards = subset << (colour * NUMBERS)
            code = colour * COLOUR_SETS + rank
            masks[code], values[code] = cards, value
            masks[FIRST_GOAT_SET + code], values[FIRST_GOAT_SET + code] = cards | GOAT_MASK, value * 10
    for number in range(NUMBERS):
        for rank, colours in enumerate(_number_order):
            code = FIRST_NUMBER_SET + number * NUMBER_SETS + rank
            masks[code] = _number_mask(colours, number)
            values[code] = _value([number + 1] * colours.bit_count())
    masks[GOAT_ALONE] = GOAT_MASK
    sizes = np.array([int(m).bit_count() for m in masks], dtype=np.int64)
    return masks, sizes, values


SET_CARDS, SET_SIZE, SET_VALUE = _tables()


def _subsets() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int16]]:
    """For every group of numbers, the ranks of its subsets in rising order, and where those of each size begin."""
    starts = np.zeros((1 << NUMBERS, NUMBERS + 3), dtype=np.int64)
    ranks: list[int] = []
    for group in range(1 << NUMBERS):
        inside = [r for r, m in enumerate(_colour_order) if m & ~group == 0]
        sizes = [_colour_order[r].bit_count() for r in inside]
        for size in range(NUMBERS + 3):
            starts[group, size] = len(ranks) + sum(x < size for x in sizes)
        ranks += inside
    return starts, np.array(ranks, dtype=np.int16)


SUBSETS_START, SUBSETS = _subsets()
"""SUBSETS[SUBSETS_START[g, a] : SUBSETS_START[g, b]] are the ranks of the sets of sizes a…b−1 within the group g."""
