"""For people who study games: bots against each other, and what kind of game a game is."""
