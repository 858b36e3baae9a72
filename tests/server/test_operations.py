"""What whoever runs the server relies on: whether one can play, figures, log lines, whole stores."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest
from running_server import FAST, RunningServer, bot, hands_free, local, me
from test_store import HEADER, SEATS
from typer.testing import CliRunner, Result

from ludotheque.cli import app
from ludotheque.server import logs, metrics
from ludotheque.server.sqlite import SqliteStore
from ludotheque.server.sqlite_file import FILE_NAME
from ludotheque.server.store import Subscription

Build = Callable[..., RunningServer]

QUICK = replace(FAST, probe_seconds=0.05)


def until_ready(server: RunningServer, status: int, trouble: str | None = None) -> None:
    """Wait for the server to be, or not to be, ready."""
    until = time.monotonic() + 30
    while (answer := server.get("/api/ready")).status_code != status:
        assert time.monotonic() < until, answer.text
        time.sleep(0.02)
    assert answer.json().get("trouble") == trouble


# Liveness and readiness


def test_ready_means_that_the_store_is_written_to(build: Build, tmp_path: Path) -> None:
    server = build(QUICK)
    until_ready(server, 200)
    query = "SELECT time FROM probe"
    db = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    first = db.execute(query).fetchone()
    until = time.monotonic() + 30
    while db.execute(query).fetchone() == first:
        assert time.monotonic() < until
        time.sleep(0.02)
    db.execute("DROP TABLE probe")
    db.close()
    until_ready(server, 503, "store")
    assert server.get("/api/live").json() == {"ok": True}


def test_asking_writes_nothing(build: Build, tmp_path: Path) -> None:
    server = build(replace(FAST, probe_seconds=1000))
    until_ready(server, 200)
    db = sqlite3.connect(tmp_path / FILE_NAME)
    first = db.execute("SELECT time FROM probe").fetchone()
    for path in ("/api/ready", "/api/live"):
        assert [server.get(path).status_code for _ in range(5)] == [200] * 5
    assert db.execute("SELECT time FROM probe").fetchone() == first
    db.close()


async def test_a_store_that_vanishes_is_told_at_once(build: Build, tmp_path: Path) -> None:
    server = build(QUICK)
    opened = server.open(me(), local())
    client = await opened.join(0, 1)
    seat = client.states[0]["waiting"][0]
    (tmp_path / FILE_NAME).rename(tmp_path / "aside")
    answer = await client.ask("move", seat, move=hands_free(client.states[seat]), id="again")
    assert answer["say"]["id"] == "say-store-trouble"
    await asyncio.to_thread(until_ready, server, 503, "store")
    (tmp_path / "aside").rename(tmp_path / FILE_NAME)
    await asyncio.to_thread(until_ready, server, 200)
    answer = await client.ask("move", seat, move=hands_free(client.states[seat]), id="again")
    assert (answer["t"], answer["seq"]) == ("ok", 1)
    await client.close()


def test_damage_is_told_at_the_start(tmp_path: Path, build: Build, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(_filled(tmp_path))
    file = tmp_path / FILE_NAME
    content = bytearray(file.read_bytes())
    content[8 * 4096 : 12 * 4096] = b"\xff" * (4 * 4096)
    file.write_bytes(content)
    until_ready(build(QUICK), 503, "store")
    assert any("is damaged" in r.getMessage() for r in caplog.records if r.levelno == logging.CRITICAL)


async def _filled(folder: Path, moves: int = 400) -> None:
    store = SqliteStore(folder)
    await store.create(HEADER, SEATS)
    for seq in range(1, moves + 1):
        await store.append(HEADER.id, seq, "move", 0, "B1", f"command {seq}")
    await store.close()


async def _called(folder: Path) -> None:
    """Somebody wants to be called."""
    store = SqliteStore(folder)
    await store.secret("push", b"a key")
    await store.subscribe(HEADER.id, Subscription(1, "https://push.example/1", b"key", b"auth", "fr"))
    await store.close()


def test_how_many_matches_there_are_is_logged_at_the_start(
    tmp_path: Path, build: Build, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    asyncio.run(_filled(tmp_path, 1))
    until_ready(build(QUICK), 200)
    assert f"1 matches in {tmp_path / FILE_NAME}" in [r.getMessage() for r in caplog.records]


def test_old_tables_are_forgotten(tmp_path: Path, build: Build) -> None:
    asyncio.run(_filled(tmp_path, 0))
    server = build(replace(QUICK, keep_quiet_days=1))
    until = time.monotonic() + 30
    while server.get(f"/api/tables/{HEADER.id}").status_code != 404:
        assert time.monotonic() < until
        time.sleep(0.02)


# Figures


async def test_figures_are_served_apart(build: Build) -> None:
    server = build(QUICK)
    client = await server.open(me(), bot()).join(0)
    await client.turn(0)
    assert (await client.move(0, hands_free(client.states[0])))["t"] == "ok"
    assert (await client.ask("move", 0, move="B2 K9 G1", seq=999))["t"] == "no"
    await asyncio.to_thread(server.get, "/nowhere")
    port = metrics.publish("127.0.0.1", 0)
    async with httpx.AsyncClient() as web:
        told = (await web.get(f"http://127.0.0.1:{port}/metrics")).text
        assert (await web.get(f"http://{server.address}/metrics")).status_code == 404
    assert "ludotheque_commit_seconds_count" in told and "ludotheque_loop_lag_seconds_bucket" in told
    assert "ludotheque_sockets 1.0" in told.splitlines()
    assert "ludotheque_tables 1.0" in told.splitlines()
    assert re.search(r'ludotheque_ack_seconds_count\{answer="Ok",command="MakeMove"\} [1-9]', told)
    for reason in ("say-moved-on", "say-not-found"):
        assert re.search(rf'ludotheque_refusals_total\{{reason="{reason}"\}} [1-9]', told)
    await client.close()
    assert b"ludotheque_ready" in generate_latest()


# Log lines


def test_a_line_tells_when_where_and_about_whom(capsys: pytest.CaptureFixture[str]) -> None:
    token = "0123456789abcdef" * 2
    record = logging.LogRecord("ludotheque.commands", logging.ERROR, "", 0, "token %s failed at %s", (token, "x"), None)
    record.created, record.msecs = 1_800_000_000.5, 500.0
    with logs.about(table="abcdefghjk", client=logs.address_class("192.168.1.7")):
        line, json_line = logs.Lines(False).format(record), logs.Lines(True).format(record)
    assert line == (
        "2027-01-15T08:00:00.500Z ERROR part=commands table=abcdefghjk client=private-v4 token … failed at x"
    )
    assert json.loads(json_line) == {
        "time": "2027-01-15T08:00:00.500Z",
        "level": "error",
        "part": "commands",
        "table": "abcdefghjk",
        "client": "private-v4",
        "say": "token … failed at x",
    }
    assert token not in json_line and "table" not in logs.Lines(False).format(record)


def test_a_traceback_stays_in_its_line() -> None:
    try:
        raise ValueError("no good: postgresql://ann:secret@db/x")
    except ValueError as fault:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "oh", (), (ValueError, fault, fault.__traceback__))
    told = json.loads(logs.Lines(True).format(record))
    assert "ValueError: no good: postgresql://ann:…@db/x" in told["trace"]


@pytest.mark.parametrize(
    ("host", "known"),
    [("127.0.0.1", "loopback-v4"), ("::1", "loopback-v6"), ("8.8.8.8", "public-v4"), ("10.0.0.1", "private-v4")],
)
def test_of_an_address_only_its_class_is_logged(host: str, known: str) -> None:
    assert logs.address_class(host) == known
    assert logs.address_class(None) == "unknown"


# Whole stores


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def test_a_backup_is_made_of_a_running_store_and_put_back(tmp_path: Path, build: Build) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    server = build(FAST, data)
    tables = [server.open(me(), local()).id for _ in range(3)]
    result = run("backup", str(copy), "--store", str(data))
    assert result.exit_code == 0 and "3 matches" in result.stdout, result.output
    server.stop()
    assert "already" in run("restore", str(copy), "--store", str(data)).stderr
    (data / FILE_NAME).unlink()
    assert run("restore", str(copy), "--store", str(data)).exit_code == 0
    assert "3 matches" in run("check", "--store", str(data)).stdout
    again = build(FAST, data)
    assert [again.get(f"/api/tables/{table}").status_code for table in tables] == [200] * 3


def test_a_store_moves_from_sqlite_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    asyncio.run(_filled(tmp_path / "data", 5))
    asyncio.run(_called(tmp_path / "data"))
    for _ in range(2):
        result = run("transfer", str(tmp_path / "data"), database)
        assert result.exit_code == 0 and "One match" in result.stdout, result.output
    assert "its log whole" in run("check", "--store", database).stdout
    assert "already" in run("restore", str(tmp_path / "data"), "--store", database).stderr
    assert run("backup", str(tmp_path / "back"), "--store", database).exit_code == 0

    async def whole(folder: Path) -> tuple[object, ...]:
        store = SqliteStore(folder)
        found = await store.load(HEADER.id), await store.secrets(), await store.subscriptions(HEADER.id, 1)
        await store.close()
        return found

    assert asyncio.run(whole(tmp_path / "back")) == asyncio.run(whole(tmp_path / "data"))
    assert all(asyncio.run(whole(tmp_path / "back"))), "the match, the key of calls, and who is called"


def test_a_check_names_what_is_damaged(tmp_path: Path) -> None:
    asyncio.run(_filled(tmp_path, 3))
    with sqlite3.connect(tmp_path / FILE_NAME) as db:
        db.execute("DELETE FROM log WHERE seq = 3")
    db.close()
    result = run("check", "--store", str(tmp_path))
    assert result.exit_code == 1 and HEADER.id in result.stderr
    result = run("transfer", str(tmp_path), str(tmp_path / "other"))
    assert result.exit_code == 1 and HEADER.id in result.stderr
    assert run("check", "--store", str(tmp_path / "nowhere")).exit_code == 2
    assert run("check", "--store", "mysql://db/x").exit_code == 2
