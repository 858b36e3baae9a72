"""Odin's cards by name, and the table of its moves: a set is written as its cards, then `pass` and `take K6`."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.meanings import OneOf, SetOf
from ...core.text import Text, text
from ...core.verbs import Code, Moves, NoSuchMove, Verb
from . import sets

COLOUR_LETTERS = tuple("BRPGKO")
GOAT_NAME = "goat"


def _name(card: int) -> str:
    colour, number = divmod(card, sets.NUMBERS)
    return GOAT_NAME if card == sets.GOAT else f"{COLOUR_LETTERS[colour]}{number + 1}"


def _text(card: int) -> Text:
    colour, number = divmod(card, sets.NUMBERS)
    if card == sets.GOAT:
        return text("odin-card", colour="goat", number=0)
    return text("odin-card", colour=COLOUR_LETTERS[colour], number=number + 1)


def _as_read(card: int) -> tuple[bool, int, int]:
    """O9: the highest numbers first, as a value is read; the goat last."""
    return card == sets.GOAT, -(card % sets.NUMBERS), card


ALL_CARDS = range(sets.CARDS + 1)
CARD_NAMES = tuple(map(_name, ALL_CARDS))
CARD = OneOf(CARD_NAMES, texts=tuple(map(_text, ALL_CARDS)))
CARDS = SetOf(CARD_NAMES, texts=CARD.texts, order=tuple(sorted(ALL_CARDS, key=_as_read)))


SETS = {code: CARDS.show(mask) for code, mask in sets.all_sets().items()}
"""Every set by its code, written as its cards."""


def _play(first: int, end: int) -> Verb:
    """The sets of these codes, each picked card by card."""
    written = OneOf(tuple(SETS[code] for code in range(first, end)), first=first)
    return Verb("play", written, notation="{0}", picks=lambda code: [f"card:{card}" for card in SETS[code].split()])


def _take(taken: Iterable[int]) -> Verb:
    return Verb("take", CARD, only=[(card,) for card in taken], picks=("card:{0}",))


def _tidy(written: str) -> str:
    """O8, O41: cards that share neither colour nor number are no set. O18: one takes one card."""
    words = written.casefold().split()
    if words[:1] == ["take"] and len(words) > 2 and all(word in _CARD_NUMBERS for word in words[1:]):
        raise NoSuchMove(18)
    mask = 0
    for word in words:
        if word not in _CARD_NUMBERS or mask >> _CARD_NUMBERS[word] & 1:
            return written
        mask |= 1 << _CARD_NUMBERS[word]
    if mask and mask not in _MASKS:
        raise NoSuchMove(41 if mask & sets.GOAT_MASK and mask & ~sets.GOAT_MASK in _MASKS else 8)
    return written


_MASKS = frozenset(sets.all_sets().values())
_CARD_NUMBERS = {name.casefold(): card for card, name in enumerate(CARD_NAMES)}
MOVES = Moves(
    _play(0, sets.PASS),
    Verb("pass"),
    _take(range(sets.CARDS)),
    _play(sets.GOAT_ALONE, sets.TAKE_GOAT),
    _take([sets.GOAT]),
    tidy=_tidy,
)
CENTRE = Code(MOVES, none=sets.NO_SET, blank=sets.NO_SET)

VERB, ONE = MOVES.verb, MOVES.one
PLAY, PASS, TAKE = MOVES.numbers("play", "pass", "take")
assert MOVES.count == sets.CODES
