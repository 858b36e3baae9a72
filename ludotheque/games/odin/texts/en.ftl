### Odin: the texts players read, in English. This is the source of the translations.
### Words: game, match, hand (one deal), round (one ladder of rising plays), turn; centre, set, seat; to lead, to follow, to pass.

## The box

odin-name = Odin
odin-tagline = Beat the centre, take a card back, and be the first to have none left.
odin-blurb =
    A quick card game for two to six players. Play cards of one colour or one number that are worth more than those in the centre, and pick up one of the cards you have beaten. Be the first to run out: every card you still hold costs you a point, and the lowest total wins.

## Cards

odin-colour = { $colour ->
    [B] blue
    [R] red
    [P] pink
    [G] green
    [K] black
    [O] orange
   *[other] { $colour }
}
odin-card = { $colour ->
    [B] blue { $number }
    [R] red { $number }
    [P] pink { $number }
    [G] green { $number }
    [K] black { $number }
    [O] orange { $number }
    [goat] the goat
   *[other] { $colour } { $number }
}
# Follows the cards of a play and tells their value; a single card tells its own.
odin-worth = { $value ->
    [1] {""}
    [2] {""}
    [3] {""}
    [4] {""}
    [5] {""}
    [6] {""}
    [7] {""}
    [8] {""}
    [9] {""}
   *[other] {" "}({ NUMBER($value, useGrouping: 0) })
}

## Options

odin-option-target = Target
odin-option-target-help = The match ends after the hand in which somebody reaches this many points. 15 is the usual length, 10 is shorter, 20 longer.
odin-option-target-one-hand = One hand only
odin-option-removed_colours = Colours taken out
odin-option-removed_colours-help = For two players: with two colours fewer, more of the cards are in play and the sets grow longer.
odin-option-removed_colours-none = None, all six colours
odin-option-removed_colours-two = Two colours fewer
odin-option-goat = Grumpy goat
odin-option-goat-help = Adds one card with the number 0 that goes with any colour. Whoever is left holding it scores 5 points for it.
odin-option-goat-off = Without the goat
odin-option-goat-on = With the goat
odin-option-next_starter = Who starts the next hand
odin-option-next_starter-help = The start can move round the table from hand to hand, or go to whoever finished the last hand.
odin-option-next_starter-left-of-starter = Left of the previous starter
odin-option-next_starter-last-to-act = Whoever played last

## Sections of the rules

odin-section-setup = Setting up
odin-section-sets = Sets and their value
odin-section-lead = Leading
odin-section-follow = Following
odin-section-pass = Passing and the end of a round
odin-section-hand-end = End of a hand
odin-section-match-end = End of the match
odin-section-information = Who knows what
odin-section-options = Options
odin-section-facts = Good to know

## Setting up

odin-O1 = Odin is for 2 to 6 players.
odin-O2 = There are 54 cards: the numbers 1 to 9 in six colours, each card once. No colour is better than another.
odin-O3 = Before the match you agree on the target: usually 15 points, 10 for a short match, 20 for a long one, any other number, or one hand only. You also choose the reduced deck for two players, the goat, and who starts each new hand.
odin-O4 = Everybody begins the match with 0 points. Chance decides who starts the first hand.
odin-O5 = For each hand all the cards are shuffled and everybody is dealt 9, face down. The cards left over stay out of this hand, and nobody sees them.
odin-O6 = A hand begins with nothing in the centre and nothing discarded. Its starter leads.
odin-O7 = Turns go clockwise: after you comes the player on your left.

## Sets and their value

odin-O8 = Cards played together must come from your own hand and must all have the same colour or all have the same number. A single card is always a set.
odin-O9 = To find a set’s value, put its numbers side by side from highest to lowest: a 2 and an 8 make 82. The order in which you pick the cards does not matter.
odin-O10 = A set beats another only if its value is strictly higher; an equal value is not enough. A set with more cards is always worth more.

## Leading

odin-O11 = Whoever leads must play: passing is only possible when there is something in the centre to beat.
odin-O12 = When you lead, you may play any one of your cards.
odin-O13 = If all the cards you hold form one set, you may lead them all at once, however many there are. You do not have to.
odin-O14 = Two or more cards can be led only if they are all the cards you hold. Otherwise lead a single card.
odin-O15 = The cards you lead lie in the centre, and the next player must beat them or pass. You do not take a card when you lead. If you have none left, the hand is over.

