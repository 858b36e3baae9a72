"""The deals of all games, written from docs/record.md alone: this file shares no code with the library."""

from __future__ import annotations

import hashlib
from itertools import product

WORD = (1 << 64) - 1


def siphash(key: bytes, message: bytes) -> int:
    """SipHash-2-4 as in the paper, for messages of eight bytes."""

    def left(x: int, bits: int) -> int:
        return (x << bits | x >> (64 - bits)) & WORD

    def rounds(count: int) -> None:
        for _ in range(count):
            v[0] = (v[0] + v[1]) & WORD
            v[1] = left(v[1], 13) ^ v[0]
            v[0] = left(v[0], 32)
            v[2] = (v[2] + v[3]) & WORD
            v[3] = left(v[3], 16) ^ v[2]
            v[0] = (v[0] + v[3]) & WORD
            v[3] = left(v[3], 21) ^ v[0]
            v[2] = (v[2] + v[1]) & WORD
            v[1] = left(v[1], 17) ^ v[2]
            v[2] = left(v[2], 32)

    assert len(key) == 16
    assert len(message) == 8
    k0, k1 = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573]
    for block in (int.from_bytes(message, "little"), 8 << 56):
        v[3] ^= block
        rounds(2)
        v[0] ^= block
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


class Chance:
    """The draws of one match, in order."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0

    def word(self) -> int:
        """The next 32 bits."""
        output = siphash(self.key, self.counter.to_bytes(8, "little"))
        self.counter += 1
        return output >> 32

    def draw(self, n: int) -> int:
        """A number below n."""
        product = self.word() * n
        while product % 2**32 < 2**32 % n:
            product = self.word() * n
        return product >> 32

    def take(self, things: list[str]) -> str:
        """One of the things, in their order; it leaves the list."""
        return things.pop(self.draw(len(things)))

    def shuffle_forwards(self, pile: list[int]) -> None:
        """One draw a place, from the first on."""
        for place in range(len(pile) - 1):
            other = place + self.draw(len(pile) - place)
            pile[place], pile[other] = pile[other], pile[place]

    def shuffle_by_twos(self, pile: list[int]) -> None:
        """One draw for two places, from the last back."""
        i = len(pile) - 1
        while i > 0:
            high, low = divmod(self.draw((i + 1) * i), i)
            pile[i], pile[high] = pile[high], pile[i]
            pile[i - 1], pile[low] = pile[low], pile[i - 1]
            i -= 2


def commitment(key: bytes, header: str) -> str:
    """What was shown before the first card."""
    return hashlib.sha256(b"ludotheque commitment 1\n" + header.encode() + b"\n" + key).hexdigest()


def odin(key: bytes, seats: int, removed_colours: int = 0, goat: int = 0) -> tuple[int, list[list[str]]]:
    """The starter and the hands."""
    chance = Chance(key)
    colours = list("BRPGKO")
    for _ in range(removed_colours):
        chance.take(colours)
    starter = chance.draw(seats)
    deck = [f"{colour}{number}" for colour in colours for number in range(1, 10)] + ["goat"] * goat
    order = list(deck)
    hands = [[chance.take(deck) for _ in range(9)] for _ in range(seats)]
    for hand in hands:
        hand.sort(key=order.index)
    if "goat" in deck:
        hand = hands[chance.draw(seats)]
        chance.take(hand)
        hand.append("goat")
    return starter, hands


def karuba(
    key: bytes, seats: int, random_setup: bool = False, apart: int = 3, version: int = 1
) -> tuple[int, list[int], list[int], list[int]]:
    """The leader, the stack with the first tile first, and the beach and jungle numbers of the colours."""
    chance = Chance(key)
    leader = chance.draw(seats)
    stack = list(range(1, 37))
    (chance.shuffle_forwards if version == 1 else chance.shuffle_by_twos)(stack)
    while random_setup:
        beaches, jungles = ([str(number) for number in range(1, 12)] for _ in range(2))
        pairs = [(int(chance.take(beaches)), int(chance.take(jungles))) for _ in range(4)]
        if all(min(beach + jungle - 2, 22 - beach - jungle) >= apart for beach, jungle in pairs):
            return leader, stack, [10 * beach for beach, _ in pairs], [10 * jungle for _, jungle in pairs]
    return leader, stack, [0] * 4, [0] * 4


def ravens(key: bytes, first_starter: int = 0) -> tuple[int, list[str], list[str], int, list[list[str]]]:
    """The starter, the path, the landscape cards under the deck, the magic way card and the hands."""
    chance = Chance(key)
    starter = first_starter - 1 if first_starter else chance.draw(2)
    lands = "MFWSP"
    deck = [lands[a] + lands[b] for a, b in product(range(5), repeat=2) if a <= b for _ in range(2 if a == b else 3)]
    path: list[str] = []
    under: list[str] = []
    while len(path) < 9:
        drawn = chance.take(deck)
        card = drawn[::-1] if chance.draw(2) else drawn
        for way in (card, card[::-1]):
            if not path or all(one != other for one, other in zip(way, path[-1], strict=True)):
                path.append(way)
                break
        else:
            under.append(drawn)
    magic = chance.draw(6)
    kinds = [*lands, "OA", "OB", "OC", "OD"]
    hands = []
    for _ in range(2):
        pile = [kind for kind, count in zip(kinds, (5, 5, 5, 5, 5, 1, 2, 3, 2), strict=True) for _ in range(count)]
        hands.append(sorted((chance.take(pile) for _ in range(5)), key=kinds.index))
    return starter, path, under, magic, hands


def spookies(key: bytes, seats: int, free_choice: int = 0) -> tuple[list[int], int, int | None]:
    """How many 1s, 2s, 3s and 5s are in the box, who begins, and what the friend die shows (5: the question mark)."""
    chance = Chance(key)
    chips = [str(value) for value, count in zip((1, 2, 3, 5), (30, 20, 15, 10), strict=True) for _ in range(count)]
    box = [chance.take(chips) for _ in range(75 - {2: 50, 3: 60, 4: 75, 5: 75}[seats])]
    first = chance.draw(seats)
    return [box.count(value) for value in "1235"], first, None if free_choice else chance.draw(6)


def adventureland(
    key: bytes, seats: int, sword_values: int = 0, herb_values: int = 0
) -> tuple[list[str], list[int], list[int], list[int], int]:
    """The cards, swords, herbs and creatures, the first one first, and the starter."""
    chance = Chance(key)

    def shuffled(values: tuple[int, ...], counts: tuple[int, ...]) -> list[int]:
        pile = [value for value, count in zip(values, counts, strict=True) for _ in range(count)]
        chance.shuffle_by_twos(pile)
        return pile

    cards = shuffled(tuple(range(110)), (1,) * 110)
    swords = shuffled((0, 1, 2, 3), ((10, 8, 6, 4), (7, 7, 7, 7))[sword_values])
    herbs = shuffled((2, 3, 4), ((8, 7, 5), (7, 7, 6))[herb_values])
    creatures = shuffled((8, 10, 12, 14, 16), (4, 4, 3, 2, 1))
    names = [f"{'abcdefghijk'[card % 11]}{card // 11 + 1}" for card in cards]
    return names, swords, herbs, creatures, chance.draw(seats)
