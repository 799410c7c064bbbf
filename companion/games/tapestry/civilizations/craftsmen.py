"""The Craftsmen.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import describing
from companion.games.tapestry.city.events import PiecePutElsewhere
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.player import BUILDINGS

COLUMNS = ("1", "2", "3")


class Craftsmen(Power):
    """Income buildings on the statue, for what its spaces show."""

    def places(self, piece: str) -> list[Option]:
        """The lowest free space of each column, for income buildings."""
        numbers = [(c, self.marked(c) + 1) for c in COLUMNS if piece in BUILDINGS]
        free = [self.spaces.get(f"{column}.{number}") for column, number in numbers]
        return [
            Option(
                space.id,
                Message("tapestry.option.statue", gain=describing.benefits_text(space.benefits)),
                place=f"mat:{space.id}",
            )
            for space in free
            if space is not None
        ]

    def put(self, piece: str, where: str) -> None:
        """On the statue, gaining the space."""
        self.turn.record(PiecePutElsewhere(self.player, piece, f"civilization:{self.id}"))
        column, height = where.split(".")
        self.mark(column, int(height))
        self.gain(self.spaces[where].benefits)
