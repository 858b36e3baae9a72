"""The HTTP door: the shelf, texts, tables, records, and the client itself."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .. import bots, games, texts
from ..bots.puzzles import puzzles_of
from ..bots.ratings import ratings
from ..core import record_file
from ..core.describe import describe, option_info
from ..core.errors import BadInput
from ..core.game import Game
from ..core.text import Text, text
from ..wasm import build
from . import metrics
from .commands import CommandService
from .deals import Deals, deal_of
from .engines import module
from .guard import Buckets, address_of, known_hosts, own_host, same_origin
from .pages import about_game, about_table, picture, preferred, with_preview
from .push import Pusher
from .puzzles import puzzle
from .reviews import Reviews, position_before
from .settings import ServerSettings
from .store import StoreError
from .tables import Refused, Tables
from .wire import (
    DealWish,
    GameInfo,
    InviteWish,
    Level,
    LevelRating,
    PushEnd,
    PushInfo,
    PushWish,
    Refusal,
    ReviewProgress,
    SectionInfo,
    SitWish,
    TableWish,
    encode,
)

log = logging.getLogger("ludotheque.http")

W = TypeVar("W")

LONGEST_BODY = 16 * 1024
BODY_SECONDS = 10.0
STATIC = Path(__file__).resolve().parent / "static"
HASHED = re.compile(r"-[A-Za-z0-9_]{8,}\.(js|css|map|woff2|svg|png)$")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
FOR_EVER = "public, max-age=31536000, immutable"
EMBEDDED = HEADERS | {
    "content-security-policy": HEADERS["content-security-policy"].replace("frame-ancestors 'none'", "frame-ancestors *")
}
"""For the pages that others may show within theirs: a match move by move."""
EMBEDDABLE = re.compile(r"/shared|/table/[^/]+/review")
STRICT = {"strict-transport-security": "max-age=31536000"}
"""Once over TLS, always over TLS."""
NOT_BUILT = "<!doctype html><title>Ludothèque</title><p>The client is not built yet: run <code>make play</code>."


def answer(value: Any, status: int = 200) -> Response:
    """JSON that nobody keeps."""
    return Response(encode(value), status, {"cache-control": "no-store"}, "application/json")


def refuse(status: int, say: Text) -> Response:
    """A refusal with its sentence."""
    metrics.refused(say)
    return answer(Refusal(say), status)


def is_embedded(scope: Scope) -> bool:
    """Is this a match for a frame in somebody else's page (`?embed`)? Nothing can be pressed there but the steps."""
    return scope["query_string"] == b"embed" and EMBEDDABLE.fullmatch(scope["path"]) is not None


class Guard:
    """Around everything: who may ask how often, security headers on every answer, a sentence instead of a trace."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self.app = app
        self._hosts = known_hosts(settings.hosts)
        self._limit = Buckets(settings.requests_per_minute / 60, settings.requests_per_minute)

    def _refusal(self, scope: Scope) -> Response | None:
        """Why a request is not even looked at; None if it is."""
        visitor = HTTPConnection(scope)
        if not own_host(visitor.headers.get("host"), self._hosts):
            return refuse(421, text("say-wrong-host", host=visitor.headers.get("host", "")[:100]))
        if not self._limit.take(address_of(visitor)):
            return refuse(429, text("say-too-fast"))
        return None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; see to the answer."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await WebSocket(scope, receive, send).send_denial_response(refusal)
            return
        started = False

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = EMBEDDED if is_embedded(scope) else HEADERS
                MutableHeaders(scope=message).update(headers if scope["scheme"] == "http" else headers | STRICT)
            await send(message)

        if refusal is not None:
            await refusal(scope, receive, with_headers)
            return
        try:
            await self.app(scope, receive, with_headers)
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"])
            if not started:
                await refuse(500, text("say-server-fault"))(scope, receive, with_headers)


async def refused(request: Request, fault: Exception) -> Response:
    """How what the doors raise is told."""
    if isinstance(fault, Refused):
        return refuse(fault.status, fault.say)
    if isinstance(fault, HTTPException):
        return refuse(fault.status_code, text("say-not-found" if fault.status_code == 404 else "say-bad-request"))
    log.error("%s %s: %r", request.method, request.url.path, fault)
    return refuse(503, text("say-store-trouble"))


HANDLERS: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
    Refused: refused,
    HTTPException: refused,
    StoreError: refused,
}


async def read_body(request: Request, kind: type[W]) -> W:
    """The body as a strict type; raises Refused for a foreign page, another media type, too much or anything else."""
    if not same_origin(request):
        raise Refused(403, text("say-foreign-page"))
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, text("say-json-only"))
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > LONGEST_BODY:
                    raise Refused(413, text("say-body-too-long"))
        return msgspec.json.decode(body, type=kind)
    except (ValueError, RecursionError, ClientDisconnect, TimeoutError):
        raise Refused(400, text("say-bad-request")) from None


def tables_of(request: Request) -> Tables:
    """The tables of this process."""
    commands: CommandService = request.app.state.commands
    return commands.tables


def pusher_of(request: Request) -> Pusher:
    """Whoever calls those whose turn it is."""
    commands: CommandService = request.app.state.commands
    return commands.pusher


@cache
def _games(ready: frozenset[str]) -> bytes:
    return encode([game_info(game, game.name in ready) for game in games.all_games()])


def level_ratings(game: Game, level: str) -> list[LevelRating]:
    """What a level was measured to be, table by table."""
    return [
        LevelRating(table.seats, dict(table.options), found.value, found.low, found.high)
        for table in ratings(game.name)
        if (found := table.levels.get(level))
    ]


def game_info(game: Game, ready: bool = True) -> GameInfo:
    """A game as the shelf shows it."""
    return GameInfo(
        ready=ready,
        name=game.name,
        version=game.version,
        seats=game.seats,
        minutes=game.minutes,
        letter=game.letter,
        sections=[SectionInfo(s.name, (s.first, s.last)) for s in game.sections],
        assumed=list(game.assumed),
        levels=[Level(level, level_ratings(game, level)) for level in bots.LEVELS],
        usual=bots.DEFAULT_LEVEL,
        options=[option_info(option) for option in game.options],
        puzzles=len(puzzles_of(game.name).puzzles),
    )


class Description(NamedTuple):
    """A game's declarations as JSON."""

    tag: str
    plain: bytes
    packed: bytes


