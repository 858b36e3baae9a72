"""Keep the signatures of rules versions that have none yet: `tests/records/NAME/signatures.json`.

What is kept already is never written anew: the rules of a version stay as they are. Whoever adds a version runs this.
"""

from __future__ import annotations

import json
from pathlib import Path

from ludotheque import games
from ludotheque.checks.signature import signature

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"


def main() -> None:
    """Write the missing signatures."""
    for name in games.names():
        path = RECORDS / name / "signatures.json"
        kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        missing = [game for game in games.versions(name) if str(game.version) not in kept]
        for game in missing:
            kept[str(game.version)] = signature(game)
            print(f"kept the signature of {name}, version {game.version}")
        if missing:
            path.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
