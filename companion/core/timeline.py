"""The steps of a game as a tree, of which one line is the game and a point on it is now."""

from __future__ import annotations

from typing import Generic, TypeVar

from companion.core.command import Entry
from companion.core.journal import Line
from companion.core.lines import Scribe
from companion.errors import NothingToDo

S = TypeVar("S")


class Timeline(Generic[S]):
    """Which steps there are and which of them count."""

    def __init__(self, start: S, scribe: Scribe[S]) -> None:
        self._start = start
        self._scribe = scribe
        #: Every step ever made, branches left behind included.
        self._steps: dict[int, Entry[S]] = {}
        self._line: list[Entry[S]] = []
        self._position = 0
        self.next_id = 1

    @property
    def state(self) -> S:
        """The state now."""
        return self._line[self._position - 1].after if self._position else self._start

    @property
    def done(self) -> tuple[Entry[S], ...]:
        """The steps that count, oldest first."""
        return tuple(self._line[: self._position])

    @property
    def undone(self) -> tuple[Entry[S], ...]:
        """The steps that redo would bring back, next first."""
        return tuple(self._line[self._position :])

    @property
    def depth(self) -> int:
        """How many steps count."""
        return self._position

    @property
    def last_id(self) -> int:
        """Number of the step that the game stands after; 0 at the beginning."""
        return self._line[self._position - 1].id if self._position else 0

    def entry_at(self, position: int) -> Entry[S] | None:
        """A step of the line by its place, undone ones included."""
        return self._line[position] if 0 <= position < len(self._line) else None

    def add(self, entry: Entry[S]) -> None:
        """A new step after now; what was undone is left behind."""
        self._line[self._position :] = [entry]
        self._position += 1
        self._steps[entry.id] = entry
        self.next_id = max(self.next_id, entry.id + 1)

    def read(self, line: Line) -> None:
        """A step from the journal."""
        previous = self.last_id
        if line["after"] != previous:
            raise KeyError(f"step {line['step']} follows {line['after']}, not {previous}")
        self.add(self._scribe.read(line, self.state))

    def move(self, step_id: int) -> None:
        """Stand after a step, on this line or on a branch left behind; 0 is the beginning."""
        for position, entry in enumerate(self._line, 1):
            if entry.id == step_id:
                self._position = position
                return
        if step_id == 0:
            self._position = 0
            return
        self._line = self._branch(step_id)
        self._position = len(self._line)

    def knows(self, step_id: int) -> bool:
        """Whether there is such a step."""
        return step_id == 0 or step_id in self._steps

    def index(self, step_id: int) -> int:
        """The place of a step that counts; raises NothingToDo."""
        for position in range(self._position - 1, -1, -1):
            if self._line[position].id == step_id:
                return position
        raise NothingToDo("core.change.no_such_step")

    def _branch(self, step_id: int) -> list[Entry[S]]:
        line: list[Entry[S]] = []
        while step_id:
            entry = self._steps[step_id]
            line.append(entry)
            step_id = entry.previous
        return line[::-1]
