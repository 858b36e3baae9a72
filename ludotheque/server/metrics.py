"""What can be seen of a running server, in Prometheus' words; docs/operations.md says what to make of it.

They are served on a port of their own (`metrics_port`), which no player ever reaches.
"""

from __future__ import annotations

import asyncio
import time
from functools import cache

from prometheus_client import Counter, Gauge, Histogram, start_http_server

from ..core.text import Text

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

ACK_SECONDS = Histogram(
    "ludotheque_ack_seconds", "From a command's arrival to its answer", ["command", "answer"], buckets=_FAST
)
COMMIT_SECONDS = Histogram("ludotheque_commit_seconds", "How long a commit took", buckets=_FAST)
COMMIT_ROWS = Histogram(
    "ludotheque_commit_rows", "How many writes one commit took with it", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 512)
)
LOOP_LAG = Histogram("ludotheque_loop_lag_seconds", "How much too late the event loop wakes up", buckets=_FAST)
SOCKETS = Gauge("ludotheque_sockets", "Open WebSockets")
TABLES = Gauge("ludotheque_tables", "Tables in memory")
THINKING = Gauge("ludotheque_thoughts_busy", "Bots, hints and reviews at work")
WAITING = Gauge("ludotheque_thoughts_queued", "Bots, hints and reviews that wait for their turn")
REFUSALS = Counter("ludotheque_refusals", "What was refused, by the id of its sentence", ["reason"])
READY = Gauge("ludotheque_ready", "1 while the store can be written")
BUS = Gauge("ludotheque_bus_connected", "1 while other processes can be told")
FORGOTTEN = Counter("ludotheque_tables_forgotten", "Tables that were deleted for their age")

LAG_BEAT = 0.1


@cache
def _acks(command: str, answer: str) -> Histogram:
    """Finding the figure by its labels takes longer than counting."""
    return ACK_SECONDS.labels(command, answer)


def answered(command: object, answer: object, seconds: float) -> None:
    """A command was answered."""
    _acks(type(command).__name__, type(answer).__name__).observe(seconds)


def refused(say: Text) -> None:
    """Something was refused with this sentence; what rules forbid counts as one reason."""
    REFUSALS.labels(say.id if say.id.startswith("say-") else "rule").inc()


async def watch_loop() -> None:
    """Measure how late the event loop is, until cancelled."""
    while True:
        due = time.perf_counter() + LAG_BEAT
        await asyncio.sleep(LAG_BEAT)
        LOOP_LAG.observe(max(0.0, time.perf_counter() - due))


def publish(host: str, port: int) -> int:
    """Serve the figures at `/metrics` from a thread of its own; the port (0 takes any that is free)."""
    server, _ = start_http_server(port, host)
    return int(server.server_port)
