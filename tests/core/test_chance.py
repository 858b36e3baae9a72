"""Chance: SipHash-2-4 by the published vectors, unbiased draws, commitments."""

from __future__ import annotations

import hashlib

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import bits, chance
from ludotheque.games.odin.rules import State

# Key 00 01 … 0f, message 00 01 … of length 0 to 63: the vectors published with the reference implementation.
PUBLISHED = [
    "310e0edd47db6f72",
    "fd67dc93c539f874",
    "5a4fa9d909806c0d",
    "2d7efbd796666785",
    "b7877127e09427cf",
    "8da699cd64557618",
    "cee3fe586e46c9cb",
    "37d1018bf50002ab",
    "6224939a79f5f593",
    "b0e4a90bdf82009e",
    "f3b9dd94c5bb5d7a",
    "a7ad6b22462fb3f4",
    "fbe50e86bc8f1e75",
    "903d84c02756ea14",
    "eef27a8e90ca23f7",
    "e545be4961ca29a1",
    "db9bc2577fcc2a3f",
    "9447be2cf5e99a69",
    "9cd38d96f0b3c14b",
    "bd6179a71dc96dbb",
    "98eea21af25cd6be",
    "c7673b2eb0cbf2d0",
    "883ea3e395675393",
    "c8ce5ccd8c030ca8",
    "94af49f6c650adb8",
    "eab8858ade92e1bc",
    "f315bb5bb835d817",
    "adcf6b0763612e2f",
    "a5c91da7acaa4dde",
    "716595876650a2a6",
    "28ef495c53a387ad",
    "42c341d8fa92d832",
    "ce7cf2722f512771",
    "e37859f94623f3a7",
    "381205bb1ab0e012",
    "ae97a10fd434e015",
    "b4a31508beff4d31",
    "81396229f0907902",
    "4d0cf49ee5d4dcca",
    "5c73336a76d8bf9a",
    "d0a704536ba93e0e",
    "925958fcd6420cad",
    "a915c29bc8067318",
    "952b79f3bc0aa6d4",
    "f21df2e41d4535f9",
    "87577519048f53a9",
    "10a56cf5dfcd9adb",
    "eb75095ccd986cd0",
    "51a9cb9ecba312e6",
    "96afadfc2ce666c7",
    "72fe52975a4364ee",
    "5a1645b276d592a1",
    "b274cb8ebf87870a",
    "6f9bb4203de7b381",
    "eaecb2a30b22a87f",
    "9924a43cc1315724",
    "bd838d3aafbf8db7",
    "0b1a2a3265d51aea",
    "135079a3231ce660",
    "932b2846e4d70666",
    "e1915f5cb1eca46c",
    "f325965ca16d629f",
    "575ff28e60381be5",
    "724506eb4c328a95",
]

WORD = 0xFFFFFFFFFFFFFFFF


def reference(key: bytes, message: bytes) -> bytes:
    """SipHash-2-4 of any message, written plainly from the paper, apart from the code under test."""

    def rotate(x: int, b: int) -> int:
        return (x << b | x >> (64 - b)) & WORD

    def rounds(v: list[int], n: int) -> None:
        for _ in range(n):
            v[0], v[2] = (v[0] + v[1]) & WORD, (v[2] + v[3]) & WORD
            v[1], v[3] = rotate(v[1], 13) ^ v[0], rotate(v[3], 16) ^ v[2]
            v[0] = rotate(v[0], 32)
            v[2], v[0] = (v[2] + v[1]) & WORD, (v[0] + v[3]) & WORD
            v[1], v[3] = rotate(v[1], 17) ^ v[2], rotate(v[3], 21) ^ v[0]
            v[2] = rotate(v[2], 32)

    k0, k1 = (int.from_bytes(key[i : i + 8], "little") for i in (0, 8))
    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573]
    padded = message + bytes(-(len(message) + 1) % 8) + bytes([len(message) & 0xFF])
    for i in range(0, len(padded), 8):
        word = int.from_bytes(padded[i : i + 8], "little")
        v[3] ^= word
        rounds(v, 2)
        v[0] ^= word
    v[2] ^= 0xFF
    rounds(v, 4)
    return (v[0] ^ v[1] ^ v[2] ^ v[3]).to_bytes(8, "little")


def test_the_reference_gives_all_published_vectors() -> None:
    key = bytes(range(16))
    assert [reference(key, bytes(range(n))).hex() for n in range(64)] == PUBLISHED


def test_siphash_gives_the_published_vector_of_eight_bytes() -> None:
    word = int.from_bytes(bytes(range(8)), "little")
    hashed = chance.siphash(0x0706050403020100, 0x0F0E0D0C0B0A0908, word)
    assert int(hashed).to_bytes(8, "little").hex() == PUBLISHED[8]


@given(st.binary(min_size=16, max_size=16), st.integers(0, WORD))
def test_siphash_equals_the_reference(key: bytes, word: int) -> None:
    k0, k1 = (chance.u64(int.from_bytes(key[i : i + 8], "little")) for i in (0, 8))
    hashed = int(chance.siphash(k0, k1, chance.u64(word)))
    assert hashed.to_bytes(8, "little") == reference(key, word.to_bytes(8, "little"))


def position(key: bytes = bytes(range(16))) -> State:
    s: State = State.blank()[0]
    chance.set_key(s, key)
    return s


def test_draws_are_unbiased() -> None:
    s = position()
    for n in (2, 3, 7, 54):
        counts = np.bincount([chance.draw(s, n) for _ in range(2_000 * n)], minlength=n)
        chi = float(((counts - 2_000) ** 2 / 2_000).sum())
        assert len(counts) == n
        assert chi < n + 5 * (2 * n) ** 0.5  # about five standard deviations above the mean of χ² with n−1 degrees


def test_draw_redraws_what_would_favour_some() -> None:
    s = position()
    n = (1 << 31) - 1
    assert all(0 <= chance.draw(s, n) < n for _ in range(100))
    # 2³² = 1·3·715827882 + …: with n just above a third of 2³² one word in four must be drawn again.
    s = position()
    n = (1 << 32) // 3 + 1
    for _ in range(300):
        chance.draw(s, n)
    assert s.draws > 330


def test_draw_one_takes_every_thing_of_a_set_equally() -> None:
    s = position()
    mask = 0b1001_0000_0010_0001
    counts = np.bincount([bits.draw_one(s, mask) for _ in range(8_000)], minlength=16)
    assert [int(i) for i in counts.nonzero()[0]] == [0, 5, 12, 15]
    assert all(abs(int(c) - 2_000) < 200 for c in counts[counts > 0])


@given(st.integers(1, (1 << 62) - 1))
def test_bits(mask: int) -> None:
    assert bits.size(mask) == mask.bit_count()
    assert bits.lowest(mask) == (mask & -mask).bit_length() - 1


def test_keys_are_fresh_and_commitments_bind() -> None:
    keys = {chance.new_key() for _ in range(100)}
    assert len(keys) == 100
    key = bytes(16)
    expected = hashlib.sha256(b"ludotheque commitment 1\nodin 1 seats=2\n" + key).hexdigest()
    assert chance.commitment(key, "odin 1 seats=2") == expected
    assert chance.commitment(key, "odin 1 seats=3") != expected


def test_a_key_survives_the_record() -> None:
    key = bytes(range(100, 116))
    assert chance.key_of(position(key)) == key
