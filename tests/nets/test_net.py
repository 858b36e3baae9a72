"""The nets that games bring: file, code and card agree, and what they say is what the trained model says."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from ludotheque import bots, games
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game, View
from ludotheque.core.match import Match
from ludotheque.nets import file
from ludotheque.nets.file import CARD_FILE, WEIGHTS_FILE, Judgement, Net
from ludotheque.nets.inference import LOWEST_PRIOR

LARGEST = 1_000_000
WITH_NET = [game for game in games.all_games() if (games.folder(game.name) / CARD_FILE).exists()]
with_net = pytest.mark.parametrize("game", WITH_NET, ids=lambda game: game.name)


def brought(game: Game) -> Net:
    net = file.load(game)
    assert net is not None
    return net


def views(game: Game, seats: int) -> list[View]:
    match = Match.new(game, seats, {}, bytes(15) + bytes([seats]))
    found = []
    for number in range(60):
        if match.over:
            break
        seat = match.waiting()[0]
        found.append(match.view(seat))
        match.play_code(bots.random(found[-1], number), seat)
    return found[::7]


def by_hand(net: Net, view: View) -> tuple[np.ndarray, np.ndarray]:
    """Scores and chances as the formula has them, with NumPy."""
    weights, game = net.weights, net.game
    rows = weights.kept[net.encoder.active(view)]
    first = weights.first[rows[rows >= 0]].astype(np.float64).sum(axis=0) * weights.first_scale + weights.first_bias
    second = np.maximum((weights.second @ np.maximum(first, 0)) * weights.second_scale + weights.second_bias, 0)
    said = (weights.said @ second) * weights.said_scale + weights.said_bias
    value = (weights.value @ second + weights.value_bias)[: int(view.s.seats)]
    moves = np.array(view.legal(), dtype=np.int64)
    ratings = np.empty(len(moves))
    game.evaluation.rate_moves(view.s, view.seat, moves, len(moves), ratings)
    priors = np.maximum((ratings - ratings.max()) / weights.temperature, LOWEST_PRIOR)
    scores = [
        weights.trust * prior + sum(said[token] for token in weights.tokens[move] if token >= 0)
        for move, prior in zip(moves, priors, strict=True)
    ]
    chances = np.exp(value - value.max())
    return np.array(scores), np.roll(chances / chances.sum(), view.seat)


def test_some_games_bring_a_net() -> None:
    assert {"odin", "karuba", "ravens", "adventureland"} <= {game.name for game in WITH_NET}


@with_net
def test_file_code_and_card_agree(game: Game) -> None:
    net = brought(game)
    assert (games.folder(game.name) / WEIGHTS_FILE).stat().st_size <= LARGEST
    assert net.card["game"] == game.name
    assert net.card["rules"] == game.version
    assert net.card["decisions"] > 0
    assert {"seed", "rate", "first", "second"} <= set(net.card["settings"])
    usual = net.card["strength"][0]
    assert usual["against"] == "greedy"
    assert usual["share"] - usual["error"] > 1 / usual["seats"], "a net ships where it beats greedy"


@with_net
def test_compiled_inference_is_the_formula(game: Game) -> None:
    net = brought(game)
    for seats in range(max(2, game.seats[0]), game.seats[1] + 1):
        for view in views(game, seats):
            judged: Judgement = net.judge(view)
            scores, chances = by_hand(net, view)
            assert np.allclose(judged.scores, scores, rtol=1e-3, atol=1e-2)
            assert np.allclose(judged.chances, chances, atol=1e-3)
            assert judged.chances.sum() == pytest.approx(1.0)
            assert bots.net(view, 1) in view.legal()


def test_a_net_is_never_used_with_other_features(tmp_path: Path) -> None:
    game = games.get("odin")
    for name in (WEIGHTS_FILE, CARD_FILE):
        shutil.copy(games.folder("odin") / name, tmp_path)
    file.read(tmp_path, game)
    card = json.loads((tmp_path / CARD_FILE).read_text())
    for name in ("features", "sha256"):
        (tmp_path / CARD_FILE).write_text(json.dumps({**card, name: "0" * 16}))
        with pytest.raises(ValueError, match=r"net\."):
            file.read(tmp_path, game)


def test_a_game_without_a_net_says_so() -> None:
    game = games.get("spookies")
    assert file.load(game) is None
    with pytest.raises(BadInput, match="brings no net"):
        bots.net(views(game, 2)[0], 1)
