"""Karuba in words: what is asked, offered, told and refused, and what a screen shows beside the fields."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core import bits
from ...core.meanings import NUMBER, SAID, SEAT, SEATS, Count
from ...core.messages import Messages, say
from ...core.records import Facts, Ints, field
from ...core.rule import rule
from . import island, rules, state
from .choices import steps_of, why_not_anywhere, why_not_lay, why_not_walk
from .ending import laid, points_of, ranking_of
from .moves import (
    BONUS,
    CELL,
    CELL_NAMES,
    COLOUR,
    COLOUR_NAMES,
    ITEM,
    LAY,
    MOVES,
    ONE,
    PLACE,
    PLACE_TEMPLE,
    RIM_NUMBER,
    RIM_NUMBERS,
    STAY,
    STAYING,
    TWO,
    VERB,
)
from .placement import placed_colour, why_not_place, why_not_temple
from .prizes import top_treasure
from .state import CHOOSING, GONE, OVER, PLACING, PLACING_TEMPLE, State

MESSAGES = Messages("karuba")

ASK_PLACE = MESSAGES("ask-place")
ASK_TEMPLE = MESSAGES("ask-temple", colour=COLOUR)
ASK_CHOOSE = MESSAGES("ask-choose", tile=NUMBER, steps=NUMBER)
ASK_CHOSEN = MESSAGES("ask-chosen", move=SAID, players=SEATS, count=NUMBER)
ASK_OTHERS = MESSAGES("ask-others", players=SEATS, count=NUMBER)
ASK_WAIT = MESSAGES("ask-wait", player=SEAT)
ASK_OVER = MESSAGES("ask-over")

MOVE_PLACE = MESSAGES("move-place", colour=COLOUR, number=RIM_NUMBER)
MOVE_PLACE_TEMPLE = MESSAGES("move-place-temple", colour=COLOUR, number=RIM_NUMBER)
MOVE_LAY = MESSAGES("move-lay", tile=NUMBER, cell=CELL)
MOVE_STAY = MESSAGES("move-stay")
MOVE_WALK = MESSAGES("move-walk", colour=COLOUR, cell=CELL, item=ITEM)
MOVE_TEMPLE = MESSAGES("move-temple", colour=COLOUR, value=NUMBER)

LOG_PLACE = MESSAGES("log-place", player=SEAT, colour=COLOUR, number=RIM_NUMBER)
LOG_PLACE_TEMPLE = MESSAGES("log-place-temple", player=SEAT, colour=COLOUR, number=RIM_NUMBER)
LOG_TILE = MESSAGES("log-tile", round=NUMBER, tile=NUMBER, item=ITEM)
LOG_CHOSEN = MESSAGES("log-chosen", player=SEAT)
LOG_RECHOSEN = MESSAGES("log-rechosen", player=SEAT)
LOG_LAY = MESSAGES("log-lay", player=SEAT, tile=NUMBER, cell=CELL)
LOG_STAY = MESSAGES("log-stay", player=SEAT)
LOG_WALK = MESSAGES("log-walk", player=SEAT, colour=COLOUR, cell=CELL, item=ITEM)
LOG_TEMPLE = MESSAGES("log-temple", player=SEAT, colour=COLOUR, value=NUMBER, extra=NUMBER)
LOG_BONUS = MESSAGES("log-bonus", player=SEAT, bonus=BONUS, points=NUMBER)
LOG_BONUS_GONE = MESSAGES("log-bonus-gone", bonus=BONUS)
LOG_POINTS = MESSAGES("log-points", player=SEAT, points=NUMBER)
LOG_WIN = MESSAGES("log-win", players=SEATS, count=NUMBER)


# What is asked and offered


@rule
def ask(s: State, seat: int, out: Ints) -> None:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        say(out, ASK_OVER)
    elif s.phase == CHOOSING:
        ask_choice(s, seat, out)
    elif seat != s.turn:
        say(out, ASK_WAIT, s.turn)
    elif s.phase == PLACING:
        say(out, ASK_PLACE)
    else:
        say(out, ASK_TEMPLE, placed_colour(s))


@rule
def ask_choice(s: State, seat: int, out: Ints) -> None:
    """K9: what to do with the tile; or what one has chosen, and who has not yet."""
    if seat < 0:
        say(out, ASK_OTHERS, s.waiting, bits.size(s.waiting))
    elif (s.waiting >> seat) & 1:
        say(out, ASK_CHOOSE, s.tile, steps_of(s))
    else:
        offer(s, seat, int(s.choices[seat]), out)
        say(out, ASK_CHOSEN, 0, s.waiting, bits.size(s.waiting))


@rule
def offer(s: State, seat: int, move: int, out: Ints) -> None:
    """A move as an offer to make it."""
    verb, one, two = VERB[move], int(ONE[move]), int(TWO[move])
    if verb == PLACE:
        say(out, MOVE_PLACE, one, two)
    elif verb == PLACE_TEMPLE:
        say(out, MOVE_PLACE_TEMPLE, placed_colour(s), one)
    elif verb == LAY:
        say(out, MOVE_LAY, s.tile, one)
    elif verb == STAY:
        say(out, MOVE_STAY)
    elif two == island.TEMPLE:
        say(out, MOVE_TEMPLE, one, top_treasure(s, one))
    else:
        say(out, MOVE_WALK, one, two, found(s, seat, two))


@rule
def found(s: State, seat: int, cell: int) -> int:
    """What a walk that ends on a cell would find."""
    return int(island.ITEM[s.islands[seat, cell]]) if (s.lying[seat] >> cell) & 1 else island.NOTHING


# What is refused: an element has a kind, and is one of it

KINDS = ("adventurer", "beach", "jungle", "cell", "temple", "button")
ADVENTURER, AT_BEACH, AT_JUNGLE, ON_CELL, AT_TEMPLE, BUTTON = range(len(KINDS))


def _which(element: str) -> int:
    """The colour, cell or number that an element stands for."""
    kind, _, name = element.partition(":")
    if kind in ("beach", "jungle"):
        return RIM_NUMBER.read(int(name))
    return 0 if kind == "button" else CELL.read(name) if kind == "cell" else COLOUR.read(name)


KIND_AT = np.array([KINDS.index(element.partition(":")[0]) for element in MOVES.element_names])
WHICH_AT = np.array([_which(element) for element in MOVES.element_names])


@rule
def why_not_picked(s: State, seat: int, picks: Ints, count: int) -> int:
    """The number of the rule that forbids picking these elements together; 0 if none can be named."""
    if s.phase != CHOOSING:
        return why_not_placed(s, seat, picks, count)
    for i in range(count):
        if picks[i] < 0:
            return 8
    if count == 2:
        walker = 0 if KIND_AT[picks[0]] == ADVENTURER else 1
        colour, goal = int(picks[walker]), int(picks[1 - walker])
        if KIND_AT[colour] == ADVENTURER and KIND_AT[goal] != ADVENTURER:
            return why_not_walked(s, seat, int(WHICH_AT[colour]), goal)
    # Whatever fits nothing on its own is what was asked about; else there is one thing too many.
    alone = why_not_alone(s, seat, int(picks[count - 1])) if count else 0
    if alone or count < 2:
        return alone
    return 12 if KIND_AT[picks[count - 1]] == ADVENTURER else 8


@rule
def why_not_placed(s: State, seat: int, picks: Ints, count: int) -> int:
    """K3–K5, K20: outside the rounds there are only placements, and they are somebody's turn."""
    if s.phase == PLACING_TEMPLE and seat == s.turn and count > 0:
        last = picks[count - 1]
        taken = why_not_temple(s, int(WHICH_AT[last])) if last >= 0 and KIND_AT[last] == AT_JUNGLE else 0
        if taken:
            return taken
    if s.phase == PLACING and seat == s.turn and count == 2 and picks[0] >= 0 and picks[1] >= 0:
        first, second = int(picks[0]), int(picks[1])
        if KIND_AT[first] == AT_BEACH:
            first, second = second, first
        if KIND_AT[first] == ADVENTURER and KIND_AT[second] == AT_BEACH:
            return why_not_place(s, int(WHICH_AT[first]), int(WHICH_AT[second]))
    # Nothing is chosen before all is placed, and nothing after the end.
    return rules.why_not(s, seat, STAYING)


