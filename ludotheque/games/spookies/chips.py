"""The chips of Spookies: shuffling and drawing, what a climb brings and a fall costs (S2, S7, S9, S12, S22)."""

from __future__ import annotations

from ...core import heaps
from ...core.chance import draw
from ...core.rule import rule
from . import board
from .board import CHIP_BITS, FEWEST_DICE
from .dice import landing
from .state import State


@rule
def mix_chips(s: State) -> None:
    """S2: all 75 chips at random to where they lie, in the numbers that everybody sees; the rest is in the box."""
    left = board.FULL_SET
    s.box_heap = draw_chips(s, left, board.ALL_CHIPS - board.CHIPS_USED[s.seats])
    left -= s.box_heap
    for seat in range(s.seats):
        heap = draw_chips(s, left, int(s.chips[seat]))
        s.held[seat] = heap
        left -= heap
    for floor in range(board.FLOORS):
        heap = draw_chips(s, left, int(s.penalty[floor]))
        s.lying[floor] = heap
        left -= heap
    s.stock_heap = left


@rule
def draw_chips(s: State, heap: int, count: int) -> int:
    """So many chips of a heap, which has as many, drawn unseen; they are not yet taken off it."""
    drawn = 0
    left = chips_in(heap)
    for taken in range(count):
        drawn += heaps.one(heaps.kind_at(heap - drawn, draw(s, left - taken), CHIP_BITS), CHIP_BITS)
    return drawn


@rule
def chips_in(heap: int) -> int:
    """How many chips there are in a heap."""
    return heaps.size(heap, CHIP_BITS)


@rule
def reward(s: State, floor: int, dice: int) -> int:
    """S7, S12: the chips from the stock for climbing to a floor; what is left if it has fewer."""
    return min(int(board.REWARD[floor, dice]), s.stock)


@rule
def collected(s: State, floor: int, dice: int) -> int:
    """S7: the penalty chips won on a floor, all of them with exactly two dice."""
    return int(s.penalty[floor - board.GARDEN]) if dice == FEWEST_DICE else 0


@rule
def gain(s: State, floor: int, dice: int) -> int:
    """S7: all the chips for climbing to a floor."""
    return reward(s, floor, dice) + collected(s, floor, dice)


@rule
def price(s: State, seat: int, floor: int, total: int) -> int:
    """S7, S9: the chips that a fall from a floor costs, as far as one has them."""
    return min(floor - landing(total), int(s.chips[seat]))


@rule
def in_play(s: State) -> int:
    """The chips that people can see and count: in the stock, before the players and on the floors."""
    count = s.stock
    for seat in range(s.seats):
        count += int(s.chips[seat])
    for floor in range(board.FLOORS):
        count += int(s.penalty[floor])
    return count


@rule
def sets_in_use(s: State) -> int:
    """S22: one set of chips; two if jokers brought in more than there are."""
    return 1 if in_play(s) <= board.ALL_CHIPS else 2
