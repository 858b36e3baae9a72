"""Tables over HTTP and WebSocket (docs/protocol.md).

The order of work is law: decode → authorise → drop duplicates → apply to a copy → append and commit → acknowledge →
tell the others. Nothing is told before it is durable.

| file | what |
|---|---|
| wire.py | every frame and body, as strict types |
| schema.py | the same in TypeScript and as the tables of docs/protocol.md |
| settings.py, configuration.py | what an operator, or a test, may set, and how |
| logs.py | log lines that tell when, where and about whom |
| guard.py | who may come in: origins, tokens, names, limits |
| store.py, stores.py | the store contract; which store is meant, and whole stores copied and checked |
| sqlite.py, sqlite_append.py, sqlite_file.py | SQLite behind it, how rows get in, and its file: versions, is it there |
| postgres.py, postgres_lines.py | PostgreSQL behind it, and connections that come back |
| writer.py | one thread that commits all that waits |
| health.py | whether one can play here; old tables are forgotten |
| bus.py, relay.py | what processes hear of each other by, and what they make of it |
| metrics.py | figures for whoever runs the server |
| matchlog.py | what was played at a table, and what may come next |
| frames.py | what each viewer is sent of it |
| table.py | who sits at a table and who is listening |
| tables.py | the open tables of this process, and sitting down at them |
| thinking.py | bots, hints and reviews: who may have how much of the thinking |
| thoughts.py, workers.py, thinker.py | what is asked of the processes that think, those processes, and one of them |
| far.py | the same on other machines |
| commands.py, outcome.py | the order of work, for people and bots; what comes of a command |
| company.py, consent.py | what people do together beside playing, and what of it needs the consent of the others |
| rematch.py | the next match of the same people |
| push.py, web_push.py | people whose turn it is are called while they are away; the standards by which that is done |
| reviews.py | reviews of finished matches |
| connections.py, http.py | the two doors |
| pages.py, puzzles.py | what the link to a page is about; puzzles as they travel |
| deals.py | results of the deals of the day |
| engines.py | the games' modules for browsers, handed out and built |
| site.py, icons.py | the library as a folder, without a server |
| socket_protocol.py, http_protocol.py | uvicorn's own: a short way for messages, no patience with slow requests |
| warmup.py | compiled rules before the first player of a game comes |
| processes.py | several servers on one machine, started anew when they end |
| app.py | all of it put together |
"""

from __future__ import annotations

from .app import create_app, serve

__all__ = ["create_app", "serve"]
