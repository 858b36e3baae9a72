### Spookies: the texts players read, in English. This is the source of the translations.
### Words: game, match, turn, roll; character (one of the five friends), friend die, floor, start, garden, attic; chip, stock, box, penalty chip, joker, ghost.

## The box

spookies-name = Spookies
spookies-tagline = Climb the haunted house with as few dice as you dare.
spookies-blurb =
    Five friends creep into a haunted house, and all the players lead them together. Roll two, three or four dice: fewer dice bring more chips, more dice a safer step. Stop in time, or your character tumbles down and your chips stay behind. Nobody knows what the chips are worth until the very end.

## Pieces and places

spookies-figure = { $figure ->
    [poppy] Poppy
    [kracko] Kracko
    [duffy] Duffy
    [hanja] Hanja
    [schnuffer] Schnuffer
    [ghost] the ghost
   *[other] { $figure }
}
spookies-floor = { $floor ->
    [4] Start
    [5] Garden
    [11] Attic
   *[other] Floor { $floor }
}
spookies-at-floor = { $floor ->
    [4] at the start
    [5] in the garden
    [11] in the attic
   *[other] on floor { $floor }
}
spookies-to-floor = { $floor ->
    [4] to the start
    [5] to the garden
    [11] to the attic
   *[other] to floor { $floor }
}

## Options

spookies-option-free_choice = Free choice
spookies-option-free_choice-help = Leave the friend die out: in each turn you pick your character yourself.
spookies-option-free_choice-off = With the friend die
spookies-option-free_choice-on = Everybody picks freely
spookies-option-joker = Dice joker
spookies-option-joker-help = A bonus tile: everybody may throw one roll of the match again. A joker you never use pays off at the end.
spookies-option-joker-off = Without jokers
spookies-option-joker-on = One joker each
spookies-option-joker_pay = Unused joker
spookies-option-joker_pay-help = What a joker you have not used brings at the end: five chips drawn unseen (11 points on average), or five points.
spookies-option-joker_pay-chips = Five chips
spookies-option-joker_pay-points = Five points
spookies-option-ghost = Ghost
spookies-option-ghost-help = A bonus tile: a ghost wanders through the house and steals a die from whoever rolls beside it.
spookies-option-ghost-off = Without the ghost
spookies-option-ghost-on = With the ghost
spookies-option-attic = In the attic
spookies-option-attic-help = The rule text we know does not say what 11 or 12 does to a character who is in the attic already. Usually they stay and nothing is gained; or nobody is ever there, because characters go back to the start with the reward; or 11 and 12 win the reward again.
spookies-option-attic-stay = They stay, 11 or 12 brings nothing
spookies-option-attic-reset = They go back to the start at once
spookies-option-attic-repeat = 11 or 12 wins the reward again

## Sections of the rules

spookies-section-setup = Setting up
spookies-section-turn = Your turn
spookies-section-roll = What a roll does
spookies-section-end = End of the match
spookies-section-free-choice = Variant: free choice
spookies-section-joker = Bonus tile: dice joker
spookies-section-ghost = Bonus tile: ghost

## Setting up

spookies-S1 = Spookies is for 2 to 5 players. The five characters belong to nobody and wait at the start, before the garden gate. Nobody has a chip yet, and none lie in the house.
spookies-S2 = There are 75 chips: thirty 1s, twenty 2s, fifteen 3s and ten 5s. They are shuffled face down; 50 of them make the stock with two players, 60 with three, all 75 with four or five. The others stay unseen in the box.
spookies-S3 = Chance decides who begins. Then turns go clockwise, so wait for yours.

## Your turn

spookies-S4 = Your turn begins with the friend die, thrown for you: you lead the character it shows for the whole turn. If it shows “?”, choose any character before you roll.
spookies-S5 = Choose whether to roll 2, 3 or 4 dice. The first roll of a turn is a must; you cannot stop before it.
spookies-S6 = However many dice you roll, only the two highest count: their sum is your result.

## What a roll does

