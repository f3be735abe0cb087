# Everything starts here: `make play`, `make test`. Both set up the environment first, once.

PYTHON      ?= python3
UV_VERSION  := 0.13.7
BIN         := .venv/bin
UV          := .uv/bin/uv
SECONDS_PER_MEASUREMENT ?= 5

# The environment holds everything but the extras `rl` and `cluster`: they are large, and few need them.
LOCKED_EXTRAS := --extra server --extra ai --extra tui --extra dev
COMPILE_LOCK  := pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --no-annotate \
                 --python-version 3.11

ENGINE_TESTS := $(wildcard tests/core tests/games tests/conformance)

.DEFAULT_GOAL := help
.PHONY: help env play web web-test browser screenshots test lint test-pure test-compiled compiled bench bench-browser load load-open fast pure docs lock clean

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

lock: .uv/.ready  ## pin the dependencies anew
	$(UV) $(COMPILE_LOCK) --upgrade $(LOCKED_EXTRAS) pyproject.toml -o requirements.lock
	$(UV) $(COMPILE_LOCK) --upgrade bench/requirements.in -o bench/requirements.lock
	$(UV) $(COMPILE_LOCK) --upgrade bench/load/requirements.in -o bench/load/requirements.lock

# ── play ─────────────────────────────────────────────────────────────────────────────────────────

play: env web  ## tables in the browser; `allmende play` is the one in the terminal
	@$(BIN)/python tools/play.py

# ── the browser's side ───────────────────────────────────────────────────────────────────────────

# The machine's Node if it is new enough, else the one from the Python registry in .venv.
NODE_PATHS = $(if $(shell node -e 'process.exit(process.versions.node.split(".")[0] < 20)' 2>/dev/null && echo fine),$$PATH:$(CURDIR)/$(BIN),$(CURDIR)/$(BIN):$$PATH)
NPM        = cd web && PATH="$(NODE_PATHS)" npm --loglevel=error
STATIC     := src/allmende/server/static/index.html
WEB_FILES  := $(shell find web/src web/public web/build-tools web/index.html web/package.json web/vite.config.ts web/svelte.config.js -type f) \
              $(shell find src/allmende/core src/allmende/games -name '*.ftl' -o -name components.toml)

web: $(STATIC)  ## build the browser's side into the package

web/node_modules/.ready: web/package-lock.json | .venv/.ready
	@echo "Fetching what the browser's side is built with (once) …"
	@$(NPM) ci
	@touch $@

$(STATIC): web/node_modules/.ready $(WEB_FILES)
	@echo "Building the browser's side …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

web-test: web/node_modules/.ready  ## types and tests of the browser's side
	@$(NPM) run --silent check
	@$(NPM) test --silent

# Where it can: on Debian, as root. Elsewhere the tests in the browser say that they were skipped.
browser:  ## Chromium for the tests in the browser
	@mkdir -p build
	@if ! command -v chromium >/dev/null && command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	    echo "Installing Chromium for the tests in the browser (once) …"; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; } \
	        >build/chromium.log 2>&1 || echo "Chromium can't be installed here (see build/chromium.log)"; \
	fi

screenshots: env web browser  ## every page and board (desktop, phone, dark, Spanish) into screenshots/
	@PYTHONPATH=$(CURDIR) $(BIN)/python tools/screenshots.py

# ── test ─────────────────────────────────────────────────────────────────────────────────────────

# The engine compiles while linters run; the compiled tests come last. Tests want the engine compiled, not at its fastest:
# the C compiler then needs a third of the time.
test: export ALLMENDE_OPT_LEVEL = 1
test: env web browser  ## linters, tests, and the engine's tests once more on the compiled engine
	@$(MAKE) --no-print-directory pure
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint web-test
	@$(MAKE) --no-print-directory -j2 --output-sync=none compiled test-pure
	@$(MAKE) --no-print-directory test-compiled

lint: env  ## style, types, layers
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

test-pure: env web pure  ## all tests on the Python sources, with coverage of core and games
	@mkdir -p build && rm -f build/coverage build/coverage.*
	$(BIN)/pytest -n 2 -p no:schemathesis --cov --cov-report= $(ENGINE_TESTS)
	$(BIN)/coverage report --fail-under=95
	$(BIN)/pytest -n 2 $(ENGINE_TESTS:%=--ignore=%)

