"""Newgame (2–4 players): come as near to the limit as you can, and not beyond it.

There are 24 cards, numbered from 1 on. Everybody has one face down. In turn you take another one, face up, or stop.
When all have stopped the cards are turned up: whoever comes nearest to the limit without passing it wins.

`state.py` tells the fields, `moves.py` the moves. Rule numbers are those of the texts.
"""

from __future__ import annotations

from ludotheque.core import bits
from ludotheque.core.chance import draw
from ludotheque.core.dispatch import POINTS, RANKING
from ludotheque.core.records import Ints
from ludotheque.core.rule import rule

from .moves import CODES, DECK, STOP, TAKE, VERB
from .state import OVER, PLAY, State

__all__ = ["CODES", "State", "broken_rule", "guess", "legal", "play", "points", "start", "why_not"]

ALL_CARDS = (1 << DECK) - 1
MOST_OPEN = 4


# Setup, N1–N3


@rule
def start(s: State) -> None:
    """N2, N3: everybody gets a card face down; chance says who begins."""
    cards = ALL_CARDS
    for seat in range(s.seats):
        s.hidden[seat] = 1 << bits.draw_one(s, cards)
        cards &= ~int(s.hidden[seat])
    give_turn(s, draw(s, s.seats))


@rule
def give_turn(s: State, seat: int) -> None:
    """One seat decides."""
    s.turn = seat
    s.waiting = 1 << seat


# A turn, N4–N6


@rule
def legal(s: State, seat: int, moves: Ints) -> int:
    """The codes of the seat's legal moves, ascending."""
    count = 0
    for move in range(CODES):
        if why_not(s, seat, move) == 0:
            moves[count] = move
            count += 1
    return count


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """The number of the rule that forbids the move; 0 if it is legal."""
    if s.phase == OVER:
        return 7
    if seat != s.turn:
        return 4
    if VERB[move] == TAKE and bits.size(int(s.open[seat])) == MOST_OPEN:
        return 5
    return 0


@rule
def play(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    if VERB[move] == STOP:
        s.stopped |= 1 << seat
    else:
        s.open[seat] |= 1 << bits.draw_one(s, unseen_by_all(s))
    next_turn(s)


@rule
def unseen_by_all(s: State) -> int:
    """N5: the cards that are left to take."""
    cards = ALL_CARDS
    for seat in range(s.seats):
        cards &= ~(int(s.hidden[seat]) | int(s.open[seat]))
    return cards


@rule
def next_turn(s: State) -> None:
    """N4, N6: the next one who has not stopped; when all have, the match ends."""
    for step in range(1, s.seats + 1):
        seat = (s.turn + step) % s.seats
        if (s.stopped >> seat) & 1 == 0:
            give_turn(s, seat)
            return
    end_match(s)


# The end, N7–N9


@rule
def worth(cards: int) -> int:
    """The sum of the numbers on the cards."""
    total = 0
    for card in range(DECK):
        total += ((cards >> card) & 1) * (card + 1)
    return total


@rule
def end_match(s: State) -> None:
    """N7: all cards are turned up and counted."""
    s.phase = OVER
    s.waiting = 0
    for seat in range(s.seats):
        s.totals[seat] = worth(int(s.hidden[seat]) | int(s.open[seat]))


@rule
def points(s: State, out: Ints) -> None:
    """N8: what one has counts if it is within the limit; the most points win, ties share."""
    for seat in range(s.seats):
        counts = int(s.totals[seat]) if s.totals[seat] <= s.limit else 0
        out[seat, POINTS] = counts
        out[seat, RANKING] = counts


# Information, N9


@rule
def guess(s: State, seat: int) -> None:
    """N9: the cards face down that one does not see are any of the cards that one does not see."""
    for other in range(s.seats):
        if other != seat:
            s.hidden[other] = 1 << bits.draw_one(s, unseen_by_all(s))


@rule
def broken_rule(s: State) -> int:
    """0 where every card is in one place and everybody has one face down; else the number of the broken rule."""
    seen = 0
    for seat in range(s.seats):
        cards = int(s.hidden[seat]) | int(s.open[seat])
        if bits.size(int(s.hidden[seat])) != 1 or bits.size(int(s.open[seat])) > MOST_OPEN:
            return 5
        if seen & cards != 0 or bits.size(cards) != 1 + bits.size(int(s.open[seat])):
            return 2
        seen |= cards
    return 0 if s.phase == OVER or (s.phase == PLAY and (s.stopped >> s.turn) & 1 == 0) else 6
