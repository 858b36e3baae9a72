"""Positions of Adventure Land for its tests, and what is done with them there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import ludotheque
from ludotheque import Match, bots, games
from ludotheque.games.adventureland import moves, state, tables
from ludotheque.games.adventureland import words as told

GAME = games.get("adventureland")
NAMES = list(moves.SPACE_NAMES)


def words(*figures: str, tiles: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """A position in words. A seat's figures are `c3`, with companions `c3+2`, as a group of three `c3*3+5`."""
    there: dict[str, Any] = {"seats": len(figures), "adventurers": [0] * 110, "companions": [0] * 110}
    there |= {"north": [], "south": [], "tile": [""] * 110, "hidden": [0] * 110}
    for own in figures:
        halves: list[list[str]] = [[], []]
        for name, adventurers, companions in re.findall(r"([a-k]\d+)(?:\*(\d+))?(?:\+(\d+))?", own):
            space = NAMES.index(name)
            there["adventurers"][space] = int(adventurers or 1)
            there["companions"][space] = int(companions or 0)
            halves[space // tables.HALF].append(name)
        there["north"].append(" ".join(halves[0]))
        there["south"].append(" ".join(halves[1]))
    for name, what in (tiles or {}).items():
        kind, _, value = what.partition(" ")
        space = NAMES.index(name)
        there["tile"][space] = what if kind == "creature" else kind
        there["hidden"][space] = int(value or 0) if kind in ("sword", "herb") else 0
    return {**there, **more}


def table(*figures: str, key: int = 1, **more: Any) -> Match:
    """A match from such a position; seat 0 is on turn unless said otherwise."""
    return ludotheque.from_position("adventureland", words(*figures, **more), key.to_bytes(16, "little"))


def targets(match: Match, begin: str) -> list[str]:
    """Where the figures of a place may go."""
    return [move.split(" > ")[1] for move in match.moves() if move.startswith(f"{begin} > ")]


def luck(make: Callable[[int], Match], wanted: Callable[[Match], bool]) -> Match:
    """The match of the first key under which things turn out as wanted."""
    return next(match for match in map(make, range(1, 5000)) if wanted(match))


def play_out(match: Match, seed: int = 1) -> Match:
    """Play on with random moves to the end."""
    while not match.over:
        seat = match.waiting()[0]
        seed += 1
        match.play_code(bots.random(match.view(seat), seed), seat)
    return match


def at(match: Match, space: str) -> tuple[int, int, int]:
    """Who stands on a space (−1: nobody), and how many adventurers and companions."""
    view, i = match.view(-1).as_dict(), NAMES.index(space)
    return view["derived"]["owner"][i], view["adventurers"][i], view["companions"][i]


def standing(match: Match) -> list[str]:
    """The spaces where figures stand."""
    return [name for name, owner in zip(NAMES, match.view(-1)["derived"]["owner"], strict=True) if owner >= 0]


def sheets(match: Match, viewer: int = -1) -> list[dict[str, int]]:
    """The score sheets of all seats by the names of the lines that count in the scenario."""
    view = match.view(viewer).as_dict()
    counted = told.FACTS["counted"][str(view["scenario"])]
    lines = [dict(zip(state.LINES, sheet, strict=True)) for sheet in view["derived"]["sheets"]]
    totals = view["derived"]["totals"]
    return [
        {**{name: line[name] for name in counted}, "total": total} for line, total in zip(lines, totals, strict=True)
    ]


def tile(match: Match, space: str) -> str:
    return str(match.view(-1)["tile"][NAMES.index(space)])


def new(seats: int, key: int = 1, **options: Any) -> Match:
    return ludotheque.new_match("adventureland", seats=seats, key=key.to_bytes(16, "little"), **options)


def fight(figures: str = "c7", strength: int = 12, key: int = 1, **more: Any) -> Match:
    """Seat 0 goes from c7 to a creature on d7."""
    match = table(figures, "k10 j1", tiles={"d7": f"creature {strength}"}, key=key, **more)
    match.play("c7 > d7")
    return match


def reveal(*figures: str, cards: str, **more: Any) -> Match:
    """Seat 0 ends a turn, and seat 1 reveals these cards."""
    match = table(*figures, deck=cards.split(), **more)
    match.play("done")
    return match


def multiset(names: str | list[Any]) -> Counter[str]:
    return Counter(str(name) for name in (names.split() if isinstance(names, str) else names) if name != "")


def herb(value: int, bonus: str = "on", **more: Any) -> Match:
    """Seat 0 takes a herb."""
    match = table("a3", "k10 j1", tiles={"c3": f"herb {value}"}, bonus=bonus, **more)
    match.play("a3 > c3")
    return match


def combat_of_twelve(**more: Any) -> Match:
    """T1: one adventurer, two companions, swords +2 and +1, dice 3 and 2: 11."""

    def make(key: int) -> Match:
        match = fight("c7+2 a1", swords=["2 1", ""], key=key, **more)
        match.play("fight 2 1")
        return match

    return luck(make, lambda match: match.view(-1)["dice"] == "2 3")
