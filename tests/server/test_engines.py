"""The games' modules as the server hands them out, and how it comes to them."""

from __future__ import annotations

import socket
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from running_server import RunningServer

from ludotheque import games
from ludotheque.core.game import Game
from ludotheque.server import app
from ludotheque.server.engines import Builder
from ludotheque.server.settings import ServerSettings
from ludotheque.wasm import build

SLEEPING = [sys.executable, "-c", "import time; time.sleep(600)"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is built but what lies in this folder; the names of all modules are known, which takes a moment."""
    build.every()
    monkeypatch.setattr(build, "PACKED", tmp_path / "none")
    monkeypatch.setattr(build, "kept", lambda: tmp_path)
    build._packed.cache_clear()
    return tmp_path


def test_what_is_built_is_listed_and_kept_for_ever(server: RunningServer, folder: Path) -> None:
    assert server.get("/engine/engines.json").json() == {name: {} for name in games.names()}
    odin = games.get("odin")
    module_name, net_name = build.parts(odin)
    (folder / module_name).write_bytes(b"\0asm")
    assert server.get("/engine/engines.json").json()["odin"] == {}, "without its net it is not whole"
    (folder / net_name).write_bytes(b"weights")
    listed = server.get("/engine/engines.json")
    assert listed.headers["cache-control"] == "no-cache"
    assert listed.json()["odin"] == {"1": build.name(odin)} and listed.json()["karuba"] == {}
    module = server.get(f"/engine/{build.name(odin)}")
    assert module.content == b"\0asm" and module.headers["content-type"] == "application/wasm"
    assert "immutable" in module.headers["cache-control"]
    net = server.get(f"/engine/{net_name}")
    assert net.content == b"weights" and net.headers["content-type"] == "application/octet-stream"
    assert "immutable" in net.headers["cache-control"]
    assert "'wasm-unsafe-eval'" in module.headers["content-security-policy"]


@pytest.mark.parametrize("name", ["odin-00.wasm", "..%2Fsecret.wasm", "odin.py", "engines.jso"])
def test_nothing_else_is_handed_out(server: RunningServer, folder: Path, name: str) -> None:
    (folder.parent / "secret.wasm").write_bytes(b"")
    (folder / "odin.py").write_bytes(b"")
    assert server.get(f"/engine/{name}").status_code == 404


def test_versions_that_only_add_options_share_a_module() -> None:
    assert build.name(games.get("ravens", 1)) == build.name(games.get("ravens", 2))
    assert build.name(games.get("karuba", 1)) != build.name(games.get("karuba", 2))
    names = [build.name(game) for game in build.every()]
    assert len(names) == len(set(names)) == len(games.names()) + 1


def test_packed_modules_of_other_sources_are_not_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = folder / "packed"
    packed.mkdir()
    monkeypatch.setattr(build, "PACKED", packed)
    (packed / "odin-0.wasm").write_bytes(b"")
    (packed / build.LIST).write_text('{"odin": {"1": "odin-0.wasm"}}')
    (packed / build.MADE_OF).write_text("others")
    build._packed.cache_clear()
    assert build.find(games.get("odin")) is None
    (packed / build.MADE_OF).write_text(build.sources())
    build._packed.cache_clear()
    assert build.find(games.get("odin")) == packed / "odin-0.wasm"
    build._packed.cache_clear()


def test_a_module_is_compiled_once_whoever_asks_for_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def module(game: Game) -> bytes:
        compiled.append(game.name)
        time.sleep(0.3)
        return b"\0asm"

    monkeypatch.setattr(build, "module", module)
    with ThreadPoolExecutor(3) as at_once:
        list(at_once.map(build.compile_here, [games.get("odin")] * 3))
    assert compiled == ["odin"]
    assert {path.name for path in folder.iterdir()} == {*build.parts(games.get("odin"))}


def test_no_half_module_is_ever_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    odin = games.get("odin")
    whole, net = (folder / part for part in build.parts(odin))
    whole.write_bytes(b"\0asm")
    net.write_bytes(b"weights")
    monkeypatch.setattr(build, "every", lambda: [odin])
    seen: list[list[str]] = []
    replace = Path.replace

    def watched(part: Path, target: Path) -> Path:
        seen.append(sorted(path.name for kind in ("*.wasm", "*.bin") for path in packed.glob(kind)))
        return replace(part, target)

    monkeypatch.setattr(Path, "replace", watched)
    packed = folder / "packed"
    build.pack(packed)
    both = sorted([whole.name, net.name])
    assert seen == [[], [net.name], both, both], "as wholes under their names, the net first, then listed"
    assert (packed / whole.name).read_bytes() == b"\0asm" and (packed / net.name).read_bytes() == b"weights"


def test_a_server_may_be_told_to_build_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[str] = []

    class Noted:
        def __init__(self) -> None:
            began.append("began")

        def close(self) -> None:
            began.append("ended")

    def run(server: app.Server, sockets: list[socket.socket]) -> None:
        sockets[0].close()

    monkeypatch.setattr(app, "Builder", Noted)
    monkeypatch.setattr(app.Server, "run", run)
    monkeypatch.setattr("ludotheque.server.logs.set_up", lambda level, kind: None)
    app.serve(ServerSettings(port=0, data=str(tmp_path), build_engines=False))
    assert began == []
    app.serve(ServerSettings(port=0, data=str(tmp_path)))
    assert began == ["began", "ended"]


def test_a_build_behind_the_server_stops_with_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def command(game: Game, behind: bool) -> list[str]:
        assert behind
        asked.append(game.name)
        return SLEEPING

    monkeypatch.setattr(build, "command", command)
    builder = Builder()
    while builder._process is None:
        time.sleep(0.01)
    builder.close()
    assert builder._process.wait(10) != 0
    assert len(asked) == 1
