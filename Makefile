# Two commands do everything: `make play` opens the library, `make test` tests all of it.

PYTHON ?= python3
PORT ?= 8000
# How many processes run the tests.
JOBS ?= 2
# More words for pytest, such as --durations=15.
PYTEST ?=
# In order: where a browser has been driven, tests that have an event loop of their own cannot run any more.
PARALLEL = --numprocesses $(JOBS) --dist loadgroup --no-loadscope-reorder
VENV := .venv
BIN := $(VENV)/bin
CLIENT := ludotheque/server/static/index.html
CLIENT_SOURCES := $(shell find web/src -type f) web/build.mjs web/games.mjs web/tsconfig.json
# Pages that the formatter leaves alone: those that are not wrapped yet, and two that are nothing but an inclusion.
UNWRAPPED := docs/bots.md docs/design.md docs/new-game.md docs/protocol.md docs/record.md docs/settings.md
INCLUDING := docs/changelog.md docs/contributing.md
PAGES := $(filter-out $(UNWRAPPED) $(INCLUDING),CHANGELOG.md CONTRIBUTING.md $(wildcard docs/*.md docs/*/*.md))

.PHONY: play site test quick check generate signatures client-check docs format interpreted fuzz offline phone \
	lessons luck budgets ratings paint pictures nets-test bench load soak cluster chaos crash flood wasm wheel clean

play: $(VENV)/.installed $(CLIENT)
	@echo "Opening the library on http://localhost:$(PORT) (stop it with Ctrl-C)"
	@$(BIN)/ludotheque serve --port $(PORT)

# The library as a folder for any web host.
site: $(VENV)/.installed $(CLIENT)
	@echo "Writing the library into dist/library (the rules are compiled for browsers first, once)"
	@$(BIN)/ludotheque site dist/library

# Checks and compilers share the cores; then the processes that test share what was compiled. A test that hangs is ended and
# named.
test: chromium haproxy
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check client-check compiled
	@echo "Running the tests"
	@$(BIN)/python -m pytest $(PARALLEL) --timeout 300 --timeout-method thread $(PYTEST)

# The rules for this machine, and the games' modules for browsers: those that have changed.
.PHONY: compiled
compiled: $(VENV)/.installed-dev
	@$(BIN)/python -c 'from ludotheque.server.warmup import compile_aloud; compile_aloud()'
	@echo "Building the games' modules for browsers"
	@$(BIN)/python -m ludotheque.wasm

# While one works on something: rules, core and texts, and the battery without the options of the games. What takes long
# is left out: tests/conftest.py says what that is.
quick: $(VENV)/.installed-dev
	@$(BIN)/python -m pytest --quick $(PARALLEL) $(PYTEST) \
		tests/core tests/games tests/test_battery.py tests/test_texts.py tests/test_readme.py

# What can be seen without running anything: style, types, who imports whom, the pages.
check: $(VENV)/.installed-dev docs
	@echo "Checking style, types and imports"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mdformat --check $(PAGES)
	@$(BIN)/mypy
	@cd ludotheque/cli/template && $(CURDIR)/$(BIN)/mypy --config-file $(CURDIR)/pyproject.toml \
		--cache-dir $(CURDIR)/.mypy_cache --package ludotheque_newgame
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/generate.py --check

# After a version of rules was added: how it is played, so that it stays so.
signatures: $(VENV)/.installed-dev
	@$(BIN)/python tools/signatures.py

# What follows from the code: the client's types, tables of the docs.
generate: $(VENV)/.installed
	@$(BIN)/python tools/generate.py

client-check: $(CLIENT)
	@echo "Checking the client"
	@cd web && ../tools/npm run --silent check && ../tools/npm run --silent test

docs: $(VENV)/.installed-dev
	@echo "Building the pages into site/"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# Python and pages as the checks want them.
format: $(VENV)/.installed-dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/mdformat $(PAGES)

# The same rules as plain Python: slow, but one can step through them.
interpreted: $(VENV)/.installed-dev
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest tests/core tests/games tests/test_battery.py

# The battery and the hostile-input tests, a hundred times as long.
fuzz: $(VENV)/.installed-dev $(CLIENT) chromium
	LUDOTHEQUE_FUZZ=$${LUDOTHEQUE_FUZZ:-100} $(BIN)/python -m pytest tests/test_battery.py tests/core tests/games tests/server \
		tests/web/test_engine.py

# Tables in the browser, long: every game under every version as at the server, and whole matches against every level with the
# network cut off.
offline: $(VENV)/.installed-dev $(CLIENT) chromium
	LUDOTHEQUE_FUZZ=2 $(BIN)/python -m pytest tests/web/test_local.py tests/web/test_browser_folder.py

# What the folder costs a slow phone: the way to the first decision, and the page while masters think.
phone: $(VENV)/.installed-dev $(CLIENT) chromium
	@$(BIN)/python tests/web/phone.py $(GAMES)

# A newcomer plays a whole first match of every game and does only what the coach says.
lessons: $(VENV)/.installed-dev $(CLIENT) chromium
	LUDOTHEQUE_LESSONS=1 $(BIN)/python -m pytest -s tests/web/test_browser_learn.py -k newcomer

