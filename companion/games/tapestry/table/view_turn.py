"""Whose turn it is and whose comes next, to be read from across the table."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry.owner_signs import label_of, shape_of
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.neighbours import seat_finished


@dataclass(frozen=True, slots=True)
class TurnOf:
    """Somebody's turn."""

    name: Message | str
    colour: str
    shape: str
    then: Message | str | None
    """Who comes next; None where nobody else does."""


def turn_of(state: State) -> TurnOf | None:
    """None where one person plays alone, before the game and after it."""
    me = state.players.get(state.turn)
    if len(state.players) < 2 or me is None or state.phase in (Phase.SETUP, Phase.OVER):
        return None
    following = next_seat(state)
    then = None if following in ("", state.turn) else _called(state, following)
    return TurnOf(label_of(state, me.id), me.colour, shape_of(state, me.id), then)


def next_seat(state: State) -> str:
    """The next in order that still plays; empty where nobody does."""
    at = state.order.index(state.turn)
    following = (*state.order[at + 1 :], *state.order[: at + 1])
    return next((seat for seat in following if not seat_finished(state, seat)), "")


def _called(state: State, seat: str) -> Message | str:
    return word("owner", "bots") if seat == BOTS else label_of(state, seat)
