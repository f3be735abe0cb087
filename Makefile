# Everything starts here: `make play`, `make test`. Both set up the environment first, once.

PYTHON      ?= python3
UV_VERSION  := 0.13.7
BIN         := .venv/bin
UV          := .uv/bin/uv
SECONDS_PER_MEASUREMENT ?= 5

LOCKED_EXTRAS := --extra server --extra ai --extra rl --extra openspiel --extra dev
COMPILE_LOCK  := pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --no-annotate \
                 --python-version 3.11

# Each process takes a row of tests, so that those of one file share their server, and then some of the other's.
PYTEST       := $(BIN)/pytest -n 2 --dist worksteal
ENGINE_TESTS := tests/core tests/games tests/conformance
PART         := $(PYTEST) -p tools.parts --part
TRACED_PART  := PYTHONPATH=$(CURDIR) $(PART) traced -p no:schemathesis
ON_COMPILED  := PYTHONPATH=$(CURDIR)/build/compiled:$(CURDIR)

# Where it is set, every process of every test would compile everything it imports anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help env play web web-test spelling browser look pictures test check nightly audit format lint test-pure test-around test-browser test-compiled compiled bench bench-answers bench-browser load load-open fast pure docs lock clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# ── environment ──────────────────────────────────────────────────────────────────────────────────

env: .venv/.ready  ## .venv with everything, as locked
	@:

.uv/.ready: Makefile
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Allmende needs Python 3.11 or newer; try make PYTHON=python3.12")'
	@test -x $(UV) || $(PYTHON) -m venv .uv
	@.uv/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

.venv/.ready: requirements.lock pyproject.toml | .uv/.ready
	@test -x $(BIN)/python || $(UV) venv --quiet --python "$$(.uv/bin/python -c 'import sys; print(sys.executable)')" .venv
	@echo "Setting up .venv (once) …"
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

lock: .uv/.ready  ## pin what pyproject.toml declares; UPGRADE=1 takes newer versions of everything
	$(UV) $(COMPILE_LOCK) $(if $(UPGRADE),--upgrade) $(LOCKED_EXTRAS) pyproject.toml -o requirements.lock
	$(UV) $(COMPILE_LOCK) $(if $(UPGRADE),--upgrade) bench/requirements.in -o bench/requirements.lock
	$(UV) $(COMPILE_LOCK) $(if $(UPGRADE),--upgrade) bench/load/requirements.in -o bench/load/requirements.lock

# ── play ─────────────────────────────────────────────────────────────────────────────────────────

play: env web  ## tables in the browser (HOST=0.0.0.0: for friends in the network, too); `allmende play` is the one in the terminal
	@$(BIN)/python tools/play.py $(if $(HOST),--host $(HOST))

# ── the browser's side ───────────────────────────────────────────────────────────────────────────

# The machine's Node if it is new enough, else the one from the Python registry in .venv.
NODE_PATHS = $(if $(shell node -e 'process.exit(process.versions.node.split(".")[0] < 20)' 2>/dev/null && echo fine),$$PATH:$(CURDIR)/$(BIN),$(CURDIR)/$(BIN):$$PATH)
NPM        = cd web && PATH="$(NODE_PATHS)" npm --loglevel=error
STATIC     := src/allmende/server/static/index.html
WEB_FILES  := $(shell find web/src web/public web/build-tools web/index.html web/package.json web/vite.config.ts web/svelte.config.js -type f) \
              $(shell find src/allmende/core src/allmende/games -name '*.ftl' -o -name components.toml -o -name game.toml -o -name portraits.toml -o -name drawings.toml)

web: $(STATIC)  ## build the browser's side into the package

web/node_modules/.ready: web/package-lock.json | .venv/.ready
	@echo "Fetching what the browser's side is built with (once) …"
	@$(NPM) ci
	@touch $@

$(STATIC): web/node_modules/.ready $(WEB_FILES)
	@echo "Building the browser's side …"
	@$(NPM) run --silent build -- --logLevel warn
	@$(BIN)/python tools/web_build.py --written
	@touch $@

web-test: web/node_modules/.ready  ## style, types and tests of the browser's side
	@$(NPM) run --silent lint
	@$(NPM) run --silent check
	@$(NPM) test --silent

tools/spelling/node_modules/.ready: tools/spelling/package-lock.json | .venv/.ready
	@echo "Fetching the spell check and its dictionaries (once) …"
	@cd tools/spelling && PATH="$(NODE_PATHS)" npm --loglevel=error ci
	@touch $@

