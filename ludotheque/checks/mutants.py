"""Frames that are nearly right: what `make flood` and the tests send to a server to see that nothing breaks."""

from __future__ import annotations

import json
import random
from typing import Any

ODD: list[Any] = [
    None, True, -1, 0, 1, 2, 16, 2**31, 2**63, -(2**63), 10**40, 1.5, 1e308, "", "x" * 41, "x" * 9000, "\x00", "🂡",
    "__proto__", "B1", "' OR 1=1 --", [], {}, [[]], [None], ["card:B1"] * 200, {"t": "move"},
]  # fmt: skip


class Mutator:
    """Frames that are nearly right, wrong in one way or several."""

    def __init__(self, seed: int, tokens: list[str]) -> None:
        self.luck = random.Random(seed)
        self.tokens = tokens

    def whole(self) -> dict[str, Any]:
        """A frame that is well formed, and for a seat that may not move."""
        luck = self.luck
        command = {"id": f"m{luck.random()}", "seat": luck.choice([0, 1]), "seq": luck.choice([0, 1, 2])}
        return luck.choice(
            [
                {"t": "join", "tokens": self.tokens, "since": luck.choice([0, 1])},
                {"t": "move", **command, "move": luck.choice(["pass", "B1", "B1 B2", "take K6", "goat"])},
                {"t": "undo", **command},
                {"t": "ping"},
                {"t": "hint", **command},
                {"t": "why", **command, "ids": luck.choice([["card:B1"], ["button:pass"], []])},
            ]
        )

    def frame(self) -> bytes | str:
        """The next one, as text or as bytes."""
        luck = self.luck
        frame = self.whole()
        for _ in range(luck.randint(0, 2)):
            name = luck.choice([*frame, "extra", "t"])
            if luck.random() < 0.3:
                frame.pop(name, None)
            else:
                frame[name] = luck.choice(ODD)
        raw = bytearray(json.dumps(frame, ensure_ascii=luck.random() < 0.5).encode())
        kind = luck.random()
        if kind < 0.3:
            for _ in range(luck.randint(1, 4)):
                raw[luck.randrange(len(raw))] ^= 1 << luck.randrange(8)
        elif kind < 0.4:
            del raw[luck.randrange(len(raw)) :]
        elif kind < 0.45:
            raw[luck.randrange(len(raw)) :] = luck.choice([b"[", b'{"a":', b'"', b"\\u", b"\\ud800"]) * luck.randint(
                1, 1500
            )
        elif kind < 0.5:
            raw += luck.choice([b"\x00", b"}", b" {}", b"\xff\xfe", b"NaN", b"\xed\xa0\x80"])
        if luck.random() < 0.3:
            return bytes(raw)
        # As a text frame: the client library would refuse to send what is no UTF-8.
        return raw.decode("utf-8", "replace")
