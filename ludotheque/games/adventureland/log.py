"""What is told of a move: the move, what it led to, and the cards that were revealed until the next decision."""

from __future__ import annotations

from ...core import bits, heaps
from ...core.messages import say
from ...core.records import Ints
from ...core.rule import rule
from . import messages, tables
from .land import adventurers_left, is_creature, owner
from .moves import DONE, ENTER, FIGHT, GIVE_UP, GOLD, HERB, KEEP, ONE, REROLL, SWAP, TWO, VERB, WALK
from .scoring import score
from .state import OVER, SPEND, SWORDS, State
from .tables import BITS, WEAKEST, WEAKEST_HERB


@rule
def tell(before: State, seat: int, move: int, after: State, viewer: int, out: Ints) -> None:
    """What a viewer is told of a move, from their views before and after it."""
    tell_move(before, seat, move, after, viewer, out)
    at_stake = in_fight(before, move, after)
    if at_stake:
        tell_outcome(before, seat, after, out)
    tell_cards(before, seat, move, after, out)
    if viewer >= 0:
        tell_found(before, after, viewer, out)
    for other in range(after.seats):
        if other != seat and after.won[other] != before.won[other]:
            tell_outcome(before, other, after, out)
        lost = adventurers_left(before, other) - adventurers_left(after, other)
        if other == seat and after.won[seat] == before.won[seat]:
            lost -= at_stake
        if lost > 0:
            say(out, messages.LOG_MISSING, other, lost)
    if after.phase == OVER:
        tell_end(after, out)


# The move


@rule
def is_walk(move: int) -> bool:
    """Does an adventurer move?"""
    return VERB[move] == ENTER or VERB[move] == WALK


@rule
def in_fight(before: State, move: int, after: State) -> int:
    """How many adventurers were in a fight that this move decided; 0 if it decided none."""
    if is_walk(move):
        if not is_creature(int(before.tile[TWO[move]])) or still_on(after, before.fights + 1):
            return 0
        return 1 if VERB[move] == ENTER else int(before.adventurers[ONE[move]])
    if VERB[move] == DONE or VERB[move] == KEEP or VERB[move] == SWAP or still_on(after, before.fights):
        return 0
    return int(before.adventurers[before.fight_space])


@rule
def still_on(s: State, fight: int) -> bool:
    """Is the fight of this number still on?"""
    return (s.phase == SWORDS or s.phase == SPEND) and s.fights == fight


@rule
def what_there(s: State, end: int) -> int:
    """What a walk leads to."""
    tile = int(s.tile[end])
    if s.adventurers[end]:
        return messages.JOIN
    if is_creature(tile):
        return messages.CREATURE
    return messages.COMPANION if tile == tables.COMPANION else tile


@rule
def tell_move(before: State, seat: int, move: int, after: State, viewer: int, out: Ints) -> None:
    """The move itself."""
    verb, one = VERB[move], int(ONE[move])
    if is_walk(move):
        end = int(TWO[move])
        walked = messages.LOG_ENTER if verb == ENTER else messages.LOG_WALK
        say(out, walked, seat, one, end, what_there(before, end), 2 * int(before.tile[end]))
    elif verb == FIGHT:
        tell_swords(before, seat, one, after, out)
    elif verb == HERB:
        say(out, messages.LOG_HERB, seat, one)
    elif verb == REROLL:
        fresh = after.fight_total - before.fight_total + one if after.fights == before.fights else 0
        say(out, messages.LOG_REROLL, seat, one, fresh)
    elif verb == GOLD:
        say(out, messages.LOG_GOLD, seat)
    elif verb == GIVE_UP:
        say(out, messages.LOG_GIVE_UP, seat)
    elif verb == DONE:
        say(out, messages.LOG_DONE, seat)
    else:
        tell_herb(before, seat, verb, after, viewer, out)


@rule
def tell_herb(before: State, seat: int, verb: int, after: State, viewer: int, out: Ints) -> None:
    """A79, A85: the herb is kept or swapped; for what, the owner alone is told."""
    say(out, messages.LOG_KEEP if verb == KEEP else messages.LOG_SWAP, seat)
    if verb == SWAP and viewer == seat:
        say(out, messages.LOG_FOUND_BONUS, bits.lowest(int(after.bonus_tiles[seat]) & ~int(before.bonus_tiles[seat])))


@rule
def tell_swords(before: State, seat: int, choice: int, after: State, out: Ints) -> None:
    """The swords and, unless another fight has begun since, the dice and the total."""
    swords = int(tables.FIGHT_HEAP[choice])
    if swords == 0:
        say(out, messages.LOG_BARE, seat)
    elif after.fights != before.fights:
        say(out, messages.LOG_FIGHT, seat, swords)
    else:
        say(out, messages.LOG_ROLL, seat, swords, after.dice, after.fight_total)


@rule
def tell_outcome(before: State, seat: int, after: State, out: Ints) -> None:
    """A47: who won a fight that is decided."""
    gained = int(after.won[seat] - before.won[seat])
    if gained == 0:
        say(out, messages.LOG_LOST, seat)
        return
    strongest = 0
    while gained >> (BITS * (strongest + 1)):
        strongest += 1
    say(out, messages.LOG_WON, seat, 2 * (WEAKEST + strongest))


# What followed


@rule
def tell_found(before: State, after: State, viewer: int, out: Ints) -> None:
    """A39: what the viewer himself has just looked at."""
    for kind in range(tables.SWORD_KINDS):
        now = heaps.count(int(after.swords[viewer]), kind, BITS)
        for _ in range(heaps.count(int(before.swords[viewer]), kind, BITS), now):
            say(out, messages.LOG_FOUND_SWORD, kind)
    for kind in range(tables.HERB_KINDS):
        now = heaps.count(int(after.herbs[viewer]), kind, BITS)
        for _ in range(heaps.count(int(before.herbs[viewer]), kind, BITS), now):
            say(out, messages.LOG_FOUND_HERB, WEAKEST_HERB + kind)


@rule
def tell_cards(before: State, seat: int, move: int, after: State, out: Ints) -> None:
    """A20: the cards revealed since, what they brought and who took it; and whose turn began in between."""
    turn, left = int(before.turn), int(before.to_reveal)
    for i in range(before.revealed, after.revealed):
        if left == 0:
            turn, left = (turn + 1) % after.seats, tables.CARDS_OF_TURN
            say(out, messages.LOG_TURN, turn)
        space = int(after.discard[i]) - 1
        terrain = int(after.terrain[space])
        say(out, messages.LOG_CARD, space, terrain)
        if terrain == tables.FOG:
            continue
        left -= 1
        if after.tile[space] == tables.EMPTY:
            say(out, messages.LOG_TAKES, who_stood(before, seat, move, after, space))


@rule
def who_stood(before: State, seat: int, move: int, after: State, space: int) -> int:
    """A27: whose figures stood on a space when its card came, even if the spirit has taken them since."""
    if after.adventurers[space]:
        return owner(after, space)
    return seat if is_walk(move) and TWO[move] == space else owner(before, space)


@rule
def tell_end(after: State, out: Ints) -> None:
    """A60: every sheet, and who has won."""
    most = score(after, 0)
    for seat in range(after.seats):
        say(out, messages.LOG_POINTS, seat, score(after, seat))
        most = max(most, score(after, seat))
    winners = 0
    for seat in range(after.seats):
        if score(after, seat) == most:
            winners |= 1 << seat
    say(out, messages.LOG_WIN, winners, bits.size(winners), most)
