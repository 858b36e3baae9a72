"""The load client, in small: every move is acknowledged, and everybody is back after the server was killed."""

from __future__ import annotations

from pathlib import Path

import pytest
import uvloop

from ludotheque import games
from ludotheque.checks import load, soak


def test_tables_move_and_everybody_comes_back() -> None:
    found = load.run(games.get("odin"), tables=6, seconds=1.5, pace=0.1, late=40)
    assert found["game"] == "odin" and found["tables"] == 6
    figures = {name: float(str(value)) for name, value in found.items() if name != "game"}
    assert figures["moves"] >= 6
    seen = (
        "processor_milliseconds",
        "p99_milliseconds",
        "megabytes",
        "back_seconds",
        "late_moves",
        "late_milliseconds",
    )
    assert all(figures[name] > 0 for name in seen)


def test_tables_come_and_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    uvloop.run(soak.run(str(tmp_path), minutes=0.05, tables=3, pace=0.05, stay=4))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| minute | moves | memory, MB |")
    assert float(lines[2].split("|")[3]) > 0 and lines[-1].startswith("memory halfway")
