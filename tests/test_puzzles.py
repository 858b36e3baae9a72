"""Puzzles: each can be played up to, its moves are the legal ones, and a longer search likes the same move."""

from __future__ import annotations

import pytest

from ludotheque import games
from ludotheque.bots.puzzles import AS_GOOD, puzzles_of, written
from ludotheque.bots.search import search
from ludotheque.lab import puzzles as finder
from ludotheque.lab.matches import MatchSetup

GAMES = [name for name in games.names() if games.is_own(name)]
FEWEST = 30
SAMPLED = 2
LONGER = 3000


@pytest.mark.parametrize("name", GAMES)
def test_there_are_puzzles_with_one_clearly_best_move(name: str) -> None:
    known = puzzles_of(name)
    assert len(known.puzzles) >= FEWEST
    assert len({puzzle.key for puzzle in known.puzzles}) == len(known.puzzles)
    for puzzle in known.puzzles:
        match = puzzle.match(known.game)
        view = match.view(puzzle.seat(match))
        assert list(puzzle.chances) == [known.game.notation(move) for move in view.legal()]
        others = [chance for move, chance in puzzle.chances.items() if move not in puzzle.solutions]
        assert 1 <= len(puzzle.solutions) <= finder.MOST_SOLUTIONS
        # Chances are kept rounded.
        assert max(puzzle.chances.values()) - max(others) >= finder.CLEAR - AS_GOOD


@pytest.mark.parametrize("name", GAMES)
def test_a_longer_search_likes_the_same_move(name: str) -> None:
    known = puzzles_of(name)
    agreed = 0
    for puzzle in known.puzzles[:: len(known.puzzles) // SAMPLED][:SAMPLED]:
        match = puzzle.match(known.game)
        found = search(match.view(puzzle.seat(match)), seed=77, iterations=LONGER, guided=False)
        agreed += known.game.notation(found.move) in puzzle.solutions
    assert agreed == SAMPLED


def test_the_same_seed_finds_the_same_puzzles_and_they_are_kept_as_they_are() -> None:
    known = puzzles_of("odin")
    setup = MatchSetup.read("odin", 2, known.puzzles[0].options, 1)
    found = [puzzle for _, puzzle in finder.find(setup, 2) if puzzle is not None]
    assert found == list(known.puzzles[:2])
    text = (games.folder("odin") / "puzzles.json").read_text(encoding="utf-8")
    assert written(known.game, list(known.puzzles)) == text
