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
from .table import Table

PROPERTIES = re.compile(r'(<meta (?:name|property)="(description|og:title|og:description)" content=")[^"]*(">)')


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that is spoken here."""
    wishes = [wish.split(";")[0].strip()[:2].lower() for wish in accepted.split(",")]
    return next((wish for wish in wishes if wish in texts.LANGUAGES), texts.FIRST)


@cache
def _source(path: Path, _changed: int) -> str:
    return path.read_text(encoding="utf-8")


def with_preview(index: Path, preview: Mapping[str, str]) -> str:
    """The page with this title and description in place of its own."""
    told = {"og:title": preview["title"], "og:description": preview["about"], "description": preview["about"]}
    source = _source(index, index.stat().st_mtime_ns)
    return PROPERTIES.sub(lambda found: found[1] + html.escape(told[found[2]]) + found[3], source)


def about_table(table: Table, language: str) -> dict[str, str]:
    """Who invites to what."""
    game = games.get(table.header.game, table.header.version)
    name = text(f"{game.name}-name")
    host = next((seat.name for seat in table.seats if seat.host and seat.name), None)
    title = text("ui-invited-by", host=host, game=name) if host else name
    facts = text("ui-invited-facts", seats=table.header.seats, minutes=game.minutes)
    return {"title": texts.say(title, language), "about": f"{texts.say(facts, language)} {_blurb(game, language)}"}


def about_game(name: str, language: str) -> dict[str, str] | None:
    """A game and what it is like; None for no such game."""
    try:
        game = games.get(name)
    except BadInput:
        return None
    return {"title": texts.say(text(f"{name}-name"), language), "about": _blurb(game, language)}


def _blurb(game: Game, language: str) -> str:
    known = texts.bundle(language).has_message(f"{game.name}-blurb")
    return texts.say(text(f"{game.name}-{'blurb' if known else 'tagline'}"), language)
