### Adventure Land: the texts players read, in English. This is the source of the translations.
### Words: match, turn, round, scenario; space, start spot, terrain card; adventurer, companion, figure (either), group; creature, water spirit; sword, herb, gold, bonus tile; the supply, the box.

## The box

adventureland-name = Adventure Land
adventureland-tagline = Lead your adventurers across the land, and never look back.
adventureland-blurb =
    A journey for two to four players in three scenarios. Card by card the land fills with swords, herbs, gold, companions and creatures of the fog. Your adventurers go south or east, as far as they like but never back, and must choose well what to pick up on the way and whom to fight.

## Words of the game

adventureland-sword = { $kind ->
    [0] a plain sword
    [g] the golden sword
    [p] the platinum sword
   *[other] a sword +{ $kind }
}
adventureland-bonus-tile = { $tile ->
    [golden] the golden sword
    [platinum] the platinum sword
    [magic] the magic golden herb
   *[wolf] the tame wolf
}
adventureland-terrain = { $terrain ->
    [F] forest
    [M] mountain
    [R] river
    [C] city
   *[N] fog
}

## Options

adventureland-option-scenario = Scenario
adventureland-option-scenario-help = What you score for. The companions is the easiest to begin with; in the glorious you form groups; in flight to the cities there is most to think of.
adventureland-option-scenario-companions = 1: The companions
adventureland-option-scenario-glorious = 2: The glorious
adventureland-option-scenario-cities = 3: Flight to the cities
adventureland-option-bonus = Bonus herbs
adventureland-option-bonus-help = Four special tiles: you may swap a herb of value 2 for one of them as soon as you take it.
adventureland-option-bonus-off = Without
adventureland-option-bonus-on = With the four bonus tiles
adventureland-option-set_aside = Set aside at the start
adventureland-option-set_aside-help = How many companions and swords stay in the box. The editions do not agree; the second reading makes the match much shorter.
adventureland-option-set_aside-each = The number of the table, once
adventureland-option-set_aside-per_player = The number of the table for each player
adventureland-option-after_tie = Place after a tie
adventureland-option-after_tie-help = Scenario 3: if two players share the first place, is the next one second or third?
adventureland-option-after_tie-next = The next place
adventureland-option-after_tie-skip = Tied places are skipped
adventureland-option-sword_values = Swords
adventureland-option-sword_values-help = How many swords have the bonus 0, 1, 2 and 3. No rule book tells; this is our assumption.
adventureland-option-sword_values-falling = 10, 8, 6 and 4
adventureland-option-sword_values-equal = 7 of each
adventureland-option-herb_values = Herbs
adventureland-option-herb_values-help = How many herbs are worth 2, 3 and 4. No rule book tells; this is our assumption.
adventureland-option-herb_values-falling = 8, 7 and 5
adventureland-option-herb_values-equal = 7, 7 and 6
adventureland-option-first_starter = Who starts
adventureland-option-first_starter-help = The rule book lets the youngest start: give the number of that seat, counted from 1, or let chance decide.
adventureland-option-first_starter-lot = By lot

## Sections of the rules

adventureland-section-components = What there is
adventureland-section-setup = Setting up
adventureland-section-turn = The turn: revealing cards
adventureland-section-moves = Moving
adventureland-section-combat = Fighting
adventureland-section-information = Who knows what
adventureland-section-end = The end
adventureland-section-companions = Scenario 1: The companions
adventureland-section-glorious = Scenario 2: The glorious
adventureland-section-cities = Scenario 3: Flight to the cities
adventureland-section-bonus = Bonus herbs

## What there is

