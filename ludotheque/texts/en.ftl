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
