"""Judgement without foresight: it adds up what each move brings, in hundredths of a point.

Things are worth their points in the scenario and something for the fights to come; a fight is weighed by its exact
odds against the figures at stake; rivers and fog are dangerous, far moves waste ground, groups want to grow
(scenario 2), and figures belong into cities (scenario 3).
"""

from __future__ import annotations

import numpy as np

from ...core import heaps
from ...core.records import Floats, Ints
from ...core.rule import rule
from . import tables
from .combat import armoury, strength
from .land import creatures_on_board, figures_on, is_creature
from .moves import ENTER, GIVE_UP, GOLD, ONE, REROLL, SWAP, TWO, VERB, WALK
from .odds import BEFORE, MOST_NEEDED, herb_points
from .scoring import largest_group, score, tally
from .state import CITIES, COMPANIONS, GLORIOUS, HERB, SPEND, SWORDS, State
from .tables import BITS, HALF, SPACES

HUNDRED = 100
STRONGEST = np.argsort(-(10 * tables.FIGHT_DICE.astype(np.int64) + tables.FIGHT_BONUS), kind="stable")
"""The choices of swords: the most dice first, then the highest bonus."""
FIGURE = (0, 120, 250, 250)
"""What a figure is worth in each scenario when it is at stake."""
SWORD_COST, BONUS_COST, DIE_COST = 110, 40, 90
STEP_COST = 6
RIVER_COST, FOG_COST = 70, 50
REACHABLE = 40
"""How safe, in percent, a figure is that can reach a city with one move."""


@rule
def odds(s: State, seat: int, base: int, needed: int, choice: int) -> float:
    """The odds of winning with a choice of swords, from `base` points, with all herbs and gold."""
    needed -= base + herb_points(s, seat) + int(tables.FIGHT_BONUS[choice])
    return float(BEFORE[int(tables.FIGHT_DICE[choice]), int(s.gold[seat]), min(max(needed, 0), MOST_NEEDED)])


@rule
def best_choice(held: int) -> int:
    """The strongest swords of a heap; to fight without any is the last choice, and always possible."""
    rank = 0
    while not heaps.holds(held, int(tables.FIGHT_HEAP[STRONGEST[rank]]), BITS):
        rank += 1
    return int(STRONGEST[rank])


@rule
def prize(s: State, laurel: int) -> int:
    """What a defeated creature is worth."""
    if s.scenario == GLORIOUS:
        return 2 * laurel * HUNDRED
    # In scenario 3 there is a majority to win, and one creature less to fear.
    return (laurel + (4 if s.scenario == CITIES else 0)) * HUNDRED


@rule
def attack(s: State, seat: int, space: int, figures: int) -> int:
    """What it brings, on average, to fight the creature on a space with so many figures."""
    base = figures + (tables.WOLF_VALUE if (s.bonus_tiles[seat] >> tables.WOLF) & 1 else 0)
    choice = best_choice(armoury(s, seat))
    chance = odds(s, seat, base, strength(s, space), choice)
    swords = SWORD_COST * swords_in(choice)
    return int(chance * prize(s, int(s.tile[space])) - (1 - chance) * (figures * FIGURE[s.scenario]) - swords * 0.7)


@rule
def swords_in(choice: int) -> int:
    """How many swords a choice takes."""
    return heaps.size(int(tables.FIGHT_HEAP[choice]), BITS)


@rule
def find(s: State, tile: int, companions: int) -> int:
    """What a thing on the board is worth to whoever comes there with so many companions."""
    if tile == tables.COMPANION:
        if s.scenario == COMPANIONS:
            return (companions + 1) * HUNDRED + 60
        return 120
    if tile == tables.GOLD_TILE:
        return 350 if s.scenario == CITIES else 260
    if tile == tables.SWORD_TILE:
        return 180
    if tile == tables.HERB_TILE:
        return 285 if s.scenario == GLORIOUS else 120
    return 0


@rule
def cities_of(s: State, half: int) -> int:
    """The spaces of one half of the board that are cities."""
    cities = 0
    for space in range(HALF):
        cities |= int(s.terrain[half * HALF + space] == tables.CITY) << space
    return cities


@rule
def safety(s: State, place: int, north: int, south: int) -> int:
    """In percent: how safe a place is from the malus of scenario 3 (A76), with the cities of both halves."""
    if place < SPACES and s.terrain[place] == tables.CITY:
        return 100
    for direction in range(2):
        if int(tables.RAYS[place, direction, 0]) & north or int(tables.RAYS[place, direction, 1]) & south:
            return REACHABLE
    return 0


