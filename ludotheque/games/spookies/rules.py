"""Spookies (2015; 2–5 players): send five friends up a haunted house, with as few dice as you dare.

The friend die says whom you lead this turn. Roll two, three or four dice; the two highest count. If they reach the
number of the next floor, your friend climbs one floor and you take chips, more of them the fewer dice you rolled; then
stop or roll on. With less than the number of the floor they stand on, friends fall, and you leave a chip there for each
floor lost; whoever gets there with two dice takes them all. Chips lie face down, and nobody knows their values, not
even their owner, until the last chip of the stock is taken and all are turned over. The highest sum wins.

`state.py` tells the fields, `moves.py` the moves, `board.py` what is printed on the pieces. Rule numbers are the
S-numbers of the rule book; those that no source settles are listed as `assumed` in `__init__.py`.
"""

from __future__ import annotations

from ...core import heaps
from ...core.chance import draw
from ...core.dispatch import POINTS, RANKING
from ...core.records import Ints
from ...core.rule import rule
from . import board, moves
from .board import ATTIC, CHIP_BITS, FEWEST_DICE, GHOST, START
from .checks import broken_rule
from .chips import collected, draw_chips, mix_chips, price, reward, sets_in_use
from .dice import dice_rolled, ghost_top, haunted, landing, most_dice_for, outcome_of, result, roll
from .moves import CHOOSE, CODES, JOKER, KEEP, ONE, ROLL, SEND_GHOST, STOP, VERB
from .state import (
    ASK_FRIEND,
    ASK_GHOST,
    ASK_JOKER,
    ASK_ROLL,
    ATTIC_RESET,
    CLIMB,
    FALL,
    GO_ON,
    NONE,
    OVER,
    PAY_CHIPS,
    QUESTION,
    State,
)

__all__ = ["CODES", "State", "broken_rule", "guess", "legal", "play", "points", "start", "why_not"]


# Setup, S1–S3


@rule
def start(s: State) -> None:
    """S1–S3, S20, S23: all characters before the gate, the chips shuffled, the first player drawn."""
    for friend in range(board.FRIEND_COUNT):
        s.pieces[friend] = START
    if s.ghost:
        s.pieces[GHOST] = board.GHOST_START
    for seat in range(s.seats):
        s.jokers[seat] = s.joker
    s.stock = board.CHIPS_USED[s.seats]
    mix_chips(s)
    s.turn = draw(s, s.seats)
    begin_turn(s)


# Whose turn and which character, S3, S4, S14


@rule
def begin_turn(s: State) -> None:
    """S4, S14: the friend die names the character; on "?", or without the die, the player chooses."""
    s.waiting = 1 << s.turn
    s.friend = NONE if s.free_choice else draw(s, board.FRIEND_COUNT + 1)
    if s.free_choice or s.friend == QUESTION:
        s.active = NONE
        s.phase = ASK_FRIEND
    else:
        s.active = s.friend
        s.phase = ASK_ROLL


@rule
def end_turn(s: State) -> None:
    """S3: the left neighbour follows."""
    s.turn = (s.turn + 1) % s.seats
    begin_turn(s)


# Legal moves


@rule
def legal(s: State, seat: int, codes: Ints) -> int:
    """The codes of the seat's legal moves, ascending."""
    if s.waiting == 0 or seat != s.turn:
        return 0
    if s.phase == ASK_FRIEND:
        return span(codes, moves.FIRST_CHOICE, board.FRIEND_COUNT)
    if s.phase == ASK_JOKER:
        return span(codes, moves.KEEP_CODE, 2)
    if s.phase == ASK_GHOST:
        down, up = ghost_can_step(s, -1), ghost_can_step(s, 1)
        return span(codes, moves.GHOST_DOWN if down else moves.GHOST_UP, 2 if down and up else 1)
    # Written at any rate and kept where it may be chosen: quicker than branches that nobody can foresee.
    span(codes, moves.FIRST_ROLL, board.MOST_DICE - FEWEST_DICE + 1)
    count = most_dice_for(s, s.active) - FEWEST_DICE + 1
    codes[count] = moves.STOP_CODE
    count += s.phase == GO_ON
    return count


@rule
def span(codes: Ints, first: int, count: int) -> int:
    """So many codes from `first` on; returns how many."""
    for i in range(count):
        codes[i] = first + i
    return count


@rule
def ghost_can_step(s: State, step: int) -> bool:
    """S26: does the ghost stay in the house if it goes a floor up (1) or down (−1)?"""
    return board.FRONT_DOOR <= int(s.pieces[GHOST]) + step <= ghost_top(s)


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """The number of the rule that forbids the move; 0 if it is legal."""
    if s.waiting == 0:
        return 12
    if seat != s.turn:
        return 3
    verb = VERB[move]
    if verb == SEND_GHOST:
        return why_not_ghost(s, int(ONE[move]))
    if verb in (KEEP, JOKER):
        return why_not_joker(s, seat)
    if s.phase == ASK_JOKER:
        return 21
    if s.phase == ASK_GHOST:
        return 25
    if verb == STOP:
        return 0 if s.phase == GO_ON else 5
    if verb == CHOOSE:
        return 0 if s.phase == ASK_FRIEND else choosing(s)
    if s.phase == ASK_FRIEND:
        return choosing(s)
    return 0 if ONE[move] <= most_dice_for(s, s.active) else 24


@rule
def choosing(s: State) -> int:
    """The rule that says who is led: S4, or S14 without the friend die."""
    return 14 if s.free_choice else 4


