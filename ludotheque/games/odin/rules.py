"""Odin (2024; 2–6 players): get rid of your cards by beating what lies in the centre, and groom your hand as you go.

Everybody has nine cards of 54 (six colours, numbers 1–9). Whoever leads plays one card; in turn the others play a set
(cards of one colour or of one number) of the same size or one card more, worth more, and take one card of the beaten
set into the hand; or they pass. When all others have passed, the last to play leads anew. The hand is over when one of
them has no cards left: each card of the others counts a point. Once somebody reaches the target, the fewest points win.

`state.py` tells the fields, `moves.py` the moves, `sets.py` the sets (O8–O10), `plays.py` which may be played. Rule
numbers are the O-numbers of the rule book; those that no source settles are listed as `assumed` in `__init__.py`.
"""

from __future__ import annotations

from ...core import bits
from ...core.chance import draw
from ...core.dispatch import POINTS, RANKING
from ...core.records import Ints
from ...core.rule import rule
from . import sets
from .checks import ALL_COLOURS, broken_rule, deck
from .memory import forget, forget_where_short, remember, take_hands_back
from .moves import ONE, PASS, TAKE, VERB
from .plays import follows, leads, takes
from .sets import GOAT, GOAT_MASK, set_cards, set_size, set_value
from .state import FOLLOW, HAND, LEAD, NONE, OVER, TAKE_CARD, State

__all__ = [
    "CODES", "State", "broken_rule", "chapter", "guess", "legal", "play", "points", "recall", "rewind", "start",
    "why_not",
]  # fmt: skip

CODES = sets.CODES
GOAT_POINTS = 5
LEFT_OF_STARTER, LAST_TO_ACT = 0, 1


# Setup, O1–O7


@rule
def start(s: State) -> None:
    """O3, O4: take colours out if asked, draw the first starter, deal the first hand."""
    s.colours = ALL_COLOURS
    for _ in range(s.removed_colours):
        s.colours &= ~(1 << bits.draw_one(s, s.colours))
    s.starter = draw(s, s.seats)
    deal(s)


@rule
def deal(s: State) -> None:
    """O5, O6: shuffle all, nine cards to each seat; the starter leads on an empty centre."""
    left = deck(s)
    for seat in range(s.seats):
        hand = 0
        for _ in range(HAND):
            hand |= 1 << bits.draw_one(s, left & ~hand)
        left &= ~hand
        s.hands[seat] = hand
        s.sizes[seat] = HAND
        s.known[seat] = 0
    if left & GOAT_MASK:
        left = swap_goat_in(s, left)
    s.undealt = left
    s.discards = 0
    s.hand_no += 1
    forget(s)
    lead(s, s.starter)


@rule
def swap_goat_in(s: State, left: int) -> int:
    """O41: the goat is always dealt; if it was not, it takes the place of a random dealt card. Returns what is left."""
    seat = draw(s, s.seats)
    out = 1 << bits.draw_one(s, int(s.hands[seat]))
    s.hands[seat] = (s.hands[seat] & ~out) | GOAT_MASK
    return (left & ~GOAT_MASK) | out


@rule
def lead(s: State, seat: int) -> None:
    """O6, O26: the centre is empty and the seat leads."""
    forget_where_short(s)
    s.centre = NONE
    s.owner = NONE
    s.beaten = 0
    s.passes = 0
    s.phase = LEAD
    give_turn(s, seat)


@rule
def give_turn(s: State, seat: int) -> None:
    """O7, O50: one seat decides."""
    s.turn = seat
    s.waiting = 1 << seat


# Legal moves


@rule
def legal(s: State, seat: int, moves: Ints) -> int:
    """The codes of the seat's legal moves, ascending."""
    if s.waiting == 0 or seat != s.turn:
        return 0
    if s.phase == TAKE_CARD:
        return takes(s, moves)
    if s.phase == LEAD:
        return leads(int(s.hands[seat]), moves)
    return follows(int(s.hands[seat]), s.centre, moves)


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """The number of the rule that forbids the move; 0 if it is legal."""
    if s.waiting == 0:
        return 32
    if seat != s.turn:
        return 50
    verb = VERB[move]
    if verb == TAKE:
        return why_not_take(s, int(ONE[move]))
    if s.phase == TAKE_CARD:
        return 18
    if verb == PASS:
        return 11 if s.phase == LEAD else 0
    if set_cards(move) & ~s.hands[seat] != 0:
        return 8
    if s.phase == LEAD:
        return 0 if set_size(move) == 1 or set_cards(move) == s.hands[seat] else 14
    if set_size(move) != set_size(s.centre) and set_size(move) != set_size(s.centre) + 1:
        return 17
    return 0 if set_value(move) > set_value(s.centre) else 10


@rule
def why_not_take(s: State, card: int) -> int:
    """O15, O18, O20: a card is taken from the beaten set only, and only after beating it."""
    if (s.beaten >> card) & 1:
        return 0
    if s.phase == LEAD:
        return 15
    if s.phase == TAKE_CARD and (set_cards(s.centre) >> card) & 1:
        return 20
    return 18


