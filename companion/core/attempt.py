"""Trying a command: it is carried out whole, or stops at a question with nothing done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from companion.core.answers import Answers, Source, reusable
from companion.core.command import Command, Entry, Lazy
from companion.core.event import Event
from companion.core.game import Game
from companion.core.instruction import Instruction
from companion.core.journal_lines import Run
from companion.core.message import Message
from companion.core.question import Choice, Option, Question
from companion.core.step import Sources, Step, Unanswered
from companion.core.telling import Mark, lines
from companion.core.trail import Mark as TrailMark
from companion.core.trail import Parts, trail
from companion.errors import LoomError

S = TypeVar("S")
DROP, GO_ON = "drop", "go_on"
LOOKED_UP = (Source.FACT, Source.UNKNOWN, Source.RULE)
"""Answers that come again by themselves."""


@dataclass(frozen=True, slots=True)
class Attempt(Generic[S]):
    """A command as far as it could be carried out; `question` is what stopped it."""

    command: Command[S]
    before: S
    step: Step[S]
    question: Question[Any] | None = None
    parts: tuple[Parts[Any], ...] = ()
    """What was being done in parts when it stopped."""

    @property
    def run(self) -> Run[S]:
        """As a step to be written."""
        return Run(self.command, self.before, self.step)


def attempt(command: Command[S], before: S, sources: Sources) -> Attempt[S]:
    """Verify and carry out; raises what the rules refuse."""
    command.verify(before)
    step = Step(before, sources)
    try:
        command.carry_out(step)
    except Unanswered as stop:
        return Attempt(command, before, step, stop.question, stop.parts)
    return Attempt(command, before, step)


@dataclass(frozen=True, slots=True)
class Pending(Generic[S]):
    """A command that waits for an answer."""

    command: Command[S] | None
    given: Answers
    """What is answered so far."""
    question: Question[Any]
    state: S
    """The state as far as the command came."""
    lazy_told: Lazy[tuple[Instruction, ...]]
    stuck: bool = False
    """It cannot go on: the question is whether to give it up."""
    lazy_label: Lazy[Message | None] = field(default_factory=lambda: Lazy(lambda: None))
    """What is being done, in a few words."""
    lazy_trail: Lazy[tuple[TrailMark, ...]] = field(default_factory=lambda: Lazy(tuple))
    """What is done of it, what is asked, what comes."""
    lazy_rolled: Lazy[bool] = field(default_factory=lambda: Lazy(lambda: False))
    """Whether a die or a card has spoken in it: that is final, and taken back as a whole."""

    @property
    def unsaid(self) -> Answers | None:
        """The answers without the last one said; None before it, and after a die."""
        keys = list(self.given)
        while keys and self.given[keys[-1]].source in LOOKED_UP:
            keys.pop()
        if not keys or self.given[keys[-1]].source is not Source.SAID:
            return None
        return {key: self.given[key] for key in keys[:-1]}

    @property
    def rolled(self) -> bool:
        """Whether giving it up takes back a die, or a card that was drawn."""
        return self.lazy_rolled.get()

    @property
    def label(self) -> Message | None:
        """What is being done; None where nobody can say."""
        return self.lazy_label.get()

    @property
    def trail(self) -> tuple[TrailMark, ...]:
        """What is done of it, what is asked now, what comes."""
        return self.lazy_trail.get()

    @property
    def told(self) -> tuple[Instruction, ...]:
        """What is to be done before the question is answered."""
        return self.lazy_told.get()


def pending_of(game: Game[S], tried: Attempt[S], recorded: Answers) -> Pending[S]:
    """A command that stopped at a question."""
    assert tried.question is not None
    step, before = tried.step, tried.before
    events, marks, answers = tuple(step.events), tuple(step.marks), dict(step.answers)
    given = {**reusable(recorded), **reusable(answers)}
    told = Lazy(lambda: lines(game, before, events, marks, answers))
    label = Lazy(lambda: _label(_so_far(tried, events, marks, told)))
    way = Lazy(lambda: trail(tried.parts, step.questions, answers))
    rolled = Lazy(
        lambda: any(one.by_chance for key, one in step.questions.items() if key in answers)
    )
    asked, stuck = tried.question, False
    return Pending(tried.command, given, asked, step.state, told, stuck, label, way, rolled)


def _label(entry: Entry[S]) -> Message | None:
    """What is being done; nothing where its words name what is not decided yet."""
    try:
        return entry.label
    except (LookupError, StopIteration, AttributeError, ValueError, TypeError):
        return None


def _so_far(
    tried: Attempt[S],
    events: tuple[Event[S], ...],
    marks: tuple[Mark, ...],
    told: Lazy[tuple[Instruction, ...]],
) -> Entry[S]:
    """The entry it would be if it ended here."""
    command = Lazy(lambda: tried.command)
    answers: Lazy[Answers] = Lazy(lambda: dict(tried.step.answers))
    after = tried.step.state
    nothing: frozenset[str] = frozenset()
    return Entry(0, 0, tried.before, after, events, marks, nothing, 0, "", command, answers, told)


def stuck_with(state: S, why: Message | None, given: Answers) -> Pending[S]:
    """A command that no longer fits, or that has nothing left to ask after a restart."""
    drop = Option(DROP, Message("core.waiting.drop"), icon="undo")
    go_on = Option(GO_ON, Message("core.waiting.go_on"), icon="check")
    text = Message("core.waiting.stuck") if why else Message("core.waiting.nothing_left")
    options = (drop,) if why else (go_on, drop)
    question = Choice("core.waiting", text, options, note=why)
    return Pending(None, given, question, state, Lazy(lambda: ()), stuck=True)


def reason(trouble: Exception) -> Message:
    """Why it does not fit, in words."""
    if isinstance(trouble, LoomError):
        return trouble.message
    return Message("core.waiting.rules_changed")
