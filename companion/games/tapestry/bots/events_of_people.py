"""What people's turns do to the bots' side."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import Act, Verb
from companion.core.event import Event
from companion.games.tapestry import places
from companion.games.tapestry.change import put_on_discard, taken_from
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import UNKNOWN, State


@dataclass(frozen=True, slots=True)
class AutomaCardDiscarded(Event[State]):
    """R-trap-1: one of the Automa's face-down cards was turned up and discarded."""

    card: str = UNKNOWN

    def apply(self, state: State) -> State:
        if state.bots is None:
            return state
        left = replace(state.bots, hand=state.bots.hand - 1)
        gone = taken_from(replace(state, bots=left), "tapestry", self.card)
        return put_on_discard(gone, "tapestry", self.card)

    def acts(self, before: State) -> tuple[Act, ...]:
        del before
        piece = places.named(places.TAPESTRY, self.card)
        ends = places.of(AUTOMA, "hand"), places.discard_of("tapestry")
        return (Act(Verb.DISCARD, piece, 1, *ends),)
