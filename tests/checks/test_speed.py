"""The benchmark measures what it says; how fast it is, is no question for a test."""

from __future__ import annotations

from ludotheque.checks import speed
from ludotheque.core.text import Text


def test_every_figure_is_there() -> None:
    told: list[Text] = []
    (row,) = speed.run(["odin"], 4, 0.05, told.append)
    assert row["game"] == "odin"
    assert row["seats"] == 4
    assert row["record_bytes"] == 552
    engines = ("moves", "matches", "search_iterations", "interpreter_moves", "wasm_moves", "wasm_search_iterations")
    for name in engines:
        assert float(str(row[f"{name}_per_second"])) > 0
    assert float(str(row["copy_nanoseconds"])) > 0
    assert 0 < float(str(row["warm_start_seconds"])) < float(str(row["cold_start_seconds"]))
    assert float(str(row["wasm_moves_ratio"])) > 0 and float(str(row["wasm_search_ratio"])) > 0
    assert len(told) == 6


def test_seat_counts_are_kept_within_the_game_and_no_net_is_needed() -> None:
    (row,) = speed.run(["spookies"], 99, 0.01, lambda _: None)
    assert row["seats"] == 5
