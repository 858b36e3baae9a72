"""A digest of random matches, to compare engines: the same source must give the same bytes everywhere.

`python -m ludotheque.lab.trace GAME SEATS MATCHES MOST` prints it; with NUMBA_DISABLE_JIT=1 it is the
interpreter's.
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from ..core.game import Game
from ..core.generic import random_match


def digest(game: Game, seats: int, matches: int, most: int) -> str:
    """SHA-256 over the positions of random matches, looked at after every `most` // 4 moves."""
    seen = hashlib.sha256()
    moves = np.empty(game.rules.CODES, dtype=np.int64)
    for match in range(matches):
        s = game.first(seats, game.read_options(seats, {}), match.to_bytes(16, "little"))
        rng = np.array([match, 1, 0], dtype=np.uint64)
        for _ in range(4):
            random_match(s, rng, moves, most // 4)
            seen.update(s.tobytes())
            world = game.view(s, 0).world(match.to_bytes(16, "big"))
            seen.update(world.tobytes())
    return seen.hexdigest()


def main() -> None:
    """Print the digest of the matches asked for on the command line."""
    from .. import games

    name, seats, matches, most = sys.argv[1:]
    print(digest(games.get(name), int(seats), int(matches), int(most)))


if __name__ == "__main__":
    main()
