"""Write what follows from the code: the client's types, the tables of docs/protocol.md, record.md and settings.md.

With `--check` nothing is written: the exit code is 1 if a file is not as it would be written.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ludotheque import games
from ludotheque.core.describe import view_types
from ludotheque.core.options import Option
from ludotheque.server import configuration
from ludotheque.server.schema import typescript, with_tables

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "wire" / "protocol.ts"
FACES = ROOT / "web" / "src" / "games"
OWN = [name for name, package in games.packages().items() if package.startswith("ludotheque.")]
PROTOCOL = ROOT / "docs" / "protocol.md"
SETTINGS = ROOT / "docs" / "settings.md"
RECORD = ROOT / "docs" / "record.md"


def generated() -> dict[Path, str]:
    """Every generated file as it should be."""
    views = {
        folder / "view.gen.ts": view_types(games.get(folder.name)) for folder in FACES.iterdir() if folder.name in OWN
    }
    return {
        **views,
        TYPES: typescript(),
        PROTOCOL: with_tables(PROTOCOL.read_text(encoding="utf-8")),
        RECORD: with_options(RECORD.read_text(encoding="utf-8")),
        SETTINGS: with_settings(SETTINGS.read_text(encoding="utf-8")),
    }


def with_options(page: str) -> str:
    """The page with the numbers of all options of the library's own games as they are now."""
    marked = re.compile(r"(<!-- generated: options -->\n).*?(<!-- end -->)", re.DOTALL)
    if not marked.search(page):
        raise KeyError("the page has no place for the options")
    rows = ["| game | rules | option | numbers |", "|---|---|---|---|"]
    for name, package in games.packages().items():
        if package.startswith("ludotheque."):
            for game in reversed(games.versions(name)):
                rows += [f"| {name} | {game.version} | `{o.name}` | {_numbers(o)} |" for o in game.options]
    return marked.sub(lambda found: found[1] + "\n".join(rows) + "\n" + found[2], page)


def with_settings(page: str) -> str:
    """The page with all settings of the server as they are declared."""
    marked = re.compile(r"(<!-- generated: settings -->\n).*?(<!-- end -->)", re.DOTALL)
    return marked.sub(lambda found: found[1] + configuration.table() + "\n" + found[2], page)


def _numbers(option: Option) -> str:
    words = [f"`{word}` {number}" for word, number in option.words.items()]
    return ", ".join([*words, f"{option.low} to {option.high}"] if option.low <= option.high else words)


def main() -> int:
    """Write the files, or compare them."""
    files = generated()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} does not fit the code: run 'make generate'", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.write_text(files[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
