"""What is to be done now, as one sentence."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.score import ending
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.allowed import step_word
from companion.games.tapestry.turn.names import player_name


def next_act(state: State) -> Message:
    """The next physical act at the table."""
    if ending.asks_for_tallest(state) and not state.tallest:
        return Message("tapestry.now.tallest")
    if ending.asks_for_richest(state) and not state.richest:
        return Message("tapestry.now.richest")
    if state.phase in (Phase.SETUP, Phase.OVER, Phase.BOTS):
        return Message(f"tapestry.now.{state.phase.value}")
    what, me = _what(state), state.players[state.turn]
    params = {} if state.phase is Phase.TURN else {"turn": me.income_turns}
    if len(state.players) == 1 and not me.name:
        return Message(f"tapestry.now.alone.{what}", **params)
    return Message(f"tapestry.now.{what}", player=player_name(state, state.turn), **params)


def _what(state: State) -> str:
    """The step of a person's turn; the first, the last and those after it have their own words."""
    turn = state.players[state.turn].income_turns
    if state.phase is Phase.TURN and state.past_the_fifth(state.turn):
        return "play_on"
    if state.phase is Phase.TURN and turn == 0:
        return "first_income"
    if state.phase is Phase.INCOME_TAPESTRY and turn == 5:
        return "income_reserve"
    return step_word(state, state.phase)
