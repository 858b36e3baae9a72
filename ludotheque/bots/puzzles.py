"""Puzzles: positions with one clearly best move, from matches between bots. They lie in the game's folder.

A puzzle is kept as the key of a match and the moves up to the position, so that anybody can play up to it; with it the
chance to win after each legal move, as the search found it (`lab/puzzles.py` looks for puzzles and tells how).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from .. import games
from ..core.game import Game
from ..core.match import Match

FILE = "puzzles.json"
AS_GOOD = 0.02
"""A move that wins less often than the best one by no more than that is as good."""


@dataclass(frozen=True)
class Puzzle:
    """A position of a match: what to do there is the question."""

    seats: int
    options: Mapping[str, int]
    """Those that are not at their default."""
    key: str
    """32 hexadecimal digits: what all chance of the match comes from."""
    moves: tuple[str, ...]
    """What was played up to here: a seat and a move in notation each."""
    chances: Mapping[str, float]
    """Every legal move in notation, with the chance to win after it."""

    @property
    def solutions(self) -> list[str]:
        """The best move, and those as good."""
        best = max(self.chances.values())
        return [move for move, chance in self.chances.items() if chance >= best - AS_GOOD]

    def match(self, game: Game) -> Match:
        """The match, at the position."""
        match = Match.new(game, self.seats, self.options, key=bytes.fromhex(self.key))
        for played in self.moves:
            seat, notation = played.split(" ", 1)
            match.play(notation, int(seat))
        return match

    def seat(self, match: Match) -> int:
        """The seat that is asked, the first of several."""
        return match.waiting()[0]

    def as_json(self) -> dict[str, Any]:
        """As it is kept."""
        return {
            "seats": self.seats,
            "options": dict(self.options),
            "key": self.key,
            "moves": list(self.moves),
            "chances": dict(self.chances),
        }


@dataclass(frozen=True)
class Puzzles:
    """The puzzles of a game, under the version of its rules that they were found by."""

    game: Game
    puzzles: tuple[Puzzle, ...]


@cache
def puzzles_of(name: str) -> Puzzles:
    """The puzzles of a game; none for a game that has no file of them. Raises BadInput for no such game."""
    game = games.get(name)
    path = games.folder(name) / FILE
    if not path.exists():
        return Puzzles(game, ())
    kept = json.loads(path.read_text(encoding="utf-8"))
    found = (Puzzle(**{**puzzle, "moves": tuple(puzzle["moves"])}) for puzzle in kept["puzzles"])
    return Puzzles(games.get(name, kept["version"]), tuple(found))


def written(game: Game, puzzles: list[Puzzle]) -> str:
    """The file of a game's puzzles, a line for each."""
    lines = ",\n".join(json.dumps(puzzle.as_json(), separators=(",", ":")) for puzzle in puzzles)
    return f'{{"version": {game.version}, "puzzles": [\n{lines}\n]}}\n'