spookies-S7 = If your result reaches the number of the next floor, your character climbs exactly one floor and you take its reward; with exactly two dice you also take all the penalty chips there. If the result equals the floor your character is on, they stay, and your turn is over. If it is lower, they fall to the floor of that number (below 5, to the start; there they can fall no further), you leave one chip for each floor lost on the floor they fell from, and your turn is over. Some rewards are estimates, for no source shows the whole board.
spookies-S8 = After a climb you may stop and keep everything, or roll on with the same character and as many dice as you like.
spookies-S9 = If you have too few chips to pay for a fall, you leave all you have. The rest is waived, and your character falls all the same.
spookies-S10 = A character who reaches the attic stays there. If you have to roll for them, nothing is gained: with 11 or 12 they stay, whatever the dice, and your turn is over; with less they fall. By an option, a character goes back to the start as soon as the attic’s reward is taken, which ends the turn, so nobody ever rolls up there; or 11 and 12 win the attic’s reward again, and you may roll on.
spookies-S11 = Any number of characters may be on the same floor.

## End of the match

spookies-S12 = The match is over as soon as the last chip of the stock is taken; nothing more is rolled or moved. If the stock holds fewer chips than your reward, you get what is left, and still the penalty chips of the same roll.
spookies-S13 = Chips left in the house count for nobody. Now all the chips are turned over: the highest sum wins, and equal sums share the victory. Until then nobody looks at a chip, not even their own.

## Variant: free choice

spookies-S14 = With free choice there is no friend die. You choose the character for your turn yourself, before you roll, and lead them for the whole turn.

## Bonus tile: dice joker

spookies-S20 = With this option everybody begins with one joker. Without a joker, or once yours is spent, you cannot throw a roll again.
spookies-S21 = Right after a roll of your own, whatever it shows, you may spend your joker: you throw all the dice of this roll again, and the new result counts. Otherwise keep the roll. A joker works once a match, and never on the friend die.
spookies-S22 = A joker you have not spent is exchanged at the end for five chips, drawn unseen from those out of play (should they run out, from a second set). By an option it brings five points instead.

## Bonus tile: ghost

spookies-S23 = With this option a ghost haunts the house. It begins on floor 9.
spookies-S24 = The ghost steals a die: if your character is on its floor, you may roll 3 dice at most. That is checked before each roll, and your reward goes by the dice you roll.
spookies-S25 = After a roll made beside the ghost you must move it one floor up or down. It moves only then.
spookies-S26 = The ghost never leaves the house: from floor 6 it can only go up, from the attic only down. Where characters go back from the attic to the start, floor 10 is the highest it gets.
spookies-S27 = Joker and ghost go together: dice thrown again beside the ghost are as many as before and count as the same roll, so the ghost moves only once, after the final result.
spookies-S28 = Joker and ghost can be used with the friend die and with free choice.

## What is assumed, where no source says it

spookies-assumed-S7 = Twelve of the 21 rewards are estimates and two are inferred, because no source shows the whole board; other numbers would make other dice worth rolling. From the start nobody falls, for there is no lower floor. Which of your chips you leave after a fall is left to chance, as nobody knows them.
spookies-assumed-S9 = Whoever has too few chips for a fall leaves all of them and owes nothing. No source speaks of it; one could also owe the rest.
spookies-assumed-S10 = A character in the attic stays there with 11 or 12, without a reward. No source speaks of it; an option offers two other readings.
spookies-assumed-S11 = Characters may share a floor, as they share the start. No source says so of the other floors.
spookies-assumed-S12 = If the stock holds fewer chips than the reward, you get what is left, and the penalty chips of the same roll as well. The sources say only that the match ends with the last chip.
spookies-assumed-S13 = Equal sums share the victory. The rule text we know has no tie-break.
spookies-assumed-S21 = The joker throws all dice of the roll again, as many as before, and the second result counts. The text says only that a roll is repeated; one could also choose which dice.
spookies-assumed-S22 = The five chips for an unused joker come from those out of play, for the stock is empty by then; if they run out, from a second set. By an option a joker brings five points instead.
spookies-assumed-S24 = The ghost counts where your character is on its floor before a roll, and is checked anew before each one. It could also be checked once a turn.
spookies-assumed-S25 = The ghost must move after a roll beside it, and moves only then. One could also read that it may stay.
spookies-assumed-S26 = The ghost keeps to floors 6 to 11, since the text speaks of the rooms of the house; to floor 10 where characters go back from the attic. The garden could count as well.
spookies-assumed-S27 = Dice thrown again by the joker beside the ghost count as the same roll, so the ghost moves once. It could also move after each of the two.
spookies-assumed-S28 = Joker and ghost go with the friend die and with free choice alike. The text names neither.

