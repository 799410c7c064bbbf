"""A game of nothing but counting, to measure what every game costs."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.checked import TableFact
from companion.core.command import Command, Entry
from companion.core.event import Event
from companion.core.game import Game, Result, Standing
from companion.core.journal import FileJournal
from companion.core.message import Message
from companion.core.session import Session
from companion.core.step import Step


@dataclass(frozen=True, slots=True)
class Options:
    """Who counts."""

    people: tuple[str, ...] = ("a", "b", "c")


@dataclass(frozen=True, slots=True)
class State:
    """The counts by person."""

    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Counted(Event[State]):
    """A count changed."""

    person: str
    by: int

    def apply(self, state: State) -> State:
        now = state.counts.get(self.person, 0) + self.by
        return replace(state, counts={**state.counts, self.person: now})


@dataclass(frozen=True, slots=True)
class Count(Command[State]):
    """Count for a person; three events, as an average action of a game has."""

    person: str
    by: int = 1

    def carry_out(self, step: Step[State]) -> None:
        for by in (self.by, self.by, -self.by):
            step.record(Counted(self.person, by))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tally.counted", n=self.by)


class Tally(Game[State]):
    """The game."""

    id = "tally"
    options_type = Options
    commands = (Count,)
    events = (Counted,)

    def begin(self, options: Any) -> State:
        return State()

    def finished(self, state: State) -> Result | None:
        rows = (Standing(name, name, n, 1, winner=True) for name, n in state.counts.items())
        return Result(tuple(rows))

    def recap(self, state: State) -> Message:
        return Message("tally.recap")

    def on_the_table(self, state: State) -> tuple[TableFact, ...]:
        return ()


TALLY = Tally()


def a_game(journal: FileJournal, steps: int) -> Session[State]:
    """A game of so many steps, each on the disk."""
    session = Session.begin(TALLY, Options(), journal)
    for number in range(steps):
        session.do(Count("abc"[number % 3], number))
    return session
