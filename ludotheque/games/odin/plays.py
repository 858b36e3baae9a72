"""The plays of Odin: every set that may be led, laid on the centre, or taken from (O11–O18)."""

from __future__ import annotations

from ...core import bits
from ...core.records import Ints
from ...core.rule import rule
from . import sets
from .sets import GOAT_MASK, colours_of, repunit, set_of, set_size, set_value
from .state import NONE, State


@rule
def leads(hand: int, moves: Ints) -> int:
    """O11–O14: any one card, or the whole hand if it is one set."""
    count = 0
    cards = hand & ~GOAT_MASK
    while cards:
        card = bits.lowest(cards)
        cards &= cards - 1
        moves[count] = (card // sets.NUMBERS) * sets.COLOUR_SETS + card % sets.NUMBERS
        count += 1
    if hand & GOAT_MASK:
        moves[count] = sets.GOAT_ALONE
        count += 1
    whole = set_of(hand)
    if whole != NONE and set_size(whole) > 1:
        moves[count] = whole
        count += 1
    return count


@rule
def follows(hand: int, centre: int, moves: Ints) -> int:
    """O16, O17: sets of the centre's size or one card more, worth more; or pass (O22: it may be all there is)."""
    size, value = set_size(centre), set_value(centre)
    count = colour_sets(hand, size, value, 0, moves, 0)
    count = number_sets(hand, size, value, moves, count)
    moves[count] = sets.PASS
    count += 1
    if hand & GOAT_MASK:
        count = colour_sets(hand, size - 1, value, sets.FIRST_GOAT_SET, moves, count)
    return count


@rule
def colour_sets(hand: int, size: int, value: int, first: int, moves: Ints, count: int) -> int:
    """Add the sets of one colour of `size` cards or one more, above a value; `first` says whether with the goat."""
    tenfold = 1 if first == 0 else 10
    for colour in range(sets.COLOURS):
        group = (hand >> (colour * sets.NUMBERS)) & sets.ALL_OF_A_COLOUR
        base = first + colour * sets.COLOUR_SETS
        for wanted in range(size, min(size + 1, bits.size(group)) + 1):
            # Codes of one size rise with the subset read as a number: go through the subsets of the group upwards.
            subset = (0 - group) & group
            while subset != 0:
                if bits.size(subset) == wanted and sets.DIGITS[subset] * tenfold > value:
                    moves[count] = base + int(sets.RANK_IN_COLOUR[subset])
                    count += 1
                subset = (subset - group) & group
    return count


@rule
def number_sets(hand: int, size: int, value: int, moves: Ints, count: int) -> int:
    """Add the sets of one number, two cards or more, with `size` or one card more and above a value."""
    seen, twice = 0, 0
    for colour in range(sets.COLOURS):
        group = (hand >> (colour * sets.NUMBERS)) & sets.ALL_OF_A_COLOUR
        twice |= seen & group
        seen |= group
    while twice:
        number = bits.lowest(twice)
        twice &= twice - 1
        held = colours_of(hand, number)
        base = sets.FIRST_NUMBER_SET + number * sets.NUMBER_SETS
        for wanted in range(max(size, 2), min(size + 1, bits.size(held)) + 1):
            if (number + 1) * repunit(wanted) <= value:
                continue
            subset = (0 - held) & held
            while subset != 0:
                if bits.size(subset) == wanted:
                    moves[count] = base + int(sets.RANK_IN_NUMBER[subset])
                    count += 1
                subset = (subset - held) & held
    return count


@rule
def takes(s: State, moves: Ints) -> int:
    """O18: any one card of the beaten set."""
    count = 0
    cards = s.beaten & ~GOAT_MASK
    while cards:
        moves[count] = sets.FIRST_TAKE + bits.lowest(cards)
        cards &= cards - 1
        count += 1
    if s.beaten & GOAT_MASK:
        moves[count] = sets.TAKE_GOAT
        count += 1
    return count