## What is asked

spookies-ask-choose = The friend die shows “?”: choose the character you lead this turn.
spookies-ask-choose-free = Choose the character you lead this turn.
spookies-ask-roll = { $dice ->
    [3] You lead { $figure }, { $floor } beside the ghost: roll 2 or 3 dice.
   *[other] You lead { $figure }, { $floor }: roll 2, 3 or 4 dice.
}
spookies-ask-go-on = { $dice ->
    [3] { $figure } is { $floor } beside the ghost: stop, or roll on with 2 or 3 dice.
   *[other] { $figure } is { $floor }: stop, or roll on with 2, 3 or 4 dice.
}
spookies-ask-joker = You have rolled { $dice }, a result of { $total }: keep it, or spend your joker?
spookies-ask-ghost = Move the ghost one floor up or down.
spookies-ask-wait = It is { $player }’s turn.
spookies-ask-over = The match is over.

## Moves

spookies-move-choose = Lead { $figure } ({ $floor })
spookies-move-roll = { $chance ->
    [0] Roll { $dice } dice (there is nothing to climb)
   *[other] { $chips ->
        [0] Roll { $dice } dice ({ $chance }% to climb, no chips)
        [one] Roll { $dice } dice ({ $chance }% to climb for { $chips } chip)
       *[other] Roll { $dice } dice ({ $chance }% to climb for { $chips } chips)
    }
}
spookies-move-roll-attic = { $chips ->
    [0] Roll { $dice } dice ({ $chance }% to win the attic’s reward again, no chips)
    [one] Roll { $dice } dice ({ $chance }% to win the attic’s reward again, { $chips } chip)
   *[other] Roll { $dice } dice ({ $chance }% to win the attic’s reward again, { $chips } chips)
}
spookies-move-stop = Stop
spookies-move-keep-climb = { $chips ->
    [0] Keep the { $total }: { $figure } climbs { $floor }, no chips
    [one] Keep the { $total }: { $figure } climbs { $floor } for { $chips } chip
   *[other] Keep the { $total }: { $figure } climbs { $floor } for { $chips } chips
}
spookies-move-keep-attic = { $chips ->
    [0] Keep the { $total }: { $figure } wins the attic’s reward again, no chips
    [one] Keep the { $total }: { $figure } wins the attic’s reward again, { $chips } chip
   *[other] Keep the { $total }: { $figure } wins the attic’s reward again, { $chips } chips
}
spookies-move-keep-stay = Keep the { $total }: { $figure } stays
spookies-move-keep-fall = { $chips ->
    [0] Keep the { $total }: { $figure } falls { $floor }, you pay nothing
    [one] Keep the { $total }: { $figure } falls { $floor }, you pay { $chips } chip
   *[other] Keep the { $total }: { $figure } falls { $floor }, you pay { $chips } chips
}
spookies-move-joker = { $chance ->
    [0] Spend the joker: throw the { $dice } dice again (there is nothing to climb)
   *[other] Spend the joker: throw the { $dice } dice again ({ $chance }% to climb)
}
spookies-move-joker-attic = Spend the joker: throw the { $dice } dice again ({ $chance }% to win the attic’s reward again)
spookies-move-ghost-up = Move the ghost up { $floor }
spookies-move-ghost-down = Move the ghost down { $floor }

## The log