adventureland-A1 = The land has 110 spaces in columns A to K, from west to east, and rows 1 to 10, from north to south. Each space has one terrain that never changes.
adventureland-A2 = The board used here is a reconstruction: 17 spaces are known from the rule books, the others are invented so that all known numbers are right. You can play on a board file of your own.
adventureland-A3 = The 18 river spaces form one path. Whatever goes along the river follows that path, up or down.
adventureland-A4 = There are 110 terrain cards, one for each space: 20 forest, 28 mountain, 18 river, 30 city and 14 fog.
adventureland-A5 = There are 14 creatures: four of strength 8, four of 10, three of 12, two of 14 and one of 16. The laurel of a creature is half its strength. How many there are of each is an assumption.
adventureland-A6 = There are 28 swords with a bonus of 0, 1, 2 or 3: ten, eight, six and four of them, unless you choose seven of each. These numbers are an assumption.
adventureland-A7 = There are 20 herbs worth 2, 3 or 4: eight, seven and five of them, unless you choose seven, seven and six. These numbers are an assumption.
adventureland-A8 = There are also 18 gold, 30 companions, one water spirit, dice with the numbers 1 to 6, and 10 adventurers for each player.
adventureland-A9 = Swords, companions, herbs, gold, creatures and cards each have their supply. The box holds the swords and companions that were set aside or have left play. Revealed cards lie open.
adventureland-A10 = An adventurer is on a start spot, on a space or out of the game. Companions belong to an adventurer; swords, herbs, gold and creatures belong to you, so you keep them when you lose figures.
adventureland-A11 = A space holds at most one thing (a creature, sword, herb, gold or free companion) and at most one adventurer with companions. Only the spirit may stand on a gold, and only scenario 2 allows groups.

## Setting up

adventureland-A12 = The game is for 2 to 4 players. Before the match you choose one of the three scenarios.
adventureland-A13 = Some companions and as many swords go to the box: 8 of each with two players, 5 with three, 2 with four. With the option “for each player” it is that many times the number of players.
adventureland-A14 = The swords that go to the box are drawn at random, and nobody looks at them.
adventureland-A15 = With two players you have 10 adventurers, one before each of the rows 1 to 5 and the columns A to E. With three or four you have 8, before the rows 1 to 4 and the columns A to D. Several players share a start spot.
adventureland-A16 = Cards, swords, herbs and creatures are shuffled, each by themselves, and lie face down. Everybody begins with 0 points.
adventureland-A17 = Before the first turn, cards are revealed until eight of them are no fog. Fog cards on the way bring their creatures too, but do not count.
adventureland-A18 = Chance decides who starts, unless you have chosen who. Turns go clockwise, so wait until it is your turn.

## The turn: revealing cards

adventureland-A19 = In your turn you first reveal cards, which you must, and then move up to twice, which you may.
adventureland-A20 = Cards are revealed one by one, and each is dealt with before the next, until two of them were no fog. Fog cards are extra.
adventureland-A21 = Revealed cards lie open for all. The deck always lasts until the end, so no card comes twice.
adventureland-A22 = A forest card puts the top herb on its space, face down and unseen.
adventureland-A23 = A mountain card puts the top sword on its space, face down and unseen. When the supply is empty, the swords in the box are shuffled and one of them is used.
adventureland-A24 = A city card puts a companion on its space; when the supply is empty, one from the box.
adventureland-A25 = A river card puts a gold on its space. Then the water spirit comes there.
adventureland-A26 = A fog card puts the top creature on its space, face up.
adventureland-A27 = If your figures stand where a herb, sword, gold or companion appears, you take it at once. You look at herbs and swords secretly; a companion joins the adventurer there.
adventureland-A28 = If a creature appears where your figures stand, you must fight at once, whoever’s turn it is. Everybody waits for that fight; then the next card is revealed.
adventureland-A29 = With the first gold the water spirit enters the board there. With each further gold it swims along the river to the new one.
adventureland-A30 = Everybody on a river space that the spirit enters on its way, or where it stops, is out: adventurers for good, companions into the box.
adventureland-A31 = When gold appears, first it is laid down, then whoever stands there takes it, then the spirit swims, and then it takes those on its way.
adventureland-A32 = Nobody can stop where the spirit stands, so the gold under it cannot be taken until the spirit has left.

## Moving

adventureland-A33 = You make up to two moves with your own adventurers: one of them twice, two of them once each, or fewer.
adventureland-A34 = A move goes straight south or straight east, one space or more. Never north, never west, and never round a corner.
adventureland-A35 = From the start spot of a row an adventurer enters eastwards along that row, from the spot of a column southwards down that column. There is no way back.
adventureland-A36 = Companions always go with their adventurer, however many they are. They can neither stay behind nor change to another.
adventureland-A37 = You may jump over adventurers, companions and tiles, but not over a creature or the water spirit. You may stop at a creature, which means a fight, but never at the spirit nor where an adventurer stands; only in scenario 2 you may join your own.
adventureland-A38 = Terrain never hinders you. You may stop on an empty space, even in the fog.
adventureland-A39 = Only the space where you stop counts; what you jump over stays. There you take gold, a sword or a herb, a free companion joins you, or you fight the creature.
adventureland-A40 = A fight is decided before anything else is moved. After a victory the same adventurer may make the second move, after a defeat another one may.

