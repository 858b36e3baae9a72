"""Karuba (2015; 2–4 players, unofficially 1): lead four adventurers through the jungle to the temples of their colours.

Everybody has the same 36 tiles, an own island of 6 × 5 cells, and the same starts and temples. Each round one tile is
revealed for all. At the same time, each lays it on an empty cell, or discards it and walks with one adventurer as many
steps as the tile has exits. A walk that ends on a crystal or a gold nugget takes it; whoever reaches a temple early
gets more for it. When a seat has all four at their temples, or all tiles are used, the most points win.

| field | seen by | what |
|---|---|---|
| bonus, setup, apart | all | the options: bonus tiles (K30), who sets up (K3, K6), how far apart (K5) |
| leader, turn | all | the expedition leader (K7); who places (K3) |
| beach, jungle | all | for each colour: its start and its temple on the rim, 1…11 (10°…110°); 0 before it is placed |
| tile, round_no, left | all | the tile revealed (0: none), which round it is, mask of the tiles still to come |
| stack | nobody | the tile of each round to come, at its number − 1; 0 where it is already revealed |
| islands | all | for each seat and cell: the tile there, 0: none |
| east, south | all | for each seat: mask of the cells linked to the one on their right, and below (K13) |
| lying | all | for each seat: mask of the cells with an item |
| where | all | for each seat and colour: the adventurer's cell, TEMPLE or BEACH |
| crystals, gold | all | for each seat and colour: what that adventurer has collected |
| treasures, extra | all | for each seat: the treasure of each colour; crystals given to make up for a tie (K18) |
| bonuses | all | for each bonus tile: whose it is, OPEN or GONE |
| choices | owner | the move a seat has chosen for this round, 0: none yet |

| move codes | what |
|---|---|
| 0…43 | place an adventurer: colour × 11 + beach number − 1 |
| 44…54 | place the temple of that colour: jungle number − 1 |
| 55…84 | lay the tile on a cell |
| 85 | discard it and stay |
| 86…209 | discard it and walk: colour × 31 + cell, or 30 for the temple |

Rule numbers are the K-numbers of the rule book. Placements are in `placement.py`, paths in `paths.py`, treasures and
bonus tiles in `prizes.py`.

ASSUMPTION, where the booklet is silent: placements go clockwise from the leader (K3), one piece on a number (K4), how
distances are counted (K5), choices are secret (K9), no way back to the beach (K16), items are always taken (K17),
crystals of a tie belong to no adventurer (K19), the last round is played to its end (K20), bonus tiles are looked at
once a round (K31), crystals and gold count together (K33), nobody is in the way of a route (K34), a run is a step at
least (K35).
"""

from __future__ import annotations

import numpy as np

from ...core import bits
from ...core.chance import draw
from ...core.generic import POINTS, RANKING
from ...core.records import NOBODY, OWNER, Ints, Record, field
from ...core.rule import rule
from .island import (
    ALL_CELLS,
    ALL_TILES,
    BEACH,
    BONUS_POINTS,
    BONUS_TILES,
    CELLS,
    COLOURS,
    CRYSTAL,
    GOALS,
    GOLD,
    ITEM,
    NOTHING,
    RIM,
    STEPS,
    TEMPLE,
    TILES,
)
from .paths import broken_adventurers, broken_links, free_cells, link, reach
from .placement import (
    all_placed,
    broken_placement,
    place_at_random,
    placed_colour,
    why_not_place,
    why_not_temple,
)
from .prizes import GONE, OPEN, broken_treasures, give_bonuses, give_treasures

__all__ = ["CODES", "State", "guess", "intact", "legal", "play", "points", "start", "why_not"]

SEATS = 4
PLACE, PLACE_TEMPLE, CHOOSE, OVER = range(4)
IN_TURN, RANDOM = range(2)
FARTHEST = CELLS + 1
"""More steps than any shortest path has."""

FIRST_TEMPLE = COLOURS * RIM
LAY = FIRST_TEMPLE + RIM
STAY = LAY + CELLS
WALK = STAY + 1
CODES = WALK + COLOURS * GOALS


