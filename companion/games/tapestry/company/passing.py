"""Whose turn it is next, where people say when theirs is over."""

from __future__ import annotations

from companion.core.step import Step
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.events import GameEnded, TurnPassed


def next_seat(state: State) -> str:
    """The next in order that still plays; empty when nobody does."""
    order = state.order
    at = order.index(state.turn) if state.turn in order else -1
    following = (*order[at + 1 :], *order[: at + 1])
    return next((seat for seat in following if not state.players[seat].finished), "")


def pass_on(step: Step[State]) -> None:
    """The next seat; the game is over when none is left."""
    seat = next_seat(step.state)
    step.record(TurnPassed(seat) if seat else GameEnded())