spookies-log-die = The friend die shows { $figure } to { $player }.
spookies-log-die-choice = The friend die shows “?” to { $player }, who may choose.
spookies-log-choose = { $player } chooses { $figure }.
spookies-log-roll = { $player } rolls { $dice } for { $figure }: { $total }.
spookies-log-joker = { $player } spends the joker and rolls { $dice } for { $figure }: { $total }.
spookies-log-climb = { $chips ->
    [0] { $figure } climbs { $floor }. There are no chips for that.
    [one] { $figure } climbs { $floor }. { $player } takes { $chips } chip.
   *[other] { $figure } climbs { $floor }. { $player } takes { $chips } chips.
}
spookies-log-attic-again = { $chips ->
    [0] { $figure } is in the attic already, where { $total } wins the reward again. There are no chips for that.
    [one] { $figure } is in the attic already, where { $total } wins the reward again. { $player } takes { $chips } chip.
   *[other] { $figure } is in the attic already, where { $total } wins the reward again. { $player } takes { $chips } chips.
}
spookies-log-collect = { $chips ->
    [one] { $player } also takes the penalty chip there.
   *[other] { $player } also takes the { $chips } penalty chips there.
}
spookies-log-reset = { $figure } goes back to the start.
spookies-log-stay = { $figure } stays { $floor }.
spookies-log-attic-stay = { $figure } is in the attic already: { $total } brings nothing, and the turn is over.
spookies-log-fall = { $chips ->
    [0] { $figure } falls { $floor }. { $player } has nothing to pay with.
    [one] { $figure } falls { $floor }. { $player } leaves { $chips } chip behind.
   *[other] { $figure } falls { $floor }. { $player } leaves { $chips } chips behind.
}
spookies-log-stop = { $player } stops.
spookies-log-ghost = { $player } moves the ghost { $floor }.
spookies-log-end = The stock is empty: all chips are turned over.
spookies-log-joker-chips = { $player } gets five more chips for an unused joker.
spookies-log-joker-points = { $player } gets five points for an unused joker.
spookies-log-points = { $chips ->
    [0] { $player } has no chips: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [one] { $player } has { $chips } chip: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $player } has { $chips } chips: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
spookies-log-win = { $count ->
    [one] { $points ->
        [one] { $players } wins the match with { $points } point.
       *[other] { $players } wins the match with { $points } points.
    }
   *[other] { $points ->
        [one] { $players } win the match together with { $points } point each.
       *[other] { $players } win the match together with { $points } points each.
    }
}

## The drawing

spookies-ui-player = { $player }
spookies-ui-stock = Stock
spookies-ui-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
spookies-ui-penalty = { $count ->
    [one] { $count } penalty chip
   *[other] { $count } penalty chips
}
spookies-ui-rewards = Chips for 2, 3, 4 dice; + penalty chips
spookies-ui-estimated = ~ marks an estimate: no source shows the whole board.
spookies-ui-last-roll = Last roll
spookies-ui-result = makes { $total }
spookies-ui-friend-die = Friend die
spookies-ui-ghost = Ghost
spookies-ui-joker = joker
spookies-ui-dice = { $dice } dice
spookies-ui-climb = climb
spookies-ui-stay = stay
spookies-ui-fall = fall
spookies-ui-percent = { $percent }%
spookies-ui-odds = Chances to climb · stay · fall, in per cent.
spookies-ui-house = The haunted house
spookies-ui-players = The players
spookies-ui-on-turn = on turn
spookies-ui-figure-at = { $figure }, { $floor }
spookies-ui-figure-led = { $figure }, { $floor }, led this turn
spookies-ui-floor-rewards = Reward in chips: { $two } with 2 dice, { $three } with 3, { $four } with 4
spookies-ui-tray = The dice
spookies-ui-choices = How many dice to roll, and the joker
spookies-ui-no-roll = Nobody has rolled yet.
spookies-ui-rolled-by = { $player } for { $figure }
spookies-ui-pick-friend = Pick a character to see the chances.
spookies-ui-stolen = The ghost steals a die
spookies-ui-joker-kept = Your joker: throw a roll again
spookies-ui-joker-spent = Your joker is spent
spookies-ui-chances = { $chips ->
    [one] climb { $climb }% for { $chips } chip, stay { $stay }%, fall { $fall }%, on average { $mean }
   *[other] climb { $climb }% for { $chips } chips, stay { $stay }%, fall { $fall }%, on average { $mean }
}
spookies-ui-mean = on average { $chips }
spookies-ui-reveal = The chips turned over
spookies-pick-figure = a friend
spookies-pick-dice = how many dice you roll
spookies-pick-chip = your joker
spookies-pick-ghost = where the ghost goes
spookies-over-why = All chips are turned face up: the highest total wins.
spookies-ui-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spookies-ui-stack = { $count ->
    [one] { $count } chip worth { $value }
   *[other] { $count } chips worth { $value } each
}
# The terminal asks for this name.
spookies-cli-pref-odds = show or hide the odds

