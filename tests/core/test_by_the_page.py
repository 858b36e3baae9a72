"""docs/record.md suffices: what is written from it alone deals as the library does, and its example is right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import by_the_page as page
import pytest

from ludotheque import Match, games
from ludotheque.core import chance
from ludotheque.games.odin.rules import State

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
KEYS = [bytes(16), bytes(range(16)), bytes(range(255, 239, -1)), bytes([0] * 15 + [5]), b"sixteen bytes ok"]
with_every_key = pytest.mark.parametrize("key", KEYS, ids=bytes.hex)


def dealt(game: str, seats: int, key: bytes, version: int = 1, **options: int) -> dict[str, Any]:
    """The first position under these rules, in words."""
    return Match.new(games.get(game, version), seats, options, key).position()


@pytest.mark.parametrize("n", [1, 2, 6, 54, 1296, 11990, (1 << 31) - 1, (1 << 32) // 3 + 1])
@with_every_key
def test_draws(key: bytes, n: int) -> None:
    s: State = State.blank()[0]
    chance.set_key(s, key)
    by_hand = page.Chance(key)
    assert [by_hand.draw(n) for _ in range(60)] == [chance.draw(s, n) for _ in range(60)]
    assert by_hand.counter == s.draws


@pytest.mark.parametrize(("seats", "removed", "goat"), [(2, 0, 0), (2, 2, 1), (3, 0, 1), (5, 0, 0), (6, 0, 1)])
@with_every_key
def test_odin(key: bytes, seats: int, removed: int, goat: int) -> None:
    words = dealt("odin", seats, key, removed_colours=removed, goat=goat)
    hands = [" ".join(hand) for hand in page.odin(key, seats, removed, goat)[1]]
    assert (words["starter"], words["hands"]) == (page.odin(key, seats, removed, goat)[0], hands)


@pytest.mark.parametrize("version", [game.version for game in games.versions("karuba")])
@pytest.mark.parametrize(("seats", "setup", "apart"), [(1, 0, 3), (4, 0, 3), (2, 1, 3), (3, 1, 2)])
@with_every_key
def test_karuba(key: bytes, seats: int, setup: int, apart: int, version: int) -> None:
    words = dealt("karuba", seats, key, version, setup=setup, apart=apart)
    leader, stack, beach, jungle = page.karuba(key, seats, bool(setup), apart, version)
    if setup:
        assert words["tile"] == stack[0]
        stack[0] = 0
    assert (words["leader"], words["stack"], words["beach"], words["jungle"]) == (leader, stack, beach, jungle)


@pytest.mark.parametrize("first_starter", [0, 1, 2])
@with_every_key
def test_ravens(key: bytes, first_starter: int) -> None:
    words = dealt("ravens", 2, key, first_starter=first_starter)
    starter, path, under, magic, hands = page.ravens(key, first_starter)
    assert words["starter"] == starter
    assert words["path"] == " ".join(path)
    assert words["under"] == " ".join(under)
    assert words["magic_card"] == ("MO", "MF", "FS", "SW", "WP", "PO")[magic]
    assert words["hands"] == [" ".join(hand) for hand in hands]


@pytest.mark.parametrize(("seats", "free_choice"), [(2, 0), (3, 1), (4, 0), (5, 0)])
@with_every_key
def test_spookies(key: bytes, seats: int, free_choice: int) -> None:
    words = dealt("spookies", seats, key, free_choice=free_choice)
    box, first, friend = page.spookies(key, seats, free_choice)
    counts = zip((1, 2, 3, 5), box, strict=True)
    assert words["box_heap"] == " ".join(f"{count}x{value}" for value, count in counts if count)
    assert words["turn"] == first
    names = ("poppy", "kracko", "duffy", "hanja", "schnuffer", "?")
    assert (words["friend"] or None) == (None if friend is None else names[friend])


@pytest.mark.parametrize(("seats", "swords", "herbs"), [(2, 0, 0), (3, 1, 0), (4, 0, 1)])
@with_every_key
def test_adventureland(key: bytes, seats: int, swords: int, herbs: int) -> None:
    words = dealt("adventureland", seats, key, sword_values=swords, herb_values=herbs)
    cards, sword_pile, herb_pile, creature_pile, starter = page.adventureland(key, seats, swords, herbs)
    assert words["starter"] == starter
    assert [*filter(None, words["discard"]), *filter(None, words["deck"])] == cards
    for pile, left, name in (
        (sword_pile, words["sword_supply"], "sword_pile"),
        (herb_pile, words["herb_supply"], "herb_pile"),
        (creature_pile, words["creature_supply"], "creature_pile"),
    ):
        assert words[name][len(pile) - left :] == pile[len(pile) - left :]
    gone = sword_pile[: {2: 8, 3: 5, 4: 2}[seats]]
    assert words["sword_box"] == " ".join(map(str, sorted(gone)))


def test_commitment() -> None:
    match = Match.new(games.get("odin", 1), 2, {"target": 20, "goat": 1}, bytes(range(16)))
    header = "odin 1 seats=2 goat=1 next_starter=0 removed_colours=0 target=20"
    assert page.commitment(bytes(range(16)), header) == match.commitment


def test_the_worked_example() -> None:
    key = bytes(range(16))
    rows = re.findall(r"^\| (\d+) \| `([0-9a-f]{16})` \| (\d+) \| (\d+) \| (\d+) \| (.+) \|$", PAGE, re.MULTILINE)
    by_hand = page.Chance(key)
    deck = [f"{colour}{number}" for colour in "BRPGKO" for number in range(1, 10)]
    assert [int(row[0]) for row in rows] == list(range(19))
    for counter, output, upper, n, drawn, meaning in rows:
        assert page.siphash(key, int(counter).to_bytes(8, "little")) == int(output, 16)
        assert int(upper) == int(output, 16) >> 32
        assert int(drawn) == by_hand.draw(int(n))
        expected = f"seat {drawn} starts" if counter == "0" else f"`{deck.pop(int(drawn))}`"
        assert meaning == expected
    starter, hands = page.odin(key, 2)
    assert starter == int(rows[0][4])
    for seat, hand in enumerate(hands):
        assert f"Seat {seat} has `{' '.join(hand)}`" in PAGE
    header = "odin 1 seats=2 goat=0 next_starter=0 removed_colours=0 target=15"
    assert f"`{header}`" in PAGE
    assert f"`{page.commitment(key, header)}`" in PAGE
