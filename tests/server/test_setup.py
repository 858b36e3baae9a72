"""The page answers at once, whatever is still to be compiled; a game can be played when its own rules are there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from running_server import FAST, WORKERS, Client, RunningServer, local, me

from ludotheque import games
from ludotheque.core.rule import INTERPRETED
from ludotheque.server.warmup import Setup


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_the_shelf_is_there_before_the_rules_are_compiled(tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "ludotheque", "serve", "--port", "0", "--no-build-engines"]
    command += ["--data", str(tmp_path / "data")]
    env = {**os.environ, "LUDOTHEQUE_CACHE": str(tmp_path / "cache")}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        shelf = httpx.get(f"{url}api/games", timeout=60).json()
        assert [game["ready"] for game in shelf] == [False] * len(games.names())
        refused = httpx.post(f"{url}api/tables", json={"game": "odin", "seats": [me(), local()]}, timeout=60)
        assert (refused.status_code, refused.json()["say"]["id"]) == (503, "say-game-not-ready")
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) is not None


async def test_a_game_can_be_played_as_soon_as_its_own_rules_are_there(tmp_path: Path) -> None:
    setup = Setup(["odin"])
    server = RunningServer(tmp_path, FAST, WORKERS, setup)
    try:
        assert {game["name"] for game in server.get("/api/games").json() if game["ready"]} == {"odin"}
        ann = await server.open(me(), local()).join(0, 1)
        assert ann.states[0]["waiting"]
        body = {"game": "karuba", "seats": [me(), local()]}
        assert server.post("/api/tables", body).status_code == 503
        assert server.post("/api/tables", {**body, "game": "chess"}).status_code == 400
        setup.ready |= {"karuba"}
        opened = server.open(me(), local(), game="karuba")
        setup.ready -= {"karuba"}
        early = await Client.to(server.address, opened.id)
        await early.send({"t": "join"})
        assert await early.closed() == 1013
        assert early.frames[-1]["say"]["id"] == "say-game-not-ready" and early.frames[-1]["retry"] > 0
    finally:
        server.stop()
