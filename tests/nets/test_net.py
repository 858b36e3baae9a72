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
from ludotheque.core.meanings import OneOf
from ludotheque.games.adventureland.moves import SPACE, TILE
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


def seen(net: Net, view: View, move: int) -> list[int]:
    """The tokens of what lies where a move goes, by their names."""
    tokens, record = net.encoder.tokens, net.game.record
    verb, arguments = net.game.moves.table[move].verb, net.game.moves.table[move].arguments
    found = []
    for place, (means, argument) in enumerate(zip(verb.arguments, arguments, strict=True)):
        for name, f in record.fields.items():
            if f.of is means and isinstance(means, OneOf):
                lies = f.means.show(int(getattr(view.s, name)[argument - means.first]))
                found.append(tokens.names.index(f"{verb.name} {{{place}}} {name}={lies}"))
        if net.game.name == "adventureland" and place == len(arguments) - 1 and means is SPACE:
            further = [TILE.show(int(tile)) for tile in straight_on(view.s.tile, argument) if tile]
            found += [tokens.names.index(f"{verb.name} {{{place}}} further tile={lies}") for lies in further]
    return found


def straight_on(tile: np.ndarray, space: int) -> list[int]:
    """What lies to the east and to the south of a space (A34)."""
    row, column = divmod(space, 11)
    board = tile.reshape(10, 11)
    return [*board[row, column + 1 :], *board[row + 1 :, column]]


def by_hand(net: Net, view: View) -> tuple[np.ndarray, np.ndarray]:
    """Scores and chances as the formula has them, with NumPy."""
    weights, game = net.weights, net.game
    rows = weights.kept[net.encoder.active(view)]
    first = weights.first[rows[rows >= 0]].astype(np.float64).sum(axis=0) * weights.first_scale + weights.first_bias
    second = np.maximum((weights.second @ np.maximum(first, 0)) * weights.second_scale + weights.second_bias, 0)
    said = (weights.said @ second) * weights.said_scale + weights.said_bias
    seats, standings = int(view.s.seats), np.zeros(game.record.max_seats)
    game.evaluation.evaluate(view.s, standings)
    value = (weights.value @ second + weights.value_bias)[:seats]
    value += weights.standing * np.roll(standings[:seats], -view.seat)
    moves = np.array(view.legal(), dtype=np.int64)
    ratings = np.empty(len(moves))
    game.evaluation.rate_moves(view.s, view.seat, moves, len(moves), ratings)
    priors = np.maximum((ratings - ratings.max()) / weights.temperature, LOWEST_PRIOR)
    scores = [
        weights.trust * prior
        + said[[token for token in weights.tokens[move] if token >= 0] + seen(net, view, move)].sum()
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


@pytest.mark.parametrize(
    "game", [game for game in WITH_NET if brought(game).weights.standing], ids=lambda game: game.name
)
def test_an_evaluation_that_counts_in_chances_looks_at_nothing_hidden(game: Game) -> None:
    for seats in range(max(2, game.seats[0]), game.seats[1] + 1):
        match, whole = Match.new(game, seats, {}, bytes(15) + bytes([seats])), np.zeros(game.record.max_seats)
        for number in range(200):
            if match.over:
                break
            game.evaluation.evaluate(match.current, whole)
            for seat in range(seats):
                seen = np.zeros(game.record.max_seats)
                game.evaluation.evaluate(match.view(seat).s, seen)
                assert (seen == whole).all()
            view = match.view(match.waiting()[0])
            match.play_code(bots.random(view, number), view.seat)


def test_the_net_of_odins_ravens_begins_with_the_evaluation() -> None:
    assert brought(games.get("ravens")).weights.standing > 0.5


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
