### Odin’s Ravens: the texts players read, in English. This is the source of the translations.
### Words: game, match, stage (one race), turn, play; path, lane, card, space, group; hand, stack (the cards laid aside), draw pile, discard pile; magic way; marker; unit, joker.

## The box

ravens-name = Odin’s Ravens
ravens-tagline = Two ravens, one path: fly ahead, save cards for the right turn, and put a stone in the other’s way.
ravens-blurb =
    A race for two. Flight cards carry your raven over the landscapes ahead, a whole group of equal ones at a time. Charge a stack with cards for one big turn, bend the path with Odin cards, block your rival with the marker and watch the magic way. Whoever reaches the end scores the lead; twelve points win.

## Cards

ravens-landscape = { $kind ->
    [M] mountain
    [F] forest
    [W] water
    [S] snow
    [P] plain
   *[other] { $kind }
}
ravens-card = { $kind ->
    [M] mountain
    [F] forest
    [W] water
    [S] snow
    [P] plain
    [OA] Odin A (rearrange or add two)
    [OB] Odin B (push back or step forward)
    [OC] Odin C (turn or remove)
    [OD] Odin D (marker or swap)
   *[other] { $kind }
}
ravens-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
ravens-from = { $source ->
    [stack] {" "}(from the stack)
   *[hand] {""}
}

## Options

ravens-option-first_starter = Who begins
ravens-option-first_starter-help = Who begins the first stage. Later stages are begun by whoever has fewer points.
ravens-option-first_starter-chance = Chance decides
ravens-option-first_starter-grey = Grey, the first seat
ravens-option-first_starter-brown = Brown, the second seat
ravens-option-marker_in_group = Marker inside a group
ravens-option-marker_in_group-help = May a raven fly right across a marker that stands further back in the group ahead, by paying one unit more, or must it stop in front of it first?
ravens-option-marker_in_group-cross = It may cross for one unit more
ravens-option-marker_in_group-stop = It must stop first
ravens-option-removed_land = Removed landscape cards
ravens-option-removed_land-help = Editions differ on where a removed landscape card goes. It only matters when the deck runs out.
ravens-option-removed_land-under-deck = Under the landscape deck
ravens-option-removed_land-discard-pile = To a discard pile of their own
ravens-option-trim = Trim a long path
ravens-option-trim-help = With little room on the table, cards that both ravens have passed can be cleared away as soon as the path is longer than this.
ravens-option-trim-never = Never
ravens-option-joker = Jokers
ravens-option-joker-help = May two equal cards stand for any landscape at any time, or only if you have no card of the landscape ahead? The rule sheets say “if you have none”.
ravens-option-joker-any-time = At any time
ravens-option-joker-without-card = Only without a fitting card
ravens-option-push_back = Push back
ravens-option-push_back-help = The French sheet can be read so that two cards must lie behind a raven that is pushed back.
ravens-option-push_back-to-start = As far as the start
ravens-option-push_back-two-behind = Only with two cards behind the raven
ravens-option-trimming = How much is trimmed
ravens-option-trimming-help = Where a long path is trimmed: only as many cards as it is too long, or all that both ravens have passed, less two.
ravens-option-trimming-as-needed = As much as needed
ravens-option-trimming-all-but-two = All passed cards but two
ravens-option-reshuffle = Reshuffling
ravens-option-reshuffle-help = Is the discard pile shuffled when a card must be drawn, or as soon as the last card of the draw pile is drawn?
ravens-option-reshuffle-when-needed = When a card is needed
ravens-option-reshuffle-at-once = At once

## Sections of the rules

ravens-section-components = What is in the box
ravens-section-position = Path, spaces and who sees what
ravens-section-preparing = Preparing a stage
ravens-section-turn = A turn
ravens-section-flying = Flying
ravens-section-marker = The marker in the way
ravens-section-magic-way = The magic way
ravens-section-odin = Odin cards
ravens-section-turn-end = The end of a turn
ravens-section-stage-end = The end of a stage
ravens-section-match-end = The end of the match
ravens-section-guards = Good to know

## What is in the box

