"""Spookies in words: what is asked, offered, told and refused, and what a screen shows beside the fields."""

from __future__ import annotations

import numpy as np

from ...core import bits
from ...core.meanings import NUMBER, SEAT, SEATS, Digits
from ...core.messages import Messages, say
from ...core.records import Ints
from ...core.rule import rule
from . import rules
from .board import ATTIC, FEWEST_DICE, GARDEN, GHOST, MOST_DICE, START
from .chips import gain, price
from .dice import dice_rolled, landing, most_dice_for, outcome_of, result
from .moves import AT_FLOOR, CHOOSE, FIGURE, FRIEND, JOKER, KEEP, MOVES, ONE, ROLL, SEND_GHOST, STOP, TO_FLOOR, VERB
from .odds import Derived, chance, derive
from .state import ASK_FRIEND, ASK_GHOST, ASK_JOKER, ASK_ROLL, CLIMB, FALL, NONE, OVER, PAY_CHIPS, QUESTION, STAY, State

__all__ = ["MESSAGES", "Derived", "ask", "derive", "offer", "tell", "why_not_picked"]

MESSAGES = Messages("spookies")
DIGITS = Digits()
ROOM = 3
"""The bits that a die takes among the digits of a text."""

ASK_CHOOSE = MESSAGES("ask-choose")
ASK_CHOOSE_FREE = MESSAGES("ask-choose-free")
ASK_TO_ROLL = MESSAGES("ask-roll", figure=FIGURE, floor=AT_FLOOR, dice=NUMBER)
ASK_GO_ON = MESSAGES("ask-go-on", figure=FIGURE, floor=AT_FLOOR, dice=NUMBER)
ASK_TO_KEEP = MESSAGES("ask-joker", dice=DIGITS, total=NUMBER)
ASK_WHITHER = MESSAGES("ask-ghost")
ASK_WAIT = MESSAGES("ask-wait", player=SEAT)
ASK_OVER = MESSAGES("ask-over")

MOVE_CHOOSE = MESSAGES("move-choose", figure=FRIEND, floor=AT_FLOOR)
MOVE_ROLL = MESSAGES("move-roll", dice=NUMBER, chance=NUMBER, chips=NUMBER)
MOVE_ROLL_AGAIN = MESSAGES("move-roll-attic", dice=NUMBER, chance=NUMBER, chips=NUMBER)
MOVE_STOP = MESSAGES("move-stop")
MOVE_KEEP_CLIMB = MESSAGES("move-keep-climb", total=NUMBER, figure=FIGURE, floor=TO_FLOOR, chips=NUMBER)
MOVE_KEEP_AGAIN = MESSAGES("move-keep-attic", total=NUMBER, figure=FIGURE, chips=NUMBER)
MOVE_KEEP_STAY = MESSAGES("move-keep-stay", total=NUMBER, figure=FIGURE)
MOVE_KEEP_FALL = MESSAGES("move-keep-fall", total=NUMBER, figure=FIGURE, floor=TO_FLOOR, chips=NUMBER)
MOVE_JOKER = MESSAGES("move-joker", dice=NUMBER, chance=NUMBER)
MOVE_JOKER_AGAIN = MESSAGES("move-joker-attic", dice=NUMBER, chance=NUMBER)
MOVE_GHOST_UP = MESSAGES("move-ghost-up", floor=TO_FLOOR)
MOVE_GHOST_DOWN = MESSAGES("move-ghost-down", floor=TO_FLOOR)

