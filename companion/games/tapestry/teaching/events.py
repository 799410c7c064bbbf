"""What happens when a card is taught."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.act import Act, Seen
from companion.core.changed import changed
from companion.core.event import Bookkeeping, Counted
from companion.games.tapestry import places
from companion.games.tapestry.change import player_with, put
from companion.games.tapestry.content.teaching import Teaching
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class CardTaught(Counted[State]):
    """An owner says what a card says that no source has; for this game it stays so.

    One without a name here takes the place of one of those: in the player's hand, on an era's space
    of the mat, or in the deck.
    """

    taught: Teaching
    player: str = ""
    """Who has it; nobody where it still lies in the deck."""
    era: int = 0
    """Where it lies open on the mat; 0 where it is in the hand."""

    def apply(self, state: State) -> State:
        card, was = self.taught.id, self.taught.card
        known = changed(state, taught=put(state.taught, card, self.taught))
        if card == was:
            return known
        if self.era:
            mat, era = state.players[self.player].mat, str(self.era)
            pile = _in_place(mat[era], was, card)
            return player_with(known, self.player, mat=put(mat, era, pile))
        hand = state.players[self.player].hand if self.player else ()
        if was in hand:
            return player_with(known, self.player, hand=_in_place(hand, was, card))
        deck = state.decks["tapestry"]
        if was in deck.cards:
            other = changed(deck, cards=_in_place(deck.cards, was, card))
        else:
            other = changed(deck, discard=_in_place(deck.discard, was, card))
        return changed(known, decks=put(state.decks, "tapestry", other))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Nothing moves; what lies open is called by its name from here on."""
        after = self.apply(before)
        if self.era:
            place = places.era_place(self.player, self.era)
            pile = after.players[self.player].mat[str(self.era)]
        elif after.decks["tapestry"].discard != before.decks["tapestry"].discard:
            place, pile = places.discard_of("tapestry"), after.decks["tapestry"].discard
        else:
            return ()
        both = (self.taught.card, self.taught.id)
        return tuple(Seen(place, places.card("tapestry", one), pile.count(one)) for one in both)


@dataclass(frozen=True, slots=True)
class TeachingPutRight(Bookkeeping[State]):
    """A card of this game says something else from here on: it lies where it lay."""

    taught: Teaching

    def apply(self, state: State) -> State:
        return changed(state, taught=put(state.taught, self.taught.id, self.taught))


def _in_place(cards: tuple[str, ...], was: str, card: str) -> tuple[str, ...]:
    if was not in cards:
        return cards
    at = cards.index(was)
    return (*cards[:at], card, *cards[at + 1 :])
