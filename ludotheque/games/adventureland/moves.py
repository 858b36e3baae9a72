"""Adventure Land in words.

Walks are `c3 > c9`, and `3 > j3` or `b > b4` from the start spots; `done` ends a turn early. Fights are `fight 2 1`
or `fight bare`, then `herb 3`, `herb magic`, `gold`, `reroll 2`, `give up`. A herb just taken: `keep`, `swap`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...core.errors import BadInput, IllegalMove
from ...core.game import Codec
from ...core.meanings import read_int as whole
from ...core.text import Arg, Text, Who, text
from . import odds, rules
from .board import TERRAINS, read_space, space_name
from .land import (
    CITIES,
    COMPANIONS,
    GLORIOUS,
    HERB,
    LINES,
    MOVE,
    OVER,
    SPEND,
    SWORDS,
    adventurers_left,
    is_creature,
    owner,
)
from .positions import SETTLED, settle
from .rules import State
from .scoring import tally
from .tables import (
    COMPANION,
    DONE,
    EMPTY,
    FIGHT_BONUS,
    FIGHT_DICE,
    FIGHT_KINDS,
    FIRST_FIGHT,
    FIRST_HERB,
    FIRST_REROLL,
    FROM,
    GIVE_UP,
    GOLD,
    GOLD_TILE,
    HALF,
    HERB_TILE,
    KEEP,
    MAGIC,
    MAGIC_HERB,
    MAGIC_VALUE,
    NONE,
    SPACES,
    SWAP,
    SWORD_TILE,
    TO,
    WALKS,
    WEAKEST,
    WEAKEST_HERB,
    weight,
)

__all__ = [
    "CODECS",
    "SETTLED",
    "ask",
    "ids",
    "insight",
    "notation",
    "parse",
    "picked",
    "settle",
    "tell",
    "words",
]

PHASES = ("move", "swords", "spend", "herb", "over")
TILES = {EMPTY: "", HERB_TILE: "herb", SWORD_TILE: "sword", GOLD_TILE: "gold", COMPANION: "companion"}
TILES |= {laurel: f"creature {2 * laurel}" for laurel in range(4, 9)}
BONUS = ("golden", "platinum", "magic", "wolf")
SWORD_NAMES = ("0", "1", "2", "3", "g", "p")
HERB_NAMES = ("2", "3", "4")
DICE_NAMES = ("1", "2", "3", "4", "5", "6")
CREATURE_NAMES = ("8", "10", "12", "14", "16")
SPOT_NAMES = ("1", "2", "3", "4", "5", "a", "b", "c", "d", "e")
SCENARIO_LINES = {
    COMPANIONS: ("creatures", "companions", "gold"),
    GLORIOUS: ("creatures", "glorious", "gold", "herbs", "swords"),
    CITIES: (
        "creatures",
        "most-creatures",
        "gold",
        "most-gold",
        "city-1",
        "city-2",
        "city-3",
        "city-4",
        "city-5",
        "malus",
    ),
}


# Fields in words


def place_name(place: int) -> str:
    """`c9` for a space; `3` or `b` for the start spot of a row or a column."""
    return SPOT_NAMES[place - SPACES] if place >= SPACES else space_name(place)


def read_place(word: str) -> int:
    """The place of a name, whatever its case; raises BadInput for what is none."""
    if word.lower() in SPOT_NAMES:
        return SPACES + SPOT_NAMES.index(word.lower())
    return read_space(word)


def _one_of(names: Sequence[str]) -> Callable[[Any], int]:
    """A reader of one word of a list."""

    def read(word: Any) -> int:
        if word not in names:
            raise BadInput(f"{word!r} is none of {', '.join(repr(name) for name in names)}")
        return names.index(word)

    return read


def pieces(pack: int, names: Sequence[str]) -> list[str]:
    """The pieces of a pack by name, each as often as it is there."""
    return [name for i, name in enumerate(names) for _ in range(pack >> 8 * i & 0xFF)]


def _split(words: Any, names: Sequence[str]) -> list[int]:
    if not isinstance(words, str):
        raise BadInput(f"write some of {' '.join(names)} with spaces between, not {words!r}")
    return [_one_of(names)(word) for word in words.split()]


def _pack(names: Sequence[str]) -> Codec:
    """A multiset: `0 0 2`."""
    return Codec(
        lambda pack: " ".join(pieces(pack, names)), lambda words: sum(1 << 8 * kind for kind in _split(words, names))
    )


def _set(names: Sequence[str], first: int = 0) -> Codec:
    """A set as a mask: `a1 c3`. Names before the first are not for this mask."""

    def read(words: Any) -> int:
        mask = 0
        for i in _split(words, names):
            if i < first or mask >> (i - first) & 1:
                raise BadInput(f"{names[i]} is named twice or belongs elsewhere")
            mask |= 1 << (i - first)
        return mask

    return Codec(lambda mask: " ".join(n for i, n in enumerate(names[first:]) if mask >> i & 1), read)


def _or_none(read: Callable[[Any], int], show: Callable[[int], str | int], none: int, shift: int = 0) -> Codec:
    """A value of which there may be none, written ''; in the record it is `shift` higher."""
    return Codec(
        lambda number: "" if number == none else show(number - shift),
        lambda word: none if word == "" else read(word) + shift,
        none,
    )


_NAMES = [space_name(space) for space in range(SPACES)]
_north, _south = _set(_NAMES[:HALF]), _set(_NAMES, HALF)
_swords, _herbs, _bonus = _pack(SWORD_NAMES), _pack(HERB_NAMES), _set(BONUS)
_card = _or_none(read_space, space_name, 0, 1)
_tiles = [TILES[i] for i in range(len(TILES))]
CODECS = {
    "phase": Codec(PHASES.__getitem__, _one_of(PHASES)),
    "terrain": Codec(TERRAINS.__getitem__, _one_of(TERRAINS)),
    "river": Codec(space_name, read_space),
    "moves_left": Codec(int, whole, blank=NONE),
    "deck": _card,
    "discard": _card,
    "sword_pile": _or_none(whole, int, 0, 1),
    "creature_pile": _or_none(lambda word: whole(word) // 2, lambda laurel: 2 * laurel, 0),
    "sword_supply": Codec(int, whole, blank=NONE),
    "companion_supply": Codec(int, whole, blank=NONE),
    "sword_box": _swords,
    "swords_shown": _swords,
    "herbs_gone": _herbs,
    "bonus_pile": _bonus,
    "bonus_gone": _bonus,
    "tile": Codec(_tiles.__getitem__, _one_of(_tiles)),
    "north": _north,
    "south": _south,
    "spots": _set(SPOT_NAMES),
    "creatures_north": _north,
    "creatures_south": _south,
    "spirit": _or_none(read_space, space_name, NONE),
    "swords": _swords,
    "herbs": _herbs,
    "bonus_tiles": _bonus,
    "bonus_open": _bonus,
    "won": _pack(CREATURE_NAMES),
    "fight_space": _or_none(read_space, space_name, NONE),
    "fight_swords": _swords,
    "dice": _pack(DICE_NAMES),
}


# Moves in words


def notation(move: int) -> str:
    """`c3 > c9`, `fight 2 1`, `reroll 2`."""
    if move < WALKS:
        return f"{place_name(int(FROM[move]))} > {place_name(int(TO[move]))}"
    if FIRST_FIGHT <= move < FIRST_HERB:
        return "fight " + (" ".join(SWORD_NAMES[kind] for kind in reversed(FIGHT_KINDS[move - FIRST_FIGHT])) or "bare")
    if FIRST_HERB <= move < MAGIC_HERB:
        return f"herb {move - FIRST_HERB + WEAKEST_HERB}"
    if FIRST_REROLL <= move < GIVE_UP:
        return f"reroll {move - FIRST_REROLL + 1}"
    return _PLAIN[move]


_PLAIN = {DONE: "done", MAGIC_HERB: "herb magic", GOLD: "gold", GIVE_UP: "give up", KEEP: "keep", SWAP: "swap"}
_BY_NOTATION = {notation(move): move for move in range(rules.CODES)}


def parse(words: str) -> int:
    """The code of a notation, whatever the case and the order of its swords."""
    told = " ".join(words.lower().replace(">", " > ").split())
    if told.startswith("fight "):
        told = "fight " + " ".join(sorted(told.split()[1:], key=lambda kind: -"0123gp".find(kind)))
    if told in _BY_NOTATION:
        return _BY_NOTATION[told]
    walk = re.fullmatch(r"([a-k1-9]\d*) > ([a-k]\d+)", told)
    try:
        if walk and len(told) < 20:
            # Both places are there, but no straight way south or east leads from one to the other.
            begin, _ = read_place(walk[1]), read_space(walk[2])
            number = 34 if begin < SPACES else 35
            raise IllegalMove(f"A{number}", text(f"adventureland-A{number}"))
    except BadInput:
        pass
    raise IllegalMove("", text("say-no-such-move", move=words[:80]))


def ids(move: int) -> list[str]:
    """The figure and the space, the tiles or the die to pick, or the button to press.

    Tiles of a kind are numbered from 1: of three swords with bonus 2 one picks `tile:sword2.1` first.
    """
    if move < WALKS:
        return [f"figure:{place_name(int(FROM[move]))}", f"space:{place_name(int(TO[move]))}"]
    if FIRST_FIGHT < move < FIRST_HERB:
        kinds = Counter(FIGHT_KINDS[move - FIRST_FIGHT])
        return [f"tile:sword{SWORD_NAMES[kind]}.{n}" for kind, count in kinds.items() for n in range(1, count + 1)]
    if FIRST_HERB <= move <= MAGIC_HERB:
        return [f"tile:herb{'magic' if move == MAGIC_HERB else move - FIRST_HERB + WEAKEST_HERB}.1"]
    if FIRST_REROLL <= move < GIVE_UP:
        return [f"die:{move - FIRST_REROLL + 1}"]
    names = {DONE: "done", FIRST_FIGHT: "bare", GOLD: "gold", GIVE_UP: "give-up", KEEP: "keep", SWAP: "swap"}
    return [f"button:{names[move]}"]


_BY_IDS = {frozenset(ids(move)): move for move in range(rules.CODES)}


def picked(s: State, seat: int, ids: Sequence[str]) -> int:
    """The rule that forbids picking these elements together."""
    move = _BY_IDS.get(frozenset(ids))
    if move is not None:
        return int(rules.why_not(s, seat, move))
    if not s.waiting >> seat & 1:
        return int(rules.why_not(s, seat, DONE))
    if s.phase != MOVE:
        return {SWORDS: 43, SPEND: 45, HERB: 79}[int(s.phase)]
    figures = [element.removeprefix("figure:") for element in ids if element.startswith("figure:")]
    try:
        place = read_place(figures[0]) if len(figures) == 1 else NONE
    except BadInput:
        place = NONE
    if place == NONE or not _is_own(s, seat, place):
        return 33
    if len(ids) == 1:
        # An own figure alone is fine unless it has nowhere to go.
        return 37
    return 35 if place >= SPACES else 34


def _is_own(s: State, seat: int, place: int) -> bool:
    if place >= SPACES:
        return bool(s.spots[seat] >> (place - SPACES) & 1)
    return bool(owner(s, place) == seat)


# Texts


def _sword_text(kind: str) -> Text:
    return text("adventureland-sword", kind=_bonus_or_letter(kind))


def _bonus_or_letter(kind: str) -> str | int:
    """A sword's bonus as a number, so that texts can tell 0 apart."""
    return int(kind) if kind.isdigit() else kind


