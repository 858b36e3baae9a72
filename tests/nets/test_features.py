"""What nets see follows from the declaration: own seat first, nothing hidden, a feature for whatever can be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from ludotheque import games
from ludotheque.bots import random
from ludotheque.core.game import Game, View
from ludotheque.core.meanings import Count, OneOf, SetOf
from ludotheque.core.records import NOBODY, OWNER, Position, Weight
from ludotheque.core.words import rotated
from ludotheque.games.ravens.moves import CARD, LAND, LANDSCAPE
from ludotheque.nets.features import EXACT, SPAN, Encoder, bucket

GAMES = games.all_games()
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions(game: Game, seats: int, every: int = 5, most: int = 120) -> Iterator[Position]:
    s = game.start(seats, game.read_options(seats, {}), bytes(15) + bytes([seats]))
    for number in range(most):
        if not s.waiting:
            return
        if number % every == 0:
            yield s
        seat = game.waiting(s)[0]
        game.rules.play(s, seat, random(game.view(s, seat), number))


def features(encoder: Encoder, view: View) -> set[str]:
    active = encoder.active(view).tolist()
    assert len(set(active)) == len(active), "no feature is listed twice"
    return {encoder.names[number] for number in active}


@by_game
def test_each_seat_sees_itself_first(game: Game) -> None:
    encoder = Encoder(game)
    for seats in range(max(2, game.seats[0]), game.seats[1] + 1):
        for s in positions(game, seats):
            for seat in range(seats):
                turned = rotated(game.record, s, seat, seats)
                seen, alike = features(encoder, game.view(s, seat)), features(encoder, game.view(turned, 0))
                assert seen - {f"seat={seat}"} == alike - {"seat=0"}


@by_game
def test_a_position_has_the_features_of_the_view(game: Game) -> None:
    """So nothing hidden is ever read: what a view has blanked out makes no difference."""
    encoder = Encoder(game)
    seats = game.seats[1]
    for number, s in enumerate(positions(game, seats)):
        for seat in range(seats):
            view = game.view(s, seat)
            world = view.guess_world(number.to_bytes(16, "big"))
            assert features(encoder, view) == features(encoder, View(game, seat, s))
            assert features(encoder, view) == features(encoder, View(game, seat, world))


@by_game
def test_no_hidden_field_has_features(game: Game) -> None:
    encoder = Encoder(game)
    told = {name.split("[")[0].split("=")[0].split(":")[0].split("~")[0] for name in encoder.names}
    for name, f in game.record.fields.items():
        if f.seen_by is NOBODY or name in game.layout():
            assert name not in told
        if f.seen_by is OWNER:
            assert not any(feature.startswith(f"{name}[+1]") for feature in encoder.names)


@by_game
def test_every_value_that_can_be_has_its_feature(game: Game) -> None:
    encoder = Encoder(game)
    blank = game.record.blank()[0]
    blank.seats = game.seats[1]
    base = set(encoder.active(View(game, 0, blank)).tolist())
    for name, f in game.record.fields.items():
        unseen = f.seen_by is NOBODY or name in (*game.layout(), "seats", "key", "draws")
        if unseen or f.weight in (Weight.NONE, Weight.PAST):
            continue
        if isinstance(f.means, OneOf):
            values = range(f.means.first, f.means.first + len(f.means.names))
        elif isinstance(f.means, Count) and f.means.most - f.means.least <= EXACT:
            values = range(f.means.least, f.means.most + 1)
        elif isinstance(f.means, SetOf):
            values = [1 << i for i in range(len(f.means.names))]  # type: ignore[assignment]
        else:
            continue
        found = set()
        for value in values:
            s = game.record.blank()[0]
            s.seats = game.seats[1]
            if f.shape:
                getattr(s, name)[(0,) * len(f.shape)] = value
            else:
                setattr(s, name, value)
            found.add(frozenset(encoder.active(View(game, 0, s)).tolist()) - base)
        assert len(found) == len(values), name


def test_a_row_is_seen_from_where_each_seat_stands_on_it_on_its_own_side() -> None:
    game = games.get("ravens")
    encoder = Encoder(game)
    distances = set()
    for s in positions(game, 2, every=1, most=150):
        for viewer in range(2):
            expected = set()
            for turn in range(2):
                seat = (viewer + turn) % 2
                for ahead, card in enumerate(s.path[s.positions[seat] : s.length][:SPAN].tolist(), 1):
                    side = card >> 3 if seat == 0 else card & 7
                    expected.add(f"path[+{turn}][+{ahead}]={LANDSCAPE.show(side)}")
                    distances.add(ahead)
            seen = features(encoder, game.view(s, viewer))
            assert {name for name in seen if name.startswith(("path[+0]", "path[+1]"))} == expected
            cards = [card if viewer == 0 else (card & 7) << 3 | card >> 3 for card in s.path[: s.length].tolist()]
            assert {f"path[{i}]={LAND.show(card)}" for i, card in enumerate(cards)} <= seen
    assert len(distances) >= 9


def test_a_stack_is_seen_from_its_top() -> None:
    game = games.get("ravens")
    encoder = Encoder(game)
    deepest = 0
    for s in positions(game, 2, every=1, most=150):
        for seat in range(2):
            stack = s.stacks[seat, : s.stack_sizes[seat]].tolist()[::-1]
            deepest = max(deepest, len(stack))
            seen = {name for name in features(encoder, game.view(s, seat)) if name.startswith("stacks")}
            assert seen == {f"stacks[+0][{-1 - i}]={CARD.show(card)}" for i, card in enumerate(stack)}
    assert deepest > 2


def test_larger_counts_share_features_in_order() -> None:
    numbers = [int(bucket(n)) for n in range(1 << 14)]
    assert numbers[:EXACT] == list(range(EXACT))
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(numbers))
    assert int(bucket(1 << 20)) > numbers[-1]


@by_game
def test_encode_is_dense(game: Game) -> None:
    encoder = Encoder(game)
    s = next(positions(game, game.seats[1]))
    view = game.view(s, 0)
    dense = encoder.encode(view)
    assert dense.shape == (encoder.size,) == (len(encoder.names),)
    assert set(np.flatnonzero(dense)) == set(encoder.active(view).tolist())
    assert len(encoder.active(view)) < encoder.room
