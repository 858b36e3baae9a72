"""Rules, words and bots as WebAssembly: one module a game, from the same functions as on every other engine."""
