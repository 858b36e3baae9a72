"""Heaps of every lane width against lists of pieces."""

from __future__ import annotations

import random

import pytest

from ludotheque.core import heaps


@pytest.mark.parametrize(("bits", "lanes", "most"), [(4, 7, 7), (6, 9, 31), (8, 7, 18)])
def test_a_heap_is_a_list_of_pieces_sorted_by_kind(bits: int, lanes: int, most: int) -> None:
    rng = random.Random(bits)
    for _ in range(200):
        counts = [rng.choice((0, 1, rng.randint(0, most))) for _ in range(rng.randint(1, lanes))]
        heap = sum(count << bits * kind for kind, count in enumerate(counts))
        pieces = [kind for kind, count in enumerate(counts) for _ in range(count)]
        assert heaps.size(heap, bits) == len(pieces)
        assert [heaps.kind_at(heap, place, bits) for place in range(len(pieces))] == pieces
        assert [heaps.count(heap, kind, bits) for kind in range(len(counts))] == counts
