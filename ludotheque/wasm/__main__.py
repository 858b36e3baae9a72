"""`python -m ludotheque.wasm [FOLDER]`: build the modules that are missing; with a folder, have all of them there."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from .. import games
from .build import LIST, addresses, build, compile_here, every


def main(words: list[str]) -> None:
    """What the words of the command line ask for."""
    if words[:1] == ["--compile"]:
        name, version = words[1].split()
        compile_here(games.get(name, int(version)))
        return
    modules = [build(game) for game in every()]
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
