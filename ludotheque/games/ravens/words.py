"""Odin's Ravens in messages: what is asked, offered and told, and what a screen shows beside the fields."""

from __future__ import annotations

import numpy as np

from ...core import heaps
from ...core.meanings import NUMBER, SEAT, Count, Meaning
from ...core.messages import Messages, say
from ...core.records import Facts, Ints, field
from ...core.rule import rule
from . import moves as codes
from . import state, tables
from .moves import CARD, CARDS, LANDSCAPE, MOVES, ONE, SOURCE, SPACE, THREE, TWO, VERB
from .path import groups_left, landing, lands_left, landscape, marker_ahead
from .picks import why_not_picked
from .rules import magic_leader
from .state import ARRANGE, OVER, PLAY, State

__all__ = ["MESSAGES", "Derived", "ask", "derive", "offer", "tell", "why_not_picked"]

MESSAGES = Messages("ravens")

ASK_PLAY = MESSAGES("ask-play", hand=NUMBER, stack=NUMBER, landscape=LANDSCAPE)
ASK_LAY = MESSAGES("ask-lay", a=LANDSCAPE, b=LANDSCAPE)
ASK_ARRANGE = MESSAGES("ask-arrange", place=NUMBER)
ASK_WAIT = MESSAGES("ask-wait", player=SEAT)
ASK_OVER = MESSAGES("ask-over")

_ODIN: dict[str, Meaning] = {"source": SOURCE}
_ONE_CARD = {**_ODIN, "card": CARD}
_ONE_LAND = {**_ODIN, "first": NUMBER}
_FLIGHT: dict[str, Meaning] = {"source": SOURCE, "cards": CARDS, "stacked": CARDS, "space": SPACE}
_HALVES: dict[str, Meaning] = {"a": LANDSCAPE, "b": LANDSCAPE}
ARGUMENTS: dict[str, dict[str, Meaning]] = {
    "end": {},
    "extend": {},
    "stash": _ONE_CARD,
    "discard": _ONE_CARD,
    "magic": _ONE_CARD,
    "fly": _FLIGHT,
    "cross": _FLIGHT,
    "rearrange": _ODIN,
    "add": _ODIN,
    "push": _ODIN,
    "step": _ODIN,
    "turn": _ONE_LAND,
    "remove": _ONE_LAND,
    "marker": {**_ODIN, "space": SPACE},
    "swap": {**_ONE_LAND, "second": NUMBER},
    "lay": _HALVES,
    "top": {"card": CARD, "place": NUMBER},
    "done": {},
}
"""What the texts of a move tell. Where a move plays one card, these are its arguments."""
OFFER = np.array([MESSAGES(f"move-{verb}", **ARGUMENTS[verb]) for verb in MOVES.names])
LOG_STASH = MESSAGES("log-stash", player=SEAT)
_LOGS: dict[str, tuple[str, dict[str, Meaning]]] = {
    **{verb: (f"log-{verb}", ARGUMENTS[verb]) for verb in MOVES.names},
    "stash": ("log-stash-own", _ONE_CARD),
    "top": ("log-top-own", ARGUMENTS["top"]),
    "lay": ("log-lay", {**_HALVES, "number": NUMBER}),
}
SILENT = ("end", "done")
"""Verbs whose log tells only what follows."""
LOG = np.array(
    [tables.NONE if verb in SILENT else MESSAGES(_LOGS[verb][0], player=SEAT, **_LOGS[verb][1]) for verb in MOVES.names]
)

LOG_LIFTED = MESSAGES("log-marker-lifted")
LOG_ARRANGED = MESSAGES("log-arranged", player=SEAT)
LOG_TRIM = MESSAGES("log-trim", count=NUMBER)
LOG_DRAWN = MESSAGES("log-drawn", a=LANDSCAPE, b=LANDSCAPE)
LOG_DRAW = MESSAGES("log-draw", player=SEAT, count=NUMBER)
LOG_DRAW_OWN = MESSAGES("log-draw-own", player=SEAT, cards=CARDS)
LOG_VOID = MESSAGES("log-void", count=NUMBER)
LOG_STAGE = MESSAGES("log-stage", stage=NUMBER, player=SEAT)
LOG_WIN = MESSAGES("log-win", player=SEAT, points=NUMBER, other=NUMBER)
LOG_FINISH = MESSAGES("log-finish", player=SEAT, points=NUMBER)
LOG_MAGIC_TIED = MESSAGES("log-magic-tied")
LOG_MAGIC_WON = MESSAGES("log-magic-won", player=SEAT, points=NUMBER)
LOG_SCORES = MESSAGES("log-scores", a=NUMBER, b=NUMBER, one=SEAT, two=SEAT)


