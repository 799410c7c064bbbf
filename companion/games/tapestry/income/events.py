"""The steps of an income turn."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.event import Bookkeeping
from companion.games.tapestry.change import (
    player_with,
)
from companion.games.tapestry.player import Reserved
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class ItemReserved(Bookkeeping[State]):
    """Something was laid aside for the fifth income turn."""

    player: str
    kind: str
    item: str = ""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        aside = (*me.reserve, Reserved(self.kind, self.item))
        return player_with(state, self.player, reserve=aside)


@dataclass(frozen=True, slots=True)
class ReserveUsed(Bookkeeping[State]):
    """The first item in reserve came into play."""

    player: str

    def apply(self, state: State) -> State:
        rest = state.players[self.player].reserve[1:]
        return player_with(state, self.player, reserve=rest)


@dataclass(frozen=True, slots=True)
class IncomeTurnBegun(Bookkeeping[State]):
    """A player enters a new era."""

    player: str

    def apply(self, state: State) -> State:
        turns = state.players[self.player].income_turns + 1
        return player_with(state, self.player, income_turns=turns)


@dataclass(frozen=True, slots=True)
class LossesTaken(Bookkeeping[State]):
    """What a rebalancing takes after the first income turn is paid."""

    player: str

    def apply(self, state: State) -> State:
        return player_with(state, self.player, losses=())


EVENTS = (
    ItemReserved,
    ReserveUsed,
    IncomeTurnBegun,
    LossesTaken,
)
