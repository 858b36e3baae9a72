"""Karuba in words: cells as column and row (`c3`), rim numbers as 10…110, `lay c3`, `move brown c4`, `stay`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...core.errors import BadInput, IllegalMove
from ...core.game import Codec
from ...core.generic import POINTS, RANKING
from ...core.meanings import read_int as whole
from ...core.text import Text, Who, text
from . import rules
from .island import (
    ALL_TILES,
    BEACH,
    BONUS_POINTS,
    BONUS_TILES,
    CELLS,
    COLOURS,
    COLUMNS,
    GOALS,
    ITEM,
    NOTHING,
    RIM,
    STEPS,
    TEMPLE,
    TILE_WORDS,
    TILES,
    TREASURES,
)
from .paths import link
from .placement import placed_colour
from .prizes import GONE, OPEN, at_temple
from .rules import CHOOSE, CODES, FIRST_TEMPLE, LAY, OVER, PLACE, STAY, WALK, State

COLOUR_WORDS = ("brown", "blue", "purple", "yellow")
BONUS_WORDS = ("collector", "hoarder", "builder", "runner")
ITEM_WORDS = ("none", "crystal", "gold")
PHASES = ("place", "temple", "choose", "over")


def cell_name(cell: int) -> str:
    """`c3` for the third column and the third row."""
    return f"{'abcdef'[cell % COLUMNS]}{cell // COLUMNS + 1}"


CELL_NAMES = [cell_name(cell) for cell in range(CELLS)]
PLACES = [*CELL_NAMES, "temple", "beach"]
"""Where an adventurer can be, by name."""


def _reader(names: Sequence[str], what: str) -> Any:
    def read(word: Any) -> int:
        if word not in names:
            raise BadInput(f"{word!r} is no {what}: there are {', '.join(names)}")
        return names.index(word)

    return read


def show_cells(mask: int) -> str:
    """The cells of a mask by name: `a1 c3`."""
    return " ".join(name for cell, name in enumerate(CELL_NAMES) if mask >> cell & 1)


def read_cells(words: Any) -> int:
    """The mask of cells by name."""
    if not isinstance(words, str):
        raise BadInput(f"cells are written as 'a1 c3', not as {words!r}")
    read = _reader(CELL_NAMES, "cell")
    return sum(1 << read(word) for word in set(words.split()))


def _read_number(value: Any) -> int:
    if whole(value) not in range(0, 10 * RIM + 1, 10):
        raise BadInput(f"{value} is no number of the rim: it takes 10, 20 … 110, or 0 for none")
    return int(value) // 10


def _read_tile(value: Any) -> int:
    if whole(value) not in range(TILES + 1):
        raise BadInput(f"{value} is no tile: it takes 1 to {TILES}, or 0 for none")
    return int(value)


def _show_bonus(owner: int) -> str | int:
    return {OPEN: "open", GONE: "gone"}.get(owner, owner)


def _read_bonus(value: Any) -> int:
    known = {"open": OPEN, "gone": GONE}
    return known[value] if isinstance(value, str) and value in known else whole(value)


def _show_tiles(mask: int) -> str:
    return " ".join(str(tile) for tile in range(1, TILES + 1) if mask >> tile & 1)


def _show_choice(move: int) -> str:
    return notation(move) if move else ""


def _read_choice(word: Any) -> int:
    if not isinstance(word, str):
        raise BadInput(f"a choice is written as a move, not as {word!r}")
    try:
        return parse(word) if word else 0
    except IllegalMove as refused:
        raise BadInput(str(refused)) from None


_cells = Codec(show_cells, read_cells)
_number = Codec(lambda number: 10 * number, _read_number)
_tile = Codec(int, _read_tile)
CODECS = {
    "phase": Codec(PHASES.__getitem__, _reader(PHASES, "phase"), blank=CHOOSE),
    "beach": _number,
    "jungle": _number,
    "tile": _tile,
    "islands": _tile,
    "stack": _tile,
    "left": Codec(_show_tiles, whole),
    "lying": _cells,
    "east": _cells,
    "south": _cells,
    "where": Codec(PLACES.__getitem__, _reader(PLACES, "place"), blank=BEACH),
    "bonuses": Codec(_show_bonus, _read_bonus, blank=OPEN),
    "choices": Codec(_show_choice, _read_choice),
}
SETTLED = ("round_no", "left", "east", "south")


def settle(s: State) -> None:
    """Count the rounds by the tiles of the stack (next first), link the tiles, and let decide who has not yet."""
    stack = [int(tile) for tile in s.stack if tile]
    s.stack[:] = [0] * (TILES - len(stack)) + stack
    s.round_no = TILES - len(stack)
    s.left = sum(1 << tile for tile in set(stack)) & ALL_TILES
    if not s.bonus:
        s.bonuses[:] = GONE
    if not (0 <= s.leader < s.seats and 0 <= s.turn < s.seats):
        raise BadInput(f"leader and turn are seats, 0 to {s.seats - 1}")
    if any(not GONE <= owner < s.seats for owner in s.bonuses):
        raise BadInput(f"a bonus tile is open, gone, or with a seat, 0 to {s.seats - 1}")
    if any((field[: s.seats] < 0).any() for field in (s.crystals, s.gold, s.treasures, s.extra)):
        raise BadInput("nobody has less than nothing")
    for seat in range(s.seats):
        for cell in range(CELLS):
            link(s, seat, cell)
    # What belongs to a seat that nobody sits on is not there.
    s.where[s.seats :] = 0
    if s.phase == CHOOSE:
        s.waiting = sum(1 << seat for seat in range(s.seats) if s.choices[seat] == 0)
        if s.waiting == 0:
            raise BadInput("somebody must still have to choose")
    else:
        s.waiting = 0 if s.phase == OVER else 1 << s.turn


def notation(move: int) -> str:
    """`place brown 60`, `temple 70`, `lay c3`, `stay`, `move brown c4`, `move brown temple`."""
    if move < FIRST_TEMPLE:
        return f"place {COLOUR_WORDS[move // RIM]} {move % RIM * 10 + 10}"
    if move < LAY:
        return f"temple {(move - FIRST_TEMPLE) * 10 + 10}"
    if move < STAY:
        return f"lay {CELL_NAMES[move - LAY]}"
    if move == STAY:
        return "stay"
    colour, goal = divmod(move - WALK, GOALS)
    return f"move {COLOUR_WORDS[colour]} {PLACES[goal]}"


_CODES = {tuple(sorted(notation(move).split())): move for move in range(CODES)}


def parse(words: str) -> int:
    """The code of a notation, whatever the case and the order of its words."""
    move = _CODES.get(tuple(sorted(words.lower().split())))
    if move is None:
        raise IllegalMove("", text("say-no-such-move", move=words[:80]))
    return move


def ids(move: int) -> list[str]:
    """The cell to lay on, the adventurer and where it goes, or the button to press."""
    if move < FIRST_TEMPLE:
        return [f"adventurer:{COLOUR_WORDS[move // RIM]}", f"beach:{move % RIM * 10 + 10}"]
    if move < LAY:
        return [f"jungle:{(move - FIRST_TEMPLE) * 10 + 10}"]
    if move < STAY:
        return [f"cell:{CELL_NAMES[move - LAY]}"]
    if move == STAY:
        return ["button:stay"]
    colour, goal = divmod(move - WALK, GOALS)
    target = f"temple:{COLOUR_WORDS[colour]}" if goal == TEMPLE else f"cell:{CELL_NAMES[goal]}"
    return [f"adventurer:{COLOUR_WORDS[colour]}", target]


_BY_IDS = {frozenset(ids(move)): move for move in range(CODES)}


def picked(s: State, seat: int, ids: Sequence[str]) -> int:
    """The rule that forbids picking these elements together."""
    move = _BY_IDS.get(frozenset(ids))
    if move is not None and not (s.phase == CHOOSE and move < FIRST_TEMPLE):
        return int(rules.why_not(s, seat, move))
    if s.phase == OVER:
        return 20
    if s.phase != CHOOSE:
        return 3
    kinds = [element.partition(":")[0] for element in ids]
    if kinds.count("adventurer") == 1 and ("beach" in kinds or "temple" in kinds or "jungle" in kinds):
        return 16
    if kinds == ["adventurer"]:
        return _rooted(s, seat, ids[0].removeprefix("adventurer:"))
    return 12 if kinds.count("adventurer") > 1 else 8


def _rooted(s: State, seat: int, colour: str) -> int:
    """Why an adventurer cannot walk at all; K12 where it can."""
    if colour not in COLOUR_WORDS:
        return 8
    own = COLOUR_WORDS.index(colour)
    reasons = [int(rules.why_not_walk(s, seat, own, goal)) for goal in range(GOALS) if goal != s.where[seat, own]]
    return 12 if 0 in reasons else next((n for n in (18, 15) if n in reasons), 13)


def _colour(colour: int) -> str:
    return COLOUR_WORDS[colour]


def _found(s: State, seat: int, goal: int) -> str:
    """What a walk that ends there would find."""
    if goal == TEMPLE or not s.lying[seat] >> goal & 1:
        return ITEM_WORDS[NOTHING]
    return ITEM_WORDS[ITEM[s.islands[seat][goal]]]


def words(s: State, seat: int, move: int) -> Text:
    """A move as an offer."""
    if move < FIRST_TEMPLE:
        return text("karuba-move-place", colour=_colour(move // RIM), number=move % RIM * 10 + 10)
    if move < LAY:
        placed, number = placed_colour(s), (move - FIRST_TEMPLE) * 10 + 10
        return text("karuba-move-place-temple", colour=_colour(placed), number=number)
    if move < STAY:
        return text("karuba-move-lay", tile=int(s.tile), cell=CELL_NAMES[move - LAY])
    if move == STAY:
        return text("karuba-move-stay")
    colour, goal = divmod(move - WALK, GOALS)
    if goal == TEMPLE:
        return text("karuba-move-temple", colour=_colour(colour), value=_top(s, colour))
    return text("karuba-move-walk", colour=_colour(colour), cell=CELL_NAMES[goal], item=_found(s, seat, goal))


def _top(s: State, colour: int) -> int:
    """K2, K18: the treasure on top of a colour's stack; 0 if none is left."""
    gone = int(at_temple(s, colour))
    return int(TREASURES[s.seats, gone]) if gone < s.seats else 0


