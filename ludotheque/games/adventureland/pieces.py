"""Every piece in its place, A5–A11: what there is of each kind, and the count of all pieces."""

from __future__ import annotations

from ...core import bits, heaps
from ...core.rule import rule
from . import tables
from .land import adventurers_left, bonus_left, figures_on, is_creature, owner, start_spots, terrain_left, weight
from .state import GLORIOUS, HERB, MOVE, OVER, SPEND, SWORDS, State
from .tables import BITS, HALF, SPACES

# What there is


@rule
def all_swords(s: State) -> int:
    """A6: the heap of all swords."""
    heap = 0
    for kind in range(4):
        heap += int(tables.SWORD_VALUES[s.sword_values, kind]) * heaps.one(kind, BITS)
    return heap


@rule
def all_herbs(s: State) -> int:
    """A7: the heap of all herbs."""
    heap = 0
    for kind in range(3):
        heap += int(tables.HERB_VALUES[s.herb_values, kind]) * heaps.one(kind, BITS)
    return heap


@rule
def all_creatures() -> int:
    """A5: the heap of all creatures."""
    heap = 0
    for kind in range(len(tables.CREATURES)):
        heap += tables.CREATURES[kind] * heaps.one(kind, BITS)
    return heap


# Where it is


@rule
def broken_rule(s: State) -> int:
    """0 where every piece is in its place, else the number of the rule that is broken."""
    broken = broken_board(s)
    if broken == 0:
        broken = broken_cards(s)
    if broken == 0:
        broken = broken_figures(s)
    if broken == 0:
        broken = broken_swords(s)
    if broken == 0:
        broken = broken_herbs(s)
    if broken == 0:
        broken = broken_bonus(s)
    return broken_phase(s) if broken == 0 else broken


@rule
def brings(terrain: int) -> int:
    """A22–A26: what lies on a space of a terrain; for fog any creature."""
    if terrain == tables.FOREST:
        return tables.HERB_TILE
    if terrain == tables.MOUNTAIN:
        return tables.SWORD_TILE
    if terrain == tables.CITY:
        return tables.COMPANION
    return tables.GOLD_TILE if terrain == tables.RIVER else tables.WEAKEST


@rule
def broken_board(s: State) -> int:
    """A5, A11, A26: on each space at most one thing, of the kind that its terrain brings; creatures add up."""
    north, south = 0, 0
    left = all_creatures()
    for space in range(SPACES):
        tile = int(s.tile[space])
        terrain = int(s.terrain[space])
        if tile == tables.EMPTY:
            if s.hidden[space] != 0:
                return 11
            continue
        if is_creature(tile):
            if terrain != tables.FOG or not heaps.holds(left, heaps.one(tile - tables.WEAKEST, BITS), BITS):
                return 5
            left -= heaps.one(tile - tables.WEAKEST, BITS)
            if space < HALF:
                north |= 1 << space
            else:
                south |= 1 << (space - HALF)
        elif tile != brings(terrain):
            return 11
        if s.adventurers[space] and not (is_creature(tile) and (s.phase == SWORDS or s.phase == SPEND)):
            return 11
    if north != s.creatures_north or south != s.creatures_south:
        return 26
    return broken_creatures(s, left)


@rule
def broken_creatures(s: State, left: int) -> int:
    """A5: those not on the board are with the players or in the pile."""
    for seat in range(s.seats):
        if not heaps.holds(left, int(s.won[seat]), BITS):
            return 5
        left -= s.won[seat]
    for i in range(tables.CREATURE_COUNT):
        creature = int(s.creature_pile[i])
        if (creature != 0) != (i >= tables.CREATURE_COUNT - s.creature_supply):
            return 5
        if creature != 0:
            if not is_creature(creature) or not heaps.holds(left, heaps.one(creature - tables.WEAKEST, BITS), BITS):
                return 5
            left -= heaps.one(creature - tables.WEAKEST, BITS)
    return 5 if left != 0 else 0


