"""Judgement without foresight: it counts flights, charges its stack, blocks, and watches the magic way.

A position is worth the flights that the other raven still needs against one's own; a marker ahead is one more flight. A
move is worth what it changes of that, less the cards it takes. Tried moves are taken back before the next one is tried.
"""

from __future__ import annotations

from ...core import heaps
from ...core.records import Floats, Ints
from ...core.rule import rule
from . import moves as codes
from . import tables
from .moves import ONE, THREE, TWO, VERB
from .path import group_end, groups_left, landing, landscape, marker_ahead, turned
from .piles import top_card
from .rules import magic_lead, magic_leader
from .state import State

FLIGHT, THEIR_FLIGHT = 10, 8
HAND_CARD, STACK_CARD = 3, 4
FINISH = 500
NEVER = -900
FAR = 9
"""Further ahead than any group that matters."""


@rule
def standing(s: State, seat: int) -> int:
    """The flights the other needs against one's own, and the lead in spaces."""
    other = 1 - seat
    lead = int(s.positions[seat]) - int(s.positions[other])
    return THEIR_FLIGHT * flights(s, other) - FLIGHT * flights(s, seat) + lead


@rule
def flights(s: State, lane: int) -> int:
    """The groups ahead, and one more if the marker stands among them."""
    blocked = s.marker != 0 and s.marker >> 6 == lane and s.marker & 63 > s.positions[lane]
    return groups_left(s, lane) + (1 if blocked else 0)


@rule
def groups_without(s: State, lane: int, gone: int) -> int:
    """The groups ahead of a raven if card `gone` were not there."""
    groups, before = 0, 0
    for i in range(int(s.positions[lane]) + 1, s.length + 1):
        if i != gone and landscape(s, lane, i) != before:
            groups += 1
            before = landscape(s, lane, i)
    return groups


@rule
def wanted(s: State, seat: int, kind: int) -> int:
    """How many groups ahead the first one of that landscape lies; 0 is the next one, FAR is none."""
    ahead, before = -1, 0
    for i in range(int(s.positions[seat]) + 1, s.length + 1):
        here = landscape(s, seat, i)
        if here != before:
            ahead += 1
        if here == kind:
            return ahead
        before = here
    return FAR


@rule
def finish(s: State, seat: int, distance: int) -> int:
    """What it is worth to end the stage that many spaces ahead."""
    leader = magic_leader(s)
    mine = int(s.scores[seat]) + distance + (tables.MAGIC_POINTS if leader == seat else 0)
    theirs = int(s.scores[1 - seat]) + (tables.MAGIC_POINTS if leader == 1 - seat else 0)
    gain = mine - int(s.scores[seat]) - theirs + int(s.scores[1 - seat])
    if max(mine, theirs) >= tables.TARGET:
        return FINISH if mine >= theirs else NEVER
    return FINISH + gain if gain > 0 else 4 * gain


@rule
def flight_value(s: State, seat: int, verb: int, payment: int) -> int:
    """A flight: what it brings, less its cards."""
    cards = HAND_CARD * int(tables.PAY_HAND_SIZE[payment]) + STACK_CARD * int(tables.PAY_STACK_SIZE[payment])
    here, marker = int(s.positions[seat]), s.marker
    ahead = marker_ahead(s, seat)
    before = standing(s, seat)
    s.positions[seat] = landing(s, seat, verb == codes.CROSS)
    if ahead and s.positions[seat] >= ahead:
        s.marker = 0
    if s.positions[seat] == s.length:
        value = finish(s, seat, s.length - int(s.positions[1 - seat]))
    else:
        value = standing(s, seat) - before
    s.positions[seat] = here
    s.marker = marker
    return value - cards


@rule
def remove_value(s: State, seat: int, i: int) -> int:
    """A removal: groups that close up or vanish; it may end the stage, for better or worse."""
    mine, theirs = int(s.positions[seat]), int(s.positions[1 - seat])
    before = FLIGHT * groups_left(s, seat) - THEIR_FLIGHT * groups_left(s, 1 - seat) - (mine - theirs)
    mine -= 1 if mine > i else 0
    theirs -= 1 if theirs > i else 0
    if mine == s.length - 1:
        return finish(s, seat, mine - theirs)
    if theirs == s.length - 1:
        return NEVER
    after = FLIGHT * groups_without(s, seat, i) - THEIR_FLIGHT * groups_without(s, 1 - seat, i) - (mine - theirs)
    return before - after


@rule
def odin_value(s: State, seat: int, verb: int, first: int, second: int) -> int:
    """What an Odin action changes."""
    before = standing(s, seat)
    other = 1 - seat
    value = 0
    if verb == codes.REMOVE:
        return remove_value(s, seat, first)
    if verb == codes.TURN:
        s.path[first - 1] = turned(int(s.path[first - 1]))
        value = standing(s, seat) - before
        s.path[first - 1] = turned(int(s.path[first - 1]))
    elif verb == codes.SWAP:
        one, two = int(s.path[first - 1]), int(s.path[second - 1])
        s.path[first - 1], s.path[second - 1] = two, one
        value = standing(s, seat) - before
        s.path[first - 1], s.path[second - 1] = one, two
    elif verb == codes.MARKER:
        marker = s.marker
        s.marker = first
        value = standing(s, seat) - before
        # Right in front it cannot be dodged; further ahead it may be turned, swapped or moved away.
        if first == 64 * other + int(s.positions[other]) + 1:
            value += 2
        s.marker = marker
    elif verb == codes.PUSH:
        s.positions[other] -= 1
        value = standing(s, seat) - before
        s.positions[other] += 1
    elif verb == codes.STEP:
        s.positions[seat] += 1
        if s.positions[seat] == s.length:
            value = finish(s, seat, s.length - int(s.positions[other]))
        else:
            value = standing(s, seat) - before
        s.positions[seat] -= 1
    return value