def ask(s: State, seat: int) -> Text:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        return text("karuba-ask-over")
    if s.phase != CHOOSE:
        if seat != s.turn:
            return text("karuba-ask-wait", player=Who(int(s.turn)))
        if s.phase == PLACE:
            return text("karuba-ask-place")
        return text("karuba-ask-temple", colour=_colour(placed_colour(s)))
    tile, steps = int(s.tile), int(STEPS[s.tile])
    if seat >= 0 and s.waiting >> seat & 1:
        return text("karuba-ask-choose", tile=tile, steps=steps)
    undecided = [Who(other) for other in range(s.seats) if s.waiting >> other & 1]
    if seat < 0:
        return text("karuba-ask-others", players=undecided, count=len(undecided))
    return text("karuba-ask-chosen", move=words(s, seat, int(s.choices[seat])), players=undecided, count=len(undecided))


def insight(s: State, seat: int) -> dict[str, Any]:
    """Points and tiles laid so far, the treasures on top, how far one may walk; and the tiles: exits, crystal, gold."""
    return {
        "points": [int(rules.points_of(s, other)) for other in range(s.seats)],
        "laid": [int(rules.laid(s, other)) for other in range(s.seats)],
        "tops": [_top(s, colour) for colour in range(COLOURS)],
        "steps": int(STEPS[s.tile]),
        "tiles": TILE_WORDS,
    }


