"""Odin in words: cards as a colour letter and a number, a set as its cards, `pass`, `take K6`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.game import BadInput, Codec, IllegalMove, whole
from ...core.text import Text, Who, text
from . import rules
from .cards import CARDS, GOAT, NUMBERS, PASS, TAKE, TAKE_GOAT, set_cards, set_size, set_value
from .rules import FOLLOW, LEAD, NONE, OVER, TAKE_CARD, State, set_of, taken_card

LETTERS = "BRPGKO"
PHASES = ("lead", "follow", "take", "over")
GOAT_WORD = "goat"


def card_name(card: int) -> str:
    """`B2` for blue two; `goat`."""
    return GOAT_WORD if card == GOAT else f"{LETTERS[card // NUMBERS]}{card % NUMBERS + 1}"


def read_card(word: str) -> int:
    """The card of a name, whatever its case; raises BadInput for what is no card."""
    if word.lower() == GOAT_WORD:
        return GOAT
    if len(word) == 2 and word[0].upper() in LETTERS and word[1] in "123456789":
        return LETTERS.index(word[0].upper()) * NUMBERS + int(word[1]) - 1
    raise BadInput(f"'{word}' is no card: write a colour letter of {LETTERS} and a number 1 to 9, such as B2")


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, ascending."""
    return [card for card in range(CARDS + 1) if mask >> card & 1]


def show_cards(mask: int) -> str:
    """The cards of a mask by name: `B2 B8`."""
    return " ".join(card_name(card) for card in cards_of(mask))


def read_cards(words: Any) -> int:
    """The mask of cards by name; refuses a card named twice."""
    if not isinstance(words, str):
        raise BadInput(f"cards are written as 'B2 B8', not as {words!r}")
    mask = 0
    for word in words.split():
        card = 1 << read_card(word)
        if mask & card:
            raise BadInput(f"{word} is named twice")
        mask |= card
    return mask


def _show_set(code: int) -> str:
    return "" if code == NONE else show_cards(set_cards(code))


def _read_set(words: Any) -> int:
    mask = read_cards(words)
    code = int(set_of(mask))
    if mask and code == NONE:
        raise BadInput(f"{words} is no set: its cards share neither colour nor number (O8)")
    return code


def _read_phase(word: Any) -> int:
    if word not in PHASES:
        raise BadInput(f"the phase is one of {', '.join(PHASES)}, not {word!r}")
    return PHASES.index(word)


def _show_colours(mask: int) -> str:
    return " ".join(letter for i, letter in enumerate(LETTERS) if mask >> i & 1)


def _read_colours(words: Any) -> int:
    if not isinstance(words, str) or not set(words.upper().split()) <= set(LETTERS):
        raise BadInput(f"colours are letters of {LETTERS} with spaces between, not {words!r}")
    return sum(1 << LETTERS.index(letter) for letter in set(words.upper().split()))


_cards = Codec(show_cards, read_cards)
CODECS = {
    "phase": Codec(PHASES.__getitem__, _read_phase),
    "colours": Codec(_show_colours, _read_colours),
    "hands": _cards,
    "known": _cards,
    "centre": Codec(_show_set, _read_set, blank=NONE),
    "owner": Codec(int, whole, blank=NONE),
    "beaten": _cards,
    "discards": _cards,
    "undealt": _cards,
}
SETTLED = ("sizes", "undealt")


def settle(s: State) -> None:
    """Count the hands, put every other card aside, and let the seat on turn decide."""
    s.colours = s.colours or rules.ALL_COLOURS
    s.hand_no = s.hand_no or 1
    if not 0 <= s.turn < s.seats or not NONE <= s.owner < s.seats or not 0 <= s.starter < s.seats:
        raise BadInput(f"turn, owner and starter are seats, 0 to {s.seats - 1}")
    if (s.owner == NONE) != (s.centre == NONE):
        raise BadInput("a set in the centre has an owner, an empty centre has none")
    if not 0 <= s.passes < s.seats - 1:
        raise BadInput(f"there are 0 to {s.seats - 2} passes since the last play")
    if (s.phase in (FOLLOW, TAKE_CARD)) != (s.centre != NONE) and s.phase != OVER:
        raise BadInput("there is a centre to beat in the phases follow and take, and none in lead")
    if (s.phase == TAKE_CARD) != (s.beaten != 0):
        raise BadInput("there are beaten cards in the phase take, and only then")
    used = s.discards | s.beaten | (0 if s.centre == NONE else set_cards(s.centre))
    for seat in range(s.seats):
        s.sizes[seat] = int(s.hands[seat]).bit_count()
        used |= s.hands[seat]
    s.undealt = rules.deck(s) & ~used
    s.waiting = 0 if s.phase == OVER else 1 << s.turn


def notation(move: int) -> str:
    """`B2 B8`, `pass`, `take K6`."""
    if move == PASS:
        return "pass"
    card = taken_card(move)
    return show_cards(set_cards(move)) if card == NONE else f"take {card_name(card)}"


