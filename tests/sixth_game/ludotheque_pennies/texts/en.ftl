# What players of Pennies read. { $player } is a name.

pennies-name = Pennies
pennies-tagline = How many coins are in all the fists?
pennies-blurb = Hide up to three coins in your fist, and guess how many all the fists hold together. No two may name the same total, so what you call tells the others something too.

## Options

pennies-option-rounds = Rounds
pennies-option-rounds-help = After so many rounds the most points win.
pennies-option-nearest = Nearest totals
pennies-option-nearest-help = Whether the nearest totals are worth a point where nobody has the right one.
pennies-option-nearest-off = Count for nothing
pennies-option-nearest-on = Count one point

## Sections of the rules

pennies-section-setup = Setting up
pennies-section-hiding = Hiding coins
pennies-section-calling = Calling a total
pennies-section-opening = Opening the fists
pennies-section-information = Who knows what

## Rules

pennies-P1 = Pennies is for 2 to 4 players.
pennies-P2 = Everybody has three coins, and so has the bank, which nobody plays.
pennies-P3 = Everybody begins with no points. Chance says who calls first in the first round.
pennies-P4 = A round begins with everybody hiding coins in a closed fist, all at the same time: none, one, two or three.
pennies-P5 = You may think better of your coins until the last fist is closed. From then on they stay as they are.
pennies-P6 = The bank hides none to three of its coins, as chance will have it.
pennies-P7 = When all fists are closed, everybody calls one total in turn, clockwise from the player who calls first.
pennies-P8 = A total can be no higher than the coins there are: three for each player and three for the bank.
pennies-P9 = A total that somebody has called in this round cannot be called again.
pennies-P10 = After the last call all fists are opened and all coins counted, the bank’s included. Whoever has called the right total gets 2 points.
pennies-P11 = If nobody has called the right total, those who came nearest get 1 point each. An option leaves this out.
pennies-P12 = In the next round the player to the left of the first caller calls first.
pennies-P13 = The match is over after the agreed number of rounds. Then nothing more can be played.
pennies-P14 = The most points win. Players with equally many points share their place.
pennies-P15 = Only you see the coins in your fist, and nobody sees those of the bank. That a fist is closed is open to all.
pennies-P16 = All calls and points are open, and so is what the fists of the last round held.

## What is asked

pennies-ask-hide = Hide some of your coins.
pennies-ask-hidden = Waiting for { $players } to hide coins.
pennies-ask-call = Call a total from 0 to { $most } that nobody has called.
pennies-ask-wait = It is { $player }’s turn to call.
pennies-ask-over = The match is over.

## Moves

pennies-move-hide = { $count ->
    [0] Hide no coin
    [one] Hide { $count } coin
   *[other] Hide { $count } coins
}
pennies-move-call = Call { $total }

## The log

pennies-log-hide = { $player } has closed a fist.
pennies-log-call = { $player } calls { $total }.
pennies-log-open = The fists are opened: { $total } in all, { $bank } of them in the bank.
pennies-log-points = { $points ->
    [one] { $player } gets { $points } point (now { $score }).
   *[other] { $player } gets { $points } points (now { $score }).
}
pennies-log-nobody = Nobody gets a point.
pennies-log-win = { $count ->
    [one] { $players } wins the match, points: { $points }.
   *[other] { $players } win the match together, points: { $points }.
}

## Notation

pennies-notation-help = Write “hide 2” to hide two coins, and “call 7” to call a total of seven.

## Tips, one a line

pennies-tips =
    Half of the coins you do not see is a good guess to begin with.
    A call tells something of the fist behind it: those who call last know most.

## Positions that cannot be

pennies-bad-closed = in the phase hide there is an open fist
