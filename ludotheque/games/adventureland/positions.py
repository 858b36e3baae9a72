"""A position set up by hand: what is not said follows from the rest, or is left to chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import numpy as np

from ...core import heaps
from ...core.errors import bad
from ...core.rule import rule
from . import tables
from .state import HERB, OVER, SPEND, SWORDS, State
from .tables import BITS, HALF, NONE, SPACES

COMPLETED = (
    "sword_count",
    "herb_count",
    "bonus_count",
    "creatures_north",
    "creatures_south",
    "herb_supply",
    "creature_supply",
    "gold_supply",
    "companion_box",
    "revealed",
)
"""The fields that `complete` fills in."""


@rule
def waits(s: State) -> int:
    """Who owes a decision, as a mask: it follows from the rest."""
    if s.phase == OVER:
        return 0
    if s.phase != HERB:
        return 1 << (s.fighter if s.phase in (SWORDS, SPEND) else s.turn)
    mask = 0
    for seat in range(s.seats):
        if s.fresh[seat]:
            mask |= 1 << seat
    return mask


def complete(s: State) -> None:
    """Count what is there, and put every other piece where it must be."""
    s.moves_left = tables.MOVES_OF_TURN if s.moves_left == NONE else s.moves_left
    s.turns = s.turns or 1
    _stand_figures(s)
    _place_creatures(s)
    _place_herbs(s)
    _place_swords(s)
    free = _tiles(s, tables.COMPANION)
    attached = sum(int(n) for n in s.companions)
    if s.companion_supply == NONE:
        s.companion_supply = max(0, tables.COMPANION_COUNT - _aside(s) - free - attached)
    s.companion_box = tables.COMPANION_COUNT - s.companion_supply - free - attached
    _place_cards(s)
    s.gold_supply = tables.TERRAIN_COUNT[tables.RIVER] - _out(s, tables.RIVER)
    _place_bonus(s)
    if s.phase == HERB and int(waits(s)).bit_count() != 1:
        raise bad("adventureland:fresh")


def _place_bonus(s: State) -> None:
    held = 0
    for seat in range(s.seats):
        s.bonus_count[seat] = int(s.bonus_tiles[seat]).bit_count()
        held |= int(s.bonus_tiles[seat])
    if s.bonus and not s.bonus_pile:
        s.bonus_pile = tables.BONUS_TILES & ~(held | int(s.bonus_gone))


def _stand_figures(s: State) -> None:
    """Where a seat stands there is an adventurer."""
    for space in range(SPACES):
        if not s.adventurers[space] and any(_stands(s, seat, space) for seat in range(s.seats)):
            s.adventurers[space] = 1


def _stands(s: State, seat: int, space: int) -> bool:
    half = s.north[seat] if space < HALF else s.south[seat]
    return bool(int(half) >> space % HALF & 1)


def _tiles(s: State, kind: int) -> int:
    return sum(int(tile) == kind for tile in s.tile)


def _aside(s: State) -> int:
    return tables.SET_ASIDE[s.seats] * (int(s.seats) if s.set_aside else 1)


def _counted(heap: int) -> Counter[int]:
    """How many of each kind are in a heap."""
    return Counter({kind: int(heaps.count(heap, kind, BITS)) for kind in range(7) if heaps.count(heap, kind, BITS)})


def _shuffled(s: State, left: Counter[int]) -> list[int]:
    """What is left in a random order."""
    things = np.array(sorted(left.elements()), dtype=np.int64)
    heaps.shuffle(s, things, 0)
    return [int(thing) for thing in things]


def _fill(pile: object, things: list[int], size: int, mark: Callable[[int], int]) -> None:
    """Put things into a pile so that its last place is filled."""
    if len(things) > size:
        raise bad("adventureland:pile", count=len(things), size=size)
    pile[:] = [0] * (size - len(things)) + [mark(thing) for thing in things]  # type: ignore[index]


def _less(left: Counter[int], used: Iterable[int], what: str) -> None:
    """Take pieces away; refuses what is not there."""
    left.subtract(used)
    if min(left.values(), default=0) < 0:
        raise bad(f"adventureland:too-many-{what}")


def _place_creatures(s: State) -> None:
    s.creatures_north = s.creatures_south = 0
    left = Counter(dict(enumerate(tables.CREATURES)))
    for space in range(SPACES):
        if tables.WEAKEST <= s.tile[space] <= tables.STRONGEST:
            _less(left, [int(s.tile[space]) - tables.WEAKEST], "creatures")
            if space < HALF:
                s.creatures_north |= 1 << space
            else:
                s.creatures_south |= 1 << (space - HALF)
    for seat in range(s.seats):
        _less(left, _counted(int(s.won[seat])).elements(), "creatures")
    given = [int(laurel) - tables.WEAKEST for laurel in s.creature_pile if laurel]
    _less(left, given, "creatures")
    pile = given + _shuffled(s, left)
    s.creature_supply = len(pile)
    _fill(s.creature_pile, pile, tables.CREATURE_COUNT, lambda kind: kind + tables.WEAKEST)


def _place_herbs(s: State) -> None:
    left = Counter(dict(enumerate(map(int, tables.HERB_VALUES[s.herb_values]))))
    _less(left, _counted(int(s.herbs_gone)).elements(), "herbs")
    for seat in range(s.seats):
        s.herb_count[seat] = _counted(int(s.herbs[seat])).total()
        _less(left, _counted(int(s.herbs[seat])).elements(), "herbs")
    given = [int(value) - tables.WEAKEST_HERB for value in s.herb_pile if value]
    _less(left, given, "herbs")
    board = [space for space in range(SPACES) if s.tile[space] == tables.HERB_TILE]
    _less(left, [int(s.hidden[space]) - tables.WEAKEST_HERB for space in board if s.hidden[space]], "herbs")
    unsaid = _shuffled(s, left)
    for space in board:
        if not s.hidden[space]:
            s.hidden[space] = unsaid.pop() + tables.WEAKEST_HERB
    s.herb_supply = len(given) + len(unsaid)
    _fill(s.herb_pile, given + unsaid, tables.HERB_COUNT, lambda kind: kind + tables.WEAKEST_HERB)


def _place_swords(s: State) -> None:
    left = Counter(dict(enumerate(map(int, tables.SWORD_VALUES[s.sword_values]))))
    for seat in range(s.seats):
        s.sword_count[seat] = _counted(int(s.swords[seat])).total()
        _less(left, _counted(int(s.swords[seat])).elements(), "swords")
    board = [int(s.hidden[space]) for space in range(SPACES) if s.tile[space] == tables.SWORD_TILE]
    s.sword_box = s.sword_box or s.swords_shown
    given = [int(bonus) - 1 for bonus in s.sword_pile if bonus]
    _less(left, [*board, *given, *_counted(int(s.sword_box)).elements()], "swords")
    if s.sword_supply == NONE:
        s.sword_supply = max(len(given), left.total() + len(given) - _aside(s))
    unsaid = _shuffled(s, left)
    pile = (given + unsaid)[: s.sword_supply]
    s.sword_box += sum(1 << BITS * kind for kind in (given + unsaid)[s.sword_supply :])
    _fill(s.sword_pile, pile, tables.SWORD_COUNT, lambda kind: kind + 1)


def _out(s: State, terrain: int) -> int:
    """How many cards of a terrain have been revealed."""
    return sum(int(s.terrain[card - 1]) == terrain for card in map(int, s.discard) if card)


def _place_cards(s: State) -> None:
    """The cards not revealed: those given come next. If no discards are given, they are as many as the pieces show."""
    given = [int(card) for card in s.deck if card]
    discard = [int(card) for card in s.discard if card] or _likely_discard(s, given)
    cards = Counter(range(1, SPACES + 1))
    cards.subtract([*discard, *given])
    if min(cards.values()) < 0:
        raise bad("adventureland:card-twice")
    _fill(s.deck, given + _shuffled(s, cards), SPACES, lambda card: card)
    s.discard[:] = discard + [0] * (SPACES - len(discard))
    s.revealed = len(discard)


def _likely_discard(s: State, given: list[int]) -> list[int]:
    """The cards of all tiles on the board, and as many more of each terrain as have brought what is elsewhere."""
    gold = sum(int(s.gold[seat]) for seat in range(s.seats)) + _tiles(s, tables.GOLD_TILE)
    out = {
        tables.FOREST: tables.HERB_COUNT - int(s.herb_supply),
        tables.MOUNTAIN: tables.SWORD_COUNT - _aside(s) - int(s.sword_supply),
        tables.RIVER: max(gold, 1 if s.spirit != NONE else 0),
        tables.CITY: tables.COMPANION_COUNT - _aside(s) - int(s.companion_supply),
        tables.FOG: tables.CREATURE_COUNT - int(s.creature_supply),
    }
    cards: list[int] = []
    for terrain, count in out.items():
        spaces = [space for space in range(SPACES) if s.terrain[space] == terrain]
        tiles = [space for space in spaces if s.tile[space]]
        others = [space for space in spaces if not s.tile[space] and space + 1 not in given]
        cards += [space + 1 for space in tiles + others[: max(0, count - len(tiles))]]
    return cards
