"""The Main deck, counted to its last card.

Rulebook and solo booklet, "Fin de partie": the scoring is triggered once it has run out, which is
with the last card that leaves it.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Amount
from companion.games.imperium.events.market import MainDeckEmptied
from companion.games.imperium.events.seen import MainDeckCounted
from companion.games.imperium.rules.ending import trigger
from companion.games.imperium.rules.run import Run

MOST = 60


def left_asked(place: str) -> Amount:
    """How many cards it still has."""
    return Amount(f"{place}.main_left", Message("imperium.ask.main_left"), 0, MOST, 0)


def see_what_is_left(run: Run, place: str) -> None:
    """A card left it: with the last one it has run out, unless the table counts some more."""
    if run.state.market.main != 0 or run.state.market.main_empty:
        return
    question = left_asked(place)
    left = run.settle(question, 0)
    if left:
        run.step.record(MainDeckCounted(left))
    else:
        run.step.record(MainDeckEmptied())
        trigger(run, "main_deck", question.key)


def runs_out(run: Run) -> None:
    """The table finds it empty, whatever was counted."""
    if run.state.market.main:
        run.step.record(MainDeckCounted(0))
    run.step.record(MainDeckEmptied())
    trigger(run, "main_deck")


def has_run_out(run: Run) -> bool:
    """By count; where nobody counts only the table can tell."""
    return run.state.market.main == 0


def holds_some(run: Run) -> None:
    """A card came from it that it should not have had: nobody knows how many there are."""
    if has_run_out(run):
        run.step.record(MainDeckCounted(None))
