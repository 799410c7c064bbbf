"""What happens to the capital: buildings, landmarks, districts."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.act import Act, Seen, Verb
from companion.core.changed import changed
from companion.core.event import Bookkeeping, Event
from companion.games.tapestry import places
from companion.games.tapestry.change import player_with, put, without
from companion.games.tapestry.dealt import landmark_cards
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.player import BUILDINGS_EACH, Aside, Cell, CityToken, Placed
from companion.games.tapestry.state import OUT, State


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
        taken = changed(state, landmarks=put(state.landmarks, self.landmark, self.owner))
        if not self.track:
            return taken
        spaces = tuple(sorted({*state.claimed.get(self.track, ()), self.space}))
        return changed(taken, claimed=put(state.claimed, self.track, spaces))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """A person's waits beside the capital, the Automa's lies on its mat."""
        what = "landmarks" if self.owner == AUTOMA else "waiting"
        target = places.OUT_OF_GAME if self.owner == OUT else places.of(self.owner, what)
        return (Act(Verb.TAKE, places.figure(self.landmark), 1, places.LANDMARKS, target),)


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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """The leftmost one that stands on its income track."""
        space = before.players[self.player].covered(self.building)[0]
        source = places.income_place(self.player, self.building, space)
        target = places.of(self.player, "waiting")
        return (Act(Verb.TAKE, self.building, 1, source, target, self.player),)


@dataclass(frozen=True, slots=True)
class BuildingsSlid(Event[State]):
    """Buildings of an income track moved along it: these spaces are covered now."""

    player: str
    building: str
    covered: tuple[int, ...]

    def apply(self, state: State) -> State:
        slid = put(state.players[self.player].slid, self.building, self.covered)
        return player_with(state, self.player, slid=slid)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Each goes where none stands, the foremost first."""
        was = before.players[self.player].covered(self.building)
        gone = sorted(set(was) - set(self.covered))
        come = sorted(set(self.covered) - set(was))
        return tuple(self._slide(*ends) for ends in zip(gone, come, strict=True))

    def _slide(self, start: int, end: int) -> Act:
        source, target = (
            places.income_place(self.player, self.building, at) for at in (start, end)
        )
        return Act(Verb.MOVE, self.building, 1, source, target, self.player)


@dataclass(frozen=True, slots=True)
class LandmarkCardDrawn(Event[State]):
    """A landmark card more came to a player."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        more = (*state.players[self.player].more_landmark_cards, self.card)
        return player_with(state, self.player, more_landmark_cards=more)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        deck, mine = places.deck_of("landmark_card"), places.of(self.player, "landmark_card")
        source = landmark_cards(before).get(self.card, deck)
        return (Act(Verb.DRAW, places.named(places.LANDMARK_CARD, self.card), 1, source, mine),)


@dataclass(frozen=True, slots=True)
class OverhangForbidden(Bookkeeping[State]):
    """The mat of a player's capital lets nothing stick out of its grid."""

    player: str

    def apply(self, state: State) -> State:
        city = changed(state.players[self.player].capital, overhang=False)
        return player_with(state, self.player, capital=city)


