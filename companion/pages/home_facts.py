"""What home says of a game: how it went the last time, how often it was won, the most points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.core.message import Message
from companion.describe.surface import Says
from companion.library.index import PAGE
from companion.library.library import Library
from companion.library.results import Score
from companion.library.rows import FinishedRow


class Fact(NamedTuple):
    """A line of a card."""

    icon: str
    text: Says
    value: Says


def facts_of(library: Library) -> dict[str, tuple[Fact, ...]]:
    """By game, of those kept last; a game that was never kept has none."""
    found: dict[str, tuple[Fact, ...]] = {}
    rows = library.finished[:PAGE]
    for row in rows:
        if row.game not in found:
            alike = [one for one in rows if _of(one) == _of(row)]
            found[row.game] = (_last(row), *_won(alike), *_record(alike))
    return found


def _of(row: FinishedRow) -> tuple[str, object]:
    """The game, and on a pad the title that was typed: points of two games are not compared."""
    return row.game, row.note.params.get("text") if row.note else None


def people_of(row: FinishedRow) -> list[Score]:
    """Without the opponents of the app."""
    return [one for one in row.scores if not (one.bot or one.seat in row.about.bots)]


def _last(row: FinishedRow) -> Fact:
    """Who won, and by how much."""
    people = people_of(row)
    if len(people) == 1:
        won = people[0].winner
        text = Message("app.home.last_won" if won else "app.home.last_lost")
        return Fact("check" if won else "shape-ring", text, points_of(row))
    winner = next((one for one in row.scores if one.winner), None)
    return Fact("crown", winner.name if winner else "–", points_of(row))


def points_of(row: FinishedRow) -> Says:
    """Those of the first two against each other; a person's own stand first."""
    people = people_of(row)
    first = people[:1] if len(people) == 1 else []
    ordered = [*first, *(one for one in row.scores if one not in first)]
    points = [one.score for one in ordered[:2] if one.score is not None]
    if len(points) < 2:
        return Message("app.home.points", n=points[0]) if points else ""
    return Message("app.home.against", first=points[0], second=points[1])


def _won(rows: Sequence[FinishedRow]) -> tuple[Fact, ...]:
    """Of the games that one person played alone."""
    alone = [people[0] for people in map(people_of, rows) if len(people) == 1]
    if not alone:
        return ()
    won = sum(one.winner for one in alone)
    return (Fact("trophy", Message("app.home.won"), Message("app.home.of", n=won, of=len(alone))),)


def _record(rows: Sequence[FinishedRow]) -> tuple[Fact, ...]:
    """The most that a person reached where the highest score wins."""
    points = [
        one.score
        for row in rows
        if row.highest_wins
        for one in people_of(row)
        if one.score is not None
    ]
    if not points:
        return ()
    return (Fact("star", Message("app.home.record"), Message("app.home.points", n=max(points))),)
