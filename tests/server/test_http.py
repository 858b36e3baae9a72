"""The HTTP side of docs/protocol.md: health, shelf, texts, pages, records, and tables that cannot be played."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from running_server import Client, RunningServer, bot, hands_free, local, me, play_to_end

from ludotheque import bots, games, texts
from ludotheque.bots.ratings import ratings
from ludotheque.server.http import HEADERS
from ludotheque.server.sqlite_file import FILE_NAME
from ludotheque.server.store import header_from

Build = Callable[..., RunningServer]


def test_the_shelf(server: RunningServer) -> None:
    odin = next(game for game in server.get("/api/games").json() if game["name"] == "odin")
    assert odin["seats"] == [2, 6] and odin["letter"] == "O" and odin["usual"] == bots.DEFAULT_LEVEL
    assert [level["name"] for level in odin["levels"]] == list(bots.LEVELS)
    usual = ratings("odin")[0]
    assert odin["levels"][2]["ratings"][0] == {
        "seats": usual.seats,
        "options": dict(usual.options),
        "rating": usual.levels["skilled"].value,
        "low": usual.levels["skilled"].low,
        "high": usual.levels["skilled"].high,
    }
    assert odin["sections"][0] == {"name": "setup", "rules": [1, 7]}
    assert odin["assumed"] == list(games.get("odin").assumed)
    assert odin["options"][0] == {
        "name": "target",
        "default": 15,
        "low": 1,
        "high": 999,
        "fine": False,
        "suggested": [10, 15, 20],
        "words": {"one-hand": 0},
        "seats": [2, 6],
    }
    assert "low" not in odin["options"][1]


def test_texts_have_a_tag(server: RunningServer) -> None:
    for language in texts.LANGUAGES:
        answer = server.get(f"/api/texts/{language}")
        assert answer.text == texts.source(language) and answer.headers["content-type"].startswith("text/plain")
        again = server.get(f"/api/texts/{language}", **{"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
    assert server.get("/api/texts/xx").status_code == 404


def test_every_answer_has_the_security_headers(server: RunningServer) -> None:
    for path in ("/", "/table/23456789ab", "/api/games", "/api/ready", "/nowhere", "/api/tables", "/static/../app.py"):
        answer = server.get(path)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, path
    assert server.get("/nowhere").json()["say"]["id"] == "say-not-found"
    for escape in ("/static/..%2fapp.py", "/static/%2e%2e/app.py", "/static//etc/passwd", "/static/%00"):
        assert server.get(escape).status_code == 404


def test_pages_and_hashed_files(server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.http.STATIC", tmp_path)
    assert "make play" in server.get("/").text
    (tmp_path / "index.html").write_text("<!doctype html>the client")
    (tmp_path / "app-3KQ2XJ5B.js").write_text("1")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    for path in ("/", "/new/odin", "/table/23456789ab"):
        page = server.get(path)
        assert page.text == "<!doctype html>the client" and page.headers["cache-control"] == "no-cache"
    assert "immutable" in server.get("/static/app-3KQ2XJ5B.js").headers["cache-control"]
    assert server.get("/static/favicon.svg").headers["cache-control"] == "no-cache"


def test_what_breaks_inside_is_told_without_its_trace(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    server = build()

    def breaks(language: str) -> str:
        raise RuntimeError("a secret of the server")

    monkeypatch.setattr(texts, "source", breaks)
    answer = server.get("/api/texts/en")
    assert answer.status_code == 500 and answer.json() == {"say": {"id": "say-server-fault", "args": {}}}
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_damaged_table_is_told_and_the_others_go_on(build: Build, tmp_path: Path) -> None:
    first = build()
    damaged, sound = first.open(me(), local()), first.open(me(), local())
    for opened in (damaged, sound):
        both = await opened.join(0, 1)
        seat = both.states[0]["waiting"][0]
        await both.move(seat, hands_free(both.states[seat]))
        await both.close()
    await asyncio.to_thread(first.stop)
    with sqlite3.connect(tmp_path / FILE_NAME) as db:
        db.execute("UPDATE log SET data = 'pass' WHERE match = ?", (damaged.id,))
    db.close()
    second = build()
    assert second.get(f"/api/tables/{damaged.id}").json() == {"say": {"id": "say-table-damaged", "args": {}}}
    client = await Client.to(second.address, damaged.id)
    await client.send({"t": "join", "tokens": [damaged.tokens[0]]})
    assert 4000 <= await client.closed() < 4100
    assert client.frames[-1]["say"]["id"] == "say-table-damaged"
    sound.address = second.address
    both = await sound.join(0, 1)
    assert both.states[0]["seq"] == 1


async def test_a_table_of_other_rules_is_told(build: Build, tmp_path: Path) -> None:
    server = build()
    opened = server.open(me(), bot())
    with sqlite3.connect(tmp_path / FILE_NAME) as db:
        db.execute("UPDATE matches SET version = 99")
        [found] = db.execute("SELECT * FROM matches").fetchall()
        db.execute("UPDATE matches SET last_hash = ?", (header_from(found[:8]).hash(),))
    db.close()
    assert server.get(f"/api/tables/{opened.id}").json()["say"]["id"] == "say-table-other-rules"


async def test_the_record_waits_for_the_end(server: RunningServer) -> None:
    opened = server.open(me(), bot("greedy"), target=1)
    early = server.get(f"/api/tables/{opened.id}/record")
    assert early.status_code == 409 and early.json()["say"]["id"] == "say-record-later"
    ann = await opened.join(0)
    await play_to_end({0: ann})
    assert server.get(f"/api/tables/{opened.id}/record").text.startswith("ludotheque record 1\ngame: odin\n")
    await ann.close()


def test_a_search_with_a_budget_of_its_own_is_not_for_strangers(server: RunningServer) -> None:
    body = {"game": "odin", "seats": [me(), {"kind": "bot", "level": "search:seconds=1000000"}], "options": {}}
    refused = server.post("/api/tables", body)
    assert refused.status_code == 400
    assert refused.json()["say"]["id"] == "say-bad-table"
    assert refused.json()["say"]["args"]["why"]["id"].startswith("bad-")
