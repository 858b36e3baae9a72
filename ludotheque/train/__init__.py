"""Training of nets by self-play: `ludotheque train GAME`. Needs PyTorch (the extra `train`)."""
