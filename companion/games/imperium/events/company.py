"""What several people tell of their game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Bookkeeping
from companion.games.imperium.state import State
from companion.games.imperium.tokens import Tokens


@dataclass(frozen=True, slots=True)
class TokensTold(Bookkeeping[State]):
    """Somebody has these tokens."""

    seat: str
    tokens: Tokens

    def apply(self, state: State) -> State:
        return replace(state, held={**state.held, self.seat: self.tokens})


@dataclass(frozen=True, slots=True)
class TurnHanded(Bookkeeping[State]):
    """Somebody has the turn."""

    to: str

    def apply(self, state: State) -> State:
        return replace(state, turn=self.to)
