### Karuba: the texts players read, in English. This is the source of the translations.
### Words: island, cell, tile, path, exit, adventurer, temple, beach, jungle, crystal, gold nugget, treasure, bonus tile; to lay, to discard, to walk, to stay.

## The box

karuba-name = Karuba
karuba-tagline = Lay paths through the jungle and lead four adventurers to their temples.
karuba-blurb =
    Everybody gets the same tiles, and everybody decides at the same time: lay the tile on your island to build a path, or give it up to walk with one of your four adventurers. Pick up crystals and gold on the way, and be early at the temples: the first to arrive finds the richest treasure.

## Pieces

karuba-colour = { $colour ->
    [brown] brown
    [blue] blue
    [purple] purple
    [yellow] yellow
   *[other] { $colour }
}
karuba-adventurer = the { karuba-colour } adventurer
karuba-found = { $item ->
    [crystal] {" "}and takes the crystal there
    [gold] {" "}and takes the gold nugget there
   *[none] {""}
}
karuba-bonus-name = { $bonus ->
    [collector] Fastest treasure collector
    [hoarder] Best treasure collector
    [builder] Best route builder
    [runner] Fastest runner
   *[other] { $bonus }
}

## Options

karuba-option-bonus = Bonus tiles
karuba-option-bonus-help = Four extra goals worth 2 or 3 points each. A bonus tile goes to whoever fulfils it first.
karuba-option-bonus-off = Without bonus tiles
karuba-option-bonus-on = With the four bonus tiles
karuba-option-setup = Starts and temples
karuba-option-setup-help = Place the adventurers and temples in turn, or leave it all to chance and begin at once.
karuba-option-setup-in-turn = Placed in turn
karuba-option-setup-random = Drawn by chance
karuba-option-apart = Distance to the temple
karuba-option-apart-help = How many numbers must lie between an adventurer and its temple, counted along the edge of the island.
karuba-option-apart-three-between = At least three numbers between
karuba-option-apart-two-between = At least two numbers between

## Sections of the rules

karuba-section-setup = Setting up
karuba-section-round = A round
karuba-section-lay = Laying a tile
karuba-section-walk = Walking
karuba-section-temples = Temples and treasures
karuba-section-end = The end
karuba-section-solo = Playing alone
karuba-section-bonus = Bonus tiles

## Setting up

karuba-K1 = Karuba is for 2 to 4 players. Each has an empty island of 6 × 5 cells, the tiles 1 to 36, and an adventurer and a temple in each of four colours: brown, blue, purple and yellow. No tile exists twice in a set.
karuba-K2 = Each colour has its own stack of treasures, the most valuable on top: 5 and 3 for two players, 5, 3 and 2 for three, 5, 4, 3 and 2 for four. There are always enough crystals and gold nuggets.
karuba-K3 = Before the first round you place the four colours one after the other, starting with the expedition leader and going clockwise. When it is your turn, choose a colour not yet placed and a number on the beach for its adventurer, then a number at the jungle’s edge for its temple. It holds for all islands. Once all four are placed, nothing is placed any more.
karuba-K4 = A beach number has room for one adventurer, a jungle number for one temple. This one is already taken.
karuba-K5 = An adventurer must not start too close to its own temple: counted along the edge of the island, whichever way is shorter, at least three other numbers lie between them. An option makes it two.
karuba-K6 = Instead of placing the colours yourselves you may let chance do it. Every layout that respects the distances is equally likely.
karuba-K7 = One of you, drawn by lot, is the expedition leader, whose tiles are shuffled and lie face down. Nobody knows their order, the leader included; which tiles are still to come, everybody can see. The leader has no other advantage.

## A round

karuba-K8 = In every round one tile is revealed, and it is the same for everybody. You do exactly one thing with yours: lay it on your island, or discard it and walk.
karuba-K9 = All of you decide at the same time and in secret. You may change your mind until the last one has chosen; then all the choices are shown and carried out together.

## Laying a tile

karuba-K10 = You may lay the tile on any empty cell of your island, never on another tile. It is not turned, it need not touch other tiles, and paths need not fit: one may well end at a neighbour without a path or at the edge. A tile once laid stays where it is.
karuba-K11 = If the tile you lay shows a crystal or a gold nugget, one is put on it. Discard that tile instead, and you get nothing.

## Walking