@rule
def broken_cards(s: State) -> int:
    """A4, A21: each card once; what lies on the board was revealed; the cards left can be served."""
    if not 0 <= s.revealed <= SPACES:
        return 4
    north, south, north_out, south_out = 0, 0, 0, 0
    for i in range(SPACES):
        card = int(s.discard[i])
        if (card != 0) != (i < s.revealed) or (s.deck[i] != 0) == (i < s.revealed):
            return 4
        space = max(card, int(s.deck[i])) - 1
        if not 0 <= space < SPACES:
            return 4
        if space < HALF:
            north |= 1 << space
            north_out |= (1 << space) if card else 0
        else:
            south |= 1 << (space - HALF)
            south_out |= (1 << (space - HALF)) if card else 0
    if north != (1 << HALF) - 1 or south != (1 << HALF) - 1:
        return 4
    for space in range(SPACES):
        out = (south_out >> (space - HALF)) & 1 if space >= HALF else (north_out >> space) & 1
        if s.tile[space] != tables.EMPTY and out == 0:
            return 4
    return broken_supplies(s)


@rule
def broken_supplies(s: State) -> int:
    """A8, A21: gold and companions add up, no pile runs short, and the end comes before the last card."""
    gold, companions = int(s.gold_supply), int(s.companion_supply + s.companion_box)
    for space in range(SPACES):
        if s.tile[space] == tables.GOLD_TILE:
            gold += 1
        if s.tile[space] == tables.COMPANION:
            companions += 1
        companions += int(s.companions[space])
    for seat in range(s.seats):
        if s.gold[seat] < 0:
            return 8
        gold += s.gold[seat]
    if gold > tables.GOLD_COUNT or companions != tables.COMPANION_COUNT or min(s.companion_supply, s.companion_box) < 0:
        return 8
    if s.gold_supply != terrain_left(s, tables.RIVER) or s.creature_supply != terrain_left(s, tables.FOG):
        return 21
    if s.herb_supply != terrain_left(s, tables.FOREST):
        return 21
    if s.companion_supply > terrain_left(s, tables.CITY) or s.sword_supply > terrain_left(s, tables.MOUNTAIN):
        return 21
    return 0


@rule
def broken_figures(s: State) -> int:
    """A8, A11, A15, A64: at most ten adventurers a seat, one seat a space, one adventurer a space but in scenario 2."""
    north, south = 0, 0
    for seat in range(s.seats):
        if (north & s.north[seat]) | (south & s.south[seat]):
            return 11
        north |= s.north[seat]
        south |= s.south[seat]
    for space in range(SPACES):
        stands = (south >> (space - HALF)) & 1 if space >= HALF else (north >> space) & 1
        count = int(s.adventurers[space])
        if (stands == 1) != (count > 0) or (count == 0 and s.companions[space] != 0):
            return 11
        if count < 0 or s.companions[space] < 0 or (count > 1 and s.scenario != GLORIOUS):
            return 64
        if stands and space == s.spirit:
            return 32
    return broken_spots(s)


@rule
def broken_spots(s: State) -> int:
    """A15: the adventurers on spots and on the board are no more than there were at the start."""
    spots = start_spots(s)
    for seat in range(s.seats):
        if s.spots[seat] & ~spots:
            return 15
        if adventurers_left(s, seat) > bits.size(spots):
            return 15
    return 0


@rule
def broken_swords(s: State) -> int:
    """A6: every sword once: pile, board, players, box."""
    left = all_swords(s)
    for i in range(tables.SWORD_COUNT):
        bonus = int(s.sword_pile[i]) - 1
        if (bonus >= 0) != (i >= tables.SWORD_COUNT - s.sword_supply):
            return 6
        if bonus >= 0:
            if bonus > 3 or not heaps.holds(left, heaps.one(bonus, BITS), BITS):
                return 6
            left -= heaps.one(bonus, BITS)
    for space in range(SPACES):
        if s.tile[space] == tables.SWORD_TILE:
            if not 0 <= s.hidden[space] <= 3 or not heaps.holds(left, heaps.one(int(s.hidden[space]), BITS), BITS):
                return 6
            left -= heaps.one(int(s.hidden[space]), BITS)
    for seat in range(s.seats):
        if s.sword_count[seat] != heaps.size(int(s.swords[seat]), BITS) or not heaps.holds(
            left, int(s.swords[seat]), BITS
        ):
            return 6
        left -= s.swords[seat]
    if left != s.sword_box:
        return 6
    return 0 if heaps.holds(int(s.sword_box), int(s.swords_shown), BITS) else 48


