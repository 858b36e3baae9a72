"""What a link shows of itself before it is opened: who invites to what, in the reader's language."""

from __future__ import annotations

import html
import re
import struct

import pytest
from running_server import RunningServer, bot, friend, me

from ludotheque import games
from ludotheque.server.http import STATIC
from ludotheque.server.pages import PICTURE_SIZE

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the client is not built")


def shown(server: RunningServer, path: str, language: str = "en") -> dict[str, str]:
    page = server.get(path, **{"accept-language": language}).text
    found = re.findall(r'<meta (?:name|property)="([a-z:]+)" content="([^"]*)">', page)
    return {name: html.unescape(content) for name, content in found}


def test_a_link_to_a_table_tells_who_invites_to_what(server: RunningServer) -> None:
    table = server.open(me('Ada "<b>"'), friend(), bot()).id
    english = shown(server, f"/table/{table}")
    assert english["og:title"] == 'Ada "<b>" invites you to Odin'
    assert english["og:description"].startswith("3 players, about 15 minutes. A quick card game")
    assert shown(server, f"/table/{table}", "de-CH,de;q=0.9")["og:title"] == 'Ada "<b>" lädt dich zu Odin ein'


def test_a_link_to_a_game_tells_of_it_and_others_of_the_library(server: RunningServer) -> None:
    assert shown(server, "/learn/karuba")["og:title"] == "Karuba"
    for path in ("/", "/table/23456789ab", "/learn/nothing"):
        assert shown(server, path)["og:title"] == "Ludothèque"
        assert "no account" in shown(server, path)["description"]


def test_a_link_comes_with_a_picture_that_others_can_fetch(server: RunningServer) -> None:
    table = server.open(me("Ada"), friend()).id
    for path, name in ((f"/table/{table}", "odin"), ("/learn/karuba", "karuba"), ("/", "library")):
        address = shown(server, path)["og:image"]
        assert address == f"http://{server.address}/picture/{name}.png"
    for name in (*games.names(), "library"):
        picture = server.get(f"/picture/{name}.png")
        assert picture.headers["content-type"] == "image/png" and picture.content.startswith(b"\x89PNG")
        if name != "library" and games.is_own(name):
            assert struct.unpack(">II", picture.content[16:24]) == PICTURE_SIZE
            assert len(picture.content) < 200_000
    assert server.get("/picture/nothing.png").status_code == 404