def words(s: State, seat: int, move: int) -> Text:
    """A move as an offer."""
    if move < WALKS:
        return _walk_text(s, move)
    if move == FIRST_FIGHT:
        return text("adventureland-move-bare", **_odds_arg(s, seat, move))
    if FIRST_FIGHT < move < FIRST_HERB:
        swords = [_sword_text(SWORD_NAMES[kind]) for kind in FIGHT_KINDS[move - FIRST_FIGHT]]
        dice = int(FIGHT_DICE[move - FIRST_FIGHT])
        return text("adventureland-move-fight", swords=swords, dice=dice, **_odds_arg(s, seat, move))
    if FIRST_HERB <= move <= MAGIC_HERB:
        value = MAGIC_VALUE if move == MAGIC_HERB else move - FIRST_HERB + WEAKEST_HERB
        return text("adventureland-move-herb", value=value, **_odds_arg(s, seat, move))
    if move == GOLD:
        return text("adventureland-move-gold", **_odds_arg(s, seat, move))
    if FIRST_REROLL <= move < GIVE_UP:
        return text("adventureland-move-reroll", face=move - FIRST_REROLL + 1, **_odds_arg(s, seat, move))
    if move == KEEP:
        return text("adventureland-move-keep", value=int(s.fresh[seat]))
    return text(f"adventureland-move-{ {DONE: 'done', GIVE_UP: 'give-up', SWAP: 'swap'}[move] }")


