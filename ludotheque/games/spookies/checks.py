"""Whether a position of Spookies can be: every piece in its place and every count right."""

from __future__ import annotations

from ...core.rule import rule
from . import board
from .board import ATTIC, FEWEST_DICE, GHOST, MOST_DICE, START
from .chips import chips_in, in_play, sets_in_use
from .dice import dice_rolled, ghost_top, most_dice_for
from .state import (
    ASK_FRIEND,
    ASK_GHOST,
    ASK_JOKER,
    ATTIC_REPEAT,
    ATTIC_RESET,
    CLIMB,
    FALL,
    GO_ON,
    NONE,
    OVER,
    PAY_CHIPS,
    QUESTION,
    STAY,
    State,
)


@rule
def broken_rule(s: State) -> int:
    """0 if every piece is in its place and every count right, else the number of the broken rule."""
    broken = broken_chips(s)
    if broken == 0:
        broken = broken_pieces(s)
    if broken == 0:
        broken = broken_turn(s)
    return broken


@rule
def broken_chips(s: State) -> int:
    """S2, S12, S13: no chip is lost or added, heaps are as high as seen, and chips are turned over at the end only."""
    chips = s.stock_heap + s.box_heap
    matching = chips_in(s.stock_heap) == s.stock
    for seat in range(s.seats):
        chips += s.held[seat]
        matching = matching and chips_in(int(s.held[seat])) == s.chips[seat]
    for floor in range(board.FLOORS):
        chips += s.lying[floor]
        matching = matching and chips_in(int(s.lying[floor])) == s.penalty[floor]
    sets = sets_in_use(s)
    if not matching or chips != sets * board.FULL_SET or chips_in(s.box_heap) != sets * board.ALL_CHIPS - in_play(s):
        return 2
    if s.phase != OVER and in_play(s) != board.CHIPS_USED[s.seats]:
        return 2
    for seat in range(s.seats):
        if s.shown[seat] != (s.held[seat] if s.phase == OVER else 0):
            return 13
    return 0 if (s.phase == OVER) == (s.stock == 0) else 12


@rule
def broken_pieces(s: State) -> int:
    """S1, S10, S20, S22, S23, S26: characters, ghost and jokers are where they can be."""
    for friend in range(board.FRIEND_COUNT):
        if s.pieces[friend] < START or s.pieces[friend] > ATTIC:
            return 1
        if s.pieces[friend] == ATTIC and s.attic == ATTIC_RESET:
            return 10
    if s.ghost and (s.pieces[GHOST] < board.FRONT_DOOR or s.pieces[GHOST] > ghost_top(s)):
        return 26
    if s.ghost == 0 and s.pieces[GHOST] != 0:
        return 23
    for seat in range(s.seats):
        if s.jokers[seat] < 0 or s.jokers[seat] > s.joker:
            return 20
        if s.jokers[seat] and s.phase == OVER and s.joker_pay == PAY_CHIPS:
            return 22
    return 0


@rule
def broken_turn(s: State) -> int:
    """S3–S5, S8, S14, S21, S24, S25: what is asked fits the character of the turn and the dice on the table."""
    if s.waiting != (0 if s.phase == OVER else 1 << s.turn):
        return 3
    if (s.friend == NONE) != (s.free_choice != 0):
        return 14
    if (s.active == NONE) != (s.phase == ASK_FRIEND):
        return 4
    if s.friend != NONE and s.friend != QUESTION and s.active != s.friend:
        return 4
    rolled = dice_rolled(s)
    for i in range(MOST_DICE):
        if s.dice[i] < 0 or s.dice[i] > board.SIDES or (i < rolled) != (s.dice[i] != 0):
            return 5
    if rolled != 0 and rolled < FEWEST_DICE:
        return 5
    if s.phase == GO_ON and (s.outcome != CLIMB or s.pieces[s.active] == START):
        return 8
    if s.phase == ASK_JOKER and (rolled == 0 or s.jokers[s.turn] == 0):
        return 21
    if s.phase == ASK_JOKER and rolled > most_dice_for(s, s.active):
        return 24
    return broken_haunting(s, rolled) if s.phase == ASK_GHOST else 0


@rule
def broken_haunting(s: State, rolled: int) -> int:
    """S24, S25: the ghost moves after a roll of at most three dice that was made beside it."""
    away = int(s.pieces[s.active]) - int(s.pieces[GHOST])
    possible = False
    if s.outcome == CLIMB:
        back = s.attic == ATTIC_RESET and s.pieces[s.active] == START and s.pieces[GHOST] == ATTIC - 1
        possible = away == 1 or back or (away == 0 and s.attic == ATTIC_REPEAT and s.pieces[GHOST] == ATTIC)
    elif s.outcome == STAY:
        possible = away == 0
    elif s.outcome == FALL:
        possible = away < 0
    if s.ghost == 0 or not possible:
        return 25
    return 24 if rolled == MOST_DICE else 0
