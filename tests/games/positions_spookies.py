"""Positions of Spookies for its tests, and what is done with them there."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque import Match, games
from ludotheque.core import chance
from ludotheque.core.records import copy
from ludotheque.games.spookies.dice import roll
from ludotheque.games.spookies.moves import DICE

SPOOKIES = games.get("spookies")
RECORDS = Path(__file__).parents[1] / "records" / "spookies"
FRIENDS = ("poppy", "kracko", "duffy", "hanja", "schnuffer")
USED = {2: 50, 3: 60, 4: 75, 5: 75}
SET = {1: 30, 2: 20, 3: 15, 5: 10}
EVERY_OPTION: list[dict[str, object]] = [
    {},
    {"free_choice": "on"},
    {"joker": "on"},
    {"joker": "on", "joker_pay": "points"},
    {"ghost": "on"},
    {"attic": "reset"},
    {"attic": "repeat"},
    {"joker": "on", "ghost": "on"},
    {"ghost": "on", "attic": "reset"},
    {"free_choice": "on", "joker": "on", "ghost": "on", "attic": "repeat"},
]


def table(floor: int = 4, name: str = "poppy", seats: int = 2, **more: Any) -> Match:
    """A match set up in words: seat 0 is about to roll for a character on a floor; the others are at the start."""
    pieces = [floor if friend == name else 4 for friend in FRIENDS]
    words = {"seats": seats, "phase": "roll", "active": name, "pieces": pieces, "chips": [10] * seats, **more}
    return ludotheque.from_position("spookies", words)


@cache
def key_for(dice: tuple[int, ...]) -> bytes:
    """A key whose first draw throws these dice, in any order."""
    s = SPOOKIES.record.blank()[0]
    for number in range(1_000_000):
        key = number.to_bytes(16, "little")
        chance.set_key(s, key)
        roll(s, len(dice))
        if sorted(s.dice[: len(dice)].tolist()) == sorted(dice):
            return key
    raise AssertionError(dice)


def throw(match: Match, *dice: int, joker: bool = False) -> None:
    """Roll as many dice, or throw them again with the joker, and have them show this."""
    chance.set_key(match.current, key_for(dice))
    match.play("joker" if joker else f"roll {len(dice)}")
    assert sorted(die for die in match.view(-1)["dice"] if die) == sorted(dice)


def told_of(match: Match, *dice: int) -> list[str]:
    """What everybody is told of such a roll by seat 0, after the roll itself."""
    before = copy(match.current)
    throw(match, *dice)
    told = SPOOKIES.narrate(before, 0, SPOOKIES.parse(f"roll {len(dice)}"), match.current, -1)
    return [str(each) for each in told[1:]]


def floor_of(match: Match, name: str = "poppy") -> int:
    return int(match.view(-1)["pieces"][FRIENDS.index(name)])


def lying(match: Match, floor: int) -> int:
    return int(match.view(-1)["penalty"][floor - 5])


def heap(words: str) -> Counter[int]:
    """`3x1 1x5` → how many of each value."""
    return Counter({int(part.split("x")[1]): int(part.split("x")[0]) for part in words.split()})


def heap_words(chips: list[int]) -> str:
    return " ".join(f"{count}x{value}" for value, count in sorted(Counter(chips).items()))


def without(*heaps: str) -> str:
    """The set of 75 chips less some heaps, as a heap."""
    left = Counter(SET)
    for words in heaps:
        left -= heap(words)
    return heap_words(list(left.elements()))


def last_chip(*held: str, stock: str = "1x1", **more: Any) -> Match:
    """A match whose stock has the given chips left: all others of those in play lie on floor 8, seat 0 is to roll."""
    used = USED[len(held)]
    few = sum(sum(heap(words).values()) for words in (*held, stock))
    rest = list(heap(without(*held, stock)).elements())
    penalty = heap_words(rest[: used - few])
    words = {
        "seats": len(held),
        "phase": "roll",
        "active": "poppy",
        "chips": [sum(heap(h).values()) for h in held],
        "penalty": [0, 0, 0, used - few, 0, 0, 0],
        "held": list(held),
        "lying": ["", "", "", penalty, "", "", ""],
        "stock_heap": stock,
        "box_heap": without(*held, stock, penalty),
        **more,
    }
    return ludotheque.from_position("spookies", words)


def odds_of(match: Match, count: int, friend: int = 0) -> dict[str, Any]:
    """The odds of a roll with so many dice for a character, as a view tells them."""
    told = match.view(1)["derived"]
    names = ("climb", "stay", "fall", "gain", "paid", "per_cent")
    return {name: told[name][friend][DICE.names.index(count)] for name in names}


def sum_paid(floor: int, count: int, own: int) -> int:
    """The chips paid over all rolls of so many dice, by enumeration."""
    paid = 0
    for dice in product(range(1, 7), repeat=count):
        total = sum(sorted(dice)[-2:])
        if total < floor and floor > 4:
            paid += min(floor - (total if total >= 5 else 4), own)
    return paid
