"""What happens to the capital: buildings, landmarks, districts."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.tapestry.change import player_with, put, without
from companion.games.tapestry.player import BUILDINGS_EACH, Cell, Placed
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class LandmarkTaken(Event[State]):
    """A landmark has an owner; "out" when it left the game."""

    owner: str
    landmark: str
    track: str = ""
    space: int = 0
    """The space of the track it belongs to, if any: it is claimed now."""

    def apply(self, state: State) -> State:
        if self.landmark in state.landmarks:
            raise AssertionError(f"{self.landmark} is already taken")
        taken = replace(state, landmarks=put(state.landmarks, self.landmark, self.owner))
        if not self.track:
            return taken
        spaces = tuple(sorted({*state.claimed.get(self.track, ()), self.space}))
        return replace(taken, claimed=put(state.claimed, self.track, spaces))


@dataclass(frozen=True, slots=True)
class BuildingGained(Event[State]):
    """The leftmost building of an income track left the mat; it waits to be placed."""

    player: str
    building: str

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        count = me.buildings[self.building] + 1
        if count > BUILDINGS_EACH:
            raise AssertionError(f"no {self.building} left on the mat")
        return player_with(
            state,
            self.player,
            buildings=put(me.buildings, self.building, count),
            waiting=(*me.waiting, self.building),
        )


@dataclass(frozen=True, slots=True)
class BuildingsSlid(Event[State]):
    """Buildings of an income track moved along it: these spaces are covered now."""

    player: str
    building: str
    covered: tuple[int, ...]

    def apply(self, state: State) -> State:
        slid = put(state.players[self.player].slid, self.building, self.covered)
        return player_with(state, self.player, slid=slid)


@dataclass(frozen=True, slots=True)
class PieceWaits(Event[State]):
    """A landmark is beside the capital, to be placed."""

    player: str
    piece: str

    def apply(self, state: State) -> State:
        waiting = (*state.players[self.player].waiting, self.piece)
        return player_with(state, self.player, waiting=waiting)


@dataclass(frozen=True, slots=True)
class PiecePlaced(Event[State]):
    """A building or landmark stands in the capital, or beside it when it covers nothing."""

    player: str
    piece: str
    cells: tuple[Cell, ...] = ()

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        city = replace(me.capital, placed=(*me.capital.placed, Placed(self.piece, self.cells)))
        return player_with(
            state, self.player, capital=city, waiting=without(me.waiting, self.piece)
        )


@dataclass(frozen=True, slots=True)
class PiecePutElsewhere(Event[State]):
    """A building or landmark went to a card or a mat instead of the capital."""

    player: str
    piece: str
    place: str
    """"tech:<card>", "civilization:<id>", "tapestry:<card>", "map:<hex>"."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        techs = tuple(
            replace(tech, landmark=self.piece) if self.place == f"tech:{tech.card}" else tech
            for tech in me.techs
        )
        return player_with(state, self.player, techs=techs, waiting=without(me.waiting, self.piece))


@dataclass(frozen=True, slots=True)
class DistrictCompleted(Event[State]):
    """A district is full and has paid."""

    player: str
    district: str

    def apply(self, state: State) -> State:
        city = state.players[self.player].capital
        if self.district in city.districts:
            raise AssertionError(f"district {self.district} already paid")
        done = replace(city, districts=(*city.districts, self.district))
        return player_with(state, self.player, capital=done)


@dataclass(frozen=True, slots=True)
class LinesCounted(Event[State]):
    """How many rows and columns of a capital that is not drawn are complete."""

    player: str
    rows: int
    columns: int

    def apply(self, state: State) -> State:
        city = state.players[self.player].capital
        counted = replace(city, rows_counted=self.rows, columns_counted=self.columns)
        return player_with(state, self.player, capital=counted)


@dataclass(frozen=True, slots=True)
class FootprintTold(Event[State]):
    """The owner said which plots a landmark covers."""

    player: str
    landmark: str
    rows: tuple[str, ...]

    def apply(self, state: State) -> State:
        capital = state.players[self.player].capital
        shapes = put(capital.shapes, self.landmark, self.rows)
        return player_with(state, self.player, capital=replace(capital, shapes=shapes))


EVENTS = (
    LandmarkTaken,
    BuildingGained,
    BuildingsSlid,
    PieceWaits,
    PiecePlaced,
    PiecePutElsewhere,
    DistrictCompleted,
    LinesCounted,
    FootprintTold,
)
