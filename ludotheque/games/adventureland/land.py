"""What happens on the board: figures that stand there and are lost, tiles that are laid and taken, the water spirit."""

from __future__ import annotations

from ...core import bits, heaps
from ...core.rule import rule
from . import tables
from .state import COMPANION_LINE, COMPANIONS, GOLD_LINE, HERB, State
from .tables import BITS, HALF, NONE, SPACES

GOLD_POINTS = 2


# Figures, A10, A11


@rule
def owner(s: State, space: int) -> int:
    """Whose figures stand on a space; NONE if nobody's."""
    if s.adventurers[space] == 0:
        return NONE
    for seat in range(s.seats):
        half = s.north[seat] if space < HALF else s.south[seat]
        if (half >> (space % HALF)) & 1:
            return seat
    return NONE


@rule
def flip(s: State, seat: int, space: int) -> None:
    """Mark that a seat's figures have come to a space, or that they have left it."""
    if space < HALF:
        s.north[seat] ^= 1 << space
    else:
        s.south[seat] ^= 1 << (space - HALF)


@rule
def arrive(s: State, seat: int, space: int, adventurers: int, companions: int) -> None:
    """A36, A64: figures come to a space that is free, or where (scenario 2) their own stand."""
    if s.adventurers[space] == 0:
        flip(s, seat, space)
    s.adventurers[space] += adventurers
    s.companions[space] += companions


@rule
def leave(s: State, seat: int, space: int) -> None:
    """All figures leave a space."""
    flip(s, seat, space)
    s.adventurers[space] = 0
    s.companions[space] = 0


@rule
def lose(s: State, seat: int, space: int) -> None:
    """A30, A47, A66: all figures of a space are out of the game, the companions go to the box."""
    s.companion_box += int(s.companions[space])
    leave(s, seat, space)


@rule
def figures_on(s: State, space: int) -> int:
    """Adventurers and companions on a space."""
    return int(s.adventurers[space]) + int(s.companions[space])


@rule
def start_spots(s: State) -> int:
    """A15: rows 1–5 and columns a–e with two players, else rows 1–4 and columns a–d."""
    return 0b1111111111 if s.seats == 2 else 0b0111101111


@rule
def adventurers_left(s: State, seat: int) -> int:
    """A15: the adventurers of a seat that are still in the game, on spots and on the board."""
    count = bits.size(int(s.spots[seat]))
    for half in range(2):
        standing = int(s.south[seat] if half else s.north[seat])
        while standing:
            count += int(s.adventurers[half * HALF + bits.lowest(standing)])
            standing &= standing - 1
    return count


# Tiles, A22–A28


@rule
def lay(s: State, space: int) -> None:
    """A22–A26: put on a space what its terrain brings."""
    terrain = int(s.terrain[space])
    if terrain == tables.FOREST:
        s.tile[space] = tables.HERB_TILE
        s.hidden[space] = s.herb_pile[tables.HERB_COUNT - s.herb_supply]
        s.herb_pile[tables.HERB_COUNT - s.herb_supply] = 0
        s.herb_supply -= 1
    elif terrain == tables.MOUNTAIN:
        lay_sword(s, space)
    elif terrain == tables.CITY:
        lay_companion(s, space)
    else:
        s.tile[space] = tables.GOLD_TILE
        s.gold_supply -= 1


@rule
def lay_sword(s: State, space: int) -> None:
    """A23: the top sword of the supply; if that is empty, any one from the box, which is shuffled for it."""
    if s.sword_supply > 0:
        bonus = int(s.sword_pile[tables.SWORD_COUNT - s.sword_supply]) - 1
        s.sword_pile[tables.SWORD_COUNT - s.sword_supply] = 0
        s.sword_supply -= 1
    elif s.sword_box > 0:
        bonus = heaps.draw(s, s.sword_box, BITS)
        s.sword_box -= heaps.one(bonus, BITS)
        # After the shuffle nobody is held to know which swords are in the box.
        s.swords_shown = 0
    else:
        return
    s.tile[space] = tables.SWORD_TILE
    s.hidden[space] = bonus


