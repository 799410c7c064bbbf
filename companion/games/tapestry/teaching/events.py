"""What happens when a card is taught."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.changed import changed
from companion.core.event import Bookkeeping
from companion.games.tapestry.change import player_with, put
from companion.games.tapestry.content.teaching import Teaching
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class CardTaught(Bookkeeping[State]):
    """An owner says what a card says that no source has; for this game it stays so.

    One without a name here takes the place of one of those: in the player's hand, or in the deck.
    """

    taught: Teaching
    player: str = ""
    """Who holds it; nobody where it still lies in the deck."""

    def apply(self, state: State) -> State:
        card, was = self.taught.id, self.taught.card
        known = changed(state, taught=put(state.taught, card, self.taught))
        if card == was:
            return known
        hand = state.players[self.player].hand if self.player else ()
        if was in hand:
            return player_with(known, self.player, hand=_in_place(hand, was, card))
        pile = state.decks["tapestry"]
        if was in pile.cards:
            other = changed(pile, cards=_in_place(pile.cards, was, card))
        else:
            other = changed(pile, discard=_in_place(pile.discard, was, card))
        return changed(known, decks=put(state.decks, "tapestry", other))


def _in_place(cards: tuple[str, ...], was: str, card: str) -> tuple[str, ...]:
    if was not in cards:
        return cards
    at = cards.index(was)
    return (*cards[:at], card, *cards[at + 1 :])


EVENTS = (CardTaught,)
