"""The server put together, and run."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
import resource
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from . import health, http, logs, metrics
from .bus import bus_of
from .commands import CommandService
from .connections import LONGEST_MESSAGE, Connections
from .deals import Deals
from .engines import Builder
from .far import FarMinds
from .http import HANDLERS, Guard
from .http_protocol import HttpProtocol
from .processes import supervise
from .reviews import Reviews
from .settings import ServerSettings
from .socket_protocol import SocketProtocol
from .store import Store
from .stores import store_of
from .thoughts import Minds
from .warmup import Setup
from .workers import Workers

log = logging.getLogger("ludotheque.app")

TABLE_PATH = re.compile(r"/(?:ws|table|api/tables)/([^/]+)")
MOST_FILES = 1 << 16
NEARLY = 0.9
WATCH_SECONDS = 5.0
SEND_BUFFER = 256 * 1024
"""What the system keeps for a client that does not read, before we notice."""
BACKLOG = 2048
SWITCH_SECONDS = 0.001
"""A thinking thread that has the interpreter lock gives it to the event loop after so long."""


COLLECT_AFTER = (20_000, 20, 20)
"""Frames and futures are freed at once; the collector finds next to nothing, and need not look for it that often."""


class About:
    """Around everything: log lines tell at which table, and for whom."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client, table = scope.get("client"), TABLE_PATH.match(scope["path"])
        facts = {"table": table[1][:20]} if table else {}
        with logs.about(client=logs.address_class(client[0] if client else None), **facts):
            await self.app(scope, receive, send)


def create_app(
    store: Store, settings: ServerSettings | None = None, workers: Workers | None = None, setup: Setup | None = None
) -> Starlette:
    """The application on an open store, which is closed at shutdown. Raises BadInput for a bus that is none.

    It thinks in processes of its own, unless it is given some, and sets its games up, unless it is told which are.
    """
    settings = settings or ServerSettings()
    bus = bus_of(settings.bus)
    thinking = workers or Workers(settings.thinkers)
    minds: Minds = FarMinds(bus, thinking) if settings.far_thinkers else thinking

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.setup = setup or Setup()
        watching = asyncio.create_task(watch_files())
        setting_up = asyncio.create_task(app.state.setup.run(minds)) if setup is None else None
        app.state.commands = CommandService(store, bus, settings, minds, app.state.setup)
        await app.state.commands.open()
        if isinstance(minds, FarMinds):
            await minds.open()
        app.state.reviews = Reviews(app.state.commands.thinkers)
        app.state.deals = Deals(store)
        app.state.health = health.Health(store, settings, lambda: setting_up is None or setting_up.done())
        watch(app)
        try:
            yield
        finally:
            await app.state.health.close()
            watching.cancel()
            app.state.setup.close()
            if setting_up is not None:
                setting_up.cancel()
            await app.state.reviews.close()
            await app.state.commands.close()
            if isinstance(minds, FarMinds):
                minds.close()
            if workers is None:
                thinking.close()

    connections = Connections(settings)
    app = Starlette(
        routes=[*health.ROUTES, WebSocketRoute("/ws/{id}", connections.endpoint), *http.ROUTES],
        middleware=[Middleware(About), Middleware(Guard, settings), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )
    app.state.connections = connections
    return app


def watch(app: Starlette) -> None:
    """Let the figures tell of this application from now on."""
    commands, connections = app.state.commands, app.state.connections
    lanes = (commands.thinkers.lane, commands.thinkers.reviews)
    metrics.SOCKETS.set_function(lambda: len(connections.open_now))
    metrics.TABLES.set_function(lambda: len(commands.tables.open_now))
    metrics.THINKING.set_function(lambda: sum(lane.busy for lane in lanes))
    metrics.WAITING.set_function(lambda: sum(lane.queued for lane in lanes))


class Server(uvicorn.Server):
    """uvicorn that says good-bye before it hangs up. Set `should_exit` to stop it from another thread."""

    def __init__(self, app: Starlette, settings: ServerSettings) -> None:
        self.app = app
        HttpProtocol.header_seconds = settings.header_seconds
        super().__init__(
            uvicorn.Config(
                app,
                http=HttpProtocol,
                ws=SocketProtocol,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=settings.trusted_proxies,
                ws_max_size=LONGEST_MESSAGE,
                # A thousand compression windows would cost more memory than all tables together.
                ws_per_message_deflate=False,
                log_config=None,
                log_level="warning",
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the clients first."""
        await self.app.state.connections.say_goodbye()
        await super().shutdown(sockets)


def raise_file_limit() -> None:
    """As many open files, and so sockets, as the system lets us have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _open_files() -> int:
    return len(list(Path("/dev/fd").iterdir()))


async def watch_files() -> None:
    """Say in the log when files, and so sockets, run out: the system only leaves new ones waiting."""
    while True:
        open_now, most = await asyncio.to_thread(_open_files), resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        if open_now > NEARLY * most:
            log.error("%d of %d files that may be open are: soon nobody can come in", open_now, most)
        await asyncio.sleep(WATCH_SECONDS)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    listening.bind((host, port))
    # From here on clients may come; they wait until the application is ready.
    listening.listen(BACKLOG)
    return listening


def serve(settings: ServerSettings) -> None:
    """Run the server until it is told to stop; prints one line with its address once the store is open.

    Raises OSError for a port in use, and BadInput for a store that cannot be used.
    """
    logs.set_up(settings.log_level, settings.log_format)
    if settings.processes > 1:
        supervise(settings)
        return
    listening = listen(settings.host, settings.port)
    store = store_of(settings)
    if settings.metrics_port:
        metrics.publish(settings.metrics_host, settings.metrics_port)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*COLLECT_AFTER)
    raise_file_limit()
    builder = Builder() if settings.build_engines else None
    server = Server(create_app(store, settings), settings)
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    print(f"Ludothèque is open at {address}", flush=True)
    log.info("open at %s", address)
    try:
        server.run(sockets=[listening])
    finally:
        if builder:
            builder.close()
    log.info("closed")