@cache
def _description(name: str, version: int) -> Description:
    try:
        plain = encode(describe(games.get(name, version)))
    except BadInput as fault:
        raise Refused(404, fault.why) from None
    return Description(f'"{hashlib.sha256(plain).hexdigest()[:32]}"', plain, gzip.compress(plain, mtime=0))


async def shelf(request: Request) -> Response:
    """The games."""
    return Response(
        _games(request.app.state.setup.ready), headers={"cache-control": "no-cache"}, media_type="application/json"
    )


async def description(request: Request) -> Response:
    """What a client needs to read states of a game under a version of its rules; it changes with the library only."""
    body = _description(request.path_params["game"], request.path_params["version"])
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"etag": body.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if body.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(body.packed if packed else body.plain, headers=headers, media_type="application/json")


async def languages(_: Request) -> Response:
    """The languages there are, the first one for those who speak none of them."""
    return answer(list(texts.LANGUAGES))


async def fluent(request: Request) -> Response:
    """The messages of one language."""
    language = request.path_params["language"]
    if language not in texts.LANGUAGES:
        raise Refused(404, text("say-no-language"))
    source = texts.source(language)
    tag = f'"{hashlib.sha256(source.encode()).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(source, headers=headers, media_type="text/plain")


async def open_table(request: Request) -> Response:
    """Open a table."""
    wish = await read_body(request, TableWish)
    if not tables_of(request).openings.take(address_of(request)):
        raise Refused(429, text("say-too-many-tables"))
    return answer(await tables_of(request).open(wish), 201)


async def show_table(request: Request) -> Response:
    """What everybody may know of a table."""
    table = await tables_of(request).get(request.path_params["id"])
    return answer(table.frame())


async def sit(request: Request) -> Response:
    """Take a seat with an invite."""
    wish = await read_body(request, SitWish)
    return answer(await tables_of(request).sit(request.path_params["id"], wish))


async def invite(request: Request) -> Response:
    """A new invite, for the host."""
    wish = await read_body(request, InviteWish)
    commands: CommandService = request.app.state.commands
    return answer(await commands.company.invite(request.path_params["id"], wish))


async def push_key(request: Request) -> Response:
    """The key that a browser subscribes by."""
    return answer(PushInfo(await pusher_of(request).public_key()))


async def push(request: Request) -> Response:
    """Call somebody when it is their turn at a table."""
    wish = await read_body(request, PushWish)
    table = await tables_of(request).get(request.path_params["id"])
    seats = await tables_of(request).authorise(table, wish.tokens)
    await pusher_of(request).subscribe(table, seats, wish)
    return answer({})


async def push_end(request: Request) -> Response:
    """Call somebody no more."""
    wish = await read_body(request, PushEnd)
    await pusher_of(request).unsubscribe(wish.endpoint)
    return answer({})


async def service(_: Request) -> Response:
    """The service worker that shows what is pushed; it lies at the root, so that it may open every page."""
    return FileResponse(STATIC / "push.js", headers={"cache-control": "no-cache"}, media_type="text/javascript")


async def record(request: Request) -> Response:
    """The record file, once the key may be open."""
    table = await tables_of(request).get(request.path_params["id"])
    if not table.matchlog.match.over:
        raise Refused(409, text("say-record-later"))
    match = table.matchlog.match.copy()
    match.names = table.names()
    headers = {
        "content-disposition": f'attachment; filename="{table.header.game}-{table.id}.txt"',
        "cache-control": "no-cache",
    }
    return Response(record_file.write(match), headers=headers, media_type="text/plain")


async def review(request: Request) -> Response:
    """The review of a match that is over, or how far it has come."""
    table = await tables_of(request).get(request.path_params["id"])
    reviews: Reviews = request.app.state.reviews
    found = await reviews.of(table, address_of(request))
    if isinstance(found, ReviewProgress):
        return answer(found, 202)
    return Response(found, headers={"cache-control": "no-store"}, media_type="application/json")