## Following

odin-O16 = When there are cards in the centre, you either beat them or pass. You may pass even if you could play.
odin-O17 = Play exactly as many cards as lie in the centre, or exactly one more, with a value strictly higher than theirs. This also goes for the play that empties your hand.
odin-O18 = When you beat the centre, you must take exactly one card of the beaten set, and the others are discarded; your own set is now the one to beat. But if you have no card left after your play, the hand ends at once and you take nothing.
odin-O19 = If the beaten set was a single card, that is the card you take.
odin-O20 = You may take only a card of the set you have just beaten, never one of the cards you have just played.
odin-O21 = Playing a set and taking a card belong to the same turn. Nobody can act in between.
odin-O22 = If none of your sets can beat the centre, passing is all you can do.

## Passing and the end of a round

odin-O23 = When you pass, you keep all your cards, and it is the turn of the player on your left.
odin-O24 = A pass counts for this turn only. When your next turn comes in the same round, you may play again.
odin-O25 = A round ends as soon as all the other players have passed in a row after the latest play. With two players a single pass is enough.
odin-O26 = At the end of a round the cards in the centre are discarded and everybody keeps the cards they hold. The player who played last leads the next round.
odin-O27 = Discarded cards are out until the next hand is dealt.

## End of a hand

odin-O28 = The hand is over the moment somebody plays the last of their cards, whether leading or following. Nobody can answer that play.
odin-O29 = At the end of a hand you score one point for each card you still hold. Whoever has run out scores nothing; everybody else scores at least 1.
odin-O30 = The next hand is started by the player to the left of the one who started this hand, no matter who finished it. An option changes this.

## End of the match

odin-O31 = Whether the match is over is looked at only when a hand has been scored, never in the middle of one.
odin-O32 = The match is over once a hand has been scored and somebody has reached the target; if you play one hand only, it is over after that hand. Then nothing more can be played.
odin-O33 = As long as the match is not over, another hand is dealt.
odin-O34 = The lowest total wins. Players who share the lowest total share the victory. The others rank by their totals, and equal totals rank equally.

## Who knows what

odin-O35 = Only you see the cards you hold. The cards that were not dealt are seen by nobody.
odin-O36 = Everybody sees the centre and whose set it is, every play, every card taken, every pass and who started the hand. How many cards each player holds, the totals and the target are open too.
odin-O37 = Discarded cards have all lain face up, so everybody may know which they are.
odin-O38 = A card that somebody has taken is in their hand until they play it. Any other card you have not seen is held by another player or was not dealt.
odin-O39 = At the end of a hand only the number of cards left matters. Nobody has to show which they are.

## Options

odin-O40 = An option for two players: two of the six colours, drawn by chance and known to both, stay out for the whole match. That leaves 36 cards; you still get 9 each, and 18 are not dealt.
odin-O41 = The goat has the number 0 and goes with any colour: alone it is worth 0, and in a set of one colour it is the last digit, so 7, 2 and goat make 720. It cannot join equal numbers of different colours. It is always dealt (with six players an ordinary card stays out for it), and if you still hold it when the hand ends it counts 5 points.
odin-O42 = With this option, whoever played last in a hand, and so ended it, starts the next one.
odin-O43 = Some prefer to count down: everybody begins with the target and loses a point for each card left. It is the same game, and whoever has most left wins.

## Good to know

odin-O44 = Every card is in exactly one place: in somebody’s hand, in the centre, among the discards or among the cards not dealt.
odin-O45 = You never end a turn with more cards than you began it with. One card on one card is only a swap; each further card you play makes you one card lighter.
odin-O46 = Within a round the value in the centre always rises, and the number of cards there never falls. At most eight cards can lie there to be beaten, for playing all nine ends the hand.
odin-O47 = Every finished round takes at least one card out of play until the next deal. So a hand cannot go on for ever: somebody always runs out.
odin-O48 = Every hand costs each player but one at least 1 point, so the match is bound to end. A match to 15 takes at most 29 hands with two players and 17 with six.
odin-O49 = Whoever ends the last hand adds nothing and stays below the target, so the winning total is always below it. Two players can never tie, and in a match of one hand whoever runs out wins alone.
odin-O50 = It is one player’s turn at a time, so wait for yours. When it comes there is always something you can do: a leader can play any card, and a follower can always pass.

