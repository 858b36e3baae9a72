"""The net as PyTorch trains it, and how its choices are learnt from: the compiled functions of `policy.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..batches.devices import Device
from ..core.game import Game
from ..nets.inference import Weights
from . import policy

WIDTH_STEP = 64
STANDING_PACE = 20.0
"""How much quicker the one weight of the game's evaluation is learnt than the others."""


class Model(nn.Module):
    """Features → two layers → something said of every token, and two values for each seat, the viewer's first."""

    def __init__(self, features: int, tokens: int, seats: int, first: int, second: int, stands: bool) -> None:
        super().__init__()
        self.features, self.stands = features, stands
        # Wide enough for a column that gathers what is no feature, and a multiple of what a GPU likes.
        self.first = nn.Linear(-(-(features + 1) // WIDTH_STEP) * WIDTH_STEP, first)
        self.second = nn.Linear(first, second)
        self.said = nn.Linear(second, tokens)
        self.value = nn.Linear(second, seats)
        """What the choices are learnt from: wins, mixed with the margin."""
        self.win = nn.Linear(second, seats)
        """Wins alone: the chances that the net tells."""
        self.trust = nn.Parameter(torch.ones(1))
        """What the game's ratings count for in a choice."""
        self.standing = nn.Parameter(torch.full((1,), 0.5 if stands else 0.0), requires_grad=stands)
        """What the game's evaluation counts for in the values; nothing where the net does not look at it."""
        with torch.no_grad():
            # Many features are inputs of a unit and few of them active: the usual start would be too faint.
            self.first.weight.mul_(4.0)
            self.said.weight.mul_(0.05)
            self.said.bias.zero_()
            self.value.weight.mul_(0.1)
            self.win.weight.mul_(0.1)

    def parts(self) -> tuple[list[nn.Parameter], nn.Parameter]:
        """What is learnt at the usual pace, and the weight of the game's evaluation."""
        return [each for each in self.parameters() if each is not self.standing], self.standing

    def forward(
        self, active: Tensor, seats: Tensor, standings: Tensor | None = None
    ) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
        """From lists of active features to what is said of tokens, and the logarithm of each seat's share of the goal
        and of the first place. A net that `stands` needs the game's evaluation of each seat, the decider's first."""
        half = active.is_cuda
        with torch.autocast(active.device.type, dtype=torch.bfloat16, enabled=half):
            hidden = functional.relu(self._dense(active) if half else self._sparse(active))
            hidden = functional.relu(self.second(hidden))
            said = self.said(hidden).float() if half else Say.apply(hidden, self.said.weight, self.said.bias)
            value, win = self.value(hidden).float(), self.win(hidden).float()
        if self.stands:
            assert standings is not None
            value, win = value + self.standing * standings, win + self.standing * standings
        there = torch.arange(value.shape[1], device=value.device)[None] < seats[:, None]
        value, win = (functional.log_softmax(torch.where(there, each, -1e9), 1) for each in (value, win))
        return said, value, win

    def _dense(self, active: Tensor) -> Tensor:
        """The first layer as one product of matrices, which a GPU does quickest."""
        width = self.first.in_features
        dense = torch.zeros(len(active), width, device=active.device, dtype=torch.bfloat16)
        listed = active.long()
        dense.scatter_(1, torch.where(listed < 0, self.features, listed), 1.0)
        dense[:, self.features] = 0.0
        return cast(Tensor, self.first(dense))

    def _sparse(self, active: Tensor) -> Tensor:
        """The first layer as a sum over the active features, which a CPU does quickest."""
        listed = active.long()
        rows = self.first.weight.t().contiguous()
        places = torch.where(listed < 0, self.features, listed)
        return functional.embedding_bag(places, rows, mode="sum", padding_idx=self.features) + self.first.bias


@torch.no_grad()
def copy_weights(model: Model, weights: Weights) -> None:
    """Give a model the weights of a net that is as wide; its goal begins as its chances to win."""
    copies = (
        (model.first.weight[:, : model.features], weights.first.T * weights.first_scale[:, None]),
        (model.first.bias, weights.first_bias),
        (model.second.weight, weights.second * weights.second_scale[:, None]),
        (model.second.bias, weights.second_bias),
        (model.said.weight, weights.said * weights.said_scale[:, None]),
        (model.said.bias, weights.said_bias),
        (model.value.weight, weights.value),
        (model.value.bias, weights.value_bias),
        (model.win.weight, weights.value),
        (model.win.bias, weights.value_bias),
    )
    for parameter, array in copies:
        parameter.copy_(torch.as_tensor(array))
    model.trust.fill_(weights.trust)
    model.standing.fill_(weights.standing)


class Rows:
    """Runs compiled functions over tensors that share their memory with the device's arrays."""

    def __init__(self, device: Device, game: Game) -> None:
        self.device, self.game = device, game
        self._known: dict[tuple[Any, ...], Any] = {}

    def __call__(self, function: Callable[..., None], count: int, *args: Any) -> None:
        """Run it for so many rows."""
        shared = [self._shared(each) if isinstance(each, Tensor) else each for each in args]
        self.device.run(self.game, function, count, *shared)

    def _shared(self, tensor: Tensor) -> Any:
        tensor = tensor.detach()
        if not tensor.is_cuda:
            return tensor.numpy()
        # PyTorch gives the same memory again and again, and making an array of CUDA takes longer than a small kernel.
        key = (tensor.data_ptr(), tensor.shape, tensor.stride(), tensor.dtype)
        if key not in self._known:
            described = tensor.__cuda_array_interface__
            # Without an owner: an array that kept its tensor alive would keep PyTorch from using the memory again.
            self._known[key] = self.device.cuda.from_cuda_array_interface(described, None, False)  # type: ignore[union-attr]
        return self._known[key]


class Say(torch.autograd.Function):
    """The last layer. What is learnt from a choice leans on the tokens of legal moves alone, so nearly all of the
    gradient is zero: a CPU is quickest without those parts (`policy.unsay`)."""

    @staticmethod
    def forward(ctx: Any, hidden: Tensor, weight: Tensor, bias: Tensor) -> Any:
        """What is said of each token."""
        ctx.save_for_backward(hidden, weight)
        return functional.linear(hidden, weight, bias)

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        """By the hidden units, the weights and the bias."""
        hidden, weight = ctx.saved_tensors
        found = torch.zeros_like(hidden), torch.zeros_like(weight), weight.new_zeros(len(weight))
        policy.unsay(*(each.detach().numpy() for each in (hidden, weight, gradients[0].contiguous(), *found)))
        return found


class Weigh(torch.autograd.Function):
    """`policy.weigh` with its gradient `policy.lean`."""

    @staticmethod
    def forward(ctx: Any, said: Tensor, trust: Tensor, run: Rows, kept: tuple[Any, ...], rows: Tensor) -> Any:
        """The logarithm of the probability of what was picked, and the entropy."""
        tokens, moves, seen, priors, counts, offsets, picked, scores = kept
        likelihood, entropy = said.new_empty(len(said)), said.new_empty(len(said))
        run(
            policy.weigh, len(said), said, trust, tokens, rows, moves, seen, priors, counts, offsets, picked, scores,
            likelihood, entropy,
        )  # fmt: skip
        ctx.run, ctx.kept, ctx.rows, ctx.entropy, ctx.shape = run, kept, rows, entropy, said.shape
        return likelihood, entropy

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        """By what was said and by the trust."""
        tokens, moves, seen, priors, counts, offsets, picked, scores = ctx.kept
        by_said = torch.zeros(ctx.shape, device=scores.device)
        by_trust = torch.empty(len(by_said), device=scores.device)
        likelihood, entropy = (each.contiguous() for each in gradients)
        ctx.run(
            policy.lean, len(by_said), tokens, ctx.rows, moves, seen, priors, counts, offsets, picked, scores,
            ctx.entropy, likelihood, entropy, by_said, by_trust,
        )  # fmt: skip
        return by_said, by_trust.sum()[None], None, None, None
