# What players of Newgame read. { $player } is a name. Other languages go into files beside this one: fr.ftl, it.ftl, de.ftl.

newgame-name = Newgame
newgame-tagline = Come near to the limit, and not beyond.
newgame-blurb = Take cards one by one and stop in time: whoever comes nearest to the limit without passing it wins.

## Options

newgame-option-limit = Limit
newgame-option-limit-help = The total that must not be passed.

## Sections of the rules

newgame-section-setup = Setting up
newgame-section-turn = Your turn
newgame-section-end = The end

## Rules: each must make sense alone, as the reason why a move is refused

newgame-N1 = Newgame is for 2 to 4 players. Before the match you agree on the limit.
newgame-N2 = There are 24 cards, numbered from 1 to 24, each once.
newgame-N3 = Everybody is dealt one card face down. Chance says who begins.
newgame-N4 = Turns go clockwise, one player at a time, past those who have stopped.
newgame-N5 = In your turn you may take a card, which lies face up before you. Nobody can take more than four.
newgame-N6 = Or you may stop. Then you take no more cards.
newgame-N7 = When all have stopped, the cards are turned up and the match is over. Then nothing more can be played.
newgame-N8 = The sum of your cards counts as points if it is not above the limit, and else nothing. The most points win; equal points share the victory.
newgame-N9 = Only you see your card that lies face down. All the others are open.

## What is asked

newgame-ask-turn = You have { $total } of { $limit }: take a card, or stop.
newgame-ask-wait = It is { $player }’s turn.
newgame-ask-over = The match is over.

## Moves

newgame-move-take = Take a card
newgame-move-stop = Stop

## The log

newgame-log-take = { $player } takes { $cards }.
newgame-log-stop = { $player } stops.
newgame-log-total = { $player } has { $total }.
newgame-log-win = { $count ->
    [one] { $players } wins.
   *[other] { $players } win together.
}

## Notation

newgame-notation-help = Write “take” to take a card, and “stop” to stop.

## Tips, one a line

newgame-tips =
    The average card is worth a little more than twelve.