ravens-R1 = Two play: Grey on lane a and Brown on lane b, each with one raven.
ravens-R2 = There are five landscapes: mountain (M), forest (F), water (W), snow (S) and plain (P).
ravens-R3 = There are 40 landscape cards with two halves, one for each lane: every pair of different landscapes three times, every landscape paired with itself twice.
ravens-R4 = Both players have the same 33 cards: 5 flight cards of each landscape and 8 Odin cards.
ravens-R5 = An Odin card offers two actions, and you choose one. Each player has one A (rearrange the stack, or add two landscape cards), two B (push back, or step forward), three C (turn, or remove, a landscape card) and two D (place the marker, or swap two landscape cards).
ravens-R6 = There are six magic way cards with two symbols each: mountain and Odin, mountain and forest, forest and snow, snow and water, water and plain, plain and Odin.
ravens-R7 = There is one marker, Odin’s stone.

## Path, spaces and who sees what

ravens-R8 = The path is a row of landscape cards, numbered from the start. Each card gives one space to lane a and one to lane b.
ravens-R9 = A raven is at the start, which counts as 0, or on a card of the path, always on its own lane. Ravens never get in each other’s way.
ravens-R10 = The marker lies beside the path or stands on one space of it.
ravens-R11 = A space is free if neither that lane’s raven nor the marker is on it. A raven and the marker never share a space.
ravens-R12 = A landscape card is free if both its spaces are free.
ravens-R13 = Your hand and your stack are for your eyes only; you may look through your stack at any time. Path, ravens, marker, points, the magic way, both discard piles and the sizes of all piles are open. Nobody knows the order of the draw piles and of the landscape deck, except for cards that everybody saw going under it.

## Preparing a stage

ravens-R14 = All landscape cards are shuffled and the first is laid, with a random side up.
ravens-R15 = A path of nine is laid out. A card that would lie next to the same landscape on either lane is turned round; if it still would, it goes face down under the deck and another is drawn.
ravens-R16 = The remaining 31 landscape cards are the landscape deck, face down.
ravens-R17 = Both ravens begin at the start, and the marker lies aside.
ravens-R18 = The six magic way cards are shuffled, and one of them is opened.
ravens-R19 = Both players shuffle all their 33 cards and draw five. Nobody has a stack, a discard pile or cards on the magic way yet.
ravens-R20 = Chance decides who begins the first stage, or you agree on it beforehand.
ravens-R21 = If no landscape card fitted, the path would be laid out anew. With these cards that never happens: some card always fits.

## A turn

ravens-R22 = It is one player’s turn at a time. First you play cards, then you may extend the path, then you draw, and then it is the other’s turn.
ravens-R23 = In a turn you may use up to three hand plays and up to three stack plays, in any order. You may stop at any time, even before the first; plays you do not use are lost.
ravens-R24 = Every card that leaves your hand costs a hand play, and every card that leaves your stack a stack play, whatever it is used for.
ravens-R25 = A card in your hand can be stashed, flown with, put to the magic way, used for its Odin action or discarded. A card on your stack can do all that too, except go back onto the stack.
ravens-R26 = You may do the same thing several times in a turn.
ravens-R27 = Only the top card of your stack can be used. Once it is gone, the next one is the top.
ravens-R28 = You may lay any card of your hand face down on top of your stack, which can grow as high as you like.
ravens-R29 = A card you have just stashed may be used from the stack in the same turn, with a stack play.
ravens-R30 = You may discard a card from your hand, or the top of your stack, without any effect. It still costs the play.

## Flying

ravens-R31 = What counts is the landscape right in front of your raven, on your own lane. The unbroken row of spaces of that landscape, from there on, is the group ahead.
ravens-R32 = A unit is one flight card of the landscape ahead, or a joker: two equal flight cards of any landscape. A flight costs one unit, and no card may be left over.
ravens-R33 = Pay one unit, and your raven flies to the last space of the group ahead. It always takes the whole group.
ravens-R34 = The landscape your raven stands on does not matter, even if it is the same as the one ahead.
ravens-R35 = You may pay with a joker even if you have the right card. There is an option in which a joker only stands for a card that you lack: a right card in your hand or on top of your stack goes first, and right cards count singly.
ravens-R36 = You may mix cards from your hand and your stack. Those from the stack must be its top cards, and all of them flight cards.
ravens-R37 = The cards you fly with go face up to your discard pile.
ravens-R38 = Odin cards cannot pay for a flight, and you can only fly your own raven.

## The marker in the way

