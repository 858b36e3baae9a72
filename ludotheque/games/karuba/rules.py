"""Karuba (2015; 2–4 players, unofficially 1): lead four adventurers through the jungle to the temples of their colours.

Everybody has the same 36 tiles, an own island of 6 × 5 cells, and the same starts and temples. Each round one tile is
revealed for all. At the same time, each lays it on an empty cell, or discards it and walks with one adventurer as many
steps as the tile has exits. A walk that ends on a crystal or a gold nugget takes it; whoever reaches a temple early
gets more for it. When a seat has all four at their temples, or all tiles are used, the most points win.

`state.py` tells the fields, `moves.py` the moves, `island.py` the tiles and the rim. Rule numbers are the K-numbers of
the rule book. Placements (K3–K6) are in `placement.py`, laying and walking (K10–K17) in `choices.py` and `paths.py`,
treasures and bonus tiles (K18, K30–K35) in `prizes.py`, the end (K19–K22) in `ending.py`. What is assumed where the
booklet is silent is told by the texts `karuba-assumed-…`; `Game.assumed` lists them.
"""

from __future__ import annotations

from ...core import bits, heaps
from ...core.chance import draw
from ...core.dispatch import POINTS, RANKING
from ...core.records import Ints
from ...core.rule import rule
from . import island
from .choices import choices_of, lay, walk, why_not_choose
from .ending import is_over, points_of, ranking_of
from .integrity import broken_rule
from .moves import CODES, FIRST_CHOICE, FIRST_LAY, LAY, ONE, PLACE, PLACE_TEMPLE, TWO, VERB, WALK, walk_code
from .placement import all_placed, place_at_random, placed_colour, why_not_place, why_not_temple
from .prizes import give_bonuses, give_treasures
from .state import CHOOSING, GONE, OPEN, OVER, PLACING, PLACING_TEMPLE, RANDOM, State

__all__ = ["CODES", "State", "broken_rule", "guess", "legal", "play", "points", "start", "why_not"]


# Setup, K1–K7


@rule
def start(s: State) -> None:
    """K1, K3, K6, K7, K30: all adventurers at the beach, a leader by lot, a shuffled stack; then the placements."""
    set_out(s)
    s.leader = draw(s, s.seats)
    shuffle_stack(s)
    begin(s)


@rule
def set_out(s: State) -> None:
    """K1, K30: the pieces before anything is drawn."""
    for seat in range(s.seats):
        for colour in range(island.COLOURS):
            s.where[seat, colour] = island.BEACH
    for tile in range(island.BONUS_TILES):
        s.bonuses[tile] = OPEN if s.bonus else GONE
    s.left = island.ALL_TILES


@rule
def shuffle_stack(s: State) -> None:
    """K7: the tiles still to come, in any order."""
    stack_in_order(s)
    heaps.shuffle(s, s.stack, s.round_no)


@rule
def stack_in_order(s: State) -> None:
    """The tiles still to come, ascending."""
    tiles = s.left
    for place in range(s.round_no, island.TILES):
        s.stack[place] = bits.lowest(tiles)
        tiles &= tiles - 1


@rule
def begin(s: State) -> None:
    """K3, K6: the leader places first, or chance places all."""
    if s.setup == RANDOM:
        place_at_random(s)
        reveal(s)
    else:
        give_placement(s, s.leader)


@rule
def give_placement(s: State, seat: int) -> None:
    """K3: this seat places an adventurer."""
    s.phase = PLACING
    s.turn = seat
    s.waiting = 1 << seat


@rule
def place(s: State, colour: int, beach: int) -> None:
    """K3: the adventurer of a colour gets its start, on all islands; its temple is next."""
    s.beach[colour] = beach
    s.phase = PLACING_TEMPLE


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
    s.phase = CHOOSING
    s.turn = 0
    s.waiting = (1 << s.seats) - 1


@rule
def legal(s: State, seat: int, moves: Ints) -> int:
    """The codes of the seat's legal moves, ascending."""
    if s.waiting == 0:
        return 0
    if s.phase == CHOOSING:
        return choices_of(s, seat, moves)
    if seat != s.turn:
        return 0
    count = 0
    for move in range(FIRST_LAY):
        if why_not(s, seat, move) == 0:
            moves[count] = move
            count += 1
    return count


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """The number of the rule that forbids the move; 0 if it is legal."""
    if s.waiting == 0:
        return 20
    if s.phase == CHOOSING:
        return why_not_choose(s, seat, move)
    if seat != s.turn:
        return 3
    if s.phase == PLACING and VERB[move] == PLACE:
        return why_not_place(s, int(ONE[move]), int(TWO[move]))
    if s.phase == PLACING_TEMPLE and VERB[move] == PLACE_TEMPLE:
        return why_not_temple(s, int(ONE[move]))
    return 3


@rule
def play(s: State, seat: int, move: int) -> None:
    """Carry out a placement, or keep a choice secret until all have chosen (K9)."""
    verb = VERB[move]
    if verb == PLACE:
        place(s, int(ONE[move]), int(TWO[move]))
    elif verb == PLACE_TEMPLE:
        place_temple(s, int(ONE[move]))
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
        if VERB[move] == LAY:
            lay(s, seat, int(ONE[move]))
        elif VERB[move] == WALK:
            walk(s, seat, int(ONE[move]), int(TWO[move]))
    for colour in range(island.COLOURS):
        arrived = 0
        for seat in range(s.seats):
            if s.choices[seat] == walk_code(colour, island.TEMPLE):
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


# The end, K20–K22


@rule
def points(s: State, out: Ints) -> None:
    """K22: the most points, then the most tiles on the island."""
    for seat in range(s.seats):
        out[seat, POINTS] = points_of(s, seat)
        out[seat, RANKING] = ranking_of(s, seat)


# Information, K7 and K9


@rule
def guess(s: State, seat: int) -> None:
    """K7, K9: the stack in any order, and any legal choice for each other seat that has chosen."""
    shuffle_stack(s)
    guess_choices(s, seat)


@rule
def guess_choices(s: State, seat: int) -> None:
    """K9: any legal choice for each other seat that has chosen."""
    if s.phase != CHOOSING:
        return
    for other in range(s.seats):
        if other != seat and (s.waiting >> other) & 1 == 0:
            fits = False
            while not fits:
                s.choices[other] = FIRST_CHOICE + draw(s, CODES - FIRST_CHOICE)
                fits = why_not_choose(s, other, int(s.choices[other])) == 0
