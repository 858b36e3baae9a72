"""Training on the CPU, with a tiny net: the same code as on a GPU."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque import bots, games
from ludotheque.batches.devices import device
from ludotheque.core.match import Match

torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make nets-test` installs it")


def test_the_gradient_of_a_choice_is_that_of_its_softmax() -> None:
    from ludotheque.train.model import Rows, Weigh

    rng = np.random.default_rng(3)
    tokens = torch.tensor(rng.integers(0, 12, (20, 4)), dtype=torch.int32)
    tokens[::3, 2:] = -1
    counts = torch.tensor([3, 1, 6, 2], dtype=torch.int32)
    offsets = torch.cumsum(counts, 0) - counts
    moves = torch.tensor(rng.integers(0, 20, int(counts.sum())), dtype=torch.int16)
    priors = torch.tensor(rng.normal(size=len(moves)), dtype=torch.float32)
    picked = torch.tensor([2, 0, 3, 1], dtype=torch.int32)
    rows = torch.tensor([2, 0, 3])
    said = torch.tensor(rng.normal(size=(3, 12)), dtype=torch.float32, requires_grad=True)
    trust = torch.tensor([0.7], requires_grad=True)
    seen = torch.tensor(rng.integers(0, 12, (len(moves), 2)), dtype=torch.int16)
    seen[::2, 1] = -1
    kept = (tokens, moves, seen, priors, counts, offsets, picked, torch.zeros(len(moves)))
    likelihood, entropy = Weigh.apply(said, trust, Rows(device("cpu"), games.get("spookies")), kept, rows)
    pull = torch.tensor([0.3, -1.2, 2.0])
    ((likelihood * pull).sum() + (entropy * pull.flip(0)).sum()).backward()
    found = said.grad.clone(), trust.grad.clone()
    said.grad = trust.grad = None

    likelihoods, entropies = [], []
    for i, row in enumerate(rows.tolist()):
        first, count = int(offsets[row]), int(counts[row])
        scores = []
        for m in range(first, first + count):
            listed = [int(token) for token in [*tokens[int(moves[m])], *seen[m]] if token >= 0]
            scores.append(said[i, listed].sum() + trust[0] * priors[m])
        logs = torch.log_softmax(torch.stack(scores), 0)
        likelihoods.append(logs[int(picked[row])])
        entropies.append(-(logs.exp() * logs).sum())
    assert torch.allclose(torch.stack(likelihoods), likelihood, atol=1e-5)
    assert torch.allclose(torch.stack(entropies), entropy, atol=1e-5)
    ((torch.stack(likelihoods) * pull).sum() + (torch.stack(entropies) * pull.flip(0)).sum()).backward()
    assert torch.allclose(found[0], said.grad, atol=1e-5)
    assert torch.allclose(found[1], trust.grad, atol=1e-5)


def trained(folder: Path | None = None, **settings: Any) -> Any:
    from ludotheque.train.settings import Settings
    from ludotheque.train.training import Training

    small = {
        "iterations": 3, "rows": 128, "steps": 6, "minibatch": 256, "matches": 32, "evaluations": 3, "first": 32,
        "second": 16, "seed": 4,
    }  # fmt: skip
    told: list[dict[str, Any]] = []
    training = Training(games.get("spookies"), Settings(**{**small, **settings}), device("cpu"), told.append, folder)
    training.run()
    return training


def weights(training: Any) -> list[Any]:
    return [parameter.detach().numpy().copy() for parameter in training.model.parameters()]


def test_the_last_layer_without_what_is_zero_has_the_gradient_of_the_whole() -> None:
    from ludotheque.train.model import Say

    torch.manual_seed(5)
    parts = []
    hidden, weight, bias = torch.randn(40, 8), torch.randn(30, 8), torch.randn(30)
    pull = torch.randn(40, 30) * (torch.rand(40, 30) < 0.2)
    for layer in (torch.nn.functional.linear, Say.apply):
        given = [each.clone().requires_grad_() for each in (hidden, weight, bias)]
        said = layer(*given)
        (said * pull).sum().backward()
        parts.append([said.detach(), *(each.grad for each in given)])
    assert all(torch.allclose(one, two, atol=1e-4) for one, two in zip(*parts, strict=True))


def test_the_seed_determines_a_training() -> None:
    one, two, other = trained(), trained(), trained(seed=5)
    assert all((a == b).all() for a, b in zip(weights(one), weights(two), strict=True))
    assert any(a.shape != b.shape or (a != b).any() for a, b in zip(weights(one), weights(other), strict=True))
    assert len(one.progress.curve) == 3
    assert one.progress.decisions == 3 * 128 * 6


@pytest.mark.parametrize("standing", [False, True])
def test_a_training_goes_on_from_its_checkpoint_and_what_it_exports_is_what_it_learnt(
    tmp_path: Path, standing: bool
) -> None:
    from ludotheque.nets import file
    from ludotheque.train.export import export

    assert trained(tmp_path, standing=standing).progress.iteration == 3
    training = trained(tmp_path, iterations=5, standing=standing)
    assert training.progress.iteration == 5
    assert training.progress.curve[0]["iteration"] == 1
    card = export(training, tmp_path, "abc")
    assert card["commit"] == "abc"
    game = games.get("spookies")
    net = file.read(tmp_path, game)
    match = Match.new(game, 2, {}, bytes(16))
    for number in range(12):
        match.play_code(bots.greedy(match.view(match.waiting()[0]), number), match.waiting()[0])
    view = match.view(match.waiting()[0])
    active = net.weights.kept[net.encoder.active(view)]
    standings = np.zeros(game.record.max_seats)
    game.evaluation.evaluate(view.s, standings)
    turned = np.roll(standings[:2], -view.seat)
    assert turned.any()
    told = torch.nn.functional.pad(torch.tensor(turned), (0, game.record.max_seats - 2)).float()[None]
    with torch.no_grad():
        said, _, win = training.best(torch.tensor(active[active >= 0])[None], torch.tensor([2]), told)
    assert (net.weights.standing != 0) == standing
    assert standing == (0 < abs(net.weights.standing - 0.5) < 0.5)
    judged = net.judge(view)
    assert np.allclose(judged.chances[view.seat], float(win[0, 0].exp()), atol=0.02)
    assert int(np.argmax(judged.scores)) >= 0
    assert said.shape == (1, len(net.encoder.tokens.names))


def test_a_net_that_has_lost_its_way_goes_back_to_the_best() -> None:
    training = trained()
    training.progress.best_score, training.progress.best_share = 2.0, 2.0
    training.measure()
    assert training.progress.pace == 0.5
    best = [parameter.detach().numpy() for parameter in training.best.parameters()]
    assert all((a == b).all() for a, b in zip(weights(training), best, strict=True))


def test_greedy_makes_its_own_moves_and_nothing_is_learnt_from_them() -> None:
    training = trained(greedy=1.0)
    _, own = training._decide()
    assert (training.mine >= 0).all()
    assert (own == (training.mine == training.table.deciders)).all()
    chosen = training.table.chosen.clone()
    training.table.choose_rated()
    assert (chosen == training.table.chosen)[~own].all()
