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
from .tables import BITS, NONE, WEAKEST_HERB


@rule
def tell(before: State, seat: int, move: int, after: State, viewer: int, out: Ints) -> None:
    """What a viewer is told of a move, from their views before and after it."""
    tell_move(before, seat, move, after, viewer, out)
    first = own_fight(before, move, after)
    if first:
        tell_outcome(after, 0, out)
    tell_cards(before, seat, move, after, first, out)
    if viewer >= 0:
        tell_found(before, after, viewer, out)
    for other in range(after.seats):
        lost = adventurers_left(before, other) - adventurers_left(after, other) - fallen(before, other, move, after)
        if lost > 0:
            say(out, messages.LOG_MISSING, other, lost)
    if after.phase == OVER:
        tell_end(after, out)


# The move


@rule
def is_walk(move: int) -> bool:
    """Does an adventurer move?"""
    return int(VERB[move]) in (ENTER, WALK)


@rule
def own_fight(before: State, move: int, after: State) -> int:
    """1 if the move itself decided a fight, which then is the first one that is kept; else 0."""
    if after.decided == 0:
        return 0
    if is_walk(move):
        space = int(TWO[move]) if is_creature(int(before.tile[TWO[move]])) else NONE
    else:
        space = before.fight_space if before.phase in (SWORDS, SPEND) else NONE
    return 1 if after.decided_space[0] == space else 0


@rule
def fallen(before: State, seat: int, move: int, after: State) -> int:
    """How many adventurers of a seat were lost in the fights that are kept."""
    count = 0
    for i in range(after.decided):
        if after.decided_seat[i] == seat and after.decided_won[i] == 0:
            space = int(after.decided_space[i])
            count += int(before.adventurers[space])
            if is_walk(move) and TWO[move] == space:
                count += 1 if VERB[move] == ENTER else int(before.adventurers[ONE[move]])
    return count


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
        tell_swords(before, seat, move, after, out)
    elif verb == HERB:
        say(out, messages.LOG_HERB, seat, one)
    elif verb == REROLL:
        total = int(after.decided_total[0]) if own_fight(before, move, after) else after.fight_total
        say(out, messages.LOG_REROLL, seat, one, one + total - before.fight_total)
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
def tell_swords(before: State, seat: int, move: int, after: State, out: Ints) -> None:
    """The swords, their dice and the total, even if another fight has begun since."""
    swords = int(tables.FIGHT_HEAP[ONE[move]])
    if swords == 0:
        say(out, messages.LOG_BARE, seat)
    elif own_fight(before, move, after):
        say(out, messages.LOG_ROLL, seat, swords, after.decided_dice, int(after.decided_total[0]))
    else:
        say(out, messages.LOG_ROLL, seat, swords, after.dice, after.fight_total)


@rule
def tell_outcome(after: State, i: int, out: Ints) -> None:
    """A47: who won a fight that is decided."""
    if after.decided_won[i]:
        say(out, messages.LOG_WON, int(after.decided_seat[i]), int(after.decided_strength[i]))
    else:
        say(out, messages.LOG_LOST, int(after.decided_seat[i]))


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
def tell_cards(before: State, seat: int, move: int, after: State, first: int, out: Ints) -> None:
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
            tell_forced(after, space, first, out)
            continue
        left -= 1
        if after.tile[space] == tables.EMPTY:
            say(out, messages.LOG_TAKES, who_stood(before, seat, move, after, space))


@rule
def tell_forced(after: State, space: int, first: int, out: Ints) -> None:
    """A28: the fight with a creature that has appeared, where it decided itself."""
    for i in range(first, after.decided):
        if after.decided_space[i] == space:
            total, needed = int(after.decided_total[i]), int(after.decided_strength[i])
            say(out, messages.LOG_FORCED, int(after.decided_seat[i]), total, needed)
            tell_outcome(after, i, out)


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
