"""Why elements that a person picks together are no move: the rule that explains it best.

One asks when the element pressed last fits no move, alone or with those before it.
"""

from __future__ import annotations

import numpy as np

from ...core import heaps
from ...core.records import Ints
from ...core.rule import rule
from . import moves as codes
from . import tables
from .choices import can_pay, joker_refused, units_made, why_not, why_not_odin
from .moves import LAND, MOVES, SPACE
from .path import free_cards, landing, landscape, marker_ahead, turned
from .piles import top_card
from .state import ADD_LAND, ARRANGE, PLAY, State

# What each element is: a sort, and a number.

SORTS = ("button", "hand", "stack", "pile", "raven", "marker", "action", "card", "space", "lay")
BUTTON, HAND, STACK, PILE, RAVEN, STONE, ACTION, PATH_CARD, PATH_SPACE, LAY = range(len(SORTS))
ON_STACK, ON_DISCARDS, ON_MAGIC_WAY = range(1, 4)


def _number(element: str) -> int:
    """The kind of a hand card, the depth in the stack, a pile, a verb, a card or space of the path, a drawn card."""
    sort, _, name = element.partition(":")
    if sort == "hand":
        return tables.NAMES.index(name[:-1])
    if sort == "pile":
        return ("stack", "discard", "magic").index(name) + 1
    if sort in ("button", "action"):
        return MOVES.names.index(name)
    if sort in ("space", "lay"):
        return (SPACE if sort == "space" else LAND).read(name)
    return int(name) if sort in ("stack", "card") else 1


SORT = np.array([SORTS.index(element.partition(":")[0]) for element in MOVES.element_names])
WHICH = np.array([_number(element) for element in MOVES.element_names])


@rule
def last(picks: Ints, count: int, sort: int) -> int:
    """The number of the last pick of a sort; 0 if there is none."""
    found = 0
    for i in range(count):
        if SORT[picks[i]] == sort:
            found = int(WHICH[picks[i]])
    return found


@rule
def picked_hand(picks: Ints, count: int) -> int:
    """The heap of the hand cards picked: equal ones stand for one another."""
    heap = 0
    for i in range(count):
        if SORT[picks[i]] == HAND:
            heap += heaps.one(int(WHICH[picks[i]]), tables.BITS)
    return heap


@rule
def picked_depths(picks: Ints, count: int) -> int:
    """The depths of the stack cards picked, as a mask: bit 0 is the top."""
    mask = 0
    for i in range(count):
        if SORT[picks[i]] == STACK:
            mask |= 1 << (int(WHICH[picks[i]]) - 1)
    return mask


@rule
def picked_stack(s: State, seat: int, depths: int) -> int:
    """The heap of the stack cards picked."""
    size = int(s.stack_sizes[seat])
    heap = 0
    for depth in range(size):
        if (depths >> depth) & 1:
            heap += heaps.one(int(s.stacks[seat, size - 1 - depth]), tables.BITS)
    return heap


@rule
def highest(heap: int) -> int:
    """The highest kind in a heap, an Odin card if there is one; 0 for an empty one."""
    kind = tables.KINDS
    while kind > 0 and heaps.count(heap, kind, tables.BITS) == 0:
        kind -= 1
    return kind


@rule
def usable(s: State, seat: int, kind: int) -> bool:
    """Can a card of the kind be played now?"""
    held = s.hand_plays > 0 and heaps.count(int(s.hands[seat]), kind, tables.BITS) > 0
    return held or (s.stack_plays > 0 and top_card(s, seat) == kind)


@rule
def spent(s: State, seat: int, kind: int) -> bool:
    """Is there a card of the kind, in the hand or on top, for which no play is left?"""
    held = s.hand_plays == 0 and heaps.count(int(s.hands[seat]), kind, tables.BITS) > 0
    return held or (s.stack_plays == 0 and top_card(s, seat) == kind)


# Refusals


