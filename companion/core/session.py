"""A game at the table: what was done, what is asked, and back and forth in time.

Every call that changes something appends one line to the journal first and shows it after.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from companion.core import amendments, putting_right, switch
from companion.core.answers import Answer, Answers, reusable
from companion.core.attempt import GO_ON, Attempt, Pending, pending_of
from companion.core.chance import EVERYTHING, turns
from companion.core.chronicle import Chronicle
from companion.core.codec import to_json
from companion.core.command import Command, Entry, Lazy
from companion.core.game import Game
from companion.core.head import FORMAT, Head
from companion.core.instruction import Instruction
from companion.core.joining import joined
from companion.core.journal import Journal, Line
from companion.core.message import Message
from companion.core.offer import Offer, refusal
from companion.core.opening import head_of, options_of, options_version, replay
from companion.core.question import Question
from companion.core.rerun import Change, OfRules, Rerun, Rerunner, of_rules
from companion.core.surroundings import Surroundings
from companion.core.switch import used_after
from companion.core.trials import Trials
from companion.errors import AnswerRefused, NothingToDo, RuleBroken

__all__ = ["Pending", "Session", "Surroundings"]
S = TypeVar("S")
DAY = 10
"""So many letters of a time are its day."""


class Session(Generic[S]):
    """One game being played, kept in its journal."""

    def __init__(
        self, game: Game[S], head: Head, journal: Journal, around: Surroundings | None
    ) -> None:
        self.game = game
        self.head = head
        self.options = options_of(game, head)
        self._chronicle = Chronicle(game, head, journal, game.begin(self.options))
        self.around = around or Surroundings()
        self._trials = Trials(game, head.seed, self._chronicle, self.around)
        self._timeline = self._chronicle.timeline
        self._pending: Pending[S] | None = None
        self._put_right: Lazy[tuple[Instruction, ...]] = Lazy(tuple)
        self.hands, self.wanted = self._chronicle.hands, self._chronicle.wanted
        self._watchers: list[Callable[[], None]] = [self.hands.look_away]

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
        at, kept = (around or Surroundings()).now(), to_json(game.laid(options, by_app))
        head = Head(FORMAT, game.id, game.version, kept, seed, tuple(by_app), at)
        head = replace(head, options_version=options_version(game), rules=amendments.edition(game))
        session = cls(game, head, journal, around)
        journal.append({"head": to_json(head)})
        return session

    @classmethod
    def open(
        cls, game: Game[S], journal: Journal, around: Surroundings | None = None
    ) -> Session[S]:
        """A game as its journal tells it; raises Damaged or TooNew."""
        session = cls(game, head_of(game, journal), journal, around)
        replay(journal.lines[1:], session._chronicle.read)
        return session

    # what there is

    @property
    def journal(self) -> Journal:
        """Where its lines go."""
        return self._chronicle.journal

    @journal.setter
    def journal(self, journal: Journal) -> None:
        self._chronicle.journal = journal

    @property
    def state(self) -> S:
        """The state now."""
        return self._timeline.state

    @property
    def by_app(self) -> frozenset[str]:
        """What the app rolls and draws now."""
        return self._timeline.by_app

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
    def pending(self) -> Pending[S] | None:
        """The command that waits for an answer."""
        waiting = self._chronicle.waiting
        if waiting is None:
            return None
        if self._pending is None:
            self._pending = self._trials.look_again(waiting)
        return self._pending

    @property
    def put_right(self) -> tuple[Instruction, ...]:
        """What hands move on the table since the game went back or forth in time."""
        return self._put_right.get()

    @property
    def amendments(self) -> tuple[Message, ...]:
        """Rules that hold from here on and did not when it was begun, until somebody read them."""
        return amendments.since(self.game, self.state, self._chronicle.rules)

    def amendments_read(self) -> None:
        """They were read at the table, and are not told again."""
        self._chronicle.write({"rules": amendments.edition(self.game)})

    @property
    def undo_label(self) -> Message | None:
        """What undo would take back."""
        if self.pending:
            return Message("core.undo.rolled" if self.pending.rolled else "core.undo.question")
        return self.last.label if self.last else None

    @property
    def redo_label(self) -> Message | None:
        """What redo would bring back."""
        entry = None if self.pending else self._timeline.entry_at(self._timeline.depth)
        return entry.label if entry else None

    @property
    def offers(self) -> tuple[Offer[S], ...]:
        """Everything that can be done now, and why not."""
        return (*self.game.offers(self.state), *switch.offers(self.game, self.state, self.by_app))

    def why_not(self, command: Command[S]) -> Message | None:
        """Why the command may not be done now; None if it may."""
        return refusal(command, self.state)

    def questions(self, entry: Entry[S]) -> Mapping[str, Question[Any]]:
        """Everything that was asked or settled in a step: what may differ at the table.

        As far as the step can still be carried out: rules may have been put right since.
        """
        return self._trials.questions(entry)

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Be called after every change; call what is returned to stop."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    # doing

    def do(
        self, command: Command[S], answers: Mapping[str, Answer] | None = None
    ) -> Entry[S] | Question[Any]:
        """Carry a command out; a question is what must be answered first.

        While another one waits, this is a step before it, which is then tried again.
        """
        pending, said = self.pending, answers or {}
        command = command.done_on(self.around.now()[:DAY])
        if pending is None:
            both = None if said else joined(command, self.last, self.around.now())
            return self._go(both or command, said, {}, again=self.last if both else None)
        if command == pending.command:
            return self._go(command, said, pending.given)
        return self._beside(command, said, {})

    def answer(self, value: Answer) -> Entry[S] | Question[Any] | None:
        """Answer the pending question; None if that was to give the command up."""
        pending, waiting = self.pending, self._chronicle.waiting
        if pending is None or waiting is None:
            raise NothingToDo("core.answer.nobody_asked")
        pending.question.check(value)
        if pending.command is not None:
            return self._go(pending.command, {pending.question.key: value}, pending.given)
        if value == GO_ON:
            return self._go(self._chronicle.scribe.kinds.command(waiting.row), {}, waiting.given)
        self.drop()
        return None

    def answer_all(self, answers: Mapping[str, Answer]) -> Entry[S] | Question[Any]:
        """Answer the pending question, and at once what comes after it."""
        pending = self.pending
        if pending is None or pending.command is None:
            raise NothingToDo("core.answer.nobody_asked")
        return self._go(pending.command, answers, pending.given)

    def unsay(self) -> None:
        """Ask the last answer again; before the first, and after a die, give the command up."""
        pending = self.pending
        if pending is None or pending.command is None or pending.unsaid is None:
            self.drop()
        else:
            self._go(pending.command, {}, pending.unsaid)

    def drop(self) -> None:
        """Give the pending command up."""
        pending = self.pending
        if pending is None:
            raise NothingToDo("core.answer.nobody_asked")
        game, now = self.game, self.state
        self._chronicle.write({"drop": True})
        self._put_right = Lazy(lambda: putting_right.back(game, pending.state, now))
        self._publish(None)

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
        run = self._beside if self.pending else self._go
        return run(last.command, answers, reusable(last.answers, answers), again=last)

    def use_app(self, kind: str, on: bool) -> None:
        """Let the app roll the `dice` or draw the `cards` from here on, or the table."""
        if turns(self.by_app, self.game.chance, kind, on=on):
            self.do(self.game.use_app(kind, on))

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
        if self.pending:
            raise RuleBroken("core.waiting.answer_first")
        self.jump(entry.id)

    def jump(self, step_id: int) -> None:
        """Stand after that step; 0 is the beginning."""
        if not self._timeline.knows(step_id):
            raise NothingToDo("core.change.no_such_step")
        old = self._timeline.last_id
        self._chronicle.write({"to": step_id})
        self._moved_from(old)
        self._publish(None)

    def preview(self, change: Change[S]) -> Rerun[S]:
        """What would come of changing an earlier step; nothing is changed yet."""
        rerunner = Rerunner(self.game, self._timeline, self._chronicle.scribe, self._trials.sources)
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

    def of_rules(self, rerun: Rerun[S]) -> OfRules:
        """What of it comes from rules that were put right since these steps were played."""
        if rerun.whole and not rerun.differences:
            return OfRules()
        try:
            return of_rules(rerun, self.preview(Change(rerun.change.entry_id)))
        except (RuleBroken, AnswerRefused):  # the step itself no longer fits: nothing to compare
            return OfRules()

    def accept(self, rerun: Rerun[S]) -> None:
        """Let a change be the game; what did not fit any more stays on its old branch.

        No more is carried out: what waits and has nothing left to ask goes on when told to.
        """
        if rerun.stands_after != (self._timeline.last_id, self._timeline.next_id):
            raise NothingToDo("core.change.stale")
        last = rerun.entries[-1] if rerun.entries else None
        before = self._timeline.by_app_after(rerun.base)
        by_app = used_after(last.events, last.by_app) if last else before
        then = self._trials.waiting_on(self.pending, rerun.state, by_app)
        move = {"change": rerun.change.entry_id, "from": rerun.base}
        self._keep(move, rerun.entries, then if then and then.question else None)

    # inside

    def _go(
        self,
        command: Command[S],
        said: Mapping[str, Answer],
        recorded: Answers,
        again: Entry[S] | None = None,
    ) -> Entry[S] | Question[Any]:
        """Run a command that may wait; write the step, or that (and what) it asks."""
        place = self._trials.place(again, self._chronicle.waiting)
        tried = self._trials.run(command, said, recorded, again, place)
        move: Line = {"to": again.previous} if again else {}
        if tried.question:
            old, pending = self._timeline.last_id, pending_of(self.game, tried, recorded)
            self._chronicle.ask(move, command, pending.given, place.chance)
            self._moved_from(old)
            self._publish(pending)
            return tried.question
        entry = self._chronicle.scribe.entry(tried.run, place)
        self._keep(move, (entry,), waited=self._chronicle.waiting is not None)
        self._trials.learn(tried, again)
        return entry

    def _beside(
        self,
        command: Command[S],
        said: Mapping[str, Answer],
        recorded: Answers,
        again: Entry[S] | None = None,
    ) -> Entry[S]:
        """Run another command while one waits: a step before it."""
        place = self._trials.place(again, None)
        tried = self._trials.run(command, said, recorded, again, place)
        if tried.question:
            raise RuleBroken("core.waiting.answer_first")
        entry = self._chronicle.scribe.entry(tried.run, place)
        by_app = used_after(entry.events, entry.by_app)
        then = self._trials.waiting_on(self.pending, entry.after, by_app)
        self._keep({"to": again.previous} if again else {}, (entry,), then)
        self._trials.learn(tried, again)
        return entry

    def _keep(
        self,
        move: Line,
        entries: Sequence[Entry[S]],
        then: Attempt[S] | None = None,
        waited: bool = False,
    ) -> None:
        """Write steps, and the one that waited if it is done by them; stand after them."""
        old = self._timeline.last_id
        steps, waiting = list(entries), self._chronicle.waiting
        pending = None
        if then and waiting and then.question:
            pending = pending_of(self.game, then, waiting.given)
        elif then and waiting:
            steps.append(self._trials.after(steps, then, waiting, move.get("from", 0)))
            waited = True
        self._chronicle.keep(move, steps, waited)
        if move:
            self._moved_from(old)
        else:
            self._put_right = Lazy(tuple)
        self._publish(pending)

    def _moved_from(self, old: int) -> None:
        """Something else is the game now: what that means for the table."""
        game, now = self.game, self.state
        gone, come = self._timeline.apart(old, self._timeline.last_id)
        self._put_right = Lazy(
            lambda: putting_right.instructions(game, putting_right.between(game, gone, come), now)
        )

    def _publish(self, pending: Pending[S] | None) -> None:
        self._pending = pending
        for watcher in tuple(self._watchers):
            watcher()
