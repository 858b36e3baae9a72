"""Which rules explain a refusal in Spookies, written from the rule notes alone, and what the board shows to press."""

from __future__ import annotations

from ludotheque import Match

FRIENDS = ("poppy", "kracko", "duffy", "hanja", "schnuffer")
GHOST = 5
START, ATTIC = 4, 11


def visible(match: Match, seat: int) -> list[str]:
    """The figures; the dice and one's own joker until the end; the floors beside the ghost while it must move."""
    view = match.view(seat).as_dict()
    elements = [f"figure:{name}" for name in FRIENDS]
    if view["phase"] != "over":
        elements += [f"dice:{dice}" for dice in (2, 3, 4)]
        if view["joker"]:
            elements.append("chip:joker")
    if view["phase"] == "ghost":
        ghost = view["pieces"][GHOST]
        elements += ["ghost:up"] * (ghost + 1 <= ATTIC) + ["ghost:down"] * (ghost - 1 >= START)
    return elements


def admissible(match: Match, seat: int, picks: tuple[str, ...]) -> set[int]:
    """The numbers of the rules that explain why these picks are no move, whichever of them is looked at."""
    view = match.view(seat).as_dict()
    if view["phase"] == "over":
        return {12}
    if view["turn"] != seat:
        return {3}
    return set().union(*(_against(view, seat, pick, picks) for pick in picks))


def _against(view: dict[str, object], seat: int, pick: str, picks: tuple[str, ...]) -> set[int]:
    """What speaks against one of the picks; nothing if it alone would be a move."""
    kind, _, which = pick.partition(":")
    phase = view["phase"]
    led = {14} if view["free_choice"] else {4}
    jokers: list[int] = view["jokers"]  # type: ignore[assignment]
    pieces: list[int] = view["pieces"]  # type: ignore[assignment]
    # What has to be done now, before anything else: move the ghost, keep or repeat a roll.
    first = {"ghost": {25}, "joker": {21}}.get(str(phase), set())
    if kind == "figure":
        return set() if phase == "choose" else first | led | ({8} if phase == "go-on" else set())
    if kind == "chip":
        return set() if phase == "joker" else first | ({21} if jokers[seat] else {20, 21})
    if kind == "dice":
        if phase in ("roll", "go-on"):
            beside = pieces[FRIENDS.index(str(view["active"]))] == pieces[GHOST]
            return {24} if beside and which == "4" else set()
        return first or led
    assert kind == "ghost"
    there = pieces[GHOST] + (1 if which == "up" else -1)
    top = 10 if view["attic"] == 1 else ATTIC
    return set() if 6 <= there <= top else {26}
