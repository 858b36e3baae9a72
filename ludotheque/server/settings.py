"""What an operator, or a test, may set: each setting is declared here, once, with its default and its meaning.

`configuration.py` reads them from a file, the environment and the command line, and shows them.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..bots import THINKING_SECONDS
from ..bots.hint import SECONDS as HINT_SECONDS


@dataclass(frozen=True)
class ServerSettings:
    """Times are in seconds. The defaults are for people at play."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets others in."""
    port: int = 8000
    """The port to listen on; 0 takes any free one. Several processes take this one and the next ones."""
    data: str = "data"
    """The folder where tables are kept, unless `store` says otherwise."""
    store: str = ""
    """Where tables are kept, if not in the folder `data`: postgresql://USER:PASSWORD@HOST/DATABASE."""
    create: bool = True
    """Whether a new store is begun where there never was one. Say false where a missing disk is to be noticed."""
    bus: str = ""
    """What servers hear of each other by: nats://HOST:PORT; empty if there is but one process."""
    processes: int = 1
    """How many servers to run on this machine, each on a port of its own; more than one need a bus."""
    metrics_host: str = "127.0.0.1"
    """The address on which figures are served to Prometheus."""
    metrics_port: int = 0
    """The port of the figures, `/metrics` there; 0 for none. Several processes take this one and the next ones."""
    build_engines: bool = True
    """Whether the games' modules for browsers are built behind all other work, where they are missing."""
    log_level: str = "info"
    """The least that is logged: debug, info, warning or error."""
    log_format: str = "text"
    """How log lines are written to stderr: text or json."""
    probe_seconds: float = 10.0
    """How often the store is written to, to see whether that works."""
    keep_finished_days: float = 0.0
    """Finished matches are deleted after so many days; 0 keeps them for ever."""
    keep_quiet_days: float = 0.0
    """Tables at which nothing happened for so many days are deleted; 0 keeps them for ever."""
    bot_pause: float = 0.7
    """A bot's move comes no sooner, so that people can follow; what it thinks counts."""
    think_seconds: float = THINKING_SECONDS
    """How long the strongest bot thinks about a move."""
    hint_seconds: float = HINT_SECONDS
    """How long to think about a hint."""
    think_limit: float = 20.0
    """A bot that has not moved so long after its time is replaced for this move."""
    stand_in_after: float = 60.0
    """Whoever is away for so long may be stood in for by a bot, at the wish of the host or of those left alone."""
    end_after: float = 600.0
    """Whoever is alone at a table may end its match once all others were away for so long."""
    push_hosts: str = "fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com"
    """The push services that may be asked to call somebody whose turn it is, with commas between; empty for none."""
    push_contact: str = ""
    """What push services are told about who runs this library: mailto:YOU@EXAMPLE.ORG or an https address."""
    push_after: float = 30.0
    """Whoever is away and owes a decision for so long is called, if he has asked for that."""
    join_limit: float = 10.0
    """Whoever has a socket has so long to join a table."""
    frames_per_second: float = 20.0
    """So many frames may come on one socket in the long run…"""
    frames_burst: float = 60.0
    """… and so many at once."""
    bad_frames: int = 20
    """So many on one socket, and it is closed."""
    stall_limit: float = 10.0
    """A reader that takes nothing for so long is dropped."""
    connections_per_table: int = 200
    """Sockets at one table."""
    idle_tables: int = 200
    """Tables kept in memory with nobody there."""
    tables_per_minute: float = 60.0
    """Tables that one address may open."""
    thinkers: int = 0
    """Processes that think for bots, hints and reviews; 0: one for each core but one, at most four."""
    far_thinkers: bool = False
    """Whether `ludotheque think` processes on the bus think instead; while none is there, this server does."""
    thoughts_each: int = 4
    """Thoughts at once in each of them; half of all are for one address."""
    thoughts_waiting: int = 256
    """So many wait for their turn, a quarter of them of one address; then hints are refused and bots move at random."""
    review_seconds: float = 600.0
    """A review that takes longer is given up."""
    reviews_waiting: int = 32
    """Reviews are worked out one at a time; a quarter of those that wait are of one address."""
    rows_per_match: int = 10_000
    """Moves and undos of one match; far more than any match needs."""
    undos_per_match: int = 1_000
    """Undos of one match."""
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
