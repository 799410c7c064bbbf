"""A game as its journal tells it: the steps, what waits for an answer, and how lines are added."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from companion.core.answers import Answers, answers_from_json, answers_to_json
from companion.core.command import Command, Entry
from companion.core.game import Game
from companion.core.hands import Hands
from companion.core.head import FORMAT, Head
from companion.core.journal import Journal, Line
from companion.core.journal_lines import Scribe
from companion.core.timeline import Timeline
from companion.core.wanted import Wanted

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Waiting:
    """A command that was asked about, as it is written."""

    chance: int
    """What its chance is drawn by, wherever it comes to stand."""
    row: Any
    given: Answers


class Chronicle(Generic[S]):
    """Every line is on the disk before anything here changes."""

    def __init__(self, game: Game[S], head: Head, journal: Journal, start: S) -> None:
        self.journal = journal
        self.scribe = Scribe(game)
        self.timeline = Timeline(start, self.scribe, head.by_app)
        self.hands = Hands(game, self.timeline, self.write)
        self.wanted = Wanted(self.write)
        self.waiting: Waiting | None = None
        self.rules = head.rules
        """The edition of the rules that the table knows of."""
        self._format = head.format
        self._switched: frozenset[str] | None = None
        """Who rolls and draws, as it stood before that was a step."""

    def write(self, line: Line) -> None:
        """A line, then what it says."""
        self._append(line)
        self.read(line)

    def ask(self, move: Line, command: Command[S], given: Answers, chance: int) -> None:
        """Write that a command waits, with what is answered so far."""
        row, answers = self.scribe.kinds.pack(command), answers_to_json(given)
        self.write({**move, "asking": row, "answers": answers, "chance": chance})

    def keep(self, move: Line, entries: Sequence[Entry[S]], waited: bool) -> None:
        """Write steps and stand after them; the last may be the one that `waited`."""
        lines = self.timeline.lines(entries)
        again = bool(move) and not waited and self.hands.open is None
        if waited:
            lines[-1]["waited"] = True
        elif self.waiting and "to" in move:
            move = {**move, "waiting": True}
        plain = len(lines) == 1 and "change" not in move
        self._append({**move, **lines[0]} if plain else {**move, "steps": lines})
        self._move(move)
        for entry in entries:
            self.timeline.add(entry)
        if waited:
            self.waiting = None
        if again and self.hands.open:  # what differs from what was done is told as put right
            self.hands.are_done()

    def read(self, line: Line) -> None:
        """Take in a line of the journal."""
        self._format = line.get("format", self._format)
        self.hands.read(line)
        if self.wanted.read(line):
            return
        if "rules" in line:
            self.rules = line["rules"]
            return
        if "use_app" in line:
            self._switched = frozenset(line["use_app"])
            self.timeline.use_app(self._switched)
            return
        if self._gives_up(line):
            self.waiting = None
        self._move(line)
        for step in line.get("steps", [line] if "step" in line else ()):
            self.timeline.read(step)
            if "waited" in step:
                self.waiting = None
        if "asking" in line:
            chance = line.get("chance", self.timeline.free_chance)
            given = answers_from_json(line["answers"])
            self.waiting = Waiting(chance, line["asking"], given)
        if self._format == 1 and self._switched is not None:
            self.timeline.use_app(self._switched)

    def _gives_up(self, line: Line) -> bool:
        if self._format == 1 or "drop" in line:
            return True
        return "to" in line and "waiting" not in line

    def _move(self, line: Line) -> None:
        """Where the game stands before the steps of a line."""
        if "to" in line or "change" in line:
            self.timeline.move(line["from"] if "change" in line else line["to"])

    def _append(self, line: Line) -> None:
        if self._format < FORMAT:
            self.journal.append({"format": FORMAT})
            self._format = FORMAT
        self.journal.append(line)
