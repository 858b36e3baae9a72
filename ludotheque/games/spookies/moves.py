"""Spookies in words: `choose poppy`, `roll 3`, `stop`, `keep`, `joker`, `ghost up`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...core.errors import BadInput, IllegalMove
from ...core.game import Codec
from ...core.generic import POINTS
from ...core.meanings import read_int as whole
from ...core.text import Text, Who, text
from . import rules
from .board import (
    ALL_CHIPS,
    ATTIC,
    CHIP_VALUES,
    CHIPS_USED,
    FEWEST_DICE,
    FRIENDS,
    GARDEN,
    GHOST_START,
    HEAP_BITS,
    HEAP_MASK,
    MOST_DICE,
    REWARD_TABLE,
    ROLLS,
    SIDES,
    START,
    VALUES,
    WAYS,
)
from .rules import (
    CHOOSE,
    CHOOSE_FRIEND,
    CLIMB,
    FALL,
    FIRST_ROLL,
    GHOST,
    GHOST_DOWN,
    GHOST_UP,
    JOKER,
    KEEP,
    MOVE_GHOST,
    NO_ROLL,
    NONE,
    OVER,
    PAY_CHIPS,
    QUESTION,
    ROLL,
    STAY,
    STOP,
    USE_JOKER,
    State,
    collected,
    dice_of,
    landing,
    most_dice_for,
    outcome_of,
    price,
    reward,
)

PHASES = ("choose", "roll", "go-on", "joker", "ghost", "over")
OUTCOMES = ("", "climb", "stay", "fall")
DIE_FACES = (*FRIENDS, "?")

NOTATIONS = (
    *(f"choose {name}" for name in FRIENDS),
    *(f"roll {dice}" for dice in range(FEWEST_DICE, MOST_DICE + 1)),
    "stop",
    "keep",
    "joker",
    "ghost down",
    "ghost up",
)
IDS = (
    *(f"figure:{name}" for name in FRIENDS),
    *(f"dice:{dice}" for dice in range(FEWEST_DICE, MOST_DICE + 1)),
    "button:stop",
    "button:keep",
    "chip:joker",
    "ghost:down",
    "ghost:up",
)
_VALUE_WORDS = [str(value) for value in CHIP_VALUES]
_CODES = {frozenset(words.split()): code for code, words in enumerate(NOTATIONS)}


def show_heap(heap: int) -> str:
    """How many chips of which value a heap has: `3x1 1x5`."""
    counts = [heap >> (HEAP_BITS * i) & HEAP_MASK for i in range(VALUES)]
    return " ".join(f"{count}x{value}" for count, value in zip(counts, CHIP_VALUES, strict=True) if count)


def read_heap(words: Any) -> int:
    """The heap of such words; a chip may also be told by its value alone: `1 1 1 5`."""
    if not isinstance(words, str):
        raise BadInput(f"chips are written as '3x1 1x5', not as {words!r}")
    heap = 0
    for word in words.split():
        count, cross, value = word.rpartition("x")
        if value not in _VALUE_WORDS or (cross and not (count.isascii() and count.isdecimal() and len(count) < 3)):
            raise BadInput(
                f"'{word}' is no chips: write how many and their value, such as 3x5; values are 1, 2, 3 and 5"
            )
        heap += int(count or 1) << (HEAP_BITS * _VALUE_WORDS.index(value))
    if rules.heap_size(heap) > ALL_CHIPS:
        raise BadInput(f"there are only {ALL_CHIPS} chips")
    return heap


def _named(words: Sequence[str], what: str, blank: int) -> Codec:
    """A codec for a number that has a word; NONE is the empty one."""

    def show(number: int) -> str:
        return "" if number == NONE else words[number]

    def read(word: Any) -> int:
        if word in words:
            return words.index(word)
        if word == "":
            return NONE
        raise BadInput(f"{what} is one of {', '.join(filter(None, words))}, not {word!r}")

    return Codec(show, read, blank)


def _read_count(value: Any) -> int:
    if not 0 <= whole(value) <= ALL_CHIPS:
        raise BadInput(f"{value} is not from 0 to {ALL_CHIPS}")
    return whole(value)


_count, _heap = Codec(int, _read_count), Codec(show_heap, read_heap)
CODECS = {
    "phase": _named(PHASES, "the phase", blank=CHOOSE_FRIEND),
    "friend": _named(DIE_FACES, "what the friend die shows", blank=NONE),
    "active": _named(FRIENDS, "a character", blank=NONE),
    "outcome": _named(OUTCOMES, "what came of a roll", blank=NO_ROLL),
    "pieces": Codec(int, _read_count, blank=START),
    **dict.fromkeys(("dice", "jokers", "chips", "penalty"), _count),
    **dict.fromkeys(("shown", "held", "lying", "stock_heap", "box_heap"), _heap),
}
SETTLED = ("stock",)


def settle(s: State) -> None:
    """Let the seat on turn decide; if no heap is told, spread the chips by chance in the numbers that are told."""
    if not 0 <= s.turn < s.seats:
        raise BadInput(f"the turn is a seat's, 0 to {s.seats - 1}")
    if any(rows[s.seats :].any() for rows in (s.chips, s.jokers, s.held, s.shown)):
        raise BadInput(f"there are {s.seats} seats, and chips or jokers for more")
    s.waiting = 0 if s.phase == OVER else 1 << s.turn
    if s.pieces[GHOST] in (0, START):
        s.pieces[GHOST] = GHOST_START if s.ghost else 0
    if s.friend == NONE and not s.free_choice:
        s.friend = QUESTION if s.active == NONE else s.active
    if s.stock_heap or s.box_heap or s.held.any() or s.lying.any():
        s.stock = rules.heap_size(s.stock_heap)
        return
    s.stock = CHIPS_USED[s.seats] - int(s.chips[: s.seats].sum()) - int(s.penalty.sum())
    if s.stock <= 0:
        raise BadInput(
            f"with {s.seats} seats {CHIPS_USED[s.seats]} chips are in play, one or more of them in the stock"
        )
    rules.mix_chips(s)


def notation(move: int) -> str:
    """`choose poppy`, `roll 3`, `stop`, `keep`, `joker`, `ghost up`."""
    return NOTATIONS[move]


def parse(words: str) -> int:
    """The code of a notation, whatever the case and the order of its words."""
    parts = words.lower().split()
    code = _CODES.get(frozenset(parts))
    if code is None or len(parts) != len(NOTATIONS[code].split()):
        raise IllegalMove("", text("say-no-such-move", move=words[:80]))
    return code


def ids(move: int) -> list[str]:
    """The one thing to pick: a figure, a number of dice, the joker, where the ghost goes, or a button."""
    return [IDS[move]]


def picked(s: State, seat: int, ids: Sequence[str]) -> int:
    """The rule that forbids picking these elements together."""
    if not ids or not set(ids) <= set(IDS):
        return 0
    refusals = [int(rules.why_not(s, seat, IDS.index(element))) for element in ids]
    first = next(filter(None, refusals), 0)
    if first or len(set(ids)) == 1:
        return first
    return {CHOOSE_FRIEND: 4, USE_JOKER: 21, MOVE_GHOST: 25}.get(int(s.phase), 5)


def friend_text(friend: int) -> Text:
    """A character, or the ghost, by name."""
    return text("spookies-figure", figure="ghost" if friend == GHOST else FRIENDS[friend])


def at_floor(floor: int) -> Text:
    """Where somebody is: "in the garden"."""
    return text("spookies-at-floor", floor=floor)


def to_floor(floor: int) -> Text:
    """Where somebody goes: "to the garden"."""
    return text("spookies-to-floor", floor=floor)


def dice_words(s: State) -> str:
    """The dice of the last roll: `6 4 2`."""
    return " ".join(str(die) for die in s.dice if die)


def odds(s: State, seat: int, friend: int, dice: int) -> dict[str, int]:
    """S6, S7: of all `rolls` how many climb, stay and fall; chips gained by a climb, and paid in all falls together."""
    floor = int(s.pieces[friend])
    above = min(floor + 1, ATTIC)
    ways = {CLIMB: 0, STAY: 0, FALL: 0}
    paid = 0
    for total in range(2, 2 * SIDES + 1):
        outcome = int(outcome_of(floor, s.attic, total))
        ways[outcome] += int(WAYS[dice, total])
        if outcome == FALL:
            paid += int(WAYS[dice, total]) * int(price(s, seat, floor, total))
    return {
        "rolls": ROLLS[dice],
        "climb": ways[CLIMB],
        "stay": ways[STAY],
        "fall": ways[FALL],
        "gain": int(reward(s, above, dice) + collected(s, above, dice)) if ways[CLIMB] else 0,
        "paid": paid,
    }


def insight(s: State, seat: int) -> dict[str, Any]:
    """The reward table; what the last roll counts; and where a roll may come, exact odds by character and dice.

    On average such a roll brings (climb · gain − paid) / rolls chips.
    """
    told: dict[str, Any] = {
        "rewards": {str(floor): [chips for chips, _ in row] for floor, row in REWARD_TABLE.items()},
        "sure": {str(floor): [mark for _, mark in row] for floor, row in REWARD_TABLE.items()},
        "result": int(rules.result(s)),
        "odds": {},
    }
    if s.phase in (OVER, MOVE_GHOST):
        return told
    for friend in range(len(FRIENDS)) if s.active == NONE else [int(s.active)]:
        fewest, most = FEWEST_DICE, int(most_dice_for(s, friend))
        if s.phase == USE_JOKER:
            fewest = most = int(rules.dice_rolled(s))
        by_dice = {str(dice): odds(s, int(s.turn), friend, dice) for dice in range(fewest, most + 1)}
        told["odds"][FRIENDS[friend]] = by_dice
    return told


def _chance(s: State, seat: int, dice: int) -> tuple[int, dict[str, int]]:
    """The chance to climb, in whole per cent, and the odds it comes from."""
    found = odds(s, seat, int(s.active), dice)
    return round(100 * found["climb"] / found["rolls"]), found


def words(s: State, seat: int, move: int) -> Text:
    """A move as an offer."""
    if move < ROLL:
        floor = at_floor(int(s.pieces[move]))
        return text("spookies-move-choose", figure=friend_text(move - CHOOSE), floor=floor)
    if move < STOP:
        chance, found = _chance(s, seat, dice_of(move))
        return text("spookies-move-roll", dice=dice_of(move), chance=chance, chips=found["gain"])
    if move == STOP:
        return text("spookies-move-stop")
    if move == KEEP:
        return _keep_words(s, seat)
    if move == JOKER:
        dice = int(rules.dice_rolled(s))
        return text("spookies-move-joker", dice=dice, chance=_chance(s, seat, dice)[0])
    up = move == GHOST_UP
    floor = to_floor(int(s.pieces[GHOST]) + (1 if up else -1))
    return text("spookies-move-ghost-up" if up else "spookies-move-ghost-down", floor=floor)


def _keep_words(s: State, seat: int) -> Text:
    """What happens if the roll on the table counts."""
    floor, total = int(s.pieces[s.active]), int(rules.result(s))
    outcome = int(outcome_of(floor, s.attic, total))
    figure = friend_text(int(s.active))
    if outcome == CLIMB:
        above, dice = min(floor + 1, ATTIC), int(rules.dice_rolled(s))
        chips = int(reward(s, above, dice) + collected(s, above, dice))
        return text("spookies-move-keep-climb", total=total, figure=figure, floor=to_floor(above), chips=chips)
    if outcome == STAY:
        return text("spookies-move-keep-stay", total=total, figure=figure)
    down, chips = to_floor(int(landing(total))), int(price(s, seat, floor, total))
    return text("spookies-move-keep-fall", total=total, figure=figure, floor=down, chips=chips)


def ask(s: State, seat: int) -> Text:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        return text("spookies-ask-over")
    if seat != s.turn:
        return text("spookies-ask-wait", player=Who(int(s.turn)))
    if s.phase == CHOOSE_FRIEND:
        return text("spookies-ask-choose-free" if s.free_choice else "spookies-ask-choose")
    figure, floor = friend_text(int(s.active)), at_floor(int(s.pieces[s.active]))
    if s.phase == USE_JOKER:
        return text("spookies-ask-joker", dice=dice_words(s), total=int(rules.result(s)))
    if s.phase == MOVE_GHOST:
        return text("spookies-ask-ghost")
    name = "spookies-ask-roll" if s.phase == FIRST_ROLL else "spookies-ask-go-on"
    return text(name, figure=figure, floor=floor, dice=int(most_dice_for(s, s.active)))


def tell(before: State, seat: int, move: int, after: State, viewer: int) -> list[Text]:
    """A move in words; everything but the values of chips happens in the open."""
    player = Who(seat)
    if move < ROLL:
        return [text("spookies-log-choose", player=player, figure=friend_text(move - CHOOSE))]
    told: list[Text] = []
    if move < STOP or move == JOKER:
        name = "spookies-log-joker" if move == JOKER else "spookies-log-roll"
        figure, total = friend_text(int(before.active)), int(rules.result(after))
        told.append(text(name, player=player, figure=figure, dice=dice_words(after), total=total))
    if move == STOP:
        told.append(text("spookies-log-stop", player=player))
    elif move >= GHOST_DOWN:
        told.append(text("spookies-log-ghost", player=player, floor=to_floor(int(after.pieces[GHOST]))))
    elif after.phase != USE_JOKER:
        told += _tell_outcome(before, seat, after)
    if after.phase == OVER:
        return told + _tell_end(before, seat, move, after)
    if after.turn != seat:
        told += _tell_friend(after)
    return told


def _tell_outcome(before: State, seat: int, after: State) -> list[Text]:
    """S7: where the character goes, and the chips that move."""
    player, friend = Who(seat), int(before.active)
    figure, floor = friend_text(friend), int(before.pieces[friend])
    if after.outcome == STAY:
        return [text("spookies-log-stay", figure=figure, floor=at_floor(floor))]
    if after.outcome == FALL:
        down, paid = int(after.pieces[friend]), int(before.chips[seat] - after.chips[seat])
        return [text("spookies-log-fall", player=player, figure=figure, floor=to_floor(down), chips=paid)]
    above = min(floor + 1, ATTIC)
    chips = int(before.stock - after.stock)
    told = [text("spookies-log-climb", player=player, figure=figure, floor=to_floor(above), chips=chips)]
    collected = int(before.penalty[above - GARDEN])
    if collected and rules.dice_rolled(after) == FEWEST_DICE:
        told.append(text("spookies-log-collect", player=player, chips=collected))
    if after.pieces[friend] == START:
        told.append(text("spookies-log-reset", figure=figure))
    return told


def _tell_friend(after: State) -> list[Text]:
    """S4: what the friend die shows to the next player."""
    player = Who(int(after.turn))
    if after.friend == NONE:
        return []
    if after.friend == QUESTION:
        return [text("spookies-log-die-choice", player=player)]
    return [text("spookies-log-die", player=player, figure=friend_text(int(after.friend)))]


def _tell_end(before: State, seat: int, move: int, after: State) -> list[Text]:
    """S12, S13, S22: the stock is empty; jokers, chips and winners."""
    told = [text("spookies-log-end")]
    name = "spookies-log-joker-chips" if after.joker_pay == PAY_CHIPS else "spookies-log-joker-points"
    unused = [other for other in range(after.seats) if before.jokers[other] and (other != seat or move != JOKER)]
    told += [text(name, player=Who(other)) for other in unused]
    scores = np.zeros((after.seats, 2), dtype=np.int64)
    rules.points(after, scores)
    totals = [int(score) for score in scores[:, POINTS]]
    for other, points in enumerate(totals):
        told += [text("spookies-log-points", player=Who(other), chips=int(after.chips[other]), points=points)]
    winners = [Who(other) for other, points in enumerate(totals) if points == max(totals)]
    return [*told, text("spookies-log-win", players=winners, count=len(winners), points=max(totals))]
