"""Why elements cannot be picked together: figures, spaces, tiles, dice and buttons."""

from __future__ import annotations

import numpy as np

from ...core.records import Ints
from ...core.rule import rule
from . import rules, tables
from .combat import is_forced
from .moves import DONE_CODE, FIRST_FIGHT, MOVES, PLACE, SWORD_NAMES
from .state import MOVE, SPEND, SWORDS, State
from .tables import BITS, NONE, SPACES
from .walking import is_own, why_not_walk

FIGURE, SPACE, SWORD, HERB, DIE, BUTTON = range(6)
_KINDS = {"figure": FIGURE, "space": SPACE, "die": DIE, "button": BUTTON}


def _kind(element: str) -> int:
    kind, _, name = element.partition(":")
    return _KINDS[kind] if kind in _KINDS else SWORD if name.startswith("sword") else HERB


def _means(element: str) -> int:
    """The place of a figure or a space, the kind of a sword; 0 for all else."""
    name = element.partition(":")[2]
    if _kind(element) in (FIGURE, SPACE):
        return PLACE.read(name)
    return SWORD_NAMES.index(name.removeprefix("sword").partition(".")[0]) if _kind(element) == SWORD else 0


_ALONE = {elements[0]: code for code, elements in enumerate(MOVES.elements) if len(elements) == 1}
KIND = np.array([_kind(element) for element in MOVES.element_names], dtype=np.int8)
MEANS = np.array([_means(element) for element in MOVES.element_names], dtype=np.int16)
ALONE = np.array([_ALONE.get(element, NONE) for element in MOVES.element_names], dtype=np.int16)
"""The code of the move that an element is by itself."""


@rule
def why_not_picked(s: State, seat: int, picks: Ints, count: int) -> int:
    """The number of the rule that forbids picking these elements together; 0 if none can be named."""
    if (s.waiting >> seat) & 1 == 0 or count == 0:
        # Whether one is asked at all is told with any move.
        return rules.why_not(s, seat, DONE_CODE)
    if count == 1 and picks[0] >= 0 and ALONE[picks[0]] != NONE and s.phase != MOVE:
        return rules.why_not(s, seat, int(ALONE[picks[0]]))
    if s.phase == MOVE:
        return why_not_figure(s, seat, picks, count)
    if s.phase != SWORDS and s.phase != SPEND:
        return 79
    for i in range(count):
        if picks[i] >= 0 and (KIND[picks[i]] == FIGURE or KIND[picks[i]] == SPACE):
            return 28 if is_forced(s) else 40
    return why_not_swords(s, seat, picks, count) if s.phase == SWORDS else why_not_added(picks, count)


@rule
def why_not_figure(s: State, seat: int, picks: Ints, count: int) -> int:
    """A33–A37, A41: an own figure, then a space on a straight and open way; tiles are for fights."""
    begin, end = NONE, NONE
    for i in range(count):
        kind = KIND[picks[i]] if picks[i] >= 0 else NONE
        if kind == BUTTON:
            return rules.why_not(s, seat, int(ALONE[picks[i]]))
        if kind in (SWORD, HERB, DIE):
            return 41
        if kind == FIGURE:
            # Of two figures it is the one pressed last that did not fit.
            begin, end = int(MEANS[picks[i]]), NONE
        elif kind == SPACE:
            end = int(MEANS[picks[i]])
    if begin == NONE or not is_own(s, seat, begin):
        return 33
    if end == NONE:
        return why_no_way(begin)
    move = walk_code(begin, end)
    if move == NONE:
        return 35 if begin >= SPACES else 34
    return why_not_walk(s, seat, move)


@rule
def why_no_way(begin: int) -> int:
    """A34, A37: an own figure alone is fine unless it has nowhere to go: at the corner there is no space left."""
    for direction in range(2):
        if tables.FIRST[begin, direction] != NONE:
            return 37
    return 34


@rule
def walk_code(begin: int, end: int) -> int:
    """The code of the straight way between two places; NONE where there is none."""
    for direction in range(2):
        half = int(tables.RAYS[begin, direction, end // tables.HALF])
        if (half >> (end % tables.HALF)) & 1:
            first = int(tables.FIRST[begin, direction])
            if direction == tables.EAST:
                return first + end - int(tables.FIRST_EAST[begin])
            return first + int(tables.ROW[end]) - int(tables.FIRST_ROW[begin])
    return NONE


@rule
def why_not_swords(s: State, seat: int, picks: Ints, count: int) -> int:
    """A43: none to three of one's swords, and nothing else."""
    swords = 0
    for i in range(count):
        if picks[i] < 0 or KIND[picks[i]] != SWORD:
            return 43
        swords += 1 << (BITS * int(MEANS[picks[i]]))
    for choice in range(tables.FIGHTS):
        if tables.FIGHT_HEAP[choice] == swords:
            return rules.why_not(s, seat, FIRST_FIGHT + choice)
    return 43


@rule
def why_not_added(picks: Ints, count: int) -> int:
    """A43, A45: no more swords; and one thing is given at a time."""
    for i in range(count):
        if picks[i] >= 0 and KIND[picks[i]] == SWORD:
            return 43
    return 45