spelling: tools/spelling/node_modules/.ready  ## the spelling of texts and documentation, in every language
	@cd tools/spelling && PATH="$(NODE_PATHS)" npm --loglevel=error run --silent check

# Where it can: on Debian, as root. Elsewhere the tests in the browser take another Chromium or say that they were skipped.
# The shell without windows needs less than half of the time of the whole browser.
APT := timeout 300 apt-get -qq -o Acquire::Retries=1 -o Acquire::http::Timeout=20
browser:  ## Chromium for the tests in the browser
	@mkdir -p build
	@if ! command -v chromium-headless-shell >/dev/null && command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	    echo "Installing Chromium for the tests in the browser (once) …"; \
	    { $(APT) update && DEBIAN_FRONTEND=noninteractive $(APT) install -y --no-install-recommends chromium-headless-shell; } \
	        >build/chromium.log 2>&1 || echo "Chromium's shell can't be installed here (see build/chromium.log)"; \
	fi

look: env web browser  ## picture and measure every page and board into build/look; LOOK="village phone" for some
	@PYTHONPATH=$(CURDIR) $(BIN)/python tools/look.py $(LOOK)

pictures: env web browser  ## renew the pictures in the documentation and the social preview
	@PYTHONPATH=$(CURDIR) $(BIN)/python tools/pictures.py

# ── test ─────────────────────────────────────────────────────────────────────────────────────────

# Tests want the engine compiled, not at its fastest: the C compiler then needs half the time.
test: export ALLMENDE_OPT_LEVEL = 1
test: env web browser  ## linters, tests, and the engine's tests once more on the compiled engine
	@$(MAKE) --no-print-directory pure
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint web-test spelling
	@$(MAKE) --no-print-directory -j2 --output-sync=none compiled test-pure
	@$(MAKE) --no-print-directory test-compiled test-around test-browser

check: env web/node_modules/.ready pure  ## style, types, layers and the tests that matter most: an answer in a minute
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint web-test spelling
	@$(TRACED_PART) -q $(ENGINE_TESTS)

nightly: export ALLMENDE_TEST_SIZE = large
nightly: export PYTEST_TIMEOUT = 18000
nightly: env web browser compiled  ## what goes by chance, at its large size: leaks, distributions, faults of the server, its whole interface
	@$(MAKE) --no-print-directory audit test-compiled
	$(ON_COMPILED) $(PYTEST) tests/api tests/server tests/browser tests/tools

audit: env  ## known weaknesses of the packages that are pinned
	@PATH="$(NODE_PATHS)" $(BIN)/python tools/audit.py

format: env web/node_modules/.ready  ## let ruff and Prettier lay the lines out
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(NPM) run --silent format

lint: env  ## style, types, layers, dependencies
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/deptry .
	@$(BIN)/deptry src --optional-dependencies-dev-groups dev

test-pure: env pure  ## the engine's tests on the Python sources, with coverage of core and games
	@mkdir -p build && rm -f build/coverage build/coverage.*
	$(TRACED_PART) --cov --cov-report= $(ENGINE_TESTS)
	$(BIN)/coverage report --fail-under=95
	PYTHONPATH=$(CURDIR) $(PART) swept -p no:schemathesis tests

# On the compiled engine where there is one, which saves half of the time. Servers, bots and pools go by the clock: what fails while two
# processes share the machine is asked once more, alone, and both are printed. The same goes for pages.
test-around: web compiled  ## the tests of everything around the engine: bots, laboratory, server, commands, documentation
	$(ON_COMPILED) $(PART) around || \
	    $(ON_COMPILED) $(PART) around -n 0 --last-failed --last-failed-no-failures none

test-browser: web browser compiled  ## the tests in the browser
	$(ON_COMPILED) $(PART) browser -p no:schemathesis tests/browser || \
	    $(ON_COMPILED) $(PART) browser -p no:schemathesis -n 0 --last-failed --last-failed-no-failures none tests/browser

test-compiled: compiled  ## the engine's tests on the compiled engine
	@if [ -e build/compiled/.skipped ]; then \
	    echo "SKIPPED: the tests of the compiled engine ($$(cat build/compiled/.skipped))"; \
	else \
	    echo "pytest $(ENGINE_TESTS), with the compiled engine"; \
	    $(ON_COMPILED) $(PART) engine -p tools.require_compiled -p no:schemathesis $(ENGINE_TESTS); \
	fi

# ── the compiled engine ──────────────────────────────────────────────────────────────────────────

compiled: env
	@$(BIN)/python tools/compile_engine.py --into build/compiled --or-skip
	@if [ -d build/compiled/allmende/server ]; then ln -sfn $(CURDIR)/src/allmende/server/static build/compiled/allmende/server/static; fi

