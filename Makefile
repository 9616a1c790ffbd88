# Everything runs in .venv, which the targets make themselves from the pinned files in requirements/.
# Needed beforehand: Python 3.11 or newer with venv, make, and a package index that pip can reach.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps
RUN_STAMP := $(VENV)/.installed-run
DEV_STAMP := $(VENV)/.installed-dev
# One more than the cores, since many tests wait, and none without memory: each may start a model, about 2 GB.
TEST_PROCESSES ?= $(shell $(PYTHON) -c 'import os; print(max(2, min(8, os.cpu_count() + 1, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // (3 << 30))))')
SECONDS ?= 600
AREAS ?= core convert providers anthropic files tools gateway
SAMPLE ?= 200
# An environment of its own: cosmic-ray brings packages that change what the clients under test do.
MUTANTS := .cache/mutants-venv

# Where it is set, every process of the tests compiles every module anew: half a minute for the collection alone.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help demo test quick check fix generate docs bench bench-peers fuzz mutants contract-vllm contract-servers judge-agents judge-clients release lock clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

# pip and not python: an environment of `uv run` has none, and gets it here.
$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; name one: make PYTHON=python3.12 ..."; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(RUN_STAMP): requirements/run.lock pyproject.toml | $(BIN)/pip
	@$(BIN)/python tools/install_lock.py requirements/run.lock
	@$(PIP_INSTALL) --no-build-isolation --editable .
	@touch $@

$(DEV_STAMP): requirements/dev.lock $(RUN_STAMP)
	@$(BIN)/python tools/install_lock.py requirements/dev.lock
	@touch $@

demo: $(RUN_STAMP) ## a short conversation with a real small model in this process: tool call, result, streamed answer
	@$(BIN)/python examples/demo.py

test: $(DEV_STAMP) ## every test: the live contract on the embedded server, the SDKs and the browser included
	@$(BIN)/python tools/browser.py > /dev/null
	@$(BIN)/python tools/terminal.py > /dev/null
	@$(BIN)/python -m pytest --numprocesses $(TEST_PROCESSES) --dist loadfile --no-loadscope-reorder

quick: $(DEV_STAMP) ## the inner loop, under a minute: lints, and fast tests of every package (tests/quick.txt)
	@$(BIN)/ruff check --quiet
	@$(BIN)/python -m pytest --quiet --numprocesses auto --dist loadfile @tests/quick.txt

fuzz: $(DEV_STAMP) ## structure-aware fuzzing of everything that reads bytes, for SECONDS (default 600)
	@$(BIN)/python -m tests.fuzz --seconds $(SECONDS)

$(MUTANTS)/.stamp: requirements/mutants.txt
	$(PYTHON) -m venv $(MUTANTS)
	@$(MUTANTS)/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

mutants: $(DEV_STAMP) $(MUTANTS)/.stamp ## how many small faults in AREAS the tests notice, SAMPLE of each (default 200)
	@$(MUTANTS)/bin/python tools/mutants.py $(AREAS) --sample $(SAMPLE) --python $(BIN)/python

generate: $(DEV_STAMP) ## write everything under generated/ from schemas/, and the synchronous providers
	@$(BIN)/python -m codegen
	@$(BIN)/python -m tools.sync_twins

check: $(DEV_STAMP) ## schemas, generated code, formatting, types; changes nothing
	@$(BIN)/python -m codegen --check
	@$(BIN)/python -m tools.sync_twins --check
	@$(BIN)/python -m tools.check_rows
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@echo "check: all is well"

fix: $(DEV_STAMP) ## generate, format, and mend what can be mended
	@$(BIN)/python -m codegen format
	@$(BIN)/python -m codegen
	@$(BIN)/python -m tools.sync_twins
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format --quiet

docs: $(DEV_STAMP) ## the documentation site, to be read without a server; prints where it begins
	@$(BIN)/python -m tools.site

bench: $(DEV_STAMP) ## speed as ratios to a floor measured in the same run
	@$(BIN)/python -m bench

bench-peers: $(DEV_STAMP) ## the same with columns for other packages, each in its own environment
	@$(BIN)/python -m bench.peers

contract-vllm: $(DEV_STAMP) ## install and start a real vLLM on the CPU and run the live contract against it
	@$(BIN)/python -m tools.contract_vllm

contract-servers: $(DEV_STAMP) ## install transformers serve and mlx-lm, and judge them and llama.cpp with a scripted model
	@for name in llama-scripted transformers mlx; do $(BIN)/python -m tools.contract_runs run $$name || exit; done

judge-agents: $(DEV_STAMP) ## install the coding agents that `turnwire launch` starts, and drive a tool loop through each
	@$(BIN)/python -m tools.judge_agents

judge-clients: $(DEV_STAMP) ## install clients of other people, each in an environment of its own, and drive them through the gateway
	@$(BIN)/python -m tools.judge_clients

release: $(DEV_STAMP) ## build wheel, sdist, npm package, Go module and crate into dist/, look into each and try it in a clean place
	@$(BIN)/python -m tools.release

lock: $(DEV_STAMP) ## resolve requirements/*.in again
	@$(BIN)/python tools/lock.py

clean: ## remove what the targets made, but not generated/
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .cache dist
