"""A kept game as a play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime

from companion.content import load
from companion.core.game import Standing
from companion.core.message import Message
from companion.core.person_name import clean_name
from companion.library import people as known_people
from companion.library.numbers import KnownGames, Published
from companion.library.person_id import person_id
from companion.library.rows import FinishedGame, FinishedRow
from companion.library.statistics import Subject, subject_of
from companion.sharing.play import Person, Play, Say

SHARES = "yes"


@dataclass(frozen=True)
class Known:
    """What this device knows and a kept game does not say."""

    people: tuple[known_people.Person, ...] = ()
    number: Callable[[str], int | None] = field(default=lambda _title: None)
    """The number at BoardGameGeek, once told, by the title of a pad or the game."""

    def person(self, name: str) -> known_people.Person | None:
        """Whoever has this name, or had it."""
        wanted = clean_name(name).casefold()
        named = (one for one in self.people if wanted in map(_fold, one.names))
        return next(named, None) if wanted else None

    @property
    def me(self) -> known_people.Person | None:
        """Who plays on this device."""
        return next((one for one in self.people if one.me), None)


def play_of_kept(kept: FinishedGame, say: Say, now: datetime, known: Known) -> Play:
    """The play of a finished game; one whose clock was unknown counts as played now.

    Only those who said so are told by name, and whoever this device belongs to.
    """
    row, subject = kept.row, subject_of(kept.row)
    published = published_as(row, subject)
    remarks = [say(kept.result.note)] if kept.result.note and not row_title(row) else []
    about = row.about
    board = [*about.boxes, *([about.board] if about.board else [])]
    return Play(
        id=row.id,
        game=_key(row, subject),
        title=published.title if published else _said(subject.name, say),
        started=_moment(row.started) or _moment(row.ended) or now,
        minutes=row.minutes,
        people=tuple(_people(kept, say, known)),
        highest_wins=kept.result.highest_wins,
        location=row.place,
        board=", ".join(map(say, board)),
        level=say(about.level) if about.level else "",
        comment="\n".join(filter(None, (*remarks, row.remark))),
        number=published.number if published else known.number(subject.title or subject.game),
    )


def published_as(row: FinishedRow, subject: Subject) -> Published | None:
    """What BoardGameGeek calls it, where that is known."""
    return load("bgg.json", KnownGames).games.get(_key(row, subject))


def row_title(row: FinishedRow) -> str:
    """The title that was typed on a pad."""
    text = row.note.params.get("text") if row.note and row.game == "score_pad" else None
    return text if isinstance(text, str) else ""


def names_in(kept: Iterable[FinishedRow]) -> tuple[str, ...]:
    """Every name that was typed, once."""
    names = (_typed(score.name) for row in kept for score in row.scores if not score.bot)
    return tuple(dict.fromkeys(name for name in names if name))


def _key(row: FinishedRow, subject: Subject) -> str:
    edition = row.about.edition
    return f"{subject.key}.{edition}" if edition else subject.key


def _people(kept: FinishedGame, say: Say, known: Known) -> Iterable[Person]:
    about = kept.row.about
    alone = sum(not row.bot for row in kept.result.rows) == 1
    for number, row in enumerate(kept.result.rows, 1):
        name, who, me = _name(row, number, alone, say, known)
        if row.bot:
            name = say(about.bots[row.seat]) if row.seat in about.bots else _said(row.name, say)
            who, me = f"{kept.row.game}.bot.{row.seat}", False
        role = ", ".join(map(say, about.roles.get(row.seat, ())))
        first = row.seat == about.first
        yield Person(row.seat, name, row.score, row.rank, row.winner, row.bot, first, role, who, me)


def _name(row: Standing, number: int, alone: bool, say: Say, known: Known) -> tuple[str, str, bool]:
    """What somebody is called outside, by which id, and whether it is you."""
    typed = _typed(row.name)
    person = known.person(typed) if typed else known.me if alone else None
    if person and (person.me or person.shares == SHARES):
        return person.name, person.uid or person_id(person.name), person.me
    if typed:
        return say(Message("sharing.somebody", n=number)), f"seat.{number}", False
    return _said(row.name, say), f"seat.{number}", False


def _typed(name: Message | str) -> str:
    text = name if isinstance(name, str) else name.params.get("name", "")
    return clean_name(text) if isinstance(text, str) else ""


def _said(name: Message | str, say: Say) -> str:
    return name if isinstance(name, str) else say(name)


def _fold(name: str) -> str:
    return clean_name(name).casefold()


def _moment(stamp: str) -> datetime | None:
    try:
        return datetime.fromisoformat(stamp).astimezone()
    except ValueError:
        return None
