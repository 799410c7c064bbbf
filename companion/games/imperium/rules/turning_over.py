"""A card of a slot comes into sight; which one it can be counts what lies elsewhere."""

from __future__ import annotations

from companion.core.step import Step
from companion.games.imperium.cards import UNREST
from companion.games.imperium.content import keys
from companion.games.imperium.events.cards import CardRevealed, CivCardNamed
from companion.games.imperium.rules.naming import OTHER
from companion.games.imperium.state import State


def turn_over(step: Step[State], slot: int, name: str) -> None:
    """The card was named."""
    step.record(CardRevealed(slot, (), (), name))
    was_a_stranger(step, name)


def show(step: Step[State], slot: int, shown: str, listed: tuple[str, ...]) -> None:
    """The table named the topmost of these: the card shows nothing above it, and is no Unrest."""
    shows = (shown,) if shown in keys() and shown != OTHER else ()
    above = listed[: listed.index(shown)] if shown in listed else listed
    step.record(CardRevealed(slot, shows, (*above, UNREST)))


def was_a_stranger(step: Step[State], name: str) -> None:
    """More of it are in known places than were taken by name: one of these nobody had named."""
    civ = step.state.civ
    own = name == UNREST or name.startswith(f"{civ.nation}.")
    if civ.strangers and not own and civ.known(name) > civ.taken.count(name):
        step.record(CivCardNamed(name))
