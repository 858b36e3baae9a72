"""Judgement without foresight: the chips that a roll is worth on average, for as long as it would go on itself."""

from __future__ import annotations

from ...core.records import Floats, Ints
from ...core.rule import rule
from . import board
from .board import ATTIC, FEWEST_DICE, FRIEND_COUNT, GHOST, MOST_DICE
from .chips import gain, price
from .dice import dice_rolled, outcome_of, result
from .moves import CHOOSE, JOKER, KEEP, KEEP_CODE, ONE, ROLL, STOP, VERB
from .state import ASK_FRIEND, ASK_JOKER, ASK_ROLL, ATTIC_RESET, CLIMB, FALL, PAY_CHIPS, State

MEAN_CHIP = sum(v * n for v, n in zip(board.CHIP_VALUES, board.CHIP_COUNTS, strict=True)) / board.ALL_CHIPS
A_CHARACTER_HINDERED = 0.1
"""What it is worth, in chips, to leave the ghost beside a character whom others may have to lead."""


@rule
def attempt(s: State, seat: int, floor: int, dice: int, ahead: float) -> float:
    """The chips that a roll from a floor brings on average, if standing on the next one is worth `ahead`."""
    brought = 0.0
    above = min(floor + 1, ATTIC)
    for total in range(2, 2 * board.SIDES + 1):
        outcome = outcome_of(floor, s.attic, total)
        if outcome == CLIMB:
            brought += int(board.WAYS[dice, total]) * (gain(s, above, dice) + ahead)
        elif outcome == FALL:
            brought -= int(board.WAYS[dice, total]) * price(s, seat, floor, total)
    return brought / board.ROLLS[dice]


@rule
def best_attempt(s: State, seat: int, floor: int, ghost: int, ahead: float) -> float:
    """The best roll from a floor, with the ghost on another or the same."""
    best = attempt(s, seat, floor, FEWEST_DICE, ahead)
    for dice in range(FEWEST_DICE + 1, MOST_DICE if floor == ghost else MOST_DICE + 1):
        best = max(best, attempt(s, seat, floor, dice, ahead))
    return best


@rule
def standing(s: State, seat: int, floor: int, ghost: int) -> float:
    """The chips still to be had this turn by a character on a floor whose player may stop."""
    worth = 0.0
    for under in range(ATTIC, floor - 1, -1):
        if under == ATTIC and s.attic == ATTIC_RESET:
            continue
        worth = max(0.0, best_attempt(s, seat, under, ghost, worth))
    return worth


@rule
def ahead_of(s: State, seat: int, floor: int) -> float:
    """The chips to be had after the next floor is reached; from the attic there is nowhere to go."""
    return standing(s, seat, floor + 1, int(s.pieces[GHOST])) if floor < ATTIC else 0.0


@rule
def worth_keeping(s: State, seat: int, floor: int) -> float:
    """What the roll on the table brings if it counts."""
    total = result(s)
    outcome = outcome_of(floor, s.attic, total)
    if outcome == CLIMB:
        return gain(s, min(floor + 1, ATTIC), dice_rolled(s)) + ahead_of(s, seat, floor)
    return -float(price(s, seat, floor, total)) if outcome == FALL else 0.0


@rule
def worth(s: State, seat: int, move: int) -> float:
    """What a move brings on average, in chips."""
    ghost = int(s.pieces[GHOST])
    verb, one = VERB[move], int(ONE[move])
    if verb == CHOOSE:
        floor = int(s.pieces[one])
        return best_attempt(s, seat, floor, ghost, ahead_of(s, seat, floor))
    floor = int(s.pieces[s.active])
    if verb == ROLL:
        return attempt(s, seat, floor, one, ahead_of(s, seat, floor))
    if verb == STOP:
        return 0.0
    if verb == KEEP:
        return worth_keeping(s, seat, floor)
    if verb == JOKER:
        joker = float(board.JOKER_PAY) if s.joker_pay == PAY_CHIPS else board.JOKER_PAY / MEAN_CHIP
        return attempt(s, seat, floor, dice_rolled(s), ahead_of(s, seat, floor)) - joker
    ghost += one
    hindered = 0.0
    for friend in range(FRIEND_COUNT):
        if s.pieces[friend] == ghost:
            hindered += A_CHARACTER_HINDERED
    return hindered + (standing(s, seat, floor, ghost) if s.outcome == CLIMB else 0.0)


@rule
def rate_moves(s: State, seat: int, moves: Ints, count: int, out: Floats) -> None:
    """What each of the legal moves brings on average."""
    for i in range(count):
        out[i] = worth(s, seat, int(moves[i]))


NEAR_END, PER_CHIP = 3.0, 0.3
"""A lead of so many chips, and of so many more for each one in the stock, makes a step of `evaluate`.

Fitted to 1,500 matches of two players who play by `rate_moves`.
"""


@rule
def lead(s: State, seat: int, friend: int) -> float:
    """The chips of a whole turn with a friend, who has to try at least once."""
    floor = int(s.pieces[friend])
    return best_attempt(s, seat, floor, int(s.pieces[GHOST]), ahead_of(s, seat, floor))


@rule
def turn_to_come(s: State, seat: int) -> float:
    """The chips of a turn that begins as the house is now, whoever the die says."""
    chips = 0.0
    for friend in range(FRIEND_COUNT):
        chips += lead(s, seat, friend)
    return chips / FRIEND_COUNT


@rule
def rest_of_turn(s: State, seat: int) -> float:
    """The chips that the seat whose turn it is may still expect of it."""
    if s.phase == ASK_JOKER:
        return worth(s, seat, KEEP_CODE)
    if s.phase == ASK_FRIEND:
        most = lead(s, seat, 0)
        for friend in range(1, FRIEND_COUNT):
            most = max(most, lead(s, seat, friend))
        return most
    if s.phase == ASK_ROLL:
        return lead(s, seat, s.active)
    return standing(s, seat, int(s.pieces[s.active]), int(s.pieces[GHOST]))


@rule
def evaluate(s: State, out: Floats) -> None:
    """The chips so far and those that the next turn may bring; the fewer are left, the more they count."""
    for seat in range(s.seats):
        to_come = rest_of_turn(s, seat) if seat == s.turn else turn_to_come(s, seat)
        out[seat] = (int(s.chips[seat]) + to_come) / (NEAR_END + PER_CHIP * s.stock)
