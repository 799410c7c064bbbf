"""What hands still have to do on the table after a step, and the line of it that is looked at.

The first is of the game's record, so that it is open again after a pause, wherever the game goes
on. The second belongs to the moment: it is dropped with every step, undo and question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from companion.core.command import Entry
from companion.core.game import Game
from companion.core.journal import Line
from companion.core.timeline import Timeline
from companion.errors import NothingToDo

S = TypeVar("S")


class Hands(Generic[S]):
    """At the table of one game."""

    def __init__(self, game: Game[S], timeline: Timeline[S], write: Callable[[Line], None]) -> None:
        self._game = game
        self._timeline = timeline
        self._write = write
        self._done: set[int] = set()
        """Steps whose moves were done on the table."""
        self.looked_at = ""
        """The key of the line of what is told that is looked at now; empty for none."""

    @property
    def open(self) -> Entry[S] | None:
        """The step whose moves are still to be done: nobody said they are, nor played on."""
        for entry in reversed(self._timeline.done):
            if self._game.leaves_to_hands(entry):
                return None if entry.id in self._done else entry
            if _plays_on(entry):
                return None
        return None

    def are_done(self) -> None:
        """Everything lies as it was told."""
        entry = self.open
        if entry is None:
            raise NothingToDo("core.hands.nothing")
        self._write({"hands": entry.id})

    def read(self, line: Line) -> None:
        """Take in a line of the journal."""
        if "hands" in line:
            self._done.add(line["hands"])

    def look(self, line: str) -> None:
        """A line of what is told is looked at, or none."""
        self.looked_at = line

    def look_away(self) -> None:
        """The game has gone on, or back."""
        self.looked_at = ""


def _plays_on(entry: Entry[S]) -> bool:
    """It moves pieces: whoever plays it has the table as it was told."""
    return not entry.command.CORRECTS and any(line.acts for line in entry.told)
