"""A finished game as others want it: names as text, times as text."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from companion.content import load
from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.library.numbers import KnownGames

Say = Callable[[Message], str]


@dataclass(frozen=True, slots=True)
class Person:
    """One of those who played; the app's opponents too."""

    seat: str
    name: str
    score: int | None
    rank: int
    winner: bool = False
    bot: bool = False
    first: bool = False
    role: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """One finished game. `id` never changes: it is how a second push is known as the same."""

    id: str
    game: str
    title: str
    started: datetime
    minutes: int = 0
    people: tuple[Person, ...] = ()
    highest_wins: bool = True
    location: str = ""
    board: str = ""
    comment: str = ""
    number: int | None = field(default=None)

    @property
    def utc(self) -> str:
        """The start as BG Stats wants it."""
        return self.started.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")

    @property
    def counted(self) -> bool:
        """Whether anybody has points."""
        return any(person.score is not None for person in self.people)


def play_of(
    game_id: str,
    game: str,
    title: str,
    started: datetime,
    result: Result,
    say: Say,
    *,
    edition: str = "",
    minutes: int = 0,
    first: str = "",
    location: str = "",
    board: str = "",
) -> Play:
    """The play of a result. `edition` names the box where a game has several; `first` a seat."""
    key = f"{game}.{edition}" if edition else game
    known = load("bgg.json", KnownGames).games.get(key)
    return Play(
        id=game_id,
        game=key,
        title=known.title if known else title,
        started=started,
        minutes=minutes,
        people=tuple(_person(row, row.seat == first, say) for row in result.rows),
        highest_wins=result.highest_wins,
        location=location,
        board=board,
        comment=say(result.note) if result.note else "",
        number=known.number if known else None,
    )


def _person(row: Standing, first: bool, say: Say) -> Person:
    name = row.name if isinstance(row.name, str) else say(row.name)
    role = say(row.note) if row.note else ""
    return Person(row.seat, name, row.score, row.rank, row.winner, row.bot, first, role)
