"""The GPU plays the very same matches as the CPU, where there is one."""

from __future__ import annotations

import pytest

from ludotheque import games
from ludotheque.checks import gpu
from ludotheque.core.game import Game


@pytest.mark.skipif(not gpu.available(), reason="no GPU here")
@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.name)
def test_the_gpu_and_the_cpu_agree(game: Game) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        assert gpu.compare(game, seats, 500, 1_000)["equal"]
