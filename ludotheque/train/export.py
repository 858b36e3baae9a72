"""A trained model as a net of the library: its weights as they are kept, and its card."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from torch import Tensor

from ..nets import file
from .model import Model
from .tables import larger_seats, usual_seats
from .training import Training

OTHER_MATCHES = 2048
STARTS = ("commit", "settings", "decisions", "seconds", "onward_from")
"""What the card of a net tells of the one with which its training began."""


def _numbers(tensor: Tensor) -> npt.NDArray[np.float32]:
    return tensor.detach().float().cpu().numpy()


def arrays(model: Model, kept: Any, temperature: float) -> dict[str, Any]:
    """The weights of a model by their names in a net's file, matrices as inputs × units."""
    return {
        "kept": kept,
        "first": _numbers(model.first.weight).T[: model.features],
        "first_bias": _numbers(model.first.bias),
        "second": _numbers(model.second.weight).T,
        "second_bias": _numbers(model.second.bias),
        "said": _numbers(model.said.weight).T,
        "said_bias": _numbers(model.said.bias),
        "value": _numbers(model.win.weight).T,
        "value_bias": _numbers(model.win.bias),
        "trust": _numbers(model.trust)[0],
        "standing": _numbers(model.standing)[0],
        "temperature": np.float32(temperature),
    }


def strengths(training: Training) -> list[dict[str, Any]]:
    """The best net against greedy: at the usual table, at a larger one, and with every other value of an option."""
    game = training.game
    usual, larger = usual_seats(game), larger_seats(game)
    asked: list[tuple[int, dict[str, int], int]] = [(usual, {}, 2 * training.settings.matches)]
    if larger > usual:
        asked.append((larger, {}, training.settings.matches))
    for option in game.options:
        others = [value for value in option.words.values() if value != option.default]
        asked += [(usual, {option.name: value}, min(OTHER_MATCHES, training.settings.matches)) for value in others]
    found = []
    for seats, wishes, count in asked:
        strength = training.strength(training.best, None, seats=seats, wishes=wishes, count=count, seed=77_000_001)
        found.append({"against": "greedy", "seats": seats, "options": wishes, **asdict(strength)})
        training.report({"final": found[-1]})
    return found


def _start(training: Training) -> dict[str, Any] | None:
    """How the net came about with which a training began, where it began with one."""
    net = file.load(training.game) if training.settings.onward else None
    return {name: net.card.get(name) for name in STARTS} if net else None


def export(training: Training, path: Path, commit: str) -> dict[str, Any]:
    """Write the best net of a training and its card into a folder; returns the card."""
    progress, settings = training.progress, training.settings
    card = {
        "game": training.game.name,
        "rules": training.game.version,
        "commit": commit,
        "device": training.on.name,
        "settings": asdict(settings),
        "onward_from": _start(training),
        "iterations": progress.iteration,
        "decisions": progress.decisions,
        "seconds": round(progress.teaching + progress.seconds, 1),
        "curve": progress.curve,
        "strength": strengths(training),
    }
    path.mkdir(parents=True, exist_ok=True)
    sight = training.sight
    file.write(path, sight.encoder, arrays(training.best, sight.kept, sight.temperature), card)
    return card