@rule
def why_not_joker(s: State, seat: int) -> int:
    """S20, S21, S25: a roll is kept or thrown again right after it, by somebody with a joker."""
    if s.phase == ASK_JOKER:
        return 0
    if s.jokers[seat] == 0:
        return 20
    return 25 if s.phase == ASK_GHOST else 21


@rule
def why_not_ghost(s: State, step: int) -> int:
    """S23, S25, S26: the ghost moves after a roll beside it only, and stays in the house."""
    if s.ghost == 0:
        return 23
    if s.phase != ASK_GHOST:
        return 25
    return 0 if ghost_can_step(s, step) else 26


# Playing


@rule
def play(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    verb = VERB[move]
    if verb == ROLL:
        roll(s, int(ONE[move]))
        if s.jokers[seat]:
            s.phase = ASK_JOKER
        else:
            resolve(s, seat)
    elif verb == CHOOSE:
        s.active = int(ONE[move])
        s.phase = ASK_ROLL
    elif verb == STOP:
        end_turn(s)
    elif verb == KEEP:
        resolve(s, seat)
    elif verb == JOKER:
        s.jokers[seat] = 0
        roll(s, dice_rolled(s))
        resolve(s, seat)
    else:
        s.pieces[GHOST] += ONE[move]
        go_on(s)


@rule
def resolve(s: State, seat: int) -> None:
    """S7, S25: apply the last roll; then the ghost moves if it stood by, and the turn goes on or ends."""
    ghost_moves = haunted(s, s.active)
    floor = int(s.pieces[s.active])
    total = result(s)
    s.outcome = outcome_of(floor, s.attic, total)
    if s.outcome == CLIMB:
        climb(s, seat, min(floor + 1, ATTIC))
    elif s.outcome == FALL:
        fall(s, seat, floor, total)
    if s.stock == 0:
        finish(s)
    elif ghost_moves:
        s.phase = ASK_GHOST
    else:
        go_on(s)


@rule
def climb(s: State, seat: int, floor: int) -> None:
    """S7, S10: up to the floor; its reward and the penalty chips won there go to the player."""
    dice = dice_rolled(s)
    taken = reward(s, floor, dice)
    heap = draw_chips(s, s.stock_heap, taken)
    s.stock_heap -= heap
    s.stock -= taken
    s.held[seat] += heap
    s.chips[seat] += taken + collected(s, floor, dice)
    if dice == FEWEST_DICE:
        s.held[seat] += s.lying[floor - board.GARDEN]
        s.lying[floor - board.GARDEN] = 0
        s.penalty[floor - board.GARDEN] = 0
    s.pieces[s.active] = START if floor == ATTIC and s.attic == ATTIC_RESET else floor


@rule
def fall(s: State, seat: int, floor: int, total: int) -> None:
    """S7, S9: down to the floor that the result names; the price stays on the floor left."""
    paid = price(s, seat, floor, total)
    heap = draw_chips(s, int(s.held[seat]), paid)
    s.held[seat] -= heap
    s.chips[seat] -= paid
    s.lying[floor - board.GARDEN] += heap
    s.penalty[floor - board.GARDEN] += paid
    s.pieces[s.active] = landing(total)


@rule
def go_on(s: State) -> None:
    """S8, S10: after a climb the player may roll on, unless the character has just gone back from the attic."""
    if s.outcome == CLIMB and s.pieces[s.active] != START:
        s.phase = GO_ON
    else:
        end_turn(s)


# The end, S12, S13, S22


@rule
def finish(s: State) -> None:
    """S12, S13, S22: penalty chips are out, jokers are exchanged, all chips are turned over."""
    for floor in range(board.FLOORS):
        s.box_heap += s.lying[floor]
        s.lying[floor] = 0
        s.penalty[floor] = 0
    if s.joker_pay == PAY_CHIPS:
        exchange_jokers(s)
    for seat in range(s.seats):
        s.shown[seat] = s.held[seat]
    s.phase = OVER
    s.waiting = 0


@rule
def exchange_jokers(s: State) -> None:
    """S22: five chips from the box for each joker left; an empty box is filled with a second set."""
    for seat in range(s.seats):
        for _ in range(board.JOKER_PAY * s.jokers[seat]):
            if s.box_heap == 0:
                s.box_heap = board.FULL_SET
            chip = draw_chips(s, s.box_heap, 1)
            s.box_heap -= chip
            s.held[seat] += chip
            s.chips[seat] += 1
        s.jokers[seat] = 0


@rule
def points(s: State, out: Ints) -> None:
    """S13, S22: the chips turned over, and five for a joker left where it pays points. Most wins, ties share."""
    for seat in range(s.seats):
        out[seat, POINTS] = out[seat, RANKING] = points_of(s, seat)


@rule
def points_of(s: State, seat: int) -> int:
    """The points of one seat."""
    total = board.JOKER_PAY * int(s.jokers[seat]) if s.phase == OVER else 0
    for kind in range(board.VALUES):
        total += board.CHIP_VALUES[kind] * heaps.count(int(s.shown[seat]), kind, CHIP_BITS)
    return total


# Information, S2, S13


@rule
def guess(s: State, seat: int) -> None:
    """Nobody has seen any chip before the end, so every way to spread them is equally likely; then all is open."""
    if s.phase != OVER:
        mix_chips(s)
        return
    s.box_heap = sets_in_use(s) * board.FULL_SET
    for player in range(s.seats):
        s.held[player] = s.shown[player]
        s.box_heap -= s.shown[player]