ravens-R39 = With the marker right in front of your raven, a flight costs two units: two right cards, a right card and a joker, or two jokers, alike or not. The marker is put aside, and your raven flies to the end of the group.
ravens-R40 = If the marker stands further back in the group ahead, one unit takes your raven to the space just before it. For two units it crosses: the marker is put aside, and your raven flies to the end of the group. There is an option without crossing.
ravens-R41 = A flight is paid in full, in one go. You cannot pay part of it now and the rest later.
ravens-R42 = Two jokers are four cards. Since you have only three hand plays and three stack plays, they cannot all come from the hand, nor all from the stack.
ravens-R43 = A marker on the other lane, or behind your raven, does not affect your flight.
ravens-R44 = The marker stays where it is until an Odin card moves it, somebody pays it away or the stage ends.

## The magic way

ravens-R45 = A flight card may go to the magic way if the open card shows its landscape, and any Odin card if it shows Odin. Your raven does not move, and the Odin card has no other effect.
ravens-R46 = A card on the magic way lies open in front of you and stays there until the stage ends.
ravens-R47 = A card for the magic way comes from your hand or from the top of your stack, and costs one play.
ravens-R48 = The open magic way card stays the same for the whole stage.

## Odin cards

ravens-R49 = An Odin card played from the stack has left the stack before its action begins. Afterwards it lies on your discard pile.
ravens-R50 = Rearrange: put the cards of your stack in any order, in secret. You choose them from the top down, and those you do not choose keep their order.
ravens-R51 = Add two: draw two landscape cards, one after the other, and lay each at the end of the path, either way round. Equal neighbours are allowed. If only one card is left, you add one; with none left this action is not possible (R60 tells when none is left).
ravens-R52 = Push back: the other raven goes back exactly one space, at most to the start. It is not possible if that raven is at the start or the marker is on the space behind it. There is an option in which two cards must lie behind the raven.
ravens-R53 = Step forward: your raven advances exactly one space, whatever the landscape. It is not possible if the marker is on that space.
ravens-R54 = Turn: a free card anywhere on the path is turned round, so that its halves change lanes.
ravens-R55 = Remove: a free card anywhere on the path is taken out and goes under the landscape deck or, if you chose that option, to a discard pile of its own; the others close up, and ravens and marker stay on their cards. The only card of a path cannot be removed.
ravens-R56 = Marker: put the marker on any free space of either lane. It cannot stay where it is.
ravens-R57 = Swap: two different free cards anywhere on the path change places. Neither of them is turned.
ravens-R58 = Cards behind the ravens can be turned, removed, swapped or given the marker as well.
ravens-R59 = A step forward or a removal can end the stage at once.

## The end of a turn

ravens-R60 = At the end of your turn you may extend the path: draw a landscape card and lay it at the end, either way round. Equal neighbours are allowed. Once drawn, the card must be laid. If the deck is empty, removed cards that have a discard pile of their own become the new deck; if there are none either, you cannot extend.
ravens-R61 = Then you draw until you hold five cards. If a card is needed and your draw pile is empty, your discard pile is shuffled to make a new one; if that is empty too, you hold fewer. There is an option in which the new pile is made at once, when the last card is drawn.
ravens-R62 = The path is never trimmed, unless you choose the option. Then, whenever a landscape card has been laid and the path is too long, its first cards go under the deck, as far as both ravens have passed them, until it is short enough; with another option, all that both have passed. Two cards always stay behind the rear raven, and a marker on a trimmed card is put aside.

## The end of a stage

ravens-R63 = The stage is over the moment a raven is on the last space of the path, by a flight, a step or because cards were removed. There are no more plays, no extension and no draw.
ravens-R64 = Whoever owns the raven on the last space wins the stage, even if the other player brought it about. If both get there at once, it is the player whose turn it is.
ravens-R65 = The winner of the stage scores one point for each space between the two ravens.
ravens-R66 = Whoever has more cards on the magic way scores 3 points more, even the loser of the stage. With equal numbers nobody does.
ravens-R67 = As long as nobody has 12 points, another stage is prepared with all the cards.
ravens-R68 = The player with fewer points begins the next stage. With equal points it is the winner of the last one.

## The end of the match

ravens-R69 = The match is over when a stage has been scored and somebody has 12 points or more. Then nothing more can be played.
ravens-R70 = The player with more points wins, even if both have 12 or more.
ravens-R71 = With equal points the winner of the last stage wins the match.