fast: env  ## compile the engine into the sources' folders
	@$(BIN)/python tools/compile_engine.py --in-place

pure:  ## remove what `make fast` made, so that edits count again
	@if [ -d src ]; then find src -name '*.so' -delete; fi

# ── measure ──────────────────────────────────────────────────────────────────────────────────────

.venv-bench/.ready: bench/requirements.lock | .uv/.ready
	@test -x .venv-bench/bin/python || $(UV) venv --quiet --python "$$(.uv/bin/python -c 'import sys; print(sys.executable)')" .venv-bench
	@$(UV) pip sync --quiet --python .venv-bench/bin/python --require-hashes bench/requirements.lock
	@touch $@

bench: env compiled .venv-bench/.ready  ## speed, side by side with Catanatron; environments beside PettingZoo's, RLCard's and OpenSpiel's
	@mkdir -p build/bench build/pure
	@rm -rf build/pure/allmende && cp -r src/allmende build/pure/ && find build/pure -name '*.so' -delete
	@echo "Catanatron …"
	@.venv-bench/bin/python bench/catanatron_peer.py --seconds $(SECONDS_PER_MEASUREMENT) > build/bench/catanatron.json
	@echo "Allmende, interpreted …"
	@PYTHONPATH=$(CURDIR)/build/pure $(BIN)/allmende bench --json > build/bench/pure.json
	@if [ -e build/compiled/.skipped ]; then rm -f build/bench/compiled.json; else \
	    echo "Allmende, compiled …"; \
	    PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/allmende bench --json > build/bench/compiled.json; fi
	@echo "Environments: PettingZoo's classics, RLCard, OpenSpiel …"
	@.venv-bench/bin/python -W ignore bench/environment_peers.py --seconds $(SECONDS_PER_MEASUREMENT) > build/bench/environment_peers.json
	@echo "Environments: Allmende …"
	@PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/python bench/environments.py --seconds $(SECONDS_PER_MEASUREMENT) > build/bench/environments.json
	@$(BIN)/python bench/compare.py build/bench

# On the compiled engine where there is one: `make compiled bench-answers`.
bench-answers: env  ## what a table's answer with its previews costs the server
	@$(ON_COMPILED) $(BIN)/python bench/answers.py

# On the compiled engine where there is one, as people play: `make compiled bench-browser`.
bench-browser: env web browser  ## what a player waits for in the browser, in medians
	@$(ON_COMPILED) $(BIN)/python bench/browser.py

.venv-load/.ready: bench/load/requirements.lock | .uv/.ready
	@test -x .venv-load/bin/python || $(UV) venv --quiet --python "$$(.uv/bin/python -c 'import sys; print(sys.executable)')" .venv-load
	@$(UV) pip sync --quiet --python .venv-load/bin/python --require-hashes bench/load/requirements.lock
	@touch $@

TABLES  ?= 200
LOAD_SECONDS ?= 60
LOAD_DATABASE ?= sqlite
LOAD_WORKERS ?= 1
LOAD_WATCHERS ?= 3
LOAD_ANSWERS ?= brief

# On the compiled engine where there is one, as people install it: `make compiled load`.
load: env .venv-load/.ready  ## the server under load: TABLES=200 LOAD_WATCHERS=3 LOAD_SECONDS=60 LOAD_DATABASE=postgresql LOAD_WORKERS=2 LOAD_ANSWERS=whole
	@$(ON_COMPILED) $(BIN)/python bench/load/run.py --locust .venv-load/bin/python --tables $(TABLES) \
	    --seconds $(LOAD_SECONDS) --database $(LOAD_DATABASE) --workers $(LOAD_WORKERS) --watchers $(LOAD_WATCHERS) $(if $(filter whole,$(LOAD_ANSWERS)),--whole-answers)

load-idle: env  ## the memory of a server with a thousand open tables
	@$(ON_COMPILED) $(BIN)/python bench/load/idle.py

load-open: env  ## how long a table of 300 moves takes to open on the server
	@PYTHONPATH=$(CURDIR) $(BIN)/python bench/load/opening.py

# ── the rest ─────────────────────────────────────────────────────────────────────────────────────

docs: env  ## the documentation as a site, in build/site
	@$(BIN)/python tools/build_docs.py

clean: pure  ## remove everything that was made here
	rm -rf build dist src/allmende/server/static web/node_modules tools/spelling/node_modules .venv .venv-bench .venv-load .uv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .cache mutants
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