## Fighting

adventureland-A41 = You fight only when your figures meet a creature. You must reach its strength; exactly is enough.
adventureland-A42 = Each adventurer and each companion on the space counts 1.
adventureland-A43 = First choose none to three of your swords, all at once. For each you roll a die; dice and sword bonuses are added up. Swords cannot be added later.
adventureland-A44 = Once your total is high enough you have won, and nothing more is spent.
adventureland-A45 = If the total is too low you may, in any order and as often as you can: add a herb, give a gold for 1 point, give a gold to reroll one die, or give up. A new result replaces the old one, even if it is lower. You can only give what you have.
adventureland-A46 = You need no swords to use herbs and gold. To reroll you need a die that shows this number. Points beyond the strength are lost.
adventureland-A47 = If you win, the creature is yours and your figures stay. If you lose, all your figures on the space are out and the creature stays.
adventureland-A48 = Swords and herbs that were used are gone, won or lost. The swords go to the box and may come back from there.
adventureland-A49 = Gold that was used is gone as well.
adventureland-A50 = Once you have chosen your swords, or none, you may always give up, and then you keep the herbs and gold that you have not used.
adventureland-A51 = Players never fight each other.

## Who knows what

adventureland-A52 = Everybody sees the board, all figures, the creatures, the spirit, gold, the supplies, revealed cards, used tiles, the points, and how many swords, herbs and creatures each player has.
adventureland-A53 = Only you know the values of the swords and herbs that you hold.
adventureland-A54 = Nobody knows the order of cards and piles, what lies face down on the board, or which swords were set aside. Once the box has been shuffled, what lies in it is unknown too.
adventureland-A55 = Which creatures somebody has defeated was seen by all, so it is shown.

## The end

adventureland-A56 = As soon as there are neither swords nor companions in the supply, the end is near. The box does not count.
adventureland-A57 = Then the turn is completed and the round is finished, so that everybody has had as many turns. What is missing comes from the box.
adventureland-A58 = If nobody at all can move any more, the match ends at once. This is looked at after the cards and after each turn.
adventureland-A59 = Whoever cannot move keeps all points and tiles. In their turns only cards are revealed.
adventureland-A60 = At the end the points are counted, and the most points win; a tie is a shared victory. After that nothing more can be played.

## Scenario 1: The companions

adventureland-A61 = You score at once: 2 for each gold you gain, the laurel of each creature you defeat, and for each companion that joins as many points as its adventurer now has companions.
adventureland-A62 = It does not matter how you gain them, by moving or because they appear where you stand. Points are never lost again.
adventureland-A63 = There are no other points and no final scoring.

## Scenario 2: The glorious

adventureland-A64 = Your adventurers may stop where your own stand. All figures there then form a group. In the other scenarios an adventurer always stands alone.
adventureland-A65 = A group moves as one figure with one move, and never splits.
adventureland-A66 = A group fights as one, and each of its figures counts 1. If it loses, or the spirit comes, all of it is lost.
adventureland-A67 = At the end you score the strength of your creatures, 3 for each figure of your largest group, 2 for each gold, the values of your herbs and the bonuses of your swords, as far as you still have them.
adventureland-A68 = Your largest group is the space with most figures of yours. A single adventurer will do if there is nothing larger; start spots do not count.

## Scenario 3: Flight to the cities

adventureland-A69 = At the end you score the laurels of your creatures, 2 for each gold, for having many creatures or much gold, and for the cities; a malus is taken off.
adventureland-A70 = Whoever has the most creatures gets 7, the second 3, the third 1, by number. The same goes for gold.
adventureland-A71 = In each city the most figures get as many points as the city has spaces, the second half of that, the third half of the second, rounded down. Adventurers and their companions count, free companions do not.
adventureland-A72 = Whoever ties gets the full points of that place.
adventureland-A73 = After a tie the next player takes the next place; with the option it is as many places lower as were tied.
adventureland-A74 = With none at all you get no place.
adventureland-A75 = All places count with two and three players as well.
adventureland-A76 = Your malus is the number of your figures outside the cities, start spots included, times the number of creatures on the board. Figures that are out, and creatures still in the pile, cost nothing.
adventureland-A77 = Your points may be below zero.

