"""Odin's Ravens again, in the plainest way: lists, dictionaries and letters, written from the rules and nothing else.

It shares no code and no tables with the library. It knows which moves are legal and what those do in which chance has
no part; a move after which chance takes over (a card drawn, a new stage), or which ends the stage, leads to None.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from typing import Any

Position = dict[str, Any]

FLIGHT = ["M", "F", "W", "S", "P"]
ODIN = ["OA", "OB", "OC", "OD"]


def from_words(words: dict[str, Any]) -> Position:
    """A whole position of the library as lists and letters."""

    def lands(line: str) -> list[list[str]]:
        return [[card[0], card[1]] for card in line.split()]

    marker = words["marker"]
    return {
        "options": {name: words[name] for name in ("removed_land", "marker_in_group", "trim")},
        "phase": words["phase"],
        "turn": words["turn"],
        "turns": words["turns"],
        "path": lands(words["path"]),
        "unknown": len(words["deck"].split()),
        "under": lands(words["under"]),
        "removed": lands(words["land_discards"]),
        "drawn": lands(words["drawn"]),
        "more": words["to_lay"],
        "at": list(words["positions"]),
        "marker": ("ab".index(marker[0]), int(marker[1:])) if marker else None,
        "magic": list(words["magic_card"]),
        "rows": [row.split() for row in words["magic_rows"]],
        "hand": [hand.split() for hand in words["hands"]],
        "stack": [stack.split() for stack in words["stacks"]],
        "pile": [pile.split() for pile in words["piles"]],
        "discard": [heap.split() for heap in words["discards"]],
        "hand_plays": words["hand_plays"],
        "stack_plays": words["stack_plays"],
        "settled": words["arranged"],
    }


def free_card(p: Position, i: int) -> bool:
    """R12."""
    return i not in p["at"] and (p["marker"] is None or p["marker"][1] != i)


def free_space(p: Position, lane: int, i: int) -> bool:
    """R11."""
    return bool(p["at"][lane] != i and p["marker"] != (lane, i))


def group(p: Position) -> list[int]:
    """R31: the spaces of the group in front of the raven on turn."""
    lane = p["turn"]
    spaces: list[int] = []
    for i in range(p["at"][lane] + 1, len(p["path"]) + 1):
        if spaces and p["path"][i - 1][lane] != p["path"][spaces[0] - 1][lane]:
            break
        spaces.append(i)
    return spaces


def unit_counts(cards: list[str], landscape: str) -> set[int]:
    """R32: into how many units the cards can be split without rest."""
    if not cards:
        return {0}
    first, rest = cards[0], cards[1:]
    found = set()
    if first == landscape:
        found |= {1 + n for n in unit_counts(rest, landscape)}
    if first in rest:
        others = list(rest)
        others.remove(first)
        found |= {1 + n for n in unit_counts(others, landscape)}
    return found


def lands_left(p: Position) -> int:
    """Cards that can still be drawn."""
    return int(p["unknown"]) + len(p["under"]) + len(p["removed"])


def joined(cards: tuple[str, ...]) -> str:
    """Cards of a payment in the usual order."""
    return "+".join(sorted(cards, key=FLIGHT.index))


def flights(p: Position) -> set[str]:
    """R31–R42."""
    seat = p["turn"]
    spaces = group(p)
    landscape = p["path"][spaces[0] - 1][seat]
    on_marker = [i for i in spaces if p["marker"] == (seat, i)]
    found = set()
    for hand_size in range(min(p["hand_plays"], len(p["hand"][seat])) + 1):
        for hand in set(combinations(sorted(p["hand"][seat]), hand_size)):
            for stack_size in range(min(p["stack_plays"], len(p["stack"][seat])) + 1):
                stack = tuple(p["stack"][seat][:stack_size])
                if any(card not in FLIGHT for card in hand + stack):
                    continue
                units = unit_counts(list(hand + stack), landscape)
                cards = " ".join(([joined(hand)] if hand else []) + (["stack " + joined(stack)] if stack else []))
                if not on_marker and 1 in units:
                    found.add("fly " + cards)
                if on_marker == [spaces[0]] and 2 in units:
                    found.add("fly " + cards)
                if on_marker and on_marker != [spaces[0]]:
                    if 1 in units:
                        found.add("fly " + cards)
                    if 2 in units and p["options"]["marker_in_group"] == 0:
                        found.add("cross " + cards)
    return found


def actions(p: Position, card: str) -> set[str]:
    """R50–R57: what an Odin card can do."""
    seat, other = p["turn"], 1 - p["turn"]
    cards = range(1, len(p["path"]) + 1)
    if card == "OA":
        return {"rearrange"} | ({"add"} if lands_left(p) else set())
    if card == "OB":
        found = set()
        if p["at"][other] >= 1 and p["marker"] != (other, p["at"][other] - 1):
            found.add("push")
        if p["marker"] != (seat, p["at"][seat] + 1):
            found.add("step")
        return found
    if card == "OC":
        found = {f"turn {i}" for i in cards if free_card(p, i)}
        if len(p["path"]) > 1:
            found |= {f"remove {i}" for i in cards if free_card(p, i)}
        return found
    found = {f"marker {'ab'[lane]}{i}" for lane in (0, 1) for i in cards if free_space(p, lane, i)}
    return found | {f"swap {i} {j}" for i, j in combinations(cards, 2) if free_card(p, i) and free_card(p, j)}


def legal(p: Position) -> set[str]:
    """The legal moves in notation."""
    seat = p["turn"]
    if p["phase"] in ("add", "extend"):
        a, b = p["drawn"][0]
        return {f"lay {a}{b}", f"lay {b}{a}"}
    if p["phase"] == "arrange":
        return {"done"} | {f"top {depth}" for depth in range(p["settled"] + 1, len(p["stack"][seat]) + 1)}
    found = {"end"} | ({"extend"} if lands_left(p) else set()) | flights(p)
    if p["hand_plays"]:
        for card in p["hand"][seat]:
            found |= {f"stash {card}", f"discard {card}"}
            if card in p["magic"] or (card in ODIN and "O" in p["magic"]):
                found.add(f"magic {card}")
            if card in ODIN:
                found |= actions(p, card)
    if p["stack_plays"] and p["stack"][seat]:
        card = p["stack"][seat][0]
        found.add(f"discard stack {card}")
        if card in p["magic"] or (card in ODIN and "O" in p["magic"]):
            found.add(f"magic stack {card}")
        if card in ODIN:
            found |= {f"{action} stack" for action in actions(p, card)}
    return found


ACTION_CARD = {
    "rearrange": "OA",
    "add": "OA",
    "push": "OB",
    "step": "OB",
    "turn": "OC",
    "remove": "OC",
    "marker": "OD",
    "swap": "OD",
}


def pay(p: Position, card: str, stacked: bool) -> None:
    """R24: a card leaves hand or stack."""
    seat = p["turn"]
    if stacked:
        assert p["stack"][seat].pop(0) == card
        p["stack_plays"] -= 1
    else:
        p["hand"][seat].remove(card)
        p["hand_plays"] -= 1


def after(p: Position, move: str) -> Position | None:
    """The position after a legal move; None where chance takes over or the stage is over."""
    p = deepcopy(p)
    seat = p["turn"]
    verb, *words = move.split()
    if verb == "end":
        return next_turn(p)
    if verb == "extend":
        p["phase"] = "extend"
        return draw_land(p)
    if verb == "lay":
        return lay(p, words[0])
    if verb in ("top", "done"):
        return arrange(p, words)
    if verb in ("fly", "cross"):
        return fly(p, verb, words)
    stacked = "stack" in words
    words = [word for word in words if word != "stack"]
    card = ACTION_CARD.get(verb) or words[0]
    pay(p, card, stacked)
    if verb == "stash":
        p["stack"][seat].insert(0, card)
    elif verb == "magic":
        p["rows"][seat].append(card)
    else:
        p["discard"][seat].append(card)
    if verb in ACTION_CARD:
        return act(p, verb, words)
    return p


def fly(p: Position, verb: str, words: list[str]) -> Position | None:
    """R33, R37, R39, R40."""
    seat = p["turn"]
    split = words.index("stack") if "stack" in words else len(words)
    hand = [card for word in words[:split] for card in word.split("+")]
    stack = [card for word in words[split + 1 :] for card in word.split("+")]
    for card in hand:
        pay(p, card, False)
    for card in p["stack"][seat][: len(stack)]:
        pay(p, card, True)
    p["discard"][seat] += hand + stack
    spaces = group(p)
    blocked = [i for i in spaces if p["marker"] == (seat, i)]
    if blocked and blocked[0] != spaces[0] and verb == "fly":
        p["at"][seat] = blocked[0] - 1
        return p
    if blocked:
        p["marker"] = None
    p["at"][seat] = spaces[-1]
    return unless_over(p)


def act(p: Position, verb: str, words: list[str]) -> Position | None:
    """R50–R57, the card being out of the way."""
    seat, other = p["turn"], 1 - p["turn"]
    if verb == "rearrange" and len(p["stack"][seat]) > 1:
        p["phase"], p["settled"] = "arrange", 0
    elif verb == "add":
        p["phase"], p["more"] = "add", min(2, lands_left(p)) - 1
        return draw_land(p)
    elif verb == "push":
        p["at"][other] -= 1
    elif verb == "step":
        p["at"][seat] += 1
    elif verb == "turn":
        p["path"][int(words[0]) - 1].reverse()
    elif verb == "remove":
        i = int(words[0])
        card = take_out(p, i)
        p["removed" if p["options"]["removed_land"] else "under"].append(card)
    elif verb == "marker":
        p["marker"] = ("ab".index(words[0][0]), int(words[0][1:]))
    elif verb == "swap":
        i, j = (int(word) - 1 for word in words)
        p["path"][i], p["path"][j] = p["path"][j], p["path"][i]
    return unless_over(p)


def take_out(p: Position, i: int) -> list[str]:
    """R55."""
    card: list[str] = p["path"].pop(i - 1)
    p["at"] = [at - 1 if at > i else at for at in p["at"]]
    if p["marker"] and p["marker"][1] > i:
        p["marker"] = (p["marker"][0], p["marker"][1] - 1)
    return card


def arrange(p: Position, words: list[str]) -> Position:
    """R50."""
    stack = p["stack"][p["turn"]]
    if words:
        stack.insert(p["settled"], stack.pop(int(words[0]) - 1))
        p["settled"] += 1
    if not words or p["settled"] >= len(stack) - 1:
        p["phase"], p["settled"] = "play", 0
    return p


def draw_land(p: Position) -> Position | None:
    """The next landscape card, if its place in the deck is known."""
    if p["unknown"] or not p["under"]:
        return None
    p["drawn"] = [p["under"].pop(0)]
    return p


def lay(p: Position, card: str) -> Position | None:
    """R51, R60, R62."""
    p["path"].append(list(card))
    p["drawn"] = []
    limit = p["options"]["trim"]
    while limit and len(p["path"]) > limit and min(p["at"]) > 3:
        if p["marker"] and p["marker"][1] == 1:
            p["marker"] = None
        p["under"].append(take_out(p, 1))
    if p["phase"] == "extend":
        return next_turn(p)
    if p["more"]:
        p["more"] -= 1
        return draw_land(p)
    p["phase"] = "play"
    return p


def next_turn(p: Position) -> Position | None:
    """R22, R61, R74."""
    seat = p["turn"]
    if (len(p["hand"][seat]) < 5 and p["pile"][seat] + p["discard"][seat]) or p["turns"] == 200:
        return None
    p["turn"], p["turns"], p["phase"] = 1 - seat, p["turns"] + 1, "play"
    p["hand_plays"] = p["stack_plays"] = 3
    return p


def unless_over(p: Position) -> Position | None:
    """R63."""
    return None if len(p["path"]) in p["at"] else p


def count(p: Position, depth: int) -> int:
    """How many sequences of legal moves there are; one that leads to None ends there."""
    moves = legal(p)
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        then = after(p, move)
        found += 1 if then is None else count(then, depth - 1)
    return found
