"""How the fields of a record are written in a position and read back: by what their numbers mean."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludotheque import BadInput, games
from ludotheque.core.meanings import (
    SEAT,
    SEAT_OR_NONE,
    SEATS,
    Count,
    Digits,
    HeapOf,
    Meaning,
    OneOf,
    Row,
    Seat,
    SetOf,
)
from ludotheque.core.records import NOBODY, OWNER, Ints, Record, field
from ludotheque.core.text import Text, Who, text
from ludotheque.core.verbs import Code, Moves, NoSuchMove, Verb
from ludotheque.core.words import check_numbers, in_words, rotated, set_blanks, set_field

TOLD = tuple(text(colour) for colour in ("red", "blue", "green"))
LETTERS = OneOf(tuple("abcd"), first=1)
COLOURS = ("red", "blue", "green")
FRUIT = HeapOf(("fig", "plum"), bits=4)


class Toy(Record):
    row: Ints = field(5, dtype=np.int8, means=Row(LETTERS))
    rows: Ints = field(2, 4, dtype=np.int8, means=Row(LETTERS, turned=True), seen_by=OWNER)
    plain: Ints = field(3, means=Count(99))
    turn: int = field(means=SEAT)
    winner: int = field(means=SEAT_OR_NONE)
    scores: Ints = field(2, means=Count(9))
    secret: int = field(means=SetOf(COLOURS), seen_by=NOBODY)


def placed(**words: Any) -> Any:
    s = Toy.blank()[0]
    set_blanks(Toy, s)
    s.seats = 2
    for name, value in words.items():
        set_field(Toy, s, name, value, "position")
    check_numbers(Toy, s, 2)
    return s


def test_a_row_is_written_as_one_and_read_back() -> None:
    words = {"row": "a b c", "rows": ["d", "a b"], "plain": [7, 8, 9], "turn": 1, "winner": -1, "scores": [3, 4]}
    told = in_words(Toy, placed(**words), 2, None)
    assert told == {**words, "secret": "", "phase": 0, "seats": 2}


def test_what_a_viewer_may_not_know_is_none() -> None:
    s = placed(rows=["d", "a b"], secret="red")
    assert in_words(Toy, s, 2, 1)["rows"] == [None, "a b"]
    assert in_words(Toy, s, 2, -1)["rows"] == [None, None]
    assert in_words(Toy, s, 2, 0)["secret"] is None
    assert in_words(Toy, s, 2, None)["secret"] == "red"


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"row": "a b c d a b"}, "'row' of the position: it takes at most 5"),
        ({"row": "a x"}, "'row' of the position: 'x' is none of a, b, c, d"),
        ({"row": 7}, "'row' of the position: write it in one line with spaces between, such as '', not as 7"),
        ({"rows": ["a", "b", "c"]}, "'rows' of the position: it takes at most 2"),
        ({"rows": ["a b c d a"]}, "'rows' of the position: it takes at most 4"),
        ({"rows": "a"}, "'rows' of the position: it takes a list of at most 2"),
        ({"plain": [1, 2, 100]}, "'plain' of the position: 100 is not from 0 to 99"),
        ({"plain": [True]}, "'plain' of the position: True is no whole number"),
        ({"turn": 2}, "'turn' of the position: there is no seat 2: seats are 0 to 1"),
        ({"winner": 2}, "'winner' of the position: there is no seat 2: seats are 0 to 1"),
        ({"scores": [1 << 70]}, "'scores' of the position: 1180591620717411303424 is not from 0 to 9"),
        ({"secret": "red red"}, "'secret' of the position: red is named twice"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_field(words: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput) as refused:
        placed(**words)
    assert str(refused.value) == fault


MOVES = Moves(Verb("take", OneOf(COLOURS), picks=("chip:{0}",)), Verb("pass"))


@pytest.mark.parametrize(
    ("means", "number", "word", "argument"),
    [
        (Count(9), 7, 7, 7),
        (OneOf(COLOURS), 1, "blue", "blue"),
        (OneOf(COLOURS, first=1, none=0), 0, "", ""),
        (OneOf((8, 10, 12), first=4, none=0), 5, 10, 10),
        (OneOf(COLOURS, texts=TOLD), 2, "green", TOLD[2]),
        (SetOf(COLOURS), 0b101, "red green", ["red", "green"]),
        (
            SetOf(COLOURS, texts=tuple(map(text, COLOURS)), order=(2, 1, 0)),
            0b101,
            "red green",
            [text("green"), text("red")],
        ),
        (FRUIT, 0x12, "fig fig plum", ["fig", "fig", "plum"]),
        (HeapOf(("1", "5"), bits=8, counted=True), 0x0103, "3x1 1x5", ["1", "1", "1", "5"]),
        (HeapOf(("1", "5"), bits=8, joined=", "), 0x0102, "1 1 5", "5, 1, 1"),
        (HeapOf(("fig",), bits=4, counted_text="n"), 2, "fig fig", [Text("n", {"count": 2, "card": "fig"})]),
        (SEAT, 1, 1, Who(1)),
        (SEAT_OR_NONE, -1, -1, -1),
        (Seat({"open": -1, "gone": -2}), -2, "gone", "gone"),
        (SEATS, 0b101, "0 2", [Who(0), Who(2)]),
        (Digits(), 6 | 4 << 3 | 2 << 6, "6 4 2", "6 4 2"),
        (Code(MOVES), 1, "take blue", "take blue"),
        (Code(MOVES, none=-1), -1, "", ""),
    ],
)
def test_every_meaning_is_written_read_and_told(means: Meaning, number: int, word: object, argument: object) -> None:
    assert means.show(number) == word
    assert means.read(word) == number
    assert means.argument(number) == argument
    means.check(number, 3)
    assert means.data()["is"]
    assert means.typescript()


@pytest.mark.parametrize(
    ("means", "number"),
    [
        (Count(9), 10),
        (OneOf(COLOURS), 3),
        (SetOf(COLOURS), 8),
        (FRUIT, 1 << 9),
        (SEAT, 3),
        (SEATS, 8),
        (Code(MOVES), 9),
    ],
)
def test_a_number_that_means_nothing_is_refused(means: Meaning, number: int) -> None:
    with pytest.raises(BadInput):
        means.check(number, 3)


def test_seats_are_counted_from_another_one() -> None:
    s = placed(turn=1, winner=0, scores=[3, 4], plain=[1, 2, 3])
    turned = rotated(Toy, s, 1, 2)
    told = in_words(Toy, turned, 2, None)
    assert (told["turn"], told["winner"], told["scores"], told["plain"]) == (0, 1, [4, 3], [1, 2, 3])
    assert rotated(Toy, turned, 1, 2).tobytes() == s.tobytes()
    assert in_words(Toy, rotated(Toy, placed(), 1, 2), 2, None)["winner"] == -1


@pytest.mark.parametrize("name", games.names())
def test_a_position_turned_all_the_way_round_is_itself(name: str) -> None:
    game = games.get(name)
    seats = game.seats[1]
    s = game.start(seats, game.read_options(seats, {}), bytes(16))
    for _ in range(20):
        turned = s
        for _ in range(seats):
            # Memory that was used before would shine through the gaps between fields.
            np.full(s.nbytes, 255, dtype=np.uint8)
            turned = rotated(game.record, turned, 1, seats)
        assert turned.tobytes() == s.tobytes()


def test_a_verb_is_written_read_and_picked() -> None:
    assert MOVES.notations == ["take red", "take blue", "take green", "pass"]
    assert (MOVES.verb.tolist(), MOVES.one.tolist()) == ([0, 0, 0, 1], [0, 1, 2, 0])
    assert MOVES.parse("  Blue TAKE ") == 1
    assert MOVES.elements[1:] == [("chip:blue",), ("chip:green",), ("button:pass",)]
    assert (MOVES.code("take", 2), MOVES.first("pass"), MOVES.numbers("pass")) == (2, 3, (1,))
    for noise in ("", "take", "take red red", "x" * 300):
        with pytest.raises(NoSuchMove):
            MOVES.parse(noise)
