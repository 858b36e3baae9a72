"""Web Push: a message that one browser can read (RFC 8291), from a library that a push service knows (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import struct
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD_SIZE = 4096
LAST_RECORD = b"\x02"
SIGNED_SECONDS = 12 * 3600
"""For so long a signature counts; services allow a day."""


def encoded(data: bytes) -> str:
    """Bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(words: str) -> bytes:
    """The bytes of base64url, with or without padding; raises ValueError."""
    return base64.b64decode(words.rstrip("=") + "=" * (-len(words.rstrip("=")) % 4), altchars=b"-_", validate=True)


def new_key() -> bytes:
    """A private key on P-256, as 32 bytes."""
    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def _private(key: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def public_key(key: bytes) -> bytes:
    """The public half of a private key, as an uncompressed point."""
    return _point(_private(key))


def is_point(point: bytes) -> bool:
    """Is this a public key that somebody may have?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return True


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(message: bytes, to: bytes, auth: bytes, salt: bytes | None = None, key: bytes | None = None) -> bytes:
    """A message for the browser with this public key and secret, as one record of `aes128gcm`.

    Salt and key are fresh unless given.
    """
    salt, own = salt or os.urandom(16), _private(key or new_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to)
    sender = _point(own)
    secret = _derived(own.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + to + sender, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_SIZE, len(sender)) + sender
    return head + AESGCM(content_key).encrypt(nonce, message + LAST_RECORD, None)


def signed(endpoint: str, key: bytes, contact: str) -> str:
    """The Authorization by which the library tells a push service who it is."""
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + SIGNED_SECONDS}
    parts = [{"typ": "JWT", "alg": "ES256"}, claims | ({"sub": contact} if contact else {})]
    body = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(_private(key).sign(body.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={body}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={encoded(public_key(key))}"
