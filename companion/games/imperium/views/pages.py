"""What is asked on one page, so that a card of the C.I.V. takes at most three touches.

The rules ask one thing after the other. Where that would take too long, the answers to two
questions stand on one page as whole choices: one touch gives both. A card that is named is asked
alone: there may be a hundred names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.core.answers import Answer, Answers, Given, Source
from companion.core.command import Command
from companion.core.message import Message
from companion.core.question import Amount, Choice, Option, Question
from companion.core.session import Pending
from companion.core.step import Facts, Sources, Step, Unanswered
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.state import State
from companion.games.imperium.views.naming import asked

MOST_TOUCHES = 3
FEW_NUMBERS = 5
"""Numbers that are offered one by one; more are counted."""
MOST_LOOKED_AT = 500
"""Questions to come are looked at no further than this."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a page: an answer to touch, or the words above some answers."""

    text: Message
    option: Option | None = None
    answers: Mapping[str, Answer] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Page:
    """Some answers to touch; no lines: the answer has to be counted or put together."""

    text: Message
    note: Message | None
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Ahead:
    """A question that is to come, and what comes after each answer; none: it is done."""

    question: Question[str] | Question[int] | None = None
    after: Mapping[str | int, Ahead] = field(default_factory=dict)

    @property
    def touches(self) -> int:
        """How many there may be from here on, one question after the other."""
        if self.question is None:
            return 0
        return 1 + max((one.touches for one in self.after.values()), default=0)

    @property
    def names_a_card(self) -> bool:
        """It is asked alone; nothing is looked at beyond it."""
        return self.question is not None and bool(asked(self.question))


class TooFar(Exception):
    """There is more to come than can be looked at."""


class Looking:
    """Runs a command with every answer there may be; nothing is done."""

    def __init__(self, state: State, command: Command[State], facts: Facts) -> None:
        self.state, self.command, self.facts = state, command, facts
        self.left = MOST_LOOKED_AT

    def ahead(self, given: Answers) -> Ahead:
        """What is asked after these answers."""
        self.left -= 1
        if self.left < 0:
            raise TooFar
        step = Step(self.state, Sources({}, given, self.facts, by_app=()))
        try:
            self.command.carry_out(step)
        except Unanswered as stop:
            return self._asking(stop.question, given)
        return Ahead()

    def _asking(self, question: Question[str] | Question[int], given: Answers) -> Ahead:
        if asked(question):
            return Ahead(question)
        values = [_value(question, option.id) for option in in_one_touch(question)]
        told = {value: {question.key: Given(value, Source.SAID)} for value in values}
        return Ahead(question, {value: self.ahead({**given, **told[value]}) for value in values})


def in_one_touch(question: Question[str] | Question[int]) -> tuple[Option, ...]:
    """The answers to be touched: all of a choice, or the numbers where there are only a few."""
    if isinstance(question, Choice):
        return question.options
    if isinstance(question, Amount) and question.high - question.low <= FEW_NUMBERS:
        numbers = range(question.low, question.high + 1)
        return tuple(Option(str(n), Message("imperium.number", number=n)) for n in numbers)
    return ()


def page(pending: Pending[State], state: State, facts: Facts) -> Page:
    """What is asked now."""
    question, left = pending.question, _touches_left(pending)
    if isinstance(pending.command, RevealSlot) and left < MOST_TOUCHES and not asked(question):
        try:
            ahead = Looking(state, pending.command, facts).ahead(pending.given)
        except TooFar:
            ahead = Ahead()
        if ahead.touches > left:
            return Page(question.text, question.note, tuple(_joined(ahead, left - 1, {})))
    return Page(question.text, question.note, tuple(_plain(question)))


def _touches_left(pending: Pending[State]) -> int:
    """Naming the card was a touch; after it one page may be followed by another."""
    told = sum(one.source is Source.SAID for one in pending.given.values())
    return max(1, MOST_TOUCHES - told)


def _plain(question: Question[str] | Question[int]) -> Iterator[Line]:
    for option in in_one_touch(question):
        yield _line(question, option, {})


def _joined(ahead: Ahead, left: int, before: Mapping[str, Answer]) -> Iterator[Line]:
    """Every answer, and below it those of the next question where there is too much to ask."""
    question = ahead.question
    if question is None:
        return
    for option in in_one_touch(question):
        value = _value(question, option.id)
        then = ahead.after[value]
        if then.question is None or then.touches <= left or then.names_a_card:
            yield _line(question, option, before)
            continue
        yield Line(Message("imperium.page.then", answer=option.text, then=then.question.text))
        yield from _joined(then, left, {**before, question.key: value})


def _line(
    question: Question[str] | Question[int], option: Option, before: Mapping[str, Answer]
) -> Line:
    value = _value(question, option.id)
    return Line(option.text, option, {**before, question.key: value})


def _value(question: Question[str] | Question[int], option: str) -> str | int:
    return int(option) if isinstance(question, Amount) else option
