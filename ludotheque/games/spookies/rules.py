"""Spookies (2015; 2–5 players): send five friends up a haunted house, with as few dice as you dare.

The friend die says whom you lead this turn. Roll two, three or four dice; the two highest count. If they reach the
number of the next floor, your friend climbs one floor and you take chips, more of them the fewer dice you rolled; then
stop or roll on. With less than the number of the floor they stand on, friends fall, and you leave a chip there for each
floor lost; whoever gets there with two dice takes them all. Chips lie face down, and nobody knows their values, not
even their owner, until the last chip of the stock is taken and all are turned over. The highest sum wins.

| field | seen by | what |
|---|---|---|
| free_choice, attic, joker, joker_pay, ghost | all | the options (S14, S10, S20, S22, S23) |
| turn | all | who decides |
| friend | all | what the friend die shows (5: "?", −1: not in use) |
| active | all | the character of this turn (−1: to be chosen) |
| pieces | all | the floors of the five characters and of the ghost (0: not in play) |
| dice, outcome | all | the last roll (0: no die) and what came of it |
| jokers | all | 1 for each seat that still has its joker |
| stock, chips, penalty | all | how many chips lie in the stock, before each seat, on each floor from the garden up |
| shown | all | at the end, the heap of chips that each seat has turned over |
| stock_heap, held, lying, box_heap | nobody | those chips themselves, and the ones in the box, as heaps |

A heap of chips is one number (see `board.py`): heaps are put together by adding, chips taken off by subtracting.

| codes | notation | phase |
|---|---|---|
| 0…4 | `choose poppy` … `choose schnuffer` | choose |
| 5…7 | `roll 2`, `roll 3`, `roll 4` | roll, go-on |
| 8 | `stop` | go-on |
| 9, 10 | `keep`, `joker` | joker |
| 11, 12 | `ghost down`, `ghost up` | ghost |

Rule numbers are the S-numbers of the rule book. ASSUMPTIONS, where no source says more: who cannot pay owes nothing
(S9); what becomes of a character in the attic (S10, an option); a short stock pays what it has (S12); ties share (S13);
a joker throws all dice again (S21) and is paid from the chips out of play (S22, an option); the ghost stays in the
house (S26).
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ...core.chance import draw
from ...core.generic import POINTS, RANKING
from ...core.records import NOBODY, Ints, Record, field
from ...core.rule import rule
from .board import (
    ALL_CHIPS,
    ATTIC,
    CHIP_VALUES,
    CHIPS_USED,
    FACES,
    FEWEST_DICE,
    FLOORS,
    FRIEND_COUNT,
    FRONT_DOOR,
    FULL_SET,
    GARDEN,
    GHOST_START,
    HEAP_BITS,
    HEAP_MASK,
    MOST_DICE,
    REWARD,
    ROLLS,
    SIDES,
    START,
    VALUES,
)

SEATS = 5
NONE = -1
GHOST = FRIEND_COUNT
QUESTION = FRIEND_COUNT
CHOOSE_FRIEND, FIRST_ROLL, GO_ON, USE_JOKER, MOVE_GHOST, OVER = range(6)
NO_ROLL, CLIMB, STAY, FALL = range(4)
ATTIC_STAY, ATTIC_RESET, ATTIC_REPEAT = range(3)
PAY_CHIPS, PAY_POINTS = range(2)
JOKER_PAY = 5
OUT_OF_REACH = 2 * SIDES + 1

CHOOSE = 0
ROLL = CHOOSE + FRIEND_COUNT
STOP = ROLL + MOST_DICE - FEWEST_DICE + 1
KEEP = STOP + 1
JOKER = KEEP + 1
GHOST_DOWN = JOKER + 1
GHOST_UP = GHOST_DOWN + 1
CODES = GHOST_UP + 1

Small: TypeAlias = npt.NDArray[np.int8]
Heaps: TypeAlias = npt.NDArray[np.int32]


class State(Record, seats=SEATS):
    """The position; the table above tells the fields."""

    free_choice: int = field()
    attic: int = field()
    joker: int = field()
    joker_pay: int = field()
    ghost: int = field()
    turn: int = field()
    friend: int = field()
    active: int = field()
    outcome: int = field()
    stock: int = field()
    pieces: Small = field(FRIEND_COUNT + 1, dtype=np.int8)
    dice: Small = field(MOST_DICE, dtype=np.int8)
    jokers: Small = field(SEATS, dtype=np.int8)
    chips: Small = field(SEATS, dtype=np.int8)
    penalty: Small = field(FLOORS, dtype=np.int8)
    shown: Heaps = field(SEATS, dtype=np.int32)
    held: Heaps = field(SEATS, dtype=np.int32, seen_by=NOBODY)
    lying: Heaps = field(FLOORS, dtype=np.int32, seen_by=NOBODY)
    stock_heap: int = field(seen_by=NOBODY)
    box_heap: int = field(seen_by=NOBODY)


# Setup, S1–S3


@rule
def start(s: State) -> None:
    """S1–S3, S20, S23: all characters before the gate, the chips shuffled, the first player drawn."""
    for friend in range(FRIEND_COUNT):
        s.pieces[friend] = START
    if s.ghost:
        s.pieces[GHOST] = GHOST_START
    for seat in range(s.seats):
        s.jokers[seat] = s.joker
    s.stock = CHIPS_USED[s.seats]
    mix_chips(s)
    s.turn = draw(s, s.seats)
    begin_turn(s)


@rule
def mix_chips(s: State) -> None:
    """S2: all 75 chips at random to where they lie, in the numbers that everybody sees; the rest is in the box."""
    left = FULL_SET
    s.box_heap = draw_chips(s, left, ALL_CHIPS - CHIPS_USED[s.seats])
    left -= s.box_heap
    for seat in range(s.seats):
        heap = draw_chips(s, left, int(s.chips[seat]))
        s.held[seat] = heap
        left -= heap
    for floor in range(FLOORS):
        heap = draw_chips(s, left, int(s.penalty[floor]))
        s.lying[floor] = heap
        left -= heap
    s.stock_heap = left


@rule
def draw_chips(s: State, heap: int, count: int) -> int:
    """So many chips of a heap, which has as many, drawn unseen; they are not yet taken off it."""
    drawn = 0
    left = heap_size(heap)
    for taken in range(count):
        drawn += chip_at(heap - drawn, draw(s, left - taken))
    return drawn


@rule
def chip_at(heap: int, place: int) -> int:
    """The chip, as a heap of one, at a place from 0 in the heap sorted by value."""
    value, below = 0, 0
    for lower in range(VALUES - 1):
        below += (heap >> (lower * HEAP_BITS)) & HEAP_MASK
        value += 1 if place >= below else 0
    return 1 << (value * HEAP_BITS)


@rule
def heap_size(heap: int) -> int:
    """How many chips there are in a heap."""
    size = 0
    for value in range(VALUES):
        size += (heap >> (value * HEAP_BITS)) & HEAP_MASK
    return size


# Whose turn and which character, S3, S4, S14


@rule
def begin_turn(s: State) -> None:
    """S4, S14: the friend die names the character; on "?", or without the die, the player chooses."""
    s.waiting = 1 << s.turn
    s.friend = NONE if s.free_choice else draw(s, FRIEND_COUNT + 1)
    if s.free_choice or s.friend == QUESTION:
        s.active = NONE
        s.phase = CHOOSE_FRIEND
    else:
        s.active = s.friend
        s.phase = FIRST_ROLL


@rule
def end_turn(s: State) -> None:
    """S3: the left neighbour follows."""
    s.turn = (s.turn + 1) % s.seats
    begin_turn(s)


# Legal moves


@rule
def legal(s: State, seat: int, moves: Ints) -> int:
    """The codes of the seat's legal moves, ascending."""
    if s.waiting == 0 or seat != s.turn:
        return 0
    if s.phase == CHOOSE_FRIEND:
        return span(moves, CHOOSE, CHOOSE + FRIEND_COUNT)
    if s.phase == USE_JOKER:
        return span(moves, KEEP, JOKER + 1)
    if s.phase == MOVE_GHOST:
        lowest = GHOST_DOWN if s.pieces[GHOST] > FRONT_DOOR else GHOST_UP
        highest = GHOST_UP if s.pieces[GHOST] < ghost_top(s) else GHOST_DOWN
        return span(moves, lowest, highest + 1)
    count = span(moves, ROLL, ROLL + most_dice_for(s, s.active) - FEWEST_DICE + 1)
    if s.phase == GO_ON:
        moves[count] = STOP
        count += 1
    return count


