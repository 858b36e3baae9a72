"""Looking for puzzles: positions of matches between bots in which one move is clearly the best.

A deal is played by casual bots. At each decision, cheap questions come first:

1. a short search likes another move than the game's own rating of moves does, so that it takes some thought;
2. in the same guessed worlds, a few moves get a short search of their own, and the best one looks as if it were ahead;
3. every legal move gets a search of its own; the best one must be ahead by `CLEAR`, and no more than `MOST_SOLUTIONS`
   may be as good as it;
4. a longer search in other worlds must like the same move, and by as much.

So each deal gives a puzzle or none, and a deal's puzzle depends on the seed alone.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from .. import bots
from ..bots.puzzles import AS_GOOD, Puzzle
from ..bots.search import Search
from ..core.game import View
from ..core.match import Match
from .matches import MatchSetup, luck

GLANCE = 150
"""Iterations of the first search about a decision."""
SOME = 40
"""Iterations for each of the moves that the first search liked, to see whether it is worth going on."""
EACH = 240
"""Iterations for each legal move."""
CHECK = 1000
"""Iterations for each of the best moves when they are checked."""
CHECKED = 5
CLEAR = 0.08
"""How much more often the best move has to win than any that is not as good."""
MOST_SOLUTIONS = 2
FEWEST_MOVES, MOST_MOVES = 3, 60
"""Legal moves: with fewer there is nothing to find, with more too much to look at."""
HOPE = (0.12, 0.97)
"""Between these lies the chance of the best move: a lost match has no best move, a won one needs none."""
FIRST, LAST = 4, 90
"""Moves of the match between which puzzles lie."""
BOT = "casual"
NOISE = 0.3
DIGITS = 2


def find(setup: MatchSetup, count: int, first: int = 0) -> Iterator[tuple[int, Puzzle | None]]:
    """Go through deals until so many puzzles are found; each deal is told, with its puzzle if it has one."""
    found, deal = 0, first
    while found < count:
        puzzle = of_deal(setup, deal)
        found += puzzle is not None
        yield deal, puzzle
        deal += 1


def of_deal(setup: MatchSetup, deal: int) -> Puzzle | None:
    """The first puzzle in the match of a deal."""
    match = setup.first(deal)
    noise = match.game.search.level_noise.get(BOT, NOISE)
    # Matches begin alike: each deal is looked at from another moment on.
    begin = FIRST + luck(setup.seed, deal, (BOT,), 0) % (LAST - FIRST) // 2
    while not match.over and len(match.history) < LAST:
        seat = match.waiting()[0]
        view = match.view(seat)
        if len(match.history) >= begin:
            chances = puzzling(view, deal)
            if chances is not None:
                moves = tuple(f"{p.seat} {match.game.notation(p.move)}" for p in match.history)
                return Puzzle(match.seats, own_options(match), match.key.hex(), moves, named(match, chances))
        # By the rule of thumb, net or not: the same seed finds the same puzzles when there is a better net.
        match.play_code(bots.by_thumb(view, luck(setup.seed, deal, (BOT,), len(match.history)), noise, 0.0), seat)
    return None


def own_options(match: Match) -> dict[str, int]:
    """The options that are not at their default."""
    usual = match.game.read_options(match.seats, {})
    return {name: value for name, value in match.options.items() if value != usual[name]}


def named(match: Match, chances: dict[int, float]) -> dict[str, float]:
    """The chances by the moves in notation, rounded."""
    return {match.game.notation(move): round(chance, DIGITS) for move, chance in chances.items()}


def puzzling(view: View, seed: int) -> dict[int, float] | None:
    """The chance to win after each legal move, if one is clearly the best and hard to see; else None."""
    legal = view.legal()
    if not FEWEST_MOVES <= len(legal) <= MOST_MOVES:
        return None
    glance = Search(view, 3 * seed, guided=False)
    glance.run(GLANCE)
    liked = glance.result().move
    if liked == bots.greedy(view, 0):
        return None
    first = [c.move for c in glance.result().candidates[: MOST_SOLUTIONS + 2]]
    if not clear(forced(view, first, 3 * seed + 1, SOME), CLEAR / 2):
        return None
    chances = forced(view, legal, 3 * seed + 1, EACH)
    if not clear(chances) or max(chances, key=chances.__getitem__) != liked:
        return None
    best_first = sorted(legal, key=lambda move: -chances[move])[:CHECKED]
    checked = forced(view, best_first, 3 * seed + 2, CHECK)
    if not clear(checked) or max(checked, key=checked.__getitem__) != liked:
        return None
    # What the shorter search thinks of the others must not make them better than what was checked.
    least = min(checked.values())
    return {move: checked.get(move, min(chances[move], least)) for move in legal}


def forced(view: View, moves: list[int], seed: int, iterations: int) -> dict[int, float]:
    """The chance to win after each of these moves, all in the same guessed worlds."""
    chances = {}
    for move in moves:
        search = Search(view, seed, guided=False)
        search.run(iterations, move)
        known = next(c for c in search.result().candidates if c.move == move)
        chances[move] = known.chances[view.seat]
    return chances


def clear(chances: dict[int, float], lead: float = CLEAR) -> bool:
    """Is there hope, and one move (or a few as good) ahead of all others by so much?"""
    values = np.sort(np.array(list(chances.values())))[::-1]
    best = float(values[0])
    solutions = int((values >= best - AS_GOOD).sum())
    others = values[solutions:]
    hopeful = HOPE[0] <= best <= HOPE[1]
    return hopeful and solutions <= MOST_SOLUTIONS and len(others) > 0 and best - float(others[0]) >= lead
