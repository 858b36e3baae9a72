"""Odin's Ravens (first edition, 2002; 2 players): two ravens race along a path of landscape cards, a lane each.

A flight card takes one's raven over the next space and all equal ones behind it; two equal cards serve as any other.
In a turn one plays up to three cards from the hand and up to three from the top of a stack of one's own, laid aside
earlier. Odin cards turn, swap, remove and add landscape cards, push and step, rearrange the stack, or put a marker in
the way; cards of the right kind may go to the magic way instead. Who reaches the end scores the distance to the other
raven, and who has more cards on the magic way three points. Twelve points end the match.

`state.py` tells the fields, `moves.py` the moves, `tables.py` the cards; `path.py` and `piles.py` are about the path
and a player's cards, `choices.py` about what is legal, `integrity.py` about what always holds. Rule numbers are the
R-numbers of the rule book; what is assumed where the sheets are silent stands in the texts `ravens-assumed-…`.
"""

from __future__ import annotations

from ...core import heaps
from ...core.chance import draw
from ...core.dispatch import POINTS, RANKING
from ...core.records import Ints
from ...core.rule import rule
from . import moves as codes
from . import tables
from .choices import legal, why_not
from .integrity import broken_rule
from .moves import MOVES, ONE, THREE, TWO, VERB
from .path import append, clash, draw_land, landing, lands_left, put_under, take_out, trim_path, turned
from .piles import refill, take_card, take_from_hand, take_from_stack
from .state import ADD_LAND, ARRANGE, EXTEND_PATH, OVER, PLAY, SEATS, State

__all__ = ["CODES", "State", "broken_rule", "guess", "legal", "play", "points", "start", "why_not"]

CODES = MOVES.count


# Preparing a stage, R14–R21


@rule
def start(s: State) -> None:
    """R20: chance or the option says who begins the first stage."""
    s.last_winner = tables.NONE
    starter = s.first_starter - 1 if s.first_starter else draw(s, SEATS)
    prepare(s, starter)


@rule
def prepare(s: State, starter: int) -> None:
    """R14–R19: a fresh path of nine, ravens at the start, marker aside, a magic way card, five cards for each."""
    lay_path(s)
    s.marker = 0
    s.magic_card = draw(s, len(tables.MAGIC))
    for seat in range(SEATS):
        s.positions[seat] = 0
        s.magic_rows[seat] = 0
        s.discards[seat] = 0
        s.hands[seat] = 0
        s.hand_sizes[seat] = 0
        for i in range(s.stack_sizes[seat]):
            s.stacks[seat, i] = 0
        s.stack_sizes[seat] = 0
        s.piles[seat] = tables.DECK
        s.pile_sizes[seat] = tables.CARDS
        refill(s, seat)
    s.stage += 1
    s.starter = starter
    s.turns = 0
    begin_turn(s, starter)


@rule
def lay_path(s: State) -> None:
    """R14–R16: nine cards; one that clashes is turned, and goes under the deck if it still clashes.

    R21 never arises: at most 13 of the 31 or more cards left clash with the last card of the path.
    """
    for i in range(s.length):
        s.path[i] = 0
    for i in range(s.under_size):
        s.under[i] = 0
    s.length, s.under_size = 0, 0
    s.deck = tables.LAND_DECK
    s.land_discards = 0
    while s.length < tables.PATH:
        card = draw_land(s)
        if draw(s, 2) == 1:
            card = turned(card)
        if s.length > 0 and clash(int(s.path[s.length - 1]), card):
            card = turned(card)
        if s.length > 0 and clash(int(s.path[s.length - 1]), card):
            put_under(s, card)
        else:
            append(s, card)


# Playing


