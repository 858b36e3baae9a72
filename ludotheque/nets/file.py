"""Nets as files: `net.npz` and its card `net.json` in a game's folder.

The card tells how the net was trained and how strong it was measured to be. Both name the features and tokens that the
net was trained with by a digest, so that a net is never used with others.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ..core.records import raw
from ..games import folder, get
from .features import Encoder
from .inference import Scratch, Weights, infer

if TYPE_CHECKING:
    from ..core.game import Game, View

WEIGHTS_FILE, CARD_FILE = "net.npz", "net.json"
QUANTISED = ("first", "second", "said")
"""Matrices that are kept as bytes with a scale for each unit; their last axis is the units."""


@dataclass(frozen=True)
class Judgement:
    """What a net thinks of a view."""

    moves: npt.NDArray[np.int64]
    scores: npt.NDArray[np.float64]
    """Of the legal moves: the softmax of these is how likely the net would make each."""
    chances: npt.NDArray[np.float64]
    """Each seat's chance to win, by seat."""

    @property
    def best(self) -> int:
        """The move that the net would make, the first one of equals."""
        return int(self.moves[np.argmax(self.scores)])


@dataclass(frozen=True)
class Net:
    """A net that plays a game."""

    game: Game
    encoder: Encoder
    weights: Weights
    card: dict[str, Any]

    def scratch(self) -> Scratch:
        """Fresh memory for `infer`: one for each thread."""
        return scratch(self.game, self.weights, self.encoder.room)

    def judge(self, view: View) -> Judgement:
        """The legal moves of the viewing seat with their scores, and the chances to win."""
        moves = np.array(view.legal(), dtype=np.int64)
        scores, memory = np.empty(len(moves)), self.scratch()
        held = self.game.record.blank()
        held[0] = view.s
        infer(self.weights, memory, held[0], raw(held)[0].view(np.int64), view.seat, moves, len(moves), scores)
        seats = int(view.s.seats)
        return Judgement(moves, scores, np.roll(memory.chances[:seats], view.seat))


def scratch(game: Game, weights: Weights, room: int) -> Scratch:
    """Fresh memory for a net with those weights, and room for so many active features."""
    return Scratch(
        active=np.empty(room, dtype=np.int32),
        sums=np.empty(len(weights.first_bias), dtype=np.int32),
        strengths=np.empty(len(weights.first_bias), dtype=np.float32),
        first_levels=np.empty(len(weights.first_bias), dtype=np.int16),
        hidden=np.empty(len(weights.second_bias), dtype=np.float32),
        hidden_levels=np.empty(len(weights.second_bias), dtype=np.int16),
        step=np.empty(1, dtype=np.float32),
        said=np.empty(len(weights.said_bias), dtype=np.float32),
        stamps=np.zeros(len(weights.said_bias), dtype=np.int64),
        stamp=np.zeros(1, dtype=np.int64),
        ratings=np.empty(game.rules.CODES),
        chances=np.empty(game.record.max_seats),
        by_seat=np.empty(game.record.max_seats),
        standings=np.empty(game.record.max_seats),
    )


def no_weights() -> Weights:
    """What stands in the place of a net where there is none: nothing of everything."""
    single, rows = np.empty(0, dtype=np.float32), np.empty((0, 0), dtype=np.float32)
    whole = np.empty((0, 0), dtype=np.int8)
    return Weights(
        table=np.empty((0, 0), dtype=np.int32),
        tokens=np.empty((0, 0), dtype=np.int16),
        looks=np.empty((0, 0), dtype=np.int16),
        sights=np.empty((0, 0), dtype=np.int32),
        kept=np.empty(0, dtype=np.int16),
        first=whole,
        first_scale=single,
        first_bias=single,
        second=whole,
        second_scale=single,
        second_bias=single,
        said=whole,
        said_scale=single,
        said_bias=single,
        value=rows,
        value_bias=single,
        trust=0.0,
        temperature=1.0,
        standing=0.0,
    )


def digest(encoder: Encoder) -> str:
    """What stands for the features and tokens of a game: a net knows them by number."""
    told = "\n".join([*encoder.names, "", *encoder.tokens.names])
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def quantised(matrix: npt.NDArray[Any]) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float32]]:
    """A matrix as bytes, and the scale of each of its columns."""
    scale = np.maximum(np.abs(matrix).max(axis=0), 1e-8) / 127.0
    return np.rint(matrix / scale).astype(np.int8), scale.astype(np.float32)


def write(path: Path, encoder: Encoder, arrays: dict[str, Any], card: dict[str, Any]) -> None:
    """Write a net and its card into a folder. `arrays` has the matrices as floats, inputs × units, and the rest."""
    kept: dict[str, Any] = {"digest": np.array(digest(encoder))}
    for name, array in arrays.items():
        if name in QUANTISED:
            kept[name], kept[f"{name}_scale"] = quantised(np.asarray(array))
        else:
            kept[name] = np.asarray(array)
    np.savez_compressed(path / WEIGHTS_FILE, **kept)
    told = {**card, "features": digest(encoder), "sha256": _sha256(path / WEIGHTS_FILE)}
    (path / CARD_FILE).write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n")


def read(path: Path, game: Game) -> Net:
    """The net of a folder; raises ValueError where file, card and code do not agree."""
    card = json.loads((path / CARD_FILE).read_text())
    encoder = Encoder(game)
    if card["sha256"] != _sha256(path / WEIGHTS_FILE):
        raise ValueError(f"{path / CARD_FILE} tells of another {WEIGHTS_FILE}")
    with np.load(path / WEIGHTS_FILE) as kept:
        found = {name: np.array(kept[name], order="C") for name in kept.files}
    if not digest(encoder) == card["features"] == str(found["digest"]):
        raise ValueError(f"{path / WEIGHTS_FILE} was trained with other features")
    # Inference reads along the rows: a matrix must not lie there by columns.
    second, said = (np.ascontiguousarray(found[name].T) for name in ("second", "said"))
    weights = Weights(
        table=encoder.table,
        tokens=encoder.tokens.table.astype(np.int16),
        looks=encoder.tokens.looks.astype(np.int16),
        sights=encoder.tokens.sights,
        kept=found["kept"],
        first=found["first"],
        first_scale=found["first_scale"],
        first_bias=found["first_bias"],
        second=second,
        second_scale=found["second_scale"],
        second_bias=found["second_bias"],
        said=said,
        said_scale=found["said_scale"],
        said_bias=found["said_bias"],
        value=np.ascontiguousarray(found["value"].T),
        value_bias=found["value_bias"],
        trust=float(found["trust"]),
        temperature=float(found["temperature"]),
        standing=float(found.get("standing", 0.0)),
    )
    return Net(game, encoder, weights, card)


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


_LOADED: dict[tuple[str, int], Net | None] = {}


def load_to_search(game: Game, seats: int) -> Net | None:
    """The net that the search of a game asks where so many play, or None."""
    return load(game) if seats <= game.search.net.guided_seats else None


def load(game: Game) -> Net | None:
    """The net that a game brings for this version of its rules, or None; read once.

    Versions with the same rules and record, which differ in their options alone, share it.
    """
    known = (game.name, game.version)
    if known not in _LOADED:
        home = folder(game.name)
        card = home / CARD_FILE
        trained = get(game.name, json.loads(card.read_text())["rules"]) if card.exists() else None
        fits = trained is not None and trained.rules is game.rules and trained.record.dtype == game.record.dtype
        _LOADED[known] = read(home, game) if fits else None
    return _LOADED[known]
