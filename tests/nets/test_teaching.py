"""A net goes on from the one that its game brings, and learns from searched positions; on the CPU, small."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque import bots, games
from ludotheque.batches.devices import device
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game, View
from ludotheque.core.match import Match
from ludotheque.lab.matches import MatchSetup
from ludotheque.nets import file
from ludotheque.train import lessons
from ludotheque.train.lessons import Job, Lessons, searched_match
from ludotheque.train.settings import settings_for

torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make nets-test` installs it")

GAME = games.get("karuba")
SMALL = {
    "iterations": 1, "rows": 64, "steps": 4, "minibatch": 64, "matches": 8, "evaluations": 1, "onward": True,
    "searched": 6, "lesson_seconds": 0, "lesson_epochs": 4, "seed": 3,
}  # fmt: skip


def training(folder: Path | None = None, report: Any = lambda point: None, **wishes: Any) -> Any:
    from ludotheque.train.training import Training

    return Training(GAME, settings_for(GAME, {**SMALL, **wishes}), device("cpu"), report, folder)


def some_lessons() -> Lessons:
    return searched_match(Job(MatchSetup.read("karuba", 2, {}, 5), 0, 20))


def views(game: Game, seats: int) -> list[View]:
    match = Match.new(game, seats, {}, bytes(15) + bytes([seats]))
    found: list[View] = []
    while not match.over and len(found) < 40:
        found.append(match.view(match.waiting()[0]))
        match.play_code(bots.random(found[-1], len(found)), found[-1].seat)
    return found[::5]


@pytest.mark.parametrize("name", ["adventureland", "karuba", "odin", "ravens"])
def test_a_model_with_copied_weights_thinks_as_the_net_does(name: str) -> None:
    from ludotheque.train.model import Model, copy_weights

    game = games.get(name)
    net = file.load(game)
    assert net is not None
    weights = net.weights
    model = Model(
        len(weights.first), len(net.encoder.tokens.names), game.record.max_seats, len(weights.first_bias),
        len(weights.second_bias), stands=weights.standing != 0,
    )  # fmt: skip
    copy_weights(model, weights)
    for seats in (2, game.seats[1]):
        for view in views(game, seats):
            rows = weights.kept[net.encoder.active(view)]
            standings = np.zeros((1, game.record.max_seats), np.float32)
            standings[0, :seats] = np.roll(lessons._standings(view), -view.seat)
            with torch.no_grad():
                said, value, win = model(
                    torch.as_tensor(rows)[None], torch.tensor([seats]), torch.as_tensor(standings)
                )  # fmt: skip
            judged = net.judge(view)
            priors = lessons._priors(view, judged.moves, weights.temperature)
            tokens = np.concatenate(
                (weights.tokens[judged.moves], lessons._seen(view, net.encoder.tokens, judged.moves)), 1
            )
            scores = [
                said[0, listed[listed >= 0].tolist()].sum().item() + model.trust.item() * prior
                for listed, prior in zip(tokens, priors, strict=True)
            ]
            chances = np.roll(win[0, :seats].exp().numpy(), view.seat)
            assert np.allclose(judged.scores, scores, rtol=1e-3, atol=1e-2)
            assert np.allclose(judged.chances, chances, atol=1e-3)
            assert (value == win).all()


def test_a_training_goes_onward_from_the_net_and_exports_it_unchanged(tmp_path: Path) -> None:
    from ludotheque.train.export import export

    begun = training(searched=0)
    net = file.load(GAME)
    assert net is not None
    assert begun.sight.temperature == net.weights.temperature
    card = export(begun, tmp_path, "")
    assert card["settings"]["onward"] is True
    began_with = card["onward_from"]
    assert (began_with["commit"], began_with["settings"]) == (net.card["commit"], net.card["settings"])
    again = file.read(tmp_path, GAME)
    for view in views(GAME, 2):
        assert np.allclose(again.judge(view).chances, net.judge(view).chances, atol=1e-3)
        assert np.allclose(again.judge(view).scores, net.judge(view).scores, rtol=1e-3, atol=1e-2)


def test_what_a_pupil_says_of_lessons_is_what_the_net_says(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.train.teaching import RESULT_SHARE, Pupil

    seen: list[View] = []
    searched = lessons._searched

    def look(view: View, seed: int, iterations: int) -> Any:
        seen.append(view)
        return searched(view, seed, iterations)

    monkeypatch.setattr(lessons, "_searched", look)
    taught = some_lessons()
    net = file.load(GAME)
    assert net is not None
    ends = np.cumsum(taught.counts)
    policy, chances = [], []
    for row, view in enumerate(seen):
        part = slice(ends[row] - taught.counts[row], ends[row])
        judged = net.judge(view)
        scores = judged.scores[np.searchsorted(judged.moves, taught.moves[part])]
        likelihood = scores - np.logaddexp.reduce(scores)
        policy.append(-(taught.aims[part] * likelihood).sum())
        target = RESULT_SHARE * taught.results[row] + (1 - RESULT_SHARE) * taught.chances[row]
        chances.append(-(target[:2] * np.log(np.roll(judged.chances, -view.seat))).sum())
    pupil = Pupil(training(), taught)
    order = torch.randperm(len(taught))
    with torch.no_grad():
        said = pupil.loss(order)
    assert float(said[0]) == pytest.approx(np.mean(policy), abs=1e-2)
    assert float(said[1]) == pytest.approx(np.mean(chances), abs=1e-2)


def test_teaching_lowers_the_loss_and_keeps_the_net_that_it_measures_best() -> None:
    from ludotheque.train.teaching import Pupil, teach

    told: list[dict[str, Any]] = []
    taught = some_lessons()
    begun = training(report=told.append, lesson_epochs=24)
    pupil = Pupil(begun, taught)
    rows = torch.arange(int(len(taught) * 0.9))
    with torch.no_grad():
        before = pupil.loss(rows)
    teach(begun, taught)
    with torch.no_grad():
        after = pupil.loss(rows)
    # The aims are no certainties: nobody can answer them better than with their own entropy.
    aims = taught.aims[: int(taught.counts[: len(rows)].sum())]
    best = -float((aims * np.log(np.maximum(aims, 1e-30))).sum()) / len(rows)
    assert best < float(after[0]) < best + 0.8 * (float(before[0]) - best)
    assert float(after[1]) < float(before[1]) - 0.01
    epochs = [point for point in told if "epoch" in point]
    assert [point["epoch"] for point in epochs] == list(range(1, 25))
    assert epochs[-1]["policy_learnt"] < epochs[0]["policy_learnt"]
    assert "policy_new" in epochs[0]
    assert len(begun.progress.curve) == 4
    assert begun.progress.best_score > 0
    assert begun.progress.taught
    assert begun.progress.teaching > 0 == begun.progress.seconds


def test_learning_from_search_takes_up_the_lessons_that_it_has_gathered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludotheque.train import teaching

    def stop(point: dict[str, Any]) -> None:
        if "epoch" in point:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        teaching.learn_from_search(training(tmp_path, stop))
    gathered = Lessons.load(tmp_path / teaching.LESSONS_FILE)
    assert len(gathered) > 0

    def never(*args: Any, **named: Any) -> Lessons:
        raise AssertionError("they are there")

    monkeypatch.setattr(teaching, "gather", never)
    told: list[dict[str, Any]] = []
    begun = training(tmp_path, told.append)
    assert not begun.progress.taught
    teaching.learn_from_search(begun)
    assert {"lessons": len(gathered)} in told
    assert training(tmp_path).progress.taught


def test_lessons_are_no_part_of_the_budget() -> None:
    begun = training(iterations=None, seconds=100.0)
    begun.progress.teaching = 500.0
    assert begun.done() == 0.0


def test_a_folder_with_another_training_is_refused_and_left_alone(tmp_path: Path) -> None:
    begun = training(tmp_path)
    begun.measure()
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(BadInput, match="holds a training with other settings: choose another folder with --out"):
        training(tmp_path, onward=False, searched=0)
    assert training(tmp_path, iterations=2).progress.curve == begun.progress.curve
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == kept


def test_the_mean_of_strengths_has_the_error_of_all_their_matches() -> None:
    from ludotheque.train.players import Strength

    mean = Strength.mean([Strength(0.5, 0.03, 100), Strength(0.7, 0.04, 200)])
    assert mean.share == pytest.approx(0.6)
    assert mean.error == pytest.approx(0.025)
    assert mean.matches == 300


def test_each_decision_may_be_learnt_from_several_times() -> None:
    def steps(epochs: int) -> int:
        begun = training(searched=0, epochs=epochs)
        begun.run()
        return int(next(iter(begun.optimiser.state.values()))["step"])

    assert steps(3) == 3 * steps(1) > 0