def tell(before: State, seat: int, move: int, after: State, viewer: int) -> list[Text]:
    """A placement in words; of a choice only that it was made, until the last one shows what all have chosen (K9)."""
    player = Who(seat)
    if move < FIRST_TEMPLE:
        return [text("karuba-log-place", player=player, colour=_colour(move // RIM), number=move % RIM * 10 + 10)]
    if move < LAY:
        colour, number = _colour(placed_colour(before)), (move - FIRST_TEMPLE) * 10 + 10
        told = [text("karuba-log-place-temple", player=player, colour=colour, number=number)]
        return told if after.phase == PLACE else [*told, _tell_tile(after)]
    if before.round_no == after.round_no and after.phase == CHOOSE:
        return [text("karuba-log-chosen" if before.waiting >> seat & 1 else "karuba-log-rechosen", player=player)]
    told = []
    for other in range(after.seats):
        told += _tell_turn(before, after, other)
    told += _tell_bonuses(before, after)
    return told + (_tell_end(after) if after.phase == OVER else [_tell_tile(after)])


def _tell_tile(s: State) -> Text:
    return text("karuba-log-tile", round=int(s.round_no), tile=int(s.tile), item=ITEM_WORDS[ITEM[s.tile]])


def _tell_turn(before: State, after: State, seat: int) -> list[Text]:
    """What a seat did in a round, read off its island."""
    player, tile = Who(seat), int(before.tile)
    for cell in range(CELLS):
        if before.islands[seat, cell] != after.islands[seat, cell]:
            return [text("karuba-log-lay", player=player, tile=tile, cell=CELL_NAMES[cell])]
    for colour in range(COLOURS):
        goal = int(after.where[seat, colour])
        if before.where[seat, colour] == goal:
            continue
        if goal == TEMPLE:
            value, extra = int(after.treasures[seat, colour]), int(after.extra[seat] - before.extra[seat])
            return [text("karuba-log-temple", player=player, colour=_colour(colour), value=value, extra=extra)]
        item = _found(before, seat, goal)
        return [text("karuba-log-walk", player=player, colour=_colour(colour), cell=CELL_NAMES[goal], item=item)]
    return [text("karuba-log-stay", player=player)]


def _tell_bonuses(before: State, after: State) -> list[Text]:
    """K30: who got a bonus tile, and which went to nobody."""
    told = []
    for tile in range(BONUS_TILES):
        owner = int(after.bonuses[tile])
        if before.bonuses[tile] == owner:
            continue
        if owner == GONE:
            told.append(text("karuba-log-bonus-gone", bonus=BONUS_WORDS[tile]))
        else:
            points = int(BONUS_POINTS[tile])
            told.append(text("karuba-log-bonus", player=Who(owner), bonus=BONUS_WORDS[tile], points=points))
    return told


def _tell_end(s: State) -> list[Text]:
    """K21–K23: the points of all, and who has won."""
    out = np.zeros((s.seats, 2), dtype=np.int64)
    rules.points(s, out)
    told = [text("karuba-log-points", player=Who(seat), points=int(out[seat, POINTS])) for seat in range(s.seats)]
    if s.seats == 1:
        return told
    winners = [Who(seat) for seat in range(s.seats) if out[seat, RANKING] == out[:, RANKING].max()]
    return [*told, text("karuba-log-win", players=winners, count=len(winners))]
