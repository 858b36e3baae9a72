"""Which rules of Karuba explain a refusal, worked out in the plainest way from the rule notes and a view in words."""

from __future__ import annotations

from typing import Any

from ludotheque import Match

COLOURS = ("brown", "blue", "purple", "yellow")
CELLS = [f"{column}{row}" for row in "12345" for column in "abcdef"]
NOTES = """1:EW 2:EW 3:ESc 4:SWc 5:ESW 6:ESW 7:NESW 8:NESW 9:NEc 10:NWc 11:NEWc 12:NEW 13:EWc 14:EWg 15:EWc 16:EWg 17:NS
18:NS 19:EW 20:EW 21:ES 22:SW 23:NES 24:NSW 25:NESW 26:NESW 27:NEc 28:NW 29:NES 30:NSW 31:NSc 32:NSg 33:NSc 34:NSg 35:NS
36:NS"""
"""The tiles as the rule notes list them."""
TILES = {int(n): word for n, word in (entry.split(":") for entry in NOTES.split())}
SIDES = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


# The step graph, K13


def links(view: dict[str, Any], seat: int, colour: int) -> dict[str, set[str]]:
    """The step graph of an island for one colour; `beach` is left and never entered (K16)."""
    laid = dict(zip(CELLS, view["islands"][seat], strict=True))

    def open_side(cell: str, side: str) -> bool:
        return laid.get(cell, 0) > 0 and side in TILES[laid[cell]]

    found: dict[str, set[str]] = {name: set() for name in [*CELLS, "beach", "temple"]}
    for cell in CELLS:
        for side, (right, down, back) in SIDES.items():
            beside = f"{chr(ord(cell[0]) + right)}{int(cell[1]) + down}"
            if open_side(cell, side) and open_side(beside, back):
                found[cell].add(beside)
    beach, jungle = view["beach"][colour], view["jungle"][colour]
    port, side = (f"a{beach // 10}", "W") if beach <= 50 else (f"{'abcdef'[beach // 10 - 6]}5", "S")
    if open_side(port, side):
        found["beach"].add(port)
    port, side = (f"{'abcdef'[jungle // 10 - 1]}1", "N") if jungle <= 60 else (f"f{jungle // 10 - 6}", "E")
    if open_side(port, side):
        found[port].add("temple")
    return found


def others(view: dict[str, Any], seat: int, colour: int) -> set[str]:
    """K15: the cells where the other adventurers stand."""
    return {at for other, at in enumerate(view["where"][seat]) if other != colour} - {"beach", "temple"}


def distances(view: dict[str, Any], seat: int, colour: int, blocked: set[str]) -> dict[str, int]:
    """The steps an adventurer needs to wherever it can get, by breadth-first search; nothing blocked is entered."""
    start = view["where"][seat][colour]
    found = {start: 0}
    steps = links(view, seat, colour)
    queue = [] if start == "temple" else [start]
    for at in queue:
        for beside in steps[at]:
            if beside not in found and beside not in blocked:
                found[beside] = found[at] + 1
                queue.append(beside)
    return found


def goals(view: dict[str, Any], seat: int, colour: int, steps: int) -> set[str]:
    """Where an adventurer can walk to."""
    far = distances(view, seat, colour, others(view, seat, colour))
    return {cell for cell, needed in far.items() if 1 <= needed <= steps}


# What the board shows, and why what is pressed fits no move


def visible(match: Match, seat: int) -> list[str]:
    """The elements that the board shows to be picked: in a round the cells, before it the free numbers of the rim."""
    view = match.view(seat).as_dict()
    placing = view["phase"] in ("place", "temple")
    free = {
        kind: [f"{kind}:{number}" for number in range(10, 120, 10) if number not in view[kind]]
        for kind in ("beach", "jungle")
    }
    return [
        *(free["jungle"] if placing else []),
        *(f"temple:{colour}" for i, colour in enumerate(COLOURS) if view["jungle"][i]),
        *(free["beach"] if placing else (f"cell:{cell}" for cell in CELLS)),
        *(f"adventurer:{colour}" for colour in COLOURS),
    ]


class Reasons:
    """The rules that explain why a seat cannot pick something in a position."""

    def __init__(self, match: Match, seat: int) -> None:
        self.view = match.view(seat).as_dict()
        self.seat = seat
        self.steps = len(TILES[self.view["tile"]].rstrip("cg")) if self.view["tile"] else 0
        self.where = self.view["where"][seat]
        self.alone = [distances(self.view, seat, colour, set()) for colour in range(4)] if self.steps else []

    def picks(self, picks: tuple[str, ...]) -> set[int]:
        """The rules that explain why these elements fit no move; the last one was pressed last."""
        if self.view["phase"] == "over":
            return {20}
        if self.view["phase"] != "choose":
            return self.placing(picks[-1])
        if len(picks) == 2:
            first, last = picks
            if last.startswith("adventurer:") and not first.startswith("adventurer:"):
                return self.pair(last, first) | self.single(last)
            if first.startswith("adventurer:") and not last.startswith("adventurer:"):
                return self.pair(first, last)
        return self.single(picks[-1])

    def placing(self, element: str) -> set[int]:
        """K3–K5: whose turn it is, what is placed now, and where it may stand."""
        kind, _, name = element.partition(":")
        if self.view["phase"] == "temple" and kind == "jungle" and self.view["turn"] == self.seat:
            if int(name) in self.view["jungle"]:
                return {4}
            beach = next(b for b, j in zip(self.view["beach"], self.view["jungle"], strict=True) if b and not j) // 10
            if min(beach + int(name) // 10 - 2, 22 - beach - int(name) // 10) < self.view["apart"]:
                return {5}
        return {3}

    def single(self, element: str) -> set[int]:
        """Why an element fits nothing on its own."""
        kind, _, name = element.partition(":")
        if kind == "cell":
            return {10}
        colour = COLOURS.index(name)
        if kind == "temple":
            return self.walk(colour, "temple")
        if self.where[colour] == "temple":
            return {18}
        return {15} if links(self.view, self.seat, colour)[self.where[colour]] else {13}

    def pair(self, adventurer: str, target: str) -> set[int]:
        """Why an adventurer cannot go there."""
        colour = COLOURS.index(adventurer.partition(":")[2])
        kind, _, name = target.partition(":")
        if kind == "temple" and name != COLOURS[colour]:
            return {16}
        return self.walk(colour, "temple" if kind == "temple" else name)

    def walk(self, colour: int, goal: str) -> set[int]:
        """K12, K13, K15, K18: home already, no move at all, no path, too far, somebody there or in the way."""
        if self.where[colour] == "temple":
            return {18}
        if self.where[colour] == goal:
            return {12}
        blocked = others(self.view, self.seat, colour)
        far = self.alone[colour].get(goal)
        found = {15} if goal in blocked else set()
        if far is None:
            return found | {13}
        if far > self.steps:
            return found | {12}
        return {15}


def admissible(match: Match, seat: int, picks: tuple[str, ...]) -> set[int]:
    """The rules that explain why these elements, the last one pressed last, fit no move."""
    return Reasons(match, seat).picks(picks)
