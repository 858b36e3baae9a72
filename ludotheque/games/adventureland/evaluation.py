"""Judgement without foresight: it adds up what each move brings, in hundredths of a point.

Things are worth their points in the scenario and something for the fights to come; a fight is weighed by its exact
odds against the figures at stake; rivers and fog are dangerous, far moves waste ground, groups want to grow
(scenario 2), and figures belong into cities (scenario 3).
"""

from __future__ import annotations

from ...core import bits
from ...core.records import Floats, Ints
from ...core.rule import rule
from .combat import armoury, strength
from .land import CITIES, COMPANIONS, GLORIOUS, HERB, SPEND, SWORDS, creatures_on_board, is_creature
from .odds import BEFORE, MOST_NEEDED
from .rules import State
from .scoring import figures_on, largest_group, score, tally
from .tables import (
    CITY,
    COLUMNS,
    COMPANION,
    DONE,
    EMPTY,
    FIGHT_BONUS,
    FIGHT_DICE,
    FIGHT_PACK,
    FIRST_FIGHT,
    FIRST_HERB,
    FIRST_REROLL,
    FOG,
    FROM,
    GIVE_UP,
    GOLD,
    GOLD_TILE,
    HALF,
    HERB_TILE,
    MAGIC,
    MAGIC_HERB,
    MAGIC_VALUE,
    RAYS,
    RIVER,
    SPACES,
    SWORD_TILE,
    TO,
    WALKS,
    WEAKEST_HERB,
    WOLF,
    WOLF_VALUE,
    lane,
    total,
    weight,
)

HUNDRED = 100
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
    magic = MAGIC_VALUE if (s.bonus_tiles[seat] >> MAGIC) & 1 else 0
    needed -= base + weight(int(s.herbs[seat]), WEAKEST_HERB) + magic + int(FIGHT_BONUS[choice])
    return float(BEFORE[int(FIGHT_DICE[choice]), int(s.gold[seat]), min(max(needed, 0), MOST_NEEDED)])


@rule
def best_choice(held: int) -> int:
    """The strongest swords of a pack: the most dice, then the highest bonus."""
    best, most = 0, -1
    for choice in range(len(FIGHT_PACK)):
        power = 10 * int(FIGHT_DICE[choice]) + int(FIGHT_BONUS[choice])
        if power > most:
            fits = True
            for kind in range(6):
                if lane(int(FIGHT_PACK[choice]), kind) > lane(held, kind):
                    fits = False
            if fits:
                best, most = choice, power
    return best


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
    base = figures + (WOLF_VALUE if (s.bonus_tiles[seat] >> WOLF) & 1 else 0)
    choice = best_choice(armoury(s, seat))
    chance = odds(s, seat, base, strength(s, space), choice)
    swords = SWORD_COST * swords_in(choice)
    return int(chance * prize(s, int(s.tile[space])) - (1 - chance) * (figures * FIGURE[s.scenario]) - swords * 0.7)


@rule
def swords_in(choice: int) -> int:
    """How many swords a choice takes."""
    return total(int(FIGHT_PACK[choice]))


@rule
def find(s: State, tile: int, companions: int) -> int:
    """What a thing on the board is worth to whoever comes there with so many companions."""
    if tile == COMPANION:
        if s.scenario == COMPANIONS:
            return (companions + 1) * HUNDRED + 60
        return 120
    if tile == GOLD_TILE:
        return 350 if s.scenario == CITIES else 260
    if tile == SWORD_TILE:
        return 180
    if tile == HERB_TILE:
        return 285 if s.scenario == GLORIOUS else 120
    return 0


@rule
def safety(s: State, place: int) -> int:
    """In percent: how safe a place is from the malus of scenario 3 (A76)."""
    if place < SPACES and s.terrain[place] == CITY:
        return 100
    for direction in range(2):
        for half in range(2):
            ray = int(RAYS[place, direction, half])
            while ray:
                if s.terrain[half * HALF + bits.lowest(ray)] == CITY:
                    return REACHABLE
                ray &= ray - 1
    return 0


