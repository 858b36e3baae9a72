"""Odin in words: what is asked, offered, told and refused, and what a screen shows beside the fields."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core import bits
from ...core.meanings import FLAG, NUMBER, SEAT, SEATS, Count
from ...core.messages import Messages, say
from ...core.records import Facts, Ints, field
from ...core.rule import rule
from . import rules, sets, state
from .moves import CARD, CARD_NAMES, CARDS, GOAT_NAME, MOVES, ONE, PASS, TAKE, VERB
from .sets import GOAT_MASK, NO_SET, set_cards, set_of, set_size, set_value
from .state import FOLLOW, LEAD, NONE, OVER, TAKE_CARD, State

MESSAGES = Messages("odin")

ASK_LEAD = MESSAGES("ask-lead")
ASK_FOLLOW = MESSAGES("ask-follow", value=NUMBER, size=NUMBER)
ASK_TAKE = MESSAGES("ask-take")
ASK_WAIT = MESSAGES("ask-wait", player=SEAT)
ASK_OVER = MESSAGES("ask-over")

MOVE_PLAY = MESSAGES("move-play", cards=CARDS, value=NUMBER)
MOVE_PLAY_ALL = MESSAGES("move-play-all", cards=CARDS, value=NUMBER)
MOVE_PASS = MESSAGES("move-pass")
MOVE_TAKE = MESSAGES("move-take", card=CARD)

LOG_DEAL = MESSAGES("log-deal", hand=NUMBER, player=SEAT)
LOG_LEAD = MESSAGES("log-lead", player=SEAT, cards=CARDS, value=NUMBER)
LOG_FOLLOW = MESSAGES("log-follow", player=SEAT, cards=CARDS, value=NUMBER)
LOG_TAKE = MESSAGES("log-take", player=SEAT, card=CARD)
LOG_PASS = MESSAGES("log-pass", player=SEAT)
LOG_ROUND = MESSAGES("log-round", player=SEAT)
LOG_OUT = MESSAGES("log-out", player=SEAT)
LOG_POINTS = MESSAGES("log-points", player=SEAT, points=NUMBER, total=NUMBER)
LOG_WIN = MESSAGES("log-win", players=SEATS, count=NUMBER, points=NUMBER)


# What is asked and offered


@rule
def ask(s: State, seat: int, out: Ints) -> None:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        say(out, ASK_OVER)
    elif seat != s.turn:
        say(out, ASK_WAIT, s.turn)
    elif s.phase == LEAD:
        say(out, ASK_LEAD)
    elif s.phase == FOLLOW:
        say(out, ASK_FOLLOW, set_value(s.centre), set_size(s.centre))
    else:
        say(out, ASK_TAKE)


@rule
def offer(s: State, seat: int, move: int, out: Ints) -> None:
    """A move as an offer to make it."""
    verb = VERB[move]
    cards = set_cards(move)
    if verb == PASS:
        say(out, MOVE_PASS)
    elif verb == TAKE:
        say(out, MOVE_TAKE, int(ONE[move]))
    elif cards == s.hands[seat] and bits.size(cards) > 1:
        say(out, MOVE_PLAY_ALL, cards, set_value(move))
    else:
        say(out, MOVE_PLAY, cards, set_value(move))


# What is refused: the elements are the cards, then the button to pass

PASS_BUTTON = MOVES.element_numbers["button:pass"]
CARD_AT = np.array([CARD.read(name.removeprefix("card:")) if "card" in name else NONE for name in MOVES.element_names])
"""The card that an element is."""


@rule
def why_not_picked(s: State, seat: int, picks: Ints, count: int) -> int:
    """The number of the rule that forbids picking these elements together; 0 if none can be named."""
    if s.waiting == 0 or s.turn != seat:
        # Whether it is the seat's turn at all is told with any move.
        return rules.why_not(s, seat, sets.PASS)
    cards = 0
    for i in range(count):
        if picks[i] == PASS_BUTTON and count == 1:
            return rules.why_not(s, seat, sets.PASS)
        if picks[i] < 0 or picks[i] == PASS_BUTTON:
            return 8
        cards |= 1 << CARD_AT[picks[i]]
    if s.phase == TAKE_CARD:
        return why_not_taken(s, cards)
    code = set_of(cards)
    if code == NO_SET:
        return 41 if cards & GOAT_MASK and set_of(cards & ~GOAT_MASK) != NO_SET else 8
    return rules.why_not(s, seat, code)


@rule
def why_not_taken(s: State, cards: int) -> int:
    """O18, O20: one card of the beaten set is taken, and nothing else is done."""
    return rules.why_not_take(s, bits.lowest(cards)) if bits.size(cards) == 1 else 18


# What is told


@rule
def tell(before: State, seat: int, move: int, after: State, viewer: int, out: Ints) -> None:
    """A move in words; everything that happens in Odin happens in the open (O36)."""
    verb = VERB[move]
    if verb == PASS:
        say(out, LOG_PASS, seat)
        if after.phase == LEAD:
            say(out, LOG_ROUND, after.turn)
    elif verb == TAKE:
        say(out, LOG_TAKE, seat, int(ONE[move]))
    else:
        say(out, LOG_LEAD if before.centre == NONE else LOG_FOLLOW, seat, set_cards(move), set_value(move))
        if before.sizes[seat] == set_size(move):
            tell_hand_end(before, seat, after, out)
        elif before.centre != NONE and after.phase == FOLLOW:
            say(out, LOG_TAKE, seat, bits.lowest(set_cards(before.centre)))


@rule
def tell_hand_end(before: State, finisher: int, after: State, out: Ints) -> None:
    """O29: what everybody adds; then the next hand, or who has won."""
    say(out, LOG_OUT, finisher)
    fewest = after.totals[0]
    for seat in range(after.seats):
        say(out, LOG_POINTS, seat, after.totals[seat] - before.totals[seat], after.totals[seat])
        fewest = min(fewest, after.totals[seat])
    if after.phase != OVER:
        say(out, LOG_DEAL, after.hand_no, after.starter)
        return
    winners = 0
    for seat in range(after.seats):
        if after.totals[seat] == fewest:
            winners |= 1 << seat
    say(out, LOG_WIN, winners, bits.size(winners), fewest)


# What follows from the view


class Derived(Facts, seats=state.SEATS):
    """The value of the centre (O9), and who has passed since it was played (O23)."""

    value: int = field(means=Count())
    passed: Ints = field(state.SEATS, means=FLAG)


@rule
def derive(s: State, seat: int, facts: Derived) -> None:
    """Fill in what follows from a view."""
    facts.value = 0 if s.centre == NONE else set_value(s.centre)
    for back in range(1, s.passes + 1):
        facts.passed[(s.turn - back) % s.seats] = 1


# What never changes

FACTS: dict[str, Any] = {"cards": list(CARD_NAMES), "goat": GOAT_NAME}
"""For screens: the cards by colour, then by number, the goat last; and which of them is the goat."""
