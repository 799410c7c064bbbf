"""The Entertainers.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import describing
from companion.games.tapestry.civilizations.events import MatTokenMoved
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.content.cards import MatSpace


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
        ways = [_space_option(spaces[one]) for one in spaces[self._at()].next]
        if ways:
            self._walk_to(self.turn.choose("entertainers", Message("tapestry.ask.mat_space"), ways))

    def gained_later(self) -> None:
        """On any space, gaining it."""
        spaces = [s for s in self.spaces.values() if s.id != "start"]
        options = [_space_option(space) for space in spaces]
        self._walk_to(self.turn.choose("entertainers", Message("tapestry.ask.mat_space"), options))


def _space_option(space: MatSpace) -> Option:
    return Option(space.id, describing.benefits_text(space.benefits), place=f"mat:{space.id}")
