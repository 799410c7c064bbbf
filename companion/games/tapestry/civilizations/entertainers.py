"""The Entertainers.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry.civilizations.events import MatTokenMoved
from companion.games.tapestry.civilizations.power import Power


class Entertainers(Power):
    """A token walks over the mat from left to right."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        return cls.on_squares(marks) or {"start": 1}

    def _at(self) -> str:
        """Where the Entertainers' token stands: the one space that is marked."""
        spaces = self.spaces
        return next((one for one in spaces if self.marked(one)), "start")

    def _walk_to(self, where: str) -> None:
        old = self._at()
        if old == "start":
            self.mark(where)
        else:
            self.turn.record(MatTokenMoved(self.player, self.id, old, where))
        self.gain(self.spaces[where].benefits)

    def income(self) -> None:
        """One space to the right along a path."""
        spaces = self.spaces
        ways = self.gains(spaces[self._at()].next)
        if ways:
            self._walk_to(self.turn.choose("entertainers", Message("tapestry.ask.mat_space"), ways))

    def gained_later(self) -> None:
        """On any space, gaining it."""
        options = self.gains(one for one in self.spaces if one != "start")
        self._walk_to(self.turn.choose("entertainers", Message("tapestry.ask.mat_space"), options))
