"""Resources, tiles and points."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.tapestry.events.change import (
    player_with,
    put,
    put_on_discard,
    put_under,
    taken_from,
    without,
)
from companion.games.tapestry.player import RESOURCE_CAP, PointLine, Reserved
from companion.games.tapestry.state import Deck, State


@dataclass(frozen=True, slots=True)
class ResourceGained(Event[State]):
    """A resource marker went up; what is over 8 is lost."""

    player: str
    resource: str
    n: int = 1

    def apply(self, state: State) -> State:
        has = state.players[self.player].resources
        amount = min(RESOURCE_CAP, has[self.resource] + self.n)
        return player_with(state, self.player, resources=put(has, self.resource, amount))


@dataclass(frozen=True, slots=True)
class ResourcePaid(Event[State]):
    """A resource marker went down."""

    player: str
    resource: str
    n: int = 1

    def apply(self, state: State) -> State:
        has = state.players[self.player].resources
        left = has[self.resource] - self.n
        if left < 0:
            raise AssertionError(f"{self.player} pays {self.n} {self.resource}, has {left}")
        return player_with(state, self.player, resources=put(has, self.resource, left))


@dataclass(frozen=True, slots=True)
class PointsScored(Event[State]):
    """Points gained, or lost when negative."""

    player: str
    amount: int
    source: str
    """track, income, tapestry, tech, exploration, conquest, achievement, civilization, …"""
    detail: str = ""
    """The id of what gave them: "science.4", "farm.3", "calendar"."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        line = PointLine(self.source, state.turn_number, self.amount, self.detail, me.era)
        return player_with(state, self.player, points=(*me.points, line))


@dataclass(frozen=True, slots=True)
class TerritoryTileGained(Event[State]):
    """A territory tile came from the supply, face up; -1 when nobody named it."""

    player: str
    tile: int

    def apply(self, state: State) -> State:
        tiles = (*state.players[self.player].tiles, self.tile)
        gone = taken_from(state, "territory", str(self.tile))
        return player_with(gone, self.player, tiles=tiles)


@dataclass(frozen=True, slots=True)
class TerritoryTileSpent(Event[State]):
    """A territory tile left a player's supply for good."""

    player: str
    tile: int
    laid: bool = False
    """It lies on the map now."""

    def apply(self, state: State) -> State:
        left = without(state.players[self.player].tiles, self.tile)
        spent = player_with(state, self.player, tiles=left)
        return spent if self.laid else put_on_discard(spent, "territory", str(self.tile))


@dataclass(frozen=True, slots=True)
class TerritoryTileGiven(Event[State]):
    """A territory tile went from one supply to another."""

    player: str
    to: str
    tile: int

    def apply(self, state: State) -> State:
        left = without(state.players[self.player].tiles, self.tile)
        given = player_with(state, self.player, tiles=left)
        return player_with(given, self.to, tiles=(*given.players[self.to].tiles, self.tile))


@dataclass(frozen=True, slots=True)
class SpaceTileGained(Event[State]):
    """A space tile came from the supply."""

    player: str
    tile: int

    def apply(self, state: State) -> State:
        tiles = (*state.players[self.player].space_tiles, self.tile)
        gone = taken_from(state, "space", str(self.tile))
        return player_with(gone, self.player, space_tiles=tiles)


@dataclass(frozen=True, slots=True)
class SpaceTileExplored(Event[State]):
    """A space tile was laid beside the income mat."""

    player: str
    tile: int

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        return player_with(
            state,
            self.player,
            space_tiles=without(me.space_tiles, self.tile),
            explored_space=(*me.explored_space, self.tile),
        )


@dataclass(frozen=True, slots=True)
class SpaceTileDiscarded(Event[State]):
    """A space tile left a player's mat for good."""

    player: str
    tile: int

    def apply(self, state: State) -> State:
        left = without(state.players[self.player].explored_space, self.tile)
        gone = player_with(state, self.player, explored_space=left)
        return put_on_discard(gone, "space", str(self.tile))


@dataclass(frozen=True, slots=True)
class OutpostsMoved(Event[State]):
    """Outposts came from a mat to the supply, or went there when negative."""

    player: str
    n: int

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        return player_with(
            state, self.player, outposts=me.outposts + self.n, elsewhere=me.elsewhere - self.n
        )


@dataclass(frozen=True, slots=True)
class ItemReserved(Event[State]):
    """Something was laid aside for the fifth income turn."""

    player: str
    kind: str
    item: str = ""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        aside = (*me.reserve, Reserved(self.kind, self.item))
        return player_with(state, self.player, reserve=aside)


@dataclass(frozen=True, slots=True)
class ReserveUsed(Event[State]):
    """The first item in reserve came into play."""

    player: str

    def apply(self, state: State) -> State:
        rest = state.players[self.player].reserve[1:]
        return player_with(state, self.player, reserve=rest)


@dataclass(frozen=True, slots=True)
class PileShuffled(Event[State]):
    """A pile lies in a new order; its discards are in it again."""

    deck: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        return replace(state, decks=put(state.decks, self.deck, Deck(self.cards)))


@dataclass(frozen=True, slots=True)
class CardTurnedAway(Event[State]):
    """A card that was looked at and not kept lies on the discard pile."""

    deck: str
    card: str

    def apply(self, state: State) -> State:
        return put_on_discard(taken_from(state, self.deck, self.card), self.deck, self.card)


@dataclass(frozen=True, slots=True)
class CardPutAway(Event[State]):
    """A card is out of this game."""

    deck: str
    card: str

    def apply(self, state: State) -> State:
        return taken_from(state, self.deck, self.card)


@dataclass(frozen=True, slots=True)
class CardPutUnder(Event[State]):
    """A card or tile that was looked at and not kept lies under its pile."""

    deck: str
    card: str

    def apply(self, state: State) -> State:
        return put_under(taken_from(state, self.deck, self.card), self.deck, self.card)


@dataclass(frozen=True, slots=True)
class PileMixed(Event[State]):
    """What is left of a pile lies in a new order; its discards stay where they are."""

    deck: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        pile = state.decks.get(self.deck, Deck())
        return replace(state, decks=put(state.decks, self.deck, replace(pile, cards=self.cards)))