def _odds_arg(s: State, seat: int, move: int) -> dict[str, Arg]:
    """The odds of winning in percent, for one's own fight."""
    return {"percent": round(100 * win_odds(s, seat, move))}


def _walk_text(s: State, move: int) -> Text:
    name = "adventureland-move-enter" if FROM[move] >= SPACES else "adventureland-move-walk"
    return text(name, **_walk_args(s, move))


def _walk_args(before: State, move: int) -> dict[str, Arg]:
    """From where to where, and what waits there."""
    there = int(before.tile[TO[move]])
    what = "creature" if is_creature(there) else TILES[there] or "nothing"
    if before.adventurers[TO[move]]:
        what = "join"
    begin, end = place_name(int(FROM[move])), place_name(int(TO[move]))
    return {"begin": begin, "end": end, "what": what, "strength": 2 * there}


def ask(s: State, seat: int) -> Text:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        return text("adventureland-ask-over")
    if not s.waiting >> seat & 1 or seat == NONE:
        waiting = next(other for other in range(s.seats) if s.waiting >> other & 1)
        name = "fight" if s.phase in (SWORDS, SPEND) else "turn"
        return text(f"adventureland-ask-wait-{name}", player=Who(waiting))
    if s.phase == MOVE:
        return text("adventureland-ask-move", left=int(s.moves_left))
    if s.phase == HERB:
        return text("adventureland-ask-herb", value=int(s.fresh[seat]))
    strength = 2 * int(s.tile[s.fight_space])
    name = "swords" if s.phase == SWORDS else "spend"
    forced = 1 if s.to_reveal > 0 else 0
    return text(
        f"adventureland-ask-{name}",
        strength=strength,
        total=int(s.fight_total),
        missing=strength - int(s.fight_total),
        space=space_name(int(s.fight_space)),
        forced=forced,
    )


