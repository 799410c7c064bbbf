"""What somebody at this table wants to see beside the game: of its record, and no step of it."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.journal import Line

WANTED = "wanted"
MAY_COME = "may_come"
"""What the opponent's next turn may be."""


class Wanted:
    """Off until it is turned on, and as it was left after a pause."""

    def __init__(self, write: Callable[[Line], None]) -> None:
        self._write = write
        self.now: frozenset[str] = frozenset()
        self.keep: Callable[[frozenset[str]], object] = frozenset
        """Told of every change: the next game of this kind may begin so."""

    def turn(self, what: str) -> None:
        """It is wanted, or not any more."""
        self._write({WANTED: sorted(self.now ^ {what})})
        self.keep(self.now)

    def read(self, line: Line) -> bool:
        """Take in a line of the journal; whether it was about this."""
        if WANTED not in line:
            return False
        self.now = frozenset(map(str, line[WANTED]))
        return True
