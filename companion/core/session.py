"""A game at the table: what was done, what is asked, and back and forth in time.

Every call that changes something appends one line to the journal first and shows it after.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.core.answers import Answer, Answers, answers_from_json, answers_to_json, reusable
from companion.core.chance import EVERYTHING, Chance
from companion.core.codec import to_json
from companion.core.command import Command, Entry
from companion.core.game import Game
from companion.core.head import FORMAT, Head
from companion.core.journal import Journal, Line
from companion.core.kinds import Kinds
from companion.core.lines import Run, Scribe
from companion.core.message import Message
from companion.core.opening import head_of, options_of, replay
from companion.core.question import Question
from companion.core.rerun import Change, Rerun, Rerunner
from companion.core.step import Facts, Sources, Step, Unanswered, knows_nothing
from companion.core.timeline import Timeline
from companion.errors import NothingToDo, RuleBroken

S = TypeVar("S")
Remember = Callable[[str, Answer], None]


def _forget(_fact: str, _value: Answer) -> None:
    """House facts that nobody keeps."""


def _no_clock() -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a session is handed from outside."""

    facts: Facts = knows_nothing
    remember: Remember = _forget
    now: Callable[[], str] = _no_clock


@dataclass(frozen=True, slots=True)
class Pending(Generic[S]):
    """A command that waits for an answer."""

    command: Command[S]
    #: What is answered so far.
    given: Answers
    question: Question[Any]


