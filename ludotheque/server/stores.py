"""Which store is meant by a place, and whole stores: copied, checked."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from ..core.errors import bad
from .configuration import without_password
from .settings import ServerSettings
from .sqlite import SqliteStore
from .sqlite_file import FILE_NAME, MARK_NAME
from .store import Conflict, Damaged, Store

SCHEMES = ("postgresql://", "postgres://")


def is_folder(place: str) -> bool:
    """Is it a folder that is meant, rather than a database?"""
    return not place.startswith(SCHEMES)


def open_store(place: str, create: bool = True) -> Store:
    """The store at a place: a PostgreSQL address, or a folder. Raises BadInput if it cannot be used, and OSError."""
    if is_folder(place):
        if "://" in place:
            raise bad("store-url", fault=without_password(place))
        return SqliteStore(Path(place), create)
    try:
        postgres = import_module("ludotheque.server.postgres")
    except ModuleNotFoundError as missing:
        raise bad("extra", package=str(missing.name), extra="postgres") from None
    store: Store = postgres.PostgresStore(place, create)
    return store


def store_of(settings: ServerSettings) -> Store:
    """The store that the settings name."""
    return open_store(settings.store or settings.data, settings.create)


@asynccontextmanager
async def opened(place: str, create: bool = False) -> AsyncIterator[Store]:
    """A store for as long as it is needed."""
    store = open_store(place, create)
    try:
        yield store
    finally:
        await store.close()


async def all_ids(store: Store) -> AsyncIterator[str]:
    """The ids of all matches, in their order."""
    after = ""
    while page := await store.ids(after):
        for name in page:
            yield name
        after = page[-1]


class Copied(NamedTuple):
    """How many matches a store has now, and which of the source were damaged and are not among them."""

    matches: int
    damaged: list[str]


async def copy(source: Store, target: Store) -> Copied:
    """Copy every match, its chain verified, and whom to call for it; and the secrets that calls are signed with.

    What the target has already is left alone, so a copy that was cut short may be begun again. Each match is copied as
    of one moment; a server may go on writing to the source.
    """
    for kept, value in (await source.secrets()).items():
        await target.secret(kept, value)
    damaged = []
    async for name in all_ids(source):
        try:
            stored = await source.load(name)
            if stored is not None:
                await target.keep(stored)
                for seat in stored.seats:
                    for subscription in await source.subscriptions(name, seat.seat):
                        await target.subscribe(name, subscription)
        except Conflict:
            continue
        except Damaged:
            damaged.append(name)
    return Copied(await target.inspect(), damaged)


async def move(source: str, target: str) -> Copied:
    """Copy all matches from one place to another, where some may be already."""
    async with opened(source) as old, opened(target, create=True) as new:
        return await copy(old, new)


async def fill(source: str, target: str) -> Copied:
    """Copy a store to a place where there is none; raises BadInput if there is one.

    From one SQLite file to another it is copied page by page, of one moment, damaged matches and all.
    """
    if is_folder(target):
        _make_room(Path(target))
        if is_folder(source):
            if not (Path(source) / FILE_NAME).exists():
                raise bad("store-none", place=source)
            await asyncio.to_thread(_copy_file, Path(source), Path(target))
            async with opened(target) as new:
                return Copied(await new.inspect(), [])
    async with opened(source) as old, opened(target, create=True) as new:
        if await new.ids(limit=1):
            raise bad("store-taken", place=new.place)
        return await copy(old, new)


async def check(place: str) -> Copied:
    """Look at a store as a whole and at every chain; raises BadInput if it cannot be read."""
    async with opened(place) as store:
        try:
            count = await store.inspect()
        except Damaged as fault:
            raise bad("store-damaged", place=store.place, fault=str(fault)) from None
        return Copied(count, [name async for name in all_ids(store) if not await store.verify_chain(name)])


def _make_room(folder: Path) -> None:
    """See to it that a store can be put into a folder; what is left of a lost one is put aside."""
    path = folder / FILE_NAME
    if path.exists() and path.stat().st_size:
        raise bad("store-taken", place=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    for left in [path, *folder.glob(f"{FILE_NAME}-*"), folder / MARK_NAME]:
        if left.exists():
            left.replace(left.with_name(f"{left.name}.old"))


def _copy_file(folder: Path, target: Path) -> None:
    source, copied = sqlite3.connect(folder / FILE_NAME), sqlite3.connect(target / FILE_NAME)
    try:
        source.backup(copied)
    finally:
        source.close()
        copied.close()
