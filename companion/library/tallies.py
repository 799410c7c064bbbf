"""Everybody who plays here, and what finished games add up to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.person_name import clean_name
from companion.library.people import Person
from companion.library.results import Score, typed_name
from companion.library.rows import FinishedRow


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody, kept among the people (with a number) or only written down in games."""

    person: Person
    played: int
    won: int


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


def _score_of(row: FinishedRow, wanted: set[str]) -> Score | None:
    return next((one for one in row.scores if _fold(typed_name(one.name)) in wanted), None)


def _fold(name: str) -> str:
    return clean_name(name).casefold()
