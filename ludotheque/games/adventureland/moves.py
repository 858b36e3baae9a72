"""Adventure Land's spaces and pieces by name, and the table of its moves.

Walks are `c3 > c9`, and `3 > j3` or `b > b4` from the start spots; `done` ends a turn early. Fights are `fight 2 1`
or `fight bare`, then `herb 3`, `herb magic`, `gold`, `reroll 2`, `give up`. A herb just taken: `keep`, `swap`.
"""

from __future__ import annotations

from collections import Counter

from ...core.meanings import HeapOf, OneOf, SetOf
from ...core.text import text
from ...core.verbs import Moves, NoSuchMove, Verb
from . import tables

# Names, and what numbers mean

LETTERS = "abcdefghijk"
SPACE_NAMES = tuple(f"{LETTERS[space % tables.COLUMNS]}{space // tables.COLUMNS + 1}" for space in range(tables.SPACES))
SPOT_NAMES = ("1", "2", "3", "4", "5", "a", "b", "c", "d", "e")
SWORD_NAMES = ("0", "1", "2", "3", "g", "p")
HERB_NAMES = ("2", "3", "4")
CREATURE_NAMES = ("8", "10", "12", "14", "16")
BONUS_NAMES = ("golden", "platinum", "magic", "wolf")
TILE_NAMES = ("", "herb", "sword", "gold", *(f"creature {name}" for name in CREATURE_NAMES), "companion")
FACE_NAMES = ("1", "2", "3", "4", "5", "6")

SPACE = OneOf(SPACE_NAMES)
SPACE_OR_NONE = OneOf(SPACE_NAMES, none=tables.NONE, blank=tables.NONE)
CARD = OneOf(SPACE_NAMES, first=1, none=0)
NORTH, SOUTH = SetOf(SPACE_NAMES[: tables.HALF]), SetOf(SPACE_NAMES[tables.HALF :])
SPOTS = SetOf(SPOT_NAMES)
PLACE = OneOf(SPACE_NAMES + SPOT_NAMES)
SPOT = OneOf(SPOT_NAMES, first=tables.SPACES)
TERRAIN = OneOf(tuple("FMRCN"))
TILE = OneOf(TILE_NAMES)
SWORD = OneOf((0, 1, 2, 3, "g", "p"))
"""A sword by its bonus, as a number so that texts can tell 0 apart, or by its letter."""
SWORDS = HeapOf(SWORD_NAMES, tables.BITS, texts=tuple(text("adventureland-sword", kind=kind) for kind in SWORD.names))
HERBS = HeapOf(HERB_NAMES, tables.BITS)
CREATURES = HeapOf(CREATURE_NAMES, tables.BITS)
BONUS_TILE, BONUS_TILES = OneOf(BONUS_NAMES), SetOf(BONUS_NAMES)
DICE = HeapOf(FACE_NAMES, tables.BITS, joined=", ")
FACE = OneOf(FACE_NAMES, first=1)
HERB_VALUE = OneOf((*HERB_NAMES, "magic"), first=tables.WEAKEST_HERB)
CHOICE = OneOf(tuple(" ".join(SWORD_NAMES[kind] for kind in reversed(kinds)) or "bare" for kinds in tables.FIGHT_KINDS))


# The table


def _swords(choice: int) -> list[str]:
    """Tiles of a kind are numbered from 1: of three swords with bonus 2 one picks `tile:sword2.1` first."""
    kinds = Counter(tables.FIGHT_KINDS[choice])
    tiles = [f"tile:sword{SWORD_NAMES[kind]}.{n}" for kind, count in kinds.items() for n in range(1, count + 1)]
    return tiles or ["button:bare"]


def _tidy(written: str) -> str:
    """Spaces around `>`. A34, A35: no straight way leads there. A43: so many swords, or such ones, nobody has."""
    told = written.casefold().replace(">", " > ")
    words = told.split()
    if words[:1] == ["fight"] and len(words) > 1 and all(word in SWORD_NAMES for word in words[1:]):
        if sorted(words[1:]) not in _CHOICES:
            raise NoSuchMove(43)
    elif len(words) == 3 and words[1] == ">" and {words[0], words[2]} <= _PLACE_NUMBERS.keys():
        begin, end = _PLACE_NUMBERS[words[0]], _PLACE_NUMBERS[words[2]]
        if (begin, end) not in _WALKS:
            raise NoSuchMove(34 if max(begin, end) < tables.SPACES else 35)
    return told


def _others() -> list[str]:
    """A figure in the last corner, and tiles beyond those that a move names: one may press them and ask why."""
    swords = [f"tile:sword{kind}.{n + 1}" for kind in range(tables.SWORD_KINDS) for n in range(tables.SWORD_COUNT)]
    herbs = [f"tile:herb{value}.{n + 1}" for value in HERB_NAMES for n in range(tables.HERB_COUNT)]
    return [f"figure:{SPACE_NAMES[-1]}", *swords, *herbs]


_PLACE_NUMBERS = {str(name): number for number, name in enumerate(PLACE.names)}
_WALKS = frozenset(tables.ENTERING + tables.WALKING)
_CHOICES = [sorted(str(name).split()) for name in CHOICE.names]
_FIGURE_AND_SPACE = ("figure:{0}", "space:{1}")
MOVES = Moves(
    Verb("enter", SPOT, SPACE, only=tables.ENTERING, notation="{0} > {1}", picks=_FIGURE_AND_SPACE, ordered=True),
    Verb("walk", SPACE, SPACE, only=tables.WALKING, notation="{0} > {1}", picks=_FIGURE_AND_SPACE, ordered=True),
    Verb("done"),
    Verb("fight", CHOICE, picks=_swords),
    Verb("herb", HERB_VALUE, picks=("tile:herb{0}.1",)),
    Verb("gold"),
    Verb("reroll", FACE, picks=("die:{0}",)),
    Verb("give-up", notation="give up"),
    Verb("keep"),
    Verb("swap"),
    tidy=_tidy,
    shown=_others(),
)
CODES = MOVES.count
VERB, ONE, TWO = MOVES.verb, MOVES.one, MOVES.two
ENTER, WALK, DONE, FIGHT, HERB, GOLD, REROLL, GIVE_UP, KEEP, SWAP = MOVES.numbers(*MOVES.names)
DONE_CODE, GIVE_UP_CODE, KEEP_CODE, SWAP_CODE = (MOVES.first(name) for name in ("done", "give-up", "keep", "swap"))
FIRST_FIGHT, FIRST_HERB = MOVES.first("fight"), MOVES.first("herb")
assert (DONE_CODE, FIRST_FIGHT, FIRST_HERB, GIVE_UP_CODE, CODES) == (1150, 1151, 1221, 1232, 1235)
