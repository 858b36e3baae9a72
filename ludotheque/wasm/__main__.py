"""`python -m ludotheque.wasm FOLDER`: have the modules of all games there; those that are missing are built."""

from __future__ import annotations

import os
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from .. import games
from .build import BEHIND, HERE, PACKED, compile_here, pack

LOWEST_PRIORITY = 19


def main(words: list[str]) -> None:
    """What the words of the command line ask for."""
    if not words or words[0] not in (HERE, BEHIND):
        pack(Path(words[0]) if words else PACKED)
        return
    if words[0] == BEHIND:
        with suppress(OSError):
            os.nice(LOWEST_PRIORITY)
        threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    compile_here(games.get(words[1], int(words[2])))


def _end_with(parent: int) -> None:
    """Whoever builds behind a server has nothing to do once that is gone."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
