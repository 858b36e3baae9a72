"""Adventure Land (2015; 2–4 players): lead adventurers south and east across a land that fills up card by card.

A turn: reveal terrain cards until two are no fog, then move up to twice. A card brings a thing to its space: a herb, a
sword, a companion, gold (and the water spirit, who takes all on his way along the river), or a creature. Who stands
there takes it, or must fight at once, whoever's turn it is. A move is one straight line of any length, over figures and
things but never over creatures or the spirit, and takes what lies at its end. Fights add up figures, swords with dice,
herbs and gold. When swords and companions have run out, the round is finished. What counts depends on the scenario:
1 companions, 2 the glorious, 3 flight to the cities.

| field | seen by | what |
|---|---|---|
| scenario, bonus, set_aside, after_tie, sword_values, herb_values | all | the options (A12, A78, A13, A73, A6, A7) |
| terrain, river, city | all | the board: terrain of each space, the river in order, city number of each space |
| turn, starter, turns | all | whose turn; who opens each round; turns begun |
| to_reveal, moves_left | all | cards that must still be revealed, and moves, in this turn |
| deck | nobody | the cards in order (space + 1), the next one at index `revealed`; 0 where one has gone |
| discard, revealed | all | the cards revealed (space + 1) in order, and how many |
| sword_pile, herb_pile, creature_pile | nobody | end-aligned like the deck: bonus + 1, value, laurel |
| sword_supply, herb_supply, creature_supply, gold_supply, companion_supply | all | how many are left |
| sword_box, swords_shown | nobody, all | pack of the swords in the box; of those in it that all have seen |
| companion_box, herbs_gone | all | companions in the box; pack of the herbs out of the game |
| bonus_pile, bonus_gone | nobody, all | mask of the bonus tiles in the pile; of those out of the game |
| tile, hidden | all, nobody | what lies on each space; bonus or value of what lies there face down |
| north, south | all | masks of the spaces where each seat has figures: rows 1–5, rows 6–10 |
| adventurers, companions | all | how many of each stand on each space |
| spots | all | mask of each seat's adventurers that have not entered yet |
| creatures_north, creatures_south | all | masks of the creatures' spaces |
| spirit | all | where the water spirit stands (−1: not yet on the board) |
| swords, herbs, bonus_tiles | owner | packs of swords and herbs, mask of bonus tiles |
| sword_count, herb_count, bonus_count | all | how many each seat has |
| bonus_open | all | mask of a seat's bonus tiles that all know of |
| fresh | owner | value of the herb just taken, while one is asked about it |
| gold, won | all | gold; pack of the creatures defeated |
| lines | all | the score sheets (`land.LINES`): from the start in scenario 1, else at the end |
| fighter, fight_space, fight_total, fight_swords, dice | all | the fight that is on, or the last one |
| fights | all | how many there were |

Move codes are those of `tables.py`. Rule numbers are the A-numbers of the rule book.
"""

from __future__ import annotations

import numpy as np

from ...core import bits
from ...core.chance import draw
from ...core.generic import POINTS, RANKING
from ...core.records import NOBODY, OWNER, Ints, Record, field
from ...core.rule import rule
from .combat import armoury, choices, draw_swords, means, spend, start_fight, why_not_spend
from .knowledge import guess, intact
from .land import (
    GLORIOUS,
    HERB,
    LINES,
    MOVE,
    OVER,
    SPEND,
    SWORDS,
    arrive,
    is_creature,
    lay,
    lay_creature,
    leave,
    owner,
    start_spots,
    swim,
    take,
)
from .scoring import score, tally
from .tables import (
    BONUS_TILES,
    CODES,
    COMPANION_COUNT,
    CREATURE_COUNT,
    CREATURES,
    DONE,
    EAST,
    FIGHT_PACK,
    FIRST,
    FIRST_EAST,
    FIRST_FIGHT,
    FIRST_HERB,
    FIRST_ROW,
    FOG,
    FROM,
    GIVE_UP,
    GOLD_COUNT,
    HALF,
    HERB_COUNT,
    HERB_VALUES,
    KEEP,
    NONE,
    RAYS,
    RIVER,
    RIVER_LENGTH,
    ROW,
    SEATS,
    SET_ASIDE,
    SOUTH,
    SPACES,
    SPOTS,
    SWAP,
    SWORD_COUNT,
    SWORD_VALUES,
    TO,
    WALKS,
    WEAKEST,
    WEAKEST_HERB,
    holds,
    one,
    shuffle,
)

