"""Adventure Land (2015; 2–4 players): lead adventurers south and east across a land that fills up card by card.

A turn: reveal terrain cards until two are no fog, then move up to twice. A card brings a thing to its space: a herb, a
sword, a companion, gold (and the water spirit, who takes all on his way along the river), or a creature. Who stands
there takes it, or must fight at once, whoever's turn it is. A move is one straight line of any length, over figures and
things but never over creatures or the spirit, and takes what lies at its end. Fights add up figures, swords with dice,
herbs and gold. When swords and companions have run out, the round is finished. What counts depends on the scenario:
1 companions, 2 the glorious, 3 flight to the cities.

`state.py` tells the fields, `moves.py` the moves; `GAME.assumed` lists what the rule books leave open. Rule numbers are
the A-numbers of the rule book.
"""

from __future__ import annotations

from ...core import bits, heaps
from ...core.chance import draw
from ...core.dispatch import POINTS, RANKING
from ...core.records import Ints
from ...core.rule import rule
from . import tables
from .combat import choices, draw_swords, forget, is_forced, means, spend, start_fight, why_not_choose, why_not_spend
from .knowledge import guess
from .land import lay, lay_creature, owner, start_spots, swim, take
from .moves import (
    CODES,
    DONE,
    DONE_CODE,
    ENTER,
    FIGHT,
    KEEP,
    KEEP_CODE,
    ONE,
    SWAP,
    SWAP_CODE,
    VERB,
    WALK,
)
from .pieces import broken_rule
from .scoring import score, tally
from .state import HERB, MOVE, OVER, SPEND, SWORDS, State
from .tables import BITS, NONE, SPACES
from .walking import can_move, walk, walks, why_not_walk

__all__ = ["CODES", "State", "broken_rule", "guess", "legal", "play", "points", "start", "why_not"]

PER_PLAYER = 1
"""The option `set_aside`: so many for each player, as the French heading says."""


# Setup, A12–A18


@rule
def start(s: State) -> None:
    """A13–A18: shuffle all piles, put figures on their spots, reveal until eight cards are no fog."""
    shuffle_piles(s)
    aside = set_aside(s)
    for _ in range(aside):
        s.sword_box += heaps.one(int(s.sword_pile[tables.SWORD_COUNT - s.sword_supply]) - 1, BITS)
        s.sword_pile[tables.SWORD_COUNT - s.sword_supply] = 0
        s.sword_supply -= 1
    s.companion_box = aside
    s.companion_supply = tables.COMPANION_COUNT - aside
    s.gold_supply = tables.GOLD_COUNT
    s.bonus_pile = tables.BONUS_TILES if s.bonus else 0
    s.spirit = NONE
    s.fight_space = NONE
    s.walked = NONE
    for seat in range(s.seats):
        s.spots[seat] = start_spots(s)
    s.starter = draw(s, s.seats)
    if s.first_starter > 0:
        s.starter = s.first_starter - 1
    s.turn = s.starter
    s.to_reveal = tables.CARDS_OF_SETUP
    while s.to_reveal > 0:
        reveal(s)
    begin_turn(s)
    go_on(s)


@rule
def set_aside(s: State) -> int:
    """A13: how many companions, and as many swords, go to the box."""
    each = tables.SET_ASIDE[s.seats]
    return each * s.seats if s.set_aside == PER_PLAYER else each


@rule
def shuffle_piles(s: State) -> None:
    """A6, A7, A16: cards, swords, herbs and creatures, each pile shuffled by itself."""
    for space in range(SPACES):
        s.deck[space] = space + 1
    heaps.shuffle(s, s.deck, 0)
    i = 0
    for kind in range(4):
        for _ in range(tables.SWORD_VALUES[s.sword_values, kind]):
            s.sword_pile[i] = kind + 1
            i += 1
    heaps.shuffle(s, s.sword_pile, 0)
    i = 0
    for kind in range(3):
        for _ in range(tables.HERB_VALUES[s.herb_values, kind]):
            s.herb_pile[i] = tables.WEAKEST_HERB + kind
            i += 1
    heaps.shuffle(s, s.herb_pile, 0)
    i = 0
    for kind in range(len(tables.CREATURES)):
        for _ in range(tables.CREATURES[kind]):
            s.creature_pile[i] = tables.WEAKEST + kind
            i += 1
    heaps.shuffle(s, s.creature_pile, 0)
    s.sword_supply, s.herb_supply, s.creature_supply = tables.SWORD_COUNT, tables.HERB_COUNT, tables.CREATURE_COUNT


# The turn, A19–A32 and A56–A59


@rule
def begin_turn(s: State) -> None:
    """A19: cards are revealed, then up to two moves."""
    s.turns += 1
    s.to_reveal = tables.CARDS_OF_TURN
    s.moves_left = tables.MOVES_OF_TURN


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
    if s.terrain[space] == tables.FOG:
        lay_creature(s, space)
        if seat != NONE:
            start_fight(s, seat, space)
        return
    s.to_reveal -= 1
    lay(s, space)
    if seat != NONE:
        take(s, seat, space)
    if s.terrain[space] == tables.RIVER:
        swim(s, space)


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
        moves[0], moves[1] = KEEP_CODE, SWAP_CODE
        return 2 if s.fresh[seat] == tables.WEAKEST_HERB else 1
    count = walks(s, seat, moves)
    moves[count] = DONE_CODE
    return count + 1


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """The number of the rule that forbids the move; 0 if it is legal."""
    if s.waiting == 0:
        return 60
    if (s.waiting >> seat) & 1 == 0:
        return why_wait(s, seat)
    verb = VERB[move]
    if verb in (KEEP, SWAP):
        return why_not_swap(s, seat, verb)
    if s.phase == HERB:
        return 79
    if s.phase == MOVE:
        if verb in (ENTER, WALK):
            return why_not_walk(s, seat, move)
        return 0 if verb == DONE else 41
    if verb in (ENTER, WALK, DONE):
        return 28 if is_forced(s) else 40
    return why_not_choose(s, seat, move) if s.phase == SWORDS else why_not_spend(s, seat, move)


@rule
def why_wait(s: State, seat: int) -> int:
    """A18, A28, A79: it is not one's turn; or it is, but first another's fight or herb is dealt with."""
    if seat != s.turn:
        return 18
    return 79 if s.phase == HERB else 28


@rule
def why_not_swap(s: State, seat: int, verb: int) -> int:
    """A78, A79: only with the bonus tiles, only just after taking a herb, and only one of value 2 is swapped."""
    if s.bonus == 0:
        return 78
    if s.phase != HERB:
        return 79
    return 0 if verb == KEEP or s.fresh[seat] == tables.WEAKEST_HERB else 79


# Playing


@rule
def play(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, and all that follows by itself."""
    s.waiting = 0
    s.walked = NONE
    forget(s)
    verb = VERB[move]
    if verb in (ENTER, WALK):
        s.walked = move
        walk(s, seat, move)
    elif verb == DONE:
        s.moves_left = 0
    elif verb == FIGHT:
        draw_swords(s, seat, int(ONE[move]))
    elif verb in (KEEP, SWAP):
        s.fresh[seat] = 0
        if verb == SWAP:
            swap(s, seat)
    else:
        spend(s, seat, move)
    go_on(s)


@rule
def swap(s: State, seat: int) -> None:
    """A79, A85: the herb leaves the game for a bonus tile drawn unseen, which only its owner knows."""
    s.herbs[seat] -= heaps.one(0, BITS)
    s.herb_count[seat] -= 1
    s.herbs_gone += heaps.one(0, BITS)
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
