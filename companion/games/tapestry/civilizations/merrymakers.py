"""The Merrymakers.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import describing
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.content.cards import MatSpace

HEIGHT = 3
COLUMNS = ("1", "2", "3")


class Merrymakers(Power):
    """Three tokens climb."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        """A token in each column, below the first space at first."""
        return {f"{column}.{marks.get(column, 0)}": 1 for column in COLUMNS}

    def income(self) -> None:
        """One of the three tokens up one space."""
        spaces = self.spaces
        heights = {column: self.marked(column) for column in COLUMNS}
        ways = [spaces[f"{c}.{h + 1}"] for c, h in heights.items() if h < HEIGHT]
        if not ways:
            return
        options = [_space_option(space) for space in ways]
        chosen = self.turn.choose("merrymakers", Message("tapestry.ask.mat_space"), options)
        column, height = chosen.split(".")
        self.mark(column, int(height))
        self.gain(spaces[chosen].benefits)


def _space_option(space: MatSpace) -> Option:
    return Option(space.id, describing.benefits_text(space.benefits), place=f"mat:{space.id}")
