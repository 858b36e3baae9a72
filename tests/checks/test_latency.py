"""What the measuring of latencies makes of the figures that a server publishes."""

from __future__ import annotations

import math

from ludotheque.checks.latency import LAG, lag_figures


def test_lags_are_told_by_the_bounds_that_enough_of_them_stay_below() -> None:
    name = "ludotheque_loop_lag_seconds_bucket"
    told = f'# HELP …\n{name}{{le="0.02"}} 3.0\n{name}{{le="+Inf"}} 4.0\n'
    assert LAG.findall(told) == [("0.02", "3.0"), ("+Inf", "4.0")]
    before, after = {1.0: 5.0, 20.0: 5.0, math.inf: 5.0}, {1.0: 65.0, 20.0: 104.0, math.inf: 105.0}
    found = lag_figures(32, before, after)
    assert (found["asked"], found["median_milliseconds"], found["p99_milliseconds"]) == (100, 1.0, 20.0)
    assert found["longest_milliseconds"] == math.inf
