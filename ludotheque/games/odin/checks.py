"""Whether a position of Odin can be: every card in its place, and all that is told fits together."""

from __future__ import annotations

from ...core import bits
from ...core.rule import rule
from . import sets
from .sets import GOAT_MASK, NO_SET, set_cards, set_of, set_size, set_value
from .state import FOLLOW, HAND, LEAD, NONE, OVER, State

ALL_COLOURS = (1 << sets.COLOURS) - 1


@rule
def deck(s: State) -> int:
    """O2, O40, O41: the cards in play."""
    cards = 0
    for colour in range(sets.COLOURS):
        if (s.colours >> colour) & 1:
            cards |= sets.ALL_OF_A_COLOUR << (colour * sets.NUMBERS)
    if s.goat:
        cards |= GOAT_MASK
    return cards


@rule
def broken_rule(s: State) -> int:
    """0 if every card is in its place and all that is told fits together, else the number of the broken rule."""
    broken = broken_cards(s)
    if broken == 0:
        broken = broken_round(s)
    if broken == 0:
        broken = broken_match(s)
    return broken


@rule
def broken_cards(s: State) -> int:
    """O28, O38, O40, O44, O45: every card in play is in exactly one place, and the counts agree."""
    if bits.size(s.colours) != sets.COLOURS - s.removed_colours:
        return 40
    cards = deck(s)
    if s.centre != NONE:
        # After a hand-ending play the centre keeps the last set for all to see.
        cards = without(cards, set_cards(s.centre))
    cards = without(without(without(cards, s.beaten), s.discards), s.undealt)
    for seat in range(s.seats):
        cards = without(cards, int(s.hands[seat]))
        if s.sizes[seat] != bits.size(int(s.hands[seat])) or s.sizes[seat] > HAND:
            return 45
        if s.known[seat] & ~s.hands[seat] != 0:
            return 38
        if s.sizes[seat] == 0 and s.phase != OVER:
            return 28
    return 0 if cards == 0 else 44


@rule
def without(cards: int, taken: int) -> int:
    """The cards less those taken; −1, and so for ever, if some were not there."""
    if cards < 0 or taken & ~cards != 0:
        return -1
    return cards & ~taken


@rule
def broken_round(s: State) -> int:
    """O6, O10, O17, O18, O25: the turn fits the owner of the centre and the passes, and the centre was legal."""
    if s.phase == LEAD:
        return 0 if s.passes == 0 else 6
    if s.phase == FOLLOW:
        return 0 if (s.turn - s.owner) % s.seats == s.passes + 1 else 25
    if s.phase == OVER:
        return 0
    if s.owner != s.turn or s.passes != 0:
        return 18
    beaten = set_of(s.beaten)
    if beaten == NO_SET or not set_size(beaten) <= set_size(s.centre) <= set_size(beaten) + 1:
        return 17
    return 0 if set_value(s.centre) > set_value(beaten) else 10


@rule
def broken_match(s: State) -> int:
    """O32: the match is over when somebody has reached the target, or after one hand, and not before."""
    reached = s.target == 0 and s.phase == OVER
    for seat in range(s.seats):
        if s.target and s.totals[seat] >= s.target:
            reached = True
        if s.target == 0 and s.phase != OVER and s.totals[seat] != 0:
            return 32
    return 0 if reached == (s.phase == OVER) and (s.phase != OVER or s.waiting == 0) else 32