## What is assumed, where no source says it

odin-assumed-O5 = The cards that are not dealt stay face down, since nothing tells anybody to look at them. They could also be shown.
odin-assumed-O34 = Those who have not won are ranked by their totals, and equal totals share a place. The sources name the winners only.
odin-assumed-O37 = Everybody may look through the discards. The rule book says nothing of it; all of them lay open before, so this only spares the memory.
odin-assumed-O39 = At the end of a hand the cards left are counted and not shown. The rule book asks for no more; one could also show them.
odin-assumed-O40 = The two colours taken out with two players are drawn once for the whole match and known to both. The printing that recommends them was not seen; they could also be drawn anew for each hand.

## What is asked

odin-ask-lead = You lead: play one card, or all of them if together they form a set.
odin-ask-follow = { $size ->
    [one] Play 1 or 2 cards worth more than { NUMBER($value, useGrouping: 0) }, or pass.
   *[other] Play { $size } cards or one more, worth more than { NUMBER($value, useGrouping: 0) }, or pass.
}
odin-ask-take = Choose a card of the beaten set to take into your hand.
odin-ask-wait = It is { $player }’s turn.
odin-ask-over = The match is over.

## Moves

odin-move-play = Play { $cards }{ odin-worth }
odin-move-play-all = Play your whole hand: { $cards }{ odin-worth }
odin-move-pass = Pass
odin-move-take = Take { $card }

## The log

odin-log-deal = Hand { $hand }: the cards are dealt, { $player } starts.
odin-log-lead = { $player } leads { $cards }{ odin-worth }.
odin-log-follow = { $player } plays { $cards }{ odin-worth }.
odin-log-take = { $player } takes { $card }.
odin-log-pass = { $player } passes.
odin-log-round = Nobody else plays: the centre is discarded, and { $player } leads a new round.
odin-log-out = { $player } has no cards left: the hand is over.
odin-log-points = { $points ->
    [0] { $player } scores no points (total { $total }).
    [one] { $player } scores { $points } point (total { $total }).
   *[other] { $player } scores { $points } points (total { $total }).
}
odin-log-win = { $count ->
    [one] { $points ->
        [0] { $players } wins the match without a single point.
        [one] { $players } wins the match with { $points } point.
       *[other] { $players } wins the match with { $points } points.
    }
   *[other] { $points ->
        [0] { $players } win the match together without a single point.
        [one] { $players } win the match together with { $points } point each.
       *[other] { $players } win the match together with { $points } points each.
    }
}

## Notation

odin-notation-help = Write cards as colour letter and number, with spaces between them (“B2 B8”; B blue, R red, P pink, G green, K black, O orange, “goat” for the goat), or else “pass”, or “take K6” to take a card.

## Tips, one a line

odin-tips =
    Plan how you will finish: if your last cards form one set, you can lead them all at once.
    The card you take is half of your turn. Take one that joins your colours or numbers, even if it is low.
    Passing is no defeat: it keeps a good set together, and you may still play later in the same round.
    One card on one card only swaps. To run out, play several at once, and remember what the others have taken.

## In the terminal

odin-cli-title = { $target ->
    [0] Hand { $hand }, one hand only
    [one] Hand { $hand }, until somebody has { $target } point
   *[other] Hand { $hand }, until somebody has { $target } points
}
odin-cli-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
odin-cli-known = known:
odin-cli-holds = holds:
odin-cli-centre = Centre
odin-cli-centre-empty = empty
odin-cli-worth = { $passes ->
    [0] worth { NUMBER($value, useGrouping: 0) }, by { $player }
    [one] worth { NUMBER($value, useGrouping: 0) }, by { $player }; { $passes } pass since
   *[other] worth { NUMBER($value, useGrouping: 0) }, by { $player }; { $passes } passes since
}
odin-cli-beaten = Beaten
odin-cli-discards = Discarded
odin-cli-hand = Your hand
odin-cli-pref-sort = sort your hand by colour or by number
odin-cli-pref-discards = show or hide the discarded cards

## In the browser

