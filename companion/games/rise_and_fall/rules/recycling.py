"""Rulebook, "E – Recycling and passing the first player's token".

1. Who has no card in hand takes the whole discard back.
2. If at least one player recycles, the token goes one seat to the left, once (358, 360).
3. So it does where its holder is extinct since D: our reading, see extinction.py.
"""

from __future__ import annotations

from companion.core.instruction import Instruction, Why
from companion.core.message import Message
from companion.core.step import Step
from companion.games.rise_and_fall.events import CardMoved, FirstPlayerChosen
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.extinction import pass_on_the_token
from companion.games.rise_and_fall.rules.whose_turn import next_seat
from companion.games.rise_and_fall.state import Place, State


def recycle(step: Step[State]) -> None:
    """Both."""
    seats = [seat for seat in step.state.living if recycles(step.state, seat)]
    for seat in seats:
        for card in step.state.player(seat).cards_in(Place.DISCARD):
            step.record(CardMoved(seat, card, Place.HAND))
        _tell(step, f"recycle.{seat}", "recycle", seat, "rise-card")
    if not seats:
        pass_on_the_token(step)  # 3.
    else:
        left = next_seat(step.state, step.state.first)
        step.record(FirstPlayerChosen(left))
        _tell(step, "first_player", "first_player", left, "rise-first-player")


def recycles(state: State, seat: str) -> bool:
    """1. An empty hand and something to take back."""
    player = state.player(seat)
    return not player.cards_in(Place.HAND) and bool(player.cards_in(Place.DISCARD))


def _tell(step: Step[State], key: str, text: str, seat: str, icon: str) -> None:
    step.tell(
        Instruction(
            key,
            Message(f"rise_and_fall.told.{text}", who=who(step.state, seat)),
            (Why("rise_and_fall.recycling"),),
            icon=icon,
        )
    )