## Good to know

ravens-R72 = You never hold more than five cards, and never use more than six in a turn.
ravens-R73 = If an Odin action is not possible, you may still use the card in any other way.
ravens-R74 = A stage of more than 200 turns is void and begins anew with the same player. Only the third void stage in a row counts as it stands: the raven further ahead wins it (if they are level, that of the player who did not begin), and the match ends.
ravens-R75 = All shuffling comes from one secret key, which is opened at the end. Key and moves together replay the whole match.
ravens-R76 = Bots see no more than a player in their seat would.
ravens-R77 = A landscape card that is drawn is shown to both players; only then is its side chosen, and the two halves must be those of that card.
ravens-R78 = Which Odin card you play and what you do with it is open. When you stash a card, the other sees only that you did.

## What is asked

ravens-ask-play = { $stack ->
    [0] { $hand ->
        [0] Extend the path or end your turn.
        [one] Play one more card from your hand, or end your turn. Ahead: { $landscape }.
       *[other] Play up to { $hand } cards from your hand, or end your turn. Ahead: { $landscape }.
    }
   *[other] You may play { $hand } from your hand and { $stack } from your stack. Ahead: { $landscape }.
}
ravens-ask-lay = Which way round do you lay the card with { $a } and { $b }?
ravens-ask-arrange = { $place ->
    [1] Which card is to be on top of your stack?
   *[other] Which card is to be number { $place } from the top?
}
ravens-ask-wait = It is { $player }’s turn.
ravens-ask-over = The match is over.

## Moves

ravens-move-end = End your turn
ravens-move-extend = Extend the path and end your turn
ravens-move-stash = Stash { $card }
ravens-move-discard = Discard { $card }{ ravens-from }
ravens-move-magic = Put { $card } to the magic way{ ravens-from }
ravens-move-fly = { $source ->
    [stack] Fly to { $space } with { $cards } from the stack
    [both] Fly to { $space } with { $cards }, and { $stacked } from the stack
   *[hand] Fly to { $space } with { $cards }
}
ravens-move-cross = { $source ->
    [stack] Fly across the marker to { $space } with { $cards } from the stack
    [both] Fly across the marker to { $space } with { $cards }, and { $stacked } from the stack
   *[hand] Fly across the marker to { $space } with { $cards }
}
ravens-move-rearrange = Rearrange your stack{ ravens-from }
ravens-move-add = Add two landscape cards{ ravens-from }
ravens-move-push = Push the other raven back{ ravens-from }
ravens-move-step = Step one space forward{ ravens-from }
ravens-move-turn = Turn card { $first }{ ravens-from }
ravens-move-remove = Remove card { $first }{ ravens-from }
ravens-move-marker = Put the marker on { $space }{ ravens-from }
ravens-move-swap = Swap cards { $first } and { $second }{ ravens-from }
ravens-move-lay = Lay it with { $a } on lane a and { $b } on lane b
ravens-move-top = { $place ->
    [1] Put { $card } on top
   *[other] Put { $card } as number { $place } from the top
}
ravens-move-done = Leave the rest as it is

## The log

