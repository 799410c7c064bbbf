"""What the lines of a game's journal say, and how steps are written and read.

{"head": …}                           the game, its options, seed, who rolls and draws
{"step": 7, "after": 6, "do": …}      a command carried out: answers, events, what was told
{"asking": …, "answers": …}           a command waits for an answer (`to`: after going back)
{"drop": true}                        it is given up
{"to": 5}                             undo, redo, jump: the game stands after step 5
{"change": 3, "steps": […]}           step 3 changed, what followed carried out again
{"use_app": ["dice"]}                 what the app rolls and draws from here on
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.core.answers import Answers, answers_from_json, answers_to_json
from companion.core.codec import from_json, to_json
from companion.core.command import Command, Entry, Lazy
from companion.core.event import Event
from companion.core.instruction import Instruction
from companion.core.journal import Line
from companion.core.kinds import Kinds
from companion.core.step import Step

S = TypeVar("S")


class Scribe(Generic[S]):
    """Entries to lines and back, for one game."""

    def __init__(self, kinds: Kinds[S]) -> None:
        self.kinds = kinds

    def entry(self, number: int, previous: int, run: Run[S], at: str) -> Entry[S]:
        """The entry of a step just carried out."""
        step = run.step
        answers, told = dict(step.answers), tuple(step.told)
        return Entry(
            number,
            previous,
            run.before,
            step.state,
            tuple(step.events),
            at,
            known(run.command),
            known(answers),
            known(told),
        )

    def line(self, entry: Entry[S]) -> Line:
        """An entry as a line; what is empty is left out."""
        line: Line = {"step": entry.id, "after": entry.previous}
        line["do"] = self.kinds.pack(entry.command)
        if entry.answers:
            line["answers"] = answers_to_json(entry.answers)
        line["events"] = [self.kinds.pack(event) for event in entry.events]
        if entry.told:
            line["told"] = [to_json(one) for one in entry.told]
        if entry.at:
            line["at"] = entry.at
        return line

    def read(self, line: Line, before: S) -> Entry[S]:
        """The entry of a line: its events applied now, the rest decoded when looked at."""
        events = tuple(self.kinds.event(row) for row in line["events"])
        after = before
        for event in events:
            after = event.apply(after)
        return Entry(
            line["step"],
            line["after"],
            before,
            after,
            events,
            line.get("at", ""),
            Lazy(lambda: self.kinds.command(line["do"])),
            Lazy(lambda: answers_from_json(line.get("answers", ()))),
            Lazy(lambda: _told(line.get("told", ()))),
        )


@dataclass(frozen=True, slots=True)
class Run(Generic[S]):
    """A command carried out, not yet written."""

    command: Command[S]
    before: S
    step: Step[S]

    @property
    def answers(self) -> Answers:
        """What was asked and settled."""
        return self.step.answers

    @property
    def events(self) -> list[Event[S]]:
        """What happened."""
        return self.step.events


T = TypeVar("T")


def known(value: T) -> Lazy[T]:
    """A lazy value that is there already."""
    return Lazy(lambda: value)


def _told(rows: Sequence[Any]) -> tuple[Instruction, ...]:
    return tuple(from_json(Instruction, row) for row in rows)
