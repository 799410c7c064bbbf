"""Everything that can happen."""

from companion.core import kept, written
from companion.core.rooms import events_of
from companion.games.rise_and_fall.events import (
    cards,
    flow,
    people,
    score,
    world,
)

EVENTS = events_of(cards, flow, people, score, world, kept, written)
