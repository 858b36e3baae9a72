"""The cards and spaces of Odin's Ravens by name, and the table of its moves: `fly M`, `turn 4 stack`, `lay MF`, `end`.

Cards come from the hand unless they stand behind the word `stack`: `fly M+F stack F` pays a mountain and a forest
from the hand and a forest from the top of the stack, `turn 4 stack` uses the Odin card there. Lanes are a (seat 0,
Grey) and b (seat 1, Brown); `lay MF` lays the mountain on lane a.

Where a move plays one card, the first argument tells where it comes from, 0 the hand and 1 the top of the stack; in
`fly` and `cross` a payment tells it (`tables.PAYMENTS`).
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import numpy as np

from ...core.meanings import HeapOf, OneOf, Sides
from ...core.text import text
from ...core.verbs import Moves, NoSuchMove, Verb
from . import tables

LANES = ("a", "b")
HAND_WORD, STACK_WORD = "hand", "stack"

# What numbers mean

_KINDS = range(1, tables.KINDS + 1)
_LANDSCAPES = range(1, tables.LANDSCAPES + 1)
_PLACES = range(1, tables.LONGEST + 1)

CARD = OneOf(
    tables.NAMES[1:],
    first=1,
    texts=tuple(text("ravens-card", kind=tables.NAMES[kind]) for kind in _KINDS),
)
CARDS = HeapOf(
    tables.NAMES[1:],
    bits=tables.BITS,
    first=1,
    texts=CARD.texts,
    counted_text="ravens-cards",
    most=[tables.DECK >> tables.BITS * kind & 15 for kind in _KINDS],
)
LANDSCAPE = OneOf(
    tables.NAMES[1 : tables.LANDSCAPES + 1],
    first=1,
    none=0,
    texts=tuple(text("ravens-landscape", kind=tables.NAMES[kind]) for kind in _LANDSCAPES),
)


def land_name(card: int) -> str:
    """`MF`: mountain on lane a, forest on lane b; nothing for what is no landscape card."""
    return tables.NAMES[card >> 3] + tables.NAMES[card & 7] if tables.PAIR[card] != tables.NONE else ""


_LANDS = [card for card in range(64) if land_name(card)]
LAND = Sides(
    tuple(land_name(card) for card in range(_LANDS[0], _LANDS[-1] + 1)), first=_LANDS[0], none=0, side=LANDSCAPE
)
LANDS = HeapOf(
    tuple(land_name(land) for land in tables.LANDS.tolist()),
    bits=tables.BITS,
    also={land_name(card): land_name(int(tables.LANDS[tables.PAIR[card]])) for card in _LANDS},
    most=[tables.LAND_DECK >> tables.BITS * i & 15 for i in range(len(tables.LANDS))],
)


def _space_name(space: int) -> str:
    lane, number = space >> 6, space & 63
    return f"{LANES[lane]}{number}" if number in _PLACES else ""


_SPACES = [64 * lane + number for lane in range(len(LANES)) for number in _PLACES]
SPACE = OneOf(tuple(_space_name(space) for space in range(1, _SPACES[-1] + 1)), first=1, none=0)
"""`64 * lane + number`, 0 for none."""

FROM = OneOf(("", STACK_WORD))
"""Where a card comes from, as a move is written."""
SOURCE = OneOf((HAND_WORD, STACK_WORD, "both"))
"""Where cards come from, as texts tell it."""
PLACE = OneOf(tuple(map(str, _PLACES)), first=1)
"""The number of a card of the path."""


def _cards(kinds: tuple[int, ...]) -> str:
    return "+".join(tables.NAMES[kind] for kind in kinds)


def _payment_name(hand: tuple[int, ...], stack: tuple[int, ...]) -> str:
    return " ".join([*([_cards(hand)] if hand else []), *([STACK_WORD, _cards(stack)] if stack else [])])


PAYMENT = OneOf(tuple(_payment_name(*payment) for payment in tables.PAYMENTS))


# What is picked


def _card(source: int, kind: int) -> str:
    return "stack:1" if source else f"hand:{tables.NAMES[kind]}1"


def _numbered(hand: tuple[int, ...]) -> list[str]:
    """Equal cards of a hand are numbered from 1 on."""
    return [f"hand:{tables.NAMES[kind]}{hand[: i + 1].count(kind)}" for i, kind in enumerate(hand)]


def _paid(payment: int) -> list[str]:
    hand, stack = tables.PAYMENTS[payment]
    return [*_numbered(hand), *(f"stack:{depth}" for depth in range(1, len(stack) + 1))]


ODIN_CARD_OF = {
    "rearrange": tables.OA, "add": tables.OA, "push": tables.OB, "step": tables.OB,
    "turn": tables.OC, "remove": tables.OC, "marker": tables.OD, "swap": tables.OD,
}  # fmt: skip
"""The Odin card that each action needs (R5)."""


def _odin(name: str, *arguments: OneOf, only: list[tuple[int, ...]] | None = None, target: str = "card:") -> Verb:
    """An Odin action, from the hand and from the stack."""

    def picks(source: int, *numbers: int) -> list[str]:
        shown = [str(meaning.show(number)) for meaning, number in zip(arguments, numbers, strict=True)]
        return [_card(source, ODIN_CARD_OF[name]), f"action:{name}", *(f"{target}{each}" for each in shown)]

    notation = " ".join([name, *(f"{{{i}}}" for i in range(1, len(arguments) + 1)), "{0}"])
    return Verb(name, FROM, *arguments, only=only, notation=notation, picks=picks)


# What a person writes

_CARD_WORDS = {name.casefold(): kind for kind, name in enumerate(tables.NAMES) if name}


def _tidy(written: str) -> str:
    """The words of a move as the notation has them; raises NoSuchMove with the rule that says why it is none."""
    # A number may have a nought before it.
    verb, *words = re.sub(r"[+,\s]+|(?<![0-9])0(?=[1-9])", " ", written.casefold()).split() or [""]
    if verb in ("fly", "cross"):
        return _tidy_flight(verb, words)
    if STACK_WORD in words:
        if verb == "stash" and len(words) == 2:
            raise NoSuchMove(25)
    elif HAND_WORD in words and (verb in ODIN_CARD_OF or verb in ("stash", "discard", "magic")):
        words.remove(HAND_WORD)
    if verb == "swap" and len(numbers := [word for word in words if word != STACK_WORD]) == 2 and len({*numbers}) == 1:
        raise NoSuchMove(57)
    if verb in ("marker", "lay"):
        words = ["".join(word for word in words if word != STACK_WORD), *(w for w in words if w == STACK_WORD)]
    return " ".join([verb, *words])


def _tidy_flight(verb: str, words: list[str]) -> str:
    """The payment as it is written; what pays no flight anywhere is refused with the rule that says so."""
    sources: dict[str, list[int]] = {HAND_WORD: [], STACK_WORD: []}
    into = sources[HAND_WORD]
    for word in words:
        if word in sources:
            into = sources[word]
        elif word in _CARD_WORDS:
            into.append(_CARD_WORDS[word])
        else:
            raise NoSuchMove
    hand, stack = (tuple(sorted(cards)) for cards in sources.values())
    cards = Counter(hand + stack)
    if not cards:
        raise NoSuchMove
    if max(cards) > tables.LANDSCAPES:
        raise NoSuchMove(38)
    if (hand, stack) in tables.PAYMENTS and not (verb == "cross" and cards.total() == 1):
        return f"{verb} {_payment_name(hand, stack)}"
    # What may be paid here and now, the position tells; it is asked by the cards of the hand.
    named = () if stack else (*_numbered(hand), "marker:stone" if verb == "cross" else "raven:own")
    pays = any(tables.makes(cards, landscape, units) for landscape in _LANDSCAPES for units in (1, 2))
    if pays and max(len(hand), len(stack)) > tables.PLAYS:
        raise NoSuchMove(42)
    raise NoSuchMove(40 if verb == "cross" else 32, named)


# The table

_TWO_SOURCES = (0, 1)
MOVES = Moves(
    Verb("end"),
    Verb("extend"),
    Verb(
        "stash",
        FROM,
        CARD,
        only=[(0, kind) for kind in _KINDS],
        picks=lambda source, kind: [_card(source, kind), "pile:stack"],
    ),
    Verb("discard", FROM, CARD, picks=lambda source, kind: [_card(source, kind), "pile:discard"]),
    Verb("magic", FROM, CARD, picks=lambda source, kind: [_card(source, kind), "pile:magic"]),
    Verb("fly", PAYMENT, ordered=True, picks=lambda payment: [*_paid(payment), "raven:own"]),
    Verb(
        "cross",
        PAYMENT,
        only=[(payment,) for payment in range(tables.SINGLES, len(tables.PAYMENTS))],
        ordered=True,
        picks=lambda payment: [*_paid(payment), "marker:stone"],
    ),
    *(_odin(name) for name in ("rearrange", "add", "push", "step")),
    _odin("turn", PLACE),
    _odin("remove", PLACE),
    _odin("marker", SPACE, only=[(source, space) for source in _TWO_SOURCES for space in _SPACES], target="space:"),
    _odin(
        "swap",
        PLACE,
        PLACE,
        only=[(source, i, j) for source in _TWO_SOURCES for i, j in combinations(_PLACES, 2)],
    ),
    Verb("lay", LAND, only=[(card,) for card in _LANDS], picks=("lay:{0}",)),
    Verb("top", OneOf(tuple(map(str, range(1, tables.CARDS + 1))), first=1), picks=("stack:{0}",)),
    Verb("done"),
    tidy=_tidy,
    shown=[
        f"hand:{tables.NAMES[kind]}{number}"
        for kind in _KINDS
        for number in range(1, (tables.DECK >> tables.BITS * kind & 15) + 1)
    ],
)

VERB, ONE, TWO, THREE = MOVES.verb, MOVES.one, MOVES.two, MOVES.three
(
    END, EXTEND, STASH, DISCARD, MAGIC_WAY, FLY, CROSS, REARRANGE, ADD, PUSH, STEP,
    TURN, REMOVE, MARKER, SWAP, LAY, TOP, DONE,
) = range(len(MOVES.names))  # fmt: skip
FIRST = np.array([MOVES.first(name) for name in MOVES.names], dtype=np.int64)
"""The first code of each verb."""
SWAPS = tables.LONGEST * (tables.LONGEST - 1) // 2
"""How many swaps there are from one source."""
LAY_CODE = np.array([MOVES.code("lay", card) if card in _LANDS else tables.NONE for card in range(64)], dtype=np.int64)
"""The code that lays a landscape card this way round."""
KIND_FOR = np.array([ODIN_CARD_OF.get(name, 0) for name in MOVES.names], dtype=np.int64)
"""The Odin card that a verb needs; 0 for one that is no Odin action."""
PLAYS_ONE = np.array([name in ("stash", "discard", "magic", *ODIN_CARD_OF) for name in MOVES.names])
"""Whether a verb plays one card, whose source is the first argument."""

FACTS = {
    "plays": tables.PLAYS,
    "hand": tables.HAND,
    "target": tables.TARGET,
    "magic_points": tables.MAGIC_POINTS,
    "longest": tables.LONGEST,
    "lanes": list(LANES),
    "landscapes": list(LANDSCAPE.names),
    "actions": {
        tables.NAMES[card]: [name for name, needed in ODIN_CARD_OF.items() if needed == card]
        for card in tables.ODIN_CARDS
    },
}
"""What screens want to know: plays of each source in a turn, the size of a refilled hand, the points that end the
match, those for the magic way, and the actions of each Odin card."""