test-compiled: compiled  ## the engine's tests on the compiled engine
	@if [ -e build/compiled/.skipped ]; then \
	    echo "SKIPPED: the tests of the compiled engine ($$(cat build/compiled/.skipped))"; \
	elif [ -n "$(ENGINE_TESTS)" ]; then \
	    echo "pytest -n 2 $(ENGINE_TESTS), with the compiled engine"; \
	    PYTHONPATH=$(CURDIR)/build/compiled:$(CURDIR) $(BIN)/pytest -n 2 -p tools.require_compiled -p no:schemathesis $(ENGINE_TESTS); \
	fi

# ── the compiled engine ──────────────────────────────────────────────────────────────────────────

compiled: env
	@$(BIN)/python tools/compile_engine.py --into build/compiled --or-skip

fast: env  ## compile the engine into the sources' folders
	@$(BIN)/python tools/compile_engine.py --in-place

pure:  ## remove what `make fast` made, so that edits count again
	@if [ -d src ]; then find src -name '*.so' -delete; fi

# ── measure ──────────────────────────────────────────────────────────────────────────────────────

.venv-bench/.ready: bench/requirements.lock | .uv/.ready
	@test -x .venv-bench/bin/python || $(UV) venv --quiet --python "$$(.uv/bin/python -c 'import sys; print(sys.executable)')" .venv-bench
	@$(UV) pip sync --quiet --python .venv-bench/bin/python --require-hashes bench/requirements.lock
	@touch $@

bench: env compiled .venv-bench/.ready  ## speed, side by side with Catanatron
	@mkdir -p build/bench build/pure
	@rm -rf build/pure/allmende && cp -r src/allmende build/pure/ && find build/pure -name '*.so' -delete
	@echo "Catanatron …"
	@.venv-bench/bin/python bench/catanatron_peer.py --seconds $(SECONDS_PER_MEASUREMENT) > build/bench/catanatron.json
	@echo "Allmende, interpreted …"
	@PYTHONPATH=$(CURDIR)/build/pure $(BIN)/allmende bench --json > build/bench/pure.json
	@if [ -e build/compiled/.skipped ]; then rm -f build/bench/compiled.json; else \
	    echo "Allmende, compiled …"; \
	    PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/allmende bench --json > build/bench/compiled.json; fi
	@$(BIN)/python bench/compare.py build/bench

bench-browser: env web browser  ## what a player waits for in the browser, in medians
	@PYTHONPATH=$(CURDIR) $(BIN)/python bench/browser.py

.venv-load/.ready: bench/load/requirements.lock | .uv/.ready
	@test -x .venv-load/bin/python || $(UV) venv --quiet --python "$$(.uv/bin/python -c 'import sys; print(sys.executable)')" .venv-load
	@$(UV) pip sync --quiet --python .venv-load/bin/python --require-hashes bench/load/requirements.lock
	@touch $@

TABLES  ?= 200
LOAD_SECONDS ?= 60
LOAD_DATABASE ?= sqlite
LOAD_WORKERS ?= 1

load: env .venv-load/.ready  ## the server under load: TABLES=200 LOAD_SECONDS=60 LOAD_DATABASE=postgresql LOAD_WORKERS=2
	@PYTHONPATH=$(CURDIR) $(BIN)/python bench/load/run.py --locust .venv-load/bin/python --tables $(TABLES) \
	    --seconds $(LOAD_SECONDS) --database $(LOAD_DATABASE) --workers $(LOAD_WORKERS)

load-open: env  ## how long a table of 300 moves takes to open on the server
	@PYTHONPATH=$(CURDIR) $(BIN)/python bench/load/opening.py

# ── the rest ─────────────────────────────────────────────────────────────────────────────────────

docs: env  ## the documentation as a site, in build/site
	@$(BIN)/zensical build --clean

clean: pure  ## remove everything that was made here
	rm -rf build dist screenshots src/allmende/server/static web/node_modules .venv .venv-bench .venv-load .uv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .cache mutants
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
