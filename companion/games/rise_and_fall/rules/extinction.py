"""Rulebook, "Rare cases": "Extinction of a civilization".

A player who has no card in hand when cards are to be played, or who must buy a card and cannot
pay, is out: pieces leave the world, gold and resources go to the bank, the trophies stay counted.

Nothing is printed of the token of a first player who is out. Our reading: it goes left once. From
D it waits for E and goes left then, whether or not anybody recycles (358), never once for each;
in A it goes left at once, as somebody has to begin.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.instruction import Instruction, Why
from companion.core.message import Message
from companion.core.step import Step
from companion.games.rise_and_fall.events.cards import CardMoved
from companion.games.rise_and_fall.events.flow import FirstPlayerChosen
from companion.games.rise_and_fall.events.people import (
    CivilizationVanished,
    TreasuryChanged,
)
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.whose_turn import next_seat
from companion.games.rise_and_fall.state import ACTIVE, Place, State

WHY = Why("rise_and_fall.extinction")


def end_civilizations(step: Step[State], seats: Sequence[str]) -> None:
    """They are out; the rulebook is silent of whoever alone is left, so the table hears of it."""
    for seat in seats:
        _end(step, seat)
    living = step.state.living
    if seats and len(living) == 1:
        left = Message("rise_and_fall.notice.alone", who=who(step.state, *living))
        step.tell(Instruction("alone", left, (WHY,), icon="warning"))


def _end(step: Step[State], seat: str) -> None:
    """Everything goes back but the trophies."""
    player = step.state.player(seat)
    told = Message("rise_and_fall.told.extinct", who=who(step.state, seat))
    with step.because(WHY, heading=told, key=f"extinct.{seat}", icon="warning"):
        step.record(CivilizationVanished(seat))
        if step.state.counts_treasuries and (player.gold or player.wood or player.stone):
            step.record(TreasuryChanged(seat, -player.gold, -player.wood, -player.stone))
        for card in player.cards_in(*ACTIVE):
            step.record(CardMoved(seat, card, Place.RESERVE))


def pass_on_the_token(step: Step[State]) -> None:
    """Once for all who are extinct now: the token goes to the next who is not."""
    first = step.state.first
    if step.state.living and first not in step.state.living:
        left = next_seat(step.state, first)
        told = Message("rise_and_fall.told.token_of_extinct", who=who(step.state, left))
        with step.because(WHY, heading=told, key="first_player", icon="rise-first-player"):
            step.record(FirstPlayerChosen(left))


def without_cards(state: State) -> tuple[str, ...]:
    """Living players who have nothing to play."""
    return tuple(seat for seat in state.living if not state.player(seat).cards_in(Place.HAND))
