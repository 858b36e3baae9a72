"""For all tests; its place lets them import `effort`."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent

# How long something takes is no question for a test.
settings.register_profile("library", deadline=None)
settings.load_profile("library")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what takes long")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(pytest.mark.xdist_group(together(item)))
    if config.getoption("quick"):
        kept = [item for item in items if not takes_long(item)]
        config.hook.pytest_deselected(items=list({*items} - {*kept}))
        items[:] = kept


def takes_long(item: pytest.Item) -> bool:
    """Slow references, rules compiled anew, and of the battery options, the interpreter and languages but English."""
    if in_battery(item):
        given = parameters(item)
        return bool(given.get("options")) or given.get("language", "en") != "en" or "interpreter" in item.name
    return item.path.stem.endswith("_evidence") or item.path == TESTS / "core" / "test_rule.py"


def in_battery(item: pytest.Item) -> bool:
    return item.path == TESTS / "test_battery.py"


def parameters(item: pytest.Item) -> dict[str, object]:
    return item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}


def together(item: pytest.Item) -> str:
    """Tests of one name run in one process: those of a game, which compile the same rules, and else those of a file."""
    name = getattr(parameters(item).get("game"), "name", None)
    if in_battery(item) and name is not None:
        return str(name)
    if item.path.parent == TESTS / "games":
        return item.path.stem.split("_")[1]
    return item.path.relative_to(TESTS).with_suffix("").as_posix()
