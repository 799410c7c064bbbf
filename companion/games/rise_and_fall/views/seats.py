"""Colour and shape of everybody, by seat: answers that name somebody are drawn so."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import State


def seats(state: State) -> Mapping[str, tuple[str, str]]:
    """Of all who take part."""
    return {one.id: colour_of(state, one.id) for one in state.options.participants}
