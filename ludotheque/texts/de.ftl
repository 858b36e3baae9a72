# What is common to all games.

level-random = Random: any legal move
level-greedy = Greedy: plays with sense, without foresight

say-no-such-move = “{ $move }” is no move of this game.
