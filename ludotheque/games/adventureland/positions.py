"""A position set up by hand: what is not said follows from the rest, or is left to chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import numpy as np

from ...core.errors import BadInput
from .land import HERB, OVER, SPEND, SWORDS
from .tables import (
    CITY,
    COMPANION,
    COMPANION_COUNT,
    CREATURE_COUNT,
    CREATURES,
    FOG,
    FOREST,
    GOLD_TILE,
    HALF,
    HERB_COUNT,
    HERB_TILE,
    HERB_VALUES,
    MOUNTAIN,
    NONE,
    RIVER,
    SET_ASIDE,
    SPACES,
    STRONGEST,
    SWORD_COUNT,
    SWORD_TILE,
    SWORD_VALUES,
    TERRAIN_COUNT,
    WEAKEST,
    WEAKEST_HERB,
    shuffle,
)

if TYPE_CHECKING:
    from .rules import State

SETTLED = (
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


def settle(s: State) -> None:
    """Count what is there, put every other piece where it must be, and let the right seat decide."""
    _check_numbers(s)
    _stand_figures(s)
    _settle_creatures(s)
    _settle_herbs(s)
    _settle_swords(s)
    free = _tiles(s, COMPANION)
    attached = sum(int(n) for n in s.companions)
    if s.companion_supply == NONE:
        s.companion_supply = max(0, COMPANION_COUNT - _aside(s) - free - attached)
    s.companion_box = COMPANION_COUNT - s.companion_supply - free - attached
    _settle_cards(s)
    s.gold_supply = TERRAIN_COUNT[RIVER] - _out(s, RIVER)
    for seat in range(s.seats):
        s.bonus_count[seat] = int(s.bonus_tiles[seat]).bit_count()
    if s.bonus and not s.bonus_pile:
        held = 0
        for seat in range(s.seats):
            held |= int(s.bonus_tiles[seat])
        s.bonus_pile = 0b1111 & ~(held | int(s.bonus_gone))
    s.waiting = _waiting(s)


def _check_numbers(s: State) -> None:
    """The numbers that the rules use as seats or counts."""
    if not all(0 <= seat < s.seats for seat in (s.turn, s.starter, s.fighter)):
        raise BadInput(f"turn, starter and fighter are seats, 0 to {s.seats - 1}")
    s.moves_left = 2 if s.moves_left == NONE else s.moves_left
    s.turns = s.turns or 1
    if not 0 <= s.moves_left <= 2 or not 0 <= s.to_reveal <= 2:
        raise BadInput("there are 0 to 2 moves left, and 0 to 2 cards to reveal")
    if not 0 <= s.fight_total <= 100 or min(s.turns, s.fights) < 0:
        raise BadInput("fight_total, turns and fights are no negative numbers, and a total is at most 100")


def _waiting(s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == HERB:
        asked = [seat for seat in range(s.seats) if s.fresh[seat]]
        if len(asked) != 1:
            raise BadInput("in the phase herb, 'fresh' tells the value of the herb that one seat has just taken")
        return 1 << asked[0]
    return 1 << int(s.fighter if s.phase in (SWORDS, SPEND) else s.turn)


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
    return SET_ASIDE[s.seats] * (int(s.seats) if s.set_aside else 1)


def _unpack(pack: int) -> Counter[int]:
    return Counter({kind: pack >> 8 * kind & 0xFF for kind in range(8) if pack >> 8 * kind & 0xFF})


def _shuffled(s: State, left: Counter[int]) -> list[int]:
    """What is left in a random order."""
    things = np.array(sorted(left.elements()), dtype=np.int64)
    shuffle(s, things, 0)
    return [int(thing) for thing in things]


def _fill(pile: object, things: list[int], size: int, mark: Callable[[int], int]) -> None:
    """Put things into a pile so that its last place is filled."""
    if len(things) > size:
        raise BadInput(f"there are {len(things)} things for a pile of {size}")
    pile[:] = [0] * (size - len(things)) + [mark(thing) for thing in things]  # type: ignore[index]


def _less(left: Counter[int], used: Iterable[int], what: str) -> None:
    """Take pieces away; refuses what is not there."""
    left.subtract(used)
    if min(left.values(), default=0) < 0:
        raise BadInput(f"there are more {what} of one kind than the game has (A5–A7)")


def _settle_creatures(s: State) -> None:
    s.creatures_north = s.creatures_south = 0
    left = Counter(dict(enumerate(CREATURES)))
    for space in range(SPACES):
        if WEAKEST <= s.tile[space] <= STRONGEST:
            _less(left, [int(s.tile[space]) - WEAKEST], "creatures")
            if space < HALF:
                s.creatures_north |= 1 << space
            else:
                s.creatures_south |= 1 << (space - HALF)
    for seat in range(s.seats):
        _less(left, _unpack(int(s.won[seat])).elements(), "creatures")
    given = [int(laurel) - WEAKEST for laurel in s.creature_pile if laurel]
    _less(left, given, "creatures")
    pile = given + _shuffled(s, left)
    s.creature_supply = len(pile)
    _fill(s.creature_pile, pile, CREATURE_COUNT, lambda kind: kind + WEAKEST)


def _settle_herbs(s: State) -> None:
    left = Counter(dict(enumerate(map(int, HERB_VALUES[s.herb_values]))))
    _less(left, _unpack(int(s.herbs_gone)).elements(), "herbs")
    for seat in range(s.seats):
        s.herb_count[seat] = _unpack(int(s.herbs[seat])).total()
        _less(left, _unpack(int(s.herbs[seat])).elements(), "herbs")
    given = [int(value) - WEAKEST_HERB for value in s.herb_pile if value]
    _less(left, given, "herbs")
    board = [space for space in range(SPACES) if s.tile[space] == HERB_TILE]
    _less(left, [int(s.hidden[space]) - WEAKEST_HERB for space in board if s.hidden[space]], "herbs")
    unsaid = _shuffled(s, left)
    for space in board:
        if not s.hidden[space]:
            s.hidden[space] = unsaid.pop() + WEAKEST_HERB
    s.herb_supply = len(given) + len(unsaid)
    _fill(s.herb_pile, given + unsaid, HERB_COUNT, lambda kind: kind + WEAKEST_HERB)


def _settle_swords(s: State) -> None:
    left = Counter(dict(enumerate(map(int, SWORD_VALUES[s.sword_values]))))
    for seat in range(s.seats):
        s.sword_count[seat] = _unpack(int(s.swords[seat])).total()
        _less(left, _unpack(int(s.swords[seat])).elements(), "swords")
    board = [int(s.hidden[space]) for space in range(SPACES) if s.tile[space] == SWORD_TILE]
    s.sword_box = s.sword_box or s.swords_shown
    given = [int(bonus) - 1 for bonus in s.sword_pile if bonus]
    _less(left, [*board, *given, *_unpack(int(s.sword_box)).elements()], "swords")
    if s.sword_supply == NONE:
        s.sword_supply = max(len(given), left.total() + len(given) - _aside(s))
    unsaid = _shuffled(s, left)
    pile = (given + unsaid)[: s.sword_supply]
    s.sword_box += sum(1 << 8 * kind for kind in (given + unsaid)[s.sword_supply :])
    _fill(s.sword_pile, pile, SWORD_COUNT, lambda kind: kind + 1)


def _out(s: State, terrain: int) -> int:
    """How many cards of a terrain have been revealed."""
    return sum(int(s.terrain[card - 1]) == terrain for card in map(int, s.discard) if card)


def _settle_cards(s: State) -> None:
    """The cards not revealed: those given come next. If no discards are given, they are as many as the pieces show."""
    given = [int(card) for card in s.deck if card]
    discard = [int(card) for card in s.discard if card] or _likely_discard(s, given)
    cards = Counter(range(1, SPACES + 1))
    cards.subtract([*discard, *given])
    if min(cards.values()) < 0:
        raise BadInput("a card is named twice: each space has one card (A4)")
    _fill(s.deck, given + _shuffled(s, cards), SPACES, lambda card: card)
    s.discard[:] = discard + [0] * (SPACES - len(discard))
    s.revealed = len(discard)


def _likely_discard(s: State, given: list[int]) -> list[int]:
    """The cards of all tiles on the board, and as many more of each terrain as have brought what is elsewhere."""
    gold = sum(int(s.gold[seat]) for seat in range(s.seats)) + _tiles(s, GOLD_TILE)
    out = {
        FOREST: HERB_COUNT - int(s.herb_supply),
        MOUNTAIN: SWORD_COUNT - _aside(s) - int(s.sword_supply),
        RIVER: max(gold, 1 if s.spirit != NONE else 0),
        CITY: COMPANION_COUNT - _aside(s) - int(s.companion_supply),
        FOG: CREATURE_COUNT - int(s.creature_supply),
    }
    cards: list[int] = []
    for terrain, count in out.items():
        spaces = [space for space in range(SPACES) if s.terrain[space] == terrain]
        tiles = [space for space in spaces if s.tile[space]]
        others = [space for space in spaces if not s.tile[space] and space + 1 not in given]
        cards += [space + 1 for space in tiles + others[: max(0, count - len(tiles))]]
    return cards
