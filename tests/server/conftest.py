from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from house import FAST, House

from ludotheque.server.settings import Settings
from ludotheque.server.warmup import warm_up


@pytest.fixture(scope="session", autouse=True)
def warm() -> None:
    """Compile what has changed before any test waits for an answer."""
    warm_up()


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("data"))
    yield house
    house.stop()


@pytest.fixture
def house(shared_house: House, caplog: pytest.LogCaptureFixture) -> Iterator[House]:
    """The server that most tests share; whatever a test does, it must not log an error."""
    # uvicorn keeps its log to itself otherwise.
    logging.getLogger("uvicorn").addHandler(caplog.handler)
    yield shared_house
    logging.getLogger("uvicorn").removeHandler(caplog.handler)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Servers of one's own, on one store."""
    houses: list[House] = []

    def start(settings: Settings = FAST, data: Path = tmp_path) -> House:
        houses.append(House(data, settings))
        return houses[-1]

    yield start
    for started in houses:
        if not started.server.should_exit:
            started.stop()
