"""Odin's Ravens in words: `fly M`, `fly F stack F`, `turn 4 stack`, `marker a5`, `lay MF`, `end`.

Cards come from the hand unless they stand behind the word `stack`: `fly M+F stack F` pays a mountain and a forest
from the hand and a forest from the top of the stack, `turn 4 stack` uses the Odin card there. Lanes are a (seat 0,
Grey) and b (seat 1, Brown); `lay MF` lays the mountain on lane a.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from ...core.errors import BadInput, IllegalMove
from ...core.game import Codec
from ...core.meanings import read_int as whole
from ...core.text import Arg, Text, Who, text
from . import rules
from .cards import (
    ADD,
    ADD_LAND,
    ARRANGE,
    CODE,
    CODES,
    CROSS,
    DECK,
    DISCARD,
    DONE,
    END,
    EXTEND,
    FLY,
    HAND_SOURCE,
    KINDS,
    LAND_DECK,
    LANDS,
    LANDSCAPES,
    LAY,
    LONGEST,
    MAGIC_CARDS,
    MAGIC_POINTS,
    MAGIC_WAY,
    MARKER,
    MOST_TURNS,
    NAMES,
    NONE,
    ODIN_CARD_OF,
    OVER,
    PAIR,
    PAYMENTS,
    PLAY,
    PLAYS,
    REMOVE,
    STACK_SOURCE,
    STASH,
    SWAP,
    TABLE,
    TOP,
    TURN,
    UNDER_DECK,
    VERBS,
    makes,
)
from .path import group_end, groups_left, lands_left, landscape, marker_ahead
from .rules import State, magic_leader

PHASES = ("play", "add", "extend", "arrange", "over")
LANES = "ab"
HAND_WORD, STACK_WORD = "hand", "stack"


# Cards in words


def read_kind(word: str) -> int:
    """The kind of a card by its name, whatever the case; raises BadInput for what is no card."""
    if word.upper() not in NAMES[1:]:
        raise BadInput(f"'{word}' is no card: flight cards are M F W S P, Odin cards OA OB OC OD")
    return NAMES.index(word.upper())


def kinds_of(heap: int) -> list[int]:
    """The cards of a heap, by kind."""
    return [kind for kind in range(1, KINDS + 1) for _ in range(heap >> 4 * kind & 15)]


def show_heap(heap: int) -> str:
    """`M M OA`."""
    return " ".join(NAMES[kind] for kind in kinds_of(heap))


def _words_of(words: Any, what: str) -> list[str]:
    if not isinstance(words, str):
        raise BadInput(f"{what} are written in one line with spaces between, not as {words!r}")
    return words.split()


def read_heap(words: Any) -> int:
    """The heap of cards by name."""
    found = Counter(read_kind(word) for word in _words_of(words, "cards"))
    for kind, n in found.items():
        if n > DECK >> 4 * kind & 15:
            raise BadInput(f"nobody has {n} cards {NAMES[kind]}")
    return sum(n << 4 * kind for kind, n in found.items())


def _show_stack(row: Sequence[int]) -> str:
    return " ".join(NAMES[kind] for kind in reversed(row) if kind)


def _read_stack(words: Any) -> list[int]:
    return [read_kind(word) for word in reversed(_words_of(words, "cards"))]


def show_land(card: int) -> str:
    """`MF`: mountain on lane a, forest on lane b; nothing for no card."""
    return NAMES[card >> 3] + NAMES[card & 7]


def read_land(word: Any) -> int:
    """The landscape card of two letters, as it lies; 0 for nothing."""
    if word == "":
        return 0
    if not isinstance(word, str) or not re.fullmatch(r"(?i)[MFWSP]{2}", word):
        raise BadInput(f"{word!r} is no landscape card: write two letters of MFWSP, such as MF")
    return 8 * read_kind(word[0]) + read_kind(word[1])


def _show_lands(row: Sequence[int]) -> str:
    return " ".join(show_land(card) for card in row if card)


def _read_lands(words: Any) -> list[int]:
    return [read_land(word) for word in _words_of(words, "landscape cards")]


def _show_land_heap(heap: int) -> str:
    return _show_lands([int(land) for i, land in enumerate(LANDS) for _ in range(heap >> 4 * i & 15)])


def _read_land_heap(words: Any) -> int:
    found = Counter(int(PAIR[card]) for card in _read_lands(words))
    if any(n > LAND_DECK >> 4 * pair & 15 for pair, n in found.items()):
        raise BadInput(f"there are not so many equal landscape cards: {words}")
    return sum(n << 4 * pair for pair, n in found.items())


def show_space(marker: int) -> str:
    """`a5`; nothing for a marker that is aside."""
    return f"{LANES[marker >> 6]}{marker & 63}" if marker else ""


def _read_space(word: Any) -> int:
    if word == "":
        return 0
    if not isinstance(word, str) or not re.fullmatch(r"(?i)[ab]\d{1,2}", word) or not 1 <= int(word[1:]) <= LONGEST:
        raise BadInput(f"{word!r} is no space: write a lane and a number, such as a5, or nothing")
    return 64 * LANES.index(word[0].lower()) + int(word[1:])


def _read_phase(word: Any) -> int:
    if word not in PHASES:
        raise BadInput(f"the phase is one of {', '.join(PHASES)}, not {word!r}")
    return PHASES.index(word)


MAGIC_NAMES = tuple("".join(card) for card in MAGIC_CARDS)


def _read_magic(word: Any) -> int:
    if word not in MAGIC_NAMES:
        raise BadInput(f"a magic way card is one of {', '.join(MAGIC_NAMES)}, not {word!r}")
    return MAGIC_NAMES.index(word)


_heap = Codec(show_heap, read_heap)
_lands = Codec(_show_lands, _read_lands, row=True)
_land_heap = Codec(_show_land_heap, _read_land_heap)
CODECS = {
    "phase": Codec(PHASES.__getitem__, _read_phase),
    "stage": Codec(int, whole, blank=1),
    "turns": Codec(int, whole, blank=1),
    "last_winner": Codec(int, whole, blank=NONE),
    "path": _lands,
    "deck": _land_heap,
    "under": _lands,
    "land_discards": _land_heap,
    "drawn": Codec(show_land, read_land),
    "marker": Codec(show_space, _read_space),
    "magic_card": Codec(MAGIC_NAMES.__getitem__, _read_magic),
    "magic_rows": _heap,
    "hands": _heap,
    "piles": _heap,
    "stacks": Codec(_show_stack, _read_stack, row=True),
    "discards": _heap,
    "hand_plays": Codec(int, whole, blank=PLAYS),
    "stack_plays": Codec(int, whole, blank=PLAYS),
}
SETTLED = ("length", "deck", "under_size", "piles", "hand_sizes", "pile_sizes", "stack_sizes")


def settle(s: State) -> None:
    """Count what lies there, put every other card into its draw pile, and let the seat on turn decide."""
    for name in ("turn", "starter"):
        if not 0 <= getattr(s, name) < 2:
            raise BadInput(f"{name} is a seat, 0 or 1")
    if not NONE <= s.last_winner < 2:
        raise BadInput("last_winner is a seat, 0 or 1, or -1 if no stage was finished")
    if not 1 <= s.turns <= MOST_TURNS or s.stage < 1:
        raise BadInput(f"stages count from 1, and turns in a stage from 1 to {MOST_TURNS}")
    s.length = sum(1 for card in s.path if card)
    s.under_size = sum(1 for card in s.under if card)
    # Which way round a card is that does not lie on the path yet makes no difference: the lower landscape comes first.
    s.under[: s.under_size] = [LANDS[PAIR[card]] for card in s.under[: s.under_size]]
    s.drawn = LANDS[PAIR[s.drawn]] if s.drawn else 0
    if s.length == 0:
        raise BadInput("a position needs a path")
    if s.land_discards and s.removed_land == UNDER_DECK:
        raise BadInput("removed landscape cards go under the deck, unless the option removed_land says otherwise")
    _settle_phase(s)
    lands = Counter(int(PAIR[card]) for card in (*s.path, *s.under, s.drawn) if card)
    s.deck = _rest(LAND_DECK, sum(n << 6 * pair for pair, n in lands.items()), int(s.land_discards), len(LANDS))
    for seat in range(2):
        stack = Counter(int(kind) for kind in s.stacks[seat] if kind)
        s.stack_sizes[seat] = stack.total()
        s.hand_sizes[seat] = len(kinds_of(int(s.hands[seat])))
        open_cards = int(s.hands[seat]) + int(s.discards[seat]) + int(s.magic_rows[seat])
        s.piles[seat] = _rest(DECK, sum(n << 6 * kind for kind, n in stack.items()), open_cards, KINDS + 1)
        s.pile_sizes[seat] = len(kinds_of(int(s.piles[seat])))
    s.waiting = 0 if s.phase == OVER else 1 << s.turn


def _settle_phase(s: State) -> None:
    laying = s.phase not in (PLAY, ARRANGE, OVER)
    if laying != (s.drawn != 0):
        raise BadInput("a landscape card is drawn in the phases add and extend, and only then")
    if not 0 <= s.to_lay <= (1 if s.phase == ADD_LAND else 0):
        raise BadInput("to_lay is 0, or 1 in the phase add")
    stack = sum(1 for kind in s.stacks[s.turn] if kind)
    if not 0 <= s.arranged <= (max(stack - 2, 0) if s.phase == ARRANGE else 0):
        raise BadInput("in the phase arrange, arranged counts the cards settled, fewer than all but one; else it is 0")
    if s.phase == ARRANGE and stack < 2:
        raise BadInput("a stack is rearranged only if it has two cards")


def _rest(whole_heap: int, wide: int, heap: int, kinds: int) -> int:
    """A heap less another, and less one with six bits for each kind; raises BadInput if there are not so many."""
    rest = 0
    for kind in range(kinds):
        left = (whole_heap >> 4 * kind & 15) - (wide >> 6 * kind & 63) - (heap >> 4 * kind & 15)
        if left < 0:
            raise BadInput("there are more cards of one kind than the game has")
        rest += left << 4 * kind
    return rest


# Notation


def notation(move: int) -> str:
    """`fly M+F stack F`, `turn 4 stack`, `marker a5`, `swap 2 5`, `lay MF`, `top 3`, `end`."""
    verb, stacked, first, second = TABLE[move]
    words = [VERBS[verb]]
    if verb in (FLY, CROSS):
        hand, stack = PAYMENTS[first]
        words += ["+".join(NAMES[kind] for kind in hand)] if hand else []
        words += [STACK_WORD, "+".join(NAMES[kind] for kind in stack)] if stack else []
    elif verb in (STASH, DISCARD, MAGIC_WAY):
        words += [STACK_WORD] if stacked else []
        words.append(NAMES[first])
    elif verb == LAY:
        words.append(NAMES[first] + NAMES[second])
    elif verb == MARKER:
        words.append(f"{LANES[first]}{second}")
    else:
        words += [str(number) for number in (first, second) if number]
    if verb in ODIN_CARD_OF and stacked:
        words.append(STACK_WORD)
    return " ".join(words)


def parse(words: str) -> int:
    """The code of a notation, whatever the case, the spaces and the order of cards and numbers."""
    verb, *rest = re.sub(r"[+,\s]+", " ", words[:200].lower()).split() or [""]
    code = None
    try:
        if verb in VERBS:
            code = CODE.get(_read(VERBS.index(verb), rest))
    except BadInput:
        pass
    if code is None:
        raise IllegalMove("", text("say-no-such-move", move=words[:80]))
    return code


def _refuse(rule: int) -> IllegalMove:
    return IllegalMove(f"R{rule}", text(f"ravens-R{rule}"))


def _read(verb: int, words: list[str]) -> tuple[int, int, int, int]:
    """The meaning of the words behind a verb, as in `cards.TABLE`; raises BadInput where there is none."""
    if verb in (FLY, CROSS):
        return verb, HAND_SOURCE, _read_payment(words, verb == CROSS), 0
    stacked = HAND_SOURCE
    if verb in (STASH, DISCARD, MAGIC_WAY) or verb in ODIN_CARD_OF:
        sources = [word for word in words if word in (STACK_WORD, HAND_WORD)]
        if len(sources) > 1:
            raise BadInput("one source")
        stacked = STACK_SOURCE if sources == [STACK_WORD] else HAND_SOURCE
        words = [word for word in words if word not in sources]
    if verb in (STASH, DISCARD, MAGIC_WAY):
        if len(words) != 1:
            raise BadInput("one card")
        if verb == STASH and stacked:
            raise _refuse(25)
        return verb, stacked, read_kind(words[0]), 0
    if verb == LAY:
        card = read_land("".join(words))
        return verb, stacked, card >> 3, card & 7
    if verb == MARKER:
        space = _read_space("".join(words))
        return verb, stacked, space >> 6, space & 63
    numbers = sorted(_read_number(word) for word in words)
    if verb == SWAP and len(numbers) == 2 and numbers[0] == numbers[1]:
        raise _refuse(57)
    if len(numbers) != (2 if verb == SWAP else 1 if verb in (TURN, REMOVE, TOP) else 0):
        raise BadInput("so many numbers")
    first, second = [*numbers, 0, 0][:2]
    return verb, stacked, first, second


def _read_number(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", word):
        raise BadInput("a number")
    return int(word)


def _read_payment(words: list[str], cross: bool) -> int:
    """The number of a payment; what pays no flight anywhere is refused with the rule that says so."""
    hand: list[int] = []
    stack: list[int] = []
    into = hand
    for word in words:
        if word in (HAND_WORD, STACK_WORD):
            into = hand if word == HAND_WORD else stack
        else:
            into.append(read_kind(word))
    cards = hand + stack
    if not cards:
        raise BadInput("no cards")
    if max(cards) > LANDSCAPES:
        raise _refuse(38)
    payment = (tuple(sorted(hand)), tuple(sorted(stack)))
    if payment in PAYMENTS and not (cross and len(cards) == 1):
        return PAYMENTS.index(payment)
    units = [u for u in (1, 2) if any(makes(Counter(cards), t, u) for t in range(1, LANDSCAPES + 1))]
    if units and max(len(hand), len(stack)) > PLAYS:
        raise _refuse(42)
    raise _refuse(40 if cross else 32)


# Elements


def ids(move: int) -> list[str]:
    """The cards to pick and what to do with them; or the button to press."""
    verb, stacked, first, second = TABLE[move]
    if verb in (END, EXTEND, DONE):
        return [f"button:{VERBS[verb]}"]
    if verb == LAY:
        return [f"lay:{NAMES[first]}{NAMES[second]}"]
    if verb == TOP:
        return [f"stack:{first}"]
    if verb in (FLY, CROSS):
        hand, stack = PAYMENTS[first]
        picks = [f"hand:{NAMES[kind]}{hand[: i + 1].count(kind)}" for i, kind in enumerate(hand)]
        picks += [f"stack:{depth}" for depth in range(1, len(stack) + 1)]
        return [*picks, "raven:own" if verb == FLY else "marker:stone"]
    card = "stack:1" if stacked else f"hand:{NAMES[ODIN_CARD_OF.get(verb, first)]}1"
    if verb in (STASH, DISCARD, MAGIC_WAY):
        return [card, {STASH: "pile:stack", DISCARD: "pile:discard", MAGIC_WAY: "pile:magic"}[verb]]
    targets = [f"space:{LANES[first]}{second}"] if verb == MARKER else [f"card:{i}" for i in (first, second) if i]
    return [card, f"action:{VERBS[verb]}", *targets]


@cache
def _by_ids() -> list[tuple[frozenset[str], int]]:
    return [(frozenset(ids(move)), move) for move in range(CODES)]


def _lowest_of_equals(picks: Sequence[str]) -> frozenset[str]:
    """Equal cards of a hand are interchangeable: whichever are picked, call them the first ones."""
    equals = Counter(pick[:-1] for pick in picks if re.fullmatch(r"hand:(?:[MFWSP]|O[A-D])[0-9]", pick))
    named = [f"{card}{n}" for card, many in equals.items() for n in range(1, many + 1)]
    return frozenset([*named, *(pick for pick in picks if pick[:-1] not in equals)])


def picked(s: State, seat: int, ids: Sequence[str]) -> int:
    """The rule that forbids picking these elements together.

    Of all moves that need just these, or these and more, it is the one that comes closest that tells why.
    """
    picks = _lowest_of_equals(ids)
    exact = [move for elements, move in _by_ids() if elements == picks]
    closest = exact or [move for elements, move in _by_ids() if picks < elements]
    reasons = {int(rules.why_not(s, seat, move)) for move in closest}
    if 0 in reasons:
        return 0
    # That a card is not there says less than what hinders one that is.
    return min(reasons, key=lambda rule: (rule in (23, 25, 27), rule), default=25)


# Texts


def card_text(kind: int) -> Text:
    """A card in words."""
    return text("ravens-card", kind=NAMES[kind])


def cards_text(kinds: Iterable[int]) -> list[Text]:
    """Cards in words, equal ones together."""
    return [text("ravens-cards", count=n, card=card_text(kind)) for kind, n in sorted(Counter(kinds).items())]


def land_text(landscape: int) -> Text:
    """A landscape in words."""
    return text("ravens-landscape", kind=NAMES[landscape])


def _details(move: int) -> dict[str, Arg]:
    """What the texts of a move may name."""
    verb, stacked, first, second = TABLE[move]
    details: dict[str, Arg] = {"source": STACK_WORD if stacked else HAND_WORD}
    if verb in (FLY, CROSS):
        hand, stack = PAYMENTS[first]
        source = "both" if hand and stack else STACK_WORD if stack else HAND_WORD
        return {
            "source": source,
            "cards": cards_text(hand or stack),
            "stacked": cards_text(stack),
        }
    if verb in (STASH, DISCARD, MAGIC_WAY):
        details["card"] = card_text(first)
    elif verb == LAY:
        details |= {"a": land_text(first), "b": land_text(second)}
    elif verb == MARKER:
        details["space"] = f"{LANES[first]}{second}"
    else:
        details |= {"first": first, "second": second}
    return details


def words(s: State, seat: int, move: int) -> Text:
    """A move as an offer."""
    verb, _, depth, _ = TABLE[move]
    details = _details(move)
    if verb == TOP:
        details["card"] = card_text(int(s.stacks[seat, int(s.stack_sizes[seat]) - depth]))
        details["place"] = int(s.arranged) + 1
    elif verb in (FLY, CROSS):
        details["space"] = f"{LANES[seat]}{_landing(s, seat, verb)}"
    return text(f"ravens-move-{VERBS[verb]}", **details)


def _landing(s: State, seat: int, verb: int) -> int:
    """R33, R39, R40: the space on which a flight ends."""
    first = int(s.positions[seat]) + 1
    ahead = int(marker_ahead(s, seat))
    return ahead - 1 if ahead > first and verb == FLY else int(group_end(s, seat, first))


def ask(s: State, seat: int) -> Text:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        return text("ravens-ask-over")
    if seat != s.turn:
        return text("ravens-ask-wait", player=Who(int(s.turn)))
    if s.phase == ARRANGE:
        return text("ravens-ask-arrange", place=int(s.arranged) + 1)
    if s.phase != PLAY:
        return text("ravens-ask-lay", a=land_text(int(s.drawn) >> 3), b=land_text(int(s.drawn) & 7))
    details: dict[str, Arg] = {
        "hand": int(s.hand_plays),
        "stack": min(int(s.stack_plays), int(s.stack_sizes[seat])),
        "landscape": land_text(int(landscape(s, seat, int(s.positions[seat]) + 1))),
    }
    return text("ravens-ask-play", **details)


def insight(s: State, seat: int) -> dict[str, Any]:
    """What follows from the view: for each seat, the next landscape, the units it costs, the groups left (R31, R39).

    Also the landscape cards left, the cards on the magic way, and each player's cards that do not lie in the open.
    """
    racing = s.phase != OVER
    at = [int(s.positions[lane]) for lane in range(2)]
    return {
        "next": [NAMES[landscape(s, lane, at[lane] + 1)] if racing else "" for lane in range(2)],
        "units": [2 if racing and marker_ahead(s, lane) == at[lane] + 1 else 1 for lane in range(2)],
        "groups": [int(groups_left(s, lane)) for lane in range(2)],
        "lands_left": int(lands_left(s)),
        "magic": [len(kinds_of(int(row))) for row in s.magic_rows],
        "unseen": [show_heap(DECK - int(s.discards[lane]) - int(s.magic_rows[lane])) for lane in range(2)],
    }


def tell(before: State, seat: int, move: int, after: State, viewer: int) -> list[Text]:
    """A move in words; what is stashed and how a stack is arranged is told to its owner alone (R78)."""
    player = Who(seat)
    verb, _, depth, _ = TABLE[move]
    details = _details(move)
    if verb == TOP and viewer == seat:
        details["card"] = card_text(int(before.stacks[seat, int(before.stack_sizes[seat]) - depth]))
        details["place"] = int(before.arranged) + 1
    elif verb in (FLY, CROSS):
        details["space"] = f"{LANES[seat]}{_landing(before, seat, verb)}"
    elif verb == LAY:
        details["number"] = int(before.length) + 1
    told = []
    if verb in (STASH, TOP):
        if viewer == seat:
            told.append(text(f"ravens-log-{VERBS[verb]}-own", player=player, **details))
        elif verb == STASH:
            told.append(text("ravens-log-stash", player=player))
    elif verb not in (END, DONE):
        told.append(text(f"ravens-log-{VERBS[verb]}", player=player, **details))
    if verb in (FLY, CROSS) and before.marker and not after.marker and after.stage == before.stage:
        told.append(text("ravens-log-marker-lifted"))
    if verb in (TOP, DONE) and after.phase == PLAY:
        told.append(text("ravens-log-arranged", player=player))
    return told + _tell_lands(before, after, verb) + _tell_end(before, seat, verb, after, viewer)


def _tell_lands(before: State, after: State, verb: int) -> list[Text]:
    """R62, R77: cards that were trimmed, and the landscape card that was drawn."""
    told = []
    if verb == LAY and after.stage == before.stage and after.length <= before.length:
        told.append(text("ravens-log-trim", count=int(before.length) + 1 - int(after.length)))
    if verb in (EXTEND, ADD, LAY) and after.drawn:
        card = int(after.drawn)
        told.append(text("ravens-log-drawn", a=land_text(card >> 3), b=land_text(card & 7)))
    return told


def _tell_end(before: State, seat: int, verb: int, after: State, viewer: int) -> list[Text]:
    """R61, R63–R74: cards drawn at the end of a turn; the score of a stage, and what follows."""
    if after.stage == before.stage and after.phase != OVER:
        if after.turn == seat:
            return []
        count = int(after.hand_sizes[seat]) - int(before.hand_sizes[seat])
        if viewer == seat and count:
            new = kinds_of(int(after.hands[seat]) - int(before.hands[seat]))
            return [text("ravens-log-draw-own", player=Who(seat), cards=cards_text(new))]
        return [text("ravens-log-draw", player=Who(seat), count=count)]
    void = verb in (END, LAY)
    told = [text("ravens-log-void", count=int(after.voids))] if void else []
    if after.phase == OVER or not void:
        told += _tell_score(before, after)
    if after.phase != OVER:
        return [*told, text("ravens-log-stage", stage=int(after.stage), player=Who(int(after.starter)))]
    winner = max((0, 1), key=lambda side: (int(after.scores[side]), side == after.last_winner))
    scores: dict[str, Arg] = {"points": int(after.scores[winner]), "other": int(after.scores[1 - winner])}
    return [*told, text("ravens-log-win", player=Who(winner), **scores)]


def _tell_score(before: State, after: State) -> list[Text]:
    """R65, R66: the distance and the magic way."""
    winner, leader = int(after.last_winner), int(magic_leader(before))
    bonus = MAGIC_POINTS if leader == winner else 0
    distance = int(after.scores[winner]) - int(before.scores[winner]) - bonus
    told = [text("ravens-log-finish", player=Who(winner), points=distance)]
    if leader == NONE:
        told.append(text("ravens-log-magic-tied"))
    else:
        told.append(text("ravens-log-magic-won", player=Who(leader), points=MAGIC_POINTS))
    return [*told, text("ravens-log-scores", a=int(after.scores[0]), b=int(after.scores[1]), one=Who(0), two=Who(1))]