odin-ui-players = The other players
# $points is a number.
odin-ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Points so far and the points that end the match, in a few characters.
odin-ui-points-of = { $points } / { $target }
odin-ui-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
odin-ui-known = Cards everybody saw going into this hand
odin-ui-on-turn = on turn
odin-ui-passed = passed
odin-ui-centre = The centre
odin-ui-centre-empty = The centre is empty
odin-ui-to-beat = To beat
# $player is the name of who played the set.
odin-ui-owner = played by { $player }
# $value is a string of digits.
odin-ui-set = { $value }, played by { $player }
# Heads the beaten cards, one of which goes into the hand of who beat them.
odin-ui-take = Beaten: one to take
odin-ui-hand-number = Hand { $number }
odin-ui-target = to { $target } points
odin-ui-one-hand = one hand only
odin-ui-discards =
    { $count ->
        [0] No discards
       *[other] { $count } discarded
    }
odin-ui-discard-list = Discarded in this hand
odin-ui-no-discards = None yet.
odin-ui-your-hand =
    { $count ->
        [one] { $player }, { $count } card
       *[other] { $player }, { $count } cards
    }
odin-ui-hand = Your cards
odin-ui-sort = Sort your cards
odin-ui-sort-colour = Colour
odin-ui-sort-number = Number
odin-ui-hand-over = Hand { $number } is over
odin-ui-cards-left = This hand
# $points is the number of points a hand brought.
odin-ui-gain = +{ $points }
odin-ui-finished = went out
odin-ui-total = Total
odin-ui-total-of = Total of { $target }
odin-ui-next-hand = Next hand
odin-ui-why-points = Every card left in a hand is one point, and points are bad: the fewest win.
odin-pick-card = one or more of your cards
odin-pick-to-take = one of the beaten cards
odin-over-why = Points are cards left in one’s hand: the fewest win.

## Positions that cannot be

odin-bad-centre = the centre holds a set of cards
odin-bad-owner = a set in the centre has an owner, an empty centre has none
odin-bad-passes = there are 0 to { $most } passes since the last play
odin-bad-phase = there is a centre to beat in the phases follow and take, and none in lead
odin-bad-beaten = there are beaten cards in the phase take, and only then
odin-bad-sizes = the hand of seat { $seat } counts { $size }
odin-bad-seats = there are { $seats } seats, and cards for more
odin-bad-undealt = the undealt cards are all those that lie nowhere else
odin-bad-made = the decisions that are remembered lead to this position

## How to play, in a few pictured sentences

odin-how-1 = Be the first to have no cards left: every card you still hold then costs you a point, and the fewest points win.
odin-how-2 = On a card in the centre you play one card or two cards of one colour or one number, worth more; on two cards, two or three, and so on.
odin-how-3 = Cards side by side are read as one number, the highest digit first: 9 and 3 are 93. So one card more always wins.
odin-how-4 = Of the cards you have beaten you must take one into your hand; the others are gone.
odin-how-5 = You may always pass. When all the others pass, the centre is cleared and whoever played last leads anew, usually with a single card. Somebody with 15 points ends the match.

## The coach

odin-coach-aim = This is your hand, and you want to be rid of it. When somebody runs out, every card you still hold costs a point, and points are bad.
odin-coach-lead = You lead: the centre is empty. Press one card and then “Play”. A card that goes with none of the others is a good start.
odin-coach-follow = This is what you have to beat: with one card more than lies there or just as many, all of one colour or one number.
odin-coach-value = Press two cards of one colour or one number: they are read as one number, 9 and 3 as 93. That beats any single card, and two cards are gone.
odin-coach-take = You have beaten these. One of them comes into your hand, that is the price. Take one that goes with your colours or numbers.
odin-coach-returned = The card you beat is in your hand now. One for one is only a swap: your hand shrinks when you play more cards than lie there.
odin-coach-dim = Pale cards fit nothing just now. Press one all the same, and you are told the rule that stands in the way.
odin-coach-pass = Nothing you hold is high enough. Passing costs nothing, and you may play again later in this round.
odin-coach-round = Nobody wanted more, so the centre was cleared. Whoever played last leads again.
odin-coach-all = All your cards form one set. Press them all and lay them down at once: the hand is yours.
odin-coach-danger = Somebody has hardly any cards left. Now get rid of as many as you can.
odin-coach-score = Your points, and how many end the match. Low is good.
