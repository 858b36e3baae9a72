"""What people at a table do together, beside playing: agree on something, stand in for each other, play on."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable
from typing import Protocol

from .. import bots, games
from ..core.errors import BadInput
from ..core.text import Text, text
from .consent import OpenProposal, asked_for_seat, has_hands, others
from .guard import Bucket
from .matchlog import Note, PendingEntry
from .outcome import Outcome, Tell, moved_on, refusal
from .rematch import next_match
from .settings import ServerSettings
from .store import Conflict, StoreUnavailable
from .table import Table
from .tables import Refused, Tables
from .wire import Agree, ComeBack, InviteWish, Ok, OpenedSeat, Propose, React, Reaction, Rematch

log = logging.getLogger("ludotheque.company")

REFUSED_INVITES = {"say-host-only": 403, "say-no-invite-there": 400}
"""What the answer to a refused wish for an invite is, where it is not 409."""
REACTIONS = 4.0
"""So many faces a seat may show at once…"""
REACTION_SECONDS = 2.5
"""… and in the long run one in so many seconds."""


class Commit(Protocol):
    """Has an entry in the store, and only then at the table; raises Conflict, the table reloaded."""

    def __call__(self, table: Table, pending: PendingEntry, command: str, token: bytes | None = None) -> Awaitable[int]:
        """The seq of the entry."""


class Company:
    """The commands of people to each other; `commit` enters what comes of them in the log."""

    def __init__(self, tables: Tables, settings: ServerSettings, commit: Commit) -> None:
        self._tables, self._settings, self._commit = tables, settings, commit

    async def _note(self, table: Table, seat: int, note: Note, about: str = "") -> int:
        return await self._commit(table, table.matchlog.note(seat, note, about), f"{note}-{secrets.token_hex(12)}")

    # Consent

    async def propose(self, table: Table, command: Propose) -> Outcome:
        """Ask the others for something, or do it at once where nobody has to be asked."""
        async with table.lock:
            # What else is proposed does not depend on the last move.
            if command.what == "undo" and command.seq != table.matchlog.seq:
                return moved_on(table, command)
            say = self._why_not(table, command)
            if say is not None:
                return refusal(table, command, say)
            table.propose(OpenProposal(command.what, command.seat, command.about, self._asked(table, command)))
            return await self._carried_out(table, command)

    def _asked(self, table: Table, command: Propose) -> frozenset[int]:
        """Whose consent it takes."""
        if command.what == "undo":
            return others(table.seats, command.seat)
        if command.what == "seat":
            return asked_for_seat(table.seats, command.seat, command.about, table.online())
        here = table.others_here(command.seat)
        if command.what == "bot" and table.is_host([command.seat]):
            return frozenset() if self._is_long_away(table, command.about) else here
        return here

    def _is_long_away(self, table: Table, seat: int) -> bool:
        return table.away_for(seat) >= self._settings.stand_in_after

    def _why_not(self, table: Table, command: Propose) -> Text | None:
        """Why something is not even asked; None if it is."""
        if table.proposal is not None:
            return text("say-one-proposal-at-a-time")
        match command.what:
            case "undo":
                return self._why_no_undo(table, command)
            case "seat":
                return self._why_not_anew(table, command.seat, command.about)
            case "bot":
                return self._why_no_stand_in(table, command)
            case "end":
                return self._why_no_end(table, command)

    def _why_no_undo(self, table: Table, command: Propose) -> Text | None:
        if not table.matchlog.may_ask(command.seat):
            return text("say-undo-refused")
        return too_long(table, self._settings, undo=True)

    def _why_not_anew(self, table: Table, by: int, about: int) -> Text | None:
        """Why a seat is not given anew: the host gives those of friends, and anybody that of a host who stays away."""
        if table.is_host([by]):
            return None if table.is_friend(about) else text("say-no-invite-there")
        if about >= len(table.seats) or not table.is_host([about]):
            return text("say-host-only")
        if not table.is_person(about):
            return None
        if about in table.online():
            return text("say-not-away")
        return None if self._is_long_away(table, about) else self._away_shortly(table, about)

    def _away_shortly(self, table: Table, seat: int) -> Text:
        left = self._settings.stand_in_after - table.away_for(seat)
        return text("say-away-shortly", seconds=int(left) + 1)

    def _why_no_stand_in(self, table: Table, command: Propose) -> Text | None:
        if table.matchlog.match.over:
            return text("say-match-over")
        if not table.is_person(command.about) or command.about in table.matchlog.stand_ins:
            return text("say-no-stand-in")
        if command.about in table.online():
            return text("say-not-away")
        if table.others_here(command.seat) or self._is_long_away(table, command.about):
            return too_long(table, self._settings)
        return self._away_shortly(table, command.about)

    def _why_no_end(self, table: Table, command: Propose) -> Text | None:
        if table.matchlog.match.over:
            return text("say-match-ended" if table.matchlog.match.agreed else "say-match-over")
        absent = others(table.seats, command.seat) - table.mates(command.seat)
        if table.others_here(command.seat) or all(table.away_for(s) >= self._settings.end_after for s in absent):
            return too_long(table, self._settings)
        left = self._settings.end_after - min(table.away_for(seat) for seat in absent)
        return text("say-end-later", minutes=int(left / 60) + 1)

    async def agree(self, table: Table, command: Agree) -> Outcome:
        """Say yes or no to what was proposed; its proposer may withdraw it."""
        async with table.lock:
            proposal = table.proposal
            withdrawn = proposal is not None and proposal.by == command.seat and not command.yes
            if proposal is None or not (withdrawn or command.seat in proposal.asked):
                return refusal(table, command, text("say-no-proposal"))
            if proposal.home:
                self._tables.relay.agrees(table, proposal.home, command.seat, command.yes)
                return Outcome(Ok(command.id, table.matchlog.seq))
            _note_consent(table, command.seat, command.yes)
            return await self._carried_out(table, command)

    async def agreed_elsewhere(self, table: Table, seat: int, yes: bool) -> None:
        """Somebody at the table in another process agrees, or not, to what is proposed in this one."""
        async with table.lock:
            proposal = table.proposal
            if proposal is None or proposal.home or not (seat in proposal.asked or (seat == proposal.by and not yes)):
                return
            _note_consent(table, seat, yes)
            try:
                await self._carry_out(table)
            except (Conflict, StoreUnavailable, Refused) as fault:
                log.warning("what was agreed at table %s is not carried out: %r", table.id, fault)
        table.tell()

    async def _carried_out(self, table: Table, command: Propose | Agree) -> Outcome:
        try:
            carried = await self._carry_out(table)
        except Conflict:
            return moved_on(table, command, Tell.ALL)
        return Outcome(Ok(command.id, table.matchlog.seq), Tell.ALL if carried else Tell.NOBODY)

    async def _carry_out(self, table: Table) -> bool:
        """Do what everybody has agreed to, if they have; have they? Raises Conflict. With the table's lock."""
        proposal = table.proposal
        if proposal is None or not proposal.carried:
            return False
        table.propose(None)
        await self._done(table, proposal)
        return True

    async def _done(self, table: Table, proposal: OpenProposal) -> None:
        """Carry a proposal out."""
        match proposal.what:
            case "undo":
                pending = table.matchlog.undo(proposal.by, free=True)
                await self._commit(table, pending, f"agreed-{secrets.token_hex(12)}")
            case "seat":
                table.granted.add(proposal.about)
                self._tables.relay.granted(table, proposal.about, True)
            case "bot":
                await self._note(table, proposal.about, "bot", bots.DEFAULT_LEVEL)
            case "end":
                await self._note(table, proposal.by, "end")

    async def invite(self, id: str, wish: InviteWish) -> OpenedSeat:
        """A new invite for a friend's seat, or for that of a host who stays away; raises Refused.

        Where somebody has sat there who saw what others do not, these have to agree first; and it is a row of the log.
        """
        table = await self._tables.get(id)
        by = (await self._tables.authorise(table, [wish.token]))[0]
        async with table.lock:
            say = self._why_not_anew(table, by, wish.seat)
            if say is not None:
                raise Refused(REFUSED_INVITES.get(say.id, 409), say)
            if table.seats[wish.seat].token is not None:
                asked = asked_for_seat(table.seats, by, wish.seat, table.online())
                if has_hands(table.matchlog.game) and asked and wish.seat not in table.granted:
                    raise Refused(409, text("say-consent-first"))
                await self._note(table, wish.seat, "seat")
                table.granted.discard(wish.seat)
                self._tables.relay.granted(table, wish.seat, False)
            opened = await self._tables.invite(table, wish.seat)
        table.tell()
        return opened

    # Coming back, playing on, showing faces

    async def come_back(self, table: Table, command: ComeBack) -> Outcome:
        """Let a person play again where a bot stood in."""
        token = table.seats[command.seat].token
        async with table.lock:
            if command.seat not in table.matchlog.stand_ins:
                return refusal(table, command, text("say-no-bot-there"))
            try:
                seq = await self._commit(table, table.matchlog.note(command.seat, "back"), command.id, token)
            except Conflict:
                return moved_on(table, command, Tell.ALL)
        return Outcome(Ok(command.id, seq), Tell.ALL)

    async def rematch(self, table: Table, command: Rematch) -> Outcome:
        """Open the table at which everybody plays on, unless somebody has."""
        async with table.lock:
            last = table.matchlog.match
            if not last.over:
                return refusal(table, command, text("say-match-goes-on"))
            if table.matchlog.next is not None:
                return Outcome(Ok(command.id, table.matchlog.seq))
            if not self._tables.openings.take(table.by):
                return refusal(table, command, text("say-too-many-tables"))
            same = command.game in ("", last.game.name)
            try:
                game = games.get(last.game.name if same else command.game)
                match = next_match(last, game, {**(last.options if same else {}), **command.options})
                opened = await self._tables.keep(match, table.seats)
            except BadInput as fault:
                return refusal(table, command, text("say-bad-table", why=fault.why))
            except Refused as refused:
                return refusal(table, command, refused.say)
            try:
                seq = await self._note(table, command.seat, "next", opened)
            except Conflict:
                return self._second(table, command)
        return Outcome(Ok(command.id, seq), Tell.ALL)

    def _second(self, table: Table, command: Rematch) -> Outcome:
        """Somebody else was quicker: if it was to open a table, all go there."""
        if table.matchlog.next is None:
            return moved_on(table, command, Tell.ALL)
        return Outcome(Ok(command.id, table.matchlog.seq), Tell.ALL)

    async def react(self, table: Table, command: React) -> Outcome:
        """Show a face to everybody, here and in other processes."""
        patience = table.reactions.setdefault(command.seat, Bucket(1 / REACTION_SECONDS, REACTIONS))
        if not patience.take():
            return refusal(table, command, text("say-too-many-reactions"))
        reaction = Reaction(command.seat, command.what)
        table.show(reaction)
        self._tables.relay.reacted(table, reaction)
        return Outcome(Ok(command.id, table.matchlog.seq))


def _note_consent(table: Table, seat: int, yes: bool) -> None:
    """A seat that is asked agrees, or ends it."""
    if yes:
        table.agree(seat)
    else:
        table.propose(None)


def too_long(table: Table, settings: ServerSettings, undo: bool = False) -> Text | None:
    """Why the log takes no such entry any more, however legal; None if it does."""
    if table.matchlog.seq >= settings.rows_per_match:
        return text("say-match-too-long", rows=settings.rows_per_match)
    if undo and table.matchlog.undos >= settings.undos_per_match:
        return text("say-too-many-undos", undos=settings.undos_per_match)
    return None