karuba-K12 = Discard the tile and you may walk with one adventurer, at most as many steps as the tile has exits: 2, 3 or 4. You cannot split the steps, and those you do not use are lost; you may also stay where you are. When your island is full, discarding is all you can do.
karuba-K13 = Adventurers walk along paths: from a tile to the one beside it only if the paths of both meet. Getting from the beach onto the first tile takes a step, if its path leads to that beach number; so does getting from the last tile to the temple.
karuba-K14 = A walk may turn and go back on any tile. Only where it begins and where it ends matters, so the shortest free path counts.
karuba-K15 = Only one adventurer fits on a tile, and you cannot walk past another one. Adventurers still at the beach or already at a temple are in nobody’s way.
karuba-K16 = An adventurer leaves the paths only for the temple of its own colour. It never enters another temple, and it never goes back to the beach.
karuba-K17 = If the walk ends on a tile with a crystal or a gold nugget, the adventurer takes it. Walking past is not enough.

## Temples and treasures

karuba-K18 = An adventurer that has reached its temple stays there. At the end of the round it gets the top treasure of its colour. If several of you get there in the same round, all score as much as the first: each takes the next treasure and is given crystals for the difference.
karuba-K19 = Crystals given to make up for a treasure count one point each, but no adventurer has collected them.

## The end

karuba-K20 = The match is over after the round in which somebody’s fourth adventurer has reached its temple, or after the round of the last tile. That round is played to its end; then nothing more can be chosen.
karuba-K21 = Your points are the numbers on your treasures, 2 for each gold nugget, 1 for each crystal, and your bonus tiles. What still lies on your island counts nothing.
karuba-K22 = The most points win. If there is a tie, the one with more tiles on the island wins; if that is equal too, you win together.

## Playing alone

karuba-K23 = Playing alone is not in the original rules, but it works: every temple has one treasure worth 5, and you try to score as much as you can.

## Bonus tiles

karuba-K30 = With this option four bonus tiles lie in the middle. The first to fulfil one takes it. If several of you fulfil it in the same round, nobody gets it and it is out.
karuba-K31 = Bonus tiles are looked at once a round, after the treasures have been given, also in the last round. You may win more than one.
karuba-K32 = Fastest treasure collector, 2 points: each of your four adventurers has collected at least one crystal or gold nugget.
karuba-K33 = Best treasure collector, 3 points: one of your adventurers alone has collected at least four crystals and gold nuggets together.
karuba-K34 = Best route builder, 3 points: for every colour an unbroken path leads from the beach number to the temple. Adventurers standing on it do not matter.
karuba-K35 = Fastest runner, 2 points: each of your four adventurers has walked at least one step.
karuba-K36 = Bonus tiles add to your points at the end. Ties are decided as ever.

## What is asked

karuba-ask-place = Choose a colour, and a beach number for its adventurer.
karuba-ask-temple = Choose a jungle number for the { karuba-colour } temple.
karuba-ask-choose = Lay tile { $tile } on a cell, or discard it and walk up to { $steps } steps with one adventurer.
karuba-ask-chosen = Your choice: { $move }. You may change it until { $count ->
    [one] { $players } has chosen too.
   *[other] { $players } have chosen too.
}
karuba-ask-others = { $count ->
    [one] { $players } is still choosing.
   *[other] { $players } are still choosing.
}
karuba-ask-wait = { $player } is placing a colour.
karuba-ask-over = The match is over.

## Moves

karuba-move-place = Put { karuba-adventurer } at beach { $number }
karuba-move-place-temple = Put the { karuba-colour } temple at jungle { $number }
karuba-move-lay = Lay tile { $tile } on { $cell }
karuba-move-stay = Discard the tile and stay
karuba-move-walk = { $item ->
    [crystal] Move { karuba-adventurer } to { $cell } and take the crystal
    [gold] Move { karuba-adventurer } to { $cell } and take the gold nugget
   *[none] Move { karuba-adventurer } to { $cell }
}
karuba-move-temple = Move { karuba-adventurer } to its temple (worth { $value })

## The log