ravens-log-stage = Stage { $stage } begins with { $player }.
ravens-log-extend = { $player } extends the path.
ravens-log-stash = { $player } stashes a card.
ravens-log-stash-own = { $player } stashes { $card }.
ravens-log-discard = { $player } discards { $card }{ ravens-from }.
ravens-log-magic = { $player } puts { $card } to the magic way{ ravens-from }.
ravens-log-fly = { $source ->
    [stack] { $player } flies to { $space } with { $cards } from the stack.
    [both] { $player } flies to { $space } with { $cards }, and { $stacked } from the stack.
   *[hand] { $player } flies to { $space } with { $cards }.
}
ravens-log-cross = { $source ->
    [stack] { $player } flies across the marker to { $space } with { $cards } from the stack.
    [both] { $player } flies across the marker to { $space } with { $cards }, and { $stacked } from the stack.
   *[hand] { $player } flies across the marker to { $space } with { $cards }.
}
ravens-log-marker-lifted = The marker is put aside.
ravens-log-rearrange = { $player } rearranges the stack{ ravens-from }.
ravens-log-arranged = { $player }’s stack is in its new order.
ravens-log-top-own = { $player } puts { $card } as number { $place } from the top.
ravens-log-add = { $player } adds to the path{ ravens-from }.
ravens-log-push = { $player } pushes the other raven back{ ravens-from }.
ravens-log-step = { $player } steps one space forward{ ravens-from }.
ravens-log-turn = { $player } turns card { $first }{ ravens-from }.
ravens-log-remove = { $player } removes card { $first }{ ravens-from }.
ravens-log-marker = { $player } puts the marker on { $space }{ ravens-from }.
ravens-log-swap = { $player } swaps cards { $first } and { $second }{ ravens-from }.
ravens-log-drawn = A landscape card is drawn: { $a } and { $b }.
ravens-log-lay = { $player } lays it as card { $number }, { $a } on lane a and { $b } on lane b.
ravens-log-trim = { $count ->
    [one] The first card of the path is cleared away.
   *[other] The first { $count } cards of the path are cleared away.
}
ravens-log-draw = { $count ->
    [0] { $player } ends the turn.
    [one] { $player } ends the turn and draws a card.
   *[other] { $player } ends the turn and draws { $count } cards.
}
ravens-log-draw-own = { $player } ends the turn and draws { $cards }.
ravens-log-finish = { $points ->
    [one] { $player } has won the stage and scores { $points } point for the lead.
   *[other] { $player } has won the stage and scores { $points } points for the lead.
}
ravens-log-magic-won = { $player } has more cards on the magic way and scores { $points } points.
ravens-log-magic-tied = Nobody is ahead on the magic way.
ravens-log-scores = { $one } has { $a }, { $two } has { $b }.
ravens-log-void = { $count ->
    [3] This stage, too, has gone on for 200 turns: it counts as it stands, and the match ends.
   *[other] This stage has gone on for 200 turns: it is void.
}
ravens-log-win = { $player } wins the match, { $points } to { $other }.

## Notation

ravens-notation-help = A move is a verb and what it needs: “fly M”, “fly F+F”, “stash M”, “magic OB”, “discard W”, “turn 4”, “remove 4”, “swap 2 5”, “marker a5”, “push”, “step”, “add”, “rearrange”, “extend”, “end”. Cards come from your hand unless they stand behind “stack”: “fly M+F stack F”, “turn 4 stack”. Flight cards are M, F, W, S and P, Odin cards OA, OB, OC and OD. “cross M+M” flies over a marker further back, “lay MF” lays mountain on lane a, “top 3” brings the third card of your stack up, “done” leaves the rest.

## Tips, one a line

ravens-tips =
    Count groups, not spaces: a turn or a swap that joins two groups saves a flight.
    Your stack is a battery. Stash in reverse order, what you need last first, and one turn can have six plays.
    Two equal cards on the stack are a joker in waiting.
    The lead is what scores. Behind? Lengthen the path, push back, block, and close the gap before the end comes.
    One card on the magic way may be worth three points, and a tie there takes them away from the other.

## For the drawing

