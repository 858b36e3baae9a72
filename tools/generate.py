"""Write what follows from `ludotheque/server/wire.py`: the client's types and the tables of docs/protocol.md.

With `--check` nothing is written: the exit code is 1 if a file is not as it would be written.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludotheque.server.schema import typescript, with_tables

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "wire" / "protocol.ts"
PROTOCOL = ROOT / "docs" / "protocol.md"


def generated() -> dict[Path, str]:
    """Every generated file as it should be."""
    return {TYPES: typescript(), PROTOCOL: with_tables(PROTOCOL.read_text(encoding="utf-8"))}


def main() -> int:
    """Write the files, or compare them."""
    files = generated()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(
                f"{path.relative_to(ROOT)} does not fit ludotheque/server/wire.py: run 'make generate'", file=sys.stderr
            )
        return 1 if stale else 0
    for path in stale:
        path.write_text(files[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