## Bonus herbs

adventureland-A78 = With the option bonus herbs, the four bonus tiles are shuffled and lie face down. Without it there are none, and no herb is swapped.
adventureland-A79 = If you take a herb of value 2, you may swap it at once for the top bonus tile, unseen; the herb is out of the game. You decide just after taking it, and only while there are bonus tiles left. Everybody waits for that, also if the herb appeared in another’s turn.
adventureland-A80 = The golden sword gives two dice instead of one, once.
adventureland-A81 = The platinum sword gives three dice instead of one, once.
adventureland-A82 = The magic golden herb gives 5 points in a fight, once. It is used like a herb, by whoever holds it.
adventureland-A83 = The tame wolf gives 2 points in each fight and stays with you.
adventureland-A84 = The golden and the platinum sword have no bonus and count among your three swords, so you may roll up to six dice.
adventureland-A85 = Only you know your bonus tiles until you use them. The wolf is known after its first fight.
adventureland-A86 = The wolf helps by itself. It is no figure and stays with you when you lose some.
adventureland-A87 = Bonus tiles count nothing in scenario 2.

## What is assumed where the rule books leave it open

adventureland-assumed-A2 = Of the printed board only 17 spaces are known; all others are a reconstruction. Whoever owns the game can play on a board file of their own.
adventureland-assumed-A3 = The order of the river’s spaces is assumed with the board; on the printed one the spirit may swim another way.
adventureland-assumed-A5 = How many creatures have which strength (4, 4, 3, 2 and 1 from weak to strong) comes from one weak source; it could be another series of 14.
adventureland-assumed-A6 = No rule book tells how many swords have which bonus. 10, 8, 6 and 4 is assumed; the option gives 7 of each.
adventureland-assumed-A7 = No rule book tells how many herbs have which value. 8, 7 and 5 is assumed; the option gives 7, 7 and 6.
adventureland-assumed-A13 = The editions differ: once the number of the table (English), or that number for each player (the French heading). The first is taken; the second is an option.
adventureland-assumed-A14 = That nobody looks at the swords set aside is assumed, because all tiles lie face down; they could also be shown.
adventureland-assumed-A18 = The rule book lets the youngest start. Nobody’s age is known here, so it is drawn by lot, or you choose who starts.
adventureland-assumed-A28 = “At once” is read as before the next card is revealed; one could also reveal all cards of the turn first.
adventureland-assumed-A35 = That from a start spot only its own row or column leads in follows from the examples; no rule says that every other way is forbidden.
adventureland-assumed-A36 = That companions can neither stay behind nor change to another adventurer is assumed; the rules only say that they go along.
adventureland-assumed-A45 = That herbs, gold and rerolls may come in any order is assumed; one could also ask for herbs first and gold last.
adventureland-assumed-A58 = When it is looked at whether anybody can still move, after the cards and after each turn, is assumed; the rules name no moment.
adventureland-assumed-A59 = That cards are revealed also in the turn of whoever cannot move is assumed; such a turn could be left out.
adventureland-assumed-A60 = No rule breaks a tie, so the victory is shared.
adventureland-assumed-A65 = That a group never splits is assumed, since nobody could say whose the companions are; it could be allowed.
adventureland-assumed-A68 = That a single adventurer counts as the largest group is assumed; one could ask for several adventurers.
adventureland-assumed-A73 = That the next place follows after a tie is assumed; that tied places are skipped is an option.
adventureland-assumed-A74 = That nobody gets a place with none at all is assumed; one could also give the last places away.
adventureland-assumed-A82 = That the magic golden herb is used like a herb, after the roll, is assumed; the French heading calls it a sword.
adventureland-assumed-A84 = That the golden and the platinum sword have no bonus and count among the three swords is assumed; they could come on top.
adventureland-assumed-A85 = That bonus tiles stay secret until they are used is assumed, as herbs do; they could lie open.
adventureland-assumed-A86 = That the wolf helps by itself and is no figure is assumed; the rules only say that it stays with the player.
adventureland-assumed-A87 = That bonus tiles count nothing in scenario 2 is assumed, because no value is printed on them.

## What is asked

