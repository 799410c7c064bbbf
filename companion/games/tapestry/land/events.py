"""What happens on the map, and to the tiles and outposts that come to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.act import Act, Seen, Verb
from companion.core.changed import changed
from companion.core.event import Bookkeeping, Event
from companion.games.tapestry import places
from companion.games.tapestry.change import (
    hex_with,
    player_with,
    put_on_discard,
    taken_from,
    without,
)
from companion.games.tapestry.player import Aside
from companion.games.tapestry.state import OUTPOST, MapToken, State


@dataclass(frozen=True, slots=True)
class TileLaid(Bookkeeping[State]):
    """A territory tile lies on an empty hex."""

    place: str
    tile: int
    rotation: int = 0

    def apply(self, state: State) -> State:
        here = state.map[self.place]
        if here.explored:
            raise AssertionError(f"{self.place} already has a tile")
        laid = hex_with(state, self.place, changed(here, tile=self.tile, rotation=self.rotation))
        return taken_from(laid, "territory", str(self.tile))


@dataclass(frozen=True, slots=True)
class TileBrought(Event[State]):
    """A territory tile of a player's supply lies on an empty hex, turned by so many sixths."""

    player: str
    tile: int
    place: str
    rotation: int = 0

    def apply(self, state: State) -> State:
        spent = TerritoryTileSpent(self.player, self.tile, laid=True).apply(state)
        return TileLaid(self.place, self.tile, self.rotation).apply(spent)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        piece, face = places.card("territory", self.tile), places.turned(self.rotation)
        ends = places.of(self.player, "tiles"), places.hex_place(self.place)
        return (Act(Verb.LAY, piece, 1, *ends, face=face),)


@dataclass(frozen=True, slots=True)
class BotTileLaid(Event[State]):
    """A territory tile came from the supply onto an empty hex; -1 when nobody named it."""

    place: str
    tile: int
    rotation: int = 0

    def apply(self, state: State) -> State:
        taken = taken_from(state, "territory", str(self.tile))
        return TileLaid(self.place, self.tile, self.rotation).apply(taken)

    def acts(self, before: State) -> tuple[Act, ...]:
        del before
        tile = places.named(places.TERRITORY_TILE, self.tile)
        ends = places.deck_of("territory"), places.hex_place(self.place)
        return (Act(Verb.LAY, tile, 1, *ends, face=places.turned(self.rotation)),)


