"""Newgame in words: what is asked, offered, told and refused, and what a screen shows beside the fields."""

from __future__ import annotations

import numpy as np

from ludotheque.core import bits
from ludotheque.core.meanings import NUMBER, SEAT, SEATS, Count
from ludotheque.core.messages import Messages, say
from ludotheque.core.records import Facts, Ints, field
from ludotheque.core.rule import rule

from . import rules, state
from .moves import CARDS, MOVES, TAKE, VERB
from .state import OVER, State

MESSAGES = Messages("newgame")

ASK_TURN = MESSAGES("ask-turn", total=NUMBER, limit=NUMBER)
ASK_WAIT = MESSAGES("ask-wait", player=SEAT)
ASK_OVER = MESSAGES("ask-over")

MOVE_TAKE = MESSAGES("move-take")
MOVE_STOP = MESSAGES("move-stop")

LOG_TAKE = MESSAGES("log-take", player=SEAT, cards=CARDS)
LOG_STOP = MESSAGES("log-stop", player=SEAT)
LOG_TOTAL = MESSAGES("log-total", player=SEAT, total=NUMBER)
LOG_WIN = MESSAGES("log-win", players=SEATS, count=NUMBER)


@rule
def ask(s: State, seat: int, out: Ints) -> None:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        say(out, ASK_OVER)
    elif seat == s.turn:
        say(out, ASK_TURN, rules.worth(int(s.hidden[seat]) | int(s.open[seat])), s.limit)
    else:
        say(out, ASK_WAIT, s.turn)


@rule
def offer(s: State, seat: int, move: int, out: Ints) -> None:
    """A move as an offer to make it."""
    say(out, MOVE_TAKE if VERB[move] == TAKE else MOVE_STOP)


CODE_OF_ELEMENT = np.array([MOVES.elements.index((name,)) for name in MOVES.element_names])
"""Every element is a move by itself."""


@rule
def why_not_picked(s: State, seat: int, picks: Ints, count: int) -> int:
    """The number of the rule that forbids picking these elements together; 0 if none can be named."""
    if count == 0 or picks[0] < 0:
        return 0
    return rules.why_not(s, seat, CODE_OF_ELEMENT[picks[0]])


@rule
def tell(before: State, seat: int, move: int, after: State, viewer: int, out: Ints) -> None:
    """A move in words, from what the viewer saw before and after it."""
    if VERB[move] == TAKE:
        say(out, LOG_TAKE, seat, int(after.open[seat]) & ~int(before.open[seat]))
    else:
        say(out, LOG_STOP, seat)
    if after.phase == OVER:
        tell_end(after, out)


@rule
def tell_end(s: State, out: Ints) -> None:
    """N7, N8: what everybody has, and who has won."""
    best, winners = 0, 0
    for seat in range(s.seats):
        say(out, LOG_TOTAL, seat, s.totals[seat])
        counts = int(s.totals[seat]) if s.totals[seat] <= s.limit else 0
        if counts > best:
            best, winners = counts, 0
        if counts == best:
            winners |= 1 << seat
    say(out, LOG_WIN, winners, bits.size(winners))


class Derived(Facts, seats=state.MOST_SEATS):
    """What lies open before everybody, added up."""

    showing: Ints = field(state.MOST_SEATS, means=Count())


@rule
def derive(s: State, seat: int, facts: Derived) -> None:
    """Fill in what follows from a view."""
    for other in range(s.seats):
        facts.showing[other] = rules.worth(int(s.open[other]))
