"""Karuba by version 1 of its rules, for the matches that were played by them."""