adventureland-ask-move = { $left ->
    [one] Move an adventurer, or end your turn. You have 1 move left.
   *[other] Move an adventurer, or end your turn. You have { $left } moves left.
}
adventureland-ask-swords = { $forced ->
    [0] You fight on { $space }: strength { $strength }, you have { $total }. Choose up to three swords.
   *[other] A creature appears on { $space }, you must fight: strength { $strength }, you have { $total }. Choose up to three swords.
}
adventureland-ask-spend = { $missing ->
    [one] You have { $total } of { $strength }: 1 point is missing. Add a herb or gold, reroll, or give up.
   *[other] You have { $total } of { $strength }: { $missing } points are missing. Add a herb or gold, reroll, or give up.
}
adventureland-ask-herb = { $value ->
    [2] You have taken a herb of value 2. Swap it for a bonus tile?
   *[other] You have taken a herb of value { $value }.
}
adventureland-ask-wait-turn = It is { $player }’s turn.
adventureland-ask-wait-fight = { $player } is fighting.
adventureland-ask-wait-herb = { $player } has taken a herb and decides about it; then { $turn } goes on.
adventureland-ask-over = The match is over.

## Moves

adventureland-what = { $what ->
    [herb] {" "}and take the herb
    [sword] {" "}and take the sword
    [gold] {" "}and take the gold
    [companion] {" "}and win a companion
    [creature] {" "}and fight (strength { $strength })
    [join] {" "}and join your own
   *[nothing] {""}
}
adventureland-move-walk = Go from { $begin } to { $end }{ adventureland-what }
adventureland-move-enter = Enter from spot { $begin } to { $end }{ adventureland-what }
adventureland-move-done = End the turn
adventureland-move-bare = Fight without swords ({ $percent } %)
adventureland-move-fight = { $dice ->
    [one] Fight with { $swords }, 1 die ({ $percent } %)
   *[other] Fight with { $swords }, { $dice } dice ({ $percent } %)
}
adventureland-move-herb = Add a herb worth { $value } ({ $percent } %)
adventureland-move-gold = Give a gold for 1 point ({ $percent } %)
adventureland-move-reroll = Give a gold and reroll a { $face } ({ $percent } %)
adventureland-move-give-up = Give up the fight
adventureland-move-keep = Keep the herb worth { $value }
adventureland-move-swap = Swap the herb for a bonus tile

## The log

adventureland-log-what = { $what ->
    [herb] {" "}and takes a herb
    [sword] {" "}and takes a sword
    [gold] {" "}and takes a gold
    [companion] {" "}and wins a companion
    [creature] {" "}and meets a creature of strength { $strength }
    [join] {" "}and forms a group
   *[nothing] {""}
}
adventureland-log-walk = { $player } goes from { $begin } to { $end }{ adventureland-log-what }.
adventureland-log-enter = { $player } enters from spot { $begin } to { $end }{ adventureland-log-what }.
adventureland-log-done = { $player } moves no further.
adventureland-log-roll = { $player } fights with { $swords } and rolls { $dice }: { $total } in all.
adventureland-log-bare = { $player } fights without swords.
adventureland-log-herb = { $player } adds a herb worth { $value }.
adventureland-log-gold = { $player } gives a gold for 1 point.
adventureland-log-reroll = { $player } gives a gold and rerolls a { $face }: it is now a { $fresh }.
adventureland-log-give-up = { $player } gives up.
adventureland-log-keep = { $player } keeps the herb.
adventureland-log-swap = { $player } swaps a herb of value 2 for a bonus tile.
adventureland-log-found-sword = You have found { adventureland-sword }.
adventureland-log-found-herb = You have found a herb worth { $value }.
adventureland-log-found-bonus = You have drawn { adventureland-bonus-tile }.
adventureland-log-won = { $player } defeats the creature of strength { $strength }.
adventureland-log-lost = { $player } loses the fight.
adventureland-log-forced = { $player } stands there and must fight: { $total } against { $strength }.
adventureland-log-card = Card { $space }: { $terrain ->
    [F] a herb.
    [M] a sword.
    [R] gold, and the water spirit comes.
    [C] a companion.
   *[N] a creature.
}
adventureland-log-takes = { $player } stands there and takes it.
adventureland-log-missing = { $count ->
    [one] { $player } loses an adventurer.
   *[other] { $player } loses { $count } adventurers.
}
adventureland-log-turn = It is { $player }’s turn.
adventureland-log-points = { $points ->
    [one] { $player } has { $points } point.
   *[other] { $player } has { $points } points.
}
adventureland-log-win = { $count ->
    [one] { $points ->
        [one] { $players } wins the match with { $points } point.
       *[other] { $players } wins the match with { $points } points.
    }
   *[other] { $points ->
        [one] { $players } win the match together with { $points } point each.
       *[other] { $players } win the match together with { $points } points each.
    }
}

