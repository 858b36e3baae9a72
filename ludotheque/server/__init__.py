"""Tables over HTTP and WebSocket (docs/protocol.md).

The order of work is law: decode → authorise → drop duplicates → apply to a copy → append and commit → acknowledge →
tell the others. Nothing is told before it is durable.

| file | what |
|---|---|
| wire.py | every frame and body, as strict types |
| guard.py | who may come in: origins, tokens, names, limits |
| store.py, sqlite.py | the store contract, and SQLite behind it |
| course.py | what was played at a table and what each viewer is told of it |
| table.py | who sits at a table and who is listening |
| thinking.py | bots, off the event loop |
| tables.py | the open tables of this process, and sitting down at them |
| desk.py | the order of work, for people and bots |
| sockets.py, http.py | the two doors |
| app.py | all of it put together |
"""

from __future__ import annotations

from .app import create_app, serve

__all__ = ["create_app", "serve"]
