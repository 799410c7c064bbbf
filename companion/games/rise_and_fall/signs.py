"""How the pieces of a seat look: their colour, and a shape beside it."""

from __future__ import annotations

from companion.games.rise_and_fall.options import SHAPES, Participant, colours
from companion.games.rise_and_fall.state import State


def colour_of(state: State, seat: str) -> tuple[str, str]:
    """Colour and shape of a seat's pieces."""
    participants: tuple[Participant, ...] = state.options.participants
    at = next(number for number, one in enumerate(participants) if one.id == seat)
    one = participants[at]
    return colours(state.options)[at], one.shape or SHAPES[at % 4]
