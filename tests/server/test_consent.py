"""By consent: taking back what the undo law keeps, and giving a seat anew. Who shares a screen needs nobody's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from running_server import Client, Opened, RunningServer, bot, friend, hands_free, local, me

from ludotheque import games
from ludotheque.server.consent import has_hands


async def three_people(server: RunningServer, game: str = "odin") -> tuple[Opened, list[Client]]:
    opened = server.open(me(), friend(), friend(), game=game)
    opened.sit(1, "Bob")
    opened.sit(2, "Cleo")
    clients = [await opened.join(seat) for seat in range(3)]
    await asyncio.gather(*(everybody_here(client) for client in clients))
    return opened, clients


async def everybody_here(client: Client) -> None:
    await client.until(lambda: all(seat["online"] for seat in client.table["seats"]))


async def nothing_proposed(client: Client) -> None:
    await client.until(lambda: client.table["proposal"] is None)


async def first_move(clients: list[Client]) -> int:
    """Who leads plays a card, which cannot be taken back by oneself; who it was."""
    leader = int(clients[0].states[0]["waiting"][0])
    await clients[leader].move(leader, hands_free(clients[leader].states[leader]))
    await asyncio.gather(*(client.reach(1) for client in clients))
    return leader


async def close(clients: list[Client]) -> None:
    for client in clients:
        await client.close()


async def test_what_the_law_keeps_is_taken_back_when_all_others_agree(server: RunningServer) -> None:
    _, clients = await three_people(server)
    assert not any(client.states[seat]["ask_undo"] for seat, client in enumerate(clients))
    leader = await first_move(clients)
    asker, one, two = clients[leader], (leader + 1) % 3, (leader + 2) % 3
    assert [client.states[seat]["ask_undo"] for seat, client in enumerate(clients)] == [s == leader for s in range(3)]
    assert (await asker.ask("undo", leader))["say"]["id"] == "say-undo-refused"
    assert (await clients[one].ask("propose", one, what="undo"))["say"]["id"] == "say-undo-refused"
    assert (await asker.ask("propose", leader, what="undo"))["t"] == "ok"
    proposal = {"what": "undo", "by": leader, "about": 0, "asked": sorted([one, two]), "agreed": []}
    await clients[one].until(lambda: clients[one].table["proposal"] == proposal)
    assert (await asker.ask("propose", leader, what="undo"))["say"]["id"] == "say-one-proposal-at-a-time"
    assert (await asker.ask("agree", leader, yes=True))["say"]["id"] == "say-no-proposal", "not by oneself"
    assert (await clients[one].ask("agree", one, yes=True)) | {"id": 0} == {"t": "ok", "id": 0, "seq": 1}
    await asker.until(lambda: asker.table["proposal"] == {**proposal, "agreed": [one]})
    assert (await clients[two].ask("agree", two, yes=True))["seq"] == 2
    for seat, client in enumerate(clients):
        await client.reach(2)
        assert client.states[seat]["log"][-1]["to"] == 0 and client.states[seat]["waiting"] == [leader]
        await nothing_proposed(client)
    assert (await clients[one].ask("agree", one, yes=True))["say"]["id"] == "say-no-proposal"
    await close(clients)


@pytest.mark.parametrize("how", ["refused", "moved on"])
async def test_one_refusal_or_a_move_ends_it(server: RunningServer, how: str) -> None:
    _, clients = await three_people(server)
    leader = await first_move(clients)
    one, two = (leader + 1) % 3, (leader + 2) % 3
    await clients[leader].ask("propose", leader, what="undo")
    await clients[two].ask("agree", two, yes=True)
    if how == "refused":
        await clients[one].ask("agree", one, yes=False)
    else:
        mover = int(clients[0].states[0]["waiting"][0])
        await clients[mover].move(mover, "pass")
    for client in clients:
        await nothing_proposed(client)
    assert (await clients[one].ask("agree", one, yes=True))["say"]["id"] == "say-no-proposal"
    assert clients[leader].states[leader]["seq"] == (1 if how == "refused" else 2)
    await close(clients)


async def test_local_people_who_do_not_share_a_screen_are_not_free(server: RunningServer) -> None:
    opened = server.open(me(), local(), target=999)
    both = await opened.join(0, 1)
    leader = both.states[0]["waiting"][0]
    await both.move(leader, hands_free(both.states[leader]))
    assert both.states[leader]["undo"] is True and both.states[leader]["ask_undo"] is False
    other = await opened.join(1 - leader)
    await both.until(lambda: both.states[leader]["undo"] is False and both.states[leader]["ask_undo"])
    assert (await both.ask("undo", leader))["say"]["id"] == "say-undo-refused"
    await other.close()
    assert (await both.ask("undo", leader))["say"]["id"] == "say-undo-refused", "he was here, and may come again"
    assert (await both.ask("propose", leader, what="undo"))["t"] == "ok"
    assert (await both.ask("agree", 1 - leader, yes=True))["seq"] == 2
    await both.close()


# A seat that is given anew


def ask_for_invite(server: RunningServer, opened: Opened, seat: int) -> tuple[int, str]:
    answer = server.post(f"/api/tables/{opened.id}/invite", {"token": opened.tokens[0], "seat": seat})
    return answer.status_code, answer.json().get("say", {}).get("id", "")


async def test_nobody_looks_into_a_hand_without_the_consent_of_the_others(server: RunningServer) -> None:
    opened, clients = await three_people(server)
    await first_move(clients)
    assert ask_for_invite(server, opened, 1) == (409, "say-consent-first")
    assert (await clients[1].ask("propose", 1, what="seat", about=2))["say"]["id"] == "say-host-only"
    assert (await clients[0].ask("propose", 0, what="seat", about=0))["say"]["id"] == "say-no-invite-there"
    for bob_says in (False, True):
        assert (await clients[0].ask("propose", 0, what="seat", about=1))["t"] == "ok"
        await clients[1].until(lambda: clients[1].table["proposal"])
        assert clients[1].table["proposal"]["asked"] == [1, 2], "also whoever sits there, if he is here"
        await clients[2].ask("agree", 2, yes=True)
        assert ask_for_invite(server, opened, 1) == (409, "say-consent-first")
        await clients[1].ask("agree", 1, yes=bob_says)
    assert ask_for_invite(server, opened, 1) == (200, "")
    assert await clients[1].closed() == 4003
    for seat in (0, 2):
        await clients[seat].reach(2)
        entry = {"seq": 2, "seat": 1, "says": [{"id": "say-log-seat", "args": {"player": {"seat": 1}}}], "note": "seat"}
        assert clients[seat].states[seat]["log"] == [entry], "told to all"
    assert (await opened.join()).states[-1]["log"][-1] == entry, "and for ever"
    mover = clients[0].states[0]["waiting"][0]
    if mover != 1:
        assert (await clients[mover].ask("move", mover, seq=1, move="pass"))["t"] == "ok", "play goes on"
    await close([clients[0], clients[2]])


async def test_the_consent_is_for_once(server: RunningServer) -> None:
    opened, clients = await three_people(server)
    await clients[1].close()
    await clients[0].until(lambda: not clients[0].table["seats"][1]["online"])
    assert ask_for_invite(server, opened, 1) == (409, "say-consent-first")
    await clients[0].ask("propose", 0, what="seat", about=1)
    await clients[2].until(lambda: clients[2].table["proposal"])
    assert clients[2].table["proposal"]["asked"] == [2], "who is away cannot be asked"
    await clients[2].ask("agree", 2, yes=True)
    answer = server.post(f"/api/tables/{opened.id}/invite", {"token": opened.tokens[0], "seat": 1})
    opened.invites[1] = answer.json()["invite"]
    opened.sit(1, "Bob again")
    assert ask_for_invite(server, opened, 1) == (409, "say-consent-first")
    await close([clients[0], clients[2]])


async def test_a_seat_that_nobody_took_is_given_freely(server: RunningServer) -> None:
    opened = server.open(me(), friend(), friend())
    opened.sit(2, "Cleo")
    ann = await opened.join(0)
    assert ask_for_invite(server, opened, 1) == (200, "")
    assert ann.states[0]["seq"] == 0
    await ann.close()


def test_which_games_have_hands() -> None:
    assert has_hands(games.get("odin"))
    assert {name for name in games.names() if has_hands(games.get(name))} >= {"odin", "ravens"}


async def test_a_match_with_such_a_row_is_loaded_again_and_goes_on(server: RunningServer) -> None:
    opened = server.open(me(), friend(), bot("random"))
    opened.sit(1, "Bob")
    assert ask_for_invite(server, opened, 1) == (200, ""), "nobody is there to be asked"
    tables = server.app.state.commands.tables.open_now
    del tables[opened.id]
    ann = await opened.join(0)
    assert any(entry.get("note") == "seat" for entry in ann.states[0]["log"]), "the bot may have led"
    await ann.close()


async def test_who_did_not_share_a_screen_needs_consent_after_a_restart_too(
    build: Callable[..., RunningServer],
) -> None:
    server = build()
    opened = server.open(me(), local())
    clients = [await opened.join(0), await opened.join(1)]
    leader = await first_move(clients)
    assert not clients[leader].states[leader]["undo"]
    await close(clients)
    await asyncio.to_thread(server.stop)
    opened.address = build().address
    both = await opened.join(0, 1)
    assert not both.states[leader]["undo"], "one of them may have all tokens, and the other is not here to say no"
    assert (await both.ask("undo", leader))["say"]["id"] == "say-undo-refused"
    await both.close()
