"""A finished game as others want it: names as text, times as text."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from companion.core.message import Message

Say = Callable[[Message], str]


@dataclass(frozen=True, slots=True)
class Person:
    """One of those who played; the app's opponents too."""

    seat: str
    name: str
    score: float | None
    rank: int
    winner: bool = False
    bot: bool = False
    first: bool = False
    role: str = ""
    """A civilization, a nation, and nothing else."""
    id: str = ""
    """The same in every game, whatever the seat."""
    me: bool = False
    """Who plays on this device."""


@dataclass(frozen=True, slots=True)
class Play:
    """One finished game. `id` never changes: it is how a second push is known as the same."""

    id: str
    game: str
    """Which game, the same every time: ours with its edition, or a pad by its title."""
    title: str
    started: datetime
    minutes: int = 0
    people: tuple[Person, ...] = ()
    highest_wins: bool = True
    location: str = ""
    board: str = ""
    """Boxes, the side of the map."""
    level: str = ""
    """How strong the opponent was."""
    comment: str = ""
    number: int | None = field(default=None)
    """At BoardGameGeek."""
    perhaps_several: bool = False
    """Out of a table that does not say whether all of them sat at one."""

    @property
    def variant(self) -> str:
        """Level and board together, for those who have one line for it."""
        return " · ".join(filter(None, (self.level, self.board)))

    @property
    def utc(self) -> str:
        """The start as BG Stats wants it."""
        return self.started.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")

    @property
    def counted(self) -> bool:
        """Whether anybody has points."""
        return any(person.score is not None for person in self.people)
