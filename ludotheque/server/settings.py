"""What an operator, or a test, may set."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots import THINKING_SECONDS
from ..bots.hint import SECONDS as HINT_SECONDS


@dataclass(frozen=True)
class ServerSettings:
    """Times are in seconds. The defaults are for people at play."""

    bot_pause: float = 0.7
    """A bot's move comes no sooner, so that people can follow; what it thinks counts."""
    think_seconds: float = THINKING_SECONDS
    """How long the strongest bot thinks about a move."""
    hint_seconds: float = HINT_SECONDS
    think_limit: float = 20.0
    """A bot that has not moved so long after its time is replaced for this move."""
    join_limit: float = 10.0
    frames_per_second: float = 20.0
    frames_burst: float = 60.0
    bad_frames: int = 20
    """So many on one socket, and it is closed."""
    stall_limit: float = 10.0
    """A reader that takes nothing for so long is dropped."""
    connections_per_table: int = 200
    idle_tables: int = 200
    """Tables kept in memory with nobody there."""
    tables_per_minute: float = 60.0
    """Tables that one address may open."""
    thinkers: int = 0
    """Processes that think for bots, hints and reviews; 0: one for each core but one, at most four."""
    thoughts_each: int = 4
    """Thoughts at once in each of them; half of all are for one address."""
    thoughts_waiting: int = 256
    """So many wait for their turn, a quarter of them of one address; then hints are refused and bots move at random."""
    review_seconds: float = 600.0
    reviews_waiting: int = 32
    """Reviews are worked out one at a time; a quarter of those that wait are of one address."""
    rows_per_match: int = 10_000
    """Moves and undos of one match; far more than any match needs."""
    undos_per_match: int = 1_000
    joins_waiting: int = 2_500
    """So many wait to be let in to their tables; whoever comes then is asked to come again."""
    retry_seconds: float = 2.0
    """When to come again, for those who are sent away because too much is going on."""
    header_seconds: float = 10.0
    """A client that has not sent a whole request so long after it began, or came, is dropped."""
    requests_per_minute: float = 1200.0
    """Requests and sockets that one address may begin, at whichever door."""
    sockets_per_address: int = 500
    """Sockets that one address may have open."""
    hosts: str = ""
    """Names, separated by commas, under which the library is found; addresses and this machine's own name always work,
    * lets any name work."""
    trusted_proxies: str = ""
    """Addresses, separated by commas, of proxies whose X-Forwarded-For is believed; nobody else's is."""