@rule
def span(moves: Ints, first: int, end: int) -> int:
    """All codes from `first` up to, but without, `end`; returns how many."""
    for code in range(first, end):
        moves[code - first] = code
    return end - first


@rule
def haunted(s: State, friend: int) -> bool:
    """S24: does the ghost stand beside a character?"""
    return int(s.pieces[friend]) == int(s.pieces[GHOST])


@rule
def most_dice_for(s: State, friend: int) -> int:
    """S5, S24: four dice for a character, three beside the ghost."""
    return MOST_DICE - 1 if haunted(s, friend) else MOST_DICE


@rule
def ghost_top(s: State) -> int:
    """S26: how high the ghost gets. Where nobody stays in the attic it keeps out of it, or it might never come down."""
    return ATTIC - 1 if s.attic == ATTIC_RESET else ATTIC


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """The number of the rule that forbids the move; 0 if it is legal."""
    if s.waiting == 0:
        return 12
    if seat != s.turn:
        return 3
    if s.phase == CHOOSE_FRIEND:
        return 0 if move < ROLL else 4
    if s.phase == USE_JOKER:
        return 0 if move in (KEEP, JOKER) else 21
    if s.phase == MOVE_GHOST:
        return why_not_ghost(s, move)
    if move < ROLL:
        return 4
    if move < STOP:
        return 0 if dice_of(move) <= most_dice_for(s, s.active) else 24
    if move == STOP:
        return 0 if s.phase == GO_ON else 5
    if move <= JOKER:
        return 21 if s.jokers[seat] else 20
    return 25 if s.ghost else 23


