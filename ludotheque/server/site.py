"""The library as a folder: static files that any web host can hand out, for matches at one screen.

Everything that the client would ask a server for lies there as a file, the compiled rules included. Addresses are
relative, so the folder may lie anywhere. A service worker keeps all of it for visits without a connection.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from .. import games, texts
from ..bots.puzzles import puzzles_of
from ..core.describe import describe
from ..core.game import Game
from ..wasm import build as engines
from .http import STATIC, game_info
from .icons import icon
from .puzzles import puzzle
from .wire import encode

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What a page of the folder may do: exactly what it does."""
SIZES = (192, 512)
SERVICE = "service.js"


def build(folder: Path, names: Sequence[str] = ()) -> None:
    """Write the library into a folder, which is emptied first: all games, or those of these names.

    Modules that are missing are compiled. Raises FileNotFoundError where the client is not built, FileExistsError for a
    folder that holds something else, and BadInput for a game that is not here.
    """
    if not (STATIC / "index.html").is_file():
        raise FileNotFoundError("the client is not built")
    if folder.exists() and any(folder.iterdir()) and not (folder / SERVICE).is_file():
        raise FileExistsError(f"{folder} holds something else than a library")
    shelf = [games.get(name) for name in names] or games.all_games()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(STATIC, folder / "static", ignore=shutil.ignore_patterns("index.html", SERVICE))
    _write_api(folder / "api", shelf)
    _write_engines(folder / "engine", shelf)
    _write_manifest(folder)
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    (folder / "index.html").write_text(_page(page), encoding="utf-8")
    (folder / SERVICE).write_text(_service(folder), encoding="utf-8")


def _write_api(api: Path, shelf: Sequence[Game]) -> None:
    """What the server's API tells of games and texts, as files."""
    (api / "texts").mkdir(parents=True)
    (api / "games.json").write_bytes(encode([game_info(game) for game in shelf]))
    (api / "texts.json").write_bytes(encode(list(texts.LANGUAGES)))
    for language in texts.LANGUAGES:
        (api / "texts" / f"{language}.ftl").write_text(texts.source(language), encoding="utf-8")
    for newest in shelf:
        home = api / "games" / newest.name
        home.mkdir(parents=True)
        for game in games.versions(newest.name):
            (home / f"{game.version}.json").write_bytes(encode(describe(game)))
        _write_puzzles(api / "puzzles" / newest.name, newest)


def _write_puzzles(home: Path, game: Game) -> None:
    """The game's puzzles, from 1 on."""
    home.mkdir(parents=True)
    for number in range(1, len(puzzles_of(game.name).puzzles) + 1):
        (home / f"{number}.json").write_bytes(encode(puzzle(game.name, number)))


def _write_engines(home: Path, shelf: Sequence[Game]) -> None:
    """The compiled rules, under every version, and the list of them."""
    home.mkdir()
    listed: dict[str, dict[str, str]] = {}
    for newest in shelf:
        for game in games.versions(newest.name):
            module = engines.build(game)
            for part in engines.parts(game):
                shutil.copyfile(module.with_name(part), home / part)
            listed.setdefault(game.name, {})[str(game.version)] = module.name
    (home / engines.LIST).write_text(json.dumps(listed), encoding="utf-8")


def _write_manifest(folder: Path) -> None:
    """What makes the library installable."""
    shutil.copyfile(STATIC / "favicon.svg", folder / "icon.svg")
    icons: list[dict[str, str]] = [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}]
    for size in SIZES:
        (folder / f"icon-{size}.png").write_bytes(icon(size))
        icons.append({"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"})
    manifest = {
        "name": "Ludothèque",
        "short_name": "Ludothèque",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f4efe6",
        "theme_color": "#2f4f4a",
        "icons": icons,
    }
    (folder / "manifest.webmanifest").write_text(json.dumps(manifest, ensure_ascii=False, indent=2), encoding="utf-8")


def _page(page: str) -> str:
    """The client's page with relative addresses, which says that it lies in a folder and what it may do."""
    page = page.replace('"/static/', '"static/').replace("<html ", '<html data-library="folder" ')
    head = [
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<link rel="manifest" href="manifest.webmanifest">',
        f'<link rel="apple-touch-icon" href="icon-{SIZES[0]}.png">',
    ]
    return re.sub(
        r'(\s*)(<meta charset="utf-8">)', lambda found: found[0] + "".join(found[1] + line for line in head), page
    )


def _service(folder: Path) -> str:
    """The service worker with the files that it keeps; its version follows from their contents."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in paths:
        digest.update(
            f"{path.relative_to(folder).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode()
        )
    script = (STATIC / SERVICE).read_text(encoding="utf-8")
    digest.update(script.encode())
    files = ["./", *(path.relative_to(folder).as_posix() for path in paths if path.name != "index.html")]
    library = json.dumps({"version": digest.hexdigest()[:16], "files": files})
    return f"const LIBRARY = {library};\n{script}"