# What is asked and offered


@rule
def ask(s: State, seat: int, out: Ints) -> None:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        say(out, ASK_OVER)
    elif seat != s.turn:
        say(out, ASK_WAIT, s.turn)
    elif s.phase == ARRANGE:
        say(out, ASK_ARRANGE, s.arranged + 1)
    elif s.phase != PLAY:
        say(out, ASK_LAY, s.drawn >> 3, s.drawn & 7)
    else:
        stack = min(s.stack_plays, int(s.stack_sizes[seat]))
        say(out, ASK_PLAY, s.hand_plays, stack, landscape(s, seat, int(s.positions[seat]) + 1))


@rule
def offer(s: State, seat: int, move: int, out: Ints) -> None:
    """A move as an offer to make it."""
    verb = VERB[move]
    if verb in (codes.FLY, codes.CROSS):
        source, cards, stacked = paid(int(ONE[move]))
        say(out, OFFER[verb], source, cards, stacked, 64 * seat + landing(s, seat, verb == codes.CROSS))
    elif verb == codes.LAY:
        say(out, OFFER[verb], ONE[move] >> 3, ONE[move] & 7)
    elif verb == codes.TOP:
        say(out, OFFER[verb], card_at(s, seat, int(ONE[move])), s.arranged + 1)
    else:
        say(out, OFFER[verb], int(ONE[move]), int(TWO[move]), int(THREE[move]))


@rule
def paid(payment: int) -> tuple[int, int, int]:
    """Where the cards of a payment come from, the cards, and those from the stack."""
    hand, stack = int(tables.PAY_HAND[payment]), int(tables.PAY_STACK[payment])
    if hand == 0:
        return 1, stack, stack
    return 2 if stack else 0, hand, stack


@rule
def card_at(s: State, seat: int, depth: int) -> int:
    """The card of a stack at a depth, 1 being the top."""
    return int(s.stacks[seat, int(s.stack_sizes[seat]) - depth])


# What is told


@rule
def tell(before: State, seat: int, move: int, after: State, viewer: int, out: Ints) -> None:
    """A move in words; what is stashed and how a stack is arranged is told to its owner alone (R78)."""
    verb = VERB[move]
    tell_move(before, seat, move, viewer, out)
    same_stage = after.stage == before.stage
    if verb in (codes.FLY, codes.CROSS) and before.marker and not after.marker and same_stage:
        say(out, LOG_LIFTED)
    if verb in (codes.TOP, codes.DONE) and after.phase == PLAY:
        say(out, LOG_ARRANGED, seat)
    # R62, R77: cards that were trimmed, and the landscape card that was drawn.
    if verb == codes.LAY and same_stage and after.length <= before.length:
        say(out, LOG_TRIM, before.length + 1 - after.length)
    if verb in (codes.EXTEND, codes.ADD, codes.LAY) and after.drawn:
        say(out, LOG_DRAWN, after.drawn >> 3, after.drawn & 7)
    if same_stage and after.phase != OVER:
        if after.turn != seat:
            tell_draw(before, seat, after, viewer, out)
    else:
        tell_stage_end(before, after, verb in (codes.END, codes.LAY), out)


@rule
def tell_move(s: State, seat: int, move: int, viewer: int, out: Ints) -> None:
    """The move itself."""
    verb = VERB[move]
    if verb in (codes.STASH, codes.TOP) and viewer != seat:
        if verb == codes.STASH:
            say(out, LOG_STASH, seat)
    elif verb in (codes.FLY, codes.CROSS):
        source, cards, stacked = paid(int(ONE[move]))
        say(out, LOG[verb], seat, source, cards, stacked, 64 * seat + landing(s, seat, verb == codes.CROSS))
    elif verb == codes.LAY:
        say(out, LOG[verb], seat, ONE[move] >> 3, ONE[move] & 7, s.length + 1)
    elif verb == codes.TOP:
        say(out, LOG[verb], seat, card_at(s, seat, int(ONE[move])), s.arranged + 1)
    elif LOG[verb] != tables.NONE:
        say(out, LOG[verb], seat, int(ONE[move]), int(TWO[move]), int(THREE[move]))


