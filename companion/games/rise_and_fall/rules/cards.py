"""Rulebook, "Civilization cards", "Change of state".

1. A player who loses the last piece of a kind puts its active card into the reserve at once.
2. A player who gets a piece whose card is in the reserve takes the card into the hand at once.
3. A card in decline stays there whatever happens in the world; so does one chosen for it.
"""

from __future__ import annotations

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.step import Step
from companion.games.rise_and_fall.events.cards import CardMoved
from companion.games.rise_and_fall.state import ACTIVE, Place, State


def follow_pieces(step: Step[State], seat: str, kind: str, *, seen: bool = False) -> None:
    """Move the card of a kind whose number of pieces has just changed."""
    to = where_it_goes(step.state, seat, kind)
    if to is None:
        return
    with step.because(Why("rise_and_fall.change_of_state"), key=f"card.{seat}.{kind}"):
        step.record(CardMoved(seat, kind, to, seen))


def where_it_goes(state: State, seat: str, kind: str) -> Place | None:
    """None where the card stays."""
    player = state.player(seat)
    place = player.cards[kind]
    if kind in state.given.get(seat, ()):
        return None  # 3.
    if place in ACTIVE and player.in_world(kind) == 0:
        return Place.RESERVE  # 1.
    if place is Place.RESERVE and player.in_world(kind) > 0:
        return Place.HAND  # 2.
    return None  # 3.


def who(state: State, seat: str) -> Message:
    """A player as messages name them."""
    seats = [one.id for one in state.options.participants]
    named = next(one.name for one in state.options.participants if one.id == seat)
    if named:
        return Message("rise_and_fall.player", name=named)
    return Message("rise_and_fall.player_number", number=seats.index(seat) + 1)