def parse(words: str) -> int:
    """The code of a notation, whatever the case and the order of its cards."""
    verb, *rest = words.split() or [""]
    try:
        if verb.lower() == "pass" and not rest:
            return PASS
        if verb.lower() == "take" and len(rest) == 1:
            card = read_card(rest[0])
            return TAKE_GOAT if card == GOAT else TAKE + card
        mask = read_cards(words)
    except BadInput:
        raise IllegalMove("", text("say-no-such-move", move=words[:80])) from None
    if mask == 0:
        raise IllegalMove("", text("say-no-such-move", move=words[:80]))
    code = int(set_of(mask))
    if code == NONE:
        raise IllegalMove("O8", text("odin-O8"))
    return code


def ids(move: int) -> list[str]:
    """The cards to pick, or the button to press."""
    if move == PASS:
        return ["button:pass"]
    card = taken_card(move)
    return [f"card:{card_name(c)}" for c in (cards_of(set_cards(move)) if card == NONE else [card])]


def picked(s: State, seat: int, ids: Sequence[str]) -> int:
    """The rule that forbids picking these elements together."""
    if list(ids) == ["button:pass"]:
        return int(rules.why_not(s, seat, PASS))
    try:
        mask = read_cards(" ".join(element.removeprefix("card:") for element in ids))
    except BadInput:
        return 8
    if s.phase == TAKE_CARD and mask.bit_count() == 1:
        card = mask.bit_length() - 1
        return int(rules.why_not(s, seat, TAKE_GOAT if card == GOAT else TAKE + card))
    code = int(set_of(mask))
    if s.waiting and s.turn == seat and code == NONE:
        return 18 if s.phase == TAKE_CARD else 8
    # Whether it is the seat's turn at all is told with any move.
    return int(rules.why_not(s, seat, PASS if code == NONE else code))


def card_text(card: int) -> Text:
    """A card in words."""
    if card == GOAT:
        return text("odin-card", colour="goat", number=0)
    return text("odin-card", colour=LETTERS[card // NUMBERS], number=card % NUMBERS + 1)


def cards_text(mask: int) -> list[Text]:
    """Cards in words, the highest numbers first, as their value is read."""
    cards = sorted(cards_of(mask), key=lambda card: (card == GOAT, -(card % NUMBERS), card))
    return [card_text(card) for card in cards]


def words(s: State, seat: int, move: int) -> Text:
    """A move as an offer."""
    if move == PASS:
        return text("odin-move-pass")
    card = taken_card(move)
    if card != NONE:
        return text("odin-move-take", card=card_text(card))
    mask = set_cards(move)
    name = "odin-move-play-all" if mask == s.hands[seat] and mask.bit_count() > 1 else "odin-move-play"
    return text(name, cards=cards_text(mask), value=set_value(move))


def ask(s: State, seat: int) -> Text:
    """What is asked of the seat, or whom it waits for."""
    if s.phase == OVER:
        return text("odin-ask-over")
    if seat != s.turn:
        return text("odin-ask-wait", player=Who(int(s.turn)))
    if s.phase == FOLLOW:
        return text("odin-ask-follow", value=set_value(s.centre), size=set_size(s.centre))
    return text("odin-ask-lead" if s.phase == LEAD else "odin-ask-take")


def insight(s: State, seat: int) -> dict[str, Any]:
    """The value of the centre (O9), and who has passed since it was played (O23)."""
    passed = [int(s.turn - back) % int(s.seats) for back in range(int(s.passes), 0, -1)]
    return {"value": 0 if s.centre == NONE else set_value(s.centre), "passed": passed}


def tell(before: State, seat: int, move: int, after: State, viewer: int) -> list[Text]:
    """A move in words; everything that happens in Odin happens in the open (O36)."""
    player = Who(seat)
    if move == PASS:
        told = [text("odin-log-pass", player=player)]
        if after.phase == LEAD:
            told.append(text("odin-log-round", player=Who(int(after.turn))))
        return told
    card = taken_card(move)
    if card != NONE:
        return [text("odin-log-take", player=player, card=card_text(card))]
    name = "odin-log-lead" if before.centre == NONE else "odin-log-follow"
    told = [text(name, player=player, cards=cards_text(set_cards(move)), value=set_value(move))]
    if before.sizes[seat] == set_size(move):
        return told + _tell_hand_end(before, player, after)
    if before.centre != NONE and after.phase == FOLLOW:
        told.append(text("odin-log-take", player=player, card=card_text(cards_of(set_cards(before.centre))[0])))
    return told


def _tell_hand_end(before: State, finisher: Who, after: State) -> list[Text]:
    """O29: what everybody adds; then the next hand, or who has won."""
    told = [text("odin-log-out", player=finisher)]
    for seat in range(after.seats):
        gained = int(after.totals[seat] - before.totals[seat])
        told.append(text("odin-log-points", player=Who(seat), points=gained, total=int(after.totals[seat])))
    if after.phase != OVER:
        return [*told, text("odin-log-deal", hand=int(after.hand_no), player=Who(int(after.starter)))]
    best = min(int(after.totals[seat]) for seat in range(after.seats))
    winners = [Who(seat) for seat in range(after.seats) if after.totals[seat] == best]
    return [*told, text("odin-log-win", players=winners, count=len(winners), points=best)]
