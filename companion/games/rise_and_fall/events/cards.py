"""Cards and trophies."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.rise_and_fall.state import Place, State


@dataclass(frozen=True, slots=True)
class CardMoved(Event[State]):
    """A civilization card went from one place to another."""

    seat: str
    card: str
    to: Place

    def apply(self, state: State) -> State:
        cards = {**state.player(self.seat).cards, self.card: self.to}
        return state.with_player(self.seat, cards=cards)


@dataclass(frozen=True, slots=True)
class CardPlayed(Event[State]):
    """A player laid the card of the turn on the discard pile."""

    seat: str
    card: str

    def apply(self, state: State) -> State:
        state = replace(state, played={**state.played, self.seat: self.card})
        return CardMoved(self.seat, self.card, Place.DISCARD).apply(state)


@dataclass(frozen=True, slots=True)
class CardBought(Event[State]):
    """A player bought this card back: no other one this turn."""

    seat: str
    card: str

    def apply(self, state: State) -> State:
        return replace(state, bought={**state.bought, self.seat: self.card})


@dataclass(frozen=True, slots=True)
class TrophyReturned(Event[State]):
    """Nobody had won it after all: a correction by hand."""

    seat: str
    kind: str

    def apply(self, state: State) -> State:
        left = tuple(one for one in state.player(self.seat).trophies if one != self.kind)
        won_now = tuple(one for one in state.won_now if one != self.kind)
        return replace(state.with_player(self.seat, trophies=left), won_now=won_now)


@dataclass(frozen=True, slots=True)
class TrophyWon(Event[State]):
    """A player was the first to place the last piece of a kind."""

    seat: str
    kind: str
    #: False for a correction by hand, which brings no decline.
    now: bool = True

    def apply(self, state: State) -> State:
        trophies = (*state.player(self.seat).trophies, self.kind)
        won_now = (*state.won_now, self.kind) if self.now else state.won_now
        return replace(state.with_player(self.seat, trophies=trophies), won_now=won_now)