karuba-log-place = { $player } puts { karuba-adventurer } at beach { $number }.
karuba-log-place-temple = { $player } puts the { karuba-colour } temple at jungle { $number }.
karuba-log-tile = { $item ->
    [crystal] Round { $round }: tile { $tile }, with a crystal.
    [gold] Round { $round }: tile { $tile }, with a gold nugget.
   *[none] Round { $round }: tile { $tile }.
}
karuba-log-chosen = { $player } has chosen.
karuba-log-rechosen = { $player } has chosen anew.
karuba-log-lay = { $player } lays tile { $tile } on { $cell }.
karuba-log-stay = { $player } discards the tile and stays.
karuba-log-walk = { $player } moves { karuba-adventurer } to { $cell }{ karuba-found }.
karuba-log-temple = { $extra ->
    [0] { $player }’s { karuba-colour } adventurer reaches its temple: a treasure worth { $value }.
    [one] { $player }’s { karuba-colour } adventurer reaches its temple: a treasure worth { $value } and { $extra } crystal.
   *[other] { $player }’s { karuba-colour } adventurer reaches its temple: a treasure worth { $value } and { $extra } crystals.
}
karuba-log-bonus = { $player } gets the bonus tile “{ karuba-bonus-name }”: { $points } points.
karuba-log-bonus-gone = Several players at once: the bonus tile “{ karuba-bonus-name }” goes to nobody.
karuba-log-points = { $points ->
    [one] { $player } has { $points } point.
   *[other] { $player } has { $points } points.
}
karuba-log-win = { $count ->
    [one] { $players } wins the match.
   *[other] { $players } win the match together.
}

## Notation

karuba-notation-help = Cells are a column and a row: “c3” is the third of the third row, counted from the upper left. “lay c3” lays the tile, “stay” discards it, “move brown c4” discards it and walks, “move brown temple” goes to the temple; colours are brown, blue, purple and yellow. While placing: “place brown 60”, then “temple 70”.

## Tips, one a line

karuba-tips =
    One good road serves several adventurers: let their ways meet in the middle of the island.
    Crossings and forks are worth more on the island than in steps, unless they bring somebody home.
    Walk while there is time: four adventurers need some thirty steps, and a tile gives two or three.
    Do not let an adventurer stand still where the others must pass.

## Labels for the drawing

karuba-ui-island = { $player }’s island
karuba-ui-cell = Cell { $cell }
karuba-ui-cell-tile = Cell { $cell }, tile { $tile }
karuba-ui-exits = exits: { $exits }
karuba-ui-side = { $side ->
    [N] north
    [E] east
    [S] south
    [W] west
   *[other] { $side }
}
karuba-ui-tile = Tile { $tile }
karuba-ui-crystal = crystal
karuba-ui-gold = gold nugget
karuba-ui-adventurer = The { karuba-colour } adventurer
karuba-ui-temple = The { karuba-colour } temple
karuba-ui-beach = Beach { $number }
karuba-ui-jungle = Jungle { $number }
karuba-ui-round = Round { $round } of { $rounds }
karuba-ui-left = Still to come
karuba-ui-treasures = Treasures
karuba-ui-bonuses = Bonus tiles
karuba-pick-cell = a cell
karuba-pick-adventurer = one of your adventurers
karuba-pick-temple = its temple
karuba-pick-beach = a number on the beach
karuba-pick-jungle = a number in the jungle
karuba-over-why = Treasures, crystals, gold and bonus tiles are counted: the most points win.
karuba-ui-found = Found on the way
karuba-ui-bonus = { karuba-bonus-name }
karuba-ui-bonus-open = still there
karuba-ui-bonus-gone = gone
karuba-ui-laid = { $count ->
    [one] { $count } tile laid
   *[other] { $count } tiles laid
}
karuba-ui-chosen = has chosen
karuba-ui-choosing = is choosing
karuba-ui-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
karuba-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
karuba-ui-table = This round
karuba-ui-others = The other islands
karuba-ui-look = Look at { $player }’s island
karuba-ui-back = Back to your island
karuba-ui-cells = Cells of your island
karuba-ui-adventurers = Adventurers
karuba-ui-temples = Temples
karuba-ui-rim-beach = Numbers on the beach
karuba-ui-rim-jungle = Numbers at the jungle’s edge
karuba-ui-to-place = Still to place
karuba-ui-placing = is placing
karuba-ui-your-choice = your choice
karuba-ui-stands = { $where ->
    [beach] at the beach
    [temple] in its temple
   *[cell] on { $cell }
}
karuba-ui-top = { karuba-colour }: the next treasure is worth { $value }
karuba-ui-top-none = { karuba-colour }: no treasure left
karuba-ui-treasure = treasure { karuba-colour }, worth { $value }
karuba-ui-tiles-left = { $count ->
    [one] { $count } tile to come
   *[other] { $count } tiles to come
}
karuba-ui-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
karuba-ui-nuggets = { $count ->
    [one] { $count } gold nugget
   *[other] { $count } gold nuggets
}

