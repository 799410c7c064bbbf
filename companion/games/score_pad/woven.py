"""What a pad wove: a thread a row of everybody's share of its points, gold below each."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.woven import BAND, Thread, shares
from companion.games.score_pad.options import with_looks
from companion.games.score_pad.state import State


def woven(state: State) -> tuple[Thread, ...]:
    """Row by row, as far as points stand there."""
    return tuple(_rows(state))


def _rows(state: State) -> Iterator[Thread]:
    looks = with_looks(tuple(state.seats.values()))
    colours = dict(zip(state.seats, (seat.colour for seat in looks), strict=True))
    for row in state.rows:
        if row.points:
            written = {colours[seat]: float(row.points.get(seat, 0)) for seat in state.seats}
            yield shares(written)
            yield BAND