@rule
def tell_draw(before: State, seat: int, after: State, viewer: int, out: Ints) -> None:
    """R61: the cards drawn at the end of a turn, by name for their owner."""
    count = after.hand_sizes[seat] - before.hand_sizes[seat]
    if viewer == seat and count:
        say(out, LOG_DRAW_OWN, seat, after.hands[seat] - before.hands[seat])
    else:
        say(out, LOG_DRAW, seat, count)


@rule
def tell_stage_end(before: State, after: State, void: bool, out: Ints) -> None:
    """R63–R74: the score of a stage, and what follows."""
    if void:
        say(out, LOG_VOID, after.voids)
    if after.phase == OVER or not void:
        tell_score(before, after, out)
    if after.phase != OVER:
        say(out, LOG_STAGE, after.stage, after.starter)
        return
    winner = 0 if after.scores[0] > after.scores[1] else 1
    if after.scores[0] == after.scores[1]:
        winner = after.last_winner
    say(out, LOG_WIN, winner, after.scores[winner], after.scores[1 - winner])


@rule
def tell_score(before: State, after: State, out: Ints) -> None:
    """R65, R66: the distance and the magic way."""
    winner, leader = after.last_winner, magic_leader(before)
    bonus = tables.MAGIC_POINTS if leader == winner else 0
    say(out, LOG_FINISH, winner, after.scores[winner] - before.scores[winner] - bonus)
    if leader == tables.NONE:
        say(out, LOG_MAGIC_TIED)
    else:
        say(out, LOG_MAGIC_WON, leader, tables.MAGIC_POINTS)
    say(out, LOG_SCORES, after.scores[0], after.scores[1], 0, 1)


# What follows from the view


class Derived(Facts, seats=state.SEATS):
    """For each seat what a flight meets, what the end of a turn brings, and which cards do not lie in the open.

    | field | what |
    |---|---|
    | next, units | the landscape ahead, '' after the match; the units that a flight costs (R31, R39) |
    | landing | the space on which the next flight ends, '' after the match (R33, R40) |
    | groups | groups left to the end |
    | magic | cards on the magic way |
    | to_draw | cards that the end of the turn would bring (R61) |
    | unseen | a player's cards that are neither discarded nor on the magic way |
    | lands_left | landscape cards that can still be drawn |
    """

    next: Ints = field(state.SEATS, means=LANDSCAPE)
    units: Ints = field(state.SEATS, means=Count(2))
    landing: Ints = field(state.SEATS, means=SPACE)
    groups: Ints = field(state.SEATS, means=Count(tables.LONGEST))
    magic: Ints = field(state.SEATS, means=Count(tables.CARDS))
    to_draw: Ints = field(state.SEATS, means=Count(tables.HAND))
    unseen: Ints = field(state.SEATS, means=CARDS)
    lands_left: int = field(means=Count(tables.LONGEST))


@rule
def derive(s: State, seat: int, facts: Derived) -> None:
    """Fill in what follows from a view."""
    facts.lands_left = lands_left(s)
    for lane in range(state.SEATS):
        facts.units[lane] = 1
        if s.phase != OVER:
            first = int(s.positions[lane]) + 1
            facts.next[lane] = landscape(s, lane, first)
            facts.landing[lane] = 64 * lane + landing(s, lane, False)
            if marker_ahead(s, lane) == first:
                facts.units[lane] = 2
        facts.groups[lane] = groups_left(s, lane)
        facts.magic[lane] = heaps.size(s.magic_rows[lane], tables.BITS)
        there = int(s.pile_sizes[lane]) + heaps.size(s.discards[lane], tables.BITS)
        facts.to_draw[lane] = min(tables.HAND - int(s.hand_sizes[lane]), there)
        facts.unseen[lane] = tables.DECK - s.discards[lane] - s.magic_rows[lane]
