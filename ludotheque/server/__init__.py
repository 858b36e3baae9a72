"""Tables over HTTP and WebSocket (docs/protocol.md).

The order of work is law: decode → authorise → drop duplicates → apply to a copy → append and commit → acknowledge →
tell the others. Nothing is told before it is durable.

| file | what |
|---|---|
| wire.py | every frame and body, as strict types |
| schema.py | the same in TypeScript and as the tables of docs/protocol.md |
| settings.py | what an operator, or a test, may set |
| guard.py | who may come in: origins, tokens, names, limits |
| store.py, sqlite.py | the store contract, and SQLite behind it |
| matchlog.py | what was played at a table, and what may come next |
| frames.py | what each viewer is sent of it |
| table.py | who sits at a table and who is listening |
| tables.py | the open tables of this process, and sitting down at them |
| thinking.py | bots, hints and reviews: who may have how much of the thinking |
| thoughts.py, workers.py, thinker.py | what is asked of the processes that think, those processes, and one of them |
| consent.py | what needs the consent of the others at a table |
| commands.py | the order of work, for people and bots |
| reviews.py | reviews of finished matches |
| connections.py, http.py | the two doors |
| socket_protocol.py, http_protocol.py | uvicorn's own: a short way for messages, no patience with slow requests |
| warmup.py | compiled rules before the first player of a game comes |
| app.py | all of it put together |
"""

from __future__ import annotations

from .app import create_app, serve

__all__ = ["create_app", "serve"]
