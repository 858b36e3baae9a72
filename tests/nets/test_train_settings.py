"""The settings of a training: those of the game's card, but for what is wished for. No PyTorch is needed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludotheque import games
from ludotheque.core.errors import BadInput
from ludotheque.nets.file import CARD_FILE
from ludotheque.train.settings import OWN, Settings, same_training, settings_for

LAND = games.get("adventureland")
WITHOUT_NET = games.get("spookies")


def card(name: str, first: bool = False) -> dict[str, Any]:
    """The settings of a net's last training, or of its first."""
    told = json.loads((games.folder(name) / CARD_FILE).read_text())
    while first and told.get("onward_from"):
        told = told["onward_from"]
    settings: dict[str, Any] = told["settings"]
    return settings


@pytest.mark.parametrize("onward", [False, True])
@pytest.mark.parametrize("name", ["adventureland", "karuba", "odin", "ravens"])
def test_they_are_those_of_the_card(name: str, onward: bool) -> None:
    settings = settings_for(games.get(name), {"onward": onward})
    for word, value in card(name, first=not onward).items():
        if word not in (*OWN, "usual"):
            assert getattr(settings, word) == value
    assert (settings.seconds, settings.iterations, settings.seed) == (None, None, 1)


def test_a_training_from_nothing_is_like_the_nets_first_one() -> None:
    assert settings_for(LAND, {}).greedy == card("adventureland", first=True)["greedy"] == 0.5
    assert settings_for(LAND, {"onward": True}).greedy == card("adventureland")["greedy"] == 0.8


def test_the_usual_tables_of_the_card_are_tuples() -> None:
    assert settings_for(LAND, {}).usual == ((), (("scenario", 2),), (("scenario", 3),))
    assert settings_for(games.get("ravens"), {}).usual == ((),)


def test_wishes_come_before_the_card() -> None:
    wishes = {"rows": 64, "rate": 1, "margin": 0, "seconds": 7.5, "seed": 9, "usual": [[["scenario", 3]]]}
    settings = settings_for(LAND, wishes)
    assert (settings.rows, settings.rate, settings.margin, settings.seconds, settings.seed) == (64, 1, 0, 7.5, 9)
    assert settings.usual == ((("scenario", 3),),)
    assert settings.greedy == card("adventureland", first=True)["greedy"]


def test_without_a_net_they_are_the_usual_ones() -> None:
    assert settings_for(WITHOUT_NET, {"rows": 64}) == Settings(rows=64)


def test_what_is_no_setting_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadInput, match=r"“rowz” in --set is no setting: did you mean 'rows'\?"):
        settings_for(LAND, {"rowz": 64})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rows", 1.5), ("rows", "64"), ("rows", True), ("rows", None), ("rows", 0), ("rows", -64),
        ("rate", "fast"), ("rate", 0), ("rate", float("nan")), ("rate", float("inf")), ("margin", -0.1),
        ("seconds", "long"), ("seconds", 0), ("iterations", 1.5), ("iterations", 0), ("onward", 1),
        ("first", 30), ("first", 516), ("second", 0), ("usual", []), ("usual", 3), ("usual", [3]), ("usual", [[3]]),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_refused(name: str, value: Any) -> None:
    with pytest.raises(BadInput) as refusal:
        settings_for(LAND, {name: value})
    assert str(refusal.value) == f"the setting {name} cannot be “{value}” (--set)"


def test_options_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadInput, match="scenari"):
        settings_for(LAND, {"usual": [[["scenari", 2]]]})
    with pytest.raises(BadInput, match="99"):
        settings_for(LAND, {"usual": [[["scenario", 99]]]})


def test_a_training_goes_onward_only_from_a_net_that_is_there_and_as_wide() -> None:
    assert settings_for(LAND, {"onward": True, "searched": 50}).searched == 50
    with pytest.raises(BadInput, match="the game 'spookies' brings no net"):
        settings_for(WITHOUT_NET, {"onward": True})
    with pytest.raises(BadInput, match="with --onward, 'first' is 320 and 'second' 128"):
        settings_for(LAND, {"onward": True, "first": 64})
    with pytest.raises(BadInput, match="add --onward"):
        settings_for(LAND, {"searched": 50})


def test_a_training_goes_on_with_another_budget_alone() -> None:
    settings = Settings(iterations=3, evaluations=2)
    assert same_training(settings, Settings(iterations=5, seconds=9.0))
    assert not same_training(settings, Settings(iterations=3, evaluations=2, onward=True))
    assert not same_training(settings, Settings(iterations=3, evaluations=2, rows=64))
