"""How a net is trained, and where a training stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from math import inf
from typing import Any

from ..core.errors import BadInput, bad, nearest
from ..core.game import Game
from ..nets import file as nets
from ..nets.inference import WIDTHS
from .tables import Usual, larger_seats, usual_seats

OWN = ("iterations", "seconds", "seed", "onward", "searched")
"""What every training says for itself: the game's card has no say in these."""
LATER = ("iterations", "seconds", "evaluations")
"""What may change when a training goes on."""
KINDS: dict[str, tuple[type, ...]] = {
    "bool": (bool,),
    "int": (int,),
    "float": (int, float),
    "int | None": (int, type(None)),
    "float | None": (int, float, type(None)),
}
"""The types of a wish, by the annotation of the setting."""
MAY_BE_ZERO = ("seed", "entropy", "trace", "margin", "clip", "greedy", "searched", "lesson_seconds")
LAYERS = ("first", "second")
FILE_BYTES = 950_000
"""The largest file of a net; the rarest features are left out where it would be larger."""


@dataclass(frozen=True)
class Settings:
    """How a net is trained. With `iterations` the seed determines the result on the same device."""

    iterations: int | None = None
    seconds: float | None = None
    seed: int = 1
    rows: int = 32768
    """Matches that are played side by side."""
    steps: int = 24
    """Decisions of each match between two updates."""
    minibatch: int = 32768
    rate: float = 4e-4
    entropy: float = 0.01
    trace: float = 0.97
    """How far results are believed rather than the values on the way: the λ of TD(λ)."""
    margin: float = 0.5
    """The part of the goal that is the margin instead of the win."""
    clip: float = 0.2
    epochs: int = 1
    """How often each decision is learnt from."""
    greedy: float = 0.3
    """The part of all tables at which every seat but one is greedy's: they keep the net from losing its way."""
    standing: bool = False
    """Do its chances begin with the game's own evaluation, as its choices do with the ratings? That has to look at
    nothing but what everybody sees."""
    onward: bool = False
    """Does it begin with the net that the game brings, instead of with the game's ratings alone?"""
    searched: int = 0
    """Before self-play, the net learns from positions that were searched with so many iterations; 0: it does not.
    That is no part of the budget."""
    lesson_seconds: float = 120.0
    """How long such positions are played and searched, on all cores."""
    lesson_epochs: int = 16
    """How often these lessons are gone through."""
    usual: Usual = ((),)
    """The options of the tables that are played most."""
    first: int = 256
    second: int = 128
    """Units of the two hidden layers."""
    evaluations: int = 8
    """How often the strength is measured on the way."""
    matches: int = 4096
    """Matches of each such measurement."""

    def most_features(self, tokens: int) -> int:
        """How many features a net can know that is kept in a file of `FILE_BYTES`."""
        return (FILE_BYTES - self.second * (self.first + tokens)) // self.first


def settings_for(game: Game, wishes: Mapping[str, Any]) -> Settings:
    """The settings by which the game's own net was trained, where it brings one, but for `OWN` and what is wished for.

    They are those of its last training for one that goes onward, else those of its first.
    Raises BadInput for a wish that is no setting or no value of one, and for wishes that do not go together.
    """
    known = {each.name: each.type for each in fields(Settings)}
    for name in wishes:
        if name not in known:
            raise bad("setting", name=name, source="--set", known=nearest(name, known))
    net = nets.load(game)
    card = net.card if net else {}
    while not wishes.get("onward") and card.get("onward_from"):
        card = card["onward_from"]
    carded = card.get("settings", {})
    wished = {name: value for name, value in carded.items() if name in known and name not in OWN} | dict(wishes)
    for name, value in wished.items():
        if name != "usual" and not _fits(name, str(known[name]), value):
            raise no_value(name, value)
    settings = Settings(**wished | {"usual": _usual(game, wished.get("usual", Settings.usual))})
    if settings.searched and not settings.onward:
        raise bad("searched-onward")
    if settings.onward:
        if net is None:
            raise bad("no-net", game=game.name)
        widths = len(net.weights.first_bias), len(net.weights.second_bias)
        if widths != (settings.first, settings.second):
            raise bad("onward-widths", first=widths[0], second=widths[1])
    return settings


def same_training(one: Settings, other: Settings) -> bool:
    """Can a training go on with the other settings? They differ in its budget and measurements at most."""
    return replace(one, **{name: getattr(other, name) for name in LATER}) == other


def _fits(name: str, kind: str, value: Any) -> bool:
    """Is this a value for a setting? Numbers are finite and not negative."""
    if type(value) not in KINDS[kind]:
        return False
    if name in LAYERS:
        return value in WIDTHS
    return value is None or (0 <= value < inf and (value > 0 or kind == "bool" or name in MAY_BE_ZERO))


def _usual(game: Game, tables: Any) -> Usual:
    """Options of tables as a card or a person lists them; raises BadInput where the game has no such options."""
    try:
        found = tuple(tuple((str(word), value) for word, value in table) for table in tables)
    except (TypeError, ValueError):
        found = ()
    if not found:
        raise no_value("usual", tables)
    for seats in (usual_seats(game), larger_seats(game)):
        for table in found:
            game.read_options(seats, dict(table))
    return found


def no_value(name: str, value: Any) -> BadInput:
    """The refusal of a value that a setting cannot have."""
    return bad("setting-value", name=name, source="--set", value=str(value)[:40])


@dataclass
class Progress:
    """Where a training stands; with the model, all that a checkpoint holds."""

    iteration: int = 0
    decisions: int = 0
    seconds: float = 0.0
    playing: float = 0.0
    """The part of these seconds that went into playing rather than learning."""
    teaching: float = 0.0
    """The seconds before those, which went into lessons."""
    taught: bool = False
    """Have all lessons been learnt?"""
    best_score: float = -1.0
    best_share: float = 0.0
    """What the best net won of greedy."""
    pace: float = 1.0
    """Halved whenever the net has lost its way."""
    spread: float = 1.0
    """The standard deviation of ranking keys within a match."""
    curve: list[dict[str, Any]] = field(default_factory=list)
