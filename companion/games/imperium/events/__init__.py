"""What can happen at an Imperium table."""

from companion.core.event import Event
from companion.games.imperium.events import (
    cards,
    company,
    ending,
    keeping,
    market,
    seen,
    tokens,
    turns,
    your_deck,
)
from companion.games.imperium.rows_only.events import EVENTS as READING
from companion.games.imperium.state import State

EVENTS: tuple[type[Event[State]], ...] = (
    *cards.EVENTS,
    *tokens.EVENTS,
    *market.EVENTS,
    *seen.EVENTS,
    *turns.EVENTS,
    *ending.EVENTS,
    *keeping.EVENTS,
    *your_deck.EVENTS,
    *company.EVENTS,
    *READING,
)
