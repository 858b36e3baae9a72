"""What every game shares: records, rules, chance, games, matches. Knows of no clock, network, language or screen."""
