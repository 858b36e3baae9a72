"""The searches of a review, compiled: the best move that can be found for a decision against the played one."""

from __future__ import annotations

from math import sqrt

from ..core.records import Floats
from ..core.rule import rule
from .tree import NONE, Tree, Workspace, iterate, restart

BATCHES = 10
SURE = 2.5
"""Standard errors by which the played move has to be worse. A match has a hundred decisions: two would be too few."""
WELL_VISITED = 0.1
"""The share of the visits that a move needs to be worth believing."""
BEST, PLAYED, CHANGE = range(3)
ROWS = 3
"""Of the chances that come out: with the better move, with the played one, and what that changed as it was measured."""


@rule
def is_before(tree: Tree, edge: int, other: int) -> bool:
    """Does the search like an edge of the root better than another: more visits, or as many and a higher value?"""
    if tree.edge_visits[edge] != tree.edge_visits[other]:
        return bool(tree.edge_visits[edge] > tree.edge_visits[other])
    return bool(tree.edge_value[edge] > tree.edge_value[other])


@rule
def favourite(tree: Tree, seat: int, edges: int, iterations: int) -> int:
    """The edge with the best chances for the seat among those that were looked at well; the first choice is one."""
    first = 0
    for edge in range(1, edges):
        if is_before(tree, edge, first):
            first = edge
    best, most = first, tree.root_values[first, seat] / tree.edge_visits[first]
    for edge in range(edges):
        visits = tree.edge_visits[edge]
        if edge == first or visits == 0 or visits < WELL_VISITED * iterations:
            continue
        chance = tree.root_values[edge, seat] / visits
        if chance > most or (chance == most and best != first and is_before(tree, edge, best)):
            best, most = edge, chance
    return best


@rule
def total(tree: Tree, edge: int, seat: int) -> float:
    """The sum of a seat's results over all visits of an edge of the root."""
    visits = tree.edge_visits[edge]
    return float(tree.root_values[edge, seat] / visits * visits)


@rule
def standard_error(batches: Floats, each: int) -> float:
    """Of the mean difference between two moves, as seen between batches."""
    mean, before = 0.0, 0.0
    for batch in range(BATCHES):
        total = batches[BEST, batch] - batches[PLAYED, batch]
        batches[BEST, batch] = (total - before) / each
        before = total
        mean += batches[BEST, batch] / BATCHES
    squares = 0.0
    for batch in range(BATCHES):
        squares += (batches[BEST, batch] - mean) ** 2
    return sqrt(squares / (BATCHES - 1)) / sqrt(BATCHES)


@rule
def compare_edges(
    tree: Tree,
    work: Workspace,
    seat: int,
    edges: int,
    played: int,
    number: int,
    iterations: int,
    first: int,
    chances: Floats,
    batches: Floats,
) -> int:
    """The edge of the better move, `played` if none is surely better; the number of the decision seeds the luck.

    `chances` gets its `ROWS` for everybody; `batches` is room for two rows. At the `first` decision of a seat (1), from
    which its way is told, the chance gets a search of its own.
    """
    restart(tree, work, 2 * number)
    iterate(tree, work, seat, NONE, iterations)
    best = favourite(tree, seat, edges, iterations)
    seats = work.known[0].seats
    if best == played:
        if first:
            restart(tree, work, 2 * number + 1)
            iterate(tree, work, seat, played, iterations // 2)
        for other in range(seats):
            chances[BEST, other] = tree.root_values[best, other] / tree.edge_visits[best]
            chances[PLAYED, other] = chances[BEST, other]
            chances[CHANGE, other] = 0.0
        return best
    each = max(1, iterations // 2 // BATCHES)
    for row in range(2):
        edge = best if row == BEST else played
        restart(tree, work, 2 * number + 1)
        for batch in range(BATCHES):
            iterate(tree, work, seat, edge, each)
            batches[row, batch] = total(tree, edge, seat)
        for other in range(seats):
            chances[row, other] = total(tree, edge, other) / (each * BATCHES)
    for other in range(seats):
        chances[CHANGE, other] = chances[PLAYED, other] - chances[BEST, other]
    if chances[BEST, seat] - chances[PLAYED, seat] > SURE * standard_error(batches, each):
        return best
    for other in range(seats):
        chances[BEST, other] = chances[PLAYED, other]
    return played