LOG_DIE = MESSAGES("log-die", player=SEAT, figure=FIGURE)
LOG_DIE_CHOICE = MESSAGES("log-die-choice", player=SEAT)
LOG_CHOOSE = MESSAGES("log-choose", player=SEAT, figure=FIGURE)
LOG_ROLL = MESSAGES("log-roll", player=SEAT, figure=FIGURE, dice=DIGITS, total=NUMBER)
LOG_JOKER = MESSAGES("log-joker", player=SEAT, figure=FIGURE, dice=DIGITS, total=NUMBER)
LOG_CLIMB = MESSAGES("log-climb", player=SEAT, figure=FIGURE, floor=TO_FLOOR, chips=NUMBER)
LOG_AGAIN = MESSAGES("log-attic-again", player=SEAT, figure=FIGURE, total=NUMBER, chips=NUMBER)
LOG_COLLECT = MESSAGES("log-collect", player=SEAT, chips=NUMBER)
LOG_RESET = MESSAGES("log-reset", figure=FIGURE)
LOG_STAY = MESSAGES("log-stay", figure=FIGURE, floor=AT_FLOOR)
LOG_ATTIC_STAY = MESSAGES("log-attic-stay", figure=FIGURE, total=NUMBER)
LOG_FALL = MESSAGES("log-fall", player=SEAT, figure=FIGURE, floor=TO_FLOOR, chips=NUMBER)
LOG_STOP = MESSAGES("log-stop", player=SEAT)
LOG_GHOST = MESSAGES("log-ghost", player=SEAT, floor=TO_FLOOR)
LOG_END = MESSAGES("log-end")
LOG_JOKER_CHIPS = MESSAGES("log-joker-chips", player=SEAT)
LOG_JOKER_POINTS = MESSAGES("log-joker-points", player=SEAT)
LOG_POINTS = MESSAGES("log-points", player=SEAT, chips=NUMBER, points=NUMBER)
LOG_WIN = MESSAGES("log-win", players=SEATS, count=NUMBER, points=NUMBER)


# What is asked


@rule
def ask(s: State, seat: int, out: Ints) -> None:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        say(out, ASK_OVER)
    elif seat != s.turn:
        say(out, ASK_WAIT, s.turn)
    elif s.phase == ASK_FRIEND:
        say(out, ASK_CHOOSE_FREE if s.free_choice else ASK_CHOOSE)
    elif s.phase == ASK_JOKER:
        say(out, ASK_TO_KEEP, digits(s), result(s))
    elif s.phase == ASK_GHOST:
        say(out, ASK_WHITHER)
    else:
        message = ASK_TO_ROLL if s.phase == ASK_ROLL else ASK_GO_ON
        say(out, message, s.active, int(s.pieces[s.active]), most_dice_for(s, s.active))


@rule
def digits(s: State) -> int:
    """The dice of the last roll as digits of a text."""
    packed = 0
    for i in range(MOST_DICE):
        packed |= int(s.dice[i]) << (ROOM * i)
    return packed


# What is offered


@rule
def offer(s: State, seat: int, move: int, out: Ints) -> None:
    """A move as an offer to make it."""
    verb, one = VERB[move], int(ONE[move])
    if verb == CHOOSE:
        say(out, MOVE_CHOOSE, one, int(s.pieces[one]))
    elif verb == ROLL:
        odds = chance(s, one)
        again = odds > 0 and s.pieces[s.active] == ATTIC
        say(
            out,
            MOVE_ROLL_AGAIN if again else MOVE_ROLL,
            one,
            odds,
            gain(s, min(int(s.pieces[s.active]) + 1, ATTIC), one) if odds else 0,
        )
    elif verb == STOP:
        say(out, MOVE_STOP)
    elif verb == KEEP:
        offer_to_keep(s, seat, out)
    elif verb == JOKER:
        odds = chance(s, dice_rolled(s))
        again = odds > 0 and s.pieces[s.active] == ATTIC
        say(out, MOVE_JOKER_AGAIN if again else MOVE_JOKER, dice_rolled(s), odds)
    else:
        say(out, MOVE_GHOST_UP if one > 0 else MOVE_GHOST_DOWN, int(s.pieces[GHOST]) + one)


@rule
def offer_to_keep(s: State, seat: int, out: Ints) -> None:
    """What happens if the roll on the table counts."""
    floor, total = int(s.pieces[s.active]), result(s)
    outcome = outcome_of(floor, s.attic, total)
    if outcome == STAY:
        say(out, MOVE_KEEP_STAY, total, s.active)
    elif outcome == FALL:
        say(out, MOVE_KEEP_FALL, total, s.active, landing(total), price(s, seat, floor, total))
    elif floor == ATTIC:
        say(out, MOVE_KEEP_AGAIN, total, s.active, gain(s, min(floor + 1, ATTIC), dice_rolled(s)))
    else:
        say(out, MOVE_KEEP_CLIMB, total, s.active, floor + 1, gain(s, min(floor + 1, ATTIC), dice_rolled(s)))


# What is refused: every element stands for the one move that it makes

