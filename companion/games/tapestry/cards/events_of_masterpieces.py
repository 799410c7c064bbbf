"""What happens to masterpieces and inspiration tiles."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.tapestry.change import player_with, put_on_discard, taken_from, without
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class MasterpieceGained(Event[State]):
    """A masterpiece lies on a player's Maker of Fire."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        offer = without(state.masterpiece_offer, self.card)
        gone = replace(taken_from(state, "masterpiece", self.card), masterpiece_offer=offer)
        mine = (*state.players[self.player].masterpieces, self.card)
        return player_with(gone, self.player, masterpieces=mine)


@dataclass(frozen=True, slots=True)
class MasterpieceOffered(Event[State]):
    """A masterpiece lies face up beside the deck."""

    card: str

    def apply(self, state: State) -> State:
        gone = taken_from(state, "masterpiece", self.card)
        return replace(gone, masterpiece_offer=(*gone.masterpiece_offer, self.card))


@dataclass(frozen=True, slots=True)
class MasterpieceOfferDiscarded(Event[State]):
    """The face-up masterpieces went to the discard pile."""

    def apply(self, state: State) -> State:
        empty = replace(state, masterpiece_offer=())
        for card in state.masterpiece_offer:
            empty = put_on_discard(empty, "masterpiece", card)
        return empty


@dataclass(frozen=True, slots=True)
class MasterpieceTurnedOver(Event[State]):
    """A single-use masterpiece was used."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        used = (*state.players[self.player].used_masterpieces, self.card)
        return player_with(state, self.player, used_masterpieces=used)


@dataclass(frozen=True, slots=True)
class InspirationLaid(Event[State]):
    """An inspiration tile lies on its income track."""

    player: str
    building: str

    def apply(self, state: State) -> State:
        laid = (*state.players[self.player].inspirations, self.building)
        return player_with(state, self.player, inspirations=laid)


EVENTS = (
    MasterpieceGained,
    MasterpieceOffered,
    MasterpieceOfferDiscarded,
    MasterpieceTurnedOver,
    InspirationLaid,
)
