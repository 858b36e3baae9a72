"""Nobody where he does not belong: tokens, invites, origins, names, sizes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
from running_server import FAST, Client, RunningServer, bot, friend, local, me
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludotheque.server.guard import clean_name, known_hosts, own_host
from ludotheque.server.sqlite_file import FILE_NAME

NOBODYS_TOKEN = "0" * 32


# Seats and secrets


async def test_role_by_endpoint(server: RunningServer) -> None:
    """Every role at every door that asks who you are: only the seat moves, only the host invites, only invites seat."""
    opened = server.open(me(), friend(), friend())
    spent = opened.invites[1]
    opened.sit(1)
    roles: dict[str, str | None] = {
        "nobody": NOBODYS_TOKEN,
        "onlooker": None,
        "another seat": opened.tokens[1],
        "host": opened.tokens[0],
        "spent invite": spent,
        "fresh invite": opened.invites[2],
    }
    path = f"/api/tables/{opened.id}"
    got: dict[str, dict[str, Any]] = {}
    for role, secret in roles.items():
        doors: dict[str, Any] = {}
        if role != "host":
            doors["invite"] = server.post(f"{path}/invite", {"token": secret or "", "seat": 1}).status_code
        if role != "fresh invite":
            doors["sit"] = server.post(f"{path}/sit", {"invite": secret or "", "name": "Eve"}).status_code
        doors["record"] = server.get(f"{path}/record").status_code
        doors["socket"] = await knock(opened.address, opened.id, [] if secret is None else [secret])
        got[role] = doors
    shut = {"invite": 403, "sit": 403, "record": 409}
    assert got == {
        "nobody": {**shut, "socket": 4003},
        "onlooker": {**shut, "socket": []},
        "another seat": {**shut, "socket": [1]},
        "host": {"sit": 403, "record": 409, "socket": [0]},
        "spent invite": {**shut, "socket": 4003},
        "fresh invite": {"invite": 403, "record": 409, "socket": 4003},
    }


async def knock(address: str, table: str, tokens: list[str]) -> int | list[int]:
    """Join, and try to move for every seat: the seats that are heard, or the code it is refused with."""
    client = await Client.to(address, table)
    await client.send({"t": "join", "tokens": tokens, "words": True})
    try:
        await client.until(lambda: client.states)
    except AssertionError:
        assert client.frames[-1]["t"] == "bye" and client.frames[-1]["say"]["id"] == "say-wrong-token"
        return await client.closed()
    heard = []
    for seat in range(3):
        for t, more in (("move", {"move": "nonsense"}), ("undo", {}), ("hint", {}), ("why", {"ids": []})):
            answer = await client.ask(t, seat, seq=0, **more)
            if answer.get("say", {}).get("id") != "say-not-your-seat" and seat not in heard:
                heard.append(seat)
    assert client.table["you"] == heard
    await client.close()
    return heard


async def test_an_invite_seats_one_person(server: RunningServer) -> None:
    opened = server.open(me(), friend())
    ann = await opened.join(0)
    assert ann.table["seats"][1] == {"seat": 1, "kind": "friend", "taken": False, "online": False}
    path = f"/api/tables/{opened.id}/sit"
    body = {"invite": opened.invites[1], "name": "  Zoë "}
    async with httpx.AsyncClient(base_url=f"http://{server.address}") as web:
        answers = await asyncio.gather(*(web.post(path, json=body) for _ in range(6)))
    assert sorted(a.status_code for a in answers) == [200, 403, 403, 403, 403, 403]
    refused = next(a for a in answers if a.status_code == 403)
    assert refused.json() == {"say": {"id": "say-invite-spent", "args": {}}}
    await ann.until(lambda: ann.table["seats"][1]["taken"])
    assert ann.table["seats"][1]["name"] == "Zoë"
    await ann.close()


async def test_a_new_invite_revokes_the_old_token(server: RunningServer) -> None:
    opened = server.open(me(), friend(), bot())
    opened.sit(1, "Bob")
    ann, bob = await opened.join(0), await opened.join(1)
    await ann.until(lambda: ann.table["seats"][1]["online"])
    await ann.ask("propose", 0, what="seat", about=1)
    await bob.ask("agree", 1, yes=True)
    path = f"/api/tables/{opened.id}/invite"
    for seat, status in ((0, 400), (2, 400), (5, 400), (-1, 400), (1, 200)):
        answer = server.post(path, {"token": opened.tokens[0], "seat": seat})
        assert answer.status_code == status
    assert await bob.closed() == 4003
    assert bob.frames[-1]["say"]["id"] == "say-seat-revoked"
    await ann.until(lambda: not ann.table["seats"][1]["taken"] and not ann.table["seats"][1]["online"])
    assert await knock(opened.address, opened.id, [opened.tokens[1]]) == 4003
    first = answer.json()["invite"]
    second = server.post(path, {"token": opened.tokens[0], "seat": 1}).json()["invite"]
    sit = f"/api/tables/{opened.id}/sit"
    assert server.post(sit, {"invite": first, "name": "Eve"}).status_code == 403
    assert server.post(sit, {"invite": opened.invites[1], "name": "Eve"}).status_code == 403
    seated = server.post(sit, {"invite": second, "name": "Bob"})
    assert seated.json()["seat"] == 1
    opened.tokens[1] = seated.json()["token"]
    bob = await opened.join(1)
    assert bob.table["you"] == [1] and bob.table["host"] is False
    await ann.close()
    await bob.close()


async def test_secrets_are_kept_as_hashes_only(server: RunningServer) -> None:
    opened = server.open(me(), friend())
    kept = b"".join(path.read_bytes() for path in server.data.glob(f"{FILE_NAME}*"))
    assert opened.id.encode() in kept
    for secret in (opened.tokens[0], opened.invites[1]):
        assert len(secret) == 32 and int(secret, 16) >= 0
        assert secret.encode() not in kept and bytes.fromhex(secret) not in kept


async def test_online_follows_the_sockets(server: RunningServer) -> None:
    opened = server.open(me(), local())
    ann = await opened.join(0)
    assert [seat["online"] for seat in ann.table["seats"]] == [True, False]
    bob = await opened.join(1)
    await ann.until(lambda: ann.table["seats"][1]["online"])
    tab = await opened.join(1)
    await bob.close()
    await tab.ask("why", 1, ids=[])
    assert ann.table["seats"][1]["online"]
    await tab.close()
    await ann.until(lambda: not ann.table["seats"][1]["online"])
    await ann.close()


async def test_unknown_tables(server: RunningServer) -> None:
    for name in ("23456789ab", "x", "%2e%2e", "%00", "A" * 500):
        assert server.get(f"/api/tables/{name}").status_code == 404
    client = await Client.to(server.address, "23456789ab")
    await client.send({"t": "join", "tokens": []})
    assert await client.closed() == 4004
    assert client.frames == [{"t": "bye", "say": {"id": "say-no-table", "args": {}}}]


# Names


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\nb",
        "a\x00b",
        "\u202eevil",
        "a\u2028b",
        "\u200b",
        "\u200d",
        "\x7f",
        "\ufeffx",
        "\U000e0001",
        "\u115f",
        "\u3164 \u2800",
        "\uffa0",
    ],
)
def test_names_that_are_none(server: RunningServer, name: str) -> None:
    answer = server.post("/api/tables", {"game": "odin", "seats": [me(name), bot()]})
    assert answer.status_code == 400 and answer.json()["say"]["id"] == "say-bad-name"


@pytest.mark.parametrize(
    "name", ["Ann", " Ann ", "<script>alert(1)</script>"[:24], "日本語", 'O’Brien & "co"', "👩‍👩‍👧", "x" * 24]
)
async def test_names_travel_as_data(server: RunningServer, name: str) -> None:
    assert clean_name(name) == name.strip()
    opened = server.open(me(name), bot())
    ann = await opened.join(0)
    assert ann.table["seats"][0]["name"] == name.strip()
    answer = server.get(f"/api/tables/{opened.id}")
    assert answer.headers["content-type"] == "application/json"
    # Who is here, and whose turn it is, may have changed meanwhile.
    now = {"seats": answer.json()["seats"], "waiting": answer.json()["waiting"]}
    assert answer.json() == {**ann.table, "you": [], "host": False} | now
    await ann.close()


# Origins and sizes


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""])
async def test_a_foreign_page_is_refused(server: RunningServer, origin: str) -> None:
    opened = server.open(me(), bot())
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://{server.address}/ws/{opened.id}", additional_headers={"Origin": origin}, proxy=None)
    assert refused.value.response.status_code == 403
    answer = server.post("/api/tables", {"game": "odin", "seats": [me(), bot()]}, origin=origin)
    assert answer.status_code == 403 and answer.json()["say"]["id"] == "say-foreign-page"


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "", "[::"])
async def test_a_foreign_name_that_leads_here_is_refused(server: RunningServer, host: str) -> None:
    """A page of that name would otherwise speak with us as if we were its own server."""
    opened = server.open(me(), bot())
    origin = f"http://{host}"
    answer = server.post("/api/tables", {"game": "odin", "seats": [me(), bot()]}, host=host, origin=origin)
    assert answer.status_code in (400, 421)
    with pytest.raises(InvalidStatus) as refused:
        headers = {"Host": host, "Origin": origin}
        await connect(f"ws://{server.address}/ws/{opened.id}", additional_headers=headers, proxy=None)
    assert refused.value.response.status_code in (400, 421)


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8000", "10.1.2.3:80", "[::1]:8000", "games.localhost", "our.example"]
)
def test_own_names(build: Callable[..., RunningServer], host: str) -> None:
    server = build(replace(FAST, hosts="other.example, Our.example"))
    assert server.get("/api/texts", host=host).status_code == 200
    assert server.get("/api/texts", host="foreign.example").json()["say"]["id"] == "say-wrong-host"
    assert own_host("foreign.example", known_hosts("*"))


def test_every_answer_has_its_headers(server: RunningServer) -> None:
    for path in ("/", "/api/texts", "/api/nothing", "/static/nothing"):
        headers = server.get(path).headers
        assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
        assert "geolocation=()" in headers["permissions-policy"]
        assert "strict-transport-security" not in headers


async def test_nobody_takes_the_name_of_another(server: RunningServer) -> None:
    opened = server.open(me("Ann"), friend())
    body = {"invite": opened.invites[1], "name": " aNN "}
    refused = server.post(f"/api/tables/{opened.id}/sit", body)
    assert (refused.status_code, refused.json()["say"]["id"]) == (400, "say-name-taken")
    opened.sit(1, "Anna")


async def test_our_own_page_comes_in(server: RunningServer) -> None:
    own = f"http://{server.address}"
    opened = server.open(me(), bot())
    client = await Client.to(server.address, opened.id, additional_headers={"Origin": own})
    await client.join([])
    await client.close()
    assert server.post("/api/tables", {"game": "odin", "seats": [me(), bot()]}, origin=own).status_code == 201


def test_bodies_are_bounded_and_json(server: RunningServer) -> None:
    url = f"http://{server.address}/api/tables"
    json_type = {"content-type": "application/json"}
    cases: list[tuple[Any, dict[str, str], int]] = [
        (b"x" * 20_000, json_type, 413),
        (b'{"game": "odin"', json_type, 400),
        (b"[" * 10_000, json_type, 400),
        (b"\xff\xfe", json_type, 400),
        (b"", json_type, 400),
        (b"{}", {"content-type": "text/plain"}, 415),
        (b"{}", {}, 415),
    ]
    for content, headers, status in cases:
        answer = httpx.post(url, content=content, headers=headers)
        assert (answer.status_code, list(answer.json())) == (status, ["say"])


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [me(), bot()]},
        {"game": "odin", "seats": [me()]},
        {"game": "odin", "seats": [me()] * 7},
        {"game": "odin", "seats": [me()] * 40},
        {"game": "odin", "seats": []},
        {"game": "odin", "seats": [me(), bot("superhuman")]},
        {"game": "odin", "seats": [me(), {"kind": "ghost"}]},
        {"game": "odin", "seats": [me(), {"kind": "friend", "token": "x"}]},
        {"game": "odin", "seats": [me(), bot()], "options": {"target": -1}},
        {"game": "odin", "seats": [me(), bot()], "options": {"target": 10**30}},
        {"game": "odin", "seats": [me(), bot()], "options": {"target": "15"}},
        {"game": "odin", "seats": [me(), bot()], "options": {"cheat": 1}},
        {"game": "odin", "seats": [me(), bot()], "key": "00"},
        {"game": "odin", "seats": [me(), me(), me()], "options": {"removed_colours": 2}},
    ],
)
def test_wishes_that_cannot_be_granted(server: RunningServer, body: Any) -> None:
    answer = server.post("/api/tables", body)
    assert answer.status_code == 400
    assert answer.json()["say"]["id"] in ("say-bad-table", "say-bad-request")
