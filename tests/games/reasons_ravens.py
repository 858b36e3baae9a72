"""Odin's Ravens as the browser shows it, and the rules that explain why elements pressed together are no move.

Written from the rules and the board, in letters; it shares nothing with the library.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ludotheque import Match

Words = dict[str, Any]
ACTIONS = {"OA": ("rearrange", "add"), "OB": ("push", "step"), "OC": ("turn", "remove"), "OD": ("marker", "swap")}
ACTION_RULES = {
    "rearrange": 50, "add": 51, "push": 52, "step": 53, "turn": 54, "remove": 55, "marker": 56, "swap": 57
}  # fmt: skip
PLAYS = 3


def visible(match: Match, seat: int) -> list[str]:
    """The elements that the board shows: equal cards of a hand are pressed as the first of them."""
    view = match.view(seat).as_dict()
    hand, stack = _hand(view, seat), _stack(view, seat)
    shown = [f"hand:{card}1" for card in dict.fromkeys(hand)]
    shown += [f"stack:{depth}" for depth in range(1, len(stack) + 1)]
    shown += [f"action:{name}" for card in dict.fromkeys([*hand, *stack[:1]]) for name in ACTIONS.get(card, ())]
    shown += ["pile:stack", "pile:discard", "pile:magic", "raven:own", "marker:stone"]
    shown += [f"card:{number}" for number in range(1, len(view["path"].split()) + 1)]
    if view["drawn"]:
        shown += [f"lay:{card}" for card in {view["drawn"], view["drawn"][::-1]}]
    return shown


def _hand(view: Words, seat: int) -> list[str]:
    return list(view["hands"][seat].split())


def _stack(view: Words, seat: int) -> list[str]:
    return list(view["stacks"][seat].split())


def admissible(match: Match, seat: int, picks: tuple[str, ...]) -> set[int]:
    """The rules that explain why these elements are no move; 0 where they should be one: a flight to its landing."""
    view = match.view(seat).as_dict()
    if view["phase"] == "over":
        return {69}
    if view["turn"] != seat:
        return {22}
    if view["phase"] != "play":
        return {"arrange": {50}, "add": {51, 77}, "extend": {60, 77}}[view["phase"]]
    sort, _, name = picks[-1].partition(":")
    cards = _cards(view, seat, picks)
    if sort == "hand":
        return {23} if view["hand_plays"] == 0 else set()
    if sort == "stack":
        above = {f"stack:{depth}" for depth in range(1, int(name))}
        if above and above <= set(picks):
            # The cards above it are picked too: then it is what they pay together.
            return {27, 36} | _raven_reasons(view, seat, cards)
        return _stack_reasons(view, int(name))
    if sort == "pile":
        return _pile_reasons(view, seat, name, cards, picks)
    if sort == "action":
        if not cards:
            return {5, 23, ACTION_RULES[name]}
        return {ACTION_RULES[name]} if any(name in ACTIONS.get(card, ()) for card in cards) else {5}
    if sort == "raven":
        return _raven_reasons(view, seat, cards)
    if sort == "marker":
        return _stone_reasons(view, seat, cards)
    return _card_reasons(view, seat, cards, int(name))


def _cards(view: Words, seat: int, picks: tuple[str, ...]) -> list[str]:
    """The cards among the picks."""
    found = [pick.removeprefix("hand:")[:-1] for pick in picks if pick.startswith("hand:")]
    stack = _stack(view, seat)
    return found + [stack[int(pick.removeprefix("stack:")) - 1] for pick in picks if pick.startswith("stack:")]


def _stack_reasons(view: Words, depth: int) -> set[int]:
    """R23, R27."""
    if view["stack_plays"] == 0:
        return {23, 27} if depth > 1 else {23}
    return {27, 23} if depth > view["stack_plays"] else {27}


def _spent(view: Words, seat: int, kinds: set[str]) -> bool:
    """Is one of these cards in the hand or on top of the stack, with no play left for it?"""
    in_hand = view["hand_plays"] == 0 and kinds & set(_hand(view, seat))
    return bool(in_hand) or (view["stack_plays"] == 0 and bool(kinds & set(_stack(view, seat)[:1])))


def _usable(view: Words, seat: int) -> set[str]:
    """The cards that can be played."""
    hand = set(_hand(view, seat)) if view["hand_plays"] else set()
    return hand | (set(_stack(view, seat)[:1]) if view["stack_plays"] else set())


def _pile_reasons(view: Words, seat: int, pile: str, cards: list[str], picks: tuple[str, ...]) -> set[int]:
    """R23, R25, R28, R30, R45."""
    if pile == "stack":
        reasons = {23} if _hand(view, seat) else {28}
        return reasons | ({25} if any(pick.startswith("stack:") for pick in picks) else set())
    if pile == "discard":
        return {23} if view["hands"][seat] or view["stacks"][seat] else {30}
    fitting = {c for c in ("M", "F", "W", "S", "P", *ACTIONS) if c[0] in view["magic_card"]}
    if cards:
        return {45}
    return {23} if _spent(view, seat, fitting) else {45}


def _group(view: Words, seat: int) -> list[int]:
    """R31."""
    lane = [card[seat] for card in view["path"].split()]
    first = view["positions"][seat]
    last = first
    while last < len(lane) and lane[last] == lane[first]:
        last += 1
    return list(range(first + 1, last + 1))


def _marker(view: Words) -> tuple[int, int] | None:
    return ("ab".index(view["marker"][0]), int(view["marker"][1:])) if view["marker"] else None


def _needed(view: Words, seat: int) -> int:
    """R39: the units that a flight costs."""
    return 2 if _marker(view) == (seat, _group(view, seat)[0]) else 1


def _units(cards: list[str], landscape: str) -> set[int]:
    """R32."""
    if not cards:
        return {0}
    first, rest = cards[0], cards[1:]
    found = {1 + n for n in _units(rest, landscape)} if first == landscape else set()
    if first in rest:
        others = list(rest)
        others.remove(first)
        found |= {1 + n for n in _units(others, landscape)}
    return found


def _payable(view: Words, seat: int, units: int, hand_plays: int, stack_plays: int) -> bool:
    """Could so many units be paid with so many plays, jokers being always allowed?"""
    landscape = view["path"].split()[_group(view, seat)[0] - 1][seat]
    hand, stack = [card for card in _hand(view, seat) if len(card) == 1], _stack(view, seat)
    for taken in range(min(stack_plays, len(stack)) + 1):
        if any(len(card) > 1 for card in stack[:taken]):
            break
        for size in range(min(hand_plays, len(hand)) + 1):
            if any(units in _units([*held, *stack[:taken]], landscape) for held in combinations(hand, size)):
                return True
    return False


def _too_few_plays(view: Words, seat: int, units: int) -> bool:
    """Is it only for want of plays that so many units cannot be paid?"""
    now = _payable(view, seat, units, view["hand_plays"], view["stack_plays"])
    return not now and _payable(view, seat, units, PLAYS, PLAYS)


def _raven_reasons(view: Words, seat: int, cards: list[str]) -> set[int]:
    """R23, R32, R35, R38, R39."""
    units = _needed(view, seat)
    if any(len(card) > 1 for card in cards):
        return {38}
    reasons = {23} if _too_few_plays(view, seat, units) else set()
    if cards or not reasons:
        reasons |= {39 if units == 2 else 32}
    return reasons | ({35} if view.get("joker") else set())


def _stone_reasons(view: Words, seat: int, cards: list[str]) -> set[int]:
    """R38–R40, R43, R44, R56."""
    if "OD" in cards:
        return {56}
    if any(len(card) > 1 for card in cards):
        return {38, 44}
    marker, group = _marker(view), _group(view, seat)
    if marker == (seat, group[0]):
        return {39}
    if marker and marker[0] == seat and marker[1] in group:
        return {40} | ({23} if _too_few_plays(view, seat, 2) else set()) | ({35} if view.get("joker") else set())
    if marker and (marker[0] != seat or marker[1] < group[0]):
        return {43, 44}
    return {40, 44} if cards else {44}


def _card_reasons(view: Words, seat: int, cards: list[str], number: int) -> set[int]:
    """R5, R12, R23, R27, R33, R54–R57; a flight card and its landing are a flight."""
    if any(card in ("OA", "OB") for card in cards):
        return {5}
    usable = set(cards) if cards else _usable(view, seat)
    if usable & {"OC", "OD"}:
        return {12} | ({54, 55} if "OC" in usable else set()) | ({57} if "OD" in usable else set())
    if cards:
        return _flight_reasons(view, seat, cards, number)
    if _spent(view, seat, {"OC", "OD"}):
        return {23}
    return {5} | ({27} if {"OC", "OD"} & set(_stack(view, seat)[1:]) else set())


def _flight_reasons(view: Words, seat: int, cards: list[str], number: int) -> set[int]:
    """R32, R33, R39, R40: flight cards, and a card of the path to fly to."""
    group, marker, units = _group(view, seat), _marker(view), _needed(view, seat)
    landscape = view["path"].split()[group[0] - 1][seat]
    if units not in _units(cards, landscape):
        return {39 if units == 2 else 32}
    blocked = marker is not None and marker[0] == seat and marker[1] in group[1:]
    landing = marker[1] - 1 if blocked and marker else group[-1]
    if number == landing:
        return {35} if view.get("joker") and len(cards) > units else {0}
    return {33, 40} if blocked else {33}
