"""Batches play by the rules of single matches, whatever the number of threads."""

from __future__ import annotations

import numpy as np
import pytest

import ludotheque
from ludotheque import games
from ludotheque.batches import Batch
from ludotheque.batches.devices import Cpu
from ludotheque.core.dispatch import POINTS, RANKING
from ludotheque.core.errors import BadInput
from ludotheque.nets.features import Encoder

GAME = games.get("spookies")


def batch(count: int, seed: int, threads: int = 1) -> Batch:
    unstarted = [GAME.unstarted(seats, GAME.read_options(seats, {})) for seats in (2, 4)]
    return Batch(GAME, unstarted, np.arange(count) % 2, seed, Cpu(threads))


def test_a_batch_plays_as_single_matches_do() -> None:
    many = batch(16, seed=5)
    alone = many.states.copy()
    moves = np.empty(GAME.rules.CODES, dtype=np.int64)
    results = np.zeros((GAME.record.max_seats, 2), dtype=np.int64)
    ended = 0
    for _ in range(120):
        chosen = many.random().copy()
        deciders = many.deciders.copy()
        many.step(chosen)
        for row in range(many.count):
            s = alone[row]
            GAME.rules.play(s, int(deciders[row]), int(chosen[row]))
            while s.waiting and GAME.rules.legal(s, GAME.waiting(s)[0], moves) == 1:
                GAME.rules.play(s, GAME.waiting(s)[0], int(moves[0]))
            if not s.waiting:
                GAME.rules.points(s, results)
                seats = int(s.seats)
                assert many.ended[row] == 1
                assert (many.results[row, :seats, [POINTS, RANKING]] == results[:seats, [POINTS, RANKING]].T).all()
                alone[row] = many.states[row]
                ended += 1
            assert many.ended[row] == 0 or alone[row] == many.states[row]
            seat = int(many.deciders[row])
            count = GAME.rules.legal(alone[row], seat, moves)
            assert count == many.counts[row] > 1
            assert (many.moves[row, :count] == moves[:count]).all()
    assert (alone == many.states).all()
    assert ended > 20


def test_a_batch_evaluates_as_the_game_does() -> None:
    many, alone = batch(16, seed=6), np.zeros(GAME.record.max_seats)
    for _ in range(30):
        many.step(many.random())
    found = many.stand()
    for row in range(many.count):
        seats = int(many.states[row]["seats"])
        GAME.evaluation.evaluate(many.states[row], alone)
        assert (found[row, :seats] == alone[:seats]).all()
    assert found.any()


def test_threads_and_seeds() -> None:
    one, two, other = batch(1024, seed=5), batch(1024, seed=5, threads=2), batch(1024, seed=6)
    for each in (one, two, other):
        for _ in range(30):
            each.step(each.random())
    assert (one.states == two.states).all()
    assert not (one.states == other.states).all()


def test_observers_list_what_the_encoder_does() -> None:
    many = batch(32, seed=2)
    encoder = Encoder(GAME)
    observe = many.observer(encoder)
    for _ in range(10):
        many.step(many.greedy())
    active = observe()
    for row in range(many.count):
        view = GAME.view(many.states[row], int(many.deciders[row]))
        assert active[row][active[row] >= 0].tolist() == encoder.active(view).tolist()


def test_the_package_hands_them_out() -> None:
    found = ludotheque.batch("spookies", seats=3, count=4, seed=1, joker=1)
    assert found.count == 4
    assert ludotheque.Encoder is Encoder
    with pytest.raises(BadInput, match="no device 'tpu'"):
        ludotheque.batch("spookies", seats=3, count=4, device="tpu")