__all__ = ["CODES", "State", "guess", "intact", "legal", "play", "points", "start", "why_not"]

CARDS_OF_SETUP, CARDS_OF_TURN, MOVES_OF_TURN = 8, 2, 2
PER_PLAYER = 1
"""The option `set_aside`: so many for each player, as the French heading says."""


class State(Record):
    """The position; the table above tells the fields."""

    scenario: int = field()
    bonus: int = field()
    set_aside: int = field()
    after_tie: int = field()
    sword_values: int = field()
    herb_values: int = field()
    turn: int = field()
    starter: int = field()
    turns: int = field()
    to_reveal: int = field()
    moves_left: int = field()
    revealed: int = field()
    sword_supply: int = field()
    herb_supply: int = field()
    creature_supply: int = field()
    gold_supply: int = field()
    companion_supply: int = field()
    companion_box: int = field()
    sword_box: int = field(seen_by=NOBODY)
    swords_shown: int = field()
    herbs_gone: int = field()
    bonus_pile: int = field(seen_by=NOBODY)
    bonus_gone: int = field()
    north: Ints = field(SEATS)
    south: Ints = field(SEATS)
    spots: Ints = field(SEATS)
    creatures_north: int = field()
    creatures_south: int = field()
    spirit: int = field()
    swords: Ints = field(SEATS, seen_by=OWNER)
    herbs: Ints = field(SEATS, seen_by=OWNER)
    bonus_tiles: Ints = field(SEATS, seen_by=OWNER)
    sword_count: Ints = field(SEATS)
    herb_count: Ints = field(SEATS)
    bonus_count: Ints = field(SEATS)
    bonus_open: Ints = field(SEATS)
    fresh: Ints = field(SEATS, seen_by=OWNER)
    gold: Ints = field(SEATS)
    won: Ints = field(SEATS)
    fighter: int = field()
    fight_space: int = field()
    fight_total: int = field()
    fight_swords: int = field()
    dice: int = field()
    fights: int = field()
    # The narrow fields lie together, 960 and 112 bytes, so that there are no gaps between fields.
    terrain: Ints = field(SPACES, dtype=np.int8)
    river: Ints = field(RIVER_LENGTH, dtype=np.int8)
    city: Ints = field(SPACES, dtype=np.int8)
    deck: Ints = field(SPACES, dtype=np.int8, seen_by=NOBODY)
    discard: Ints = field(SPACES, dtype=np.int8)
    sword_pile: Ints = field(SWORD_COUNT, dtype=np.int8, seen_by=NOBODY)
    herb_pile: Ints = field(HERB_COUNT, dtype=np.int8, seen_by=NOBODY)
    creature_pile: Ints = field(CREATURE_COUNT, dtype=np.int8, seen_by=NOBODY)
    tile: Ints = field(SPACES, dtype=np.int8)
    hidden: Ints = field(SPACES, dtype=np.int8, seen_by=NOBODY)
    adventurers: Ints = field(SPACES, dtype=np.int8)
    companions: Ints = field(SPACES, dtype=np.int8)
    lines: Ints = field(SEATS, len(LINES), dtype=np.int16)


# Setup, A12–A18


@rule
def start(s: State) -> None:
    """A13–A18: shuffle all piles, put figures on their spots, reveal until eight cards are no fog."""
    shuffle_piles(s)
    aside = set_aside(s)
    for _ in range(aside):
        s.sword_box += one(int(s.sword_pile[SWORD_COUNT - s.sword_supply]) - 1)
        s.sword_pile[SWORD_COUNT - s.sword_supply] = 0
        s.sword_supply -= 1
    s.companion_box = aside
    s.companion_supply = COMPANION_COUNT - aside
    s.gold_supply = GOLD_COUNT
    s.bonus_pile = BONUS_TILES if s.bonus else 0
    s.spirit = NONE
    s.fight_space = NONE
    for seat in range(s.seats):
        s.spots[seat] = start_spots(s)
    s.starter = draw(s, s.seats)
    s.turn = s.starter
    s.to_reveal = CARDS_OF_SETUP
    while s.to_reveal > 0:
        reveal(s)
    begin_turn(s)
    go_on(s)


