"""What the tests and `ludotheque bench` look at: that the rules hold, agree on every machine, and are fast."""
