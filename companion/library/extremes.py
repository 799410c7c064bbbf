"""Games out of a table: pages are tried once a shape, with the longest and the most extreme of it.

Rows have their limits one by one. What a page can still stumble over is a shape (so many people, a
bot, no points) with the longest name or the latest day in it: these are looked at, and where one of
them cannot be shown the next most extreme takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from companion.core.message import Message
from companion.errors import Damaged
from companion.library.progress import Progress, Work
from companion.library.results import Score, typed_name
from companion.library.rows import FinishedGame, FinishedRow
from companion.library.trial import Failure, Gate

if TYPE_CHECKING:
    from companion.library.library import Library

TRIED = 5
"""So often the next most extreme are tried before the whole table is refused."""
MANY = 6
"""People and more than these make one shape."""
PIECE = 500
NAMED = "tried-"
Shape: TypeAlias = tuple[object, ...]
Measure: TypeAlias = Callable[[FinishedRow], float]


def showable(
    games: Sequence[FinishedGame],
    gate: Gate,
    shown: Callable[[FinishedGame], object],
    refused: Callable[[FinishedGame, Message], object],
) -> Work:
    """Each of them to `shown`, or to `refused` with the reason; raises Damaged."""
    left = dict(enumerate(games))
    for _ in range(TRIED):
        places: set[int] = set()
        yield from _most_extreme(left, places)
        tried = {f"tried-{place}": left[place] for place in sorted(places)}
        failures = yield from gate.trying(partial(_fill, games=tried))
        if not failures:
            for game in left.values():
                shown(game)
            return
        for failure in failures:
            place = _place(failure)
            if place is None:
                raise Damaged("library.trial.refused", why=failure.said)
            if place in left:
                refused(left.pop(place), failure.said)
    raise Damaged("library.trial.refused", why=failures[0].said)


def _place(failure: Failure) -> int | None:
    """Which of them it is; None where it is none of them alone."""
    name = Path(failure.file).stem
    return int(name.removeprefix(NAMED)) if name.startswith(NAMED) else None


def _fill(trial: Library, games: Mapping[str, FinishedGame]) -> Work:
    """Under ids that say which they are."""
    named = [
        replace(game, row=replace(game.row, id=game_id, order=number))
        for number, (game_id, game) in enumerate(games.items(), 1)
    ]
    return trial.finished.add_all(named)


def _most_extreme(games: Mapping[int, FinishedGame], places: set[int]) -> Work:
    """Where they stand: of each shape the highest and the lowest in each measure."""
    ends: dict[tuple[Shape, int, int], tuple[float, int]] = {}
    for done, (place, game) in enumerate(games.items(), 1):
        shape = _shape(game.row)
        for number, measure in enumerate(MEASURES):
            value = measure(game.row)
            for end in (1, -1):
                at = (shape, number, end)
                if at not in ends or end * value > ends[at][0]:
                    ends[at] = end * value, place
        if done % PIECE == 0:
            yield Progress(done, 2 * len(games))
    places.update(place for _, place in ends.values())


def _shape(row: FinishedRow) -> Shape:
    scores = row.scores
    return (
        row.game,
        min(len(scores), MANY),
        any(one.bot for one in scores),
        all(one.score is None for one in scores),
        not any(one.winner for one in scores),
        bool(row.about.roles),
    )


def _longest_name(row: FinishedRow) -> float:
    return max((len(typed_name(one.name)) for one in row.scores), default=0)


def _letters(row: FinishedRow) -> float:
    about = row.about
    said = (row.note, about.level, about.board, *(one for of in about.roles.values() for one in of))
    return sum(len(str(one.params)) for one in said if one) + len(row.remark) + len(row.place)


def _most_points(row: FinishedRow) -> float:
    return max(_points(row.scores), default=0)


def _fewest_points(row: FinishedRow) -> float:
    return min(_points(row.scores), default=0)


def _points(scores: Iterable[Score]) -> Iterator[float]:
    return (one.score for one in scores if one.score is not None)


def _day(row: FinishedRow) -> float:
    """Days by their letters: years have four."""
    return int("".join(sign for sign in row.played[:10] if sign.isdigit()) or 0)


MEASURES: tuple[Measure, ...] = (
    _longest_name,
    _letters,
    _most_points,
    _fewest_points,
    _day,
    lambda row: row.minutes,
    lambda row: len(row.scores),
)