# PostgreSQL, NATS, three servers, two thinkers and a proxy on this machine.
cluster: $(VENV)/.installed-dev $(CLIENT) haproxy
	@PORT=$(PORT) $(BIN)/python -m ludotheque.checks.cluster

# Every part of a cluster killed in turn under load, again and again.
chaos: $(VENV)/.installed-dev haproxy
	@$(BIN)/python -u -m ludotheque.checks.chaos cluster --tables $${TABLES:-50} --kills $${ROUNDS:-3}

# kill -9 of a server at random moments, on SQLite and on PostgreSQL: a thousand matches each.
crash: $(VENV)/.installed-dev
	@$(BIN)/python -u -m ludotheque.checks.chaos sqlite --tables $${TABLES:-1000} --kills $${KILLS:-10}
	@$(BIN)/python -u -m ludotheque.checks.chaos postgresql --tables $${TABLES:-1000} --kills $${KILLS:-10}

# Floods of everything that costs something, beside people who play on: 100,000 mutated frames, hints, joins, headers, tables,
# reviews.
flood: $(VENV)/.installed-dev
	@$(BIN)/python -u -m ludotheque.checks.flood --frames $${FRAMES:-100000} --seconds $${SECONDS_EACH:-10}

# Luck in reviews of mirrored matches averages to nothing: a thousand deals of each game, each twice. Takes hours of one core.
luck: $(VENV)/.installed
	@$(BIN)/python tools/luck.py odin --option target=one-hand
	@for game in ravens karuba spookies adventureland; do $(BIN)/python tools/luck.py $$game || exit 1; done

# How strong thinking makes, with pictures. Takes hours of one core; goes on where it was stopped.
budgets: $(VENV)/.installed-dev
	@for game in odin ravens karuba spookies adventureland; do \
		$(BIN)/python tools/budgets.py $$game --plot docs/budget-$$game.svg || exit 1; done

# How strong the levels are at two seats and at the usual larger table, in every scenario: written where the games keep it.
# Takes hours; goes on where it was stopped.
ratings: $(VENV)/.installed-dev
	@for game in odin ravens karuba spookies; do $(BIN)/python tools/ratings.py $$game || exit 1; done
	@for game in odin karuba spookies; do $(BIN)/python tools/ratings.py $$game --seats 4 || exit 1; done
	@for scenario in 1 2 3; do for seats in 2 4; do \
		$(BIN)/python tools/ratings.py adventureland --seats $$seats --option scenario=$$scenario || exit 1; done; done

# From a press to its painted effect, in every game.
paint: $(VENV)/.installed-dev $(CLIENT) chromium
	@$(BIN)/python tools/paint.py

# What messengers show of a link: drawn anew from the boxes of a library that is being served.
pictures: $(VENV)/.installed-dev $(CLIENT) chromium
	@$(BIN)/python tools/pictures.py http://localhost:$(PORT)

# What trains nets: installs PyTorch, which is large.
nets-test: $(VENV)/.installed-dev
	@$(BIN)/python -m pip install -qq --editable '.[train]'
	@$(BIN)/python -m pytest tests/nets

bench: $(VENV)/.installed
	@$(BIN)/ludotheque bench

# What the server costs with many people at many tables, client and server apart.
load: $(VENV)/.installed-dev
	@$(BIN)/ludotheque bench --measure load --tables $${TABLES:-1000} --seconds $${SECONDS_EACH:-30} $(GAMES)

# Tables opened, played at and left for an hour: memory has to stay flat.
soak: $(VENV)/.installed-dev
	@$(BIN)/python -m ludotheque.checks.soak --minutes $${MINUTES:-60} --tables $${TABLES:-100}

# The games as modules of WebAssembly, where the package carries them.
wasm: $(VENV)/.installed
	@echo "Building the games' modules for browsers"
	@$(BIN)/python -m ludotheque.wasm

wheel: $(VENV)/.installed-dev $(CLIENT) wasm
	@$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

clean:
	rm -rf $(VENV) .node web/node_modules ludotheque/server/static ludotheque/wasm/built dist site

$(BIN)/python:
	@echo "Making a Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || (echo "Installing Debian's package for Python environments" && rm -rf $(VENV) \
		&& tools/debian python3-venv && $(PYTHON) -m venv $(VENV))

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	@echo "Installing the library and what it needs"
	@tools/install server,terminal
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed
	@echo "Installing what the tests need"
	@tools/install dev
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json | $(VENV)/.installed
	@echo "Installing what the client is built with"
	@cd web && ../tools/npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.installed
	@echo "Building the client"
	@cd web && ../tools/npm run --silent build
	@touch $@

.PHONY: haproxy
haproxy:
	@command -v haproxy >/dev/null || test -x /usr/sbin/haproxy \
		|| (echo "Installing HAProxy for the cluster" && tools/debian haproxy)

# The browser tests use the machine's own Chromium.
.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| (echo "Installing Chromium for the browser tests" && tools/debian chromium)