## Notation

spookies-notation-help = Write “choose poppy” (or kracko, duffy, hanja, schnuffer), “roll 2”, “roll 3” or “roll 4”, “stop”; with the joker “keep” or “joker”; with the ghost “ghost up” or “ghost down”.

## Tips, one a line

spookies-tips =
    Two dice pay best low down, where they often succeed. Higher up a third or fourth die is worth its price.
    Stop when a fall would cost you more than the next floor brings.
    Somebody has to lead a character left high up when the friend die says so. It need not be you.
    Penalty chips are a bonus for the bold: only two dice collect them.
    An unused joker is worth five chips at the end; spend it only on a roll that costs you more.

## Positions that cannot be

spookies-bad-seats = there are { $seats } seats, and chips or jokers for more
spookies-bad-chips = with { $seats } seats { $used } chips are in play, one or more of them in the stock
spookies-bad-stock = with { $seats } seats { $used } chips are in play: that leaves { $left } in the stock, not { $stock }

## How to play, in a few pictured sentences

spookies-how-1 = Collect chips. Nobody knows what they are worth until they are turned over at the end; the highest sum wins.
spookies-how-2 = The friend die says whom you lead. Choose two, three or four dice: only the two highest count.
spookies-how-3 = If they reach the number of the next floor, your friend climbs and you get the chips of that floor. Fewer dice, more chips.
spookies-how-4 = If they show just the present floor, your friend stays; if less, your friend falls to that floor and you leave a chip for each floor lost. Either way your turn is over.
spookies-how-5 = After each climb you may stop and keep what you have, or roll on. When the stock of chips is empty, the match is over.

## The coach

spookies-coach-aim = Your chips. Each is worth 1 to 5, but nobody sees how much before the end: so collect many.
spookies-coach-choose = The friend die shows “?”: you may choose whom to lead. Somebody low down climbs easily, somebody higher brings more chips.
spookies-coach-friend = This is whom you lead in this turn. The friends belong to nobody; next turn it may be another.
spookies-coach-dice = Choose how many dice to roll. The coloured bar shows how often your friend climbs, stays or falls.
spookies-coach-highest = Of all the dice only the two highest count. So four dice succeed more often than two.
spookies-coach-gain = So many chips you get for a climb with this many dice. Fewer dice bring more.
spookies-coach-mean = This is what the roll brings on average, falls included. As a start, take the highest.
spookies-coach-stop = You have climbed. Stop, and the chips are safe; roll on, and you may win more or fall.
spookies-coach-floors = The numbers at each floor are the chips for a climb there with two, three and four dice. “~” means that we had to estimate them.
spookies-coach-fall = Somebody has fallen: a chip for each floor lost stays behind, and the turn is over.
spookies-coach-penalty = Chips left behind lie here. Whoever climbs to this floor with exactly two dice takes them all.
spookies-coach-stay = The roll showed just the floor of the friend: nothing happens, and the turn is over.
spookies-coach-stock = The stock. When it is empty the match is over at once, so take what you can now.
