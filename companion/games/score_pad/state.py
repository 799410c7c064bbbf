"""The pad."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games.score_pad.options import Seat

MOST_SEATS = 8
MOST_ROWS = 100
LARGEST = 99_999


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the pad."""

    name: str = ""
    """As typed; empty for "Round 3"."""
    points: Mapping[str, int] = field(default_factory=dict)
    """By seat; a seat without points has not written yet."""
    times: int = 1
    """How often its points count."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything written down so far."""

    seats: Mapping[str, Seat]
    """By number, "1" to "8", in the order of the table."""
    rows: tuple[Row, ...]
    title: str
    highest_wins: bool
    rounds: int
    """Most rounds; 0 for as many as it takes, -1 where rows have names."""
    over: bool = False
    target: int = 0
    """Whoever has so many ends the game; 0 for nobody."""

    @property
    def counts_rounds(self) -> bool:
        """Whether rows are rounds."""
        return self.rounds >= 0

    @property
    def may_grow(self) -> bool:
        """Whether another row may be added."""
        most = self.rounds or MOST_ROWS
        return len(self.rows) < (most if self.counts_rounds else MOST_ROWS)

    @property
    def written(self) -> bool:
        """Whether anybody has points."""
        return any(row.points for row in self.rows)

    def total(self, seat: str) -> int:
        """All the points of a seat."""
        return sum(row.times * row.points.get(seat, 0) for row in self.rows)

    def together(self, seat: str) -> int:
        """The points of a seat and of everybody in its team."""
        return sum(map(self.total, self.mates(seat)))

    def mates(self, seat: str) -> list[str]:
        """Whose points are one's own: the team's, or nobody else's."""
        team = self.seats[seat].team
        return [one for one, other in self.seats.items() if team and other.team == team] or [seat]

    @property
    def at_target(self) -> tuple[str, ...]:
        """Who has as many points as end the game."""
        if not self.target:
            return ()
        return tuple(seat for seat in self.seats if self.together(seat) >= self.target)

    def full(self, row: int) -> bool:
        """Whether everybody has written in a row."""
        return len(self.rows[row].points) == len(self.seats)

    def unfinished(self) -> tuple[tuple[int, str], ...]:
        """Cells nobody has written in, of rows in which somebody has."""
        begun = [(number, row) for number, row in enumerate(self.rows) if row.points]
        return tuple(
            (number, seat) for number, row in begun for seat in self.seats if seat not in row.points
        )

    def first_gap(self) -> tuple[int, str] | None:
        """The first cell nobody has written in, row by row."""
        for number, row in enumerate(self.rows):
            for seat in self.seats:
                if seat not in row.points:
                    return number, seat
        return None
