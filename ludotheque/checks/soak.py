"""The server for a long time: `python -m ludotheque.checks.soak`, or `make soak`.

Tables are opened, played at and left, again and again, so that nothing may be kept for ever. Every so often it prints a
line: moves so far, the server's memory, its threads and open files, and the slowest acknowledgements since the last
line. Ends with 1 if the memory has grown in the second half by more than a few per cent.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import uvloop

from .. import games
from .children import stop_in_order
from .load_client import Server, Table, allow_many_sockets, open_table

GROWTH = 0.05
"""Memory may be so much larger at the end than it was halfway: what is kept for idle tables wavers."""


class Soak:
    """Tables that come and go, and what was seen of the server meanwhile."""

    def __init__(self, server: Server, pace: float, stay: int) -> None:
        self.server, self.pace, self.stay = server, pace, stay
        self.moves = 0
        self.times: list[float] = []
        self.memory: list[float] = []
        self._seeds = iter(range(1 << 60))

    async def people(self, until: float) -> None:
        """Two people who open a table, play for a while, leave it, and open the next one."""
        luck = random.Random(next(self._seeds))
        while time.perf_counter() < until:
            game = games.get(luck.choice(games.names()))
            table = await open_table(game, self.server.address, next(self._seeds))
            await table.join(self.server.address)
            await self._play(table, luck.randint(1, 2 * self.stay), until)
            for seat in table.seats:
                seat.leave()

    async def _play(self, table: Table, moves: int, until: float) -> None:
        for _ in range(moves):
            await asyncio.sleep(self.pace)
            if time.perf_counter() > until or not await table.move():
                return
            self.moves += 1
            self.times.append(1000 * table.acknowledged[-1])

    async def watch(self, begun: float, every: float) -> None:
        """A line every so often, until cancelled."""
        print("| minute | moves | memory, MB | threads | files | p99, ms | processor, % |", flush=True)
        print("| -: | -: | -: | -: | -: | -: | -: |", flush=True)
        process = Path(f"/proc/{self.server.process.pid}")
        while True:
            before, now = self.server.used().process, time.perf_counter()
            await asyncio.sleep(every)
            self.memory.append(self.server.megabytes())
            share = 100 * (self.server.used().process - before) / (time.perf_counter() - now)
            high = float(np.percentile(self.times, 99)) if self.times else 0.0
            threads, files = (len(list((process / what).iterdir())) for what in ("task", "fd"))
            minute = (time.perf_counter() - begun) / 60
            row = f"{minute:.1f}", f"{self.moves:,}", f"{self.memory[-1]:.0f}", threads, files, f"{high:.0f}"
            print("|", " | ".join(map(str, row)), f"| {share:.0f} |", flush=True)
            self.times.clear()


async def run(folder: str, minutes: float, tables: int, pace: float, stay: int) -> bool:
    """Soak a server of one's own; False if its memory has grown in the second half."""
    server = Server(folder)
    try:
        soak, begun = Soak(server, pace, stay), time.perf_counter()
        watching = asyncio.create_task(soak.watch(begun, max(1.0, minutes * 60 / 60)))
        await asyncio.gather(*(soak.people(begun + minutes * 60) for _ in range(tables)))
        watching.cancel()
    finally:
        server.stop()
    halfway, end = soak.memory[len(soak.memory) // 2], soak.memory[-1]
    print(f"memory halfway {halfway:.0f} MB, at the end {end:.0f} MB, {soak.moves:,} moves", flush=True)
    return end <= halfway * (1 + GROWTH)


def main() -> int:
    """Soak a server of one's own; 0 if its memory is flat."""
    told = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    told.add_argument("--minutes", type=float, default=60.0)
    told.add_argument("--tables", type=int, default=100, help="tables at once")
    told.add_argument("--pace", type=float, default=1.0, help="seconds between two moves at a table")
    told.add_argument("--stay", type=int, default=30, help="moves at a table before its people go on, on average")
    asked = told.parse_args()
    stop_in_order()
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        return 0 if uvloop.run(run(folder, asked.minutes, asked.tables, asked.pace, asked.stay)) else 1


if __name__ == "__main__":
    sys.exit(main())
