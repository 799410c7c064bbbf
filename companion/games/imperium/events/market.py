"""The Market and the piles around it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.imperium.events.tokens import with_space
from companion.games.imperium.state import Space, State


@dataclass(frozen=True, slots=True)
class MarketLaid(Event[State]):
    """The Market lies as somebody says, with its tokens."""

    spaces: tuple[Space, ...]

    def apply(self, state: State) -> State:
        return replace(state, market=replace(state.market, spaces=self.spaces))


@dataclass(frozen=True, slots=True)
class MarketRefilled(Event[State]):
    """A new card lies on a space, with nothing on it."""

    slot: int
    categories: tuple[str, ...]
    #: The small deck it came from; empty for the Main deck.
    deck: str = ""

    def apply(self, state: State) -> State:
        market = with_space(state.market, self.slot, Space(self.categories))
        if self.deck:
            left = {**market.small, self.deck: max(0, market.small[self.deck] - 1)}
            market = replace(market, small=left)
        return replace(state, market=market)


@dataclass(frozen=True, slots=True)
class SmallDeckTaken(Event[State]):
    """The top card of a small deck was taken."""

    deck: str

    def apply(self, state: State) -> State:
        market = state.market
        left = {**market.small, self.deck: max(0, market.small[self.deck] - 1)}
        return replace(state, market=replace(market, small=left))


@dataclass(frozen=True, slots=True)
class SmallDeckCounted(Event[State]):
    """So many cards are left in a small deck."""

    deck: str
    cards: int

    def apply(self, state: State) -> State:
        left = {**state.market.small, self.deck: self.cards}
        return replace(state, market=replace(state.market, small=left))


@dataclass(frozen=True, slots=True)
class UnrestPileChanged(Event[State]):
    """Unrest was taken from the pile (below zero) or returned to it."""

    by: int

    def apply(self, state: State) -> State:
        left = state.market.unrest
        if left is None:
            return state
        return replace(state, market=replace(state.market, unrest=max(0, left + self.by)))


@dataclass(frozen=True, slots=True)
class UnrestPileCounted(Event[State]):
    """Somebody counted the Unrest pile; None: it is not counted any more."""

    cards: int | None

    def apply(self, state: State) -> State:
        return replace(state, market=replace(state.market, unrest=self.cards))


@dataclass(frozen=True, slots=True)
class KingTurned(Event[State]):
    """King of Kings was resolved and turned over."""

    def apply(self, state: State) -> State:
        return replace(state, market=replace(state.market, king_turned=True))


@dataclass(frozen=True, slots=True)
class CivMetKing(Event[State]):
    """The C.I.V. resolved King of Kings; each player does so once, on whichever side."""

    def apply(self, state: State) -> State:
        return replace(state, market=replace(state.market, civ_met_king=True))


@dataclass(frozen=True, slots=True)
class MainDeckEmptied(Event[State]):
    """The Main deck has run out."""

    def apply(self, state: State) -> State:
        return replace(state, market=replace(state.market, main_empty=True))


EVENTS: tuple[type[Event[State]], ...] = (
    MarketLaid,
    MarketRefilled,
    SmallDeckTaken,
    SmallDeckCounted,
    UnrestPileChanged,
    UnrestPileCounted,
    KingTurned,
    CivMetKing,
    MainDeckEmptied,
)
