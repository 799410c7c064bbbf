"""A score pad beside a table of wood: nothing lies there, whatever is written."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.core.session import Session
from companion.games.score_pad.options import Options
from companion.games.score_pad.state import State
from tests.soak.score_pads import act, begin
from tests.wooden.table import Kind

MOST = 300


def play_pad(_case: int, chance: Random) -> Session[State]:
    """A whole pad."""
    session = begin(chance)
    for _ in range(MOST):
        if session.state.over:
            break
        act(session, chance)
    return session


def pad_inventory(_options: Options) -> Iterator[Kind]:
    """Paper alone."""
    yield from ()