# What follows from the view


def herb_points(s: State, seat: int) -> int:
    """All that a seat's herbs could add to a fight (A45, A82)."""
    magic = MAGIC_VALUE if s.bonus_tiles[seat] >> MAGIC & 1 else 0
    return int(weight(int(s.herbs[seat]), WEAKEST_HERB)) + magic


def win_odds(s: State, seat: int, move: int) -> float:
    """The exact odds that the fighter wins if he goes on with a legal move, and then as well as he can."""
    dice = [int(face) for face in pieces(int(s.dice), DICE_NAMES)]
    gold = int(s.gold[seat])
    needed = 2 * int(s.tile[s.fight_space]) - int(s.fight_total) + sum(dice) - herb_points(s, seat)
    if move == GIVE_UP:
        return 0.0
    if move < FIRST_HERB:
        choice = move - FIRST_FIGHT
        return odds.before_roll(int(FIGHT_DICE[choice]), gold, needed - int(FIGHT_BONUS[choice]))
    if move == GOLD:
        return odds.after_roll(dice, gold - 1, needed - 1)
    if move < GOLD:
        return odds.after_roll(dice, gold, needed)
    dice.remove(move - FIRST_REROLL + 1)
    return sum(odds.after_roll([*dice, face], gold - 1, needed) for face in odds.FACES) / 6


def insight(s: State, seat: int) -> dict[str, Any]:
    """The figures by space, the fight with its odds for whoever fights, the score sheets line by line."""
    return {"figures": _figures(s), "fight": _fight(s, seat), "scoring": _scoring(s)}


