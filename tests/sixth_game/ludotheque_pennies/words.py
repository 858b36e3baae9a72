"""Pennies in words: what is asked, offered, told and refused, and what a screen shows beside the fields."""

from __future__ import annotations

import numpy as np

from ludotheque.core import bits
from ludotheque.core.meanings import NUMBER, SEAT, SEATS, Count
from ludotheque.core.messages import Messages, say
from ludotheque.core.records import Facts, Ints, field
from ludotheque.core.rule import rule

from . import rules, state
from .moves import HIDE_COINS, MOVES, ONE, VERB
from .state import CALL, HIDE, OVER, State

MESSAGES = Messages("pennies")

ASK_HIDE = MESSAGES("ask-hide")
ASK_HIDDEN = MESSAGES("ask-hidden", players=SEATS)
ASK_CALL = MESSAGES("ask-call", most=NUMBER)
ASK_WAIT = MESSAGES("ask-wait", player=SEAT)
ASK_OVER = MESSAGES("ask-over")

MOVE_HIDE = MESSAGES("move-hide", count=NUMBER)
MOVE_CALL = MESSAGES("move-call", total=NUMBER)

LOG_HIDE = MESSAGES("log-hide", player=SEAT)
LOG_CALL = MESSAGES("log-call", player=SEAT, total=NUMBER)
LOG_OPEN = MESSAGES("log-open", total=NUMBER, bank=NUMBER)
LOG_POINTS = MESSAGES("log-points", player=SEAT, points=NUMBER, score=NUMBER)
LOG_NOBODY = MESSAGES("log-nobody")
LOG_WIN = MESSAGES("log-win", players=SEATS, count=NUMBER, points=NUMBER)


@rule
def ask(s: State, seat: int, out: Ints) -> None:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        say(out, ASK_OVER)
    elif s.phase == CALL:
        if seat == s.turn:
            say(out, ASK_CALL, rules.highest_total(s))
        else:
            say(out, ASK_WAIT, s.turn)
    elif seat >= 0 and (s.waiting >> seat) & 1:
        say(out, ASK_HIDE)
    else:
        say(out, ASK_HIDDEN, s.waiting)


@rule
def offer(s: State, seat: int, move: int, out: Ints) -> None:
    """A move as an offer to make it."""
    say(out, MOVE_HIDE if VERB[move] == HIDE_COINS else MOVE_CALL, int(ONE[move]))


CODE_OF_ELEMENT = np.array([MOVES.elements.index((name,)) for name in MOVES.element_names])
"""Every element is a move by itself."""


@rule
def why_not_picked(s: State, seat: int, picks: Ints, count: int) -> int:
    """The number of the rule that forbids picking these elements together; 0 if none can be named."""
    if count == 0 or picks[0] < 0:
        return 0
    forbidden = rules.why_not(s, seat, CODE_OF_ELEMENT[picks[0]])
    if forbidden == 0 and count > 1:
        return 4 if s.phase == HIDE else 7
    return forbidden


@rule
def tell(before: State, seat: int, move: int, after: State, viewer: int, out: Ints) -> None:
    """A move in words: that a fist is closed, never what is in it (P15)."""
    if VERB[move] == HIDE_COINS:
        say(out, LOG_HIDE, seat)
        return
    say(out, LOG_CALL, seat, int(ONE[move]))
    if after.phase == HIDE or after.phase == OVER:
        tell_opening(before, after, out)


@rule
def tell_opening(before: State, after: State, out: Ints) -> None:
    """P10–P14: what was in the fists, who gets points; in the end, who has won."""
    total = after.opened_bank - 1
    gained = 0
    for seat in range(after.seats):
        total += int(after.opened[seat]) - 1
        gained += int(after.scores[seat]) - int(before.scores[seat])
    say(out, LOG_OPEN, total, after.opened_bank - 1)
    for seat in range(after.seats):
        if after.scores[seat] != before.scores[seat]:
            say(out, LOG_POINTS, seat, after.scores[seat] - before.scores[seat], after.scores[seat])
    if gained == 0:
        say(out, LOG_NOBODY)
    if after.phase == OVER:
        most, winners = 0, 0
        for seat in range(after.seats):
            most = max(most, int(after.scores[seat]))
        for seat in range(after.seats):
            winners |= (1 << seat) if after.scores[seat] == most else 0
        say(out, LOG_WIN, winners, bits.size(winners), most)


class Derived(Facts, seats=state.SEATS):
    """The highest total there can be (P8)."""

    highest: int = field(means=Count())


@rule
def derive(s: State, seat: int, facts: Derived) -> None:
    """Fill in what follows from a view."""
    facts.highest = rules.highest_total(s)
