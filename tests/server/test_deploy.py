"""The examples in deploy/: what they name is there, and what can be checked of them holds."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from running_server import Opened, RunningServer, hands_free, local, me
from starlette.requests import HTTPConnection

from ludotheque.checks.engines import Proxy
from ludotheque.server.configuration import declared
from ludotheque.server.guard import known_hosts, own_host, same_origin

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HAPROXY = shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
OTHER_VARIABLES = {"LUDOTHEQUE_CACHE"}

with_haproxy = pytest.mark.skipif(HAPROXY is None, reason="HAProxy is not installed: make haproxy")


@pytest.mark.parametrize("name", ["ludotheque.service", "Containerfile"])
def test_settings_that_are_named_are_declared(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    known = {setting.variable for setting in declared().values()} | OTHER_VARIABLES
    named = set(re.findall(r"LUDOTHEQUE_[A-Z_]+", text))
    assert named and named <= known
    flags = set(re.findall(r"ludotheque serve (--[a-z-]+)", text))
    assert flags <= {"--settings", "--show-settings", *(setting.flag for setting in declared().values())}


def test_the_container_installs_extras_that_there_are() -> None:
    [extras] = re.findall(r"\$wheel\[([a-z,]+)\]", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(extras.split(",")) <= project["optional-dependencies"].keys()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "ludotheque.service"
    # The program and the user are not on this machine.
    text = (DEPLOY / unit.name).read_text(encoding="utf-8").replace("/opt/ludotheque/bin/ludotheque", "/bin/true")
    unit.write_text(text.replace("User=ludotheque", "User=root"), encoding="utf-8")
    told = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert [line for line in told.stderr.splitlines() if unit.name in line] == []


@with_haproxy
def test_haproxy_understands_its_file(tmp_path: Path) -> None:
    key, pem = tmp_path / "key", tmp_path / "library.pem"
    wish = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=library.example"
    subprocess.run([*wish.split(), "-keyout", key, "-out", pem], check=True, capture_output=True)
    pem.write_text(pem.read_text() + key.read_text())
    file = tmp_path / "haproxy.cfg"
    file.write_text((DEPLOY / file.name).read_text().replace("/etc/haproxy/library.pem", str(pem)))
    told = subprocess.run([str(HAPROXY), "-c", "-f", file], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


@with_haproxy
async def test_haproxy_finds_servers_ready_and_carries_a_match(server: RunningServer) -> None:
    opened = server.open(me(), local())
    proxy = Proxy([int(server.address.rpartition(":")[2])])
    try:
        through = Opened(f"127.0.0.1:{proxy.port}", {"table": opened.id, "seats": []})
        through.tokens = opened.tokens
        # Two checks that fail, half a second apart, and nobody is sent there any more.
        await asyncio.sleep(1.7)
        both = await through.join(0, 1)
        seat = both.states[0]["waiting"][0]
        assert (await both.move(seat, hands_free(both.states[seat])))["t"] == "ok"
        await both.close()
    finally:
        proxy.stop()


def test_a_check_that_names_no_host_is_heard_and_an_empty_name_is_not() -> None:
    assert own_host(None, known_hosts(""))
    assert not own_host("", known_hosts(""))


@pytest.mark.parametrize(
    ("scheme", "origin", "own"),
    [
        ("http", "http://our.example", True),
        ("http", "https://our.example", True),
        ("https", "https://our.example", True),
        ("wss", "https://our.example", True),
        ("https", "http://our.example", False),
        ("wss", "http://our.example", False),
        ("ws", "http://our.example", True),
        ("http", "ftp://our.example", False),
        ("https", None, True),
    ],
)
def test_pages_that_came_without_tls_do_not_speak_for_those_over_tls(
    scheme: str, origin: str | None, own: bool
) -> None:
    headers = [(b"host", b"our.example"), *([(b"origin", origin.encode())] if origin else [])]
    kind = "websocket" if scheme.startswith("ws") else "http"
    scope = {"type": kind, "scheme": scheme, "headers": headers, "path": "/", "query_string": b"", "server": None}
    assert same_origin(HTTPConnection(scope)) is own
