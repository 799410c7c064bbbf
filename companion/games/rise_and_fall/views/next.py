"""What is to be done now, in a line; the table and the map say the same."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.rise_and_fall.offers.turn import groups
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.whose_turn import whose_turn
from companion.games.rise_and_fall.state import Phase, State


def what_is_next(state: State) -> Message:
    """Whoever acts, with what; otherwise the phase."""
    if state.phase is Phase.ACTIONS and state.waiting:
        return groups(state)[0].title
    seat = whose_turn(state)
    whose = who(state, seat) if seat else Message("rise_and_fall.everybody")
    return Message(f"rise_and_fall.next.{state.phase.value}", who=whose)
