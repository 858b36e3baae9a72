"""Nets that play: what they see of a position, how they score moves, and their compiled inference.

What a net sees follows from a game's declaration alone (`features.py`), and so does how it tells moves apart
(`tokens.py`). Nothing here trains: `ludotheque.train` does.
"""
