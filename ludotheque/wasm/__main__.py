"""`python -m ludotheque.wasm [FOLDER]`: build the modules that are missing; with a folder, have all of them there."""

from __future__ import annotations

import json
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from .. import games
from .build import BEHIND, HERE, LIST, addresses, build, compile_here, every

LOWEST_PRIORITY = 19


def main(words: list[str]) -> None:
    """What the words of the command line ask for."""
    if words and words[0] in (HERE, BEHIND):
        if words[0] == BEHIND:
            with suppress(OSError):
                os.nice(LOWEST_PRIORITY)
        compile_here(games.get(words[1], int(words[2])))
        return
    with ThreadPoolExecutor(os.cpu_count()) as at_once:
        modules = list(at_once.map(build, every()))
    if words:
        folder = Path(words[0])
        folder.mkdir(parents=True, exist_ok=True)
        for old in {*folder.glob("*.wasm")} - {folder / path.name for path in modules}:
            old.unlink()
        for path in modules:
            if path.parent != folder.resolve():
                shutil.copy(path, folder)
        (folder / LIST).write_text(json.dumps(addresses()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
