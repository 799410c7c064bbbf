"""Where the simple human may go: next to its own land."""

from __future__ import annotations

from companion.games.tapestry.bots.decide.narrowing import hex_id
from companion.games.tapestry.bots.look import place_of
from companion.games.tapestry.land.board import board as board_of_side
from companion.games.tapestry.state import State

MOST_TOKENS = 2


def explorable(state: State, me: str) -> tuple[str, ...]:
    """Empty hexes next to its territories."""
    return tuple(key for key in _beside(state, me) if not state.map[key].explored)


def conquerable(state: State, me: str) -> tuple[str, ...]:
    """Territories next to its own that are not its own and hold fewer than two tokens."""
    return tuple(
        key
        for key in _beside(state, me)
        if state.map[key].explored
        and len(state.map[key].tokens) < MOST_TOKENS
        and state.map[key].controller() != me
    )


def _beside(state: State, me: str) -> tuple[str, ...]:
    around = board_of_side(state.options.side.value).neighbours
    own = state.controlled(me)
    return tuple(sorted({hex_id(at) for key in own for at in around[place_of(key)]}))