## Notation

adventureland-notation-help = Write a move as “c3 > c9”; from a start spot name its row or column: “3 > j3”, “b > b4”. “done” ends your moves. In a fight: “fight 2 1” for swords by their bonus (g golden, p platinum) or “fight bare”; then “herb 3”, “herb magic”, “gold”, “reroll 2” or “give up”. After taking a herb: “keep” or “swap”.

## Tips, one a line

adventureland-tips =
    There is no way back: before you go far, look at what you will never reach again.
    Several companions with one adventurer are worth more each time in scenario 1, and they fight well. But one visit of the spirit, and all are gone.
    Do not rest on the river, nor on fog that has not been revealed yet.
    Swords are spent in one fight. Look at the odds before you choose: two may do as well as three.
    In scenario 3 each figure outside the cities costs you as many points as there are creatures left. Get home in time.

## The drawing

adventureland-ui-board = The land
adventureland-pick-figure = one of your adventurers
adventureland-pick-space = one of the bright spaces
adventureland-pick-tile = tiles from your pouch
adventureland-over-why = The score sheet is full: the most points win.
adventureland-ui-swords = Swords
adventureland-ui-herbs = Herbs
adventureland-ui-gold = Gold
adventureland-ui-companions = Companions
adventureland-ui-creatures = Creatures
adventureland-ui-bonus = Bonus tiles
adventureland-ui-supply = Supply
adventureland-ui-turn = Turn { $number }
adventureland-ui-last-round = The last round
adventureland-ui-moves-left = Moves left
adventureland-ui-revealed = Cards revealed
adventureland-ui-spirit = Water spirit
adventureland-ui-space = { $space }, { adventureland-terrain }
adventureland-ui-fight = Fight on { $space }: { $total } of { $strength }
adventureland-ui-dice = Dice
adventureland-ui-odds = Odds of winning
adventureland-ui-own-figures = Your adventurers
adventureland-ui-spot = Your adventurer on start spot { $spot }
adventureland-ui-adventurers = { $count ->
    [one] 1 adventurer
   *[other] { $count } adventurers
}
adventureland-ui-with-companions = { $count ->
    [one] with 1 companion
   *[other] with { $count } companions
}
adventureland-ui-thing = { $thing ->
    [herb] herb
    [sword] sword
    [gold] gold
    [companion] companion
   *[creature] creature of strength { $strength }
}
adventureland-ui-card-open = card revealed
adventureland-ui-large-map = Larger map
adventureland-ui-whole-map = Whole map
adventureland-ui-players = Players
adventureland-ui-points = { $points ->
    [one] point
   *[other] points
}
adventureland-ui-pouch = Your pouch
adventureland-ui-pouch-empty = No swords, no herbs yet.
adventureland-ui-herb = a herb worth { $value }
adventureland-ui-die = { $count ->
    [one] a die showing { $face }
   *[other] { $count } dice showing { $face }
}
adventureland-ui-all-ways = All { $count } ways
adventureland-ui-fewer-ways = Only the best
adventureland-ui-reconstruction = The board is a reconstruction.
adventureland-ui-until-end = Ends when both are used up
adventureland-ui-cards = { $count } of { $all } cards revealed
adventureland-ui-scoring = Score
adventureland-ui-scoring-now = If the match ended now
adventureland-ui-total = Total
adventureland-ui-line = { $line ->
    [creatures] Creatures
    [companions] Companions
    [glorious] Largest group
    [gold] Gold
    [herbs] Herbs
    [swords] Swords
    [most-creatures] Most creatures
    [most-gold] Most gold
    [city-1] City 1
    [city-2] City 2
    [city-3] City 3
    [city-4] City 4
    [city-5] City 5
   *[malus] Outside the cities
}

## What is refused when a board or a position is set up