@rule
def why_not_picked(s: State, seat: int, picks: Ints, count: int) -> int:
    """The number of the rule that forbids picking these elements together; 0 if none can be named."""
    for i in range(count):
        if picks[i] < 0:
            return 0
    if s.waiting == 0 or s.turn != seat or count == 0:
        # Whether it is the seat's turn at all is told with any move.
        return why_not(s, seat, int(codes.FIRST[codes.END])) if s.waiting == 0 or s.turn != seat else 0
    first = picks[0]
    if count == 1 and SORT[first] == BUTTON:
        return why_not(s, seat, int(codes.FIRST[WHICH[first]]))
    if s.phase == ARRANGE:
        return 0 if count == 1 and SORT[first] == STACK and WHICH[first] > s.arranged else 50
    lay = last(picks, count, LAY)
    if s.phase == PLAY:
        return 77 if lay else why_not_played(s, seat, picks, count)
    if lay and count == 1:
        return 0 if lay in (s.drawn, turned(s.drawn)) else 77
    return 51 if s.phase == ADD_LAND else 60


@rule
def why_not_played(s: State, seat: int, picks: Ints, count: int) -> int:
    """What is wrong with the cards; else, with what they are to do."""
    hand, depths = picked_hand(picks, count), picked_depths(picks, count)
    missing = why_not_there(s, seat, hand, depths)
    gap = depths & (depths + 1)
    if missing or (gap and SORT[picks[count - 1]] == STACK):
        return missing if missing else 27
    stack = picked_stack(s, seat, depths)
    cards = hand + stack
    if cards and last(picks, count, ACTION):
        return why_not_action(s, seat, cards, last(picks, count, ACTION), picks, count)
    # What was pressed last, cards apart, is what they are to do.
    for i in range(count - 1, -1, -1):
        sort, which = SORT[picks[i]], int(WHICH[picks[i]])
        if sort == PILE:
            return why_not_pile(s, seat, cards, depths, which)
        if sort == STONE:
            return why_not_stone(s, seat, hand, stack)
        if sort == RAVEN:
            return why_not_raven(s, seat, hand, stack)
        if sort == PATH_CARD:
            return why_not_target(s, seat, hand, stack, which, 0)
        if sort == PATH_SPACE:
            return why_not_target(s, seat, hand, stack, 0, which)
        if sort == ACTION:
            return 23 if spent(s, seat, int(codes.KIND_FOR[which])) else 5
    if heaps.size(cards, tables.BITS) == 1:
        return 0
    return max(32, why_not_raven(s, seat, hand, stack))


@rule
def why_not_there(s: State, seat: int, hand: int, depths: int) -> int:
    """R23, R25, R27: plays left for the cards picked, and the cards in the hand or on top of the stack."""
    if heaps.size(hand, tables.BITS) > s.hand_plays:
        return 23
    if not heaps.holds(int(s.hands[seat]), hand, tables.BITS):
        return 25
    if depths == 0:
        return 0
    if s.stack_plays == 0:
        return 23
    if depths >> int(s.stack_sizes[seat]):
        return 27
    return 23 if depths & (depths + 1) == 0 and depths >> s.stack_plays else 0


@rule
def why_not_raven(s: State, seat: int, hand: int, stack: int) -> int:
    """R23, R32, R35, R38, R39: what these cards, or any, lack for a flight."""
    first = int(s.positions[seat]) + 1
    units = 2 if marker_ahead(s, seat) == first else 1
    ahead = landscape(s, seat, first)
    cards, what = hand + stack, 8 * units + ahead
    if highest(cards) > tables.LANDSCAPES:
        return 38
    if cards == 0 and can_pay(s, seat, what, tables.PLAYS, tables.PLAYS):
        # With all plays left it could be paid.
        return 0 if can_pay(s, seat, what, s.hand_plays, s.stack_plays) else 23
    if (units_made(cards, ahead) >> units) & 1:
        return 35 if joker_refused(s, seat, hand, stack, what) else 0
    return 39 if units == 2 else 32


