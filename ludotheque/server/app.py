"""The server put together, and run."""

from __future__ import annotations

import asyncio
import contextlib
import logging
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

from .commands import CommandService
from .connections import LONGEST_MESSAGE, Connections
from .guard import Buckets
from .http import HANDLERS, ROUTES, Guard
from .http_protocol import HttpProtocol
from .reviews import Reviews
from .settings import ServerSettings
from .socket_protocol import SocketProtocol
from .sqlite import SqliteStore
from .warmup import Setup
from .workers import Workers

log = logging.getLogger("ludotheque.app")

MOST_FILES = 1 << 16
NEARLY = 0.9
WATCH_SECONDS = 5.0
SEND_BUFFER = 256 * 1024
"""What the system keeps for a client that does not read, before we notice."""
BACKLOG = 2048
SWITCH_SECONDS = 0.001
"""A thinking thread that has the interpreter lock gives it to the event loop after so long."""


def create_app(
    data: Path, settings: ServerSettings | None = None, workers: Workers | None = None, setup: Setup | None = None
) -> Starlette:
    """The application on the store in a folder. The store is open from startup to shutdown.

    It thinks in processes of its own, unless it is given some, and sets its games up, unless it is told which are.
    """
    settings = settings or ServerSettings()
    thinking = workers or Workers(settings.thinkers)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.setup = setup or Setup()
        watching = asyncio.create_task(watch_files())
        setting_up = asyncio.create_task(app.state.setup.run(thinking)) if setup is None else None
        app.state.commands = CommandService(SqliteStore(data), settings, thinking, app.state.setup)
        app.state.reviews = Reviews(app.state.commands.thinkers)
        try:
            yield
        finally:
            watching.cancel()
            app.state.setup.close()
            if setting_up is not None:
                setting_up.cancel()
            await app.state.reviews.close()
            await app.state.commands.close()
            if workers is None:
                thinking.close()

    connections = Connections(settings)
    app = Starlette(
        routes=[*ROUTES, WebSocketRoute("/ws/{id}", connections.endpoint)],
        middleware=[Middleware(Guard, settings), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )
    app.state.connections = connections
    app.state.openings = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
    return app


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


def serve(
    host: str = "127.0.0.1", port: int = 8000, data: Path = Path("data"), settings: ServerSettings | None = None
) -> None:
    """Run the server until it is told to stop; prints one line with its address. Raises OSError for a port in use."""
    listening = listen(host, port)
    sys.setswitchinterval(SWITCH_SECONDS)
    settings = settings or ServerSettings()
    raise_file_limit()
    server = Server(create_app(data, settings), settings)
    shown = f"[{host}]" if ":" in host else host
    print(f"Ludothèque is open at http://{shown}:{listening.getsockname()[1]}/", flush=True)
    server.run(sockets=[listening])
