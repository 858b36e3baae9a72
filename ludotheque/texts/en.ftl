# What is common to all games.

level-random = Random: any legal move
level-greedy = Greedy: plays with sense, without foresight

say-no-such-move = “{ $move }” is no move of this game.

## The terminal program

cli-players = At the table: { $players }.
cli-commitment = Commitment: { $commitment }
cli-help-is-there = Type “help” for all that you can do here.
cli-who = { $player }
cli-place = { $place }.
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-thinking = { $player } is thinking…
cli-thinking-hint = Looking for a good move…
cli-more-moves = … and { $count } more: type / for all, or some words to search for.
cli-no-such-number = There is no move { $number }: the moves have the numbers 1 to { $count }.
cli-nothing-found = No move has “{ $words }” in it.
cli-no-rule-found = No rule has “{ $words }” in it.
cli-refused = { $move } is refused by rule { $rule }: { $why }
cli-legal = { $move } is legal: { $words }
cli-hint = A good move is number { $number }, { $move }: { $words }
cli-ask-about = Write a move or a rule behind the question mark.
cli-undone = Taken back.
cli-nothing-to-undo = You have not decided anything yet that could be taken back.
cli-log-empty = Nothing has happened yet.
cli-save-where = Write the name of a file behind “save”.
cli-saved = Saved in { $file }.
cli-not-saved = Not saved: { $why }
cli-save-question = Save the match? Write the name of a file, or just Enter for no:
cli-input-ended = The input has ended. Nothing was saved.
cli-interrupted = You have left the table. Nothing was saved.
cli-over = The match is over.
cli-unfinished = The record ends here; the match is unfinished.
cli-replay-move = Move { $number }, { $player }
cli-replay-step = Enter: next move, q: quit

# One line for each thing one can type in a match.
cli-help-number = play the move with this number
cli-help-notation = play a move by its notation
cli-help-search = show the moves with these words in them; any words that are no move do the same
cli-help-why = is this move legal, and if not, which rule forbids it?
cli-help-rule = tell a rule
cli-help-undo = go back to before your last decision
cli-help-hint = ask for a good move
cli-help-log = tell all that has happened
cli-help-rules = tell the rules, or those with a word in them: rules pass
cli-help-save = save the match in a file: save evening.txt
cli-help-quit = leave the table
cli-help-help = this list
cli-help-enter = show the table again

# The list of games.
cli-game-facts = ({ $name }) { $low }–{ $high } seats, { $minutes } minutes
cli-option = Option
cli-option-takes = Takes
cli-option-help = What it does
cli-option-usual = { $value } (usual)
cli-option-seats = only for { $seats } seats

## Odin in the terminal

cli-odin-title = { $target ->
    [0] Hand { $hand }, one hand only
    [one] Hand { $hand }, until somebody has { $target } point
   *[other] Hand { $hand }, until somebody has { $target } points
}
cli-odin-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-odin-known = known:
cli-odin-holds = holds:
cli-odin-centre = Centre
cli-odin-centre-empty = empty
cli-odin-worth = { $passes ->
    [0] worth { NUMBER($value, useGrouping: 0) }, by { $player }
    [one] worth { NUMBER($value, useGrouping: 0) }, by { $player }; { $passes } pass since
   *[other] worth { NUMBER($value, useGrouping: 0) }, by { $player }; { $passes } passes since
}
cli-odin-beaten = Beaten
cli-odin-discards = Discarded
cli-odin-hand = Your hand
cli-odin-pref-sort = sort your hand by colour or by number
cli-odin-pref-discards = show or hide the discarded cards

## What the server says

say-log-undo = { $player } takes a move back.
say-moved-on = The match has moved on meanwhile; look at it again.
say-not-your-seat = That seat is not yours.
say-not-your-turn = It is not your turn.
say-no-move-fits = No move fits what you have picked.
say-no-hint = There is no hint this time.
say-one-hint-at-a-time = Wait for the hint that you have asked for.
say-undo-refused = This can no longer be taken back: somebody has acted since, a card was drawn, or something hidden was shown.
say-undo-over = The match is over and its key is open; nothing can be taken back any more.
say-no-table = There is no such table.
say-table-damaged = The log of this table is damaged, so it cannot be played on. The other tables are not affected.
say-table-other-rules = This table is played by rules that are not here: { $rules }.
say-table-full = There are too many people at this table just now. Come back in a while.
say-wrong-token = This link is for no seat at this table, or no longer.
say-seat-revoked = The host has given this seat a new invitation; this link is void.
say-invite-spent = This invitation was used already, or was replaced by a new one. Ask the host for another.
say-host-only = Only the host of the table can do that.
say-no-invite-there = Only the seat of a friend takes an invitation.
say-bad-name = A name has 1 to 24 characters, and none that cannot be seen.
say-bad-table = This table cannot be opened: { $why }.
say-too-many-tables = You have opened many tables in a short time. Wait a minute.
say-record-later = The record can be had when the match is over: it holds the key to all hidden cards.
say-join-first = Join the table first.
say-frame-garbled = The server does not understand this message.
say-frame-too-long = This message is too long.
say-too-fast = Too many messages in a short time.
say-too-many-bad-frames = Too many messages that make no sense; the server hangs up.
say-bad-request = The server does not understand this request.
say-body-too-long = This request is too long.
say-json-only = This request has to be JSON.
say-foreign-page = This request comes from another site.
say-not-found = There is nothing here.
say-no-language = There is no such language here.
say-store-trouble = The server cannot write at present, so nothing was changed. Try again in a while.
say-server-fault = Something went wrong on the server. It is written down there; nothing was changed.
say-restarting = The server restarts and will be back at once.