@rule
def why_not_walked(s: State, seat: int, colour: int, goal: int) -> int:
    """Why an adventurer cannot go to an element; K16 for the beach, the jungle and the temples of others."""
    if KIND_AT[goal] == ON_CELL:
        return why_not_walk(s, seat, colour, int(WHICH_AT[goal]))
    if KIND_AT[goal] == AT_TEMPLE and WHICH_AT[goal] == colour:
        return why_not_walk(s, seat, colour, island.TEMPLE)
    return 8 if KIND_AT[goal] == BUTTON else 16


@rule
def why_not_alone(s: State, seat: int, element: int) -> int:
    """Why an element fits no choice at all; 0 if it fits one."""
    which = int(WHICH_AT[element])
    if KIND_AT[element] == ADVENTURER:
        return why_not_anywhere(s, seat, which)
    if KIND_AT[element] == AT_TEMPLE:
        return why_not_walk(s, seat, which, island.TEMPLE)
    if KIND_AT[element] == ON_CELL:
        for colour in range(island.COLOURS):
            if why_not_walk(s, seat, colour, which) == 0:
                return 0
        return why_not_lay(s, seat, which)
    return 0 if KIND_AT[element] == BUTTON else 3


# What is told


@rule
def tell(before: State, seat: int, move: int, after: State, viewer: int, out: Ints) -> None:
    """A placement in words; of a choice only that it was made, until the last one shows what all have chosen (K9)."""
    verb, one, two = VERB[move], int(ONE[move]), int(TWO[move])
    if verb == PLACE:
        say(out, LOG_PLACE, seat, one, two)
    elif verb == PLACE_TEMPLE:
        say(out, LOG_PLACE_TEMPLE, seat, placed_colour(before), one)
        if after.phase == CHOOSING:
            tell_tile(after, out)
    elif before.round_no == after.round_no and after.phase == CHOOSING:
        say(out, LOG_CHOSEN if (before.waiting >> seat) & 1 else LOG_RECHOSEN, seat)
    else:
        for other in range(after.seats):
            tell_turn(before, after, other, out)
        tell_bonuses(before, after, out)
        if after.phase == OVER:
            tell_end(after, out)
        else:
            tell_tile(after, out)


