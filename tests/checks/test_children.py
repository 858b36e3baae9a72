"""What a check starts is gone when the check is, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PARENT = """
import subprocess, sys, threading
from ludotheque.checks.children import start, stop_in_order

stop_in_order()
child = start([sys.executable, "-S", "-c", "import time; time.sleep(60)"])
try:
    print(child.pid, flush=True)
    threading.Event().wait()
finally:
    print("cleared away", flush=True)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such signal")
@pytest.mark.parametrize(("how", "told"), [(signal.SIGKILL, ""), (signal.SIGTERM, "cleared away\n")])
def test_a_child_dies_with_the_check_and_a_check_that_is_to_end_clears_away(how: signal.Signals, told: str) -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    parent.send_signal(how)
    assert parent.communicate(timeout=60)[0] == told
    until = time.monotonic() + 60
    while _runs(child):
        assert time.monotonic() < until
        time.sleep(0.02)


def _runs(process: int) -> bool:
    """Is the process there, and not only its exit code?"""
    try:
        os.kill(process, 0)
        return ") Z " not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (ProcessLookupError, FileNotFoundError):
        return False