@rule
def set_aside(s: State) -> int:
    """A13: how many companions, and as many swords, go to the box."""
    each = SET_ASIDE[s.seats]
    return each * s.seats if s.set_aside == PER_PLAYER else each


@rule
def shuffle_piles(s: State) -> None:
    """A6, A7, A16: cards, swords, herbs and creatures, each pile shuffled by itself."""
    for space in range(SPACES):
        s.deck[space] = space + 1
    shuffle(s, s.deck, 0)
    i = 0
    for kind in range(4):
        for _ in range(SWORD_VALUES[s.sword_values, kind]):
            s.sword_pile[i] = kind + 1
            i += 1
    shuffle(s, s.sword_pile, 0)
    i = 0
    for kind in range(3):
        for _ in range(HERB_VALUES[s.herb_values, kind]):
            s.herb_pile[i] = WEAKEST_HERB + kind
            i += 1
    shuffle(s, s.herb_pile, 0)
    i = 0
    for kind in range(len(CREATURES)):
        for _ in range(CREATURES[kind]):
            s.creature_pile[i] = WEAKEST + kind
            i += 1
    shuffle(s, s.creature_pile, 0)
    s.sword_supply, s.herb_supply, s.creature_supply = SWORD_COUNT, HERB_COUNT, CREATURE_COUNT


# The turn, A19–A32 and A56–A59


@rule
def begin_turn(s: State) -> None:
    """A19: cards are revealed, then up to two moves."""
    s.turns += 1
    s.to_reveal = CARDS_OF_TURN
    s.moves_left = MOVES_OF_TURN


@rule
def go_on(s: State) -> None:
    """A20, A28, A33, A56–A59: carry on until somebody owes a decision or the match is over."""
    while s.waiting == 0 and s.phase != OVER:
        if s.to_reveal > 0 and s.revealed < SPACES:
            reveal(s)
        elif s.moves_left > 0 and can_move(s, s.turn):
            s.phase = MOVE
            s.waiting = 1 << s.turn
        elif nobody_can_move(s) or (end_is_near(s) and (s.turn + 1) % s.seats == s.starter):
            s.phase = OVER
            tally(s, s.lines)
        else:
            s.turn = (s.turn + 1) % s.seats
            begin_turn(s)


@rule
def end_is_near(s: State) -> bool:
    """A56: there is neither a sword nor a companion in the supplies; the box does not count."""
    return s.sword_supply == 0 and s.companion_supply == 0


@rule
def nobody_can_move(s: State) -> bool:
    """A58: no seat has a move left, whoever's turn it is."""
    for seat in range(s.seats):
        if can_move(s, seat):
            return False
    return True


@rule
def reveal(s: State) -> None:
    """A20, A21, A26–A28, A31: one card: lay what it brings; who stands there takes it, or fights; then the spirit."""
    card = int(s.deck[s.revealed])
    s.deck[s.revealed] = 0
    s.discard[s.revealed] = card
    s.revealed += 1
    space = card - 1
    seat = owner(s, space)
    if s.terrain[space] == FOG:
        lay_creature(s, space)
        if seat != NONE:
            start_fight(s, seat, space)
        return
    s.to_reveal -= 1
    lay(s, space)
    if seat != NONE:
        take(s, seat, space)
    if s.terrain[space] == RIVER:
        swim(s, space)


# Moves, A33–A40


@rule
def bars(s: State, half: int) -> int:
    """A37: the spaces of one half that nobody passes: the creatures' and the spirit's."""
    mask = s.creatures_south if half else s.creatures_north
    return mask | spirit_mask(s, half)


@rule
def spirit_mask(s: State, half: int) -> int:
    """The spirit's space, if it is in this half."""
    if s.spirit == NONE or s.spirit // HALF != half:
        return 0
    return 1 << (s.spirit % HALF)


@rule
def no_stops(s: State, seat: int, half: int) -> int:
    """A37, A64: where nobody may stop: at the spirit and at adventurers, one's own in scenario 2 apart."""
    mask = 0
    for other in range(s.seats):
        if other != seat or s.scenario != GLORIOUS:
            mask |= s.south[other] if half else s.north[other]
    return mask | spirit_mask(s, half)


