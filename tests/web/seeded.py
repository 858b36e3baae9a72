"""A server whose deals and bots' chance follow from a file: `seeded.py FILE serve …`.

The file names what is tested. So a test plays the same deals each time, whatever ran before it, and one that fails can
be run again; where the file says something else, it plays others.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from ludotheque._door import main
from ludotheque.core import chance
from ludotheque.server import thinking


class Seeded:
    """Numbers that follow from what a file says, one after the other."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._said = ""
        self._drawn = 0

    def _bytes(self) -> bytes:
        said = self._file.read_text() if self._file.exists() else ""
        self._drawn = self._drawn + 1 if said == self._said else 0
        self._said = said
        return hashlib.sha256(f"{said} {self._drawn}".encode()).digest()

    def key(self) -> bytes:
        """As `chance.new_key`."""
        return self._bytes()[: chance.KEY_BYTES]

    def randbits(self, count: int) -> int:
        """As `secrets.randbits`."""
        return int.from_bytes(self._bytes(), "big") >> (256 - count)


if __name__ == "__main__":
    keys, seeds = Seeded(Path(sys.argv[1])), Seeded(Path(sys.argv[1]))
    chance.new_key = keys.key
    thinking.secrets = seeds  # type: ignore[assignment, attr-defined]
    del sys.argv[1]
    main()
