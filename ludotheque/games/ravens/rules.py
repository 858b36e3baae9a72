"""Odin's Ravens (first edition, 2002; 2 players): two ravens race along a path of landscape cards, a lane each.

A flight card takes one's raven over the next space and all equal ones behind it; two equal cards serve as any other.
In a turn one plays up to three cards from the hand and up to three from the top of a stack of one's own, laid aside
earlier. Odin cards turn, swap, remove and add landscape cards, push and step, rearrange the stack, or put a marker in
the way; cards of the right kind may go to the magic way instead. Who reaches the end scores the distance to the other
raven, and who has more cards on the magic way three points. Twelve points end the match.

Seat 0 is Grey on lane a, seat 1 is Brown on lane b.

| field | seen by | what |
|---|---|---|
| removed_land, marker_in_group, trim, first_starter | all | the options: D1, A7 (R40), R62 (0: never), R20 |
| scores, stage, starter | all | points; the number of the stage from 1; who began it |
| turn, turns | all | who decides; turns begun in this stage |
| last_winner, voids | all | who won the last stage, −1 before there is one; void stages since (R74) |
| path, length | all | the landscape cards of the path from its start, 0 behind its end; how many there are |
| deck | all | heap of the landscape cards whose order nobody knows: the upper part of the landscape deck |
| under, under_size | all | the lower part, cards that everybody saw going there, in their order |
| land_discards | all | heap of removed landscape cards, where they do not go under the deck |
| drawn, to_lay | all | the landscape card to be laid, 0 if none; how many more are to be drawn after it |
| positions | all | of the ravens: 0 is the start, then the number of the card |
| marker | all | 0 aside, else `64 * lane + number of the card` |
| magic_card, magic_rows | all | the open magic way card; the heaps played there |
| hands, piles | owner | heaps; a draw pile's order is chance to come, its cards follow from those its owner sees |
| stacks | owner | the auxiliary stacks from the bottom, 0 above the top |
| hand_sizes, pile_sizes, stack_sizes | all | how many cards there are |
| discards | all | heaps |
| hand_plays, stack_plays | all | plays left in this turn |
| arranged | all | while a stack is rearranged: how many cards from the top are settled |

Nothing is shuffled ahead: whenever a card is drawn from a pile whose order nobody knows, chance picks it then.
Move codes are those of `cards.py`. Rule numbers are the R-numbers of the rule book.
"""

from __future__ import annotations

import numpy as np

from ...core.chance import draw
from ...core.generic import POINTS, RANKING
from ...core.records import OWNER, Ints, Record, field
from ...core.rule import rule
from .cards import (
    ADD,
    ADD_LAND,
    ARRANGE,
    CARDS,
    CODES,
    CROSS,
    DECK,
    DISCARD,
    DISCARD_PILE,
    DONE,
    END,
    EXTEND,
    EXTEND_PATH,
    FLY,
    HAND,
    KIND_FOR,
    KINDS,
    LAND_DECK,
    LAY,
    LONGEST,
    MAGIC,
    MAGIC_POINTS,
    MAGIC_WAY,
    MARKER,
    MOST_TURNS,
    MOST_VOIDS,
    NONE,
    ONE,
    OVER,
    PAIR,
    PATH,
    PAY_HAND,
    PAY_HAND_SIZE,
    PAY_STACK,
    PAY_STACK_SIZE,
    PLAY,
    PLAYS,
    PUSH,
    REARRANGE,
    REMOVE,
    SEATS,
    STACKED,
    STASH,
    STEP,
    SWAP,
    TARGET,
    TOP,
    TURN,
    TWO,
    VERB,
    count,
    one,
    pick,
    total,
)
from .choices import legal, why_not
from .path import (
    append,
    clash,
    draw_land,
    group_end,
    lands_left,
    marker_ahead,
    put_under,
    take_out,
    trim_path,
    turned,
)
from .piles import refill, take_card, take_from_hand, take_from_stack

__all__ = ["CODES", "State", "guess", "intact", "legal", "play", "points", "start", "why_not"]


class State(Record):
    """The position; the table above tells the fields."""

    removed_land: int = field()
    marker_in_group: int = field()
    trim: int = field()
    first_starter: int = field()
    scores: Ints = field(SEATS)
    stage: int = field()
    starter: int = field()
    turn: int = field()
    turns: int = field()
    last_winner: int = field()
    voids: int = field()
    path: Ints = field(LONGEST, dtype=np.int8)
    length: int = field()
    deck: int = field()
    under: Ints = field(LONGEST, dtype=np.int8)
    under_size: int = field()
    land_discards: int = field()
    drawn: int = field()
    to_lay: int = field()
    positions: Ints = field(SEATS)
    marker: int = field()
    magic_card: int = field()
    magic_rows: Ints = field(SEATS)
    hands: Ints = field(SEATS, seen_by=OWNER)
    piles: Ints = field(SEATS, seen_by=OWNER)
    stacks: Ints = field(SEATS, CARDS, dtype=np.int8, seen_by=OWNER)
    hand_sizes: Ints = field(SEATS)
    pile_sizes: Ints = field(SEATS)
    stack_sizes: Ints = field(SEATS)
    discards: Ints = field(SEATS)
    hand_plays: int = field()
    stack_plays: int = field()
    arranged: int = field()