@rule
def why_not_stone(s: State, seat: int, hand: int, stack: int) -> int:
    """R38–R40, R43, R44, R56: the marker is paid away where it is in the way, and put elsewhere by its Odin card."""
    cards = hand + stack
    kind = highest(cards)
    if kind > tables.LANDSCAPES:
        return 56 if kind == tables.OD else 38
    first = int(s.positions[seat]) + 1
    ahead = marker_ahead(s, seat)
    if ahead == first:
        return 39
    if ahead == 0:
        if cards == 0:
            return 44
        return 43 if s.marker and (s.marker >> 6 != seat or s.marker & 63 < first) else 40
    two_units = 16 + landscape(s, seat, first)
    if s.marker_in_group == tables.STOP_FIRST:
        return 40
    if cards == 0 and can_pay(s, seat, two_units, tables.PLAYS, tables.PLAYS):
        return 0 if can_pay(s, seat, two_units, s.hand_plays, s.stack_plays) else 23
    if (units_made(cards, two_units & 7) >> 2) & 1:
        return 35 if joker_refused(s, seat, hand, stack, two_units) else 0
    return 40


@rule
def why_not_target(s: State, seat: int, hand: int, stack: int, land: int, space: int) -> int:
    """A card or a space of the path that these cards, or any, do nothing with."""
    kind = highest(hand + stack)
    if kind == 0:
        return why_not_any_target(s, seat, space > 0)
    if kind == tables.OC and land:
        return why_not_odin(s, seat, codes.TURN, land, 0)
    if kind == tables.OD:
        return 57 if land else why_not_odin(s, seat, codes.MARKER, space, 0)
    if kind > tables.LANDSCAPES:
        return 5
    # With flight cards it is a flight to there.
    missing = why_not_raven(s, seat, hand, stack)
    end = landing(s, seat, False)
    if missing or land == end or space == 64 * seat + end:
        return missing
    beyond = marker_ahead(s, seat) > int(s.positions[seat]) + 1 and land == landing(s, seat, True)
    return 40 if beyond else 33


@rule
def why_not_any_target(s: State, seat: int, space: bool) -> int:
    """R5, R23, R54, R56, R57: the Odin cards C and D reach the path, where it is free."""
    if usable(s, seat, tables.OC) and not space:
        return 54
    if usable(s, seat, tables.OD):
        return 56 if space else 57
    return 23 if spent(s, seat, tables.OD) or (spent(s, seat, tables.OC) and not space) else 5


@rule
def why_not_action(s: State, seat: int, cards: int, verb: int, picks: Ints, count: int) -> int:
    """R5, R51–R57: whether the card has that action, and what stands in its way."""
    if heaps.size(cards, tables.BITS) != 1 or highest(cards) != codes.KIND_FOR[verb]:
        return 5
    target = last(picks, count, PATH_SPACE if verb == codes.MARKER else PATH_CARD)
    if verb == codes.SWAP:
        free = free_cards(s)
        for i in range(count):
            if SORT[picks[i]] == PATH_CARD and (free >> int(WHICH[picks[i]])) & 1 == 0:
                return 57
        return 57 if free & (free - 1) == 0 else 0
    if target == 0 and verb in (codes.TURN, codes.REMOVE) and free_cards(s) == 0:
        return 54 if verb == codes.TURN else 55
    if target == 0 and verb in (codes.TURN, codes.REMOVE, codes.MARKER):
        return 55 if verb == codes.REMOVE and s.length == 1 else 0
    return why_not_odin(s, seat, verb, target, 0)


@rule
def why_not_pile(s: State, seat: int, cards: int, depths: int, pile: int) -> int:
    """R23–R25, R28, R30, R45: where these cards, or any, may go."""
    if pile == ON_STACK:
        if cards == 0:
            return 23 if s.hand_plays == 0 and s.hand_sizes[seat] > 0 else 28
        return 25 if depths else 0
    if pile == ON_DISCARDS:
        if cards == 0:
            return 23 if s.hand_sizes[seat] + s.stack_sizes[seat] > 0 else 30
        return 0
    fitting = int(tables.MAGIC[s.magic_card])
    for kind in range(1, tables.KINDS + 1):
        if (fitting >> kind) & 1 == 0:
            continue
        if heaps.count(cards, kind, tables.BITS) or (cards == 0 and usable(s, seat, kind)):
            return 0
        if cards == 0 and spent(s, seat, kind):
            return 23
    return 45
