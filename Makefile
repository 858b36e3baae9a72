# Two commands do everything: `make play` opens the library, `make test` tests all of it.

PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
CLIENT := ludotheque/server/static/index.html
CLIENT_SOURCES := $(shell find web/src -type f) web/build.mjs web/tsconfig.json

.PHONY: play test check generate client-check interpreted fuzz bench wheel clean

play: $(VENV)/.installed $(CLIENT)
	@echo "Opening the library on http://localhost:$(PORT) (stop it with Ctrl-C)"
	@$(BIN)/ludotheque serve --port $(PORT)

test: check client-check chromium
	@echo "Running the tests"
	@$(BIN)/python -m pytest

# What can be seen without running anything: style and types.
check: $(VENV)/.installed-dev
	@echo "Checking style and types"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python tools/generate.py --check

# What follows from the code: the client's types, tables of the docs.
generate: $(VENV)/.installed
	@$(BIN)/python tools/generate.py

client-check: $(CLIENT)
	@echo "Checking the client"
	@cd web && ../tools/npm run --silent check && ../tools/npm run --silent test

# The same rules as plain Python: slow, but one can step through them.
interpreted: $(VENV)/.installed-dev
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest tests/core tests/games tests/test_battery.py

# The battery and the hostile-input tests, a hundred times as long.
fuzz: $(VENV)/.installed-dev
	LUDOTHEQUE_FUZZ=$${LUDOTHEQUE_FUZZ:-100} $(BIN)/python -m pytest tests/test_battery.py tests/core tests/games tests/server

bench: $(VENV)/.installed
	@$(BIN)/ludotheque bench

wheel: $(VENV)/.installed-dev $(CLIENT)
	@$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

clean:
	rm -rf $(VENV) web/node_modules ludotheque/server/static dist

$(BIN)/python:
	@echo "Making a Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || (echo "Installing Debian's package for Python environments" && rm -rf $(VENV) \
		&& tools/debian python3-venv && $(PYTHON) -m venv $(VENV))

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	@echo "Installing the library and what it needs"
	@$(BIN)/python -m pip install -qq --editable .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed
	@echo "Installing what the tests need"
	@$(BIN)/python -m pip install -qq --editable '.[dev,lab]'
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json | $(VENV)/.installed
	@echo "Installing what the client is built with"
	@cd web && ../tools/npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.installed
	@echo "Building the client"
	@cd web && ../tools/npm run --silent build
	@touch $@

# The browser tests use the machine's own Chromium.
.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| (echo "Installing Chromium for the browser tests" && tools/debian chromium)
