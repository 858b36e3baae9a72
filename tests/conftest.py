"""For all tests; its place lets them import `scale`."""

from __future__ import annotations

from hypothesis import settings

# How long something takes is no question for a test.
settings.register_profile("library", deadline=None)
settings.load_profile("library")