@rule
def reach(ray: int, bars_mask: int, no_stops_mask: int) -> int:
    """A37: the spaces of a ray up to the first bar where one may stop; a creature is such a bar itself."""
    bar = ray & bars_mask
    # The bits up to the lowest one of `bar`; all of them if it has none.
    return ray & (((bar & -bar) << 1) - 1) & ~no_stops_mask


@rule
def can_move(s: State, seat: int) -> bool:
    """A58, A59: has a seat any move? Most often a look at the north tells."""
    north_bars, north_stops = bars(s, 0), no_stops(s, seat, 0)
    spots, north = int(s.spots[seat]), int(s.north[seat])
    while spots | north:
        place = SPACES + bits.lowest(spots) if spots else bits.lowest(north)
        if spots:
            spots &= spots - 1
        else:
            north &= north - 1
        if reach(RAYS[place, EAST, 0], north_bars, north_stops) | reach(RAYS[place, SOUTH, 0], north_bars, north_stops):
            return True
    return can_move_south(s, seat, north_bars)


@rule
def can_move_south(s: State, seat: int, north_bars: int) -> bool:
    """Has a seat any move that ends in the south?"""
    south_bars, south_stops = bars(s, 1), no_stops(s, seat, 1)
    for place in range(SPACES + SPOTS):
        if place >= SPACES:
            stands = (s.spots[seat] >> (place - SPACES)) & 1
        elif place >= HALF:
            stands = (s.south[seat] >> (place - HALF)) & 1
        else:
            stands = (s.north[seat] >> place) & 1
        if stands == 0:
            continue
        if reach(RAYS[place, EAST, 1], south_bars, south_stops):
            return True
        barred = RAYS[place, SOUTH, 0] & north_bars != 0
        if not barred and reach(RAYS[place, SOUTH, 1], south_bars, south_stops):
            return True
    return False


@rule
def walks(s: State, seat: int, moves: Ints) -> int:
    """A33–A38, A64: every straight move of every adventurer or group, spots first, then space by space."""
    count = 0
    north_bars, south_bars = bars(s, 0), bars(s, 1)
    north_stops, south_stops = no_stops(s, seat, 0), no_stops(s, seat, 1)
    spots, north, south = int(s.spots[seat]), int(s.north[seat]), int(s.south[seat])
    while spots | north:
        if spots:
            place = SPACES + bits.lowest(spots)
            spots &= spots - 1
        else:
            place = bits.lowest(north)
            north &= north - 1
        count = list_east(place, reach(RAYS[place, EAST, 0], north_bars, north_stops), moves, count)
        ray = RAYS[place, SOUTH, 0]
        count = list_south(place, 0, reach(ray, north_bars, north_stops), moves, count)
        if ray & north_bars == 0:
            count = list_south(place, HALF, reach(RAYS[place, SOUTH, 1], south_bars, south_stops), moves, count)
    while south:
        place = HALF + bits.lowest(south)
        south &= south - 1
        ends = reach(RAYS[place, EAST, 1], south_bars, south_stops)
        count = list_east(place, ends, moves, count)
        count = list_south(place, HALF, reach(RAYS[place, SOUTH, 1], south_bars, south_stops), moves, count)
    return count


@rule
def list_east(place: int, ends: int, moves: Ints, count: int) -> int:
    """Add the moves from a place east to these ends; along a ray the codes rise by one each space."""
    half = HALF if HALF <= place < SPACES else 0
    base = int(FIRST[place, EAST]) - int(FIRST_EAST[place]) + half
    while ends:
        moves[count] = base + bits.lowest(ends)
        ends &= ends - 1
        count += 1
    return count


@rule
def list_south(place: int, half: int, ends: int, moves: Ints, count: int) -> int:
    """Add the moves from a place south to these ends of the half that begins with a space."""
    base = int(FIRST[place, SOUTH]) - int(FIRST_ROW[place])
    while ends:
        moves[count] = base + int(ROW[half + bits.lowest(ends)])
        ends &= ends - 1
        count += 1
    return count


