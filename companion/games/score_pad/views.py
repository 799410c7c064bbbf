"""What a screen draws: numbers and messages, nothing left to decide.

    pad = table_view(session.state)
    pad.grid        a column for each seat, a line for each row
    pad.next_cell   the cell to be written next (row, seat), or None

A touch on a cell fills the first blanks of the offer `write`; what else can be done stands in
`offers` as well.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.grid import Grid
from companion.core.message import Message
from companion.games.score_pad.sheet import SHEET
from companion.games.score_pad.state import State
from companion.games.score_pad.words import seat_name


@dataclass(frozen=True, slots=True)
class PadView:
    """The whole pad."""

    title: Message
    """The game's name as typed, or "Score pad"."""
    grid: Grid
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
        grid=SHEET.grid(state),
        next_cell=None if state.over else state.first_gap(),
        highest_wins=state.highest_wins,
        counts_rounds=state.counts_rounds,
        over=state.over,
        at_target=_at_target(state),
    )


def _at_target(state: State) -> Message | None:
    reached = state.at_target
    if state.over or not reached:
        return None
    names = tuple(seat_name(state, seat) for seat in reached)
    return Message("score_pad.at_target", names=names, target=state.target, n=len(names))
