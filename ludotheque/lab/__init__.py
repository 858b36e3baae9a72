"""For people who study games: the battery that every game must pass, benchmarks, a GPU, bots against each other."""