MOVE_OF = np.array([MOVES.elements.index((name,)) for name in MOVES.element_names])
"""The move that picking an element makes."""


@rule
def why_not_picked(s: State, seat: int, picks: Ints, count: int) -> int:
    """The number of the rule that forbids picking these elements together; 0 if none can be named."""
    several = False
    for i in range(count):
        if picks[i] < 0:
            return 0
        refused = rules.why_not(s, seat, int(MOVE_OF[picks[i]]))
        if refused:
            return refused
        several = several or picks[i] != picks[0]
    return one_at_a_time(s) if several else 0


@rule
def one_at_a_time(s: State) -> int:
    """The rule that asks for one of the legal moves."""
    if s.phase == ASK_FRIEND:
        return rules.choosing(s)
    if s.phase == ASK_JOKER:
        return 21
    return 25 if s.phase == ASK_GHOST else 5


# What is told


@rule
def tell(before: State, seat: int, move: int, after: State, viewer: int, out: Ints) -> None:
    """A move in words; everything but the values of chips happens in the open."""
    verb = VERB[move]
    if verb == CHOOSE:
        say(out, LOG_CHOOSE, seat, int(ONE[move]))
        return
    if verb == STOP:
        say(out, LOG_STOP, seat)
    elif verb == SEND_GHOST:
        say(out, LOG_GHOST, seat, int(after.pieces[GHOST]))
    else:
        if verb != KEEP:
            message = LOG_JOKER if verb == JOKER else LOG_ROLL
            say(out, message, seat, before.active, digits(after), result(after))
        if after.phase != ASK_JOKER:
            tell_outcome(before, seat, after, out)
    if after.phase == OVER:
        tell_end(before, seat, verb, after, out)
    elif after.turn != seat:
        tell_friend(after, out)


@rule
def tell_outcome(before: State, seat: int, after: State, out: Ints) -> None:
    """S7, S10: where the character goes, and the chips that move."""
    friend, total = before.active, result(after)
    floor, there = int(before.pieces[friend]), int(after.pieces[friend])
    if after.outcome == CLIMB:
        tell_climb(before, seat, after, out)
    elif after.outcome == FALL:
        say(out, LOG_FALL, seat, friend, there, int(before.chips[seat]) - int(after.chips[seat]))
    elif floor == ATTIC:
        say(out, LOG_ATTIC_STAY, friend, total)
    else:
        say(out, LOG_STAY, friend, floor)


@rule
def tell_climb(before: State, seat: int, after: State, out: Ints) -> None:
    """S7, S10: the floor reached, its reward, the penalty chips; and back from the attic by an option."""
    friend = before.active
    floor = int(before.pieces[friend])
    above = min(floor + 1, ATTIC)
    if floor == ATTIC:
        say(out, LOG_AGAIN, seat, friend, result(after), before.stock - after.stock)
    else:
        say(out, LOG_CLIMB, seat, friend, above, before.stock - after.stock)
    penalty = int(before.penalty[above - GARDEN])
    if penalty and dice_rolled(after) == FEWEST_DICE:
        say(out, LOG_COLLECT, seat, penalty)
    if after.pieces[friend] == START:
        say(out, LOG_RESET, friend)


@rule
def tell_friend(after: State, out: Ints) -> None:
    """S4: what the friend die shows to the next player."""
    if after.friend == QUESTION:
        say(out, LOG_DIE_CHOICE, after.turn)
    elif after.friend != NONE:
        say(out, LOG_DIE, after.turn, after.friend)


@rule
def tell_end(before: State, seat: int, verb: int, after: State, out: Ints) -> None:
    """S12, S13, S22: the stock is empty; jokers, chips and winners."""
    say(out, LOG_END)
    for other in range(after.seats):
        if before.jokers[other] and (other != seat or verb != JOKER):
            say(out, LOG_JOKER_CHIPS if after.joker_pay == PAY_CHIPS else LOG_JOKER_POINTS, other)
    most, winners = -1, 0
    for other in range(after.seats):
        points = rules.points_of(after, other)
        say(out, LOG_POINTS, other, int(after.chips[other]), points)
        if points > most:
            most, winners = points, 0
        if points == most:
            winners |= 1 << other
    say(out, LOG_WIN, winners, bits.size(winners), most)
