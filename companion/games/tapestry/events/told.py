"""What the owner told of the printed game: kept with this game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.tapestry.events.change import player_with, put
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class FactSettled(Event[State]):
    """The owner said what no source gives."""

    fact: str
    answer: str

    def apply(self, state: State) -> State:
        facts = put(state.setup.facts, self.fact, self.answer)
        return replace(state, setup=replace(state.setup, facts=facts))


@dataclass(frozen=True, slots=True)
class FootprintTold(Event[State]):
    """The owner said which plots a landmark covers."""

    player: str
    landmark: str
    rows: tuple[str, ...]

    def apply(self, state: State) -> State:
        capital = state.players[self.player].capital
        shapes = put(capital.shapes, self.landmark, self.rows)
        return player_with(state, self.player, capital=replace(capital, shapes=shapes))
