"""What a seat may do, and which rule forbids the rest: `legal` and `why_not`."""

from __future__ import annotations

from ...core import bits, heaps
from ...core.records import Ints
from ...core.rule import rule
from . import moves as codes
from . import tables
from .moves import ONE, THREE, TWO, VERB
from .path import free_cards, free_spaces, has_land, landscape, marker_ahead, turned
from .piles import top_card, top_cards
from .state import ADD_LAND, ARRANGE, PLAY, State

# Legal moves


@rule
def legal(s: State, seat: int, moves: Ints) -> int:
    """The codes of the seat's legal moves, ascending."""
    if s.waiting == 0 or seat != s.turn:
        return 0
    if s.phase == PLAY:
        return legal_plays(s, seat, moves)
    if s.phase == ARRANGE:
        return legal_tops(s, seat, moves)
    return legal_lays(s, moves)


@rule
def legal_lays(s: State, moves: Ints) -> int:
    """R77: the drawn card, either way round."""
    moves[0] = codes.LAY_CODE[s.drawn]
    moves[1] = codes.LAY_CODE[turned(s.drawn)]
    return 1 if moves[0] == moves[1] else 2


@rule
def legal_tops(s: State, seat: int, moves: Ints) -> int:
    """R50: any card not yet settled may be the next from the top; or leave the rest as it is."""
    n = 0
    for depth in range(s.arranged + 1, int(s.stack_sizes[seat]) + 1):
        moves[n] = codes.FIRST[codes.TOP] + depth - 1
        n += 1
    moves[n] = codes.FIRST[codes.DONE]
    return n + 1


@rule
def legal_plays(s: State, seat: int, moves: Ints) -> int:
    """R22–R30: stop, with or without an extension, or play a card from the hand or the top of the stack."""
    hand = int(s.hands[seat]) if s.hand_plays > 0 else 0
    top = top_card(s, seat) if s.stack_plays > 0 else 0
    held = 0
    for kind in range(1, tables.KINDS + 1):
        held |= (heaps.count(hand, kind, tables.BITS) != 0) << kind
    top_mask = (1 << top) & ~1
    moves[0] = codes.FIRST[codes.END]
    n = 1
    if has_land(s):
        moves[1] = codes.FIRST[codes.EXTEND]
        n = 2
    n = list_few(held, codes.FIRST[codes.STASH] - 1, moves, n)
    n = list_few(held | top_mask << tables.KINDS, codes.FIRST[codes.DISCARD] - 1, moves, n)
    fitting = tables.MAGIC[s.magic_card]
    held_fitting, top_fitting = held & fitting, top_mask & fitting
    n = list_few(held_fitting | top_fitting << tables.KINDS, codes.FIRST[codes.MAGIC_WAY] - 1, moves, n)
    n = list_flights(s, seat, hand, moves, n)
    return list_odin_actions(s, seat, held, top_mask, moves, n)


@rule
def list_few(mask: int, base: int, moves: Ints, n: int) -> int:
    """Add `base + i` for every i of a mask of few; return how many moves there are now."""
    while mask:
        moves[n] = base + bits.lowest(mask)
        n += 1
        mask &= mask - 1
    return n


@rule
def list_mask(mask: int, base: int, moves: Ints, n: int) -> int:
    """Add `base + i` for every i of a mask of many; return how many moves there are now."""
    while mask:
        # Written at any rate and kept if the bit is set: quicker than a branch that nobody can foresee.
        moves[n] = base
        n += mask & 1
        mask >>= 1
        base += 1
    return n


@rule
def list_flights(s: State, seat: int, hand: int, moves: Ints, n: int) -> int:
    """R31–R42: every payment for the group ahead."""
    next_landscape = landscape(s, seat, int(s.positions[seat]) + 1)
    ahead = marker_ahead(s, seat)
    units = 2 if ahead == s.positions[seat] + 1 else 1
    n = list_payments(s, seat, hand, 8 * units + next_landscape, codes.FIRST[codes.FLY], moves, n)
    if ahead > s.positions[seat] + 1 and s.marker_in_group == tables.CROSSABLE:
        n = list_payments(s, seat, hand, 16 + next_landscape, codes.FIRST[codes.CROSS] - tables.SINGLES, moves, n)
    return n


@rule
def list_payments(s: State, seat: int, hand: int, what: int, base: int, moves: Ints, n: int) -> int:
    """R36: the payments of `PAYING` for `what` that the hand and the top of the stack can make."""
    one_top = top_cards(s, seat, 1) if s.stack_plays >= 1 else tables.NONE
    two_top = top_cards(s, seat, 2) if s.stack_plays >= 2 else tables.NONE
    three_top = top_cards(s, seat, 3) if s.stack_plays >= 3 else tables.NONE
    for i in range(tables.PAYING_START[what], tables.PAYING_START[what + 1]):
        payment = int(tables.PAYING[i])
        if tables.PAY_HAND_SIZE[payment] > s.hand_plays:
            continue
        if not heaps.holds(hand, tables.PAY_HAND[payment], tables.BITS):
            continue
        stacked = tables.PAY_STACK[payment]
        if s.joker and joker_refused(s, seat, tables.PAY_HAND[payment], stacked, what):
            continue
        if stacked == 0 or stacked in (one_top, two_top, three_top):
            moves[n] = base + payment
            n += 1
    return n


