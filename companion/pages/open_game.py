"""The game that is open where there is no bridge: what pages do goes straight to its session."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from companion.core.answers import Answer
from companion.core.command import Command, Entry
from companion.core.session import Session
from companion.describe.desk import Desk
from companion.errors import LoomError
from companion.i18n import Words
from companion.library.library import Library

T = TypeVar("T")


class OpenGame:
    """Each step is on the disk before anything is shown."""

    library: Library
    words: Words
    tell: Callable[[str], object]
    at_once: bool = True
    """Whether what takes long is counted before a page is shown; else by `count_on`."""
    _desk: Desk | None = None
    _id: str = ""

    @property
    def playing(self) -> Session[Any] | None:
        """The game that is open; None where none is."""
        return self._desk.session if self._desk is not None else None

    @property
    def steps(self) -> int:
        """How many steps of it are kept; what is shown is of so many."""
        return len(self._desk.session.entries) if self._desk is not None else 0

    @property
    def is_counting(self) -> bool:
        """Whether something of what is shown is not known yet."""
        return self._desk is not None and self._desk.is_counting

    def count_on(self) -> bool:
        """A piece of it; False where nothing is left."""
        return self._desk is not None and self._desk.count_on()

    def do(self, command: Command[Any], answers: Mapping[str, Answer] | None = None, /) -> object:
        """Carry a command out."""
        return self.tried(lambda: self._session.do(command, answers or {}))

    def answer(self, value: Answer, /) -> object:
        """Answer what is asked."""
        return self.tried(lambda: self._session.answer(value))

    def drop(self) -> object:
        """Take back what is asking."""
        return self.tried(self._session.drop)

    def unsay(self) -> object:
        """Take the last answer back."""
        return self.tried(self._session.unsay)

    def undo(self) -> object:
        """One step back."""
        return self.tried(self._session.undo)

    def redo(self) -> object:
        """One step forward."""
        return self.tried(self._session.redo)

    def done(self) -> object:
        """The table is as it was told."""
        return self.tried(self._session.hands.are_done)

    def ticked(self, entry: Entry[Any], /) -> Collection[str]:
        """Lines that were ticked off."""
        return {line for step, line in self.library.ticks.of(self._id) if step == entry.id}

    def tick(self, entry: Entry[Any], line: str, /) -> object:
        """A line is done, or not after all."""
        return self.tried(lambda: self.library.ticks.turn(self._id, (entry.id, line)))

    def _finish(self) -> str:
        """Among the past ones; its id there."""
        return self.library.finish(self._session)

    @property
    def _session(self) -> Session[Any]:
        assert self.playing is not None
        return self.playing

    def tried(self, call: Callable[[], T], /) -> T | None:
        """What it comes to; None where it is refused, and that is said."""
        try:
            return call()
        except LoomError as error:
            self.tell(self.words.text(error.message))
        return None
