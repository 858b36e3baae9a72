"""Karuba: what is told, drawn and refused, assumptions and versions."""

from __future__ import annotations

import io
import json
from collections import Counter
from itertools import islice, product
from typing import Any

import pytest
from effort import matches
from positions_karuba import (
    AT_BEACH,
    KARUBA,
    RECORDS,
    choose,
    island,
    key,
    play_out,
    runners,
    table,
    where,
)
from pressing import questions
from reasons_karuba import CELLS, COLOURS, TILES, Reasons, visible
from rich.console import Console

import ludotheque
from ludotheque import BadInput, IllegalMove, Match, bots, games, texts
from ludotheque.core.record_file import read
from ludotheque.core.text import Text
from ludotheque.games.karuba import OLDER, terminal

# Words


def test_positions_that_cannot_be() -> None:
    found: dict[str, Any] = {"islands": [island("a2=13 b2=14")], "lying": [""], "tile": 1}
    cases: list[tuple[dict[str, Any], str]] = [
        ({"tile": 37}, "37 is not from 0 to 36"),
        ({"tile": 1, "beach": [60, 20, 110, 95]}, "95 is none of 0, 10, 20"),
        ({"tile": 1, "where": [["b9"] * 4]}, "'b9' is none of a1"),
        ({"tile": 1, "where": [where(brown="c3")]}, "K13"),
        ({"tile": 1, "lying": ["c9"]}, "'c9' is none of a1"),
        ({"tile": 1, "lying": [7]}, "in one line"),
        ({"tile": 1, "lying": ["c3"]}, "K11"),
        ({"tile": 1, "crystals": [[1, 0, 0, 0]]}, "K17"),
        ({"tile": 1, "crystals": [[-1, 0, 0, 0]]}, "-1 is not from 0"),
        ({"tile": 1, "choices": ["jump"]}, "is no move"),
        ({"tile": 1, "choices": ["place brown 10"]}, "is no move"),
        ({"tile": 1, "leader": 1}, "there is no seat 1"),
        ({"tile": 1, "jungle": [70, 100, 60, 0]}, "K3"),
        ({"tile": 0}, "K7"),
        ({"tile": 1, "beach": [10, 20, 110, 90], "jungle": [20, 100, 60, 10]}, "K5"),
        ({"tile": 1, "phase": "jump"}, "'jump' is none of place"),
        ({**found, "crystals": [[1, 0, 0, 0]], "gold": [[1, 0, 0, 0]]}, "K17"),  # brown has never left the beach
        ({**found, "crystals": [[1, 0, 0, 0]], "gold": [[1, 0, 0, 0]], "where": [where(brown="a2")]}, ""),
    ]
    for words, sentence in cases:
        if not sentence:
            table("", **words)
            continue
        with pytest.raises(BadInput) as refusal:
            table("", **words)
        assert sentence in str(refusal.value)


def test_K8_a_position_has_had_a_round_for_everything_done() -> None:
    home = {"where": [where(brown="temple", blue="b2")], "treasures": [[5, 0, 0, 0]]}
    late, early = list(range(17, 36)), list(range(6, 36))
    assert table("a2=1 b2=2 c2=3", tile=36, stack=late, **home).view(0)["round_no"] == 17
    assert table("a2=1 b2=2 c2=3", tile=36, stack=early, **home).view(0)["round_no"] == 6
    with pytest.raises(BadInput, match="K8: "):  # three tiles and two walks in the four rounds before
        table("a2=1 b2=2 c2=3", tile=36, stack=[5, *early], **home)


@pytest.mark.parametrize(
    ("brown", "blue", "extra", "fits"),
    [
        ([5, 3], [0, 0], [0, 0], True),
        ([5, 3], [0, 0], [0, 2], True),
        ([5, 3], [0, 0], [0, 1], False),
        ([5, 3], [0, 0], [2, 0], False),
        ([3, 5], [0, 0], [0, 2], False),  # the first of a tie by seats takes the 5
        ([5, 3], [5, 3], [0, 4], True),
        ([5, 3], [5, 3], [0, 12], False),
        ([5, 4, 3, 2], [0, 0, 0, 0], [0, 1, 2, 3], True),
        ([5, 4, 3, 2], [0, 0, 0, 0], [0, 0, 1, 2], True),
        ([5, 4, 3, 2], [0, 0, 0, 0], [0, 1, 0, 1], True),
        ([5, 4, 3, 2], [0, 0, 0, 0], [0, 1, 1, 1], False),
        ([2, 3, 4, 5], [5, 4, 3, 2], [0, 0, 1, 2], True),
        ([5, 3], [0, 0], [0, 99], False),
    ],
)
def test_K18_crystals_that_make_up_are_such_as_ties_give(
    brown: list[int], blue: list[int], extra: list[int], fits: bool
) -> None:
    pairs = list(zip(brown, blue, strict=True))
    words = {
        "where": [where(**{n: "temple" for n, v in (("brown", a), ("blue", b)) if v}) for a, b in pairs],
        "treasures": [[a, b, 0, 0] for a, b in pairs],
    }
    if fits:
        assert table(*[""] * len(brown), tile=1, extra=extra, **words).view(0)["extra"] == extra
    else:
        with pytest.raises(BadInput, match=r"K18: |99 is not from 0 to 12"):
            table(*[""] * len(brown), tile=1, extra=extra, **words)


