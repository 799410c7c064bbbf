"""The Militants.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.civilizations.events_of_outposts import OutpostsOntoMat
from companion.games.tapestry.civilizations.power import Power

ROWS = ("1", "2")
ROW = 4


class Militants(Power):
    """Outposts leave the mat and open what lies below them."""

    def start(self) -> None:
        """The outposts stand on the mat, up to eight, from right to left, in rows by choice."""
        onto = min(self.me.outposts, 2 * ROW)
        least, most = max(0, onto - ROW), min(ROW, onto)
        first = most
        if least < most:
            text = Message("tapestry.ask.militants_first_row")
            first = self.turn.amount("militants.first_row", text, least, most, most)
        for row, n in zip(ROWS, (first, onto - first), strict=True):
            if n:
                self.turn.record(OutpostsOntoMat(self.player, self.id, row, n))

    @classmethod
    def outposts_in_rows(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        return {row: marks.get(row, 0) for row in ROWS}

    def outposts(self) -> int:
        return sum(self.marked(row) for row in ROWS)

    def outpost_row(self) -> str:
        """A conquest uses the leftmost outpost of a row of the mat, while one stands there."""
        rows = [row for row in ROWS if self.marked(row)]
        if not rows:
            return ""
        options = [Option(row, Message("tapestry.option.row", row=int(row))) for row in rows]
        return self.turn.choose("militants.row", Message("tapestry.ask.militants_row"), options)

    def income(self) -> None:
        """Every exposed benefit."""
        for row in ROWS:
            for number in range(1, ROW + 1 - self.marked(row)):
                space = self.spaces[f"{row}.{number}"]
                self.gain(space.benefits)

    gained_later = start
