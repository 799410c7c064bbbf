"""Journals that keep nothing: of games that are over, or in a home that cannot be written."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.journal import Line
from companion.core.message import Message
from companion.errors import NotKept


class ReadOnlyJournal:
    """Lines to look at; whatever would be added is refused."""

    def __init__(self, lines: Iterable[Line], why: Message) -> None:
        self.lines: list[Line] = list(lines)
        self._why = why

    def append(self, line: Line) -> None:
        """Always raises NotKept."""
        raise NotKept(self._why.key, **self._why.params)
