"""Tokens that come and go."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.imperium.state import Market, Space, State
from companion.games.imperium.tokens import Tokens

CIV, YOU = "civ", "you"


@dataclass(frozen=True, slots=True)
class TokensGained(Event[State]):
    """Tokens came to the C.I.V. or to you."""

    owner: str
    tokens: Tokens

    def apply(self, state: State) -> State:
        return _changed(state, self.owner, self.tokens)


@dataclass(frozen=True, slots=True)
class TokensLost(Event[State]):
    """Tokens were paid, given or stolen."""

    owner: str
    tokens: Tokens

    def apply(self, state: State) -> State:
        return _changed(state, self.owner, self.tokens.times(-1))


@dataclass(frozen=True, slots=True)
class MarketTokensLaid(Event[State]):
    """Tokens were put on the card of a Market space."""

    slot: int
    tokens: Tokens

    def apply(self, state: State) -> State:
        space = state.market.spaces[self.slot - 1]
        laid = replace(space, tokens=space.tokens + self.tokens)
        return replace(state, market=with_space(state.market, self.slot, laid))


def with_space(market: Market, slot: int, space: Space) -> Market:
    """The Market with another space."""
    spaces = (*market.spaces[: slot - 1], space, *market.spaces[slot:])
    return replace(market, spaces=spaces)


def _changed(state: State, owner: str, change: Tokens) -> State:
    if owner == CIV:
        return replace(state, civ=replace(state.civ, tokens=state.civ.tokens + change))
    return replace(state, you=replace(state.you, tokens=state.you.tokens + change))


EVENTS: tuple[type[Event[State]], ...] = (TokensGained, TokensLost, MarketTokensLaid)
