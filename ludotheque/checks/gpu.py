"""Thousands of random matches at once on an NVIDIA GPU: a kernel that calls the very same rules.

Needs numba-cuda and a device; `available` tells. `compare` looks whether GPU and CPU agree, position by position and
byte by byte, and how fast each is.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.game import Game
from ..core.random_play import any_of, next_seat, random_match

WIDEST = 2048
"""Room for the legal moves of one position."""
BLOCK = 128


def _cuda() -> Any:
    """Numba's CUDA target; numba-cuda still asks NumPy for a name that newer versions dropped."""
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010
    from numba import cuda

    return cuda


def available() -> bool:
    """Is there a GPU that can be used from here?"""
    try:
        return bool(_cuda().is_available())
    except ImportError:
        return False


def kernel(game: Game) -> Any:
    """The compiled kernel: each thread starts its own match and plays it for at most `most` random moves."""
    cuda = _cuda()
    start, legal, play = game.rules.start, game.rules.legal, game.rules.play

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_all(states: Any, rngs: Any, buffers: Any, made: Any, most: int) -> None:
        i = cuda.grid(1)
        if i >= len(states):
            return
        s, rng, moves = states[i], rngs[i], buffers[i]
        start(s)
        count = 0
        while s.waiting != 0 and count < most:
            seat = next_seat(s)
            play(s, seat, moves[any_of(rng, legal(s, seat, moves))])
            count += 1
        made[i] = count

    return play_all


def beginnings(game: Game, seats: int, count: int) -> tuple[npt.NDArray[Any], npt.NDArray[np.uint64]]:
    """Matches before their start, each with its own key, and the generator of the players of each."""
    states = game.record.blank(count)
    states[:] = game.unstarted(seats, game.read_options(seats, {}))
    states["key"][:, 0] = np.arange(count)
    rngs = np.zeros((count, 3), dtype=np.uint64)
    rngs[:, 0] = np.arange(count)
    return states, rngs


def play_on_gpu(game: Game, seats: int, count: int, most: int) -> tuple[npt.NDArray[Any], int, float]:
    """Positions after `count` matches of at most `most` moves, the moves made, and the seconds the kernel took."""
    cuda = _cuda()
    states, rngs = beginnings(game, seats, count)
    device = cuda.to_device(states), cuda.to_device(rngs)
    buffers = cuda.device_array((count, WIDEST), dtype=np.int64)
    made = cuda.to_device(np.zeros(count, dtype=np.int64))
    run = kernel(game)[(count + BLOCK - 1) // BLOCK, BLOCK]
    warm_up = cuda.to_device(states[:1]), cuda.to_device(rngs[:1])
    run(*warm_up, buffers, made, 1)
    cuda.synchronize()
    begun = time.perf_counter()
    run(*device, buffers, made, most)
    cuda.synchronize()
    seconds = time.perf_counter() - begun
    return device[0].copy_to_host(), int(made.copy_to_host().sum()), seconds


def play_on_cpu(game: Game, seats: int, count: int, most: int) -> tuple[npt.NDArray[Any], int, float]:
    """The same by the CPU, one match after the other."""
    states, rngs = beginnings(game, seats, count)
    moves = np.empty(WIDEST, dtype=np.int64)
    random_match(game.start(seats, game.read_options(seats, {}), bytes(16)), rngs[0].copy(), moves, 1)
    begun, made = time.perf_counter(), 0
    for i in range(count):
        game.rules.start(states[i])
        made += int(random_match(states[i], rngs[i], moves, most))
    return states, made, time.perf_counter() - begun


def compare(game: Game, seats: int, count: int, most: int) -> dict[str, object]:
    """Play the same matches on both; say whether every byte agrees, and the speed of each."""
    gpu_states, gpu_made, gpu_seconds = play_on_gpu(game, seats, count, most)
    cpu_states, cpu_made, cpu_seconds = play_on_cpu(game, seats, count, most)
    return {
        "game": game.name,
        "seats": seats,
        "matches": count,
        "moves": gpu_made,
        "equal": gpu_made == cpu_made and gpu_states.tobytes() == cpu_states.tobytes(),
        "gpu_moves_per_second": round(gpu_made / gpu_seconds),
        "cpu_moves_per_second": round(cpu_made / cpu_seconds),
    }
