"""Thousands of random matches at once on an NVIDIA GPU: a kernel that calls the very same rules.

`compare` looks whether GPU and CPU agree, byte by byte, and how fast each is. It needs numba-cuda and a device.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import numpy.typing as npt

from ..batches import WIDEST, devices
from ..batches.rows import play_on
from ..core.game import Game
from ..core.records import raw

MOST_MOVES = 1000
"""Moves of each match: whoever asks for more gets these."""


def available() -> bool:
    """Is there a GPU that can be used from here?"""
    return devices.gpu_available()


def kernel(game: Game) -> Any:
    """The compiled kernel: each thread plays its own matches for so many random moves.

    Record and list of moves lie in the thread's own memory, which neighbouring threads read side by side.
    """
    cuda = devices.numba_cuda()
    play = cuda.jit(device=True)(devices.bound(cuda, game, play_on))
    record = game.record.dtype
    size, room = record.itemsize // 8, min(game.rules.CODES, WIDEST)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_all(words: Any, unstarted: Any, rngs: Any, count: int, seed: int) -> None:
        i = cuda.grid(1)
        if i >= len(words):
            return
        own, moves = cuda.local.array(size, np.int64), cuda.local.array(room, np.int16)
        rng = cuda.local.array(3, np.uint64)
        for w in range(size):
            own[w] = words[i, w]
        for w in range(3):
            rng[w] = rngs[i, w]
        play(own.view(record)[0], own, unstarted, moves, rng, count, seed, i)
        for w in range(size):
            words[i, w] = own[w]

    return play_all


def beginnings(game: Game, seats: int, count: int) -> tuple[Any, Any, npt.NDArray[np.uint64]]:
    """Records that wait for their first match, a match before its start, and the generator of each row's players."""
    states, unstarted = game.record.blank(count), game.record.blank()
    unstarted[0] = game.unstarted(seats, game.read_options(seats, {}))
    rngs = np.zeros((count, 3), dtype=np.uint64)
    rngs[:, 0] = np.arange(count)
    return raw(states).view(np.int64), raw(unstarted).view(np.int64)[0], rngs


def play_on_gpu(game: Game, seats: int, count: int, moves: int) -> tuple[npt.NDArray[Any], float]:
    """Positions after so many moves of each of `count` rows, and the seconds the kernel took."""
    cuda = devices.numba_cuda()
    words, unstarted, rngs = beginnings(game, seats, count)
    run = kernel(game)[(count + devices.BLOCK - 1) // devices.BLOCK, devices.BLOCK]
    placed = cuda.to_device(unstarted), cuda.to_device(rngs)
    run(cuda.to_device(words), *placed, 1, 0)
    device = cuda.to_device(words)
    cuda.synchronize()
    begun = time.perf_counter()
    run(device, *placed, moves, 0)
    cuda.synchronize()
    return device.copy_to_host(), time.perf_counter() - begun


def play_on_cpu(game: Game, seats: int, count: int, moves: int) -> tuple[npt.NDArray[Any], float]:
    """The same by the CPU, one row after the other."""
    words, unstarted, rngs = beginnings(game, seats, count)
    listed = np.empty(WIDEST, dtype=np.int64)

    def play(row: int, own: Any, count: int) -> None:
        play_on(own.view(game.record.dtype)[0], own, unstarted, listed, rngs[row], count, 0, row)

    play(0, words[0].copy(), 0)
    begun = time.perf_counter()
    for row, own in enumerate(words):
        play(row, own, moves)
    return words, time.perf_counter() - begun


def compare(game: Game, seats: int, count: int, most: int) -> dict[str, object]:
    """Play the same moves in `count` rows on both; say whether every byte agrees, and the speed of each."""
    moves = min(most, MOST_MOVES)
    by_gpu, gpu_seconds = play_on_gpu(game, seats, count, moves)
    by_cpu, cpu_seconds = play_on_cpu(game, seats, count, moves)
    return {
        "game": game.name,
        "seats": seats,
        "matches": count,
        "moves": count * moves,
        "equal": by_gpu.tobytes() == by_cpu.tobytes(),
        "gpu_moves_per_second": round(count * moves / gpu_seconds),
        "cpu_moves_per_second": round(count * moves / cpu_seconds),
    }
