# What a person and the build machine call; `python run.py NAME` is the same without make.
PYTHON ?= python3
RUN := $(PYTHON) run.py

.PHONY: help run demo test check soak mutants shots bench wheel web web-run bundle release apk aab clean

help: ## this list
	@sed -n 's/^\([a-z-]*\): *## /  make \1	/p' Makefile

run: ## open the app; where no window can be had, play in the terminal (makes .venv the first time)
	@$(RUN) run

demo: ## play a game to its end in the terminal, no screen needed
	@$(RUN) demo

test: ## everything: lint, format, types, all tests, coverage
	@$(RUN) test

check: ## the fast part of it
	@$(RUN) check

soak: ## the large counts: random games, random sequences, kills
	@$(RUN) soak

mutants: ## small wrongs put into the code: do the tests notice? (ROOM= SEED= COUNT= MINUTES=)
	@$(RUN) mutants $(if $(ROOM),--room $(ROOM)) $(if $(SEED),--seed $(SEED)) \
	  $(if $(COUNT),--count $(COUNT)) $(if $(MINUTES),--minutes $(MINUTES))

shots: ## every screen, every variant, real pixels, into shots/
	@$(RUN) shots

bench: ## every measured time beside its floor
	@$(RUN) bench

wheel: ## the package, into dist/
	@$(RUN) wheel

web: ## the app for any browser, as plain files, into dist/web (needs npm)
	@$(RUN) web

web-run: ## the same, served for this machine alone and opened in a browser
	@$(RUN) web-run

bundle: ## a folder with a program that needs no Python, into dist/Loom; its size is said
	@$(RUN) bundle

release: ## wheel, source package, bundle and web, each tried and summed, into dist/ (needs npm)
	@$(RUN) release

apk: ## an Android package for outside the shop, into bin/ (fetches Google's tools)
	@$(RUN) apk

aab: ## the same for the shop
	@$(RUN) aab

clean: ## everything that can be made again
	rm -rf .venv dist build shots .mypy_cache .ruff_cache .pytest_cache .hypothesis