@rule
def joker_refused(s: State, seat: int, hand: int, stack: int, what: int) -> bool:
    """R35, an option: is there a joker among these cards for which one has a fitting card, in hand or on top?

    `what` is `8 * units + landscape`, and the cards make so many units. Fitting cards then count singly.
    """
    if s.joker == tables.ANY_TIME:
        return False
    units, ahead = what >> 3, what & 7
    cards = heaps.size(hand, tables.BITS) + heaps.size(stack, tables.BITS)
    own = heaps.count(hand, ahead, tables.BITS)
    left = heaps.count(int(s.hands[seat]), ahead, tables.BITS) - own
    own += heaps.count(stack, ahead, tables.BITS)
    if own == units and cards == units:
        return False
    return own + (cards - own) // 2 != units or left > 0 or (stack == 0 and top_card(s, seat) == ahead)


@rule
def list_odin_actions(s: State, seat: int, held: int, top_mask: int, moves: Ints, n: int) -> int:
    """R49–R58: what the Odin cards in the hand and on top of the stack can do."""
    if (held | top_mask) >> tables.OA == 0:
        return n
    n = list_sources(held, top_mask, tables.OA, codes.FIRST[codes.REARRANGE], True, moves, n)
    n = list_sources(held, top_mask, tables.OA, codes.FIRST[codes.ADD], has_land(s), moves, n)
    n = list_sources(held, top_mask, tables.OB, codes.FIRST[codes.PUSH], can_push(s, seat), moves, n)
    n = list_sources(held, top_mask, tables.OB, codes.FIRST[codes.STEP], can_step(s, seat), moves, n)
    free = free_cards(s)
    for verb in (codes.TURN, codes.REMOVE):
        if verb == codes.TURN or s.length > 1:
            if (held >> tables.OC) & 1:
                n = list_mask(free, codes.FIRST[verb] - 1, moves, n)
            if (top_mask >> tables.OC) & 1:
                n = list_mask(free, codes.FIRST[verb] + tables.LONGEST - 1, moves, n)
    for stacked in range(2):
        if ((top_mask if stacked else held) >> tables.OD) & 1:
            base = codes.FIRST[codes.MARKER] + 2 * tables.LONGEST * stacked - 1
            n = list_mask(free_spaces(s, 0), base, moves, n)
            n = list_mask(free_spaces(s, 1), base + tables.LONGEST, moves, n)
    for stacked in range(2):
        if ((top_mask if stacked else held) >> tables.OD) & 1:
            n = list_swaps(free, s.length, codes.FIRST[codes.SWAP] + codes.SWAPS * stacked, moves, n)
    return n


@rule
def list_sources(held: int, top_mask: int, kind: int, code: int, possible: bool, moves: Ints, n: int) -> int:
    """Add an action that has no target, from the hand and from the stack."""
    if possible and (held >> kind) & 1:
        moves[n] = code
        n += 1
    if possible and (top_mask >> kind) & 1:
        moves[n] = code + 1
        n += 1
    return n


@rule
def list_swaps(free: int, length: int, first: int, moves: Ints, n: int) -> int:
    """R57: any two of the free cards."""
    row, width, offset = n, 0, 0
    for i in range(1, length + 1):
        if (free >> i) & 1 == 0:
            continue
        before = offset
        offset = first + (i - 1) * tables.LONGEST - i * (i + 1) // 2 - 1
        if width == 0:
            n = list_mask(free >> (i + 1), offset + i + 1, moves, n)
            width = n - row
        else:
            # The partners of a card are those of the one before it less the card itself.
            width -= 1
            for k in range(width):
                moves[n + k] = moves[row + 1 + k] + offset - before
            row = n
            n += width
    return n


@rule
def can_push(s: State, seat: int) -> bool:
    """R52: the other raven is past the start, and the marker is not on the space behind it; or two cards are."""
    other = 1 - seat
    back = int(s.positions[other]) - 1
    if s.push_back == tables.TWO_BEHIND and back < 2:
        return False
    return back >= 0 and (back == 0 or s.marker != 64 * other + back)


@rule
def can_step(s: State, seat: int) -> bool:
    """R53: the marker is not on the space in front of one's own raven."""
    return s.marker != 64 * seat + int(s.positions[seat]) + 1


# Refusals


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """The number of the rule that forbids the move; 0 if it is legal."""
    if s.waiting == 0:
        return 69
    if seat != s.turn:
        return 22
    verb = int(VERB[move])
    if s.phase == ARRANGE:
        return why_not_arrange(s, seat, move)
    if s.phase != PLAY:
        return why_not_lay(s, move)
    if verb == codes.LAY:
        return 77
    if verb in (codes.TOP, codes.DONE):
        return 50
    if verb == codes.END:
        return 0
    if verb == codes.EXTEND:
        return 0 if has_land(s) else 60
    if verb in (codes.FLY, codes.CROSS):
        return why_not_fly(s, seat, verb, int(ONE[move]))
    kind = int(codes.KIND_FOR[verb])
    missing = why_not_card(s, seat, kind if kind else int(TWO[move]), int(ONE[move]))
    if missing:
        return missing
    if verb == codes.MAGIC_WAY:
        return 0 if (tables.MAGIC[s.magic_card] >> int(TWO[move])) & 1 else 45
    return why_not_odin(s, seat, verb, int(TWO[move]), int(THREE[move]))