def test_K30_bonus_tiles_are_with_those_who_fulfil_them() -> None:
    started = where(brown="b1", blue="a2", purple="b2", yellow="b3")
    laid = "a2=1 b1=17 b2=18 b3=35"

    def place(*at: list[str], runner: object, **more: Any) -> Match:
        bonuses = ["open", "open", "open", runner]
        return table(*[laid] * len(at), tile=2, where=list(at), **{"bonus": "on", "bonuses": bonuses, **more})

    assert place(started, AT_BEACH, runner=0).points() == [2, 0]
    assert place(started, started, runner="gone").points() == [0, 0]
    for at, runner in [
        ((started, AT_BEACH), 1),
        ((started, AT_BEACH), "open"),
        ((started, AT_BEACH), "gone"),
        ((AT_BEACH, AT_BEACH), "gone"),
    ]:
        with pytest.raises(BadInput, match="K30: "):
            place(*at, runner=runner)
    with pytest.raises(BadInput, match="without the option bonus nobody has a bonus tile"):
        place(started, AT_BEACH, runner=0, bonus="off")


def test_what_a_position_says_is_not_changed() -> None:
    """Fields that follow from others may be left out, or said right."""
    right = table("a2=1 b2=2", tile=5, stack=[7]).position()
    assert (right["round_no"], right["left"], right["east"]) == (35, "7", ["a2"])
    assert ludotheque.from_position("karuba", right).position() == right
    for field, said in [
        ("round_no", 12),
        ("round_no", 0),
        ("left", "7 8"),
        ("left", ""),
        ("east", [""]),
        ("south", ["a1"]),
    ]:
        with pytest.raises(BadInput, match=f"{field} follows from the tiles"):
            ludotheque.from_position("karuba", {**right, field: said})


def test_notation_forgives_order_and_case() -> None:
    assert KARUBA.notation(KARUBA.parse("C4 Move BROWN")) == "move brown c4"
    assert KARUBA.notation(KARUBA.parse("Temple brown MOVE")) == "move brown temple"
    assert KARUBA.notation(KARUBA.parse("60 place brown")) == "place brown 60"
    for noise in ("lay lay c3", "lay g1", "lay c6", "move c3", "move pink c3", "place brown 65", "temple brown"):
        with pytest.raises(IllegalMove):
            KARUBA.parse(noise)


# Refusals, assumptions, versions


@pytest.mark.parametrize("options", [{}, {"bonus": "on"}, {"setup": "random"}, {"apart": "two-between"}], ids=str)
@pytest.mark.parametrize("seats", range(1, 5))
def test_whatever_is_pressed_is_refused_by_a_rule_that_explains_it(seats: int, options: dict[str, object]) -> None:
    at, asked, wrong = None, 0, []
    for question in islice(questions(KARUBA, visible, seats, options, 1), matches(4000)):
        if at != (at := (len(question.match.history), question.seat)):
            reasons = Reasons(question.match, question.seat)
        asked += 1
        if question.rule not in reasons.picks(question.picks):
            wrong.append((question.picks, question.rule))
    assert asked >= matches(1500)
    assert wrong == []


def test_why_an_adventurer_or_a_temple_is_of_no_use() -> None:
    """Brown stands far from blue: that blue has no path at all is not brown's doing."""
    match = table("f5=7 a5=8", where=[where(brown="a5")], tile=25)
    assert match.view(0).why(["adventurer:blue"]) == 13
    assert match.view(0).why(["temple:blue"]) == 13
    assert match.view(0).why(["cell:a5", "temple:purple"]) == 13
    blocked = table("f5=7 f4=8", where=[where(brown="f5")], tile=25)
    assert blocked.view(0).why(["adventurer:purple"]) == 15
    home = table("f1=1", where=[where(brown="temple")], treasures=[[5, 0, 0, 0]], tile=2)
    assert home.view(0).why(["temple:brown"]) == 18
    far = table("a2=1 b2=2 c2=19 d2=20 e2=5 f2=22 f3=17 f4=7", tile=13)
    assert far.view(0).why(["temple:blue"]) == 12


def test_what_is_assumed_is_told() -> None:
    """The list of the rule notes, each with a sentence in every language."""
    assert KARUBA.assumed == (3, 4, 5, 9, 16, 17, 19, 20, 31, 33, 34, 35)
    for language, rule in product(texts.LANGUAGES, KARUBA.assumed):
        assert texts.bundle(language).has_message(f"karuba-assumed-K{rule}")


