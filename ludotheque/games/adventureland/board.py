"""The board as a text file: read it, check it, refuse a broken one with a sentence that says where (A1–A3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ...core.errors import BadInput, bad
from ...core.text import text
from .moves import LETTERS, SPACE, SPACE_NAMES, TERRAIN
from .tables import CITY, CITY_SIZES, COLUMNS, RIVER, RIVER_LENGTH, ROWS, SPACES, TERRAIN_COUNT

OWN = Path(__file__).with_name("board.txt")
LONGEST = 20_000


@cache
def own() -> Mapping[str, Any]:
    """The board of this library, a reconstruction: see the head of `board.txt`."""
    return load(OWN)


def load(path: str | Path) -> dict[str, Any]:
    """The board of a file as the layout of a match; raises BadInput with the line and what is wrong there."""
    try:
        content = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise bad("adventureland:board-unread", path=str(path), fault=str(fault)) from None
    if len(content) > LONGEST:
        raise bad("adventureland:board-long", path=str(path))
    return parse(content)


def parse(content: str) -> dict[str, Any]:
    """The board of a text in the layout of `board.txt`."""
    rows: list[list[int]] = []
    river: list[int] = []
    cities: list[list[int]] = []
    for number, line in enumerate(content.split("\n"), 1):
        words = line.partition("#")[0].split()
        try:
            if not words or words == list(LETTERS):
                continue
            if words[0] == "river:":
                river += [SPACE.read(word) for word in words[1:]]
            elif words[0] == "city:":
                cities.append([SPACE.read(word) for word in words[1:]])
            elif words[0] == "sourced:":
                _ = [SPACE.read(word) for word in words[1:]]
            else:
                rows.append(_row(words, len(rows) + 1))
        except BadInput as fault:
            raise bad("adventureland:board-line", line=number, why=fault.why) from None
    if len(rows) != ROWS:
        raise bad("adventureland:board-rows", count=len(rows), wanted=ROWS)
    terrain, city = [space for row in rows for space in row], _numbered(cities)
    check(terrain, river, city)
    return {
        "terrain": [TERRAIN.show(t) for t in terrain],
        "river": [SPACE.show(space) for space in river],
        "city": city,
    }


def _row(words: Sequence[str], number: int) -> list[int]:
    if words[0] != str(number):
        raise bad("adventureland:board-row", row=number, word=words[0][:20])
    if len(words) - 1 != COLUMNS:
        raise bad("adventureland:board-row-length", row=number, count=len(words) - 1, wanted=COLUMNS)
    for column, letter in enumerate(words[1:]):
        if letter.upper() not in TERRAIN.names:
            terrains = ", ".join(map(str, TERRAIN.names))
            space = SPACE_NAMES[(number - 1) * COLUMNS + column]
            raise bad("adventureland:board-terrain", space=space, word=letter.upper()[:20], terrains=terrains)
    return [TERRAIN.read(letter) for letter in words[1:]]


def _numbered(cities: Sequence[Sequence[int]]) -> list[int]:
    """The number of the city of each space, from the lists of the cities."""
    city = [0] * SPACES
    for i, spaces in enumerate(cities, 1):
        for space in spaces:
            if city[space]:
                raise bad("adventureland:board-city-twice", space=SPACE_NAMES[space])
            city[space] = i
    return city


def check(terrain: Sequence[int], river: Sequence[int], city: Sequence[int]) -> None:
    """A1–A3, A71: the counts, the river and the cities; raises BadInput with the space where something is wrong."""
    for kind, wanted in enumerate(TERRAIN_COUNT):
        found = sum(int(t) == kind for t in terrain)
        if found != wanted:
            what = text("adventureland-terrain", terrain=str(TERRAIN.show(kind)))
            raise bad("adventureland:board-count", count=found, terrain=what, wanted=wanted)
    _check_river(terrain, [int(space) for space in river])
    _check_cities(terrain, [int(c) for c in city])


def _check_river(terrain: Sequence[int], river: Sequence[int]) -> None:
    if len(river) != RIVER_LENGTH:
        raise bad("adventureland:board-river-length", count=len(river), wanted=RIVER_LENGTH)
    for i, space in enumerate(river):
        if terrain[space] != RIVER:
            raise bad("adventureland:board-no-river", space=SPACE_NAMES[space])
        if space in river[:i]:
            raise bad("adventureland:board-river-twice", space=SPACE_NAMES[space])
        if i and not _near(river[i - 1], space):
            raise bad("adventureland:board-river-jumps", begin=SPACE_NAMES[river[i - 1]], end=SPACE_NAMES[space])
    if river[0] % COLUMNS != 0 or river[-1] % COLUMNS != COLUMNS - 1:
        raise bad("adventureland:board-river-ends", begin=SPACE_NAMES[river[0]], end=SPACE_NAMES[river[-1]])


def _check_cities(terrain: Sequence[int], city: Sequence[int]) -> None:
    for space in range(SPACES):
        if (terrain[space] == CITY) != (city[space] != 0):
            name = "board-city-missing" if terrain[space] == CITY else "board-no-city"
            raise bad(f"adventureland:{name}", space=SPACE_NAMES[space])
    groups = [[space for space in range(SPACES) if city[space] == i] for i in range(1, len(CITY_SIZES) + 1)]
    sizes = sorted((len(group) for group in groups), reverse=True)
    if sizes != list(CITY_SIZES):
        found, wanted = (", ".join(map(str, numbers)) for numbers in (sizes, CITY_SIZES))
        raise bad("adventureland:board-city-sizes", sizes=found, wanted=wanted)
    for group in groups:
        reached = _connected(group)
        if len(reached) < len(group):
            lost = next(space for space in group if space not in reached)
            raise bad("adventureland:board-city-split", space=SPACE_NAMES[lost])


def _connected(group: Sequence[int]) -> set[int]:
    """The spaces of a group that are reached from its first by sides."""
    reached, new = {group[0]}, [group[0]]
    while new:
        space = new.pop()
        for other in group:
            if other not in reached and _distance(space, other) == (0, 1):
                reached.add(other)
                new.append(other)
    return reached


def _distance(a: int, b: int) -> tuple[int, int]:
    """How far two spaces lie apart: the smaller and the larger of rows and columns."""
    down, across = abs(a // COLUMNS - b // COLUMNS), abs(a % COLUMNS - b % COLUMNS)
    return min(down, across), max(down, across)


def _near(a: int, b: int) -> bool:
    """Do two spaces touch by a side or a corner?"""
    return _distance(a, b)[1] == 1
