"""Plugs pulled under load: `make chaos` kills every part of a cluster in turn, `make crash` one server again and again.

In the end every acknowledged move has to be in the store once, where it was said to be, and every match go on.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from ..server.settings import ServerSettings
from ..server.stores import opened
from ..server.warmup import compile_aloud
from .children import stop_in_order
from .cluster import Cluster, Part, is_ready, until
from .engines import Nats, Postgres, Proxy, free_port
from .people import PATIENCE, Person, compare, open_table, post, thrown_out

SETTINGS = ServerSettings(
    bot_pause=0.05,
    think_seconds=0.2,
    thoughts_waiting=10_000,
    frames_per_second=1e6,
    frames_burst=1e6,
    tables_per_minute=1e6,
    requests_per_minute=1e6,
    sockets_per_address=100_000,
    trusted_proxies="127.0.0.1",
    probe_seconds=1.0,
    log_level="error",
    build_engines=False,
)
WITHIN = 5.0
"""Whatever is killed, so many seconds later everybody plays on."""
MOVES_A_SECOND = 400
"""About so many are made at all tables together while a server is killed again and again."""
MASTERS_SECONDS = 10.0
"""So long all masters think together before each has moved once: many of them think less, and nobody waits for ever."""
GAMES = ("odin", "spookies")
"""At Odin they play; at Spookies nobody has a hand to hide, so a seat is given anew without asking."""
EVERY = 5
"""Every so many tables one has a master."""
PEOPLE = [{"kind": "me", "name": "Ann"}, {"kind": "local", "name": "Bob"}]
WITH_MASTER = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "master"}]


@asynccontextmanager
async def playing(
    port: int, tables: int, pause: float, others: Sequence[int] = (), patience: float = PATIENCE
) -> AsyncIterator[list[Person]]:
    """People at so many tables, some with a thinking master, at play.

    Where there are other ports, one person at every second table comes by those: the table is in two servers then.
    """
    kinds = [WITH_MASTER if number % EVERY == EVERY - 1 else PEOPLE for number in range(tables)]
    at_tables = [await asyncio.to_thread(open_table, port, seats, "odin", pause) for seats in kinds]
    for number, seated in enumerate(at_tables[::2] if others else ()):
        turn = number % len(others)
        seated[-1].ports = [*others[turn:], *others[:turn]]
    people = [replace(person, patience=patience) for seated in at_tables for person in seated]
    tasks = [asyncio.create_task(person.play()) for person in people]
    try:
        yield people
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def go_on(people: list[Person], seconds: float = 120.0) -> float:
    """Wait until every table has moved on; the seconds that took the slowest."""
    begun = time.monotonic()
    before: Counter[str] = Counter()
    for person in people:
        before[person.table] = max(before[person.table], person.reached)
    waiting = set(before)
    while waiting and time.monotonic() - begun < seconds:
        await asyncio.sleep(0.05)
        waiting -= {person.table for person in people if person.reached > before[person.table]}
    if waiting:
        raise TimeoutError(f"{len(waiting)} tables stand still")
    return time.monotonic() - begun


async def chaos(tables: int, rounds: int) -> list[str]:
    """Kill every part of a cluster in turn; what is wrong in the end."""
    cluster = await asyncio.to_thread(Cluster, SETTINGS, few=GAMES)
    ports = [server.settings.port for server in cluster.servers]
    wrong = []
    parts: dict[str, Part | Nats | Proxy | Postgres] = {f"server {n}": s for n, s in enumerate(cluster.servers)}
    parts |= {f"thinker {n}": thinker for n, thinker in enumerate(cluster.thinkers)}
    parts |= {"NATS": cluster.nats, "PostgreSQL": cluster.postgres, "proxy": cluster.proxy}
    try:
        async with playing(cluster.proxy.port, tables, 0.2, ports) as people:
            await go_on(people)
            for name in list(parts) * rounds:
                took = await kill(parts[name], people, cluster)
                print(f"{name} killed: {took:.1f} s until every table moved on")
                if took > WITHIN:
                    wrong.append(f"{took:.1f} s without {name}")
        wrong += await revoked_everywhere(ports)
        made = sum(len(person.acknowledged) for person in people)
        async with opened(cluster.postgres.url) as store:
            wrong += await compare(store, people)
        print(f"{made} moves acknowledged at {tables} tables; {len(wrong)} wrong")
        return wrong
    finally:
        await asyncio.to_thread(cluster.close)


async def kill(part: Part | Nats | Proxy | Postgres, people: list[Person], cluster: Cluster) -> float:
    """Kill a part; how long it took until every table had moved on, the part back or not."""
    await asyncio.to_thread(part.stop, signal.SIGKILL)
    watching = asyncio.create_task(go_on(people))
    if not isinstance(part, Part):
        # Without these nothing goes on, or nothing is told: whoever runs them starts them again at once.
        await asyncio.to_thread(part.start)
    took = await watching
    if isinstance(part, Part):
        await asyncio.to_thread(part.start)
    await asyncio.to_thread(cluster.until_ready)
    return took


async def revoked_everywhere(ports: Sequence[int]) -> list[str]:
    """Give a seat anew at one server while its owner is at each of them; where he was not thrown out."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]
    table = await asyncio.to_thread(post, ports[0], "/api/tables", {"game": "spookies", "seats": seats})
    address, [host, friend] = f"/api/tables/{table['table']}", table["seats"]
    sat = await asyncio.to_thread(post, ports[0], f"{address}/sit", {"invite": friend["invite"], "name": "Bob"})
    lines = [asyncio.create_task(thrown_out(port, table["table"], sat["token"], WITHIN)) for port in ports]
    await asyncio.sleep(WITHIN / 5)
    await asyncio.to_thread(post, ports[0], f"{address}/invite", {"token": host["token"], "seat": 1})
    codes = await asyncio.gather(*lines, return_exceptions=True)
    return [f"a revoked seat at server {n} ended with {code!r}" for n, code in enumerate(codes) if code != 4003]


