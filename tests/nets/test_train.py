"""Training on the CPU, with a tiny net: the same code as on a GPU."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque import games
from ludotheque.batches.devices import device

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
    kept = (tokens, moves, priors, counts, offsets, picked, torch.zeros(len(moves)))
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
            listed = [int(token) for token in tokens[int(moves[m])] if token >= 0]
            scores.append(said[i, listed].sum() + trust[0] * priors[m])
        logs = torch.log_softmax(torch.stack(scores), 0)
        likelihoods.append(logs[int(picked[row])])
        entropies.append(-(logs.exp() * logs).sum())
    assert torch.allclose(torch.stack(likelihoods), likelihood, atol=1e-5)
    assert torch.allclose(torch.stack(entropies), entropy, atol=1e-5)
    ((torch.stack(likelihoods) * pull).sum() + (torch.stack(entropies) * pull.flip(0)).sum()).backward()
    assert torch.allclose(found[0], said.grad, atol=1e-5)
    assert torch.allclose(found[1], trust.grad, atol=1e-5)
