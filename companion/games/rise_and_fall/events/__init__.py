"""Everything that can happen: each room lists its own."""

from companion.core import written
from companion.core.event import Event
from companion.games.rise_and_fall.events import (
    cards,
    flow,
    people,
    score,
    world,
)
from companion.games.rise_and_fall.state import State

EVENTS: tuple[type[Event[State]], ...] = (
    *cards.EVENTS,
    *flow.EVENTS,
    *people.EVENTS,
    *score.EVENTS,
    *world.EVENTS,
    *written.EVENTS,
)
