"""What a link shows of itself before it is opened: who invites to what, in the reader's language."""

from __future__ import annotations

import html
import re

import pytest
from running_server import RunningServer, bot, friend, me

from ludotheque.server.http import STATIC

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