@rule
def worth(s: State, seat: int, move: int) -> int:
    """What a walk brings in any scenario; staying where one is is worth nothing."""
    begin, end = int(ONE[move]), int(TWO[move])
    adventurers, companions = 1, 0
    steps = end // tables.COLUMNS + end % tables.COLUMNS
    if begin < SPACES:
        adventurers, companions = int(s.adventurers[begin]), int(s.companions[begin])
        steps -= begin // tables.COLUMNS + begin % tables.COLUMNS
    figures = adventurers + companions
    tile = int(s.tile[end])
    gain = attack(s, seat, end, figures) if is_creature(tile) else find(s, tile, companions)
    gain -= STEP_COST * steps
    if begin >= SPACES:
        gain += 15
    if s.terrain[end] == tables.RIVER:
        gain -= RIVER_COST * figures
    elif s.terrain[end] == tables.FOG and tile == tables.EMPTY:
        gain -= FOG_COST * figures
    return gain


@rule
def growth(s: State, move: int, largest: int) -> int:
    """Scenario 2: what it brings for the largest group to grow, and groups to meet."""
    begin, end = int(ONE[move]), int(TWO[move])
    group = figures_on(s, end) + (1 if s.tile[end] == tables.COMPANION else 0)
    group += figures_on(s, begin) if begin < SPACES else 1
    return 3 * HUNDRED * max(0, group - largest) + (40 if figures_on(s, end) > 0 else 0)


@rule
def shelter(s: State, move: int, north: int, south: int) -> int:
    """Scenario 3: what it brings for figures to be in cities, or near."""
    begin, end = int(ONE[move]), int(TWO[move])
    figures = figures_on(s, begin) if begin < SPACES else 1
    threat = max(4, creatures_on_board(s))
    gain = threat * figures * (safety(s, end, north, south) - safety(s, begin, north, south))
    return gain + (30 if s.terrain[end] == tables.CITY and (begin >= SPACES or s.city[begin] != s.city[end]) else 0)


@rule
def sword_worth(s: State, seat: int, choice: int) -> int:
    """The odds times what is at stake, less the swords."""
    space = s.fight_space
    stake = prize(s, int(s.tile[space])) + figures_on(s, space) * FIGURE[s.scenario]
    chance = odds(s, seat, s.fight_total, strength(s, space), choice)
    cost = SWORD_COST * swords_in(choice) + BONUS_COST * int(tables.FIGHT_BONUS[choice])
    cost += DIE_COST * (int(tables.FIGHT_DICE[choice]) - swords_in(choice))
    return int(chance * stake) - cost


@rule
def spend_worth(s: State, seat: int, move: int) -> int:
    """Gold where it suffices, the smallest herb that does, else the largest; rerolls where nothing certain is left."""
    verb, one = VERB[move], int(ONE[move])
    if verb == GIVE_UP:
        return 0
    gold = int(s.gold[seat])
    missing = strength(s, s.fight_space) - s.fight_total
    herbs = herb_points(s, seat)
    certain = herbs + gold >= missing
    if verb == REROLL:
        # Only where the lowest die could make up for what is missing, in one throw or in several.
        may_help = not certain and herbs + (gold - 1) + 5 * gold >= missing and one < 5
        return 10 - one if may_help else -1
    if not certain:
        return -1
    if verb == GOLD:
        return 500 if gold >= missing and (s.scenario == COMPANIONS or missing == 1) else 100
    return 300 - one if one >= missing else 200 + one


@rule
def rate_moves(s: State, seat: int, moves: Ints, count: int, out: Floats) -> None:
    """What each of the legal moves brings; between equals one stays where one is."""
    largest = largest_group(s, seat) if s.scenario == GLORIOUS else 0
    north, south = (cities_of(s, 0), cities_of(s, 1)) if s.scenario == CITIES else (0, 0)
    for i in range(count):
        move = int(moves[i])
        verb = VERB[move]
        if s.phase == HERB:
            out[i] = 1.0 if verb == SWAP else 0.0
        elif s.phase == SWORDS:
            out[i] = sword_worth(s, seat, int(ONE[move]))
        elif s.phase == SPEND:
            out[i] = spend_worth(s, seat, move)
        elif verb in (ENTER, WALK):
            gain = worth(s, seat, move)
            if s.scenario == GLORIOUS:
                gain += growth(s, move, largest)
            elif s.scenario == CITIES:
                gain += shelter(s, move, north, south)
            out[i] = gain
        else:
            out[i] = 0.5


POINT = 0.15
"""What a point is worth in steps of `evaluate`."""


@rule
def evaluate(s: State, out: Floats) -> None:
    """The points as if the match ended now, and what gold, swords, herbs and figures may still bring."""
    # Scenario 1 keeps its score sheets as one plays; those of the others are filled in at the end only.
    kept = s.scenario == COMPANIONS or s.waiting == 0
    if not kept:
        tally(s, s.lines)
    for seat in range(s.seats):
        out[seat] = POINT * score(s, seat)
    if not kept:
        s.lines[:] = 0
