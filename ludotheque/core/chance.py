"""All chance in a match: SipHash-2-4 of a counter under the match's secret 128-bit key.

*Options, key and moves* therefore replay a match exactly, on any machine; nobody can tell the next card from those he
has seen. The key is hidden from every view. `commitment` is shown before the first card; when the key is opened at the
end, anybody can check that it was fixed beforehand.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import numpy as np

from .errors import bad
from .records import Position, Record
from .rule import INTERPRETED, rule

WORD = 0xFFFFFFFFFFFFFFFF
KEY_BYTES = 16

if INTERPRETED:

    def u64(x: int) -> int:
        """The lowest 64 bits: Python's own integers have no end."""
        return int(x) & WORD
else:
    u64: Any = np.uint64  # type: ignore[no-redef]


@rule
def _rotate(x: int, bits: int) -> int:
    return u64(u64(x << u64(bits)) | (x >> u64(64 - bits)))


@rule
def _round(v0: int, v1: int, v2: int, v3: int) -> tuple[int, int, int, int]:
    """One SipRound, in the order of the SipHash paper."""
    v0 = u64(v0 + v1)
    v1 = _rotate(v1, 13) ^ v0
    v0 = _rotate(v0, 32)
    v2 = u64(v2 + v3)
    v3 = _rotate(v3, 16) ^ v2
    v0 = u64(v0 + v3)
    v3 = _rotate(v3, 21) ^ v0
    v2 = u64(v2 + v1)
    v1 = _rotate(v1, 17) ^ v2
    v2 = _rotate(v2, 32)
    return v0, v1, v2, v3


@rule
def siphash(k0: int, k1: int, word: int) -> int:
    """SipHash-2-4 of one 64-bit word (eight bytes, the lowest first) under the key (k0, k1)."""
    k0, k1, word = u64(k0), u64(k1), u64(word)
    v0 = k0 ^ u64(0x736F6D6570736575)
    v1 = k1 ^ u64(0x646F72616E646F6D)
    v2 = k0 ^ u64(0x6C7967656E657261)
    v3 = k1 ^ u64(0x7465646279746573) ^ word
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    # The closing block holds the length of the message, eight, in its highest byte.
    v0 ^= word
    v3 ^= u64(8 << 56)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0 ^= u64(8 << 56)
    v2 ^= u64(0xFF)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def _word(s: Record) -> int:
    """The next 32 bits of chance; advances the counter of the position."""
    word = siphash(s.key[0], s.key[1], s.draws)
    s.draws += 1
    return int(word >> u64(32))


@rule
def draw(s: Record, n: int) -> int:
    """A number from 0 to n−1, each equally likely (1 ≤ n < 2³¹); advances the counter of the position."""
    # Lemire's method: the upper half of x·n is the result; the few lower halves that would favour some are drawn again.
    scaled = _word(s) * n
    if (scaled & 0xFFFFFFFF) < n:
        unfair = (4294967296 - n) % n
        while (scaled & 0xFFFFFFFF) < unfair:
            scaled = _word(s) * n
    return scaled >> 32


def new_key() -> bytes:
    """A fresh secret of 128 bits."""
    return secrets.token_bytes(KEY_BYTES)


def key_from_seed(seed: int | str) -> bytes:
    """The key of a seed, for matches that others are to repeat; whoever knows the seed knows all that is hidden."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer | str):
        raise bad("match-seed", value=repr(seed)[:60])
    return hashlib.sha256(b"ludotheque seed 1\n" + str(seed).encode()).digest()[:KEY_BYTES]


def chosen_key(key: bytes | None, seed: int | str | None) -> bytes:
    """The key given, the key of the seed, or a fresh one; raises BadInput for what is no key."""
    if key is not None and seed is not None:
        raise bad("match-key-or-seed")
    if seed is not None:
        return key_from_seed(seed)
    return new_key() if key is None else _checked(key)


def _checked(key: bytes) -> bytes:
    if not isinstance(key, bytes | bytearray) or len(key) != KEY_BYTES:
        raise bad("match-key", bytes=KEY_BYTES)
    return bytes(key)


def set_key(s: Position, key: bytes) -> None:
    """Put a key into a position and begin counting draws anew; raises BadInput for what is no key."""
    s.key[:] = np.frombuffer(_checked(key), dtype="<u8")
    s.draws = 0


def key_of(s: Position) -> bytes:
    """The key in a position."""
    return bytes(np.asarray(s.key, dtype="<u8").tobytes())


def commitment(key: bytes, table: str) -> str:
    """SHA-256, in hexadecimal digits, of a key and the text that tells what it was drawn for."""
    return hashlib.sha256(b"ludotheque commitment 1\n" + table.encode() + b"\n" + key).hexdigest()
