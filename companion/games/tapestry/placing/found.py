"""What lies on the table and was not named: told, as Loom deals from the rest from here on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.core.changed import changed
from companion.core.event import Counted
from companion.games.tapestry.change import player_with, taken_from, unnamed
from companion.games.tapestry.correcting.facts.hex import Hex
from companion.games.tapestry.correcting.naming import MasterpieceNamed
from companion.games.tapestry.correcting.seen import SeenOnTable
from companion.games.tapestry.state import State

DECKS = {
    "hand": "tapestry",
    "submerged": "tapestry",
    "tiles": "territory",
    "space_tiles": "space",
    "explored_space": "space",
    "techs": "tech",
    "masterpieces": "masterpiece",
}
"""What somebody has, and the deck it comes from."""
OFFERS = {"tech": "tech_offer", "masterpiece": "masterpiece_offer"}
"""deck -> what of it lies face up."""


@dataclass(frozen=True, slots=True)
class Found(SeenOnTable, Counted[State]):
    """The unnamed things of somebody are these, in order; some may be unnamed still."""

    player: str
    what: str
    names: tuple[str, ...]

    def apply(self, state: State) -> State:
        named = tuple(one for one in self.names if not unnamed(one))
        if self.what == "masterpieces":
            for card, name in zip(unnamed_of(state, self.player, self.what), named, strict=False):
                state = MasterpieceNamed(self.player, card, name).apply(state)
            return state
        state = player_with(state, self.player, **{self.what: self._with_names(state)})
        return _taken(state, DECKS[self.what], named)

    def _with_names(self, state: State) -> tuple[Any, ...]:
        """The same things, those without a name called what they were told to be."""
        names = iter(self.names)
        things = getattr(state.players[self.player], self.what)
        return tuple(
            _called(one, next(names, "")) if unnamed(_name(one)) else one for one in things
        )


@dataclass(frozen=True, slots=True)
class MapTileFound(SeenOnTable, Counted[State]):
    """A tile of the map that nobody named is this one, and lies so."""

    place: str
    tile: int
    rotation: int

    def apply(self, state: State) -> State:
        here = Hex.now(state, self.place)
        return changed(here, tile=self.tile, rotation=self.rotation).put(state)


@dataclass(frozen=True, slots=True)
class FoundFaceUp(SeenOnTable, Counted[State]):
    """These lie face up beside the deck, besides what is known to lie there."""

    deck: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        offer = OFFERS[self.deck]
        lying = changed(state, **{offer: (*getattr(state, offer), *self.cards)})
        return _taken(lying, self.deck, self.cards)


def unnamed_of(state: State, player: str, what: str) -> tuple[str, ...]:
    """The things of a kind that somebody has and nobody named."""
    return tuple(filter(unnamed, map(_name, getattr(state.players[player], what))))


def held_of(deck: str) -> Iterator[str]:
    """Where somebody may have things of a deck."""
    return (what for what, of in DECKS.items() if of == deck)


def _taken(state: State, deck: str, cards: tuple[str, ...]) -> State:
    for card in cards:
        state = taken_from(state, deck, card)
    return state


def _name(thing: Any) -> str:
    """A technology lies in a row; everything else is its own name."""
    return str(getattr(thing, "card", thing))


def _called(thing: Any, name: str) -> Any:
    if not name or unnamed(name):
        return thing
    if isinstance(thing, str):
        return name
    return int(name) if isinstance(thing, int) else changed(thing, card=name)