class State(Record):
    """The position; the table above tells the fields."""

    bonus: int = field()
    setup: int = field()
    apart: int = field()
    leader: int = field()
    turn: int = field()
    tile: int = field()
    round_no: int = field()
    left: int = field()
    lying: Ints = field(SEATS)
    east: Ints = field(SEATS)
    south: Ints = field(SEATS)
    choices: Ints = field(SEATS, dtype=np.int16, seen_by=OWNER)
    islands: Ints = field(SEATS, CELLS, dtype=np.int8)
    where: Ints = field(SEATS, COLOURS, dtype=np.int8)
    crystals: Ints = field(SEATS, COLOURS, dtype=np.int8)
    gold: Ints = field(SEATS, COLOURS, dtype=np.int8)
    treasures: Ints = field(SEATS, COLOURS, dtype=np.int8)
    extra: Ints = field(SEATS, dtype=np.int8)
    beach: Ints = field(COLOURS, dtype=np.int8, by_seat=False)
    jungle: Ints = field(COLOURS, dtype=np.int8, by_seat=False)
    bonuses: Ints = field(BONUS_TILES, dtype=np.int8, by_seat=False)
    stack: Ints = field(TILES, dtype=np.int8, seen_by=NOBODY)


# Setup, K1–K7


@rule
def start(s: State) -> None:
    """K1, K3, K6, K7, K30: all adventurers at the beach, a leader by lot, a shuffled stack; then the placements."""
    for seat in range(s.seats):
        for colour in range(COLOURS):
            s.where[seat, colour] = BEACH
    for tile in range(BONUS_TILES):
        s.bonuses[tile] = OPEN if s.bonus else GONE
    s.left = ALL_TILES
    s.leader = draw(s, s.seats)
    shuffle(s)
    if s.setup == RANDOM:
        place_at_random(s)
        reveal(s)
    else:
        give_placement(s, s.leader)


@rule
def shuffle(s: State) -> None:
    """K7: the tiles still to come, in any order."""
    tiles = s.left
    for place in range(s.round_no, TILES):
        s.stack[place] = bits.lowest(tiles)
        tiles &= tiles - 1
    for place in range(s.round_no, TILES - 1):
        other = place + draw(s, TILES - place)
        tile = s.stack[place]
        s.stack[place] = s.stack[other]
        s.stack[other] = tile


@rule
def give_placement(s: State, seat: int) -> None:
    """K3: this seat places an adventurer."""
    s.phase = PLACE
    s.turn = seat
    s.waiting = 1 << seat


@rule
def place(s: State, colour: int, beach: int) -> None:
    """K3: the adventurer of a colour gets its start, on all islands; its temple is next."""
    s.beach[colour] = beach
    s.phase = PLACE_TEMPLE


@rule
def place_temple(s: State, jungle: int) -> None:
    """K3: the temple of that colour; the left neighbour goes on, or the first tile is revealed."""
    s.jungle[placed_colour(s)] = jungle
    if all_placed(s):
        reveal(s)
    else:
        give_placement(s, (s.turn + 1) % s.seats)


# A round, K8 and K9


@rule
def reveal(s: State) -> None:
    """K8: the next tile, for everybody."""
    s.tile = s.stack[s.round_no]
    s.stack[s.round_no] = 0
    s.left &= ~(1 << s.tile)
    s.round_no += 1
    s.phase = CHOOSE
    s.turn = 0
    s.waiting = (1 << s.seats) - 1


@rule
def legal(s: State, seat: int, moves: Ints) -> int:
    """The codes of the seat's legal moves, ascending."""
    if s.waiting == 0:
        return 0
    if s.phase == CHOOSE:
        return choices_of(s, seat, moves)
    if seat != s.turn:
        return 0
    count = 0
    for move in range(LAY):
        if why_not(s, seat, move) == 0:
            moves[count] = move
            count += 1
    return count


