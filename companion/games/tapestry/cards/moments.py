"""The tapestries of a player, asked at the moments of the game.

General rules ask here and know no card by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from companion.core.event import Event
from companion.games.tapestry import known
from companion.games.tapestry.cards.events_of_tapestries import TapestryPlayed
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.turn import Turn

if TYPE_CHECKING:
    from companion.games.tapestry.cards.card import Card


@cache
def class_of(power: str) -> type[Card]:
    """The class in the file of this name."""
    module = import_module(f"{__package__}.powers.{power}")
    found: type[Card] = getattr(module, power.title().replace("_", ""))
    return found


def card_of(turn: Turn, card: str) -> Card | None:
    """What a card of the player does beyond the vocabulary."""
    power = known.tapestry(turn.state, card).power
    return class_of(power)(turn) if power else None


def in_force(turn: Turn) -> tuple[Card, ...]:
    """The cards of the player that are in force and do more than the vocabulary says."""
    if turn.player not in turn.state.players:
        return ()
    cards = (card_of(turn, card) for card in effects.cards_in_force(turn.state, turn.player))
    return tuple(card for card in cards if card is not None)


def others_in_force(turn: Turn) -> Iterator[Card]:
    """Those of everybody else who still plays."""
    for other, me in turn.state.players.items():
        if other != turn.player and not me.finished:
            yield from in_force(turn.of(other))


def since_laid(turn: Turn) -> Sequence[Event[State]]:
    """What happened in this step since the player laid a tapestry, or since it began."""
    events = turn.happened
    laid = [
        at
        for at, one in enumerate(events)
        if isinstance(one, TapestryPlayed) and one.player == turn.player
    ]
    return events[laid[-1] :] if laid else events
