"""Every text of Adventure Land that compiled code says, with what its arguments mean."""

from __future__ import annotations

from ...core.meanings import NUMBER, SEAT, SEATS, OneOf
from ...core.messages import Messages
from . import moves

MESSAGES = Messages("adventureland")

NOTHING, HERB, SWORD, GOLD, CREATURE, COMPANION, JOIN = range(7)
WHAT = OneOf(("nothing", "herb", "sword", "gold", "creature", "companion", "join"))
"""What a walk leads to."""

ASK_MOVE = MESSAGES("ask-move", left=NUMBER)
ASK_SWORDS = MESSAGES("ask-swords", strength=NUMBER, total=NUMBER, missing=NUMBER, space=moves.SPACE, forced=NUMBER)
ASK_SPEND = MESSAGES("ask-spend", strength=NUMBER, total=NUMBER, missing=NUMBER, space=moves.SPACE, forced=NUMBER)
ASK_HERB = MESSAGES("ask-herb", value=NUMBER)
ASK_WAIT_TURN = MESSAGES("ask-wait-turn", player=SEAT)
ASK_WAIT_FIGHT = MESSAGES("ask-wait-fight", player=SEAT)
ASK_WAIT_HERB = MESSAGES("ask-wait-herb", player=SEAT, turn=SEAT)
ASK_OVER = MESSAGES("ask-over")

MOVE_WALK = MESSAGES("move-walk", begin=moves.SPACE, end=moves.SPACE, what=WHAT, strength=NUMBER)
MOVE_ENTER = MESSAGES("move-enter", begin=moves.SPOT, end=moves.SPACE, what=WHAT, strength=NUMBER)
MOVE_DONE = MESSAGES("move-done")
MOVE_BARE = MESSAGES("move-bare", percent=NUMBER)
MOVE_FIGHT = MESSAGES("move-fight", swords=moves.SWORDS, dice=NUMBER, percent=NUMBER)
MOVE_HERB = MESSAGES("move-herb", value=NUMBER, percent=NUMBER)
MOVE_GOLD = MESSAGES("move-gold", percent=NUMBER)
MOVE_REROLL = MESSAGES("move-reroll", face=NUMBER, percent=NUMBER)
MOVE_GIVE_UP = MESSAGES("move-give-up")
MOVE_KEEP = MESSAGES("move-keep", value=NUMBER)
MOVE_SWAP = MESSAGES("move-swap")

LOG_WALK = MESSAGES("log-walk", player=SEAT, begin=moves.SPACE, end=moves.SPACE, what=WHAT, strength=NUMBER)
LOG_ENTER = MESSAGES("log-enter", player=SEAT, begin=moves.SPOT, end=moves.SPACE, what=WHAT, strength=NUMBER)
LOG_DONE = MESSAGES("log-done", player=SEAT)
LOG_ROLL = MESSAGES("log-roll", player=SEAT, swords=moves.SWORDS, dice=moves.DICE, total=NUMBER)
LOG_BARE = MESSAGES("log-bare", player=SEAT)
LOG_HERB = MESSAGES("log-herb", player=SEAT, value=NUMBER)
LOG_GOLD = MESSAGES("log-gold", player=SEAT)
LOG_REROLL = MESSAGES("log-reroll", player=SEAT, face=NUMBER, fresh=NUMBER)
LOG_GIVE_UP = MESSAGES("log-give-up", player=SEAT)
LOG_KEEP = MESSAGES("log-keep", player=SEAT)
LOG_SWAP = MESSAGES("log-swap", player=SEAT)
LOG_FOUND_SWORD = MESSAGES("log-found-sword", kind=moves.SWORD)
LOG_FOUND_HERB = MESSAGES("log-found-herb", value=NUMBER)
LOG_FOUND_BONUS = MESSAGES("log-found-bonus", tile=moves.BONUS_TILE)
LOG_WON = MESSAGES("log-won", player=SEAT, strength=NUMBER)
LOG_LOST = MESSAGES("log-lost", player=SEAT)
LOG_FORCED = MESSAGES("log-forced", player=SEAT, total=NUMBER, strength=NUMBER)
LOG_CARD = MESSAGES("log-card", space=moves.SPACE, terrain=moves.TERRAIN)
LOG_TAKES = MESSAGES("log-takes", player=SEAT)
LOG_MISSING = MESSAGES("log-missing", player=SEAT, count=NUMBER)
LOG_TURN = MESSAGES("log-turn", player=SEAT)
LOG_POINTS = MESSAGES("log-points", player=SEAT, points=NUMBER)
LOG_WIN = MESSAGES("log-win", players=SEATS, count=NUMBER, points=NUMBER)
