"""What things on the pad are called."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.score_pad.state import State


def seat_name(state: State, seat: str) -> Message:
    """The name typed, or "Player 2"."""
    typed = state.seats[seat].name
    if typed:
        return Message("score_pad.typed", text=typed)
    return Message("score_pad.player", number=int(seat))


def row_name(state: State, row: int) -> Message:
    """The name typed, "Round 3" or "Row 3"."""
    typed = state.rows[row].name
    if typed:
        return Message("score_pad.typed", text=typed)
    if state.counts_rounds:
        return Message("score_pad.round", number=row + 1)
    return Message("score_pad.row", number=row + 1)
