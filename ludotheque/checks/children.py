"""Processes that checks start: none of them outlives the check, however that ends."""

from __future__ import annotations

import ctypes
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

DIE_WITH_PARENT = 1
"""Linux' number for the signal that a process gets when whoever started it is gone."""

_libc = ctypes.CDLL(None) if sys.platform == "linux" else None


def die_with_parent() -> None:
    """Call it in a child before its program begins: it is killed when the thread that made it is gone (Linux)."""
    if _libc is not None:
        _libc.prctl(DIE_WITH_PARENT, signal.SIGKILL)


def start(command: Sequence[str | Path], **how: Any) -> subprocess.Popen[Any]:
    """Start a program, as `subprocess.Popen` does; on Linux it is killed when the thread that started it is gone."""
    return subprocess.Popen(command, preexec_fn=die_with_parent, **how)


def stop_in_order() -> None:
    """Take a request to end as Ctrl-C, so that whatever was started and kept is cleared away first."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
