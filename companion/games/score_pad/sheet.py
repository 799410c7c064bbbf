"""The pad as a sheet: people as columns, its rows, and how the totals went up row by row.

What is written in a row that counts twice stands beside what it comes to.
"""

from __future__ import annotations

from itertools import accumulate

from companion.core.grid import Entry
from companion.core.message import Message
from companion.core.noun import Noun
from companion.core.score_sheet import ScoreSheet
from companion.core.scored import Course, Scored
from companion.core.written import Written
from companion.games.score_pad.ranking import ranking
from companion.games.score_pad.state import LARGEST, State
from companion.games.score_pad.words import row_name, seat_name

ROW, SEAT = "row", "seat"
FEWEST_ROWS = 3
"""Two rows say on the sheet all there is to see."""


def sheet_of(state: State, seat: str) -> Written:
    """What somebody has by row, counted as often as the row counts."""
    rows = {
        str(n): (row, row.points[seat]) for n, row in enumerate(state.rows) if seat in row.points
    }
    points = {n: row.times * written for n, (row, written) in rows.items()}
    told = {n: written for n, (row, written) in rows.items() if row.times > 1}
    return Written(points, told=told)


def scored(state: State) -> Scored:
    """Every row; the course where the rows are rounds, one after the other."""
    rounds = state.counts_rounds and len(state.rows) >= FEWEST_ROWS
    return Scored(tuple(SHEET.lines(state)), _course(state) if rounds else None)


def _course(state: State) -> Course:
    """Teams have one total, so that each of them ends where its result stands."""
    stages = tuple(row_name(state, number) for number in range(len(state.rows)))
    values = {seat: tuple(accumulate(_together(state, seat))) for seat in state.seats}
    return Course(Message("score_pad.scored.course"), stages, values)


def _together(state: State, seat: str) -> list[int]:
    mates = state.mates(seat)
    return [row.times * sum(row.points.get(one, 0) for one in mates) for row in state.rows]


def _head(state: State, seat: str) -> tuple[Message, str, str]:
    one = state.seats[seat]
    return seat_name(state, seat), one.colour, one.shape


def _entry(state: State, row: str) -> Entry:
    return Entry(most=LARGEST, boxed=state.rows[int(row)].times > 1)


def _counted(state: State, sheet: Written, row: str) -> str | None:
    return f"{sheet.told[row]}×{state.rows[int(row)].times}" if row in sheet.told else None


def _standing(state: State, seat: str) -> tuple[int, bool]:
    """With the points of the team; nobody leads as long as nothing is written."""
    place = next(one for one in ranking(state) if one.seat == seat)
    return place.total, state.written and place.rank == 1


A_ROW: Noun[State] = Noun(
    ROW,
    Message("score_pad.offer.ask.row"),
    lambda state, filled: map(str, range(len(state.rows))),
    lambda state, row: row_name(state, int(row)),
    read=int,
)
A_SEAT: Noun[State] = Noun(
    SEAT,
    Message("score_pad.offer.ask.seat"),
    lambda state, filled: state.seats,
    lambda state, seat: seat_name(state, seat),
)
SHEET = ScoreSheet(A_SEAT, A_ROW, sheet_of, _head, _entry, _counted, standing=_standing)
