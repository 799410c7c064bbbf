"""What a score is made of: a sheet of lines, the course of the game, what decided it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from companion.core.message import Message

if TYPE_CHECKING:
    from companion.core.game import Result
    from companion.core.session import Session

UNTOLD = "untold"
"""The line of points of which nobody has said what gave them."""


START = Message("core.scored.start")
"""The stage before the first turn."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one seat has in a line."""

    points: int | None
    """None while nobody has counted it."""
    counted: Message | int | str | None = None
    """What was counted for them, where that is another number."""
    came: tuple[tuple[Message, int], ...] = ()
    """When they came, one behind the other, where that is known."""


@dataclass(frozen=True, slots=True)
class Line:
    """What gave points, with a cell for each seat that has any."""

    key: str
    name: Message
    icon: str = ""
    cells: Mapping[str, Cell] = field(default_factory=dict)

    @property
    def head(self) -> Message:
        """Its name as it stands at the head of a row."""
        return Message("words.shape.line", said=self.name)


@dataclass(frozen=True, slots=True)
class Course:
    """A number for each seat after each stage of the game."""

    title: Message
    """What is drawn: points, or what they will be made of."""
    stages: tuple[Message, ...]
    values: Mapping[str, tuple[int, ...]]
    """By seat, as many as there are stages."""
    to_the_end: bool = True
    """Whether the last stage is the result itself."""


@dataclass(frozen=True, slots=True)
class Scored:
    """Everything; empty where a game says only who won."""

    lines: tuple[Line, ...] = ()
    course: Course | None = None
    turns: Course | None = None
    """The same turn by turn, where the course has longer stages."""


@dataclass(frozen=True, slots=True)
class Left:
    """What somebody had at the end and used for nothing."""

    icon: str
    name: Message
    n: int

    @property
    def head(self) -> Message:
        """Its name as it stands at the head of a row."""
        return Message("words.shape.line", said=self.name)


@dataclass(frozen=True, slots=True)
class Decided:
    """Where the winner gained most on the next."""

    where: Message
    """The line or the stage."""
    moment: bool
    """True for a stage of the game, False for a line of the sheet."""
    winner: str
    gained: int
    other: str
    others: int


def scored_of(session: Session[Any]) -> Scored:
    """Of a game as far as it was played."""
    return worth_showing(
        session.game.scored([*(entry.after for entry in session.entries), session.state])
    )


def worth_showing(scored: Scored) -> Scored:
    """Without what tells nothing: a sheet of totals alone, a course on which nothing moves."""
    course, turns = scored.course, scored.turns
    return Scored(
        scored.lines if any(map(_accounts, scored.lines)) else (),
        course if course is not None and _moves(course) else None,
        turns if turns is not None and _moves(turns) else None,
    )


def _accounts(line: Line) -> bool:
    """Whether it says what gave points."""
    return line.key != UNTOLD and any(cell.points is not None for cell in line.cells.values())


def _moves(course: Course) -> bool:
    return any(len(set(some)) > 1 for some in course.values.values())


def decided(result: Result, scored: Scored) -> tuple[Decided, ...]:
    """The stage that decided it, then the line; nothing where nobody won alone."""
    first, second = _first_two(result)
    if not first or not second:
        return ()
    sign = 1 if result.highest_wins else -1
    found = [
        _largest(_by_stage(scored.course, first, second), True, first, second, sign),
        _largest(_by_line(scored.lines, first, second), False, first, second, sign),
    ]
    said: dict[Message, Decided] = {}
    for one in found:
        if one is not None:
            said.setdefault(one.where, one)
    return tuple(said.values())


def deciding(result: Result, scored: Scored, most: int = 2) -> tuple[Decided, ...]:
    """The turns in which the winner gained most on the next, as they were played."""
    first, second = _first_two(result)
    course = scored.turns or scored.course
    if not first or course is None or not {first, second} <= course.values.keys():
        return ()
    sign = 1 if result.highest_wins else -1
    leads = enumerate(_gains(course, first, second))
    found = sorted(leads, key=lambda one: -sign * (one[1][1] - one[1][2]))[:most]
    return tuple(
        Decided(where, True, first, mine, second, others)
        for _, (where, mine, others) in sorted(found)
        if sign * (mine - others) > 0
    )


def _first_two(result: Result) -> tuple[str, str]:
    """Who won, and who came next with points; empty where it cannot be said."""
    with_points = [row for row in result.rows if row.score is not None]
    winners = [row for row in with_points if row.winner]
    others = [row for row in with_points if not row.winner]
    if len(winners) != 1 or not others:
        return "", ""
    return winners[0].seat, others[0].seat


def _by_stage(course: Course | None, one: str, other: str) -> Iterable[tuple[Message, int, int]]:
    if course is None or not course.to_the_end or not {one, other} <= course.values.keys():
        return
    yield from _gains(course, one, other)


def _gains(course: Course, one: str, other: str) -> Iterable[tuple[Message, int, int]]:
    """What two gained in each stage; what somebody begins with decides no turn."""
    mine, others = course.values[one], course.values[other]
    steps = zip(course.stages, pairwise((0, *mine)), pairwise((0, *others)), strict=True)
    for stage, (before, after), (other_before, other_after) in steps:
        if stage != START:
            yield stage, after - before, other_after - other_before


def _by_line(lines: Iterable[Line], one: str, other: str) -> Iterable[tuple[Message, int, int]]:
    """Those in which both have points; of a single line there is nothing to choose."""
    several = tuple(line for line in lines if line.key != UNTOLD)
    for line in several if len(several) > 1 else ():
        mine, others = line.cells.get(one), line.cells.get(other)
        if mine and others and mine.points is not None and others.points is not None:
            yield line.name, mine.points, others.points


def _largest(
    gains: Iterable[tuple[Message, int, int]], moment: bool, first: str, second: str, sign: int
) -> Decided | None:
    """The first of the largest leads; None where no lead was gained anywhere."""
    best = max(gains, key=lambda gain: sign * (gain[1] - gain[2]), default=None)
    if best is None or sign * (best[1] - best[2]) <= 0:
        return None
    where, gained, others = best
    return Decided(where, moment, first, gained, second, others)
