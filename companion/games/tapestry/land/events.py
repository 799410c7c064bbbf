"""What happens on the map, and to the tiles and outposts that come to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.tapestry.change import (
    hex_with,
    player_with,
    put_on_discard,
    taken_from,
    without,
)
from companion.games.tapestry.state import OUTPOST, MapToken, State


@dataclass(frozen=True, slots=True)
class TileLaid(Event[State]):
    """A territory tile lies on an empty hex."""

    place: str
    tile: int
    rotation: int = 0

    def apply(self, state: State) -> State:
        here = state.map[self.place]
        if here.explored:
            raise AssertionError(f"{self.place} already has a tile")
        laid = hex_with(state, self.place, replace(here, tile=self.tile, rotation=self.rotation))
        return taken_from(laid, "territory", str(self.tile))


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event[State]):
    """Something of an owner stands on a territory; a person's outpost comes from the supply."""

    place: str
    owner: str
    toppled: bool = False
    kind: str = OUTPOST

    def apply(self, state: State) -> State:
        here = state.map[self.place]
        token = MapToken(self.owner, self.toppled, self.kind)
        placed = hex_with(state, self.place, replace(here, tokens=(*here.tokens, token)))
        if self.kind != OUTPOST or self.owner not in state.players:
            return placed
        left = state.players[self.owner].outposts - 1
        if left < 0:
            raise AssertionError(f"{self.owner} has no outpost left")
        return player_with(placed, self.owner, outposts=left)


@dataclass(frozen=True, slots=True)
class TokenToppled(Event[State]):
    """A token of an owner lies on its side."""

    place: str
    owner: str

    def apply(self, state: State) -> State:
        return _turned(state, self.place, self.owner, toppled=True)


@dataclass(frozen=True, slots=True)
class TokenStoodUp(Event[State]):
    """A toppled token of an owner stands again."""

    place: str
    owner: str

    def apply(self, state: State) -> State:
        return _turned(state, self.place, self.owner, toppled=False)


@dataclass(frozen=True, slots=True)
class TokenTakenOff(Event[State]):
    """A token left the map; a person's outpost is back in the supply."""

    place: str
    owner: str
    kind: str = OUTPOST

    def apply(self, state: State) -> State:
        here = state.map[self.place]
        gone = _first(here.tokens, lambda t: t.owner == self.owner and t.kind == self.kind)
        kept = tuple(token for at, token in enumerate(here.tokens) if at != gone)
        lifted = hex_with(state, self.place, replace(here, tokens=kept))
        if self.kind != OUTPOST or self.owner not in state.players:
            return lifted
        back = state.players[self.owner].outposts + 1
        return player_with(lifted, self.owner, outposts=back)


def _turned(state: State, place: str, owner: str, *, toppled: bool) -> State:
    """The first token of an owner that lies the other way is turned."""
    here = state.map[place]
    found = _first(here.tokens, lambda t: t.owner == owner and t.toppled is not toppled)
    tokens = tuple(
        replace(token, toppled=toppled) if at == found else token
        for at, token in enumerate(here.tokens)
    )
    return hex_with(state, place, replace(here, tokens=tokens))


def _first(tokens: tuple[MapToken, ...], fits: Callable[[MapToken], bool]) -> int:
    """Where the first such token lies."""
    for at, token in enumerate(tokens):
        if fits(token):
            return at
    raise AssertionError("no such token on this territory")


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


EVENTS = (
    TileLaid,
    TokenPlaced,
    TokenToppled,
    TokenStoodUp,
    TokenTakenOff,
    TerritoryTileGained,
    TerritoryTileSpent,
    TerritoryTileGiven,
    SpaceTileGained,
    SpaceTileExplored,
    SpaceTileDiscarded,
    OutpostsMoved,
)