def _figures(s: State) -> list[dict[str, Any]]:
    return [
        {
            "seat": int(owner(s, space)),
            "space": space_name(space),
            "adventurers": int(s.adventurers[space]),
            "companions": int(s.companions[space]),
        }
        for space in range(SPACES)
        if s.adventurers[space]
    ]


def _fight(s: State, seat: int) -> dict[str, Any] | None:
    """The fight that is on. The odds depend on tiles that only the fighter knows, so only he is told."""
    if s.phase not in (SWORDS, SPEND):
        return None
    fight: dict[str, Any] = {
        "seat": int(s.fighter),
        "space": space_name(int(s.fight_space)),
        "strength": 2 * int(s.tile[s.fight_space]),
        "total": int(s.fight_total),
        "dice": [int(face) for face in pieces(int(s.dice), DICE_NAMES)],
        "swords": pieces(int(s.fight_swords), SWORD_NAMES),
        "odds": [],
    }
    if seat == s.fighter:
        found = np.empty(rules.CODES, dtype=np.int64)
        moves = [int(move) for move in found[: rules.legal(s, seat, found)]]
        fight["odds"] = [{"move": notation(move), "odds": win_odds(s, seat, move)} for move in moves]
    return fight


def _scoring(s: State) -> dict[str, Any]:
    """Every line of every seat. Before the end, in scenarios 2 and 3, as far as the viewer knows what would count."""
    lines = np.array(s.lines)
    if s.phase != OVER:
        tally(s, lines)
    names = SCENARIO_LINES[int(s.scenario)]
    sheets = [{name: int(lines[seat, LINES.index(name)]) for name in names} for seat in range(s.seats)]
    return {"final": bool(s.phase == OVER), "seats": [{**sheet, "total": sum(sheet.values())} for sheet in sheets]}


# The log


def tell(before: State, seat: int, move: int, after: State, viewer: int) -> list[Text]:
    """A move, what it led to, and the cards that were revealed until the next decision."""
    told = _tell_move(before, seat, move, after, viewer)
    at_stake = _at_stake(before, move, after)
    if at_stake:
        told += _tell_outcome(before, seat, after)
    told += _tell_cards(before, seat, move, after)
    if viewer >= 0:
        told += _tell_found(before, after, viewer)
    for other in range(after.seats):
        if other != seat and after.won[other] != before.won[other]:
            told += _tell_outcome(before, other, after)
        lost = int(adventurers_left(before, other) - adventurers_left(after, other))
        if other == seat and after.won[seat] == before.won[seat]:
            lost -= at_stake
        if lost > 0:
            told.append(text("adventureland-log-missing", player=Who(other), count=lost))
    if after.phase == OVER:
        return told + _tell_end(after)
    return told


def _at_stake(before: State, move: int, after: State) -> int:
    """How many adventurers were in a fight that this move decided; 0 if it decided none."""
    if move < WALKS:
        if not is_creature(int(before.tile[TO[move]])) or _still_on(after, before.fights + 1):
            return 0
        return 1 if FROM[move] >= SPACES else int(before.adventurers[FROM[move]])
    if not FIRST_FIGHT <= move <= GIVE_UP or _still_on(after, before.fights):
        return 0
    return int(before.adventurers[before.fight_space])


def _still_on(s: State, fight: int) -> bool:
    """Is the fight of this number still on?"""
    return bool(s.phase in (SWORDS, SPEND) and s.fights == fight)