## The terminal

karuba-cli-pref-islands = show all islands or only your own
karuba-cli-pref-left = show or hide the tiles still to come

## What is assumed where the booklet is silent

karuba-assumed-K3 = The booklet names no order for the placements. Here they go clockwise from the expedition leader; you might also agree on them together.
karuba-assumed-K4 = The booklet does not say that a number has room for only one piece. Here it has; two adventurers could also start from one number.
karuba-assumed-K5 = The booklet asks for a distance of three numbers and does not say how to count it. Here three numbers lie between; the option counts two between, the third being the temple’s own.
karuba-assumed-K9 = The booklet only says that all decide at the same time. Here choices stay secret until all have chosen; one could also decide openly, the one with the most points first.
karuba-assumed-K16 = The booklet does not say whether an adventurer may go back to the beach. Here it may not, since no path runs along the beach.
karuba-assumed-K17 = The booklet lets you take what lies where a walk ends. Here it is always taken; one could also leave it there, but that never helps.
karuba-assumed-K19 = The booklet does not say whether crystals that make up for a treasure count for the bonus tiles. Here they belong to no adventurer and do not count; they could also be the adventurer’s who has just arrived.
karuba-assumed-K20 = The booklet does not say whether the last round is played to its end. Here it is, the last tile included; the match could also stop at once.
karuba-assumed-K31 = The sheet of the bonus tiles does not say when they are looked at. Here it is once a round, after the treasures; it could also be at once, with every move.
karuba-assumed-K33 = The sheet asks for four treasures and does not say of which kind. Here crystals and gold nuggets count together; they could also be counted apart.
karuba-assumed-K34 = The sheet does not say whether adventurers on a path interrupt it. Here they do not; one could also ask for a path that is free.
karuba-assumed-K35 = The sheet asks that every adventurer has been moved. Here that means a step at least; a move of no steps could also count.

## Positions that cannot be

karuba-bad-follows = { $field } follows from the tiles of the stack and of the islands, and they say otherwise
karuba-bad-bonuses = without the option bonus nobody has a bonus tile
karuba-bad-choices = somebody must still have to choose

## How to play, in a few pictured sentences

karuba-how-1 = Lead your four adventurers through the jungle, each to the temple of its colour. The first at a temple gets the largest treasure.
karuba-how-2 = Every round everybody gets the same tile. Lay it on any empty cell of your island, as it is: tiles are never turned.
karuba-how-3 = Or give the tile up and walk with one adventurer: as many steps as the tile has exits, two, three or four.
karuba-how-4 = An adventurer who stops on a crystal or on gold takes it: one point, two points. Nobody can pass another on the way.
karuba-how-5 = When somebody has brought all four home, or after the last tile, treasures, gold and crystals are added up. The most points win.

## The coach

karuba-coach-place = Choose a colour, then a number on the beach: there its adventurer starts, on everybody’s island.
karuba-coach-temple = Now choose where its temple stands, at the edge of the jungle. A short way is a short way for all.
karuba-coach-aim = Your island. Bring each adventurer from the beach to the temple with the same colour and sign, by roads you build yourself.
karuba-coach-tile = This tile is everybody’s now. Press an empty cell to lay it; it cannot be turned.
karuba-coach-road = Begin next to the beach, where a road leads to an adventurer, and build towards the temples. One road through the middle can serve several.
karuba-coach-item = There is a find on this tile: laid on the island it waits there; given up, it is lost.
karuba-coach-walk = This adventurer has a way. Press it, then the cell where it is to stop: the tile is spent for that.
karuba-coach-steps = Every exit of the tile is a step. So straight pieces are good for building, and crossings good for long walks.
karuba-coach-stay = This button throws the tile away for nothing. Only take it when nothing else is left.
karuba-coach-stop = Whoever stops exactly on a find takes it. Walking over it is not enough.
karuba-coach-queue = There is room for one adventurer on a tile, and none can pass. Move the one in front first.
karuba-coach-first = Somebody has reached a temple and taken its largest treasure. The next one there gets less.
karuba-coach-time = A good part of the tiles is gone. Start walking now, if you have not: four adventurers need about thirty steps.
