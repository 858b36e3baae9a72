"""Adventure Land in words: what is asked, offered and refused, and what a screen shows beside the fields."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core import bits
from ...core.meanings import FLAG, NUMBER, SEAT_OR_NONE, Count
from ...core.messages import say
from ...core.records import Facts, Ints, field
from ...core.rule import rule
from ...core.verbs import Code
from . import messages, rules, state, tables
from .combat import is_forced, strength
from .land import owner
from .log import tell, what_there
from .messages import MESSAGES
from .moves import (
    DONE,
    ENTER,
    FIGHT,
    GIVE_UP,
    GOLD,
    HERB,
    KEEP,
    LETTERS,
    MOVES,
    ONE,
    REROLL,
    SPACE_NAMES,
    SPOT_NAMES,
    TWO,
    VERB,
    WALK,
)
from .odds import in_parts, win_odds
from .reasons import why_not_picked
from .scoring import tally
from .state import LINES, MOVE, OVER, SPEND, SWORDS, State
from .tables import NONE, SEATS, SPACES

__all__ = ["FACTS", "MESSAGES", "Derived", "ask", "derive", "offer", "tell", "why_not_picked"]


# What is asked and offered


@rule
def ask(s: State, seat: int, out: Ints) -> None:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        say(out, messages.ASK_OVER)
    elif seat == NONE or (s.waiting >> seat) & 1 == 0:
        ask_to_wait(s, out)
    elif s.phase == MOVE:
        say(out, messages.ASK_MOVE, s.moves_left)
    elif s.phase == state.HERB:
        say(out, messages.ASK_HERB, int(s.fresh[seat]))
    else:
        needed = strength(s, s.fight_space)
        asked = messages.ASK_SWORDS if s.phase == SWORDS else messages.ASK_SPEND
        forced = 1 if is_forced(s) else 0
        say(out, asked, needed, s.fight_total, needed - s.fight_total, s.fight_space, forced)


@rule
def ask_to_wait(s: State, out: Ints) -> None:
    """A28, A79: who is waited for; a herb may have appeared in another's turn."""
    waiting = bits.lowest(s.waiting)
    if is_fight_on(s):
        say(out, messages.ASK_WAIT_FIGHT, waiting)
    elif waiting != s.turn:
        say(out, messages.ASK_WAIT_HERB, waiting, s.turn)
    else:
        say(out, messages.ASK_WAIT_TURN, waiting)


@rule
def is_fight_on(s: State) -> bool:
    """Does somebody fight?"""
    return s.phase == SWORDS or s.phase == SPEND


@rule
def offer(s: State, seat: int, move: int, out: Ints) -> None:
    """A move as an offer to make it; in a fight with the odds of winning in per cent."""
    verb, one = VERB[move], int(ONE[move])
    if verb in (ENTER, WALK):
        end = int(TWO[move])
        walked = messages.MOVE_ENTER if verb == ENTER else messages.MOVE_WALK
        say(out, walked, one, end, what_there(s, end), 2 * int(s.tile[end]))
    elif verb == DONE:
        say(out, messages.MOVE_DONE)
    elif verb == GIVE_UP:
        say(out, messages.MOVE_GIVE_UP)
    elif verb == KEEP:
        say(out, messages.MOVE_KEEP, int(s.fresh[seat]))
    elif verb in (FIGHT, HERB, GOLD, REROLL):
        offer_in_fight(verb, one, in_parts(win_odds(s, seat, move), 100), out)
    else:
        say(out, messages.MOVE_SWAP)


@rule
def offer_in_fight(verb: int, one: int, percent: int, out: Ints) -> None:
    """Swords, a herb, gold."""
    if verb == GOLD:
        say(out, messages.MOVE_GOLD, percent)
    elif verb == HERB:
        say(out, messages.MOVE_HERB, one, percent)
    elif verb == REROLL:
        say(out, messages.MOVE_REROLL, one, percent)
    elif one == 0:
        say(out, messages.MOVE_BARE, percent)
    else:
        say(out, messages.MOVE_FIGHT, int(tables.FIGHT_HEAP[one]), int(tables.FIGHT_DICE[one]), percent)


