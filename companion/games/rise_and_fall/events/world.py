"""The world on the tablet."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
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


@dataclass(frozen=True, slots=True)
class TileLifted(Event[State]):
    """A tile was taken up again."""

    index: int
    #: To make room: the same player goes on laying.
    room: bool = False

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


@dataclass(frozen=True, slots=True)
class SeaPainted(Event[State]):
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
    """A piece stands on a space of the tablet's world, or no longer does."""

    space: str
    seat: str
    kind: str
    there: bool = True

    def apply(self, state: State) -> State:
        space, piece = state.world[self.space], f"{self.seat} {self.kind}"
        if self.there:
            pieces = (*space.pieces, piece)
        else:
            at = space.pieces.index(piece)
            pieces = space.pieces[:at] + space.pieces[at + 1 :]
        return replace(state, world={**state.world, self.space: replace(space, pieces=pieces)})
