"""Cards as the app knows them: a number, and what has been seen of their face."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from companion.games.imperium import catalogue

UNREST = "unrest"


class Pile(StrEnum):
    """Where a card of the C.I.V. can be."""

    DECK = "deck"
    DISCARD = "discard"
    HISTORY = "history"
    PLAY = "play"
    DYNASTY = "dynasty"
    QUESTS = "quests"
    ASIDE = "aside"
    """Set aside under the die."""
    RESOLVING = "resolving"
    """The card being resolved."""
    WAITING = "waiting"
    """Unrest that waits until the deck is shuffled."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the C.I.V.; nothing is known of one that lay face down from the start."""

    id: int
    shows: tuple[str, ...] = ()
    """Keys it is known to show, and known not to show."""
    lacks: tuple[str, ...] = ()
    at_card: str = ""
    """The @ card: accession, zenith or nadir."""
    name: str = ""
    """Which card it is, where its face was seen: `unrest`, or its id in the catalogue."""
    lot: int = 0
    """With which others it was shuffled when its face was seen last, where cards are named."""

    def may_show(self, key: str) -> bool | None:
        """Whether it shows a key; None if nobody has seen."""
        if self.name == UNREST:
            return key == UNREST
        if self.name:
            return key in catalogue.card(self.name).shows
        if key in self.shows:
            return True
        return False if key in self.lacks else None

    def hidden(self, lot: int = 0) -> Card:
        """The same card once it has been shuffled away."""
        return Card(self.id, at_card=self.at_card, lot=lot)


@dataclass(frozen=True, slots=True)
class Unseen:
    """A face of which nobody knows on which card it is, and the lots in which that may lie."""

    name: str
    """`unrest`, or its id in the catalogue; empty for a card that nobody named."""
    lots: frozenset[int]


def any_shows(cards: tuple[Card, ...], key: str) -> bool | None:
    """Whether one of the cards shows a key; None if only looking can tell."""
    seen = [card.may_show(key) for card in cards]
    if True in seen:
        return True
    return None if None in seen else False
