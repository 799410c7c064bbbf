"""What a screen draws: numbers and messages, nothing left to decide.

    pad = table_view(session.state)
    pad.columns   one for each seat: name, colour, shape, total, rank
    pad.lines     one for each row: its name and a cell for each seat, None where it is empty
    pad.next_cell the cell to be written next (row, seat), or None

A tap on a cell fills the first blanks of the offer `write`; what else can be done stands in
`offers` as well.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.score_pad.ranking import ranking
from companion.games.score_pad.state import State
from companion.games.score_pad.words import row_name, seat_name


@dataclass(frozen=True, slots=True)
class Column:
    """One seat."""

    seat: str
    name: Message
    colour: str
    shape: str
    total: int
    """With the points of the team."""
    rank: int
    """1 for whoever leads; 0 as long as nothing is written."""
    team: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """Where a row and a column meet."""

    row: int
    seat: str
    points: int | None


@dataclass(frozen=True, slots=True)
class Line:
    """One row, with a cell for each column."""

    row: int
    name: Message
    cells: tuple[Cell, ...]
    total: int
    """Points of the whole row."""
    times: int = 1
    """How often they count."""


@dataclass(frozen=True, slots=True)
class PadView:
    """The whole pad."""

    title: Message
    """The game's name as typed, or "Score pad"."""
    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    next_cell: tuple[int, str] | None
    """The cell to be written next, row and seat."""
    highest_wins: bool
    counts_rounds: bool
    over: bool
    at_target: Message | None
    """Who has as many points as end the game, or None."""


def table_view(state: State) -> PadView:
    """The pad as it stands."""
    typed = Message("score_pad.typed", text=state.title)
    return PadView(
        title=typed if state.title else Message("score_pad.title"),
        columns=_columns(state),
        lines=tuple(_line(state, row) for row in range(len(state.rows))),
        next_cell=None if state.over else state.first_gap(),
        highest_wins=state.highest_wins,
        counts_rounds=state.counts_rounds,
        over=state.over,
        at_target=_at_target(state),
    )


def _columns(state: State) -> tuple[Column, ...]:
    """In the order of the table."""
    ranks = {place.seat: place.rank if state.written else 0 for place in ranking(state)}
    return tuple(
        Column(
            seat,
            seat_name(state, seat),
            one.colour,
            one.shape,
            state.together(seat),
            ranks[seat],
            one.team,
        )
        for seat, one in state.seats.items()
    )


def _line(state: State, row: int) -> Line:
    points = state.rows[row].points
    cells = tuple(Cell(row, seat, points.get(seat)) for seat in state.seats)
    times = state.rows[row].times
    return Line(row, row_name(state, row), cells, times * sum(points.values()), times)


def _at_target(state: State) -> Message | None:
    reached = state.at_target
    if state.over or not reached:
        return None
    names = tuple(seat_name(state, seat) for seat in reached)
    return Message("score_pad.at_target", names=names, target=state.target, n=len(names))
