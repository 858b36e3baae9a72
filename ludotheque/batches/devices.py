"""Where a batch lives: the memory of the CPU, or that of an NVIDIA GPU. Both have the same face.

On a GPU a compiled function of `rows.py` becomes a kernel: its source is the same, but that the functions of the game
are bound by name, and that each thread takes its share of the rows.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np

from ..core.dispatch import bound_to
from ..core.errors import bad
from ..core.game import Game

BLOCK = 128
FEWEST_ROWS = 256
"""Fewer rows than this are not worth another thread."""


class Cpu:
    """The processor's own memory; rows are shared out to threads."""

    name = "cpu"
    code = np.int64
    number = np.float64
    """The types of move lists and ratings: those that the rules are compiled for anyway."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads)

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array of zeros; the rows of the first axis belong to the matches."""
        return np.zeros(shape, dtype=dtype)

    def put(self, array: Any) -> Any:
        """A copy of a NumPy array on the device."""
        return np.array(array)

    def run(self, game: Game, function: Callable[..., None], rows: int, *args: Any) -> None:
        """Call a function of `rows.py` for so many rows."""
        parts = max(1, min(self.threads, rows // FEWEST_ROWS))
        ends = [rows * part // parts for part in range(parts + 1)]
        if parts == 1:
            function(0, rows, *args)
        else:
            list(self._pool.map(lambda part: function(ends[part], ends[part + 1], *args), range(parts)))

    def host(self, array: Any) -> Any:
        """The array as NumPy has it."""
        return array

    def wait(self) -> None:
        """Until everything that was begun is done."""


class Cuda:
    """An NVIDIA GPU. Lists of moves lie side by side, so that neighbouring threads read neighbouring memory."""

    name = "cuda"
    code = np.int16
    number = np.float32

    def __init__(self) -> None:
        self.cuda = numba_cuda()
        self._kernels: dict[tuple[str, int, Any], Any] = {}

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array of zeros, the first axis fastest where there is a second one of single numbers."""
        order: Any = "F" if len(shape) == 2 and np.dtype(dtype).names is None else "C"
        array = self.cuda.device_array(shape, dtype=dtype, order=order)
        array.copy_to_device(np.zeros(shape, dtype=dtype, order=order))
        return array

    def put(self, array: Any) -> Any:
        """A copy of a NumPy array on the device."""
        return self.cuda.to_device(np.ascontiguousarray(array))

    def run(self, game: Game, function: Callable[..., None], rows: int, *args: Any) -> None:
        """Call a function of `rows.py` for so many rows; it is begun, `wait` tells when it is done."""
        self.kernel(game, function)[(rows + BLOCK - 1) // BLOCK, BLOCK](0, rows, *args)

    def kernel(self, game: Game, function: Any) -> Any:
        """The kernel of a function for a game."""
        key = (game.name, game.version, function)
        if key not in self._kernels:
            self._kernels[key] = self.cuda.jit(bound(self.cuda, game, function))
        return self._kernels[key]

    def host(self, array: Any) -> Any:
        """A copy of the array as NumPy has it."""
        return array.copy_to_host()

    def wait(self) -> None:
        """Until everything that was begun is done."""
        self.cuda.synchronize()


Device = Cpu | Cuda


def bound(cuda: Any, game: Game, function: Any) -> Any:
    """A function of `rows.py` as plain Python for CUDA's compiler, bound to the functions of a game."""

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def first_row() -> int:
        return cuda.grid(1)  # type: ignore[no-any-return]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def row_stride() -> int:
        return cuda.gridsize(1)  # type: ignore[no-any-return]

    plain = function.py_func
    names: dict[str, Any] = {"first_row": first_row, "row_stride": row_stride}
    names |= bound_to(game.record)
    return FunctionType(plain.__code__, {**plain.__globals__, **names}, plain.__name__)


def numba_cuda() -> Any:
    """Numba's CUDA target; numba-cuda still asks NumPy for a name that newer versions dropped."""
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010
    from numba import cuda

    _keep_tables_in_global_memory()
    return cuda


@cache
def _keep_tables_in_global_memory() -> None:
    """Numba freezes the tables of rules into constant memory, which holds 64 KB and serves one address at a time; these
    are larger, and each thread looks elsewhere."""
    target: Any = import_module("numba.cuda.target")
    context, spaces = target.CUDATargetContext, target.nvvm
    freeze = context.make_constant_array

    def frozen(*args: Any) -> Any:
        constant, spaces.ADDRSPACE_CONSTANT = spaces.ADDRSPACE_CONSTANT, spaces.ADDRSPACE_GLOBAL
        try:
            return freeze(*args)
        finally:
            spaces.ADDRSPACE_CONSTANT = constant

    context.make_constant_array = frozen


def gpu_available() -> bool:
    """Is there a GPU that can be used from here?"""
    try:
        return bool(numba_cuda().is_available())
    except ImportError:
        return False


@cache
def device(name: str) -> Device:
    """The device of that name, `cpu` or `cuda`; raises BadInput where it is not there."""
    if name == "cpu":
        return Cpu()
    if name != "cuda" or not gpu_available():
        raise bad("no-device", device=str(name)[:20])
    return Cuda()