@rule
def stash_value(s: State, seat: int, kind: int) -> int:
    """The stack is a battery: what is needed last goes there first, a pair makes a joker."""
    top = top_card(s, seat)
    if kind > tables.LANDSCAPES:
        return 1 if top == 0 or top > tables.LANDSCAPES else -1
    if top == kind:
        return 3
    ahead = wanted(s, seat, kind)
    return 1 if ahead == FAR else 1 + min(ahead, 4)


@rule
def magic_value(s: State, seat: int, kind: int) -> int:
    """A step ahead on the magic way counts most where it brings or takes the lead."""
    lead = magic_lead(s, seat)
    worth = 2
    if lead in (-1, 0):
        worth = 9
    elif lead in (-2, 1):
        worth = 5
    if kind > tables.LANDSCAPES:
        return worth - 2
    ahead = wanted(s, seat, kind)
    return worth - (6 if ahead == 0 else 2 if ahead <= 2 else 0)


@rule
def behind(s: State, seat: int) -> bool:
    """Will the other probably be there first?"""
    return flights(s, 1 - seat) <= 2 and flights(s, seat) > flights(s, 1 - seat)


@rule
def fits_deeper(s: State, seat: int) -> bool:
    """Is the next landscape in the stack, but not on top?"""
    size = int(s.stack_sizes[seat])
    for i in range(size - 1):
        if wanted(s, seat, int(s.stacks[seat, i])) == 0:
            return wanted(s, seat, top_card(s, seat)) > 0
    return False


@rule
def laid_value(s: State, seat: int, card: int) -> int:
    """A landscape card at the end of the path, this way round."""
    s.path[s.length] = card
    s.length += 1
    value = standing(s, seat)
    s.length -= 1
    s.path[s.length] = 0
    return value


@rule
def move_value(s: State, seat: int, move: int) -> int:
    """What a move is worth; to end the turn is worth nothing."""
    verb, first = int(VERB[move]), int(ONE[move])
    if verb in (codes.FLY, codes.CROSS):
        return flight_value(s, seat, verb, first)
    if verb == codes.STASH:
        return stash_value(s, seat, int(TWO[move]))
    if verb == codes.MAGIC_WAY:
        return magic_value(s, seat, int(TWO[move]))
    if verb == codes.DISCARD:
        return 1 if first and fits_deeper(s, seat) else -2
    if verb == codes.EXTEND:
        return 1 if behind(s, seat) else -1
    if verb == codes.ADD:
        return 3 if behind(s, seat) else -9
    if verb == codes.REARRANGE:
        return 4 if fits_deeper(s, seat) else -3
    if verb == codes.LAY:
        return laid_value(s, seat, first)
    if verb == codes.TOP:
        kind = int(s.stacks[seat, int(s.stack_sizes[seat]) - first])
        return 2 if wanted(s, seat, kind) == s.arranged else 0
    if verb == codes.DONE:
        return 1
    if verb in (codes.TURN, codes.REMOVE, codes.SWAP, codes.MARKER, codes.PUSH, codes.STEP):
        card = STACK_CARD if first else HAND_CARD
        return odin_value(s, seat, verb, int(TWO[move]), int(THREE[move])) - card
    return 0


@rule
def spares(s: State, seat: int, flight: int, move: int) -> bool:
    """Can the magic way card of a move be played and the flight be paid all the same?"""
    payment = int(ONE[flight])
    if ONE[move]:
        return int(tables.PAY_STACK_SIZE[payment]) == 0
    kind = int(TWO[move])
    held, paid = int(s.hands[seat]), int(tables.PAY_HAND[payment])
    spare = heaps.count(held, kind, tables.BITS) > heaps.count(paid, kind, tables.BITS)
    return spare and s.hand_plays > int(tables.PAY_HAND_SIZE[payment])


@rule
def rate_moves(s: State, seat: int, moves: Ints, count: int, out: Floats) -> None:
    """What each of the legal moves is worth."""
    best = 0
    for i in range(count):
        out[i] = move_value(s, seat, moves[i])
        if out[i] > out[best]:
            best = i
    finishing = int(moves[best])
    if VERB[finishing] not in (codes.FLY, codes.CROSS) or group_end(s, seat, int(s.positions[seat]) + 1) < s.length:
        return
    # About to finish: a card that brings or takes the lead on the magic way comes first, if it can be spared.
    lead = magic_lead(s, seat)
    if lead in (-1, 0):
        for i in range(count):
            if VERB[moves[i]] == codes.MAGIC_WAY and spares(s, seat, finishing, int(moves[i])):
                out[i] = out[best] + 1


POINT, STANDING, LEAD = 0.3, 0.02, 0.15
"""What a point, a point of `standing` and a card more on the magic way are worth in steps of `evaluate` at the end."""
AT_FIRST = 0.3
"""How much of that they are worth at the start: fitted to matches between players who play by `rate_moves`."""


@rule
def evaluate(s: State, out: Floats) -> None:
    """Points so far, and how the ravens stand; the nearer the end, the more that counts."""
    progress = min(1.0, max(int(s.scores[0]), int(s.scores[1])) / tables.TARGET)
    for seat in range(s.seats):
        lead = magic_lead(s, seat)
        cards = int(s.hand_sizes[seat]) + int(s.stack_sizes[seat])
        ahead = POINT * int(s.scores[seat]) + LEAD * lead + STANDING * (standing(s, seat) + HAND_CARD * cards)
        out[seat] = (AT_FIRST + (1.0 - AT_FIRST) * progress) * ahead
