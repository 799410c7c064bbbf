"""Somebody's part in a step: what every rule needs of it. Games add their own words."""

from __future__ import annotations

from typing import Generic, TypeVar

from companion.core.answers import Answer
from companion.core.event import Event
from companion.core.question import Question
from companion.core.step import Step

S = TypeVar("S")
T = TypeVar("T", bound=Answer)


class Asker(Generic[S]):
    """Lets things happen and asks. Keys of questions are places, counted where met again."""

    __slots__ = ("step",)

    def __init__(self, step: Step[S]) -> None:
        self.step = step

    @property
    def state(self) -> S:
        """The table now."""
        return self.step.state

    def record(self, *events: Event[S]) -> None:
        """Let these happen."""
        for event in events:
            self.step.record(event)

    def key(self, place: str) -> str:
        """This place of the rules, told apart from where it was met before."""
        return self.step.key(self.where(place))

    def where(self, place: str) -> str:
        """The place as it is called in the step."""
        return place

    def same(self, place: str) -> Answer | None:
        """What was answered here earlier in this step."""
        return self.step.same(self.where(place))

    def ask(self, question: Question[T]) -> T:
        """What the table says."""
        return self.step.ask(question)

    def settle(self, question: Question[T], value: T) -> T:
        """What a rule says, unless the table differs."""
        return self.step.settle(question, value)

    def fact(self, question: Question[T], fact: str) -> T:
        """What the owner of the printed game says once."""
        return self.step.fact(question, fact)
