"""What a person can press in Adventure Land, and the rules that may be named when it does not fit.

Written from the rule book and the drawing alone: the implementation's own reasons are measured against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ludotheque import Match

COLUMNS = "abcdefghijk"
SPACES = [f"{column}{row}" for row in range(1, 11) for column in COLUMNS]
BONUS = {"golden": "swordg", "platinum": "swordp", "magic": "herbmagic"}
_last: dict[str, Any] = {}


def _view(match: Match, seat: int) -> dict[str, Any]:
    """The view, made once for all questions about it."""
    key = (id(match), len(match.history), seat)
    if _last.get("key") != key:
        _last.update(key=key, match=match, view=match.view(seat).as_dict())
    view: dict[str, Any] = _last["view"]
    return view


def _figures(view: dict[str, Any], seat: int) -> list[str]:
    return [*view["spots"][seat].split(), *view["north"][seat].split(), *view["south"][seat].split()]


def _tiles(view: dict[str, Any], seat: int) -> list[str]:
    names = [f"sword{bonus}" for bonus in view["swords"][seat].split()]
    names += [f"herb{value}" for value in view["herbs"][seat].split()]
    names += [BONUS[tile] for tile in view["bonus_tiles"][seat].split() if tile in BONUS]
    return [f"tile:{name}.{n}" for name, count in Counter(names).items() for n in range(1, count + 1)]


def visible(match: Match, seat: int, stride: int = 1) -> list[str]:
    """What the board lets one press: own figures, spaces (every `stride`-th of them), own tiles, dice of a fight."""
    view = _view(match, seat)
    pressed = [f"figure:{place}" for place in _figures(view, seat)]
    pressed += [f"space:{space}" for space in SPACES[len(match.history) % stride :: stride]]
    if view["phase"] in ("swords", "spend"):
        pressed += [f"die:{face}" for face in sorted(set(view["dice"].split()))]
    return pressed if view["phase"] == "over" else pressed + _tiles(view, seat)


def admissible(match: Match, seat: int, picks: Sequence[str]) -> set[int]:
    """The numbers of the rules that explain why these elements cannot be picked together."""
    view = _view(match, seat)
    if view["phase"] == "over":
        return {60}
    appeared = view["to_reveal"] > 0  # cards are still being revealed, so the fight or the herb came with a card
    if seat not in match.waiting():
        at_once = {79} if view["phase"] == "herb" else {28} if appeared else set()
        return at_once if view["turn"] == seat else {18} | at_once
    if view["phase"] == "herb":
        return {79}
    kind, _, name = picks[-1].partition(":")
    if view["phase"] == "move":
        if any(pick.startswith("tile:") for pick in picks):
            return {41}
        return _no_walk(view, seat, picks)
    if kind in ("figure", "space"):
        return {28} if appeared else {40}
    if kind == "die":
        return {45} if view["gold"][seat] == 0 else {46}
    if view["phase"] == "spend":
        return {43} if name.startswith("sword") else {45}
    return {43} if name.startswith("sword") else {43, 45}


def _no_walk(view: dict[str, Any], seat: int, picks: Sequence[str]) -> set[int]:
    """A33–A37: whose figure, which way, what is in it."""
    figures = [pick.partition(":")[2] for pick in picks if pick.startswith("figure:")]
    if not figures or figures[-1] not in _figures(view, seat):
        return {33}
    begin, (kind, _, name) = figures[-1], picks[-1].partition(":")
    lines = _lines(begin)
    if kind == "figure":
        return {37} if any(lines) else {34}
    line = next((each for each in lines if name in each), None)
    if line is None:
        return {35} if begin.isdigit() or begin.isalpha() else {34}
    if name == view["spirit"]:
        return {37, 32}
    return {37, 64, 11} if view["scenario"] != 2 and name in _figures(view, seat) else {37}


def _lines(begin: str) -> list[list[str]]:
    """The spaces eastwards and southwards of a place, to the edge."""
    if begin.isdigit():
        return [[f"{column}{begin}" for column in COLUMNS]]
    if begin.isalpha():
        return [[f"{begin}{row}" for row in range(1, 11)]]
    column, row = begin[0], int(begin[1:])
    east = [f"{each}{row}" for each in COLUMNS[COLUMNS.index(column) + 1 :]]
    return [east, [f"{column}{each}" for each in range(row + 1, 11)]]