@rule
def play(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    verb = int(VERB[move])
    first = int(ONE[move])
    if verb == codes.END:
        end_turn(s, seat)
    elif verb == codes.EXTEND:
        s.drawn = draw_land(s)
        s.phase = EXTEND_PATH
    elif verb == codes.LAY:
        lay(s, seat, first)
    elif verb in (codes.FLY, codes.CROSS):
        fly(s, seat, first, verb == codes.CROSS)
    elif verb == codes.TOP:
        put_on_top(s, seat, first)
    elif verb == codes.DONE:
        s.phase = PLAY
        s.arranged = 0
    else:
        play_card(s, seat, verb, move)


@rule
def play_card(s: State, seat: int, verb: int, move: int) -> None:
    """R24, R28, R30, R45, R49: a card leaves hand or stack and goes where it belongs; an Odin card acts then."""
    first = int(TWO[move])
    kind = int(codes.KIND_FOR[verb])
    if kind == 0:
        kind = first
    take_card(s, seat, kind, int(ONE[move]))
    if verb == codes.STASH:
        s.stacks[seat, s.stack_sizes[seat]] = kind
        s.stack_sizes[seat] += 1
    elif verb == codes.MAGIC_WAY:
        s.magic_rows[seat] += heaps.one(kind, tables.BITS)
    else:
        s.discards[seat] += heaps.one(kind, tables.BITS)
        act(s, seat, verb, first, int(THREE[move]))


@rule
def fly(s: State, seat: int, payment: int, cross: bool) -> None:
    """R33, R37, R39, R40: pay; fly to the end of the group, or up to a marker in it that is not paid for."""
    take_from_hand(s, seat, int(tables.PAY_HAND[payment]), int(tables.PAY_HAND_SIZE[payment]))
    take_from_stack(s, seat, int(tables.PAY_STACK_SIZE[payment]))
    s.discards[seat] += tables.PAY_HAND[payment] + tables.PAY_STACK[payment]
    reached = landing(s, seat, cross)
    if s.marker >> 6 == seat and s.positions[seat] < s.marker & 63 <= reached:
        s.marker = 0
    s.positions[seat] = reached
    check_end(s, seat)


@rule
def act(s: State, seat: int, verb: int, first: int, second: int) -> None:
    """R49–R59: an Odin action, its card being out of the way; a discard has none."""
    if verb == codes.REARRANGE:
        # With fewer than two cards there is nothing to arrange.
        if s.stack_sizes[seat] > 1:
            s.phase = ARRANGE
    elif verb == codes.ADD:
        s.to_lay = min(2, lands_left(s)) - 1
        s.drawn = draw_land(s)
        s.phase = ADD_LAND
    elif verb == codes.PUSH:
        s.positions[1 - seat] -= 1
    elif verb == codes.STEP:
        s.positions[seat] += 1
        check_end(s, seat)
    elif verb == codes.TURN:
        s.path[first - 1] = turned(int(s.path[first - 1]))
    elif verb == codes.REMOVE:
        remove(s, seat, first)
    elif verb == codes.MARKER:
        s.marker = first
    elif verb == codes.SWAP:
        card = int(s.path[first - 1])
        s.path[first - 1] = s.path[second - 1]
        s.path[second - 1] = card


@rule
def remove(s: State, seat: int, i: int) -> None:
    """R55: the card leaves the path for good, as far as this stage goes, or for the bottom of the deck."""
    card = take_out(s, i)
    if s.removed_land == tables.DISCARD_PILE:
        s.land_discards += heaps.one(int(tables.PAIR[card]), tables.BITS)
    else:
        put_under(s, card)
    check_end(s, seat)


@rule
def put_on_top(s: State, seat: int, depth: int) -> None:
    """R50: the card at that depth, 1 being the top, comes up to right below the settled ones."""
    at = int(s.stack_sizes[seat]) - depth
    target = int(s.stack_sizes[seat]) - 1 - s.arranged
    card = int(s.stacks[seat, at])
    for i in range(at, target):
        s.stacks[seat, i] = s.stacks[seat, i + 1]
    s.stacks[seat, target] = card
    s.arranged += 1
    if s.arranged >= s.stack_sizes[seat] - 1:
        s.phase = PLAY
        s.arranged = 0


@rule
def lay(s: State, seat: int, card: int) -> None:
    """R51, R60: lay the drawn card; then the second of two, back to the plays, or to the end of the turn."""
    append(s, card)
    s.drawn = 0
    trim_path(s)
    if s.phase == EXTEND_PATH:
        end_turn(s, seat)
    elif s.to_lay > 0:
        s.to_lay -= 1
        s.drawn = draw_land(s)
    else:
        s.phase = PLAY


# Turns, R22, R23, R60, R61


@rule
def begin_turn(s: State, seat: int) -> None:
    """R22, R23: the seat decides, with three hand plays and three stack plays."""
    s.turns += 1
    s.turn = seat
    s.waiting = 1 << seat
    s.phase = PLAY
    s.hand_plays = tables.PLAYS
    s.stack_plays = tables.PLAYS


@rule
def end_turn(s: State, seat: int) -> None:
    """R22, R61: draw up to five, then it is the other's turn."""
    refill(s, seat)
    if s.turns == tables.MOST_TURNS:
        void_stage(s)
    else:
        begin_turn(s, 1 - seat)


@rule
def void_stage(s: State) -> None:
    """R74: a stage that goes on and on is set up again; the third in a row counts as it stands and ends the match."""
    s.voids += 1
    if s.voids < tables.MOST_VOIDS:
        prepare(s, s.starter)
        return
    winner = 1 - s.starter
    if s.positions[0] != s.positions[1]:
        winner = 0 if s.positions[0] > s.positions[1] else 1
    score(s, winner)
    end_match(s)


# The end of a stage and of the match, R63–R71


@rule
def check_end(s: State, seat: int) -> None:
    """R63, R64: a raven on the last space ends the stage for its owner, for the active player if both are there."""
    if s.positions[seat] == s.length:
        end_stage(s, seat)
    elif s.positions[1 - seat] == s.length:
        end_stage(s, 1 - seat)


@rule
def magic_lead(s: State, seat: int) -> int:
    """How many cards more than the other a seat has on the magic way."""
    return heaps.size(s.magic_rows[seat], tables.BITS) - heaps.size(s.magic_rows[1 - seat], tables.BITS)


@rule
def magic_leader(s: State) -> int:
    """R66: who has more cards on the magic way, −1 if nobody."""
    lead = magic_lead(s, 0)
    if lead == 0:
        return tables.NONE
    return 0 if lead > 0 else 1


@rule
def score(s: State, winner: int) -> None:
    """R65, R66: the distance for the winner, three points for the leader on the magic way."""
    s.scores[winner] += s.positions[winner] - s.positions[1 - winner]
    leader = magic_leader(s)
    if leader != tables.NONE:
        s.scores[leader] += tables.MAGIC_POINTS
    s.last_winner = winner


@rule
def end_stage(s: State, winner: int) -> None:
    """R67–R69: twelve points end the match, else a new stage begins with whoever has fewer points."""
    score(s, winner)
    s.voids = 0
    if s.scores[0] >= tables.TARGET or s.scores[1] >= tables.TARGET:
        end_match(s)
        return
    starter = winner
    if s.scores[0] != s.scores[1]:
        starter = 0 if s.scores[0] < s.scores[1] else 1
    prepare(s, starter)


@rule
def end_match(s: State) -> None:
    """R69, R74: nobody decides any more."""
    s.phase = OVER
    s.waiting = 0


@rule
def points(s: State, out: Ints) -> None:
    """R70, R71: more points win; if they are equal, the winner of the last stage."""
    for seat in range(SEATS):
        out[seat, POINTS] = s.scores[seat]
        out[seat, RANKING] = 2 * s.scores[seat] + (1 if s.last_winner == seat else 0)


# Information, R13, R76


@rule
def guess(s: State, seat: int) -> None:
    """R13: an opponent's cards that lie nowhere in the open are dealt at random to his hand, stack and pile.

    All that a view holds is respected. A view does not hold which cards a reshuffle put back into the pile (R61).
    """
    for other in range(SEATS):
        if other == seat:
            continue
        unseen = tables.DECK - int(s.discards[other]) - int(s.magic_rows[other])
        hand = 0
        for _ in range(s.hand_sizes[other]):
            card = heaps.one(heaps.draw(s, unseen, tables.BITS), tables.BITS)
            hand += card
            unseen -= card
        s.hands[other] = hand
        for i in range(s.stack_sizes[other]):
            kind = heaps.draw(s, unseen, tables.BITS)
            s.stacks[other, i] = kind
            unseen -= heaps.one(kind, tables.BITS)
        s.piles[other] = unseen
