"""What is to be done now, in a line; the table and the map say the same."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.rise_and_fall.offers.turn import groups
from companion.games.rise_and_fall.offers.wording import next_text
from companion.games.rise_and_fall.state import Phase, State


def what_is_next(state: State) -> Message:
    """Whoever acts, with what; otherwise the phase."""
    if state.phase is Phase.ACTIONS and state.waiting:
        return groups(state)[0].title
    return next_text(state)
