"""The path and the landscape deck: drawing, laying and taking out landscape cards; spaces, groups and the marker."""

from __future__ import annotations

from ...core import heaps
from ...core.rule import rule
from . import tables
from .state import SEATS, State


@rule
def turned(card: int) -> int:
    """A landscape card the other way round."""
    return ((card & 7) << 3) | (card >> 3)


@rule
def clash(card: int, other: int) -> bool:
    """R15: are two neighbours equal on either lane?"""
    return card >> 3 == other >> 3 or card & 7 == other & 7


# Landscape cards, R16, R51, R55, R60


@rule
def lands_left(s: State) -> int:
    """R60: how many landscape cards can still be drawn; their discard pile becomes the deck when that is empty."""
    return heaps.size(s.deck, tables.BITS) + s.under_size + heaps.size(s.land_discards, tables.BITS)


@rule
def has_land(s: State) -> bool:
    """R60: is there a landscape card to draw?"""
    return s.deck | s.under_size | s.land_discards != 0


@rule
def draw_land(s: State) -> int:
    """The top card of the landscape deck, which must have one left."""
    if s.deck == 0 and s.under_size == 0:
        s.deck, s.land_discards = s.land_discards, 0
    if s.deck == 0:
        card = int(s.under[0])
        s.under_size -= 1
        for i in range(s.under_size):
            s.under[i] = s.under[i + 1]
        s.under[s.under_size] = 0
        return card
    pair = heaps.draw(s, s.deck, tables.BITS)
    s.deck -= heaps.one(pair, tables.BITS)
    return int(tables.LANDS[pair])


@rule
def put_under(s: State, card: int) -> None:
    """A landscape card goes face down under the deck; which way round does not matter there."""
    s.under[s.under_size] = tables.LANDS[tables.PAIR[card]]
    s.under_size += 1


@rule
def append(s: State, card: int) -> None:
    """R8: a landscape card goes to the end of the path."""
    s.path[s.length] = card
    s.length += 1


@rule
def take_out(s: State, i: int) -> int:
    """R55: card i leaves the path, those behind it close up; ravens and marker beyond it keep their cards."""
    card = int(s.path[i - 1])
    s.length -= 1
    for k in range(i - 1, s.length):
        s.path[k] = s.path[k + 1]
    s.path[s.length] = 0
    for seat in range(SEATS):
        if s.positions[seat] > i:
            s.positions[seat] -= 1
    if s.marker & 63 > i:
        s.marker -= 1
    return card


@rule
def trim_path(s: State) -> None:
    """R62, an option: a path beyond the limit loses cards that both ravens have passed, but never the last two."""
    if s.trim == 0 or s.length <= s.trim:
        return
    passed = min(int(s.positions[0]), int(s.positions[1])) - 1 - tables.BEHIND_REAR
    for _ in range(passed if s.trimming == tables.ALL_BUT_TWO else min(s.length - s.trim, passed)):
        if s.marker & 63 == 1:
            s.marker = 0
        put_under(s, take_out(s, 1))


# Spaces, R8–R12, R31


@rule
def half(card: int, lane: int) -> int:
    """The landscape that a card shows on a lane."""
    return (card >> 3) if lane == 0 else card & 7


@rule
def landscape(s: State, lane: int, i: int) -> int:
    """The landscape of space i of a lane."""
    return half(int(s.path[i - 1]), lane)


@rule
def group_end(s: State, lane: int, first: int) -> int:
    """R31: the last space of the group that begins at space `first`."""
    here = landscape(s, lane, first)
    last = first
    while last < s.length and landscape(s, lane, last + 1) == here:
        last += 1
    return last


@rule
def groups_left(s: State, lane: int) -> int:
    """How many groups lie between a lane's raven and the end: the flights it needs if nothing changes."""
    groups, before = 0, 0
    for i in range(int(s.positions[lane]) + 1, s.length + 1):
        here = landscape(s, lane, i)
        if here != before:
            groups += 1
        before = here
    return groups


@rule
def marker_ahead(s: State, lane: int) -> int:
    """R39, R40: the marker's place in the group in front of a lane's raven, 0 if it is not in there (R43)."""
    if s.marker == 0 or s.marker >> 6 != lane:
        return 0
    i = s.marker & 63
    first = int(s.positions[lane]) + 1
    return i if first <= i <= group_end(s, lane, first) else 0


@rule
def landing(s: State, lane: int, cross: bool) -> int:
    """R33, R39, R40: the space on which a flight ends: the last of the group, or the one before a marker in it."""
    first = int(s.positions[lane]) + 1
    ahead = marker_ahead(s, lane)
    return ahead - 1 if ahead > first and not cross else group_end(s, lane, first)


@rule
def free_cards(s: State) -> int:
    """R12: the cards with neither raven nor marker on either half, as a mask by number."""
    taken = 1 | (1 << int(s.positions[0])) | (1 << int(s.positions[1])) | (1 << (s.marker & 63))
    return ((2 << s.length) - 1) & ~taken


@rule
def free_spaces(s: State, lane: int) -> int:
    """R11: the spaces of a lane with neither its raven nor the marker, as a mask by number."""
    taken = 1 | (1 << int(s.positions[lane]))
    if s.marker >> 6 == lane:
        taken |= 1 << (s.marker & 63)
    return ((2 << s.length) - 1) & ~taken