def test_facts_for_screens() -> None:
    facts = KARUBA.facts
    assert (facts["columns"] * facts["rows"], facts["cells"], facts["colours"]) == (30, CELLS, list(COLOURS))
    assert facts["tiles"] == ["", *(TILES[n] for n in range(1, 37))]
    assert (facts["beach"]["20"], facts["beach"]["60"]) == (["a2", "W"], ["a5", "S"])
    assert (facts["jungle"]["60"], facts["jungle"]["70"]) == (["f1", "N"], ["f1", "E"])
    assert facts["bonuses"][2] == {"name": "builder", "points": 3, "rule": 34}
    assert facts["treasures"] == {"1": [5], "2": [5, 3], "3": [5, 3, 2], "4": [5, 4, 3, 2]}
    assert json.loads(json.dumps(facts)) == facts


def test_records_of_both_versions_replay() -> None:
    played: Counter[int] = Counter()
    for path in sorted(RECORDS.glob("*.txt")):
        match = read(path.read_text(encoding="utf-8"), games.get)
        assert match.over
        played[match.game.version] += 1
    assert played[1] == 7
    assert played[2] >= 1


def test_versions_differ_in_the_deal_alone() -> None:
    """The same key gives other tiles; the same position gives the same moves, words and points."""
    old = OLDER[0]
    deals = [game.start(2, game.read_options(2, {}), key(1)) for game in (old, KARUBA)]
    assert deals[0].stack.tolist() != deals[1].stack.tolist()
    assert sorted(deals[0].stack.tolist()) == sorted(deals[1].stack.tolist())
    words = play_out(ludotheque.new_match("karuba", seats=2, key=key(1)), 1, bots.greedy).position_at(40)
    both = [Match.from_position(game, KARUBA.position(words), key(2)) for game in (old, KARUBA)]
    for _ in range(20):
        assert both[0].position() == both[1].position()
        assert both[0].view(1).as_dict() == both[1].view(1).as_dict()
        assert both[0].moves(both[0].waiting()[0]) == both[1].moves(both[1].waiting()[0])
        move, seat = bots.random(both[1].view(both[1].waiting()[0]), 3), both[1].waiting()[0]
        for match in both:
            match.play_code(move, seat)
    assert both[0].points() == both[1].points()
    assert both[0].log(0) == both[1].log(0)


def test_K23_alone_nobody_wins() -> None:
    match = play_out(ludotheque.new_match("karuba", seats=1, key=key(4)))
    assert [text.id for text in match.log(0)[-1]][-1] == "karuba-log-points"
    assert not any(text.id == "karuba-log-win" for told in match.log(-1) for text in told)


def said(match: Match, viewer: int) -> list[Text]:
    return [text for told in match.log(viewer) for text in told]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_log_line_and_question_is_told_in_full(language: str) -> None:
    together = table(*["f1=1"] * 3, where=[where(brown="f1")] * 3, tile=2, stack=[14])
    choose(together, *["move brown temple"] * 3)
    told = said(runners("move blue a2", "move blue a2"), 0) + said(runners("stay", "move blue a2"), 1)
    told += said(play_out(ludotheque.new_match("karuba", seats=2, key=key(3)), 1, bots.greedy), 0) + said(together, -1)
    told += said(play_out(table("a2=13", tile=1, stack=[14])), 0)
    waiting = table("a2=13", "", "", tile=14)
    waiting.play("move blue a2", 0)
    told += [waiting.view(viewer).ask() for viewer in (-1, 0, 1)]
    assert {text.id.removeprefix("karuba-log-") for text in told if "-log-" in text.id} == {
        "place",
        "place-temple",
        "tile",
        "chosen",
        "lay",
        "stay",
        "walk",
        "temple",
        "bonus",
        "bonus-gone",
        "points",
        "win",
    }
    for text in told:
        sentence = texts.say(text, language, ["Ann", "Bob", "Cyd"])
        assert sentence.strip() not in ("", text.id)
        assert "{" not in sentence
        assert "$" not in sentence


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_terminal_draws_every_stage_of_a_match(language: str) -> None:
    names = ["Ann", "Bob"]
    match = play_out(ludotheque.new_match("karuba", seats=2, bonus="on", key=key(5)), 1, bots.greedy)
    for count in range(0, len(match.history) + 1, 7):
        view = KARUBA.view(match.position_at(count), 0)
        for prefs in product(*terminal.PREFS.values()):
            console = Console(width=100, file=io.StringIO())
            chosen = dict(zip(terminal.PREFS, prefs, strict=True))
            console.print(terminal.draw(view.as_dict(), 0, names, lambda t: texts.say(t, language, names), **chosen))
            drawn = console.file.getvalue()  # type: ignore[attr-defined]
            assert "karuba-" not in drawn
            assert ("Bob" in drawn.partition("110")[0]) or chosen["islands"] == "own"
    assert terminal.paint("move brown c4").plain == "move brown c4"
    assert all(texts.bundle(language).has_message(f"karuba-cli-pref-{name}") for name in terminal.PREFS)
