"""Every place that a game touches is in the table of docs/new-game.md, and every game of the library is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque import games, texts
from ludotheque.cli.new_game import TEMPLATE
from ludotheque.core.text import text

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (.+?) \| (always|in the library|with a drawing|if you like) \|", re.MULTILINE)
PLACES = [(place, needed) for places, needed in ROW.findall(GUIDE) for place in re.findall(r"`([^`]+)`", places)]
OWN = [name for name in games.names() if games.is_own(name)]
EXAMPLES = {
    "ludotheque/__init__.py",
    "ludotheque/batches/__init__.py",
    "ludotheque/core/errors.py",
    "ludotheque/core/messages.py",
    "ludotheque/nets/features.py",
    "web/src/parts/lesson.tsx",
}
MEASURED = {
    *(f"ludotheque/checks/{part}.py" for part in ("chaos", "flood", "latency", "load_client", "people")),
    "Makefile",
}


def where(place: str, name: str) -> Path:
    """A place of the table for a game: in its folder, or, where a folder is told, in the library."""
    inside = not place.startswith(("tests/", "web/", "docs/", "README"))
    return games.folder(name) / place if inside else ROOT / place.replace("NAME", name)


def is_drawn(name: str) -> bool:
    return (ROOT / "web" / "src" / "games" / name).exists()


def test_the_table_is_read() -> None:
    assert len(PLACES) == 23
    assert {place for place, needed in PLACES if needed == "always"} == {
        *(f"{room}.py" for room in ("__init__", "state", "moves", "rules", "words", "positions", "evaluation")),
        "texts/en.ftl",
    }


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize(("place", "needed"), PLACES)
def test_a_declared_game_is_in_every_place_that_is_needed(name: str, place: str, needed: str) -> None:
    if needed in ("always", "in the library") or (needed == "with a drawing" and is_drawn(name)):
        assert where(place, name).exists()


@pytest.mark.parametrize("name", OWN)
def test_every_game_of_the_library_is_tested_recorded_rated_drawn_and_told(name: str) -> None:
    assert where("tests/games/test_NAME.py", name).exists()
    assert list(where("tests/records/NAME/", name).glob("*.txt"))
    assert where("ratings.json", name).exists()
    assert {"index.ts", "art.tsx"} <= {path.name for path in where("web/src/games/NAME/", name).iterdir()}
    assert where("tests/web/test_browser_NAME.py", name).exists()
    title = texts.say(text(f"{name}-name")).replace("’", "'")
    for page in ("README.md", "docs/bots.md"):
        assert re.search(rf"^\| \**{re.escape(title)}\b", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE), page


@pytest.mark.parametrize("name", OWN)
def test_a_folder_has_nothing_but_what_the_table_names(name: str) -> None:
    named = {place for place, _ in PLACES}
    folder = games.folder(name)
    older = {f"v{game.version}" for game in games.versions(name)[1:]}
    for path in folder.rglob("*"):
        place = path.relative_to(folder).as_posix()
        if place.split("/")[0] in older:
            continue
        part = path.suffix in (".py", ".txt") and path.name not in named
        assert path.is_dir() or "__pycache__" in place or place in named or part, place


def test_a_new_game_is_laid_out_in_the_places_that_are_always_needed() -> None:
    folder = TEMPLATE / "ludotheque_newgame"
    laid_out = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*") if "__pycache__" not in str(path)}
    assert laid_out == {place for place, needed in PLACES if needed == "always"}


def test_no_other_place_names_a_game() -> None:
    """But for examples in docstrings, and the tables that the server and luck are measured with."""
    sources = [*(ROOT / "ludotheque").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts*"), ROOT / "Makefile"]
    named = {
        path.relative_to(ROOT).as_posix()
        for path in sources
        if not re.search(rf"games/({'|'.join(OWN)})/", path.as_posix())
        if re.search(rf"\b({'|'.join(OWN)})\b", path.read_text(encoding="utf-8"))
    }
    assert named == EXAMPLES | MEASURED
