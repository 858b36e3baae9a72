"""Who is away and has asked for it is called, in words that only his browser can read; nobody else is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from push_service import PushService
from running_server import FAST, Client, Opened, RunningServer, friend, hands_free, me

from ludotheque.server import push
from ludotheque.server.push import may_call
from ludotheque.server.settings import ServerSettings
from ludotheque.server.web_push import decoded, encoded, encrypt

Build = Callable[..., RunningServer]


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


def settings(service: PushService) -> ServerSettings:
    return replace(FAST, push_hosts=service.origin, push_after=0.05, push_contact="mailto:host@example.org")


def test_the_example_of_the_standard() -> None:
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        key=decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_push_services_are_asked() -> None:
    hosts = ServerSettings().push_hosts
    for good in ("https://fcm.googleapis.com/fcm/send/x", "https://updates.push.services.mozilla.com/wpush/v2/x"):
        assert may_call(good, hosts)
    for bad in (
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://user@fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://evilpush.services.mozilla.com/x",
        "file:///etc/passwd",
        "https://[",
        "",
    ):
        assert not may_call(bad, hosts), bad
    assert not may_call("https://fcm.googleapis.com/x", "")


async def away(server: RunningServer) -> tuple[Opened, Client]:
    """A table at which Bob has a seat and is not there."""
    opened = server.open(me(), friend())
    opened.sit(1, "Bob")
    return opened, await opened.join(0)


async def until_bob_is_asked(ann: Client) -> None:
    while ann.states[0]["waiting"] != [1]:
        await ann.move(0, hands_free(await ann.turn(0)))


async def eventually(true: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(500):
        if await true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError


async def calls(service: PushService, count: int) -> None:
    async def taken() -> bool:
        return len(service.taken) >= count

    await eventually(taken)


async def test_who_is_away_is_called_once_and_in_his_language(build: Build, service: PushService) -> None:
    server = build(settings(service))
    opened, ann = await away(server)
    if ann.states[0]["waiting"] == [1]:
        bob = await opened.join(1)
        await bob.move(1, hands_free(bob.states[1]))
        await bob.close()
        await ann.until(lambda: not ann.table["seats"][1]["online"])
    wish = {"tokens": [opened.tokens[1]], "language": "de", **service.subscription()}
    assert server.post(f"/api/tables/{opened.id}/push", wish).status_code == 200
    await until_bob_is_asked(ann)
    await calls(service, 1)
    headers, body = service.taken[0]
    assert b"Bob" not in body and opened.id.encode() not in body
    assert service.read(body) == {
        "title": "Du bist dran: Odin",
        "body": "Bob, du bist dran, am Tisch mit Ann.",
        "table": opened.id,
    }
    assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
    check_signature(headers["authorization"], server.get("/api/push").json()["key"], service.origin)
    await asyncio.sleep(0.2)
    assert len(service.taken) == 1
    assert server.post("/api/push/end", {"endpoint": wish["endpoint"]}).status_code == 200
    assert await server.app.state.commands.store.subscriptions(opened.id, 1) == []
    await ann.close()


def check_signature(words: str, key: str, origin: str) -> None:
    token, told = words.removeprefix("vapid t=").split(", k=")
    assert told == key
    body, _, signature = token.rpartition(".")
    both = decoded(signature)
    der = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(der, body.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(body.split(".")[1]))
    assert claims["aud"] == origin and claims["sub"] == "mailto:host@example.org"


@pytest.mark.parametrize("status", [404, 410])
async def test_who_is_gone_is_forgotten(build: Build, service: PushService, status: int) -> None:
    server, service.status = build(settings(service)), status
    opened, ann = await away(server)
    await until_bob_is_asked(ann)
    server.post(
        f"/api/tables/{opened.id}/push", {"tokens": [opened.tokens[1]], "language": "en", **service.subscription()}
    )
    table = server.app.state.commands.tables.open_now[opened.id]
    table.called.clear()
    commands = server.app.state.commands
    server.uvicorn.servers[0].get_loop().call_soon_threadsafe(commands.pusher.moved, table)
    await calls(service, 1)

    async def forgotten() -> bool:
        return not await commands.store.subscriptions(opened.id, 1)

    await eventually(forgotten)
    await ann.close()


async def test_bad_wishes_are_refused(build: Build, service: PushService) -> None:
    server = build(settings(service))
    opened, ann = await away(server)
    good: dict[str, Any] = {"tokens": [opened.tokens[1]], "language": "en", **service.subscription()}
    for change, status, why in (
        ({"tokens": ["0" * 32]}, 403, "say-wrong-token"),
        ({"tokens": []}, 400, "say-bad-request"),
        ({"endpoint": "https://example.org/x"}, 403, "say-no-push-service"),
        ({"endpoint": "http://169.254.169.254/latest"}, 403, "say-no-push-service"),
        ({"keys": {"p256dh": "AAAA", "auth": good["keys"]["auth"]}}, 400, "say-bad-request"),
        ({"keys": {"p256dh": good["keys"]["p256dh"], "auth": "??"}}, 400, "say-bad-request"),
        ({"language": "xx"}, 400, "say-bad-request"),
        ({"more": 1}, 400, "say-bad-request"),
    ):
        answer = server.post(f"/api/tables/{opened.id}/push", good | change)
        assert (answer.status_code, answer.json()["say"]["id"]) == (status, why), change
    assert await server.app.state.commands.store.subscriptions(opened.id, 1) == []
    more = [good | {"endpoint": f"{service.origin}/call/{number}"} for number in range(push.MOST_EACH + 1)]
    answers = [server.post(f"/api/tables/{opened.id}/push", wish).status_code for wish in more]
    assert answers == [200] * push.MOST_EACH + [429]
    await ann.close()


async def test_the_key_is_made_once(build: Build, service: PushService, tmp_path: Path) -> None:
    first, second = build(settings(service)), build(settings(service))
    keys = {server.get("/api/push").json()["key"] for server in (first, second)}
    assert len(keys) == 1 and len(decoded(keys.pop())) == 65


async def test_without_what_it_needs_nobody_is_called(build: Build, service: PushService, monkeypatch: Any) -> None:
    monkeypatch.setattr(push, "_standards", lambda: None)
    server = build(settings(service))
    assert server.get("/api/push").json() == {"key": None}
    opened, ann = await away(server)
    wish = {"tokens": [opened.tokens[1]], "language": "de", **service.subscription()}
    assert server.post(f"/api/tables/{opened.id}/push", wish).json()["say"]["id"] == "say-no-push-service"
    await until_bob_is_asked(ann)
    await ann.close()
