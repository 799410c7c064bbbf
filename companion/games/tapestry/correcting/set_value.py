"""Set this value: what lies on the table counts, whatever was believed."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.games.tapestry.correcting.facts import Fact
from companion.games.tapestry.correcting.seen import SeenOnTable
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class ValueSet(SeenOnTable):
    """A fact of the table was set by hand."""

    fact: Fact

    def apply(self, state: State) -> State:
        return self.fact.put(state)


@dataclass(frozen=True, slots=True)
class SetValue(Command[State]):
    """It is so on the table."""

    CORRECTS = True

    fact: Fact

    def verify(self, state: State) -> None:
        self.fact.verify(state)

    def carry_out(self, step: Step[State]) -> None:
        for one in self.fact.comes_to(step):
            step.record(ValueSet(one) if isinstance(one, Fact) else one)

    def label(self, entry: Entry[State]) -> Message:
        return self.fact.label(entry.before)
