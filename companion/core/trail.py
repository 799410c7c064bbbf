"""How far a step has come that waits for an answer: what is done, what is asked, what comes.

A step says in which parts it goes on (`Step.each`, `Step.in_parts`); what was answered before
them, or where it has none, stands for what is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from companion.core.answers import Answers, Source
from companion.core.message import Message
from companion.core.question import Choice, Option, Question

T = TypeVar("T")
NOW = Option("now", Message("core.trail.now"), icon="question")
PLAIN = ("yes", "no")
"""Answers that name nothing."""


class Stage(StrEnum):
    """Where a part of a step stands."""

    DONE = "done"
    NOW = "now"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class Mark:
    """A part of the step by its name and picture."""

    part: Option
    stage: Stage


class Parts(Generic[T]):
    """Things done one after the other; `starts`: how much was answered as each began."""

    __slots__ = ("named", "only_asked", "starts", "things")

    def __init__(
        self, things: Sequence[T], named: Callable[[T], Option], *, only_asked: bool = False
    ) -> None:
        self.things, self.named, self.only_asked = things, named, only_asked
        self.starts: list[int] = []

    @property
    def at(self) -> int:
        """Which is being done."""
        return max(0, len(self.starts) - 1)

    def begin(self, answered: int) -> None:
        """The next one begins."""
        self.starts.append(answered)

    def reach(self, thing: T, answered: int) -> None:
        """This one begins; those before it are done, or were left out."""
        missing = self.things.index(thing) + 1 - len(self.starts)
        self.starts.extend([answered] * missing)

    def now(self) -> Option:
        """The one being done."""
        return self.named(self.things[self.at])

    def done(self, chosen: Sequence[Option | None]) -> Iterator[Option]:
        """Those before, each by the one answer it took; `chosen` lies beside the answers."""
        for at in range(self.at):
            taken = [one for one in chosen[self.starts[at] : self.starts[at + 1]] if one]
            if len(taken) == 1:
                yield taken[0]
            elif taken or not self.only_asked:
                yield self.named(self.things[at])

    def to_come(self) -> Iterator[Option]:
        """Those after."""
        return map(self.named, self.things[self.at + 1 :])


def trail(
    parts: Sequence[Parts[Any]], questions: Mapping[str, Question[Any]], answers: Answers
) -> tuple[Mark, ...]:
    """What is done, what is asked now, what comes; of parts, the outermost first."""
    chosen = [_chosen(questions.get(key), answers, key) for key in answers]
    begun = [one for one in parts if one.starts]
    before = begun[0].starts[0] if begun else len(chosen)
    done = [one for one in chosen[:before] if one]
    for one in begun:
        done += one.done(chosen)
    now = begun[-1].now() if begun else NOW
    to_come = [part for one in reversed(begun) for part in one.to_come()]
    staged = ((done, Stage.DONE), ([now], Stage.NOW), (to_come, Stage.NEXT))
    return tuple(Mark(part, stage) for those, stage in staged for part in those)


def _chosen(question: Question[Any] | None, answers: Answers, key: str) -> Option | None:
    """What the table chose, where it has a name."""
    given = answers[key]
    if not isinstance(question, Choice) or given.source not in (Source.SAID, Source.FILLED):
        return None
    options = (one for one in question.options if one.id not in PLAIN)
    return next((one for one in options if one.id == given.value), None)
