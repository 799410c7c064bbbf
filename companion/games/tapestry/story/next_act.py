"""What is to be done now, as one sentence."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.commands.allowed import player_name
from companion.games.tapestry.rules import ending
from companion.games.tapestry.state import Phase, State


def next_act(state: State) -> Message:
    """The next physical act at the table."""
    if state.phase is Phase.OVER and ending.asks_for_tallest(state):
        return Message("tapestry.now.tallest")
    if state.phase in (Phase.SETUP, Phase.OVER, Phase.BOTS):
        return Message(f"tapestry.now.{state.phase.value}")
    me = state.players[state.turn]
    name = player_name(state, state.turn)
    if state.phase is Phase.TURN:
        if me.income_turns == 0:
            return Message("tapestry.now.first_income", player=name)
        return Message("tapestry.now.turn", player=name)
    if state.phase is Phase.INCOME_TAPESTRY and me.income_turns == 5:
        return Message("tapestry.now.income_reserve", player=name)
    return Message(f"tapestry.now.{state.phase.value}", player=name, turn=me.income_turns)
