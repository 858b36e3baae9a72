"""Where adventurers start and temples stand (K3–K6): the same on all islands."""

from __future__ import annotations

from ...core import bits
from ...core.rule import rule
from . import island
from .state import State


@rule
def between(beach: int, jungle: int) -> int:
    """K5: how many numbers lie between these two, the shorter way along the rim."""
    return min(beach + jungle - 2, 2 * island.RIM - beach - jungle)


@rule
def place_at_random(s: State) -> None:
    """K6: any placement that K4 and K5 allow, each equally likely."""
    fits = False
    while not fits:
        beaches = jungles = (1 << (island.RIM + 1)) - 2
        fits = True
        for colour in range(island.COLOURS):
            beach, jungle = bits.draw_one(s, beaches), bits.draw_one(s, jungles)
            beaches &= ~(1 << beach)
            jungles &= ~(1 << jungle)
            s.beach[colour], s.jungle[colour] = beach, jungle
            if between(beach, jungle) < s.apart:
                fits = False


@rule
def placed_colour(s: State) -> int:
    """The colour whose adventurer has been placed, but not its temple; −1 if there is none."""
    for colour in range(island.COLOURS):
        if s.beach[colour] != 0 and s.jungle[colour] == 0:
            return colour
    return -1


@rule
def all_placed(s: State) -> bool:
    """Has every colour its adventurer and its temple?"""
    for colour in range(island.COLOURS):
        if s.beach[colour] == 0 or s.jungle[colour] == 0:
            return False
    return True


@rule
def why_not_place(s: State, colour: int, beach: int) -> int:
    """K3, K4: a colour not yet placed, on a beach number that is free."""
    if s.beach[colour] != 0:
        return 3
    for other in range(island.COLOURS):
        if s.beach[other] == beach:
            return 4
    return 0


@rule
def why_not_temple(s: State, jungle: int) -> int:
    """K4, K5: a jungle number that is free and far enough from the adventurer."""
    for other in range(island.COLOURS):
        if s.jungle[other] == jungle:
            return 4
    return 5 if between(int(s.beach[placed_colour(s)]), jungle) < s.apart else 0
