"""What somebody wants to do, and what came of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from companion.core.answers import Answers
from companion.core.event import Event
from companion.core.instruction import Instruction
from companion.core.message import Message
from companion.core.telling import Mark
from companion.core.unreadable import SENTENCE, reading
from companion.errors import RuleBroken

if TYPE_CHECKING:
    from companion.core.step import Step

S = TypeVar("S")
T = TypeVar("T")


class Command(ABC, Generic[S]):
    """An intention. Subclasses are frozen dataclasses; their kind is the class name."""

    __slots__ = ()
    VERSION: ClassVar[int] = 1
    CORRECTS: ClassVar[bool] = False
    """It puts the app right and not the table: its events answer with what was Seen."""

    @classmethod
    def may(cls, state: S) -> None:
        """Raise RuleBroken if none of its kind may be done now, whatever it says."""

    def verify(self, state: S) -> None:
        """Raise RuleBroken if it may not be done now; ask nothing, change nothing."""

    @abstractmethod
    def carry_out(self, step: Step[S]) -> None:
        """Do it through the step. `verify` has passed."""

    def after(self, last: Command[S]) -> Command[S] | None:
        """What it and a last one of seconds ago come to as one step; None where they are two."""
        del last
        return None

    def done_on(self, day: str) -> Command[S]:
        """As it is done on this day (ISO 8601; empty where nobody knows), if it notes the day."""
        del day
        return self

    @abstractmethod
    def label(self, entry: Entry[S]) -> Message:
        """What was done, in a few words, for the log and for undo."""


@dataclass(frozen=True, slots=True)
class Unreadable(Command[S]):
    """What somebody did, and nobody can say any more what it was."""

    why: Message = SENTENCE

    def verify(self, state: S) -> None:
        raise RuleBroken(self.why.key, **self.why.params)

    def carry_out(self, step: Step[S]) -> None:
        self.verify(step.state)

    def label(self, entry: Entry[S]) -> Message:
        return SENTENCE


class Lazy(Generic[T]):
    """A value that is decoded when it is first looked at."""

    __slots__ = ("_make", "_value")

    def __init__(self, make: Callable[[], T]) -> None:
        self._make: Callable[[], T] | None = make

    def get(self) -> T:
        """The value."""
        if self._make is not None:
            self._value = self._make()
            self._make = None
        return self._value


@dataclass(frozen=True, slots=True)
class Entry(Generic[S]):
    """One step of a game: a command carried out."""

    id: int
    """Number of the step in the journal, never used twice."""
    previous: int
    """The step before it; 0 at the beginning."""
    before: S
    after: S
    events: tuple[Event[S], ...]
    marks: tuple[Mark, ...]
    by_app: frozenset[str]
    """What the app rolled and drew when it was done."""
    chance: int
    """What its chance is drawn by; no two steps of a game have the same."""
    at: str
    """When, as ISO 8601 in UTC; empty where no clock was handed in."""
    lazy_command: Lazy[Command[S]]
    lazy_answers: Lazy[Answers]
    lazy_told: Lazy[tuple[Instruction, ...]]
    recorded: bool = False
    """It was read from a journal, which somebody else may have written."""

    @property
    def command(self) -> Command[S]:
        """What was wanted."""
        return self.lazy_command.get()

    @property
    def answers(self) -> Answers:
        """What was asked and settled, by key."""
        return self.lazy_answers.get()

    @property
    def told(self) -> tuple[Instruction, ...]:
        """The lines to show: what was recorded as told, or made of what happened."""
        return self.lazy_told.get()

    @property
    def label(self) -> Message:
        """What was done, in a few words."""
        if self.recorded:
            return reading(lambda: self.command.label(self), lambda _why: SENTENCE)
        return self.command.label(self)
