"""The library's sign as pictures: the boxes on a shelf of `web/src/favicon.svg`, drawn by points."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import numpy.typing as npt

VIEW = 32.0
FINE = 4
"""Points by which an edge is smoothed, each way."""

Mask = npt.NDArray[np.bool_]
Grid = npt.NDArray[np.float64]


def _box(x: Grid, y: Grid, left: float, top: float, width: float, height: float, round_by: float) -> Mask:
    """A rectangle with round corners."""
    across = np.maximum(np.abs(x - left - width / 2) - width / 2 + round_by, 0)
    down = np.maximum(np.abs(y - top - height / 2) - height / 2 + round_by, 0)
    return np.asarray(across**2 + down**2 <= round_by**2)


def _leaning(x: Grid, y: Grid) -> Mask:
    """The box that leans against the others: two pairs of parallel sides."""
    along = (x - 20.0) * 4.3 + (y - 9.3) * 16.0
    aside = (x - 20.0) * 16.0 - (y - 9.3) * 4.3
    length, width = 4.3**2 + 16.0**2, 4.8 * 16.0 + 1.3 * 4.3
    slope = aside / width * (4.8 * 4.3 - 1.3 * 16.0)
    return np.asarray((aside >= 0) & (aside <= width) & (along >= slope) & (along <= slope + length))


def icon(size: int) -> bytes:
    """The sign as a square PNG of so many points; its background reaches into the corners, whatever shape they get."""
    steps = (np.arange(size * FINE) + 0.5) * VIEW / (size * FINE)
    x, y = np.meshgrid(steps, steps)
    picture = np.empty((*x.shape, 3))
    picture[:] = _colour("2f4f4a")
    for mask, colour in (
        (_box(x, y, 6, 8, 5, 17, 1.5), "e9c46a"),
        (_box(x, y, 12.5, 6, 5, 19, 1.5), "f4efe6"),
        (_leaning(x, y), "d0694a"),
        (_box(x, y, 4, 25, 24, 2, 1), "c89b6a"),
    ):
        picture[mask] = _colour(colour)
    smooth = picture.reshape(size, FINE, size, FINE, 3).mean(axis=(1, 3))
    return _png(np.rint(smooth).astype(np.uint8))


def _colour(digits: str) -> list[int]:
    return list(bytes.fromhex(digits))


def _png(picture: npt.NDArray[np.uint8]) -> bytes:
    """Rows of red, green and blue as a PNG."""
    height, width, _ = picture.shape
    rows = np.hstack([np.zeros((height, 1), np.uint8), picture.reshape(height, width * 3)])
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
