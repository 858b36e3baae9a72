"""Pennies (2–4 players): guess how many coins all the closed fists hold together.

Everybody hides up to three coins in a fist, and so does the bank, whose coins are drawn by lot. Then all call a total
in turn, and no two the same. The fists are opened: the right total is worth two points, and if nobody has it the
nearest ones are worth one. After the last round the most points win.

`state.py` tells the fields, `moves.py` the moves. Rule numbers are those of the texts.
"""

from __future__ import annotations

from ludotheque.core.chance import draw
from ludotheque.core.dispatch import POINTS, RANKING
from ludotheque.core.records import Ints
from ludotheque.core.rule import rule

from .moves import CALL_TOTAL, CODES, FIRST_CALL, HIDE_COINS, MOST_COINS, ONE, VERB
from .state import CALL, HIDE, OVER, State

__all__ = ["CODES", "State", "broken_rule", "guess", "legal", "play", "points", "start", "why_not"]

EXACT_POINTS, NEAREST_POINTS = 2, 1


# Setup and hiding, P1–P6


@rule
def start(s: State) -> None:
    """P3: chance says who calls first."""
    s.starter = draw(s, s.seats)
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """P4, P6: all fists are open, and the bank hides its coins."""
    s.round_no += 1
    s.phase = HIDE
    s.bank = draw(s, MOST_COINS + 1)
    s.turn = s.starter
    s.waiting = (1 << s.seats) - 1
    for seat in range(s.seats):
        s.fists[seat] = 0
        s.calls[seat] = 0


@rule
def highest_total(s: State) -> int:
    """P8: as many coins as there can be in all fists."""
    return MOST_COINS * (s.seats + 1)


@rule
def legal(s: State, seat: int, moves: Ints) -> int:
    """The codes of the seat's legal moves, ascending."""
    count = 0
    if s.phase == HIDE:
        for coins in range(MOST_COINS + 1):
            moves[count] = coins
            count += 1
    elif s.phase == CALL and seat == s.turn:
        for total in range(highest_total(s) + 1):
            if not is_called(s, total):
                moves[count] = FIRST_CALL + total
                count += 1
    return count


@rule
def is_called(s: State, total: int) -> bool:
    """P9: has anybody called this total?"""
    for seat in range(s.seats):
        if s.calls[seat] == total + 1:
            return True
    return False


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """The number of the rule that forbids the move; 0 if it is legal."""
    if s.phase == OVER:
        return 13
    if VERB[move] == HIDE_COINS:
        return 0 if s.phase == HIDE else 5
    if s.phase == HIDE or seat != s.turn:
        return 7
    if ONE[move] > highest_total(s):
        return 8
    return 9 if is_called(s, int(ONE[move])) else 0


@rule
def play(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    if VERB[move] == CALL_TOTAL:
        call(s, seat, int(ONE[move]))
        return
    # P4, P5: the fist is closed; once all are, calling begins.
    s.fists[seat] = ONE[move] + 1
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        s.phase = CALL
        s.waiting = 1 << s.turn


@rule
def call(s: State, seat: int, total: int) -> None:
    """P7: the next one calls; after the last call the fists are opened."""
    s.calls[seat] = total + 1
    s.turn = (seat + 1) % s.seats
    s.waiting = 1 << s.turn
    if s.turn == s.starter:
        end_round(s)


# Opening the fists, P10–P14


@rule
def end_round(s: State) -> None:
    """P10, P12, P13: open the fists, give points, go on or end the match."""
    total = s.bank
    for seat in range(s.seats):
        total += s.fists[seat] - 1
    score(s, total)
    for seat in range(s.seats):
        s.opened[seat] = s.fists[seat]
        s.fists[seat] = 0
    s.opened_bank = s.bank + 1
    s.bank = 0
    if s.round_no == s.rounds:
        s.phase = OVER
        s.waiting = 0
        return
    s.starter = (s.starter + 1) % s.seats
    begin_round(s)


@rule
def score(s: State, total: int) -> None:
    """P10, P11: two points for the right total; if nobody has it, one for the nearest."""
    best = highest_total(s)
    for seat in range(s.seats):
        best = min(best, abs(int(s.calls[seat]) - 1 - total))
    if best > 0 and not s.nearest:
        return
    for seat in range(s.seats):
        if abs(int(s.calls[seat]) - 1 - total) == best:
            s.scores[seat] += EXACT_POINTS if best == 0 else NEAREST_POINTS


@rule
def points(s: State, out: Ints) -> None:
    """P14: the most points win, ties share."""
    for seat in range(s.seats):
        out[seat, POINTS] = s.scores[seat]
        out[seat, RANKING] = s.scores[seat]


# Information, P15–P16


@rule
def guess(s: State, seat: int) -> None:
    """P15: every closed fist that one does not see holds 0 to 3 coins, each equally likely."""
    if s.phase == OVER:
        return
    s.bank = draw(s, MOST_COINS + 1)
    for other in range(s.seats):
        if other != seat and (s.phase == CALL or (s.waiting >> other) & 1 == 0):
            s.fists[other] = 1 + draw(s, MOST_COINS + 1)


@rule
def broken_rule(s: State) -> int:
    """0, or the number of the broken rule."""
    if s.round_no < 1 or s.round_no > s.rounds:
        return 13
    for seat in range(s.seats):
        closed = s.fists[seat] != 0
        open_yet = s.phase == HIDE and (s.waiting >> seat) & 1 == 1
        if closed == (open_yet or s.phase == OVER):
            return 4
        has_called = (seat - s.starter) % s.seats < (s.turn - s.starter) % s.seats
        if s.phase != OVER and (s.calls[seat] != 0) != has_called:
            return 7
        for other in range(seat):
            if s.calls[seat] != 0 and s.calls[seat] == s.calls[other]:
                return 9
        if s.calls[seat] > highest_total(s) + 1:
            return 8
    return 0