@rule
def choices_of(s: State, seat: int, moves: Ints) -> int:
    """K10, K12: lay the tile on any empty cell; stay; or walk with one adventurer; also if one has chosen (K9)."""
    count = 0
    for cell in range(CELLS):
        if s.islands[seat, cell] == 0:
            moves[count] = LAY + cell
            count += 1
    moves[count] = STAY
    count += 1
    free = free_cells(s, seat)
    for colour in range(COLOURS):
        goals = reach(s, seat, colour, int(STEPS[s.tile]), free)
        while goals:
            moves[count] = WALK + colour * GOALS + bits.lowest(goals)
            goals &= goals - 1
            count += 1
    return count


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """The number of the rule that forbids the move; 0 if it is legal."""
    if s.waiting == 0:
        return 20
    if s.phase == CHOOSE:
        return why_not_choose(s, seat, move)
    if seat != s.turn:
        return 3
    if s.phase == PLACE and move < FIRST_TEMPLE:
        return why_not_place(s, move // RIM, move % RIM + 1)
    if s.phase == PLACE_TEMPLE and FIRST_TEMPLE <= move < LAY:
        return why_not_temple(s, move - FIRST_TEMPLE + 1)
    return 3


@rule
def why_not_choose(s: State, seat: int, move: int) -> int:
    """K3, K10, K12: the placements are over; a tile is laid on an empty cell, or discarded."""
    if move < LAY:
        return 3
    if move < STAY:
        return 10 if s.islands[seat, move - LAY] != 0 else 0
    if move == STAY:
        return 0
    return why_not_walk(s, seat, (move - WALK) // GOALS, (move - WALK) % GOALS)


@rule
def play(s: State, seat: int, move: int) -> None:
    """Carry out a placement, or keep a choice secret until all have chosen (K9)."""
    if move < FIRST_TEMPLE:
        place(s, move // RIM, move % RIM + 1)
    elif move < LAY:
        place_temple(s, move - FIRST_TEMPLE + 1)
    else:
        s.choices[seat] = move
        s.waiting &= ~(1 << seat)
        if s.waiting == 0:
            resolve(s)


@rule
def resolve(s: State) -> None:
    """K9: carry out what all have chosen; then treasures, bonus tiles, and the end or the next round."""
    for seat in range(s.seats):
        move = int(s.choices[seat])
        if move < STAY:
            lay(s, seat, move - LAY)
        elif move > STAY:
            walk(s, seat, (move - WALK) // GOALS, (move - WALK) % GOALS)
    for colour in range(COLOURS):
        arrived = 0
        for seat in range(s.seats):
            if s.choices[seat] == WALK + colour * GOALS + TEMPLE:
                arrived |= 1 << seat
        if arrived:
            give_treasures(s, colour, arrived)
    for seat in range(s.seats):
        s.choices[seat] = 0
    if s.bonus:
        give_bonuses(s)
    if is_over(s):
        s.phase = OVER
        s.tile = 0
    else:
        reveal(s)


# Laying, K10 and K11


@rule
def lay(s: State, seat: int, cell: int) -> None:
    """K10, K11: the tile lies there for good, with its item."""
    s.islands[seat, cell] = s.tile
    if ITEM[s.tile] != NOTHING:
        s.lying[seat] |= 1 << cell
    link(s, seat, cell)


# Walking, K12–K17


@rule
def why_not_walk(s: State, seat: int, colour: int, goal: int) -> int:
    """K12, K13, K15, K18: why an adventurer cannot walk there; 0 if it can."""
    if s.where[seat, colour] == TEMPLE:
        return 18
    if s.where[seat, colour] == goal:
        return 12
    free = free_cells(s, seat)
    if (reach(s, seat, colour, int(STEPS[s.tile]), free) >> goal) & 1:
        return 0
    if goal != TEMPLE and s.islands[seat, goal] != 0 and (free >> goal) & 1 == 0:
        return 15
    if (reach(s, seat, colour, FARTHEST, ALL_CELLS) >> goal) & 1 == 0:
        return 13
    return 15 if (reach(s, seat, colour, int(STEPS[s.tile]), ALL_CELLS) >> goal) & 1 else 12


@rule
def walk(s: State, seat: int, colour: int, goal: int) -> None:
    """K17: the adventurer goes there, and takes what lies where the walk ends."""
    s.where[seat, colour] = goal
    if goal == TEMPLE or (s.lying[seat] >> goal) & 1 == 0:
        return
    s.lying[seat] &= ~(1 << goal)
    if ITEM[s.islands[seat, goal]] == GOLD:
        s.gold[seat, colour] += 1
    else:
        s.crystals[seat, colour] += 1


# The end, K20–K22


@rule
def is_over(s: State) -> bool:
    """K20: all tiles are used, or a seat has all its adventurers at their temples."""
    return s.round_no == TILES or somebody_is_home(s)


@rule
def somebody_is_home(s: State) -> bool:
    """K20: has a seat all four adventurers at their temples?"""
    for seat in range(s.seats):
        away = 0
        for colour in range(COLOURS):
            if s.where[seat, colour] != TEMPLE:
                away += 1
        if away == 0:
            return True
    return False


@rule
def laid(s: State, seat: int) -> int:
    """How many tiles lie on a seat's island."""
    count = 0
    for cell in range(CELLS):
        if s.islands[seat, cell] != 0:
            count += 1
    return count


@rule
def points_of(s: State, seat: int) -> int:
    """K19, K21, K36: treasures, crystals 1, gold 2, bonus tiles."""
    total = int(s.extra[seat])
    for colour in range(COLOURS):
        total += int(s.treasures[seat, colour]) + int(s.crystals[seat, colour]) + 2 * int(s.gold[seat, colour])
    for tile in range(BONUS_TILES):
        if s.bonuses[tile] == seat:
            total += BONUS_POINTS[tile]
    return total


@rule
def points(s: State, out: Ints) -> None:
    """K22: the most points, then the most tiles on the island."""
    for seat in range(s.seats):
        out[seat, POINTS] = points_of(s, seat)
        out[seat, RANKING] = points_of(s, seat) * (CELLS + 1) + laid(s, seat)


# Information, K7 and K9


@rule
def guess(s: State, seat: int) -> None:
    """K7, K9: the stack in any order, and any legal choice for each other seat that has chosen."""
    shuffle(s)
    if s.phase != CHOOSE:
        return
    for other in range(s.seats):
        if other != seat and (s.waiting >> other) & 1 == 0:
            move = STAY
            fits = False
            while not fits:
                move = LAY + draw(s, CODES - LAY)
                fits = why_not_choose(s, other, move) == 0
            s.choices[other] = move


# What always holds


@rule
def intact(s: State) -> int:
    """0 where every piece is in its place, else the number of the rule that is broken."""
    if (s.phase >= CHOOSE) != all_placed(s) or (s.phase == PLACE_TEMPLE) != (placed_colour(s) >= 0):
        return 3
    if (s.phase == OVER) != (s.waiting == 0) or (s.phase == OVER and not is_over(s)):
        return 20
    if s.phase != OVER and somebody_is_home(s):
        return 20
    broken = broken_placement(s)
    if broken == 0:
        broken = broken_stack(s)
    for seat in range(s.seats):
        if broken == 0:
            broken = broken_island(s, seat)
        if broken == 0:
            broken = broken_links(s, seat)
        if broken == 0:
            broken = broken_adventurers(s, seat)
        if broken == 0:
            broken = broken_choice(s, seat)
    for colour in range(COLOURS):
        if broken == 0:
            broken = broken_treasures(s, colour)
    return broken


@rule
def broken_stack(s: State) -> int:
    """K7, K8: the stack holds the tiles still to come, and each is revealed once."""
    tiles = 0
    for place in range(TILES):
        tile = int(s.stack[place])
        if (place < s.round_no) != (tile == 0):
            return 7
        if tile and (tiles >> tile) & 1:
            return 7
        tiles |= (1 << tile) & ALL_TILES
    if tiles != s.left or (s.phase == CHOOSE) != (s.tile != 0) or (s.left >> s.tile) & 1:
        return 7
    return 8 if (s.phase >= CHOOSE) != (s.round_no > 0) else 0


@rule
def broken_island(s: State, seat: int) -> int:
    """K1, K10, K11, K17: each tile at most once and revealed before; items lie where they were found."""
    tiles = found = 0
    for cell in range(CELLS):
        tile = int(s.islands[seat, cell])
        if tile == 0:
            continue
        if (tiles >> tile) & 1:
            return 1
        tiles |= 1 << tile
        if ITEM[tile] != NOTHING:
            found |= 1 << cell
    if tiles & s.left or (tiles >> s.tile) & 1:
        return 10
    if s.lying[seat] & ~found:
        return 11
    return broken_items(s, seat, found & ~int(s.lying[seat]))


@rule
def broken_items(s: State, seat: int, taken: int) -> int:
    """K17: what has gone from the cells is with the adventurers."""
    crystals = gold = 0
    while taken:
        item = ITEM[s.islands[seat, bits.lowest(taken)]]
        taken &= taken - 1
        if item == CRYSTAL:
            crystals += 1
        else:
            gold += 1
    for colour in range(COLOURS):
        crystals -= int(s.crystals[seat, colour])
        gold -= int(s.gold[seat, colour])
    return 17 if crystals != 0 or gold != 0 else 0


@rule
def broken_choice(s: State, seat: int) -> int:
    """K9: those who have chosen, and only they, have a choice, and a legal one."""
    move = int(s.choices[seat])
    chosen = s.phase == CHOOSE and (s.waiting >> seat) & 1 == 0
    if not chosen:
        return 9 if move != 0 else 0
    return why_not_choose(s, seat, move)