@dataclass(frozen=True, slots=True)
class PieceWaits(Event[State]):
    """A landmark is beside the capital, to be placed."""

    player: str
    piece: str

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        aside = without(me.aside, Aside(self.piece, self._reserve()))
        return player_with(state, self.player, waiting=(*me.waiting, self.piece), aside=aside)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Out of the reserve; a landmark waits there since it was taken."""
        reserve = self._reserve()
        if Aside(self.piece, reserve) not in before.players[self.player].aside:
            return ()
        target = places.of(self.player, "waiting")
        return (Act(Verb.TAKE, self.piece, 1, reserve, target, self.player),)

    def _reserve(self) -> str:
        return places.of(self.player, "reserve")


@dataclass(frozen=True, slots=True)
class PiecePlaced(Event[State]):
    """A building or landmark stands in the capital, or beside it when it covers nothing."""

    player: str
    piece: str
    cells: tuple[Cell, ...] = ()

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        city = changed(me.capital, placed=(*me.capital.placed, Placed(self.piece, self.cells)))
        return player_with(
            state, self.player, capital=city, waiting=without(me.waiting, self.piece)
        )

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        piece, source = places.figure(self.piece), places.of(self.player, "waiting")
        target = places.capital_place(self.player, self.cells)
        return (Act(Verb.LAY, piece, 1, source, target, places.owned(piece, self.player)),)


@dataclass(frozen=True, slots=True)
class CityTokenLaid(Event[State]):
    """Somebody's token stands in another's capital and fills a plot there."""

    owner: str
    player: str
    """Whose capital it is."""
    cell: Cell

    def apply(self, state: State) -> State:
        city = state.players[self.player].capital
        more = (*city.tokens, CityToken(self.owner, self.cell))
        return player_with(state, self.player, capital=changed(city, tokens=more))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        target = places.capital_place(self.player, (self.cell,))
        return (Act(Verb.LAY, places.TOKEN, 1, places.SUPPLY, target, self.owner),)


@dataclass(frozen=True, slots=True)
class PieceSetBeside(Event[State]):
    """A piece of a full capital made room for a token: it stands beside the capital."""

    player: str
    piece: str
    cells: tuple[Cell, ...]

    def apply(self, state: State) -> State:
        city = state.players[self.player].capital
        placed = without(city.placed, Placed(self.piece, self.cells))
        beside = changed(city, placed=(*placed, Placed(self.piece)))
        return player_with(state, self.player, capital=beside)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        piece, source = places.figure(self.piece), places.capital_place(self.player, self.cells)
        beside = places.capital_place(self.player)
        return (Act(Verb.MOVE, piece, 1, source, beside, places.owned(piece, self.player)),)


@dataclass(frozen=True, slots=True)
class BuildingsSwapped(Event[State]):
    """Two income buildings of a capital changed places."""

    player: str
    one: Cell
    other: Cell

    def apply(self, state: State) -> State:
        city = state.players[self.player].capital
        ends: dict[tuple[Cell, ...], tuple[Cell, ...]] = {
            (self.one,): (self.other,),
            (self.other,): (self.one,),
        }
        placed = tuple(Placed(it.piece, ends.get(it.cells, it.cells)) for it in city.placed)
        return player_with(state, self.player, capital=changed(city, placed=placed))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        there = {it.cells: it.piece for it in before.players[self.player].capital.placed}
        ways = ((self.one, self.other), (self.other, self.one))
        return tuple(self._moved(there[start,], start, end) for start, end in ways)

    def _moved(self, building: str, start: Cell, end: Cell) -> Act:
        source, target = (places.capital_place(self.player, (cell,)) for cell in (start, end))
        return Act(Verb.MOVE, building, 1, source, target, self.player)


@dataclass(frozen=True, slots=True)
class PiecePutElsewhere(Event[State]):
    """A building or landmark went to a card or a mat instead of the capital."""

    player: str
    piece: str
    place: str
    """"tech:<card>", "civilization:<id>", "tapestry:<card>"; in games of before "map:<hex>"."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        techs = tuple(
            changed(tech, landmark=self.piece) if self.place == f"tech:{tech.card}" else tech
            for tech in me.techs
        )
        kept = self.place.partition(":")[0] in ("tech", "map")
        aside = me.aside if kept else (*me.aside, Aside(self.piece, self.target()))
        waiting = without(me.waiting, self.piece)
        return player_with(state, self.player, techs=techs, waiting=waiting, aside=aside)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """What went to the map in games of before stands there with the next event."""
        if self.place.startswith("map:"):
            return ()
        piece, source = places.figure(self.piece), places.of(self.player, "waiting")
        owner = places.owned(piece, self.player)
        return (Act(Verb.LAY, piece, 1, source, self.target(), owner),)

    def target(self) -> str:
        """Where that is."""
        kind, _, which = self.place.partition(":")
        match kind:
            case "tech":
                return places.on_tech(self.player, which)
            case "tapestry":
                return places.on_tapestry(self.player, which)
            case "civilization":
                return places.mat_place(self.player, which, "pieces")
        return places.of(self.player, self.place)


@dataclass(frozen=True, slots=True)
class BuildingPutAside(Event[State]):
    """The leftmost building of an income track went straight to a mat or into reserve."""

    player: str
    building: str
    place: str
    """As of a piece that was put elsewhere."""

    def apply(self, state: State) -> State:
        return self._put().apply(BuildingGained(self.player, self.building).apply(state))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        space = before.players[self.player].covered(self.building)[0]
        source = places.income_place(self.player, self.building, space)
        return (Act(Verb.MOVE, self.building, 1, source, self._put().target(), self.player),)

    def _put(self) -> PiecePutElsewhere:
        return PiecePutElsewhere(self.player, self.building, self.place)


@dataclass(frozen=True, slots=True)
class DistrictCompleted(Bookkeeping[State]):
    """A district is full and has paid."""

    player: str
    district: str

    def apply(self, state: State) -> State:
        city = state.players[self.player].capital
        if self.district in city.districts:
            raise AssertionError(f"district {self.district} already paid")
        done = changed(city, districts=(*city.districts, self.district))
        return player_with(state, self.player, capital=done)


@dataclass(frozen=True, slots=True)
class LinesCounted(Bookkeeping[State]):
    """How many rows and columns of a capital that is not drawn are complete."""

    player: str
    rows: int
    columns: int

    def apply(self, state: State) -> State:
        city = state.players[self.player].capital
        counted = changed(
            city,
            rows_counted=self.rows,
            columns_counted=self.columns,
            counted_with=len(city.placed),
        )
        return player_with(state, self.player, capital=counted)


@dataclass(frozen=True, slots=True)
class FootprintTold(Bookkeeping[State]):
    """The owner said which plots a landmark covers."""

    player: str
    landmark: str
    rows: tuple[str, ...]

    def apply(self, state: State) -> State:
        capital = state.players[self.player].capital
        shapes = put(capital.shapes, self.landmark, self.rows)
        return player_with(state, self.player, capital=changed(capital, shapes=shapes))