def _tell_move(before: State, seat: int, move: int, after: State, viewer: int) -> list[Text]:
    player = Who(seat)
    if move < WALKS:
        name = "adventureland-log-enter" if FROM[move] >= SPACES else "adventureland-log-walk"
        return [text(name, player=player, **_walk_args(before, move))]
    if FIRST_FIGHT <= move < FIRST_HERB:
        return [_tell_fight(before, player, move, after)]
    if FIRST_HERB <= move <= MAGIC_HERB:
        value = MAGIC_VALUE if move == MAGIC_HERB else move - FIRST_HERB + WEAKEST_HERB
        return [text("adventureland-log-herb", player=player, value=value)]
    if FIRST_REROLL <= move < GIVE_UP:
        face = move - FIRST_REROLL + 1
        same_fight = after.fights == before.fights
        fresh = int(after.fight_total - before.fight_total) + face if same_fight else 0
        return [text("adventureland-log-reroll", player=player, face=face, fresh=fresh)]
    names = {DONE: "done", GOLD: "gold", GIVE_UP: "give-up", KEEP: "keep", SWAP: "swap"}
    told = [text(f"adventureland-log-{names[move]}", player=player)]
    if move == SWAP and viewer == seat:
        tile = int(after.bonus_tiles[seat]) & ~int(before.bonus_tiles[seat])
        told.append(text("adventureland-log-found-bonus", tile=BONUS[tile.bit_length() - 1]))
    return told


def _tell_fight(before: State, player: Who, move: int, after: State) -> Text:
    """The swords and, unless another fight has begun since, the dice and the total."""
    choice = move - FIRST_FIGHT
    same_fight = after.fights == before.fights
    swords = [_sword_text(SWORD_NAMES[kind]) for kind in FIGHT_KINDS[choice]]
    if not swords:
        return text("adventureland-log-bare", player=player)
    if not same_fight:
        return text("adventureland-log-fight", player=player, swords=swords)
    dice = ", ".join(reversed(pieces(int(after.dice), DICE_NAMES)))
    return text("adventureland-log-roll", player=player, swords=swords, dice=dice, total=int(after.fight_total))


def _tell_outcome(before: State, seat: int, after: State) -> list[Text]:
    """A47: who won a fight that is decided."""
    if after.won[seat] == before.won[seat]:
        return [text("adventureland-log-lost", player=Who(seat))]
    laurel = (int(after.won[seat] - before.won[seat]).bit_length() - 1) // 8 + WEAKEST
    return [text("adventureland-log-won", player=Who(seat), strength=2 * laurel)]


def _tell_found(before: State, after: State, viewer: int) -> list[Text]:
    """What the viewer himself has just looked at (A39)."""
    swords, herbs = (
        Counter(pieces(int(now[viewer]), names)) - Counter(pieces(int(then[viewer]), names))
        for then, now, names in ((before.swords, after.swords, SWORD_NAMES), (before.herbs, after.herbs, HERB_NAMES))
    )
    told = [text("adventureland-log-found-sword", kind=_bonus_or_letter(name)) for name in swords.elements()]
    return told + [text("adventureland-log-found-herb", value=int(name)) for name in herbs.elements()]


def _tell_cards(before: State, seat: int, move: int, after: State) -> list[Text]:
    """A20: the cards revealed since, what they brought and who took it; and whose turn began in between."""
    told = []
    turn, left = int(before.turn), int(before.to_reveal)
    for card in after.discard[int(before.revealed) : int(after.revealed)]:
        if left == 0:
            turn, left = (turn + 1) % int(after.seats), rules.CARDS_OF_TURN
            told.append(text("adventureland-log-turn", player=Who(turn)))
        space = int(card) - 1
        terrain = TERRAINS[int(after.terrain[space])]
        told.append(text("adventureland-log-card", space=space_name(space), terrain=terrain))
        if terrain == "N":
            continue
        left -= 1
        if after.tile[space] == EMPTY:
            told.append(text("adventureland-log-takes", player=Who(_who_stood(before, seat, move, after, space))))
    return told


def _who_stood(before: State, seat: int, move: int, after: State, space: int) -> int:
    """A27: whose figures stood on a space when its card came, even if the spirit has taken them since."""
    if after.adventurers[space]:
        return int(owner(after, space))
    return seat if move < WALKS and TO[move] == space else int(owner(before, space))


def _tell_end(after: State) -> list[Text]:
    """A60: every sheet, and who has won."""
    scores = [int(sum(after.lines[seat])) for seat in range(after.seats)]
    told = [text("adventureland-log-points", player=Who(seat), points=points) for seat, points in enumerate(scores)]
    winners = [Who(seat) for seat, points in enumerate(scores) if points == max(scores)]
    return [*told, text("adventureland-log-win", players=winners, count=len(winners), points=max(scores))]
