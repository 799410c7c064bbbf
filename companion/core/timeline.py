"""The steps of a game as a tree, of which one line is the game and a point on it is now."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

from companion.core.command import Entry
from companion.core.journal import Line
from companion.core.journal_lines import Place, Scribe
from companion.core.switch import used_after
from companion.errors import NothingToDo

S = TypeVar("S")


class Timeline(Generic[S]):
    """Which steps there are and which of them count."""

    def __init__(self, start: S, scribe: Scribe[S], by_app: Collection[str]) -> None:
        self._start = start
        self._scribe = scribe
        self._steps: dict[int, Entry[S]] = {}
        """Every step ever made, branches left behind included."""
        self._line: list[Entry[S]] = []
        self._position = 0
        self._done: tuple[Entry[S], ...] | None = ()
        self._by_app = {0: frozenset(by_app)}
        """What the app rolls and draws after each step."""
        self._chance = {0: -1}
        """The highest chance up to each step."""
        self.next_id = 1

    @property
    def state(self) -> S:
        """The state now."""
        return self._line[self._position - 1].after if self._position else self._start

    @property
    def by_app(self) -> frozenset[str]:
        """What the app rolls and draws now."""
        return self._by_app[self.last_id]

    def by_app_after(self, step_id: int) -> frozenset[str]:
        """What the app rolled and drew after a step; 0 is the beginning."""
        return self._by_app[step_id]

    def use_app(self, kinds: Collection[str]) -> None:
        """From now on the app rolls and draws these, without a step."""
        self._by_app[self.last_id] = frozenset(kinds)

    @property
    def done(self) -> tuple[Entry[S], ...]:
        """The steps that count, oldest first."""
        if self._done is None:
            self._done = tuple(self._line[: self._position])
        return self._done

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

    @property
    def free_chance(self) -> int:
        """What the chance of a new step is drawn by: no step that counts has it."""
        return self._chance[self.last_id] + 1

    def add(self, entry: Entry[S]) -> None:
        """A new step after now; what was undone is left behind."""
        self._line[self._position :] = [entry]
        self._position += 1
        self._done = None
        self._steps[entry.id] = entry
        self._by_app[entry.id] = used_after(entry.events, entry.by_app)
        self._chance[entry.id] = max(entry.chance, self._chance[entry.previous])
        self.next_id = max(self.next_id, entry.id + 1)

    def read(self, line: Line) -> None:
        """A step from the journal."""
        previous = self.last_id
        if line["after"] != previous:
            raise KeyError(f"step {line['step']} follows {line['after']}, not {previous}")
        by_app = frozenset(line.get("by_app", self.by_app))
        chance = line.get("chance", self.free_chance)
        place = Place(line["step"], previous, by_app, chance, line.get("at", ""))
        self.add(self._scribe.read(line, self.state, place))

    def lines(self, entries: Sequence[Entry[S]]) -> list[Line]:
        """What to write for steps that follow one another."""
        after = self._by_app[entries[0].previous] if entries else frozenset()
        lines = []
        for entry in entries:
            line = self._scribe.line(entry)
            if entry.by_app != after:
                line["by_app"] = sorted(entry.by_app)
            after = used_after(entry.events, entry.by_app)
            lines.append(line)
        return lines

    def move(self, step_id: int) -> None:
        """Stand after a step, on this line or on a branch left behind; 0 is the beginning."""
        self._done = None
        position = self._place_after(step_id)
        if position is None:
            self._line = self._branch(step_id)
            position = len(self._line)
        self._position = position

    def _place_after(self, step_id: int) -> int | None:
        """How many steps of the line that is; near its end more often than not."""
        if step_id == 0:
            return 0
        line = self._line
        return next((n for n in range(len(line), 0, -1) if line[n - 1].id == step_id), None)

    def apart(self, old: int, new: int) -> tuple[list[Entry[S]], list[Entry[S]]]:
        """The steps to either of two, from where their lines part; each has a higher number."""
        gone: list[Entry[S]] = []
        come: list[Entry[S]] = []
        while old != new:
            side = gone if old > new else come
            side.append(self._steps[max(old, new)])
            if old > new:
                old = side[-1].previous
            else:
                new = side[-1].previous
        return gone[::-1], come[::-1]

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
