"""Records: what a viewer may know follows from the declaration alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludotheque.core.records import NOBODY, ONLOOKER, OWNER, Ints, Record, Weight, copy, field, hide, raw


class Sample(Record):
    """Three seats with a secret each."""

    score: Ints = field(3)
    secret: Ints = field(3, 2, dtype=np.int8, seen_by=OWNER)
    deck: Ints = field(4, seen_by=NOBODY)
    turn: int = field()


class Wider(Sample):
    """The same with a wider deck."""

    deck: Ints = field(6, seen_by=NOBODY)


def test_a_subclass_has_the_fields_and_may_declare_some_anew() -> None:
    assert list(Wider.fields) == list(Sample.fields)
    assert (Wider.fields["deck"].shape, Sample.fields["deck"].shape) == ((6,), (4,))
    assert (Wider.max_seats, Wider.masks.shape[1]) == (3, Wider.dtype.itemsize)
    assert (hide(Wider, Wider.blank()[0], 0).secret.shape, Wider.dtype == Sample.dtype) == ((3, 2), False)


def fill() -> Any:
    s = Sample.blank()[0]
    for name, f in Sample.fields.items():
        if f.shape:
            getattr(s, name)[...] = 7
        else:
            setattr(s, name, 7)
    return s


@pytest.mark.parametrize("viewer", [0, 1, 2, ONLOOKER])
def test_hide_follows_from_the_declaration(viewer: int) -> None:
    view = hide(Sample, fill(), viewer)
    assert (view.score == 7).all()
    assert view.turn == view.seats == view.waiting == view.phase == 7
    assert (view.deck == 0).all()
    assert (view.key == 0).all()
    assert view.draws == 0
    for seat in range(3):
        assert (view.secret[seat] == (7 if seat == viewer else 0)).all()


def test_hide_and_copy_leave_the_position_alone() -> None:
    s = fill()
    before = s.tobytes()
    hide(Sample, s, 0)
    twin = copy(s)
    twin.score[0] = 1
    assert s.tobytes() == before


def test_a_copy_is_equal_byte_by_byte_gaps_included() -> None:
    s = fill()
    for _ in range(50):
        # Memory that was used before would shine through the gaps between fields.
        np.full(Sample.dtype.itemsize, 255, dtype=np.uint8)
        assert copy(s).tobytes() == s.tobytes()


def test_padding_is_never_seen() -> None:
    used = np.zeros(Sample.dtype.itemsize, dtype=bool)
    for name in Sample.fields:
        kind, offset = Sample.dtype.fields[name][:2]  # type: ignore[index]
        used[offset : offset + kind.itemsize] = True
    assert not Sample.masks[:, ~used].any()


class Remembering(Record, seats=2):
    """What is past is seen like anything else, but no search tells nodes apart by it."""

    score: Ints = field(2)
    made: Ints = field(3, weight=Weight.PAST)


def test_what_is_past_is_seen_and_makes_no_other_node() -> None:
    blank = Remembering.blank()
    blank[0].made[:] = -1
    past = raw(blank)[0] == 255
    assert past.sum() == 3 * 8
    assert (Remembering.masks[:, past] == 255).all()
    assert not Remembering.search_masks[:, past].any()
    assert (Remembering.search_masks[:, ~past] == Remembering.masks[:, ~past]).all()


class Blind(Record, seats=4):
    """Four seats, and nothing that only one of them knows."""

    score: Ints = field(4)
    bag: Ints = field(3, seen_by=NOBODY)


def test_seats_can_be_declared_without_a_private_field() -> None:
    assert Blind.max_seats == 4
    assert Blind.masks.shape == (5, Blind.dtype.itemsize)
    assert (Blind.masks == Blind.masks[ONLOOKER]).all()
    s = Blind.blank()[0]
    s.score[:], s.bag[:] = 7, 7
    view = hide(Blind, s, 3)
    assert (view.score == 7).all()
    assert (view.bag == 0).all()


def test_a_declaration_that_cannot_be_kept_is_refused() -> None:
    with pytest.raises(TypeError, match="one row for each seat"):
        field(seen_by=OWNER)
    with pytest.raises(TypeError, match="are the seats"):
        field(3, seen_by=OWNER, by_seat=False)
    with pytest.raises(TypeError, match="int64"):
        field(dtype=np.int8)
    with pytest.raises(TypeError, match="already: round, size"):
        type("Bad", (Record,), {"round": field(), "size": field(2)})
    with pytest.raises(TypeError, match="differ in seats"):
        type("Bad", (Record,), {"a": field(2, seen_by=OWNER), "b": field(3, seen_by=OWNER)})
    with pytest.raises(TypeError, match="differ in seats"):
        type("Bad", (Record,), {"a": field(2, seen_by=OWNER)}, seats=3)
