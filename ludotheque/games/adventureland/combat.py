"""Fights, A41–A51 and A80–A86: swords once, then the dice, then herbs and gold for as long as one likes."""

from __future__ import annotations

from ...core import bits, heaps
from ...core.chance import draw
from ...core.records import Ints
from ...core.rule import rule
from . import tables
from .land import flip_creature, lose
from .moves import (
    FIGHT,
    FIRST_FIGHT,
    FIRST_HERB,
    GIVE_UP,
    GIVE_UP_CODE,
    GOLD,
    HERB,
    ONE,
    REROLL,
    VERB,
)
from .state import COMPANIONS, CREATURE_LINE, MOST_TOTAL, SPEND, SWORDS, State
from .tables import BITS

ORDINARY = 0xFFFFFFFF
"""The lanes of the swords that are no bonus tiles."""


@rule
def strength(s: State, space: int) -> int:
    """A41: the number to reach, twice the laurel."""
    return 2 * int(s.tile[space])


@rule
def armoury(s: State, seat: int) -> int:
    """The heap of a seat's swords with the golden and the platinum one (A84)."""
    tiles = int(s.bonus_tiles[seat])
    golden, platinum = (tiles >> tables.GOLDEN) & 1, (tiles >> tables.PLATINUM) & 1
    bonus = golden * heaps.one(tables.GOLDEN_LANE, BITS) + platinum * heaps.one(tables.PLATINUM_LANE, BITS)
    return int(s.swords[seat]) + bonus


@rule
def secret_tiles(s: State, seat: int) -> int:
    """How many bonus tiles a seat holds that might be anything for the others (A85)."""
    return int(s.bonus_count[seat]) - bits.size(int(s.bonus_open[seat]))


@rule
def start_fight(s: State, seat: int, space: int) -> None:
    """A42, A44, A83: count figures and wolf; that may already do. Then swords are chosen, if there may be any."""
    s.fights += 1
    s.fighter = seat
    s.fight_space = space
    s.fight_swords = 0
    s.dice = 0
    s.fight_total = int(s.adventurers[space]) + int(s.companions[space])
    if (s.bonus_tiles[seat] >> tables.WOLF) & 1:
        s.fight_total += tables.WOLF_VALUE
        s.bonus_open[seat] = 1 << tables.WOLF
    if s.fight_total < strength(s, space) and s.sword_count[seat] + secret_tiles(s, seat) > 0:
        s.phase = SWORDS
        s.waiting = 1 << seat
    else:
        weigh(s)


@rule
def is_forced(s: State) -> bool:
    """A28: is the fight that is on one with a creature that has appeared? Then cards are still to be revealed."""
    return s.to_reveal > 0


@rule
def weigh(s: State) -> None:
    """A44, A45: a total that suffices wins; else ask for herbs or gold; with nothing to give the fight is lost.

    Whether one is asked follows from what everybody sees, so that it does not tell which bonus tile one holds.
    """
    seat = s.fighter
    if s.fight_total >= strength(s, s.fight_space):
        win(s)
    elif s.herb_count[seat] + s.gold[seat] + secret_tiles(s, seat) > 0:
        s.phase = SPEND
        s.waiting = 1 << seat
    else:
        lose_fight(s)


@rule
def note(s: State, won: int) -> None:
    """Keep how the fight has ended until the next move, for the log."""
    i = s.decided
    s.decided_seat[i] = s.fighter
    s.decided_space[i] = s.fight_space
    s.decided_strength[i] = strength(s, s.fight_space)
    s.decided_total[i] = min(s.fight_total, MOST_TOTAL)
    s.decided_won[i] = won
    s.decided += 1
    if s.dice:
        # Swords are chosen by a move: among the fights of one move only the first can have dice.
        s.decided_dice = s.dice


@rule
def forget(s: State) -> None:
    """The next move begins: the fights of the last one are told."""
    for i in range(s.decided):
        s.decided_seat[i] = 0
        s.decided_space[i] = 0
        s.decided_strength[i] = 0
        s.decided_total[i] = 0
        s.decided_won[i] = 0
    s.decided = 0
    s.decided_dice = 0


@rule
def lose_fight(s: State) -> None:
    """A47: the figures are lost, the creature stays."""
    note(s, 0)
    lose(s, s.fighter, s.fight_space)


@rule
def win(s: State) -> None:
    """A47, A61: the creature goes to the winner, the figures stay."""
    note(s, 1)
    laurel = int(s.tile[s.fight_space])
    s.tile[s.fight_space] = tables.EMPTY
    flip_creature(s, s.fight_space)
    s.won[s.fighter] += heaps.one(laurel - tables.WEAKEST, BITS)
    if s.scenario == COMPANIONS:
        s.lines[s.fighter, CREATURE_LINE] += laurel


