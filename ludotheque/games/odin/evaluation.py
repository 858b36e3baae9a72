"""Judgement without foresight: it counts the turns that a hand still needs."""

from __future__ import annotations

from math import sqrt

import numpy as np

from ...core import bits
from ...core.records import Floats, Ints
from ...core.rule import rule
from .moves import ONE, PASS, TAKE, VERB
from .sets import ALL_OF_A_COLOUR, CARDS, COLOURS, GOAT_MASK, NUMBERS, set_cards, set_size, set_value
from .state import LEAD, State

WITH_DIGIT = tuple(
    sum(1 << card for card in range(CARDS) if (card % NUMBERS) >> digit & 1) for digit in range(NUMBERS.bit_length())
)
"""The cards whose number, from 0 on, has that binary digit: so the sum of a hand's numbers takes a few counts."""


@rule
def turns_needed(hand: int) -> int:
    """The fewest sets that the hand splits into, if nothing had to be beaten.

    Every card goes with its colour or with its number. A card that is alone in its colour may as well go with its
    number; so try every choice of the other colours to play as such, and count the numbers of what is left. The goat
    goes along with any colour.
    """
    alone, several = 0, 0
    for colour in range(COLOURS):
        group = (hand >> (colour * NUMBERS)) & ALL_OF_A_COLOUR
        if group & (group - 1):
            several |= 1 << colour
        else:
            alone |= group
    fewest, chosen = NUMBERS + COLOURS, several
    while True:
        numbers, split = alone, several & ~chosen
        while split:
            numbers |= (hand >> (bits.lowest(split) * NUMBERS)) & ALL_OF_A_COLOUR
            split &= split - 1
        fewest = min(fewest, bits.size(chosen) + bits.size(numbers))
        if chosen == 0:
            break
        chosen = (chosen - 1) & several
    if hand & GOAT_MASK and fewest == 0:
        return 1
    return fewest


@rule
def burden(hand: int) -> int:
    """How bad a hand is: turns it needs, then cards, then how low they are, the goat being the lowest."""
    worth = 0
    for digit in range(len(WITH_DIGIT)):
        worth += bits.size(hand & WITH_DIGIT[digit]) << digit
    goat = 12 if hand & GOAT_MASK else 0
    return turns_needed(hand) * 100 + bits.size(hand) * 30 - worth + goat


@rule
def best_taken(hand: int, beaten: int) -> int:
    """The lightest burden after taking one card of the beaten ones."""
    best = 1 << 30
    while beaten:
        best = min(best, burden(hand | (beaten & -beaten)))
        beaten &= beaten - 1
    return best


@rule
def cost(s: State, hand: int, move: int) -> int:
    """What a move leaves one with; less is better."""
    verb = VERB[move]
    if verb == TAKE:
        return burden(hand | (1 << int(ONE[move])))
    if verb == PASS:
        return burden(hand)
    cards = set_cards(move)
    if cards == hand:
        return -1
    if s.phase == LEAD:
        # A low lead leaves the strong cards for later, when they take the lead back.
        return burden(hand & ~cards) + set_value(move)
    return best_taken(hand & ~cards, set_cards(s.centre)) + set_size(move)


@rule
def rate_moves(s: State, seat: int, moves: Ints, count: int, out: Floats) -> None:
    """How light a hand each of the legal moves leaves."""
    hand = int(s.hands[seat])
    for i in range(count):
        out[i] = -cost(s, hand, int(moves[i]))


POINT = 0.25
"""What a point less in the end is worth in steps of `evaluate`, while a hand is played."""
# Fitted to how matches of the ratings against themselves ended after a million deals, two to six seats, up to 15 points
# and, at two and four seats, to 30 too.
DEALT = np.array((0, 0, 0.56, 0.91, 1.05, 1.12, 1.18))
"""By seats: what a point less is worth when a hand is dealt and, by the square root of `AHEAD`, the end is near."""
AHEAD = 2.9
"""By so many points more than the next seat lacks to the target the match seems to go on."""


@rule
def is_dealt(s: State) -> bool:
    """Has nobody played in this hand yet?"""
    return bool(s.phase == LEAD and s.discards == 0)


@rule
def point_worth(s: State) -> float:
    """What a point less is worth when a hand is dealt: the more, the sooner somebody may reach the target (O33)."""
    most = 0
    for seat in range(s.seats):
        most = max(most, int(s.totals[seat]))
    return float(DEALT[s.seats] / sqrt(AHEAD + max(0, s.target - most)))


@rule
def evaluate(s: State, out: Floats) -> None:
    """Points so far, and about half of the cards still in hand; the points alone where nobody has played yet."""
    if is_dealt(s):
        worth = point_worth(s)
        for seat in range(s.seats):
            out[seat] = -worth * int(s.totals[seat])
        return
    for seat in range(s.seats):
        out[seat] = -POINT * (int(s.totals[seat]) + 0.6 * turns_needed(int(s.hands[seat])))
