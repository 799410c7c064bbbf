"""What the lines of a game's journal say, and how steps are written and read.

{"head": …}                           the game, its options, seed, who rolls and draws
{"format": 2}                         from here on as this format has it
{"step": 7, "after": 6, "do": …}      a command carried out: answers, events, scopes
{"steps": […]}                        such a step, and the waiting one that it let be done
{"asking": …, "answers": …}           a command waits for an answer (`to`: after going back)
{"drop": true}                        it is given up
{"to": 5}                             undo, redo, jump: the game stands after step 5
{"change": 3, "from": 2, "steps": …}  step 3 changed, what followed carried out again
{"rules": 2}                          rules put right since it was begun were read at the table
{"hands": 7}                          hands have done on the table what step 7 told

A step says what its chance is drawn by (`chance`), whether it is the one that was asked about
(`waited`), and what the app rolls and draws, where no step before it says so (`by_app`). A line
with `to` gives up what waits, unless it says `waiting`.

Format 1 had `told`, the words as they were said, in place of scopes; {"use_app": ["dice"]} where
now a step turns a switch; and whatever was done gave up what waited.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.core.answers import answers_from_json, answers_to_json
from companion.core.codec import from_json
from companion.core.command import Command, Entry, Lazy, Unreadable
from companion.core.game import Game
from companion.core.instruction import Instruction
from companion.core.journal import Line
from companion.core.kinds import Kinds
from companion.core.step import Step
from companion.core.telling import lines, marks_from_json, marks_to_json
from companion.core.unreadable import SENTENCE, reading

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the game a step is carried out."""

    number: int
    previous: int
    by_app: frozenset[str]
    chance: int
    at: str = ""


class Scribe(Generic[S]):
    """Entries to lines and back, for one game."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.kinds: Kinds[S] = Kinds(game)

    def entry(self, run: Run[S], place: Place) -> Entry[S]:
        """The entry of a step just carried out."""
        step = run.step
        answers, events, marks = dict(step.answers), tuple(step.events), tuple(step.marks)
        return Entry(
            place.number,
            place.previous,
            run.before,
            step.state,
            events,
            marks,
            place.by_app,
            place.chance,
            place.at,
            known(run.command),
            known(answers),
            Lazy(lambda: lines(self.game, run.before, events, marks, answers)),
        )

    def line(self, entry: Entry[S]) -> Line:
        """An entry as a line; what is empty is left out."""
        line: Line = {"step": entry.id, "after": entry.previous}
        line["do"] = self.kinds.pack(entry.command)
        line["chance"] = entry.chance
        if entry.answers:
            line["answers"] = answers_to_json(entry.answers)
        line["events"] = [self.kinds.pack(event) for event in entry.events]
        scopes = marks_to_json(entry.marks, len(entry.events))
        if scopes:
            line["scopes"] = scopes
        if entry.at:
            line["at"] = entry.at
        return line

    def read(self, line: Line, before: S, place: Place) -> Entry[S]:
        """The entry of a line: its events applied now, the rest decoded when looked at.

        What makes no sense then is said in a sentence: the game is open, and goes on.
        """
        events = tuple(self.kinds.event(row) for row in line["events"])
        marks = marks_from_json(line.get("scopes", ()))
        after = before
        for event in events:
            after = event.apply(after)
        given = Lazy(lambda: answers_from_json(line.get("answers", ())))

        def told() -> tuple[Instruction, ...]:
            if "told" in line:
                return _told(line["told"])
            return lines(self.game, before, events, marks, given.get())

        return Entry(
            place.number,
            place.previous,
            before,
            after,
            events,
            marks,
            place.by_app,
            place.chance,
            place.at,
            Lazy(lambda: reading(lambda: self.kinds.command(line["do"]), Unreadable)),
            Lazy(lambda: reading(given.get, lambda _why: {})),
            Lazy(lambda: reading(told, lambda _why: (Instruction("", SENTENCE),))),
            recorded=True,
        )


@dataclass(frozen=True, slots=True)
class Run(Generic[S]):
    """A command carried out, not yet written."""

    command: Command[S]
    before: S
    step: Step[S]


T = TypeVar("T")


def known(value: T) -> Lazy[T]:
    """A lazy value that is there already."""
    return Lazy(lambda: value)


def _told(rows: Sequence[Any]) -> tuple[Instruction, ...]:
    return tuple(from_json(Instruction, row) for row in rows)
