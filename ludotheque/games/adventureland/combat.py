"""Fights, A41–A51 and A80–A86: swords once, then the dice, then herbs and gold for as long as one likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import bits
from ...core.chance import draw
from ...core.records import Ints
from ...core.rule import rule
from .land import COMPANIONS, CREATURE_LINE, SPEND, SWORDS, flip_creature, lose
from .tables import (
    EMPTY,
    FIGHT_BONUS,
    FIGHT_DICE,
    FIGHT_PACK,
    FIGHTS,
    FIRST_FIGHT,
    FIRST_HERB,
    FIRST_REROLL,
    GIVE_UP,
    GOLD,
    GOLDEN,
    GOLDEN_LANE,
    MAGIC,
    MAGIC_HERB,
    MAGIC_VALUE,
    PLATINUM,
    PLATINUM_LANE,
    WEAKEST,
    WEAKEST_HERB,
    WOLF,
    WOLF_VALUE,
    holds,
    lane,
    one,
    total,
)

if TYPE_CHECKING:
    from .rules import State

ORDINARY = 0xFFFFFFFF
"""The lanes of the swords that are no bonus tiles."""


@rule
def strength(s: State, space: int) -> int:
    """A41: the number to reach, twice the laurel."""
    return 2 * int(s.tile[space])


@rule
def armoury(s: State, seat: int) -> int:
    """The pack of a seat's swords with the golden and the platinum one (A84)."""
    tiles = int(s.bonus_tiles[seat])
    golden, platinum = (tiles >> GOLDEN) & 1, (tiles >> PLATINUM) & 1
    return int(s.swords[seat]) + golden * one(GOLDEN_LANE) + platinum * one(PLATINUM_LANE)


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
    if (s.bonus_tiles[seat] >> WOLF) & 1:
        s.fight_total += WOLF_VALUE
        s.bonus_open[seat] = 1 << WOLF
    if s.fight_total < strength(s, space) and s.sword_count[seat] + secret_tiles(s, seat) > 0:
        s.phase = SWORDS
        s.waiting = 1 << seat
    else:
        weigh(s)


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
        lose(s, seat, s.fight_space)


@rule
def win(s: State) -> None:
    """A47, A61: the creature goes to the winner, the figures stay."""
    laurel = int(s.tile[s.fight_space])
    s.tile[s.fight_space] = EMPTY
    flip_creature(s, s.fight_space)
    s.won[s.fighter] += one(laurel - WEAKEST)
    if s.scenario == COMPANIONS:
        s.lines[s.fighter, CREATURE_LINE] += laurel


@rule
def draw_swords(s: State, seat: int, choice: int) -> None:
    """A43, A48: show the chosen swords, roll their dice, add all; the swords go to the box, bonus tiles out."""
    pack = int(FIGHT_PACK[choice])
    ordinary = pack & ORDINARY
    s.swords[seat] -= ordinary
    s.sword_count[seat] -= total(ordinary)
    s.sword_box += ordinary
    s.swords_shown += ordinary
    if lane(pack, GOLDEN_LANE):
        use_up(s, seat, GOLDEN)
    if lane(pack, PLATINUM_LANE):
        use_up(s, seat, PLATINUM)
    s.fight_swords = pack
    s.fight_total += int(FIGHT_BONUS[choice])
    for _ in range(FIGHT_DICE[choice]):
        face = 1 + draw(s, 6)
        s.dice += one(face - 1)
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
    if move == GIVE_UP:
        lose(s, seat, s.fight_space)
        return
    if move == MAGIC_HERB:
        use_up(s, seat, MAGIC)
        s.fight_total += MAGIC_VALUE
    elif move < MAGIC_HERB:
        kind = move - FIRST_HERB
        s.herbs[seat] -= one(kind)
        s.herb_count[seat] -= 1
        s.herbs_gone += one(kind)
        s.fight_total += WEAKEST_HERB + kind
    else:
        s.gold[seat] -= 1
        if move == GOLD:
            s.fight_total += 1
        else:
            reroll(s, move - FIRST_REROLL)
    weigh(s)


@rule
def reroll(s: State, lane_of_face: int) -> None:
    """A45: the new result replaces the old one, even if it is lower."""
    fresh = draw(s, 6)
    s.dice += one(fresh) - one(lane_of_face)
    s.fight_total += fresh - lane_of_face


@rule
def choices(s: State, seat: int, moves: Ints) -> int:
    """A43: every choice of none to three of one's swords."""
    count = 0
    held = armoury(s, seat)
    for choice in range(FIGHTS):
        if holds(held, int(FIGHT_PACK[choice])):
            moves[count] = FIRST_FIGHT + choice
            count += 1
    return count


@rule
def means(s: State, seat: int, moves: Ints) -> int:
    """A45: all that may be added; giving up is always possible (A50)."""
    count = 0
    for move in range(FIRST_HERB, GIVE_UP + 1):
        if why_not_spend(s, seat, move) == 0:
            moves[count] = move
            count += 1
    return count


@rule
def why_not_spend(s: State, seat: int, move: int) -> int:
    """A45, A46, A82: one gives what one has, and rerolls a die that lies there."""
    if move == GIVE_UP:
        return 0
    if move == MAGIC_HERB:
        return 0 if (s.bonus_tiles[seat] >> MAGIC) & 1 else 82
    if move < MAGIC_HERB:
        return 0 if lane(int(s.herbs[seat]), move - FIRST_HERB) else 45
    if s.gold[seat] == 0:
        return 45
    return 0 if move == GOLD or lane(s.dice, move - FIRST_REROLL) else 46
