"""Rulebook, "Rare cases": "Extinction of a civilization".

A player who has no card in hand when cards are to be played, or who must buy a card and cannot
pay, is out: pieces leave the world, gold and resources go to the bank, the trophies stay counted.
"""

from __future__ import annotations

from companion.core.instruction import Instruction, Why
from companion.core.message import Message
from companion.core.step import Step
from companion.games.rise_and_fall.events import (
    CardMoved,
    CivilizationEnded,
    FirstPlayerChosen,
    TreasuryChanged,
)
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.recycling import next_seat
from companion.games.rise_and_fall.rules.tablet import clear
from companion.games.rise_and_fall.state import Place, State


def end_civilization(step: Step[State], seat: str) -> None:
    """Everything goes back but the trophies."""
    player = step.state.player(seat)
    step.record(TreasuryChanged(seat, -player.gold, -player.wood, -player.stone))
    for card in player.cards_in(Place.HAND, Place.DISCARD):
        step.record(CardMoved(seat, card, Place.RESERVE))
    clear(step, seat)
    step.record(CivilizationEnded(seat))
    if step.state.first == seat and step.state.living:
        step.record(FirstPlayerChosen(next_seat(step.state, seat)))
    step.tell(
        Instruction(
            f"extinct.{seat}",
            Message("rise_and_fall.told.extinct", who=who(step.state, seat)),
            (Why("rise_and_fall.extinction"),),
            icon="warning",
        )
    )


def without_cards(state: State) -> tuple[str, ...]:
    """Living players who have nothing to play."""
    return tuple(seat for seat in state.living if not state.player(seat).cards_in(Place.HAND))
