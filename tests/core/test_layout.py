"""A match may bring its own layout: it is checked, bound by the commitment, and kept in the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import BadInput, DamagedRecord, games
from ludotheque.core.record_file import _sealed, read, write
from ludotheque.games.adventureland import board

KEY = bytes(range(16))


def other_board() -> dict[str, Any]:
    """Forest a1 and mountain c1 change places; everything else is the board of the game."""
    terrain = list(board.own()["terrain"])
    terrain[0], terrain[2] = terrain[2], terrain[0]
    return {"terrain": terrain}


def new(layout: dict[str, Any] | None = None) -> ludotheque.Match:
    return ludotheque.new_match("adventureland", seats=2, key=KEY, layout=layout)


def test_the_setup_is_there_before_the_start() -> None:
    match = new(other_board())
    assert match.view(-1)["terrain"][:3] == ["M", "F", "F"]
    assert new().view(-1)["terrain"][:3] == ["F", "F", "M"]
    match.play(match.moves()[0])
    match.undo()
    assert match.copy().view(-1)["terrain"][:3] == ["M", "F", "F"]
    assert match.position_at(0).tobytes() == match.current.tobytes()


def test_the_own_setup_said_aloud_is_no_other() -> None:
    assert new(dict(board.own())).layout is None
    assert new(dict(board.own())).commitment == new().commitment
    assert "layout" not in new().header()
    assert "\nsetup: " not in write(new())


def test_the_commitment_binds_the_setup() -> None:
    assert " layout=" in new(other_board()).header()
    assert new(other_board()).commitment != new().commitment
    assert new(other_board()).commitment == new(other_board()).commitment


def test_the_record_keeps_the_setup(tmp_path: Path) -> None:
    match = new(other_board())
    match.play(match.moves()[0])
    match.save(tmp_path / "match.txt")
    again = ludotheque.load(tmp_path / "match.txt")
    assert again.current.tobytes() == match.current.tobytes()
    assert again.layout == match.layout
    assert write(again) == write(match)


def test_doctored_setups_are_refused() -> None:
    lines = write(new(other_board())).split("\n")[:-2]
    at = next(i for i, line in enumerate(lines) if line.startswith("layout: "))

    def doctored(*changed: str) -> str:
        return _sealed([*lines[:at], *changed, *lines[at + 1 :]])

    for changed, sentence in (
        ([], "the key does not fit the commitment"),
        (["layout: {}"], f"line {at + 1}: the layout is not told in full"),
        ([lines[at][:-1] + ',"river":[]}'], f"line {at + 1}: the layout is no JSON, or names something twice"),
        ([lines[at], lines[at]], f"line {at + 2}: expected 'moves:'"),
        (["layout: 7"], f"line {at + 1}: the layout is no JSON object"),
        (["layout: {"], f"line {at + 1}: the layout is no JSON"),
        (['layout: {"terrain":["X"]}'], f"line {at + 1}: 'terrain' of the layout: 'X' is none of"),
        (['layout: {"gold":[9]}'], f"line {at + 1}: adventureland has no layout 'gold'"),
    ):
        with pytest.raises(DamagedRecord) as refused:
            read(doctored(*changed), games.get)
        assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("layout", "sentence"),
    [
        ({"terrian": []}, "adventureland has no layout 'terrian': did you mean 'terrain'?"),
        ({"terrain": "F"}, "'terrain' of the layout: it takes a list of at most 110"),
        ({"terrain": ["F"] * 110}, "the board has 110 spaces of forest, not 20"),
        ({"river": ["z9"]}, "'river' of the layout: 'z9' is none of a1"),
    ],
)
def test_broken_setups_get_a_sentence(layout: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        new(layout)
    assert sentence in str(refused.value)


def test_a_game_without_a_setup_takes_none() -> None:
    with pytest.raises(BadInput, match="odin has no layout 'board': it has none"):
        ludotheque.new_match("odin", seats=2, layout={"board": []})
