"""Which rules explain a refusal in Odin, written from the rule notes alone, and what the board shows to press."""

from __future__ import annotations

from ludotheque import Match


def visible(match: Match, seat: int) -> list[str]:
    """One's own cards, and those of the beaten set while one of them is to be taken."""
    view = match.view(seat).as_dict()
    return [f"card:{card}" for card in f"{view['hands'][seat] or ''} {view['beaten']}".split()]


def admissible(match: Match, seat: int, picks: tuple[str, ...]) -> set[int]:
    """The numbers of the rules that explain why these picks are no move and cannot become one."""
    view = match.view(seat).as_dict()
    if view["phase"] == "over":
        return {32}
    if view["turn"] != seat:
        return {7, 50}
    cards = [pick.removeprefix("card:") for pick in picks]
    if view["phase"] == "take":
        return {18}
    if not _is_set(cards):
        plain = [card for card in cards if card != "goat"]
        return {41} if len(plain) < len(cards) and _is_set(plain) else {8}
    if view["phase"] == "lead":
        return {14}
    size = len(view["centre"].split())
    if len(cards) in (size, size + 1):
        return {10, 17}
    # Too few so far, and nothing to add makes them enough; or too many.
    return {17}


def _is_set(cards: list[str]) -> bool:
    """O8, O41: one colour, the goat being of any; or one number, without it."""
    plain = [card for card in cards if card != "goat"]
    one_number = len({card[1:] for card in plain}) == 1 and len(plain) == len(cards)
    return len({card[0] for card in plain}) <= 1 or one_number
