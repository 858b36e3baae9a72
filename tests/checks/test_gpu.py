"""The GPU plays the very same matches as the CPU, where there is one; what the CPU plays is played by the rules."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque import games
from ludotheque.checks import gpu
from ludotheque.core.game import Game
from ludotheque.core.random_play import any_of, next_seat


@pytest.mark.skipif(not gpu.available(), reason="no GPU here")
@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.name)
def test_the_gpu_and_the_cpu_agree(game: Game) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        assert gpu.compare(game, seats, 500, 1_000)["equal"]


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.name)
def test_the_cpu_plays_one_match_after_the_other_by_the_rules(game: Game) -> None:
    seats, moves = game.seats[1], 5_000
    words, _ = gpu.play_on_cpu(game, seats, 2, moves)
    rng, listed = np.array([1, 0, 0], dtype=np.uint64), np.empty(game.rules.CODES, dtype=np.int64)
    s, begun = game.record.blank()[0], 0
    for _ in range(moves):
        if s.waiting == 0:
            begun += 1
            s = game.start(seats, game.read_options(seats, {}), np.array([0, (1 << 32) + begun], np.uint64).tobytes())
        seat = int(next_seat(s))
        game.rules.play(s, seat, int(listed[any_of(rng, game.rules.legal(s, seat, listed))]))
    assert words[1].tobytes() == s.tobytes()
    assert begun > 1