@rule
def draw_swords(s: State, seat: int, choice: int) -> None:
    """A43, A48: show the chosen swords, roll their dice, add all; the swords go to the box, bonus tiles out."""
    heap = int(tables.FIGHT_HEAP[choice])
    ordinary = heap & ORDINARY
    s.swords[seat] -= ordinary
    s.sword_count[seat] -= heaps.size(ordinary, BITS)
    s.sword_box += ordinary
    s.swords_shown += ordinary
    if heaps.count(heap, tables.GOLDEN_LANE, BITS):
        use_up(s, seat, tables.GOLDEN)
    if heaps.count(heap, tables.PLATINUM_LANE, BITS):
        use_up(s, seat, tables.PLATINUM)
    s.fight_swords = heap
    s.fight_total += int(tables.FIGHT_BONUS[choice])
    for _ in range(tables.FIGHT_DICE[choice]):
        face = 1 + draw(s, tables.FACES)
        s.dice += heaps.one(face - 1, BITS)
        s.fight_total += face
    weigh(s)


@rule
def use_up(s: State, seat: int, tile: int) -> None:
    """A80–A82: a bonus tile is used and out of the game."""
    s.bonus_tiles[seat] &= ~(1 << tile)
    s.bonus_count[seat] -= 1
    s.bonus_gone |= 1 << tile


@rule
def spend(s: State, seat: int, move: int) -> None:
    """A45–A50: a herb, a gold for a point, a gold to reroll a die, or giving up."""
    verb = VERB[move]
    if verb == GIVE_UP:
        lose_fight(s)
        return
    if verb == HERB:
        use_herb(s, seat, int(ONE[move]))
    else:
        s.gold[seat] -= 1
        if verb == GOLD:
            s.fight_total += 1
        else:
            reroll(s, int(ONE[move]))
    weigh(s)


@rule
def use_herb(s: State, seat: int, value: int) -> None:
    """A45, A48, A82: a herb, or the magic one, adds its value and is out of the game."""
    s.fight_total += value
    if value == tables.MAGIC_VALUE:
        use_up(s, seat, tables.MAGIC)
        return
    herb = heaps.one(value - tables.WEAKEST_HERB, BITS)
    s.herbs[seat] -= herb
    s.herb_count[seat] -= 1
    s.herbs_gone += herb


@rule
def reroll(s: State, face: int) -> None:
    """A45: the new result replaces the old one, even if it is lower."""
    fresh = 1 + draw(s, tables.FACES)
    s.dice += heaps.one(fresh - 1, BITS) - heaps.one(face - 1, BITS)
    s.fight_total += fresh - face


@rule
def choices(s: State, seat: int, moves: Ints) -> int:
    """A43: every choice of none to three of one's swords."""
    count = 0
    held = armoury(s, seat)
    for choice in range(tables.FIGHTS):
        if heaps.holds(held, int(tables.FIGHT_HEAP[choice]), BITS):
            moves[count] = FIRST_FIGHT + choice
            count += 1
    return count


@rule
def means(s: State, seat: int, moves: Ints) -> int:
    """A45: all that may be added; giving up is always possible (A50)."""
    count = 0
    for move in range(FIRST_HERB, GIVE_UP_CODE + 1):
        if why_not_spend(s, seat, move) == 0:
            moves[count] = move
            count += 1
    return count


@rule
def why_not_choose(s: State, seat: int, move: int) -> int:
    """A43, A50: first one chooses swords, of those that one has; giving up comes after that too."""
    if VERB[move] != FIGHT:
        return 50 if VERB[move] == GIVE_UP else 43
    return 0 if heaps.holds(armoury(s, seat), int(tables.FIGHT_HEAP[ONE[move]]), BITS) else 43


@rule
def why_not_spend(s: State, seat: int, move: int) -> int:
    """A43, A45, A46, A82: swords come first; one gives what one has, and rerolls a die that lies there."""
    verb = VERB[move]
    if verb == GIVE_UP:
        return 0
    if verb == FIGHT:
        return 43
    if verb == HERB:
        return why_not_herb(s, seat, int(ONE[move]))
    if s.gold[seat] == 0:
        return 45
    return 46 if verb == REROLL and heaps.count(s.dice, int(ONE[move]) - 1, BITS) == 0 else 0


@rule
def why_not_herb(s: State, seat: int, value: int) -> int:
    """A45, A82: one gives a herb that one has."""
    if value == tables.MAGIC_VALUE:
        return 0 if (s.bonus_tiles[seat] >> tables.MAGIC) & 1 else 82
    return 0 if heaps.count(int(s.herbs[seat]), value - tables.WEAKEST_HERB, BITS) else 45
