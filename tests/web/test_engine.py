"""Modules of WebAssembly play as the CPU does, in Node and in a browser: `LUDOTHEQUE_FUZZ` makes the matches many."""

from __future__ import annotations

import functools
import json
import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from effort import FUZZ
from playwright.sync_api import Browser

from ludotheque import games
from ludotheque.checks import browser as checks
from ludotheque.core.describe import describe
from ludotheque.core.game import Game
from ludotheque.wasm import build

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
MATCHES = 10 * FUZZ
STEPS = 8 * min(FUZZ, 10)
IN_SHORT = FUZZ == 1
"""A browser then plays without options: all of them are played in Node, by the same modules."""
PAGE = """<!doctype html><title>Engines</title><script type="module">
import { differences } from "./digests.js";
import { Engine } from "./engine.js";
window.differ = async (name, short) => {
  const { module, picks, plans } = await (await fetch(`./${name}.json`)).json();
  const played = plans.filter(({ label }) => !short || !label.includes("="));
  const netOf = async (file) => new Uint8Array(await (await fetch(file)).arrayBuffer());
  return differences(await Engine.load(fetch(module), netOf), played, picks);
};
window.ready = true;
</script>"""


GAMES = [game for game in build.every() if not IN_SHORT or game == games.get(game.name)]
"""Older versions of rules are compared by `make fuzz`."""


def game_id(game: Game) -> str:
    return f"{game.name}-{game.version}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a page that compares."""
    made = tmp_path_factory.mktemp("engines")
    (made / "index.html").write_text(PAGE, encoding="utf-8")
    sources = [WEB / "tests" / "digests.ts", WEB / "src" / "engine" / "engine.ts"]
    bundler = WEB / "node_modules" / ".bin" / "esbuild"
    subprocess.run([bundler, *sources, "--bundle", "--format=esm", f"--outdir={made}", "--entry-names=[name]",
                    "--log-level=warning"], check=True)  # fmt: skip
    return made


@pytest.fixture(scope="module", params=GAMES, ids=game_id)
def game(request: pytest.FixtureRequest, folder: Path) -> Game:
    """A game whose module lies in the folder, with what is expected of it."""
    chosen: Game = request.param
    module = build.build(chosen)
    for part in build.parts(chosen):
        shutil.copy(module.with_name(part), folder / part)
    planned = {
        "module": module.name,
        "picks": describe(chosen)["moves"]["picks"],
        "plans": checks.plan(chosen, MATCHES, STEPS),
    }
    (folder / f"{game_id(chosen)}.json").write_text(json.dumps(planned), encoding="utf-8")
    return chosen


def test_every_byte_is_the_same_in_node(game: Game, folder: Path, tmp_path: Path) -> None:
    planned: dict[str, Any] = json.loads((folder / f"{game_id(game)}.json").read_bytes())
    planned["module"] = str(folder / planned["module"])
    file = tmp_path / "engines.json"
    file.write_text(json.dumps({game_id(game): planned}), encoding="utf-8")
    done = subprocess.run(
        [ROOT / "tools" / "npm", "run", "--silent", "test", "--", "engine"],
        cwd=WEB,
        env={**os.environ, "LUDOTHEQUE_ENGINES": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert "# pass 1\n" in done.stdout


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """The folder, served."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def test_every_byte_is_the_same_in_a_browser(game: Game, browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.goto(address)
    page.wait_for_function("() => window.ready")
    assert page.evaluate("([name, short]) => window.differ(name, short)", [game_id(game), IN_SHORT]) == []
    page.close()


def test_a_module_needs_nothing_from_outside(game: Game) -> None:
    program = "console.log(WebAssembly.Module.imports(new WebAssembly.Module(require('fs').readFileSync("
    program += "process.argv[1]))).length)"
    words = ["node", "-e", program, str(build.build(game))]
    assert subprocess.run(words, capture_output=True, text=True, check=True).stdout == "0\n"
