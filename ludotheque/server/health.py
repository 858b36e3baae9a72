"""Is the server alive, can it be played on: looked after all the time, and told without any work for the asking.

The store is really written to, every few seconds and by nobody's wish but ours. Old tables are forgotten here, too.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from . import metrics
from .http import answer
from .settings import ServerSettings
from .store import Damaged, Store, StoreError

log = logging.getLogger("ludotheque.health")

PROBE_LIMIT = 5.0
"""A store that takes longer to write is not ready."""
HOUR = 3600.0
DAY = 24 * HOUR


class Health:
    """Looks after a store until it is closed; `set_up` tells whether the games can be played yet."""

    def __init__(self, store: Store, settings: ServerSettings, set_up: Callable[[], bool]) -> None:
        self._store, self._settings, self._set_up = store, settings, set_up
        self._trouble = "starting"
        tending = (self._watch(), self._forget(), metrics.watch_loop())
        self._tasks = [asyncio.create_task(task) for task in tending]

    @property
    def trouble(self) -> str:
        """Why nobody can play at present; empty if one can."""
        return self._trouble or ("" if self._set_up() else "starting")

    async def close(self) -> None:
        """From now on nobody is to come."""
        self._note("closing")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _note(self, trouble: str, why: object = "") -> None:
        if trouble != self._trouble and trouble == "store":
            log.error("the store is in trouble: %s", why)
        elif self._trouble == "store" and not trouble:
            log.info("the store is well again")
        self._trouble = trouble
        metrics.READY.set(not trouble)

    async def _watch(self) -> None:
        """Look at the whole store once, then write to it again and again."""
        try:
            log.info("%s matches in %s", f"{await self._store.inspect():,}", self._store.place)
        except Damaged as fault:
            log.critical("%s is damaged: %s", self._store.place, fault)
        except StoreError as fault:
            log.error("%s cannot be read: %s", self._store.place, fault)
        while True:
            await self.probe()
            await asyncio.sleep(self._settings.probe_seconds)

    async def probe(self) -> None:
        """Write to the store, and remember how that went."""
        try:
            async with asyncio.timeout(PROBE_LIMIT):
                await self._store.probe()
        except TimeoutError:
            self._note("store", f"no answer for {PROBE_LIMIT:g} s")
        except Exception as fault:
            self._note("store", fault)
        else:
            self._note("")

    async def _forget(self) -> None:
        """Every hour, delete what is old enough."""
        finished, quiet = self._settings.keep_finished_days, self._settings.keep_quiet_days
        while finished or quiet:
            now = time.time()
            before = [int(1000 * (now - days * DAY)) if days else 0 for days in (finished, quiet)]
            with suppress(StoreError):
                count = await self._store.forget(*before)
                metrics.FORGOTTEN.inc(count)
                if count:
                    log.info("%s old tables are forgotten", f"{count:,}")
            await asyncio.sleep(HOUR)


async def live(_: Request) -> Response:
    """Somebody is at home."""
    return answer({"ok": True})


async def ready(request: Request) -> Response:
    """Whether one can play here, as was seen last."""
    health: Health = request.app.state.health
    if health.trouble:
        return answer({"ok": False, "trouble": health.trouble}, 503)
    return answer({"ok": True})


ROUTES = [Route("/api/live", live), Route("/api/ready", ready)]
