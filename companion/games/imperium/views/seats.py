"""Colour and shape of everybody, by place: answers that name somebody are drawn so."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.imperium.rules.written import sign_of
from companion.games.imperium.state import State


def seats(state: State) -> Mapping[str, tuple[str, str]]:
    """Of all who take part."""
    numbers = map(str, range(len(state.options.seats)))
    return {f"seat:{one}": sign_of(state, one) for one in numbers}
