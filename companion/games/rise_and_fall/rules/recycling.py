"""Rulebook, "E – Recycling and passing the first player's token".

1. Who has no card in hand takes the whole discard back.
2. If at least one player recycles, the token goes one seat to the left, once (358, 360).
3. So it does where its holder is extinct since D: our reading, see extinction.py.
"""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.step import Step
from companion.games.rise_and_fall.events.cards import CardMoved
from companion.games.rise_and_fall.events.flow import FirstPlayerChosen
from companion.games.rise_and_fall.rules.extinction import pass_on_the_token
from companion.games.rise_and_fall.rules.whose_turn import next_seat
from companion.games.rise_and_fall.state import Place, State


def recycle(step: Step[State]) -> None:
    """Both."""
    seats = [seat for seat in step.state.living if recycles(step.state, seat)]
    if not seats:
        pass_on_the_token(step)  # 3.
        return
    with step.because(Why("rise_and_fall.recycling"), key="recycle"):
        for seat in seats:
            for card in step.state.player(seat).cards_in(Place.DISCARD):
                step.record(CardMoved(seat, card, Place.HAND))
        left = next_seat(step.state, step.state.first)
        if left != step.state.first:
            step.record(FirstPlayerChosen(left))


def recycles(state: State, seat: str) -> bool:
    """1. An empty hand and something to take back."""
    player = state.player(seat)
    return not player.cards_in(Place.HAND) and bool(player.cards_in(Place.DISCARD))
