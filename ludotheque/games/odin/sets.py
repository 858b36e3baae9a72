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

from ...core import bits
from ...core.rule import rule

COLOURS, NUMBERS = 6, 9
CARDS = COLOURS * NUMBERS
GOAT = CARDS
GOAT_MASK = 1 << GOAT
ALL_OF_A_COLOUR = (1 << NUMBERS) - 1
ONE_OF_EACH_COLOUR = sum(1 << (c * NUMBERS) for c in range(COLOURS))
NO_SET = -1

COLOUR_SETS = ALL_OF_A_COLOUR
NUMBER_SETS = (1 << COLOURS) - 1 - COLOURS
FIRST_NUMBER_SET = COLOURS * COLOUR_SETS
PASS = FIRST_NUMBER_SET + NUMBERS * NUMBER_SETS
FIRST_TAKE = PASS + 1
GOAT_ALONE = FIRST_TAKE + CARDS
FIRST_GOAT_SET = GOAT_ALONE + 1
TAKE_GOAT = FIRST_GOAT_SET + COLOURS * COLOUR_SETS
CODES = TAKE_GOAT + 1


def _by_value(width: int, least: int) -> list[int]:
    """The subsets of `width` things with `least` or more of them, by size, then by the highest things."""
    return sorted((m for m in range(1 << width) if m.bit_count() >= least), key=lambda m: (m.bit_count(), m))


def _ranks(order: list[int], width: int) -> npt.NDArray[np.int16]:
    ranks = np.full(1 << width, -1, dtype=np.int16)
    ranks[order] = np.arange(len(order))
    return ranks


_colour_order = _by_value(NUMBERS, 1)
_number_order = _by_value(COLOURS, 2)
RANK_IN_COLOUR = _ranks(_colour_order, NUMBERS)
"""Of a group of numbers (9 bits): where its set stands among the 511 of a colour."""
RANK_IN_NUMBER = _ranks(_number_order, COLOURS)
"""Of a group of colours (6 bits): where its set stands among the 57 of a number; −1 for fewer than two."""


def _value(subset: int) -> int:
    """O9: the digits of a group of numbers, highest first, read as one number."""
    return int("0" + "".join(str(number) for number in range(NUMBERS, 0, -1) if subset >> (number - 1) & 1))


COLOUR_ORDER = np.array(_colour_order, dtype=np.int16)
"""The groups of numbers that make the 511 sets of a colour, in the order of their codes."""
NUMBER_ORDER = np.array(_number_order, dtype=np.int16)
"""The groups of colours that make the 57 sets of a number, in the order of their codes."""
DIGITS = np.array([_value(subset) for subset in range(1 << NUMBERS)], dtype=np.int64)
"""O9: the value of a group of numbers of one colour."""


def all_sets() -> dict[int, int]:
    """The cards of every set by its code: what `set_cards` computes, as one table for Python."""
    colours = [subset << colour * NUMBERS for colour in range(COLOURS) for subset in _colour_order]
    numbers = [
        sum(1 << colour * NUMBERS + number for colour in range(COLOURS) if subset >> colour & 1)
        for number in range(NUMBERS)
        for subset in _number_order
    ]
    with_goat = [GOAT_MASK, *(GOAT_MASK | cards for cards in colours)]
    return {**dict(enumerate(colours + numbers)), **dict(enumerate(with_goat, GOAT_ALONE))}


@rule
def set_cards(code: int) -> int:
    """The cards of a set; none for pass and takes."""
    if code == GOAT_ALONE:
        return GOAT_MASK
    if FIRST_GOAT_SET <= code < TAKE_GOAT:
        return GOAT_MASK | colour_set(code - FIRST_GOAT_SET)
    if code < FIRST_NUMBER_SET:
        return colour_set(code)
    if code < PASS:
        number = (code - FIRST_NUMBER_SET) // NUMBER_SETS
        colours = int(NUMBER_ORDER[(code - FIRST_NUMBER_SET) % NUMBER_SETS])
        cards = 0
        for colour in range(COLOURS):
            cards |= ((colours >> colour) & 1) << (colour * NUMBERS + number)
        return cards
    return 0


@rule
def colour_set(code: int) -> int:
    """The cards of a set of one colour, from its code."""
    return int(COLOUR_ORDER[code % COLOUR_SETS]) << ((code // COLOUR_SETS) * NUMBERS)


@rule
def set_value(code: int) -> int:
    """O9, O41: the value of a set; the goat is a nought at its end."""
    tenfold = 1
    if FIRST_GOAT_SET <= code < TAKE_GOAT:
        code -= FIRST_GOAT_SET
        tenfold = 10
    if code < FIRST_NUMBER_SET:
        return int(DIGITS[COLOUR_ORDER[code % COLOUR_SETS]]) * tenfold
    if code < PASS:
        number = (code - FIRST_NUMBER_SET) // NUMBER_SETS + 1
        return number * repunit(set_size(code))
    return 0


@rule
def repunit(length: int) -> int:
    """1, 11, 111, …"""
    ones = 0
    for _ in range(length):
        ones = ones * 10 + 1
    return ones


@rule
def set_size(code: int) -> int:
    """How many cards a set has."""
    return bits.size(set_cards(code))


@rule
def set_of(cards: int) -> int:
    """O8, O41: the code of these cards as one set, or NO_SET."""
    goat = cards & GOAT_MASK
    cards &= ~GOAT_MASK
    if cards == 0:
        return GOAT_ALONE if goat else NO_SET
    colour = bits.lowest(cards) // NUMBERS
    if cards & ~(ALL_OF_A_COLOUR << (colour * NUMBERS)) == 0:
        code = colour * COLOUR_SETS + int(RANK_IN_COLOUR[cards >> (colour * NUMBERS)])
        return FIRST_GOAT_SET + code if goat else code
    number = bits.lowest(cards) % NUMBERS
    if goat or cards & ~(ONE_OF_EACH_COLOUR << number) != 0:
        return NO_SET
    return FIRST_NUMBER_SET + number * NUMBER_SETS + int(RANK_IN_NUMBER[colours_of(cards, number)])


@rule
def colours_of(cards: int, number: int) -> int:
    """The colours (six bits) in which the cards hold a number."""
    colours = 0
    for colour in range(COLOURS):
        colours |= ((cards >> (colour * NUMBERS + number)) & 1) << colour
    return colours