@rule
def broken_herbs(s: State) -> int:
    """A7: every herb once: pile, board, players, out of the game."""
    left = all_herbs(s)
    for i in range(tables.HERB_COUNT):
        kind = int(s.herb_pile[i]) - tables.WEAKEST_HERB
        if (s.herb_pile[i] != 0) != (i >= tables.HERB_COUNT - s.herb_supply):
            return 7
        if s.herb_pile[i] != 0:
            if not 0 <= kind <= 2 or not heaps.holds(left, heaps.one(kind, BITS), BITS):
                return 7
            left -= heaps.one(kind, BITS)
    for space in range(SPACES):
        if s.tile[space] == tables.HERB_TILE:
            kind = int(s.hidden[space]) - tables.WEAKEST_HERB
            if not 0 <= kind <= 2 or not heaps.holds(left, heaps.one(kind, BITS), BITS):
                return 7
            left -= heaps.one(kind, BITS)
    for seat in range(s.seats):
        if s.herb_count[seat] != heaps.size(int(s.herbs[seat]), BITS) or not heaps.holds(
            left, int(s.herbs[seat]), BITS
        ):
            return 7
        left -= s.herbs[seat]
    return 0 if left == s.herbs_gone else 7


@rule
def broken_bonus(s: State) -> int:
    """A78, A79, A85: each bonus tile in one place; a herb that one is asked about is in one's hand."""
    if s.bonus == 0:
        tiles = s.bonus_pile | s.bonus_gone
        for seat in range(s.seats):
            tiles |= s.bonus_tiles[seat]
        return 78 if tiles else 0
    tiles = s.bonus_pile | s.bonus_gone
    if s.bonus_pile & s.bonus_gone:
        return 78
    for seat in range(s.seats):
        own = int(s.bonus_tiles[seat])
        if own & tiles or s.bonus_count[seat] != bits.size(own):
            return 78
        if s.bonus_open[seat] & ~own:
            return 85
        tiles |= own
    return 0 if tiles == tables.BONUS_TILES else 78


@rule
def broken_phase(s: State) -> int:
    """A20, A33, A60, A79: one moves after revealing, while there are moves; a herb that is asked about is there."""
    if s.phase == MOVE:
        if s.to_reveal > 0 and s.revealed < SPACES:
            return 20
        if s.moves_left <= 0:
            return 33
    if s.phase in (SWORDS, SPEND):
        broken = broken_fight(s)
        if broken != 0:
            return broken
    for seat in range(s.seats):
        asked = s.phase == HERB and (s.waiting >> seat) & 1 == 1
        if asked != (s.fresh[seat] != 0):
            return 79
        if asked and not can_be_asked(s, seat):
            return 79
    return 0 if s.phase != OVER or s.waiting == 0 else 60


@rule
def can_be_asked(s: State, seat: int) -> bool:
    """A79: there is a bonus tile left, and the herb that was just taken is in the seat's hand."""
    herb = heaps.one(int(s.fresh[seat]) - tables.WEAKEST_HERB, BITS)
    return bonus_left(s) > 0 and heaps.holds(int(s.herbs[seat]), herb, BITS)


@rule
def broken_fight(s: State) -> int:
    """A28, A42–A44: a fight has a creature, the fighter's figures, dice by its swords, and is not decided yet."""
    if s.waiting != 1 << s.fighter or not 0 <= s.fight_space < SPACES:
        return 28
    if owner(s, s.fight_space) != s.fighter or not is_creature(int(s.tile[s.fight_space])):
        return 28
    choice = 0
    while choice < tables.FIGHTS and tables.FIGHT_HEAP[choice] != s.fight_swords:
        choice += 1
    if choice == tables.FIGHTS or tables.FIGHT_DICE[choice] != heaps.size(int(s.dice), BITS):
        return 43
    if s.phase == SWORDS and choice != 0:
        return 43
    least = figures_on(s, s.fight_space) + int(tables.FIGHT_BONUS[choice]) + weight(int(s.dice), 1)
    if s.fight_total < least:
        return 42
    return 44 if s.fight_total >= 2 * int(s.tile[s.fight_space]) else 0