ravens-ui-stage = Stage { $stage }
ravens-ui-lane = { $lane ->
    [a] Grey
   *[b] Brown
}
ravens-ui-player = { $player }
ravens-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ravens-ui-start = Start
ravens-ui-path = Path
ravens-ui-hand = Your hand
ravens-ui-stack = Your stack
ravens-ui-discard = Discard pile
ravens-ui-deck = Landscape deck
ravens-ui-land-discards = Removed landscape cards
ravens-ui-magic = Magic way
ravens-ui-marker = Marker
ravens-ui-marker-aside = aside
ravens-ui-raven = { $player }’s raven
ravens-ui-odin = Odin
ravens-ui-top = top
ravens-ui-drawn = Drawn
ravens-ui-plays = Plays left: { $hand } from the hand, { $stack } from the stack
ravens-ui-sizes = hand { $hand }, stack { $stack }, draw pile { $pile }
ravens-ui-groups = { $count ->
    [one] { $count } group to go
   *[other] { $count } groups to go
}
ravens-ui-action-rearrange = Rearrange
ravens-ui-action-add = Add two
ravens-ui-action-push = Push back
ravens-ui-action-step = Step forward
ravens-ui-action-turn = Turn
ravens-ui-action-remove = Remove
ravens-ui-action-marker = Marker
ravens-ui-action-swap = Swap
ravens-ui-action-stash = Stash
ravens-ui-action-discard = Discard
ravens-ui-players = Players
ravens-ui-on-turn = on turn
ravens-ui-short-hand = hand
ravens-ui-short-stack = stack
ravens-ui-short-pile = pile
ravens-ui-ahead = { $units ->
    [2] Ahead: { $landscape }. The marker is in the way: two units.
   *[other] Ahead: { $landscape }
}
ravens-ui-track = Points, up to { $target }
ravens-ui-land = Card { $number }: { $a } on lane a, { $b } on lane b
ravens-ui-space = { $space }: { $landscape }
ravens-ui-landing = The next flight ends here
ravens-ui-stone-aside = Marker, aside
ravens-ui-lands-left = { $count ->
    [one] { $count } card in the landscape deck
   *[other] { $count } cards in the landscape deck
}
ravens-ui-magic-open = takes { $symbols }
ravens-ui-magic-row = { $count ->
    [0] Magic way of { $player }: no cards
   *[other] Magic way of { $player }: { $cards }
}
ravens-ui-plays-hand = { $count ->
    [one] { $count } play left from the hand
   *[other] { $count } plays left from the hand
}
ravens-ui-plays-stack = { $count ->
    [one] { $count } play left from the stack
   *[other] { $count } plays left from the stack
}
ravens-ui-pile-stack = On top of your stack
ravens-ui-pile-discard = { $count ->
    [one] Your discard pile, { $count } card
   *[other] Your discard pile, { $count } cards
}
ravens-ui-stack-card = { $number ->
    [1] Top of the stack: { $card }
   *[other] Number { $number } from the top: { $card }
}
ravens-ui-look = Look through
ravens-ui-discards = Both discard piles
ravens-ui-discards-of = Discards of { $player }
ravens-ui-empty = no cards
ravens-ui-actions = What the Odin card does
ravens-ui-end = { $count ->
    [0] Ending the turn draws no cards.
    [one] Ending the turn draws one card.
   *[other] Ending the turn draws { $count } cards.
} { $lands ->
    [0] The landscape deck is empty.
    [1] You may extend the path by one card first.
   *[other] {""}
}
ravens-ui-stage-over = Stage { $stage }: { $player } is there first
ravens-ui-gained = Points won
ravens-ui-total = Total, to { $target }
ravens-ui-next-stage = Next stage
# $points is the number of points a stage brought.
ravens-ui-gain = +{ $points }
ravens-pick-hand = a card of your hand
ravens-pick-stack = a card of your stack
ravens-pick-raven = your raven
ravens-pick-pile = where the card goes
ravens-pick-card = a card of the path
ravens-pick-space = a space of the path
ravens-pick-marker = the stone
ravens-pick-action = what the Odin card does
ravens-pick-lay = which way round the new card lies
ravens-over-why = Whoever first has the points of the target wins.
ravens-ui-points-first = There first

## For the terminal

ravens-cli-pref-discards = show or hide the discard piles

## What is assumed where the sheets are silent or differ