@rule
def worth(s: State, seat: int, move: int) -> int:
    """What a walk brings; staying where one is is worth nothing."""
    begin, end = int(FROM[move]), int(TO[move])
    adventurers, companions = 1, 0
    steps = end // COLUMNS + end % COLUMNS
    if begin < SPACES:
        adventurers, companions = int(s.adventurers[begin]), int(s.companions[begin])
        steps -= begin // COLUMNS + begin % COLUMNS
    figures = adventurers + companions
    tile = int(s.tile[end])
    gain = attack(s, seat, end, figures) if is_creature(tile) else find(s, tile, companions)
    gain -= STEP_COST * steps
    if begin >= SPACES:
        gain += 15
    if s.terrain[end] == RIVER:
        gain -= RIVER_COST * figures
    elif s.terrain[end] == FOG and tile == EMPTY:
        gain -= FOG_COST * figures
    if s.scenario == GLORIOUS:
        group = figures + figures_on(s, end) + (1 if tile == COMPANION else 0)
        largest = largest_group(s, seat)
        gain += 3 * HUNDRED * max(0, group - largest)
        if figures_on(s, end) > 0:
            gain += 40
    elif s.scenario == CITIES:
        threat = max(4, creatures_on_board(s))
        gain += threat * figures * (safety(s, end) - safety(s, begin))
        if s.terrain[end] == CITY and (begin >= SPACES or s.city[begin] != s.city[end]):
            gain += 30
    return gain


@rule
def sword_worth(s: State, seat: int, choice: int) -> int:
    """The odds times what is at stake, less the swords."""
    space = s.fight_space
    stake = prize(s, int(s.tile[space])) + figures_on(s, space) * FIGURE[s.scenario]
    chance = odds(s, seat, s.fight_total, strength(s, space), choice)
    cost = SWORD_COST * swords_in(choice) + BONUS_COST * int(FIGHT_BONUS[choice])
    cost += DIE_COST * (int(FIGHT_DICE[choice]) - swords_in(choice))
    return int(chance * stake) - cost


@rule
def spend_worth(s: State, seat: int, move: int) -> int:
    """Gold where it suffices, the smallest herb that does, else the largest; rerolls where nothing certain is left."""
    if move == GIVE_UP:
        return 0
    gold = int(s.gold[seat])
    missing = strength(s, s.fight_space) - s.fight_total
    magic = MAGIC_VALUE if (s.bonus_tiles[seat] >> MAGIC) & 1 else 0
    herbs = weight(int(s.herbs[seat]), WEAKEST_HERB) + magic
    certain = herbs + gold >= missing
    if move == GOLD:
        if not certain:
            return -1
        return 500 if gold >= missing and (s.scenario == COMPANIONS or missing == 1) else 100
    if move >= FIRST_REROLL:
        if certain:
            return -1
        face = move - FIRST_REROLL + 1
        # Only where the lowest die could make up for what is missing, in one throw or in several.
        return 10 - face if herbs + (gold - 1) + 5 * gold >= missing and face < 5 else -1
    value = MAGIC_VALUE if move == MAGIC_HERB else move - FIRST_HERB + WEAKEST_HERB
    if not certain:
        return -1
    return 300 - value if value >= missing else 200 + value


@rule
def rate_moves(s: State, seat: int, moves: Ints, count: int, out: Floats) -> None:
    """What each of the legal moves brings; between equals one stays where one is."""
    for i in range(count):
        move = int(moves[i])
        if s.phase == HERB:
            out[i] = move
        elif s.phase == SWORDS:
            out[i] = sword_worth(s, seat, move - FIRST_FIGHT)
        elif s.phase == SPEND:
            out[i] = spend_worth(s, seat, move)
        elif move < WALKS:
            out[i] = worth(s, seat, move)
        else:
            out[i] = 0.5 if move == DONE else 0.0


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
