# What a person and the build machine call.
PYTHON ?= python3
IN := .venv/bin/python

.PHONY: help run demo test check soak mutants shots bench wheel bundle clean

help: ## this list
	@sed -n 's/^\([a-z]*\): *## /  make \1	/p' Makefile

run: ## open the app; without a display, in the terminal (makes .venv the first time)
	@tools/venv run
	@if $(IN) -m companion display 2> /dev/null; then $(IN) main.py; \
	  else $(IN) -m companion windowless; fi

demo: ## play a game to its end in the terminal, no screen needed
	@tools/venv run
	@$(IN) -m companion demo

test: ## everything: lint, format, types, all tests, coverage
	@tools/system test
	@tools/venv test
	@$(IN) -m tools.gate

check: ## the fast part of it
	@tools/venv test
	@$(IN) -m tools.gate --fast

soak: ## the large counts: random games, random sequences, kills
	@tools/venv test
	@$(IN) -m tools.soak

mutants: ## small wrongs put into the code: do the tests notice? (ROOM= SEED= COUNT= MINUTES=)
	@tools/venv test
	@$(IN) -m tools.mutants $(if $(ROOM),--room $(ROOM)) $(if $(SEED),--seed $(SEED)) \
	  $(if $(COUNT),--count $(COUNT)) $(if $(MINUTES),--minutes $(MINUTES))

shots: ## every screen, every variant, real pixels, into shots/
	@tools/system test
	@tools/venv test
	@$(IN) -m tools.shots

bench: ## every measured time beside its floor
	@tools/system test
	@tools/venv test
	@$(IN) -m tools.bench

wheel: ## the package, into dist/
	@tools/venv test
	@$(IN) -m build --wheel --no-isolation

bundle: ## a folder with a program that needs no Python, into dist/Loom
	@tools/venv bundle
	@$(IN) -m PyInstaller --noconfirm --log-level WARN --distpath dist --workpath build tools/bundle/loom.spec

clean: ## everything that can be made again
	rm -rf .venv dist build shots .mypy_cache .ruff_cache .pytest_cache .hypothesis
