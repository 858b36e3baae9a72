"""The client's page, with what a link to it is about: for previews in messengers, which run no scripts."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from .. import games, texts
from ..core.errors import BadInput
from ..core.game import Game
from ..core.text import text
from .icons import icon
from .table import Table

PICTURE = "picture.png"
"""The file with the picture of a game, in its folder (`tools/pictures.py`)."""
PICTURE_SIZE = (1200, 630)
LIBRARY, LIBRARY_SIZE = "library", 256
"""The picture of all other links: the sign of the library."""
PROPERTIES = re.compile(r'(<meta (?:name|property)="(description|og:title|og:description)" content=")[^"]*(">)')


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that is spoken here."""
    wishes = [wish.split(";")[0].strip()[:2].lower() for wish in accepted.split(",")]
    return next((wish for wish in wishes if wish in texts.LANGUAGES), texts.FIRST)


@cache
def _source(path: Path, _changed: int) -> str:
    return path.read_text(encoding="utf-8")


def with_preview(index: Path, preview: Mapping[str, str] | None, library: str) -> str:
    """The page with this title and description in place of its own, and a picture; `library` is its own address."""
    source = _source(index, index.stat().st_mtime_ns)
    game = (preview or {}).get("game", LIBRARY)
    picture = f'<meta property="og:image" content="{html.escape(f"{library}/picture/{game}.png")}">\n  </head>'
    source = source.replace("</head>", picture, 1)
    if preview is None:
        return source
    told = {"og:title": preview["title"], "og:description": preview["about"], "description": preview["about"]}
    return PROPERTIES.sub(lambda found: found[1] + html.escape(told[found[2]]) + found[3], source)


@cache
def picture(name: str) -> bytes | None:
    """The picture of a game as a PNG, or the sign of the library; None for no such game."""
    if name not in games.names():
        return icon(LIBRARY_SIZE) if name == LIBRARY else None
    path = games.folder(name) / PICTURE
    return path.read_bytes() if path.is_file() else icon(LIBRARY_SIZE)


def about_table(table: Table, language: str) -> dict[str, str]:
    """Who invites to what."""
    game = games.get(table.header.game, table.header.version)
    name = text(f"{game.name}-name")
    host = next((seat.name for seat in table.seats if seat.host and seat.name), None)
    title = text("ui-invited-by", host=host, game=name) if host else name
    facts = text("ui-invited-facts", seats=table.header.seats, minutes=game.minutes)
    about = f"{texts.say(facts, language)} {_blurb(game, language)}"
    return {"game": game.name, "title": texts.say(title, language), "about": about}


def about_game(name: str, language: str) -> dict[str, str] | None:
    """A game and what it is like; None for no such game."""
    try:
        game = games.get(name)
    except BadInput:
        return None
    return {"game": name, "title": texts.say(text(f"{name}-name"), language), "about": _blurb(game, language)}


def _blurb(game: Game, language: str) -> str:
    known = texts.bundle(language).has_message(f"{game.name}-blurb")
    return texts.say(text(f"{game.name}-{'blurb' if known else 'tagline'}"), language)
