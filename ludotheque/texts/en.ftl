# What is common to all games.

## Bots

level-random = Random
level-random-help = Any legal move.
level-greedy = Greedy
level-greedy-help = Plays with sense, without looking ahead.
level-net = Net
level-net-help = Learnt from matches against itself; does not look ahead.
level-beginner = Beginner
level-beginner-help = Has sense, but overlooks and misjudges things.
level-casual = Casual
level-casual-help = Plays with a good eye, without looking ahead.
level-skilled = Skilled
level-skilled-help = Plays well, with a glance ahead at most.
level-master = Master
level-master-help = Looks well ahead, and answers at once.
level-champion = Champion
level-champion-help = Takes all its time to look as far ahead as it can.

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
cli-assumed = Assumption: { $why }
cli-hint = { $count ->
    [one] A good move:
   *[other] Good moves:
}
cli-hint-only = This is your only move:
cli-hint-equal = They are about equally good.
# $percent is a whole number: how often the player wins after that move.
cli-hint-chance = wins about { $percent }% of the time
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
cli-compiling = Preparing the rules, this once…
cli-compiling-progress = Preparing the rules, this once… { $done } of { $of }: { $name }

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
cli-level = Bot
cli-level-rating = Rating
cli-level-help = How it plays

# A record is checked. $why tells the line and what is wrong there.
cli-verify-wrong = “{ $file }” is wrong, { $why }.
cli-verify-match = { $game } (rules version { $version }), { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-verify-key = ✓ The key fits the commitment, which binds game, seats and options:
cli-verify-deal = ✓ The deal and all chance after it come from the key.
cli-verify-placed = ! The match goes on from a position set up by hand: only chance after it comes from the key.
cli-verify-moves = { $count ->
    [one] ✓ { $count } move was replayed: all legal.
   *[other] ✓ { $count } moves were replayed: all legal.
}
cli-verify-result = ✓ They lead to the result that the record tells:
cli-verify-unfinished = ✓ The match is unfinished, as the record tells.
cli-verify-checksum = ✓ The checksum fits.
cli-verify-good = The record is good. If its commitment is the one that was shown before the first move, then nothing was changed since.

# Long runs of matches. $rate is a number of matches.
cli-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-matches = matches
cli-time-left = left
cli-rate = { $rate } a second
cli-no-ratings = There are no ratings without choix: pip install 'ludotheque[lab]'
cli-no-plots = There are no plots without matplotlib: pip install 'ludotheque[lab]'

# Bots against each other. $low to $high is an interval, $first, $low, $high and $par of a pairing are percentages.
cli-arena-begun = { $total } matches, { $played } of them played before, { $jobs ->
    [one] { $jobs } process
   *[other] { $jobs } processes
}
cli-arena-progress = { $done } of { $total }, { $rate } a second, { $left } s left
cli-arena-stopped = Stopped: { $kept } of { $total } matches are kept in “{ $folder }”; the same command goes on.
cli-arena-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-arena-no-deal = No deal was played in all seats yet.
cli-arena-pairing = { $bot } against { $against }: first in { $first }% of { $matches } matches (95%: { $low }% to { $high }%; par { $par }%), { $points } to { $others } points, { $seconds } and { $theirs } s a decision
cli-arena-given-up = { $count ->
    [one] { $count } match was given up as too long, counted as it stood.
   *[other] { $count } matches were given up as too long, counted as they stood.
}
cli-arena-unbounded = ~ never lost, or never won: how far it is from the anchor is not known.
cli-arena-bot = bot
cli-arena-against = against
cli-arena-matches = matches
cli-arena-first = first, %
cli-arena-sure = 95 %
cli-arena-par = par
cli-arena-points = points
cli-arena-better = better
cli-arena-worse = worse
cli-arena-rating = rating
cli-arena-decision-takes = a decision takes
cli-arena-anchor = anchor
cli-arena-unknown = unknown
cli-arena-range = { $low } to { $high }

# What kind of game it is. Labels of rows; they should be short.
cli-study-stopped = Stopped after { $played } of { $total } matches.
cli-study-note = ± is half the 95 % interval. A turn is a stretch of decisions of one seat.
cli-study-unfinished = { $count ->
    [one] { $count } match was not over after { $longest } decisions and left out.
   *[other] { $count } matches were not over after { $longest } decisions and left out.
}
cli-study-matches = matches
cli-study-decisions = length, decisions
cli-study-turns = turns
cli-study-moves = legal moves, mean
cli-study-moves-median = median
cli-study-moves-90 = 90th percentile
cli-study-moves-most = most
cli-study-forced = forced, %
cli-study-points = points, mean
cli-study-points-deviation = standard deviation
cli-study-margin = winner's margin
cli-study-lead-changes = lead changes
cli-study-winner-leads = winner leads, %
cli-study-first-by-seat = first places, %
cli-study-first-by-order = from the starter, %
cli-study-seat = seat { $seat }
cli-study-starter = { $after ->
    [0] starter
   *[other] starter + { $after }
}
cli-study-par = par { $par }
cli-study-differ = do they differ?
cli-study-they-do = yes, p { $p }
cli-study-they-do-not = no, p { $p }

# Pictures of both. $title names game and bot.
cli-plot-arena = { $game }: bots against each other
cli-plot-against = against { $bot }
cli-plot-first-share = first places (share of matches, 95 % intervals)
cli-plot-unknown = (distance unknown)
cli-plot-rating = rating (Elo scale, { $bot } is 1000, 95 % intervals)
cli-plot-lengths = { $title }: length of a match
cli-plot-branching = { $title }: choice in the course of a match
cli-plot-points = { $title }: points at the end
cli-plot-first-places = { $title }: first places by seat (dashed: par)
cli-plot-mean = { $seats ->
    [one] { $seats } seat, mean { $mean }
   *[other] { $seats } seats, mean { $mean }
}
cli-plot-decisions = length (decisions)
cli-plot-part = part of the match's decisions made
cli-plot-moves = legal moves (mean, 95 % band)
cli-plot-first = first place
cli-plot-others = others
cli-plot-seats = seats
cli-plot-seat = seat
cli-plot-first-by-seat = first places (95 % intervals)
cli-plot-two = two seats (95 % intervals)
cli-plot-larger = one seat of a larger table
cli-plot-trained = seconds of training
cli-train-point = { $seconds } s, { $decisions } million decisions: { $percent } % ± { $error } against greedy
cli-train-plot = { $game }: a net in training
cli-train-done = The net, its card, the log and a plot are in { $folder }.
cli-train-stopped = Stopped: the same command goes on from the last measurement in { $folder }.

# What is measured.
cli-bench-playing = { $game }: random matches, compiled
cli-bench-searching = { $game }: search
cli-bench-in-node = { $game }: the same by WebAssembly in Node
cli-bench-interpreting = { $game }: random matches, interpreted
cli-bench-starting-warm = { $game }: warm start
cli-bench-starting-cold = { $game }: cold start
cli-bench-comparing = { $game }: the same matches by both
cli-bench-asking = Asking a server, first at rest, then while bots think…
cli-bench-no-gpu = There is no GPU here that can be used; it takes an NVIDIA one and the package numba-cuda.
cli-bench-differ = They do not play alike.
cli-bench-seats = seats
cli-bench-moves-per-second = moves per second
cli-bench-matches-per-second = matches per second
cli-bench-search-iterations-per-second = search iterations per second
cli-bench-wasm-moves-per-second = WebAssembly moves per second
cli-bench-wasm-moves-ratio = WebAssembly moves, ratio to the CPU
cli-bench-wasm-search-iterations-per-second = WebAssembly search iterations per second
cli-bench-wasm-search-ratio = WebAssembly search, ratio to the CPU
cli-bench-interpreter-moves-per-second = interpreter moves per second
cli-bench-copy-nanoseconds = copy, nanoseconds
cli-bench-record-bytes = record, bytes
cli-bench-move-codes = move codes
cli-bench-cold-start-seconds = cold start, seconds
cli-bench-warm-start-seconds = warm start, seconds
cli-bench-matches = matches
cli-bench-equal = all bytes equal
cli-bench-digest = digest
cli-bench-gpu-moves-per-second = GPU moves per second
cli-bench-cpu-moves-per-second = CPU moves per second
cli-bench-bots-thinking = bots thinking
cli-bench-asked = asked
cli-bench-median-milliseconds = median, ms
cli-bench-p99-milliseconds = 99th percentile, ms
cli-bench-longest-milliseconds = longest, ms
cli-bench-moves = moves
cli-bench-tables = tables
cli-bench-processor-milliseconds = processor time a move, ms
cli-bench-loop-milliseconds = … of which the event loop, ms
cli-bench-load-percent = server, % of one core
cli-bench-megabytes = memory, MB
cli-bench-back-seconds = all back after a restart, s
cli-bench-join-milliseconds = processor time a join, ms
cli-bench-late-moves = moves of the long match
cli-bench-late-milliseconds = coming to it late, ms of the event loop
cli-bench-moved = The bots made { $moves } moves, one in { $seconds } s at each table.
cli-bench-stopped = The server stopped in { $seconds } s.

# Looking for puzzles
cli-puzzle-found = Puzzle { $number } of { $count }, from deal { $deal }
cli-puzzles-kept = { $count } puzzles are kept in { $file }.

# A game of one's own
cli-new-game-laid-out = { $name } is laid out in { $folder }:
cli-new-game-install = Put it on the shelf (it is read where it lies, so changes count at once):
cli-new-game-play = Play it, and run its tests:
cli-new-game-guide = docs/new-game.md tells what goes where.

## What the server says

say-log-undo = { $player } takes a move back.
say-moved-on = The match has moved on meanwhile; look at it again.
say-not-your-seat = That seat is not yours.
say-not-your-turn = It is not your turn.
say-no-move-fits = No move fits what you have picked.
say-no-hint = There is no hint this time.
say-one-hint-at-a-time = Wait for the hint that you have asked for.
say-no-help-here = Others play this very deal too, so there are no hints.
say-undo-refused = This can no longer be taken back: somebody has acted since, a card was drawn, or something hidden was shown.
say-undo-over = The match is over and its key is open; nothing can be taken back any more.
say-match-too-long = This match has { $rows } entries in its log, and no room for more.
say-too-many-undos = In this match { $undos } moves were taken back; that must do.
say-busy = Too much is going on here at the moment. Please try again soon.
say-consent-first = Whoever gets this seat sees its hand: the others at the table have to agree first.
say-one-proposal-at-a-time = Something is being asked of this table already.
say-no-proposal = There is nothing to agree to any more.
say-log-seat = The seat of { $player } was given anew.
say-log-bot = A bot plays for { $player }, who is away.
say-log-back = { $player } is back and plays again.
say-log-end = The match was ended by agreement, as { $player } proposed.
say-log-next = { $player } has opened the next match.
say-match-ended = This match was ended by agreement; nobody has won.
say-match-over = The match is over.
say-match-goes-on = This match is not over yet.
say-no-stand-in = A bot can only stand in for a person, and only one bot for each.
say-not-away = Whoever sits there is at the table.
say-away-shortly =
    { $seconds ->
        [one] They have only just left. A bot can play for them in a second.
       *[other] They have only just left. A bot can play for them in { $seconds } seconds.
    }
say-end-later =
    { $minutes ->
        [one] The others may come back. In about a minute you can end the match alone.
       *[other] The others may come back. In about { $minutes } minutes you can end the match alone.
    }
say-bot-plays = A bot plays for this seat at the moment; take the seat back first.
say-no-bot-there = No bot plays for this seat.
say-too-many-reactions = Wait a moment before you show another face.
say-no-push-service = This push service is not one that the library may ask.
say-wrong-host = The library is not known as { $host } here. Whoever runs it can name it so with the setting “hosts”.
say-too-many-sockets = Too many tables are open from your network. Please close some.
say-name-taken = Somebody at this table has that name already. Please choose another one.
say-game-not-ready = The rules of this game are being set up. Please try again in a moment.
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
say-review-later = The review comes when the match is over: until then it would tell what is hidden.
say-reviews-busy = Many reviews are being worked out just now. Try again in a minute.
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

## Tables in this browser

say-no-engine = The rules of this game are not ready for this browser yet.
say-not-kept = This browser has no room to keep the move, or does not allow it; so it was not made. Make room and try again.
say-table-fault = Something went wrong in this browser. What you were told of is kept; the table comes back at once.
say-friends-elsewhere = Friends far away meet at a server; at this table everybody sits at one screen.
ui-passing = This browser keeps nothing, perhaps because its window is private: the match ends with this page.
ui-here = Where the match is kept
ui-here-keep = In this browser
ui-here-help = The bots think on your device, and the match goes on without a connection. Without the tick it is kept at the server.
ui-here-table = This table is kept in this browser, on this device alone.
ui-shelf-lead-here = Play against bots or with others at this screen. Nothing to install, no account; after the first visit no connection either.
ui-open-record = Have a record?
ui-open-record-help = A record file of a match, to be checked and looked at move by move
ui-fair-explained-here = Before the first card this browser fixed a secret key and showed its seal. Now the key is open: with the record of the match anybody can check that nothing was changed.
ui-update = A new version of the library is here. What is being played stays as it is.
ui-update-now = Load it
replay-open = Move by move
replay-checked = Checked in this browser: the key fits the seal, every move is legal, and they lead to this result.
replay-viewer = Seen by
replay-mover = Whoever moves
replay-onlooker = An onlooker
deal-of-day = Deal of the day
deal-lead = One deal a day, the same for everybody: the same cards and dice, against the same casual bots. It is played once, without hints and without taking back.
deal-play = Play the deal
deal-go-on = Go on playing
deal-to-result = To the result
deal-outcome = Place { $place } of { $seats }, { $points } { $points ->
    [one] point
   *[other] points
}
deal-line = Ludothèque, { $game }, deal of { $day }: place { $place } of { $seats }, { $points } { $points ->
    [one] point
   *[other] points
}.
deal-share = Your line to share
deal-results = How others did
deal-nobody = Nobody has told of a result yet.
deal-enter = Add my result, with my name
duel-challenge = Challenge a friend to a duel…
duel-title = Duel
duel-lead = You and a friend play the same two deals, each against the same bots; in the second one you change seats. Then the better places win. Send the link, and when both have played, compare.
duel-deal = Deal { $number }
duel-invite = Link for your friend
duel-answer = Your result for your friend
duel-friend-waits = { $friend } has played. Play both deals to see who is ahead.
duel-ahead = You win the duel against { $friend }.
duel-behind = { $friend } wins the duel.
duel-even = You and { $friend } are even.
say-deal-closed = This deal is over: results are taken from the day before to the day after.
say-deal-full = The table of this deal is full.
say-not-this-deal = This is not the record of a finished match of this deal against its own bots.

## The browser: everywhere

ui-brand = Ludothèque
ui-to-shelf = Back to the shelf
ui-loading = One moment…
ui-close = Close
ui-open = Open
ui-language = Language
ui-theme = Theme
ui-theme-auto = Automatic
ui-theme-light = Light
ui-theme-dark = Dark
ui-settings = Settings
ui-pace = Pace of the others’ moves
ui-pace-slow = slow
ui-pace-usual = usual
ui-pace-fast = fast
ui-pace-none = at once
ui-prefer-motion = Pieces move
ui-prefer-sound = Sounds
ui-prefer-notify = Tell me when it is my turn and I am elsewhere
ui-prefer-confirm = Confirm moves with a second press
ui-keys = Keys
ui-key-digit = pick the first to ninth thing that can be picked
ui-key-enter = make the move that is picked
ui-key-escape = drop what is picked
ui-key-arrows = go from one thing to the next
ui-key-idle = pass, end the turn, stop
ui-key-hint = ask for a hint
ui-key-undo = take the last move back
ui-key-log = show the log
ui-key-help = show these keys
ui-key-double = A double click picks and plays.
ui-foot = A games library that is open day and night.
ui-server-away = The server cannot be reached. Try again in a moment.
ui-server-trouble = The server had trouble with that. Try again in a moment.

## Names
## $number is the number of a seat, from 1.

ui-seat = Player { $number }
# How a bot is called, by its seat.
ui-bot-name =
    { $number ->
        [1] Alma
        [2] Bruno
        [3] Clara
        [4] Dario
        [5] Edda
       *[6] Felix
    }
# A bot at the table: $level is the name of its strength.
ui-bot-level = bot: { $level }
ui-bot-thinking = thinking
# Stands for the name of somebody who has not come yet.
ui-seat-open-name = Free seat { $number }
# $player is the name of who sits there.
ui-player = { $player }
# Used where a person has not told a name.
ui-default-name = Guest
ui-your-name = Your name

## The shelf

ui-shelf-title = The shelf
ui-shelf-heading = Take a box from the shelf
ui-shelf-lead = Play against bots, with others at this screen, or with friends far away. Nothing to install, no account.
ui-shelf-games = Games
ui-box-not-ready = being set up, just this once …
ui-box-seats = { $fewest } to { $most } players
ui-box-seats-exactly = { $most } players
ui-box-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
ui-play-now = Play now
ui-play-now-note = “Play now” seats you with bots and the usual rules.
ui-set-up-table = Set up a table…
ui-forget-table = Forget this table of { $game }
ui-by-link = Have a link?
ui-by-link-label = Link to a table
ui-by-link-help = Paste the link that a friend sent you.
ui-by-link-wrong = That is no link to a table. It looks like …/table/ABC123.

# Heads the list of levels that the bots may have.
ui-opponents = Opponents
ui-level-offer = Two wins: now try { $level }
ui-continue = Continue
# $players are those whose turn it is.
ui-continue-waiting = { $players } to move
ui-continue-over = finished
ui-against = against { $players }

## Finished matches

ui-mine = Your matches
ui-mine-none = Matches that you finish are kept here, with their results.
ui-mine-all = Record, file, another device
ui-mine-won = won
ui-mine-place = place { $rank } of { $seats }
ui-mine-matches = Finished matches
ui-mine-record = Your record
ui-mine-of = { $won } of { $played } won
ui-mine-streak = { $game }: { $count } wins in a row
ui-mine-keep = Keep it, or move it
ui-mine-help = There is no account: all of this is kept in this browser only. Save it as a file, or take it to another device.
ui-mine-save = Save as a file
ui-mine-read = Read a file
ui-mine-link = Link for another device
ui-mine-link-help = Open this link on the other device. It opens your seats, so keep it to yourself.
ui-mine-arrived = From another device: { $matches } matches and { $tables } tables.
ui-mine-take = Take over
ui-mine-taken = Taken over: { $matches } matches and { $tables } tables.
ui-mine-no-file = This is no file that was saved here.

## A new table

ui-new-table = New table
ui-no-such-game = This game is not on the shelf
ui-nowhere = There is nothing here
ui-nowhere-words = This address leads to no page of the library. Perhaps a letter of it was lost on the way.
ui-seats = Who plays?
ui-seat-kind-me = Me
ui-seat-kind-local = Another person at this screen
ui-seat-kind-bot = Bot
ui-seat-kind-friend = Friend, by link
ui-seat-name = Name of player { $number }
ui-seat-level = Strength of player { $number }
# $level is the name of a strength, $rating its measured rating.
ui-level-rated = { $level } · { $rating }
# $seats is how many play.
ui-rating-note = The number is a rating, measured at tables of { $seats } in matches between the bots of this game. 400 more wins about ten of eleven duels.
# The ends of an interval that the rating lies in.
ui-level-between = Most likely rated between { $low } and { $high }.
ui-level-above = Most likely rated above { $low }.
ui-seat-friend-note = You get a link to send.
ui-seat-add = Add a player
ui-seat-remove = Remove player { $number }
ui-options = Options
ui-options-fine = Fine points
# A field for any number of the range.
ui-option-number = Other ({ $low }–{ $high })
ui-start = Start

## An invitation

ui-invited = You are invited to a table
ui-invited-by = { $host } invites you to { $game }
ui-invited-facts = { $seats } players, about { $minutes } minutes.
ui-invited-lead = A seat is kept for you. Tell the others your name and sit down.
ui-sit-down = Sit down
ui-look-on = Only look on

## The table

ui-table = Table
ui-no-table = There is no such table
ui-no-board = The drawing of this game could not be loaded. Please load the page again.
ui-plain-position = Position
ui-plain-field = Field
ui-plain-hidden = hidden
ui-plain-moves = Moves
ui-plain-more =
    { $count ->
    [one] one more; pick parts of a move to narrow them down
   *[other] { $count } more; pick parts of a move to narrow them down
}
ui-side = Log, rules and people
ui-tab-log = Log
ui-tab-rules = Rules
ui-tab-people = Table
ui-log-empty = Nothing has happened yet.
ui-log-show = Show it on the board
ui-since = Since your last turn:
ui-line-lost = The connection broke. Coming back…
ui-line-ended = The server closed this table’s connection.
ui-onlooker = You are looking on. Hidden cards stay hidden.
ui-seats-open =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
ui-invite = Invite

## Whose turn, and the moves

ui-actions = Your moves
ui-your-turn = Your turn.
# The title of the window; $game is the name of the game.
ui-title-turn = Your turn: { $game }
# Shown while too many moves are possible to list them.
ui-pick-help = Pick on the table; your moves appear here.
# $what and $other tell elements of the board, as “one of your cards”.
ui-pick-one = Pick { $what }.
ui-pick-two = Pick { $what } or { $other }.
ui-further-moves = Possible moves
ui-clear = Clear
ui-undo = Undo
ui-ask-undo = Ask to take back
ui-proposal-undo = { $player } would like to take back their last move.
ui-proposal-seat = The host would like to give the seat of { $player } to somebody anew. Whoever gets it sees its hand.
ui-agree = Agree
ui-refuse = Refuse
ui-proposal-waiting = Waiting for the others to agree …
ui-hint = Hint
ui-hint-busy = Thinking…
ui-hint-title = { $count ->
    [one] A good move
   *[other] Good moves
}
ui-hint-only = Your only move
ui-hint-equal = about equally good
ui-hint-close = Close the hint
# Heads the column of percentages.
ui-hint-chance = chance to win
# $percent is a whole number.
ui-hint-percent = { $percent }%
# $rule is the number of a rule, such as O17.
ui-show-rule = Show rule { $rule }
ui-rules-search = Search the rules
ui-rules-none = No rule contains these words.
ui-rules-assumed = Assumption

## Several people at one screen

ui-cover-hand = Hand the screen to { $player }
ui-cover-show = I am { $player }, show my side
ui-cover-next = { $player } is next.
ui-cover-on = Hand over

## The people at the table

ui-seat-you = you
ui-seat-online = here
ui-seat-away = away
ui-seat-free = nobody yet
ui-links = Links
ui-link-onlooker = To look on
ui-link-invite = Invitation to this seat
ui-link-own = The seat of { $player }, for another device; keep it to yourself
ui-invite-again = Make a new link
ui-copy = Copy
ui-copied = Copied
# $what is the name of a link.
ui-copy-label = Copy: { $what }

## Together: playing on, who is away, faces

ui-rematch = Rematch
ui-rematch-other = Another box
ui-next-come = Come along
ui-next-follow = Look on there
# $player has closed the page, or opened it again.
ui-now-away = { $player } is away.
ui-now-here = { $player } is here again.
# Below the name of somebody for whom a bot plays.
ui-stand-in = bot plays
ui-stand-in-you = A bot is playing for you.
ui-come-back = Play again myself
ui-let-bot = Let a bot play
ui-proposal-bot = { $player } is away. Shall a bot play for them until they are back?
ui-proposal-end = { $player } proposes to end the match here, without a winner.
ui-withdraw = Withdraw
ui-seat-anew = Seat them again
ui-seat-anew-asked = A hand comes with this seat, so the others are asked first.
ui-seat-anew-refused = The others did not agree.
ui-end-match = End the match
ui-end-match-sure = End it now, without a winner?
ui-keep-playing = Play on
ui-over-agreed = The match was ended by agreement
ui-over-agreed-why = Nobody has won; the points are those of the moment.
ui-react = Show a face
# $player shows a face with these words.
ui-reaction = { $player }: { $words }
react-hello = Hello!
react-well = Well played!
react-thanks = Thank you!
react-oops = Oops!
react-wow = Wow!
react-laugh = Ha ha!
react-think = Let me think …
react-hurry = Whose turn is it?
ui-prefer-reactions = See the faces of others
ui-prefer-vibrate = Vibrate when it is my turn
ui-prefer-push = Call me when the page is closed, too
ui-push-explained = For matches that last for days: your browser’s push service carries a sealed note that only this browser can read. It says which table awaits you.
ui-push-denied = Your browser does not allow messages from this page.
# $others is a list of names.
push-body = { $name }, it is your turn at the table with { $others }.
ui-invited-people = At the table: { $people }.

## The end of a match

# $winners is a list of names, $count how many.
ui-over =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
ui-over-alone = The match is over
# $rank is the place, 2 or more; $count how many play.
ui-over-you =
    { $rank ->
        [2] You come 2nd of { $count }
        [3] You come 3rd of { $count }
       *[other] You come { $rank }th of { $count }
    }
ui-over-you-win = You win!
ui-over-you-share = You share the victory!
ui-over-score =
    { $points ->
        [one] You scored { $points } point
       *[other] You scored { $points } points
    }
ui-over-ahead =
    { $points ->
        [one] { $points } point ahead of { $player }.
       *[other] { $points } points ahead of { $player }.
    }
ui-over-behind =
    { $points ->
        [one] { $points } point behind { $player }.
       *[other] { $points } points behind { $player }.
    }
ui-over-par = A skilled bot scores { $par } on average.
ui-over-fold = Look at the table
ui-over-unfold = Show the result
ui-over-rank = Rank
ui-over-player = Player
ui-over-points = Points
ui-play-again = Play again
ui-record = Download the record
ui-fair = The deal can be checked
ui-fair-explained = Before the first card the server fixed a secret key and showed its seal. Now the key is open: with the record of the match anybody can check that nothing was changed.
ui-fair-key = Key
ui-fair-commitment = Seal of the deal
ui-commitment-explained = All chance in this match comes from a key that was fixed before the first card. This is its seal; the key is opened at the end.

## Learning

ui-learn = Learn
ui-how = How to play
ui-tips = Tips
ui-all-rules = All rules
# The coach explains, step by step, during a first match.
ui-coach = Coach
ui-coach-next = Got it
ui-coach-off = Stop explaining
ui-coach-ask = Not sure what to do? Press “Hint”: a good player shows you a move, and how often it wins.
ui-coach-on = Explain as I play
ui-first-match = First match with a coach

## Puzzles
## $percent and $best are whole numbers: how often a move wins.

ui-puzzles = Puzzles
ui-puzzle-today = Puzzle of the day
ui-puzzle-number = Puzzle { $number } of { $count }
ui-puzzle-task = One move is clearly better than all others. Find it on the board.
ui-puzzle-right = That is it: it wins about { $percent }% of the time.
ui-puzzle-wrong = There is something better: this wins about { $percent }% of the time, the best move { $best }%.
ui-puzzle-why = What the moves are worth
ui-puzzle-loses = { $percent }% less
ui-puzzle-rest = { $count } more moves are no better.
ui-puzzles-solved = { $solved } of { $count } solved at the first try
ui-puzzle-next = Next puzzle
ui-puzzle-solved = solved
ui-puzzle-failed = not at the first try

## The review of a match, in the browser and in the terminal
## $before, $after, $start, $own, $others and $luck are percentages, $move is a move in words.

review-title = Review
review-open = Review the match
review-back = Back to the table
review-lead = Each player’s chance to win, as far as it could be known at each choice, and what the choice was worth.
review-progress = Looking at the match again: decision { $done } of { $of }
review-waiting = Another match is being reviewed; this one comes next…
review-alone = Whoever plays alone has nobody to win against, so there are no chances to tell of. The points say how well it went.
review-nothing = Nobody ever had a choice in this match.
review-unfinished = The match is unfinished: the last chance that a player knew stands for the result.
review-curve = Chance to win
review-curve-help = A line for each player over the moves of the match. Point at it, or step through the moves with the slider or the arrow keys; with Shift the arrow keys go from decision to decision. A ring marks a mistake.
review-step = Move
review-end = End
review-first-move = First move
review-previous-move = Move before
review-next-move = Move after
review-last-move = To the end
review-move-of = Move { $number } of { $moves }
review-previous = Previous decision
review-next = Next decision
review-at = Move { $number }, { $player }
review-played = Played: { $move }
review-better = Better: { $move }
review-no-better =
    { $count ->
        [one] There was nothing better among { $count } move.
       *[other] There was nothing clearly better among { $count } moves.
    }
review-chances = Chance { $before } before, { $after } after
review-fine = Fine
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-position = The table as { $player } saw it
review-position-onlooker = The table as an onlooker saw it
review-forced = There was only one move.
review-own-previous = My decision before
review-own-next = My next decision
review-play = Play
review-pause = Pause
review-try = Try it from here
review-try-note = A table of its own opens in this browser: you play on for { $player }, bots play for the others. The match is over, so nothing has to be dealt anew: hidden cards lie where they lay, and chance falls as it would have fallen.
review-share = Share this moment
review-share-link = Link to this move
review-share-embed = Code for a page of your own
review-share-title = A match of { $game }
review-in-library = Open in the library
review-bad-link = This link holds no match, or was cut short on its way.
review-split = Choices and luck
review-split-help = From the chance at the first decision to the result. Luck is all that nobody chose: cards, dice and what was hidden. What is lost in one move may be won back in the next, so the sums can be more than 100%.
review-start = Start
review-own = Own choices
review-others = Others’ mistakes
review-luck = Luck
review-result = Result
review-won = won
review-lost = lost
review-shared = victory shared
review-no-choice = Never had a choice.
review-costly = The costliest moves
review-costly-none = Nobody made a move that was clearly worse than another.
review-loss = Loss
review-all = All decisions as a table
review-move = Move
review-player = Player
review-was-played = Played
review-was-better = Better
review-method = How this is worked out
review-method-help = For every choice the bots’ search looks for the best move, from what the player could know then, in many guesses of what is hidden and to come. Best and played move are compared in the same guesses; what could be mere noise counts as no loss. Forced moves are left out.

## What is refused: options, positions, files

did-you-mean = did you mean '{ $word }'?
there-are = there are: { $words }
it-has-none = it has none
span = { $low } to { $high }
span-one = { $low }
option-takes-words = it takes { $words }
option-takes-range = it takes a whole number from { $low } to { $high }
option-takes-either = it takes { $words } or a whole number from { $low } to { $high }
bad-option-value = { $option } cannot be { $value }: { $wanted }
bad-option-seats = { $option } is for { $span } seats only, not for { $seats }
bad-option-written = an option is written name=value, such as target=15, not '{ $word }'
bad-option-twice = the option { $option } is there twice
bad-seats = { $game } is for { $span } seats, not { $seats }
bad-no-option = { $game } has no option '{ $option }': { $known }
bad-no-layout = { $game } has no layout '{ $layout }': { $known }
bad-no-field = a position of { $game } has no '{ $field }': { $known }
bad-field = '{ $field }' of the { $where ->
    [layout] layout
   *[position] position
}: { $why }
bad-position-seats = a position needs 'seats', a whole number
bad-position-breaks = this position breaks { $rule }: { $why }
bad-does-not-fit = this does not fit there
bad-takes-a-list = it takes a list of at most { $most }
bad-takes-at-most = it takes at most { $most }
bad-takes-rows = each of its rows takes a list of { $count }
bad-no-whole-number = { $value } is no whole number
bad-out-of-range = { $value } is not from { $least } to { $most }
bad-none-of = { $word } is none of { $words }
bad-write-in-a-line = write it in one line with spaces between, such as '{ $words }', not as { $value }
bad-named-twice = { $word } is named twice
bad-too-many-of = there are at most { $most } of { $name }, not { $count }
bad-no-such-seat = there is no seat { $seat }: seats are 0 to { $last }
bad-no-move = { $word } is no move of this game

list-and = { $first } and { $last }
bad-game-name = a game is called by a word of small letters and digits, such as 'pennies', not '{ $name }'
bad-game-there = there is a game '{ $game }' already; choose another name
bad-folder-there = '{ $folder }' is there already; choose another folder or name
bad-no-game = there is no game '{ $game }': { $known }
bad-no-game-folder = the game { $game } has no folder here
bad-game-not-loaded = the game { $game } cannot be loaded from { $package } ({ $fault })
bad-no-version = rules version { $version } of { $game } is not known here; known are: { $known }

## Record files

bad-record-line = line { $line }: { $fault }
bad-record-breaks-off = the record breaks off here
bad-record-too-long = this is too long to be a record
bad-record-no-text = this is no text in UTF-8: see byte { $byte } of the file
bad-record-first-line = a record begins with '{ $wanted }'
bad-record-expected = expected '{ $wanted }', found { $found }
bad-record-number = { $found } is no number
bad-record-spelling = this is written { $wanted } in a record, not { $found }
bad-record-name = a name in a record is one line of plain signs, not { $name }
bad-record-key = a key has 32 hexadecimal digits, in small letters
bad-record-what = { $what ->
    [layout] the layout
   *[position] the position
}
bad-record-no-json = { bad-record-what } is no JSON, or names something twice
bad-record-no-object = { bad-record-what } is no JSON object
bad-record-words = { bad-record-what } is not told in full, in the words of a record
bad-record-header = { $what } is { $found } in the position and { $wanted } in the lines above
bad-record-commitment = the key does not fit the commitment: the key, the game, the seats or an option was changed
bad-record-move-number = expected move { $wanted }, found { $found }
bad-record-illegal = '{ $move }' is not legal: { $why }
bad-record-by-rule = { $rule }: { $why }
bad-record-result = the moves lead to the result '{ $result }'
bad-record-checksum = the checksum does not fit: something above was changed or lost
bad-record-after-the-end = there is something after the end
bad-record-no-line-feed = the last line has no line feed at its end

## What a match refuses

bad-match-notation = a move is written in its notation, not as { $value }
bad-match-seed = a seed is a whole number or a line of text, not { $value }
bad-match-words = { $value } is no mapping of names to values
bad-match-key = a key is { $bytes } bytes, no more and no fewer
bad-match-key-or-seed = give a key or a seed, not both
bad-match-no-move = there is no move to take back
bad-match-which-seat = say which seat: { $seats } may all move now
bad-match-no-viewer = there is no seat { $seat }: seats are 0 to { $last }, and -1 for an onlooker
bad-match-count = there is no position after { $count } moves: { $moves } were made
percent = { $number }%

## What the terminal program and its runs refuse

bad-no-language = there is no language '{ $language }': { $known }
bad-no-bot = there is no bot '{ $bot }': { $known }
bad-searched-onward = --searched teaches the net that the game brings: add --onward
bad-onward-widths = the net that the game brings keeps its widths: with --onward, 'first' is { $first } and 'second' { $second }
bad-other-training = '{ $folder }' holds a training with other settings: choose another folder with --out
bad-no-net = the game '{ $game }' brings no net
bad-no-device = there is no device '{ $device }' here: 'cpu', or 'cuda' with an NVIDIA GPU and the package numba-cuda
bad-think = a bot thinks for more than 0 and at most { $most } seconds, not { $seconds }
bad-search-word = a search has no '{ $word }': { $known }
bad-search-number = '{ $part }' of '{ $spec }' needs a number
bad-search-budget = '{ $spec }' needs a budget: 'iterations=…' or 'seconds=…'
bad-player-name = a name has 1 to { $most } letters or signs
bad-which-game = say which game, such as 'ludotheque play { $game }': there are { $games }
bad-resumed = a match that is resumed keeps its seats, options, key and board: leave out --seats, --option, --key and --board
bad-resumed-game = '{ $file }' is a match of { $game }, not of { $wanted }
bad-bots-and-seats = { $bots } bots do not fit { $seats } seats: name one level for all, or { $others } of them
bad-key = a key has 32 hexadecimal digits, not '{ $key }'
bad-no-board = { $game } has no board that could be replaced
bad-board-not-read = the board '{ $file }' cannot be read: { $fault }
bad-seat-and-all = --seat and --all do not go together: one seat does not see everything

# Files and folders. $fault is what the system says.
bad-no-file = there is no file '{ $file }'
bad-no-file-but = there is no file '{ $file }': { $known }
bad-no-folder = there is no folder '{ $folder }'
bad-is-folder = '{ $path }' is a folder; name a file in it
bad-not-read = '{ $path }' cannot be read: { $fault }
bad-not-written = '{ $path }' cannot be written: { $fault }
bad-not-this-match = '{ $file }' is there already and is not this match; choose another name
# $why tells the line and what is wrong there.
bad-no-good-record = '{ $file }' is no good record, { $why }

# Runs of many matches. --out is the option that names the folder of the results.
bad-arena-bot-twice = the bot '{ $bot }' is named more than once: name each bot once
bad-arena-one-bot = an arena needs at least two bots, not just '{ $bot }'
bad-arena-deals = an arena needs at least one deal, not { $deals }
bad-arena-seats = an arena needs at least two seats, not { $seats }
bad-anchor = the anchor '{ $bot }' does not play: { $known }
bad-plot = a plot is a file .svg or .png, not '{ $file }'
bad-study-matches = a study needs at least one match, not { $matches }
bad-results-folder = results cannot be kept in '{ $folder }': { $fault }
# $name is what differs, such as seed; $theirs is its value there, $ours the one asked for.
bad-results-other = '{ $folder }' holds matches with { $name } { $theirs }, not { $ours }: choose another folder with --out
bad-results-busy = another run is writing to '{ $file }': wait for it, or choose another --out
bad-results-line = line { $line } of '{ $file }' is damaged: remove that line, or choose another --out
bad-results-no-match = line { $line } of '{ $file }' is no match: remove that line, or choose another --out

bad-server = the server cannot run on { $host }, port { $port }, with its tables in '{ $folder }': { $fault }
bad-site = the library cannot be written into '{ $folder }': { $fault }
bad-store-later = { $file } was written by a later Ludothèque (store version { $version }): use that one
bad-store-empty = { $file } is empty, though a library was kept there: restore a backup of it, or delete the file if a new library is to begin
bad-store-gone = a library was kept in { $file }, but the file is gone: restore a backup of it, or delete everything beside it whose name begins with “ludotheque.” if a new library is to begin
bad-store-none = there is no library in { $place }, and none may be begun there (setting “create”)
bad-store-damaged = the library in { $place } is damaged: restore a backup of it ({ $fault })
bad-store-url = the address of a store is no good: { $fault }
bad-store-away = there is no answer from the store { $place }: { $fault }
cli-store-copied = { $count ->
    [one] One match from { $source } is in { $target }.
   *[other] { NUMBER($count) } matches from { $source } are in { $target }.
}
cli-store-whole = { $count ->
    [one] One match in { $place }, its log whole.
   *[other] { NUMBER($count) } matches in { $place }, every log whole.
}
cli-store-damaged = The log of match { $match } is damaged.
bad-store-taken = there is a library in { $place } already
bad-store-work = the store does not do that: { $fault }
bad-bus-url = a bus is nats://HOST:PORT, not “{ $url }”
bad-processes = several processes need a bus by which they hear of each other: --bus nats://HOST:PORT
bad-setting = “{ $name }” in { $source } is no setting: { $known }
bad-setting-value = the setting { $name } cannot be “{ $value }” ({ $source })
bad-settings-file = { $file } is no file of settings: { $fault }
bad-extra = this needs the package { $package }: install ludotheque[{ $extra }]
bad-follows = '{ $field }' of the position follows from the rest: it is { $value }; leave it out, or say that
