"""What everybody remembers of a hand: who decided what since the deal.

All of it happened before everybody's eyes (O36). From it one can tell how the others came to what they hold, and so
what they may hold: `rules.rewind` takes a guessed world back to the first of these decisions.

There is room for `REMEMBERED` of them. Where it becomes short, what lies before a lead is forgotten; a trick that is
longer than all of it is forgotten as a whole, until somebody leads again.
"""

from __future__ import annotations

from ...core import bits
from ...core.rule import rule
from .moves import ONE, PASS, TAKE, VERB
from .sets import NO_SET, set_cards, set_size
from .state import FORGOTTEN, NONE, REMEMBERED, State

FOR_A_TRICK = REMEMBERED // 2
"""A trick begins with so much room at least."""


@rule
def remember(s: State, seat: int, move: int) -> None:
    """A decision that is about to be carried out."""
    if s.made_count == REMEMBERED:
        s.made_count = FORGOTTEN
    if s.made_count != FORGOTTEN:
        s.made[s.made_count] = move
        s.made_by[s.made_count] = seat
        s.made_count += 1


@rule
def forget(s: State) -> None:
    """Nothing is remembered, but all that comes now will be."""
    for i in range(REMEMBERED):
        s.made[i] = NO_SET
        s.made_by[i] = NONE
    s.made_count = 0


@rule
def forget_where_short(s: State) -> None:
    """Before a lead, from which one can go on without what was before it."""
    if s.made_count == FORGOTTEN or s.made_count > REMEMBERED - FOR_A_TRICK:
        forget(s)


@rule
def take_hands_back(s: State) -> None:
    """The hands of a world as they were before the first decision that is remembered."""
    for i in range(s.made_count - 1, -1, -1):
        seat, move = int(s.made_by[i]), int(s.made[i])
        verb = VERB[move]
        if verb == TAKE:
            s.hands[seat] &= ~(1 << int(ONE[move]))
        elif verb != PASS:
            s.hands[seat] &= ~taken_at_once(s, i)
            s.hands[seat] |= set_cards(move)
    for seat in range(s.seats):
        s.known[seat] = 0
        s.sizes[seat] = bits.size(int(s.hands[seat]))


@rule
def taken_at_once(s: State, i: int) -> int:
    """The card that came with the i-th decision, a play that beat a single card (O18); an empty set if it did not."""
    last, passes = i - 1, 0
    while last >= 0 and VERB[int(s.made[last])] == PASS:
        last -= 1
        passes += 1
    if last < 0 or passes == s.seats - 1:
        return 0
    while VERB[int(s.made[last])] == TAKE:
        last -= 1
    beaten = int(s.made[last])
    return set_cards(beaten) if set_size(beaten) == 1 else 0
