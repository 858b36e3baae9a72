"""The server put together, and run."""

from __future__ import annotations

import asyncio
import contextlib
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
from .connections import LONGEST_MESSAGE, Connections, SocketProtocol
from .guard import Buckets
from .http import HANDLERS, ROUTES, Guard
from .reviews import Reviews
from .settings import ServerSettings
from .sqlite import SqliteStore
from .warmup import Setup
from .workers import Workers

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
        setting_up = asyncio.create_task(app.state.setup.run(thinking)) if setup is None else None
        app.state.commands = CommandService(SqliteStore(data), settings, thinking, app.state.setup)
        app.state.reviews = Reviews(app.state.commands.thinkers)
        try:
            yield
        finally:
            app.state.setup.close()
            if setting_up is not None:
                setting_up.cancel()
            await app.state.reviews.close()
            await app.state.commands.close()
            if workers is None:
                thinking.close()

    connections = Connections()
    app = Starlette(
        routes=[*ROUTES, WebSocketRoute("/ws/{id}", connections.endpoint)],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )
    app.state.connections = connections
    app.state.openings = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
    return app


class Server(uvicorn.Server):
    """uvicorn that says good-bye before it hangs up. Set `should_exit` to stop it from another thread."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        super().__init__(
            uvicorn.Config(
                app,
                ws=SocketProtocol,
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
    server = Server(create_app(data, settings))
    shown = f"[{host}]" if ":" in host else host
    print(f"Ludothèque is open at http://{shown}:{listening.getsockname()[1]}/", flush=True)
    server.run(sockets=[listening])