adventureland-bad-board-unread = the board { $path } cannot be read: { $fault }
adventureland-bad-board-long = { $path } is too long to be a board
adventureland-bad-board-line = the board, line { $line }: { $why }
adventureland-bad-board-rows = the board has { $count } rows, not { $wanted }
adventureland-bad-board-row = expected row { $row }, 'river: …', 'city: …' or 'sourced: …', found '{ $word }'
adventureland-bad-board-row-length = row { $row } has { $count } spaces, not { $wanted }
adventureland-bad-board-terrain = { $space } is '{ $word }': terrains are { $terrains }
adventureland-bad-board-count = the board has { $count } spaces of { $terrain }, not { $wanted }
adventureland-bad-board-river-length = the river of the board has { $count } spaces, not { $wanted }
adventureland-bad-board-no-river = the board: { $space } is in the list of the river, but is no river space
adventureland-bad-board-river-twice = the board: { $space } is twice in the list of the river
adventureland-bad-board-river-jumps = the board: the river jumps from { $begin } to { $end }
adventureland-bad-board-river-ends = the board: the river must lead from column a to column k, not from { $begin } to { $end }
adventureland-bad-board-city-twice = the board: { $space } is listed in two cities, or twice in one
adventureland-bad-board-city-missing = the board: { $space } is in no list of a city
adventureland-bad-board-no-city = the board: { $space } is in the list of a city, but is no city space
adventureland-bad-board-city-sizes = the board has cities of { $sizes } spaces, not of { $wanted }
adventureland-bad-board-city-split = the board: { $space } is not connected with the rest of its city
adventureland-bad-fresh = in the phase herb, 'fresh' tells the value of the herb that one seat has just taken
adventureland-bad-pile = there are { $count } things for a pile of { $size }
adventureland-bad-too-many-creatures = there are more creatures of one kind than the game has (A5)
adventureland-bad-too-many-swords = there are more swords of one kind than the game has (A6)
adventureland-bad-too-many-herbs = there are more herbs of one kind than the game has (A7)
adventureland-bad-card-twice = a card is named twice: each space has one card (A4)

## How to play, in a few pictured sentences

adventureland-how-1 = Collect points. In the first scenario a gold is worth 2, a creature half its strength, and each companion as many points as its adventurer then has companions.
adventureland-how-2 = Your turn begins with two cards, by themselves: they bring herbs, swords, gold, companions or creatures to their spaces.
adventureland-how-3 = Then you move twice, with one adventurer or with two: straight east or straight south, as far as you like, and never back. Only where you stop counts.
adventureland-how-4 = At a creature you fight. Each figure counts 1, each sword brings its bonus and a die, herbs and gold help. Reach its strength, or your figures there are out.
adventureland-how-5 = The water spirit takes whoever stands on the river where it swims. When swords and companions have run out, the round is finished and the match is over.

## The coach

adventureland-coach-aim = Your points. You get 2 for a gold, half its strength for a creature, and for a companion as many as its adventurer then has companions.
adventureland-coach-spots = These are your adventurers. Press one to move it; those at the edge enter the land straight ahead.
adventureland-coach-where = The bright spaces can be reached. Press one to see what you would do there.
adventureland-coach-stop = Stop exactly on a thing to take it. What you jump over stays, and there is no way back north or west.
adventureland-coach-two = The dots are your moves: two in a turn, with the same adventurer or with another.
adventureland-coach-sword = Swords lie face down; only you see what yours are worth. Each adds a die and its bonus in one fight and is gone then.
adventureland-coach-companion = A companion joins your adventurer and fights along. The second with the same adventurer brings 2 points, the third 3.
adventureland-coach-creature = A creature with its strength. Stop there to fight it; you cannot jump over it. Come with two swords at least.
adventureland-coach-fight = Choose your swords for this fight, all at once. The panel tells how likely each choice wins.
adventureland-coach-spend = Not enough yet: a herb adds its value, a gold adds 1 or rerolls a die. If it cannot be done, give up and keep the rest.
adventureland-coach-spirit = The water spirit. With each new gold it swims along the river, and whoever stands on its way is out. Do not rest on the river.
adventureland-coach-pouch = Your pouch: swords and herbs with their values, for your eyes only.
adventureland-coach-end = When swords and companions are both at 0 here, the round is finished and the match is over.
adventureland-coach-done = One move is left. End the turn only if it would bring nothing; every move can fetch something.
