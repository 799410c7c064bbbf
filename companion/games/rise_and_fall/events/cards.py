"""Cards and trophies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.core.act import DOWN, Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.rise_and_fall import spots
from companion.games.rise_and_fall.state import Place, State


@dataclass(frozen=True, slots=True)
class CardMoved(Event[State]):
    """A civilization card went from one place to another."""

    seat: str
    card: str
    to: Place
    seen: bool = False
    """A correction: it lies there already."""

    def apply(self, state: State) -> State:
        cards = {**state.player(self.seat).cards, self.card: self.to}
        return state.with_player(self.seat, cards=cards)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        piece = spots.CARD + self.card
        at = before.player(self.seat).cards[self.card]
        if at is self.to:
            return ()
        here, there = spots.cards(self.seat, at), spots.cards(self.seat, self.to)
        if self.seen:
            return Seen(here, piece, 0, self.seat), Seen(there, piece, 1, self.seat)
        verb = Verb.TAKE if self.to is Place.HAND else Verb.LAY
        return (Act(verb, piece, 1, here, there, self.seat),)


@dataclass(frozen=True, slots=True)
class CardPlayed(Event[State]):
    """A player laid the card of the turn on the discard pile."""

    seat: str
    card: str

    def apply(self, state: State) -> State:
        state = replace(state, played={**state.played, self.seat: self.card})
        return CardMoved(self.seat, self.card, Place.DISCARD).apply(state)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return CardMoved(self.seat, self.card, Place.DISCARD).acts(before)


@dataclass(frozen=True, slots=True)
class DeclineChosen(Bookkeeping[State]):
    """A player has told which card goes into decline; it is revealed with all the others."""

    seat: str
    card: str

    def apply(self, state: State) -> State:
        chosen = (*state.given.get(self.seat, ()), self.card)
        owed = {**state.owed, self.seat: state.owed[self.seat] - 1}
        left = {seat: cards for seat, cards in owed.items() if cards}
        return replace(state, given={**state.given, self.seat: chosen}, owed=left)


@dataclass(frozen=True, slots=True)
class DeclineRevealed(Event[State]):
    """Everybody's cards lay face down in decline and were turned over together (316-320)."""

    cards: Mapping[str, tuple[str, ...]] = field(hash=False)

    def apply(self, state: State) -> State:
        for seat, given in self.cards.items():
            for card in given:
                state = CardMoved(seat, card, Place.DECLINE).apply(state)
        return replace(state, given={})

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        laid, turned = [], []
        for seat, given in self.cards.items():
            for card in given:
                here = spots.cards(seat, before.player(seat).cards[card])
                piece = spots.CARD + card
                laid.append(Act(Verb.LAY, piece, 1, here, spots.DECLINE, seat, DOWN))
                turned.append(Act(Verb.TURN, piece, 1, spots.DECLINE, owner=seat))
        return (*laid, *turned)


@dataclass(frozen=True, slots=True)
class CardBought(Bookkeeping[State]):
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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        del before
        piece = spots.TROPHY + self.kind
        return Seen(spots.trophies(self.seat), piece, 0), Seen(spots.BOARD, piece)


@dataclass(frozen=True, slots=True)
class TrophyWon(Event[State]):
    """A player was the first to place the last piece of a kind."""

    seat: str
    kind: str
    now: bool = True
    """False for a correction by hand, which brings no decline."""
    seen: bool = False
    """A correction: it lies there already."""

    def apply(self, state: State) -> State:
        trophies = (*state.player(self.seat).trophies, self.kind)
        won_now = (*state.won_now, self.kind) if self.now else state.won_now
        return replace(state.with_player(self.seat, trophies=trophies), won_now=won_now)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        del before
        piece, there = spots.TROPHY + self.kind, spots.trophies(self.seat)
        if self.seen or not self.now:
            return Seen(spots.BOARD, piece, 0), Seen(there, piece)
        return (Act(Verb.TAKE, piece, 1, spots.BOARD, there),)