# What follows from the view


class Derived(Facts, seats=SEATS):
    """Whose figures stand on each space; the strength to reach in the fight that is on (0: none), and, for the fighter
    alone, each way to go on with its odds per mille; the score sheets by `LINES` as if the match ended now, and their
    sums; whether the round is the last (A56)."""

    owner: Ints = field(SPACES, means=SEAT_OR_NONE, dtype=np.int8)
    strength: int = field(means=Count(2 * tables.STRONGEST))
    ways: Ints = field(tables.FIGHTS, means=Code(MOVES, none=NONE))
    odds: Ints = field(tables.FIGHTS, means=Count(1000))
    sheets: Ints = field(SEATS, len(LINES), means=NUMBER)
    totals: Ints = field(SEATS, means=NUMBER)
    last_round: int = field(means=FLAG)


@rule
def derive(s: State, seat: int, facts: Derived) -> None:
    """Fill in what follows from a view."""
    for space in range(SPACES):
        facts.owner[space] = owner(s, space)
    facts.ways[:] = NONE
    if is_fight_on(s):
        facts.strength = strength(s, s.fight_space)
        # The odds depend on tiles that only the fighter knows, so nobody else is told.
        if seat == s.fighter:
            derive_odds(s, seat, facts)
    derive_sheets(s, facts)
    facts.last_round = 1 if rules.end_is_near(s) else 0


@rule
def derive_odds(s: State, seat: int, facts: Derived) -> None:
    """Every way to go on with a fight."""
    for i in range(rules.legal(s, seat, facts.ways)):
        facts.odds[i] = in_parts(win_odds(s, seat, int(facts.ways[i])), 1000)


@rule
def derive_sheets(s: State, facts: Derived) -> None:
    """Every line of every seat. Before the end, in scenarios 2 and 3, as far as the viewer knows what would count."""
    for seat in range(SEATS):
        for line in range(len(LINES)):
            facts.sheets[seat, line] = s.lines[seat, line]
    if s.phase != OVER:
        tally(s, facts.sheets)
    for seat in range(s.seats):
        for line in range(len(LINES)):
            facts.totals[seat] += facts.sheets[seat, line]


# What never changes

CITY_LINES = tuple(line for line in LINES if line.startswith("city-"))
FACTS: dict[str, Any] = {
    "columns": list(LETTERS),
    "rows": [str(row + 1) for row in range(tables.ROWS)],
    "spaces": list(SPACE_NAMES),
    "spots": list(SPOT_NAMES),
    "terrains": {"F": "forest", "M": "mountain", "R": "river", "C": "city", "N": "fog"},
    "cards_of_turn": tables.CARDS_OF_TURN,
    "moves_of_turn": tables.MOVES_OF_TURN,
    "most_swords": tables.MOST_SWORDS,
    "sword_dice": dict(tables.SWORD_DICE),
    "bonus_as": {
        "golden": {"kind": "sword", "value": "g"},
        "platinum": {"kind": "sword", "value": "p"},
        "magic": {"kind": "herb", "value": "magic"},
    },
    "magic_value": tables.MAGIC_VALUE,
    "wolf_value": tables.WOLF_VALUE,
    "lines": list(LINES),
    "kept": [state.COMPANIONS],
    "scenarios": {"1": "companions", "2": "glorious", "3": "cities"},
    "counted": {
        "1": ["creatures", "companions", "gold"],
        "2": ["creatures", "glorious", "gold", "herbs", "swords"],
        "3": ["creatures", "most-creatures", "gold", "most-gold", *CITY_LINES, "malus"],
    },
}
"""For screens: the land, what a turn and a fight allow, which sword or herb a bonus tile is, the scenarios
whose score sheet is kept from the start, and by scenario its name and the lines that count."""