# Playing


@rule
def play(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    remember(s, seat, move)
    verb = VERB[move]
    if verb == PASS:
        pass_turn(s)
    elif verb == TAKE:
        take(s, seat, int(ONE[move]))
    else:
        play_set(s, seat, move)


@rule
def play_set(s: State, seat: int, move: int) -> None:
    """O15, O18: the set leaves the hand; an emptied hand ends it all; else the set is the new centre."""
    cards = set_cards(move)
    s.hands[seat] &= ~cards
    s.known[seat] &= ~cards
    s.sizes[seat] -= set_size(move)
    beaten = s.centre
    s.centre = move
    s.owner = seat
    s.passes = 0
    if s.sizes[seat] == 0:
        if beaten != NONE:
            s.discards |= set_cards(beaten)
        end_hand(s, seat)
    elif beaten == NONE:
        next_turn(s)
    else:
        s.beaten = set_cards(beaten)
        s.phase = TAKE_CARD
        if set_size(beaten) == 1:
            take(s, seat, bits.lowest(s.beaten))


@rule
def take(s: State, seat: int, card: int) -> None:
    """O18, O19: one card of the beaten set goes into the hand, seen by all (O36); the others are out."""
    s.hands[seat] |= 1 << card
    s.known[seat] |= 1 << card
    s.sizes[seat] += 1
    s.discards |= s.beaten & ~(1 << card)
    s.beaten = 0
    next_turn(s)


@rule
def next_turn(s: State) -> None:
    """O7: the left neighbour follows."""
    s.phase = FOLLOW
    give_turn(s, (s.turn + 1) % s.seats)


@rule
def pass_turn(s: State) -> None:
    """O23–O26: nothing moves; when all others have passed, the centre is out and its owner leads."""
    s.passes += 1
    if s.passes == s.seats - 1:
        s.discards |= set_cards(s.centre)
        lead(s, s.owner)
    else:
        next_turn(s)


# The end of a hand and of the match, O28–O34


@rule
def hand_points(s: State, seat: int) -> int:
    """O29, O41: a point for each card left, five for the goat."""
    return int(s.sizes[seat]) + (int(s.hands[seat] >> GOAT) & 1) * (GOAT_POINTS - 1)


@rule
def end_hand(s: State, finisher: int) -> None:
    """O28–O33: count the cards left; the match is over at the target, else deal anew."""
    over = s.target == 0
    for seat in range(s.seats):
        s.totals[seat] += hand_points(s, seat)
        if s.totals[seat] >= s.target:
            over = True
    if over:
        forget(s)
        s.phase = OVER
        s.waiting = 0
        return
    if s.next_starter == LAST_TO_ACT:
        s.starter = finisher
    else:
        s.starter = (s.starter + 1) % s.seats
    deal(s)


@rule
def chapter(s: State) -> int:
    """O33: the hand; only the points go on into the next one, and who starts it."""
    return int(s.hand_no)


@rule
def points(s: State, out: Ints) -> None:
    """O34: the fewest points win, ties share."""
    for seat in range(s.seats):
        out[seat, POINTS] = s.totals[seat]
        out[seat, RANKING] = -s.totals[seat]


# Information, O35–O38


@rule
def guess(s: State, seat: int) -> None:
    """O38: deal the unseen cards at random to the opponents' unknown places; the rest was never dealt."""
    unseen = deck(s) & ~(s.discards | s.beaten)
    if s.centre != NONE:
        unseen &= ~set_cards(s.centre)
    for other in range(s.seats):
        unseen &= ~(s.hands[seat] if other == seat else s.known[other])
    unseen = guess_goat(s, seat, unseen)
    for other in range(s.seats):
        if other == seat:
            continue
        hand = s.known[other] | s.hands[other]
        for _ in range(s.sizes[other] - bits.size(hand)):
            card = 1 << bits.draw_one(s, unseen)
            hand |= card
            unseen &= ~card
        s.hands[other] = hand
    s.undealt = unseen


@rule
def guess_goat(s: State, seat: int, unseen: int) -> int:
    """O41: the goat was dealt, so while unseen it is in an opponent's unknown place. Returns the other unseen cards."""
    if unseen & GOAT_MASK == 0:
        return unseen
    places = 0
    for other in range(s.seats):
        if other != seat:
            places += s.sizes[other] - bits.size(int(s.known[other]))
    place = draw(s, places)
    for other in range(s.seats):
        if other == seat:
            continue
        place -= s.sizes[other] - bits.size(int(s.known[other]))
        if place < 0:
            s.hands[other] = GOAT_MASK
            break
    return unseen & ~GOAT_MASK


@rule
def rewind(s: State) -> int:
    """O36: take a world back to the first decision that all remember; return how many came since."""
    count = s.made_count
    if count <= 0:
        return 0
    take_hands_back(s)
    s.made_count = 0
    lead(s, int(s.made_by[0]))
    return count


@rule
def recall(s: State, i: int) -> int:
    """O36: the i-th decision since then."""
    return int(s.made[i])