@rule
def walk(s: State, seat: int, move: int) -> None:
    """A34, A36, A39, A40, A64: all figures of a place go there together, take what lies there, or fight."""
    begin, end = int(FROM[move]), int(TO[move])
    s.moves_left -= 1
    if begin >= SPACES:
        s.spots[seat] &= ~(1 << (begin - SPACES))
        arrive(s, seat, end, 1, 0)
    else:
        adventurers, companions = int(s.adventurers[begin]), int(s.companions[begin])
        leave(s, seat, begin)
        arrive(s, seat, end, adventurers, companions)
    if is_creature(int(s.tile[end])):
        start_fight(s, seat, end)
    else:
        take(s, seat, end)


# Legal moves


@rule
def legal(s: State, seat: int, moves: Ints) -> int:
    """The codes of a seat's legal moves, ascending; returns how many."""
    if (s.waiting >> seat) & 1 == 0:
        return 0
    if s.phase == SWORDS:
        return choices(s, seat, moves)
    if s.phase == SPEND:
        return means(s, seat, moves)
    if s.phase == HERB:
        moves[0], moves[1] = KEEP, SWAP
        return 2 if s.fresh[seat] == WEAKEST_HERB else 1
    count = walks(s, seat, moves)
    moves[count] = DONE
    return count + 1


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """The number of the rule that forbids the move; 0 if it is legal."""
    if s.waiting == 0:
        return 60
    if (s.waiting >> seat) & 1 == 0:
        return 28 if seat == s.turn else 18
    if s.phase == HERB:
        return 0 if move == KEEP or (move == SWAP and s.fresh[seat] == WEAKEST_HERB) else 79
    if move >= KEEP:
        return 79
    if s.phase == SWORDS:
        if not FIRST_FIGHT <= move < FIRST_HERB:
            return 43 if move > DONE else 40
        return 0 if holds(armoury(s, seat), int(FIGHT_PACK[move - FIRST_FIGHT])) else 43
    if s.phase == SPEND:
        if not FIRST_HERB <= move <= GIVE_UP:
            return 43 if move > DONE else 40
        return why_not_spend(s, seat, move)
    if move == DONE:
        return 0
    return why_not_walk(s, seat, move) if move < WALKS else 41


@rule
def why_not_walk(s: State, seat: int, move: int) -> int:
    """A33, A37, A64: only one's own figures, past no creature and no spirit, and not onto another adventurer."""
    begin, end = int(FROM[move]), int(TO[move])
    if begin >= SPACES:
        if (s.spots[seat] >> (begin - SPACES)) & 1 == 0:
            return 33
    elif owner(s, begin) != seat:
        return 33
    south = int(FIRST[begin, SOUTH])
    first = south if south != NONE and move >= south else int(FIRST[begin, EAST])
    for passed in range(first, move):
        if is_creature(int(s.tile[TO[passed]])) or TO[passed] == s.spirit:
            return 37
    if end == s.spirit:
        return 37
    there = owner(s, end)
    if there == NONE or (s.scenario == GLORIOUS and there == seat):
        return 0
    return 37


# Playing


@rule
def play(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, and all that follows by itself."""
    s.waiting = 0
    if move < WALKS:
        walk(s, seat, move)
    elif move == DONE:
        s.moves_left = 0
    elif move < FIRST_HERB:
        draw_swords(s, seat, move - FIRST_FIGHT)
    elif move <= GIVE_UP:
        spend(s, seat, move)
    else:
        s.fresh[seat] = 0
        if move == SWAP:
            swap(s, seat)
    go_on(s)


@rule
def swap(s: State, seat: int) -> None:
    """A79, A85: the herb leaves the game for a bonus tile drawn unseen, which only its owner knows."""
    s.herbs[seat] -= one(0)
    s.herb_count[seat] -= 1
    s.herbs_gone += one(0)
    tile = 1 << bits.draw_one(s, s.bonus_pile)
    s.bonus_pile &= ~tile
    s.bonus_tiles[seat] |= tile
    s.bonus_count[seat] += 1


@rule
def points(s: State, out: Ints) -> None:
    """A60: the most points win, ties share. Scenarios 2 and 3 count at the end only."""
    for seat in range(s.seats):
        out[seat, POINTS] = score(s, seat)
        out[seat, RANKING] = out[seat, POINTS]
