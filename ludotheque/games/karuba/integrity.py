"""What always holds: every piece is in its place, and the match can have come to where it is."""

from __future__ import annotations

from ...core import bits
from ...core.rule import rule
from . import island
from .choices import why_not_choose
from .ending import is_over, laid, somebody_is_home
from .paths import meets_east, meets_south
from .placement import all_placed, between, placed_colour
from .prizes import at_temple, fulfils, items_of
from .state import CHOOSING, GONE, OPEN, OVER, PLACING_TEMPLE, State


@rule
def broken_pieces(s: State) -> int:
    """0 where every piece is in its place, else the number of the rule that is broken."""
    if (s.phase >= CHOOSING) != all_placed(s) or (s.phase == PLACING_TEMPLE) != (placed_colour(s) >= 0):
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
    for colour in range(island.COLOURS):
        if broken == 0:
            broken = broken_treasures(s, colour)
    return broken


@rule
def broken_rule(s: State) -> int:
    """0 where every piece is in its place and can have got there, else the number of the rule that is broken."""
    broken = broken_pieces(s)
    for seat in range(s.seats):
        if broken == 0:
            broken = broken_walks(s, seat)
    if broken == 0:
        broken = broken_extra(s)
    if broken == 0:
        broken = broken_bonuses(s)
    return broken


# Where every piece is


@rule
def broken_placement(s: State) -> int:
    """K3–K5: one piece on a number, an adventurer before its temple, and far enough apart."""
    beaches = jungles = 0
    for colour in range(island.COLOURS):
        beach, jungle = int(s.beach[colour]), int(s.jungle[colour])
        if (beach and (beaches >> beach) & 1) or (jungle and (jungles >> jungle) & 1):
            return 4
        beaches |= 1 << beach
        jungles |= 1 << jungle
        if jungle and beach == 0:
            return 3
        if jungle and between(beach, jungle) < s.apart:
            return 5
    return 0


@rule
def broken_stack(s: State) -> int:
    """K7, K8: the stack holds the tiles still to come, and each is revealed once."""
    tiles = 0
    for place in range(island.TILES):
        tile = int(s.stack[place])
        if (place < s.round_no) != (tile == 0):
            return 7
        if tile and (tiles >> tile) & 1:
            return 7
        tiles |= (1 << tile) & island.ALL_TILES
    if tiles != s.left or (s.phase == CHOOSING) != (s.tile != 0) or (s.left >> s.tile) & 1:
        return 7
    return 8 if (s.phase >= CHOOSING) != (s.round_no > 0) else 0


@rule
def broken_island(s: State, seat: int) -> int:
    """K1, K10, K11, K17: each tile at most once and revealed before; items lie where they were found."""
    tiles = found = 0
    for cell in range(island.CELLS):
        tile = int(s.islands[seat, cell])
        if tile == 0:
            continue
        if (tiles >> tile) & 1:
            return 1
        tiles |= 1 << tile
        if island.ITEM[tile] != island.NOTHING:
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
        item = island.ITEM[s.islands[seat, bits.lowest(taken)]]
        taken &= taken - 1
        if item == island.CRYSTAL:
            crystals += 1
        else:
            gold += 1
    for colour in range(island.COLOURS):
        crystals -= int(s.crystals[seat, colour])
        gold -= int(s.gold[seat, colour])
    return 17 if crystals != 0 or gold != 0 else 0


@rule
def broken_links(s: State, seat: int) -> int:
    """K13: cells are linked where paths meet, and nowhere else."""
    for cell in range(island.CELLS):
        east, south = (s.east[seat] >> cell) & 1 == 1, (s.south[seat] >> cell) & 1 == 1
        if east != meets_east(s, seat, cell) or south != meets_south(s, seat, cell):
            return 13
    return 0


@rule
def broken_adventurers(s: State, seat: int) -> int:
    """K13, K15: an adventurer on the island stands on a tile, alone."""
    taken = 0
    for colour in range(island.COLOURS):
        at = int(s.where[seat, colour])
        if at >= island.CELLS:
            continue
        if s.islands[seat, at] == 0:
            return 13
        if (taken >> at) & 1:
            return 15
        taken |= 1 << at
    return 0


@rule
def broken_choice(s: State, seat: int) -> int:
    """K9: those who have chosen, and only they, have a choice, and a legal one."""
    move = int(s.choices[seat])
    chosen = s.phase == CHOOSING and (s.waiting >> seat) & 1 == 0
    if not chosen:
        return 9 if move != 0 else 0
    return why_not_choose(s, seat, move)


@rule
def broken_treasures(s: State, colour: int) -> int:
    """K18: those at the temple, and only they, have treasures: as many as are gone from the top."""
    for seat in range(s.seats):
        if (s.where[seat, colour] == island.TEMPLE) != (s.treasures[seat, colour] != 0):
            return 18
    for place in range(at_temple(s, colour)):
        if holder(s, colour, place) < 0:
            return 18
    return 0


@rule
def holder(s: State, colour: int, place: int) -> int:
    """The one seat that has a colour's treasure at a place from the top; −1 if none or several have it."""
    found = -1
    for seat in range(s.seats):
        if s.treasures[seat, colour] == island.TREASURES[s.seats, place]:
            if found >= 0:
                return -1
            found = seat
    return found


# How it can have got there


@rule
def broken_walks(s: State, seat: int) -> int:
    """K8, K17: an item takes a walk of its own, and a round gives a tile to lay or a walk."""
    used = laid(s, seat)
    for colour in range(island.COLOURS):
        items, at = items_of(s, seat, colour), int(s.where[seat, colour])
        if at == island.BEACH:
            if items:
                return 17
        elif at == island.TEMPLE:
            used += items + 1
        else:
            used += max(items, 1)
    rounds = s.round_no if s.phase == OVER else s.round_no - 1
    return 8 if used > max(rounds, 0) else 0


@rule
def broken_extra(s: State) -> int:
    """K18: the crystals that make up for treasures are such as ties can have given."""
    given = 0
    for seat in range(s.seats):
        given += int(s.extra[seat])
    if given == 0:
        return 0
    # A bit for each colour and place from the second on: did its holder arrive together with the one before?
    for ties in range(1, 1 << (3 * island.COLOURS)):
        if ties_give(s, ties):
            return 0
    return 18


@rule
def ties_give(s: State, ties: int) -> bool:
    """K18: can these be the ties, and do they give the crystals that all have?"""
    given = 0
    for colour in range(island.COLOURS):
        first = 0
        for place in range(1, 4):
            if (ties >> (3 * colour + place - 1)) & 1 == 0:
                first = place
                continue
            if place >= at_temple(s, colour) or holder(s, colour, place) < holder(s, colour, place - 1):
                return False
            difference = int(island.TREASURES[s.seats, first]) - int(island.TREASURES[s.seats, place])
            given += difference << (8 * holder(s, colour, place))
    for seat in range(s.seats):
        if (given >> (8 * seat)) & 255 != s.extra[seat]:
            return False
    return True


@rule
def broken_bonuses(s: State) -> int:
    """K30, K31: a tile is open while nobody fulfils it, with one who does, or gone since several did at once."""
    for tile in range(island.BONUS_TILES):
        owner, fulfilled = int(s.bonuses[tile]), 0
        for seat in range(s.seats):
            if fulfils(s, seat, tile):
                fulfilled += 1
        if not s.bonus:
            if owner != GONE:
                return 30
        elif owner == OPEN:
            if fulfilled:
                return 30
        elif owner == GONE:
            if fulfilled < 2:
                return 30
        elif not fulfils(s, owner, tile):
            return 30
    return 0
