"""A push service of one's own: it takes what is pushed, and a browser that can read it."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ludotheque.server.web_push import _point, encoded

AUTH = bytes(range(16))


class PushService:
    """Listens on a port of its own; `status` is what it answers, `taken` what it was given."""

    def __init__(self) -> None:
        self.status = 201
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self._browser = ec.generate_private_key(ec.SECP256R1())
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.taken.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def subscription(self) -> dict[str, Any]:
        """What a browser tells of itself."""
        keys = {"p256dh": encoded(_point(self._browser)), "auth": encoded(AUTH)}
        return {"endpoint": f"{self.origin}/call/1", "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """What the browser reads: the steps of RFC 8291 from its side."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)

        def derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
            return HKDF(hashes.SHA256(), size, salt, info).derive(secret)

        info = b"WebPush: info\0" + _point(self._browser) + sender
        secret = derived(self._browser.exchange(ec.ECDH(), theirs), AUTH, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        found: dict[str, Any] = json.loads(plain[:-1])
        return found

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
