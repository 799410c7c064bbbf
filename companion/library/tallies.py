"""Everybody who plays here, and what finished games add up to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import mean

from companion.core.message import Message
from companion.core.person_name import clean_name
from companion.library.people import Person
from companion.library.results import Score
from companion.library.rows import FinishedRow


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody, kept among the people (with a number) or only written down in games."""

    person: Person
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one kind that somebody played: a game, and on a pad its title."""

    game: str
    title: str
    played: int
    won: int
    #: The most points, and their mean; None where there were none.
    most: int | None = None
    mean: int | None = None


def typed_name(name: Message | str) -> str:
    """The name that a person typed; empty for those of the app's own."""
    typed = name if isinstance(name, str) else name.params.get("name", "")
    return typed if isinstance(typed, str) else ""


def typed_title(row: FinishedRow) -> str:
    """What a person called the game, on a score pad; empty elsewhere."""
    text = row.note.params.get("text", "") if row.note else ""
    return text if isinstance(text, str) else ""


def everybody(people: Iterable[Person], rows: Iterable[FinishedRow]) -> tuple[Known, ...]:
    """By name: those who are kept, then whoever else finished a game under a name."""
    whose = {_fold(name): person for person in people for name in person.names}
    played: dict[str, list[Score]] = {_fold(person.name): [] for person in whose.values()}
    for row in rows:
        for score in row.scores:
            if name := typed_name(score.name):
                person = whose.setdefault(_fold(name), Person(0, name))
                played.setdefault(_fold(person.name), []).append(score)
    return tuple(
        Known(whose[key], len(scores), sum(score.winner for score in scores))
        for key, scores in sorted(played.items())
    )


def rows_with(rows: Iterable[FinishedRow], names: Iterable[str]) -> tuple[FinishedRow, ...]:
    """The games in which somebody of these names played."""
    wanted = {_fold(name) for name in names}
    return tuple(row for row in rows if _score_of(row, wanted) is not None)


def tallies(rows: Iterable[FinishedRow], names: Iterable[str]) -> tuple[Tally, ...]:
    """Game by game, the one played most first."""
    wanted = {_fold(name) for name in names}
    kinds: Mapping[tuple[str, str], list[Score]] = defaultdict(list)
    for row in rows:
        mine = _score_of(row, wanted)
        if mine is not None:
            kinds[row.game, typed_title(row)].append(mine)
    found = [_tally(game, title, scores) for (game, title), scores in kinds.items()]
    return tuple(sorted(found, key=lambda one: -one.played))


def _tally(game: str, title: str, scores: list[Score]) -> Tally:
    points = [score.score for score in scores if score.score is not None]
    most, middle = (max(points), round(mean(points))) if points else (None, None)
    return Tally(game, title, len(scores), sum(score.winner for score in scores), most, middle)


def _score_of(row: FinishedRow, wanted: set[str]) -> Score | None:
    return next((one for one in row.scores if _fold(typed_name(one.name)) in wanted), None)


def _fold(name: str) -> str:
    return clean_name(name).casefold()
