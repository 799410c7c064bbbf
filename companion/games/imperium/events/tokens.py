"""Tokens that come and go."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import Act, Seen, Verb
from companion.core.event import Event
from companion.games.imperium.places import SUPPLY, market_place, purse, token_acts
from companion.games.imperium.state import Market, Space, State
from companion.games.imperium.tokens import Tokens

CIV, YOU = "civ", "you"


@dataclass(frozen=True, slots=True)
class TokensGained(Event[State]):
    """Tokens of the supply came to the C.I.V. or to you."""

    owner: str
    tokens: Tokens

    def apply(self, state: State) -> State:
        return _changed(state, self.owner, self.tokens)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return token_acts(Verb.TAKE, self.tokens, SUPPLY, purse(self.owner))


@dataclass(frozen=True, slots=True)
class TokensLost(Event[State]):
    """Tokens were paid to the supply."""

    owner: str
    tokens: Tokens

    def apply(self, state: State) -> State:
        return _changed(state, self.owner, self.tokens.times(-1))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return token_acts(Verb.PAY, self.tokens, purse(self.owner), SUPPLY)


@dataclass(frozen=True, slots=True)
class TokensGiven(Event[State]):
    """Tokens went from you, a Market card or the supply to the C.I.V. or to you.

    Where the app does not count yours it keeps no number of them.
    """

    source: str
    """you, 1 to 5, or supply."""
    target: str
    """civ or you."""
    tokens: Tokens

    def apply(self, state: State) -> State:
        for owner, change in ((self.source, self.tokens.times(-1)), (self.target, self.tokens)):
            counted = owner != YOU or state.options.counts_mine
            if counted and owner != SUPPLY:
                state = _changed(state, owner, change)
        return state

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        verb = Verb.GIVE if self.source == YOU else Verb.TAKE
        return token_acts(verb, self.tokens, purse(self.source), purse(self.target))


@dataclass(frozen=True, slots=True)
class MarketTokensLaid(Event[State]):
    """Tokens of the supply were put on the card of a Market space."""

    slot: int
    tokens: Tokens

    def apply(self, state: State) -> State:
        return _changed(state, str(self.slot), self.tokens)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return token_acts(Verb.LAY, self.tokens, SUPPLY, market_place(self.slot))


def with_space(market: Market, slot: int, space: Space) -> Market:
    """The Market with another space."""
    spaces = (*market.spaces[: slot - 1], space, *market.spaces[slot:])
    return replace(market, spaces=spaces)


def tokens_at(state: State, owner: str) -> Tokens:
    """What you, the C.I.V. or a Market card has."""
    if owner == CIV:
        return state.civ.tokens
    return state.you.tokens if owner == YOU else state.market.spaces[int(owner) - 1].tokens


def with_tokens(state: State, owner: str, tokens: Tokens) -> State:
    """So many lie there."""
    if owner == CIV:
        return replace(state, civ=replace(state.civ, tokens=tokens))
    if owner == YOU:
        return replace(state, you=replace(state.you, tokens=tokens))
    slot = int(owner)
    laid = replace(state.market.spaces[slot - 1], tokens=tokens)
    return replace(state, market=with_space(state.market, slot, laid))


def _changed(state: State, owner: str, change: Tokens) -> State:
    return with_tokens(state, owner, tokens_at(state, owner) + change)