@rule
def tell_tile(s: State, out: Ints) -> None:
    """K8: the tile of the round."""
    say(out, LOG_TILE, s.round_no, s.tile, int(island.ITEM[s.tile]))


@rule
def tell_turn(before: State, after: State, seat: int, out: Ints) -> None:
    """What a seat did in a round, read off its island."""
    for cell in range(island.CELLS):
        if before.islands[seat, cell] != after.islands[seat, cell]:
            say(out, LOG_LAY, seat, before.tile, cell)
            return
    for colour in range(island.COLOURS):
        goal = int(after.where[seat, colour])
        if before.where[seat, colour] == goal:
            continue
        if goal == island.TEMPLE:
            extra = int(after.extra[seat]) - int(before.extra[seat])
            say(out, LOG_TEMPLE, seat, colour, int(after.treasures[seat, colour]), extra)
        else:
            say(out, LOG_WALK, seat, colour, goal, found(before, seat, goal))
        return
    say(out, LOG_STAY, seat)


@rule
def tell_bonuses(before: State, after: State, out: Ints) -> None:
    """K30: who got a bonus tile, and which went to nobody."""
    for tile in range(island.BONUS_TILES):
        owner = int(after.bonuses[tile])
        if before.bonuses[tile] == owner:
            continue
        if owner == GONE:
            say(out, LOG_BONUS_GONE, tile)
        else:
            say(out, LOG_BONUS, owner, tile, int(island.BONUS_POINTS[tile]))


@rule
def tell_end(s: State, out: Ints) -> None:
    """K21–K23: the points of all, and who has won; alone nobody wins."""
    best = 0
    for seat in range(s.seats):
        say(out, LOG_POINTS, seat, points_of(s, seat))
        best = max(best, ranking_of(s, seat))
    if s.seats == 1:
        return
    winners = 0
    for seat in range(s.seats):
        if ranking_of(s, seat) == best:
            winners |= 1 << seat
    say(out, LOG_WIN, winners, bits.size(winners))


# What follows from the view


class Derived(Facts, seats=state.SEATS):
    """Points and tiles laid so far, the treasures on top of each colour's stack, how far one may walk this round."""

    points: Ints = field(state.SEATS, means=Count())
    laid: Ints = field(state.SEATS, means=Count())
    tops: Ints = field(island.COLOURS, means=Count(), by_seat=False)
    steps: int = field(means=Count())


@rule
def derive(s: State, seat: int, facts: Derived) -> None:
    """Fill in what follows from a view."""
    for other in range(s.seats):
        facts.points[other] = points_of(s, other)
        facts.laid[other] = laid(s, other)
    for colour in range(island.COLOURS):
        facts.tops[colour] = top_treasure(s, colour)
    facts.steps = steps_of(s)


# What never changes


def _ports(cells: Any, sides: Any) -> dict[str, list[str]]:
    """By number of the rim: the cell beside it and the side of that cell."""
    numbers = [str(number) for number in RIM_NUMBERS]
    names = {1 << i: side for i, side in enumerate(island.SIDES)}
    return {n: [CELL_NAMES[cells[i]], names[int(sides[i])]] for i, n in enumerate(numbers, 1)}


FACTS: dict[str, Any] = {
    "columns": island.COLUMNS,
    "rows": island.ROWS,
    "cells": list(CELL_NAMES),
    "colours": list(COLOUR_NAMES),
    "numbers": list(RIM_NUMBERS),
    "beach": _ports(island.BEACH_CELL, island.BEACH_SIDE),
    "jungle": _ports(island.JUNGLE_CELL, island.JUNGLE_SIDE),
    "rounds": island.TILES,
    "tiles": island.TILE_WORDS,
    "treasures": {str(n): island.TREASURES[n, :n].tolist() for n in range(1, state.SEATS + 1)},
    "bonuses": [
        {"name": name, "points": int(island.BONUS_POINTS[i]), "rule": island.FIRST_BONUS_RULE + i}
        for i, name in enumerate(BONUS.names)
    ],
}
"""For screens: the island, the rim (`{"10": ["a1", "W"], …}`), the tiles by number (`ESc`), treasures by seat count."""