async def review_position(request: Request) -> Response:
    """What was seen before a move, once the match is over."""
    table = await tables_of(request).get(request.path_params["id"])
    viewer = request.query_params.get("viewer")
    if viewer is not None and not re.fullmatch(r"-1|[0-9]", viewer):
        raise Refused(404, text("say-not-found"))
    return answer(position_before(table, request.path_params["number"], None if viewer is None else int(viewer)))


async def show_puzzle(request: Request) -> Response:
    """A puzzle of a game."""
    return answer(puzzle(request.path_params["game"], request.path_params["number"]))


async def deal(request: Request) -> Response:
    """The results of a deal of the day; a record that is posted is checked and added first."""
    deals: Deals = request.app.state.deals
    game, day = deal_of(request.path_params["game"], request.path_params["day"])
    if request.method == "POST":
        wish = await read_body(request, DealWish)
        if not tables_of(request).openings.take(address_of(request)):
            raise Refused(429, text("say-too-many-tables"))
        await deals.enter(game, day, wish.record)
    return answer(await deals.results(game, day))


async def page(request: Request, status: int = 200) -> Response:
    """The client, which finds its way by the address itself; the page says what the link to it is about."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, 503, {"cache-control": "no-cache"}, "text/html")
    library = f"{request.url.scheme}://{request.url.netloc}"
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(with_preview(index, await _preview(request), library), status, headers, "text/html")


async def show_picture(request: Request) -> Response:
    """What messengers show of a link."""
    found = await asyncio.to_thread(picture, request.path_params["name"])
    if found is None:
        raise Refused(404, text("say-not-found"))
    return Response(found, headers={"cache-control": "public, max-age=86400"}, media_type="image/png")


async def _preview(request: Request) -> dict[str, str] | None:
    """Title and description of a table or a game; None for other addresses."""
    language = preferred(request.headers.get("accept-language", ""))
    if "id" in request.path_params:
        try:
            return about_table(await tables_of(request).get(request.path_params["id"]), language)
        except Refused:
            return None
    name = request.path_params.get("rest", "").split("/")[0]
    return about_game(name, language) if name else None


async def nowhere(request: Request) -> Response:
    """An address that leads to nothing: a person gets a page that says so, a program a sentence."""
    if request.url.path.startswith(("/api/", "/static/")) or "text/html" not in request.headers.get("accept", ""):
        raise Refused(404, text("say-not-found"))
    return await page(request, 404)


async def static(request: Request) -> Response:
    """A file of the client; one with a hash in its name never changes."""
    try:
        path = (STATIC / request.path_params["path"]).resolve()
        there = path.is_relative_to(STATIC) and path.is_file()
    except (ValueError, OSError):
        there = False
    if not there:
        raise Refused(404, text("say-not-found"))
    keep = FOR_EVER if HASHED.search(path.name) else "no-cache"
    return FileResponse(path, headers={"cache-control": keep})


async def engines(_: Request) -> Response:
    """The file of each game's module for browsers, by game and version; one that is not built yet is not there."""
    found = await asyncio.to_thread(build.addresses)
    return JSONResponse(found, headers={"cache-control": "no-cache"})


async def engine(request: Request) -> Response:
    """A module, or the weights of its net. The name follows from the content."""
    path = await asyncio.to_thread(module, request.path_params["name"])
    kind = "application/wasm" if path.suffix == ".wasm" else "application/octet-stream"
    return FileResponse(path, headers={"cache-control": FOR_EVER}, media_type=kind)


ROUTES = [
    Route("/", page),
    Route("/mine", page),
    Route("/new/{rest:path}", page),
    Route("/learn/{rest:path}", page),
    Route("/puzzles/{rest:path}", page),
    Route("/daily/{rest:path}", page),
    Route("/duel/{rest:path}", page),
    Route("/table/{id}", page),
    Route("/table/{id}/review", page),
    Route("/shared", page),
    Route("/picture/{name}.png", show_picture),
    Route("/static/{path:path}", static),
    Route(f"/engine/{build.LIST}", engines),
    Route("/engine/{name}", engine),
    Route("/api/games", shelf),
    Route("/api/games/{game}/{version:int}", description),
    Route("/api/puzzles/{game}/{number:int}", show_puzzle),
    Route("/api/deals/{game}/{day}", deal, methods=["GET", "POST"]),
    Route("/api/texts", languages),
    Route("/api/texts/{language}", fluent),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{id}", show_table),
    Route("/api/tables/{id}/sit", sit, methods=["POST"]),
    Route("/api/tables/{id}/invite", invite, methods=["POST"]),
    Route("/api/push", push_key),
    Route("/api/push/end", push_end, methods=["POST"]),
    Route("/api/tables/{id}/push", push, methods=["POST"]),
    Route("/push.js", service),
    Route("/api/tables/{id}/record", record),
    Route("/api/tables/{id}/review", review),
    Route("/api/tables/{id}/review/{number:int}", review_position),
    Route("/{rest:path}", nowhere),
]
