"""People whose turn it is are called while they are away, if they have asked for it, by their browser's push service.

A push service learns that a message comes from this library, how long it is and when; what it says only the browser can
read: whose turn it is, at which table. Nothing is asked of a service that the settings do not name.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

import msgspec

from .. import texts
from ..core.text import text
from .settings import ServerSettings
from .store import Store, StoreError, Subscription
from .table import Table
from .tables import Refused
from .wire import PushWish

log = logging.getLogger("ludotheque.push")

SECRET = "vapid"
GONE = (404, 410)
"""By these a push service tells that nobody can be called there any more."""
MOST_EACH = 8
"""So many browsers are called for one seat."""
TIMEOUT = 10.0
KEPT_SECONDS = 2 * 86400
"""So long a push service keeps a message for a browser that is not running."""


def _standards() -> Any:
    """The module of the standards, or None where what it needs is not installed (extra `push`)."""
    try:
        return import_module("ludotheque.server.web_push")
    except ModuleNotFoundError:
        return None


def may_call(endpoint: str, hosts: str) -> bool:
    """Is it one of the push services that may be asked? A name is meant with https; tests name a whole origin."""
    try:
        where = urlsplit(endpoint)
        origin, name = f"{where.scheme}://{where.netloc}", where.hostname or ""
    except ValueError:
        return False
    for host in filter(None, (each.strip() for each in hosts.split(","))):
        if origin == host:
            return True
        known = name == host or (host.startswith("*.") and name.endswith(host[1:]))
        if known and where.scheme == "https" and where.netloc == name:
            return True
    return False


class Pusher:
    """Calls those who are away and owe a decision."""

    def __init__(self, store: Store, settings: ServerSettings) -> None:
        self._store, self._settings = store, settings
        self._standards: Any = _standards() if settings.push_hosts else None
        self._key: bytes | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def public_key(self) -> str | None:
        """The key that browsers subscribe by; None where nobody is called."""
        if self._standards is None:
            return None
        return str(self._standards.encoded(self._standards.public_key(await self._own_key())))

    async def _own_key(self) -> bytes:
        """The library's own key: made once, and kept for ever."""
        if self._key is None:
            self._key = await self._store.secret(SECRET, self._standards.new_key())
        return self._key

    async def subscribe(self, table: Table, seats: tuple[int, ...], wish: PushWish) -> None:
        """Call a browser for the first of these seats from now on; raises Refused."""
        if self._standards is None or not may_call(wish.endpoint, self._settings.push_hosts):
            raise Refused(403, text("say-no-push-service"))
        try:
            key, auth = (self._standards.decoded(words) for words in (wish.keys.p256dh, wish.keys.auth))
        except ValueError:
            key, auth = b"", b""
        if len(auth) != 16 or not self._standards.is_point(key) or wish.language not in texts.LANGUAGES:
            raise Refused(400, text("say-bad-request"))
        known = {each.endpoint for each in await self._store.subscriptions(table.id, seats[0])}
        if len(known | {wish.endpoint}) > MOST_EACH:
            raise Refused(429, text("say-too-fast"))
        await self._store.subscribe(table.id, Subscription(seats[0], wish.endpoint, key, auth, wish.language))

    async def unsubscribe(self, endpoint: str) -> None:
        """Call nobody there any more."""
        await self._store.unsubscribe(endpoint)

    def moved(self, table: Table) -> None:
        """The match has moved on here: whoever owes a decision now, and stays away, is called once."""
        if self._standards is None or not (table.away or table.called):
            return
        waiting = {seat for seat in table.matchlog.match.waiting() if not table.is_bot(seat)}
        table.called &= waiting
        for seat in waiting - table.called - table.online():
            table.called.add(seat)
            task = asyncio.create_task(self._call(table, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call(self, table: Table, seat: int) -> None:
        await asyncio.sleep(self._settings.push_after)
        still = seat in table.matchlog.match.waiting() and not table.is_bot(seat) and seat not in table.online()
        if not still:
            table.called.discard(seat)
            return
        try:
            for subscription in await self._store.subscriptions(table.id, seat):
                said, key = message(table, subscription), await self._own_key()
                status = await asyncio.to_thread(self._post, subscription, said, key)
                if status in GONE:
                    await self._store.unsubscribe(subscription.endpoint)
                elif status >= 300:
                    log.warning("a push service answers %d", status)
        except (OSError, http.client.HTTPException, StoreError) as fault:
            log.warning("nobody is called: %r", fault)

    def _post(self, to: Subscription, said: bytes, key: bytes) -> int:
        """Hand a message to a push service; its answer's status."""
        where = urlsplit(to.endpoint)
        kind = http.client.HTTPSConnection if where.scheme == "https" else http.client.HTTPConnection
        line = kind(where.netloc, timeout=TIMEOUT)
        headers = {
            "authorization": self._standards.signed(to.endpoint, key, self._settings.push_contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
        }
        try:
            path = where.path + (f"?{where.query}" if where.query else "")
            line.request("POST", path or "/", self._standards.encrypt(said, to.key, to.auth), headers)
            return line.getresponse().status
        finally:
            line.close()

    async def close(self) -> None:
        """Call nobody any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def message(table: Table, to: Subscription) -> bytes:
    """What a browser is told, in its language: whose turn it is, at which table, and with whom."""
    others = [seat for seat in table.seats if seat.seat != to.seat and (seat.name or seat.level)]
    names = [seat.name or text("ui-bot-name", number=seat.seat + 1) for seat in others]
    title = text("ui-title-turn", game=text(f"{table.header.game}-name"))
    body = text("push-body", name=table.seats[to.seat].name or "", others=names)
    said = {"title": texts.say(title, to.language), "body": texts.say(body, to.language), "table": table.id}
    return msgspec.json.encode(said)
