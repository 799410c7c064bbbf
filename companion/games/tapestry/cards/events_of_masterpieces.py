"""What happens to masterpieces and inspiration tiles."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import Act, Seen, Verb
from companion.core.event import Event
from companion.games.tapestry import places
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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """From the offer, or the top of the deck."""
        offered = self.card in before.masterpiece_offer
        source = (places.offer_of if offered else places.deck_of)("masterpiece")
        piece, target = (
            places.card("masterpiece", self.card),
            places.of(self.player, "masterpieces"),
        )
        return (Act(Verb.TAKE if offered else Verb.DRAW, piece, 1, source, target),)


@dataclass(frozen=True, slots=True)
class MasterpieceOffered(Event[State]):
    """A masterpiece lies face up beside the deck."""

    card: str

    def apply(self, state: State) -> State:
        gone = taken_from(state, "masterpiece", self.card)
        return replace(gone, masterpiece_offer=(*gone.masterpiece_offer, self.card))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, target = places.deck_of("masterpiece"), places.offer_of("masterpiece")
        return (Act(Verb.DRAW, places.card("masterpiece", self.card), 1, source, target),)


@dataclass(frozen=True, slots=True)
class MasterpieceOfferDiscarded(Event[State]):
    """The face-up masterpieces went to the discard pile."""

    def apply(self, state: State) -> State:
        empty = replace(state, masterpiece_offer=())
        for card in state.masterpiece_offer:
            empty = put_on_discard(empty, "masterpiece", card)
        return empty

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, target = places.offer_of("masterpiece"), places.discard_of("masterpiece")
        cards = (places.card("masterpiece", card) for card in before.masterpiece_offer)
        return tuple(Act(Verb.DISCARD, card, 1, source, target) for card in cards)


@dataclass(frozen=True, slots=True)
class MasterpieceTurnedOver(Event[State]):
    """A single-use masterpiece was used."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        used = (*state.players[self.player].used_masterpieces, self.card)
        return player_with(state, self.player, used_masterpieces=used)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        piece, place = places.card("masterpiece", self.card), places.of(self.player, "masterpieces")
        return (Act(Verb.TURN, piece, 1, place, face=places.USED),)


@dataclass(frozen=True, slots=True)
class InspirationLaid(Event[State]):
    """An inspiration tile lies on its income track."""

    player: str
    building: str

    def apply(self, state: State) -> State:
        laid = (*state.players[self.player].inspirations, self.building)
        return player_with(state, self.player, inspirations=laid)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        target = places.inspiration_place(self.player, self.building)
        return (Act(Verb.LAY, places.INSPIRATION, 1, places.SUPPLY, target, self.player),)