@rule
def why_not_arrange(s: State, seat: int, move: int) -> int:
    """R50: while the stack is rearranged, nothing else happens, and what is settled stays."""
    if VERB[move] == codes.DONE:
        return 0
    return 0 if VERB[move] == codes.TOP and s.arranged < ONE[move] <= s.stack_sizes[seat] else 50


@rule
def why_not_lay(s: State, move: int) -> int:
    """R51, R60, R77: a landscape card that is drawn has to be laid, either way round."""
    if VERB[move] != codes.LAY:
        return 51 if s.phase == ADD_LAND else 60
    card = int(ONE[move])
    return 0 if card == s.drawn or turned(card) == s.drawn else 77


@rule
def why_not_card(s: State, seat: int, kind: int, stacked: int) -> int:
    """R23, R25, R27: there must be a play left, and the card in the hand or on top of the stack."""
    if (s.stack_plays if stacked else s.hand_plays) == 0:
        return 23
    if stacked:
        return 0 if top_card(s, seat) == kind else 27
    return 0 if heaps.count(int(s.hands[seat]), kind, tables.BITS) else 25


@rule
def why_not_fly(s: State, seat: int, verb: int, payment: int) -> int:
    """R23, R25, R27, R32, R39, R40: plays, cards and units of a payment."""
    if tables.PAY_HAND_SIZE[payment] > s.hand_plays or tables.PAY_STACK_SIZE[payment] > s.stack_plays:
        return 23
    if not heaps.holds(int(s.hands[seat]), tables.PAY_HAND[payment], tables.BITS):
        return 25
    if top_cards(s, seat, int(tables.PAY_STACK_SIZE[payment])) != tables.PAY_STACK[payment]:
        return 27
    here = int(s.positions[seat])
    ahead = marker_ahead(s, seat)
    if verb == codes.CROSS and (ahead <= here + 1 or s.marker_in_group == tables.STOP_FIRST):
        return 40
    units = 2 if verb == codes.CROSS or ahead == here + 1 else 1
    what = 8 * units + landscape(s, seat, here + 1)
    if (tables.PAYS[payment] >> what) & 1:
        return 35 if joker_refused(s, seat, tables.PAY_HAND[payment], tables.PAY_STACK[payment], what) else 0
    if units == 1:
        return 32
    return 40 if verb == codes.CROSS else 39


@rule
def can_pay(s: State, seat: int, what: int, hand_plays: int, stack_plays: int) -> bool:
    """Is there a payment of `PAYING` for `what`, if so many plays were left?"""
    for i in range(tables.PAYING_START[what], tables.PAYING_START[what + 1]):
        payment = int(tables.PAYING[i])
        stacked = int(tables.PAY_STACK_SIZE[payment])
        if tables.PAY_HAND_SIZE[payment] > hand_plays or stacked > stack_plays:
            continue
        held = heaps.holds(int(s.hands[seat]), tables.PAY_HAND[payment], tables.BITS)
        if joker_refused(s, seat, tables.PAY_HAND[payment], tables.PAY_STACK[payment], what):
            continue
        if held and top_cards(s, seat, stacked) == tables.PAY_STACK[payment]:
            return True
    return False


@rule
def units_made(cards: int, ahead: int) -> int:
    """R32: into how many units these flight cards can be split for a landscape, none left over, as a mask."""
    jokers = 0
    for kind in range(1, tables.LANDSCAPES + 1):
        if kind != ahead:
            if heaps.count(cards, kind, tables.BITS) & 1:
                return 0
            jokers += heaps.count(cards, kind, tables.BITS) >> 1
    own = heaps.count(cards, ahead, tables.BITS)
    units = 0
    for pairs in range(own // 2 + 1):
        units |= 1 << (jokers + own - pairs)
    return units


@rule
def why_not_odin(s: State, seat: int, verb: int, first: int, second: int) -> int:
    """R51–R57: what may stand in the way of an action whose card is at hand; 0 also for a stash or a discard."""
    if verb == codes.ADD:
        return 0 if has_land(s) else 51
    if verb == codes.PUSH:
        return 0 if can_push(s, seat) else 52
    if verb == codes.STEP:
        return 0 if can_step(s, seat) else 53
    if verb == codes.TURN:
        return 0 if (free_cards(s) >> first) & 1 else 54
    if verb == codes.REMOVE:
        return 0 if s.length > 1 and (free_cards(s) >> first) & 1 else 55
    if verb == codes.MARKER:
        return 0 if (free_spaces(s, first >> 6) >> (first & 63)) & 1 else 56
    if verb == codes.SWAP:
        return 0 if (free_cards(s) >> first) & (free_cards(s) >> second) & 1 else 57
    return 0