@rule
def why_not_ghost(s: State, move: int) -> int:
    """S25, S26: the ghost must move now, and stays in the house."""
    if move < GHOST_DOWN:
        return 25
    if move == GHOST_DOWN:
        return 0 if s.pieces[GHOST] > FRONT_DOOR else 26
    return 0 if s.pieces[GHOST] < ghost_top(s) else 26


@rule
def dice_of(move: int) -> int:
    """How many dice a roll takes."""
    return move - ROLL + FEWEST_DICE


# Playing


@rule
def play(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    if move < ROLL:
        s.active = move
        s.phase = FIRST_ROLL
    elif move < STOP:
        roll(s, dice_of(move))
        if s.jokers[seat]:
            s.phase = USE_JOKER
        else:
            resolve(s, seat)
    elif move == STOP:
        end_turn(s)
    elif move == KEEP:
        resolve(s, seat)
    elif move == JOKER:
        s.jokers[seat] = 0
        roll(s, dice_rolled(s))
        resolve(s, seat)
    else:
        s.pieces[GHOST] += 1 if move == GHOST_UP else -1
        go_on(s)


@rule
def roll(s: State, count: int) -> None:
    """S5: throw that many dice."""
    number = draw(s, ROLLS[count])
    for i in range(MOST_DICE):
        s.dice[i] = FACES[count, number, i]


@rule
def dice_rolled(s: State) -> int:
    """How many dice the last roll had."""
    count = 0
    for i in range(MOST_DICE):
        if s.dice[i] != 0:
            count += 1
    return count


@rule
def result(s: State) -> int:
    """S6: the sum of the two highest dice."""
    highest, second = 0, 0
    for i in range(MOST_DICE):
        die = int(s.dice[i])
        second = max(second, min(highest, die))
        highest = max(highest, die)
    return highest + second


@rule
def needed(floor: int, attic: int) -> int:
    """S7, S10: the least result that climbs from a floor; the attic is reached again only where that option says so."""
    if floor < ATTIC:
        return floor + 1
    return ATTIC if attic == ATTIC_REPEAT else OUT_OF_REACH


@rule
def outcome_of(floor: int, attic: int, total: int) -> int:
    """S7, S10: what a result means to a character on a floor."""
    if total >= needed(floor, attic):
        return CLIMB
    return STAY if total >= floor or floor == START else FALL


@rule
def landing(total: int) -> int:
    """S7: where a result below the floor leads to."""
    return total if total >= GARDEN else START


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
        s.phase = MOVE_GHOST
    else:
        go_on(s)


@rule
def reward(s: State, floor: int, dice: int) -> int:
    """S7, S12: the chips from the stock for climbing to a floor; what is left if it has fewer."""
    return min(int(REWARD[floor, dice]), s.stock)


@rule
def collected(s: State, floor: int, dice: int) -> int:
    """S7: the penalty chips won on a floor, all of them with exactly two dice."""
    return int(s.penalty[floor - GARDEN]) if dice == FEWEST_DICE else 0


@rule
def price(s: State, seat: int, floor: int, total: int) -> int:
    """S7, S9: the chips that a fall from a floor costs, as far as one has them."""
    return min(floor - landing(total), int(s.chips[seat]))


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
        s.held[seat] += s.lying[floor - GARDEN]
        s.lying[floor - GARDEN] = 0
        s.penalty[floor - GARDEN] = 0
    s.pieces[s.active] = START if floor == ATTIC and s.attic == ATTIC_RESET else floor


@rule
def fall(s: State, seat: int, floor: int, total: int) -> None:
    """S7, S9: down to the floor that the result names; the price stays on the floor left."""
    paid = price(s, seat, floor, total)
    heap = draw_chips(s, int(s.held[seat]), paid)
    s.held[seat] -= heap
    s.chips[seat] -= paid
    s.lying[floor - GARDEN] += heap
    s.penalty[floor - GARDEN] += paid
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
    for floor in range(FLOORS):
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
        for _ in range(JOKER_PAY * s.jokers[seat]):
            if s.box_heap == 0:
                s.box_heap = FULL_SET
            chip = draw_chips(s, s.box_heap, 1)
            s.box_heap -= chip
            s.held[seat] += chip
            s.chips[seat] += 1
        s.jokers[seat] = 0


@rule
def points(s: State, out: Ints) -> None:
    """S13, S22: the chips turned over, and five for a joker left where it pays points. Most wins, ties share."""
    for seat in range(s.seats):
        total = JOKER_PAY * int(s.jokers[seat]) if s.phase == OVER else 0
        for value in range(VALUES):
            total += CHIP_VALUES[value] * ((int(s.shown[seat]) >> (value * HEAP_BITS)) & HEAP_MASK)
        out[seat, POINTS] = total
        out[seat, RANKING] = total


# Information and pieces


@rule
def guess(s: State, seat: int) -> None:
    """Nobody has seen any chip before the end, so every way to spread them is equally likely; then all is open."""
    if s.phase != OVER:
        mix_chips(s)
        return
    s.box_heap = sets_in_use(s) * FULL_SET
    for player in range(s.seats):
        s.held[player] = s.shown[player]
        s.box_heap -= s.shown[player]


@rule
def in_play(s: State) -> int:
    """The chips that people can see and count: in the stock, before the players and on the floors."""
    count = s.stock
    for seat in range(s.seats):
        count += int(s.chips[seat])
    for floor in range(FLOORS):
        count += int(s.penalty[floor])
    return count


@rule
def sets_in_use(s: State) -> int:
    """S22: one set of chips; two if jokers brought in more than there are."""
    return 1 if in_play(s) <= ALL_CHIPS else 2


@rule
def intact(s: State) -> int:
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
    matching = heap_size(s.stock_heap) == s.stock
    for seat in range(s.seats):
        chips += s.held[seat]
        matching = matching and heap_size(int(s.held[seat])) == s.chips[seat]
    for floor in range(FLOORS):
        chips += s.lying[floor]
        matching = matching and heap_size(int(s.lying[floor])) == s.penalty[floor]
    sets = sets_in_use(s)
    if not matching or chips != sets * FULL_SET or heap_size(s.box_heap) != sets * ALL_CHIPS - in_play(s):
        return 2
    if s.phase != OVER and in_play(s) != CHIPS_USED[s.seats]:
        return 2
    for seat in range(s.seats):
        if s.shown[seat] != (s.held[seat] if s.phase == OVER else 0):
            return 13
    return 0 if (s.phase == OVER) == (s.stock == 0) else 12


@rule
def broken_pieces(s: State) -> int:
    """S1, S10, S20, S22, S23, S26: characters, ghost and jokers are where they can be."""
    for friend in range(FRIEND_COUNT):
        if s.pieces[friend] < START or s.pieces[friend] > ATTIC:
            return 1
        if s.pieces[friend] == ATTIC and s.attic == ATTIC_RESET:
            return 10
    if s.ghost and (s.pieces[GHOST] < FRONT_DOOR or s.pieces[GHOST] > ghost_top(s)):
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
    if (s.active == NONE) != (s.phase == CHOOSE_FRIEND):
        return 4
    if s.friend != NONE and s.friend != QUESTION and s.active != s.friend:
        return 4
    rolled = dice_rolled(s)
    for i in range(MOST_DICE):
        if s.dice[i] < 0 or s.dice[i] > SIDES or (i < rolled) != (s.dice[i] != 0):
            return 5
    if rolled != 0 and rolled < FEWEST_DICE:
        return 5
    if s.phase == GO_ON and (s.outcome != CLIMB or s.pieces[s.active] == START):
        return 8
    if s.phase == USE_JOKER and (rolled == 0 or s.jokers[s.turn] == 0):
        return 21
    if s.phase == USE_JOKER and rolled > most_dice_for(s, s.active):
        return 24
    return 25 if s.phase == MOVE_GHOST and (s.ghost == 0 or s.outcome == NO_ROLL) else 0
