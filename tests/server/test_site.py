"""The library as a folder: what lies in it. tests/web/test_browser_folder.py plays there."""

from __future__ import annotations

import json
import re
import struct
import zlib
from pathlib import Path

import pytest

from ludotheque.bots.puzzles import puzzles_of
from ludotheque.server import site
from ludotheque.server.icons import icon


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library with one game."""
    made = tmp_path_factory.mktemp("host") / "library"
    site.build(made, ["odin"])
    return made


def test_every_address_is_relative_and_leads_to_a_file(folder: Path) -> None:
    page = (folder / "index.html").read_text(encoding="utf-8")
    addresses = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert len(addresses) > 5
    for address in addresses:
        assert not address.startswith("/"), address
        assert (folder / address).is_file(), address
    assert site.POLICY in page


def test_the_manifest_names_icons_that_are_there(folder: Path) -> None:
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    for each in manifest["icons"]:
        assert (folder / each["src"]).is_file()


def test_the_service_worker_keeps_every_file_and_has_the_version_of_their_contents(folder: Path) -> None:
    script = (folder / site.SERVICE).read_text(encoding="utf-8")
    library = json.loads(script.split("\n", 1)[0].removeprefix("const LIBRARY = ").removesuffix(";"))
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert set(library["files"]) == (there - {"index.html", site.SERVICE}) | {"./"}
    listed = json.loads((folder / "engine" / "engines.json").read_text(encoding="utf-8"))
    assert {f"engine/{name}" for name in listed["odin"].values()} <= there
    assert {f"api/puzzles/odin/{number + 1}.json" for number in range(len(puzzles_of("odin").puzzles))} <= there
    (folder / site.SERVICE).unlink()
    assert json.dumps(library["version"]) in site._service(folder)
    (folder / "api" / "texts.json").write_bytes(b"[]")
    assert json.dumps(library["version"]) not in site._service(folder)


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(FileExistsError):
        site.build(tmp_path, ["odin"])
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "dear"


def test_an_icon_is_a_square_picture_with_the_boxes_in_it() -> None:
    data = icon(64)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == (64, 64)
    packed = data[data.index(b"IDAT") + 4 : data.index(b"IEND") - 8]
    rows = zlib.decompress(packed)
    assert len(rows) == 64 * (1 + 3 * 64)
    points = {rows[y * 193 + 1 + 3 * x : y * 193 + 4 + 3 * x].hex() for y in range(64) for x in range(64)}
    assert {"2f4f4a", "e9c46a", "f4efe6", "d0694a", "c89b6a"} <= points