async def crash(kind: str, tables: int, kills: int) -> list[str]:
    """Kill a server at random moments; what is wrong in the end."""
    compile_aloud()
    engine = Postgres() if kind == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder:
        place = engine.url if engine else folder
        think = min(SETTINGS.think_seconds, MASTERS_SECONDS / max(1, tables // EVERY))
        settings = replace(
            SETTINGS, port=free_port(), store=engine.url if engine else "", data=folder, think_seconds=think
        )
        server = Part("serve", settings, few=GAMES[:1])
        try:
            return await _crash(server, place, tables, kills)
        finally:
            await asyncio.to_thread(server.end)
            if engine:
                await asyncio.to_thread(engine.remove)


async def _crash(server: Part, place: str, tables: int, kills: int) -> list[str]:
    port = server.settings.port
    ready: Callable[[], bool] = lambda: is_ready(port)  # noqa: E731
    await asyncio.to_thread(until, ready)
    # Many tables take their time, so that the server is busy and not choked.
    # A line to a killed server is cut at once; and whoever came again and again would only make a living one slower.
    async with playing(port, tables, max(0.02, tables / MOVES_A_SECOND), patience=60.0) as people:
        await go_on(people)
        for _ in range(kills):
            await asyncio.sleep(random.uniform(0.02, 1.0))
            await asyncio.to_thread(server.stop, signal.SIGKILL)
            await asyncio.to_thread(server.start)
            await go_on(people)
    made = sum(len(person.acknowledged) for person in people)
    await asyncio.to_thread(server.stop)
    async with opened(place) as store:
        wrong = await compare(store, people)
    print(f"{kills} kills, {made} moves acknowledged at {tables} tables on {place}; {len(wrong)} wrong")
    return wrong


def main() -> None:
    """`python -m ludotheque.checks.chaos cluster|sqlite|postgresql`."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("what", choices=["cluster", "sqlite", "postgresql"])
    words.add_argument("--tables", type=int, default=20)
    words.add_argument("--kills", type=int, default=10, help="rounds of a cluster, kills of a server")
    chosen = words.parse_args()
    stop_in_order()
    if chosen.what == "cluster":
        wrong = asyncio.run(chaos(chosen.tables, chosen.kills))
    else:
        wrong = asyncio.run(crash(chosen.what, chosen.tables, chosen.kills))
    for line in wrong:
        print(line)
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
