"""Who knows what, A52–A55: a world that fits what a seat sees; and the count of all pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import bits
from ...core.rule import rule
from .land import (
    GLORIOUS,
    HERB,
    OVER,
    SPEND,
    SWORDS,
    adventurers_left,
    bonus_left,
    is_creature,
    owner,
    start_spots,
    terrain_left,
)
from .tables import (
    BONUS_TILES,
    CITY,
    COMPANION,
    COMPANION_COUNT,
    CREATURE_COUNT,
    CREATURES,
    EMPTY,
    FOG,
    FOREST,
    GOLD_COUNT,
    GOLD_TILE,
    HALF,
    HERB_COUNT,
    HERB_TILE,
    HERB_VALUES,
    MOUNTAIN,
    NONE,
    RIVER,
    SPACES,
    SWORD_COUNT,
    SWORD_TILE,
    SWORD_VALUES,
    WEAKEST,
    WEAKEST_HERB,
    draw_kind,
    holds,
    one,
    shuffle,
    total,
)

if TYPE_CHECKING:
    from .rules import State


@rule
def all_swords(s: State) -> int:
    """A6: the pack of all swords."""
    pack = 0
    for kind in range(4):
        pack += int(SWORD_VALUES[s.sword_values, kind]) * one(kind)
    return pack


@rule
def all_herbs(s: State) -> int:
    """A7: the pack of all herbs."""
    pack = 0
    for kind in range(3):
        pack += int(HERB_VALUES[s.herb_values, kind]) * one(kind)
    return pack


@rule
def all_creatures() -> int:
    """A5: the pack of all creatures."""
    pack = 0
    for kind in range(len(CREATURES)):
        pack += CREATURES[kind] * one(kind)
    return pack


# What a seat cannot know, A53–A55, A85


@rule
def guess(s: State, seat: int) -> None:
    """Deal all that the seat has not seen at random to the places where it may be."""
    guess_deck(s)
    guess_creatures(s)
    guess_swords(s, seat)
    guess_herbs(s, seat)
    guess_bonus(s, seat)


@rule
def guess_deck(s: State) -> None:
    """A21, A54: the cards that have not been revealed, in any order."""
    north, south = (1 << HALF) - 1, (1 << HALF) - 1
    for i in range(s.revealed):
        space = int(s.discard[i]) - 1
        if space < HALF:
            north &= ~(1 << space)
        else:
            south &= ~(1 << (space - HALF))
    i = int(s.revealed)
    for half in range(2):
        left = south if half else north
        while left:
            s.deck[i] = half * HALF + bits.lowest(left) + 1
            left &= left - 1
            i += 1
    shuffle(s, s.deck, int(s.revealed))


@rule
def guess_creatures(s: State) -> None:
    """A54: the creatures in the pile, in any order."""
    left = all_creatures()
    for seat in range(s.seats):
        left -= s.won[seat]
    for space in range(SPACES):
        if is_creature(int(s.tile[space])):
            left -= one(int(s.tile[space]) - WEAKEST)
    for i in range(CREATURE_COUNT - s.creature_supply, CREATURE_COUNT):
        kind = draw_kind(s, left)
        left -= one(kind)
        s.creature_pile[i] = WEAKEST + kind


@rule
def guess_swords(s: State, seat: int) -> None:
    """A53, A54: in the pile, face down on the board, with the others, and in the box those that nobody has seen."""
    left = all_swords(s) - s.swords_shown
    if seat != NONE:
        left -= s.swords[seat]
    for i in range(SWORD_COUNT - s.sword_supply, SWORD_COUNT):
        kind = draw_kind(s, left)
        left -= one(kind)
        s.sword_pile[i] = kind + 1
    for space in range(SPACES):
        if s.tile[space] == SWORD_TILE:
            kind = draw_kind(s, left)
            left -= one(kind)
            s.hidden[space] = kind
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.sword_count[other]):
                kind = draw_kind(s, left)
                left -= one(kind)
                s.swords[other] += one(kind)
    s.sword_box = left + s.swords_shown


@rule
def guess_herbs(s: State, seat: int) -> None:
    """A53, A54: in the pile, face down on the board and with the others; one of theirs may be just taken."""
    left = all_herbs(s) - s.herbs_gone
    if seat != NONE:
        left -= s.herbs[seat]
    for i in range(HERB_COUNT - s.herb_supply, HERB_COUNT):
        kind = draw_kind(s, left)
        left -= one(kind)
        s.herb_pile[i] = WEAKEST_HERB + kind
    for space in range(SPACES):
        if s.tile[space] == HERB_TILE:
            kind = draw_kind(s, left)
            left -= one(kind)
            s.hidden[space] = WEAKEST_HERB + kind
    for other in range(s.seats):
        if other == seat:
            continue
        for _ in range(s.herb_count[other]):
            kind = draw_kind(s, left)
            left -= one(kind)
            s.herbs[other] += one(kind)
        if s.phase == HERB and (s.waiting >> other) & 1:
            s.fresh[other] = WEAKEST_HERB + draw_kind(s, int(s.herbs[other]))


@rule
def guess_bonus(s: State, seat: int) -> None:
    """A85: the bonus tiles in the pile and with the others, less those that all know of."""
    if s.bonus == 0:
        return
    left = BONUS_TILES & ~s.bonus_gone
    for other in range(s.seats):
        left &= ~(s.bonus_tiles[other] if other == seat else s.bonus_open[other])
    for other in range(s.seats):
        if other == seat:
            continue
        tiles = int(s.bonus_open[other])
        for _ in range(s.bonus_count[other] - bits.size(tiles)):
            tile = 1 << bits.draw_one(s, left)
            left &= ~tile
            tiles |= tile
        s.bonus_tiles[other] = tiles
    s.bonus_pile = left


# Every piece in its place, A5–A11


@rule
def intact(s: State) -> int:
    """0 where every piece is in its place, else the number of the rule that is broken."""
    broken = intact_board(s)
    if broken == 0:
        broken = intact_cards(s)
    if broken == 0:
        broken = intact_figures(s)
    if broken == 0:
        broken = intact_swords(s)
    if broken == 0:
        broken = intact_herbs(s)
    if broken == 0:
        broken = intact_bonus(s)
    return intact_phase(s) if broken == 0 else broken


@rule
def brings(terrain: int) -> int:
    """A22–A26: what lies on a space of a terrain; for fog any creature."""
    if terrain == FOREST:
        return HERB_TILE
    if terrain == MOUNTAIN:
        return SWORD_TILE
    if terrain == CITY:
        return COMPANION
    return GOLD_TILE if terrain == RIVER else WEAKEST


@rule
def intact_board(s: State) -> int:
    """A5, A11, A26: on each space at most one thing, of the kind that its terrain brings; creatures add up."""
    north, south = 0, 0
    left = all_creatures()
    for space in range(SPACES):
        tile = int(s.tile[space])
        terrain = int(s.terrain[space])
        if tile == EMPTY:
            if s.hidden[space] != 0:
                return 11
            continue
        if is_creature(tile):
            if terrain != FOG or not holds(left, one(tile - WEAKEST)):
                return 5
            left -= one(tile - WEAKEST)
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
    return intact_creatures(s, left)


@rule
def intact_creatures(s: State, left: int) -> int:
    """A5: those not on the board are with the players or in the pile."""
    for seat in range(s.seats):
        if not holds(left, int(s.won[seat])):
            return 5
        left -= s.won[seat]
    for i in range(CREATURE_COUNT):
        creature = int(s.creature_pile[i])
        if (creature != 0) != (i >= CREATURE_COUNT - s.creature_supply):
            return 5
        if creature != 0:
            if not is_creature(creature) or not holds(left, one(creature - WEAKEST)):
                return 5
            left -= one(creature - WEAKEST)
    return 5 if left != 0 else 0


@rule
def intact_cards(s: State) -> int:
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
        if s.tile[space] != EMPTY and out == 0:
            return 4
    return intact_supplies(s)


@rule
def intact_supplies(s: State) -> int:
    """A8, A21: gold and companions add up, no pile runs short, and the end comes before the last card."""
    gold, companions = int(s.gold_supply), int(s.companion_supply + s.companion_box)
    for space in range(SPACES):
        if s.tile[space] == GOLD_TILE:
            gold += 1
        if s.tile[space] == COMPANION:
            companions += 1
        companions += int(s.companions[space])
    for seat in range(s.seats):
        if s.gold[seat] < 0:
            return 8
        gold += s.gold[seat]
    if gold > GOLD_COUNT or companions != COMPANION_COUNT or min(s.companion_supply, s.companion_box) < 0:
        return 8
    if s.gold_supply != terrain_left(s, RIVER) or s.creature_supply != terrain_left(s, FOG):
        return 21
    if s.herb_supply != terrain_left(s, FOREST):
        return 21
    if s.companion_supply > terrain_left(s, CITY) or s.sword_supply > terrain_left(s, MOUNTAIN):
        return 21
    return 0


@rule
def intact_figures(s: State) -> int:
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
    return intact_spots(s)


@rule
def intact_spots(s: State) -> int:
    """A15: the adventurers on spots and on the board are no more than there were at the start."""
    spots = start_spots(s)
    for seat in range(s.seats):
        if s.spots[seat] & ~spots:
            return 15
        if adventurers_left(s, seat) > bits.size(spots):
            return 15
    return 0


@rule
def intact_swords(s: State) -> int:
    """A6: every sword once: pile, board, players, box."""
    left = all_swords(s)
    for i in range(SWORD_COUNT):
        bonus = int(s.sword_pile[i]) - 1
        if (bonus >= 0) != (i >= SWORD_COUNT - s.sword_supply):
            return 6
        if bonus >= 0:
            if bonus > 3 or not holds(left, one(bonus)):
                return 6
            left -= one(bonus)
    for space in range(SPACES):
        if s.tile[space] == SWORD_TILE:
            if not 0 <= s.hidden[space] <= 3 or not holds(left, one(int(s.hidden[space]))):
                return 6
            left -= one(int(s.hidden[space]))
    for seat in range(s.seats):
        if s.sword_count[seat] != total(int(s.swords[seat])) or not holds(left, int(s.swords[seat])):
            return 6
        left -= s.swords[seat]
    if left != s.sword_box:
        return 6
    return 0 if holds(int(s.sword_box), int(s.swords_shown)) else 48


@rule
def intact_herbs(s: State) -> int:
    """A7: every herb once: pile, board, players, out of the game."""
    left = all_herbs(s)
    for i in range(HERB_COUNT):
        kind = int(s.herb_pile[i]) - WEAKEST_HERB
        if (s.herb_pile[i] != 0) != (i >= HERB_COUNT - s.herb_supply):
            return 7
        if s.herb_pile[i] != 0:
            if not 0 <= kind <= 2 or not holds(left, one(kind)):
                return 7
            left -= one(kind)
    for space in range(SPACES):
        if s.tile[space] == HERB_TILE:
            kind = int(s.hidden[space]) - WEAKEST_HERB
            if not 0 <= kind <= 2 or not holds(left, one(kind)):
                return 7
            left -= one(kind)
    for seat in range(s.seats):
        if s.herb_count[seat] != total(int(s.herbs[seat])) or not holds(left, int(s.herbs[seat])):
            return 7
        left -= s.herbs[seat]
    return 0 if left == s.herbs_gone else 7


@rule
def intact_bonus(s: State) -> int:
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
    return 0 if tiles == BONUS_TILES else 78


@rule
def intact_phase(s: State) -> int:
    """A28, A57, A79: a fight has a creature and the fighter's figures; a herb that is asked about is there."""
    if s.phase == SWORDS or s.phase == SPEND:
        if s.waiting != 1 << s.fighter or not 0 <= s.fight_space < SPACES:
            return 28
        if owner(s, s.fight_space) != s.fighter or not is_creature(int(s.tile[s.fight_space])):
            return 28
    for seat in range(s.seats):
        asked = s.phase == HERB and (s.waiting >> seat) & 1 == 1
        if asked != (s.fresh[seat] != 0):
            return 79
        if asked and (bonus_left(s) == 0 or not holds(int(s.herbs[seat]), one(int(s.fresh[seat]) - WEAKEST_HERB))):
            return 79
    return 0 if s.phase != OVER or s.waiting == 0 else 60
