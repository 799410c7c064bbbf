"""Exiled cards that the C.I.V. acquires. Rulebook, "Exiler"; solo booklet, "Acquérir"."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice
from companion.games.imperium.acts import Act
from companion.games.imperium.catalogue import card
from companion.games.imperium.nouns import KIND
from companion.games.imperium.places import EXILE
from companion.games.imperium.rules import unrest
from companion.games.imperium.rules.market import joins_deck
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import thing


def from_exile(run: Run, act: Act, place: str) -> None:
    """Rulebook, "Exiler": any card but a Region brings an Unrest of the pile along."""
    options = tuple(KIND.these(run.state, act.what))
    question = Choice(f"{place}.exiled_is", Message("imperium.ask.category"), options)
    name = best_exiled(run, act)
    if name:
        category = next(one for one in act.what if one in card(name).categories)
    else:
        category = run.ask(question) if len(options) > 1 else act.what[0]
    best = Message("imperium.told.best_exiled", what=thing(category))
    with run.because(heading=best, icon="imperium-market"):
        joins_deck(run, category, EXILE, name)
    if category != "region":
        unrest.civ_takes(run.step)


def best_exiled(run: Run, act: Act) -> str:
    """The eligible exiled card worth most to it, of those that were exiled by name."""
    fit = [one for one in run.state.exiled if set(act.what) & {*card(one).categories}]
    return max(fit, key=lambda one: card(one).civ, default="")