# Preparing a stage, R14–R21


@rule
def start(s: State) -> None:
    """R20: chance or the option says who begins the first stage."""
    s.last_winner = NONE
    starter = s.first_starter - 1 if s.first_starter else draw(s, SEATS)
    prepare(s, starter)


@rule
def prepare(s: State, starter: int) -> None:
    """R14–R19: a fresh path of nine, ravens at the start, marker aside, a magic way card, five cards for each."""
    lay_path(s)
    s.marker = 0
    s.magic_card = draw(s, len(MAGIC))
    for seat in range(SEATS):
        s.positions[seat] = 0
        s.magic_rows[seat] = 0
        s.discards[seat] = 0
        s.hands[seat] = 0
        s.hand_sizes[seat] = 0
        for i in range(s.stack_sizes[seat]):
            s.stacks[seat, i] = 0
        s.stack_sizes[seat] = 0
        s.piles[seat] = DECK
        s.pile_sizes[seat] = CARDS
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
    s.deck = LAND_DECK
    s.land_discards = 0
    while s.length < PATH:
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
    first, second = int(ONE[move]), int(TWO[move])
    if verb == END:
        end_turn(s, seat)
    elif verb == EXTEND:
        s.drawn = draw_land(s)
        s.phase = EXTEND_PATH
    elif verb == LAY:
        lay(s, seat, 8 * first + second)
    elif verb in (FLY, CROSS):
        fly(s, seat, first, verb == CROSS)
    elif verb == TOP:
        put_on_top(s, seat, first)
    elif verb == DONE:
        s.phase = PLAY
        s.arranged = 0
    elif verb == STASH:
        take_card(s, seat, first, 0)
        s.stacks[seat, s.stack_sizes[seat]] = first
        s.stack_sizes[seat] += 1
    elif verb == MAGIC_WAY:
        take_card(s, seat, first, int(STACKED[move]))
        s.magic_rows[seat] += one(first)
    else:
        kind = first if verb == DISCARD else int(KIND_FOR[verb])
        take_card(s, seat, kind, int(STACKED[move]))
        s.discards[seat] += one(kind)
        act(s, seat, verb, first, second)


@rule
def fly(s: State, seat: int, payment: int, cross: bool) -> None:
    """R33, R37, R39, R40: pay; fly to the end of the group, or up to a marker in it that is not paid for."""
    take_from_hand(s, seat, int(PAY_HAND[payment]), int(PAY_HAND_SIZE[payment]))
    take_from_stack(s, seat, int(PAY_STACK_SIZE[payment]))
    s.discards[seat] += PAY_HAND[payment] + PAY_STACK[payment]
    first = int(s.positions[seat]) + 1
    ahead = marker_ahead(s, seat)
    if ahead > first and not cross:
        s.positions[seat] = ahead - 1
        return
    if ahead:
        s.marker = 0
    s.positions[seat] = group_end(s, seat, first)
    check_end(s, seat)


@rule
def act(s: State, seat: int, verb: int, first: int, second: int) -> None:
    """R49–R59: an Odin action, its card being out of the way; a discard has none."""
    if verb == REARRANGE:
        # With fewer than two cards there is nothing to arrange.
        if s.stack_sizes[seat] > 1:
            s.phase = ARRANGE
    elif verb == ADD:
        s.to_lay = min(2, lands_left(s)) - 1
        s.drawn = draw_land(s)
        s.phase = ADD_LAND
    elif verb == PUSH:
        s.positions[1 - seat] -= 1
    elif verb == STEP:
        s.positions[seat] += 1
        check_end(s, seat)
    elif verb == TURN:
        s.path[first - 1] = turned(int(s.path[first - 1]))
    elif verb == REMOVE:
        remove(s, seat, first)
    elif verb == MARKER:
        s.marker = 64 * first + second
    elif verb == SWAP:
        card = int(s.path[first - 1])
        s.path[first - 1] = s.path[second - 1]
        s.path[second - 1] = card


