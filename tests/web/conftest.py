from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from push_service import PushService
from visit import BROWSERS, FLAGS, PATIENCE, House, Visit

STATIC = Path(__file__).parents[2] / "ludotheque" / "server" / "static" / "index.html"

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def service() -> Iterator[PushService]:
    """The push service that the house may ask."""
    made = PushService()
    yield made
    made.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[House]:
    """A server at which nobody who is away is waited for."""
    assert STATIC.exists(), "the client is not built: run `make test`"
    wishes = {"STAND_IN_AFTER": "0", "PUSH_HOSTS": service.origin, "PUSH_AFTER": "0.1"}
    env = os.environ | {f"LUDOTHEQUE_{name}": value for name, value in wishes.items()}
    open_house = House(tmp_path_factory.mktemp("data"), env)
    yield open_house
    open_house.kill()


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest) -> None:
    """Each test has deals of its own, the same ones each time; others with another number in `LUDOTHEQUE_DEALS`."""
    if "house" in request.fixturenames:
        request.getfixturevalue("house").deal_for(f"{request.node.name} {os.environ.get('LUDOTHEQUE_DEALS', '1')}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    assert path is not None, "there is no Chromium: run `make test`"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    made = Visit(browser, house.url)
    yield made
    made.leave()
