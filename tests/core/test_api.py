"""The public interface: matches, options, positions, refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import BadInput, IllegalMove


def test_a_refusal_carries_the_rule_and_its_text() -> None:
    match = ludotheque.new_match("odin", seats=3)
    before = match.current.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play("pass")
    assert refused.value.rule == "O11"
    assert str(refused.value).startswith("O11: Whoever leads must play")
    with pytest.raises(IllegalMove, match="“xyzzy” is no move"):
        match.play("xyzzy")
    assert match.current.tobytes() == before
    assert match.history == []


@pytest.mark.parametrize(
    ("game", "seats", "options", "sentence"),
    [
        ("odyn", 3, {}, "there is no game 'odyn': did you mean 'odin'?"),
        ("odin", 7, {}, "odin is for 2 to 6 seats, not 7"),
        ("odin", 1, {}, "odin is for 2 to 6 seats, not 1"),
        ("odin", 3, {"tarket": 10}, "odin has no option 'tarket': did you mean 'target'?"),
        ("odin", 3, {"target": -1}, "target cannot be -1: it takes one-hand or a whole number from 1 to 999"),
        ("odin", 3, {"target": 1000}, "target cannot be 1000: it takes one-hand or a whole number from 1 to 999"),
        ("odin", 3, {"target": "ten"}, "target cannot be 'ten': it takes one-hand or a whole number from 1 to 999"),
        ("odin", 3, {"goat": "maybe"}, "goat cannot be 'maybe': it takes off / on"),
        ("odin", 3, {"removed_colours": 2}, "removed_colours is for 2 seats only, not for 3"),
        ("odin", 2, {"removed_colours": 1}, "removed_colours cannot be 1: it takes none / two"),
    ],
)
def test_wrong_names_and_options_get_a_sentence(game: str, seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        ludotheque.new_match(game, seats=seats, **options)
    assert str(refused.value) == sentence


def test_options_are_read_from_words_and_numerals() -> None:
    match = ludotheque.new_match("odin", seats=2, target="one-hand", removed_colours="two", goat="1")
    assert match.options == {"target": 0, "removed_colours": 2, "goat": 1, "next_starter": 0}


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_seats_that_are_not_there(seat: int) -> None:
    match = ludotheque.new_match("odin", seats=3)
    with pytest.raises(BadInput, match=f"there is no seat {seat}"):
        match.view(seat).as_dict()
    with pytest.raises(BadInput, match=f"there is no seat {seat}"):
        match.play_code(0, seat)


@pytest.mark.parametrize("code", [-1, 6702, 1 << 40])
def test_codes_that_are_not_there(code: int) -> None:
    match = ludotheque.new_match("odin", seats=3)
    with pytest.raises(IllegalMove):
        match.play_code(code, match.waiting()[0])


def test_undo_steps_back_byte_by_byte() -> None:
    match = ludotheque.new_match("odin", seats=3)
    seen = [match.current.tobytes()]
    while len(seen) < 40 and not match.over:
        match.play(match.moves()[0])
        seen.append(match.current.tobytes())
    while match.history:
        assert match.current.tobytes() == seen[len(match.history)]
        match.undo()
    assert match.current.tobytes() == seen[0]
    with pytest.raises(BadInput, match="no move to take back"):
        match.undo()


def test_copies_go_their_own_way() -> None:
    match = ludotheque.new_match("odin", seats=2)
    twin = match.copy()
    twin.play(twin.moves()[0])
    assert match.history == []
    assert match.view(-1)["sizes"] == [9, 9]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({}, "a position needs 'seats'"),
        ({"seats": 9}, "odin is for 2 to 6 seats, not 9"),
        ({"seats": 2, "hands": ["B1", "B1"]}, "O44"),
        ({"seats": 2, "hands": ["B1", "X1"]}, "'X1' is none of B1"),
        ({"seats": 2, "hands": ["B1", "B2 B2"]}, "B2 is named twice"),
        ({"seats": 2, "hands": ["B1", 7]}, "such as 'B1 B2 B3 B4 B5 B6 B7 B8', not as 7"),
        ({"seats": 2, "hands": "B1"}, "it takes a list"),
        ({"seats": 2, "hands": ["B1", "B2"], "turns": 1}, "did you mean 'turn'?"),
        (
            {"seats": 2, "hands": ["B1", "B2"], "turn": 2},
            "'turn' of the position: there is no seat 2: seats are 0 to 1",
        ),
        ({"seats": 2, "hands": ["B1", "B2"], "turn": True}, "True is no whole number"),
        ({"seats": 2, "hands": ["B1", "B2"], "totals": [1 << 80, 0]}, "'totals' of the position"),
        ({"seats": 2, "hands": ["B1", ""]}, "O28"),
        ({"seats": 2, "hands": ["B1", "B2"], "phase": "follow"}, "there is a centre to beat"),
        ({"seats": 2, "hands": ["B1", "B2"], "centre": "B3 R4"}, "'centre' of the position: 'B3 R4' is no move"),
        ({"seats": 2, "hands": ["B1", "B2"], "phase": "jump"}, "'jump' is none of lead, follow, take, over"),
    ],
)
def test_positions_that_cannot_be(words: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        ludotheque.from_position("odin", words)
    assert sentence in str(refused.value)


def test_a_match_from_a_position_is_saved_with_it(tmp_path: Path) -> None:
    match = ludotheque.from_position("odin", {"seats": 2, "hands": ["B1 R2", "G5 K7"], "turn": 1})
    match.play("G5")
    match.save(tmp_path / "match.txt")
    again = ludotheque.load(tmp_path / "match.txt")
    assert again.position() == match.position()
    assert again.current.tobytes() == match.current.tobytes()


def test_the_commitment_binds_a_position_too() -> None:
    one, other = (
        ludotheque.from_position("odin", {"seats": 2, "hands": ["B1 R2", hand]}, key=bytes(16)) for hand in ("G5", "G6")
    )
    assert one.commitment != other.commitment


def test_a_name_that_would_break_the_record_is_refused(tmp_path: Path) -> None:
    match = ludotheque.new_match("odin", seats=2)
    match.names = ["Ann", "Bob\nkey: 0"]
    with pytest.raises(BadInput, match="one line of plain signs"):
        match.save(tmp_path / "match.txt")


def test_an_answer_crosses_with_the_choices_of_others() -> None:
    match = ludotheque.new_match("karuba", seats=3, setup="random")
    seen = len(match.history)
    match.play("lay a1", 0)
    match.play("lay b1", 1)
    assert [match.still_asked(seat, seen) for seat in range(3)] == [False, False, True]
    assert match.still_asked(0, seen + 1)  # seat 0 may still choose anew, and nobody knows more
    match.play("lay c1", 0)
    assert not match.still_asked(0, seen + 1)
    match.play("stay", 2)
    assert not any(match.still_asked(seat, count) for seat in range(3) for count in range(len(match.history)))
    assert all(match.still_asked(seat, len(match.history)) for seat in range(3))
    assert not match.still_asked(0, len(match.history) + 1)


def test_in_turns_nothing_is_asked_twice() -> None:
    match = ludotheque.new_match("odin", seats=3)
    first = match.waiting()[0]
    assert [match.still_asked(seat, 0) for seat in range(3)] == [seat == first for seat in range(3)]
    match.play(match.moves()[0])
    assert not any(match.still_asked(seat, 0) for seat in range(3))