@rule
def remove(s: State, seat: int, i: int) -> None:
    """R55, D1: the card leaves the path for good, as far as this stage goes, or for the bottom of the deck."""
    card = take_out(s, i)
    if s.removed_land == DISCARD_PILE:
        s.land_discards += one(int(PAIR[card]))
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
    s.hand_plays = PLAYS
    s.stack_plays = PLAYS


@rule
def end_turn(s: State, seat: int) -> None:
    """R22, R61: draw up to five, then it is the other's turn."""
    refill(s, seat)
    if s.turns == MOST_TURNS:
        void_stage(s)
    else:
        begin_turn(s, 1 - seat)


@rule
def void_stage(s: State) -> None:
    """R74: a stage that goes on and on is set up again; the third in a row counts as it stands and ends the match."""
    s.voids += 1
    if s.voids < MOST_VOIDS:
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
def magic_leader(s: State) -> int:
    """R66: who has more cards on the magic way, −1 if nobody."""
    lead = total(int(s.magic_rows[0])) - total(int(s.magic_rows[1]))
    if lead == 0:
        return NONE
    return 0 if lead > 0 else 1


@rule
def score(s: State, winner: int) -> None:
    """R65, R66: the distance for the winner, three points for the leader on the magic way."""
    s.scores[winner] += s.positions[winner] - s.positions[1 - winner]
    leader = magic_leader(s)
    if leader != NONE:
        s.scores[leader] += MAGIC_POINTS
    s.last_winner = winner


@rule
def end_stage(s: State, winner: int) -> None:
    """R67–R69: twelve points end the match, else a new stage begins with whoever has fewer points."""
    score(s, winner)
    s.voids = 0
    if s.scores[0] >= TARGET or s.scores[1] >= TARGET:
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
        unseen = DECK - int(s.discards[other]) - int(s.magic_rows[other])
        hand = 0
        for _ in range(s.hand_sizes[other]):
            card = one(pick(s, unseen))
            hand += card
            unseen -= card
        s.hands[other] = hand
        for i in range(s.stack_sizes[other]):
            kind = pick(s, unseen)
            s.stacks[other, i] = kind
            unseen -= one(kind)
        s.piles[other] = unseen


@rule
def intact(s: State) -> int:
    """R3, R4 and what follows from the rules; 0, or the number of the broken rule."""
    for seat in range(SEATS):
        broken = broken_cards(s, seat)
        if broken:
            return broken
    if not all_lands(s):
        return 3
    for seat in range(SEATS):
        at = int(s.positions[seat])
        if at < 0 or at > s.length:
            return 9
        if at == s.length and s.phase != OVER:
            return 63
        if s.marker != 0 and s.marker == 64 * seat + at:
            return 11
    if s.marker != 0 and not (s.marker >> 6 < SEATS and 1 <= s.marker & 63 <= s.length):
        return 10
    if not (0 <= s.hand_plays <= PLAYS and 0 <= s.stack_plays <= PLAYS):
        return 23
    return 0 if (s.phase == OVER) == (s.waiting == 0) else 69


@rule
def broken_cards(s: State, seat: int) -> int:
    """R4, R45, R72: are a player's 33 cards all there, and where they may be?"""
    heap = int(s.hands[seat]) + int(s.piles[seat]) + int(s.discards[seat]) + int(s.magic_rows[seat])
    for i in range(CARDS):
        kind = int(s.stacks[seat, i])
        if (kind != 0) != (i < s.stack_sizes[seat]):
            return 27
        if kind:
            heap += one(kind)
    cards = s.hand_sizes[seat] + s.pile_sizes[seat] + s.stack_sizes[seat]
    cards += total(int(s.discards[seat])) + total(int(s.magic_rows[seat]))
    if heap != DECK or cards != CARDS:
        return 4
    if s.hand_sizes[seat] != total(int(s.hands[seat])) or s.pile_sizes[seat] != total(int(s.piles[seat])):
        return 4
    if s.hand_sizes[seat] > HAND:
        return 72
    for kind in range(1, KINDS + 1):
        if count(int(s.magic_rows[seat]), kind) and (MAGIC[s.magic_card] >> kind) & 1 == 0:
            return 45
    return 0


@rule
def all_lands(s: State) -> bool:
    """R3: the 40 landscape cards are in the path, the deck, the discards or about to be laid."""
    heap = s.deck + s.land_discards
    cards = total(s.deck) + total(s.land_discards)
    if s.drawn:
        heap += one(int(PAIR[s.drawn]))
        cards += 1
    for i in range(LONGEST):
        if (s.path[i] != 0) != (i < s.length) or (s.under[i] != 0) != (i < s.under_size):
            return False
        for card in (int(s.path[i]), int(s.under[i])):
            if card:
                heap += one(int(PAIR[card]))
                cards += 1
    return heap == LAND_DECK and cards == LONGEST
