"""The pad as a sheet, and how the totals went up row by row."""

from __future__ import annotations

from itertools import accumulate

from companion.core.message import Message
from companion.core.scored import Cell, Course, Line, Scored
from companion.games.score_pad.state import State
from companion.games.score_pad.words import row_name

FEWEST_ROWS = 3
"""Two rows say on the sheet all there is to see."""


def scored(state: State) -> Scored:
    """Every row; the course where the rows are rounds, one after the other."""
    lines = tuple(_line(state, number) for number in range(len(state.rows)))
    rounds = state.counts_rounds and len(state.rows) >= FEWEST_ROWS
    return Scored(lines, _course(state) if rounds else None)


def _line(state: State, number: int) -> Line:
    row = state.rows[number]
    cells = {
        seat: Cell(row.times * points, f"{points}×{row.times}" if row.times > 1 else None)
        for seat, points in row.points.items()
    }
    return Line(str(number), row_name(state, number), "", cells)


def _course(state: State) -> Course:
    """Teams have one total, so that each of them ends where its result stands."""
    stages = tuple(row_name(state, number) for number in range(len(state.rows)))
    values = {seat: tuple(accumulate(_together(state, seat))) for seat in state.seats}
    return Course(Message("score_pad.scored.course"), stages, values)


def _together(state: State, seat: str) -> list[int]:
    team = state.seats[seat].team
    mates = [one for one, other in state.seats.items() if team and other.team == team] or [seat]
    return [row.times * sum(row.points.get(one, 0) for one in mates) for row in state.rows]
