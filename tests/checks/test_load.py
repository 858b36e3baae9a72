"""The load client, in small: every move is acknowledged, and everybody is back after the server was killed."""

from __future__ import annotations

from ludotheque import games
from ludotheque.checks import load


def test_tables_move_and_everybody_comes_back() -> None:
    found = load.run(games.get("odin"), tables=6, seconds=1.5, pace=0.1, late=40)
    assert found["game"] == "odin" and found["tables"] == 6
    figures = {name: float(str(value)) for name, value in found.items() if name != "game"}
    assert figures["moves"] >= 6
    assert all(
        figures[name] > 0 for name in ("processor_milliseconds", "p99_milliseconds", "megabytes", "back_seconds", "late_moves")
    )