class Session(Generic[S]):
    """One game being played, kept in its journal."""

    def __init__(
        self, game: Game[S], head: Head, journal: Journal, around: Surroundings | None
    ) -> None:
        self.game = game
        self.head = head
        self.journal = journal
        self.options = options_of(game, head)
        self.by_app = frozenset(head.by_app)
        self.pending: Pending[S] | None = None
        self._around = around or Surroundings()
        self._scribe = Scribe(Kinds(game))
        self._timeline = Timeline(game.begin(self.options), self._scribe)
        self._watchers: list[Callable[[], None]] = []

    @classmethod
    def begin(
        cls,
        game: Game[S],
        options: Any,
        journal: Journal,
        *,
        seed: str = "",
        by_app: Collection[str] = EVERYTHING,
        around: Surroundings | None = None,
    ) -> Session[S]:
        """A new game, its first line written."""
        at = (around or Surroundings()).now()
        head = Head(FORMAT, game.id, game.version, to_json(options), seed, tuple(by_app), at)
        session = cls(game, head, journal, around)
        journal.append({"head": to_json(head)})
        return session

    @classmethod
    def open(
        cls, game: Game[S], journal: Journal, around: Surroundings | None = None
    ) -> Session[S]:
        """A game as its journal tells it; raises Damaged or TooNew."""
        session = cls(game, head_of(game, journal), journal, around)
        replay(journal.lines[1:], session._read)
        return session

    # what there is

    @property
    def state(self) -> S:
        """The state now."""
        return self._timeline.state

    @property
    def entries(self) -> tuple[Entry[S], ...]:
        """The steps that count, oldest first."""
        return self._timeline.done

    @property
    def undone(self) -> tuple[Entry[S], ...]:
        """The steps that redo would bring back, next first."""
        return self._timeline.undone

    @property
    def last(self) -> Entry[S] | None:
        """The last step that counts."""
        return self._timeline.entry_at(self._timeline.depth - 1)

    @property
    def undo_label(self) -> Message | None:
        """What undo would take back."""
        if self.pending:
            return Message("core.undo.question")
        return self.last.label if self.last else None

    @property
    def redo_label(self) -> Message | None:
        """What redo would bring back."""
        entry = self._timeline.entry_at(self._timeline.depth)
        return entry.label if entry else None

    def why_not(self, command: Command[S]) -> Message | None:
        """Why the command may not be done now; None if it may."""
        try:
            command.verify(self.state)
        except RuleBroken as refusal:
            return refusal.message
        return None

    def questions(self, entry: Entry[S]) -> Mapping[str, Question[Any]]:
        """Everything that was asked or settled in a step: what may differ at the table."""
        depth = self._timeline.index(entry.id)
        step = Step(entry.before, self._sources_at(depth, {}, reusable(entry.answers)))
        entry.command.carry_out(step)
        return step.questions

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Be called after every change; call what is returned to stop."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    # doing

    def do(
        self, command: Command[S], answers: Mapping[str, Answer] | None = None
    ) -> Entry[S] | Question[Any]:
        """Carry a command out; a question is what must be answered first."""
        command.verify(self.state)
        return self._attempt(command, answers or {}, {})

    def answer(self, value: Answer) -> Entry[S] | Question[Any]:
        """Answer the pending question."""
        if self.pending is None:
            raise NothingToDo("core.answer.nobody_asked")
        self.pending.question.check(value)
        told = {self.pending.question.key: value}
        return self._attempt(self.pending.command, told, self.pending.given)

    def drop(self) -> None:
        """Give the pending command up."""
        if self.pending is None:
            raise NothingToDo("core.answer.nobody_asked")
        self._write({"drop": True})

    def differ(
        self, answers: Mapping[str, Answer], entry_id: int | None = None
    ) -> Entry[S] | Question[Any] | Rerun[S]:
        """It differs at the table: the last step again with these answers.

        For an earlier step this is a change to look at first, and to accept.
        """
        last = self.last
        if last is None:
            raise NothingToDo("core.undo.nothing")
        if entry_id not in (None, last.id):
            return self.preview(Change(entry_id or 0, answers=answers))
        return self._attempt(last.command, answers, reusable(last.answers), again=last)

    # time

    def undo(self) -> None:
        """Take the last step back (or give up what is being asked)."""
        if self.pending:
            self.drop()
            return
        if self.last is None:
            raise NothingToDo("core.undo.nothing")
        self.jump(self.last.previous)

    def redo(self) -> None:
        """Bring back what was taken back last, exactly as it was."""
        entry = self._timeline.entry_at(self._timeline.depth)
        if entry is None:
            raise NothingToDo("core.redo.nothing")
        self.jump(entry.id)

    def jump(self, step_id: int) -> None:
        """Stand after that step; 0 is the beginning."""
        if not self._timeline.knows(step_id):
            raise NothingToDo("core.change.no_such_step")
        self._write({"to": step_id})

    def preview(self, change: Change[S]) -> Rerun[S]:
        """What would come of changing an earlier step; nothing is changed yet."""
        rerunner = Rerunner(self.game, self._timeline, self._scribe, self._sources_at)
        return rerunner.run(change)

    def preview_change(
        self,
        entry_id: int,
        command: Command[S] | None = None,
        answers: Mapping[str, Answer] | None = None,
        without: Collection[int] = (),
    ) -> Rerun[S]:
        """The same, spelled out."""
        return self.preview(Change(entry_id, command, answers or {}, frozenset(without)))

    def accept(self, rerun: Rerun[S]) -> None:
        """Let a change be the game; what did not fit any more stays on its old branch."""
        if rerun.stands_after != (self._timeline.last_id, self._timeline.next_id):
            raise NothingToDo("core.change.stale")
        lines = [self._scribe.line(entry) for entry in rerun.entries]
        self._write({"change": rerun.change.entry_id, "from": rerun.base, "steps": lines})

    def use_app(self, kind: str, on: bool) -> None:
        """Let the app roll the `dice` or draw the `cards` from here on, or the table."""
        kinds = self.by_app | {kind} if on else self.by_app - {kind}
        self._write({"use_app": sorted(kinds)})
        if self.pending and self.pending.question.kind == kind and on:
            self._attempt(self.pending.command, {}, self.pending.given)

    # inside

    def _attempt(
        self,
        command: Command[S],
        told: Mapping[str, Answer],
        recorded: Answers,
        again: Entry[S] | None = None,
    ) -> Entry[S] | Question[Any]:
        """Run a command; write the step, or that (and what) it asks."""
        before = again.before if again else self.state
        depth = self._timeline.depth - (1 if again else 0)
        step = Step(before, self._sources_at(depth, told, recorded))
        command.verify(before)
        try:
            command.carry_out(step)
        except Unanswered as stop:
            given = {**reusable(recorded), **reusable(step.answers)}
            self._wait(Pending(command, given, stop.question), again)
            return stop.question
        previous = again.previous if again else self._timeline.last_id
        run = Run(command, before, step)
        entry = self._scribe.entry(self._timeline.next_id, previous, run, self._around.now())
        self._keep(entry, again)
        for fact, value in step.learned(again.answers if again else {}).items():
            self._around.remember(fact, value)
        return entry

    def _wait(self, pending: Pending[S], again: Entry[S] | None) -> None:
        """Write that a command asks, with what is answered so far."""
        line: Line = {"to": again.previous} if again else {}
        line["asking"] = self._scribe.kinds.pack(pending.command)
        line["answers"] = answers_to_json(pending.given)
        self.journal.append(line)
        if again:
            self._timeline.move(again.previous)
        self.pending = pending
        self._publish()

    def _keep(self, entry: Entry[S], again: Entry[S] | None) -> None:
        """Write a step and stand after it."""
        line = self._scribe.line(entry)
        self.journal.append({"to": again.previous, **line} if again else line)
        if again:
            self._timeline.move(again.previous)
        self._timeline.add(entry)
        self.pending = None
        self._publish()

    def _sources_at(self, depth: int, told: Mapping[str, Answer], recorded: Answers) -> Sources:
        chance = Chance(self.head.seed, depth)
        return Sources(told, recorded, self._around.facts, chance, self.by_app)

    def _write(self, line: Line) -> None:
        self.journal.append(line)
        self._read(line)
        self._publish()

    def _publish(self) -> None:
        for watcher in tuple(self._watchers):
            watcher()

    def _read(self, line: Line) -> None:
        """Take in a line of the journal."""
        if "use_app" in line:
            self.by_app = frozenset(line["use_app"])
            return
        self.pending = None
        if "to" in line:
            self._timeline.move(line["to"])
        if "asking" in line:
            command = self._scribe.kinds.command(line["asking"])
            self.pending = self._asked(command, answers_from_json(line["answers"]))
        elif "step" in line:
            self._timeline.read(line)
        elif "change" in line:
            self._timeline.move(line["from"])
            for step in line["steps"]:
                self._timeline.read(step)

    def _asked(self, command: Command[S], given: Answers) -> Pending[S] | None:
        """The question that a command stopped at, with only what was known then."""
        chance = Chance(self.head.seed, self._timeline.depth)
        step = Step(self.state, Sources({}, given, knows_nothing, chance, self.by_app))
        try:
            command.carry_out(step)
        except Unanswered as stop:
            return Pending(command, given, stop.question)
        return None
