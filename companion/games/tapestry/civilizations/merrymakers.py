"""The Merrymakers.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry.civilizations.power import Power

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
        ways = [f"{c}.{h + 1}" for c, h in heights.items() if h < HEIGHT]
        if not ways:
            return
        asked = Message("tapestry.ask.mat_space")
        chosen = self.turn.choose("merrymakers", asked, self.gains(ways))
        column, height = chosen.split(".")
        self.mark(column, int(height))
        self.gain(spaces[chosen].benefits)
