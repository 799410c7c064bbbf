"""The steps of an income turn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import DOWN, Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.tapestry import places
from companion.games.tapestry.change import player_with, taken_from, unnamed, without
from companion.games.tapestry.player import UNKNOWN_TILE, Reserved, Tech
from companion.games.tapestry.state import State

DECKS = {
    "tapestry": "tapestry",
    "territory_tile": "territory",
    "space_tile": "space",
    "tech_card": "tech",
}
"""What may lie in reserve -> the deck that it is drawn from."""
OWN = {"tapestry": "hand", "territory_tile": "tiles", "space_tile": "space_tiles"}
"""Where somebody has such things, and where they go out of the reserve."""
FROM_DECK, FROM_OWN, FROM_OFFER = "deck", "own", "offer"


@dataclass(frozen=True, slots=True)
class ItemReserved(Bookkeeping[State]):
    """Something was laid aside for the fifth income turn."""

    player: str
    kind: str
    item: str = ""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        aside = (*me.reserve, Reserved(self.kind, self.item))
        return player_with(state, self.player, reserve=aside)


@dataclass(frozen=True, slots=True)
class CardReserved(Event[State]):
    """A card or tile lies face up in reserve for the fifth income turn."""

    player: str
    kind: str
    item: str
    """Which one; unknown where nobody named it."""
    source: str
    """deck, own (out of the hand, the supply) or offer."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        aside = (*me.reserve, Reserved(self.kind, self.item))
        if self.source == FROM_OWN:
            kept = without(getattr(me, OWN[self.kind]), as_held(self.kind, self.item))
            return player_with(state, self.player, reserve=aside, **{OWN[self.kind]: kept})
        gone = taken_from(state, DECKS[self.kind], self.item)
        if self.source == FROM_OFFER:
            gone = replace(gone, tech_offer=without(gone.tech_offer, self.item))
        return player_with(gone, self.player, reserve=aside)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Out of what somebody has, off the offer, or from the deck."""
        deck, target = DECKS[self.kind], places.of(self.player, "reserve")
        piece = places.card(deck, self.item)
        if self.source == FROM_OWN:
            source = places.of(self.player, OWN[self.kind])
            return (Act(Verb.LAY, piece, 1, source, target),)
        if self.source == FROM_OFFER:
            return (Act(Verb.TAKE, piece, 1, places.offer_of(deck), target),)
        return (Act(Verb.DRAW, piece, 1, places.deck_of(deck), target),)


@dataclass(frozen=True, slots=True)
class ReservedGained(Event[State]):
    """The first card or tile in reserve is its owner's: in hand, in the supply, in a row."""

    player: str
    card: str = ""
    """Which technology it is now, unnamed ones too."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        first, *rest = me.reserve
        if first.kind in OWN:
            held = getattr(me, OWN[first.kind])
            mine = {OWN[first.kind]: (*held, as_held(first.kind, first.item))}
        else:
            mine = {"techs": (*me.techs, Tech(self.card))}
        return player_with(state, self.player, reserve=tuple(rest), **mine)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        first = before.players[self.player].reserve[0]
        piece = places.card(DECKS[first.kind], first.item)
        own = OWN.get(first.kind)
        target = places.of(self.player, own) if own else places.tech_row(self.player, 0)
        face = DOWN if first.kind == "tapestry" else ""
        return (Act(Verb.TAKE, piece, 1, places.of(self.player, "reserve"), target, face=face),)


def as_held(kind: str, item: str) -> str | int:
    """As its owner keeps it: tiles by their numbers."""
    if kind in ("territory_tile", "space_tile"):
        return UNKNOWN_TILE if unnamed(item) else int(item)
    return item


@dataclass(frozen=True, slots=True)
class ReserveUsed(Bookkeeping[State]):
    """The first item in reserve came into play."""

    player: str

    def apply(self, state: State) -> State:
        rest = state.players[self.player].reserve[1:]
        return player_with(state, self.player, reserve=rest)


@dataclass(frozen=True, slots=True)
class IncomeTurnBegun(Bookkeeping[State]):
    """A player enters a new era."""

    player: str

    def apply(self, state: State) -> State:
        turns = state.players[self.player].income_turns + 1
        return player_with(state, self.player, income_turns=turns)


@dataclass(frozen=True, slots=True)
class LossesTaken(Bookkeeping[State]):
    """What a rebalancing takes after the first income turn is paid."""

    player: str

    def apply(self, state: State) -> State:
        return player_with(state, self.player, losses=())