ravens-assumed-R3 = Only the number of 40 is known. Assumed: every mixed pair three times, every double twice.
ravens-assumed-R4 = The sheets tell 25 flight cards. Assumed: five of each landscape.
ravens-assumed-R6 = Only three of the six cards are known. Assumed: snow and water, water and plain, plain and Odin; it could be snow and plain, plain and water, water and Odin.
ravens-assumed-R9 = Assumed: the start counts as space 0, one space before the first card; the sheets only show the ravens standing there.
ravens-assumed-R12 = Assumed: a raven or the marker on one half makes the whole card occupied; the sheets define free spaces only, and the French card texts ask for none.
ravens-assumed-R13 = Assumed: discard piles may be looked through. The sheet only says that they lie face up.
ravens-assumed-R14 = Assumed: chance decides which side of the first card is up; one could choose it.
ravens-assumed-R29 = Assumed: allowed, since nothing forbids it; one could make a stashed card wait for the next turn.
ravens-assumed-R35 = Assumed: a joker is always allowed. The sheets say “if a player has no fitting card”, which is the option.
ravens-assumed-R40 = The sheets only speak of a marker right ahead. Assumed: further back in the group it can be crossed for one unit more; the option makes the raven stop first.
ravens-assumed-R49 = Assumed: the card has been played and is gone before it acts; else it would be rearranged with the stack.
ravens-assumed-R51 = Assumed: without landscape cards nothing can be added, and the second card is drawn after the first is laid; one could look at both first.
ravens-assumed-R52 = Assumed: a raven can be pushed to the start, never onto the marker. The French sheet can be read to ask for two cards behind the raven: the option.
ravens-assumed-R53 = Assumed: a step cannot enter the marker’s space; the sheets do not list it among the ways to lift the marker.
ravens-assumed-R55 = The Italian sheet puts removed cards under the deck, the French one to a discard pile: an option. Assumed: the only card of a path stays.
ravens-assumed-R58 = Assumed: allowed, since no sheet limits it to cards ahead.
ravens-assumed-R60 = Assumed: one decides to extend before seeing the card, and chooses its side afterwards; with no card left one cannot extend.
ravens-assumed-R61 = Assumed: the discards are shuffled when a card is needed, and with none left one holds fewer. They could be shuffled at once: the option.
ravens-assumed-R62 = The sheets trim where the table is too small. Assumed: never; the options trim beyond a length, as much as needed or all passed cards but two.
ravens-assumed-R64 = Assumed: if a removal brings both ravens to the end, the player on turn wins the stage; no sheet speaks of it.
ravens-assumed-R70 = The sheets do not say what happens if both have 12 or more. Assumed: more points win, as in a published puzzle.
ravens-assumed-R74 = No sheet has such a guard. Assumed, so that every match ends.
ravens-assumed-R77 = Assumed: the drawn card is shown first and its side is chosen then; one could have to choose blindly.

## What is refused when a position is set up

ravens-bad-path = a position needs a path
ravens-bad-land-discards = removed landscape cards go under the deck, unless the option removed_land says otherwise
ravens-bad-drawn = a landscape card is drawn in the phases add and extend, and only then
ravens-bad-to-lay = to_lay is 0, or 1 in the phase add
ravens-bad-arrange = a stack is rearranged only if it has two cards
ravens-bad-arranged = in the phase arrange, arranged counts the cards settled, fewer than all but one; else it is 0
ravens-bad-too-many = there are more cards of one kind than the game has

## How to play, in a few pictured sentences

ravens-how-1 = Bring your raven to the end of the path before the other: you score a point for each space between the two. Twelve points win the match.
ravens-how-2 = A flight card of the landscape right ahead carries your raven over the whole group of that landscape.
ravens-how-3 = Any two equal flight cards stand for one that you lack. In a turn you may play three cards from your hand; then you draw up to five again.
ravens-how-4 = Cards for later go face down onto your stack, from which you may play three more a turn. Odin cards turn, remove or swap parts of the path, move ravens, or put the stone in the way: crossing it costs two cards.
ravens-how-5 = The magic way shows two symbols. Whoever has laid more cards with these symbols there when the stage ends scores three points.

## The coach

ravens-coach-aim = This is the path, from the left to the flag. Your raven flies on the lower lane. Whoever is at the end first scores a point for each space the other is behind.
ravens-coach-ahead = What counts is the landscape right in front of your raven. One card of it takes the raven over all equal spaces in a row.
ravens-coach-fly = Press a card with that landscape, then your raven or the space where it is to land.
ravens-coach-joker = Two equal flight cards are as good as any landscape. Press both, then your raven.
ravens-coach-plays = The dots count: three cards from the hand each turn. At its end you draw up to five again, so there is no need to save.
ravens-coach-stack = What does not fit now can wait on your stack: press a card and then the “+”. From there you may play three cards a turn as well, always the top one.
ravens-coach-odin = A card with two small signs is an Odin card. Press it, choose one of its two actions, then what it is to act on.
ravens-coach-magic = A card with one of these symbols may go here instead. Whoever has more cards here when the stage ends gets three points.
ravens-coach-groups = So many groups lie between each raven and the end: that many flights are still needed. Joining two groups by a turn or a swap saves one.
ravens-coach-marker = The stone lies on a space. If it is on your lane, flying over it costs two cards instead of one.
ravens-coach-end = Nothing that flies? Stash or use what you can, then end your turn. “Extend” also makes the path longer, which is good when you are behind.
ravens-coach-stage = That was one stage. The points stay, the path is new, and twelve points win the match.