@dataclass(frozen=True, slots=True)
class TileLaidOnMat(Event[State]):
    """A territory tile of a player's supply lies on a hex of a civilization's mat."""

    player: str
    tile: int
    civilization: str
    hexagon: str
    rotation: int = 0

    def apply(self, state: State) -> State:
        spent = TerritoryTileSpent(self.player, self.tile, laid=True).apply(state)
        laid = Aside(self._piece(), self._place(), places.turned(self.rotation))
        aside = (*spent.players[self.player].aside, laid)
        return player_with(spent, self.player, aside=aside)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, face = places.of(self.player, "tiles"), places.turned(self.rotation)
        return (Act(Verb.LAY, self._piece(), 1, source, self._place(), face=face),)

    def _piece(self) -> str:
        return places.card("territory", self.tile)

    def _place(self) -> str:
        return places.mat_place(self.player, self.civilization, self.hexagon)


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
        placed = hex_with(state, self.place, changed(here, tokens=(*here.tokens, token)))
        if self.kind != OUTPOST or self.owner not in state.players:
            return placed
        left = state.players[self.owner].outposts - 1
        if left < 0:
            raise AssertionError(f"{self.owner} has no outpost left")
        return player_with(placed, self.owner, outposts=left)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Out of the supply; a piece of the capital from where it waits."""
        piece, target = places.on_map(self.kind), places.hex_place(self.place)
        source = self._source(before, piece)
        owner, face = places.owned(piece, self.owner), places.stands(self.toppled)
        return (Act(Verb.LAY, piece, 1, source, target, owner, face),)

    def _source(self, before: State, piece: str) -> str:
        if piece == places.TOKEN or self.owner not in before.players:
            return places.SUPPLY
        what = "outposts" if self.kind == OUTPOST else "waiting"
        return places.of(self.owner, what)


@dataclass(frozen=True, slots=True)
class PiecePutOnMap(Event[State]):
    """A building or landmark that waited beside the capital stands on a territory."""

    player: str
    piece: str
    place: str

    def apply(self, state: State) -> State:
        waiting = without(state.players[self.player].waiting, self.piece)
        return self._placed().apply(player_with(state, self.player, waiting=waiting))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return self._placed().acts(before)

    def _placed(self) -> TokenPlaced:
        return TokenPlaced(self.place, self.player, kind=self.piece)


@dataclass(frozen=True, slots=True)
class TokenToppled(Event[State]):
    """A token of an owner lies on its side."""

    place: str
    owner: str

    def apply(self, state: State) -> State:
        return _turned(state, self.place, self.owner, toppled=True)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return _turn(before, self.place, self.owner, toppled=True)


@dataclass(frozen=True, slots=True)
class TokenStoodUp(Event[State]):
    """A toppled token of an owner stands again."""

    place: str
    owner: str

    def apply(self, state: State) -> State:
        return _turned(state, self.place, self.owner, toppled=False)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return _turn(before, self.place, self.owner, toppled=False)


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
        lifted = hex_with(state, self.place, changed(here, tokens=kept))
        if self.kind != OUTPOST or self.owner not in state.players:
            return lifted
        back = state.players[self.owner].outposts + 1
        return player_with(lifted, self.owner, outposts=back)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        piece, source = places.on_map(self.kind), places.hex_place(self.place)
        person = self.kind == OUTPOST and self.owner in before.players
        target = places.of(self.owner, "outposts") if person else places.SUPPLY
        return (Act(Verb.RETURN, piece, 1, source, target, self.owner),)


@dataclass(frozen=True, slots=True)
class TokenCarried(Event[State]):
    """Something of an owner went from one territory to another."""

    start: str
    end: str
    owner: str
    kind: str

    def apply(self, state: State) -> State:
        lifted = TokenTakenOff(self.start, self.owner, self.kind).apply(state)
        return TokenPlaced(self.end, self.owner, kind=self.kind).apply(lifted)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        ends = places.hex_place(self.start), places.hex_place(self.end)
        piece, face = places.on_map(self.kind), places.STANDING
        return (Act(Verb.MOVE, piece, 1, *ends, self.owner, face),)


def _turned(state: State, place: str, owner: str, *, toppled: bool) -> State:
    """The first token of an owner that lies the other way is turned."""
    here = state.map[place]
    found = _first(here.tokens, lambda t: t.owner == owner and t.toppled is not toppled)
    tokens = tuple(
        changed(token, toppled=toppled) if at == found else token
        for at, token in enumerate(here.tokens)
    )
    return hex_with(state, place, changed(here, tokens=tokens))


def _turn(before: State, place: str, owner: str, *, toppled: bool) -> tuple[Act, ...]:
    """The same with the hands."""
    tokens = before.map[place].tokens
    token = tokens[_first(tokens, lambda t: t.owner == owner and t.toppled is not toppled)]
    piece, at = places.on_map(token.kind), places.hex_place(place)
    face = places.stands(toppled)
    return (Act(Verb.TURN, piece, 1, at, owner=places.owned(piece, owner), face=face),)


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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, target = places.deck_of("territory"), places.of(self.player, "tiles")
        return (Act(Verb.DRAW, places.card("territory", self.tile), 1, source, target),)


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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """What was laid on the map in games of before is told by nothing."""
        if self.laid:
            return ()
        source, target = places.of(self.player, "tiles"), places.discard_of("territory")
        return (Act(Verb.DISCARD, places.card("territory", self.tile), 1, source, target),)


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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        ends = places.of(self.player, "tiles"), places.of(self.to, "tiles")
        return (Act(Verb.GIVE, places.card("territory", self.tile), 1, *ends),)


@dataclass(frozen=True, slots=True)
class SpaceTileGained(Event[State]):
    """A space tile came from the supply."""

    player: str
    tile: int

    def apply(self, state: State) -> State:
        tiles = (*state.players[self.player].space_tiles, self.tile)
        gone = taken_from(state, "space", str(self.tile))
        return player_with(gone, self.player, space_tiles=tiles)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, target = places.deck_of("space"), places.of(self.player, "space_tiles")
        return (Act(Verb.DRAW, places.card("space", self.tile), 1, source, target),)


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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        ends = places.of(self.player, "space_tiles"), places.of(self.player, "explored_space")
        return (Act(Verb.LAY, places.card("space", self.tile), 1, *ends),)


@dataclass(frozen=True, slots=True)
class SpaceTileDiscarded(Event[State]):
    """A space tile left a player's mat for good."""

    player: str
    tile: int

    def apply(self, state: State) -> State:
        left = without(state.players[self.player].explored_space, self.tile)
        gone = player_with(state, self.player, explored_space=left)
        return put_on_discard(gone, "space", str(self.tile))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        source, target = places.of(self.player, "explored_space"), places.discard_of("space")
        return (Act(Verb.DISCARD, places.card("space", self.tile), 1, source, target),)
