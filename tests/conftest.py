"""For all tests; its place lets them import `scale`."""
