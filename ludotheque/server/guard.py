"""Who may come in: origins, secrets, names, and how often."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import socket
import time
import unicodedata
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

TABLE_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_ID_LENGTH = 10
LONGEST_NAME = 24
ZERO_WIDTH_JOINER = "\u200d"
SECURE = ("https", "wss")
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""


def new_table_id() -> str:
    """Short, without letters and digits that are easily confused."""
    return "".join(secrets.choice(TABLE_ALPHABET) for _ in range(TABLE_ID_LENGTH))


def is_table_id(word: str) -> bool:
    """Could a table have this id?"""
    return len(word) == TABLE_ID_LENGTH and set(word) <= set(TABLE_ALPHABET)


def new_secret() -> str:
    """A token or an invite: 128 random bits as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def digest(secret: str) -> bytes:
    """What the store keeps of a secret. Looking it up by its hash tells a guesser nothing by its timing."""
    return hashlib.sha256(b"ludotheque secret 1\n" + secret.encode()).digest()


def clean_name(name: str) -> str | None:
    """The name as it will be shown, or None if it cannot be one.

    It has 1 to 24 characters, something visible among them, and none that steer (line ends, direction marks); the
    joiner that emoji are built with may stay.
    """
    name = unicodedata.normalize("NFC", name).strip()
    kinds = [unicodedata.category(c) for c in name if c != ZERO_WIDTH_JOINER]
    if not 1 <= len(name) <= LONGEST_NAME or any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds):
        return None
    shown = [unicodedata.category(c)[0] for c in name if c not in BLANK]
    return name if any(kind in "LNPS" for kind in shown) else None


def own_host(host: str | None, known: frozenset[str]) -> bool:
    """Is it us that a request is for? A foreign name that leads here would let its page speak with us as its own.

    A proxy that looks whether we are there may name nobody; browsers always do.
    """
    if host is None:
        return True
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    if name is None or "*" in known:
        return name is not None
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in known or name.endswith(".localhost")
    return True


def known_hosts(hosts: str) -> frozenset[str]:
    """The names that work: those that are set, and this machine's own."""
    machine = socket.gethostname().lower()
    named = {name.strip().lower() for name in hosts.split(",") if name.strip()}
    return frozenset({"localhost", machine, f"{machine}.local", *named})


def same_origin(visitor: HTTPConnection) -> bool:
    """Does the request come from our own pages? Only browsers send an Origin, and they always do where it matters.

    Whoever is here over TLS has its pages over TLS, too: one that came without may be anybody's. The other way round it
    may be that a proxy has the certificate, and is not trusted to say so.
    """
    origin = visitor.headers.get("origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if visitor.url.scheme in SECURE else ("http", "https")
    return page.scheme in schemes and page.netloc.lower() == visitor.headers.get("host", "").lower() != ""


def address_of(visitor: HTTPConnection) -> str:
    """Who asks, as far as limits are concerned: an address or, with IPv6, the network of which one visitor has all."""
    host = visitor.client.host if visitor.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped else str(ipaddress.ip_network((address, 64), strict=False))
    return host


class Bucket:
    """A limit on how often: `burst` at once, `rate` a second in the long run."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = self.left = burst
        self.filled = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take so much out; False, and nothing taken, if there is not enough."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket for each address; the least recently seen addresses are forgotten."""

    REMEMBERED = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """May this address, once more?"""
        bucket = self.buckets.setdefault(address, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(address)
        if len(self.buckets) > self.REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take()
