"""A process that thinks: `python -m ludotheque.server.thinker`. It is asked on its input and answers on its output.

Each thought has a thread of its own; searches run in slices without the interpreter lock. Whoever started the process
says how many thoughts there are at once. It ends with its input.
"""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import singledispatchmethod
from typing import IO

from .. import bots, games
from ..bots import review
from ..bots.hint import hint
from ..core import record_file
from .thoughts import (
    Advise,
    Advised,
    Choose,
    Chosen,
    Failed,
    Judge,
    Judged,
    Load,
    Loaded,
    Progress,
    Reply,
    Request,
    Stop,
    decode_request,
    receive,
    send,
)
from .warmup import load_for_thinking
from .wire import encode

NICENESS = 10
"""How far thinking steps back behind the server. What loads a game does not: everybody waits for that."""


class Thinker:
    """Thinks about what it is asked, and answers when it has finished."""

    def __init__(self, requests: IO[bytes], replies: IO[bytes]) -> None:
        self._requests, self._replies = requests, replies
        self._writing, self._loading = threading.Lock(), threading.Lock()
        self._asked: dict[int, tuple[Request, threading.Event]] = {}
        self._to_load: set[str] = set()

    def run(self) -> None:
        """Until nobody asks any more."""
        while (data := receive(self._requests)) is not None:
            request = decode_request(data)
            if isinstance(request, Stop):
                self._stop(request.id)
                continue
            if isinstance(request, Load):
                self._to_load.add(request.game)
            self._asked[request.id] = request, threading.Event()
            threading.Thread(target=self._work, args=(request,), daemon=True).start()

    def _stop(self, id: int) -> None:
        """Stop a thought. One that loads its game does not hear of it: it goes on loading, but is answered for now."""
        if (asked := self._asked.get(id)) is not None:
            request, stop = asked
            stop.set()
            if self._loads(request):
                self._reply(Failed(id, "stopped"))

    def _loads(self, request: Request) -> bool:
        """Is it about a game that is not at hand yet?"""
        if isinstance(request, Load):
            return True
        return isinstance(request, Choose | Advise) and request.seen.game in self._to_load

    def _work(self, request: Request) -> None:
        if not self._loads(request):
            with suppress(OSError):
                # On Linux this concerns the calling thread alone, which has no other thought.
                os.nice(NICENESS)
        try:
            reply = self._think(request, self._asked[request.id][1])
        except review.Stopped:
            reply = Failed(request.id, "stopped")
        except Exception:
            reply = Failed(request.id, traceback.format_exc())
        del self._asked[request.id]
        self._reply(reply)

    def _reply(self, reply: Reply) -> None:
        # Where nobody listens any more, the end of the requests is near.
        with self._writing, suppress(OSError):
            send(self._replies, reply)

    @singledispatchmethod
    def _think(self, request: Request, stop: threading.Event) -> Reply:
        raise TypeError(request)

    @_think.register
    def _(self, request: Choose, stop: threading.Event) -> Reply:
        view = request.seen.view()
        move = bots.level(request.level, request.seconds)(view, request.seed, stop)
        if move not in view.legal():
            return Failed(request.id, f"{request.level} chose {move}, which is not a legal move")
        return Chosen(request.id, int(move))

    @_think.register
    def _(self, request: Advise, stop: threading.Event) -> Reply:
        return Advised(request.id, hint(request.seen.view(), request.seed, request.seconds, stop))

    @_think.register
    def _(self, request: Judge, stop: threading.Event) -> Reply:
        match = record_file.read(request.record, games.get)
        found = review.review(match, stop=stop, progress=self._progress(request.id))
        return Judged(request.id, encode(review.as_words(found, match.game)))

    @_think.register
    def _(self, request: Load, stop: threading.Event) -> Reply:
        # One after the other: the first is there sooner.
        try:
            with self._loading:
                load_for_thinking(request.game)
        finally:
            self._to_load.discard(request.game)
        return Loaded(request.id)

    def _progress(self, id: int) -> Callable[[int, int], None]:
        return lambda done, of: self._reply(Progress(id, done, of))


def main() -> None:
    """Think for whoever started this process."""
    requests, replies = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What something prints by mistake must not get among the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    Thinker(requests, replies).run()
    # Thoughts that nobody waits for do not keep the process.
    os._exit(0)


if __name__ == "__main__":
    main()
