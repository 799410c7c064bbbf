"""The world on the tablet."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.rise_and_fall import spots
from companion.games.rise_and_fall.events.people import standing
from companion.games.rise_and_fall.state import Space, State


@dataclass(frozen=True, slots=True)
class TileLaid(Event[State]):
    """A terrain tile covers these spaces (`q,r`)."""

    terrain: str
    spaces: tuple[str, ...]

    def apply(self, state: State) -> State:
        world = dict(state.world)
        for place in self.spaces:
            below = world.get(place)
            levels = (*below.levels, self.terrain) if below else (self.terrain,)
            world[place] = Space(levels, below.pieces if below else ())
        tiles = (*state.tiles, (self.terrain, *self.spaces))
        reached = max(state.tiles_reached, len(tiles))
        return replace(state, world=world, tiles=tiles, tiles_reached=reached)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        del before
        piece, there = spots.tile(self.terrain, self.spaces), spots.ground(self.spaces)
        return (Act(Verb.LAY, piece, 1, spots.TILES, there),)


@dataclass(frozen=True, slots=True)
class TileTurned(Event[State]):
    """The tile laid last covers other spaces now."""

    spaces: tuple[str, ...]

    def apply(self, state: State) -> State:
        last = len(state.tiles) - 1
        terrain = state.tiles[last][0]
        return TileLaid(terrain, self.spaces).apply(TileLifted(last, room=True).apply(state))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        terrain, *lay = before.tiles[-1]
        here, there = spots.ground(lay), spots.ground(self.spaces)
        return () if here == there else (Act(Verb.MOVE, spots.tile(terrain, lay), 1, here, there),)


@dataclass(frozen=True, slots=True)
class TileLifted(Event[State]):
    """A tile was taken up again."""

    index: int
    room: bool = False
    """To make room: the same player goes on laying."""

    def apply(self, state: State) -> State:
        world = dict(state.world)
        for place in state.tiles[self.index][1:]:
            levels = world[place].levels[:-1]
            if levels:
                world[place] = Space(levels, world[place].pieces)
            else:
                del world[place]
        tiles = state.tiles[: self.index] + state.tiles[self.index + 1 :]
        reached = state.tiles_reached if self.room else len(tiles)
        return replace(state, world=world, tiles=tiles, tiles_reached=reached)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        terrain, *lay = before.tiles[self.index]
        return (Act(Verb.RETURN, spots.tile(terrain, lay), 1, spots.ground(lay), spots.TILES),)


@dataclass(frozen=True, slots=True)
class SeaPainted(Bookkeeping[State]):
    """Sea lies on these spaces (`q,r`), of whatever tiles; or it does not after all."""

    spaces: tuple[str, ...]
    there: bool = True

    def apply(self, state: State) -> State:
        if self.there:
            more = dict.fromkeys(self.spaces, Space(("sea",)))
            return replace(state, world={**state.world, **more})
        world = {at: space for at, space in state.world.items() if at not in self.spaces}
        return replace(state, world=world)


@dataclass(frozen=True, slots=True)
class PiecePut(Event[State]):
    """A piece is seen to stand on a space of the tablet's world, or not to stand there."""

    space: str
    seat: str
    kind: str
    there: bool = True

    def apply(self, state: State) -> State:
        return standing(state, self.space, f"{self.seat} {self.kind}", there=self.there)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        piece, more = f"{self.seat} {self.kind}", 1 if self.there else -1
        here = before.world[self.space].pieces.count(piece)
        known = sum(space.pieces.count(piece) for space in before.world.values())
        rest = before.player(self.seat).in_world(self.kind) - known
        return (
            Seen(spots.hexagon(self.space), self.kind, here + more, self.seat),
            Seen(spots.WORLD, self.kind, rest - more, self.seat),
        )
