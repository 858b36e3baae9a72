from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from odd_bots import ODD, Odd
from running_server import FAST, WORKERS, RunningServer

from ludotheque import bots
from ludotheque.checks.engines import Nats, Postgres
from ludotheque.server.settings import ServerSettings
from ludotheque.server.warmup import warm_up
from ludotheque.server.workers import Workers


@pytest.fixture(scope="session", autouse=True)
def warm() -> Iterator[None]:
    """Compile what has changed before any test waits for an answer."""
    warm_up()
    yield
    WORKERS.close()


@pytest.fixture(scope="session")
def odd_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Odd]:
    made = Odd(tmp_path_factory.mktemp("odd"))
    yield made
    made.close()


@pytest.fixture
def odd(odd_process: Odd, monkeypatch: pytest.MonkeyPatch) -> Odd:
    """A thinking process with odd bots."""
    for name in ODD:
        monkeypatch.setitem(bots.ALL_BOTS, name, bots.random)
    odd_process.forget()
    return odd_process


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of one's own; its address."""
    server = Postgres()
    yield server.url
    server.remove()


@pytest.fixture
def nats() -> Iterator[Nats]:
    """A NATS server of one's own."""
    server = Nats()
    yield server
    server.stop()


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """An empty place in it."""
    name = f"place_{secrets.token_hex(8)}"
    with psycopg.connect(postgres, autocommit=True) as server:
        server.execute(f"CREATE SCHEMA {name}".encode())
        yield f"{postgres}&options=-csearch_path%3D{name}"
        server.execute(f"DROP SCHEMA {name} CASCADE".encode())


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def server(shared_server: RunningServer, caplog: pytest.LogCaptureFixture) -> Iterator[RunningServer]:
    """The server that most tests share; whatever a test does, it must not log an error."""
    # uvicorn keeps its log to itself otherwise.
    logging.getLogger("uvicorn").addHandler(caplog.handler)
    yield shared_server
    logging.getLogger("uvicorn").removeHandler(caplog.handler)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Servers of one's own, on one store."""
    servers: list[RunningServer] = []

    def start(settings: ServerSettings = FAST, data: Path = tmp_path, workers: Workers = WORKERS) -> RunningServer:
        servers.append(RunningServer(data, settings, workers))
        return servers[-1]

    yield start
    for started in servers:
        if not started.uvicorn.should_exit:
            started.stop()
