# Everything a developer does, one word each. `make test` is the check before a commit, and
# needs nothing but make and Python 3.10 or later with venv: it sets up the rest itself.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
# -qq leaves only errors.
PIP := $(PY) -m pip install -qq --disable-pip-version-check
HASHED := $(PIP) --no-deps --require-hashes --only-binary=:all:
CODE := engine_core firmware host_tools tests
# For one test or a few: make pytest TESTS=tests/test_imports.py
TESTS ?=

export PYTHONUNBUFFERED := 1

# The steps of `make test` are meant to come one after the other, also with -j.
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help setup play test format check-format lint types pytest sizes clean \
	micropython-note browser-note

help:
	@echo "make play     set everything up and play in the browser"
	@echo "make setup    make $(VENV) with everything the project needs, if that changed"
	@echo "make test     check everything: format, lint, types, tests, sizes on the unit"
	@echo "make format   lay out all source files"
	@echo "make lint     look for mistakes that can be seen without running"
	@echo "make types    check types, of the unit's code against the ESP32's library"
	@echo "make pytest   the tests alone; TESTS=path for some of them"
	@echo "make sizes    compile for the unit and report the sizes"
	@echo "make clean    remove everything that make made, $(VENV) too"
	@echo "Another Python: make clean, then make setup PYTHON=python3.12"

setup: $(READY)

play: setup
	@$(PY) -m host_tools sim

$(READY): pyproject.toml requirements/micropython.txt requirements/stubs.txt \
		host_tools/simulator/package-lock.json
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 10) or sys.exit("Deedbox needs Python 3.10 or later; this is " + sys.version.split()[0] + ". Name another one: make PYTHON=python3.12")'
	@echo "== set-up: making $(VENV)"
	@rm -f $@
	@$(PYTHON) -m venv $(VENV)
	@echo "== set-up: installing Deedbox and its tools"
	@$(PIP) --editable '.[dev]'
	@echo "== set-up: installing the ESP32's type stubs"
	@rm -rf $(VENV)/stubs
	@$(HASHED) --target $(VENV)/stubs -r requirements/stubs.txt
	@echo "== set-up: installing MicroPython for the tests"
	@$(HASHED) -r requirements/micropython.txt
	@echo "== set-up: installing MicroPython for the page"
	@$(PY) -m host_tools.simulator.npm
	@$(MAKE) --no-print-directory micropython-note
	@touch $@

test: setup check-format lint types pytest sizes micropython-note browser-note
	@echo "== all checks passed"

format: setup
	@echo "== format"
	@$(PY) -m ruff format $(CODE)
	@$(PY) -m ruff check --quiet --select I --fix $(CODE)

check-format: setup
	@echo "== format (put right by: make format)"
	@$(PY) -m ruff format --check $(CODE)

lint: setup
	@echo "== lint"
	@$(PY) -m ruff check $(CODE)

types: setup
	@echo "== types of the unit's code"
	@$(PY) -m mypy --config-file mypy-device.ini engine_core firmware
	@echo "== types of the host's code and the tests"
	@$(PY) -m mypy host_tools tests

pytest: setup
	@echo "== tests"
	@$(PY) -m pytest -n auto --dist worksteal $(TESTS)

sizes: setup
	@echo "== sizes on the unit"
	@$(PY) -m host_tools sizes

micropython-note:
	@test -x $(VENV)/bin/micropython || printf '%s\n' \
		"!! ------------------------------------------------------------------------------" \
		"!! WARNING: there is no MicroPython for this computer (Linux x86_64 and macOS arm64" \
		"!! with Python 3.10 to 3.14 have one). The tests on MicroPython are SKIPPED." \
		"!! ------------------------------------------------------------------------------"

browser-note:
	@$(PY) -m host_tools.simulator.browser || printf '%s\n' \
		"!! ------------------------------------------------------------------------------" \
		"!! WARNING: there is no Chromium on this computer. The simulator's tests in a" \
		"!! browser are SKIPPED. Debian and Ubuntu: apt-get install chromium" \
		"!! ------------------------------------------------------------------------------"

clean:
	@echo "== clean"
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
