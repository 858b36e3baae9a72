"""How the fields of a record are written in a position and read back."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ludotheque.core.evaluation import SearchParams
from ludotheque.core.game import BadInput, Codec, Game
from ludotheque.core.generic import VOCABULARY
from ludotheque.core.records import OWNER, Ints, Record, field
from ludotheque.core.words import in_words


class Toy(Record):
    row: Ints = field(5, dtype=np.int8)
    rows: Ints = field(2, 4, dtype=np.int8, seen_by=OWNER)
    plain: Ints = field(3)


def show(numbers: list[int]) -> str:
    return "".join(map(str, numbers)).rstrip("0")


def read(word: Any) -> list[int]:
    if not isinstance(word, str) or not word.isdecimal():
        raise BadInput(f"{word!r} is no row")
    return [int(digit) for digit in word]


@cache
def toy() -> Game:
    """A game with nothing but a record, two of whose fields are written row by row."""
    codec = Codec(show, read, row=True)
    moves: Any = SimpleNamespace(CODECS={"row": codec, "rows": codec}, SETTLED=(), settle=lambda s: None)
    nothing = dict.fromkeys(VOCABULARY, lambda *_: 0)
    rules: Any = SimpleNamespace(State=Toy, **nothing)
    return Game("toy", 1, "X", (2, 2), 1, rules, moves, (), (), SimpleNamespace(**nothing), SearchParams(1.0, 0))


def test_a_row_is_written_as_one_and_read_back() -> None:
    words = {"seats": 2, "row": "123", "rows": ["4", "12"], "plain": [7, 8, 9]}
    position = toy().position(toy().place(words))
    assert position == {**words, "phase": 0}


def test_a_row_that_its_owner_alone_sees() -> None:
    game = toy()
    s = game.place({"seats": 2, "rows": ["4", "12"]})
    assert in_words(Toy, s, 2, 1)["rows"] == [None, "12"]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"row": "123456"}, "'row' of the position: it takes at most 5"),
        ({"row": "1x"}, "'row' of the position: '1x' is no row"),
        ({"rows": ["1", "2", "3"]}, "'rows' of the position: it takes at most 2"),
        ({"rows": ["12345"]}, "'rows' of the position: it takes at most 4"),
    ],
)
def test_a_row_too_long_or_unreadable_is_refused(words: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput) as refused:
        toy().place({"seats": 2, **words})
    assert str(refused.value) == fault
