"""The rules as plain Python: an expression told by a process of its own in which nothing is compiled."""

from __future__ import annotations

import os
import subprocess
import sys


def interpreted(module: str, call: str, *flags: str) -> str:
    """What `ludotheque.checks.MODULE.CALL` gives without the compiler, as `print` shows it.

    `flags` are the interpreter's. Raises RuntimeError, with what the process said, if it fails.
    """
    program = f"from {__package__} import {module}; print({module}.{call})"
    done = subprocess.run(
        [sys.executable, *flags, "-c", program],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"the interpreter failed:\n{done.stderr}")
    return done.stdout.strip()
