"""The board as a text file: read it, check it, refuse a broken one with a sentence that says where (A1–A3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ...core.errors import BadInput
from .tables import CITY, CITY_SIZES, COLUMNS, RIVER, RIVER_LENGTH, ROWS, SPACES, TERRAIN_COUNT

TERRAINS = "FMRCN"
TERRAIN_NAMES = ("forest", "mountain", "river", "city", "fog")
LETTERS = "abcdefghijk"
OWN = Path(__file__).with_name("board.txt")
LONGEST = 20_000


def space_name(space: int) -> str:
    """`c9` for the space in column c and row 9."""
    return f"{LETTERS[space % COLUMNS]}{space // COLUMNS + 1}"


def read_space(word: Any) -> int:
    """The space of a name, whatever its case; raises BadInput for what is no space."""
    if isinstance(word, str) and word[:1].lower() in LETTERS and word[1:] in NUMERALS and word:
        return NUMERALS.index(word[1:]) * COLUMNS + LETTERS.index(word[0].lower())
    raise BadInput(f"{word!r} is no space: spaces are a1 to k10, a letter for the column and a number for the row")


NUMERALS = tuple(str(n) for n in range(1, ROWS + 1))


@cache
def own() -> Mapping[str, Any]:
    """The board of this library, a reconstruction: see the head of `board.txt`."""
    return load(OWN)


def load(path: str | Path) -> dict[str, Any]:
    """The board of a file as the layout of a match; raises BadInput with the line and what is wrong there."""
    try:
        content = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadInput(f"the board {path} cannot be read: {fault}") from None
    if len(content) > LONGEST:
        raise BadInput(f"{path} is too long to be a board")
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
                river += [read_space(word) for word in words[1:]]
            elif words[0] == "city:":
                cities.append([read_space(word) for word in words[1:]])
            elif words[0] == "sourced:":
                _ = [read_space(word) for word in words[1:]]
            else:
                rows.append(_row(words, len(rows) + 1))
        except BadInput as fault:
            raise BadInput(f"the board, line {number}: {fault}") from None
    if len(rows) != ROWS:
        raise BadInput(f"the board has {len(rows)} rows, not {ROWS}")
    terrain = [space for row in rows for space in row]
    city = [0] * SPACES
    for i, spaces in enumerate(cities, 1):
        for space in spaces:
            if city[space]:
                raise BadInput(f"the board: {space_name(space)} is listed in two cities, or twice in one")
            city[space] = i
    check(terrain, river, city)
    return {
        "terrain": [TERRAINS[t] for t in terrain],
        "river": [space_name(space) for space in river],
        "city": city,
    }


def _row(words: Sequence[str], number: int) -> list[int]:
    if words[0] != str(number):
        raise BadInput(f"expected row {number}, 'river: …', 'city: …' or 'sourced: …', found '{words[0][:20]}'")
    letters = [word.upper() for word in words[1:]]
    if len(letters) != COLUMNS:
        raise BadInput(f"row {number} has {len(letters)} spaces, not {COLUMNS}")
    for column, letter in enumerate(letters):
        if letter not in TERRAINS or len(letter) != 1:
            raise BadInput(f"{LETTERS[column]}{number} is '{letter[:20]}': terrains are {', '.join(TERRAINS)}")
    return [TERRAINS.index(letter) for letter in letters]


def check(terrain: Sequence[int], river: Sequence[int], city: Sequence[int]) -> None:
    """A1–A3, A71: the counts, the river and the cities; raises BadInput with the space where something is wrong."""
    for kind, wanted in enumerate(TERRAIN_COUNT):
        found = sum(int(t) == kind for t in terrain)
        if found != wanted:
            raise BadInput(f"the board has {found} spaces of {TERRAIN_NAMES[kind]}, not {wanted}")
    _check_river(terrain, [int(space) for space in river])
    _check_cities(terrain, [int(c) for c in city])


def _check_river(terrain: Sequence[int], river: Sequence[int]) -> None:
    if len(river) != RIVER_LENGTH:
        raise BadInput(f"the river of the board has {len(river)} spaces, not {RIVER_LENGTH}")
    for i, space in enumerate(river):
        if terrain[space] != RIVER:
            raise BadInput(f"the board: {space_name(space)} is in the list of the river, but is no river space")
        if space in river[:i]:
            raise BadInput(f"the board: {space_name(space)} is twice in the list of the river")
        if i and not _near(river[i - 1], space):
            raise BadInput(f"the board: the river jumps from {space_name(river[i - 1])} to {space_name(space)}")
    if river[0] % COLUMNS != 0 or river[-1] % COLUMNS != COLUMNS - 1:
        ends = f"{space_name(river[0])} to {space_name(river[-1])}"
        raise BadInput(f"the board: the river must lead from column a to column k, not from {ends}")


def _check_cities(terrain: Sequence[int], city: Sequence[int]) -> None:
    for space in range(SPACES):
        if (terrain[space] == CITY) != (city[space] != 0):
            told = "no list of a city" if terrain[space] == CITY else "the list of a city, but is no city space"
            raise BadInput(f"the board: {space_name(space)} is in {told}")
    groups = [[space for space in range(SPACES) if city[space] == i] for i in range(1, len(CITY_SIZES) + 1)]
    sizes = sorted((len(group) for group in groups), reverse=True)
    if sizes != list(CITY_SIZES):
        told = ", ".join(map(str, sizes))
        raise BadInput(f"the board has cities of {told} spaces, not of {', '.join(map(str, CITY_SIZES))}")
    for group in groups:
        reached = _connected(group)
        if len(reached) < len(group):
            lost = next(space for space in group if space not in reached)
            raise BadInput(f"the board: {space_name(lost)} is not connected with the rest of its city")


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
