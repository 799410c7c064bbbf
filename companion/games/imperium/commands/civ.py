"""The C.I.V.'s turn, a card at a time."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.catalogue import called
from companion.games.imperium.content import named
from companion.games.imperium.events.cards import CardRevealed
from companion.games.imperium.flow import go_on, only_in
from companion.games.imperium.rules import booklet, cleanup, revealing
from companion.games.imperium.rules.run import GameOver, Run
from companion.games.imperium.rules.setting_aside import roll
from companion.games.imperium.say import thing
from companion.games.imperium.state import Phase, State


@dataclass(frozen=True, slots=True)
class CompareTable(Command[State]):
    """What the print left unclear in its table is told, before its cards are turned over."""

    def verify(self, state: State) -> None:
        only_in(state, Phase.CIV_DIE)

    def carry_out(self, step: Step[State]) -> None:
        booklet.compare(Run(step, "booklet"))

    def label(self, entry: Entry[State]) -> Message:
        nation = named("nation", entry.before.civ.nation)
        return Message("imperium.label.compared", nation=nation)


@dataclass(frozen=True, slots=True)
class RollCivDie(Command[State]):
    """The die, and the card set aside."""

    def verify(self, state: State) -> None:
        only_in(state, Phase.CIV_DIE)

    def carry_out(self, step: Step[State]) -> None:
        roll(step)
        go_on(step)
        if revealing.next_slot(step.state.civ) is None:
            go_on(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.die", die=entry.after.civ.die)


@dataclass(frozen=True, slots=True)
class RevealSlot(Command[State]):
    """Turn over the next card and resolve it.

    In games of before a card that was put there in sight could turn out to be any other.
    """

    VERSION = 2

    slot: int
    asks_expected: bool = True

    def verify(self, state: State) -> None:
        only_in(state, Phase.CIV_SLOTS)
        following = revealing.next_slot(state.civ)
        if self.slot != following:
            raise RuleBroken("imperium.broken.other_slot", slot=following or 0)

    def carry_out(self, step: Step[State]) -> None:
        unless_over(step, lambda: self._reveal(step))
        if not step.state.collapsed and revealing.next_slot(step.state.civ) is None:
            go_on(step)

    def _reveal(self, step: Step[State]) -> None:
        revealing.reveal(step, self.slot, asks_expected=self.asks_expected)

    def label(self, entry: Entry[State]) -> Message:
        shown = next((one for one in entry.events if isinstance(one, CardRevealed)), None)
        what = thing(shown.shows[0] if shown and shown.shows else "other")
        what = called(shown.name) if shown and shown.name else what
        return Message("imperium.label.revealed", slot=self.slot, what=what)


@dataclass(frozen=True, slots=True)
class CleanUpCiv(Command[State]):
    """The C.I.V.'s clean-up."""

    def verify(self, state: State) -> None:
        only_in(state, Phase.CIV_CLEANUP)

    def carry_out(self, step: Step[State]) -> None:
        unless_over(step, lambda: cleanup.clean_up(step))
        if not step.state.collapsed:
            go_on(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.civ_cleanup")


def unless_over(step: Step[State], rule: Callable[[], None]) -> None:
    """A rule, as far as it comes before the game is over."""
    with suppress(GameOver):
        rule()
