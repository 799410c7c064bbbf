"""Rows into plays: which of them sat together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from companion.core.message import Message
from companion.library import limits
from companion.sharing.parting import may_be_parted
from companion.sharing.play import Play
from companion.sharing.ranking import highest_wins, ranked
from companion.sharing.table.figures import Figure
from companion.sharing.table.sitting import Sitting


@dataclass(slots=True)
class _Sat:
    """One play as far as its rows were read."""

    rows: list[Sitting] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    began: bool = False
    """Whether somebody was the first player."""
    best: set[Figure | None] = field(default_factory=set)
    """The points of those who won."""
    all_won: bool = True

    @property
    def crowded(self) -> bool:
        """Whether more people are in it than sit at a table."""
        return len(self.rows) > limits.SEATS

    def put(self, row: Sitting) -> None:
        """One more."""
        self.rows.append(row)
        self.names.add(row.person.name)
        self.began = self.began or row.person.first
        if row.won:
            self.best.add(row.person.score)
        self.all_won = self.all_won and row.won


class Plays:
    """The plays of a table, in the order in which they begin in it."""

    def __init__(self) -> None:
        self._sat: list[_Sat] = []
        self._last: dict[tuple[str, ...], _Sat] = {}
        """The last play of each sort of rows: a table is written play by play."""

    def put(self, row: Sitting) -> None:
        """To its play, or to another one of the same day."""
        last = self._last.get(row.which)
        if last is None or (not row.play and _begins_another(last, row)):
            last = self._last[row.which] = _Sat()
            self._sat.append(last)
        last.put(row)

    def found(self) -> Iterator[Play]:
        """Each of them, but those of more people than sit at a table."""
        return (_play(sat.rows) for sat in self._sat if not sat.crowded)

    def crowded(self) -> Iterator[tuple[int, Message]]:
        """The rows of the others, each with the reason."""
        why = Message("sharing.table.too_many_people", most=limits.SEATS)
        return ((row.row, why) for sat in self._sat if sat.crowded for row in sat.rows)


def _begins_another(sat: _Sat, row: Sitting) -> bool:
    """Who sits in it already plays once more; and a play has one first player and one best score.

    Wholly different people may have played too: a second first player, or a winner (a first
    rank) with other points than the winner who is there, can only be of theirs.
    """
    if row.person.name in sat.names:
        return True
    if row.person.first and sat.began:
        return True
    if not row.won or sat.all_won:  # whoever plays together wins together
        return False
    return bool(sat.best - {row.person.score})


def _play(rows: list[Sitting]) -> Play:
    first = rows[0]
    sat = [replace(row.person, seat=f"p{number}") for number, row in enumerate(rows, 1)]
    people = ranked(sat, won=any(row.says_won for row in rows))
    return Play(
        id=first.play,
        game="",
        title=first.title,
        started=first.started,
        minutes=first.minutes,
        people=people,
        highest_wins=highest_wins(people),
        location=first.location,
        board=first.board,
        level=first.level,
        comment=first.comment,
        number=first.number,
        perhaps_several=may_be_parted(len(rows)) and not any(row.told_apart for row in rows),
    )