@rule
def lay_companion(s: State, space: int) -> None:
    """A24: a companion from the supply; if that is empty, from the box."""
    if s.companion_supply > 0:
        s.companion_supply -= 1
    elif s.companion_box > 0:
        s.companion_box -= 1
    else:
        return
    s.tile[space] = tables.COMPANION


@rule
def lay_creature(s: State, space: int) -> None:
    """A26: the top creature, face up."""
    s.tile[space] = s.creature_pile[tables.CREATURE_COUNT - s.creature_supply]
    s.creature_pile[tables.CREATURE_COUNT - s.creature_supply] = 0
    s.creature_supply -= 1
    flip_creature(s, space)


@rule
def flip_creature(s: State, space: int) -> None:
    """Mark that a creature has come to a space, or that it has gone."""
    if space < HALF:
        s.creatures_north ^= 1 << space
    else:
        s.creatures_south ^= 1 << (space - HALF)


@rule
def weight(heap: int, first: int) -> int:
    """The sum of the values in a heap whose kinds are worth `first`, `first` + 1, …"""
    points = 0
    value = first
    while heap > 0:
        points += (heap & 0xFF) * value
        heap >>= BITS
        value += 1
    return points


@rule
def is_creature(tile: int) -> bool:
    """Is what lies there a creature?"""
    return tables.WEAKEST <= tile <= tables.STRONGEST


@rule
def take(s: State, seat: int, space: int) -> None:
    """A27, A39, A61: the seat whose figures stand on a space takes what lies there, creatures apart."""
    tile = int(s.tile[space])
    if tile == tables.EMPTY:
        return
    s.tile[space] = tables.EMPTY
    value = int(s.hidden[space])
    s.hidden[space] = 0
    if tile == tables.COMPANION:
        s.companions[space] += 1
        if s.scenario == COMPANIONS:
            s.lines[seat, COMPANION_LINE] += s.companions[space]
    elif tile == tables.GOLD_TILE:
        s.gold[seat] += 1
        if s.scenario == COMPANIONS:
            s.lines[seat, GOLD_LINE] += GOLD_POINTS
    elif tile == tables.SWORD_TILE:
        s.swords[seat] += heaps.one(value, BITS)
        s.sword_count[seat] += 1
    else:
        s.herbs[seat] += heaps.one(value - tables.WEAKEST_HERB, BITS)
        s.herb_count[seat] += 1
        if s.bonus and bonus_left(s) > 0:
            # Everybody is asked after every herb, so that being asked does not tell its value (A53).
            s.fresh[seat] = value
            s.phase = HERB
            s.waiting = 1 << seat


@rule
def bonus_left(s: State) -> int:
    """How many bonus tiles are still in the pile (A79)."""
    left = bits.size(tables.BONUS_TILES & ~s.bonus_gone)
    for seat in range(s.seats):
        left -= s.bonus_count[seat]
    return left


# The water spirit, A29–A32


@rule
def swim(s: State, space: int) -> None:
    """A29, A30: the spirit goes along the river to the new gold and takes everybody on its way."""
    here = river_index(s, s.spirit) if s.spirit != NONE else NONE
    there = river_index(s, space)
    s.spirit = space
    if here == there:
        return
    step = 1 if there > here else -1
    at = there - step if here == NONE else here
    while at != there:
        at += step
        entered = int(s.river[at])
        seat = owner(s, entered)
        if seat != NONE:
            lose(s, seat, entered)


@rule
def river_index(s: State, space: int) -> int:
    """A3: the place of a river space in the order of the river."""
    for i in range(tables.RIVER_LENGTH):
        if s.river[i] == space:
            return i
    return NONE


@rule
def creatures_on_board(s: State) -> int:
    """How many creatures lie face up on the board."""
    return bits.size(int(s.creatures_north)) + bits.size(int(s.creatures_south))


@rule
def terrain_left(s: State, terrain: int) -> int:
    """How many cards of a terrain have not been revealed yet."""
    left = 0
    for space in range(SPACES):
        if s.terrain[space] == terrain:
            left += 1
    for i in range(s.revealed):
        if s.terrain[int(s.discard[i]) - 1] == terrain:
            left -= 1
    return left
