"""What the server costs under load: `ludotheque bench --measure load`.

Starts a server of its own with an empty store. From this process, which is another one, it opens tables for two people,
with a socket each, who move by turns. It tells the server's processor time for each durable move that both were told,
how long acknowledgements took, and the server's memory; how long it takes from a kill until everybody is back; and what
somebody costs the event loop who comes to a long match and knows nothing of it. Times on the clock mean something on a
quiet machine only; the processor time does on any.
"""

from __future__ import annotations

import asyncio
import signal
import tempfile
import time

import numpy as np
import uvloop

from ..core.game import Game
from .load_client import Server, Table, allow_many_sockets, open_table, opened

LONG_MATCH = 1000
"""Moves of the match to which somebody comes late."""
COMING = 10
"""How often that is measured."""


async def _moves(server: Server, tables: list[Table], seconds: float, pace: float) -> dict[str, object]:
    """All tables move for so long."""
    await asyncio.gather(*(table.move() for table in tables))
    for table in tables:
        table.acknowledged.clear()
    before, begun = server.used(), time.perf_counter()
    await asyncio.gather(*(table.play(begun + seconds, pace) for table in tables))
    used, took = server.used(), time.perf_counter() - begun
    times = [1000 * took for table in tables for took in table.acknowledged]
    middle, high = np.percentile(times, [50, 99])
    return {
        "moves": len(times),
        "processor_milliseconds": round(1000 * (used.process - before.process) / len(times), 3),
        "loop_milliseconds": round(1000 * (used.loop - before.loop) / len(times), 3),
        "load_percent": round(100 * (used.process - before.process) / took),
        "median_milliseconds": round(float(middle), 1),
        "p99_milliseconds": round(float(high), 1),
        "megabytes": round(server.megabytes()),
    }


async def _storm(server: Server, tables: list[Table]) -> dict[str, object]:
    """Everybody comes at once to a server that was just started."""
    before = server.used()
    await asyncio.gather(*(table.join(server.address) for table in tables))
    back, used = time.perf_counter() - server.begun, server.used()
    return {
        "back_seconds": round(back, 2),
        "join_milliseconds": round(1000 * (used.process - before.process) / (2 * len(tables)), 3),
    }


async def _late(server: Server, game: Game, moves: int) -> dict[str, object]:
    """Somebody comes to a long match, whose log has to be told from its beginning: what the event loop does for it."""
    table = await open_table(game, server.address, 1)
    await table.join(server.address)
    made = 0
    while made < moves and await table.move():
        made += 1
    seat, costs = table.seats[0], []
    for _ in range(COMING):
        seat.leave()
        await seat.until(lambda: seat.line is None)
        await asyncio.sleep(0.1)
        before = server.used().loop
        await seat.join(server.address, table.id, since=0)
        costs.append(1000 * (server.used().loop - before))
    return {"late_moves": made, "late_milliseconds": round(float(np.median(costs)), 2)}


async def _load(game: Game, folder: str, count: int, seconds: float, pace: float, late: int) -> dict[str, object]:
    server = Server(folder, game=game.name)
    try:
        tables = await opened(game, server.address, count)
        found = {"game": game.name, "tables": count} | await _moves(server, tables, seconds, pace)
        port = int(server.address.rpartition(":")[2])
        server.stop(signal.SIGKILL)
        await asyncio.sleep(0)
        server = Server(folder, port, game.name)
        found |= await _storm(server, tables)
        found |= await _late(server, game, late)
    finally:
        server.stop()
    return found


def run(game: Game, tables: int, seconds: float, pace: float = 1.0, late: int = LONG_MATCH) -> dict[str, object]:
    """Measure a server of one's own: so many tables, each moving once in `pace` seconds, for so many seconds."""
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        return uvloop.run(_load(game, folder, tables, seconds, pace, late))
