"""`python -m ludotheque`: the same as `ludotheque`."""

from ._door import main

if __name__ == "__main__":
    main()
